"""How a table of Minos for four moves in the last round: the mouse over map, dice and cards, and previews."""

from __future__ import annotations

import math
from collections.abc import AsyncIterator, Iterator
from functools import cache, partial
from itertools import cycle
from pathlib import Path
from typing import Any, Final

from playwright.async_api import Browser, Page

from bench.web_drawing import STEPS, drawn, middles, nothing, pointing
from bench.web_pages import Figure, table_of
from labrys.core.compact import pack
from labrys.core.record import Record, read
from labrys.core.seats import CHANCE
from labrys.core.table import replay
from labrys.core.trail import Trail
from labrys.games.minos.decisions import NAMES

GAME: Final = Path(__file__).parent.parent / "tests" / "games" / "minos" / "golden" / "01-4-players.jsonl"
PLAYERS: Final = 4


@cache
def _moments() -> dict[str, int]:
    """By decision: the last moment at which seat 0 drafts a die, and at which it takes a turn."""
    record, moments = read(GAME.read_bytes()), dict[str, int]()
    table = replay(Record(record.header, Trail()))
    for at, entry in enumerate(record.entries):
        if 0 in table.deciders():
            moments[NAMES[table.state.agenda[0][-1][0]]] = at
        table.play(CHANCE if entry.by == "chance" else entry.by, entry.move)
    return moments


async def sit(page: Page, decision: str) -> None:
    """Go on with the recorded game at one of its moments, and wait until all is there."""
    branch = {"record": pack(read(GAME.read_bytes())).decode(), "at": _moments()[decision]}
    await page.goto(await table_of(page, "minos", PLAYERS, branch=branch))
    await page.locator(f'.act[data-decision="{decision}"]').wait_for()
    await page.locator(".vases").first.wait_for(state="attached")
    await page.wait_for_load_state("networkidle")


def sweeping() -> Iterator[dict[str, Any]]:
    """Circles over the map, where every region tells about itself."""
    for step in range(STEPS):
        turn = step / 40
        yield {"type": "mouseMoved", "x": 660 + 300 * math.sin(turn), "y": 200 + 90 * math.cos(turn)}


def scrolling() -> Iterator[dict[str, Any]]:
    """The wheel over the players' boards and the log, to and fro."""
    for step, x in zip(range(STEPS), cycle((150, 1250)), strict=False):
        yield {"type": "mouseWheel", "x": x, "y": 780, "deltaX": 0, "deltaY": 12 if step % 120 < 60 else -12}


async def previews(page: Page) -> AsyncIterator[tuple[str, list[float]]]:
    """By name: how long they took."""
    async for name, times in nothing(page, ("mouse",)):
        yield name, times
    await sit(page, "turn")
    yield "what a region holds", await pointing(page, await middles(page, ".grip"), ".crete aside, .crete .panel")
    await sit(page, "draft")
    await page.locator(".pool button[data-die]").first.click()
    names = await middles(page, ".sections .row h3, .sections .row button.name")
    yield "a die in a section", await pointing(page, names * 3, ".sections ol")


def figures(browser: Browser, address: str) -> AsyncIterator[Figure]:
    moves = {"the mouse sweeps over Crete, four players": sweeping, "boards and log are scrolled": scrolling}
    return drawn(browser, address, partial(sit, decision="turn"), moves, previews)
