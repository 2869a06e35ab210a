"""The fixed works whose instructions are counted, one after another. Prints JSON: how many units each has done.

Each is prepared, and done once to warm up, so that what is read and built once does not count. Before and after each
counted work the process asks for its parent's number, which it does at no other time: by that call a counter that
looks at the process from outside tells them apart.
"""

from __future__ import annotations

import gc
import json
import os
import random
import sys
from collections.abc import Callable
from functools import cache, partial
from typing import Any, Final, NamedTuple

from bench import yardstick
from bench.play import play
from bench.rollout import simulate
from labrys.core.quick import Lots
from labrys.core.registry import game

MARK = "getppid"
"""The function of the C library that is called between the works, and nowhere else."""
DECISIONS: Final = {"akrotiri": 270, "minos": 500}
"""About so many has a random game, with as many seats as here."""


Do = Callable[[int], int]
"""Does something so many times; the units that this makes."""


class Work(NamedTuple):
    """So many times something, once it is prepared."""

    title: str
    prepare: Callable[[], Do]
    times: int


def measure() -> Do:
    def do(times: int) -> int:
        assert yardstick.run(times) > 0
        return times

    return do


def decisions(name: str, seats: int) -> Do:
    """Random games; units are decisions."""
    return lambda games: sum(play(name, seats, random.Random(seed))[1] for seed in range(games))


@cache
def middle(name: str, seats: int) -> Any:
    """The state in the middle of a random game."""
    state, _, _ = play(name, seats, random.Random(0), stop_after=DECISIONS[name] // 2)
    return state


def copies(name: str, seats: int) -> Do:
    """Copies of a state in mid-game; units are copies."""
    state = middle(name, seats)

    def do(times: int) -> int:
        for _ in range(times):
            state.clone()
        return times

    return do


def simulations(name: str, seats: int) -> Do:
    """Worlds imagined in mid-game and played to their ends; units are simulations."""
    rules, state = game(name), middle(name, seats)
    quick = rules.quick
    sight = quick.sight(rules.view(state, rules.deciders(state)[0]))

    def do(times: int) -> int:
        lots = Lots(random.Random(1))
        for _ in range(times):
            simulate(quick, sight, lots)
        return times

    return do


YARDSTICK = "yardstick"
WORKS = (
    Work(YARDSTICK, measure, 20),
    Work("Akrotiri, 2 players: a decision", partial(decisions, "akrotiri", 2), 8),
    Work("Minos, 4 players: a decision", partial(decisions, "minos", 4), 3),
    Work("Akrotiri, 2 players: a copy", partial(copies, "akrotiri", 2), 300),
    Work("Minos, 4 players: a copy", partial(copies, "minos", 4), 300),
    Work("Akrotiri, 2 players: a simulation", partial(simulations, "akrotiri", 2), 6),
    Work("Minos, 4 players: a simulation", partial(simulations, "minos", 4), 3),
)
"""Few of each: a count needs no average, and whoever waits for it has waited for the tests already."""


def main() -> None:
    prepared = [(work, work.prepare()) for work in WORKS]
    for _, do in prepared:
        do(1)
    units = {}
    for work, do in prepared:
        # So that no collection of all that there is falls into a work: its cost is that of the whole process.
        gc.collect()
        os.getppid()
        units[work.title] = do(work.times)
        os.getppid()
    sys.stdout.write(json.dumps(units))


if __name__ == "__main__":
    main()
