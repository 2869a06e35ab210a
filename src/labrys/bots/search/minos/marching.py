"""Where warriors should go: every way from the reserves or a region to another is one course, judged by its end."""

from __future__ import annotations

from typing import Final

from labrys.bots.search.minos.acts import Acts
from labrys.bots.search.minos.raising import Found
from labrys.games.minos import codes

STEP: Final = 0.12
"""A shorter way is a little better than a longer one to the same gain."""
LONGEST: Final = 4
MOST: Final = 6


def marches(acts: Acts, steps: int, placing: bool, found: list[Found]) -> None:
    """The best ways for one warrior, each by what a step of it brings."""
    state, seat, players = acts.state, acts.seat, acts.state.players
    realm = acts.realm
    more, less = realm.more(), realm.less()
    far = acts.prices.lore.distances(players)
    steps = min(steps, LONGEST)
    ways: list[tuple[float, int, int, int]] = []
    can_place = placing and state.reserves[seat] > 0
    reserve = acts.reserve()
    for start in range(state.land.size):
        own_city = can_place and state.city[start] == seat
        own = state.warriors[start * players + seat]
        if not own_city and not own:
            continue
        row = far[start]
        for to in range(state.land.size):
            distance = row[to]
            if own_city and distance + 1 <= steps:
                gain = more[to] - reserve + 0.3
                ways.append((STEP - gain / (distance + 1), 1, start, to))
            if own and 0 < distance <= steps:
                gain = more[to] - less[start]
                if gain > 0.0:
                    ways.append((STEP - gain / distance, 0, start, to))
    ways.sort()
    for rate, placed, start, to in ways[:MOST]:
        course = [codes.PLACE | start] if placed else list[int]()
        at = start
        while at != to:
            for step in state.land.next[at]:
                if far[step][to] < far[at][to]:
                    course.append(codes.MOVE | at << 4 | step)
                    at = step
                    break
        found.append((-rate, tuple(course)))
