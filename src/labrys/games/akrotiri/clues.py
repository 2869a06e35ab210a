"""What map cards want and where it is: the icons beyond each side of each quadrant (A7.3), sites."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from labrys.core.bitsets import bits
from labrys.games.akrotiri.components import SIDES, TERRAINS
from labrys.games.akrotiri.gazetteer import POINTS
from labrys.games.akrotiri.places import site_name
from labrys.games.akrotiri.rules.excavation import window
from labrys.games.akrotiri.sea import Sea
from labrys.games.akrotiri.state import State

Beyond = dict[str, tuple[str, str, str, str]]
"""By quadrant: the icons beyond the line next to it in the north, east, south and west, each a hexadecimal bit mask in
which bit i stands for the i-th icon."""


class Icon(msgspec.Struct, frozen=True):
    """A terrain's icon and the quadrant in which it stands."""

    site: str
    terrain: str


class MapClue(msgspec.Struct, frozen=True):
    """One side of a map card."""

    side: str
    """As it is printed: up, right, down or left."""
    point: str
    """Where that is for the seat: north, east, south or west."""
    terrain: str
    wanted: int
    proved: str
    """At which quadrants it is proved: a hexadecimal bit mask in which bit i stands for the i-th key of `beyond`."""


class MapHelp(msgspec.Struct, frozen=True):
    """A map in hand."""

    id: str
    tier: str
    cost: int
    points: int
    clues: tuple[MapClue, ...]
    sites: tuple[str, ...]
    """Where every side is proved and no temple forbids it, wherever the boat is and whatever is in the purse."""


class IconMap(NamedTuple):
    """The icons of a map in the order of laying, and for each quadrant where it is and what lies beyond its sides."""

    icons: tuple[Icon, ...]
    quadrants: list[tuple[int, int]]
    """By land node: its place on the half-cell grid."""
    masks: list[tuple[int, int, int, int]]
    """By land node: the bit sets of the icons in the north, east, south and west."""
    by_terrain: list[int]
    """The bit sets of the icons of each terrain."""
    beside: tuple[dict[int, int], ...]
    """By point of the compass, and by the bit set of the icons there: the bit set of the land nodes that have it."""

    def beyond(self, sea: Sea) -> Beyond:
        """The bit sets in words."""
        return {
            site_name(sea, node): (f"{north:x}", f"{east:x}", f"{south:x}", f"{west:x}")
            for node, (north, east, south, west) in enumerate(self.masks)
        }

    def proved(self, point: int, terrain: int, wanted: int) -> int:
        """The bit set of the land nodes that have so many icons of a terrain on that side."""
        icons = self.by_terrain[terrain]
        lines = self.beside[point].items()
        # Each node is in one line only.
        return sum([nodes for mask, nodes in lines if (mask & icons).bit_count() >= wanted])


def icons_on(sea: Sea) -> IconMap:
    """All icons of laid tiles."""
    kit, icons, places = sea.kit, list[Icon](), list[tuple[int, int]]()
    by_terrain = [0] * len(TERRAINS)
    quadrants = [sea.quadrant(node) for node in range(len(sea.tiles) * 4)]
    for slot, (tile, turn) in enumerate(zip(sea.tiles, sea.turns, strict=True)):
        node, terrain = slot * 4 + kit.icon_corner[tile * 4 + turn], kit.tile_icon[tile]
        by_terrain[terrain] |= 1 << slot
        icons.append(Icon(site_name(sea, node), TERRAINS[terrain]))
        places.append(quadrants[node])
    wests, easts = _split([x for x, _ in places], {x for x, _ in quadrants})
    souths, norths = _split([y for _, y in places], {y for _, y in quadrants})
    masks = [(norths[y], easts[x], souths[y], wests[x]) for x, y in quadrants]
    beside: tuple[dict[int, int], ...] = ({}, {}, {}, {})
    for node, sides in enumerate(masks):
        for lines, mask in zip(beside, sides, strict=True):
            lines[mask] = lines.get(mask, 0) | 1 << node
    return IconMap(tuple(icons), quadrants, masks, by_terrain, beside)


def _split(places: list[int], lines: set[int]) -> tuple[dict[int, int], dict[int, int]]:
    """By column or row: the icons before it, and those after it."""
    before = {line: sum(1 << i for i, place in enumerate(places) if place < line) for line in lines}
    after = {line: sum(1 << i for i, place in enumerate(places) if place > line) for line in lines}
    return before, after


def point_up(state: State, seat: int) -> str:
    """Where a seat's cards have their upper side; north for whoever has no seat."""
    return POINTS[state.facing[seat] if seat >= 0 else 0]


def hand_help(state: State, seat: int, icons: IconMap) -> tuple[MapHelp, ...]:
    """What the maps in a seat's hand want, and where that is."""
    island = state.sea.island
    taken = {island[site] for sites in state.temples for site in sites}
    free = [site for site in range(len(icons.quadrants)) if island[site] not in taken]
    return tuple([_map_help(state, seat, card, free, icons) for card in bits(state.maps[seat])])


def _map_help(state: State, seat: int, card: int, free: list[int], icons: IconMap) -> MapHelp:
    kit, sea = state.kit, state.sea
    left, right, low, high = window(state, seat, card)
    within = [(site, *icons.quadrants[site]) for site in free]
    sites = [site for site, x, y in within if left <= x <= right and low <= y <= high]
    clues = []
    for side, terrain, wanted in kit.map_sides[card]:
        point = (side + state.facing[seat]) % 4
        proved = f"{icons.proved(point, terrain, wanted):x}"
        clues.append(MapClue(SIDES[side], POINTS[point], TERRAINS[terrain], wanted, proved))
    return MapHelp(
        id=kit.map_ids[card],
        tier=kit.tier_names[kit.map_tier[card]],
        cost=kit.map_cost[card],
        points=kit.map_points[card],
        clues=tuple(clues),
        sites=tuple([site_name(sea, site) for site in sites]),
    )
