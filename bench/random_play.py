"""Random play of our games on the bare engine, and the cost of copying a state in mid-game."""

from __future__ import annotations

import random
from typing import Any

from bench.timing import Figures, copying, speed
from labrys.core.registry import game
from labrys.core.seats import CHANCE


def play(name: str, seats: int, rng: random.Random, stop_after: int | None = None) -> tuple[Any, int, int]:
    """A random game, or its beginning: the state, decisions of seats, answers of chance."""
    rules = game(name)
    state = rules.begin(rules.read_options({}), seats)
    decided = answered = 0
    while who := rules.deciders(state):
        if who[0] == CHANCE:
            answers = rules.ask(state)
            rules.apply(state, CHANCE, answers[int(rng.random() * len(answers))][0])
            answered += 1
        else:
            if decided == stop_after:
                break
            moves = rules.legal(state, who[0])
            rules.apply(state, who[0], moves[int(rng.random() * len(moves))])
            decided += 1
    return state, decided, answered


def figures_of(name: str, seats: int, games: int, copies: int) -> Figures:
    """How fast random games are played, and what a copy in the middle of one costs."""
    rng = random.Random(1)
    figures = speed(lambda: play(name, seats, rng)[1:], games)
    state, _, _ = play(name, seats, random.Random(2), stop_after=int(figures["decisions_per_game"]) // 2)
    return figures | copying(state.clone, copies)
