"""The games of a study, played by all cores of a machine and written down as they end."""

from __future__ import annotations

from collections.abc import Callable, Generator

from labrys.arena.crew import play_numbers
from labrys.balance.facts import Facts
from labrys.balance.plan import Plan
from labrys.balance.results import StudyResults
from labrys.bots.stopping import never


def play_missing(
    plan: Plan, results: StudyResults, games: int, jobs: int, is_stopped: Callable[[], bool] = never
) -> Generator[Facts, None, None]:
    """Play what is missing of the first so many games; each is handed over when it is over and written down."""
    for facts in play_numbers(plan.play, results.missing(games), min(jobs, max(1, results.left(games))), is_stopped):
        results.add(facts)
        yield facts
