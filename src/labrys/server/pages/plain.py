"""The pages without scripts: the guide for programs, and what there is to read where the client was not built."""

from __future__ import annotations

from labrys.server.pages.layout import page
from labrys.server.pages.markup import tag

_API = tag("a", "description of the API", href="/api/docs/openapi.json")

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
    "Whoever plays here makes tokens for programs that play for them (POST /api/tokens); a token goes into the "
    "header Authorization, after the word Bearer. A refusal has a code, the rule's id and a sentence."
)


def programs() -> bytes:
    """How a program plays."""
    steps = [tag("li", what, tag("pre", tag("code", how), tabindex="0")) for what, how in _STEPS]
    return page(
        "For programs",
        tag("h1", "For programs"),
        tag("p", "A program plays by the same rules as a person, over HTTP or a websocket, in JSON."),
        tag("ol", *steps),
        tag("p", _TOKENS),
        tag("p", "Everything there is: ", _API, " (OpenAPI)."),
    )


def not_built() -> bytes:
    """There is no client on this server."""
    return page(
        "Not built",
        tag("h1", "The browser table is not built"),
        tag(
            "p",
            "This server runs from a folder in which the client has not been built. Stop it, and start it with ",
            tag("code", "make run"),
            ", which builds the client first. Programs can play meanwhile: see the ",
            tag("a", "guide for programs", href="/programs"),
            ".",
        ),
    )
