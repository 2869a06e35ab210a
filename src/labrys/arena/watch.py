"""Which games count, and which are still worth playing: told of finished games in any order, it judges them in theirs.

A pairing whose question is settled after some round gets no further games. Those that were being played by then are
kept and not counted, so that the result is the same however many processes play.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator

import msgspec

from labrys.arena.plan import Finished, Pairing, Plan
from labrys.arena.sequential import Sequential

Round = tuple[Finished, ...]


class Question(msgspec.Struct, frozen=True):
    """Whether the first bot's share of the victories is rather the high or the low one."""

    low: float
    high: float
    is_who: bool = False
    """Asked only to know who is better: the two shares are as far on either side of the fair one."""


def who_is_better(seats: int) -> Question:
    """The question if no other is asked: a tenth more than the fair share, or a tenth less."""
    return Question(0.9 / seats, 1.1 / seats, is_who=True)


class _Progress:
    """One pairing."""

    def __init__(self, question: Question | None) -> None:
        self.begun: dict[int, list[Finished]] = {}
        self.counted: list[Round] = []
        self.wanted = 0
        """Finished games of rounds that are wanted as long as nothing is settled."""
        self.test = Sequential(question.low, question.high) if question else None

    @property
    def is_settled(self) -> bool:
        return self.test is not None and self.test.is_settled


class Watch:
    """The course of an arena that plays so many rounds of each pairing at most."""

    def __init__(self, plan: Plan, rounds: int, question: Question | None, found: Iterable[Finished] = ()) -> None:
        self.plan, self.rounds, self.question = plan, rounds, question
        self._by_pairing = {pairing: _Progress(question) for pairing in plan.pairings}
        for line in found:
            self.add(line)

    def add(self, line: Finished) -> None:
        """One more finished game."""
        progress = self._by_pairing[line.pairing]
        progress.begun.setdefault(line.round, []).append(line)
        progress.wanted += line.round < self.rounds
        while not progress.is_settled and len(progress.counted) < self.rounds:
            games = progress.begun.get(len(progress.counted), [])
            if len(games) < self.plan.seats:
                return
            progress.counted.append(tuple(sorted(games, key=lambda game: game.number)))
            if progress.test:
                progress.test.add(sum(game.victory(game.seat) for game in games) / len(games))

    def is_settled(self, pairing: Pairing) -> bool:
        return self._by_pairing[pairing].is_settled

    def test(self, pairing: Pairing) -> Sequential | None:
        """The sequential test, if a question was asked."""
        return self._by_pairing[pairing].test

    def counted(self, pairing: Pairing) -> list[Round]:
        """The rounds that count, in their order."""
        return self._by_pairing[pairing].counted

    def beyond(self, pairing: Pairing) -> int:
        """Games that were played and do not count."""
        progress = self._by_pairing[pairing]
        return sum(map(len, progress.begun.values())) - sum(map(len, progress.counted))

    def missing(self, found: Container[int]) -> Iterator[int]:
        """The numbers still to be played, as it is when each of them is asked for; ends when all is settled."""
        pairings, seats = self.plan.pairings, self.plan.seats
        open_ones = list(enumerate(pairings))
        for at in range(self.rounds):
            open_ones = [(index, pairing) for index, pairing in open_ones if not self.is_settled(pairing)]
            if not open_ones:
                return
            for index, pairing in open_ones:
                first = (at * len(pairings) + index) * seats
                for number in range(first, first + seats):
                    if number not in found and not self.is_settled(pairing):
                        yield number

    @property
    def games(self) -> int:
        """How many games there will have been at most, as far as it is known now."""
        return sum(
            self.plan.seats * (len(progress.counted) if progress.is_settled else self.rounds)
            for progress in self._by_pairing.values()
        )

    @property
    def played(self) -> int:
        """How many of them there have been."""
        return sum(
            self.plan.seats * len(progress.counted) if progress.is_settled else progress.wanted
            for progress in self._by_pairing.values()
        )
