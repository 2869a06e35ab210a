"""A game is its record: a header, one entry per decision, and how it ended. See docs/record-format.md.

JSON Lines. Chance's entries carry the whole question, so that the seed's promise can be checked without
knowing the rules.
"""

from __future__ import annotations

from typing import Any, Literal, TypeVar

import msgspec

from labrys.core.trail import Trail

FORMAT = 1

RESIGNED = "resigned"
AGREED = "agreed"
CLOSED = "closed"
EARLY_ENDS = (RESIGNED, AGREED, CLOSED)
"""How a game can end that is not over by its rules. No game has such a reason of its own."""

T = TypeVar("T")


class BadRecord(ValueError):
    """A text is not a record that can be read; the sentence says where and why."""


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What was agreed before the first decision."""

    labrys: int
    game: str
    rules: int
    components: str
    components_hash: str
    options: dict[str, Any]
    seats: tuple[str, ...]
    promise: str = ""
    """sha256 of the seed; empty if chance was not answered from a committed seed."""


class Entry(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, omit_defaults=True):
    """One decision: of a seat, or of chance together with its question."""

    by: int | Literal["chance"]
    move: str
    of: tuple[str, ...] = ()
    """Chance only: the possible answers in order, as `draw T07`, or `draw T07*3` with a weight other than 1."""


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How it ended. Written once, as the last line of a finished game."""

    end: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    digest: str
    seed: str = ""


def closed(header: Header | None, seed: str) -> End:
    """The end of a game that could not be played on: nobody wins, and nothing is scored. Its header may be lost."""
    return End(CLOSED, (), (), "", seed if header is not None and header.promise else "")


class Record(msgspec.Struct):
    """A whole game, finished or not."""

    header: Header
    entries: Trail[Entry]
    end: End | None = None

    def early_end(self) -> str:
        """How the game ended before its rules ended it, in words; empty if it did not."""
        if self.end is None or self.end.end not in EARLY_ENDS:
            return ""
        if self.end.end == AGREED:
            return "ended by agreement"
        if self.end.end == CLOSED:
            return "closed without a result"
        resigned = [str(seat) for seat in self.resigned()]
        return f"seat{'s' if len(resigned) > 1 else ''} {' and '.join(resigned) or '?'} resigned"

    def resigned(self) -> tuple[int, ...]:
        """The seats by whose resignation the game ended; none if it did not end so."""
        if self.end is None or self.end.end != RESIGNED:
            return ()
        return tuple(seat for seat in range(len(self.header.seats)) if seat not in self.end.winners)


def write(record: Record) -> bytes:
    """The record as JSON Lines."""
    lines: list[Any] = [record.header, *record.entries]
    if record.end is not None:
        lines.append(record.end)
    return b"".join(msgspec.json.encode(line) + b"\n" for line in lines)


def read(data: bytes) -> Record:
    """The record in these bytes. It is not played here: `table.replay` does that and checks every entry."""
    lines = data.split(b"\n")
    if lines[-1] != b"":
        raise BadRecord(f"line {len(lines)}: the file breaks off in the middle of a line")
    lines.pop()
    if not lines:
        raise BadRecord("the file is empty")
    header = _line(lines, 0, Header)
    if header.labrys != FORMAT:
        raise BadRecord(f"line 1: record format {header.labrys}, but this Labrys reads format {FORMAT}")
    end = None
    if len(lines) > 1 and lines[-1].startswith(b'{"end"'):
        end = _line(lines, len(lines) - 1, End)
        lines.pop()
    return Record(header, Trail(_line(lines, index, Entry) for index in range(1, len(lines))), end)


def _line(lines: list[bytes], index: int, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(lines[index], type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        what = "header" if kind is Header else "entry" if kind is Entry else "end"
        raise BadRecord(f"line {index + 1} is not a valid {what}: {error}") from None
