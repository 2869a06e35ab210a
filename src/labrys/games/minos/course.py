"""Whether what is due to the table and to the seats can be due at one moment of a round (M4, M12).

The steps of a round lie on the table's stack in one order only, and at each of them only so many dice can have been
placed and retrieved, and only certain seats can have something to decide. The setup has its own order, in `outset`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from labrys.games.minos import decisions as d
from labrys.games.minos.rules.round import LAST_ROUND, SCORED_ROUNDS
from labrys.games.minos.state import NONE, State

_PARTS_OF_INCOME = 5
_INCOME, _PROGRESS = (d.INCOME, 0, 0), (d.PROGRESS, 0, 0)
_ROUND, _SCORING, _ENDING = (d.ROUND, 0, 0), (d.SCORING, 0, 0), (d.ENDING, 0, 0)
_STEPS: Final = frozenset({d.PICK, d.BACK, d.FOUND, d.DRAFT, d.GROUPS, d.RETRIEVE, d.TURN, d.FIGHT})
"""Decisions of a seat that belong to one step; all others may come of any effect."""


class Unsound(ValueError):
    """A position cannot be; the sentence says why."""


class Moment(NamedTuple):
    """What is so at a step: dice placed and retrieved, what may lie lowest on an agenda, and whose it may be."""

    placed: int = 0
    retrieved: int = 0
    begins: frozenset[int] = frozenset()
    """One of these lies lowest on the agenda of every seat that has one; empty if none of the steps does."""
    seat: int = NONE
    """The only seat that decides; NONE if there may be several."""
    together: bool = False


_NOBODY: Final = -2
"""In place of a seat: nobody decides."""


def check_round(state: State) -> None:
    """Raise Unsound unless the table can be like this in a round, or after the last one."""
    moment = _moment(state)
    if state.together != moment.together:
        raise Unsound("all act at once exactly in progress, in income, and over their first hands")
    check_agendas(state, moment.begins, moment.seat)
    _check_dice(state, moment)
    check_offers(state)


def check_agendas(state: State, begins: frozenset[int], only: int) -> None:
    """Only the seat that may have something due has, and what belongs to a step lies lowest and in its step."""
    for seat, agenda in enumerate(state.agenda):
        if not agenda:
            continue
        kinds = [kind for kind, _, _ in agenda]
        if only not in (NONE, seat):
            raise Unsound(f"{d.NAMES[kinds[-1]]} is due to seat {seat}, whose turn it is not")
        wrong = [kind for kind in kinds[1:] if kind in _STEPS]
        wrong += kinds[:1] if (kinds[0] in _STEPS or only != NONE) and begins and kinds[0] not in begins else []
        wrong += kinds[:1] if kinds[0] in _STEPS and not begins else []
        if wrong:
            raise Unsound(f"{d.NAMES[wrong[0]]} is due to seat {seat} at another step than its own")


def _moment(state: State) -> Moment:
    """Which step of a round it is, by the table's stack."""
    stack, seats = state.stack, state.players
    total = seats * state.kit.components.pieces.dice
    above = [one for one in stack if one[0] in (d.OFFER, d.ROLL)]
    core = stack[: len(stack) - len(above)]
    offers = [one for one in above if one[0] == d.OFFER]
    if stack != core + above or (offers and len(offers) < len(above)):
        raise Unsound("a card or a die is due from chance after a step of the round, not before it")
    match core:
        case [] if not above and state.round == LAST_ROUND:
            return Moment(seat=_NOBODY)
        case [first, (d.ACTIONS, 0, 0), second, (d.DRAFTING, placed, 0)] if (first, second) == (_INCOME, _PROGRESS):
            if not offers and placed == 0 and above:
                return _rolling(state, above)
            if not above and 0 < placed <= total:
                return Moment(placed - 1, 0, frozenset({d.DRAFT}), (state.first + placed - 1) % seats)
        case [first, (d.ACTIONS, 0, 0), (d.PROGRESS, 1, 0)] if first == _INCOME and not above:
            return Moment(total, 0, frozenset({d.GROUPS}), together=True)
        case [first, (d.ACTIONS, taken, 0)] if first == _INCOME and taken <= total and len(offers) == len(above):
            if above:
                return Moment(total, taken, seat=_NOBODY)
            if taken:
                seat = (state.first + taken - 1) % seats
                is_retrieving = (d.RETRIEVE, 0, 0) in state.agenda[seat]
                return Moment(total, taken - is_retrieving, frozenset({d.RETRIEVE, d.TURN}), seat)
        case [(d.INCOME, part, 0)] if 0 < part <= _PARTS_OF_INCOME and not above:
            return Moment(total, total, together=True)
        case [*between] if offers and between == _between(state, offers):
            return Moment(seat=_NOBODY)
        case [end, (d.BATTLES, _, asked)] if end == _ENDING and state.round == LAST_ROUND and not above:
            fighting = [seat for seat, agenda in enumerate(state.agenda) if agenda]
            if len(fighting) == 1 and asked >> fighting[0] & 1:
                return Moment(begins=frozenset({d.FIGHT}))
    words = ", ".join(d.NAMES[kind] for kind, _, _ in stack[:6])
    raise Unsound(f"the steps that are due to the table ({words}) are those of no moment of round {state.round}")


def _rolling(state: State, rolls: list[d.Decision]) -> Moment:
    """The dice are rolled colour by colour; ability 2 has given before the first of them."""
    dice = state.kit.dice[state.players]
    colours = [colour for colour, count in enumerate(dice) if count]
    left = [(colour, count) for _, colour, count in reversed(rolls)]
    if [colour for colour, _ in left] != colours[len(colours) - len(left) :]:
        raise Unsound("the dice are not rolled colour by colour")
    if any(count != dice[colour] for colour, count in left[1:]) or left[0][1] > dice[left[0][0]]:
        raise Unsound("more or fewer dice are still to be rolled than there are")
    begun = len(left) < len(colours) or left[0][1] < dice[left[0][0]]
    return Moment(seat=_NOBODY if begun else NONE)


def _between(state: State, offers: Sequence[d.Decision]) -> list[d.Decision]:
    """What follows the cards of the offer between two rounds, or before the last battles."""
    if state.round == LAST_ROUND:
        return [_SCORING]
    is_new_age = state.round in SCORED_ROUNDS and offers[0][1] == 1
    return [_ROUND, _SCORING] if state.round in SCORED_ROUNDS and not is_new_age else [_ROUND]


def _check_dice(state: State, moment: Moment) -> None:
    """As many dice of each seat on the board as it has placed and not retrieved."""
    placed = [die for row in state.rows for die in row]
    if len(placed) != moment.placed or placed.count(NONE) != moment.retrieved:
        there = f"{len(placed)} dice are placed and {placed.count(NONE)} of them retrieved"
        raise Unsound(f"{there}, not {moment.placed} and {moment.retrieved}")
    for seat in range(state.players):
        # Of so many dice in turn order this seat has its share.
        away = (seat - state.first) % state.players
        own = len(range(away, moment.placed, state.players)) - len(range(away, moment.retrieved, state.players))
        found = sum(die != NONE and die & 7 == seat for die in placed)
        if found != own:
            raise Unsound(f"seat {seat} has {found} dice on the board, not {own}")
    is_on_table = bool(moment.placed or moment.retrieved or any(kind in _WITH_DICE for kind, _, _ in state.stack))
    if not is_on_table and any(state.pool):
        raise Unsound("dice are on the table between two rounds")


_WITH_DICE: Final = frozenset({d.DRAFTING, d.ROLL})


def check_offers(state: State) -> None:
    """Cards that are due to the offer have room there and are in their deck."""
    due = [age for kind, age, _ in state.stack if kind == d.OFFER]
    if not due:
        return
    age = 1 if state.round > SCORED_ROUNDS[0] or (state.round == SCORED_ROUNDS[0] and due[0] == 1) else 0
    if set(due) != {age} or (age == 1 and state.round == SCORED_ROUNDS[0] and state.stack[-len(due) - 1] != _ROUND):
        raise Unsound("cards of another age are due to the offer")
    room = state.kit.components.offer - state.offer.bit_count()
    there = state.deck[age].bit_count() + state.discards[age].bit_count()
    if len(due) > min(room, there) or not state.deck[age]:
        raise Unsound(f"{len(due)} cards are due to the offer, which has room for {room}, and {there} are there")
