"""By kind of decision: the moves that answer it, and what is said to any other move."""

from __future__ import annotations

from functools import partial

from labrys.core.game import Move
from labrys.core.refusal import Refusal, refusal
from labrys.games.akrotiri import decisions as d
from labrys.games.akrotiri import moves

EXPECTED: dict[int, tuple[tuple[type[Move], ...], partial[Refusal]]] = {
    d.LAY: (
        (moves.Lay,),
        partial(refusal, "lay-first", "A5.1", "lay your tile first"),
    ),
    d.PLACE_CUBE: (
        (moves.Cube,),
        partial(refusal, "cube-first", "A5.2", "place the second cube first"),
    ),
    d.KEEP: (
        (moves.Keep,),
        partial(refusal, "keep-first", "A7.6", "keep one of the 2 goals you drew first"),
    ),
    d.TAKE: (
        (moves.Take,),
        partial(refusal, "take-first", "A7.6", "take one of the face-up goals first"),
    ),
    d.BERTH: (
        (moves.Berth,),
        partial(refusal, "berth-first", "A4.4", "place your boat first"),
    ),
    d.ACT: (
        (
            moves.Sail,
            moves.Load,
            moves.Excavate,
            moves.Buy,
            moves.Oracle,
            moves.Sell,
            moves.Unload,
            moves.End,
        ),
        partial(refusal, "act-now", "A6", "this is part two of your turn: act, or end it"),
    ),
}
