"""Moments of kept games of Minos at which something else is asked each time."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.web.moments import Guest, alone

MOMENTS: dict[str, tuple[int, int, int]] = {
    "pick": (3, 49, 1), "back": (3, 64, 0), "draft": (9, 409, 0), "groups": (9, 417, 0), "retrieve": (3, 401, 1),
    "turn": (3, 364, 0), "effects": (9, 355, 0), "either": (3, 524, 0), "convert": (3, 563, 1), "discard": (3, 604, 1),
    "track": (3, 525, 0), "good": (3, 492, 0), "temp": (3, 579, 0), "draw": (9, 451, 0), "place": (3, 427, 1),
    "move": (3, 608, 1), "fight": (3, 621, 1), "build": (3, 480, 0), "play": (3, 580, 0), "wild": (9, 167, 0),
    "bonus-tile": (9, 208, 0), "palace": (9, 394, 0), "last": (3, 621, 1),
    "unused": (3, 575, 0),
}  # fmt: skip
"""By what is asked: which game of two, after how many entries, and of which seat. `last` is the last of all.
`unused` is a turn in which nothing has been done."""
_ASKED = {"last": "fight", "unused": "turn"}


def unfold_groups(act: Locator) -> None:
    """Open whatever is folded of what may be done, one after the other: what is open is no longer counted."""
    folded = act.locator("h3 button[aria-expanded=false]")
    while folded.count():
        folded.first.click()


def sit_at(page: Page, me: Guest, name: str) -> str:
    """Go to a table at one of these moments, and wait until this is asked with all that is known; the table's id."""
    number, at, seat = MOMENTS[name]
    table = me.branch(number, at, alone(seat), "minos")
    page.goto(f"/tables/{table}")
    expect(page.locator("section.act")).to_have_attribute("data-decision", _ASKED.get(name, name))
    # What each seat may count on is told by the survey, which comes last.
    expect(page.locator("[data-of=boards] .forecast")).to_be_attached()
    return table
