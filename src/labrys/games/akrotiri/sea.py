"""The map of the Aegean: which land is one island, which routes meet, how far each island is from Thera.

A `Sea` is a value: `lay` gives a new one and leaves the old alone, so that copies of a state share it. All its
answers are kept up to date tile by tile; asking costs a look-up.

Land nodes are the corners of laid tiles (slot * 4 + corner), then the eight pieces of land on Thera's rim, then
Thera itself. Route nodes are the exits of laid tiles (slot * 4 + exit), then Thera's net. A label of an island or
a net is the least node that belongs to it.
"""

from __future__ import annotations

from bisect import insort
from typing import Final

from labrys.games.akrotiri.compass import AROUND, GRID, JOINED, STEP, cell_at, quadrant_xy, vertex_xy
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
RIM_BIT: Final = 1 << SLOTS
"""In an island's set of tiles: it has land of the Thera board (A3.7)."""

THERA_CELLS: Final = (cell_at(0, 0), cell_at(1, 0), cell_at(0, 1), cell_at(1, 1))
RIM_VERTICES: Final = ((0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1))
_RIM_NODE: Final = {vertex: RIM + i for i, vertex in enumerate(RIM_VERTICES)}


class Sea:
    """The Thera board and the tiles laid around it."""

    __slots__ = (
        "cells",
        "dock_exit",
        "dock_land",
        "far_island",
        "far_net",
        "icon_xs",
        "icon_ys",
        "icons",
        "island",
        "island_docks",
        "island_nodes",
        "island_tiles",
        "kit",
        "net",
        "net_docks",
        "open_corners",
        "shore",
        "slot_at",
        "strait",
        "tiles",
        "turns",
        "words",
    )

    kit: Kit
    tiles: list[int]
    """By slot, in the order of laying: which tile, ..."""
    cells: list[int]
    """... on which cell, ..."""
    turns: list[int]
    """... turned by how many quarters."""
    slot_at: bytearray
    """By cell: EMPTY, THERA, or slot + 1."""
    shore: list[int]
    """Free cells beside a tile or Thera, ascending: where a tile may be laid (A5.1)."""
    island: bytearray
    """By land node: its island's label."""
    net: bytearray
    """By route node: its net's label."""
    strait: bytearray
    """By route node: its net's label where nets are joined over land tiles only (A8, isolated)."""
    island_nodes: list[tuple[int, ...]]
    """By label: the island's quadrants on tiles, ascending. Likewise its icons (packed), tiles, docks, ..."""
    icons: list[int]
    island_tiles: list[int]
    island_docks: list[tuple[int, ...]]
    open_corners: list[int]
    """By label: land nodes at vertices that are not yet surrounded; 0 = complete (A3.7)."""
    net_docks: list[tuple[int, ...]]
    """By label: docks on the net, ascending."""
    dock_exit: list[int]
    """By dock: its route node (or -1), and its land node."""
    dock_land: list[int]
    far_island: list[int]
    """By label: portages from Thera (A8); FAR if no way leads there. Likewise for nets."""
    far_net: list[int]
    icon_xs: list[tuple[int, ...]]
    """By terrain: the columns of its icons on the half-cell grid, ascending; likewise the rows."""
    icon_ys: list[tuple[int, ...]]
    words: tuple[str, ...] | None
    """The tiles in words, once somebody has asked for them (`position.tile_words`)."""

    @staticmethod
    def of_thera(kit: Kit, docks: int) -> Sea:
        """Thera alone, with so many docks (A3.4)."""
        sea = Sea()
        sea.kit = kit
        sea.tiles, sea.cells, sea.turns = [], [], []
        sea.slot_at = bytearray(GRID)
        for cell in THERA_CELLS:
            sea.slot_at[cell] = THERA
        beside = {cell + step for cell in THERA_CELLS for step in STEP}
        sea.shore = sorted(beside.difference(THERA_CELLS))
        sea.island = bytearray(range(LAND_NODES))
        sea.net = bytearray(range(NETS))
        sea.strait = bytearray(range(NETS))
        sea.island_nodes = [()] * LAND_NODES
        sea.icons = [0] * LAND_NODES
        sea.island_tiles = [0] * LAND_NODES
        sea.open_corners = [0] * LAND_NODES
        for rim in range(RIM, THERA_LAND):
            sea.island_tiles[rim] = RIM_BIT
            sea.open_corners[rim] = 1
        berths = tuple(range(THERA_DOCK, THERA_DOCK + docks))
        sea.island_docks = [()] * LAND_NODES
        sea.island_docks[THERA_LAND] = berths
        sea.net_docks = [()] * NETS
        sea.net_docks[THERA_NET] = berths
        sea.dock_exit = [-1] * DOCKS
        sea.dock_land = [-1] * DOCKS
        for dock in berths:
            sea.dock_exit[dock] = THERA_NET
            sea.dock_land[dock] = THERA_LAND
        sea.far_island = [FAR] * LAND_NODES
        sea.far_island[THERA_LAND] = 0
        sea.far_net = [FAR] * NETS
        sea.far_net[THERA_NET] = 0
        sea.icon_xs = [()] * 4
        sea.icon_ys = [()] * 4
        sea.words = None
        return sea

    def _copy(self) -> Sea:
        sea = Sea()
        sea.kit = self.kit
        sea.tiles, sea.cells, sea.turns = self.tiles[:], self.cells[:], self.turns[:]
        sea.slot_at, sea.shore = self.slot_at[:], self.shore[:]
        sea.island, sea.net, sea.strait = self.island, self.net, self.strait
        sea.island_nodes, sea.icons = self.island_nodes[:], self.icons[:]
        sea.island_tiles, sea.open_corners = self.island_tiles[:], self.open_corners[:]
        sea.island_docks, sea.net_docks = self.island_docks[:], self.net_docks[:]
        sea.dock_exit, sea.dock_land = self.dock_exit[:], self.dock_land[:]
        sea.far_island, sea.far_net = self.far_island[:], self.far_net[:]
        sea.icon_xs, sea.icon_ys = self.icon_xs[:], self.icon_ys[:]
        sea.words = None
        return sea

    def lay(self, tile: int, cell: int, turn: int) -> Sea:
        """The sea with one more tile. The cell is on the shore."""
        sea = self._copy()
        slot = len(sea.tiles)
        sea.tiles.append(tile)
        sea.cells.append(cell)
        sea.turns.append(turn)
        sea.slot_at[cell] = slot + 1
        sea.shore.remove(cell)
        sea._settle_tile(slot, tile * 4 + turn)
        sea._meet_neighbours(slot, cell)
        sea._close_corners(slot, cell)
        sea._measure(slot)
        return sea

    def _settle_tile(self, slot: int, lying: int) -> None:
        """The tile by itself: quadrants, icon, inner joins, docks."""
        kit, base, cell = self.kit, slot * 4, self.cells[slot]
        for corner in range(4):
            self.island_nodes[base + corner] = (base + corner,)
            self.island_tiles[base + corner] = 1 << slot
        corner, terrain = kit.icon_corner[lying], kit.tile_icon[lying >> 2]
        self.icons[base + corner] = 1 << 4 * terrain
        x, y = quadrant_xy(cell, corner)
        self.icon_xs[terrain] = tuple(sorted((*self.icon_xs[terrain], x)))
        self.icon_ys[terrain] = tuple(sorted((*self.icon_ys[terrain], y)))
        for index, (exit_, land) in enumerate(kit.docks[lying]):
            dock = slot * DOCKS_A_TILE + index
            self.dock_exit[dock] = base + exit_
            self.dock_land[dock] = base + land
            self.net_docks[base + exit_] += (dock,)
            self.island_docks[base + land] += (dock,)
        for a, b in kit.land_links[lying]:
            self._join_land(base + a, base + b)
        for a, b in kit.route_links[lying]:
            self._join_routes(base + a, base + b)
            self.strait = _merged(self.strait, base + a, base + b)

    def _meet_neighbours(self, slot: int, cell: int) -> None:
        """Join land and routes over each shared side (A3.5, A3.6); elsewhere the shore moves on."""
        base = slot * 4
        for exit_ in range(4):
            beside = cell + STEP[exit_]
            there = self.slot_at[beside]
            if there == EMPTY:
                if beside not in self.shore:
                    insort(self.shore, beside)
            elif there == THERA:
                self._join_routes(base + exit_, THERA_NET)
                for mine, _ in JOINED[exit_]:
                    self._join_land(base + mine, _RIM_NODE[vertex_xy(cell, mine)])
            else:
                other = (there - 1) * 4
                self._join_routes(base + exit_, other + (exit_ ^ 2))
                self.strait = _merged(self.strait, base + exit_, other + (exit_ ^ 2))
                for mine, theirs in JOINED[exit_]:
                    self._join_land(base + mine, other + theirs)

    def _join_land(self, one: int, other: int) -> None:
        a, b = self.island[one], self.island[other]
        if a == b:
            return
        if a > b:
            a, b = b, a
        self.island = _merged(self.island, a, b)
        self.island_nodes[a] = tuple(sorted(self.island_nodes[a] + self.island_nodes[b]))
        self.island_docks[a] = tuple(sorted(self.island_docks[a] + self.island_docks[b]))
        self.icons[a] += self.icons[b]
        self.island_tiles[a] |= self.island_tiles[b]
        self.open_corners[a] += self.open_corners[b]
        self.far_island[a] = min(self.far_island[a], self.far_island[b])
        self.island_nodes[b] = self.island_docks[b] = ()
        self.icons[b] = self.island_tiles[b] = self.open_corners[b] = 0

    def _join_routes(self, one: int, other: int) -> None:
        a, b = self.net[one], self.net[other]
        if a == b:
            return
        if a > b:
            a, b = b, a
        self.net = _merged(self.net, a, b)
        self.net_docks[a] = tuple(sorted(self.net_docks[a] + self.net_docks[b]))
        self.far_net[a] = min(self.far_net[a], self.far_net[b])
        self.net_docks[b] = ()

    def _close_corners(self, slot: int, cell: int) -> None:
        """Count the new tile's corners as open, or close the vertices that it completes."""
        for corner in range(4):
            label = self.island[slot * 4 + corner]
            around = [self.slot_at[cell + step] for step in AROUND[corner]]
            if EMPTY in around:
                self.open_corners[label] += 1
            else:
                # Three neighbours were counted here before; Thera's rim counts once, however many of its cells touch.
                tiles = sum(there != THERA for there in around)
                self.open_corners[label] -= tiles + (tiles < 3)

    def _measure(self, slot: int) -> None:
        """Bring the portages from Thera up to date: joins only ever shorten the way."""
        islands = {self.island[slot * 4 + corner] for corner in range(4)}
        nets = {self.net[slot * 4 + exit_] for exit_ in range(4)}
        while islands or nets:
            if nets:
                label = nets.pop()
                for dock in self.net_docks[label]:
                    island = self.island[self.dock_land[dock]]
                    if self.far_net[label] < self.far_island[island]:
                        self.far_island[island] = self.far_net[label]
                        islands.add(island)
            else:
                label = islands.pop()
                for dock in self.island_docks[label]:
                    net = self.net[self.dock_exit[dock]]
                    if self.far_island[label] + 1 < self.far_net[net]:
                        self.far_net[net] = self.far_island[label] + 1
                        nets.add(net)

    # Questions

    def dock_island(self, dock: int) -> int:
        """The island at which a boat lies in this dock."""
        return self.island[self.dock_land[dock]]

    def reach(self, dock: int) -> list[int]:
        """The docks to which one move leads from here, by route or by portage (A6.1), ascending."""
        by_route = self.net_docks[self.net[self.dock_exit[dock]]]
        by_land = self.island_docks[self.island[self.dock_land[dock]]]
        found = set(by_route)
        found.update(by_land)
        found.discard(dock)
        return sorted(found)

    def is_complete(self, label: int) -> bool:
        """No tile can touch the island any more (A3.7)."""
        return self.open_corners[label] == 0

    def size(self, label: int) -> int:
        """Distinct tiles, and one for land of the Thera board (A3.7)."""
        return self.island_tiles[label].bit_count()

    def islands(self) -> list[int]:
        """The labels of all islands that have a tile, ascending; Thera is none of them."""
        return [label for label in range(len(self.tiles) * 4) if self.island_nodes[label]]

    def quadrant(self, node: int) -> tuple[int, int]:
        """Where a quadrant lies on the half-cell grid."""
        return quadrant_xy(self.cells[node >> 2], node & 3)


def _merged(labels: bytearray, one: int, other: int) -> bytearray:
    """The labels after the groups of these two nodes have become one."""
    a, b = labels[one], labels[other]
    if a == b:
        return labels
    if a > b:
        a, b = b, a
    return labels.replace(bytes((b,)), bytes((a,)))
