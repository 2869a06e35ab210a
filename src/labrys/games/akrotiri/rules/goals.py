"""A4.3, A4.5, A7.6: goal cards are drawn and one is kept, or taken from the strategist's offer."""

from __future__ import annotations

from abc import ABC, abstractmethod

from labrys.core.bitsets import bits
from labrys.core.event import Event
from labrys.core.guesses import confuse, see
from labrys.core.refusal import Refusal, refusal
from labrys.games.akrotiri import codes, events
from labrys.games.akrotiri.decisions import CHOOSE_GOAL, DRAW_GOAL, KEEP, TAKE, Decision
from labrys.games.akrotiri.moves import Keep, Take
from labrys.games.akrotiri.state import State


def bring_goal(state: State, seat: int) -> None:
    """A temple's square brings a goal: two are drawn and one kept, or one is taken from the offer (A7.6)."""
    if state.options.variant == "none":
        state.stack += [(CHOOSE_GOAL, seat, 0), (DRAW_GOAL, seat, 0), (DRAW_GOAL, seat, 0)]
    elif state.offer:
        state.stack.append((TAKE, seat, 0))
    elif state.events is not None:
        state.events.append(events.NoGoalLeft(seat))


class _TopGoal(ABC):
    """Chance, while loose cards are left: which goal lies on top. What becomes of it, the kinds below say."""

    @classmethod
    def prepare(cls, state: State, decision: Decision) -> bool:
        """Loose cards are asked for; buried ones come in their order, unasked; an empty pile gives none."""
        pile = state.goal_pile
        if pile.loose:
            return True
        state.stack.pop()
        if pile.under:
            state.goal_pile = pile.dig_up()
            cls.receive(state, decision[1], pile.under[0])
        return False

    @classmethod
    def ask(cls, state: State, decision: Decision) -> list[tuple[int, int]]:
        return state.kit.goal_answers.of(state.goal_pile.loose)

    @classmethod
    def apply(cls, state: State, decision: Decision, argument: int) -> None:
        state.stack.pop()
        state.goal_pile = state.goal_pile.take(argument)
        cls.receive(state, decision[1], argument)

    @staticmethod
    @abstractmethod
    def receive(state: State, seat: int, goal: int) -> None:
        """The card has come to light."""


class DrawGoal(_TopGoal):
    """The goal that a seat draws and alone sees (A4.3, A7.6)."""

    @staticmethod
    def receive(state: State, seat: int, goal: int) -> None:
        state.drawn[seat] += (goal,)
        state.guesses[seat] = see(state.guesses[seat], goal)
        if state.events is not None:
            state.events.append(events.GoalDrawn(seat, state.kit.goal_ids[goal]))


class OfferGoal(_TopGoal):
    """A goal is turned up for all to see; an empty pile ends the offer (A4.5, A12)."""

    @staticmethod
    def receive(state: State, seat: int, goal: int) -> None:
        state.offer |= 1 << goal
        state.guesses = [see(row, goal) for row in state.guesses]
        if state.events is not None:
            _tell_offered(state.events, events.GoalOffered(seat, state.kit.goal_ids[goal]))


def _tell_offered(told: list[Event], offered: events.GoalOffered) -> None:
    """Goals that come up together are told by name: the order in which they were buried is on no table."""
    at = len(told)
    while at:
        before = told[at - 1]
        if not isinstance(before, events.GoalOffered) or before.goal < offered.goal:
            break
        at -= 1
    told.insert(at, offered)


def choose_goal(state: State, decision: Decision) -> None:
    """Two drawn: one is to be kept. One: it is kept. None: nothing (A7.6)."""
    seat = decision[1]
    state.stack.pop()
    drawn = state.drawn[seat]
    if len(drawn) == 2:
        state.stack.append((KEEP, seat, 0))
    elif drawn:
        state.drawn[seat] = ()
        state.goals[seat] += drawn
        if state.events is not None:
            state.events.append(events.LastGoalKept(seat, state.kit.goal_ids[drawn[0]]))
    elif state.events is not None:
        state.events.append(events.NoGoalLeft(seat))


class KeepGoal:
    """Keep one of the two goals drawn; the other goes under the pile, where only its owner knows it."""

    @staticmethod
    def legal(state: State, decision: Decision) -> list[int]:
        return sorted(codes.KEEP | goal for goal in state.drawn[decision[1]])

    @staticmethod
    def apply(state: State, decision: Decision, argument: int) -> None:
        seat = decision[1]
        one, other = state.drawn[seat]
        buried = other if argument == one else one
        state.stack.pop()
        state.drawn[seat] = ()
        state.goals[seat] += (argument,)
        state.goal_pile = state.goal_pile.bury(buried, seat)
        for onlooker in range(state.players):
            if onlooker != seat:
                state.guesses[onlooker] = confuse(state.guesses[onlooker], one, other)
        if state.events is not None:
            ids = state.kit.goal_ids
            state.events.append(events.GoalKept(seat, ids[argument], ids[buried]))

    @staticmethod
    def refuse(state: State, decision: Decision, move: Keep) -> Refusal | None:
        ids, drawn = state.kit.goal_ids, state.drawn[decision[1]]
        if move.goal not in ids:
            return _no_such_goal(move.goal)
        if ids.index(move.goal) not in drawn:
            rule = "A7.6" if state.temples[decision[1]] else "A4.3"
            return refusal("not-drawn", rule, "{goal} is not one of the 2 goals that you drew", goal=move.goal)
        return None


class TakeGoal:
    """Strategist: take one of the face-up goals; they are never refilled (A4.5, A7.6)."""

    @staticmethod
    def legal(state: State, decision: Decision) -> list[int]:
        return [codes.TAKE | goal for goal in bits(state.offer)]

    @staticmethod
    def apply(state: State, decision: Decision, argument: int) -> None:
        seat = decision[1]
        state.stack.pop()
        state.offer &= ~(1 << argument)
        state.taken |= 1 << argument
        state.goals[seat] += (argument,)
        if state.events is not None:
            state.events.append(events.GoalTaken(seat, state.kit.goal_ids[argument]))

    @staticmethod
    def refuse(state: State, decision: Decision, move: Take) -> Refusal | None:
        ids = state.kit.goal_ids
        if move.goal not in ids:
            return _no_such_goal(move.goal)
        if not state.offer >> ids.index(move.goal) & 1:
            text = "{goal} is not among the {offered:goal} on offer"
            return refusal("not-offered", "A7.6", text, goal=move.goal, offered=state.offer.bit_count())
        return None


def _no_such_goal(goal: str) -> Refusal:
    return refusal("no-such-goal", "A8", "there is no goal {goal!r}", goal=goal)
