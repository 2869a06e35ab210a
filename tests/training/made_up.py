"""Games made up for the tests: positions by chance, won as known weights have it."""

from __future__ import annotations

import random

from labrys.bots.search.judge import chances, weigh
from labrys.training.selfplay import Played, Position

EARLY = [1.5, -1.0, 0.5, 0.0]
LATE = [0.5, 1.0, 2.0, -0.7]


def made_up_games(number: int, rng: random.Random, positions: int = 1, seats: tuple[int, ...] = (2, 3)) -> list[Played]:
    """Games whose first position decides them, by the weights above."""
    return [_game(at, seats[at % len(seats)], positions, rng) for at in range(number)]


def _game(number: int, players: int, positions: int, rng: random.Random) -> Played:
    listed = tuple(_position(players, rng) for _ in range(positions))
    first = listed[0]
    weights = [early + (late - early) * first.progress for early, late in zip(EARLY, LATE, strict=True)]
    (winner,) = rng.choices(range(players), chances([weigh(weights, list(facts)) for facts in first.facts]))
    victories = tuple(float(seat == winner) for seat in range(players))
    points = tuple(30 if seat == winner else rng.randrange(10, 30) for seat in range(players))
    return Played(number, victories, points, 10, "", listed)


def _position(players: int, rng: random.Random) -> Position:
    facts = tuple(tuple(rng.gauss(0, 1) for _ in EARLY) for _ in range(players))
    return Position(rng.randrange(players), rng.random(), facts)
