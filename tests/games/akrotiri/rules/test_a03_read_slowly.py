"""A3 and A8 read word by word: a slow map, made anew from the tiles, agrees with the engine's on random seas."""

from __future__ import annotations

import random
from collections.abc import Iterable
from itertools import product

import pytest

from labrys.games.akrotiri.compass import xy_of
from labrys.games.akrotiri.components import CORNERS, EXITS
from labrys.games.akrotiri.kit import Kit
from labrys.games.akrotiri.sea import FAR, Sea
from tests.games.akrotiri.pieces import house

Cell = tuple[int, int]
Place = tuple[Cell, str]
"""A corner or an exit of a cell; Thera's land at a lattice point is (point, "rim"), Thera's net (0, 0) with "net"."""

THERA = {(0, 0), (1, 0), (0, 1), (1, 1)}
POINT = {"NW": (0, 1), "NE": (1, 1), "SE": (1, 0), "SW": (0, 0)}
BEYOND = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}
OPPOSITE = {"N": "S", "E": "W", "S": "N", "W": "E"}
ENDS = {"N": ("NW", "NE"), "E": ("NE", "SE"), "S": ("SE", "SW"), "W": ("SW", "NW")}
MEETS = {"N": {"NW": "SW", "NE": "SE"}, "E": {"NE": "NW", "SE": "SW"}}
MEETS |= {"S": {"SE": "NE", "SW": "NW"}, "W": {"SW": "SE", "NW": "NE"}}
NET: Place = ((0, 0), "net")


class SlowMap:
    """Joins what the rules join, and asks again from the beginning each time."""

    def __init__(self, sea: Sea) -> None:
        self.at: dict[Cell, int] = {xy_of(cell): slot for slot, cell in enumerate(sea.cells)}
        self.joins: dict[Place, set[Place]] = {}
        self.straits: dict[Place, set[Place]] = {}
        self.docks: list[tuple[Place, Place]] = []
        for cell, slot in self.at.items():
            self._inside(cell, house().tiles[sea.tiles[slot]], sea.turns[slot])
            for side in EXITS:
                self._beside(cell, side)

    def _inside(self, cell: Cell, tile, turn: int) -> None:
        def corner(i: int) -> Place:
            return cell, CORNERS[(i + turn) % 4]

        def exit_(i: int) -> Place:
            return cell, EXITS[(i + turn) % 4]

        for piece in tile.pieces:
            self._join(*map(corner, piece))
        for net in tile.nets:
            self._join(*map(exit_, net))
            self._strait(*map(exit_, net))
        self.docks += [(exit_(side), corner(land)) for side, land in tile.links]

    def _beside(self, cell: Cell, side: str) -> None:
        there = (cell[0] + BEYOND[side][0], cell[1] + BEYOND[side][1])
        if there in THERA:
            self._join((cell, side), NET)
            for end in ENDS[side]:
                self._join((cell, end), (point(cell, end), "rim"))
        elif there in self.at:
            self._join((cell, side), (there, OPPOSITE[side]))
            self._strait((cell, side), (there, OPPOSITE[side]))
            for mine, theirs in MEETS[side].items():
                self._join((cell, mine), (there, theirs))

    def _join(self, *places: Place) -> None:
        for one, other in product(places, places):
            self.joins.setdefault(one, set()).add(other)

    def _strait(self, *places: Place) -> None:
        for one, other in product(places, places):
            self.straits.setdefault(one, set()).add(other)

    def island(self, place: Place) -> frozenset[Place]:
        return spread([place], self.joins)

    def size(self, island: Iterable[Place]) -> int:
        tiles = {cell for cell, kind in island if kind != "rim"}
        return len(tiles) + any(kind == "rim" for _, kind in island)

    def is_complete(self, island: Iterable[Place]) -> bool:
        points = {cell if kind == "rim" else point(cell, kind) for cell, kind in island}
        around = {(x - dx, y - dy) for x, y in points for dx in (0, 1) for dy in (0, 1)}
        return all(cell in self.at or cell in THERA for cell in around)

    def portages(self, island: frozenset[Place]) -> int:
        """Least number of portages to a dock of the island, wave by wave."""
        reached, count = spread([NET], self.joins), 0
        while True:
            islands = {self.island(land) for route, land in self.docks if route in reached}
            if island in islands:
                return count
            beyond = spread(
                [*reached, *(route for route, land in self.docks if any(land in known for known in islands))],
                self.joins,
            )
            if beyond == reached:
                return FAR
            reached, count = beyond, count + 1

    def straits_of(self, island: frozenset[Place]) -> set[frozenset[Place]]:
        return {spread([route], self.straits) for route, land in self.docks if land in island}


def point(cell: Cell, corner: str) -> Cell:
    """The lattice point at a corner of a cell."""
    return cell[0] + POINT[corner][0], cell[1] + POINT[corner][1]


def spread(places: Iterable[Place], joins: dict[Place, set[Place]]) -> frozenset[Place]:
    """Everything that hangs together with these places."""
    found, todo = set(places), list(places)
    while todo:
        for other in joins.get(todo.pop(), ()):
            if other not in found:
                found.add(other)
                todo.append(other)
    return frozenset(found)


def random_sea(seed: int) -> Sea:
    """House tiles around Thera, near to one another so that islands close."""
    rng, sea = random.Random(seed), Sea.of_thera(Kit(house()), 2)
    for tile in rng.sample(range(36), rng.randint(4, 30)):
        near = sorted(sea.shore, key=lambda cell: abs(xy_of(cell)[0] - 0.5) + abs(xy_of(cell)[1] - 0.5))
        sea = sea.lay(tile, rng.choice(near[:6]), rng.randrange(4))
    return sea


@pytest.mark.rule("A3.4", "A3.5", "A3.6", "A3.7", "A8")
@pytest.mark.parametrize("seed", range(12))
def test_islands_sizes_completeness_and_distances_are_those_of_a_slow_reading(seed: int):
    """A3.4 to A3.7, and the distances and straits of A8."""
    sea = random_sea(seed)
    slow = SlowMap(sea)

    def place(node: int) -> Place:
        return xy_of(sea.cells[node // 4]), CORNERS[node % 4]

    seen: set[Place] = set()
    for label in sea.islands():
        island = slow.island(place(label))
        tiles = frozenset(one for one in island if one[1] != "rim")
        seen |= tiles
        assert tiles == {place(node) for node in sea.island_nodes[label]}
        assert (slow.size(island), slow.is_complete(island)) == (sea.size(label), sea.is_complete(label))
        assert slow.portages(island) == sea.far_island[label]
        straits = {sea.strait[sea.dock_exit[dock]] for dock in sea.island_docks[label]}
        assert len(slow.straits_of(island)) == len(straits)
    assert len(sea.tiles) * 4 == len(seen)


def test_random_seas_have_complete_islands_and_long_ways():
    """So that the comparison above compares something."""
    seas = [random_sea(seed) for seed in range(12)]

    assert sum(sea.is_complete(label) for sea in seas for label in sea.islands()) > 20
    assert {0, 1, 2, FAR} <= {sea.far_island[label] for sea in seas for label in sea.islands()}
