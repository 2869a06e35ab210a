"""The games over HTTP: what can be played here and with which options, and what is in their boxes."""

from __future__ import annotations

import gzip
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, Router, get
from litestar.params import FromPath, Parameter

from labrys.bots.registry import bot_names
from labrys.core.registry import UnknownComponents, UnknownGame, game, game_with, names
from labrys.server.http.problems import refusals
from labrys.server.pages.client import allowed
from labrys.server.tables.declined import declined

_FOREVER = "public, max-age=31536000, immutable"
_DIGEST = 64
"""A box's digest begins with the components' one, which is so long."""


class GameFacts(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    rules: int
    seats: tuple[int, ...]
    options: dict[str, tuple[str, ...]]
    """By option: all that it can be, what it is without being named in front."""
    bots: tuple[str, ...]
    """From the weakest to the strongest."""
    has_house_components: bool
    components: str
    """The digest of what is in its box, under which that can be had."""


@get("/games")
async def games() -> tuple[GameFacts, ...]:
    """The games, with what can be chosen."""
    found = [game(name) for name in names()]
    return tuple(
        GameFacts(
            one.name,
            one.title,
            one.rules_version,
            one.seat_counts,
            one.options_offered(),
            bot_names(one.name),
            one.has_house_components,
            one.box_digest,
        )
        for one in found
    )


@cache
def _boxed(name: str, components: str) -> tuple[str, bytes, bytes]:
    """The digest of what is in a game's box, and that box, plain and compressed: a tenth of it goes over the line.

    All are kept once they were asked for, of today's and former sets: a box takes 30 ms to make and 70 kB. What there
    is not takes no place.
    """
    found = game_with(name, components)
    plain = msgspec.json.encode(msgspec.to_builtins(found.box(), str_keys=True))
    return found.box_digest, plain, gzip.compress(plain, mtime=0)


@get("/games/{name:str}/components/{digest:str}", responses=refusals(404))
async def components(
    request: Request[Any, Any, Any],
    name: FromPath[Annotated[str, Parameter(description="A game's name.")]],
    digest: FromPath[Annotated[str, Parameter(description="The digest of what is in its box.")]],
) -> Response[bytes]:
    """What is in a game's box: tiles, cards, prices. Never changes: another box has another digest."""
    try:
        known, plain, pressed = _boxed(name, digest[:_DIGEST])
    except (UnknownGame, UnknownComponents):
        known = ""
    if known != digest:
        raise declined("no-such-components", "S4", "this server has no such components", 404)
    headers = {"Content-Type": "application/json", "Cache-Control": _FOREVER, "Vary": "Accept-Encoding"}
    if "gzip" not in allowed(request.headers.get("accept-encoding", "")):
        return Response(plain, headers=headers)
    return Response(pressed, headers={**headers, "Content-Encoding": "gzip"})


router = Router("/api", route_handlers=[games, components], tags=["games"])
