"""What a planner asks of the sea again and again, worked out once for each map of it.

A search comes upon the same tiles in the same places thousands of times, each time as another object. So charts are
found by what lies on the table, and remembered as long as there is room.
"""

from __future__ import annotations

from typing import Final

from labrys.games.akrotiri.codes import ARGUMENT
from labrys.games.akrotiri.rules.excavation import window
from labrys.games.akrotiri.sea import DOCKS, FAR, LAND_NODES, NETS, THERA_LAND, Sea
from labrys.games.akrotiri.state import State

REMEMBERED: Final = 400
"""So many charts are kept: those of one decision and more."""

Sites = tuple[tuple[int, tuple[int, ...]], ...]
"""Islands to which a map points, each with the quadrants there."""


class Way:
    """The moves from one dock, and how they go."""

    __slots__ = ("before", "dock", "far", "moves")

    def __init__(self) -> None:
        self.moves = bytearray([FAR]) * DOCKS
        """By dock: moves to it; FAR if it is not to be reached."""
        self.before: list[int] = [-1] * DOCKS
        """By dock: the dock before it on the way."""
        self.far = bytearray([FAR]) * LAND_NODES
        """By island: moves to the nearest of its docks, and that dock; of equals the one nearer to Thera."""
        self.dock: list[int] = [-1] * LAND_NODES

    def to(self, dock: int) -> list[int]:
        """The docks on the way, the last of them this one."""
        found: list[int] = []
        while self.moves[dock] > 0:
            found.append(dock)
            dock = self.before[dock]
        found.reverse()
        return found


class Chart:
    """One map of the sea."""

    def __init__(self, sea: Sea) -> None:
        # The chart is one more holder of the sea: a tile is laid in a copy from now on.
        sea.shared = True
        self.sea = sea
        self.labels: list[int] = [label for label in sea.islands() if sea.island_docks[label]]
        """Islands that have a dock and a tile."""
        self.icons: dict[int, int] = {}
        self.complete: dict[int, bool] = {}
        self.home = bytearray([FAR]) * DOCKS
        """By dock: moves to Thera, as if there were no other boats."""
        self._measure_home()
        self._ways: dict[tuple[int, ...], Way] = {}
        self._sites: dict[int, Sites] = {}
        self._isolated: dict[tuple[int, ...], int] = {}

    def _measure_home(self) -> None:
        sea, home = self.sea, self.home
        way = self._sail(sea.island_docks[THERA_LAND], ())
        for dock in range(DOCKS):
            home[dock] = way.moves[dock]

    def way(self, dock: int, taken: tuple[int, ...]) -> Way:
        """All moves from a dock that stop at none of those taken."""
        key = (dock, *taken)
        found = self._ways.get(key)
        if found is None:
            found = self._ways[key] = self._sail((dock,), taken)
        return found

    def _sail(self, start: tuple[int, ...], taken: tuple[int, ...]) -> Way:
        """Spread from docks: each move leads to all docks of the same net, or of the same island."""
        sea, home = self.sea, self.home
        way = Way()
        moves, before, far, nearest = way.moves, way.before, way.far, way.dock
        nets, islands = bytearray(NETS), bytearray(LAND_NODES)
        edge: list[int] = list(start)
        for dock in edge:
            moves[dock] = 0
        count = 0
        while edge:
            count += 1
            beyond: list[int] = []
            for at in edge:
                island, net = sea.island[sea.dock_land[at]], sea.net[sea.dock_exit[at]]
                if far[island] == FAR or (far[island] == count - 1 and home[at] < home[nearest[island]]):
                    far[island] = count - 1
                    nearest[island] = at
                if not nets[net]:
                    nets[net] = 1
                    for code in sea.net_sails[net]:
                        dock = code & ARGUMENT
                        if moves[dock] == FAR and dock not in taken:
                            moves[dock] = count
                            before[dock] = at
                            beyond.append(dock)
                if not islands[island]:
                    islands[island] = 1
                    for dock in sea.island_docks[island]:
                        if moves[dock] == FAR and dock not in taken:
                            moves[dock] = count
                            before[dock] = at
                            beyond.append(dock)
            edge = beyond
        return way

    def sites(self, world: State, seat: int, card: int) -> Sites:
        """Where a map points, seen from a seat, on islands that a boat can come to; temples are not looked at."""
        key = world.facing[seat] << 8 | card
        found = self._sites.get(key)
        if found is None:
            found = self._sites[key] = self._find_sites(window(world, seat, card))
        return found

    def _find_sites(self, inside: tuple[int, int, int, int]) -> Sites:
        left, right, low, high = inside
        if left > right or low > high:
            return ()
        sea = self.sea
        node_x, node_y, reached = sea.node_x, sea.node_y, sea.far_island
        found: list[tuple[int, tuple[int, ...]]] = []
        for label in self.labels:
            if reached[label] < FAR:
                nodes: list[int] = []
                for node in sea.island_nodes[label]:
                    if left <= node_x[node] <= right and low <= node_y[node] <= high:
                        nodes.append(node)
                if nodes:
                    found.append((label, tuple(nodes)))
        return tuple(found)

    # What goals ask

    def icons_on(self, label: int) -> int:
        """The icons on an island, packed."""
        found = self.icons.get(label, -1)
        if found < 0:
            found = self.icons[label] = self.sea.icons(label)
        return found

    def is_complete(self, label: int) -> bool:
        """Whether no tile can touch the island any more."""
        found = self.complete.get(label)
        if found is None:
            found = self.complete[label] = self.sea.is_complete(label)
        return found

    def isolated(self, temples: tuple[int, ...]) -> int:
        """How many of a seat's temples are isolated (A8)."""
        found = self._isolated.get(temples, -1)
        if found < 0:
            found = self._isolated[temples] = self._count_isolated(temples)
        return found

    def _count_isolated(self, temples: tuple[int, ...]) -> int:
        sea, strait = self.sea, self.sea.strait
        labels: list[int] = []
        nets: list[set[int]] = []
        for site in temples:
            label = sea.island[site]
            labels.append(label)
            near: set[int] = set()
            for dock in sea.island_docks[label]:
                near.add(strait[sea.dock_exit[dock]])
            nets.append(near)
        count = 0
        for i in range(len(temples)):
            alone = 1
            for j in range(len(temples)):
                if i != j and (labels[i] == labels[j] or not nets[i].isdisjoint(nets[j])):
                    alone = 0
                    break
            count += alone
        return count


class Charts:
    """The charts of late."""

    def __init__(self) -> None:
        self._found: dict[tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]], Chart] = {}
        self._sea: Sea | None = None
        self._last: Chart | None = None

    def of(self, sea: Sea) -> Chart:
        """The chart of a sea."""
        last = self._last
        if last is not None and self._sea is sea:
            return last
        key = (tuple(sea.tiles), tuple(sea.cells), tuple(sea.turns))
        found = self._found.get(key)
        if found is None:
            if len(self._found) >= REMEMBERED:
                self._found.clear()
            found = self._found[key] = Chart(sea)
        else:
            # Alike, but the tables of the one that is remembered are filled already.
            sea.shared = True
        self._sea, self._last = sea, found
        return found
