"""Plans: moves tried one after the other on a copy of the table, as far as their seat can know what comes of them.

Worked out from a view alone, so that a plan names nothing that the view does not: where chance would answer, or
the turn is over, it ends.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal

import msgspec

from labrys.core.game import Game, Move, Survey, View
from labrys.core.refusal import BadNotation, Refusal

Fate = Literal["holds", "refused", "untried"]


class PlanStep(msgspec.Struct, frozen=True):
    """One move of a plan."""

    move: Any
    """As it was given."""
    fate: Fate = "untried"
    """Untried is what comes after a move that is refused, or with which the plan ends."""
    refusal: Refusal | None = None
    asks_chance: bool = False
    """Whether something is drawn: then nothing beyond it can be planned."""
    preview: Any = None
    """What the move changes, as its preview says, if it holds."""


class Plan(msgspec.Struct, frozen=True):
    """What comes of a plan: the table after the last move that holds, before chance answers and anybody else acts."""

    steps: tuple[PlanStep, ...]
    view: View | None
    """None where there is nothing to plan. Likewise the survey."""
    legal: tuple[Move, ...]
    """What may be planned next."""
    survey: Survey | None
    is_open: bool
    """Whether the turn goes on after it."""


def plan(game: Game[Any, Any], view: View, moves: Sequence[object]) -> Plan:
    """Try moves, as structs, texts or plain data, in the turn that the view's seat has now or would have next."""
    world = game.own_turn(view)
    if world is None:
        return Plan(tuple(map(PlanStep, moves)), None, (), None, is_open=False)
    steps, world, is_open = _try(game, world, view.seat, moves)
    seen = game.view(world, view.seat)
    return Plan(
        steps=(*steps, *map(PlanStep, moves[len(steps) :])),
        view=seen,
        legal=tuple(game.decode_all(world, game.legal(world, view.seat))) if is_open else (),
        survey=game.survey(seen),
        is_open=is_open,
    )


def previews(game: Game[Any, Any], view: View, moves: Sequence[object], after: Sequence[object]) -> list[Any]:
    """What each move would change after those that are planned; None for one that could not be made then."""
    world = game.own_turn(view)
    if world is None:
        return [None] * len(moves)
    steps, world, is_open = _try(game, world, view.seat, after)
    if not is_open or [step for step in steps if step.fate != "holds"]:
        return [None] * len(moves)
    tried = [_read(game, world, view.seat, raw) for raw in moves]
    made = iter(game.previews(game.view(world, view.seat), [move for move in tried if not isinstance(move, Refusal)]))
    return [None if isinstance(move, Refusal) else next(made) for move in tried]


def _try(game: Game[Any, Any], world: Any, seat: int, moves: Sequence[object]) -> tuple[list[PlanStep], Any, bool]:
    """The steps up to one that is refused or ends the plan, the world after them, and whether the turn goes on."""
    steps: list[PlanStep] = []
    is_open = True
    for raw in moves:
        if not is_open:
            break
        move = _read(game, world, seat, raw)
        if isinstance(move, Refusal):
            steps.append(PlanStep(raw, "refused", move))
            break
        code = game.encode(world, move)
        assert code is not None, "a move that is not refused has a code"
        preview = game.preview(game.view(world, seat), move)
        world, is_open, asks = game.foresee(world, seat, code)
        steps.append(PlanStep(raw, "holds", None, asks, preview))
    return steps, world, is_open


def _read(game: Game[Any, Any], world: Any, seat: int, raw: object) -> Move | Refusal:
    """The move, or why it is none, or not to be made now."""
    try:
        move = game.read_move(raw) if isinstance(raw, dict) else game.parse(raw) if isinstance(raw, str) else raw
    except BadNotation as error:
        return Refusal("not-a-move", "N1", str(error))
    refusal = game.refusal(world, seat, move)
    if refusal is not None:
        return refusal
    assert isinstance(move, Move)
    return move
