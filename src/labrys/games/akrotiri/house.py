"""What our own design promises beyond what every sound set keeps: the parts of A2 and A3 marked as ours.

A set that says `house = true` is held to these; a printed set, or somebody's experiment, is not.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, Final

from labrys.core.components import Problem
from labrys.games.akrotiri.components import (
    CIRCLE,
    CORNERS,
    SIDES,
    TERRAINS,
    TIERS,
    ComponentSet,
    MapCard,
    Tile,
)

# The numbers that the rules state; a printed set or an experiment may have others in the same places.
_STATED: Final[tuple[tuple[str, object, str], ...]] = (
    ("start.drachmas", 2, "A2.1"),
    ("start.hold", 3, "A6.4"),
    ("market.prices", (1, 2, 2, 3, 3, 4, 4, 5), "A2.3"),
    ("track.actions", (3, 4, 5, 5, 6, 6, 6), "A2.4"),
    ("track.goal_at", (3, 5), "A2.4"),
    ("purchase.prices", (1, 3, 7), "A6.6"),
    ("offer.strategist.revised", 5, "A4.5"),
    ("offer.strategist.first", 4, "A4.5"),
    ("ends.tiles", {3: 24, 4: 28}, "A12"),
)
_TIER_NUMBERS: Final = {"easy": (3, 1), "medium": (6, 3), "hard": (9, 7)}  # A2.5: cost, points
_TIER_ICONS: Final = {"easy": (3, 3), "medium": (4, 5), "hard": (6, 7)}  # A2.6: fewest, most in all
_GOAL_POINTS: Final = {  # A8: revised, first
    "portage-1": (3, 3),
    "portage-2": (6, 5),
    "no-icon": (4, 3),
    "volcano": (2, 2),
    "lake": (2, 2),
    "tree": (2, 2),
    "mountain": (2, 2),
    "isolated": (3, 2),
    "largest": (1, 1),
    "open": (2, 2),
    "three-icons": (3, 6),
    "quadrants": (2, 2),
}
_TILES_A_TERRAIN, _DIFFERENT_TILES = 9, 20


def promises(components: ComponentSet) -> Iterator[Problem]:
    """Every promise that a sound set does not keep."""
    yield from _stated(components)
    for tile in components.tiles:
        yield from _neighbouring_docks(tile)
    yield from _tiles(components.tiles)
    for card in components.maps:
        yield from _map(card)
    for name in TIERS:
        yield from _tier(name, [card for card in components.maps if card.tier == name])


def _stated(components: ComponentSet) -> Iterator[Problem]:
    for path, stated, rule in _STATED:
        section, _, inner = path.partition(".")
        found: Any = components
        for name in path.split("."):
            found = getattr(found, name)
        if found != stated:
            yield Problem(f"{section}, {inner}", f"{found} instead of {stated}", rule)
    for tier in components.tiers:
        cost, points = _TIER_NUMBERS[tier.name]
        if (tier.cost, tier.points) != (cost, points):
            what = f"costs {tier.cost} for {tier.points} points instead of {cost} for {points}"
            yield Problem(f"tier {tier.name}", what, "A2.5")
    for goal in components.goals:
        revised, first = _GOAL_POINTS[goal.id]
        if (goal.points.revised, goal.points.first) != (revised, first):
            what = f"{goal.points.revised} and {goal.points.first} points instead of {revised} and {first}"
            yield Problem(f"goal {goal.id}, points", what, "A8")


def _neighbouring_docks(tile: Tile) -> Iterator[Problem]:
    for number, dock in enumerate(tile.docks):
        side, corner = dock.split()
        if (CIRCLE.index(side) - CIRCLE.index(corner)) % 8 not in (1, 7):
            what = f"{side} and {corner} are not neighbours on the tile's edge"
            yield Problem(f"tile {tile.id}, docks[{number}]", what, "A3.3")


def kind_of(tile: Tile) -> tuple[object, ...]:
    """What a tile is whichever way it is turned: equal for two that differ by rotation and terrain only."""
    return min(_turned(tile, turn) for turn in range(4))


def _turned(tile: Tile, turn: int) -> tuple[Any, ...]:
    def group(points: Sequence[int]) -> tuple[int, ...]:
        return tuple(sorted((point + turn) % 4 for point in points))

    pieces, nets = sorted(map(group, tile.pieces)), sorted(map(group, tile.nets))
    # A dock is the net and the piece that it links, wherever along their common shore it is drawn.
    docks = sorted(
        (net, piece)
        for side, corner in tile.links
        for net in nets
        for piece in pieces
        if (side + turn) % 4 in net and (corner + turn) % 4 in piece
    )
    return (tuple(pieces), tuple(nets), tuple(docks), (CORNERS.index(tile.quadrant) + turn) % 4)


def _tiles(tiles: Sequence[Tile]) -> Iterator[Problem]:
    for terrain in TERRAINS:
        found = sum(tile.icon == terrain for tile in tiles)
        if found != _TILES_A_TERRAIN:
            yield Problem("tiles", f"{found} tiles with {terrain} instead of {_TILES_A_TERRAIN}", "A3.3")
    different = len({kind_of(tile) for tile in tiles})
    if different < _DIFFERENT_TILES:
        yield Problem("tiles", f"{different} different tiles; at least {_DIFFERENT_TILES} are wanted", "A3.3")
    many = sum(len(tile.land) >= 3 for tile in tiles)
    if many * 2 <= len(tiles):
        yield Problem("tiles", f"{many} of {len(tiles)} tiles have 3 or 4 pieces; most should", "A3.3")


def _map(card: MapCard) -> Iterator[Problem]:
    clues = [clue for clue in card.clues if clue]
    terrains, icons = {clue.terrain for clue in clues}, sum(clue.icons for clue in clues)
    if len(terrains) != 3:
        yield Problem(f"map {card.id}", f"{len(terrains)} different terrains instead of 3", "A2.6")
    fewest, most = _TIER_ICONS[card.tier]
    if not fewest <= icons <= most:
        what = f"{icons} icons in all; {card.tier} cards have {fewest} to {most}"
        yield Problem(f"map {card.id}", what, "A2.6")


def _tier(tier: str, cards: Sequence[MapCard]) -> Iterator[Problem]:
    for number, side in enumerate(SIDES):
        empty = sum(card.texts[number] is None for card in cards)
        if empty != 3:
            what = f'the side "{side}" is left empty on {empty} cards instead of 3'
            yield Problem(f"maps, {tier}", what, "A2.6")
    for number, terrain in enumerate(TERRAINS):
        shown = sum(any(clue and clue.terrain == number for clue in card.clues) for card in cards)
        if shown != 9:
            yield Problem(f"maps, {tier}", f"{terrain} is on {shown} cards instead of 9", "A2.6")
    for card, other in combinations(cards, 2):
        if card.clues == other.clues:
            yield Problem(f"map {other.id}", f"the same as map {card.id}", "A2.6")
