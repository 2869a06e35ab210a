"""The chapters put together: how decisions lead to the next, of one seat or of several at once.

A decision of one seat is carried out at once. Where several seats have something due, each answers in secret; when all
answers are whole they are carried out in turn order (M4.7).
"""

from __future__ import annotations

from typing import Final

from labrys.core.bitsets import bits
from labrys.core.seats import CHANCE
from labrys.games.minos import codes, events
from labrys.games.minos import decisions as d
from labrys.games.minos.rules import chapters, extra, vases
from labrys.games.minos.rules.seat import carry_out, go_on, legal_at
from labrys.games.minos.state import MOST_PLAYERS, NONE, State, seats_from

SEVERAL: Final = -2
"""In place of a seat: more than one of them."""
_CHANCE: Final[tuple[int, ...]] = (CHANCE,)
_NOBODY: Final[tuple[int, ...]] = ()
_MEMBERS: Final = tuple(tuple(bits(seats)) for seats in range(1 << MOST_PLAYERS))
"""By set of seats: its members."""
SHARED: Final = frozenset({d.GOOD, d.DRAW, d.BUILD, d.WILD, d.PLAY, d.BONUS_TILE})
"""Decisions about what others may want too: in a simultaneous step the answer to one of them ends the seat's part."""


def pending(state: State) -> list[int]:
    """The seats that have something due, in turn order."""
    agenda = state.agenda
    return [seat for seat in seats_from(state.first, state.players) if agenda[seat]]


def lone(state: State) -> int:
    """The only seat that has something due; NONE if nobody has, SEVERAL if more than one."""
    found = NONE
    for seat, agenda in enumerate(state.agenda):
        if agenda:
            if found != NONE:
                return SEVERAL
            found = seat
    return found


def deciders(state: State) -> tuple[int, ...]:
    """Who is to decide now: chance, or the seats that have not answered; nobody when the game is over."""
    due = 0
    for seat, agenda in enumerate(state.agenda):
        if agenda:
            if agenda[-1][0] < d.FIRST_TABLE_CHANCE:
                return _CHANCE
            due |= 1 << seat
    if due:
        return _MEMBERS[due & ~state.complete]
    return _CHANCE if state.stack else _NOBODY


def asking(state: State) -> int:
    """The seat for which chance has to answer now; NONE if there is none."""
    found = NONE
    for seat, agenda in enumerate(state.agenda):
        # Those before the first player come after the others.
        is_next = found == NONE or found < state.first <= seat
        if agenda and is_next and agenda[-1][0] < d.FIRST_TABLE_CHANCE:
            found = seat
    return found


def legal(state: State, seat: int) -> list[int]:
    """All that a seat may do about what is due to it, ascending; its own secret answers are carried out for it."""
    if state.complete >> seat & 1 or not state.agenda[seat]:
        return []
    world = private(state, seat)
    due = world.agenda[seat][-1]
    return legal_at(world, seat, due) if due[0] >= d.FIRST_SEAT_KIND else []


def private(state: State, seat: int) -> State:
    """The table as this seat knows it: its own answers of a simultaneous step carried out, those of nobody else.

    It is to be looked at only: it is kept for the next who asks.
    """
    if not state.answers[seat]:
        return state
    world = state.worlds[seat]
    if world is None:
        world = state.clone()
        for code in state.answers[seat]:
            carry_out(world, seat, code)
            go_on(world, seat)
        state.worlds[seat] = world
    # What others have answered since is known to have been answered.
    world.answers, world.complete = state.answers[:], state.complete
    return world


def foresee(state: State, seat: int, code: int) -> State:
    """The table as this seat will know it after its move, before chance and before anybody's secret answers (M4.7)."""
    is_alone, world = lone(state) != SEVERAL, private(state, seat).clone()
    carry_out(world, seat, code)
    if is_alone:
        settle(world)
    else:
        go_on(world, seat)
    return world


def apply(state: State, seat: int, code: int) -> None:
    """A seat's move: carried out at once, or kept until all have answered."""
    if lone(state) == SEVERAL:
        _answer(state, seat, code)
    else:
        carry_out(state, seat, code)
    settle(state)


def _answer(state: State, seat: int, code: int) -> None:
    """One more move of a seat's secret answer. When those of all are whole they are carried out."""
    if not _add_to_answer(state, seat, code):
        return
    state.complete |= 1 << seat
    if state.events is not None:
        state.events.append(events.Answered(seat))
    for other in range(state.players):
        if state.agenda[other] and not state.complete >> other & 1:
            return
    _carry_out_all(state)


def _add_to_answer(state: State, seat: int, code: int) -> bool:
    """Whether the answer is whole with this move: nothing is left then that concerns this seat alone."""
    world = private(state, seat)
    agenda = world.agenda[seat]
    due = agenda[-1]
    if len(agenda) == 1 and _is_last(due, code):
        # One look tells; the table as it is then is put together if the seat wants to see it.
        state.answers[seat] += (code,)
        state.worlds[seat] = None
        return True
    if world is state:
        world = state.clone()
    carry_out(world, seat, code)
    go_on(world, seat)
    state.answers[seat] += (code,)
    state.worlds[seat] = world
    left = world.agenda[seat]
    if code & ~codes.ARGUMENT == codes.EXCHANGE and left and left[-1] == due:
        return False
    return due[0] in SHARED or not left or left[-1][0] in SHARED or left[-1][0] < d.FIRST_TABLE_CHANCE


def _is_last(due: d.Decision, code: int) -> bool:
    """Whether nothing more can come of an answer to a decision."""
    kind, left, _ = due
    if code == codes.DONE:
        return kind != d.GROUPS or not left
    if code & ~codes.ARGUMENT == codes.EXCHANGE:
        return False
    return kind == d.FOUND or (left == 1 and kind in (d.PALACE, d.TEMP))


def _carry_out_all(state: State) -> None:
    """All answers in turn order. What another took away, or builds with more right, is answered again (M4.7)."""
    answers, state.answers, state.complete = state.answers, [()] * state.players, 0
    state.worlds = [None] * state.players
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
        chapters.answer_for_seat(state, seat, due, argument)
    else:
        due = state.stack[-1]
        chapters.answer_for_table(state, due, argument)
    settle(state, ending=False)


def settle(state: State, *, ending: bool = True) -> None:
    """Carry out what nobody has to be asked about, until somebody has to, or the game is over."""
    is_asked = False
    while True:
        seat = lone(state)
        has_claimed = _look_at_vases(state, seat)
        if seat == NONE:
            if not state.stack or state.stack[-1][0] < d.FIRST_TABLE_STEP:
                return
            chapters.step_table(state, state.stack[-1])
        elif seat == SEVERAL:
            if not _go_on_together(state, ending=ending):
                return
        else:
            # Who is asked about something goes on being asked about it, unless the points of a vase open another way.
            if (is_asked and not has_claimed) or not go_on(state, seat, ending=ending):
                return
            agenda = state.agenda[seat]
            is_asked = bool(agenda)
            if is_asked and agenda[-1][0] < d.FIRST_TABLE_CHANCE:
                return


def _go_on_together(state: State, *, ending: bool) -> bool:
    """Carry out what none of several seats has to be asked about; whether that is worth another look."""
    # Answers of a simultaneous step are out: nothing happens before all are in.
    for answer in state.answers:
        if answer:
            return False
    went = False
    for seat in pending(state):
        went |= go_on(state, seat, ending=ending)
        agenda = state.agenda[seat]
        if agenda and agenda[-1][0] < d.FIRST_TABLE_CHANCE:
            return False
    return went


def settle_seat(state: State, seat: int) -> None:
    """The same for what is due to one seat: the table goes on with nothing, and nobody else with anything."""
    while True:
        _look_at_vases(state, lone(state))
        if not go_on(state, seat) or asking(state) != NONE:
            return


def _look_at_vases(state: State, seat: int) -> bool:
    """Vases are looked at after every effect; a simultaneous step is one moment (M11). Whether one was claimed.

    Every action point and every extra action is an effect (M4.4): they end where extra actions are open again. `seat`
    has something due, or NONE, or SEVERAL.
    """
    if state.together or not state.round:
        return False
    if seat == SEVERAL:
        for agenda in state.agenda:
            if agenda and not extra.is_open(agenda[-1][0]):
                return False
    elif seat != NONE and not extra.is_open(state.agenda[seat][-1][0]):
        return False
    return vases.check(state)


def ask(state: State) -> list[tuple[int, int]]:
    """The question to chance that is due."""
    seat = asking(state)
    if seat != NONE:
        due = state.agenda[seat][-1]
        return chapters.ask_for_seat(state, seat, due)
    return chapters.ask_for_table(state, state.stack[-1])


def pick(state: State, number: float) -> int:
    """The answer to that question in whose share of all a number from 0 up to 1 falls."""
    seat = asking(state)
    if seat != NONE:
        due = state.agenda[seat][-1]
        return chapters.pick_for_seat(state, seat, due, number)
    return chapters.pick_for_table(state, state.stack[-1], number)
