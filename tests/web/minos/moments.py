"""Moments of kept games of Minos at which something else is asked each time."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.moments import Guest, alone

MOMENTS: dict[str, tuple[int, int, int]] = {
    "pick": (3, 49, 0), "back": (3, 64, 0), "draft": (3, 310, 0), "groups": (3, 317, 1), "retrieve": (9, 250, 1),
    "turn": (3, 347, 0), "effects": (3, 463, 0), "either": (3, 324, 1), "convert": (3, 405, 0), "discard": (9, 609, 1),
    "track": (3, 369, 0), "good": (3, 322, 0), "temp": (3, 416, 0), "draw": (9, 458, 1), "place": (3, 390, 0),
    "move": (3, 285, 0), "fight": (9, 640, 0), "build": (3, 464, 0), "play": (3, 233, 1), "wild": (3, 255, 0),
    "bonus-tile": (3, 525, 1), "palace": (3, 413, 0), "last": (3, 545, 1),
    "unused": (3, 106, 0),
}  # fmt: skip
"""By what is asked: which game of two, after how many entries, and of which seat. `last` is the last of all.
`unused` is a turn in which nothing has been done."""
_ASKED = {"last": "track", "unused": "turn"}


def sit_at(page: Page, me: Guest, name: str) -> str:
    """Go to a table at one of these moments, and wait until this is asked with all that is known; the table's id."""
    number, at, seat = MOMENTS[name]
    table = me.branch(number, at, alone(seat), "minos")
    page.goto(f"/tables/{table}")
    expect(page.locator("section.act")).to_have_attribute("data-decision", _ASKED.get(name, name))
    # What each seat may count on is told by the survey, which comes last.
    expect(page.locator("[data-of=boards] .forecast")).to_be_attached()
    return table
