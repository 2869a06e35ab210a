"""Pages for people. All but one are the client's, which finds out from the address what to show."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, Router, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from labrys.core.registry import game as registered
from labrys.core.registry import names
from labrys.server.house import House
from labrys.server.http.problems import on_http
from labrys.server.http.tables import on_declined
from labrys.server.pages import plain
from labrys.server.pages.client import Sheet, client, language_of
from labrys.server.pages.layout import STATIC
from labrys.server.tables.declined import Declined
from labrys.server.tables.lessons import is_taught

_DAY = 86_400
_FOR_EVER = "public, max-age=31536000, immutable"
_RULES = ("table", *names())
"""The books of rules that can be read: of the house, and of every game."""
_MISSING = "Missing"
_ASKS = {"Home": ("me", "games"), "Table": ("me", "games")}
"""What the client asks for first on a page: its browser fetches it together with the client."""
_UNLISTED = {"X-Robots-Tag": "noindex, nofollow"}
"""A private table's address is its key: search engines keep away."""

_Request = Request[Any, Any, Any]


def _html(content: bytes, status: int = 200) -> Response[bytes]:
    headers = {"Content-Type": "text/html; charset=utf-8", "Cache-Control": "no-cache"}
    return Response(content, status_code=status, headers=headers)


def _file(request: _Request, sheet: Sheet, status: int, headers: dict[str, str]) -> Response[bytes]:
    """A file in the form that this browser can read; only that it is unchanged if the browser has it."""
    headers = {"Content-Type": sheet.kind, "ETag": sheet.tag, "Vary": "Accept-Encoding", **headers}
    if status == 200 and sheet.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    content, form = sheet.form(request.headers.get("accept-encoding", ""))
    if form:
        headers["Content-Encoding"] = form
    return Response(content, status_code=status, headers=headers)


def _client(
    request: _Request,
    page: str,
    status: int = 200,
    headers: dict[str, str] | None = None,
    game: str = "",
    box: str = "",
) -> Response[bytes]:
    """The client's page, naming the parts that it will want here: a page, the table of a game, and what is in its box,
    which is today's house set unless another digest is given."""
    built = client()
    if built is None:
        return _html(plain.not_built(), 503)
    parts = [f"src/pages/{page}.svelte", f"src/games/{game}/index.ts", f"src/games/{game}/words.ts"]
    sheet = built.page(language_of(request.headers.get("accept-language", "")), *parts, game=game)
    own = {"Cache-Control": "no-cache", "Vary": "Accept-Encoding, Accept-Language", **(headers or {})}
    hints = [f"</api/{one}>; rel=preload; as=fetch; crossorigin" for one in _ASKS.get(page, ())]
    if game in names():
        # Not always wanted: a table may not have begun, or be covered.
        hints.append(f"</api/games/{game}/components/{box or registered(game).box_digest}>; rel=prefetch")
    return _file(request, sheet, status, own | ({"Link": ", ".join(hints)} if hints else {}))


@get("/")
async def show_home(request: _Request) -> Response[bytes]:
    """Where everything begins."""
    return _client(request, "Home")


@get(["/lobby", "/mine", "/settings", "/rules", "/replay"])
async def show_page(request: _Request) -> Response[bytes]:
    """A page that is always there."""
    return _client(request, request.scope["path"].strip("/").capitalize())


@get("/rules/{book:str}")
async def show_rules(request: _Request, book: FromPath[str]) -> Response[bytes]:
    """A book of rules."""
    return _client(request, "Rules") if book in _RULES else _client(request, _MISSING, 404)


@get("/learn/{game:str}")
async def show_lesson(request: _Request, game: FromPath[str]) -> Response[bytes]:
    """A first game, with somebody who explains."""
    return _client(request, "Learn", game=game) if is_taught(game) else _client(request, _MISSING, 404)


@get("/tables/{table_id:str}")
async def show_table(request: _Request, table_id: FromPath[str]) -> Response[bytes]:
    """A table for ever."""
    return await _of_table(request, "Table", table_id)


@get("/replay/{table_id:str}")
async def show_replay(request: _Request, table_id: FromPath[str]) -> Response[bytes]:
    """A finished game, move by move."""
    return await _of_table(request, "Replay", table_id)


async def _of_table(request: _Request, page: str, table_id: str) -> Response[bytes]:
    """A page of a table."""
    house: House = request.app.state.house
    sitting = (await house.find(table_id)).sitting
    headers = {} if sitting.setup.public else _UNLISTED
    return _client(request, page, 200, headers, sitting.game.name, sitting.game.box_digest)


@get("/assets/{name:str}")
async def asset(request: _Request, name: FromPath[str]) -> Response[bytes]:
    """A part of the client. What it holds never changes under the same name."""
    built = client()
    sheet = built.assets.get(name) if built is not None else None
    if sheet is None:
        raise NotFoundException
    return _file(request, sheet, 200, {"Cache-Control": _FOR_EVER})


@get("/programs")
async def guide_for_programs() -> Response[bytes]:
    """How a program plays."""
    return _html(plain.programs())


@get("/static/{name:str}")
async def static_file(name: FromPath[str]) -> Response[bytes]:
    """What the pages without scripts look like."""
    if name not in STATIC:
        raise NotFoundException
    kind, content = STATIC[name]
    return Response(content, headers={"Content-Type": kind, "Cache-Control": f"public, max-age={_DAY}"})


def on_declined_page(request: _Request, no: Declined) -> Response[Any]:
    """The client says what is wrong, with the status that says it to programs."""
    return _client(request, "Table", no.status, _UNLISTED) if no.status == 404 else on_declined(request, no)


def on_missing_page(request: _Request, error: NotFoundException) -> Response[Any]:
    """A page for people; programs, which do not ask for one, get the answer that they know."""
    path = request.scope["path"]
    is_for_people = "text/html" in request.headers.get("accept", "") and not path.startswith(("/api", "/assets"))
    return _client(request, _MISSING, 404) if is_for_people else on_http(request, error)


router = Router(
    "/",
    route_handlers=[
        show_home,
        show_page,
        show_rules,
        show_lesson,
        show_table,
        show_replay,
        asset,
        guide_for_programs,
        static_file,
    ],
    exception_handlers={Declined: on_declined_page},
    include_in_schema=False,
)
