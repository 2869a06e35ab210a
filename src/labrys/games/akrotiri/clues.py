"""What map cards want and where it is: the icons beyond each side of each quadrant (A7.3), sites, what is missing."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from labrys.core.piles import bits
from labrys.games.akrotiri.components import SIDES, TERRAINS
from labrys.games.akrotiri.gazetteer import POINTS
from labrys.games.akrotiri.places import site_name
from labrys.games.akrotiri.rules.excavation import window
from labrys.games.akrotiri.sea import FAR, Sea
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


class Shortfall(msgspec.Struct, frozen=True):
    """So many icons more are wanted on that side."""

    point: str
    terrain: str
    short: int


class Closest(msgspec.Struct, frozen=True):
    """A site at which the least is missing."""

    site: str
    missing: tuple[Shortfall, ...]


class MapHelp(msgspec.Struct, frozen=True):
    """A map in hand."""

    id: str
    tier: str
    cost: int
    points: int
    clues: tuple[MapClue, ...]
    sites: tuple[str, ...]
    """Where every side is proved and no temple forbids it, wherever the boat is and whatever is in the purse."""
    closest: Closest | None
    """Where the least is missing, if there is no such site; None also if no land is free for a temple."""


class IconMap(NamedTuple):
    """The icons of a map in the order of laying, and for each quadrant where it is and what lies beyond its sides."""

    icons: tuple[Icon, ...]
    quadrants: list[tuple[int, int]]
    """By land node: its place on the half-cell grid, and the bit sets of the icons in the four directions."""
    masks: list[tuple[int, int, int, int]]
    by_terrain: list[int]

    def beyond(self, sea: Sea) -> Beyond:
        """The bit sets in words."""
        return {
            site_name(sea, node): (f"{north:x}", f"{east:x}", f"{south:x}", f"{west:x}")
            for node, (north, east, south, west) in enumerate(self.masks)
        }


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
    return IconMap(tuple(icons), quadrants, masks, by_terrain)


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
    clues = [
        MapClue(SIDES[side], POINTS[(side + state.facing[seat]) % 4], TERRAINS[terrain], wanted)
        for side, terrain, wanted in kit.map_sides[card]
    ]
    return MapHelp(
        id=kit.map_ids[card],
        tier=kit.tier_names[kit.map_tier[card]],
        cost=kit.map_cost[card],
        points=kit.map_points[card],
        clues=tuple(clues),
        sites=tuple([site_name(sea, site) for site in sites]),
        closest=None if sites else _closest(state, seat, card, free, icons),
    )


def _closest(state: State, seat: int, card: int, free: list[int], icons: IconMap) -> Closest | None:
    """The site that lacks the fewest icons, rather on an island to which a way leads."""
    sea, facing = state.sea, state.facing[seat]
    wants = [((side + facing) % 4, terrain, wanted) for side, terrain, wanted in state.kit.map_sides[card]]

    def lacks(site: int) -> list[tuple[int, int, int]]:
        mask, by_terrain = icons.masks[site], icons.by_terrain
        shorts = [(p, terrain, wanted - (mask[p] & by_terrain[terrain]).bit_count()) for p, terrain, wanted in wants]
        return [lack for lack in shorts if lack[2] > 0]

    def order(site: int) -> tuple[int, bool]:
        return sum([lack[2] for lack in lacks(site)]), sea.far_island[sea.island[site]] == FAR

    if not free:
        return None
    best = min(free, key=order)
    missing = [Shortfall(POINTS[point], TERRAINS[terrain], short) for point, terrain, short in sorted(lacks(best))]
    return Closest(site_name(sea, best), tuple(missing))
