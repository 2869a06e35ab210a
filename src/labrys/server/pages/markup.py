"""HTML by construction: whatever is not markup already is escaped, so that nothing can be forgotten."""

from __future__ import annotations

from html import escape

_ALONE = ("meta", "link", "img")


class Html(str):
    """Text that is markup already. Only `tag` and `many` make it."""

    __slots__ = ()


def tag(name: str, /, *inside: str, **attributes: str) -> Html:
    """An element. `class_` stands for class, and so on; a `_` within a name for a hyphen."""
    given = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(value, quote=True)}"' for key, value in attributes.items()
    )
    if name in _ALONE:
        return Html(f"<{name}{given}>")
    return Html(f"<{name}{given}>{many(*inside)}</{name}>")


def many(*parts: str) -> Html:
    """Elements and texts one after another."""
    return Html("".join(part if isinstance(part, Html) else escape(part, quote=False) for part in parts))
