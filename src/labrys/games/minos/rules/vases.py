"""M11: vases are claimed by whoever meets their condition, at once."""

from __future__ import annotations

from collections.abc import Callable

from labrys.games.minos import events
from labrys.games.minos.components import GOODS, TOP, VASE_CONDITIONS, WEALTH
from labrys.games.minos.kit import count_in
from labrys.games.minos.rules.count import dominance, presence, ship_spaces, towers
from labrys.games.minos.state import FROM_VASES, State

_PRESENCE, _DOMINANCE, _TOWERS, _SHIPS, _SHIP_SPACES, _PALACE, _TRIGGERS, _GOODS = 7, 5, 3, 3, 6, 10, 3, 3


def _same_trigger(state: State, seat: int) -> bool:
    return any((state.palace[seat] & cards).bit_count() >= _TRIGGERS for cards in state.kit.triggered)


_CONDITIONS: dict[str, Callable[[State, int], bool]] = {
    "influence": lambda state, seat: state.tracks[seat * 3] >= TOP,
    "cultural": lambda state, seat: state.tracks[seat * 3 + 1] >= TOP,
    "population": lambda state, seat: state.tracks[seat * 3 + 2] >= TOP,
    "presence": lambda state, seat: presence(state, seat) >= _PRESENCE,
    "dominance": lambda state, seat: dominance(state, seat) >= _DOMINANCE,
    "towers": lambda state, seat: towers(state, seat) >= _TOWERS,
    "ships": lambda state, seat: sum(map(bool, ship_spaces(state, seat))) >= _SHIPS,
    "ship-spaces": lambda state, seat: sum(ship_spaces(state, seat)) >= _SHIP_SPACES,
    "income": lambda state, seat: state.income[seat] >= state.kit.income_end,
    "palace": lambda state, seat: state.palace[seat].bit_count() >= _PALACE,
    "triggers": _same_trigger,
    "goods": lambda state, seat: any(count_in(state.goods[seat], good) >= _GOODS for good in range(len(GOODS))),
}
_BY_CONDITION = tuple(_CONDITIONS[name] for name in VASE_CONDITIONS)


def is_met(state: State, seat: int, vase: int) -> bool:
    """Whether a seat meets the condition of a vase."""
    return _BY_CONDITION[state.kit.vase_condition[vase]](state, seat)


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
