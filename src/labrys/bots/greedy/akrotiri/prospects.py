"""Which maps could be excavated where, as far as the map of the sea goes."""

from __future__ import annotations

from labrys.core.bitsets import bits
from labrys.games.akrotiri.rules.excavation import window
from labrys.games.akrotiri.sea import FAR, Sea
from labrys.games.akrotiri.state import State

Quadrant = tuple[int, int, int, int]
"""Column, row, land node, island."""


def free_quadrants(state: State, sea: Sea) -> list[Quadrant]:
    """Every quadrant on an island that a boat can reach and that has no temple."""
    island = sea.island
    taken = {island[site] for sites in state.temples for site in sites}
    found = []
    for label in sea.islands():
        if sea.far_island[label] < FAR and label not in taken:
            found += [(*sea.quadrant(node), node, label) for node in sea.island_nodes[label]]
    return found


def sites_of(state: State, seat: int, card: int, quadrants: list[Quadrant]) -> list[Quadrant]:
    """The quadrants to which a map points."""
    left, right, low, high = window(state, seat, card)
    if left > right or low > high:
        return []
    return [quadrant for quadrant in quadrants if left <= quadrant[0] <= right and low <= quadrant[1] <= high]


def has_site(state: State, seat: int, card: int, quadrants: list[Quadrant]) -> bool:
    """Whether a map points anywhere."""
    left, right, low, high = window(state, seat, card)
    if left > right or low > high:
        return False
    return any(left <= x <= right and low <= y <= high for x, y, _, _ in quadrants)


def missing(state: State, seat: int, card: int) -> int:
    """How many more icons a map needs before it can point anywhere at all."""
    short = 0
    for _, terrain, count in state.kit.map_sides[card]:
        short += max(0, count - len(state.sea.icon_xs[terrain]))
    return short


def chance_of_use(state: State, seat: int, quadrants: list[Quadrant]) -> tuple[float, ...]:
    """By tier: the share of maps that this seat has not seen and that it could excavate as things stand."""
    seen = state.maps[seat]
    for cards in state.played:
        for card in cards:
            seen |= 1 << card
    shares = []
    for tier in state.kit.tier_maps:
        unseen = bits(tier & ~seen)
        usable = sum(has_site(state, seat, card, quadrants) for card in unseen)
        shares.append(usable / len(unseen) if unseen else 0.0)
    return tuple(shares)
