"""What stands on whole cards, tiles and abilities: phrases of `wording` put together, and their English words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from labrys.games.minos.components import (
    Ability,
    ActionBonus,
    Card,
    ComponentSet,
    Foundation,
    Route,
    SeaPeople,
    Space,
    StartingCard,
    TradeBonus,
    Vase,
)
from labrys.games.minos.rules.ability import BUILDER_DRAWS, BUILDER_OFF, RATIOS, THRIFTY
from labrys.games.minos.rules.build import BLUE_AT, RED_AT
from labrys.games.minos.rules.cards import AGE_II_FROM
from labrys.games.minos.rules.extra import DISCARD_COINS
from labrys.games.minos.rules.round import SCORED_ROUNDS
from labrys.games.minos.wording import ENGLISH, Phrase, Template, phrase_of, say


class Numbers(Struct, frozen=True):
    """Numbers of the rules that stand on no component."""

    scored_rounds: tuple[int, ...]
    """After these rounds regions and farms are scored (M12)."""
    age2_from: int
    """The round from which the deck of Age II is the active one (M4)."""
    blue_at: int
    """The route space, from 1, that brings a blue bonus tile (M5.3)."""
    red_at: int
    discard: int
    """Coins for a card discarded as an extra action (M6.4)."""


class Box(Struct, frozen=True):
    """What a table is drawn from: the components, and the phrases of what is written on them in short."""

    components: ComponentSet
    said: dict[str, Phrase]
    """By effect, as the components spell it."""
    abilities: dict[str, tuple[Phrase, ...]]
    """By ability: what it does, level by level."""
    numbers: Numbers


TABLE: Final[dict[str, Template]] = {
    **ENGLISH,
    # Goods.
    "good-silver": "silver",
    "good-stone": "stone",
    "good-copper": "copper",
    "good-wood": "wood",
    "good-grain": "grain",
    "good-herb": "herb",
    # Cards.
    "card": "{name}: {0}, {1}. {2}. Palace, {3}",
    "card-cost": "costs {number}",
    "card-cost-wants": "costs {number} ({comma})",
    "card-instant": "Now: {semicolon}",
    "card-trait": "{0}: {1}",
    "trigger-prepare": "prepare",
    "trigger-develop": "develop",
    "trigger-build": "build",
    "trigger-expand": "expand",
    "trigger-wild": "wild",
    "trigger-die-1-2": "die 1-2",
    "trigger-die-3-4": "die 3-4",
    "trigger-die-5-6": "die 5-6",
    # Tiles.
    "tile": "{name}: {0}",
    "people": "{name} (level {number}): {0}: {1}",
    "route": "{name}: {semicolon}",
    "route-space": "{number}. {0}, income {1}",
    "route-cost": "costs {number}",
    "route-top": "top {number} VP",
    "vase": "{name}: {0}",
    "vase-influence": "influence 8",
    "vase-cultural": "culture 8",
    "vase-population": "population 8",
    "vase-presence": "presence in 7 regions",
    "vase-dominance": "dominance in 5 regions",
    "vase-towers": "3 towers",
    "vase-ships": "3 ships",
    "vase-ship-spaces": "6 route spaces",
    "vase-income": "the end of the income track",
    "vase-palace": "10 palace cards",
    "vase-triggers": "3 palace cards of one trigger",
    "vase-goods": "3 goods of one type",
    "space": "{comma}",
    "space-points": ("{number} point", "{number} points"),
    "space-age2": "one of them may draw an Age II card in rounds 1 and 2",
    # Starting cards.
    "start": "{name}: {comma}",
    "start-good": "{0}",
    "start-temp": "temporary {0}",
    "start-draw": ("draw {number} card", "draw {number} cards"),
    "start-back": ("put {number} back", "put {number} back"),
    "start-region": "city in region {number}",
    "start-warrior": "a second warrior",
    "start-flag": "first player",
    # Abilities.
    "ability": "{name}: level 1: {0}; level 2: {1}; level 3: {2}",
    "ability-all": "{comma}",
    "ability-decrees": ("playing a card costs {number} coin less", "playing a card costs {number} coins less"),
    "ability-goods-1": "each round 1 temporary good of choice",
    "ability-goods-2": "each round 1 random good",
    "ability-goods-3": "each round 1 temporary good and 1 good of choice",
    "ability-builder": "{number} VP for each city, tower, farm and new ship",
    "ability-builder-off": ("{number} coin off them", "{number} coins off them"),
    "ability-builder-draw": ("{number} card from the deck for each", "{number} cards from the deck for each"),
    "ability-groups": "a group of dice needs {number}",
    "ability-exchange": "exchange coins and weaponry {number} for 1",
    "ability-exchange-income": "{number} weaponry at income",
    "ability-exchange-thrift": "every {number} leftovers score 1 VP",
}
"""By id: the English words of everything that is written on a component."""


def text(said: Phrase) -> str:
    """A phrase in English."""
    return say(said, TABLE)


def card_phrase(card: Card) -> Phrase:
    """A decree card: cost, goods, points, instant effects, trigger and trait."""
    wants = tuple(Phrase(f"good-{good}") for good in card.wants)
    cost = Phrase("card-cost-wants" if wants else "card-cost", card.cost, wants)
    instant = Phrase("card-instant", inner=tuple(phrase_of(effect) for effect in card.instant))
    return Phrase("card", inner=(cost, Phrase("effect-vp", card.vp), instant, trait_phrase(card)), name=card.id)


def trait_phrase(card: Card) -> Phrase:
    """What a card does in the palace, and when."""
    return Phrase("card-trait", inner=(Phrase(f"trigger-{card.trigger}"), phrase_of(card.trait)))


def tile_phrase(tile: Foundation | TradeBonus | ActionBonus) -> Phrase:
    return Phrase("tile", inner=(phrase_of(tile.gain),), name=tile.id)


def people_phrase(tile: SeaPeople) -> Phrase:
    """Sea Peoples: what beats them, and what that brings."""
    return Phrase("people", tile.level, (Phrase("price-weaponry", tile.weaponry), phrase_of(tile.gain)), tile.id)


def _gains(components: ComponentSet) -> list[Foundation | TradeBonus | ActionBonus]:
    """All tiles that say nothing but what they give."""
    return [*components.foundations, *components.trade_bonuses, *components.action_bonuses]


def tile_named(components: ComponentSet, name: str) -> Phrase:
    """A foundation, a bonus or a tile of the Sea Peoples, by its id."""
    for tile in _gains(components):
        if tile.id == name:
            return tile_phrase(tile)
    return people_phrase(next(tile for tile in components.sea_peoples if tile.id == name))


def route_phrase(route: Route) -> Phrase:
    spaces = [
        Phrase("route-space", at, (Phrase("route-cost", cost), phrase_of(income)))
        for at, (cost, income) in enumerate(zip(route.costs, route.income, strict=True), 1)
    ]
    return Phrase("route", inner=(*spaces, Phrase("route-top", route.top)), name=route.id)


def vase_phrase(vase: Vase) -> Phrase:
    return Phrase("vase", inner=(Phrase(f"vase-{vase.condition}"),), name=vase.id)


def space_phrase(space: Space) -> Phrase:
    """An action space: its benefit and its points."""
    said = [phrase_of(space.gain)] if space.gain else []
    said.append(Phrase("space-points", space.points))
    if space.age2:
        said.append(Phrase("space-age2"))
    return Phrase("space", inner=tuple(said))


def start_phrase(card: StartingCard) -> Phrase:
    said = [Phrase("effect-coin", card.coins), Phrase("effect-weaponry", card.weaponry), Phrase("effect-vp", card.vp)]
    said.append(Phrase("start-good", inner=(Phrase(f"good-{card.good}"),)))
    said += [Phrase("start-temp", inner=(Phrase(f"good-{good}"),)) for good in card.temps]
    said += [Phrase("start-draw", card.draw), Phrase("start-back", card.back), Phrase("start-region", card.region)]
    said += [Phrase("start-warrior")] if card.warrior else []
    said += [Phrase("start-flag")] if card.flag else []
    return Phrase("start", inner=tuple(one for one in said if one.number), name=card.id)


def ability_phrase(tile: Ability) -> Phrase:
    """A special ability, level by level."""
    levels = tuple(level_phrase(tile, level) for level in range(len(tile.numbers)))
    return Phrase("ability", inner=levels, name=tile.id)


def level_phrase(tile: Ability, level: int) -> Phrase:
    """What an ability does at one of its levels, counted from 0."""
    number = tile.numbers[level]
    match tile.kind:
        case "goods":
            return Phrase(f"ability-goods-{level + 1}")
        case "builder":
            said = [Phrase("ability-builder", number)]
            said += [Phrase("ability-builder-off", BUILDER_OFF[level])] if BUILDER_OFF[level] else []
            said += [Phrase("ability-builder-draw", BUILDER_DRAWS[level])] if BUILDER_DRAWS[level] else []
            return Phrase("ability-all", inner=tuple(said))
        case "exchange":
            said = [Phrase("ability-exchange", RATIOS[level]), Phrase("ability-exchange-income", number)]
            said += [Phrase("ability-exchange-thrift", THRIFTY)] if level == len(tile.numbers) - 1 else []
            return Phrase("ability-all", inner=tuple(said))
    return Phrase(f"ability-{tile.kind}", number)


def catalogue(components: ComponentSet) -> list[Phrase]:
    """Everything that is written on the cards and tiles of a set."""
    return [
        *map(card_phrase, components.cards),
        *map(start_phrase, components.starts),
        *map(ability_phrase, components.abilities),
        *map(tile_phrase, components.foundations),
        *map(people_phrase, components.sea_peoples),
        *map(route_phrase, components.routes),
        *map(tile_phrase, components.trade_bonuses),
        *map(tile_phrase, components.action_bonuses),
        *map(vase_phrase, components.vases),
    ]


def box(components: ComponentSet) -> Box:
    """A set with everything that is written on it."""
    abilities = {
        tile.id: tuple(level_phrase(tile, level) for level in range(len(tile.numbers))) for tile in components.abilities
    }
    numbers = Numbers(SCORED_ROUNDS, AGE_II_FROM, BLUE_AT, RED_AT, DISCARD_COINS)
    return Box(components, {text: phrase_of(text) for text in _effects(components)}, abilities, numbers)


def _effects(components: ComponentSet) -> Iterator[str]:
    """Every text of the language of effects in a set, some more than once."""
    board, tracks = components.board, components.tracks
    yield from (*components.stock.arrivals, *board.towers, *board.farms, tracks.beyond)
    yield from (*tracks.influence, *tracks.cultural, *tracks.population)
    yield from (space.gain for row in components.rows for space in row.spaces)
    yield from (effect for card in components.cards for effect in (*card.instant, card.trait))
    yield from (tile.gain for tile in _gains(components))
    yield from (tile.gain for tile in components.sea_peoples)
    yield from (income for route in components.routes for income in route.income)
