"""The map drawn in characters, north up, and the short names that the drawing and the lists beside it share.

An island's letter stands where the corners of tiles meet. Knows nothing that does not lie open on the table.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import count
from typing import Final

from labrys.games.akrotiri.compass import EAST, NE, NORTH, NW, SE, SOUTH, SW, WEST, cell_at, xy_of
from labrys.games.akrotiri.kit import Kit
from labrys.games.akrotiri.sea import (
    DOCKS_A_TILE,
    EMPTY,
    RIM,
    RIM_VERTICES,
    THERA,
    THERA_CELLS,
    THERA_DOCK,
    THERA_LAND,
    Sea,
)
from labrys.games.akrotiri.sketch import HIGH, LAND, WIDE, Canvas, Point, TilePainter, cube_letters, turned
from labrys.games.akrotiri.state import State

BARE_RIM: Final = "+"
MARGIN: Final = 6
# Without those of the terrains, and without two that look like numbers.
ISLAND_LETTERS: Final = "ABCDEFGHJKNPQRSUWXYZ"


def island_letters(sea: Sea) -> dict[int, str]:
    """A name for each island's label. An island keeps its letter all game; joined ones keep that of the oldest."""
    laid = tuple(zip(sea.tiles, sea.cells, sea.turns, strict=True))
    return dict(_lettered(sea.kit, len(sea.island_docks[THERA_LAND]), laid)[1])


@lru_cache(maxsize=512)
def _lettered(kit: Kit, docks: int, laid: tuple[tuple[int, int, int], ...]) -> tuple[Sea, dict[int, str]]:
    """The sea after these tiles, and its islands' names: those before the last tile, and new ones for new islands."""
    if not laid:
        return Sea.of_thera(kit, docks), {}
    before, old = _lettered(kit, docks, laid[:-1])
    sea = before.lay(*laid[-1])
    labels = sea.islands()
    names = {label: name for label, name in old.items() if label in labels}
    free = (name for name in map(_letters, count()) if name not in names.values())
    names |= {label: next(free) for label in labels if label not in names}
    return sea, names


def _letters(number: int) -> str:
    tens, units = divmod(number, len(ISLAND_LETTERS))
    return (ISLAND_LETTERS[tens - 1] if tens else "") + ISLAND_LETTERS[units]


def dock_numbers(sea: Sea) -> dict[int, int]:
    """A number for each dock, Thera's first, then in the order of laying: it never changes."""
    docks = [*sea.island_docks[THERA_LAND], *(dock for dock in range(THERA_DOCK) if sea.dock_exit[dock] >= 0)]
    return {dock: number for number, dock in enumerate(docks, 1)}


def draw_map(state: State, letters: dict[int, str], columns: range | None = None) -> list[str]:
    """The map with its coordinates on all four sides: all of it, or only these columns of cells."""
    return _MapPainter(state, letters, columns or map_columns(state.sea)).text()


def map_columns(sea: Sea) -> range:
    """The columns of cells, from west to east, in which there is something."""
    xs = [xy_of(cell)[0] for cell in (*THERA_CELLS, *sea.cells)]
    return range(min(xs), max(xs) + 1)


def columns_in(sea: Sea, width: int, centre: int) -> range:
    """As many columns of cells as a page of this width has room for, around one of them if possible."""
    whole, room = map_columns(sea), max(1, (width - 2 * MARGIN - 1) // WIDE)
    start = max(whole.start, min(centre - room // 2, whole.stop - room))
    return range(start, min(start + room, whole.stop))


class _MapPainter:
    """Draws what lies open on the map of one state."""

    def __init__(self, state: State, letters: dict[int, str], columns: range) -> None:
        self.state, self.sea, self.letters = state, state.sea, letters
        self.numbers = dock_numbers(state.sea)
        places = [xy_of(cell) for cell in (*THERA_CELLS, *state.sea.cells)]
        self.xs = columns
        self.ys = range(min(y for _, y in places), max(y for _, y in places) + 1)
        self.canvas = Canvas(2 * MARGIN + WIDE * len(self.xs) + 1, HIGH * len(self.ys) + 3)

    def text(self) -> list[str]:
        whole = self.canvas.columns
        self.canvas.columns = range(MARGIN, MARGIN + WIDE * len(self.xs) + 1)
        for slot in range(len(self.sea.tiles)):
            self._tile(slot)
        self._thera()
        for cell in self.sea.shore:
            x, y = xy_of(cell)
            if x in self.xs and y in self.ys:
                self._centre(x, y, f"{x},{y}")
        self.canvas.columns = whole
        for y in range(self.ys.start, self.ys.stop + 1):
            for x in range(self.xs.start, self.xs.stop + 1):
                self._vertex(x, y)
        self._margins()
        return self.canvas.text()

    def _corner(self, x: int, y: int) -> Point:
        """Where a cell's north-western vertex is drawn."""
        return MARGIN + (x - self.xs.start) * WIDE, 1 + (self.ys.stop - 1 - y) * HIGH

    def _centre(self, x: int, y: int, text: str) -> None:
        column, line = self._corner(x, y)
        self.canvas.write(column + 6 - len(text) // 2, line + 3, text)

    def _tile(self, slot: int) -> None:
        sea, kit, state = self.sea, self.sea.kit, self.state
        tile, turn = kit.components.tiles[sea.tiles[slot]], sea.turns[slot]
        painter = TilePainter(self.canvas, *self._corner(*xy_of(sea.cells[slot])))
        painter.paint(turned(tile.pieces, turn), turned(tile.nets, turn))
        lying = sea.tiles[slot] * 4 + turn
        for index, (exit_, corner) in enumerate(kit.docks[lying]):
            painter.dock(exit_, corner, self._dock(slot * DOCKS_A_TILE + index))
        for corner in range(4):
            node = slot * 4 + corner
            head = [f"^{seat}" for seat in range(state.players) if node in state.temples[seat]]
            head += [tile.icon[0].upper()] if corner == kit.icon_corner[lying] else []
            painter.mark(corner, head, state.lying[node])

    def _dock(self, dock: int) -> str:
        """The boats that lie there, or the dock's number."""
        boats = [f"@{seat}" for seat, boat in enumerate(self.state.boats) if boat == dock]
        return "".join(boats) or str(self.numbers[dock])

    def _thera(self) -> None:
        """Four cells whose routes cross; the land amid the ring that these form is Thera."""
        column, line = self._corner(0, 1)
        painters = {}
        for x, y in ((0, 0), (1, 0), (0, 1), (1, 1)):
            painters[x, y] = TilePainter(self.canvas, *self._corner(x, y))
            painters[x, y].paint(((NW,), (NE,), (SE,), (SW,)), ((NORTH, EAST, SOUTH, WEST),))
        for inner in range(line + 4, line + 9):
            self.canvas.write(column + 7, inner, LAND * 11)
        for index, place in enumerate(self.state.kit.components.thera.docks.of(self.state.players)):
            x, y = cell_beside(place)
            level = EAST if x == 0 else WEST
            upright = NORTH if y == 0 else SOUTH
            land = ((NE, SE), (NW, SW))[x][y]
            painters[x, y].dock(level if place[0] in "NS" else upright, land, self._dock(THERA_DOCK + index))
        self.canvas.write(column + 10, line + 6, "THERA")
        cubes = cube_letters(self.state.lying[THERA_LAND])
        self.canvas.write(column + 12 - len(cubes) // 2, line + 5, cubes)

    def _vertex(self, x: int, y: int) -> None:
        """The letter of the island around this point; two where tiles only touch at a corner."""
        found = []
        for (dx, dy), corner in (((-1, -1), NE), ((-1, 0), SE), ((0, -1), NW), ((0, 0), SW)):
            there = self.sea.slot_at[cell_at(x + dx, y + dy)]
            if there == THERA and (x, y) in RIM_VERTICES:
                found.append(self.letters.get(self.sea.island[RIM + RIM_VERTICES.index((x, y))], BARE_RIM))
            elif there not in (EMPTY, THERA):
                found.append(self.letters[self.sea.island[(there - 1) * 4 + corner]])
        names = list(dict.fromkeys(found))
        column, line = self._corner(x, y - 1)
        if len(names) == 2:
            column -= len(names[0])
        self.canvas.write(column, line, "/".join(names))

    def _margins(self) -> None:
        end = HIGH * len(self.ys) + 2
        for x in self.xs:
            for line in (0, end):
                self.canvas.write(self._corner(x, 0)[0] + 6 - len(f"x={x}") // 2, line, f"x={x}")
        for y in self.ys:
            line = self._corner(0, y)[1] + 3
            self.canvas.write(0, line, f"y={y}")
            self.canvas.write(MARGIN + WIDE * len(self.xs) + 3, line, f"y={y}")


def cell_beside(place: str) -> Point:
    """The cell of the Thera board at one of its outer cell sides, such as `S1` (its western half)."""
    second = int(place[1]) - 1
    return {"N": (second, 1), "S": (second, 0), "W": (0, second), "E": (1, second)}[place[0]]
