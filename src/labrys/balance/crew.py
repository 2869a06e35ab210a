"""Games of a plan played by all cores of a machine, each handed over as soon as it is over."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from itertools import islice

from labrys.arena.sim import pool_of
from labrys.balance.facts import Facts
from labrys.balance.plan import Plan
from labrys.balance.results import Results

_AHEAD = 4
"""Games given out in advance for each process, so that none waits for the next."""
_GLANCE = 0.5
"""Seconds after which it is seen that somebody wants to stop."""


def play_missing(
    plan: Plan, results: Results, games: int, jobs: int, is_stopped: Callable[[], bool] = lambda: False
) -> Generator[Facts, None, None]:
    """Play what is missing of the first so many games; each is handed over when it is over and written down.

    Once it is stopped no game is begun, and those that were are played to their end and written down.
    """
    missing = results.missing(games)
    if jobs == 1 or len(missing) < 2:
        for number in missing:
            if is_stopped():
                return
            facts = plan.play(number)
            results.add(facts)
            yield facts
        return
    yield from _in_processes(plan, results, missing, jobs, is_stopped)


def _in_processes(
    plan: Plan, results: Results, missing: Sequence[int], jobs: int, is_stopped: Callable[[], bool]
) -> Generator[Facts, None, None]:
    pool = pool_of(min(jobs, len(missing)))
    waiting: set[Future[Facts]] = set()
    left = iter(missing)
    try:
        while True:
            if is_stopped():
                waiting = {future for future in waiting if not future.cancel()}
            elif len(waiting) < _AHEAD * jobs:
                waiting |= {pool.submit(plan.play, number) for number in islice(left, _AHEAD * jobs - len(waiting))}
            if not waiting:
                return
            done, waiting = wait(waiting, _GLANCE, FIRST_COMPLETED)
            for future in done:
                facts = future.result()
                results.add(facts)
                yield facts
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
