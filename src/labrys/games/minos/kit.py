"""The component set turned into tables of numbers, made once per game object and shared by all its states.

Cards, tiles, regions and effects are numbered by their order in the set. Nothing here changes after it is made.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final

from labrys.core.bitsets import bit_set, bits
from labrys.core.piles import Naming
from labrys.games.minos import codes, nodes
from labrys.games.minos.components import (
    COLOURS,
    GOODS,
    SECTIONS,
    TRACKS,
    TRIGGERS,
    VASE_CONDITIONS,
    WEALTH,
    ComponentSet,
    Space,
)
from labrys.games.minos.land import Land
from labrys.games.minos.nodes import Nodes

PACK: Final = 8
"""Bits that a packed count of one good takes."""
_KINDS: Final = len(GOODS)
_REMEMBERED: Final = 1 << 12
_ROW: Final = 8


def packed(goods: tuple[str, ...]) -> int:
    """Goods by name as packed counts."""
    return sum(1 << PACK * GOODS.index(good) for good in goods)


def count_in(pack: int, good: int) -> int:
    """How many of a good are in a pack."""
    return pack >> PACK * good & 255


def counts_of(pack: int) -> bytes:
    """By good: how many of it are in a pack."""
    return pack.to_bytes(_KINDS, "little")


def _members(cards: int) -> tuple[int, ...]:
    return tuple(bits(cards))


Answers = tuple[tuple[tuple[int, int], ...], ...]
"""By set of eight cards in a row: chance's answers for its members."""


def _answer_rows(cards: int) -> tuple[Answers, ...]:
    """By row of eight cards."""
    every = [(codes.CARD | card, 1) for card in range(cards)]
    rows = [every[first : first + _ROW] for first in range(0, cards, _ROW)]
    return tuple(tuple(tuple(row[at] for at in bits(held)) for held in range(1 << len(row))) for row in rows)


Spends = tuple[tuple[int, tuple[tuple[int, int], ...]], ...]


def _spends(wants: tuple[int, ...]) -> Spends:
    """Of two equal icons a single temporary good is for the second: an own good matches the first."""
    equal = len(set(wants)) < len(wants)
    found = []
    for spent in range(1, 1 << len(wants)):
        goods = [good for at, good in enumerate(wants) if spent >> at & 1]
        if not (equal and spent == 1):
            found.append((spent, tuple((good, goods.count(good)) for good in sorted(set(goods)))))
    return tuple(found)


class Kit:
    """All tables of one component set."""

    def __init__(self, components: ComponentSet) -> None:
        self.components = components
        self.nodes = Nodes()
        self._cards(components)
        self._tiles(components)
        self._boards(components)
        self._numbers(components)
        self.effects = tuple(self.nodes.effects)
        self.effect_names = tuple(self.nodes.names)
        self.inner = tuple(self.nodes.inner)
        self.effect_kind = tuple(map(nodes.kind_of, self.effects))
        self.effect_items = tuple(map(nodes.items_of, self.effects))
        self.effect_price = tuple(map(nodes.price_of, self.effects))
        self.repeats = tuple(map(nodes.repeats, self.effects))
        self.effect_condition = tuple(map(nodes.condition_of, self.effects))
        self.effect_sources = tuple(map(self._source, self.effect_names))
        """By effect: where the points are booked that it gives."""
        self.is_flat = tuple(map(nodes.is_flat, self.effects))
        """By effect: whether it gives coins, weaponry and points only, and the same at any time: no choice."""
        self.looks_around = tuple(map(nodes.looks_around, self.effects))
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
        self.cards_of: Callable[[int], tuple[int, ...]] = lru_cache(_REMEMBERED)(_members)
        """The members of a set of cards, ascending: for hands and offers, which come up again and again."""
        self._answers = _answer_rows(len(cards))
        self.card_age = tuple(card.age - 1 for card in cards)
        self.age_cards = tuple(bit_set(n for n, age in enumerate(self.card_age) if age == which) for which in (0, 1))
        self.card_cost = tuple(card.cost for card in cards)
        self.card_wants = tuple(tuple(GOODS.index(good) for good in card.wants) for card in cards)
        self.card_needs = tuple(
            tuple((good, wants[: at + 1].count(good)) for at, good in enumerate(wants)) for wants in self.card_wants
        )
        """By card: the good icons, and how many goods of the type it takes to match this one too."""
        self.card_spends = tuple(map(_spends, self.card_wants))
        """By card: the sets of its icons that may be paid for with temporary goods, and what each takes of which."""
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
        self.vase_slots = dict(components.vase_slots.slots)
        """By number of players: the points of a vase, the first to be given in front."""
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

    def _numbers(self, components: ComponentSet) -> None:
        """What the rules read again and again, one step away."""
        costs, board, tracks = components.costs, components.board, components.tracks
        self.city_costs, self.tower_costs = costs.city, costs.tower
        self.ship_costs, self.farm_costs = costs.ship, costs.farm
        self.per_good, self.per_herb, self.per_grain = costs.per_good, costs.per_herb, costs.per_grain
        self.offer_cost, self.march_cost, self.market_cost = costs.offer, costs.march, costs.market
        self.trio = costs.trio
        self.offer_size, self.dice_each = components.offer, components.pieces.dice
        self.same_dice, self.group_total, self.forfeit = components.same_dice, tracks.group, board.forfeit
        self.income_coins, self.income_points = board.income_coins, board.income_points
        self.palace_moves, self.weaponry_income = tracks.palace, tracks.weaponry
        self.ability_level = tuple(level - 1 for level in tracks.level)
        """By space of the cultural track: the level of the ability, from 0."""
        self.row_sizes = {
            players: tuple(len(self.rows[players, section]) for section in range(len(SECTIONS)))
            for players in self.land
        }
        """By number of players and section: the spaces."""

    def card_answers(self, cards: int) -> list[tuple[int, int]]:
        """The question to chance which of these cards it is, all equally likely; put together of ready rows."""
        found: list[tuple[int, int]] = []
        rows = cards.to_bytes(len(self._answers), "little")
        for at in range(len(rows)):
            if rows[at]:
                found += self._answers[at][rows[at]]
        return found

    def _same_trigger(self, cards: int) -> int:
        return max([(cards & triggered).bit_count() for triggered in self.triggered])

    def space(self, players: int, section: int, at: int) -> Space:
        """An action space."""
        return self.rows[players, section][at]
