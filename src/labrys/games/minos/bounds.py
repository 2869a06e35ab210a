"""What a set may not exceed, printed or not: moves and positions have room for so much, and a deck for no more.

A number beyond these would be played wrongly or not at all, so that it is refused when the set is read.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Final

from labrys.core.components import Problem
from labrys.games.minos import effects as fx
from labrys.games.minos.components import GOODS, ComponentSet
from labrys.games.minos.places import places

VALUES: Final = 6
ICONS, INSTANTS, SPACES, VASES = 2, 8, 4, 3
"""Good icons and effects of a card, spaces of a section, vases in play."""
_POINTS, _TEMPS, _WARRIORS, _DICE, _GOODS, _PALACE = 9, 9, 15, 4, 99, 99
_SPENT: Final = 15
"""Temporary goods, and warriors, that one build can take."""
_AT_ONCE: Final = 9
_COUNTED: Final = frozenset({fx.COIN, fx.WEAPONRY, fx.VP, fx.RESERVE, fx.INCOME})
"""Gains that are counted and not done one by one: any number of them comes at once."""
_WORDS: Final = frozenset({*GOODS, "deck", "age2", "space"})


def faults(components: ComponentSet) -> Iterator[Problem]:
    """Every number that is too great for the others, or for the engine."""
    yield from _names(components)
    yield from _sizes(components)
    yield from _gains(components)
    yield from _prices(components)
    yield from _dice(components)
    yield from _decks(components)


def _names(components: ComponentSet) -> Iterator[Problem]:
    for family in (
        components.cards, components.starts, components.abilities, components.foundations, components.sea_peoples,
        components.routes, components.trade_bonuses, components.action_bonuses, components.vases,
    ):  # fmt: skip
        for part in family:
            if part.id in _WORDS:
                yield Problem(f'id "{part.id}"', "moves use this word for something else", "M2.3")


def _sizes(components: ComponentSet) -> Iterator[Problem]:
    sizes: list[tuple[str, str, int, int, str]] = []
    for card in components.cards:
        sizes.append((f"card {card.id}, wants", "good icons", len(card.wants), ICONS, "M5.2"))
        sizes.append((f"card {card.id}, instant", "effects", len(card.instant), INSTANTS, "M5.2"))
    for start in components.starts:
        sizes.append((f"starting card {start.id}, temps", "temporary goods", len(start.temps), _TEMPS, "M3.8"))
    for row in components.rows:
        where = f"row {row.section} for {row.players}"
        sizes.append((where, "spaces", len(row.spaces), SPACES, "M5"))
        sizes += [
            (f"{where}, spaces[{number}]", "points", space.points, _POINTS, "M5")
            for number, space in enumerate(row.spaces)
        ]
    sizes += [
        ("vase_slots, in_play", "vases", components.vase_slots.in_play, VASES, "M3.5"),
        ("pieces, warriors", "warriors", components.pieces.warriors, _WARRIORS, "M2.2"),
        ("pieces, dice", "dice of a player", components.pieces.dice, _DICE, "M2.2"),
        ("stock, each", "goods of a type", components.stock.each, _GOODS, "M2.3"),
        ("tracks, palace", "cards at an income", max(components.tracks.palace, default=0), _PALACE, "M8"),
    ]
    for where, what, found, most, rule in sizes:
        if found > most:
            yield Problem(where, f"{found} {what}; {most} at most", rule)


def _gains(components: ComponentSet) -> Iterator[Problem]:
    for place in places(components):
        for item in _items(place.text):
            if item.gain not in _COUNTED and item.amount > _AT_ONCE:
                what = f'{item.amount} times "{fx.GAINS[item.gain]}"; {_AT_ONCE} at most'
                yield Problem(place.where, what, "M13")


def _items(text: str) -> tuple[fx.Item, ...]:
    """What a text may give; nothing if it is no effect, which is said elsewhere."""
    try:
        return fx.items_of(fx.parse(text)) if text else ()
    except fx.BadEffect:
        return ()


def _prices(components: ComponentSet) -> Iterator[Problem]:
    costs = components.costs
    rows: list[tuple[str, Sequence[int], int, str]] = [
        ("costs, city", costs.city, costs.per_good, "temporary goods"),
        ("costs, tower", costs.tower, costs.per_good, "temporary goods"),
        ("costs, ship", costs.ship, costs.per_good, "temporary goods"),
        ("costs, farm", costs.farm, 1, "warriors"),
        *((f"route {route.id}, costs", route.costs, costs.per_herb, "temporary goods") for route in components.routes),
    ]
    for where, row, off, paid in rows:
        for number, cost in enumerate(row):
            if cost > _SPENT * off:
                what = f"{cost} takes more than {_SPENT} {paid}, the most of a build"
                yield Problem(f"{where}[{number}]", what, "M5.3")


def _dice(components: ComponentSet) -> Iterator[Problem]:
    """Rolls must end: one of six values has to be there to spare, or nearly every roll is rolled again (M4.1)."""
    for players, dice in components.dice.items():
        rolled = dice.red + dice.blue + dice.yellow + dice.gray
        if rolled > (VALUES - 1) * (components.same_dice - 1):
            what = f"{rolled} dice for {players} players nearly always show {components.same_dice} of a value"
            yield Problem("same_dice", f"{what}; rolls would not end", "M4.1")


def _decks(components: ComponentSet) -> Iterator[Problem]:
    """The first hands and the offer come from the deck of Age I, the first goods from the stacks (M3.4, M3.8)."""
    deck = sum(card.age == 1 for card in components.cards)
    for players in sorted({card.players for card in components.starts}):
        cards = [card for card in components.starts if card.players == players]
        drawn = sum(card.draw for card in cards)
        if drawn + components.offer > deck:
            what = f"{drawn} cards are drawn and {components.offer} lie in the offer; the deck has {deck}"
            yield Problem(f"starts for {players}", what, "M3.8")
        for good, times in Counter(card.good for card in cards).items():
            if times > components.stock.stack:
                what = f"{times} begin with {good}; {components.stock.stack} lie face up"
                yield Problem(f"starts for {players}", what, "M3.8")
    later = sum(card.age == 2 for card in components.cards)
    if components.offer > min(deck, later):
        yield Problem("offer", f"{components.offer} cards; a deck has {min(deck, later)}", "M3.4")
