"""The compact text of a record: short enough for a link, for whoever has the rules. See docs/record-format.md.

It leaves out chance's questions, which follow from the rules. So packing needs no rules and unpacking plays the game.
"""

from __future__ import annotations

import re
from typing import Any, TypeVar

import msgspec

from labrys.core.game import Game
from labrys.core.record import FORMAT, BadRecord, End, Header, Record
from labrys.core.refusal import IllegalMove
from labrys.core.seats import CHANCE
from labrys.core.table import Divergence, Table, replay
from labrys.core.trail import Trail

COMPACT = 1
"""The version of this format."""

T = TypeVar("T")

_OPENING = b'{"compact":'
_BY_SEAT = re.compile(r"(0|[1-9][0-9]{0,2}) (.*)", re.DOTALL)
_BY_CHANCE = re.compile(r"[^0-9{].*")


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The first line: by its first field the text is known not to be a whole record."""

    compact: int
    header: Header


def is_compact(data: bytes) -> bool:
    """Whether these bytes are meant as compact text, and not as a whole record."""
    return data.startswith(_OPENING)


def length(data: bytes) -> int:
    """How many entries these bytes can hold at most, whether they are a whole record or compact text."""
    return data.count(b"\n")


def pack(record: Record) -> bytes:
    """The compact text of a record that replays; BadRecord if it has a move that no notation has."""
    lines = [msgspec.json.encode(Opening(COMPACT, record.header))]
    for at, entry in enumerate(record.entries):
        is_by_chance = entry.by == "chance"
        if "\n" in entry.move or (is_by_chance and not _BY_CHANCE.fullmatch(entry.move)):
            raise BadRecord(f"entry {at}: {entry.move!r} cannot stand in a line of its own")
        lines.append((entry.move if is_by_chance else f"{entry.by} {entry.move}").encode())
    if record.end is not None:
        lines.append(msgspec.json.encode(record.end))
    return b"".join(line + b"\n" for line in lines)


def unpack(data: bytes, rules: Game[Any, Any] | None = None, to: int | None = None) -> Record:
    """The record of a compact text, as `unpacked` plays it."""
    return unpacked(data, rules, to).record


def unpacked(data: bytes, rules: Game[Any, Any] | None = None, to: int | None = None) -> Table:
    """The game of a compact text: played again, checked as `replay` checks it, chance's questions put back.

    With `to` only the first so many entries are read, and no end. BadRecord says what is wrong.
    """
    opening, moves, end = _read(data)
    table = replay(Record(opening.header, Trail()), rules)
    for at, (by, move) in enumerate(moves[:to]):
        _play(table, at, by, move)
    if end is not None and to is None:
        # Only a replay tells whether the end is the one that follows.
        return replay(Record(opening.header, table.record.entries, end), table.game)
    # The record is that of the text, also where by the rules it could have an end.
    table.record.end = None
    return table


def _read(data: bytes) -> tuple[Opening, list[tuple[int, str]], End | None]:
    try:
        lines = data.decode().split("\n")
    except UnicodeDecodeError:
        raise BadRecord("the text is not UTF-8") from None
    if lines.pop() != "":
        raise BadRecord(f"line {len(lines) + 1}: the text breaks off in the middle of a line")
    opening = _decoded(lines, 0, Opening)
    if opening.compact != COMPACT or opening.header.labrys != FORMAT:
        ours = f"this Labrys reads compact format {COMPACT} of format {FORMAT}"
        raise BadRecord(f"line 1: compact format {opening.compact} of format {opening.header.labrys}, but {ours}")
    end = _decoded(lines, len(lines) - 1, End) if len(lines) > 1 and lines[-1].startswith("{") else None
    return opening, [_by_whom(line) for line in lines[1 : len(lines) - (end is not None)]], end


def _decoded(lines: list[str], index: int, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(lines[index] if lines else "", type=kind)
    except (msgspec.DecodeError, RecursionError) as error:
        what = "opening" if kind is Opening else "end"
        raise BadRecord(f"line {index + 1} is not a valid {what}: {error}") from None


def _by_whom(line: str) -> tuple[int, str]:
    by_seat = _BY_SEAT.fullmatch(line)
    return (int(by_seat[1]), by_seat[2]) if by_seat else (CHANCE, line)


def _play(table: Table, at: int, by: int, move: str) -> None:
    who = "chance" if by == CHANCE else f"seat {by}"
    if table.is_over:
        raise Divergence(at, "the game is over by the rules, but the record goes on")
    if (by == CHANCE) != (table.deciders() == (CHANCE,)):
        raise Divergence(at, f"{who} says {move!r}, but it is for {'a seat' if by == CHANCE else 'chance'} to decide")
    try:
        table.play(by, move)
    except IllegalMove as error:
        raise Divergence(at, f"{move!r} by {who} is not possible, {error}") from None
    if table.record.entries[at].move != move:
        raise Divergence(at, f"{move!r} is written otherwise than a record has it")
