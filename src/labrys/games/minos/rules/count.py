"""M12.1, M13: what is counted and what conditions ask: presence, dominance, structures, tracks, cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from labrys.games.minos.effects import CONDITIONS, COUNTS
from labrys.games.minos.state import NOBODY, ROUTES, State


def on_map(state: State, seat: int) -> int:
    """A seat's warriors on the map."""
    return sum(state.warriors[seat :: state.players])


def presence(state: State, seat: int) -> int:
    """Regions with a warrior of the seat (M13.2)."""
    return state.land.size - state.warriors[seat :: state.players].count(0)


def dominant(state: State, region: int) -> int:
    """Who alone has the most warriors in a region; NOBODY if there is none (M12.1)."""
    players, warriors = state.players, state.warriors
    most, leader, first = 0, NOBODY, region * players
    for seat in range(players):
        here = warriors[first + seat]
        if here > most:
            most, leader = here, seat
        elif here == most:
            leader = NOBODY
    return leader


def dominances(state: State) -> list[int]:
    """By seat: the regions that it dominates."""
    found = [0] * state.players
    for region in range(state.land.size):
        leader = dominant(state, region)
        if leader != NOBODY:
            found[leader] += 1
    return found


def owned(owners: list[int], seat: int) -> int:
    """How many of these belong to a seat. A compiler makes more of this loop than of `count`."""
    found = 0
    for owner in owners:
        if owner == seat:
            found += 1
    return found


def cities(state: State, seat: int) -> int:
    return owned(state.city, seat)


def towers(state: State, seat: int) -> int:
    return owned(state.tower, seat)


def farms(state: State, seat: int) -> int:
    return owned(state.farm, seat)


def ships(state: State, seat: int) -> int:
    """The routes on which a seat has a ship."""
    found = 0
    for at in range(seat * ROUTES, (seat + 1) * ROUTES):
        if state.ships[at]:
            found += 1
    return found


def ship_spaces(state: State, seat: int) -> list[int]:
    """By route: the space that the seat's ship has reached; 0 without one."""
    return state.ships[seat * ROUTES : (seat + 1) * ROUTES]


def heights(state: State, seat: int) -> list[int]:
    """A seat's spaces on the three tracks."""
    return state.tracks[seat * 3 : seat * 3 + 3]


def lowest_tracks(state: State, seat: int) -> list[int]:
    """The tracks on which a seat is lowest."""
    spaces = heights(state, seat)
    return [track for track in range(3) if spaces[track] == min(spaces)]


Count = Callable[[State, int], int]

_COUNTS: dict[str, Count] = {
    "area": lambda state, seat: state.area[seat].bit_count(),
    "palace": lambda state, seat: state.palace[seat].bit_count(),
    "city": cities,
    "tower": towers,
    "farm": farms,
    "presence": presence,
    "sea-people": lambda state, seat: state.trophies[seat].bit_count(),
    "lowest": lambda state, seat: min(heights(state, seat)),
    "warrior": on_map,
    "route-space": lambda state, seat: sum(ship_spaces(state, seat)),
}
_CONDITIONS: dict[str, tuple[Count, int]] = {
    "2 towers": (towers, 2),
    "2 farms": (farms, 2),
    "2 cities": (cities, 2),
    "2 sea-peoples": (_COUNTS["sea-people"], 2),
    "influence 5": (lambda state, seat: state.tracks[seat * 3], 5),
    "cultural 5": (lambda state, seat: state.tracks[seat * 3 + 1], 5),
    "population 5": (lambda state, seat: state.tracks[seat * 3 + 2], 5),
    "tracks 3": (_COUNTS["lowest"], 3),
    "ship 4": (lambda state, seat: max(ship_spaces(state, seat)), 4),
    "6 warriors": (on_map, 6),
    "4 presence": (presence, 4),
    "10 palace": (_COUNTS["palace"], 10),
    "4 area": (_COUNTS["area"], 4),
}
_BY_COUNT: Final = tuple(_COUNTS[name] for name in COUNTS)
_BY_CONDITION: Final = tuple(_CONDITIONS[name] for name in CONDITIONS)


def counted(state: State, seat: int, count: int) -> int:
    """How many there are of what an effect is multiplied by."""
    return _BY_COUNT[count](state, seat)


def is_met(state: State, seat: int, condition: int) -> bool:
    """Whether a seat meets a condition."""
    have, needed = standing(state, seat, condition)
    return have >= needed


def standing(state: State, seat: int, condition: int) -> tuple[int, int]:
    """How much a seat has of what a condition asks for, and how much that is."""
    of, needed = _BY_CONDITION[condition]
    return of(state, seat), needed
