"""The slow referee of Akrotiri: legal moves, scores and map, from a position's text and the components alone.

It is written for being obviously right, and for having nothing in common with the engine but the rules' page.
"""

from __future__ import annotations

from tests.games.akrotiri.slow_map import Facts, Land
from tests.games.akrotiri.slow_moves import answers, candidates, legal
from tests.games.akrotiri.slow_score import score, winners

__all__ = ["answers", "candidates", "islands", "legal", "score", "winners"]


def islands(text: str) -> list[tuple[frozenset[Land], int | None, bool, int]]:
    """Every island but Thera: its quadrants, its distance from Thera (None if cut off), complete or open, its size."""
    sea = Facts(text).map
    distances = sea.distances
    return [
        (
            frozenset(point for point in island if point.corner != "vertex"),
            distances.get(island),
            sea.is_complete(island),
            sea.size(island),
        )
        for island in sea.islands()
    ]
