"""The chapters put together: how decisions lead to the next, of one seat or of several at once.

A decision of one seat is carried out at once. Where several seats have something due, each answers in secret; when all
answers are whole they are carried out in turn order (M4.7).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from labrys.core.seats import CHANCE
from labrys.games.minos import codes, events
from labrys.games.minos import decisions as d
from labrys.games.minos.rules import dice, extra, scoring, setup, vases
from labrys.games.minos.rules import round as rounds
from labrys.games.minos.rules.seat import SEAT_CHANCES, carry_out, go_on, legal_at
from labrys.games.minos.state import NONE, State, seats_from


class TableChance(Protocol):
    """A question to chance for the table."""

    def ask(self, state: State, due: d.Decision) -> list[tuple[int, int]]: ...
    def apply(self, state: State, due: d.Decision, argument: int) -> None: ...


# By kind of decision, in the order of their numbers.
TABLE_CHANCES: Final[tuple[TableChance, ...]] = (
    setup.WhoChooses, setup.LayOut, setup.StockRoute, setup.TurnVase, setup.TurnBonus, setup.TurnAbility,
    setup.TurnRoute, setup.Deal, setup.OfferCard, dice.RollDie,
)  # fmt: skip
TABLE_STEPS: Final[tuple[Callable[[State, d.Decision], None], ...]] = (
    setup.step_setup, rounds.begin_round, rounds.next_draft, rounds.step_progress, rounds.next_turn,
    rounds.step_income, scoring.step_scoring, scoring.next_battle, scoring.finish,
)  # fmt: skip

SHARED: Final = frozenset({d.GOOD, d.DRAW, d.BUILD, d.WILD, d.PLAY, d.BONUS_TILE})
"""Decisions about what others may want too: in a simultaneous step the answer to one of them ends the seat's part."""


def pending(state: State) -> list[int]:
    """The seats that have something due, in turn order."""
    agenda = state.agenda
    if agenda.count(()) == state.players:
        return []
    return [seat for seat in seats_from(state.first, state.players) if agenda[seat]]


def deciders(state: State) -> tuple[int, ...]:
    """Who is to decide now: chance, or the seats that have not answered; nobody when the game is over."""
    if state.agenda.count(()) == state.players:
        return (CHANCE,) if state.stack else ()
    waiting: tuple[int, ...] = ()
    for seat, agenda in enumerate(state.agenda):
        if agenda:
            if agenda[-1][0] < d.FIRST_TABLE_CHANCE:
                return (CHANCE,)
            if not state.complete >> seat & 1:
                waiting += (seat,)
    return waiting


def asking(state: State) -> int:
    """The seat for which chance has to answer now; NONE if there is none."""
    agendas = state.agenda
    if agendas.count(()) == state.players:
        return NONE
    for seat in seats_from(state.first, state.players):
        agenda = agendas[seat]
        if agenda and agenda[-1][0] < d.FIRST_TABLE_CHANCE:
            return seat
    return NONE


def legal(state: State, seat: int) -> list[int]:
    """All that a seat may do about what is due to it, ascending; its own secret answers are carried out for it."""
    if state.complete >> seat & 1 or not state.agenda[seat]:
        return []
    world = private(state, seat)
    found = legal_at(world, seat, world.agenda[seat][-1])
    found.sort()
    return found


def private(state: State, seat: int) -> State:
    """The table as this seat knows it: its own answers of a simultaneous step carried out, those of nobody else."""
    if not state.answers[seat]:
        return state
    world = state.clone()
    for code in state.answers[seat]:
        carry_out(world, seat, code)
        go_on(world, seat)
    return world


def foresee(state: State, seat: int, code: int) -> State:
    """The table as this seat will know it after its move, before chance and before anybody's secret answers (M4.7)."""
    is_alone, world = sum(map(bool, state.agenda)) == 1, private(state, seat)
    world = state.clone() if world is state else world
    carry_out(world, seat, code)
    if is_alone:
        settle(world)
    else:
        go_on(world, seat)
    return world


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
    go_on(world, seat)
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
            if not state.agenda[seat] or code not in legal_at(state, seat, state.agenda[seat][-1]):
                break
            carry_out(state, seat, code)
            go_on(state, seat)


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
        waiting = pending(state)
        _look_at_vases(state, waiting)
        if waiting:
            # Answers of a simultaneous step are out: nothing happens before all are in.
            if len(waiting) > 1 and any(state.answers):
                return
            went = False
            for seat in waiting:
                went |= go_on(state, seat, ending=ending)
                agenda = state.agenda[seat]
                if agenda and agenda[-1][0] < d.FIRST_TABLE_CHANCE:
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
        _look_at_vases(state, pending(state))
        if not go_on(state, seat) or asking(state) != NONE:
            return


def _look_at_vases(state: State, waiting: list[int]) -> None:
    """Vases are looked at after every effect; a simultaneous step is one moment (M11).

    Every action point and every extra action is an effect (M4.4): they end where extra actions are open again.
    """
    if state.together or not state.round:
        return
    for seat in waiting:
        if state.agenda[seat][-1][0] not in extra.OPEN_IN:
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
