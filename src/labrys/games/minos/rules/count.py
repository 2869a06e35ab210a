"""M12.1, M13: what is counted and what conditions ask: presence, dominance, structures, tracks, cards."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from labrys.games.minos.effects import CONDITIONS, COUNTS
from labrys.games.minos.state import ROUTES, State


def on_map(state: State, seat: int) -> int:
    """A seat's warriors on the map."""
    return sum(state.warriors[seat :: state.players])


def presence(state: State, seat: int) -> int:
    """Regions with a warrior of the seat (M13.2)."""
    return state.land.size - state.warriors[seat :: state.players].count(0)


@lru_cache(maxsize=1 << 12)
def _leader(here: tuple[int, ...]) -> int:
    """Who alone has the most of these warriors by seat; -1 if nobody. A few such rows come up again and again."""
    most = max(here)
    return here.index(most) if most and here.count(most) == 1 else -1


def dominant(state: State, region: int) -> int:
    """Who alone has the most warriors in a region; -1 if nobody (M12.1)."""
    return _leader(tuple(state.warriors[region * state.players : (region + 1) * state.players]))


def dominances(state: State) -> list[int]:
    """By seat: the regions that it dominates."""
    seats = range(state.players)
    leaders = list(map(_leader, zip(*[state.warriors[seat :: state.players] for seat in seats], strict=True)))
    return [leaders.count(seat) for seat in seats]


def cities(state: State, seat: int) -> int:
    return state.city.count(seat)


def towers(state: State, seat: int) -> int:
    return state.tower.count(seat)


def farms(state: State, seat: int) -> int:
    return state.farm.count(seat)


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
