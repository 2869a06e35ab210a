"""Looks for games of Akrotiri that together touch everything, and writes their records as golden games.

    python -m tools.golden_akrotiri [--write]

Golden games pin the rules: once written they change only when a rule does. Players of all kinds sit at these
tables, because sensible ones never empty a pile or miss with the oracle.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence
from itertools import count
from pathlib import Path

from labrys.bots.bot import Bot
from labrys.bots.greedy.akrotiri import GreedyAkrotiri
from labrys.core.chance import Seeded, seed_from
from labrys.core.game import Move, View
from labrys.core.record import write
from labrys.core.registry import AnyGame, game
from labrys.core.table import Table
from labrys.games.akrotiri.moves import Buy, Excavate, Oracle, Sail, Unload
from tests.games.akrotiri.features import WANTED, features

FOLDER = Path(__file__).parent.parent / "tests/games/akrotiri/golden"
ENOUGH = 14

LIKES: dict[str, tuple[type[Move], ...]] = {
    "greedy": (),
    "random": (),
    "seer": (Oracle,),
    "collector": (Buy, Sail),
    "wanderer": (Sail, Unload),
    "digger": (Excavate, Oracle),
}
"""Each player follows the greedy one, except that now and then it does something that it likes."""


class Whimsical:
    """A greedy player with a whim."""

    def __init__(self, rules: AnyGame, kind: str, seed: str) -> None:
        self.greedy = GreedyAkrotiri(rules, seed)
        self.kind, self.rng = kind, random.Random(seed)

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        liked = [move for move in legal if isinstance(move, LIKES[self.kind])]
        if self.kind == "random":
            return self.rng.choice(legal)
        if liked and self.rng.random() < 0.5:
            return self.rng.choice(liked)
        return self.greedy.choose(view, legal)


TABLES: tuple[tuple[tuple[str, ...], dict[str, str]], ...] = (
    (("greedy", "greedy"), {}),
    (("greedy", "greedy"), {"edition": "first"}),
    (("greedy", "greedy"), {"variant": "strategist"}),
    (("seer", "seer"), {}),
    (("seer", "random"), {"edition": "first"}),
    (("collector", "digger"), {}),
    (("wanderer", "greedy"), {"edition": "first", "variant": "strategist"}),
    (("random", "random"), {}),
    (("greedy", "greedy", "greedy"), {}),
    (("digger", "greedy", "collector", "greedy"), {}),
    (("greedy", "wanderer", "greedy"), {"variant": "strategist", "edition": "first"}),
    (("greedy", "greedy", "greedy", "greedy"), {"edition": "first"}),
)


def play(kinds: Sequence[str], options: dict[str, str], seed: str) -> Table:
    rules = game("akrotiri")
    players: list[Bot] = [Whimsical(rules, kind, seed_from(seed, seat)) for seat, kind in enumerate(kinds)]
    table = Table(rules, kinds, options, Seeded(seed))
    while not table.is_over:
        seat = table.deciders()[0]
        table.play(seat, players[seat].choose(rules.view(table.state, seat), table.legal(seat)))
    return table


def collect() -> list[tuple[Table, set[str]]]:
    """Tables in turn, kept while they add something, until nothing is missing."""
    missing = set(WANTED)
    kept: list[tuple[Table, set[str]]] = []
    for number in count():
        kinds, options = TABLES[number % len(TABLES)]
        table = play(kinds, options, seed_from("golden", number))
        found = features(table)
        if found & missing or number < len(TABLES):
            missing -= found
            kept.append((table, found))
            sys.stderr.write(f"game {number}: {len(missing)} missing {sorted(missing)[:8]}\n")
        if not missing and len(kept) >= ENOUGH:
            return kept
    raise AssertionError


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--write", action="store_true")
    asked = words.parse_args()
    for number, (table, found) in enumerate(collect(), 1):
        name = f"{number:02}-{'-'.join(table.record.header.seats)}.jsonl"
        sys.stdout.write(f"{name}: {', '.join(sorted(found))}\n")
        if asked.write:
            FOLDER.mkdir(exist_ok=True)
            (FOLDER / name).write_bytes(write(table.record))


if __name__ == "__main__":
    main()
