"""The frame of every page, and the files that pages ask for."""

from __future__ import annotations

from pathlib import Path

from labrys import __version__
from labrys.server.pages.markup import Html, many, tag

_FOLDER = Path(__file__).parent / "static"

STATIC = {
    "labrys.css": ("text/css; charset=utf-8", (_FOLDER / "labrys.css").read_bytes()),
    "labrys.svg": ("image/svg+xml", (_FOLDER / "labrys.svg").read_bytes()),
}
"""By name: what kind of file it is, and the file."""

_MAKERS = (
    "Akrotiri was designed by Jay Cormier and Sen-Foong Lim and published by Z-Man Games. Minos: Dawn of the Bronze "
    "Age was designed by Stanislav Kordonskiy and published by Board&Dice. Labrys is not affiliated with them or "
    "endorsed by them, and contains none of their art or text. The tiles, maps and boards here are our own design, "
    "because the printed ones are theirs: if you enjoy these games, get the printed ones."
)


def page(title: str, *body: str, is_private: bool = False) -> bytes:
    """A whole page. Search engines keep away from private ones: their address is their key."""
    head = [
        tag("meta", charset="utf-8"),
        tag("meta", name="viewport", content="width=device-width, initial-scale=1"),
        tag("meta", name="color-scheme", content="light dark"),
        tag("title", title if title == "Labrys" else f"{title} · Labrys"),
        tag("link", rel="icon", href="/static/labrys.svg", type="image/svg+xml"),
        tag("link", rel="stylesheet", href="/static/labrys.css"),
    ]
    if is_private:
        head.append(tag("meta", name="robots", content="noindex, nofollow"))
    top = tag("header", tag("a", tag("img", src="/static/labrys.svg", alt=""), "Labrys", href="/", class_="home"))
    foot = tag("footer", tag("p", _MAKERS), tag("p", f"Labrys {__version__}, free software under the MIT licence."))
    whole = tag("html", tag("head", *head), tag("body", top, tag("main", *body), foot), lang="en")
    return f"<!doctype html>\n{whole}\n".encode()


def facts(*rows: tuple[str, str]) -> Html:
    """Names and values, one below the other."""
    return tag("dl", many(*(many(tag("dt", name), tag("dd", value)) for name, value in rows)), class_="facts")
