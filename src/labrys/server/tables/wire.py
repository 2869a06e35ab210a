"""What the house sends. Everything that concerns a game goes out by `Update`, made for one audience.

An audience is a seat or SPECTATOR. Log entries never leave as they are stored: `Seen` is built up from what that
audience may know.
"""

from __future__ import annotations

from typing import Any

import msgspec

from labrys.core.game import Move, View
from labrys.core.record import End
from labrys.core.refusal import Refusal
from labrys.core.seats import SPECTATOR
from labrys.server.tables import entries as e
from labrys.server.tables import lessons
from labrys.server.tables.clocks import Running
from labrys.server.tables.happening import Happening
from labrys.server.tables.lessons import LessonFacts
from labrys.server.tables.setup import Clock, may_hint
from labrys.server.tables.sitting import Sitting


class SeatFacts(msgspec.Struct, frozen=True):
    """A seat as everybody sees it."""

    seat: int
    name: str
    player: str
    """The id of its person; empty if there is none."""
    bot: str
    """The bot that plays it now; empty if a person does."""
    away: str
    is_returning: bool
    """Whether its person takes it back after the stand-in's present decision."""
    has_resigned: bool
    is_kept: bool
    """Whether it is kept for somebody who has not come yet."""
    has_asked: bool
    """Whether a hint was asked for at this seat in this game."""


class UndoFacts(msgspec.Struct, frozen=True):
    """Somebody asks to take back to the first `to` lines of the record."""

    seat: int
    to: int
    agreed: tuple[int, ...]


class OfferFacts(msgspec.Struct, frozen=True):
    """Somebody offers to end the game as it stands."""

    seat: int
    agreed: tuple[int, ...]


class TableFacts(msgspec.Struct, frozen=True):
    """A table as everybody sees it who has its link."""

    id: str
    game: str
    title: str
    version: int
    status: str
    maker: str
    options: dict[str, str]
    public: bool
    talk: bool
    hints: bool
    """Whether hints may be asked for."""
    clock: Clock
    standin: str
    limit: int
    starts: str
    has_house_components: bool
    components: str
    """The digest of what is in its box, under which that can be had."""
    unplayable: Refusal | None
    """Why its game cannot be played on here; None of any other."""
    seats: tuple[SeatFacts, ...]
    deciders: tuple[int, ...]
    clocks: tuple[Running, ...]
    touched: float
    undo: UndoFacts | None
    offer: OfferFacts | None
    taken_back: dict[str, int]
    """How often moves were taken back: free, by consent of the others, or alone against bots after something was
    revealed, by which a game is marked."""
    promise: str
    """The hash of the seed, before the game is over."""
    end: End | None
    """How it ended, with the seed."""
    rematch: str
    branched: bool
    """Whether it goes on from a moment of a recorded game: then it promises nothing."""
    lesson: LessonFacts | None


class Seen(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that happened, as one audience may know it. Fields that do not belong to the deed are left out."""

    version: int
    at: float
    did: str
    seat: int | None = None
    events: tuple[Any, ...] = ()
    """Events of the game, by its own description."""
    name: str = ""
    bot: str = ""
    why: str = ""
    yes: bool | None = None
    to: int | None = None
    taken: tuple[int, ...] = ()
    """The versions of the moves that were taken back by it."""
    table: str = ""
    key: str | None = None
    """The key of the wish that it fulfilled, for the seat whose wish it was: whoever sent it knows it is granted."""


class TalkLine(msgspec.Struct, frozen=True, tag="talk", tag_field="type"):
    """Something that somebody said."""

    n: int
    at: float
    player: str
    name: str
    line: str


class Update(msgspec.Struct, frozen=True, tag="update", tag_field="type"):
    """The whole table as one audience may know it at a version, and what happened since the version before."""

    version: int
    since: int
    """`seen` has everything that happened after this version. A client that has an older one asks again."""
    now: float
    """The server's time, for the clocks."""
    table: TableFacts
    seat: int | None
    """Through whose eyes; None for a spectator."""
    view: Any
    legal: tuple[Any, ...]
    """Moves of the game, by its own description."""
    seen: tuple[Seen, ...]


class Granted(msgspec.Struct, frozen=True, tag="granted", tag_field="type"):
    """A wish was granted and stored; with it the table came to this version, by what `did` names.

    By websocket a wish with a key whose maker looks through the eyes of its seat is answered by the update alone:
    what it brought about carries its key.
    """

    key: str | None
    version: int
    did: str
    again: bool = False
    """Whether it had been granted before, and this only says so again."""


class Refused(msgspec.Struct, frozen=True, tag="refused", tag_field="type"):
    """A wish was not granted and nothing has changed. `seen` is what the asker had missed, if they were late."""

    key: str | None
    refusal: Refusal
    version: int
    seen: tuple[Seen, ...] = ()


class Reasons(msgspec.Struct, frozen=True, tag="reasons", tag_field="type"):
    """Why each of some moves is not legal, in the order in which they were asked; None for a legal one."""

    key: str | None
    version: int
    refusals: tuple[Refusal | None, ...]


class Previews(msgspec.Struct, frozen=True, tag="previews", tag_field="type"):
    """What each of some moves would change; None for one that is not legal."""

    key: str | None
    version: int
    previews: tuple[Any, ...]


class SurveyAnswer(msgspec.Struct, frozen=True, tag="survey", tag_field="type"):
    """What the rules make of the view of one audience, by the game's own description."""

    key: str | None
    version: int
    survey: Any


class Pong(msgspec.Struct, frozen=True, tag="pong", tag_field="type"):
    key: str | None
    now: float


def facts(sitting: Sitting) -> TableFacts:
    """What everybody may know about a table."""
    setup, table = sitting.setup, sitting.table
    record = sitting.record
    undo, offer = sitting.undo, sitting.offer
    return TableFacts(
        id=sitting.id,
        game=setup.game,
        title=setup.title,
        version=sitting.version,
        status=sitting.status,
        maker=sitting.maker,
        options=setup.options,
        public=setup.public,
        talk=bool(setup.talk),
        hints=may_hint(setup),
        clock=setup.clock,
        standin=setup.standin,
        limit=setup.limit,
        starts=setup.starts,
        has_house_components=sitting.game.has_house_components,
        components=sitting.game.box_digest,
        unplayable=None if sitting.remains is None else sitting.remains.why,
        seats=tuple(
            SeatFacts(
                number,
                seat.name,
                seat.player,
                sitting.bot_of(number) if seat.is_played_by_bot else "",
                seat.away,
                seat.is_returning,
                seat.has_resigned,
                bool(seat.kept_for) and not seat.player,
                number in sitting.hinted,
            )
            for number, seat in enumerate(sitting.seats)
        ),
        deciders=sitting.deciders,
        clocks=sitting.clocks.running(),
        touched=sitting.touched,
        undo=None if undo is None else UndoFacts(undo.seat, undo.to, tuple(sorted(sitting.undo_agreed))),
        offer=None if offer is None else OfferFacts(offer, tuple(sorted(sitting.offer_agreed))),
        taken_back=sitting.taken_back,
        promise="" if record is None else record.header.promise,
        end=sitting.end,
        rematch=sitting.rematch,
        branched=setup.branch is not None,
        lesson=lessons.facts(setup, table),
    )


def seen(happening: Happening, audience: int) -> Seen:
    """A happening as this audience may know it."""
    entry = happening.entry
    events = tuple([event.seen_by(audience) for event in happening.events])
    if isinstance(entry, e.Moved):
        # By far the most frequent.
        # A key with a mark is of several moves: they are answered by `Made` alone.
        key = happening.mark if entry.seat == audience and happening.mark == happening.key else None
        return Seen(happening.version, happening.at, "moved", entry.seat, events, bot=entry.bot, key=key)
    told: dict[str, Any] = {}
    match entry:
        case e.Sat():
            told = {"name": entry.name}
        case e.UndoAsked():
            told = {"to": entry.to}
        case e.Undone():
            told = {"to": entry.to, "why": entry.why, "taken": happening.taken}
        case e.UndoAnswered() | e.EndAnswered():
            told = {"yes": entry.yes}
        case e.Stopped():
            told = {"why": entry.reason}
        case e.Left():
            told = {"why": entry.why}
        case e.Replaced():
            told = {"name": entry.failed, "bot": entry.bot}
        case e.Rematched():
            told = {"table": entry.table}
    seat = getattr(entry, "seat", None)
    if happening.key is not None and seat == audience:
        told["key"] = happening.key
    return Seen(happening.version, happening.at, str(entry.__struct_config__.tag), seat, events, **told)


def did(sitting: Sitting, version: int) -> str:
    """The word for what happened at a version."""
    return str(sitting.history[version - 1].entry.__struct_config__.tag) if version else ""


def update(
    sitting: Sitting, audience: int, since: int, now: float, common: TableFacts | None = None, view: View | None = None
) -> Update:
    """The table as this audience may know it, and what happened since a version. A game not begun has no view."""
    table = sitting.table
    legal: tuple[Move, ...] = ()
    if table is not None:
        view = view or table.game.view(table.state, audience)
        if audience != SPECTATOR and audience in sitting.deciders:
            legal = lessons.allowed(sitting.setup, table, audience, table.legal(audience))
    return Update(
        version=sitting.version,
        since=since,
        now=now,
        table=common or facts(sitting),
        seat=None if audience == SPECTATOR else audience,
        view=view,
        legal=legal,
        seen=tuple([seen(happening, audience) for happening in sitting.since(since)]),
    )
