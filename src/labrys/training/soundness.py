"""Whether a line of positions can have been written for its training: as many seats and facts as there, and no number
that could not have been played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from labrys.training.selfplay import Played, Position

_LARGEST = 1e6
"""Of points and facts. Facts are about as large as 1 each; whatever is beyond this was never seen by a judge."""
_CLOSE = 1e-6
"""Shares of a victory are written as decimals."""


def unsound(players: Sequence[int], facts: int, line: Played) -> str:
    """What is wrong with a line; nothing if it is sound.

    Players are those of one game after the other, over and over.
    """
    return next(_wrong(players[line.number % len(players)], facts, line), "")


def _wrong(seats: int, facts: int, line: Played) -> Iterator[str]:
    if not len(line.victories) == len(line.points) == seats:
        yield f"victories and points are not those of {seats} seats"
    if min(line.victories) < 0 or abs(sum(line.victories) - 1) > _CLOSE:
        yield "the shares of the victory do not make one"
    if not _are_small(line.points):
        yield "nobody has so many points"
    if not line.positions:
        yield "it has no position"
    for at, position in enumerate(line.positions):
        if wrong := _wrong_position(seats, facts, position):
            yield f"position {at} {wrong}"


def _wrong_position(seats: int, facts: int, position: Position) -> str:
    if not (0 <= position.observer < seats and 0 <= position.progress <= 1):
        return "is seen by no seat, or at no time of the game"
    if [facts] * seats != [len(seat) for seat in position.facts]:
        return f"has not {facts} facts of each of {seats} seats"
    return "" if all(map(_are_small, position.facts)) else "has facts beyond all measure"


def _are_small(values: Sequence[float]) -> bool:
    return all(-_LARGEST <= value <= _LARGEST for value in values)
