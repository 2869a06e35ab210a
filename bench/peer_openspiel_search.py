"""The peer's information-set search: OpenSpiel's IS-MCTS in C++ on gin rummy, with one random playout to the end for
each simulation. Runs in an environment of its own.
Prints JSON: python -m bench.peer_openspiel_search GAMES SIMULATIONS"""

from __future__ import annotations

import random
import time

import pyspiel  # type: ignore[import-not-found]  # only there when measured

from bench.peer_openspiel import load, play
from bench.timing import Figures, numbers, places, report, searching

EXPLORATION = 2.0
ANY_NUMBER_OF_WORLDS = -1


def figures_of(games: int, simulations: int) -> Figures:
    game = load("gin_rummy")
    bot = pyspiel.ISMCTSBot(
        1,
        pyspiel.RandomRolloutEvaluator(1, 1),
        EXPLORATION,
        simulations,
        ANY_NUMBER_OF_WORLDS,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,
        False,
    )
    seconds: list[float] = []
    for seed in range(games):
        _, length, _ = play(game, random.Random(seed))
        for place in places(length):
            state, _, _ = play(game, random.Random(seed), stop_after=place)
            start = time.process_time()
            bot.step(state)
            seconds.append(time.process_time() - start)
    return searching(simulations, seconds)


if __name__ == "__main__":
    report(figures_of(*numbers()))
