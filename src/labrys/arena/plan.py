"""What an arena plays: which bots meet, who sits where in game number i, and from which seed.

Every two bots are a pairing: the one named first sits alone against all other seats, which the other one has. They
meet in rounds. A round is one game for each seat that the first can sit at, all from the same seed, so that luck weighs
on both alike; with two players it is a pair of games with the seats swapped. Rounds are what the statistics count.

Round r of a pairing is the same whichever bots there are besides, whichever process plays it, and after how many
interruptions: it follows from the arena's seed, the names of the two and r.
"""

from __future__ import annotations

from itertools import combinations

import msgspec

from labrys.arena.match import Forfeit, Refereed, forfeited, play_refereed, spared
from labrys.arena.sources import sources
from labrys.arena.witness import Journal, Witness
from labrys.core import compact
from labrys.core.chance import seed_from
from labrys.core.registry import game


class Pairing(msgspec.Struct, frozen=True):
    """Two bots that meet."""

    bot: str
    against: str
    """Has all the other seats."""

    def __str__(self) -> str:
        return f"{self.bot} against {self.against}"


class Finished(msgspec.Struct, frozen=True):
    """One line of a file of results: a game that is over."""

    number: int
    """The game's number in its plan, from 0."""
    pairing: Pairing
    round: int
    seat: int
    """Where the first bot of the pairing sat."""
    seats: tuple[str, ...]
    seed: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    decisions: tuple[int, ...]
    """By seat."""
    seconds: tuple[float, ...]
    """By seat: the time that its decisions took in all."""
    end: str
    digest: str
    """Of the final state."""
    sources: str
    """Of the files of engine, games and bots that played it, and of weights if others were named."""
    record: str
    """The compact text of the game's record: options, rules and components are in it."""
    timed: tuple[str, ...] = ()
    """Bots that went by the clock."""
    forfeit: Forfeit | None = None

    def victory(self, seat: int) -> float:
        """1 for a victory, 1/k for one shared by k seats, 0 for none. After a forfeit those win who did not fail."""
        winners = spared(self.seats, self.forfeit.seat) if self.forfeit else self.winners
        return 1 / len(winners) if seat in winners else 0.0

    @property
    def lead(self) -> int:
        """Points of the first bot above the best of the others."""
        return self.scores[self.seat] - max(score for at, score in enumerate(self.scores) if at != self.seat)


class Plan(msgspec.Struct, frozen=True):
    """The games of one arena; how many of them are played is not part of it."""

    game: str
    bots: tuple[str, ...]
    """Those who meet, each once."""
    seats: int
    seed: str
    options: dict[str, object] = {}
    components: str = ""
    """A file of components; empty for the house components."""

    @property
    def pairings(self) -> tuple[Pairing, ...]:
        """Every two, in the order in which they were named."""
        return tuple(Pairing(*two) for two in combinations(self.bots, 2))

    def games(self, rounds: int) -> int:
        """How many games so many rounds of every pairing are: numbers below this belong to them."""
        return rounds * len(self.pairings) * self.seats

    def place(self, number: int) -> tuple[Pairing, int, int]:
        """Pairing, round and seat of the first bot. The pairings take turns, so that all get on alike."""
        (at, seat), pairings = divmod(number, self.seats), self.pairings
        return pairings[at % len(pairings)], at // len(pairings), seat

    def chance(self, pairing: Pairing, number: int) -> str:
        """The seed of a round."""
        return seed_from(self.seed, pairing.bot, pairing.against, number)

    def play(self, number: int, witness: Witness | None = None) -> Finished:
        """Play a game."""
        seats, seed = self.seating(number)
        rules = game(self.game, self.components or None)
        return self._finished(number, play_refereed(rules, seats, seed, self.options, witness or Witness()))

    def forfeited(self, number: int, journal: Journal) -> Finished:
        """A game whose process was lost: as far as it had been played, and forfeited by whoever had to decide."""
        seats, seed = self.seating(number)
        rules = game(self.game, self.components or None)
        return self._finished(number, forfeited(rules, seats, seed, self.options, journal))

    def seating(self, number: int) -> tuple[tuple[str, ...], str]:
        """Who sits where in a game, and its seed."""
        pairing, at, seat = self.place(number)
        seats = tuple(pairing.bot if other == seat else pairing.against for other in range(self.seats))
        return seats, self.chance(pairing, at)

    def _finished(self, number: int, refereed: Refereed) -> Finished:
        table, decisions, seconds, timed, forfeit = refereed
        (pairing, at, seat), (seats, seed) = self.place(number), self.seating(number)
        end = table.record.end
        assert end is not None, "it is over"
        return Finished(
            number=number,
            pairing=pairing,
            round=at,
            seat=seat,
            seats=seats,
            seed=seed,
            winners=end.winners,
            scores=end.scores,
            decisions=decisions,
            seconds=tuple(round(each, 6) for each in seconds),
            end=end.end,
            digest=end.digest,
            sources=sources(self.game),
            record=compact.pack(table.record).decode(),
            timed=timed,
            forfeit=forfeit,
        )
