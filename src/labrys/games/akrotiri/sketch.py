"""One tile drawn in characters: land dotted, routes as lines in the open sea between, docks beside their exits.

A cell takes 12 columns and 6 lines; its border is shared with its neighbours. Inside a cell columns are counted
0 to 12 from the west and lines 0 to 6 from the north, borders included.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Final

from labrys.games.akrotiri.compass import EAST, NE, NORTH, NW, SE, SOUTH, SW, TURNS, WEST
from labrys.games.akrotiri.components import CORNERS, Tile
from labrys.games.akrotiri.kit import unpacked

WIDE: Final = 12
HIGH: Final = 6
LAND: Final = "."
CUBE_LETTERS: Final = "gbyo"
MANY: Final = "**"
"""More cubes than there is room for."""

Point = tuple[int, int]
Groups = tuple[tuple[int, ...], ...]

_MIDDLE: Final = (6, 3)
_ARMS: Final[tuple[tuple[Point, ...], ...]] = (
    tuple((6, line) for line in (0, 1, 2)),
    tuple((column, 3) for column in (12, 11, 10, 9, 8, 7)),
    tuple((6, line) for line in (6, 5, 4)),
    tuple((column, 3) for column in (0, 1, 2, 3, 4, 5)),
)
"""By exit: the way from the border to just before the middle."""
_STUB: Final = (2, 3, 2, 3)
"""By exit: how much of that way a route takes that leads nowhere else."""
_BRIDGES: Final = (((5, 2), (6, 2), (7, 2)), ((8, 3), (9, 3)), ((5, 4), (6, 4), (7, 4)), ((3, 3), (4, 3)))
"""By exit: the land that joins the corners on both sides of it."""
_DIAGONALS: Final = {(NW, SE): ((5, 2), _MIDDLE, (7, 4)), (NE, SW): ((7, 2), _MIDDLE, (5, 4))}
_BENDS: Final = {(NORTH, EAST): (7, 2), (EAST, SOUTH): (7, 4), (SOUTH, WEST): (5, 4), (NORTH, WEST): (5, 2)}
"""Where a route turns that leaves the middle free."""
_STEPS: Final = {(0, -1): 1, (1, 0): 2, (0, 1): 4, (-1, 0): 8}
_STROKES: Final = " │─╰││╭├─╯─┴╮┤┬┼"
"""By the directions in which a line goes on (north 1, east 2, south 4, west 8)."""


class Canvas:
    """A sheet of characters. Lines that meet are joined."""

    def __init__(self, wide: int, high: int) -> None:
        self.rows = [[" "] * wide for _ in range(high)]
        self.columns = range(wide)
        """Where characters may be put."""
        self._lines: dict[Point, int] = {}

    def write(self, column: int, line: int, text: str) -> None:
        """Put text there; what would fall over the edge is lost."""
        row = self.rows[line]
        for at, character in enumerate(text, column):
            if at in self.columns:
                row[at] = character

    def draw(self, points: Sequence[Point]) -> None:
        """A line along neighbouring points."""
        for one, other in pairwise(points):
            for here, there in ((one, other), (other, one)):
                step = (there[0] - here[0], there[1] - here[1])
                mask = self._lines.get(here, 0) | _STEPS[step]
                self._lines[here] = mask
                self.write(*here, _STROKES[mask])

    def text(self) -> list[str]:
        return ["".join(row).rstrip() for row in self.rows]


def cube_letters(pack: int) -> str:
    """One letter a cube."""
    return "".join(letter * n for letter, n in zip(CUBE_LETTERS, unpacked(pack), strict=True))


def turned(groups: Groups, turn: int) -> Groups:
    """Corners or exits after quarter turns clockwise, in the order of the compass."""
    return tuple(sorted(tuple(sorted((point + turn) % 4 for point in group)) for group in groups))


class TilePainter:
    """Draws one cell at its place on a canvas."""

    def __init__(self, canvas: Canvas, column: int, line: int) -> None:
        self.canvas, self.column, self.line = canvas, column, line
        self.taken: set[Point] = set()

    def paint(self, pieces: Groups, nets: Groups) -> None:
        """Land and routes."""
        for line in (1, 2, 4, 5):
            for column in (1, 8):
                self._write(column, line, LAND * 4)
        for piece in pieces:
            for exit_, bridge in enumerate(_BRIDGES):
                if exit_ in piece and (exit_ + 1) % 4 in piece:
                    self._fill(bridge)
            if piece in _DIAGONALS:
                self._fill(_DIAGONALS[piece])
        apart = sum(len(net) > 1 for net in nets) > 1 or any(piece in _DIAGONALS for piece in pieces)
        for net in nets:
            for way in self._ways(net, apart):
                self.canvas.draw([(self.column + column, self.line + line) for column, line in way])

    def _ways(self, net: tuple[int, ...], apart: bool) -> list[tuple[Point, ...]]:
        if len(net) == 1:
            return [_ARMS[net[0]][: _STUB[net[0]]]]
        if apart and net in _BENDS:
            upright, level = (_ARMS[exit_] for exit_ in sorted(net, key=lambda exit_: exit_ % 2))
            return [(*upright, _BENDS[net], *reversed(level))]
        return [(*_ARMS[exit_], _MIDDLE) for exit_ in net]

    def _fill(self, points: Sequence[Point]) -> None:
        for point in points:
            self._write(*point, LAND)

    def _write(self, column: int, line: int, text: str) -> None:
        self.canvas.write(self.column + column, self.line + line, text)

    def dock(self, exit_: int, corner: int, text: str) -> None:
        """Beside the exit, on the side of its land."""
        north, west = corner in (NW, NE), corner in (NW, SW)
        if exit_ in (NORTH, SOUTH):
            line = 1 if exit_ == NORTH else 5
            column = 6 - len(text) if west else 7
        else:
            line = 2 if north else 4
            column = 1 if exit_ == WEST else 12 - len(text)
        outwards = 1 if (exit_ == WEST or not west) and exit_ != EAST else -1
        while not self._is_free(column, line, len(text)):
            column += outwards
        self._settle(column, line, text)

    def mark(self, corner: int, head: Sequence[str], cubes: int) -> None:
        """Icon and temple on the outer line of the quadrant, cubes on the inner one, or wherever there is room.

        A tile with every kind of thing in one quadrant may leave no room: the lists name all of them.
        """
        lines = (1, 2) if corner in (NW, NE) else (5, 4)
        columns = range(1, 5) if corner in (NW, SW) else range(8, 12)
        if head and not self._place("".join(head), lines, columns):
            for text in head:
                self._place(text, lines, columns)
        if cubes and not self._place(cube_letters(cubes), lines[::-1], columns):
            self._place(MANY, lines[::-1], columns)

    def _place(self, text: str, lines: Sequence[int], columns: range) -> bool:
        """Write the text if there is room for it; a digit at its end must not run into a dock's number."""
        length = len(text) + text[-1].isdigit()
        for line in lines:
            for column in (columns[1], *columns):
                if column + len(text) - 1 in columns and self._is_free(column, line, length):
                    self._settle(column, line, text)
                    return True
        return False

    def _is_free(self, column: int, line: int, length: int) -> bool:
        return not any((at, line) in self.taken for at in range(column, column + length))

    def _settle(self, column: int, line: int, text: str) -> None:
        self._write(column, line, text)
        self.taken.update((column + i, line) for i in range(len(text)))


def draw_turns(tile: Tile, width: int) -> list[str]:
    """A tile as it would lie after each turn, with a heading: side by side, or two and two on a narrow page."""
    across = 4 if width >= 4 * (WIDE + 4) + 4 else 2
    lines = []
    for first in range(0, 4, across):
        turns = range(first, first + across)
        heads = "   ".join(f"{f'laid {TURNS[turn]}':^13}" for turn in turns)
        lines += [f"    {line}".rstrip() for line in [heads, *draw_hand(tile, turns)]]
    return lines


def draw_hand(tile: Tile, turns: Iterable[int] = range(4)) -> list[str]:
    """A tile as it would lie after each of these turns, side by side. Its docks are drawn as `[]`."""
    sheets = []
    for turn in turns:
        canvas = Canvas(WIDE + 1, HIGH + 1)
        painter = TilePainter(canvas, 0, 0)
        painter.paint(turned(tile.pieces, turn), turned(tile.nets, turn))
        for exit_, corner in tile.links:
            painter.dock((exit_ + turn) % 4, (corner + turn) % 4, "[]")
        painter.mark((CORNERS.index(tile.quadrant) + turn) % 4, [tile.icon[0].upper()], 0)
        sheets.append(["".join(row) for row in canvas.rows])
    return [" | ".join(parts).rstrip() for parts in zip(*sheets, strict=True)]
