"""`labrys` with one more bot, which searches without end and says on standard error when it begins."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any

from labrys.bots import registry
from labrys.bots.search.thinker import Budget, Thinker
from labrys.cli.main import main
from labrys.core.game import Game, Move, View


class Ponderer:
    """Thinks about every decision of some choice for as long as it is let."""

    def __init__(self, game: Game[Any, Any], seed: str) -> None:
        self.thinker = Thinker(game, seed, Budget(10**9))

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        if len(legal) > 1:
            sys.stderr.write("thinking\n")
            sys.stderr.flush()
            self.thinker.think(view)
        move: Move = self.thinker.choose(view, legal)
        return move


for bots in registry._BOTS.values():
    bots["ponderer"] = Ponderer
main()
