"""Directions and places as numbers: the grid of cells, corners, exits, quadrants, seats' points of view.

Cells lie on a grid wide enough for any line of tiles that could be laid. North is +y. Corners and exits are
numbered clockwise, so that a quarter turn clockwise adds one to both (A3.3).
"""

from __future__ import annotations

from typing import Final

NW: Final = 0
NE: Final = 1
SE: Final = 2
SW: Final = 3

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
TURNS: Final = ("n", "e", "s", "w")

REACH: Final = 37
"""How far from Thera a tile can lie: 36 tiles in one line, and a margin so that every cell has neighbours."""
WIDTH: Final = 2 * REACH + 2
GRID: Final = WIDTH * WIDTH

STEP: Final = (WIDTH, 1, -WIDTH, -1)
"""From a cell to its neighbour beyond each exit."""

JOINED: Final = (((NW, SW), (NE, SE)), ((NE, NW), (SE, SW)), ((SE, NE), (SW, NW)), ((SW, SE), (NW, NE)))
"""Beyond each exit: which of my corners meets which corner of the neighbour (A3.5)."""

AROUND: Final = (
    (-1, WIDTH, WIDTH - 1),
    (1, WIDTH, WIDTH + 1),
    (1, -WIDTH, -WIDTH + 1),
    (-1, -WIDTH, -WIDTH - 1),
)
"""The three other cells around the vertex at each corner."""

FACING: Final = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
"""By player count, each seat's turn away from the south: its card's `up` points to exit number `turn` (A7.3)."""

SEAT_NAMES: Final = ("south", "west", "north", "east")
"""By turn away from the south (A4.1, A12)."""

PLACES: Final = {players: tuple(SEAT_NAMES[turn] for turn in turns) for players, turns in FACING.items()}
"""By player count, where each seat sits."""


def cell_at(x: int, y: int) -> int:
    """The number of a cell; only for |x|, |y| within REACH."""
    return (y + REACH) * WIDTH + x + REACH


def xy_of(cell: int) -> tuple[int, int]:
    """Where a cell lies."""
    return cell % WIDTH - REACH, cell // WIDTH - REACH


def quadrant_xy(cell: int, corner: int) -> tuple[int, int]:
    """A quadrant's place on the grid of half cells."""
    x, y = xy_of(cell)
    return 2 * x + (corner == NE or corner == SE), 2 * y + (corner == NW or corner == NE)


def vertex_xy(cell: int, corner: int) -> tuple[int, int]:
    """The lattice point at a cell's corner."""
    x, y = xy_of(cell)
    return x + (corner == NE or corner == SE), y + (corner == NW or corner == NE)
