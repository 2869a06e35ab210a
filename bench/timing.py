"""What our games and their peers are measured with. It needs nothing installed: peers run it where they are."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable

Figures = dict[str, float]


def numbers(after: int = 0) -> list[int]:
    """The numbers on the command line, after so many words."""
    return [int(word) for word in sys.argv[1 + after :]]


def word() -> str:
    """The word that the command line begins with."""
    return sys.argv[1]


def report(figures: Figures) -> None:
    sys.stdout.write(json.dumps(figures))


def seconds_each(do: Callable[[], object], times: int) -> float:
    """Processor time that one of so many takes: other work on the machine does not count."""
    start = time.process_time()
    for _ in range(times):
        do()
    return (time.process_time() - start) / times


def speed(play: Callable[[], tuple[int, int]], games: int) -> Figures:
    """Figures of so many games, each told as decisions of seats and answers of chance; one more is to warm up."""
    play()
    decided = answered = 0

    def count_one() -> None:
        nonlocal decided, answered
        of_seats, of_chance = play()
        decided += of_seats
        answered += of_chance

    seconds = seconds_each(count_one, games) * games
    return {
        "decisions_per_second": decided / seconds,
        "with_chance_per_second": (decided + answered) / seconds,
        "decisions_per_game": decided / games,
    }


def copying(copy: Callable[[], object], times: int) -> Figures:
    return {"copy_microseconds": seconds_each(copy, times) * 1e6}


def choosing(offered: list[int]) -> Figures:
    """How many moves there were to choose from, of the numbers counted at each decision."""
    return {"legal_moves": sum(offered) / max(1, len(offered))}


SHARES = (0.3, 0.4, 0.5, 0.6, 0.7)
"""Where in a game searches are measured: at these shares of the decisions of that very game."""


def places(decisions: int) -> list[int]:
    """The decisions, counted from 0, that lie there in a game of so many."""
    return [int(share * decisions) for share in SHARES]


def searching(simulations: int, seconds: list[float]) -> Figures:
    """Figures of searches that made so many simulations each."""
    return {
        "simulations_per_second": simulations * len(seconds) / sum(seconds),
        "slowest_per_second": simulations / max(seconds),
        "fastest_per_second": simulations / min(seconds),
    }
