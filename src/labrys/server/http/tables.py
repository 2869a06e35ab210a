"""Tables over HTTP: making, finding, playing. The same wishes as over the websocket, for programs that prefer it."""

from __future__ import annotations

import time
from typing import Annotated, Any, Literal

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody, Parameter

from labrys.core.record import write as write_record
from labrys.server import asking
from labrys.server.doors.rates import address_of, limit
from labrys.server.house import House
from labrys.server.http.callers import desk_of, player_of, rates_of
from labrys.server.http.problems import Problem, Refused, answer, refusals, stranger
from labrys.server.http.setups import worded
from labrys.server.identity.player import Player
from labrys.server.live import rate_of, refused
from labrys.server.lobby import lobby as shown
from labrys.server.made import Made
from labrys.server.store.tables import Listed
from labrys.server.tables import wire
from labrys.server.tables import wishes as w
from labrys.server.tables.declined import Declined
from labrys.server.tables.setup import Setup
from labrys.server.tables.sitting import Sitting

_MOST_TABLES = 50
"""Unfinished tables of one maker, and half of it for a guest."""
_LONGEST_WAIT = 25.0
_LAST_VERSION = 2**31 - 1

AnyRequest = Request[Any, Any, Any]
TableId = FromPath[Annotated[str, Parameter(description="The id of a table, which is its link too.")]]


class TableLine(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    title: str
    status: str
    version: int
    touched: float
    options: dict[str, str]
    seats: tuple[str, ...]
    """Who sits there: a name, a bot's word, or nothing for a free seat."""
    free: int
    """How many seats are free."""
    bots: tuple[int, ...]
    """The seats that were made for bots."""
    branched: bool
    """Whether it goes on from a moment of a recorded game."""
    lesson: str
    """The lesson that is learned at it."""
    my_seats: tuple[int, ...] = ()
    is_my_turn: bool = False
    is_kept_for_me: bool = False


class Rematch(msgspec.Struct, frozen=True):
    """The table of the next game."""

    table: str


def house_of(request: AnyRequest) -> House:
    house: House = request.app.state.house
    return house


async def who(request: AnyRequest) -> Player | None:
    player = await desk_of(request).who(request)
    if player is None and "authorization" in request.headers:
        raise stranger()
    return player


@post("/tables", responses=refusals(401, 409, 422))
async def make_table(request: AnyRequest, data: JSONBody[Setup]) -> wire.Update:
    """Make a table. Its maker takes the seats that are meant for them, and bots theirs."""
    player = await player_of(request)
    limit(rates_of(request), "tables", player.id)
    if data.public:
        limit(rates_of(request), "public", address_of(request))
    house = house_of(request)
    hosted = await house.make(worded(data), asking.asker_of(player), _most_tables(player))
    return _update(hosted.sitting, player, None, 0)


def _most_tables(player: Player) -> int:
    return _MOST_TABLES // 2 if player.is_guest else _MOST_TABLES


@get("/tables", responses=refusals())
async def lobby(
    request: AnyRequest, status: FromQuery[Literal["open", "playing", "over"]] = "open"
) -> tuple[TableLine, ...]:
    """Public tables: open ones to join, others to watch; at most 100, and 3 of one maker. Those with people at them
    come first, then the latest."""
    return await table_lines(house_of(request), await shown(house_of(request), status))


@get("/tables/mine", responses=refusals(401))
async def my_tables(request: AnyRequest) -> tuple[TableLine, ...]:
    """My tables: first where it is my turn, then the latest, at most 200; with the seats that are kept for me."""
    player = await player_of(request)
    house = house_of(request)
    found = await house.store.of_player(player.id, 200)
    mine: dict[str, list[int]] = {}
    turns: set[str] = set()
    listed: dict[str, Listed] = {}
    for one, seat, is_turn in found:
        mine.setdefault(one.id, []).append(seat)
        listed[one.id] = one
        if is_turn:
            turns.add(one.id)
    kept = {one.id: one for one in await house.store.kept_for(player.id, 50) if one.id not in listed}
    lines = await table_lines(house, [*kept.values(), *listed.values()])
    return tuple(
        msgspec.structs.replace(
            line,
            my_seats=tuple(sorted(mine.get(line.id, ()))),
            is_my_turn=line.id in turns,
            is_kept_for_me=line.id in kept,
        )
        for line in lines
    )


async def table_lines(house: House, listed: list[Listed]) -> tuple[TableLine, ...]:
    """Tables as lists show them."""
    people = await house.store.names([one.id for one in listed])
    lines = []
    for one in listed:
        setup = msgspec.json.decode(one.setup, type=Setup)
        seats = tuple(plan.bot or people.get((one.id, seat), "") for seat, plan in enumerate(setup.seats))
        lines.append(
            TableLine(
                one.id,
                setup.game,
                setup.title,
                one.status,
                one.version,
                one.touched,
                setup.options,
                seats,
                seats.count("") if one.status == "open" else 0,
                tuple(seat for seat, plan in enumerate(setup.seats) if plan.kind == "bot"),
                setup.branch is not None,
                setup.lesson,
            )
        )
    return tuple(lines)


@get("/tables/{table_id:str}", responses=refusals(401, 404))
async def look(
    request: AnyRequest,
    table_id: TableId,
    seat: FromQuery[Annotated[int | None, Parameter(ge=0, le=7)]] = None,
    since: FromQuery[Annotated[int | None, Parameter(ge=0, le=_LAST_VERSION)]] = None,
    wait: FromQuery[Annotated[float, Parameter(ge=0, le=_LONGEST_WAIT)]] = 0.0,
) -> wire.Update:
    """A table through the eyes of a seat of mine, or as a spectator.

    With `since` it brings everything that happened after that version; with `wait` it answers as soon as there is
    anything newer, or after so many seconds.
    """
    player = await who(request)
    limit(rates_of(request), "asks", player.id if player is not None else address_of(request))
    hosted = await house_of(request).find(table_id, since)
    asking.audience_of(hosted.sitting, player, seat)
    if wait and since is not None and not house_of(request).is_closing:
        await hosted.changed(since, wait)
    return _update(hosted.sitting, player, seat, since)


def _update(sitting: Sitting, player: Player | None, seat: int | None, since: int | None) -> wire.Update:
    audience = asking.audience_of(sitting, player, seat)
    return wire.update(sitting, audience, sitting.told_from(since), time.time())


_DECLINED = ResponseSpec(wire.Refused | Problem, description="The wish is not granted", generate_examples=False)


@post(
    "/tables/{table_id:str}/wishes",
    status_code=200,
    responses={**refusals(401, 404, 410), **dict.fromkeys((403, 409, 410, 422, 503), _DECLINED)},
)
async def wish(
    request: AnyRequest, table_id: TableId, data: JSONBody[w.AnyWish]
) -> Response[wire.Granted | Made | wire.Refused]:
    """Join, start, move, take back, resign and so on. Granted means stored.

    Refusals come as 409 with the reason, and with what happened meanwhile if the version was too old.
    """
    player = await player_of(request)
    limit(rates_of(request), rate_of(data), player.id, asking.cost_of(data))
    house = house_of(request)
    hosted = await house.find(table_id)
    try:
        return Response(await house.wish(hosted, asking.asker_of(player), data))
    except Declined as no:
        house.tally.declined[no.refusal.code] += 1
        audience = asking.audience_of(hosted.sitting, player, None)
        return Response(refused(hosted, audience, data.key, no), status_code=no.status)


@get("/tables/{table_id:str}/talk", responses=refusals(404))
async def talk(
    request: AnyRequest, table_id: TableId, after: FromQuery[Annotated[int, Parameter(ge=0, le=_LAST_VERSION)]] = 0
) -> tuple[wire.TalkLine, ...]:
    """What was said after a line's number, the latest 200 lines; without those whom I do not want to hear."""
    player, house = await who(request), house_of(request)
    hosted = await house.find(table_id)
    muted = await house.store.muted_by(player.id) if player is not None else set()
    said = await house.store.talk(hosted.sitting.id, after)
    return tuple(wire.TalkLine(s.n, s.at, s.player, s.name, s.line) for s in said if s.player not in muted)


@post("/tables/{table_id:str}/talk", responses=refusals(401, 404, 422))
async def say(request: AnyRequest, table_id: TableId, data: JSONBody[asking.Say]) -> wire.TalkLine:
    """Say something at the table."""
    player = await player_of(request)
    limit(rates_of(request), "talk", player.id)
    house = house_of(request)
    return await asking.say(house, await house.find(table_id), player, data)


@post("/tables/{table_id:str}/rematch", responses=refusals(401, 404, 409))
async def rematch(request: AnyRequest, table_id: TableId) -> Rematch:
    """Play again, everybody one seat further. Whoever asks first makes the table; the others' seats are kept."""
    player = await player_of(request)
    limit(rates_of(request), "tables", player.id)
    house = house_of(request)
    following = await house.rematch(await house.find(table_id), asking.asker_of(player), _most_tables(player))
    return Rematch(following.sitting.id)


@get("/tables/{table_id:str}/record", media_type="application/jsonl", responses=refusals(404))
async def record(request: AnyRequest, table_id: TableId) -> Response[bytes]:
    """The record of a finished game, seed included, as a file."""
    found = await house_of(request).record(table_id)
    name = f"{found.header.game}-{table_id}.jsonl"
    return Response(
        write_record(found),
        media_type="application/jsonl",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


def on_declined(_: AnyRequest, no: Declined) -> Response[Any]:
    """The house's refusals as answers of HTTP."""
    return answer(Refused(no.status, no.refusal))


router = Router(
    "/api",
    route_handlers=[
        make_table,
        lobby,
        my_tables,
        look,
        wish,
        talk,
        say,
        rematch,
        record,
    ],
    tags=["tables"],
)
