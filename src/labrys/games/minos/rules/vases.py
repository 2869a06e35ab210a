"""M11: vases are claimed by whoever meets their condition, at once."""

from __future__ import annotations

from collections.abc import Callable

from labrys.games.minos import events
from labrys.games.minos.components import GOODS, TOP, VASE_CONDITIONS, WEALTH
from labrys.games.minos.kit import count_in
from labrys.games.minos.rules.count import dominance, presence, ship_spaces, towers
from labrys.games.minos.state import FROM_VASES, State

Measure = Callable[[State, int], int]


def _same_trigger(state: State, seat: int) -> int:
    return max([(state.palace[seat] & cards).bit_count() for cards in state.kit.triggered])


_CONDITIONS: dict[str, tuple[Measure, int]] = {
    "influence": (lambda state, seat: state.tracks[seat * 3], TOP),
    "cultural": (lambda state, seat: state.tracks[seat * 3 + 1], TOP),
    "population": (lambda state, seat: state.tracks[seat * 3 + 2], TOP),
    "presence": (presence, 7),
    "dominance": (dominance, 5),
    "towers": (towers, 3),
    "ships": (lambda state, seat: sum(map(bool, ship_spaces(state, seat))), 3),
    "ship-spaces": (lambda state, seat: sum(ship_spaces(state, seat)), 6),
    "income": (lambda state, seat: state.income[seat], 0),
    "palace": (lambda state, seat: state.palace[seat].bit_count(), 10),
    "triggers": (_same_trigger, 3),
    "goods": (lambda state, seat: max([count_in(state.goods[seat], good) for good in range(len(GOODS))]), 3),
}
"""By condition: what is measured, and how much of it is needed; of the income all that its track has."""
_BY_CONDITION = tuple(_CONDITIONS[name] for name in VASE_CONDITIONS)


def standing(state: State, seat: int, vase: int) -> tuple[int, int]:
    """How much a seat has of what a vase asks for, and how much that is."""
    measure, needed = _BY_CONDITION[state.kit.vase_condition[vase]]
    return measure(state, seat), needed or state.kit.income_end


def is_met(state: State, seat: int, vase: int) -> bool:
    """Whether a seat meets the condition of a vase."""
    have, needed = standing(state, seat, vase)
    return have >= needed


def check(state: State) -> None:
    """All who meet a vase now gain its highest free value; as many slots are filled, the highest first."""
    slots = state.kit.components.vase_slots.slots[state.players]
    for at, vase in enumerate(state.vases):
        free = slots[state.vase_filled[at] :]
        if not free:
            continue
        claimed = state.vase_by[at]
        now = [seat for seat in range(state.players) if not claimed >> seat & 1 and is_met(state, seat, vase)]
        for seat in now:
            state.vase_by[at] |= 1 << seat
            state.ledger[seat * len(WEALTH) + FROM_VASES] += free[0]
            if state.events is not None:
                state.events.append(events.VaseClaimed(seat, state.kit.vase_ids[vase], free[0]))
        state.vase_filled[at] = min(len(slots), state.vase_filled[at] + len(now))
