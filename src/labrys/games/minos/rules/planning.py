"""A seat's next turn on a copy of the table as it lies: for planning while others play."""

from __future__ import annotations

from labrys.core.game import Foreseen
from labrys.games.minos import decisions as d
from labrys.games.minos.rules import seat as seats
from labrys.games.minos.rules import table, turn
from labrys.games.minos.rules.gain import push
from labrys.games.minos.state import NOBODY, NONE, State


def set_up(state: State, seat: int) -> bool:
    """Make it the seat's turn: its next pick of the draft, or its next die of the action step (M4.2, M4.4).

    What another is about is set aside. If the seat has to decide, nothing is changed. False where there is nothing to
    plan: in steps of all at once, outside of draft and action step, and for a seat that has had all of its dice.
    """
    waiting = table.pending(state)
    if len(waiting) != 1 or table.asking(state) != NONE:
        return False
    if waiting == [seat]:
        return True
    kind, dice, in_all = state.stack[-1][0], len(turn.own_dice(state, seat)), state.kit.dice_each
    if kind == d.DRAFTING and dice < in_all:
        due, rounds = d.DRAFT, dice
    elif kind == d.ACTIONS and dice:
        due, rounds = d.RETRIEVE, in_all - dice
    else:
        return False
    _set_aside(state, waiting[0])
    # As it will be counted when this turn comes: so whatever follows it finds dice.
    state.stack[-1] = (kind, rounds * state.players + (seat - state.first) % state.players + 1, 0)
    push(state, seat, due)
    table.settle_seat(state, seat)
    return True


def _set_aside(state: State, seat: int) -> None:
    """End what a seat is about, as it stands."""
    if state.active == NOBODY:
        state.agenda[seat] = ()
        return
    state.agenda[seat] = ((d.TURN, 0, 0),)
    turn.end_turn(state, seat)


def foresee(state: State, seat: int, code: int) -> Foreseen[State]:
    """What comes of a legal move of a seat that decides alone, up to chance and to the end of its turn."""
    world = state.clone()
    seats.carry_out(world, seat, code)
    table.settle_seat(world, seat)
    asks = table.asking(world) != NONE
    return Foreseen(world, goes_on=bool(world.agenda[seat]) and not asks, asks_chance=asks)


def goes_on(state: State, seat: int, code: int) -> bool:
    """Whether a seat knows all that will have happened after its legal move, and its turn or its answer is not over.

    In a step of all at once that is so until the answers of all are carried out (M4.7).
    """
    if len(table.pending(state)) == 1:
        return foresee(state, seat, code).goes_on
    after = state.clone()
    table.apply(after, seat, code)
    return any(after.answers)
