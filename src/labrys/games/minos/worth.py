"""What effects are worth in coins, in the eyes of whoever designed the house components (M15).

The model is a yardstick and no rule: it keeps cards and tiles near each other, so that none is always right or always
wrong. It knows three things: what a gain is worth in each age, how often a condition is met and how much there is of
what is counted, and how often a trait triggers until the end. What self-play measures decides over it.

    worth of a card = its instants + 1 for each of its points + its trait times the triggers to be expected
    price of a card = its cost - what its goods will take off + what a card is to be worth beyond its cost
"""

from __future__ import annotations

from typing import Final, assert_never

from labrys.games.minos import effects as fx
from labrys.games.minos.components import Card

AGES: Final = (1, 2)
VALUES: Final[dict[str, tuple[float, float]]] = {
    # A coin is the measure. A point is counted as one and a half.
    "coin": (1, 1),
    "weaponry": (1.25, 1.25),
    "vp": (1.5, 1.5),
    # Each can be bought for a coin where a warrior stands, and takes 3 off something.
    "temp": (1.5, 1.5),
    # Steps of income for the rounds to come, and 3 off again and again.
    "good": (6, 5.5),
    "random-good": (5, 4.5),
    # A card in hand is a coin at least; those of Age II are worth more.
    "card": (1.5, 2),
    "deck-card": (1.25, 1.5),
    "age2-card": (2, 1.5),
    "place": (1.25, 1.25),
    "move": (1, 1),
    # Points of an action: the best space gives three of them.
    "build": (3, 3.5),
    "wild": (3.25, 3.75),
    "play": (3.5, 4.5),
    # The point and the cost of the dearest card at hand.
    "play-free": (12, 15),
    # A trait for the rest of the game, or the points of a card where only 1 was.
    "palace": (5, 6.5),
    "palace-free": (6, 7.5),
    "route-income": (2, 4),
    "influence": (4.5, 4),
    "cultural": (5, 4.5),
    "population": (4.5, 4.5),
    "any-track": (5.25, 5),
    "lowest-track": (4.25, 4.25),
    # Those of the boards.
    "reserve": (1.5, 1.5),
    "income": (2, 1.5),
    "build-free": (7, 8),
    "bonus": (3.5, 3.5),
}
PRICES: Final = {"coin": 1.0, "weaponry": 1.25, "discard": 1.0}
CHANCES: Final[dict[str, tuple[float, float]]] = {
    "2 towers": (0.15, 0.5),
    "2 farms": (0.15, 0.4),
    "2 cities": (0.25, 0.8),
    "2 sea-peoples": (0.4, 0.95),
    "influence 5": (0.1, 0.75),
    "cultural 5": (0.05, 0.15),
    "population 5": (0.05, 0.7),
    "tracks 3": (0.05, 0.75),
    "ship 4": (0.05, 0.15),
    "6 warriors": (0.15, 0.6),
    "4 presence": (0.45, 0.85),
    "10 palace": (0, 0.45),
    "4 area": (0.35, 0.85),
}
"""How often a condition is met when a card of this age is played that asks for it. Of all seats fewer meet it, as
tools/yardstick_minos.py counts, but nobody need play a card that asks for what he has not."""
AMOUNTS: Final[dict[str, tuple[float, float]]] = {
    "area": (2.75, 6),
    "palace": (1.75, 6.5),
    "city": (1.25, 2.25),
    "tower": (0.5, 1.5),
    "farm": (0.5, 1.25),
    "presence": (3, 5),
    "sea-people": (1.5, 4.25),
    "lowest": (0.75, 2.25),
    "warrior": (3.25, 5.75),
    "route-space": (0.75, 2.25),
}
"""How much there is of what is counted when a card of this age asks for it, found in the same way."""
TRIGGERED: Final[dict[str, tuple[float, float]]] = {
    "prepare": (2, 1),
    "develop": (2, 1),
    "build": (2, 1),
    "expand": (1.75, 1),
    "wild": (1.5, 0.75),
    # Four dice a round, and each of them shows one of three.
    "die-1-2": (2.5, 1.25),
    "die-3-4": (2.5, 1.25),
    "die-5-6": (2.5, 1.25),
}
"""How often a trait of this trigger is gained after its card has come to the palace."""
REPEATS, SPARE = 3, 0.75
"""An offer that stands any number of times is taken so often, with what one can spare: at so much of its value."""
CHOICE: Final = 0.25
"""That one may choose is worth a little."""
BEYOND: Final = (18.0, 15.5)
"""What a card is to be worth beyond its cost, by age: so much that a develop point vies with one for building. The
builder's ability (SA3) gives two or three points for each of up to twelve structures; it is one among five only where
there is something as good to do instead of building them all. Less in Age II, since of four players whoever begins the
last round plays a card of it more than the others."""
FIRST_GOOD, SECOND_GOOD, DOUBLED_GOOD = 2.0, 1.75, 1.25
"""What the good icons of a card take off on average, of 3 each."""


def worth(text: str, age: int) -> float:
    """Coins that an effect is worth in an age; nothing for an empty text."""
    return _worth(fx.parse(text), age - 1) if text else 0.0


def mean_worth(text: str) -> float:
    """Coins that an effect is worth if it may come in either age, as on tiles and boards."""
    return sum(worth(text, age) for age in AGES) / len(AGES)


def _worth(effect: fx.Effect, age: int) -> float:
    match effect:
        case fx.Gain(items):
            return sum(_item(item, age) for item in items)
        case fx.Either(choices):
            return max(_worth(choice, age) for choice in choices) + CHOICE
        case fx.Convert(repeats=repeats):
            return max(0.0, profit(effect, age + 1)) * (REPEATS if repeats else 1)
        case fx.When(condition, inner):
            return CHANCES[fx.CONDITIONS[condition]][age] * _worth(inner, age)
        case fx.Instead(first, condition, second):
            chance = CHANCES[fx.CONDITIONS[condition]][age]
            return (1 - chance) * _worth(first, age) + chance * _worth(second, age)
    assert_never(effect)


def _item(item: fx.Item, age: int) -> float:
    amount = AMOUNTS[fx.COUNTS[item.per]][age] if item.per != fx.ONCE else 1.0
    return VALUES[fx.GAINS[item.gain]][age] * item.amount * amount


def profit(effect: fx.Convert, age: int) -> float:
    """What one conversion brings beyond its price."""
    price = effect.coins * PRICES["coin"] + effect.weaponry * PRICES["weaponry"] + effect.discards * PRICES["discard"]
    return _worth(effect.gain, age - 1) - price * (SPARE if effect.repeats else 1)


def instants(card: Card) -> float:
    """What playing a card gives."""
    return sum(worth(text, card.age) for text in card.instant)


def trait(card: Card) -> float:
    """What the trait of a card gives until the end of the game."""
    return worth(card.trait, card.age) * TRIGGERED[card.trigger][card.age - 1]


def price(card: Card) -> float:
    """What playing a card takes."""
    off = 0.0
    if card.wants:
        off += FIRST_GOOD
    if len(card.wants) > 1:
        off += DOUBLED_GOOD if card.wants[0] == card.wants[1] else SECOND_GOOD
    return card.cost - off + BEYOND[card.age - 1]


def surplus(card: Card) -> float:
    """What a card is worth beyond its price."""
    return instants(card) + card.vp + trait(card) - price(card)
