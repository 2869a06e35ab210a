"""What a world is worth to each seat: its share of the victory, played out by lot or judged by what was learned."""

from __future__ import annotations

from math import exp
from typing import Generic, TypeVar

from labrys.core.quick import OVER, Lots, Quick

S = TypeVar("S")


class Judge(Generic[S]):
    """Judges worlds for a search. It may change a world that it is given: the search has no more use of it."""

    def worths(self, world: S, lots: Lots) -> list[float]:
        """By seat: the share of one victory that it can expect."""
        raise NotImplementedError


class Rollouts(Judge[S]):
    """Plays on at random to the end, and sees who wins."""

    def __init__(self, quick: Quick[S]) -> None:
        self.quick = quick

    def worths(self, world: S, lots: Lots) -> list[float]:
        self.quick.rollout(world, lots.draw)
        return shares(self.quick.ranks(world))


class Learned(Judge[S]):
    """Weighs facts of a position as they were seen to decide games.

    A game says which facts there are of a seat, and how far the game has come. Each fact weighs something at the
    beginning and something at the end, and in between by how far the game has come.
    """

    def __init__(self, quick: Quick[S], early: list[float], late: list[float]) -> None:
        self.quick, self.early, self.late = quick, early, late

    def facts(self, world: S, seat: int) -> list[float]:
        """What counts of a seat, in the order of the weights; each about as large as the others."""
        raise NotImplementedError

    def progress(self, world: S) -> float:
        """How far the game has come: from 0 to 1."""
        raise NotImplementedError

    def worths(self, world: S, lots: Lots) -> list[float]:
        ranks = self.quick.ranks(world)
        if self.quick.decider(world) == OVER:
            return shares(ranks)
        weights = self._weights(self.progress(world))
        return chances([weigh(weights, self.facts(world, seat)) for seat in range(len(ranks))])

    def _weights(self, at: float) -> list[float]:
        late = self.late
        return [early + (late[i] - early) * at for i, early in enumerate(self.early)]


def weigh(weights: list[float], facts: list[float]) -> float:
    """The sum of facts by their weights."""
    total = 0.0
    for i, fact in enumerate(facts):
        total += weights[i] * fact
    return total


def chances(strengths: list[float]) -> list[float]:
    """Shares of one victory by strengths on a scale where one more multiplies the odds by e."""
    top = max(strengths)
    odds = [exp(strength - top) for strength in strengths]
    total = sum(odds)
    return [odd / total for odd in odds]


def shares(ranks: list[int]) -> list[float]:
    """By seat: its share of the victory."""
    most = max(ranks)
    share = 1.0 / ranks.count(most)
    return [share if rank == most else 0.0 for rank in ranks]
