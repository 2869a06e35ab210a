"""What a decision costs in each tenth of a game: random games, each played twice. Prints JSON:
python -m bench.growth GAME PLAYERS GAMES

The first playing tells how long the game is, so that in the second the clock is read at the tenths alone.
"""

from __future__ import annotations

import random
import time

from bench.play import play
from bench.timing import Figures, numbers, report, word
from labrys.core.quick import CHANCE, OVER
from labrys.core.registry import game

TENTHS = 10


def spent(name: str, seats: int, seed: int, ends: list[int]) -> list[float]:
    """Processor time at the beginning of a game, and after so many of its decisions."""
    rules, draw = game(name), random.Random(seed).random
    quick, state = rules.quick, rules.begin(rules.read_options({}), seats)
    decided, read = 0, [time.process_time()]
    while (who := quick.decider(state)) != OVER:
        if who == CHANCE:
            quick.answer(state, draw)
            continue
        if decided == ends[len(read) - 1]:
            read.append(time.process_time())
        moves = quick.legal(state, who)
        quick.apply(state, who, moves[int(draw() * len(moves))])
        decided += 1
    return [*read, time.process_time()]


def figures_of(name: str, seats: int, games: int) -> Figures:
    """Microseconds of a decision, chance's answers included, by the tenths of a game."""
    seconds, decisions = [0.0] * TENTHS, [0] * TENTHS
    for seed in range(games):
        _, length, _ = play(name, seats, random.Random(seed))
        ends = [length * tenth // TENTHS for tenth in range(TENTHS + 1)]
        read = spent(name, seats, seed, ends[1:])
        for tenth in range(TENTHS):
            seconds[tenth] += read[tenth + 1] - read[tenth]
            decisions[tenth] += ends[tenth + 1] - ends[tenth]
    micros = [one / number * 1e6 for one, number in zip(seconds, decisions, strict=True)]
    return {f"tenth_{at}": micro for at, micro in enumerate(micros, 1)} | {"last_to_first": micros[-1] / micros[0]}


if __name__ == "__main__":
    report(figures_of(word(), *numbers(after=1)))
