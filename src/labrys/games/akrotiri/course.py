"""The course of a game: who decides what is due, what may be answered, and what an answer does.

This is the quick way into the rules: nothing is checked, nothing is put into words. Searches live on it, so each
chapter of the rules is called by its name, the commonest decisions first.
"""

from __future__ import annotations

from typing import Final

from labrys.core.seats import CHANCE
from labrys.games.akrotiri import codes
from labrys.games.akrotiri.decisions import (
    ACT,
    ACTIONS,
    CHOOSE_GOAL,
    DRAW_GOAL,
    DRAW_MAP,
    DRAW_TILE,
    FIRST_SEAT_KIND,
    FIRST_STEP_KIND,
    KEEP,
    LAY,
    OFFER,
    PLACE_CUBE,
    REVEAL,
    TAKE,
    TURN,
    Decision,
)
from labrys.games.akrotiri.rules.actions import Act
from labrys.games.akrotiri.rules.goals import DrawGoal, KeepGoal, OfferGoal, TakeGoal, choose_goal
from labrys.games.akrotiri.rules.oracle import Reveal
from labrys.games.akrotiri.rules.purchase import DrawMap
from labrys.games.akrotiri.rules.setup import PlaceBoat, WhoBegins
from labrys.games.akrotiri.rules.tiles import DrawTile, LayTile, PlaceSecondCube
from labrys.games.akrotiri.rules.turn import begin_actions, begin_turn, finish_turn
from labrys.games.akrotiri.state import State

_NOBODY: Final[tuple[int, ...]] = ()
_CHANCE: Final[tuple[int, ...]] = (CHANCE,)
_SEAT: Final[tuple[tuple[int, ...], ...]] = ((0,), (1,), (2,), (3,))


def deciders(state: State) -> tuple[int, ...]:
    """Who decides now: a seat, or chance, or nobody when the game is over."""
    if not state.stack:
        return _NOBODY
    kind, seat, _ = state.stack[-1]
    return _CHANCE if kind < FIRST_SEAT_KIND else _SEAT[seat]


def legal(state: State, seat: int) -> list[int]:
    """All that this seat may do now, ascending; empty if it does not decide."""
    if not state.stack:
        return []
    due = state.stack[-1]
    kind = due[0]
    if kind < FIRST_SEAT_KIND or due[1] != seat:
        return []
    if kind == ACT:
        return Act.legal(state, due)
    if kind == LAY:
        return LayTile.legal(state, due)
    if kind == PLACE_CUBE:
        return PlaceSecondCube.legal(state, due)
    if kind == KEEP:
        return KeepGoal.legal(state, due)
    if kind == TAKE:
        return TakeGoal.legal(state, due)
    return PlaceBoat.legal(state, due)


def ask(state: State) -> list[tuple[int, int]]:
    """The question to chance: possible answers and weights, ascending by code."""
    due = state.stack[-1]
    kind = due[0]
    if kind == DRAW_TILE:
        return DrawTile.ask(state, due)
    if kind == REVEAL:
        return Reveal.ask(state, due)
    if kind == DRAW_MAP:
        return DrawMap.ask(state, due)
    if kind == DRAW_GOAL:
        return DrawGoal.ask(state, due)
    if kind == OFFER:
        return OfferGoal.ask(state, due)
    return WhoBegins.ask(state, due)


def apply(state: State, code: int) -> None:
    """Carry out an answer to what is due, and all that follows from it until somebody has to decide again."""
    due = state.stack[-1]
    if due[0] < FIRST_SEAT_KIND:
        _answer(state, due, code & codes.ARGUMENT)
    else:
        _decide(state, due, code)
    settle(state)


def _decide(state: State, due: Decision, code: int) -> None:
    kind, argument = due[0], code & codes.ARGUMENT
    if kind == ACT:
        Act.apply(state, due, code)
    elif kind == LAY:
        LayTile.apply(state, due, argument)
    elif kind == PLACE_CUBE:
        PlaceSecondCube.apply(state, due, argument)
    elif kind == KEEP:
        KeepGoal.apply(state, due, argument)
    elif kind == TAKE:
        TakeGoal.apply(state, due, argument)
    else:
        PlaceBoat.apply(state, due, argument)


def _answer(state: State, due: Decision, argument: int) -> None:
    kind = due[0]
    if kind == DRAW_TILE:
        DrawTile.apply(state, due, argument)
    elif kind == REVEAL:
        Reveal.apply(state, due, argument)
    elif kind == DRAW_MAP:
        DrawMap.apply(state, due, argument)
    elif kind == DRAW_GOAL:
        DrawGoal.apply(state, due, argument)
    elif kind == OFFER:
        OfferGoal.apply(state, due, argument)
    else:
        WhoBegins.apply(state, due, argument)


def settle(state: State) -> None:
    """Carry out what nobody has to be asked about, until somebody has to, or the game is over."""
    stack = state.stack
    while stack:
        due = stack[-1]
        kind = due[0]
        if FIRST_SEAT_KIND <= kind < FIRST_STEP_KIND:
            return
        if kind == DRAW_TILE:
            if DrawTile.prepare(state, due):
                return
        elif kind == DRAW_GOAL:
            if DrawGoal.prepare(state, due):
                return
        elif kind == OFFER:
            if OfferGoal.prepare(state, due):
                return
        elif kind < FIRST_SEAT_KIND:
            # The other questions always have an answer.
            return
        elif kind == TURN:
            begin_turn(state, due)
        elif kind == ACTIONS:
            begin_actions(state, due)
        elif kind == CHOOSE_GOAL:
            choose_goal(state, due)
        else:
            finish_turn(state, due)
