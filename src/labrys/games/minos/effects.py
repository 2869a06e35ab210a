"""The language of effects (M13): what cards, tiles, tracks and boards do, as short texts in the component files.

    2 coin + random-good            all of it, in the written order
    any-track or bonus              one of them
    coin per warrior                times a count
    5 coin -> palace                pay, and gain
    discard 3 -> influence          pay with cards of the hand
    repeat 2 weaponry -> 3 vp       any number of times
    2 towers: any-track             only if the condition is met
    play instead 2 farms: play-free the second in place of the first if the condition is met

This file knows the words and how they are put together. What each does in play is in `rules/gain`, what it is
called in `wording`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, assert_never

from msgspec import Struct

# The order of each of these tuples is the numbering used by the engine.
GAINS: Final = (
    "coin", "weaponry", "vp", "temp", "good", "random-good", "card", "deck-card", "age2-card", "place", "move",
    "build", "wild", "play", "play-free", "palace", "palace-free", "route-income", "influence", "cultural",
    "population", "any-track", "lowest-track",
    # These stand on boards only.
    "reserve", "income", "build-free", "bonus",
)  # fmt: skip
COIN: Final = 0
WEAPONRY: Final = 1
VP: Final = 2
TEMP: Final = 3
GOOD: Final = 4
RANDOM_GOOD: Final = 5
CARD: Final = 6
DECK_CARD: Final = 7
AGE2_CARD: Final = 8
PLACE: Final = 9
MOVE: Final = 10
BUILD: Final = 11
WILD: Final = 12
PLAY: Final = 13
PLAY_FREE: Final = 14
PALACE: Final = 15
PALACE_FREE: Final = 16
ROUTE_INCOME: Final = 17
INFLUENCE: Final = 18
CULTURAL: Final = 19
POPULATION: Final = 20
ANY_TRACK: Final = 21
LOWEST_TRACK: Final = 22
RESERVE: Final = 23
INCOME: Final = 24
BUILD_FREE: Final = 25
BONUS: Final = 26
BOARD_ONLY: Final = frozenset(GAINS[RESERVE:])

CONDITIONS: Final = (
    "2 towers", "2 farms", "2 cities", "2 sea-peoples", "influence 5", "cultural 5", "population 5", "tracks 3",
    "ship 4", "6 warriors", "4 presence", "10 palace", "4 area",
)  # fmt: skip
COUNTS: Final = (
    "area", "palace", "city", "tower", "farm", "presence", "sea-people", "lowest", "warrior", "route-space",
)  # fmt: skip
PRICES: Final = ("coin", "weaponry", "discard")
ONCE: Final = -1
"""Of an item: gained as often as it says, not per anything."""


class Item(Struct, frozen=True):
    """So many of one gain, or so many per count."""

    gain: int
    amount: int
    per: int = ONCE


class Gain(Struct, frozen=True, tag="gain"):
    """All of the items, in the written order."""

    items: tuple[Item, ...]


class Either(Struct, frozen=True, tag="either"):
    """One of the gains, by choice."""

    choices: tuple[Gain, ...]


class Convert(Struct, frozen=True, tag="convert"):
    """Pay, and gain: once, or any number of times."""

    coins: int
    weaponry: int
    discards: int
    gain: Gain | Either
    repeats: bool = False


class When(Struct, frozen=True, tag="when"):
    """A gain, or an offer to convert, for those who meet a condition."""

    condition: int
    effect: Gain | Either | Convert


class Instead(Struct, frozen=True, tag="instead"):
    """The first effect, or the second in its place if the condition is met."""

    first: Gain | Either | Convert
    condition: int
    second: Gain | Either | Convert


Effect = Gain | Either | Convert | When | Instead


class BadEffect(ValueError):
    """A text that is no effect, with one sentence why."""


@lru_cache(maxsize=4096)
def parse(text: str) -> Effect:
    """The effect of a text; BadEffect otherwise. A text has one spelling: `spell` gives it back."""
    if " instead " in text:
        first, _, rest = text.partition(" instead ")
        condition, effect = _conditional(rest)
        return Instead(_plain(first), condition, effect)
    if ":" in text:
        return When(*_conditional(text))
    return _plain(text)


def _conditional(text: str) -> tuple[int, Gain | Either | Convert]:
    condition, colon, effect = text.partition(": ")
    if not colon or condition not in CONDITIONS:
        raise BadEffect(f"{condition!r} is no condition; there is {', '.join(CONDITIONS)}")
    return CONDITIONS.index(condition), _plain(effect)


def _plain(text: str) -> Gain | Either | Convert:
    price, arrow, gain = text.partition(" -> ")
    if not arrow:
        return _choice(text)
    repeats = price.startswith("repeat ")
    paid = dict.fromkeys(PRICES, 0)
    for part in price.removeprefix("repeat ").split(" + "):
        words = part.split(" ")
        number, word = (words[-1], words[0]) if words[0] == "discard" else (words[0], words[-1])
        if len(words) != 2 or "discard" in words[1:] or word not in PRICES or not _is_number(number) or paid[word]:
            raise BadEffect(f"{part!r} is no price; there is `5 coin`, `2 weaponry`, `discard 3`, with ` + ` between")
        paid[word] = int(number)
    return Convert(paid["coin"], paid["weaponry"], paid["discard"], _choice(gain), repeats)


def _choice(text: str) -> Gain | Either:
    gains = [Gain(tuple(_item(item) for item in part.split(" + "))) for part in text.split(" or ")]
    return gains[0] if len(gains) == 1 else Either(tuple(gains))


def _item(text: str) -> Item:
    rest, per, count = text.partition(" per ")
    if per and count not in COUNTS:
        raise BadEffect(f"{count!r} cannot be counted; there is {', '.join(COUNTS)}")
    number, blank, word = rest.partition(" ")
    if not blank:
        number, word = "1", rest
    elif number == "1" or not _is_number(number):
        raise BadEffect(f"{rest!r} has no number from 2 to 99 before its word; one of a thing has none")
    if word not in GAINS:
        raise BadEffect(f"{word!r} is no gain; there is {', '.join(GAINS)}")
    return Item(GAINS.index(word), int(number), COUNTS.index(count) if per else ONCE)


def _is_number(word: str) -> bool:
    return word.isascii() and word.isdigit() and len(word) <= 2 and word[0] != "0"


def spell(effect: Effect) -> str:
    """The text of an effect."""
    match effect:
        case Gain(items):
            return " + ".join(_spell_item(item) for item in items)
        case Either(choices):
            return " or ".join(spell(choice) for choice in choices)
        case Convert(coins, weaponry, discards, gain, repeats):
            amounts = ((coins, f"{coins} coin"), (weaponry, f"{weaponry} weaponry"), (discards, f"discard {discards}"))
            price = " + ".join(words for amount, words in amounts if amount)
            return f"{'repeat ' if repeats else ''}{price} -> {spell(gain)}"
        case When(condition, inner):
            return f"{CONDITIONS[condition]}: {spell(inner)}"
        case Instead(first, condition, second):
            return f"{spell(first)} instead {CONDITIONS[condition]}: {spell(second)}"
    assert_never(effect)


def _spell_item(item: Item) -> str:
    number = f"{item.amount} " if item.amount != 1 else ""
    per = f" per {COUNTS[item.per]}" if item.per != ONCE else ""
    return f"{number}{GAINS[item.gain]}{per}"


def gains_of(effect: Effect) -> tuple[Gain, ...]:
    """Every gain within an effect, whichever way it goes."""
    match effect:
        case Gain():
            return (effect,)
        case Either(choices):
            return choices
        case Convert(gain=inner) | When(effect=inner):
            return gains_of(inner)
        case Instead(first, _, second):
            return gains_of(first) + gains_of(second)
    assert_never(effect)


def items_of(effect: Effect) -> tuple[Item, ...]:
    """Everything that an effect may give, whichever way it goes."""
    return tuple(item for gain in gains_of(effect) for item in gain.items)
