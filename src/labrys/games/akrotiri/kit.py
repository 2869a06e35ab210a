"""The component set turned into tables of numbers, made once per game object and shared by all its states.

Tiles, maps and goals are numbered by their order in the set. Nothing here changes after it is made, but that lists of
codes which are wanted again and again are remembered.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from labrys.core.bitsets import bits
from labrys.core.piles import Naming
from labrys.games.akrotiri import codes
from labrys.games.akrotiri.components import CORNERS, TERRAINS, ComponentSet

Pairs = tuple[tuple[int, int], ...]
Groups = tuple[tuple[int, ...], ...]
Pieces = tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]
Codes = tuple[int, ...]
"""Codes of moves, ready to be copied into a list of legal ones."""

_ROW: Final = 6
_WHOLE_ROW: Final = (1 << _ROW) - 1


def packed(counts: tuple[int, ...]) -> int:
    """Counts of the four colours (or terrains) in one int, four bits each."""
    return counts[0] | counts[1] << 4 | counts[2] << 8 | counts[3] << 12


def unpacked(pack: int) -> tuple[int, int, int, int]:
    """The four counts of a pack."""
    return pack & 15, pack >> 4 & 15, pack >> 8 & 15, pack >> 12


class Kit:
    """All tables of one component set."""

    def __init__(self, components: ComponentSet) -> None:
        self.components = components
        self._tiles(components)
        self._maps(components)
        self._goals(components)
        self._money(components)

    def _tiles(self, components: ComponentSet) -> None:
        tiles = components.tiles
        self.tile_ids = tuple(tile.id for tile in tiles)
        self.tile_numbers = {name: tile for tile, name in enumerate(self.tile_ids)}
        self.tile_names = Naming(self.tile_ids, "+")
        self.tile_icon = tuple(TERRAINS.index(tile.icon) for tile in tiles)
        turned = [(tile, turn) for tile in tiles for turn in range(4)]
        # Everything about a tile as it lies, indexed by tile * 4 + turn.
        self.icon_corner = tuple((CORNERS.index(tile.quadrant) + turn) % 4 for tile, turn in turned)
        self.route_groups = tuple(_turned(tile.nets, turn) for tile, turn in turned)
        """The exits that the tile's own routes join, in groups."""
        self.docks: tuple[Pairs, ...] = tuple(
            tuple(((exit_ + turn) % 4, (corner + turn) % 4) for exit_, corner in tile.links) for tile, turn in turned
        )
        """(exit, corner) of each dock as the tile lies; the n-th dock stays the n-th in every turn."""
        self.land_pieces = tuple(
            _with_docks(_turned(tile.pieces, turn), [corner for _, corner in self.docks[lying]])
            for lying, (tile, turn) in enumerate(turned)
        )
        """Each piece of land: its corners, and which of the tile's docks lie at it. Likewise each net: its exits."""
        self.route_pieces = tuple(
            _with_docks(groups, [exit_ for exit_, _ in self.docks[lying]])
            for lying, groups in enumerate(self.route_groups)
        )
        self.tile_answers = Answers(codes.TILE, len(tiles))

    def _maps(self, components: ComponentSet) -> None:
        maps = components.maps
        self.tier_names = tuple(tier.name for tier in components.tiers)
        self.map_ids = tuple(card.id for card in maps)
        self.map_numbers = {name: card for card, name in enumerate(self.map_ids)}
        self.map_names = Naming(self.map_ids, "+")
        self.map_tier = tuple(self.tier_names.index(card.tier) for card in maps)
        self.map_cost = tuple(components.tiers[tier].cost for tier in self.map_tier)
        self.map_points = tuple(components.tiers[tier].points for tier in self.map_tier)
        self.tier_maps = tuple(
            sum(1 << m for m, tier in enumerate(self.map_tier) if tier == wanted)
            for wanted in range(len(self.tier_names))
        )
        self.map_sides = tuple(
            tuple((side, clue.terrain, clue.icons) for side, clue in enumerate(card.clues) if clue) for card in maps
        )
        """For each map: (side, terrain, count), three of them."""
        self.map_clues = tuple(
            tuple(tuple(((side + facing) % 4, *clue) for side, *clue in sides) for sides in self.map_sides)
            for facing in range(4)
        )
        """The same by how far its owner is turned away from the south: with the exit to which the side points."""
        self.map_answers = Answers(codes.MAP, len(maps))

    def _goals(self, components: ComponentSet) -> None:
        self.goal_ids = tuple(goal.id for goal in components.goals)
        self.goal_numbers = {name: goal for goal, name in enumerate(self.goal_ids)}
        self.goal_names = Naming(self.goal_ids, "+")
        self.goal_guesses = Naming(self.goal_ids, "|")
        self.goal_points = {
            "revised": tuple(goal.points.revised for goal in components.goals),
            "first": tuple(goal.points.first for goal in components.goals),
        }
        self.goal_answers = Answers(codes.GOAL, len(self.goal_ids))

    def _money(self, components: ComponentSet) -> None:
        self.prices = tuple(components.market.prices)
        self.row = len(self.prices)
        self.map_prices = tuple(components.purchase.prices)
        self.hold = components.start.hold
        self.temples = components.start.temples
        self.actions = tuple(components.track.actions)
        self.goal_at = tuple(components.track.goal_at)
        self.last_tiles = tuple(components.ends.tiles.get(players, 0) for players in range(5))
        """By player count: so many tiles on the map end the game (A12); 0 if none do."""
        self._loads = _loads(self.hold)
        self.sale_codes = self._by_cargo(codes.SELL)
        """By cargo: one code for each colour on board."""
        self.unload_codes = self._by_cargo(codes.UNLOAD)
        self._purchases = _purchases(len(self.map_prices))
        self._load_codes: dict[int, Codes] = {}
        self._purchase_codes: dict[int, Codes] = {}

    def _by_cargo(self, kind: int) -> dict[int, Codes]:
        cargoes = [0, *(load[0] for load in self._loads)]
        return {cargo: tuple(kind | i for i, count in enumerate(unpacked(cargo)) if count) for cargo in cargoes}

    def load_codes(self, there: int, room: int) -> Codes:
        """Every choice of these cubes (packed) for so much room on board, as codes, ascending."""
        key = there << 4 | room
        found = self._load_codes.get(key)
        if found is None:
            a, b, c, d = unpacked(there)
            found = tuple(
                codes.LOAD | pack
                for pack, e, f, g, h in self._loads
                if e + f + g + h <= room and e <= a and f <= b and g <= c and h <= d
            )
            self._load_codes[key] = found
        return found

    def purchase_codes(self, purse: int, easy: int, medium: int, hard: int) -> Codes:
        """Every choice of maps of three piles of these sizes that a purse can pay, as codes."""
        key = ((min(purse, self.map_prices[-1]) << 8 | easy) << 8 | medium) << 8 | hard
        found = self._purchase_codes.get(key)
        if found is None:
            found = tuple(
                codes.BUY | pack
                for pack, size, a, b, c in self._purchases
                if self.map_prices[size - 1] <= purse and a <= easy and b <= medium and c <= hard
            )
            self._purchase_codes[key] = found
        return found


class Answers:
    """Questions to chance about one family of cards: the answers to any set of six in a row lie ready."""

    def __init__(self, kind: int, cards: int) -> None:
        answers = [(kind | card, 1) for card in range(cards)]
        rows = [answers[at : at + _ROW] for at in range(0, cards, _ROW)]
        self._rows = [[[row[card] for card in bits(some)] for some in range(1 << len(row))] for row in rows]

    def of(self, cards: int) -> list[tuple[int, int]]:
        """Each of these cards (bit set) is as likely as the others."""
        found: list[tuple[int, int]] = []
        for row in self._rows:
            found += row[cards & _WHOLE_ROW]
            cards >>= _ROW
        return found


def _turned(groups: Groups, turn: int) -> Groups:
    """Groups of corners or exits as the tile lies, each ascending."""
    return tuple(tuple(sorted((point + turn) % 4 for point in group)) for group in groups)


def _with_docks(groups: Groups, ends: list[int]) -> Pieces:
    """Each group of points with the docks that end at one of them; `ends` has the point of each dock."""
    return tuple((group, tuple(dock for dock, end in enumerate(ends) if end in group)) for group in groups)


def _loads(hold: int) -> tuple[tuple[int, int, int, int, int], ...]:
    """Every load of 1 to `hold` cubes as (pack, four counts), ascending by pack."""
    found = []
    for size in range(1, hold + 1):
        for colours in combinations_with_replacement(range(4), size):
            green, blue, gray, orange = (colours.count(colour) for colour in range(4))
            found.append((packed((green, blue, gray, orange)), green, blue, gray, orange))
    return tuple(sorted(found))


def _purchases(most: int) -> tuple[tuple[int, int, int, int, int], ...]:
    """Every purchase of 1 to `most` maps as (pack of two bits a tier, number of cards, counts by tier)."""
    found = []
    for size in range(1, most + 1):
        for tiers in combinations_with_replacement(range(3), size):
            easy, medium, hard = (tiers.count(tier) for tier in range(3))
            found.append((easy | medium << 2 | hard << 4, size, easy, medium, hard))
    return tuple(sorted(found))
