"""Why a move cannot be made: first what all games ask, then whose answer is awaited, then the chapters of the rules.

In a simultaneous step every reason is about the table as the seat itself knows it, its own secret answers carried out
and those of nobody else (M4.7, M16).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Protocol

from labrys.core import refusing
from labrys.core.game import Move
from labrys.core.refusal import Refusal, refusal
from labrys.core.seats import CHANCE
from labrys.games.minos import decisions as d
from labrys.games.minos import moves
from labrys.games.minos.encoding import encode
from labrys.games.minos.expected import EXPECTED
from labrys.games.minos.rules import dice, extra, progress, refused_choices, refused_turns, setup, table
from labrys.games.minos.state import State

_READER: Final = refusing.Reader("Minos", moves.WORDS)
_EXTRAS: Final = (moves.Discard, moves.Tile, moves.Battle, moves.Escort, moves.Market, moves.Trade)

Rule = Callable[[State, int, d.Decision, Any], Refusal | None]
_RULES: Final[dict[int, Rule]] = {
    d.PICK: setup.refuse_pick,
    d.BACK: setup.refuse_hand,
    d.FOUND: setup.refuse_hand,
    d.DRAFT: dice.refuse_draft,
    d.GROUPS: progress.refuse_groups,
    d.RETRIEVE: refused_turns.refuse_retrieving,
    d.TURN: refused_turns.refuse_turn,
    d.EFFECTS: refused_turns.refuse_effects,
}
"""By kind of decision: the chapter that answers for it. The others are all of the small ones that effects ask."""


class Asking(Protocol):
    """What has to be known of the game: who decides, and what chance is asked."""

    def deciders(self, state: State) -> tuple[int, ...]: ...
    def ask(self, state: State) -> list[tuple[int, int]]: ...


def refuse(game: Asking, state: State, seat: object, move: object) -> Refusal | None:
    """Why this seat may not make this move now; None if it may. Takes anything and never raises."""
    read = _READER.read(move)
    if isinstance(read, Refusal):
        return read
    deciders = game.deciders(state)
    if not deciders:
        return refusal("rounds-over", "M4", "the game is over after {rounds:round}", rounds=state.round)
    who = refusing.seat_at(seat, state.players, "M1")
    if isinstance(who, Refusal):
        return who
    if CHANCE not in (who, *deciders) and state.complete >> who & 1:
        text = "you have answered and wait for {others:other player}"
        return refusal("answered", "M4.7", text, others=len(deciders))
    rule = "M4" if state.round else "M3"
    fault = refusing.refuse_decider(who, deciders, rule)
    if fault is not None:
        return fault
    if who == CHANCE:
        return refusing.refuse_answer(encode(state, read), game.ask(state), rule)
    world = table.private(state, who)
    return _refuse_decision(world, who, world.agenda[who][-1], read)


def _refuse_decision(state: State, seat: int, due: d.Decision, move: Move) -> Refusal | None:
    """Why a move is no answer to what is due to a seat, nor anything else that is open to it there."""
    kind = due[0]
    kinds, not_now = EXPECTED[kind]
    if isinstance(move, moves.Exchange):
        return extra.refuse_exchange(state, seat, kind, move)
    if isinstance(move, kinds):
        return _RULES.get(kind, refused_choices.refuse)(state, seat, due, move)
    if isinstance(move, _EXTRAS):
        if state.active == seat and kind in extra.OPEN_IN:
            return extra.refuse(state, seat, move)
        if state.active != seat and kind != d.RETRIEVE:
            return refusal("extra-in-turn", "M6", "extra actions are taken in your own turn only")
    return not_now(move=refusing.quoted_move(move))
