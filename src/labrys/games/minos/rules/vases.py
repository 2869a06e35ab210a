"""M11: vases are claimed by whoever meets their condition, at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from labrys.games.minos import events
from labrys.games.minos.components import TOP, VASE_CONDITIONS
from labrys.games.minos.kit import counts_of
from labrys.games.minos.rules.count import dominances, presence, ship_spaces, towers
from labrys.games.minos.state import FROM_VASES, ROUTES, SOURCES, State

Measure = Callable[[State], Sequence[int]]


def _by_seat(count: Callable[[State, int], int]) -> Measure:
    """What is counted for one seat, for all of them."""
    return lambda state: [count(state, seat) for seat in range(state.players)]


_CONDITIONS: Final[dict[str, tuple[str, Measure, int]]] = {
    "influence": ("tracks", lambda state: state.tracks[::3], TOP),
    "cultural": ("tracks", lambda state: state.tracks[1::3], TOP),
    "population": ("tracks", lambda state: state.tracks[2::3], TOP),
    "presence": ("warriors", _by_seat(presence), 7),
    "dominance": ("warriors", dominances, 5),
    "towers": ("tower", _by_seat(towers), 3),
    "ships": ("ships", _by_seat(lambda state, seat: ROUTES - ship_spaces(state, seat).count(0)), 3),
    "ship-spaces": ("ships", _by_seat(lambda state, seat: sum(ship_spaces(state, seat))), 6),
    "income": ("income", lambda state: state.income, 0),
    "palace": ("palace", lambda state: [palace.bit_count() for palace in state.palace], 10),
    "triggers": ("palace", lambda state: [state.kit.same_trigger(palace) for palace in state.palace], 3),
    "goods": ("goods", lambda state: [max(counts_of(goods)) for goods in state.goods], 3),
}
"""By condition: the list of the state that is measured, what is measured of each seat, and how much of it is needed;
of the income all that its track has."""
CONDITIONS: Final = tuple(_CONDITIONS[name] for name in VASE_CONDITIONS)


def standing(state: State, seat: int, vase: int) -> tuple[int, int]:
    """How much a seat has of what a vase asks for, and how much that is."""
    _, measure, needed = CONDITIONS[state.kit.vase_condition[vase]]
    return measure(state)[seat], needed or state.kit.income_end


def is_met(state: State, seat: int, vase: int) -> bool:
    """Whether a seat meets the condition of a vase."""
    have, needed = standing(state, seat, vase)
    return have >= needed


def check(state: State) -> None:
    """All who meet a vase now gain its highest free value; as many slots are filled, the highest first.

    This is asked after every effect, and few effects change what a vase measures: what was seen the last time is
    kept, and nothing is measured while it is the same.
    """
    conditions, seen = state.kit.vase_condition, state.vase_seen
    at = -1
    for vase in state.vases:
        at += 1
        condition = CONDITIONS[conditions[vase]]
        now: list[int] = getattr(state, condition[0])
        if now != seen[at]:
            seen[at] = now[:]
            _fill(state, at, condition[1](state), condition[2] or state.kit.income_end)


def _fill(state: State, at: int, standings: Sequence[int], needed: int) -> None:
    """Those who have what a vase needs and have not claimed it do so, as long as there are slots."""
    slots, filled, claimed = state.kit.vase_slots[state.players], state.vase_filled[at], state.vase_by[at]
    seats = [seat for seat in range(state.players) if standings[seat] >= needed and not claimed >> seat & 1]
    if seats and filled < len(slots):
        _claim(state, at, seats, slots[filled])
        state.vase_filled[at] = min(len(slots), filled + len(seats))


def _claim(state: State, at: int, seats: list[int], points: int) -> None:
    for seat in seats:
        state.vase_by[at] |= 1 << seat
        state.ledger[seat * SOURCES + FROM_VASES] += points
        if state.events is not None:
            state.events.append(events.VaseClaimed(seat, state.kit.vase_ids[state.vases[at]], points))
