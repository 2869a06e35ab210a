"""A game at some of its earlier moments, so that going back does not replay it all.

Towards the end of the game they lie close together, and before that as far apart as they are away from it. So going
back by some lines takes a replay of about as many, and few games are kept, however long it is. What lies between is
kept on the way back: going a little further back is as cheap again. So a log costs what its lines cost, however often
it goes back.
"""

from __future__ import annotations

from labrys.core.table import Table

_STEP = 16
"""How many lines of the record make a step: at most one moment is kept for each."""
_NEAR = 2
"""How many steps before the end have a moment each; further back the distance between moments doubles."""


class Moments:
    """Never changes: each change makes another. The first moment is the game as it began."""

    __slots__ = ("_kept",)

    def __init__(self, kept: tuple[Table, ...] = ()) -> None:
        self._kept = kept

    def __len__(self) -> int:
        return len(self._kept)

    def before(self, lines: int) -> Table | None:
        """The game at the latest moment that is not after this line of its record."""
        return next((one for one in reversed(self._kept) if len(one.record.entries) <= lines), None)

    def until(self, lines: int) -> Moments:
        """Those that are not after this line."""
        return Moments(tuple([one for one in self._kept if len(one.record.entries) <= lines]))

    def has_step_of(self, table: Table) -> bool:
        """Whether one is kept for the step that this table is at."""
        return bool(self._kept) and _step(self._kept[-1]) == _step(table)

    def including(self, table: Table) -> Moments:
        """These and a later one, which nobody plays on at, without those that are no longer needed."""
        if self.has_step_of(table):
            return self
        now, (first, *later) = _step(table), (*self._kept, table)
        return Moments((first, *[one for one in later if _is_needed(_step(one), now)]))

    def go_back(self, table: Table, to: int) -> Moments:
        """Take a table back to a line; the moments that are left, with those passed on the way."""
        left = self.until(to)
        base = left.before(to)
        for lines in range(((len(base.record.entries) if base else 0) // _STEP + 1) * _STEP, to, _STEP):
            base = table.earlier(lines, base)
            left = left.including(base)
        table.rewind(to, base)
        return left


def _step(table: Table) -> int:
    return len(table.record.entries) // _STEP


def _is_needed(step: int, now: int) -> bool:
    """Whether the moment of a step is kept: the rounder its number in binary, the longer."""
    return now - step <= _NEAR * (step & -step)
