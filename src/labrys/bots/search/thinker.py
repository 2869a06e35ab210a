"""A player that searches: so long, or so much, for every decision."""

from __future__ import annotations

import gc
import random
import time
from collections.abc import Callable, Sequence
from math import inf
from typing import Any

from labrys.bots.search.guide import Course
from labrys.bots.search.minds import Mind, make_mind
from labrys.bots.search.tree import Search
from labrys.bots.stopping import never
from labrys.core.quick import Lots

AT_ONCE = 4
"""Simulations between two looks at the clock, and at whether somebody wants it to stop."""


class Budget:
    """How much a player thinks. Without a limit of time the same seed thinks the same, on every machine."""

    def __init__(
        self,
        simulations: int,
        seconds: float = inf,
        slips: float = 0.0,
        curiosity: float = 0.3,
        width: float = 2.0,
        ahead: int = 0,
        horizon: int = 0,
    ) -> None:
        self.simulations = simulations
        """For a decision that is worth it. With none it does what comes to its mind first."""
        self.seconds = seconds
        """Of a processor, no more than that, wherever it has got to then. A search that stands still uses none."""
        self.slips = slips
        """How often it takes any course that comes to its mind, instead of the best."""
        self.curiosity, self.width = curiosity, width
        self.ahead = ahead
        """How many turns are played on before a position is judged once more."""
        self.horizon = horizon
        """How many turns a tree reaches; without any, as far as it gets."""


class Thinker:
    """One seat's player. All that it knows of the table is the view it is given."""

    def __init__(self, game: Any, seed: str, budget: Budget, is_stopped: Callable[[], bool] = never) -> None:
        self.game, self.budget, self.is_stopped = game, budget, is_stopped
        self.is_timed = budget.seconds < inf
        self.lots = Lots(random.Random(seed))
        self.mind: Mind | None = None

    def choose(self, view: Any, legal: Sequence[Any]) -> Any:
        """One of the legal moves."""
        if len(legal) == 1:
            return legal[0]
        return self.game.decode(self.game.quick.sight(view).world(self.lots), self.code(view))

    def code(self, view: Any) -> int:
        """The code of the move that is chosen."""
        budget, lots = self.budget, self.lots
        slips = budget.slips > 0 and lots.draw() < budget.slips
        if slips or not budget.simulations:
            courses = self.known(view).guide.courses(self.game.quick.sight(view).world(lots), view.seat)
            return courses[int(lots.draw() * len(courses)) if slips else 0][0]
        until = time.process_time() + budget.seconds
        search = self._begin(view)
        if search.is_worth_it:
            self._go_on(search, until)
            return search.best().course[0]
        return search.courses[0][0]

    def think(self, view: Any, first: Course = ()) -> Search[Any]:
        """A search of the view as far as the budget goes, or until it is stopped; whether it is worth it or not. A
        course may be named that is to be tried before all others."""
        until = time.process_time() + self.budget.seconds
        search = self._begin(view)
        if first:
            search.courses = [first, *[course for course in search.courses if course != first]]
        self._go_on(search, until)
        return search

    def _begin(self, view: Any) -> Search[Any]:
        budget, quick, mind = self.budget, self.game.quick, self.known(view)
        return Search(
            quick, quick.sight(view), view.seat, self.lots, mind.judge, mind.guide, budget.curiosity, budget.width,
            budget.ahead, budget.horizon,
        )  # fmt: skip

    def _go_on(self, search: Search[Any], until: float) -> None:
        left = self.budget.simulations
        if len(search.courses) == 1:
            left = 1
        # A tree and what is remembered have no cycles: looking for some again and again takes a fifth of the time.
        collects = gc.isenabled()
        gc.disable()
        try:
            while left > 0 and search.lead() <= left:
                search.simulate(min(AT_ONCE, left))
                left -= AT_ONCE
                if time.process_time() >= until or self.is_stopped():
                    break
        finally:
            if collects:
                gc.enable()

    def known(self, view: Any) -> Mind:
        """What it knows of its game: the same all through."""
        if self.mind is None:
            self.mind = make_mind(self.game, view.seat)
        return self.mind
