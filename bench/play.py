"""Random play of one of our games on the quick way in, what a state's copy in mid-game costs, and how many moves there
are to choose from. Prints JSON: python -m bench.play GAME PLAYERS GAMES COPIES"""

from __future__ import annotations

import random
from math import floor
from typing import Any

from bench.timing import Figures, choosing, copying, numbers, report, speed, word
from labrys.core.quick import CHANCE, OVER
from labrys.core.registry import game


def play(
    name: str, seats: int, rng: random.Random, stop_after: int | None = None, offered: list[int] | None = None
) -> tuple[Any, int, int]:
    """A random game, or its beginning: the state, decisions of seats, answers of chance."""
    rules, draw = game(name), rng.random
    quick = rules.quick
    decider, legal, apply, answer = quick.decider, quick.legal, quick.apply, quick.answer
    state = rules.begin(rules.read_options({}), seats)
    decided = answered = 0
    while (who := decider(state)) != OVER:
        if who == CHANCE:
            answer(state, draw)
            answered += 1
        else:
            if decided == stop_after:
                break
            moves = legal(state, who)
            if offered is not None:
                offered.append(len(moves))
            apply(state, who, moves[floor(draw() * len(moves))])
            decided += 1
    return state, decided, answered


def figures_of(name: str, seats: int, games: int, copies: int) -> Figures:
    """How fast random games are played, and what a copy in the middle of one costs."""
    rng = random.Random(1)
    figures = speed(lambda: play(name, seats, rng)[1:], games)
    offered: list[int] = []
    for _ in range(max(1, games // 10)):
        play(name, seats, rng, offered=offered)
    state, _, _ = play(name, seats, random.Random(2), stop_after=int(figures["decisions_per_game"]) // 2)
    return figures | choosing(offered) | copying(state.clone, copies)


if __name__ == "__main__":
    report(figures_of(word(), *numbers(after=1)))
