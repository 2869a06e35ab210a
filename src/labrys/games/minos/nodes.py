"""The effects of a component set as numbered nodes, and what the rules read of them as plain numbers."""

from __future__ import annotations

from typing import Final

from labrys.games.minos import effects as fx

NO_EFFECT: Final = -1

# Kinds of effects.
GAIN: Final = 0
EITHER: Final = 1
CONVERT: Final = 2
WHEN: Final = 3
INSTEAD: Final = 4

Item = tuple[int, int, int]
"""A gain, how many of it, and per what (or ONCE)."""


class Nodes:
    """Every effect of the set and every effect within it, numbered, each with a name that tells where it stands."""

    def __init__(self) -> None:
        self.effects: list[fx.Effect] = []
        self.names: list[str] = []
        self.inner: list[tuple[int, ...]] = []
        """The effects within: of a conversion or condition the one, of `instead` both, of a choice all."""

    def add(self, text: str, name: str) -> int:
        """The number of an effect; NO_EFFECT for an empty text."""
        return self._add(fx.parse(text), name) if text else NO_EFFECT

    def _add(self, effect: fx.Effect, name: str) -> int:
        number = len(self.effects)
        self.effects.append(effect)
        self.names.append(name)
        self.inner.append(())
        match effect:
            case fx.Either(choices):
                inner: tuple[fx.Effect, ...] = choices
            case fx.Convert(gain=one) | fx.When(effect=one):
                inner = (one,)
            case fx.Instead(first, _, second):
                inner = (first, second)
            case fx.Gain():
                inner = ()
        self.inner[number] = tuple(self._add(one, f"{name}.{at}") for at, one in enumerate(inner, 1))
        return number


def kind_of(effect: fx.Effect) -> int:
    match effect:
        case fx.Gain():
            return GAIN
        case fx.Either():
            return EITHER
        case fx.Convert():
            return CONVERT
        case fx.When():
            return WHEN
        case fx.Instead():
            return INSTEAD


def items_of(effect: fx.Effect) -> tuple[Item, ...]:
    """The items of a gain; of another effect none."""
    return tuple((item.gain, item.amount, item.per) for item in effect.items) if isinstance(effect, fx.Gain) else ()


def price_of(effect: fx.Effect) -> tuple[int, int, int]:
    """The coins, weaponry and cards that a conversion takes; nothing of another effect."""
    return (effect.coins, effect.weaponry, effect.discards) if isinstance(effect, fx.Convert) else (0, 0, 0)


def repeats(effect: fx.Effect) -> bool:
    """Whether a conversion may be done any number of times."""
    return isinstance(effect, fx.Convert) and effect.repeats


def condition_of(effect: fx.Effect) -> int:
    """What an effect depends on, or -1."""
    return effect.condition if isinstance(effect, fx.When | fx.Instead) else -1


def is_flat(effect: fx.Effect) -> bool:
    return isinstance(effect, fx.Gain) and all(
        item.gain in (fx.COIN, fx.WEAPONRY, fx.VP) and item.per == fx.ONCE for item in effect.items
    )


def looks_around(effect: fx.Effect) -> bool:
    if isinstance(effect, fx.Gain):
        return any(item.per != fx.ONCE for item in effect.items)
    return isinstance(effect, fx.When | fx.Instead)
