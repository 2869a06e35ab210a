"""What many games say about bots and seats: shares of victories with intervals, mean scores and their parts.

A victory shared by k seats counts 1/k for each. `low` and `high` are the 95 % Wilson score interval of the share.
Wilson's formula is meant for whole victories; with shared ones, which vary less, it errs on the wide side.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Iterable, Mapping

import msgspec

Z = 1.959963984540054
"""Standard deviations that hold 95 % of a normal distribution."""


class Outcome(msgspec.Struct, frozen=True):
    """All that a simulation keeps of one game. Lists are by seat."""

    bots: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    parts: tuple[dict[str, int], ...]
    decisions: int
    """Decisions of seats; chance's answers are not counted."""
    digest: str
    """The final state's digest."""


class SeatStats(msgspec.Struct, frozen=True):
    """How one seat did, whoever sat there."""

    wins: float
    share: float
    low: float
    high: float
    mean_score: float


class BotStats(msgspec.Struct, frozen=True):
    """How one bot did, wherever it sat.

    `games` counts the games in which it sat at all; `wins` adds up the victories of all its seats, so that a bot
    that has the table to itself wins every game. Means are over its seats.
    """

    games: int
    wins: float
    share: float
    low: float
    high: float
    mean_score: float
    parts: dict[str, float]


def wilson(wins: float, games: float, z: float = Z) -> tuple[float, float]:
    """The Wilson score interval of a share, of 95 % if nothing else is said."""
    if not games:
        return 0.0, 1.0
    share, z2 = wins / games, z * z
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    reach = z / (1 + z2 / games) * math.sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


class _Sums:
    """What is added up for one seat or one bot."""

    def __init__(self) -> None:
        self.games = self.sat = self.points = 0
        self.wins = 0.0
        self.parts: dict[str, int] = {}

    def add(self, points: int, parts: Mapping[str, int], victory: float) -> None:
        self.sat += 1
        self.points += points
        self.wins += victory
        for part, worth in parts.items():
            self.parts[part] = self.parts.get(part, 0) + worth


class Tally:
    """Adds up outcomes as they come, which must be in the order of the games: the digest depends on it."""

    def __init__(self, bots: Iterable[str], seats: int) -> None:
        self.games = self.decisions = 0
        self._bots = {name: _Sums() for name in bots}
        self._seats = [_Sums() for _ in range(seats)]
        self._hash = hashlib.sha256()

    def add(self, outcome: Outcome) -> None:
        """Count one more game."""
        self.games += 1
        self.decisions += outcome.decisions
        self._hash.update(f"{outcome.digest} {' '.join(map(str, outcome.scores))}\n".encode())
        for name in dict.fromkeys(outcome.bots):
            self._bots[name].games += 1
        for seat, name in enumerate(outcome.bots):
            victory = 1 / len(outcome.winners) if seat in outcome.winners else 0.0
            for sums in (self._seats[seat], self._bots[name]):
                sums.add(outcome.scores[seat], outcome.parts[seat], victory)
            self._seats[seat].games += 1

    @property
    def digest(self) -> str:
        """One fingerprint of all games: a line `<state's digest> <score of seat 0> ...` for each, hashed."""
        return self._hash.hexdigest()

    def seats(self) -> tuple[SeatStats, ...]:
        """By seat."""
        return tuple(SeatStats(*_share(sums), _mean(sums.points, sums)) for sums in self._seats)

    def bots(self) -> dict[str, BotStats]:
        """By bot."""
        return {
            name: BotStats(
                sums.games,
                *_share(sums),
                _mean(sums.points, sums),
                {part: _mean(worth, sums) for part, worth in sums.parts.items()},
            )
            for name, sums in self._bots.items()
        }


def _share(sums: _Sums) -> tuple[float, float, float, float]:
    low, high = wilson(sums.wins, sums.games)
    return sums.wins, sums.wins / sums.games if sums.games else 0.0, low, high


def _mean(total: int, sums: _Sums) -> float:
    return total / sums.sat if sums.sat else 0.0
