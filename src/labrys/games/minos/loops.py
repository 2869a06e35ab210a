"""Gains that would lead to themselves without end, which no set may have, printed or not (M13).

Cards, pieces and goods run out, and tracks have a top. What does not run out is the income of a route, what lies past
the top of a track, and a conversion that gives back what it takes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from labrys.core.components import Problem
from labrys.games.minos import effects as fx
from labrys.games.minos.components import ComponentSet
from labrys.games.minos.places import places

TRACK_WORDS: Final = frozenset({fx.INFLUENCE, fx.CULTURAL, fx.POPULATION, fx.ANY_TRACK, fx.LOWEST_TRACK})
_CARDS: Final = frozenset({fx.CARD, fx.DECK_CARD, fx.AGE2_CARD, fx.WILD})
"""A wild point can draw one (M5.5)."""
_EXCHANGED: Final = frozenset({fx.COIN, fx.WEAPONRY})
"""An ability makes one of the other, at 1 for 1 (M10)."""
_MANY: Final = 9
"""What is counted is taken to be so many: it may be more than the price."""


def faults(components: ComponentSet) -> Iterator[Problem]:
    """Every gain that can lead to itself; the texts are effects."""
    incomes = [text for route in components.routes for text in route.income]
    for route in components.routes:
        for number, text in enumerate(route.income):
            if _has(text, {fx.ROUTE_INCOME}):
                what = '"route-income" on a route would lead to itself without end'
                yield Problem(f"route {route.id}, income[{number}]", what, "M13")
    beyond = components.tracks.beyond
    for word in sorted({fx.GAINS[item.gain] for item in _items(beyond) if item.gain in TRACK_WORDS}):
        yield Problem("tracks, beyond", f'"{word}" past the top of a track would lead to itself without end', "M8")
    if _has(beyond, {fx.ROUTE_INCOME}) and any(_has(text, TRACK_WORDS) for text in incomes):
        what = '"route-income" past the top leads to a route with a track, and on without end'
        yield Problem("tracks, beyond", what, "M8")
    for place in places(components):
        if place.text and _is_endless(fx.parse(place.text), incomes, beyond):
            yield Problem(place.where, f'"{place.text}" gives back what it takes, again and again', "M13")


def _items(text: str) -> tuple[fx.Item, ...]:
    return fx.items_of(fx.parse(text)) if text else ()


def _has(text: str, gains: Iterable[int]) -> bool:
    return any(item.gain in gains for item in _items(text))


def _is_endless(effect: fx.Effect, incomes: list[str], beyond: str) -> bool:
    """Whether there is a conversion in it, any number of times, of which a gain covers every price."""
    match effect:
        case fx.When(effect=inner):
            return _is_endless(inner, incomes, beyond)
        case fx.Instead(first, _, second):
            return _is_endless(first, incomes, beyond) or _is_endless(second, incomes, beyond)
        case fx.Convert(coins, weaponry, discards, gain, True):
            return any(
                _brings(one.items, _EXCHANGED, incomes, beyond) >= coins + weaponry
                and _brings(one.items, _CARDS, incomes, beyond) >= discards
                for one in fx.gains_of(gain)
            )
    return False


def _brings(items: tuple[fx.Item, ...], wanted: Iterable[int], incomes: list[str], beyond: str) -> int:
    """How many of the wanted things some items bring at most, by way of routes and past the top of a track as well."""
    total = 0
    for item in items:
        amount = item.amount if item.per == fx.ONCE else item.amount * _MANY
        if item.gain in wanted:
            total += amount
        elif item.gain in TRACK_WORDS:
            total += amount * _brings(_items(beyond), wanted, [], "")
        elif item.gain == fx.ROUTE_INCOME:
            total += amount * max((_brings(_items(text), wanted, [], beyond) for text in incomes), default=0)
    return total
