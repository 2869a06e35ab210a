"""What our own design promises of its decree cards (M15): that they differ, are even, and use the whole language (M13).

What effects are worth is in `worth`, which of two is better in `order`; this file knows how far cards may go.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import permutations
from statistics import correlation, fmean
from typing import Final

from labrys.core.components import Problem
from labrys.games.minos import effects as fx
from labrys.games.minos import order, worth
from labrys.games.minos.components import GOODS, TRIGGERS, Card, ComponentSet

_CARDS_A_TRIGGER = 9
_COSTS: Final = {1: (3, 14), 2: (5, 18)}
_POINTS: Final = {1: (1, 4), 2: (2, 7)}
_ICONS = 2
_FOLLOWING = 0.85
"""Points follow the cost: at least this correlation between them in each deck."""
_SURPLUS = 6.5
"""A card is worth its price, give or take so many coins; but for the four whose cost and instants the book fixes. So
much because what cards win in play, which decides, was seen to differ from the yardstick by as much."""
_TRAITS: Final = {1: (1.0, 3.5), 2: (1.5, 5.0)}
"""What a trait is worth each time it triggers, by age."""
_MOST_PROFIT = 1.75
"""What an offer that stands any number of times brings each time, at most."""
_LEAST_CHANCE = 0.15
_CARDS_A_SYMBOL = 2

# The cards and traits that the examples of the book pin down: cost, good icons, whether they are alike, instants.
_OF_THE_BOOK: Final = (
    (8, 1, False, ("coin + random-good",)),
    (10, 2, False, ("play instead 2 farms: play-free",)),
    (8, 1, False, ("any-track",)),
    (8, 2, True, ("coin per warrior", "5 coin -> palace")),
)
_ANY_DEVELOP: Final = ("develop", "die-1-2", "die-3-4", "die-5-6")
_TRAITS_OF_THE_BOOK: Final[tuple[tuple[tuple[str, ...], str], ...]] = (
    (("build",), "coin"),
    (("die-3-4",), "vp"),
    (("die-3-4",), "temp"),
    (("build",), "discard 3 -> influence"),
    (_ANY_DEVELOP, "move"),
    (_ANY_DEVELOP, "deck-card"),
)
FORMS: Final = ("convert", "discard", "repeat", "condition", "instead", "per")


def promises(components: ComponentSet) -> Iterator[Problem]:
    """Every promise about cards that a sound set does not keep."""
    for card in components.cards:
        yield from _card(card)
    for age in worth.AGES:
        yield from _deck(age, [card for card in components.cards if card.age == age])
    yield from _ages(components.cards)
    yield from _of_the_book(components.cards)
    yield from _vocabulary(components.cards)


def texts_of(card: Card) -> tuple[str, ...]:
    """All effects of a card."""
    return (*card.instant, card.trait)


def symbols(text: str) -> set[str]:
    """The words of M13 that an effect uses: its gains, its forms, its conditions, its counts."""
    effect = fx.parse(text)
    found = {f"gain {fx.GAINS[item.gain]}" for item in fx.items_of(effect)}
    found |= {f"count {fx.COUNTS[item.per]}" for item in fx.items_of(effect) if item.per != fx.ONCE}
    found |= {"form per"} if any(item.per != fx.ONCE for item in fx.items_of(effect)) else set()
    if isinstance(effect, fx.When | fx.Instead):
        found.add(f"condition {fx.CONDITIONS[effect.condition]}")
        found.add("form instead" if isinstance(effect, fx.Instead) else "form condition")
    for offer in offers(effect):
        found.add("form discard" if offer.discards else "form convert")
        found |= {"form repeat"} if offer.repeats else set()
    return found


def offers(effect: fx.Effect) -> tuple[fx.Convert, ...]:
    """The conversions within an effect."""
    match effect:
        case fx.Convert():
            return (effect,)
        case fx.When(effect=inner):
            return offers(inner)
        case fx.Instead(first, _, second):
            return offers(first) + offers(second)
    return ()


def _card(card: Card) -> Iterator[Problem]:
    where = f"card {card.id}"
    for name, value, (least, most) in (("cost", card.cost, _COSTS[card.age]), ("vp", card.vp, _POINTS[card.age])):
        if not least <= value <= most:
            yield Problem(f"{where}, {name}", f"{value}; Age {'I' * card.age} has {least} to {most}", "M15")
    if len(card.wants) > _ICONS:
        yield Problem(f"{where}, wants", f"{len(card.wants)} good icons; {_ICONS} at most", "M15")
    elif card.age == 1 and len(set(card.wants)) < len(card.wants):
        yield Problem(f"{where}, wants", f"{card.wants[0]} is doubled on a card of Age I", "M15")
    surplus = worth.surplus(card)
    if abs(surplus) > _SURPLUS and not any(_is_of_the_book(card, *pinned) for pinned in _OF_THE_BOOK):
        what = f"worth {surplus:+.2f} coins beyond its price; {_SURPLUS} at most either way"
        yield Problem(where, what, "M15")
    trait, (least_worth, most_worth) = worth.worth(card.trait, card.age), _TRAITS[card.age]
    if not least_worth <= trait <= most_worth:
        what = f"worth {trait:.2f} coins each time; Age {'I' * card.age} has {least_worth} to {most_worth}"
        yield Problem(f"{where}, trait", what, "M15")
    if trait >= worth.instants(card):
        what = f"worth {trait:.2f} coins each time, and the instants only {worth.instants(card):.2f}"
        yield Problem(f"{where}, trait", what, "M15")
    for text in texts_of(card):
        yield from _text(where, text, card.age)


def _text(where: str, text: str, age: int) -> Iterator[Problem]:
    effect = fx.parse(text)
    if " or " in text:
        yield Problem(where, f'"{text}" is a choice, which no card has', "M13")
    if age == 2 and any(item.gain == fx.AGE2_CARD for item in fx.items_of(effect)):
        yield Problem(where, f'"{text}" on a card of Age II, when that deck is the active one', "M13")
    if isinstance(effect, fx.When | fx.Instead):
        condition = fx.CONDITIONS[effect.condition]
        chance = worth.CHANCES[condition][age - 1]
        if chance < _LEAST_CHANCE:
            what = f'"{condition}" is met {chance:.0%} of the time in Age {"I" * age}; {_LEAST_CHANCE:.0%} at least'
            yield Problem(where, what, "M15")
    for offer in offers(effect):
        profit = worth.profit(offer, age)
        if profit <= 0:
            yield Problem(where, f'"{fx.spell(offer)}" brings {profit:+.2f} coins; nobody would do it', "M15")
        elif offer.repeats and profit > _MOST_PROFIT:
            what = f'"{fx.spell(offer)}" brings {profit:+.2f} coins any number of times; {_MOST_PROFIT} at most'
            yield Problem(where, what, "M15")


def _deck(age: int, cards: Sequence[Card]) -> Iterator[Problem]:
    where = f"cards of Age {'I' * age}"
    for trigger in TRIGGERS:
        number = sum(card.trigger == trigger for card in cards)
        if number != _CARDS_A_TRIGGER:
            yield Problem(where, f'{number} cards with the trigger "{trigger}" instead of {_CARDS_A_TRIGGER}', "M15")
    icons = Counter[str](good for card in cards for good in card.wants)
    for good in GOODS[1:]:
        if icons[good] >= icons[GOODS[0]]:
            what = f"{icons[good]} icons of {good} and {icons[GOODS[0]]} of {GOODS[0]}, which should be more frequent"
            yield Problem(where, what, "M15")
    costs, points = [card.cost for card in cards], [card.vp for card in cards]
    # What is the same on all cards follows nothing.
    follows = correlation(costs, points) if len(set(costs)) > 1 and len(set(points)) > 1 else 0.0
    if follows < _FOLLOWING:
        what = f"points follow the cost with a correlation of {follows:.2f}; {_FOLLOWING} at least"
        yield Problem(where, what, "M15")
    for one, other in permutations(cards, 2):
        if order.dominates(one, other):
            yield Problem(f"card {other.id}", f"card {one.id} is at least as good in every respect", "M15")
    yield from _alike(cards)


def _alike(cards: Sequence[Card]) -> Iterator[Problem]:
    instants: dict[tuple[str, ...], str] = {}
    traits: dict[tuple[str, str], str] = {}
    for card in cards:
        played, royal = tuple(sorted(card.instant)), (card.trigger, card.trait)
        if played in instants:
            yield Problem(f"card {card.id}, instant", f"the same as that of card {instants[played]}", "M15")
        if royal in traits:
            yield Problem(f"card {card.id}, trait", f"the same as that of card {traits[royal]}", "M15")
        instants[played], traits[royal] = card.id, card.id


def _ages(cards: Sequence[Card]) -> Iterator[Problem]:
    first, second = ([card for card in cards if card.age == age] for age in worth.AGES)
    costs = [fmean(card.cost for card in deck) for deck in (first, second)]
    gains = [fmean(worth.instants(card) + card.vp for card in deck) for deck in (first, second)]
    for what, (early, late) in (("cost", costs), ("are worth", gains)):
        if late <= early:
            found = f"the cards of Age II {what} {late:.2f} on average, those of Age I {early:.2f}"
            yield Problem("cards", found, "M15")


def _of_the_book(cards: Sequence[Card]) -> Iterator[Problem]:
    for cost, icons, doubled, instants in _OF_THE_BOOK:
        if not any(_is_of_the_book(card, cost, icons, doubled, instants) for card in cards):
            what = f'no card of cost {cost} with {icons} good icons and "{", ".join(instants)}", as in the book'
            yield Problem("cards", what, "M15")
    for triggers, trait in _TRAITS_OF_THE_BOOK:
        if not any(card.trigger in triggers and card.trait == trait for card in cards):
            yield Problem("cards", f'no trait "{trait}" for {" or ".join(triggers)}, as in the book', "M15")


def _is_of_the_book(card: Card, cost: int, icons: int, doubled: bool, instants: tuple[str, ...]) -> bool:
    same = (card.cost, len(card.wants), card.instant) == (cost, icons, instants)
    return same and (len(set(card.wants)) < len(card.wants)) == doubled


def _vocabulary(cards: Sequence[Card]) -> Iterator[Problem]:
    used = Counter(symbol for card in cards for symbol in set().union(*map(symbols, texts_of(card))))
    words = [f"gain {gain}" for gain in fx.GAINS if gain not in fx.BOARD_ONLY]
    words += [f"condition {condition}" for condition in fx.CONDITIONS]
    words += [f"count {count}" for count in fx.COUNTS]
    words += [f"form {form}" for form in FORMS]
    for word in words:
        if used[word] < _CARDS_A_SYMBOL:
            kind, _, name = word.partition(" ")
            what = f'the {kind} "{name}" is on {used[word]} cards; {_CARDS_A_SYMBOL} at least'
            yield Problem("cards", what, "M13.3")
