"""How the table of Akrotiri moves when all tiles are laid: frames while the map is moved, and how soon previews show.

The map is moved by a real mouse that waits for nobody. The same is measured on an empty page: more than there cannot be
had from this machine as busy as it is. The main thread's work for a frame says how much room is left.

A preview is measured in the page: from the time that the browser gives to the event until the frame in which the
preview stands has been painted.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from functools import cache, partial
from itertools import pairwise
from pathlib import Path
from statistics import median, quantiles
from typing import Any, Final, NamedTuple

from playwright.async_api import Browser, CDPSession, Page

from bench.web_pages import SLOWER, Figure, slow_down, table_of, visitor
from labrys.core.compact import pack
from labrys.core.record import Record, read
from labrys.core.seats import CHANCE
from labrys.core.table import replay
from labrys.core.trail import Trail
from labrys.games.akrotiri.decisions import NAMES

# In no other recorded game are all tiles laid: with Thera they cover 40 cells.
GAME: Final = Path(__file__).parent.parent / "tests" / "games" / "akrotiri" / "golden" / "08-random-random.jsonl"
TILES: Final = 36
FRAME: Final = 1000 / 60
LATE: Final = FRAME * 1.25
"""A frame that comes later than this has missed its turn."""
MOST_LATE: Final = 0.05
MOST_PREVIEW: Final = 50.0
_STEPS: Final = 500
_PAUSE: Final = 0.008
"""Seconds between two moves of the mouse: mice tell more often where they are than a screen is drawn."""
_OFTEN: Final = 16

Deed = Callable[[], Awaitable[None]]

_COUNT_FRAMES = """
window.drawn = [];
window.drawing = true;
requestAnimationFrame(function next(now) {
  drawn.push(now);
  if (drawing) requestAnimationFrame(next);
});
"""

# Waits until what these selectors show has changed; the answer is how long after the event it had been painted.
_WATCH = """
([selector, kind]) => {
  const shown = () => [...document.querySelectorAll(selector)].map((one) => one.outerHTML).join("");
  const before = shown();
  window.preview = new Promise((tell) => {
    const patience = setTimeout(() => tell(null), 2000);
    addEventListener(kind, (event) => {
      requestAnimationFrame(function look() {
        const now = shown();
        if (!now || now === before) return requestAnimationFrame(look);
        clearTimeout(patience);
        const painted = new MessageChannel();
        painted.port1.onmessage = () => tell(performance.now() - event.timeStamp);
        painted.port2.postMessage(null);
      });
    }, { capture: true, once: true });
  });
  return 0;
}
"""

# An empty page that answers at once: the least that the browser needs.
_ANSWER = """
() => {
  document.body.innerHTML = "<p class=answer>0</p>";
  for (const kind of ["pointermove", "keydown", "wheel"])
    addEventListener(kind, (event) => (document.querySelector(".answer").textContent = event.timeStamp));
}
"""

# The middles of elements, as far as nothing lies over them.
_MIDDLES = """
(selector) => [...document.querySelectorAll(selector)].flatMap((one) => {
  const { x, y, width, height } = one.getBoundingClientRect();
  const middle = [x + width / 2, y + height / 2];
  return document.elementFromPoint(...middle) === one ? [middle] : [];
})
"""


class Moved(NamedTuple):
    """How a page was drawn while something was done with it."""

    deltas: list[float]
    work: float
    """Milliseconds of the main thread for each frame."""

    def tell(self) -> str:
        worst = quantiles(self.deltas, n=20)[-1]
        rate = 1000 * len(self.deltas) / sum(self.deltas)
        return (
            f"{rate:.1f} a second; median {median(self.deltas):.1f} ms, worst 5 % from {worst:.1f} ms, "
            f"{self.late:.0%} late; {self.work:.1f} ms of work each"
        )

    @property
    def late(self) -> float:
        return sum(delta > LATE for delta in self.deltas) / len(self.deltas)


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


async def while_moving(page: Page, events: Iterable[dict[str, Any]]) -> Moved:
    """Count the frames while the mouse does this."""
    session = await page.context.new_cdp_session(page)
    await session.send("Performance.enable")
    await page.evaluate(_COUNT_FRAMES)
    busy = await _busy(session)
    begun = []
    for event in events:
        begun.append(asyncio.create_task(session.send("Input.dispatchMouseEvent", event)))
        await asyncio.sleep(_PAUSE)
    await asyncio.gather(*begun)
    busy = await _busy(session) - busy
    drawn: list[float] = await page.evaluate("(drawing = false, drawn)")
    await session.detach()
    return Moved([after - before for before, after in pairwise(drawn)], 1000 * busy / len(drawn))


async def _busy(session: CDPSession) -> float:
    metrics: list[dict[str, Any]] = (await session.send("Performance.getMetrics"))["metrics"]
    return float(next(one["value"] for one in metrics if one["name"] == "TaskDuration"))


def panning() -> Iterator[dict[str, Any]]:
    """Drag the map around in circles."""
    held = {"button": "left", "buttons": 1, "clickCount": 1}
    yield {"type": "mousePressed", "x": 600, "y": 350, **held}
    for step in range(_STEPS):
        turn = step / 40
        yield {"type": "mouseMoved", "x": 600 + 200 * math.sin(turn), "y": 200 + 150 * math.cos(turn), **held}
    yield {"type": "mouseReleased", "x": 600, "y": 350, **held}


def zooming() -> Iterator[dict[str, Any]]:
    """Turn the wheel to and fro: by half a second to more than double the size, and back."""
    for step in range(_STEPS):
        yield {"type": "mouseWheel", "x": 500, "y": 300, "deltaX": 0, "deltaY": -10 if step % 120 < 60 else 10}


async def shown_after(page: Page, selector: str, kind: str, deed: Deed) -> float | None:
    """Milliseconds from an event of this kind, which the deed brings about, until something else is shown."""
    await page.evaluate(_WATCH, [selector, kind])
    await deed()
    found = await page.evaluate("preview")
    return None if found is None else float(found)


async def pointing(page: Page, places: list[tuple[float, float]], preview: str) -> list[float]:
    """The mouse goes from place to place."""
    await page.mouse.move(*places[-1])
    times = [
        await shown_after(page, preview, "pointermove", partial(page.mouse.move, x, y)) for x, y in places[:_OFTEN]
    ]
    return [time for time in times if time is not None]


async def turning(page: Page, preview: str, kind: str, deed: Deed) -> list[float]:
    times = [await shown_after(page, preview, kind, deed) for _ in range(_OFTEN)]
    return [time for time in times if time is not None]


async def previews(page: Page) -> AsyncIterator[tuple[str, list[float]]]:
    """By name: how long they took."""
    key, wheel = partial(page.keyboard.press, "r"), partial(page.mouse.wheel, 0, 40)
    await page.goto("/healthz")
    await page.evaluate(_ANSWER)
    yield "nothing on an empty page, by mouse", await pointing(page, [(9 * i, 9 * i) for i in range(30)], ".answer")
    yield "nothing on an empty page, by key", await turning(page, ".answer", "keydown", key)
    yield "nothing on an empty page, by wheel", await turning(page, ".answer", "wheel", wheel)
    await sit(page, "lay")
    places = await page.evaluate(_MIDDLES, ".candidate")
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
    places = await page.evaluate(_MIDDLES, '[data-kind="site"]')
    yield "the sides of a card at a quadrant", await pointing(page, places, ".sight")


async def figures(browser: Browser, address: str) -> AsyncIterator[Figure]:
    async with visitor(browser, address) as page:
        await page.goto("/healthz")
        nothing = await while_moving(page, panning())
        yield Figure("frames while the mouse is dragged over an empty page", nothing.tell())
        await sit(page, "act")
        for name, events in (("panning", panning()), ("zooming", zooming())):
            moved = await while_moving(page, events)
            # What an empty page does not reach either is the machine's.
            is_good = moved.late <= nothing.late + MOST_LATE
            yield Figure(f"frames while {name} a map of {TILES} tiles", moved.tell(), "60 a second", is_good)
    for is_slow in (False, True):
        async with visitor(browser, address) as page:
            if is_slow:
                await slow_down(await page.context.new_cdp_session(page))
            async for name, times in previews(page):
                yield _preview(name, times, is_slow)


def _preview(name: str, times: list[float], is_slow: bool) -> Figure:
    machine = f", {SLOWER} times slower" if is_slow else ""
    found = f"{median(times):.0f} ms, at most {max(times):.0f} ms of {len(times)}" if times else "never"
    has_limit = not is_slow and not name.startswith("nothing")
    is_good = not has_limit or (bool(times) and median(times) < MOST_PREVIEW)
    return Figure(f"preview of {name}{machine}", found, f"< {MOST_PREVIEW:.0f} ms" if has_limit else "", is_good)
