"""Positions that no game comes to, because of what is due in them: each refused in a sentence."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

import pytest

from labrys.core.refusal import BadNotation
from labrys.games.minos import decisions as d
from labrys.games.minos.options import MinosOptions
from labrys.games.minos.position import position_of, position_text
from labrys.games.minos.restore import read_state
from labrys.games.minos.state import NONE, VALUES, State
from tests.games.minos.random_games import house_kit, play

DRAFT, RANDOM = MinosOptions(), MinosOptions("random", "random")
Fit = Callable[[State], bool]
Change = Callable[[State], None]


def moment(is_fit: Fit, options: MinosOptions = DRAFT) -> State:
    """A state of some game for three that has what is asked for."""
    states = (one.state for seed in count() for one in play(3, options, seed)[0])
    return next(state.clone() for state in states if is_fit(state))


def top(kind: int) -> Fit:
    """Nobody has anything to decide, and this is due to the table."""
    return lambda state: not any(state.agenda) and state.stack[-1][0] == kind


def due(kind: int) -> Fit:
    """This lies lowest for some seat."""
    return lambda state: any(agenda and agenda[0][0] == kind for agenda in state.agenda)


def of_round(number: int, is_fit: Fit) -> Fit:
    return lambda state: state.round == number and is_fit(state)


def turn(state: State) -> bool:
    """A turn is going on, neither the first nor the last of its round."""
    return state.round == 2 and state.active != NONE and 1 < state.stack[-1][1] < 12


def part(kind: int, number: int) -> Fit:
    return lambda state: state.stack[-1][:2] == (kind, number)


def stack(*words: tuple[int, int, int]) -> Change:
    return lambda state: setattr(state, "stack", list(words))


def step(more: int) -> Change:
    """Another number of the step that is due."""

    def change(state: State) -> None:
        kind, a, b = state.stack[-1]
        state.stack[-1] = (kind, a + more, b)

    return change


def give(decision: d.Decision, *, to_all: bool = False) -> Change:
    """A decision lies on top for whoever has something due, or for all."""

    def change(state: State) -> None:
        state.agenda = [(*agenda, decision) if agenda or to_all else () for agenda in state.agenda]

    return change


def lowest(decision: d.Decision) -> Change:
    def change(state: State) -> None:
        state.agenda = [(decision, *agenda[1:]) if agenda else () for agenda in state.agenda]

    return change


def lone(state: State) -> None:
    state.together, state.opening = False, ()


def all_at_once(state: State) -> None:
    state.together, state.opening = True, (tuple(state.warriors), tuple(state.weaponry))


def turned(state: State) -> None:
    """Each stack of decisions belongs to the next seat."""
    state.agenda = [state.agenda[-1], *state.agenda[:-1]]


def below(state: State) -> None:
    """What is lowest on the table's stack lies on top."""
    state.stack = [*state.stack[1:], state.stack[0]]


def sunk(state: State) -> None:
    """What is on top of the table's stack lies lowest."""
    state.stack = [state.stack[-1], *state.stack[:-1]]


def without_last(name: str) -> Change:
    return lambda state: setattr(state, name, getattr(state, name)[:-1])


def other_options(options: MinosOptions) -> Change:
    return lambda state: setattr(state, "options", options)


def retrieved(state: State) -> None:
    """One die more is said to be retrieved."""
    at = next(at for at, row in enumerate(state.rows) if any(die != NONE for die in row))
    row = list(state.rows[at])
    row[next(space for space, die in enumerate(row) if die != NONE)] = NONE
    state.rows[at] = tuple(row)


def passed_on(state: State) -> None:
    """A die of one seat is another's."""
    at = next(at for at, row in enumerate(state.rows) if any(die != NONE for die in row))
    row = list(state.rows[at])
    space = next(space for space, die in enumerate(row) if die != NONE)
    row[space] = row[space] & ~7 | (row[space] + 1) % 8 % 3
    state.rows[at] = tuple(row)


def rolling(state: State) -> bool:
    """No die has been rolled."""
    return top(d.ROLL)(state) and not any(state.pool)


def crossed(state: State) -> None:
    state.stack[-1], state.stack[-2] = state.stack[-2], state.stack[-1]


def ahead(state: State) -> None:
    """A die of the second colour has been rolled, none of the first."""
    _, colour, left = state.stack[-2]
    state.stack[-2] = (d.ROLL, colour, left - 1)
    state.pool = tuple(int(die == colour * VALUES) for die in range(len(state.pool)))


def offered(state: State) -> None:
    state.stack.append((d.OFFER, 1 - state.stack[-1][1], 0))


IN_A_ROUND: dict[str, tuple[Fit, Change, str]] = {
    "steps in another order": (turn, below, r"\(actions, income\) are those of no moment of round 2"),
    "a step left out": (turn, stack((d.INCOME, 0, 0)), r"\(income\) are those of no moment of round 2"),
    "a step too many": (
        turn, stack((d.INCOME, 0, 0), (d.INCOME, 0, 0), (d.ACTIONS, 5, 0)), r"\(income, income, actions\) are those"),
    "later parts of income below": (turn, stack((d.INCOME, 2, 0), (d.ACTIONS, 5, 0)), "of no moment"),
    "fewer dice retrieved": (turn, step(-1), "is due to seat [0-2], whose turn it is not"),
    "more dice retrieved": (turn, step(3), "12 dice are placed and [0-9]+ of them retrieved, not 12 and"),
    "a die gone": (turn, retrieved, "12 dice are placed and"),
    "a die of another": (turn, passed_on, r"seat [0-2] has [0-5] dice on the board, not [0-4]"),
    "no turn left": (turn, step(12), "those of no moment of round 2"),
    "all at once in a turn": (turn, all_at_once, "all act at once exactly in progress, in income, and over"),
    "a draft in a turn": (turn, give((d.DRAFT, 0, 0)), "draft is due to seat [0-2] at another step than its own"),
    "two with something to decide": (turn, give((d.TEMP, 1, 0), to_all=True), "temp is due to seat [0-2], whose turn"),
    "a turn of another": (due(d.DRAFT), turned, "draft is due to seat [0-2], whose turn it is not"),
    "a draft of another number": (of_round(2, due(d.DRAFT)), step(3), r"dice are placed and 0 of them retrieved, not"),
    "a choice in the draft": (due(d.DRAFT), lowest((d.TEMP, 1, 0)), "temp is due to seat [0-2] at another step"),
    "progress alone": (due(d.GROUPS), lone, "all act at once exactly in progress, in income"),
    "groups at income": (
        lambda state: state.together and part(d.INCOME, 4)(state), lowest((d.GROUPS, 0, 0)), "groups is due to seat"),
    "income alone": (part(d.INCOME, 4), lone, "all act at once exactly"),
    "a die out of turn": (
        of_round(2, top(d.ROLL)), sunk, "due from chance after a step"),
    "dice in another order": (rolling, crossed, "the dice are not rolled colour by colour"),
    "a die rolled before its colour": (rolling, ahead, "more or fewer dice are still to be rolled than there are"),
    "another age": (of_round(1, top(d.OFFER)), offered, "cards of another age are due to the offer"),
    "no room in the offer": (
        of_round(1, top(d.OFFER)), lambda state: state.stack.extend(state.stack[-1:] * 5), "the offer, which has room"),
    "a fight without being asked": (
        due(d.FIGHT), lambda state: state.stack.__setitem__(-1, (*state.stack[-1][:2], 0)), "of no moment of round 4"),
    "a purse beyond measure": (turn, lambda state: state.coins.__setitem__(0, 4096), "coins is 4096, it lies between"),
}  # fmt: skip


@pytest.mark.rule("M4", "M4.2", "M4.3", "M4.4", "M4.5", "M4.7", "M12.2")
@pytest.mark.parametrize(("is_fit", "change", "sentence"), IN_A_ROUND.values(), ids=IN_A_ROUND.keys())
def test_what_is_due_at_no_moment_of_a_round_is_refused(is_fit: Fit, change: Change, sentence: str):
    _refused(moment(is_fit), change, sentence)


def _refused(state: State, change: Change, sentence: str) -> None:
    read_state(_text(state), house_kit())
    change(state)
    with pytest.raises(BadNotation, match=sentence):
        read_state(_text(state), house_kit())


def _text(state: State) -> str:
    return position_text(position_of(state))


def dealt(state: State) -> bool:
    """First hands are being dealt."""
    return state.round == 0 and due(d.DECK)(state) and not state.together


def hands(state: State) -> bool:
    """All decide about their first hands."""
    return state.round == 0 and state.together and not any(state.answers) and due(d.FOUND)(state)


IN_THE_SETUP: dict[str, tuple[Fit, MinosOptions, Change, str]] = {
    "the setup on top": (top(d.STOCK_ROUTE), RANDOM, sunk, "what is due to the table is not the rest of a setup"),
    "a tile left out": (
        top(d.STOCK_ROUTE), RANDOM, lambda state: state.stack.remove(state.stack[2]), "not the rest of a setup"),
    "a route too few": (hands, RANDOM, without_last("routes"), "2 routes are laid out, not 3"),
    "a vase too few": (hands, DRAFT, without_last("vases"), "2 vases are laid out, not 3"),
    "a route turned up twice": (
        top(d.TURN_VASE), RANDOM, lambda state: state.stack.append((d.TURN_ROUTE, 2, 0)), "not the rest of a setup"),
    "another setup": (top(d.TURN_VASE), DRAFT, other_options(MinosOptions("random")), "not the rest of a setup"),
    "a choice in a random setup": (
        due(d.PICK), DRAFT, other_options(MinosOptions("random")), "other things than were dealt"),
    "other sides": (hands, DRAFT, other_options(MinosOptions(routes="BBB")), "R1A is not route 1 of this game"),
    "a choice of another": (due(d.PICK), DRAFT, turned, "seat [0-2] has to choose now, and nobody else"),
    "a part that was done": (
        part(d.SET_UP, 3), DRAFT, step(1), "seat [0-2] has chosen [0-2] times, not [0-2]"),
    "no such part": (hands, DRAFT, step(5), "the setup has no part 13"),
    "hands before they are dealt": (hands, DRAFT, step(-1), "seat [0-2] draws [0-9]+ cards, and does nothing before"),
    "hands while they are dealt": (dealt, DRAFT, step(1), "all act at once exactly"),
    "too many cards": (
        dealt, DRAFT, give((d.DECK, 0, 9)), "draws [0-9]+ cards, and does nothing before"),
    "two palaces": (
        hands, DRAFT, lowest((d.TEMP, 1, 0)), "puts cards back, then founds its palace, and then has all else"),
    "a choice before all is laid out": (
        top(d.TURN_VASE), DRAFT, lambda state: state.start.__setitem__(0, 3), "seat 0 has chosen before everything"),
    "nobody first": (due(d.PICK), DRAFT, lambda state: setattr(state, "first", -1), "somebody is first exactly when"),
}  # fmt: skip


@pytest.mark.rule("M3", "M3.7", "M3.8")
@pytest.mark.parametrize(("is_fit", "options", "change", "sentence"), IN_THE_SETUP.values(), ids=IN_THE_SETUP.keys())
def test_what_is_due_at_no_moment_of_the_setup_is_refused(
    is_fit: Fit, options: MinosOptions, change: Change, sentence: str
):
    _refused(moment(is_fit, options), change, sentence)
