"""M11: vases are claimed by whoever meets their condition, at once."""

from __future__ import annotations

from typing import Final

from labrys.games.minos import events
from labrys.games.minos.components import TOP
from labrys.games.minos.kit import ONE_GOOD, PACK
from labrys.games.minos.rules.count import dominances, presence, ship_spaces, ships, towers
from labrys.games.minos.state import FROM_VASES, SOURCES, State

# The conditions, as they are numbered in the component set.
INFLUENCE: Final = 0
CULTURAL: Final = 1
POPULATION: Final = 2
PRESENCE: Final = 3
DOMINANCE: Final = 4
TOWERS: Final = 5
SHIPS: Final = 6
SHIP_SPACES: Final = 7
INCOME: Final = 8
PALACE: Final = 9
TRIGGERS: Final = 10
GOODS: Final = 11

# What is stirred by a change: the conditions that look at it, a bit each.
OF_TRACKS: Final = 1 << INFLUENCE | 1 << CULTURAL | 1 << POPULATION
OF_WARRIORS: Final = 1 << PRESENCE | 1 << DOMINANCE
OF_TOWERS: Final = 1 << TOWERS
OF_SHIPS: Final = 1 << SHIPS | 1 << SHIP_SPACES
OF_INCOME: Final = 1 << INCOME
OF_PALACE: Final = 1 << PALACE | 1 << TRIGGERS
OF_GOODS: Final = 1 << GOODS
OF_EVERYTHING: Final = (1 << GOODS + 1) - 1

_NEEDED: Final[tuple[int, ...]] = (TOP, TOP, TOP, 7, 5, 3, 3, 6, 0, 10, 3, 3)
"""By condition: how much is needed; of the income all that its track has."""


def needed(state: State, condition: int) -> int:
    """How much a condition asks for."""
    return state.kit.income_end if condition == INCOME else _NEEDED[condition]


def standings(state: State, condition: int) -> list[int]:
    """By seat: how much it has of what a condition asks for."""
    seats = range(state.players)
    if condition <= POPULATION:
        return state.tracks[condition::3]
    if condition == PRESENCE:
        return [presence(state, seat) for seat in seats]
    if condition == DOMINANCE:
        return dominances(state)
    if condition == TOWERS:
        return [towers(state, seat) for seat in seats]
    if condition == SHIPS:
        return [ships(state, seat) for seat in seats]
    if condition == SHIP_SPACES:
        return [_sailed(state, seat) for seat in seats]
    if condition == INCOME:
        return state.income
    if condition == PALACE:
        return [palace.bit_count() for palace in state.palace]
    if condition == TRIGGERS:
        return [state.kit.same_trigger(palace) for palace in state.palace]
    return [_most_alike(goods) for goods in state.goods]


def _sailed(state: State, seat: int) -> int:
    """The spaces that a seat's ships have come, taken together."""
    found = 0
    for space in ship_spaces(state, seat):
        found += space
    return found


def _most_alike(goods: int) -> int:
    """Of which good there are most in a pack: how many."""
    most = 0
    while goods:
        most = max(most, goods & ONE_GOOD)
        goods >>= PACK
    return most


def standing(state: State, seat: int, vase: int) -> tuple[int, int]:
    """How much a seat has of what a vase asks for, and how much that is."""
    condition = state.kit.vase_condition[vase]
    return standings(state, condition)[seat], needed(state, condition)


def is_met(state: State, seat: int, vase: int) -> bool:
    """Whether a seat meets the condition of a vase."""
    have, asked = standing(state, seat, vase)
    return have >= asked


def check(state: State) -> bool:
    """All who meet a vase now gain its highest free value; as many slots are filled, the highest first. Whether
    anybody did.

    This is asked after every effect, and few effects stir what a vase measures: the others are not measured anew.
    """
    stirred, has_claimed = state.stirred, False
    if not stirred:
        return False
    state.stirred, slots = 0, state.kit.vase_slots[state.players]
    for at, vase in enumerate(state.vases):
        condition = state.kit.vase_condition[vase]
        if stirred >> condition & 1 and state.vase_filled[at] < len(slots):
            has_claimed |= _fill(state, at, condition, slots)
    return has_claimed


def _fill(state: State, at: int, condition: int, slots: tuple[int, ...]) -> bool:
    """Those who have what a vase needs and have not claimed it do so; whether there are any."""
    have, asked, filled = standings(state, condition), needed(state, condition), state.vase_filled[at]
    claimed = state.vase_by[at]
    seats = [seat for seat in range(state.players) if have[seat] >= asked and not claimed >> seat & 1]
    if not seats:
        return False
    _claim(state, at, seats, slots[filled])
    state.vase_filled[at] = min(len(slots), filled + len(seats))
    return True


def _claim(state: State, at: int, seats: list[int], points: int) -> None:
    for seat in seats:
        state.vase_by[at] |= 1 << seat
        state.ledger[seat * SOURCES + FROM_VASES] += points
        if state.events is not None:
            state.events.append(events.VaseClaimed(seat, state.kit.vase_ids[state.vases[at]], points))
