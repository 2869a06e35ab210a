"""The points of a seat as they stand, from what that seat knows of a table."""

from __future__ import annotations

from typing import Any

from labrys.core.refusal import counted
from labrys.games.minos.state import FROM_LEFTOVERS, SOURCES, State


def standing(game: Any, state: Any, seat: int) -> int:
    """In Minos those on its track, elsewhere those of its score sheet as if the game ended now."""
    if game.name == "minos":
        return sum(booked(state, seat))
    return sum(_parts(game, state, seat).values())


def gained(game: Any, before: Any, after: Any, seat: int) -> int:
    """The points that a seat has more. Drachmas alone bring none in Akrotiri: they are spent again."""
    if game.name == "akrotiri":
        then, now = _parts(game, before, seat), _parts(game, after, seat)
        if sum(now.get(part, 0) - then.get(part, 0) for part in ("maps", "goals")) <= 0:
            return 0
    return standing(game, after, seat) - standing(game, before, seat)


def _parts(game: Any, state: Any, seat: int) -> dict[str, int]:
    parts: dict[str, int] = game.score(state)[seat].parts()
    return parts


def points_text(game: Any, points: int) -> str:
    """A number of points, in the words of a game."""
    return f"{points} VP" if game.name == "minos" else counted(points, "point")


def booked(state: State, seat: int) -> list[int]:
    """A seat's points of Minos by source, those of the end left out."""
    found = state.ledger[seat * SOURCES : (seat + 1) * SOURCES]
    found[FROM_LEFTOVERS] = 0
    return found
