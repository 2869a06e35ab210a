"""A record as frames to leaf through: after each entry what happened and what has changed on the table.

Whoever has a record knows all of it, so frames hide nothing. A frame has the changes of the spectator's view, and for
each seat what has changed otherwise in its own. A change names its place by a path, `round` or `seats.2.coins`: of a
table with a lot on it, an entry moves little.

`shown` and `surveyed` are for workers: a long record must not hold up the server.
"""

from __future__ import annotations

import gzip
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
from labrys.server.changes import Fields, changes, laid_over
from labrys.server.tables.recorded import record_of, why_not

_EFFORT = 5
"""Of gzip: more takes longer than it saves."""


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """The table after an entry: what has changed since the frame before. The first is the table before any entry."""

    by: int | str | None = None
    """Who decided: a seat, or `chance`; None before the first entry."""
    move: str = ""
    events: tuple[Any, ...] = ()
    """What happened, with every secret."""
    view: Fields = {}
    """By path: what is other than before in the spectator's view."""
    own: tuple[Fields, ...] = ()
    """By seat: what is other in its own view than before, with the changes of `view` made in it."""
    scores: tuple[int, ...] = ()
    """Points by seat as the game stands, hidden ones included; left out if they are those of before."""


class Replay(msgspec.Struct, frozen=True):
    """A record to be shown."""

    game: str
    title: str
    components: str
    """The digest of what is in its box, under which that can be had."""
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


def shown(text: str, is_pressed: bool = False) -> bytes | Refusal:
    """The replay of a record as JSON, as it is or by gzip, or why there is none. For a worker."""
    try:
        told = msgspec.json.encode(replay_of(record_of(text)))
    except BadRecord as error:
        return why_not(error, "S10")
    return gzip.compress(told, _EFFORT, mtime=0) if is_pressed else told


def surveyed(text: str, at: int, seat: int | None) -> bytes | Refusal:
    """The survey of the frame after so many entries, through the eyes of a seat or of a spectator. For a worker."""
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
        components=table.game.box_digest,
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
        self._public: View | None = None
        self._view: Fields = {}
        self._own: list[Fields] = [{} for _ in range(seats)]
        self._scores: tuple[int, ...] = ()

    def frame(self, table: Table, by: int | str | None, move: str, told: int) -> Frame:
        public, *seated = table.game.views(table.state, self._audiences)
        view = _fields_of(public, self._public, self._view)
        owns = [_fields_of(seen, public, view) for seen in seated]
        changed = changes(self._view, view)
        own = tuple(changes(laid_over(before, changed), after) for before, after in zip(self._own, owns, strict=True))
        scores = tuple(sheet.total for sheet in table.game.score(table.state))
        frame = Frame(
            by=by,
            move=move,
            events=tuple(event for _, event in table.events[told:]),
            view=changed,
            own=own if any(own) else (),
            scores=() if scores == self._scores else scores,
        )
        self._public, self._view, self._own, self._scores = public, view, owns, scores
        return frame


def _fields_of(view: View, like: View | None, known: Fields) -> Fields:
    """A view as plain fields; those that are as in another view are the very same. Whose it is goes without saying."""
    return {
        name: known[name] if like is not None and value == getattr(like, name) else msgspec.to_builtins(value)
        for name, value in ((name, getattr(view, name)) for name in view.__struct_fields__ if name != "seat")
    }
