"""Which of two effects, or of two cards, is at least as good as the other, whoever has it and whenever (M15).

The order is partial: coins and points cannot be compared, nor can a card of the palace and a good. Only what is
beyond doubt is in it, so that of two cards in order nobody would ever want the worse one.
"""

from __future__ import annotations

from collections import Counter
from typing import Final

from labrys.games.minos import effects as fx
from labrys.games.minos.components import Card

BETTER: Final[dict[str, tuple[str, ...]]] = {
    "good": ("random-good", "temp"),
    "random-good": (),
    "card": ("deck-card",),
    "wild": ("build", "play", "place", "move", "card", "deck-card"),
    "play-free": ("play",),
    "palace-free": ("palace",),
    "any-track": ("influence", "cultural", "population", "lowest-track"),
}
"""By gain: those that it can stand in for at any time. A chosen good is also the one that would have been drawn."""


def _covers_gain(one: int, other: int) -> bool:
    return one == other or fx.GAINS[other] in BETTER.get(fx.GAINS[one], ())


def _covers_item(one: fx.Item, other: fx.Item) -> bool:
    return _covers_gain(one.gain, other.gain) and one.per == other.per and one.amount >= other.amount


def covers(one: fx.Effect, other: fx.Effect) -> bool:
    """Whether one effect does at least what the other does."""
    match one, other:
        case fx.Gain(items), fx.Gain(less):
            return _each_covered(items, less)
        case fx.Either(choices), fx.Gain():
            return any(covers(choice, other) for choice in choices)
        case _, fx.Either(choices):
            return all(covers(one, choice) for choice in choices)
        case fx.Convert(), fx.Convert():
            cheap = one.coins <= other.coins and one.weaponry <= other.weaponry and one.discards <= other.discards
            return cheap and one.repeats >= other.repeats and covers(one.gain, other.gain)
        case fx.When(condition, inner), fx.When(same, less):
            return condition == same and covers(inner, less)
        case fx.Instead(first, condition, second), fx.Instead(less, same, more):
            return condition == same and covers(first, less) and covers(second, more)
        case fx.Instead(first, _, second), _:
            return covers(first, other) and covers(second, other)
        case _, fx.Instead(first, _, second):
            return covers(one, first) and covers(one, second)
        # What comes for nothing, or for everybody, is better than what must be paid for or deserved.
        case _, fx.Convert(gain=gain, repeats=False):
            return covers(one, gain)
        case _, fx.When(_, inner):
            return covers(one, inner)
    return False


def _each_covered(items: tuple[fx.Item, ...], less: tuple[fx.Item, ...]) -> bool:
    """Whether every item of the second row is covered by one of its own in the first."""
    if not less:
        return True
    first, *rest = less
    return any(
        _covers_item(item, first) and _each_covered(items[:at] + items[at + 1 :], tuple(rest))
        for at, item in enumerate(items)
    )


def _parts(texts: tuple[str, ...]) -> list[fx.Effect]:
    """The effects of a card, with plain gains taken apart, so that it does not matter how they are written."""
    parts: list[fx.Effect] = []
    for effect in map(fx.parse, texts):
        parts += [fx.Gain((item,)) for item in effect.items] if isinstance(effect, fx.Gain) else [effect]
    return parts


def _all_covered(parts: list[fx.Effect], less: list[fx.Effect]) -> bool:
    if not less:
        return True
    first, *rest = less
    return any(
        covers(part, first) and _all_covered(parts[:at] + parts[at + 1 :], rest) for at, part in enumerate(parts)
    )


def cheaper(one: Card, other: Card) -> bool:
    """Whether a card never costs more than the other, whichever goods its player has."""
    if one.cost > other.cost:
        return False
    # The worst that can be is to own just what the other card wants and this one does not.
    missed = sum((Counter(other.wants) - Counter(one.wants)).values())
    return one.cost <= other.cost - 3 * missed


def dominates(one: Card, other: Card) -> bool:
    """Whether a card is at least as good as another in every respect: cost, points, instants and trait.

    Triggers are not compared: a trait that does more counts as better even when it waits for other dice.
    """
    return (
        one.age == other.age
        and one.vp >= other.vp
        and cheaper(one, other)
        and covers(fx.parse(one.trait), fx.parse(other.trait))
        and _all_covered(_parts(one.instant), _parts(other.instant))
    )
