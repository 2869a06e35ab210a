"""Pages in a real Chromium that are measured: somebody who visits, a slower machine, and a figure of the report."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any, Final, NamedTuple

from playwright.async_api import Browser, CDPSession, Page

DESK: Final = {"width": 1440, "height": 900}
SLOWER: Final = 4
"""A slow machine has a quarter of this one's speed."""


class Figure(NamedTuple):
    """A line of the report."""

    what: str
    found: str
    wanted: str = ""
    is_good: bool = True

    def told(self) -> str:
        """A row of it, and how busy the machine was: on a busy one compare with the figures beside it."""
        reached = ("yes" if self.is_good else "NO") if self.wanted else ""
        return f"| {self.what} | {self.found} | {self.wanted} | {reached} | {os.getloadavg()[0]:.1f} |"


@asynccontextmanager
async def visitor(browser: Browser, address: str) -> AsyncIterator[Page]:
    """Somebody with an empty cache."""
    context = await browser.new_context(base_url=address, viewport=DESK, locale="en-GB")  # type: ignore[arg-type]
    try:
        yield await context.new_page()
    finally:
        await context.close()


async def table_of(page: Page, game: str = "akrotiri", players: int = 2, **setup: Any) -> str:
    """The address of a table at which this visitor plays against bots."""
    assert (await page.request.post("/api/guests", data={"name": "Ariadne"})).ok
    seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "greedy"}] * (players - 1)]
    made = await page.request.post("/api/tables", data={"game": game, "seats": seats, **setup})
    assert made.ok, await made.text()
    return f"/tables/{(await made.json())['table']['id']}"


async def slow_down(session: CDPSession, network: Mapping[str, object] | None = None, slower: int = SLOWER) -> None:
    """Make the machine slow, and the network too if one is given."""
    if network is not None:
        await session.send("Network.enable")
        await session.send("Network.emulateNetworkConditions", dict(network))
    await session.send("Emulation.setCPUThrottlingRate", {"rate": slower})
