"""Which positions the engine and the slow referee are compared on, and what must be among them.

Of every game all moments are kept that show something rare, and some of the others.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import NamedTuple

from labrys.core.seats import CHANCE
from tests.games.minos.slow_box import CARDS, SECTIONS
from tests.games.minos.slow_course import private
from tests.games.minos.slow_games import (
    GAME,
    Change,
    Moment,
    Policy,
    Setting,
    blind,
    eager,
    moments,
    rich,
    short_of_cards,
    with_words,
)
from tests.games.minos.slow_table import Table

KINDS = (
    "pick", "back", "found", "draft", "groups", "retrieve", "turn", "effects", "either", "convert", "discard", "track",
    "temp", "good", "draw", "place", "move", "build", "wild", "play", "palace", "route", "bonus-tile", "fight",
)  # fmt: skip
SITUATIONS = (
    *KINDS,
    "chance deals to a seat",
    "chance lays out the table",
    "a secret answer",
    "exchange at turn",
    "exchange at groups",
    "exchange at palace",
    "exchange at level 1",
    "exchange at level 2",
    *(f"the income of round {number} ends" for number in range(1, 5)),
    "an extra action before a cost",
    "a third tower",
    "a fourth farm",
    "a farm with temporary grain",
    "a farm that takes more warriors than it must",
    "a ship with temporary wood and herbs",
    "a ship enters the fourth space",
    "a ship is held back before the fourth space",
    "a ship reaches the end",
    "a free build",
    "a card of the offer is played",
    "a card is played free",
    "a card with two temporary goods",
    "a doubled icon",
    "the ability that makes cards cheaper",
    "the ability that makes builds cheaper",
    "past the end of a track",
    "an empty deck",
    "no good of a type is left",
    "a vase is claimed",
    "a vase with all slots filled",
    "the end of the game",
)


COMMON = ("take", "move", "escort", "market", "draw", "discard", "end", "place", "draft", "good", "gather", "back")
"""Moves of which only a share is looked at."""


class Sample(NamedTuple):
    """A position, who decides in it, what the engine allows, and what it makes of one of these moves."""

    text: str
    seat: int
    legal: frozenset[str]
    move: str
    after: str


def due_of(table: Table, seat: int) -> str:
    """The kind of decision that is due to a seat; those of chance are named apart."""
    if seat != CHANCE:
        return (private(table, seat) if table.answers[seat] else table).agenda[seat][-1][0]
    return "chance deals to a seat" if table.chance_for() is not None else "chance lays out the table"


def situations(table: Table, moment: Moment) -> Iterator[str]:
    """What of the list above a moment shows."""
    seat, words = moment.seat, moment.move.split()
    yield due_of(table, seat)
    if seat == CHANCE:
        return
    if table.stack[-1] == ("income", "4") and table.deciders() == [seat]:
        yield f"the income of round {table.round} ends"
    yield from _of_the_table(table, seat, words)
    if words[0] == "exchange":
        yield f"exchange at {due_of(table, seat)}"
        yield f"exchange at level {table.level(seat)}"
    elif words[0] in ("farm", "ship", "tower", "sail", "city"):
        yield from _of_a_build(table, seat, words)
    elif words[0] == "play":
        yield from _of_a_card(table, seat, words)
    towers = table.built(seat, "towers")
    held = [route for route, space in enumerate(table.ships[seat], 1) if space == 3]
    far = sum(space >= 4 for space in table.ships[seat])
    if held and far >= towers and any(move.startswith(("sail", "tower")) for move in moment.codes):
        yield "a ship is held back before the fourth space"


def _of_the_table(table: Table, seat: int, words: list[str]) -> Iterator[str]:
    due = due_of(table, seat)
    found = {
        "a secret answer": any(table.answers),
        "an extra action before a cost": words[0] in ("escort", "market", "trade", "battle", "discard")
        and due in ("build", "wild", "play", "palace", "convert"),
        "past the end of a track": words[0] == "advance" and table.tracks[seat][words[1]] == 8,
        "an empty deck": not table.deck[table.active_age()],
        "no good of a type is left": 0 in table.stacks.values(),
        "a vase is claimed": any(filled for _, _, filled in table.vases),
        "a vase with all slots filled": any(filled == 3 for _, _, filled in table.vases),
        "a free build": due == "build" and table.agenda[seat][-1][2] == "free",
    }
    yield from (name for name, is_so in found.items() if is_so)


def _of_a_build(table: Table, seat: int, words: list[str]) -> Iterator[str]:
    word, *rest = words
    numbers = list(map(int, rest))
    if table.is_ability(seat, "builder") and table.level(seat) > 1:
        yield "the ability that makes builds cheaper"
    if word == "tower" and table.built(seat, "towers") == 2:
        yield "a third tower"
    if word == "farm":
        full = table.built(seat, "farms") + 1
        found = {
            "a fourth farm": full == 4,
            "a farm with temporary grain": numbers[2] > 0,
            "a farm that takes more warriors than it must": numbers[1] > max(0, full - table.goods[seat]["grain"]),
        }
        yield from (name for name, is_so in found.items() if is_so)
    if word == "ship" and numbers[1] and numbers[2]:
        yield "a ship with temporary wood and herbs"
    if word == "sail":
        space = table.ships[seat][numbers[0] - 1]
        yield from {3: ["a ship enters the fourth space"], 4: ["a ship reaches the end"]}.get(space, [])


def _of_a_card(table: Table, seat: int, words: list[str]) -> Iterator[str]:
    card, *spent = words[1:]
    icons = CARDS[card].get("wants", [])
    due = table.agenda[seat][-1]
    found = {
        "a card of the offer is played": card in table.offer,
        "a card is played free": due[0] == "play" and due[2] == "free",
        "a card with two temporary goods": len(spent) == 2,
        "a doubled icon": len(set(icons)) < len(icons),
        "the ability that makes cards cheaper": table.is_ability(seat, "decrees"),
    }
    yield from (name for name, is_so in found.items() if is_so)


class Samples(NamedTuple):
    """What was picked of some games, and which situations were seen how often."""

    samples: list[Sample]
    seen: Counter[str]


def pick(setting: Setting, seed: object, policy: Policy, *changes: Change, share: float, often: int) -> Samples:
    """Of one game every moment that shows something seen fewer times than `often`, and a share of the others."""
    rng, seen = random.Random(f"{setting}:{seed}"), Counter[str]()
    found = []
    for moment in moments(setting, seed, policy, *changes):
        # Most of setup, dice and marches is the same in every game.
        if (moment.seat == CHANCE or moment.move.split()[0] in COMMON) and rng.random() > share:
            continue
        text = GAME.position(moment.state)
        shown = set(situations(Table(text), moment))
        if all(seen[name] >= often for name in shown) and rng.random() > share:
            continue
        seen.update(shown)
        after = moment.state.clone()
        GAME.apply(after, moment.seat, moment.codes[moment.move])
        found.append(Sample(text, moment.seat, frozenset(moment.codes), moment.move, GAME.position(after)))
        if not GAME.deciders(after):
            seen["the end of the game"] += 1
    return Samples(found, seen)


@cache
def bounded(setting: Setting) -> Samples:
    """Few enough for every run."""
    games = [
        pick(setting, "rich", eager, rich, share=0.1, often=2),
        pick(setting, "short", eager, rich, short_of_cards, share=0.04, often=1),
        pick(setting, "plain", blind, share=0.08, often=1),
    ]
    return Samples([sample for game in games for sample in game.samples], sum((game.seen for game in games), Counter()))


@cache
def deep(setting: Setting, seed: int) -> Samples:
    """Many more, of one game of each sort."""
    games = [
        pick(setting, seed, policy, *changes, share=0.5, often=20)
        for policy, changes in ((eager, (rich,)), (eager, ()), (eager, (rich, short_of_cards)), (blind, (rich,)))
    ]
    return Samples([sample for game in games for sample in game.samples], sum((game.seen for game in games), Counter()))


def _spread(table: Table, regions: list[int], rng: random.Random, least: int = 0) -> dict[str, str]:
    """Up to two warriors of every seat in each of these regions; all others in the reserves."""
    warriors = {region: [0] * table.players for region in table.numbers}
    for seat, region in product(range(table.players), regions):
        warriors[region][seat] = rng.randint(least, 2)
    left = [10 - sum(here[seat] for here in warriors.values()) for seat in range(table.players)]
    return {
        "warriors": " ".join(",".join(map(str, warriors[region])) for region in table.numbers),
        "reserves": " ".join(map(str, left)),
        "supply": _each(table, "0"),
    }


def _each(table: Table, word: str) -> str:
    return " ".join([word] * table.players)


def crowded(sample: Sample, rng: random.Random) -> str:
    """A progress step in which every seat has a build point, and warriors stand together in a few regions (M4.7)."""
    table = Table(sample.text)
    spread = _spread(table, rng.sample(table.numbers, 3), rng)
    weaponry = " ".join(str(rng.randint(2, 3)) for _ in range(table.players))
    return with_words(
        sample.text,
        **spread,
        agenda=" ".join("build:1:" + rng.choice(("free", "paid")) for _ in range(table.players)),
        answers=_each(table, "-"),
        complete="-",
        farms=" ".join("-" for _ in table.numbers),
        opening_warriors=spread["warriors"],
        weaponry=weaponry,
        # Some have gained or spent weaponry since the step began.
        opening_weaponry=" ".join(str(rng.randint(2, 3)) for _ in range(table.players)),
        coins=_each(table, "9"),
    )


def last_battles(sample: Sample, rng: random.Random) -> tuple[str, int]:
    """The last battles of a game in which warriors stand everywhere and the seat that is asked first may exchange, with
    little weaponry and more coins (M10, M12.2); and that seat."""
    table = Table(sample.text)
    peoples = {region: [tile for tile in tiles if tile.startswith("P2")] for region, tiles in table.peoples.items()}
    sites = [region for region, tiles in peoples.items() if tiles]
    seat = rng.randrange(table.players)
    ability = list(map(str, table.ability))
    if "SA5" in ability:
        ability[ability.index("SA5")] = ability[seat]
    ability[seat] = "SA5"
    weaponry = [rng.randint(0, 9) for _ in range(table.players)]
    weaponry[seat] = 1
    agenda = ["-"] * table.players
    agenda[seat] = f"fight:{sites[0]}"
    nothing = dict.fromkeys(
        ("active", "kind", "space", "traits", "extras", "for_coins", "for_weaponry", "complete"), "-"
    )
    nothing |= dict.fromkeys(("together", "points", "age2_point", "fresh", "discarding"), "0")
    nothing |= {"opening_warriors": "", "opening_weaponry": "", "dice": "", "rows": " ".join("-" for _ in SECTIONS)}
    spread = _spread(table, sites[:3], rng, least=1)
    text = with_words(
        sample.text,
        **nothing,
        **spread,
        round="4",
        stack=f"ending battles:{sites[0]}:{seat}",
        agenda=" ".join(agenda),
        answers=_each(table, "-"),
        peoples=" ".join("+".join(peoples[region]) or "-" for region in table.numbers),
        ability=" ".join(ability),
        weaponry=" ".join(map(str, weaponry)),
        coins=_each(table, "11"),
    )
    return text, seat
