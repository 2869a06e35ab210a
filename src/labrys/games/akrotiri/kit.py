"""The component set turned into tables of numbers, made once per game object and shared by all its states.

Tiles, maps and goals are numbered by their order in the set. Nothing here changes after it is made.
"""

from __future__ import annotations

from itertools import combinations_with_replacement, pairwise

from labrys.core.piles import Naming
from labrys.games.akrotiri.components import CORNERS, TERRAINS, ComponentSet

Pairs = tuple[tuple[int, int], ...]
Groups = tuple[tuple[int, ...], ...]


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
        self.tile_names = Naming(self.tile_ids, "+")
        self.tile_icon = tuple(TERRAINS.index(tile.icon) for tile in tiles)
        turned = [(tile, turn) for tile in tiles for turn in range(4)]
        # Everything about a tile as it lies, indexed by tile * 4 + turn.
        self.icon_corner = tuple((CORNERS.index(tile.quadrant) + turn) % 4 for tile, turn in turned)
        self.land_links = tuple(_links(tile.pieces, turn) for tile, turn in turned)
        self.route_links = tuple(_links(tile.nets, turn) for tile, turn in turned)
        self.route_groups = tuple(_turned(tile.nets, turn) for tile, turn in turned)
        """The exits that the tile's own routes join, in groups."""
        self.docks: tuple[Pairs, ...] = tuple(
            tuple(((exit_ + turn) % 4, (corner + turn) % 4) for exit_, corner in tile.links) for tile, turn in turned
        )
        """(exit, corner) of each dock as the tile lies; the n-th dock stays the n-th in every turn."""

    def _maps(self, components: ComponentSet) -> None:
        maps = components.maps
        self.tier_names = tuple(tier.name for tier in components.tiers)
        self.map_ids = tuple(card.id for card in maps)
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

    def _goals(self, components: ComponentSet) -> None:
        self.goal_ids = tuple(goal.id for goal in components.goals)
        self.goal_names = Naming(self.goal_ids, "+")
        self.goal_guesses = Naming(self.goal_ids, "|")
        self.goal_points = {
            "revised": tuple(goal.points.revised for goal in components.goals),
            "first": tuple(goal.points.first for goal in components.goals),
        }

    def _money(self, components: ComponentSet) -> None:
        self.prices = tuple(components.market.prices)
        self.row = len(self.prices)
        self.map_prices = tuple(components.purchase.prices)
        self.hold = components.start.hold
        self.temples = components.start.temples
        self.actions = tuple(components.track.actions)
        self.goal_at = tuple(components.track.goal_at)
        self.loads = _loads(self.hold)
        self.purchases = _purchases(len(self.map_prices))


def _links(groups: tuple[tuple[int, ...], ...], turn: int) -> Pairs:
    """Pairs of points to be joined so that each group hangs together, as the tile lies."""
    links: list[tuple[int, int]] = []
    for group in groups:
        points = [(point + turn) % 4 for point in group]
        links.extend(pairwise(points))
    return tuple(links)


def _turned(groups: Groups, turn: int) -> Groups:
    """Groups of exits as the tile lies, each ascending."""
    return tuple(tuple(sorted((point + turn) % 4 for point in group)) for group in groups)


def _loads(hold: int) -> tuple[tuple[tuple[int, int, int, int, int], ...], ...]:
    """By room on board: every load of 1 to `room` cubes as (pack, four counts), ascending by pack."""
    loads = []
    for room in range(hold + 1):
        found = []
        for size in range(1, room + 1):
            for colours in combinations_with_replacement(range(4), size):
                green, blue, gray, orange = (colours.count(colour) for colour in range(4))
                found.append((packed((green, blue, gray, orange)), green, blue, gray, orange))
        loads.append(tuple(sorted(found)))
    return tuple(loads)


def _purchases(most: int) -> tuple[tuple[int, int, int, int, int], ...]:
    """Every purchase of 1 to `most` maps as (pack of two bits a tier, number of cards, counts by tier)."""
    found = []
    for size in range(1, most + 1):
        for tiers in combinations_with_replacement(range(3), size):
            easy, medium, hard = (tiers.count(tier) for tier in range(3))
            found.append((easy | medium << 2 | hard << 4, size, easy, medium, hard))
    return tuple(sorted(found))
