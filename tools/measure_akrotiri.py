"""Measure what kind of sea the house tiles of Akrotiri make: random lay-outs around Thera, counted.

    python -m tools.measure_akrotiri [--games 100]

It has its own simple and slow model of land, routes and portages, not the engine's, so that each can be
a check on the other. Its numbers are what the knobs of design_akrotiri.py were set by.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tools.design_akrotiri import Shape, design, turn

# How people lay tiles, by how many random places (cell and rotation) they look at: anywhere; at the best
# filled cell, as people like to close gaps; where most docks can then be reached; or where most can be
# reached soon, a dock counting the less the more portages it takes.
MANNERS = {"random": 1, "compact": 3, "far-reaching": 3, "near-reaching": 3}
CELLS_OF_THERA = [(0, 0), (1, 0), (0, 1), (1, 1)]
STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))  # beyond exits N E S W
Cell = tuple[int, int]
Point = tuple[Cell, int]


class Sets:
    """Union-find over anything hashable."""

    def __init__(self) -> None:
        self.parent: dict[object, object] = {}

    def root(self, item: object) -> object:
        parent = self.parent.setdefault(item, item)
        while parent != item:
            grand = self.parent[parent]
            self.parent[item] = grand
            item, parent = parent, grand
        return item

    def join(self, one: object, other: object) -> None:
        self.parent[self.root(one)] = self.root(other)


class Sea:
    """Tiles around Thera, simple and slow: all is computed anew from the tiles when it is asked for."""

    def __init__(self) -> None:
        self.tiles: dict[Cell, tuple[str, Shape]] = {}

    def free(self) -> list[Cell]:
        taken = self.tiles.keys() | set(CELLS_OF_THERA)
        return sorted({(x + dx, y + dy) for x, y in taken for dx, dy in STEPS} - taken)

    def neighbours(self, cell: Cell) -> int:
        taken = self.tiles.keys() | set(CELLS_OF_THERA)
        return sum((cell[0] + dx, cell[1] + dy) in taken for dx, dy in STEPS)

    def with_tile(self, tile: tuple[str, Shape], cell: Cell, quarters: int) -> Sea:
        sea = Sea()
        sea.tiles = {**self.tiles, cell: (tile[0], turn(tile[1], quarters))}
        return sea

    def docks_in_reach(self, discount: int) -> float:
        """How many docks a boat can get to; a dock counts 1 / (1 + discount * portages)."""
        reached = ((island.docks, island.portages) for island in islands(self))
        return sum(docks / (1 + discount * far) for docks, far in reached if far is not None)

    def joined(self) -> tuple[Sets, Sets]:
        """Land and routes, both over (cell, number of corner or exit)."""
        land, routes = Sets(), Sets()
        for cell, (_, shape) in self.tiles.items():
            for sets, groups in ((land, shape.land), (routes, shape.nets)):
                for group in groups:
                    for point in group:
                        sets.join((cell, group[0]), (cell, point))
        for cell in CELLS_OF_THERA:
            for exit_ in range(4):
                routes.join(((0, 0), 0), (cell, exit_))
        taken = self.tiles.keys() | set(CELLS_OF_THERA)
        for cell in taken:
            for exit_ in (0, 1):
                beyond = (cell[0] + STEPS[exit_][0], cell[1] + STEPS[exit_][1])
                if beyond in taken:
                    routes.join((cell, exit_), (beyond, exit_ + 2))
                    # Both ends of the shared side. Thera's middle is joined too, and is no tile's corner.
                    land.join((cell, exit_), (beyond, (exit_ + 3) % 4))
                    land.join((cell, exit_ + 1), (beyond, exit_ + 2))
        return land, routes

    def is_open(self, points: Sequence[Point]) -> bool:
        taken = self.tiles.keys() | set(CELLS_OF_THERA)
        around = {0: (-1, 1), 1: (1, 1), 2: (1, -1), 3: (-1, -1)}
        for (x, y), corner in points:
            dx, dy = around[corner]
            if not {(x + dx, y), (x, y + dy), (x + dx, y + dy)} <= taken:
                return True
        return False


class Island(NamedTuple):
    size: int
    docks: int
    icons: int
    terrains: int
    is_open: bool
    portages: int | None  # None: no boat gets there


def islands(sea: Sea) -> list[Island]:
    land, routes = sea.joined()
    points: dict[object, list[Point]] = {}
    for cell in sea.tiles:
        for corner in range(4):
            points.setdefault(land.root((cell, corner)), []).append((cell, corner))
    docks = [
        (routes.root((cell, exit_)), land.root((cell, corner)))
        for cell, (_, shape) in sea.tiles.items()
        for exit_, corner in shape.docks
    ]
    thera = {land.root((cell, corner)) for cell in CELLS_OF_THERA for corner in range(4)}
    far = portages(routes.root(((0, 0), 0)), docks)
    found = []
    for island, where in points.items():
        icons = [sea.tiles[cell][0] for cell, corner in where if sea.tiles[cell][1].icon == corner]
        size = len({cell for cell, _ in where}) + (island in thera)
        number = sum(shore == island for _, shore in docks)
        found.append(Island(size, number, len(icons), len(set(icons)), sea.is_open(where), far.get(island)))
    return found


def portages(start: object, docks: Sequence[tuple[object, object]]) -> dict[object, int]:
    """The least number of portages from Thera's net to each island."""
    far: dict[object, int] = {}
    nets, number = {start}, 0
    while nets:
        reached = {island for net, island in docks if net in nets and island not in far}
        far.update(dict.fromkeys(reached, number))
        nets = {net for net, island in docks if island in reached} - nets
        number += 1
    return far


def lay(sea: Sea, tile: tuple[str, Shape], rng: random.Random, manner: str) -> None:
    """Lay a tile in one of the MANNERS."""
    tries = [(cell, rng.randrange(4)) for cell in rng.choices(sea.free(), k=MANNERS[manner])]
    if manner in ("far-reaching", "near-reaching"):
        discount = int(manner == "near-reaching")
        cell, quarters = max(tries, key=lambda place: sea.with_tile(tile, *place).docks_in_reach(discount))
    else:
        cell, quarters = max(tries, key=lambda place: sea.neighbours(place[0]))
    sea.tiles[cell] = (tile[0], turn(tile[1], quarters))


def measure(tiles: Sequence[tuple[str, Shape]], manner: str, games: int) -> dict[int, list[list[Island]]]:
    """Islands after 10, 20 and 30 tiles, game by game."""
    seen: dict[int, list[list[Island]]] = {10: [], 20: [], 30: []}
    for game in range(games):
        rng = random.Random(f"{manner} {game}")
        sea = Sea()
        for number, tile in enumerate(rng.sample(tiles, 30), start=1):
            lay(sea, tile, rng, manner)
            if number in seen:
                seen[number].append(islands(sea))
    return seen


def report(seen: dict[int, list[list[Island]]]) -> Iterator[str]:
    """One line a moment; the shares by portages are of the islands that a boat can reach."""
    yield ("tiles  islands  0 port.  1 port.  2+ port.  no dock  cut off  size  docks  icons  no icon  3+ kinds  open")
    for number, games in seen.items():
        every = [island for game in games for island in game]
        reached = [island for island in every if island.portages is not None]
        near, one = (sum(island.portages == far for island in reached) / len(reached) for far in (0, 1))
        dockless = sum(island.docks == 0 for island in every) / len(every)
        cut_off = sum(island.docks > 0 and island.portages is None for island in every) / len(every)
        size = sum(island.size for island in reached) / len(reached)
        docks = sum(island.docks for island in reached) / len(reached)
        icons = sum(island.icons for island in reached) / len(reached)
        bare = sum(island.icons == 0 for island in reached) / len(reached)
        rich = sum(island.terrains >= 3 for island in reached) / len(reached)
        is_open = sum(island.is_open for island in reached) / len(reached)
        yield (
            f"{number:5}  {len(every) / len(games):7.1f}  {near:7.0%}  {one:7.0%}  {1 - near - one:8.0%}"
            f"  {dockless:7.0%}  {cut_off:7.0%}  {size:4.1f}  {docks:5.1f}  {icons:5.1f}"
            f"  {bare:7.0%}  {rich:8.0%}  {is_open:4.0%}"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the house tiles of Akrotiri.")
    parser.add_argument("--games", type=int, default=100, help="lay-outs of each manner (100)")
    wanted = parser.parse_args()
    tiles, _ = design()
    for manner in MANNERS:
        print(f"{manner} laying, {wanted.games} lay-outs; size to open are of the islands that a boat can reach")
        print("\n".join(report(measure(tiles, manner, wanted.games))))


if __name__ == "__main__":
    main()
