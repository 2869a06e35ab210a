"""The component set turned into tables of numbers, made once per game object and shared by all its states.

Cards, tiles, regions and effects are numbered by their order in the set. Nothing here changes after it is made.
"""

from __future__ import annotations

from functools import lru_cache

from labrys.core.piles import Naming, bit_set
from labrys.games.minos import effects as fx
from labrys.games.minos.components import (
    COLOURS,
    GOODS,
    SECTIONS,
    TRACKS,
    TRIGGERS,
    VASE_CONDITIONS,
    WEALTH,
    ComponentSet,
    Crete,
    Space,
)

NO_EFFECT = -1
PACK = 8
"""Bits that a packed count of one good takes."""
_REMEMBERED = 1 << 12


def packed(goods: tuple[str, ...]) -> int:
    """Goods by name as packed counts."""
    return sum(1 << PACK * GOODS.index(good) for good in goods)


def count_in(pack: int, good: int) -> int:
    """How many of a good are in a pack."""
    return pack >> PACK * good & 255


def counts_of(pack: int) -> bytes:
    """By good: how many of it are in a pack."""
    return pack.to_bytes(len(GOODS), "little")


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


def _is_flat(effect: fx.Effect) -> bool:
    return isinstance(effect, fx.Gain) and all(
        item.gain in (fx.COIN, fx.WEAPONRY, fx.VP) and item.per == fx.ONCE for item in effect.items
    )


def _looks_around(effect: fx.Effect) -> bool:
    if isinstance(effect, fx.Gain):
        return any(item.per != fx.ONCE for item in effect.items)
    return isinstance(effect, fx.When | fx.Instead)


class Land:
    """The map for one number of players: regions count from 0 in the order of their printed numbers."""

    def __init__(self, crete: Crete) -> None:
        regions = sorted(crete.regions, key=lambda region: region.number)
        self.number = tuple(region.number for region in regions)
        self.index = {number: region for region, number in enumerate(self.number)}
        """Printed numbers by region, and regions by printed number."""
        self.size = len(regions)
        self.good = tuple(GOODS.index(region.good) for region in regions)
        self.start = tuple(region.start for region in regions)
        borders = [_borders(region.outline) for region in regions]
        self.next = tuple(
            tuple(other for other in range(self.size) if other != one and borders[one] & borders[other])
            for one in range(self.size)
        )
        self.steps = tuple(tuple(one << 4 | other for other in self.next[one]) for one in range(self.size))
        """By region: every way over a border, as moves of warriors have it for their argument."""


def _borders(outline: tuple[str, ...]) -> set[frozenset[str]]:
    """The stretches of an outline, each between two points."""
    return {frozenset(pair) for pair in zip(outline, (*outline[1:], outline[0]), strict=True)}


class Kit:
    """All tables of one component set."""

    def __init__(self, components: ComponentSet) -> None:
        self.components = components
        self.nodes = Nodes()
        self._cards(components)
        self._tiles(components)
        self._boards(components)
        self.effects = tuple(self.nodes.effects)
        self.effect_names = tuple(self.nodes.names)
        self.inner = tuple(self.nodes.inner)
        self.effect_sources = tuple(map(self._source, self.effect_names))
        """By effect: where the points are booked that it gives."""
        self.is_flat = tuple(map(_is_flat, self.effects))
        """By effect: whether it gives coins, weaponry and points only, and the same at any time: no choice."""
        self.looks_around = tuple(map(_looks_around, self.effects))
        """By effect: whether what it gives depends on what its seat has when it comes: a condition, or a count."""
        self.flat_traits = bit_set(card for card, node in enumerate(self.traits) if self.is_flat[node])
        """The cards whose trait leaves nothing to think of."""

    def _source(self, name: str) -> int:
        """What kind of thing an effect stands on, told by its name."""
        thing, _, part = name.partition("/")
        thing = thing.split(".")[0]
        if thing in self.card_number:
            return WEALTH.index("traits" if part.startswith("trait") else "cards")
        families = (
            ("foundations", self.foundation_ids), ("sea-peoples", self.people_ids), ("trade", self.bonus_ids),
            ("trade", self.route_ids), ("bonuses", self.action_ids), ("tracks", (*TRACKS, "track")),
        )  # fmt: skip
        return WEALTH.index(next((source for source, names in families if thing in names), "boards"))

    def _cards(self, components: ComponentSet) -> None:
        cards, add = components.cards, self.nodes.add
        self.card_ids = tuple(card.id for card in cards)
        self.card_number = {card.id: number for number, card in enumerate(cards)}
        self.card_names = Naming(self.card_ids, "+")
        self.card_age = tuple(card.age - 1 for card in cards)
        self.age_cards = tuple(bit_set(n for n, age in enumerate(self.card_age) if age == which) for which in (0, 1))
        self.card_cost = tuple(card.cost for card in cards)
        self.card_wants = tuple(tuple(GOODS.index(good) for good in card.wants) for card in cards)
        self.card_needs = tuple(
            tuple((good, wants[: at + 1].count(good)) for at, good in enumerate(wants)) for wants in self.card_wants
        )
        """By card: the good icons, and how many goods of the type it takes to match this one too."""
        self.card_vp = tuple(card.vp for card in cards)
        self.card_trigger = tuple(TRIGGERS.index(card.trigger) for card in cards)
        self.triggered = tuple(
            bit_set(n for n, trigger in enumerate(self.card_trigger) if trigger == which)
            for which in range(len(TRIGGERS))
        )
        """By trigger: the cards whose trait it is (M9)."""
        self.same_trigger = lru_cache(_REMEMBERED)(self._same_trigger)
        """Of a set of cards: how many have the trigger that most of them have."""
        self.instants = tuple(
            tuple(add(text, f"{card.id}/{at}") for at, text in enumerate(card.instant, 1)) for card in cards
        )
        self.traits = tuple(add(card.trait, f"{card.id}/trait") for card in cards)

    def _tiles(self, components: ComponentSet) -> None:
        add = self.nodes.add
        self.foundation_ids = tuple(tile.id for tile in components.foundations)
        self.foundation_gain = tuple(add(tile.gain, tile.id) for tile in components.foundations)
        self.people_ids = tuple(tile.id for tile in components.sea_peoples)
        self.people_level = tuple(tile.level for tile in components.sea_peoples)
        self.people_price = tuple(tile.weaponry for tile in components.sea_peoples)
        self.people_gain = tuple(add(tile.gain, tile.id) for tile in components.sea_peoples)
        self.bonus_ids = tuple(tile.id for tile in components.trade_bonuses)
        self.bonus_names = Naming(self.bonus_ids, "+")
        self.bonus_gain = tuple(add(tile.gain, tile.id) for tile in components.trade_bonuses)
        self.blue = bit_set(n for n, tile in enumerate(components.trade_bonuses) if tile.colour == "blue")
        self.red = bit_set(n for n, tile in enumerate(components.trade_bonuses) if tile.colour == "red")
        self.action_ids = tuple(tile.id for tile in components.action_bonuses)
        self.action_gain = tuple(add(tile.gain, tile.id) for tile in components.action_bonuses)
        self.vase_ids = tuple(vase.id for vase in components.vases)
        self.vase_colour = tuple(vase.colour for vase in components.vases)
        self.vase_condition = tuple(VASE_CONDITIONS.index(vase.condition) for vase in components.vases)
        self.route_ids = tuple(route.id for route in components.routes)
        self.route_tile = tuple(route.tile for route in components.routes)
        self.route_side = tuple(route.side for route in components.routes)
        self.route_costs = tuple(route.costs for route in components.routes)
        self.route_top = tuple(route.top for route in components.routes)
        self.route_income = tuple(
            tuple(add(text, f"{route.id}/{at}") for at, text in enumerate(route.income, 1))
            for route in components.routes
        )
        self.start_ids = tuple(card.id for card in components.starts)
        self.ability_ids = tuple(tile.id for tile in components.abilities)
        self.ability_kind = tuple(tile.kind for tile in components.abilities)
        self.ability_numbers = tuple(tile.numbers for tile in components.abilities)

    def _boards(self, components: ComponentSet) -> None:
        add, board, tracks = self.nodes.add, components.board, components.tracks
        self.tower_gain = tuple(add(text, f"tower/{at}") for at, text in enumerate(board.towers, 1))
        self.farm_gain = tuple(add(text, f"farm/{at}") for at, text in enumerate(board.farms, 1))
        self.arrival = tuple(add(text, f"good/{at}") for at, text in enumerate(components.stock.arrivals, 1))
        self.track_gain = tuple(
            tuple(add(text, f"{name}/{at}") for at, text in enumerate(getattr(tracks, name))) for name in TRACKS
        )
        self.beyond = add(tracks.beyond, "track/9")
        self.income_end = len(board.income_coins) - 1
        self.land: dict[int, Land] = {crete.players: Land(crete) for crete in components.maps}
        self.rows: dict[tuple[int, int], tuple[Space, ...]] = {
            (row.players, SECTIONS.index(row.section)): row.spaces for row in components.rows
        }
        self.space_gain: dict[tuple[int, int, int], int] = {
            (row.players, SECTIONS.index(row.section), at): add(space.gain, f"{row.section}-{row.players}/{at + 1}")
            for row in components.rows
            for at, space in enumerate(row.spaces)
        }
        self.dice = {
            players: tuple(getattr(dice, colour) for colour in COLOURS) for players, dice in components.dice.items()
        }

    def _same_trigger(self, cards: int) -> int:
        return max([(cards & triggered).bit_count() for triggered in self.triggered])

    def space(self, players: int, section: int, at: int) -> Space:
        """An action space."""
        return self.rows[players, section][at]
