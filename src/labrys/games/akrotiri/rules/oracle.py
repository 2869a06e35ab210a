"""A6.7: ask the oracle for a terrain."""

from __future__ import annotations

from typing import Final

from labrys.core.refusal import Refusal, refusal
from labrys.games.akrotiri import codes, events
from labrys.games.akrotiri.components import TERRAINS
from labrys.games.akrotiri.decisions import REVEAL, Decision
from labrys.games.akrotiri.kit import Codes
from labrys.games.akrotiri.moves import Oracle
from labrys.games.akrotiri.rules.tiles import refill, show_tile
from labrys.games.akrotiri.state import State

_QUESTIONS: Final = (codes.ORACLE, codes.ORACLE | 1, codes.ORACLE | 2, codes.ORACLE | 3)


def has_tiles(state: State) -> bool:
    """Whether there is anything to reveal: the pile, or discards to make one of."""
    return bool(state.tile_pile.loose or state.discards)


def legal_questions(state: State) -> Codes:
    """One code for each terrain, once a turn."""
    if not state.actions or state.oracle_used or not has_tiles(state):
        return ()
    return _QUESTIONS


def ask_oracle(state: State, seat: int, terrain: int) -> None:
    """Spend the action; tiles are then revealed one by one. An empty pile is filled first, and only then."""
    state.actions -= 1
    state.oracle_used = 1
    if state.events is not None:
        state.events.append(events.OracleAsked(seat, TERRAINS[terrain]))
    if not state.tile_pile.loose:
        refill(state, seat)
    state.stack.append((REVEAL, seat, terrain))


def refuse_oracle(state: State, move: Oracle) -> Refusal | None:
    """Why the oracle cannot be asked; first what holds for any terrain."""
    if state.oracle_used:
        return refusal("oracle-used", "A6.7", "the oracle is asked once a turn, you have asked it 1 time")
    if not state.actions:
        return refusal("no-action-to-ask", "A6.7", "asking the oracle takes 1 action, you have 0 left")
    if not has_tiles(state):
        return refusal("no-tiles", "A6.7", "the oracle has no tile to reveal: pile and discards hold 0")
    if move.terrain not in TERRAINS:
        text = "{terrain!r} is no terrain; there is tree, lake, mountain, volcano"
        return refusal("no-such-terrain", "A6.7", text, terrain=move.terrain)
    return None


class Reveal:
    """Chance: the next tile of the pile, turned up for all to see."""

    @staticmethod
    def ask(state: State, decision: Decision) -> list[tuple[int, int]]:
        return state.kit.tile_answers.of(state.tile_pile.loose)

    @staticmethod
    def apply(state: State, decision: Decision, argument: int) -> None:
        _, seat, terrain = decision
        state.tile_pile = state.tile_pile.take(argument)
        show_tile(state, argument)
        # The one asked for, or else the last of the pile, is kept.
        kept = state.kit.tile_icon[argument] == terrain or not state.tile_pile.loose
        if kept:
            state.stack.pop()
            state.hand[seat] = argument
            state.could_hold[seat] = 1 << argument
        else:
            state.discards |= 1 << argument
        if state.events is not None:
            state.events.append(events.TileRevealed(seat, state.kit.tile_ids[argument], kept))
