"""The component set turned into tables of numbers, made once per game object and shared by all its states.

Cards, tiles, regions and effects are numbered by their order in the set. Nothing here changes after it is made.
"""

from __future__ import annotations

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
ONE_GOOD: Final = 255
GOOD_KINDS: Final = len(GOODS)
_REMEMBERED: Final = 1 << 12
_ROW: Final = 8


def packed(goods: tuple[str, ...]) -> int:
    """Goods by name as packed counts."""
    return sum(1 << PACK * GOODS.index(good) for good in goods)


def count_in(pack: int, good: int) -> int:
    """How many of a good are in a pack."""
    return pack >> PACK * good & ONE_GOOD


_IN_ROW: Final = tuple(bits(row) for row in range(1 << _ROW))


class Codes:
    """Of sets of cards: a code for each member. The same hands and offers come up again and again."""

    __slots__ = ("_kind", "_known", "_rows")

    def __init__(self, kind: int, cards: int) -> None:
        self._kind = kind
        self._rows = -(-cards // _ROW)
        self._known: dict[int, list[int]] = {}

    def of(self, cards: int) -> list[int]:
        """The codes of a set, ascending. Nobody may change the list."""
        found = self._known.get(cards)
        return self._learn(cards) if found is None else found

    def _learn(self, cards: int) -> list[int]:
        """Row by row: so many cards are no small number, and to look at single bits of such is slow."""
        if len(self._known) == _REMEMBERED:
            self._known.clear()
        found, held, first = list[int](), cards.to_bytes(self._rows, "little"), self._kind
        for at in range(len(held)):
            if held[at]:
                for card in _IN_ROW[held[at]]:
                    found.append(first + card)
            first += _ROW
        self._known[cards] = found
        return found


class Answers:
    """Of sets of things: the question to chance which of them it is, all equally likely; put together of ready rows."""

    __slots__ = ("_rows",)

    def __init__(self, kind: int, things: int) -> None:
        every = [(kind | thing, 1) for thing in range(things)]
        rows = [every[first : first + _ROW] for first in range(0, things, _ROW)]
        self._rows = tuple(tuple([row[at] for at in bits(held)] for held in range(1 << len(row))) for row in rows)
        """By row of eight things and set of its members: chance's answers."""

    def of(self, things: int) -> list[tuple[int, int]]:
        found: list[tuple[int, int]] = []
        held = things.to_bytes(len(self._rows), "little")
        for at in range(len(held)):
            if held[at]:
                found += self._rows[at][held[at]]
        return found

    def pick(self, things: int, number: float) -> int:
        """The answer that `core.quick.pick` finds in this question, without asking it."""
        left = int(number * things.bit_count())
        held = things.to_bytes(len(self._rows), "little")
        for at in range(len(held)):
            row = self._rows[at][held[at]]
            if left < len(row):
                return row[left][0]
            left -= len(row)
        raise AssertionError("a number from 0 up to 1 falls in the share of one of them")


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
        self.discards, self.draws = Codes(codes.DISCARD, len(cards)), Codes(codes.DRAW, len(cards))
        self.put_backs, self.move_ins = Codes(codes.BACK, len(cards)), Codes(codes.PALACE, len(cards))
        self._members = Codes(0, len(cards))
        self.card_answers = Answers(codes.CARD, len(cards))
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
        self.instants = tuple(
            tuple(add(text, f"{card.id}/{at}") for at, text in enumerate(card.instant, 1)) for card in cards
        )
        self.traits = tuple(add(card.trait, f"{card.id}/trait") for card in cards)

    def _tiles(self, components: ComponentSet) -> None:
        add = self.nodes.add
        self.foundation_ids = tuple(tile.id for tile in components.foundations)
        self.foundation_gain = tuple(add(tile.gain, tile.id) for tile in components.foundations)
        self.foundations = (1 << len(self.foundation_ids)) - 1
        self.foundation_answers = Answers(codes.FOUNDATION, len(self.foundation_ids))
        self.people_ids = tuple(tile.id for tile in components.sea_peoples)
        self.people_level = tuple(tile.level for tile in components.sea_peoples)
        self.people_answers = Answers(codes.PEOPLE, len(self.people_ids))
        self.peoples_of = tuple(
            bit_set(n for n, level in enumerate(self.people_level) if level == which) for which in range(3)
        )
        """By level: the Sea Peoples."""
        self.people_price = tuple(tile.weaponry for tile in components.sea_peoples)
        self.least_price = min(self.people_price)
        self.people_gain = tuple(add(tile.gain, tile.id) for tile in components.sea_peoples)
        self.bonus_ids = tuple(tile.id for tile in components.trade_bonuses)
        self.bonus_names = Naming(self.bonus_ids, "+")
        self.stock_answers = Answers(codes.STOCK, len(self.bonus_ids))
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
        self.starts_for: dict[int, tuple[int, ...]] = {
            crete.players: tuple(n for n, card in enumerate(components.starts) if card.players == crete.players)
            for crete in components.maps
        }
        """By number of players: the starting cards."""
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
        """By number of players and section: how many spaces there are."""
        self.spaces = {
            players: tuple(
                tuple(
                    (space.points, self.space_gain[players, section, at], int(space.age2))
                    for at, space in enumerate(self.rows[players, section])
                )
                for section in range(len(SECTIONS))
            )
            for players in self.land
        }
        """By number of players, section and space: its points, its effect, and 1 if a point is good for Age II."""

    def cards_of(self, cards: int) -> list[int]:
        """The members of a set of cards, ascending. Nobody may change the list."""
        return self._members.of(cards)

    def same_trigger(self, cards: int) -> int:
        """Of a set of cards: how many have the trigger that most of them have."""
        return max([(cards & triggered).bit_count() for triggered in self.triggered])

    def space(self, players: int, section: int, at: int) -> Space:
        """An action space."""
        return self.rows[players, section][at]
