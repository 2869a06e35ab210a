"""How long the levels think about a decision. Prints a table: python -m bench.answers GAMES

A level plays against itself in one process. Only decisions count where there is something to choose: the others take no
thought, and would make everything look quicker. In Minos few of them are worth a search: these are told apart as well.
Processor time, so that other work on the machine does not count.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from statistics import fmean, quantiles

from bench.timing import numbers
from labrys import build
from labrys.bots.levels import BUDGETS
from labrys.bots.registry import make_bot
from labrys.bots.search.minds import make_mind
from labrys.core.chance import Seeded, seed_from
from labrys.core.registry import game
from labrys.core.table import Table

TABLES = (("akrotiri", 2), ("minos", 2), ("minos", 4))


def answers(name: str, seats: int, level: str, seed: str) -> Iterator[tuple[float, bool]]:
    """Seconds for each decision of a game, and whether a level that searches does so there."""
    rules = game(name)
    table = Table(rules, [level] * seats, {}, Seeded(seed_from("answers", seed)))
    bots = [make_bot(level, rules, seed_from(seed, seat)) for seat in range(seats)]
    guides = [make_mind(rules, seat).guide for seat in range(seats)]
    while not table.is_over:
        seat = table.deciders()[0]
        view, legal = rules.view(table.state, seat), table.legal(seat)
        began = time.process_time()
        move = bots[seat].choose(view, legal)
        if len(legal) > 1:
            yield time.process_time() - began, guides[seat].is_worth_thought(table.state, seat)
        table.play(seat, move)


def row(name: str, seats: int, level: str, games: int) -> str:
    """A line of the table, in milliseconds."""
    told = [
        (1000 * each, is_worth)
        for number in range(games)
        for each, is_worth in answers(name, seats, level, str(number))
    ]
    took, thought = [each for each, _ in told], [each for each, is_worth in told if is_worth]
    figures = " | ".join(f"{figure:.1f}" for figure in (fmean(took), *_middle_and_most(took), max(took)))
    worth = " | ".join(f"{figure:.1f}" for figure in _middle_and_most(thought))
    return f"| {game(name).title}, {seats} players | {level} | {len(took)} | {figures} | {len(thought)} | {worth} |"


def _middle_and_most(took: list[float]) -> tuple[float, float]:
    """The median, and within what 95 of 100 are."""
    parts = quantiles(took, n=100, method="inclusive")
    return parts[49], parts[94]


def main() -> None:
    """The program."""
    games = (numbers() or [10])[0]
    print(f"{build.running()}, {games} games each, milliseconds of one core\n")
    print("| | level | decisions | mean | median | 95 % within | longest | worth a search | median | 95 % within |")
    print("|---|---|---:|---:|---:|---:|---:|---:|---:|---:|")
    for name, seats in TABLES:
        for level in BUDGETS[name]:
            print(row(name, seats, level, games), flush=True)


if __name__ == "__main__":
    main()
