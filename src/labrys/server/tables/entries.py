"""The entries of a table's log: everything that ever happened at it, in order (docs/decisions/0007).

Nothing is changed or removed: taking back is an entry too. A game's own moves and chance's answers are carried
as the lines of its record.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from labrys.core.record import End, Header
from labrys.core.record import Entry as Line
from labrys.core.refusal import Refusal


class Damaged(Exception):
    """A stored log does not replay: another version of the rules wrote it, or it was altered. `why` tells people."""

    def __init__(self, text: str, why: Refusal | None = None) -> None:
        super().__init__(text)
        self.why = why


class Entry(msgspec.Struct, frozen=True, gc=False, tag_field="do", omit_defaults=True):
    """The base of all entries."""


class Sat(Entry, frozen=True, tag="sat"):
    """A person took a seat."""

    seat: int
    player: str
    name: str


class Stood(Entry, frozen=True, tag="stood"):
    """A person gave a seat free before the game began."""

    seat: int


class Freed(Entry, frozen=True, tag="freed"):
    """A seat that was kept for somebody is kept no longer."""

    seat: int


class Began(Entry, frozen=True, tag="began"):
    """The game began, with the header of its record and whatever chance answered before the first decision."""

    header: Header
    lines: tuple[Line, ...]


class Moved(Entry, frozen=True, tag="moved"):
    """A seat decided, and chance answered."""

    seat: int
    lines: tuple[Line, ...]
    bot: str = ""
    end: End | None = None
    """How the game ended, if it did by this."""


class UndoAsked(Entry, frozen=True, tag="undo-asked"):
    """A seat would like to go back to the first `to` lines of the record, which needs the others' consent."""

    seat: int
    to: int


class UndoAnswered(Entry, frozen=True, tag="undo-answered"):
    seat: int
    yes: bool


class Undone(Entry, frozen=True, tag="undone"):
    """The game went back. `why`: free (nothing was revealed), consent, or alone (nobody else was there to ask)."""

    seat: int
    to: int
    why: Literal["free", "consent", "alone"]


class Hinted(Entry, frozen=True, tag="hinted"):
    """A seat asked for a hint, for the first time in this game. Further ones tell nothing new and are not noted."""

    seat: int


class EndOffered(Entry, frozen=True, tag="end-offered"):
    """A seat proposes to end the game as it stands."""

    seat: int


class EndAnswered(Entry, frozen=True, tag="end-answered"):
    seat: int
    yes: bool


class Resigned(Entry, frozen=True, tag="resigned"):
    """A seat gave up; if several others remain, a bot plays it to the end."""

    seat: int


class Stopped(Entry, frozen=True, tag="stopped"):
    """The game ended before its rules said so."""

    reason: Literal["agreed", "resigned"]
    winners: tuple[int, ...]
    end: End | None = None


class Closed(Entry, frozen=True, tag="closed"):
    """Somebody ended a game that could not be played on: nobody won it. Without a seat it was who runs the server."""

    seat: int | None
    end: End


class Left(Entry, frozen=True, tag="left"):
    """A bot plays for this seat's person, who left or ran out of time, until they take it back."""

    seat: int
    why: Literal["left", "time"]


class Returned(Entry, frozen=True, tag="returned"):
    seat: int


class Replaced(Entry, frozen=True, tag="replaced"):
    """A seat's bot failed, and another one plays in its place to the end. How it failed is not told: that might tell
    what it held."""

    seat: int
    failed: str
    bot: str


class Archived(Entry, frozen=True, tag="archived"):
    """Nobody touched the table for its limit. It rests until somebody of it wakes it."""


class Woken(Entry, frozen=True, tag="woken"):
    pass


class Rematched(Entry, frozen=True, tag="rematched"):
    """The next table of the same people."""

    table: str


class Lost(Entry, frozen=True, tag="lost"):
    """What stood here cannot be read. It is never written."""


AnyEntry = (
    Sat
    | Stood
    | Freed
    | Began
    | Moved
    | UndoAsked
    | UndoAnswered
    | Undone
    | Hinted
    | EndOffered
    | EndAnswered
    | Resigned
    | Stopped
    | Closed
    | Left
    | Returned
    | Replaced
    | Archived
    | Woken
    | Rematched
    | Lost
)

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def write(entry: Entry) -> str:
    """The entry as it is stored."""
    return msgspec.json.encode(entry).decode()


def read(stored: str) -> AnyEntry:
    """The entry that was stored; Damaged if it is none."""
    try:
        return _decoder.decode(stored)
    except msgspec.DecodeError as error:
        raise Damaged(f"an entry cannot be read: {error}") from None
