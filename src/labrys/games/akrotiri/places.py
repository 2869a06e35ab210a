"""Names of places on the map: cells `2,-1`, quadrants `2,-1/NE`, docks `2,-1/N-NE` and `thera/1`."""

from __future__ import annotations

import re
from functools import lru_cache

from labrys.games.akrotiri.compass import GRID, REACH, cell_at, xy_of
from labrys.games.akrotiri.components import CORNERS, EXITS
from labrys.games.akrotiri.sea import DOCKS_A_TILE, EMPTY, THERA, THERA_DOCK, THERA_LAND, Sea

_CELL = re.compile(r"(-?\d{1,2}),(-?\d{1,2})", re.ASCII)


@lru_cache(maxsize=GRID)
def cell_name(cell: int) -> str:
    """A cell as `x,y`."""
    x, y = xy_of(cell)
    return f"{x},{y}"


@lru_cache(maxsize=4096)
def find_cell(name: str) -> int | None:
    """The cell of a name; None if it is no cell, or one that no tile could ever reach."""
    found = _CELL.fullmatch(name)
    if found is None:
        return None
    x, y = int(found[1]), int(found[2])
    # The outermost ring is a margin that only ever serves as a neighbour.
    if not (-REACH < x <= REACH and -REACH < y <= REACH) or cell_name(cell_at(x, y)) != name:
        return None
    return cell_at(x, y)


def site_name(sea: Sea, node: int) -> str:
    """A quadrant as `x,y/CORNER`; Thera's own land as `thera`."""
    if node == THERA_LAND:
        return "thera"
    return corner_name(sea.cells[node >> 2], node & 3)


@lru_cache(maxsize=4 * GRID)
def corner_name(cell: int, corner: int) -> str:
    """A corner of a cell as `x,y/CORNER`."""
    return f"{cell_name(cell)}/{CORNERS[corner]}"


def find_site(sea: Sea, name: str) -> int | None:
    """The quadrant of a laid tile by name; None if there is none."""
    cell_text, _, corner = name.partition("/")
    cell = find_cell(cell_text)
    if cell is None or corner not in CORNERS or sea.slot_at[cell] in (EMPTY, THERA):
        return None
    return (sea.slot_at[cell] - 1) * 4 + CORNERS.index(corner)


def dock_name(sea: Sea, dock: int) -> str:
    """A dock as `x,y/EXIT-CORNER`, or `thera/1`."""
    if dock >= THERA_DOCK:
        return f"thera/{dock - THERA_DOCK + 1}"
    return _link_name(sea.cells[dock // DOCKS_A_TILE], sea.dock_exit[dock] & 3, sea.dock_land[dock] & 3)


@lru_cache(maxsize=4 * GRID)
def _link_name(cell: int, exit_: int, corner: int) -> str:
    return f"{cell_name(cell)}/{EXITS[exit_]}-{CORNERS[corner]}"


def find_dock(sea: Sea, name: str) -> int | None:
    """The dock of a name; None if there is none."""
    place = name.partition("/")[0]
    if place == "thera":
        docks: tuple[int, ...] = sea.island_docks[THERA_LAND]
    else:
        cell = find_cell(place)
        if cell is None or sea.slot_at[cell] in (EMPTY, THERA):
            return None
        start = (sea.slot_at[cell] - 1) * DOCKS_A_TILE
        docks = tuple(dock for dock in range(start, start + DOCKS_A_TILE) if sea.dock_exit[dock] >= 0)
    return next((dock for dock in docks if dock_name(sea, dock) == name), None)
