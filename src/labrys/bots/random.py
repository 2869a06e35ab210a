"""The bot that chooses blindly: the measure of every other."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from labrys.core.game import Game, Move, View


class RandomBot:
    """Every legal move is equally likely."""

    def __init__(self, game: Game[Any, Any], seed: str) -> None:
        self.rng = random.Random(seed)

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        return self.rng.choice(legal)
