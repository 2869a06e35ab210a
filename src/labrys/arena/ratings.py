"""Ratings: how strong bots are, from all their games together, with intervals.

The model is that of Bradley and Terry: a bot's strength is a number, and the odds of two that meet are the ratio of
their strengths; one against n - 1 others has 1 / (n - 1) of these odds. The ratings are the likeliest ones, on the
scale of Elo: 400 points are odds of ten to one. Their mean is 0, as only differences mean anything.

Each pairing gets two invented games of the result that equals would have, so that a bot that won all its games has a
finite rating. Intervals are of 95 %; the games of a round go together in them (a sandwich estimate of the variance).
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from labrys.arena.numbers import Normal
from labrys.arena.stats import Z

ELO: Final = 400 / math.log(10)
_INVENTED: Final = 2
_ROUNDS: Final = 100
_ENOUGH: Final = 1e-9


class Meeting(NamedTuple):
    """All rounds of a pairing: for each game the first bot's share in the victory."""

    bot: str
    against: str
    rounds: Sequence[Sequence[float]]
    seats: int

    @property
    def games(self) -> int:
        return sum(map(len, self.rounds))

    @property
    def wins(self) -> float:
        return sum(map(sum, self.rounds))


class Rating(NamedTuple):
    """A rating with its 95 % interval."""

    bot: str
    rating: float
    low: float
    high: float


def ratings_of(meetings: Iterable[Meeting]) -> tuple[Rating, ...]:
    """The ratings of all who met, the highest first; every two have to be joined by a chain of meetings."""
    listed = [meeting for meeting in meetings if meeting.games]
    bots = list(dict.fromkeys(bot for meeting in listed for bot in (meeting.bot, meeting.against)))
    at = {bot: i for i, bot in enumerate(bots)}
    strengths = [0.0] * len(bots)
    for _ in range(_ROUNDS):
        pull, _ = _sums(listed, at, strengths)
        step = Normal(_information(listed, at, strengths)).solve(pull)
        # Far from the answer a whole step may go too far.
        strengths = [strength + max(-2.0, min(2.0, each)) for strength, each in zip(strengths, step, strict=True)]
        if max(map(abs, step), default=0.0) < _ENOUGH:
            break
    mean = sum(strengths) / max(len(bots), 1)
    errors = _errors(listed, at, strengths)
    rated = [
        Rating(bot, ELO * (r - mean), ELO * (r - mean - Z * e), ELO * (r - mean + Z * e))
        for bot, r, e in zip(bots, strengths, errors, strict=True)
    ]
    return tuple(sorted(rated, key=lambda each: -each.rating))


def expected(difference: float, seats: int) -> float:
    """The share of one against all other seats, by the difference of strengths."""
    return 1 / (1 + (seats - 1) * math.exp(-difference))


def _sums(
    meetings: Sequence[Meeting], at: dict[str, int], strengths: Sequence[float]
) -> tuple[list[float], list[list[float]]]:
    """The slope of the likelihood, and how much it varies: deviations are added up within rounds first."""
    size = len(strengths)
    pull, spread = [0.0] * size, [[0.0] * size for _ in range(size)]
    for meeting in meetings:
        i, j = at[meeting.bot], at[meeting.against]
        share, fair = expected(strengths[i] - strengths[j], meeting.seats), 1 / meeting.seats
        slope = meeting.wins - meeting.games * share + _INVENTED * (fair - share)
        squares = sum(sum(won - share for won in each) ** 2 for each in meeting.rounds)
        squares += _INVENTED * (fair * (1 - share) ** 2 + (1 - fair) * share**2)
        _add(spread, i, j, squares)
        pull[i] += slope
        pull[j] -= slope
    return pull, spread


def _information(meetings: Sequence[Meeting], at: dict[str, int], strengths: Sequence[float]) -> list[list[float]]:
    size = len(strengths)
    known = [[0.0] * size for _ in range(size)]
    for meeting in meetings:
        i, j = at[meeting.bot], at[meeting.against]
        share = expected(strengths[i] - strengths[j], meeting.seats)
        _add(known, i, j, (meeting.games + _INVENTED) * share * (1 - share))
    return known


def _add(matrix: list[list[float]], i: int, j: int, weight: float) -> None:
    """The square of the difference of two."""
    matrix[i][i] += weight
    matrix[j][j] += weight
    matrix[i][j] -= weight
    matrix[j][i] -= weight


def _errors(meetings: Sequence[Meeting], at: dict[str, int], strengths: Sequence[float]) -> list[float]:
    """Standard errors of the strengths less their mean."""
    size = len(strengths)
    _, spread = _sums(meetings, at, strengths)
    normal = Normal(_information(meetings, at, strengths))
    errors = []
    for i in range(size):
        # What is asked for: strength i less the mean of all. How the slopes bear on it:
        bearing = normal.solve([float(i == j) - 1 / size for j in range(size)])
        errors.append(math.sqrt(sum(bearing[a] * spread[a][b] * bearing[b] for a in range(size) for b in range(size))))
    return errors
