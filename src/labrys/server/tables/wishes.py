"""What people may wish at a table. Each wish arrives the same way by websocket and by HTTP."""

from __future__ import annotations

from typing import Annotated

import msgspec

Key = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_.:-]+$")]
"""A name of the client's own for one wish: sent twice it counts once."""
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=7)]
Version = Annotated[int, msgspec.Meta(ge=0, le=2**31 - 1)]
RawMove = Annotated[str, msgspec.Meta(max_length=200)] | Annotated[dict[str, object], msgspec.Meta(max_length=16)]
"""A move in notation, or as the object that the legal moves are sent as."""
Moves = Annotated[tuple[RawMove, ...], msgspec.Meta(min_length=1, max_length=100)]

MOST_PLANNED = 40
PlannedMoves = Annotated[tuple[RawMove, ...], msgspec.Meta(min_length=1, max_length=MOST_PLANNED)]


class Wish(msgspec.Struct, frozen=True, tag_field="wish", forbid_unknown_fields=True, kw_only=True):
    """The base of all wishes. The seat may be left out by whoever has only one."""

    seat: SeatNumber | None = None
    key: Key | None = None


class Join(Wish, frozen=True, tag="join"):
    """Take an open seat; the first that is free if none is named."""


class Leave(Wish, frozen=True, tag="leave"):
    """Give the seat free, or, once the game has begun, let a bot play it."""


class Free(Wish, frozen=True, tag="free"):
    """Give free a seat that is kept for somebody who has not come: the maker's to say. `seat` names that seat."""


class Start(Wish, frozen=True, tag="start"):
    """Begin the game: the maker's to say, if the table does not begin by itself."""


class Play(Wish, frozen=True, tag="move"):
    """Make a move, having seen this version."""

    version: Version
    move: RawMove


class PlayAll(Wish, frozen=True, tag="moves"):
    """Make several moves of one seat, having seen this version: a plan.

    They are made in their order, each as a move of its own, up to the first that is refused, or until something has
    happened that the seat could not foresee. If already the first is refused nothing has changed.
    """

    version: Version
    moves: PlannedMoves


class Undo(Wish, frozen=True, tag="undo"):
    """Take back so many of one's own latest decisions, and whatever came after.

    What cannot be taken back freely is refused with the reason, unless `ask` says that the others are to be asked.
    """

    version: Version
    back: Annotated[int, msgspec.Meta(ge=1, le=1000)] = 1
    ask: bool = False


class AnswerUndo(Wish, frozen=True, tag="answer-undo"):
    version: Version
    yes: bool


class OfferEnd(Wish, frozen=True, tag="offer-end"):
    """Propose to end the game as it stands."""


class AnswerEnd(Wish, frozen=True, tag="answer-end"):
    version: Version
    yes: bool


class Resign(Wish, frozen=True, tag="resign"):
    """Give up."""


class Close(Wish, frozen=True, tag="close"):
    """End a game that cannot be played on here, without a result: anybody who sits at it may."""


class Return(Wish, frozen=True, tag="return"):
    """Take the seat back from the bot that plays it."""


class Wake(Wish, frozen=True, tag="wake"):
    """Go on with an archived table."""


AnyWish = (
    Join
    | Leave
    | Free
    | Start
    | Play
    | PlayAll
    | Undo
    | AnswerUndo
    | OfferEnd
    | AnswerEnd
    | Resign
    | Close
    | Return
    | Wake
)
