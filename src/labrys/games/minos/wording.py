"""What effects are called: phrases made from an effect's structure, and the one table of their English words.

A phrase is a tree of ids with numbers, so that any language can say it with a table of its own: `effect-coin` with the
number 2, `effect-either` with the phrases of the gains. What stands on whole cards and tiles is in `inscriptions`.
"""

from __future__ import annotations

from typing import Final, assert_never

from msgspec import Struct

from labrys.games.minos import effects as fx


class Phrase(Struct, frozen=True):
    """Something to say: what (`id`), how many, made of what other phrases, and a name that no language changes."""

    id: str
    number: int = 1
    inner: tuple[Phrase, ...] = ()
    name: str = ""


Template = str | tuple[str, str]
"""Words with places for the {number}, the {name}, the inner phrases {0}, {1}, ... or all of them with a comma, a
semicolon, `and` or `or` between them. Two templates: for one, and for any other number."""

ENGLISH: Final[dict[str, Template]] = {
    # Gains.
    "effect-coin": ("{number} coin", "{number} coins"),
    "effect-weaponry": "{number} weaponry",
    "effect-vp": "{number} VP",
    "effect-temp": ("{number} temporary good of choice", "{number} temporary goods of choice"),
    "effect-good": ("{number} good of choice", "{number} goods of choice"),
    "effect-random-good": ("{number} random good", "{number} random goods"),
    "effect-card": ("{number} card from the offer or the deck", "{number} cards from the offer or the deck"),
    "effect-deck-card": ("{number} card from the deck", "{number} cards from the deck"),
    "effect-age2-card": ("{number} Age II card", "{number} Age II cards"),
    "effect-place": ("place {number} warrior", "place {number} warriors"),
    "effect-move": ("move {number} warrior", "move {number} warriors"),
    "effect-build": ("{number} build point", "{number} build points"),
    "effect-wild": ("{number} wild point", "{number} wild points"),
    "effect-play": ("play {number} card", "play {number} cards"),
    "effect-play-free": ("play {number} card free", "play {number} cards free"),
    "effect-palace": ("{number} card to the palace", "up to {number} cards to the palace"),
    "effect-palace-free": ("{number} card to the palace, free", "up to {number} cards to the palace, free"),
    "effect-route-income": ("income of {number} route", "income of {number} routes"),
    "effect-influence": "influence +{number}",
    "effect-cultural": "culture +{number}",
    "effect-population": "population +{number}",
    "effect-any-track": "any track +{number}",
    "effect-lowest-track": "lowest track +{number}",
    "effect-reserve": ("{number} warrior to the reserves", "{number} warriors to the reserves"),
    "effect-income": ("{number} income step", "{number} income steps"),
    "effect-build-free": ("{number} build point, free of cost", "{number} build points, free of cost"),
    "effect-bonus": ("the action bonus", "the action bonus {number} times"),
    # Forms.
    "effect-none": "nothing",
    "effect-all": "{comma}",
    "effect-per": "{0} per {1}",
    "effect-either": "{or}",
    "effect-convert": "{0}: {1}",
    "effect-repeat": "any number of times, {0}: {1}",
    "effect-when": "with {0}: {1}",
    "effect-instead": "{0}; with {1} instead {2}",
    # Prices.
    "price-all": "{and}",
    "price-coin": ("pay {number} coin", "pay {number} coins"),
    "price-weaponry": "pay {number} weaponry",
    "price-discard": ("discard {number} card", "discard {number} cards"),
    # Conditions.
    "condition-towers": "{number} or more towers",
    "condition-farms": "{number} or more farms",
    "condition-cities": "{number} or more cities",
    "condition-sea-peoples": "{number} or more Sea Peoples tiles",
    "condition-influence": "influence {number} or higher",
    "condition-cultural": "culture {number} or higher",
    "condition-population": "population {number} or higher",
    "condition-tracks": "all tracks at {number} or higher",
    "condition-ship": "a ship on route space {number} or beyond",
    "condition-warriors": "{number} or more warriors on the map",
    "condition-presence": "presence in {number} or more regions",
    "condition-palace": "{number} or more cards in the palace",
    "condition-area": "{number} or more cards in the player area",
    # Counts.
    "count-area": "card in the player area",
    "count-palace": "card in the palace",
    "count-city": "city",
    "count-tower": "tower",
    "count-farm": "farm",
    "count-presence": "region with presence",
    "count-sea-people": "Sea Peoples tile",
    "count-lowest": "step on the lowest track",
    "count-warrior": "warrior on the map",
    "count-route-space": "route space reached",
}  # fmt: skip
"""By id of a phrase of effects: its words."""

CONDITIONS: Final = tuple(
    (next(word for word in text.split() if not word.isdigit()), next(int(w) for w in text.split() if w.isdigit()))
    for text in fx.CONDITIONS
)
"""By condition: its word, and the number that it asks for."""

_BETWEEN: Final = {"comma": ", ", "semicolon": "; ", "and": " and ", "or": " or "}


def phrase(effect: fx.Effect) -> Phrase:
    """What an effect says."""
    match effect:
        case fx.Gain(items):
            said = tuple(_item(item) for item in items)
            return said[0] if len(said) == 1 else Phrase("effect-all", inner=said)
        case fx.Either(choices):
            return Phrase("effect-either", inner=tuple(phrase(choice) for choice in choices))
        case fx.Convert(gain=gain, repeats=repeats):
            return Phrase("effect-repeat" if repeats else "effect-convert", inner=(price(effect), phrase(gain)))
        case fx.When(condition, inner):
            return Phrase("effect-when", inner=(condition_phrase(condition), phrase(inner)))
        case fx.Instead(first, condition, second):
            return Phrase("effect-instead", inner=(phrase(first), condition_phrase(condition), phrase(second)))
    assert_never(effect)


def phrase_of(text: str) -> Phrase:
    """What a text of the component files says; nothing for an empty one."""
    return phrase(fx.parse(text)) if text else Phrase("effect-none")


def price(effect: fx.Convert) -> Phrase:
    """What a conversion takes."""
    amounts = (("coin", effect.coins), ("weaponry", effect.weaponry), ("discard", effect.discards))
    paid = tuple(Phrase(f"price-{word}", amount) for word, amount in amounts if amount)
    return paid[0] if len(paid) == 1 else Phrase("price-all", inner=paid)


def condition_phrase(condition: int) -> Phrase:
    word, needed = CONDITIONS[condition]
    return Phrase(f"condition-{word}", needed)


def _item(item: fx.Item) -> Phrase:
    gain = Phrase(f"effect-{fx.GAINS[item.gain]}", item.amount)
    if item.per == fx.ONCE:
        return gain
    return Phrase("effect-per", inner=(gain, Phrase(f"count-{fx.COUNTS[item.per]}")))


def say(said: Phrase, table: dict[str, Template]) -> str:
    """A phrase in the words of a table."""
    template = table[said.id]
    if not isinstance(template, str):
        template = template[0 if said.number == 1 else 1]
    inner = [say(one, table) for one in said.inner]
    lists = {name: between.join(inner) for name, between in _BETWEEN.items()}
    return template.format(*inner, number=said.number, name=said.name, **lists)


def english(said: Phrase) -> str:
    """A phrase of effects in English."""
    return say(said, ENGLISH)


def effect_text(effect: fx.Effect) -> str:
    """An effect in English."""
    return english(phrase(effect))
