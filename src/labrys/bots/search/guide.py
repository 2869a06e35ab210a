"""What is worth trying in a position. A game that knows more than its legal moves says so here."""

from __future__ import annotations

from typing import Generic, TypeVar

from labrys.core.quick import Lots, Quick

S = TypeVar("S")

Course = tuple[int, ...]
"""Moves of one seat, one after the other: before the last of them nobody else decides, and chance is not asked."""


class Guide(Generic[S]):
    """Guides a search. This one knows nothing: every legal move is a course, and none is better than another."""

    is_blind: bool = True
    """Whether the order of courses means nothing."""

    def __init__(self, quick: Quick[S]) -> None:
        self.quick = quick

    def courses(self, world: S, seat: int) -> list[Course]:
        """Ways to go on for a seat that decides, the most promising first; at least one. The world stays as it is.

        What is offered follows from what the seat knows. Where a turn has many orders that come to the same, one of
        them is enough; where several moves serve one end, they are one course.
        """
        return [(code,) for code in self.quick.legal(world, seat)]

    def is_worth_thought(self, world: S, seat: int) -> bool:
        """Whether a search finds better than what is offered first. Where it does not, a player does that at once."""
        return True

    def is_at_rest(self, world: S) -> bool:
        """Whether a position can be judged as it is."""
        return True

    def bring_to_rest(self, world: S, lots: Lots) -> None:
        """Play on quickly to where a position can be judged, for example to the end of a turn that has begun."""
