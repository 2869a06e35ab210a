"""The greedy player of Minos: at each decision the move after which the table is worth most to its seat."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import msgspec

from labrys.bots.greedy.minos import opening
from labrys.bots.greedy.minos.draft import Drafter
from labrys.bots.greedy.minos.scales import Scales
from labrys.bots.greedy.minos.turn import best_answer, best_retrieval
from labrys.bots.greedy.minos.ventures import Ventures
from labrys.core.chance import AsTheyLie
from labrys.core.game import Game, Move, View
from labrys.games.minos import decisions as d
from labrys.games.minos.rules import table
from labrys.games.minos.state import State


class GreedyMinos:
    """Judges tables by their points and by what they promise; remembers nothing but how a round's turns would go."""

    def __init__(self, game: Game[Any, Any], seed: str, scales: Scales | None = None) -> None:
        self.game = game
        self.rng = random.Random(seed)
        self.scales = scales or Scales()
        self.drafter = Drafter()

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        if len(legal) == 1:
            return legal[0]
        # Only what the seat knows is looked at, so it matters neither how the rest is dealt nor what others answered.
        world: State = self.game.imagine(msgspec.structs.replace(view, answered=()), AsTheyLie())
        codes = table.legal(world, view.seat)
        return self.game.decode(world, self.choose_code(table.private(world, view.seat), view.seat, codes))

    def choose_code(self, world: State, seat: int, allowed: list[int]) -> int:
        """The choice among moves as numbers, in a world of which only what the seat knows is looked at."""
        prices = Ventures(world, seat, self.scales)
        match world.agenda[seat][-1][0]:
            case d.PICK:
                return opening.best_pick(world, prices, allowed, self.rng)
            case d.BACK:
                return min(allowed, key=lambda code: opening.keep_worth(prices, code))
            case d.FOUND:
                return max(allowed, key=lambda code: opening.found_worth(prices, code))
            case d.DRAFT:
                return self.drafter.best(world, prices, allowed)
            case d.RETRIEVE:
                return best_retrieval(world, prices, allowed)
        return best_answer(world, prices, allowed)
