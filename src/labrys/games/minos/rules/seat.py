"""What is due to one seat: what may be done about it, what that does, and what nobody has to be asked about."""

from __future__ import annotations

from typing import Final

from labrys.games.minos import codes, events
from labrys.games.minos import decisions as d
from labrys.games.minos.rules import chapters, extra, turn
from labrys.games.minos.state import NONE, State

OF_THE_HAND: Final = frozenset({d.EFFECTS, d.EITHER, d.CONVERT, d.WILD, d.PLAY, d.PALACE, d.ROUTE})
"""Decisions that hidden cards may open or not: who is not asked would betray what the hand lacks (M16)."""


def legal_at(state: State, seat: int, due: d.Decision, *, exchanging: bool = True) -> list[int]:
    """Answers to a decision and, where they are open, extra actions and the exchange; ascending."""
    kind = due[0]
    found = chapters.legal(state, seat, due)
    if kind != d.TURN and state.active == seat and extra.is_open(kind):
        found += extra.legal(state, seat)
        found.sort()
    if exchanging and extra.can_exchange(state, seat) and kind not in extra.CLOSED_TO_EXCHANGE:
        # Only declining and the end of a turn come behind the exchange.
        last = found.pop() if found and found[-1] >= codes.DONE else NONE
        found += extra.exchanges(state, seat)
        if last != NONE:
            found.append(last)
    return found


def carry_out(state: State, seat: int, code: int) -> None:
    """What a seat's move does to what is due to it."""
    due = state.agenda[seat][-1]
    kind = code & ~codes.ARGUMENT
    if kind == codes.EXCHANGE:
        if state.active == seat:
            state.fresh = 0
        extra.exchange(state, seat, code & codes.ARGUMENT)
        return
    if code == codes.DONE and state.events is not None:
        state.events.append(events.Declined(seat, d.NAMES[due[0]]))
    if state.for_coins | state.for_weaponry:
        state.for_coins &= ~(1 << seat)
        state.for_weaponry &= ~(1 << seat)
    if state.active == seat:
        if is_extra(state, seat, due, kind):
            state.fresh = 0
            state.discarding &= int(kind == codes.DISCARD)
            extra.act(state, seat, code)
            return
        state.discarding = 0
    chapters.apply(state, seat, due, code)


def is_extra(state: State, seat: int, due: d.Decision, kind: int) -> bool:
    """Whether a kind of move is an extra action at this decision, not an answer to it."""
    return extra.is_open(due[0]) and kind in (
        codes.DISCARD, codes.TILE, codes.BATTLE, codes.MARCH, codes.MARKET, codes.TRADE,
    )  # fmt: skip


def go_on(state: State, seat: int, *, ending: bool = True) -> bool:
    """Carry out what a seat need not be asked about; whether anything was done."""
    went = False
    while state.agenda[seat]:
        due = state.agenda[seat][-1]
        kind = due[0]
        if kind >= d.FIRST_STEP_KIND:
            chapters.step_seat(state, seat, due)
        elif kind < d.FIRST_TABLE_CHANCE:
            if chapters.prepare(state, seat, due):
                break
        elif kind == d.TURN and (not ending or turn.goes_on(state, seat)):
            # What a turn still holds is seen to be given up; a turn in which nothing is left ends by itself, but not
            # at a draw: who has drawn looks at it first.
            break
        else:
            if kind in (d.DRAFT, d.DISCARD, d.GROUPS, d.TEMP):
                # Seen to be made even with one answer: of two discards the order would be hidden else. Groups and
                # temporary goods leave a choice whenever they are asked about.
                break
            only = legal_at(state, seat, due, exchanging=kind in extra.PRICED)
            if len(only) != 1 or (kind in OF_THE_HAND and state.hand[seat] & ~state.shown[seat]):
                break
            carry_out(state, seat, only[0])
        went = True
    return went
