"""M11: vases are claimed by whoever meets their condition, at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from labrys.games.minos import events
from labrys.games.minos.components import TOP, VASE_CONDITIONS, WEALTH
from labrys.games.minos.kit import counts_of
from labrys.games.minos.rules.count import dominances, presence, ship_spaces, towers
from labrys.games.minos.state import FROM_VASES, ROUTES, State

Measure = Callable[[State], Sequence[int]]


def _by_seat(count: Callable[[State, int], int]) -> Measure:
    """What is counted for one seat, for all of them."""
    return lambda state: [count(state, seat) for seat in range(state.players)]


_CONDITIONS: dict[str, tuple[Measure, int]] = {
    "influence": (lambda state: state.tracks[::3], TOP),
    "cultural": (lambda state: state.tracks[1::3], TOP),
    "population": (lambda state: state.tracks[2::3], TOP),
    "presence": (_by_seat(presence), 7),
    "dominance": (dominances, 5),
    "towers": (_by_seat(towers), 3),
    "ships": (_by_seat(lambda state, seat: ROUTES - ship_spaces(state, seat).count(0)), 3),
    "ship-spaces": (_by_seat(lambda state, seat: sum(ship_spaces(state, seat))), 6),
    "income": (lambda state: state.income, 0),
    "palace": (lambda state: [palace.bit_count() for palace in state.palace], 10),
    "triggers": (lambda state: [state.kit.same_trigger(palace) for palace in state.palace], 3),
    "goods": (lambda state: [max(counts_of(goods)) for goods in state.goods], 3),
}
"""By condition: what is measured of each seat, and how much of it is needed; of the income all that its track has."""
_BY_CONDITION = tuple(_CONDITIONS[name] for name in VASE_CONDITIONS)


def standing(state: State, seat: int, vase: int) -> tuple[int, int]:
    """How much a seat has of what a vase asks for, and how much that is."""
    measure, needed = _BY_CONDITION[state.kit.vase_condition[vase]]
    return measure(state)[seat], needed or state.kit.income_end


def is_met(state: State, seat: int, vase: int) -> bool:
    """Whether a seat meets the condition of a vase."""
    have, needed = standing(state, seat, vase)
    return have >= needed


def check(state: State) -> None:
    """All who meet a vase now gain its highest free value; as many slots are filled, the highest first."""
    kit, slots = state.kit, state.kit.components.vase_slots.slots[state.players]
    for at, vase in enumerate(state.vases):
        filled, claimed = state.vase_filled[at], state.vase_by[at]
        if filled == len(slots):
            continue
        measure, needed = _BY_CONDITION[kit.vase_condition[vase]]
        needed, standings = needed or kit.income_end, measure(state)
        if max(standings) < needed:
            continue
        now = [seat for seat, have in enumerate(standings) if have >= needed and not claimed >> seat & 1]
        _claim(state, at, now, slots[filled])
        state.vase_filled[at] = min(len(slots), filled + len(now))


def _claim(state: State, at: int, seats: list[int], points: int) -> None:
    for seat in seats:
        state.vase_by[at] |= 1 << seat
        state.ledger[seat * len(WEALTH) + FROM_VASES] += points
        if state.events is not None:
            state.events.append(events.VaseClaimed(seat, state.kit.vase_ids[state.vases[at]], points))
