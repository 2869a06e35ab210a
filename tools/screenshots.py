"""Takes the pictures of the README and of docs/pictures in a real browser, from a recorded game: `make pictures`."""

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

from labrys.core.compact import pack  # noqa: E402
from labrys.core.record import read  # noqa: E402
from labrys.core.table import replay  # noqa: E402
from labrys.games.akrotiri.decisions import NAMES  # noqa: E402
from tests.server.running import running  # noqa: E402
from tools.browser import MISSING, SWITCHES, chromium  # noqa: E402

PICTURES = ROOT / "docs" / "pictures"
GAME = ROOT / "tests" / "games" / "akrotiri" / "golden" / "02-greedy-greedy.jsonl"
DESK, PHONE = {"width": 1440, "height": 900}, {"width": 390, "height": 844}


@contextmanager
def somebody(browser: Browser, address: str, size: dict[str, int], look: str) -> Iterator[Page]:
    given: dict[str, Any] = {"viewport": size, "color_scheme": look, "base_url": address, "locale": "en-GB"}
    context = browser.new_context(**given, device_scale_factor=1 if size is DESK else 2)
    page = context.new_page()
    page.goto("/")
    page.request.post("/api/guests", data={"name": "Ariadne"}, headers={"Origin": address})
    yield page
    context.close()


def moment(decision: str, after: int) -> int:
    """The first moment of the recorded game after so many entries at which seat 0 is asked for this."""
    record = read(GAME.read_bytes())
    for at in range(after, len(record.entries)):
        table = replay(record, to=at)
        if table.deciders() == (0,) and table.state.stack[-1][0] == NAMES.index(decision):
            return at
    raise LookupError(decision)


def sit(page: Page, address: str, at: int) -> None:
    """A table that goes on from the recorded game at a moment."""
    setup = {
        "game": "akrotiri",
        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}],
        "branch": {"record": pack(read(GAME.read_bytes())).decode(), "at": at},
    }
    made = page.request.post("/api/tables", data=setup, headers={"Origin": address})
    page.goto(f"/tables/{made.json()['table']['id']}")
    page.locator(".act").wait_for()
    page.locator(".hand .map-card, .hand .none").first.wait_for(state="attached")
    page.wait_for_timeout(600)


def take(page: Page, name: str) -> None:
    page.mouse.move(5, 5)
    page.wait_for_timeout(300)
    page.screenshot(path=PICTURES / f"{name}.png")
    print(f"docs/pictures/{name}.png")


def take_all(browser: Browser, address: str) -> None:
    with somebody(browser, address, DESK, "light") as page:
        page.reload()
        page.get_by_role("heading", level=1).wait_for()
        take(page, "home")
        sit(page, address, moment("act", 150))
        take(page, "table")
        # A card that points somewhere, and one of the quadrants to which it points.
        page.get_by_role("button", name=re.compile(r"[1-9]\d* sites?$")).first.click()
        page.locator('[data-kind="site"]').nth(20).hover()
        page.wait_for_timeout(300)
        page.screenshot(path=PICTURES / "excavating.png")
        sit(page, address, moment("lay", 120))
        page.locator(".candidate").nth(4).click()
        page.wait_for_timeout(600)
        page.screenshot(path=PICTURES / "laying.png")
        page.goto("/rules/akrotiri#A7.3")
        page.wait_for_timeout(500)
        take(page, "rules")
    with somebody(browser, address, DESK, "dark") as page:
        sit(page, address, moment("act", 220))
        take(page, "table-dark")
    with somebody(browser, address, PHONE, "light") as page:
        sit(page, address, moment("act", 150))
        take(page, "phone")


def main() -> None:
    program = chromium()
    if program is None:
        sys.exit(MISSING)
    PICTURES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(SWITCHES))
        take_all(browser, server.address)
        browser.close()


if __name__ == "__main__":
    main()
