"""The rest of the game, played in imagined worlds as a guide would play all seats: what points a move leads to.

Every move is played on in the same worlds with the same lots, so that the differences between moves mean something.
"""

from __future__ import annotations

import random
import time
from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

from labrys.bots.search.guide import Course, Guide
from labrys.core.quick import OVER, Lots, Sight

MOST_WORLDS: Final = 12
SURE: Final = {6: 2.57, 7: 2.45, 8: 2.36, 9: 2.31, 10: 2.26, 11: 2.23, 12: 2.20}
"""By number of worlds: a lead is surely so many standard errors less than it seems (Student's t at 97.5 %). Fewer
worlds are sure of nothing."""


class Rest:
    """By move and world: the points of a seat at the end, by source."""

    def __init__(self, game: Any, seat: int, sight: Sight[Any], guide: Guide[Any], seed: str) -> None:
        self.game, self.seat, self.sight, self.guide, self.seed = game, seat, sight, guide, seed
        self.ends: list[list[dict[str, int]]] = []
        """By course, then by world."""

    def play(self, courses: Sequence[Course], worlds: int, until: float) -> None:
        """Play on after each course, world by world, as long as another one can be done in time; one in any case."""
        self.ends = [[] for _ in courses]
        began = time.monotonic()
        for number in range(worlds):
            world = self.sight.world(Lots(random.Random(f"{self.seed}:world:{number}")))
            for at, course in enumerate(courses):
                self.ends[at].append(self._end(world.clone(), course, f"{self.seed}:lots:{number}"))
            now = time.monotonic()
            if now + (now - began) / (number + 1) > until:
                return

    def _end(self, world: Any, course: Course, seed: str) -> dict[str, int]:
        quick, lots = self.game.quick, Lots(random.Random(seed))
        for code in course:
            quick.apply(world, self.seat, code)
        while (who := quick.decider(world)) != OVER:
            if who < 0:
                quick.answer(world, lots.draw)
            else:
                for code in self.guide.courses(world, who)[0]:
                    quick.apply(world, who, code)
        parts: dict[str, int] = self.game.score(world)[self.seat].parts()
        return parts

    def sources(self, at: int) -> dict[str, float]:
        """The average of each source, in the order in which they first appear."""
        ends = self.ends[at]
        names = dict.fromkeys(name for parts in ends for name in parts)
        return {name: sum(parts.get(name, 0) for parts in ends) / len(ends) for name in names}

    def lead(self, at: int, other: int) -> float:
        """By how many points one course is surely ahead of another on average; 0 if it may be by none."""
        ahead = [sum(a.values()) - sum(b.values()) for a, b in zip(self.ends[at], self.ends[other], strict=True)]
        if len(ahead) not in SURE:
            return 0.0
        mean = sum(ahead) / len(ahead)
        spread = sqrt(sum((one - mean) ** 2 for one in ahead) / (len(ahead) - 1))
        return max(0.0, mean - SURE[len(ahead)] * spread / sqrt(len(ahead)))
