"""What changes nothing: questions about moves, plans and the table, and hurry; talk; through whose eyes one looks."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from labrys.core import plan as plans
from labrys.core.plan import PlanStep
from labrys.core.refusal import BadNotation, Refusal
from labrys.core.seats import SPECTATOR
from labrys.core.table import Table
from labrys.server.hosted import Hosted
from labrys.server.house import House
from labrys.server.http.problems import stranger
from labrys.server.identity.names import read_line
from labrys.server.identity.player import Player
from labrys.server.tables import lessons, wire
from labrys.server.tables import wishes as w
from labrys.server.tables.declined import Declined, declined
from labrys.server.tables.deeds import Asker, in_play
from labrys.server.tables.moving import read_move
from labrys.server.tables.sitting import Sitting

_LINE = 280
Planned = Annotated[tuple[w.RawMove, ...], msgspec.Meta(max_length=w.MOST_PLANNED)]


class Why(msgspec.Struct, frozen=True, tag="why", tag_field="wish", forbid_unknown_fields=True, kw_only=True):
    """Ask why moves are not legal."""

    moves: w.Moves
    seat: w.SeatNumber | None = None
    key: w.Key | None = None


class Preview(msgspec.Struct, frozen=True, tag="preview", tag_field="wish", forbid_unknown_fields=True, kw_only=True):
    """Ask what legal moves would change: as things are, or in one's own turn after moves that are planned."""

    moves: w.Moves
    after: Planned | None = None
    seat: w.SeatNumber | None = None
    key: w.Key | None = None


class Survey(msgspec.Struct, frozen=True, tag="survey", tag_field="wish", forbid_unknown_fields=True, kw_only=True):
    """Ask what the rules make of the table as one sees it, or as one would see it after a legal move of one's own."""

    move: w.RawMove | None = None
    seat: w.SeatNumber | None = None
    key: w.Key | None = None


class Plan(msgspec.Struct, frozen=True, tag="plan", tag_field="wish", forbid_unknown_fields=True, kw_only=True):
    """Ask what would come of moves in one's own turn, the present or the next one, with the table as it is."""

    moves: Planned = ()
    seat: w.SeatNumber | None = None
    key: w.Key | None = None


class Hurry(msgspec.Struct, frozen=True, tag="hurry", tag_field="wish", forbid_unknown_fields=True, kw_only=True):
    """Let the bots answer without waiting, until people have to decide."""

    seat: w.SeatNumber | None = None
    key: w.Key | None = None


class Say(msgspec.Struct, frozen=True, tag="say", tag_field="wish", forbid_unknown_fields=True, kw_only=True):
    """Say a short line to everybody at the table."""

    line: Annotated[str, msgspec.Meta(min_length=1, max_length=_LINE)]
    key: w.Key | None = None


class PlanAnswer(msgspec.Struct, frozen=True, tag="plan", tag_field="type"):
    """What comes of moves that are tried in the turn that a seat has now, or would have next with the table as it is.

    `view`, `legal` and `survey` are of the table after the last move that holds, before chance answers and anybody else
    acts; nothing where there is nothing to plan.
    """

    key: str | None
    version: int
    is_now: bool
    """Whether it is the seat's turn indeed."""
    steps: tuple[PlanStep, ...]
    """Each move with its fate: it holds, is refused, or was not tried because of one before it."""
    view: Any
    legal: tuple[Any, ...]
    survey: Any
    is_open: bool
    """Whether more can be planned after it: not once something is drawn or the turn is over."""


class Hurrying(msgspec.Struct, frozen=True, tag="hurrying", tag_field="type"):
    """The bots that have to decide now no longer wait before they answer, until people have to decide alone."""

    key: str | None
    version: int
    seats: tuple[int, ...]


def asker_of(player: Player | None) -> Asker:
    """Who wishes; Refused if nobody is known."""
    if player is None:
        raise stranger()
    return Asker(player.id, player.name)


def audience_of(sitting: Sitting, player: Player | None, seat: int | None) -> int:
    """Through whose eyes somebody looks: a seat of their own, the only one if none is named, or a spectator's (S10)."""
    own = sitting.seats_of(player.id) if player is not None else ()
    if seat is None:
        due = [number for number in own if number in sitting.deciders]
        return due[0] if due else own[0] if own else SPECTATOR
    if seat not in own:
        raise declined("not-your-seat", "S10", "seat {seat} is not yours", 403, seat=seat)
    return seat


def why(sitting: Sitting, player: Player | None, question: Why) -> wire.Reasons:
    """Why each of these moves is not legal; None for one that is."""
    table, seat = seat_in_play(sitting, player, question.seat)
    return wire.Reasons(
        question.key, sitting.version, tuple(_refusal(sitting, table, seat, raw) for raw in question.moves)
    )


def preview(sitting: Sitting, player: Player | None, question: Preview) -> wire.Previews:
    """What each of these moves would change; None for one that is not legal."""
    table, seat = seat_in_play(sitting, player, question.seat)
    view = table.game.view(table.state, seat)
    if question.after is not None:
        planned = plans.previews(table.game, view, question.moves, question.after)
        return wire.Previews(question.key, sitting.version, tuple(planned))
    moves: list[Any] = [
        None if _refusal(sitting, table, seat, raw) is not None else _move(sitting, raw) for raw in question.moves
    ]
    made = iter(table.game.previews(view, [move for move in moves if move is not None]))
    return wire.Previews(question.key, sitting.version, tuple(None if move is None else next(made) for move in moves))


def survey(sitting: Sitting, player: Player | None, question: Survey) -> wire.SurveyAnswer:
    """What the rules make of the view of whoever asks, spectators included."""
    if question.move is not None:
        return wire.SurveyAnswer(question.key, sitting.version, _survey_after(sitting, player, question))
    audience, table = audience_of(sitting, player, question.seat), sitting.table
    if table is None:
        raise declined("not-begun", "S4", "the game has not begun")
    made = table.game.survey(table.game.view(table.state, audience))
    return wire.SurveyAnswer(question.key, sitting.version, made)


def plan(sitting: Sitting, player: Player | None, question: Plan) -> PlanAnswer:
    """What would come of moves in the turn that the asker's seat has, or has next."""
    table, seat = seat_in_play(sitting, player, question.seat)
    made = plans.plan(table.game, table.game.view(table.state, seat), question.moves)
    return PlanAnswer(
        key=question.key,
        version=sitting.version,
        is_now=seat in sitting.deciders,
        steps=made.steps,
        view=made.view,
        legal=made.legal,
        survey=made.survey,
        is_open=made.is_open,
    )


def hurry(house: House, hosted: Hosted, player: Player | None, wish: Hurry) -> Hurrying:
    """Hurry the bots: anybody who sits at the table may, for it only takes waiting away (S8.8)."""
    seat_in_play(hosted.sitting, player, wish.seat)
    house.hurry_bots(hosted)
    return Hurrying(wish.key, hosted.sitting.version, hosted.sitting.bots_to_move)


def cost_of(question: object) -> float:
    """How many looks a question counts for: ten moves are one more to be looked at."""
    match question:
        case Why(moves=moves):
            return len(moves) / 10
        case Preview(moves=moves, after=after):
            return (len(moves) + len(after or ())) / 10
        case Plan(moves=moves):
            return 1 + len(moves) / 10
        case w.PlayAll(moves=moves):
            return float(len(moves))
    return 1.0


def _survey_after(sitting: Sitting, player: Player | None, question: Survey) -> Any:
    """The survey after a move; Declined for the reason for which the move is not legal."""
    table, seat = seat_in_play(sitting, player, question.seat)
    refusal = _refusal(sitting, table, seat, question.move)
    if refusal is not None:
        raise Declined(refusal, 422 if refusal.rule == "N1" else 409)
    return table.game.survey(table.game.view(table.state, seat), _move(sitting, question.move))


def seat_in_play(sitting: Sitting, player: Player | None, seat: int | None) -> tuple[Table, int]:
    """The game and the seat of whoever asks something of a seat; Declined if there is no game, or no seat of theirs."""
    audience = audience_of(sitting, player, seat)
    if audience == SPECTATOR:
        raise declined("not-your-table", "S4", "you have no seat at this table", 403)
    return in_play(sitting), audience


def _move(sitting: Sitting, raw: object) -> Any:
    move = read_move(sitting, raw)
    return sitting.game.parse(move) if isinstance(move, str) else move


def _refusal(sitting: Sitting, table: Table, seat: int, raw: object) -> Refusal | None:
    try:
        refusal = table.refusal(seat, read_move(sitting, raw))
        if sitting.setup.lesson and seat in table.deciders():
            # What a lesson does not wait for need not be right otherwise: it says so first.
            return lessons.not_yet(sitting.setup, table, seat, _move(sitting, raw)) or refusal
        return refusal
    except BadNotation as error:
        return Refusal("not-a-move", "N1", str(error))


async def say(house: House, hosted: Hosted, player: Player | None, saying: Say) -> wire.TalkLine:
    """A line of talk, with nothing in it but text on one line (S9)."""
    line = read_line(saying.line)
    if not line:
        raise declined("empty-line", "S9", "there is nothing in this line", 422)
    return await house.say(hosted, asker_of(player), line)
