"""How the table of Akrotiri moves when all tiles are laid: panning and zooming, and previews of tiles and cards."""

from __future__ import annotations

import math
from collections.abc import AsyncIterator, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any, Final

from playwright.async_api import Browser, Page

from bench.web_drawing import STEPS, drawn, middles, nothing, pointing, shown_after, turning
from bench.web_pages import Figure, table_of
from labrys.core.compact import pack
from labrys.core.record import Record, read
from labrys.core.seats import CHANCE
from labrys.core.table import replay
from labrys.core.trail import Trail
from labrys.games.akrotiri.decisions import NAMES

# In no other recorded game are all tiles laid: with Thera they cover 40 cells.
GAME: Final = Path(__file__).parent.parent / "tests" / "games" / "akrotiri" / "golden" / "08-random-random.jsonl"
TILES: Final = 36


@cache
def _moments() -> dict[str, int]:
    """By decision: the last moment at which seat 0 lays a tile, the first at which it acts when all are laid."""
    record, moments = read(GAME.read_bytes()), dict[str, int]()
    table = replay(Record(record.header, Trail()))
    for at, entry in enumerate(record.entries):
        if table.deciders() == (0,):
            name, laid = NAMES[table.state.stack[-1][0]], len(table.state.sea.tiles)
            if name == "lay":
                moments["lay"] = at
            elif name == "act" and laid == TILES:
                moments.setdefault("act", at)
        table.play(CHANCE if entry.by == "chance" else entry.by, entry.move)
    return moments


async def sit(page: Page, decision: str) -> None:
    """Go on with the recorded game at one of its moments, and wait until all is there."""
    branch = {"record": pack(read(GAME.read_bytes())).decode(), "at": _moments()[decision]}
    await page.goto(await table_of(page, branch=branch))
    await page.locator(f'.act[data-decision="{decision}"]').wait_for()
    await page.locator(".hand .map-card").first.wait_for(state="attached")
    await page.wait_for_load_state("networkidle")


def panning() -> Iterator[dict[str, Any]]:
    """Drag the map around in circles."""
    held = {"button": "left", "buttons": 1, "clickCount": 1}
    yield {"type": "mousePressed", "x": 600, "y": 350, **held}
    for step in range(STEPS):
        turn = step / 40
        yield {"type": "mouseMoved", "x": 600 + 200 * math.sin(turn), "y": 200 + 150 * math.cos(turn), **held}
    yield {"type": "mouseReleased", "x": 600, "y": 350, **held}


def zooming() -> Iterator[dict[str, Any]]:
    """Turn the wheel to and fro: by half a second to more than double the size, and back."""
    for step in range(STEPS):
        yield {"type": "mouseWheel", "x": 500, "y": 300, "deltaX": 0, "deltaY": -10 if step % 120 < 60 else 10}


async def previews(page: Page) -> AsyncIterator[tuple[str, list[float]]]:
    """By name: how long they took."""
    key, wheel = partial(page.keyboard.press, "r"), partial(page.mouse.wheel, 0, 40)
    async for name, times in nothing(page, ("mouse", "key", "wheel")):
        yield name, times
    await sit(page, "lay")
    places = await middles(page, ".candidate")
    yield "a tile over a place", await pointing(page, places, ".ghost")
    # Not everywhere the tile can be turned.
    for x, y in places:
        await page.mouse.move(x, y)
        if await shown_after(page, ".ghost", "keydown", key) is not None:
            break
    yield "a tile turned by a key", await turning(page, ".ghost", "keydown", key)
    yield "a tile turned by the wheel", await turning(page, ".ghost", "wheel", wheel)
    await sit(page, "act")
    await page.locator(".hand .map-card").first.click()
    places = await middles(page, '[data-kind="site"]')
    yield "the sides of a card at a quadrant", await pointing(page, places, ".sight")


def figures(browser: Browser, address: str) -> AsyncIterator[Figure]:
    moves = {f"panning a map of {TILES} tiles": panning, f"zooming a map of {TILES} tiles": zooming}
    return drawn(browser, address, partial(sit, decision="act"), moves, previews)
