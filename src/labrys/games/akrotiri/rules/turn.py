"""The course of the game: a turn's two parts (A5, A6), its end and the game's (A9, A12)."""

from __future__ import annotations

from labrys.core.guesses import see
from labrys.games.akrotiri import events
from labrys.games.akrotiri.decisions import (
    ACT,
    ACTIONS,
    DRAW_TILE,
    FINISH,
    LAY,
    TURN,
    Decision,
)
from labrys.games.akrotiri.state import NO_TILE, NOT_DRY, State

SIXTH_TEMPLE = "sixth temple"
TILES_LAID = "tiles laid"
NO_MORE_TILES = "no more tiles"
END_REASONS = (SIXTH_TEMPLE, TILES_LAID, NO_MORE_TILES)

IDLE_TURNS = 6
"""Turns each without a temple that end a game whose tiles have run out (A9.3)."""


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
        reason = NO_MORE_TILES
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
        return SIXTH_TEMPLE
    last = state.kit.last_tiles[state.players]
    if last and last <= len(state.sea.tiles):
        return TILES_LAID
    return ""
