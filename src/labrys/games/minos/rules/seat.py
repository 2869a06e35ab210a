"""What is due to one seat: which rule answers for which decision, what may be done about it, and what that does."""

from __future__ import annotations

from typing import Final, Protocol

from labrys.games.minos import codes, events
from labrys.games.minos import decisions as d
from labrys.games.minos.rules import cards, choices, dice, extra, gain, progress, setup, turn
from labrys.games.minos.state import State


class SeatRule(Protocol):
    """What a file of the rules says about a decision of a seat."""

    def legal(self, state: State, seat: int, due: d.Decision) -> list[int]: ...
    def apply(self, state: State, seat: int, due: d.Decision, code: int) -> None: ...


class SeatChance(Protocol):
    """A question to chance on behalf of a seat."""

    def prepare(self, state: State, seat: int, due: d.Decision) -> bool:
        """Do what needs no answer; False if nothing is left to ask."""

    def ask(self, state: State, seat: int, due: d.Decision) -> list[tuple[int, int]]: ...
    def apply(self, state: State, seat: int, due: d.Decision, argument: int) -> None: ...


# By kind of decision, in the order of their numbers.
SEAT_CHANCES: Final[tuple[SeatChance, ...]] = (cards.FromDeck, choices.RandomGood)
SEAT_RULES: Final[tuple[SeatRule, ...]] = (
    setup.Pick, setup.PutBack, setup.FoundPalace, dice.DraftDie, progress.AdvanceByGroups, turn.RetrieveDie,
    turn.TakeTurn, turn.TakeEffects, choices.ChooseGain, choices.ConvertOrNot, choices.PayWithCards,
    choices.AdvanceTrack, choices.TakeTemp, choices.TakeGood, choices.DrawCard, choices.PlaceWarrior,
    choices.MoveWarrior, choices.UseBuildPoint, choices.UseWildPoint, choices.PlayCard, choices.ToPalace,
    choices.RouteIncome, choices.TakeTile, choices.Fight,
)  # fmt: skip
SEAT_STEPS: Final = (gain.go_on, gain.advance)

OF_THE_HAND: Final = frozenset({d.EFFECTS, d.EITHER, d.CONVERT, d.WILD, d.PLAY, d.PALACE, d.ROUTE})
"""Decisions that hidden cards may open or not: who is not asked would betray what the hand lacks (M16)."""
ALWAYS_ASKED: Final = frozenset({d.DRAFT, d.DISCARD})
"""Decisions that should be seen to be made even with one answer: of two discards the order would be hidden else."""


def legal_at(state: State, seat: int, due: d.Decision, *, exchanging: bool = True) -> list[int]:
    """Answers to a decision and, where they are open, extra actions and the exchange."""
    kind = due[0]
    found = SEAT_RULES[kind - d.FIRST_SEAT_KIND].legal(state, seat, due)
    if state.active == seat and kind in extra.OPEN_IN:
        found += extra.legal(state, seat)
    if exchanging and kind not in extra.CLOSED_TO_EXCHANGE and extra.can_exchange(state, seat):
        found += extra.exchanges(state, seat)
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
    SEAT_RULES[due[0] - d.FIRST_SEAT_KIND].apply(state, seat, due, code)


_EXTRAS: Final = frozenset({codes.DISCARD, codes.TILE, codes.BATTLE, codes.MARCH, codes.MARKET, codes.TRADE})


def is_extra(state: State, seat: int, due: d.Decision, kind: int) -> bool:
    """Whether a kind of move is an extra action at this decision, not an answer to it."""
    return kind in _EXTRAS and due[0] in extra.OPEN_IN


def go_on(state: State, seat: int, *, ending: bool = True) -> bool:
    """Carry out what a seat need not be asked about; whether anything was done."""
    went = False
    while state.agenda[seat]:
        due = state.agenda[seat][-1]
        kind = due[0]
        if kind >= d.FIRST_STEP_KIND:
            SEAT_STEPS[kind - d.FIRST_STEP_KIND](state, seat, due)
        elif kind < d.FIRST_TABLE_CHANCE:
            if SEAT_CHANCES[kind].prepare(state, seat, due):
                break
        else:
            # What a turn still holds is seen to be given up; a turn in which nothing is left ends by itself, but not
            # at a draw: who has drawn looks at it first.
            if kind in ALWAYS_ASKED or (kind == d.TURN and (not ending or turn.goes_on(state, seat))):
                break
            only = legal_at(state, seat, due, exchanging=kind in extra.PRICED)
            if len(only) != 1 or (kind in OF_THE_HAND and state.hand[seat] & ~state.shown[seat]):
                break
            carry_out(state, seat, only[0])
        went = True
    return went
