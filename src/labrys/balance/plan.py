"""What a study plays: which bots sit where in game number i, and from which seed.

Where the bots differ they take turns at the seats, and all turns of one round of the table are played from one seed,
so that luck weighs on each alike. Where all are the same there is nothing to turn, and every game has a seed of its
own. Nothing depends on which process plays a game, when, or after how many interruptions.
"""

from __future__ import annotations

import msgspec

from labrys.arena.match import BotFailed, play_match
from labrys.balance.facts import Facts, facts_of
from labrys.balance.studies import study_of
from labrys.core.chance import seed_from
from labrys.core.registry import game


class Plan(msgspec.Struct, frozen=True):
    """The games of one study; how many of them are played is not part of it."""

    game: str
    bots: tuple[str, ...]
    """One for each seat."""
    seed: str
    options: dict[str, object] = {}
    components: str = ""
    """A file of components; empty for the house components."""

    @property
    def turns(self) -> int:
        """After so many turns around the table everybody sits as before."""
        every = range(1, len(self.bots))
        return next((by for by in every if self._turned(by) == self.bots), len(self.bots))

    def _turned(self, by: int) -> tuple[str, ...]:
        return self.bots[by:] + self.bots[:by]

    def seating(self, number: int) -> tuple[str, ...]:
        """Which bot sits where in a game."""
        return self._turned(number % self.turns)

    def cluster(self, number: int) -> int:
        """Games of one number here are played from the same seed."""
        return number // self.turns

    def play(self, number: int) -> Facts:
        """Play a game and keep what matters of it."""
        rules = game(self.game, self.components or None)
        seed = seed_from(self.seed, self.cluster(number))
        try:
            table = play_match(rules, self.seating(number), seed, self.options)
        except BotFailed as failed:
            raise BotFailed(f"in game {number} {failed}") from failed
        return facts_of(number, table, study_of(rules, len(self.bots)).tell)
