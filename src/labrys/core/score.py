"""Itemised scores: every point has a line, and every line its reasons."""

from __future__ import annotations

import msgspec


class Line(msgspec.Struct, frozen=True):
    """Points from one source. `part` groups lines for statistics; `why` names what counted."""

    part: str
    what: str
    points: int
    why: tuple[str, ...] = ()


class ScoreSheet(msgspec.Struct, frozen=True):
    """One seat's points and what breaks a tie, the first entry first."""

    seat: int
    lines: tuple[Line, ...]
    tie_break: tuple[int, ...] = ()

    @property
    def total(self) -> int:
        return sum(line.points for line in self.lines)

    @property
    def rank_key(self) -> tuple[int, ...]:
        """The greater, the better placed; equal keys share the place."""
        return (self.total, *self.tie_break)

    def parts(self) -> dict[str, int]:
        """Points by part, in the order in which the parts first appear."""
        sums: dict[str, int] = {}
        for line in self.lines:
            sums[line.part] = sums.get(line.part, 0) + line.points
        return sums


def best(sheets: tuple[ScoreSheet, ...]) -> tuple[int, ...]:
    """The seats that win; several if they share the victory."""
    top = max(sheet.rank_key for sheet in sheets)
    return tuple(sheet.seat for sheet in sheets if sheet.rank_key == top)
