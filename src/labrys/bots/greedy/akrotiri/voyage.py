"""How far it is from dock to dock, in moves and in actions."""

from __future__ import annotations

from collections.abc import Iterable

from labrys.games.akrotiri.sea import FAR, Sea

Moves = dict[int, int]
"""By dock: how many moves away. A dock that is missing cannot be reached."""


def moves_from(sea: Sea, docks: Iterable[int]) -> Moves:
    """The moves from the nearest of these docks to every other. Ways lead both ways, so it is also the way back."""
    found: Moves = {}
    edge = list(docks)
    for dock in edge:
        found[dock] = 0
    nets: set[int] = set()
    islands: set[int] = set()
    moves = 0
    while edge:
        moves += 1
        onward: list[int] = []
        for dock in edge:
            net, island = sea.net[sea.dock_exit[dock]], sea.island[sea.dock_land[dock]]
            if net not in nets:
                nets.add(net)
                onward += sea.net_docks(net)
            if island not in islands:
                islands.add(island)
                onward += sea.island_docks[island]
        edge = []
        for dock in onward:
            if dock not in found:
                found[dock] = moves
                edge.append(dock)
    return found


def nearest(moves: Moves, docks: Iterable[int]) -> int:
    """The moves to the nearest of these docks; FAR if there is none."""
    return min((moves.get(dock, FAR) for dock in docks), default=FAR)


def actions_for(moves: int, empty: bool, pair: int = 0) -> int:
    """The actions that so many moves take: an empty boat makes two for one (A6.2)."""
    moves = max(0, moves - pair)
    return (moves + 1) // 2 if empty else moves
