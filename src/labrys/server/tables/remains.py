"""What is left of a game that cannot be played on here: other rules, other components, or a log that does not replay.

Its record is what the log has. Its table is drawn as far as the rules here allow what the record says: nobody plays on
it, it is only looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from labrys.core.event import Event
from labrys.core.record import End, Header, Record
from labrys.core.record import Entry as Line
from labrys.core.refusal import IllegalMove, Refusal
from labrys.core.registry import UnknownComponents, UnknownGame, game_with
from labrys.core.seats import CHANCE
from labrys.core.table import Table
from labrys.core.trail import Trail
from labrys.server.tables import entries as e

_OTHERWISE = (IllegalMove, UnknownComponents, UnknownGame, ArithmeticError, AssertionError, LookupError, ValueError)
"""What rules may say to a game that was played by others."""


class Remains:
    """`why` says what keeps it from being played on."""

    def __init__(self, why: Refusal) -> None:
        self.why = why
        self.header: Header | None = None
        self.end: End | None = None
        self.table: Table | None = None
        """As far as it can be drawn; None if it cannot."""
        self._lines: Trail[Line] = Trail()
        self._is_drawn = True
        """Whether the table is at the end of the record, and not at an earlier moment beyond which it is not drawn."""

    @property
    def is_newer(self) -> bool:
        """Whether a newer Labrys began the game, and can play it on: one of several servers may be of that version."""
        return self.why.code == "other-rules" and int(self.why.facts["theirs"]) > int(self.why.facts["ours"])

    @property
    def record(self) -> Record | None:
        """The record as the log has it; None if it does not even say how the game began."""
        return None if self.header is None else Record(self.header, self._lines, self.end)

    def fork(self) -> Remains:
        twin = Remains(self.why)
        twin.header, twin.end, twin._is_drawn = self.header, self.end, self._is_drawn
        twin._lines = self._lines.fork()
        twin.table = None if self.table is None else self.table.fork()
        return twin

    def take(self, entry: e.AnyEntry) -> tuple[Event, ...]:
        """Take in the next entry of the log; what happened in the game by it, as far as that can be told."""
        match entry:
            case e.Began():
                self.header, self._lines = entry.header, Trail(entry.lines)
                return self._draw(lambda: self._begin(entry.header, entry.lines))
            case e.Moved():
                for line in entry.lines:
                    self._lines.append(line)
                self.end = entry.end
                return self._draw(lambda: _follow(self.table, entry.lines))
            case e.Undone():
                self._lines = Trail(self._lines[: entry.to])
                return self._draw(lambda: self._go_back(entry.to))
            case e.Stopped() | e.Closed():
                self.end = entry.end
            case e.Lost():
                self._is_drawn = False
        return ()

    def _draw(self, change: Callable[[], None]) -> tuple[Event, ...]:
        """Change the table, unless it fell behind or the rules do not allow it: then it stays as it was."""
        if not self._is_drawn:
            return ()
        before = self.table
        self.table = None if before is None else before.fork()
        told = 0 if before is None else len(before.events)
        try:
            change()
        except _OTHERWISE:
            self.table, self._is_drawn = before, False
            return ()
        return () if self.table is None else tuple([event for _, event in self.table.events[told:]])

    def _begin(self, header: Header, lines: Iterable[Line]) -> None:
        rules = game_with(header.game, header.components_hash)
        # Without a chance of its own: its answers come from the record.
        self.table = Table(rules, header.seats, header.options)
        _follow(self.table, lines)

    def _go_back(self, to: int) -> None:
        if self.table is not None:
            self.table.rewind(to)


def _follow(table: Table | None, lines: Iterable[Line]) -> None:
    if table is not None:
        for line in lines:
            table.play(CHANCE if line.by == "chance" else line.by, line.move)
