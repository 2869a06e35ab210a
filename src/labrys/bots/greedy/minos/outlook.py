"""How much of the game lies ahead: rounds, turns, incomes and scorings, and how often traits will trigger."""

from __future__ import annotations

from labrys.bots.greedy.minos.scales import Scales
from labrys.games.minos import decisions as d
from labrys.games.minos.state import State

ROUNDS = 4
DICE = 4
DRAFTED = (0.75, 0.9, 0.9, 0.75, 0.7, 1.33, 1.33, 1.33)
"""By trigger: how many of a round's four dice set it off."""


class Outlook:
    """Seen from one seat: what lies ahead of it."""

    def __init__(self, state: State, seat: int, scales: Scales) -> None:
        self.state, self.seat, self.scales = state, seat, scales
        self.kit = state.kit
        self.round = max(1, state.round)
        self.age = 1 if self.round >= 3 else 0
        self.incomes = ROUNDS + 1 - self.round
        """Income steps to come."""
        self.later = DICE * (ROUNDS - self.round)
        own = [
            (die >> 5, section) for section, row in enumerate(state.rows) for die in row if die >= 0 and die & 7 == seat
        ]
        drafting = any(kind in (d.DRAFTING, d.ROLL) for kind, _, _ in state.stack) or not state.round
        self.to_draft = DICE - len(own) if drafting else 0
        self.turns = self.later + len(own) + self.to_draft
        """Own turns after the one that is going on."""
        self.coin = self._coin()
        self._triggers(own)
        self._scorings()

    def _coin(self) -> float:
        """A coin: less from the last round on, in which not all of them find a use, and little in the last turns."""
        scales, turns = self.scales, self.turns
        if turns < 2:
            return (scales.coin_last + scales.left) / 2 if turns else scales.left
        return scales.coin_last + (scales.coin - scales.coin_last) * min(1.0, max(0, turns - 4) / 4)

    def _triggers(self, own: list[tuple[int, int]]) -> None:
        self.triggers_later = [self.later / DICE * often for often in DRAFTED]
        """By trigger: how often it will come in the rounds after this one."""
        counts = [
            often + self.to_draft / DICE * share for often, share in zip(self.triggers_later, DRAFTED, strict=True)
        ]
        for value, section in own:
            counts[section] += 1
            counts[5 + (value - 1) // 2] += 1
        self.triggers = counts

    def _scorings(self) -> None:
        """How much a point of regions, or of farms, counts over the scorings to come."""
        scales, at = self.scales, self.round
        near = scales.scoring_now if at in (2, 4) else scales.scoring_next
        if any(kind in (d.BATTLES, d.ENDING) for kind, _, _ in self.state.stack):
            near = 0.0
        self.scoring = near + (scales.scoring_far if at <= 2 else 0.0)
        self.harvests = 2.0 if at <= 2 else 1.0
