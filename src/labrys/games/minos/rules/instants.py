"""M5.2, M4.4: the instant effects of a card that was played, and which of them wait to be taken."""

from __future__ import annotations

from labrys.games.minos import decisions as d
from labrys.games.minos.nodes import GAIN
from labrys.games.minos.rules.due import is_possible
from labrys.games.minos.rules.gain import push, resolve
from labrys.games.minos.state import State


def begin(state: State, seat: int, card: int) -> None:
    """The instant effects of a card: the plain ones at once, a single other one too, several by choice.

    One that counts something, or would come to nothing, is not taken right after a plain one: in the own turn the seat
    may put extra actions between two effects, and pay for them with what the first has brought (M4.4).
    """
    kit = state.kit
    nodes, left = kit.instants[card], 0
    for at, node in enumerate(nodes):
        if kit.is_flat[node]:
            resolve(state, seat, node)
        else:
            left |= 1 << at
    if not left:
        return
    last = nodes[left.bit_length() - 1]
    waits = len(nodes) > 1 and state.active == seat
    if left & left - 1 or (waits and (kit.looks_around[last] or _comes_to_nothing(state, seat, last))):
        push(state, seat, d.EFFECTS, card, left)
    else:
        resolve(state, seat, last)


def _comes_to_nothing(state: State, seat: int, node: int) -> bool:
    """Whether a gain would be lost as things stand. A conversion that cannot be paid waits by itself."""
    return state.kit.effect_kind[node] == GAIN and not is_possible(state, seat, node)
