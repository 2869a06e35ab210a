"""Positions as arrays, and what each seat's share is to be learned as.

A table with fewer seats than the largest has empty ones, which are never counted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from labrys.training.selfplay import Played

Floats = NDArray[np.float64]


class Examples(NamedTuple):
    """Positions one after the other, game by game. Arrays are by position, then by seat."""

    facts: NDArray[np.float32]
    """By position, seat and fact."""
    progress: Floats
    is_there: NDArray[np.bool_]
    """Whether a seat is one of the table's."""
    numbers: NDArray[np.int64]
    """Of the games."""
    victories: Floats
    points: Floats

    @property
    def players(self) -> NDArray[np.int64]:
        """By position: how many play."""
        return np.asarray(self.is_there.sum(axis=1))

    def of(self, chosen: NDArray[np.bool_] | slice) -> Examples:
        """The positions chosen."""
        return Examples(
            self.facts[chosen], self.progress[chosen], self.is_there[chosen], self.numbers[chosen],
            self.victories[chosen], self.points[chosen],
        )  # fmt: skip


def examples_of(games: Sequence[Played]) -> Examples:
    """All positions of these games."""
    seats = max(len(game.points) for game in games)
    rows = [(game, position) for game in games for position in game.positions]
    facts = np.zeros((len(rows), seats, len(rows[0][1].facts[0])), np.float32)
    is_there = np.zeros((len(rows), seats), np.bool_)
    victories, points = np.zeros((len(rows), seats)), np.zeros((len(rows), seats))
    for at, (game, position) in enumerate(rows):
        here = len(game.points)
        facts[at, :here] = position.facts
        is_there[at, :here] = True
        victories[at, :here], points[at, :here] = game.victories, game.points
    progress = np.array([position.progress for _, position in rows])
    return Examples(facts, progress, is_there, np.array([game.number for game, _ in rows], np.int64), victories, points)


def softmax(strengths: Floats, is_there: NDArray[np.bool_]) -> Floats:
    """Shares by strengths; empty seats have none."""
    strengths = np.where(is_there, strengths, -np.inf)
    odds: Floats = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    odds /= odds.sum(axis=1, keepdims=True)
    return odds


class Aim(NamedTuple):
    """What a position is to be taken for."""

    victory: float = 0.4
    """The part of the victory itself; the rest is of the points at the end, which tell how clear it was."""
    temperature: float = 12.0
    """So many points more multiply a seat's part in the points by e."""
    trace: float = 1.0
    """At 1 every position stands for how its game ended; below, it leans on how later positions are judged, the more
    the nearer they are."""


def targets_of(examples: Examples, aim: Aim, judged: Floats) -> Floats:
    """By position and seat: the share to learn. `judged` is what the weights in place say of each position.

    Going back from the end of a game, each position is told `trace` parts of what the next one was told, and the rest
    of how the next one is judged (temporal differences).
    """
    points = softmax(examples.points / aim.temperature, examples.is_there)
    told: Floats = aim.victory * examples.victories + (1 - aim.victory) * points
    if aim.trace < 1:
        numbers = examples.numbers
        for at in range(len(numbers) - 2, -1, -1):
            if numbers[at] == numbers[at + 1]:
                told[at] = aim.trace * told[at + 1] + (1 - aim.trace) * judged[at + 1]
    return told
