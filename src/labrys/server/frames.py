"""A record as frames to leaf through: after each entry what happened and what has changed on the table.

Whoever has a record knows all of it, so frames hide nothing. A frame has the changes of the spectator's view, and for
each seat those of the fields in which seats see more than that: laid over each other they are the seat's own view.

`shown` and `surveyed` are for workers: a long record must not hold up the server.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from labrys.core.compact import pack
from labrys.core.game import View
from labrys.core.record import BadRecord, End, Header, Record
from labrys.core.refusal import Refusal, refusal
from labrys.core.score import ScoreSheet
from labrys.core.seats import CHANCE, SPECTATOR
from labrys.core.table import Table, replay
from labrys.core.trail import Trail
from labrys.server.bots import be_humble
from labrys.server.tables.recorded import record_of, why_not

Fields = dict[str, Any]


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table after an entry: what has changed since the frame before. The first is the table before any entry."""

    by: int | str | None = None
    """Who decided: a seat, or `chance`; None before the first entry."""
    move: str = ""
    events: tuple[Any, ...] = ()
    """What happened, with every secret."""
    view: Fields = {}
    """Fields of the spectator's view that are other than before."""
    own: tuple[Fields, ...] = ()
    """By seat: fields that are other than before, of those in which seats see more than spectators."""
    scores: tuple[int, ...] = ()
    """Points by seat as the game stands, hidden ones included; left out if they are those of before."""


class Replay(msgspec.Struct, frozen=True):
    """A record to be shown."""

    game: str
    title: str
    header: Header
    options: dict[str, Any]
    seats: tuple[str, ...]
    compact: str
    """The same record as compact text, for a link."""
    end: End | None
    deciders: tuple[int, ...]
    """Who has to decide after the last entry."""
    sheets: tuple[ScoreSheet, ...]
    secrets: dict[str, tuple[str, ...]]
    """By kind of event: the fields that only its seat saw at the time."""
    frames: tuple[Frame, ...]


def shown(text: str) -> bytes | Refusal:
    """The replay of a record as JSON, or why there is none. For a worker."""
    be_humble()
    try:
        return msgspec.json.encode(replay_of(record_of(text)))
    except BadRecord as error:
        return why_not(error, "S10")


def surveyed(text: str, at: int, seat: int | None) -> bytes | Refusal:
    """The survey of the frame after so many entries, through the eyes of a seat or of a spectator. For a worker."""
    be_humble()
    try:
        table = replay(record_of(text, at))
    except BadRecord as error:
        return why_not(error, "S10")
    entries, seats = len(table.record.entries), len(table.record.header.seats)
    if entries < at:
        return refusal(
            "no-such-frame", "S10", "the record has {entries} entries, there is no frame {at}", entries=entries, at=at
        )
    if seat is not None and seat >= seats:
        return refusal(
            "no-such-eyes",
            "S10",
            "the record has {seats} seats, counted from 0; none is {seat}",
            seats=seats,
            seat=seat,
        )
    view = table.game.view(table.state, SPECTATOR if seat is None else seat)
    return msgspec.json.encode(table.game.survey(view))


def replay_of(record: Record) -> Replay:
    """The frames of a record that replays."""
    header = record.header
    table = replay(Record(header, Trail()))
    frames = tuple(_frames(table, record))
    return Replay(
        game=header.game,
        title=table.game.title,
        header=header,
        options=header.options,
        seats=header.seats,
        compact=pack(record).decode(),
        end=record.end,
        deciders=() if record.end is not None else table.deciders(),
        sheets=table.game.score(table.state),
        secrets={str(type(event).__struct_config__.tag): event.secrets for _, event in table.events if event.secrets},
        frames=frames,
    )


def _frames(table: Table, record: Record) -> Iterator[Frame]:
    """The frames, one after the other, while the table is played on."""
    sight = _Sight(len(record.header.seats))
    yield sight.frame(table, None, "", 0)
    for entry in record.entries:
        told = len(table.events)
        table.play(CHANCE if entry.by == "chance" else entry.by, entry.move)
        yield sight.frame(table, entry.by, entry.move, told)


class _Sight:
    """What the frames so far have shown."""

    def __init__(self, seats: int) -> None:
        self._audiences = [SPECTATOR, *range(seats)]
        self._view: Fields = {}
        self._own: list[Fields] = [{} for _ in range(seats)]
        self._scores: tuple[int, ...] = ()

    def frame(self, table: Table, by: int | str | None, move: str, told: int) -> Frame:
        public, *seated = table.game.views(table.state, self._audiences)
        fields = _fields_of(public)
        owns = [_fields_of(view) for view in seated]
        # Once a field has told a seat more, it is shown for all seats, also while it tells none of them more.
        more = {name for own in owns for name in own if own[name] != fields[name]} | self._own[0].keys()
        owns = [{name: own[name] for name in own if name in more} for own in owns]
        scores = tuple(sheet.total for sheet in table.game.score(table.state))
        changed = tuple(_changes(before, after) for before, after in zip(self._own, owns, strict=True))
        frame = Frame(
            by=by,
            move=move,
            events=tuple(event for _, event in table.events[told:]),
            view=_changes(self._view, fields),
            own=changed if any(changed) else (),
            scores=() if scores == self._scores else scores,
        )
        self._view, self._own, self._scores = fields, owns, scores
        return frame


def _fields_of(view: View) -> Fields:
    """A view field by field. Whose it is goes without saying."""
    return {name: getattr(view, name) for name in view.__struct_fields__ if name != "seat"}


def _changes(before: Fields, after: Fields) -> Fields:
    return {name: value for name, value in after.items() if name not in before or before[name] != value}
