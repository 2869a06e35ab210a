"""What can be read off the map of the Aegean: islands, nets of routes, docks, and how far they are from Thera.

What every decision asks is kept in tables and costs a look-up; `sea.py` keeps them up to date. What only scores and
plans ask (distances, straits, icons of an island) is worked out when somebody wants it.

Land nodes are the corners of laid tiles (slot * 4 + corner), then the eight pieces of land on Thera's rim, then
Thera itself. Route nodes are the exits of laid tiles (slot * 4 + exit), then Thera's net. A label of an island or
a net is the least node that belongs to it.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from labrys.games.akrotiri.codes import ARGUMENT, SAIL
from labrys.games.akrotiri.compass import AROUND, EAST, NORTH, STEP
from labrys.games.akrotiri.kit import Kit

SLOTS: Final = 36
RIM: Final = SLOTS * 4
THERA_LAND: Final = RIM + 8
LAND_NODES: Final = THERA_LAND + 1
THERA_NET: Final = SLOTS * 4
NETS: Final = THERA_NET + 1
DOCKS_A_TILE: Final = 8
THERA_DOCK: Final = SLOTS * DOCKS_A_TILE
DOCKS: Final = THERA_DOCK + 4
FAR: Final = 99
"""More portages than any way can have: not to be reached."""

EMPTY: Final = 0
THERA: Final = 255

Numbers = tuple[int, ...]

ONE: Final = tuple([bytes((label,)) for label in range(LAND_NODES)])
"""Each label as the text that is replaced when it becomes another."""


class Waters:
    """The tables, and what they answer."""

    __slots__ = (
        "_far_island", "_far_net", "_strait", "_voyages", "cells", "dock_exit", "dock_land", "icon_xs", "icon_ys",
        "island", "island_docks", "island_nodes", "kit", "lays", "net", "net_sails", "node_icon", "node_x", "node_y",
        "shared", "slot_at", "tiles", "turns", "words",
    )  # fmt: skip

    kit: Kit
    shared: bool
    """Whether more than one state has it: then it never changes again, and a tile is laid in a copy."""
    tiles: list[int]
    """By slot, in the order of laying: which tile, ..."""
    cells: list[int]
    """... on which cell, ..."""
    turns: list[int]
    """... turned by how many quarters."""
    slot_at: bytearray
    """By cell: EMPTY, THERA, or slot + 1."""
    lays: list[int]
    """Every way to lay a tile (A5.1), ascending: cell * 4 + turn, of free cells beside a tile or Thera."""
    island: bytearray
    """By land node: its island's label."""
    net: bytearray
    """By route node: its net's label."""
    island_nodes: list[Numbers]
    """By label: the island's quadrants on tiles, ascending. Likewise its docks."""
    island_docks: list[Numbers]
    net_sails: list[Numbers]
    """By label: the docks on the net, ascending, as codes of sailing there: most legal moves are copied from here."""
    dock_exit: list[int]
    """By dock: its route node (or -1), and its land node."""
    dock_land: list[int]
    node_x: list[int]
    """By quadrant on a tile: its column on the half-cell grid, its row, and its icon (packed; 0 without one)."""
    node_y: list[int]
    node_icon: list[int]
    icon_xs: list[list[int]]
    """By terrain: the columns of its icons on the half-cell grid, ascending; likewise the rows."""
    icon_ys: list[list[int]]
    words: tuple[str, ...] | None
    """The tiles in words, once somebody has asked for them (`position.tile_words`)."""
    _far_island: list[int]
    """Empty until somebody asks; likewise those below."""
    _far_net: list[int]
    _strait: bytearray
    _voyages: dict[int, bytearray]

    # Questions of every decision

    def dock_island(self, dock: int) -> int:
        """The island at which a boat lies in this dock."""
        return self.island[self.dock_land[dock]]

    def sails(self, dock: int) -> list[int]:
        """The codes of all moves from a dock, by route or by portage (A6.1), ascending."""
        net = self.net[self.dock_exit[dock]]
        found = list(self.net_sails[net])
        for other in self.island_docks[self.island[self.dock_land[dock]]]:
            if self.net[self.dock_exit[other]] != net:
                insort(found, SAIL | other)
        found.remove(SAIL | dock)
        return found

    def reach(self, dock: int) -> list[int]:
        """The docks to which one move leads from here, ascending."""
        return [code & ARGUMENT for code in self.sails(dock)]

    def net_docks(self, label: int) -> list[int]:
        """The docks on a net, ascending."""
        return [code & ARGUMENT for code in self.net_sails[label]]

    def quadrant(self, node: int) -> tuple[int, int]:
        """Where a quadrant lies on the half-cell grid."""
        return self.node_x[node], self.node_y[node]

    @property
    def shore(self) -> list[int]:
        """Free cells beside a tile or Thera, ascending: where a tile may be laid (A5.1)."""
        return [code >> 2 for code in self.lays[::4]]

    # Questions of scores and plans

    def islands(self) -> list[int]:
        """The labels of all islands that have a tile, ascending; Thera is none of them."""
        return [label for label in range(len(self.tiles) * 4) if self.island_nodes[label]]

    def icons(self, label: int) -> int:
        """The icons on an island, packed."""
        pack = 0
        for node in self.island_nodes[label]:
            pack += self.node_icon[node]
        return pack

    def size(self, label: int) -> int:
        """Distinct tiles, and one for land of the Thera board (A3.7)."""
        tiles = len({node >> 2 for node in self.island_nodes[label]})
        return tiles + (label in self.island[RIM:THERA_LAND])

    def is_complete(self, label: int) -> bool:
        """No tile can touch the island any more: the four cells around each of its corners are taken (A3.7)."""
        for node in self.island_nodes[label]:
            cell = self.cells[node >> 2]
            for step in AROUND[node & 3]:
                if self.slot_at[cell + step] == EMPTY:
                    return False
        return True

    @property
    def far_island(self) -> list[int]:
        """By label: portages from Thera (A8); FAR if no way leads there. Likewise for nets."""
        if not self._far_island:
            self._measure()
        return self._far_island

    @property
    def far_net(self) -> list[int]:
        if not self._far_net:
            self._measure()
        return self._far_net

    def _measure(self) -> None:
        """Spread from Thera: to all islands of the nets that so many portages reach, and on over those islands."""
        self._far_island, self._far_net = [FAR] * LAND_NODES, [FAR] * NETS
        far, nets = 0, [self.net[THERA_NET]]
        self._far_net[nets[0]] = 0
        while nets:
            beyond: list[int] = []
            for net in nets:
                for code in self.net_sails[net]:
                    island = self.island[self.dock_land[code & ARGUMENT]]
                    if self._far_island[island] == FAR:
                        self._far_island[island] = far
                        beyond += self._nets_at(island, far + 1)
            far, nets = far + 1, beyond

    def _nets_at(self, island: int, far: int) -> list[int]:
        """The nets that are first reached over this island, by so many portages."""
        found = []
        for dock in self.island_docks[island]:
            net = self.net[self.dock_exit[dock]]
            if self._far_net[net] > far:
                self._far_net[net] = far
                found.append(net)
        return found

    def voyages(self, dock: int) -> bytearray:
        """By label: the moves from a dock to an island, as if there were no other boats; FAR if no way leads there."""
        found = self._voyages.get(dock)
        if found is None:
            found = self._voyages[dock] = self._sailed_from(dock)
        return found

    def _sailed_from(self, dock: int) -> bytearray:
        """Spread from a dock: each move leads to all docks of the same net, or of the same island."""
        far = bytearray([FAR]) * LAND_NODES
        nets, islands, docks = bytearray(NETS), bytearray(LAND_NODES), bytearray(DOCKS)
        edge, moves = [dock], 0
        while edge:
            beyond: list[int] = []
            for at in edge:
                island, net = self.island[self.dock_land[at]], self.net[self.dock_exit[at]]
                far[island] = min(far[island], moves)
                docks[at] = 1
                if not nets[net]:
                    nets[net] = 1
                    for code in self.net_sails[net]:
                        beyond.append(code & ARGUMENT)
                if not islands[island]:
                    islands[island] = 1
                    beyond.extend(self.island_docks[island])
            edge, moves = [other for other in beyond if not docks[other]], moves + 1
        return far

    @property
    def strait(self) -> bytearray:
        """By route node: its net's label where nets are joined over land tiles only (A8, isolated)."""
        if not self._strait:
            self._strait = self._straits()
        return self._strait

    def _straits(self) -> bytearray:
        labels = bytearray(range(NETS))
        for slot, cell in enumerate(self.cells):
            base = slot * 4
            for group in self.kit.route_groups[self.tiles[slot] * 4 + self.turns[slot]]:
                for exit_ in group:
                    labels = _joined(labels, base + group[0], base + exit_)
            for exit_ in (NORTH, EAST):
                there = self.slot_at[cell + STEP[exit_]]
                if there != EMPTY and there != THERA:
                    labels = _joined(labels, base + exit_, (there - 1) * 4 + (exit_ ^ 2))
        return labels


def _joined(labels: bytearray, one: int, other: int) -> bytearray:
    """The labels after the groups of these two nodes have become one."""
    a, b = labels[one], labels[other]
    return labels if a == b else labels.replace(ONE[max(a, b)], ONE[min(a, b)])
