"""What the learning of each game begins from: the facts that its judge knows, and how it is usually trained."""

from __future__ import annotations

from typing import Final, NamedTuple

from labrys.bots.search.minds import FACTS


class Habit(NamedTuple):
    """How a game is trained if nothing else is said."""

    facts: tuple[str, ...]
    """What its judge weighs, in its order."""
    seats: tuple[int, ...]
    """Players of one game after the other, over and over."""
    temperature: float
    """So many points more at the end multiply a seat's part in the points by e."""


HABITS: Final = {"akrotiri": Habit(FACTS["akrotiri"], (2,), 8.0), "minos": Habit(FACTS["minos"], (2, 2, 3, 4), 12.0)}
"""The games whose judge is learned."""
