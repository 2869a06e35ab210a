"""What happened at a table: an entry of its log, and what came of it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from labrys.core.event import Event
from labrys.server.tables import entries as e


class Happening(msgspec.Struct, frozen=True, gc=False):
    """One entry of the log with what happened in the game through it, all of it: to be seen through `seen_by`."""

    version: int
    at: float
    entry: e.AnyEntry
    events: tuple[Event, ...]
    mark: str | None = None
    """The key of the wish that it fulfilled, and after a space what keys.py adds to it."""
    by: str | None = None
    """Whose wish that was."""
    taken: tuple[int, ...] = ()
    """The versions of the moves that were taken back by it."""

    @property
    def key(self) -> str | None:
        return None if self.mark is None else self.mark.partition(" ")[0]


def moves_after(history: Sequence[Happening], lines: int) -> tuple[int, ...]:
    """The versions of the latest moves that count, as many as have written so many lines of the record."""
    gone: set[int] = set()
    found: list[int] = []
    for happening in reversed(history):
        if lines <= 0:
            break
        gone.update(happening.taken)
        if isinstance(happening.entry, e.Moved) and happening.version not in gone:
            found.append(happening.version)
            lines -= len(happening.entry.lines)
    return tuple(reversed(found))
