"""Takes the pictures of the README and of docs/pictures in a real browser, from recorded games: `make pictures`."""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from labrys.core import record  # noqa: E402
from labrys.core.table import replay  # noqa: E402
from labrys.games.akrotiri import decisions as akrotiri  # noqa: E402
from labrys.games.minos import decisions as minos  # noqa: E402
from tests.server.running import running  # noqa: E402
from tests.web.moments import GAMES, Guest, alone  # noqa: E402
from tools.browser import MISSING, SWITCHES, chromium  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
DESK, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}
AKROTIRI, MINOS, MINOS_FOR_TWO = ("akrotiri", 2), ("minos", 1), ("minos", 3)
"""Kept games, by their number."""
READY = {"akrotiri": ".hand .map-card, .hand .none", "minos": ".cards"}
"""By game: what is drawn last."""

Kept = tuple[str, int]


@contextmanager
def somebody(browser: Browser, address: str, size: dict[str, int], look: str) -> Iterator[tuple[Page, Guest]]:
    given: dict[str, Any] = {"viewport": size, "color_scheme": look, "base_url": address, "locale": "en-GB"}
    if size is PHONE:
        given |= {"device_scale_factor": 2, "has_touch": True, "is_mobile": True}
    context = browser.new_context(**given)
    page = context.new_page()
    page.goto("/")
    yield page, Guest(page.request, address)
    context.close()


def moment(kept: Kept, decision: str, after: int) -> tuple[int, int]:
    """The first moment of a kept game after so many entries at which seat 0 is asked for this; and the seats there."""
    name, number = kept
    [path] = (GAMES / name / "golden").glob(f"{number:02}-*.jsonl")
    found = record.read(path.read_bytes())
    for at in range(after, len(found.entries)):
        table = replay(found, to=at)
        if 0 in table.deciders() and asked(name, table.state) == decision:
            return at, len(found.header.seats)
    raise LookupError(decision)


def asked(name: str, state: Any) -> str:
    """What seat 0 has to decide."""
    return akrotiri.NAMES[state.stack[-1][0]] if name == "akrotiri" else minos.NAMES[state.agenda[0][-1][0]]


def sit(page: Page, guest: Guest, kept: Kept, decision: str, after: int) -> None:
    """A table that goes on from a kept game at a moment."""
    (at, seats), (name, number) = moment(kept, decision, after), kept
    table = guest.branch(number, at, alone(0, seats), name)
    page.goto(f"/tables/{table}")
    page.locator(".act").wait_for()
    page.locator(READY[name]).first.wait_for(state="attached")
    page.wait_for_timeout(1500)


def take(page: Page, name: str) -> None:
    page.mouse.move(5, 5)
    snap(page, name)


def snap(page: Page, name: str) -> None:
    """The picture with whatever the mouse points at."""
    page.wait_for_timeout(400)
    page.screenshot(path=PICTURES / f"{name}.png")
    print(f"docs/pictures/{name}.png")


def take_akrotiri(browser: Browser, address: str) -> None:
    with somebody(browser, address, DESK, "light") as (page, guest):
        page.reload()
        page.get_by_role("heading", level=1).wait_for()
        page.wait_for_timeout(600)
        take(page, "home")
        sit(page, guest, AKROTIRI, "act", 150)
        take(page, "table")
        # A card that points somewhere, and one of the quadrants to which it points.
        page.get_by_role("button", name=re.compile(r"[1-9]\d* sites?$")).first.click()
        page.locator('[data-kind="site"]').nth(20).hover()
        snap(page, "excavating")
        sit(page, guest, AKROTIRI, "lay", 120)
        page.locator(".candidate").nth(4).click()
        snap(page, "laying")
        page.goto("/rules/akrotiri#A7.3")
        page.wait_for_timeout(500)
        take(page, "rules")
    with somebody(browser, address, DESK, "dark") as (page, guest):
        sit(page, guest, AKROTIRI, "act", 220)
        take(page, "table-dark")
    with somebody(browser, address, PHONE, "light") as (page, guest):
        sit(page, guest, AKROTIRI, "act", 150)
        take(page, "phone")


def take_minos(browser: Browser, address: str) -> None:
    with somebody(browser, address, DESK, "light") as (page, guest):
        sit(page, guest, MINOS, "turn", 400)
        take(page, "minos-table")
        page.locator(".cards .card-of").first.hover()
        page.wait_for_timeout(600)
        snap(page, "minos-card")
        sit(page, guest, MINOS_FOR_TWO, "turn", 330)
        page.locator("[data-plan-open]").click()
        for _ in range(2):
            page.locator(".act button[data-move]").first.click()
            page.wait_for_timeout(600)
        snap(page, "minos-plan")
        sit(page, guest, MINOS, "draft", 300)
        page.locator(".pool button[data-die]").nth(6).click()
        page.locator("button.name[data-section]").nth(3).click()
        snap(page, "minos-draft")
    with somebody(browser, address, DESK, "dark") as (page, guest):
        sit(page, guest, MINOS, "turn", 700)
        take(page, "minos-dark")
    with somebody(browser, address, PHONE, "light") as (page, guest):
        sit(page, guest, MINOS_FOR_TWO, "turn", 200)
        take(page, "minos-phone")


def main() -> None:
    program = chromium()
    if program is None:
        sys.exit(MISSING)
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(SWITCHES))
        take_akrotiri(browser, server.address)
        take_minos(browser, server.address)
        browser.close()


if __name__ == "__main__":
    main()
