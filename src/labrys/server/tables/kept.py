"""The record of a finished game as its log has it, without playing it: for games of rules that are no longer played."""

from __future__ import annotations

from collections.abc import Iterable

from labrys.core.record import End, Header, Record
from labrys.core.record import Entry as Line
from labrys.core.trail import Trail
from labrys.server.tables import entries as e


def kept_record(log: Iterable[e.AnyEntry]) -> Record | None:
    """The record of a log's game; None if the game has not ended."""
    header: Header | None = None
    lines: list[Line] = []
    end: End | None = None
    for entry in log:
        match entry:
            case e.Began():
                header, lines = entry.header, list(entry.lines)
            case e.Moved():
                lines += entry.lines
                end = entry.end
            case e.Undone():
                del lines[entry.to :]
            case e.Stopped():
                end = entry.end
    return None if header is None or end is None else Record(header, Trail(lines), end)
