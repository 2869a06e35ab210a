"""The map of the Aegean as it grows: tiles are laid, land becomes one island, routes meet."""

from __future__ import annotations

from bisect import bisect_left, insort
from typing import Final

from labrys.games.akrotiri.codes import SAIL
from labrys.games.akrotiri.compass import GRID, JOINED, STEP, cell_at, vertex_xy, xy_of
from labrys.games.akrotiri.kit import Kit
from labrys.games.akrotiri.waters import (
    DOCKS,
    DOCKS_A_TILE,
    EMPTY,
    FAR,
    LAND_NODES,
    NETS,
    ONE,
    RIM,
    SLOTS,
    THERA,
    THERA_DOCK,
    THERA_LAND,
    THERA_NET,
    Numbers,
    Waters,
)

__all__ = [
    "DOCKS", "DOCKS_A_TILE", "EMPTY", "FAR", "LAND_NODES", "NETS", "RIM", "RIM_VERTICES", "SLOTS", "THERA",
    "THERA_CELLS", "THERA_DOCK", "THERA_LAND", "THERA_NET", "Sea",
]  # fmt: skip

THERA_CELLS: Final = (cell_at(0, 0), cell_at(1, 0), cell_at(0, 1), cell_at(1, 1))
RIM_VERTICES: Final = ((0, 0), (1, 0), (2, 0), (2, 1), (2, 2), (1, 2), (0, 2), (0, 1))


def _rim_nodes() -> dict[int, int]:
    """By cell * 4 + corner, of the cells beside Thera: the piece of land on its rim that meets this corner."""
    beside = {cell + step for cell in THERA_CELLS for step in STEP}
    corners = [(cell, corner) for cell in beside for corner in range(4) if vertex_xy(cell, corner) in RIM_VERTICES]
    return {cell << 2 | corner: RIM + RIM_VERTICES.index(vertex_xy(cell, corner)) for cell, corner in corners}


_RIM_NODE: Final = _rim_nodes()


class Sea(Waters):
    """The Thera board and the tiles laid around it.

    Copies of a state share it (`shared`) until one of them lays a tile: that one goes on with a copy of its own.
    """

    __slots__ = ()

    @staticmethod
    def of_thera(kit: Kit, docks: int) -> Sea:
        """Thera alone, with so many docks (A3.4)."""
        sea = Sea()
        sea.kit, sea.shared = kit, False
        sea.tiles, sea.cells, sea.turns = [], [], []
        sea.slot_at = bytearray(GRID)
        for cell in THERA_CELLS:
            sea.slot_at[cell] = THERA
        beside = {cell + step for cell in THERA_CELLS for step in STEP}
        sea.lays = sorted(cell << 2 | turn for cell in beside.difference(THERA_CELLS) for turn in range(4))
        sea.island = bytearray(range(LAND_NODES))
        sea.net = bytearray(range(NETS))
        berths = tuple(range(THERA_DOCK, THERA_DOCK + docks))
        sea.island_nodes = [()] * LAND_NODES
        sea.island_docks = [()] * LAND_NODES
        sea.island_docks[THERA_LAND] = berths
        sea.net_sails = [()] * NETS
        sea.net_sails[THERA_NET] = tuple(SAIL | dock for dock in berths)
        sea.dock_exit = [-1] * DOCKS
        sea.dock_land = [-1] * DOCKS
        for dock in berths:
            sea.dock_exit[dock] = THERA_NET
            sea.dock_land[dock] = THERA_LAND
        sea.node_x, sea.node_y, sea.node_icon = [], [], []
        sea.icon_xs = [[], [], [], []]
        sea.icon_ys = [[], [], [], []]
        sea._forget()
        return sea

    def _forget(self) -> None:
        """What was worked out of the tiles no longer holds."""
        self.words = None
        self._far_island, self._far_net, self._strait, self._voyages = [], [], bytearray(), {}

    def _copy(self) -> Sea:
        sea = Sea()
        sea.kit, sea.shared = self.kit, False
        sea.tiles, sea.cells, sea.turns = self.tiles[:], self.cells[:], self.turns[:]
        sea.slot_at, sea.lays = self.slot_at[:], self.lays[:]
        sea.island, sea.net = self.island[:], self.net[:]
        sea.island_nodes, sea.island_docks = self.island_nodes[:], self.island_docks[:]
        sea.net_sails = self.net_sails[:]
        sea.dock_exit, sea.dock_land = self.dock_exit[:], self.dock_land[:]
        sea.node_x, sea.node_y, sea.node_icon = self.node_x[:], self.node_y[:], self.node_icon[:]
        sea.icon_xs = [places[:] for places in self.icon_xs]
        sea.icon_ys = [places[:] for places in self.icon_ys]
        sea._forget()
        return sea

    # Laying

    def lay(self, tile: int, cell: int, turn: int) -> Sea:
        """A sea with one more tile; this one stays as it is. The cell is free, beside a tile or Thera."""
        sea = self._copy()
        sea._add(tile, cell, turn)
        return sea

    def grow(self, tile: int, cell: int, turn: int) -> Sea:
        """The same for whoever has no more use of this one: it is changed itself, unless somebody shares it."""
        if self.shared:
            return self.lay(tile, cell, turn)
        self._forget()
        self._add(tile, cell, turn)
        return self

    def _add(self, tile: int, cell: int, turn: int) -> None:
        slot = len(self.tiles)
        self.tiles.append(tile)
        self.cells.append(cell)
        self.turns.append(turn)
        self.slot_at[cell] = slot + 1
        at = bisect_left(self.lays, cell << 2)
        del self.lays[at : at + 4]
        self._settle_tile(slot * 4, cell, tile * 4 + turn)
        self._meet_neighbours(slot * 4, cell)

    def _settle_tile(self, base: int, cell: int, lying: int) -> None:
        """The tile by itself: quadrants, icon, pieces of land, routes, docks."""
        kit = self.kit
        x, y = xy_of(cell)
        left, low = 2 * x, 2 * y
        self.node_x += (left, left + 1, left + 1, left)
        self.node_y += (low + 1, low + 1, low, low)
        corner, terrain = kit.icon_corner[lying], kit.tile_icon[lying >> 2]
        self.node_icon += (0, 0, 0, 0)
        self.node_icon[base + corner] = 1 << 4 * terrain
        insort(self.icon_xs[terrain], self.node_x[base + corner])
        insort(self.icon_ys[terrain], self.node_y[base + corner])
        first = base * 2
        for corners, docks in kit.land_pieces[lying]:
            label = base + corners[0]
            for corner in corners:
                self.island[base + corner] = label
            self.island_nodes[label] = tuple([base + corner for corner in corners])
            self.island_docks[label] = tuple([first + dock for dock in docks])
        for exits, docks in kit.route_pieces[lying]:
            label = base + exits[0]
            for exit_ in exits:
                self.net[base + exit_] = label
            self.net_sails[label] = tuple([SAIL + first + dock for dock in docks])
        for exit_, corner in kit.docks[lying]:
            self.dock_exit[first] = base + exit_
            self.dock_land[first] = base + corner
            first += 1

    def _meet_neighbours(self, base: int, cell: int) -> None:
        """Join land and routes over each shared side (A3.5, A3.6); elsewhere a tile may be laid next."""
        for exit_ in range(4):
            beside = cell + STEP[exit_]
            there = self.slot_at[beside]
            if there == EMPTY:
                code = beside << 2
                at = bisect_left(self.lays, code)
                if at == len(self.lays) or self.lays[at] != code:
                    self.lays[at:at] = (code, code + 1, code + 2, code + 3)
            elif there == THERA:
                self._join_routes(base + exit_, THERA_NET)
                for mine, _ in JOINED[exit_]:
                    self._join_land(base + mine, _RIM_NODE[cell << 2 | mine])
            else:
                other = (there - 1) * 4
                self._join_routes(base + exit_, other + (exit_ ^ 2))
                for mine, theirs in JOINED[exit_]:
                    self._join_land(base + mine, other + theirs)

    def _join_land(self, one: int, other: int) -> None:
        a, b = self.island[one], self.island[other]
        if a == b:
            return
        if a > b:
            a, b = b, a
        self.island = self.island.replace(ONE[b], ONE[a])
        self.island_nodes[a] = _merged(self.island_nodes[a], self.island_nodes[b])
        self.island_docks[a] = _merged(self.island_docks[a], self.island_docks[b])
        self.island_nodes[b] = self.island_docks[b] = ()

    def _join_routes(self, one: int, other: int) -> None:
        a, b = self.net[one], self.net[other]
        if a == b:
            return
        if a > b:
            a, b = b, a
        self.net = self.net.replace(ONE[b], ONE[a])
        self.net_sails[a] = _merged(self.net_sails[a], self.net_sails[b])
        self.net_sails[b] = ()


def _merged(some: Numbers, more: Numbers) -> Numbers:
    """Two ascending rows as one. The numbers of later tiles are greater: mostly one row simply follows the other."""
    if not more:
        return some
    if not some or some[-1] < more[0]:
        return some + more
    return tuple(sorted(some + more))
