"""Statistics in plain Python: shares, corrections for many comparisons, least squares.

Seats of one game, and games from one seed, are not independent: they are one cluster. Every standard error here adds
up within clusters first and is spread over clusters only.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from statistics import NormalDist
from typing import NamedTuple

from labrys.arena.stats import Z, wilson

_NEXT_TO_NOTHING = 1e-9
INVENTED = 2
"""Games won, and as many lost, that the interval of Agresti and Coull invents."""


class Share(NamedTuple):
    """A share of victories with its 95 % interval; `weight` is how many independent games it is worth."""

    share: float
    low: float
    high: float
    weight: float

    def among(self, number: int) -> tuple[float, float]:
        """The wider interval that holds with so many beside it, so that all of them together are of 95 %."""
        return wilson(self.share * self.weight, self.weight, z_among(number))


def z_among(number: int) -> float:
    """Standard errors to either side of an interval, if so many intervals shall all hold in 95 % (Bonferroni)."""
    return NormalDist().inv_cdf(1 - 0.025 / max(number, 1))


def share_of(victories: Iterable[tuple[int, float]]) -> Share:
    """The share in victories, each given with its cluster.

    The interval is Wilson's. Where victories of one cluster go together, it is that of so many independent games as
    have the same variance; it is never narrower than if all were independent.
    """
    listed = list(victories)
    n = len(listed)
    if not n:
        return Share(0.0, 0.0, 1.0, 0.0)
    share = sum(victory for _, victory in listed) / n
    variance = squares_by_cluster((cluster, victory - share) for cluster, victory in listed) / (n * n)
    weight = min(float(n), share * (1 - share) / variance) if variance > _NEXT_TO_NOTHING / n else float(n)
    low, high = wilson(share * weight, weight)
    return Share(share, low, high, weight)


def share_of_rounds(rounds: Iterable[Sequence[float]]) -> Share:
    """The share in victories of rounds of games that were made to balance each other.

    The interval is Agresti's and Coull's: as if two games more had been won and two more lost, which keeps it honest
    near 0 and 1, and gives some width to a handful of rounds that happen to be all the same. Wilson's has the same
    middle; this one is made of a variance, so that rounds can be added up first. Where luck decides a round it falls
    to both sides in turn, and the interval is narrower than that of games apart, which is what the pairing is for.
    """
    listed = list(rounds)
    wins, games = sum(map(sum, listed)), sum(map(len, listed))
    if not games:
        return Share(0.0, 0.0, 1.0, 0.0)
    middle = (wins + INVENTED) / (games + 2 * INVENTED)
    apart = INVENTED * ((1 - middle) ** 2 + middle**2)
    squares = apart + sum((sum(victory - middle for victory in each)) ** 2 for each in listed)
    error = math.sqrt(squares) / (games + 2 * INVENTED)
    weight = middle * (1 - middle) / error**2
    return Share(wins / games, max(0.0, middle - Z * error), min(1.0, middle + Z * error), weight)


def squares_by_cluster(deviations: Iterable[tuple[int, float]]) -> float:
    """Deviations added up within their clusters, squared, and added up: the variance of their sum."""
    sums: dict[int, float] = {}
    for cluster, deviation in deviations:
        sums[cluster] = sums.get(cluster, 0.0) + deviation
    return sum(each * each for each in sums.values())


def share_test(found: Share, expected: float) -> float:
    """How likely a share at least so far from the expected one is, if that is the true one (score test)."""
    error = math.sqrt(expected * (1 - expected) / found.weight) if found.weight else 0.0
    return two_sided((found.share - expected) / error) if error else 1.0


def two_sided(z: float) -> float:
    """How likely a standard normal number is at least so far from 0."""
    return math.erfc(abs(z) / math.sqrt(2))


def holm(chances: Sequence[float]) -> list[float]:
    """Holm's correction: with these, the chance of even one false finding among all is at most the level chosen."""
    corrected = [0.0] * len(chances)
    largest = 0.0
    for rank, at in enumerate(sorted(range(len(chances)), key=chances.__getitem__)):
        largest = max(largest, min(1.0, chances[at] * (len(chances) - rank)))
        corrected[at] = largest
    return corrected


class Mean(NamedTuple):
    """A mean with its 95 % interval, if there are two clusters or more: one alone does not tell how they differ."""

    mean: float
    low: float | None
    high: float | None

    @property
    def error(self) -> float | None:
        """Its standard error, if there is one."""
        return None if self.high is None else (self.high - self.mean) / Z

    def among(self, number: int) -> tuple[float, float] | None:
        """The same for means."""
        if self.error is None:
            return None
        reach = self.error * z_among(number)
        return self.mean - reach, self.mean + reach


def mean_of(values: Iterable[tuple[int, float]]) -> Mean:
    """The mean of values, each given with its cluster."""
    listed = list(values)
    if not listed:
        return Mean(0.0, None, None)
    mean = sum(value for _, value in listed) / len(listed)
    clusters = len({cluster for cluster, _ in listed})
    if clusters < 2:
        return Mean(mean, None, None)
    squares = squares_by_cluster((cluster, value - mean) for cluster, value in listed)
    error = math.sqrt(squares * clusters / (clusters - 1)) / len(listed)
    return Mean(mean, mean - Z * error, mean + Z * error)


class Normal:
    """Normal equations, taken apart once and solved for many right sides (Cholesky).

    Columns that follow from those before them, such as the last of a set of marks of which each row has one, are left
    out: their coefficient is 0.
    """

    def __init__(self, matrix: Sequence[Sequence[float]]) -> None:
        size = len(matrix)
        self.lower: list[list[float]] = []
        for i in range(size):
            row = [0.0] * (i + 1)
            for j in range(i):
                pivot = self.lower[j][j]
                known = sum(a * b for a, b in zip(row[:j], self.lower[j], strict=False))
                row[j] = (matrix[i][j] - known) / pivot if pivot else 0.0
            left = matrix[i][i] - sum(a * a for a in row[:i])
            row[i] = math.sqrt(left) if left > _NEXT_TO_NOTHING * max(matrix[i][i], 1.0) else 0.0
            self.lower.append(row)

    def solve(self, right: Sequence[float]) -> list[float]:
        """The coefficients for one right side."""
        size, lower = len(right), self.lower
        half = [0.0] * size
        for i in range(size):
            left = right[i] - sum(a * b for a, b in zip(lower[i], half[:i], strict=False))
            half[i] = left / lower[i][i] if lower[i][i] else 0.0
        found = [0.0] * size
        for i in reversed(range(size)):
            left = half[i] - sum(lower[j][i] * found[j] for j in range(i + 1, size))
            found[i] = left / lower[i][i] if lower[i][i] else 0.0
        return found
