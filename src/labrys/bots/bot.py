"""What a bot is: something that, given a seat's view and its legal moves, chooses one of them.

A bot never sees a state of the game it plays. If it wants to look ahead it imagines worlds from its view.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from labrys.core.game import Game, Move, View


class Bot(Protocol):
    """A player made of code. It may remember its own thoughts between decisions of one game."""

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        """One of the legal moves."""


class BotMaker(Protocol):
    """Makes a bot for one seat of one game; the same seed makes the same choices."""

    def __call__(self, game: Game[Any, Any], seed: str) -> Bot: ...
