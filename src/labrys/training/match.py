"""New weights against those in place: rounds of games from one seed, in which the new ones hold each seat once."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable

import msgspec

from labrys.arena.crew import play_numbers
from labrys.arena.numbers import Mean, Share, mean_of, share_of_rounds
from labrys.bots.search.judge import shares
from labrys.bots.search.minds import Weights, make_mind
from labrys.bots.search.thinker import Budget, Thinker
from labrys.bots.stopping import never
from labrys.core.chance import seed_from
from labrys.core.registry import AnyGame, game
from labrys.training.selfplay import play_through


class Met(msgspec.Struct, frozen=True):
    """A game of a match."""

    number: int
    victory: float
    """The share of the new weights."""
    lead: int
    """Their points above the best of the others."""


class Match(msgspec.Struct, frozen=True):
    """New weights alone against those in place at all other seats, with the same number of simulations."""

    game: str
    seats: int
    seed: str
    simulations: int
    new: Weights
    old: Weights

    def play(self, number: int) -> Met:
        """Play a game: number by number the new weights take the next seat, and then the next seed."""
        rules = game(self.game)
        at, mine = divmod(number, self.seats)
        seed = seed_from("match", self.seed, at)
        players = [
            self._player(rules, seed_from(seed, "player", seat), seat, self.new if seat == mine else self.old)
            for seat in range(self.seats)
        ]
        state, _ = play_through(rules, self.seats, seed, lambda view: players[view.seat].code(view))
        points = rules.quick.points(state)
        best = max(each for seat, each in enumerate(points) if seat != mine)
        return Met(number, shares(rules.quick.ranks(state))[mine], points[mine] - best)

    def _player(self, rules: AnyGame, seed: str, seat: int, weights: Weights) -> Thinker:
        player = Thinker(rules, seed, Budget(self.simulations))
        player.mind = make_mind(rules, seat, weights)
        return player


class Verdict(msgspec.Struct, frozen=True):
    """What a match showed: the share of the new weights beside the fair one, and their lead in points."""

    games: int
    fair: float
    share: Share
    lead: Mean

    @property
    def is_worse(self) -> bool:
        """Whether the new weights won less than their fair share."""
        return self.share.share < self.fair


def play_match(
    match: Match, games: int, jobs: int, is_stopped: Callable[[], bool] = never
) -> Generator[Met, None, None]:
    """So many games, each handed over when it is over."""
    yield from play_numbers(match.play, iter(range(games)), min(jobs, games), is_stopped)


def verdict_of(match: Match, met: Iterable[Met]) -> Verdict:
    """What these games show; they are counted round by round."""
    rounds: dict[int, list[Met]] = {}
    for each in sorted(met, key=lambda one: one.number):
        rounds.setdefault(each.number // match.seats, []).append(each)
    lead = mean_of((at, float(each.lead)) for at, listed in rounds.items() for each in listed)
    share = share_of_rounds([[each.victory for each in listed] for listed in rounds.values()])
    return Verdict(sum(map(len, rounds.values())), 1 / match.seats, share, lead)
