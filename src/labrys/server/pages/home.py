"""The front page, the guide for programs, and the page that is not there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from labrys.server.pages.layout import page
from labrys.server.pages.markup import Html, tag


class Line(Protocol):
    """A table in a list."""

    @property
    def id(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def seats(self) -> tuple[str, ...]: ...
    @property
    def options(self) -> dict[str, str]: ...


_GUIDE = tag("a", "guide for programs", href="/programs")
_API = tag("a", "description of the API", href="/api/docs/openapi.json")

SOON = tag("p", "The browser table is being built; until then play by program: see the ", _GUIDE, ".", class_="note")
"""What there is not yet."""


def front(waiting: Sequence[Line], playing: Sequence[Line]) -> bytes:
    """What this is, and who plays."""
    return page(
        "Labrys",
        tag("h1", "Two games of the Minoan Aegean"),
        tag(
            "p",
            "Labrys is a place to play, learn and study ",
            tag("b", "Akrotiri"),
            " and, to come, ",
            tag("b", "Minos: Dawn of the Bronze Age"),
            ". Tables wait as long as it takes; every game is kept, and its chance can be checked by anybody.",
            class_="lead",
        ),
        SOON,
        tag("h2", "Open tables"),
        _tables(waiting, "No public table waits for players."),
        tag("h2", "Being played"),
        _tables(playing, "No public game is being played."),
        tag("h2", "For programs"),
        tag("p", "A program can take any seat: ", _GUIDE, ", ", _API, "."),
    )


def _tables(lines: Sequence[Line], none: str) -> Html:
    if not lines:
        return tag("p", none, class_="none")
    return tag("ul", *(tag("li", _line(line)) for line in lines), class_="tables")


def _line(line: Line) -> Html:
    options = ", ".join(f"{name} {value}" for name, value in line.options.items())
    seats = [tag("span", who or "free", class_="seat" if who else "seat free") for who in line.seats]
    name = tag("b", line.title or "Akrotiri")
    return tag("a", name, tag("span", *seats, class_="seats"), tag("small", options), href=f"/tables/{line.id}")


_STEPS = (
    ("Become a guest, and keep the cookie.", 'POST /api/guests  {"name": "Ariadne"}'),
    (
        "Make a table against a bot, or join one.",
        'POST /api/tables  {"game": "akrotiri", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]}',
    ),
    (
        "Look: the answer has the view, the legal moves and the version. It waits until something new has happened.",
        "GET /api/tables/ID?since=VERSION&wait=25",
    ),
    (
        "Move, with the version you saw and a key of your own: sent twice it counts once.",
        'POST /api/tables/ID/wishes  {"wish": "move", "version": VERSION, "move": MOVE, "key": "1"}',
    ),
    ("Or do all of it over one websocket a table.", "GET /api/tables/ID/live"),
)


_TOKENS = (
    "Somebody with an account makes tokens for programs that play for them (POST /api/tokens); a token goes into the "
    "header Authorization, after the word Bearer. A refusal has a code, the rule's id and a sentence."
)


def programs() -> bytes:
    """How a program plays."""
    steps = [tag("li", what, tag("pre", tag("code", how))) for what, how in _STEPS]
    return page(
        "For programs",
        tag("h1", "For programs"),
        tag("p", "A program plays by the same rules as a person, over HTTP or a websocket, in JSON."),
        tag("ol", *steps),
        tag("p", _TOKENS),
        tag("p", "Everything there is: ", _API, " (OpenAPI)."),
    )


def missing() -> bytes:
    """There is nothing at this address."""
    return page(
        "Not here",
        tag("h1", "There is nothing here"),
        tag("p", "The address leads nowhere; perhaps a letter is missing at its end."),
        tag("p", tag("a", "To the front page", href="/")),
    )
