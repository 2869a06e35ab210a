"""Where warriors should go: every way from the reserves or a region to another is judged by its end."""

from __future__ import annotations

from functools import lru_cache

from labrys.bots.greedy.minos.regions import regions_worth
from labrys.bots.greedy.minos.ventures import Ventures
from labrys.games.minos import codes
from labrys.games.minos import decisions as d
from labrys.games.minos import effects as fx
from labrys.games.minos.state import NONE, State

EXPAND = 3
STEP = 0.12
"""A shorter way is a little better than a longer one to the same gain."""
LONGEST = 4


@lru_cache(maxsize=16)
def ways(borders: tuple[tuple[int, ...], ...]) -> tuple[tuple[tuple[int, int], ...], ...]:
    """From region to region: how many borders lie between, and the first region on the way."""
    found = []
    for start in range(len(borders)):
        row = [(0, start)] * len(borders)
        edge, steps, seen = [start], 0, {start}
        while edge:
            steps += 1
            onward = []
            for region in edge:
                for to in borders[region]:
                    if to not in seen:
                        seen.add(to)
                        row[to] = (steps, to if steps == 1 else row[region][1])
                        onward.append(to)
            edge = onward
        found.append(tuple(row))
    return tuple(found)


def budget(state: State, seat: int, due: d.Decision) -> tuple[int, bool]:
    """How many steps can be made now, and whether a warrior may come from the reserves."""
    if due[0] == d.TURN:
        return (state.points, True) if state.kind in (EXPAND, NONE) else (0, False)
    if due[0] == d.MOVE:
        return due[1], False
    if due[0] == d.WILD:
        return (due[1], True) if due[2] in (0, EXPAND + 1) else (0, False)
    if due[0] == d.PLACE:
        below = state.agenda[seat][-2:-1]
        more = 0
        if below and below[0][0] == d.ITEMS:
            effect = state.kit.effects[below[0][1]]
            assert isinstance(effect, fx.Gain)
            more = sum(item.amount for item in effect.items[below[0][2] :] if item.gain == fx.MOVE)
        elif below and below[0][0] == d.TURN and state.kind == EXPAND:
            more = state.points
        return 1 + more, True
    return 0, False


def best_steps(state: State, prices: Ventures, allowed: list[int]) -> list[tuple[float, int]]:
    """For each first step that is allowed: the most that a way beginning with it betters the map, for each step."""
    seat = prices.seat
    steps, placing = budget(state, seat, state.agenda[seat][-1])
    if not steps:
        return []
    before = regions_worth(state, prices)
    open_steps = set(allowed)
    best: dict[int, float] = {}
    players, warriors, reserves = state.players, state.warriors, state.reserves
    routes = ways(state.land.next)
    if placing:
        reserves[seat] -= 1
        for region, owner in enumerate(state.city):
            code = codes.PLACE | region
            if owner == seat and code in open_steps:
                _judge(state, prices, routes[region], region, min(steps, LONGEST), before, best, code)
        reserves[seat] += 1
    for region in range(state.land.size):
        at = region * players + seat
        if warriors[at] and codes.MOVE | region << 4 | state.land.next[region][0] in open_steps:
            warriors[at] -= 1
            _judge(state, prices, routes[region], region, min(steps, LONGEST), before, best, None)
            warriors[at] += 1
    return [(gain, code) for code, gain in best.items()]


def _judge(
    state: State,
    prices: Ventures,
    row: tuple[tuple[int, int], ...],
    start: int,
    steps: int,
    before: float,
    best: dict[int, float],
    placing: int | None,
) -> None:
    """All ends of the ways of one warrior that has been taken up; a way from the reserves takes one step more."""
    players, seat, warriors = state.players, prices.seat, state.warriors
    for to, (far, first) in enumerate(row):
        taken = far + (placing is not None)
        if taken > steps or (not far and (placing is None or to != start)):
            continue
        warriors[to * players + seat] += 1
        gain = regions_worth(state, prices) - before
        warriors[to * players + seat] -= 1
        rate = (gain - STEP * taken) / taken
        code = placing if placing is not None else codes.MOVE | start << 4 | first
        if rate > best.get(code, -9.0):
            best[code] = rate
