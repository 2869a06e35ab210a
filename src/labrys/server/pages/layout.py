"""The frame of the pages without scripts, and the files that they ask for."""

from __future__ import annotations

from pathlib import Path

from labrys import __version__
from labrys.server.pages.markup import tag

_FOLDER = Path(__file__).parent / "static"

STATIC = {
    "labrys.css": ("text/css; charset=utf-8", (_FOLDER / "labrys.css").read_bytes()),
    "labrys.svg": ("image/svg+xml", (_FOLDER / "labrys.svg").read_bytes()),
}
"""By name: what kind of file it is, and the file."""


def page(title: str, *body: str) -> bytes:
    """A whole page."""
    head = [
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="color-scheme", content="light dark"),
        tag("title", title if title == "Labrys" else f"{title} · Labrys"),
        tag("link", rel="icon", href="/static/labrys.svg", type="image/svg+xml"),
        tag("link", rel="stylesheet", href="/static/labrys.css"),
    ]
    top = tag("header", tag("a", tag("img", src="/static/labrys.svg", alt=""), "Labrys", href="/", class_="home"))
    foot = tag("footer", tag("p", f"Labrys {__version__}, free software under the MIT licence."))
    whole = tag("html", tag("head", *head), tag("body", top, tag("main", *body), foot), lang="en")
    return f"<!doctype html>\n{whole}\n".encode()
