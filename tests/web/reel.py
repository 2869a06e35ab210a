"""The replay of a kept game in the browser: its link, going to a moment, and seeing it through other eyes."""

from __future__ import annotations

import base64
import zlib
from functools import cache
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from labrys.core import compact, record


@cache
def link(path: Path) -> str:
    """The address of the replay of a game in a file, record included."""
    press = zlib.compressobj(wbits=-15)
    packed = press.compress(compact.pack(record.read(path.read_bytes()))) + press.flush()
    return f"/replay#r={base64.urlsafe_b64encode(packed).decode().rstrip('=')}"


class Reel:
    """A replay on a page. `board` is what must be drawn for a moment to be seen."""

    def __init__(self, page: Page, path: Path, last: int, board: str) -> None:
        self.page = page
        self.path = path
        self.last = last
        self.board = page.locator(board)

    def show(self, at: int = 0) -> None:
        self.page.goto(link(self.path) + (f"&at={at}" if at else ""))
        self.at(at)

    def at(self, entries: int) -> None:
        """Wait until this moment is shown."""
        expect(self.page.locator("footer .count")).to_have_text(f"{entries} of {self.last}", timeout=30_000)
        expect(self.board).to_be_visible()

    def press(self, name: str) -> None:
        self.page.get_by_role("button", name=name, exact=True).click()

    def jump(self, entries: int) -> None:
        self.page.get_by_role("slider", name="Step").fill(str(entries))
        self.at(entries)

    @property
    def current(self) -> Locator:
        """What is said to have happened at this moment."""
        return self.page.locator("[aria-current=step]")

    def see_as(self, eyes: str) -> None:
        self.page.get_by_label("Point of view").select_option(label=eyes)
