"""The course of the game: setup (A4), a turn's two parts (A5, A6), its end and the game's (A9, A12)."""

from __future__ import annotations

from labrys.core.guesses import see
from labrys.core.refusal import Refusal
from labrys.games.akrotiri import codes, events
from labrys.games.akrotiri.decisions import (
    ACT,
    ACTIONS,
    BERTH,
    CHOOSE_GOAL,
    DRAW_GOAL,
    DRAW_MAP,
    DRAW_TILE,
    FINISH,
    LAY,
    OFFER,
    TURN,
    WHO_BEGINS,
    Decision,
)
from labrys.games.akrotiri.moves import Berth
from labrys.games.akrotiri.places import dock_name, find_dock
from labrys.games.akrotiri.sea import THERA_LAND
from labrys.games.akrotiri.state import NO_TILE, NOBODY, NOT_DRY, State

IDLE_TURNS = 6
"""Turns each without a temple that end a game whose tiles have run out (A9.3)."""


def open_game(state: State) -> None:
    """The first question: who begins, unless that was agreed (A1)."""
    if state.options.first == "random":
        state.stack.append((WHO_BEGINS, NOBODY, 0))
    else:
        set_up(state, int(state.options.first))


class WhoBegins:
    """Chance: the seat that goes first."""

    @staticmethod
    def prepare(state: State, decision: Decision) -> bool:
        return True

    @staticmethod
    def ask(state: State, decision: Decision) -> list[tuple[int, int]]:
        return [(codes.FIRST | seat, 1) for seat in range(state.players)]

    @staticmethod
    def apply(state: State, decision: Decision, argument: int) -> None:
        state.stack.pop()
        set_up(state, argument)


def set_up(state: State, first: int) -> None:
    """Promise the whole setup, the last step first because the stack is worked off from its top (A4)."""
    state.first = first
    if state.events is not None:
        state.events.append(events.Began(first))
    order = [(first + i) % state.players for i in range(state.players)]
    steps: list[Decision] = []
    for seat in order:
        steps += [(DRAW_TILE, seat, 0), (LAY, seat, 1)]
    for seat in order:
        steps += [(DRAW_MAP, seat, 0), (DRAW_MAP, seat, 1)]
    for seat in order:
        steps += [(DRAW_GOAL, seat, 0), (DRAW_GOAL, seat, 0)]
    steps += [(CHOOSE_GOAL, seat, 0) for seat in order]
    steps += [(BERTH, seat, 0) for seat in order]
    steps += [(DRAW_TILE, seat, 0) for seat in order]
    if state.options.variant == "strategist":
        steps += [(OFFER, first, 0)] * offer_size(state)
    steps.append((TURN, first, 0))
    state.stack.extend(reversed(steps))


def offer_size(state: State) -> int:
    """How many goals are turned up (A4.5, A12)."""
    strategist = state.kit.components.offer.strategist
    two = strategist.revised if state.options.edition == "revised" else strategist.first
    return two if state.players == 2 else two + 2 * (state.players - 2)


class PlaceBoat:
    """Boats start on different docks of Thera (A4.4)."""

    @staticmethod
    def legal(state: State, decision: Decision) -> list[int]:
        docks = state.sea.island_docks[THERA_LAND]
        return [codes.BERTH | dock for dock in docks if dock not in state.boats]

    @staticmethod
    def apply(state: State, decision: Decision, argument: int) -> None:
        seat = decision[1]
        state.stack.pop()
        state.boats[seat] = argument
        if state.events is not None:
            state.events.append(events.Berthed(seat, dock_name(state.sea, argument)))

    @staticmethod
    def refuse(state: State, decision: Decision, move: Berth) -> Refusal | None:
        docks = state.sea.island_docks[THERA_LAND]
        dock = find_dock(state.sea, move.dock)
        if dock not in docks:
            text = f"boats start on Thera, at thera/1 to thera/{len(docks)}, not at {move.dock!r}"
            return Refusal("not-a-berth", "A4.4", text)
        if dock in state.boats:
            text = f"the boat of seat {state.boats.index(dock)} lies at {move.dock} already"
            return Refusal("occupied", "A4.4", text)
        return None


def begin_turn(state: State, decision: Decision) -> None:
    """Part one if there is a tile to lay (A5.4), then part two, then the draw (A9.1)."""
    seat = decision[1]
    state.stack.pop()
    state.oracle_used = state.pair = state.dug = 0
    state.stack += [(FINISH, seat, 0), (ACTIONS, seat, 0)]
    if state.hand[seat] != NO_TILE:
        state.stack.append((LAY, seat, 0))
    if state.events is not None:
        state.events.append(events.TurnBegan(seat, state.turns // state.players + 1))


def begin_actions(state: State, decision: Decision) -> None:
    """The number of actions is fixed now (A2.4, A6)."""
    seat = decision[1]
    state.stack.pop()
    state.actions = state.kit.actions[len(state.temples[seat])]
    state.stack.append((ACT, seat, 0))
    if state.events is not None:
        state.events.append(events.ActionsBegan(seat, state.actions))


def end_actions(state: State, seat: int) -> None:
    """The seat is done: it draws a tile unless the oracle gave one (A9.1)."""
    state.stack.pop()
    state.actions = state.pair = 0
    if state.idle != NOT_DRY:
        state.idle = 0 if state.dug else state.idle + 1
    if state.hand[seat] == NO_TILE:
        state.stack.append((DRAW_TILE, seat, 0))
    if state.events is not None:
        state.events.append(events.TurnEnded(seat))


def finish_turn(state: State, decision: Decision) -> None:
    """The next seat's turn, or the end of the game (A9.2, A9.3, A12)."""
    seat = decision[1]
    state.stack.pop()
    state.turns += 1
    following = (seat + 1) % state.players
    reason = end_of_round(state) if following == state.first else ""
    if not reason and state.idle >= IDLE_TURNS * state.players:
        reason = "no more tiles"
    if not reason:
        state.stack.append((TURN, following, 0))
        return
    state.reason = reason
    if state.events is not None:
        state.events.append(events.GameEnded(seat, reason))
    _reveal_goals(state)


def _reveal_goals(state: State) -> None:
    """Everybody turns up the goals that now score (A10)."""
    for seat, goals in enumerate(state.goals):
        for goal in goals:
            state.guesses = [see(row, goal) for row in state.guesses]
        if state.events is not None:
            names = tuple(state.kit.goal_ids[goal] for goal in goals)
            state.events.append(events.GoalsRevealed(seat, names))


def end_of_round(state: State) -> str:
    """Why the game ends now that all have had equal turns; empty if it goes on."""
    if any(len(temples) == state.kit.temples for temples in state.temples):
        return "sixth temple"
    limit = state.kit.components.ends.tiles.get(state.players)
    if limit is not None and len(state.sea.tiles) >= limit:
        return "tiles laid"
    return ""
