"""Everything that could be said at a position, sensible or not: what refusals are compared on."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from tests.games.minos.slow_box import (
    ABILITIES,
    BONUSES,
    CARDS,
    COLOURS,
    FOUNDATIONS,
    GOODS,
    PEOPLES,
    SECTIONS,
    STARTS,
    TRACKS,
)
from tests.games.minos.slow_table import Table


def sayings(table: Table) -> set[str]:
    cards = _cards(table)
    return {*_plain(), *_about_cards(table, cards), *_about_the_map(table), *_about_ships(), *_of_chance(cards)}


def _cards(table: Table) -> list[str]:
    """Those of all hands, areas, palaces, of the offer, and some of the decks."""
    near = set().union(table.offer, *table.hands, *table.area, *table.palace)
    return sorted(near | set(sorted(table.deck[0])[:3]) | set(sorted(table.deck[1])[:3]))


def _plain() -> Iterator[str]:
    yield from ("forfeit", "gather", "convert", "done", "end", "take space")
    yield from (f"start {card}" for card in STARTS)
    yield from (f"ability {tile}" for tile in ABILITIES)
    yield from (f"advance {track}" for track in TRACKS)
    yield from (f"choose {number}" for number in range(4))
    yield from (f"{word} {good}" for word in ("good", "market", "trade") for good in GOODS)
    yield from (f"tile {tile}" for tile in BONUSES)
    yield from (f"exchange {gain} {amount}" for gain in ("coins", "weaponry") for amount in range(14))
    yield from (f"income {route}" for route in range(5))
    for section in SECTIONS:
        yield from (f"retrieve {section}/{at}" for at in range(1, 5))
        yield from (f"draft {colour}{value} {section}" for colour in COLOURS for value in range(1, 7))


def _about_cards(table: Table, cards: list[str]) -> Iterator[str]:
    yield from ("draw deck", "draw age2")
    for card in cards:
        yield from (f"{word} {card}" for word in ("back", "take", "draw", "palace", "discard"))
        yield from (f"take {card}/{at}" for at in range(4))
        icons: list[str] = CARDS[card].get("wants", [])
        # The goods in the order of the icons; another order would be the same move.
        for number in range(len(icons) + 1):
            yield from (" ".join(("play", card, *spent)) for spent in combinations(icons, number))
        yield from (f"play {card} {good}" for good in GOODS)


def _about_the_map(table: Table) -> Iterator[str]:
    regions = [*table.numbers, 0]
    for region in regions:
        yield from (f"{word} {region}" for word in ("place", "battle"))
        yield from (f"{word} {region} {spent}" for word in ("city", "tower") for spent in range(4))
        yield from (f"farm {region} {returned} {grain}" for returned in range(6) for grain in range(4))
        yield from (f"{word} {region} {to}" for word in ("move", "escort") for to in regions)


def _about_ships() -> Iterator[str]:
    for route in range(5):
        yield from (f"ship {route} {wood} {herbs}" for wood in range(4) for herbs in range(5))
        yield from (f"sail {route} {herbs}" for herbs in range(7))


def _of_chance(cards: list[str]) -> Iterator[str]:
    yield from (f"dealt {thing}" for thing in (*cards, *GOODS, *FOUNDATIONS, *PEOPLES, *BONUSES))
    yield from (f"first {seat}" for seat in range(5))
    yield from (f"rolled {colour}{value}" for colour in COLOURS for value in range(1, 7))
