"""How long the levels think about a decision. Prints a table: python -m bench.answers GAMES

A level plays against itself in one process. Only decisions count where there is something to choose: the others take no
thought, and would make everything look quicker. Processor time, so that other work on the machine does not count.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from statistics import fmean, quantiles

from bench.timing import numbers
from labrys import build
from labrys.bots.levels import BUDGETS
from labrys.bots.registry import make_bot
from labrys.core.chance import Seeded, seed_from
from labrys.core.registry import game
from labrys.core.table import Table

TABLES = (("akrotiri", 2), ("minos", 2), ("minos", 4))


def answers(name: str, seats: int, level: str, seed: str) -> Iterator[float]:
    """Seconds for each decision of a game."""
    rules = game(name)
    table = Table(rules, [level] * seats, {}, Seeded(seed_from("answers", seed)))
    bots = [make_bot(level, rules, seed_from(seed, seat)) for seat in range(seats)]
    while not table.is_over:
        seat = table.deciders()[0]
        view, legal = rules.view(table.state, seat), table.legal(seat)
        began = time.process_time()
        move = bots[seat].choose(view, legal)
        if len(legal) > 1:
            yield time.process_time() - began
        table.play(seat, move)


def row(name: str, seats: int, level: str, games: int) -> str:
    """A line of the table, in milliseconds."""
    took = [1000 * each for number in range(games) for each in answers(name, seats, level, str(number))]
    parts = quantiles(took, n=100, method="inclusive")
    figures = " | ".join(f"{figure:.1f}" for figure in (fmean(took), parts[49], parts[94], max(took)))
    return f"| {game(name).title}, {seats} players | {level} | {len(took)} | {figures} |"


def main() -> None:
    """The program."""
    games = (numbers() or [10])[0]
    print(f"{build.running()}, {games} games each, milliseconds of one core\n")
    print("| | level | decisions | mean | median | 95 % within | longest |")
    print("|---|---|---:|---:|---:|---:|---:|")
    for name, seats in TABLES:
        for level in BUDGETS[name]:
            print(row(name, seats, level, games), flush=True)


if __name__ == "__main__":
    main()
