"""Simulations a second of the information-set tree search, from decisions of mid-game. Prints JSON:
python -m bench.search GAME PLAYERS GAMES SIMULATIONS

Every simulation imagines a world from the view of the seat that decides, goes down the tree, adds a node, and plays at
random to the end of the game, as OpenSpiel's does.
"""

from __future__ import annotations

import random
import time
from typing import Any

from bench.play import play
from bench.timing import Figures, numbers, places, report, searching, word
from labrys.bots.search.guide import Guide
from labrys.bots.search.judge import Rollouts
from labrys.bots.search.tree import Search
from labrys.core.quick import Lots
from labrys.core.registry import game


def figures_of(name: str, seats: int, games: int, simulations: int) -> Figures:
    rules, lots = game(name), Lots(random.Random(1))
    quick = rules.quick
    seconds: list[float] = []
    for seed in range(games):
        _, length, _ = play(name, seats, random.Random(seed))
        for place in places(length):
            state, _, _ = play(name, seats, random.Random(seed), stop_after=place)
            start = time.process_time()
            sight = quick.sight(rules.view(state, seat := quick.decider(state)))
            search: Search[Any] = Search(quick, sight, seat, lots, Rollouts(quick), Guide(quick))
            search.simulate(simulations)
            seconds.append(time.process_time() - start)
    return searching(simulations, seconds)


if __name__ == "__main__":
    report(figures_of(word(), *numbers(after=1)))
