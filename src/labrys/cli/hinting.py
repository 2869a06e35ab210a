"""The word `hint`: the best moves of a decision as they are typed, what they promise, and a sentence about each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from labrys.bots.advice.advise import Advised, advise
from labrys.bots.advice.claims import sentence
from labrys.bots.levels import thorough

THOUGHT: Final = 200
"""Simulations for a hint: a second or two, and the same on every machine."""
MAIN: Final = 4
"""So many sources of points are named."""


def hint_lines(game: Any, view: Any, seed: str) -> Iterator[str]:
    """Lines for a person who has to decide, from what their seat may know."""
    for advised in advise(game, view, thorough(game.name, THOUGHT), seed).moves:
        # No number: those of the choices above can be typed, and these would be others.
        yield f"   - {advised.text}"
        yield f"     {sentence(advised.claims, is_later=advised.is_later)}"
        if advised.chance is not None and advised.points is not None:
            yield f"     {_promise(advised.chance, advised.points, advised.sources)}"
        if len(advised.course) > 1:
            yield f"     to go on with: {_following(game, advised)}"


def _promise(chance: float, points: float, sources: dict[str, float]) -> str:
    main = sorted(sources, key=lambda name: -abs(sources[name]))[:MAIN]
    named = ", ".join(f"{name} {sources[name]:.1f}" for name in main)
    return f"chance to win {100 * chance:.0f} %; {points:.1f} points at the end on average ({named})"


def _following(game: Any, advised: Advised) -> str:
    return ", ".join(game.text(move) for move in advised.course[1:])
