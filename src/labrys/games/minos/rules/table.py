"""The chapters put together: which rule answers for which decision, and how one leads to the next.

A decision of one seat is carried out at once. Where several seats have something due, each answers in secret; when all
answers are whole they are carried out in turn order (M4.7).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from labrys.core.seats import CHANCE
from labrys.games.minos import codes, events
from labrys.games.minos import decisions as d
from labrys.games.minos.rules import cards, choices, dice, extra, gain, progress, scoring, setup, turn, vases
from labrys.games.minos.rules import round as rounds
from labrys.games.minos.state import NONE, State, seats_from


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


class TableChance(Protocol):
    """A question to chance for the table."""

    def ask(self, state: State, due: d.Decision) -> list[tuple[int, int]]: ...
    def apply(self, state: State, due: d.Decision, argument: int) -> None: ...


# By kind of decision, in the order of their numbers.
SEAT_CHANCES: Final[tuple[SeatChance, ...]] = (cards.FromDeck, choices.RandomGood)
TABLE_CHANCES: Final[tuple[TableChance, ...]] = (
    setup.WhoChooses, setup.LayOut, setup.StockRoute, setup.TurnVase, setup.TurnBonus, setup.TurnAbility,
    setup.TurnRoute, setup.Deal, setup.OfferCard, dice.RollDie,
)  # fmt: skip
SEAT_RULES: Final[tuple[SeatRule, ...]] = (
    setup.Pick, setup.PutBack, setup.FoundPalace, dice.DraftDie, progress.AdvanceByGroups, turn.RetrieveDie,
    turn.TakeTurn, turn.TakeEffects, choices.ChooseGain, choices.ConvertOrNot, choices.PayWithCards,
    choices.AdvanceTrack, choices.TakeTemp, choices.TakeGood, choices.DrawCard, choices.PlaceWarrior,
    choices.MoveWarrior, choices.UseBuildPoint, choices.UseWildPoint, choices.PlayCard, choices.ToPalace,
    choices.RouteIncome, choices.TakeTile, choices.Fight,
)  # fmt: skip
SEAT_STEPS: Final = (gain.go_on, gain.advance)
TABLE_STEPS: Final[tuple[Callable[[State, d.Decision], None], ...]] = (
    setup.step_setup, rounds.begin_round, rounds.next_draft, rounds.step_progress, rounds.next_turn,
    rounds.step_income, scoring.step_scoring, scoring.next_battle, scoring.finish,
)  # fmt: skip

SHARED: Final = frozenset({d.GOOD, d.DRAW, d.BUILD, d.WILD, d.PLAY, d.BONUS_TILE})
"""Decisions about what others may want too: in a simultaneous step the answer to one of them ends the seat's part."""
OF_THE_HAND: Final = frozenset({d.EFFECTS, d.EITHER, d.CONVERT, d.WILD, d.PLAY, d.PALACE, d.ROUTE})
"""Decisions that hidden cards may open or not: who is not asked would betray what the hand lacks (M16)."""
ALWAYS_ASKED: Final = frozenset({d.DRAFT, d.DISCARD})
"""Decisions that should be seen to be made even with one answer: of two discards the order would be hidden else."""


def pending(state: State) -> list[int]:
    """The seats that have something due, in turn order."""
    agenda = state.agenda
    return [seat for seat in seats_from(state.first, state.players) if agenda[seat]]


def deciders(state: State) -> tuple[int, ...]:
    """Who is to decide now: chance, or the seats that have not answered; nobody when the game is over."""
    waiting: tuple[int, ...] = ()
    for seat, agenda in enumerate(state.agenda):
        if agenda:
            if agenda[-1][0] < d.FIRST_TABLE_CHANCE:
                return (CHANCE,)
            if not state.complete >> seat & 1:
                waiting += (seat,)
    return waiting or ((CHANCE,) if state.stack else ())


def asking(state: State) -> int:
    """The seat for which chance has to answer now; NONE if there is none."""
    for seat in seats_from(state.first, state.players):
        agenda = state.agenda[seat]
        if agenda and agenda[-1][0] < d.FIRST_TABLE_CHANCE:
            return seat
    return NONE


def legal(state: State, seat: int) -> list[int]:
    """All that a seat may do about what is due to it, ascending; its own secret answers are carried out for it."""
    if state.complete >> seat & 1 or not state.agenda[seat]:
        return []
    world = private(state, seat)
    return sorted(_legal(world, seat, world.agenda[seat][-1]))


def _legal(state: State, seat: int, due: d.Decision, *, exchanging: bool = True) -> list[int]:
    """Answers to a decision and, where they are open, extra actions and the exchange."""
    kind = due[0]
    found = SEAT_RULES[kind - d.FIRST_SEAT_KIND].legal(state, seat, due)
    if state.active == seat and kind in extra.OPEN_IN:
        found = found + extra.legal(state, seat)
    if exchanging and kind not in extra.CLOSED_TO_EXCHANGE:
        found = found + extra.exchanges(state, seat)
    return found


def private(state: State, seat: int) -> State:
    """The table as this seat knows it: its own answers of a simultaneous step carried out, those of nobody else."""
    if not state.answers[seat]:
        return state
    world = state.clone()
    for code in state.answers[seat]:
        carry_out(world, seat, code)
        _go_on(world, seat)
    return world


def foresee(state: State, seat: int, code: int) -> State:
    """The table as this seat will know it after its move, before chance and before anybody's secret answers (M4.7)."""
    is_alone, world = sum(map(bool, state.agenda)) == 1, private(state, seat)
    world = state.clone() if world is state else world
    carry_out(world, seat, code)
    if is_alone:
        settle(world)
    else:
        _go_on(world, seat)
    return world


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


def _go_on(state: State, seat: int, *, ending: bool = True) -> bool:
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
            if kind in ALWAYS_ASKED or (kind == d.TURN and (not ending or turn.is_left(state))):
                break
            only = _legal(state, seat, due, exchanging=kind in extra.PRICED)
            if len(only) != 1 or (kind in OF_THE_HAND and state.hand[seat] & ~state.shown[seat]):
                break
            carry_out(state, seat, only[0])
        went = True
    return went


def apply(state: State, seat: int, code: int) -> None:
    """A seat's move: carried out at once, or kept until all have answered."""
    if state.agenda.count(()) == state.players - 1:
        carry_out(state, seat, code)
    else:
        _answer(state, seat, code)
    settle(state)


def _answer(state: State, seat: int, code: int) -> None:
    """One more move of a seat's secret answer. It is whole when nothing is left that concerns this seat alone."""
    world = private(state, seat)
    if world is state:
        world = state.clone()
    due = world.agenda[seat][-1]
    carry_out(world, seat, code)
    _go_on(world, seat)
    state.answers[seat] += (code,)
    left = world.agenda[seat]
    if code & ~codes.ARGUMENT == codes.EXCHANGE and left and left[-1] == due:
        return
    if due[0] in SHARED or not left or left[-1][0] in SHARED or left[-1][0] < d.FIRST_TABLE_CHANCE:
        state.complete |= 1 << seat
        if state.events is not None:
            state.events.append(events.Answered(seat))
    if all(state.complete >> other & 1 for other in pending(state)):
        _carry_out_all(state)


def _carry_out_all(state: State) -> None:
    """All answers in turn order. What another took away, or builds with more right, is answered again (M4.7)."""
    answers, state.answers, state.complete = state.answers, [()] * state.players, 0
    lost = _lost_builds(state, answers)
    for seat in pending(state):
        if seat in lost:
            continue
        for code in answers[seat]:
            if not state.agenda[seat] or code not in _legal(state, seat, state.agenda[seat][-1]):
                break
            carry_out(state, seat, code)
            _go_on(state, seat)


def _lost_builds(state: State, answers: list[tuple[int, ...]]) -> set[int]:
    """The seats that want to build the same in the same region as somebody with more right to it (M4.7)."""
    wanted: dict[tuple[int, int], list[int]] = {}
    for seat in pending(state):
        code = answers[seat][-1] if answers[seat] else 0
        kind, argument = code & ~codes.ARGUMENT, code & codes.ARGUMENT
        if kind in (codes.CITY, codes.FARM):
            region = argument >> (4 if kind == codes.CITY else 8)
            wanted.setdefault((kind, region), []).append(seat)
    lost: set[int] = set()
    warriors, weaponry = state.opening
    for (kind, region), seats in wanted.items():
        winner = max(seats, key=lambda seat: (warriors[region * state.players + seat], weaponry[seat]))
        for seat in seats:
            if seat != winner:
                lost.add(seat)
                if state.events is not None:
                    structure = "city" if kind == codes.CITY else "farm"
                    number = state.land.number[region]
                    state.events.append(events.BuildLost(seat, structure, number, winner))
    return lost


def apply_chance(state: State, code: int) -> None:
    """Chance's answer."""
    argument = code & codes.ARGUMENT
    seat = asking(state)
    if seat != NONE:
        due = state.agenda[seat][-1]
        SEAT_CHANCES[due[0]].apply(state, seat, due, argument)
    else:
        due = state.stack[-1]
        TABLE_CHANCES[due[0] - d.FIRST_TABLE_CHANCE].apply(state, due, argument)
    settle(state, ending=False)


def settle(state: State, *, ending: bool = True) -> None:
    """Carry out what nobody has to be asked about, until somebody has to, or the game is over."""
    while True:
        _look_at_vases(state)
        waiting = pending(state)
        if waiting:
            # Answers of a simultaneous step are out: nothing happens before all are in.
            if any(state.answers):
                return
            went = False
            for seat in waiting:
                went |= _go_on(state, seat, ending=ending)
                if state.agenda[seat] and state.agenda[seat][-1][0] < d.FIRST_TABLE_CHANCE:
                    return
            if not went:
                return
            continue
        if not state.stack:
            return
        due = state.stack[-1]
        if due[0] < d.FIRST_TABLE_STEP:
            return
        TABLE_STEPS[due[0] - d.FIRST_TABLE_STEP](state, due)


def settle_seat(state: State, seat: int) -> None:
    """The same for what is due to one seat: the table goes on with nothing, and nobody else with anything."""
    while True:
        _look_at_vases(state)
        if not _go_on(state, seat) or asking(state) != NONE:
            return


def _look_at_vases(state: State) -> None:
    """Vases are looked at after every effect; a simultaneous step is one moment (M11).

    Every action point and every extra action is an effect (M4.4): they end where extra actions are open again.
    """
    if state.together or not state.round:
        return
    for agenda in state.agenda:
        if agenda and agenda[-1][0] not in extra.OPEN_IN:
            return
    vases.check(state)


def ask(state: State) -> list[tuple[int, int]]:
    """The question to chance that is due."""
    seat = asking(state)
    if seat != NONE:
        due = state.agenda[seat][-1]
        return SEAT_CHANCES[due[0]].ask(state, seat, due)
    due = state.stack[-1]
    return TABLE_CHANCES[due[0] - d.FIRST_TABLE_CHANCE].ask(state, due)
