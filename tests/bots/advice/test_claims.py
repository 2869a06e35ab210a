"""Every kind of claim is made of moves of the kept games, is true of them, and is caught if a fact is another."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from labrys.bots.advice import akrotiri, minos
from labrys.bots.advice.claims import Claim, agreed
from labrys.bots.advice.following import WORLDS
from labrys.bots.advice.following import Path as Course
from labrys.core import record as records
from labrys.core.quick import Lots
from labrys.core.registry import game
from labrys.core.seats import CHANCE
from labrys.core.table import Table
from labrys.games.akrotiri import components as of_akrotiri
from labrys.games.minos import components as of_minos
from tests.bots.advice import akrotiri_truth, minos_truth
from tests.bots.advice.positions import Replayed, replayed

CHECKS = akrotiri_truth.CHECKS | minos_truth.CHECKS
CLAIMS: dict[str, Any] = {"akrotiri": akrotiri.claims, "minos": minos.claims}
GOLDEN = Path(__file__).parents[2] / "games"
MOST = 3
"""So many examples of a kind are looked at."""
FRESH = 4
NAMES = {
    "card": ("I-01", "I-02"),
    "map": tuple(card.id for card in of_akrotiri.load().maps),
    "good": of_minos.GOODS,
    "track": of_minos.TRACKS,
    "section": of_minos.SECTIONS,
    "die": ("red1", "gray6"),
    "colour": of_akrotiri.COLOURS,
    "terrain": of_akrotiri.TERRAINS,
    "dock": ("thera/1", "thera/2"),
}
"""What facts that are words may be instead."""


class Met(NamedTuple):
    """A move of a kept game, and what can be claimed of it."""

    game: Any
    state: Any
    seat: int
    move: Any
    said: Claim

    def made(self) -> list[Replayed]:
        """The same move in worlds that its seat cannot tell from that of the game."""
        view = self.game.view(self.state, self.seat)
        return [replayed(self.game, view, [self.move], random.Random(number)) for number in range(FRESH)]


def moments(name: str) -> Iterator[tuple[Any, Any, int, Any]]:
    """Every decision of the kept games of a game, and the move that was made."""
    rules: Any = game(name)
    for path in sorted((GOLDEN / name / "golden").glob("*.jsonl")):
        record = records.read(path.read_bytes())
        table = Table(rules, record.header.seats, record.header.options)
        for entry in record.entries:
            if entry.by == "chance":
                table.play(CHANCE, entry.move)
                continue
            yield rules, table.state, int(entry.by), rules.parse(entry.move)
            table.play(int(entry.by), entry.move)


def said_of(rules: Any, worlds: list[Any], seat: int, move: Any) -> list[Claim]:
    """What is claimed of one move in all of several worlds."""
    found = []
    for world in worlds:
        course = Course(rules, seat, world)
        course.take(rules.encode(world, move))
        found.append(list(chain(*CLAIMS[rules.name](course))))
    return agreed(found)


@cache
def met(name: str) -> dict[str, list[Met]]:
    """By kind of claim, moves of kept games of which it is made; enough of each."""
    found: dict[str, list[Met]] = {kind: [] for kind in CHECKS if kind.startswith(name)}
    lots = Lots(random.Random(name))
    for rules, state, seat, move in moments(name):
        wanted = {kind for kind, moves in found.items() if len(moves) < MOST}
        if not wanted:
            break
        if wanted.isdisjoint(one.kind for one in said_of(rules, [state.clone()], seat, move)):
            continue
        sight = rules.quick.sight(rules.view(state, seat))
        for said in said_of(rules, [sight.world(lots) for _ in range(WORLDS)], seat, move):
            if said.kind in wanted:
                found[said.kind].append(Met(rules, state.clone(), seat, move, said))
    return found


def others(name: str, fact: Any) -> list[Any]:
    """What a fact might be instead."""
    return [fact + 1, fact - 1] if isinstance(fact, int) else [other for other in NAMES[name] if other != fact]


@pytest.mark.parametrize("kind", sorted(CHECKS))
def test_a_claim_is_met_and_is_true_and_is_caught_where_it_is_not(kind: str):
    examples = met(kind.partition("-")[0])[kind]
    caught = set()

    assert examples
    for one in examples:
        made = one.made()
        assert all(CHECKS[kind](world, one.said.facts) for world in made), one
        for name, fact in one.said.facts.items():
            for other in others(name, fact):
                if not CHECKS[kind](made[0], one.said.facts | {name: other}):
                    caught.add(name)
    assert set(examples[0].said.facts) == caught
