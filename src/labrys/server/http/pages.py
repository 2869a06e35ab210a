"""Pages for people: the front page, a table's permanent page, the guide for programs, and what they look like."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from labrys.server.house import House
from labrys.server.http.problems import on_http
from labrys.server.http.tables import on_declined, table_lines
from labrys.server.pages import home
from labrys.server.pages.kept import kept_page, unplayable_page
from labrys.server.pages.layout import STATIC
from labrys.server.pages.table import table_page
from labrys.server.store.tables import UNPLAYABLE
from labrys.server.tables.declined import Declined

_MOST = 30
_DAY = 86_400

_Request = Request[Any, Any, Any]


def _html(content: bytes, status: int = 200) -> Response[bytes]:
    headers = {"Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache"}
    return Response(content, status_code=status, headers=headers)


@get("/")
async def front_page(request: _Request) -> Response[bytes]:
    """What this is, and the public tables."""
    house: House = request.app.state.house
    waiting, playing = [await house.store.lobby((status,), _MOST) for status in ("open", "playing")]
    return _html(home.front(await table_lines(house, waiting), await table_lines(house, playing)))


@get("/programs")
async def guide_for_programs() -> Response[bytes]:
    """How a program plays."""
    return _html(home.programs())


@get("/tables/{table_id:str}")
async def show_table(request: _Request, table_id: FromPath[str]) -> Response[bytes]:
    """A table for ever."""
    house: House = request.app.state.house
    try:
        hosted = await house.find(table_id)
    except Declined as no:
        if no.refusal.code != UNPLAYABLE:
            raise
        return await _unplayable(house, table_id, no)
    return _html(table_page(hosted.sitting))


async def _unplayable(house: House, table_id: str, why: Declined) -> Response[bytes]:
    """A game that is over is shown all the same, as it was recorded."""
    try:
        record = await house.record(table_id)
    except Declined as no:
        if no.refusal.code != UNPLAYABLE:
            raise
        return _html(unplayable_page(why.refusal.text), why.status)
    return _html(kept_page(table_id, record, why.refusal.text))


@get("/static/{name:str}")
async def static_file(name: FromPath[str]) -> Response[bytes]:
    """What pages look like."""
    if name not in STATIC:
        raise NotFoundException
    kind, content = STATIC[name]
    return Response(content, headers={"Content-Type": kind, "Cache-Control": f"public, max-age={_DAY}"})


def on_missing_table(request: _Request, no: Declined) -> Response[Any]:
    return _html(home.missing(), no.status) if no.status == 404 else on_declined(request, no)


def on_missing_page(request: _Request, error: NotFoundException) -> Response[Any]:
    """A page for people; programs, which do not ask for one, get the answer that they know."""
    is_for_people = "text/html" in request.headers.get("accept", "") and not request.scope["path"].startswith("/api")
    return _html(home.missing(), 404) if is_for_people else on_http(request, error)


router = Router(
    "/",
    route_handlers=[front_page, guide_for_programs, show_table, static_file],
    exception_handlers={Declined: on_missing_table},
    include_in_schema=False,
)
