"""How a table moves: frames while the mouse does something, and how soon previews show.

The mouse is a real one that waits for nobody. The same is measured on an empty page: more than there cannot be had from
this machine as busy as it is. The main thread's work for a frame says how much room is left.

A preview is measured in the page: from the time that the browser gives to the event until the frame in which the
preview stands has been painted.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from functools import partial
from itertools import pairwise
from statistics import median, quantiles
from typing import Any, Final, NamedTuple

from playwright.async_api import Browser, CDPSession, Page

from bench.web_pages import SLOWER, Figure, slow_down, visitor

FRAME: Final = 1000 / 60
LATE: Final = FRAME * 1.25
"""A frame that comes later than this has missed its turn."""
MOST_LATE: Final = 0.05
MOST_PREVIEW: Final = 50.0
STEPS: Final = 500
_PAUSE: Final = 0.008
"""Seconds between two moves of the mouse: mice tell more often where they are than a screen is drawn."""
_OFTEN: Final = 16

Deed = Callable[[], Awaitable[None]]
Events = Callable[[], Iterable[dict[str, Any]]]
Sit = Callable[[Page], Awaitable[None]]
Previews = Callable[[Page], AsyncIterator[tuple[str, list[float]]]]

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


async def nothing(page: Page, kinds: Iterable[str]) -> AsyncIterator[tuple[str, list[float]]]:
    """The same on a page that has nothing to draw, by `mouse`, `key` and `wheel`."""
    await page.goto("/healthz")
    await page.evaluate(_ANSWER)
    key, wheel = partial(page.keyboard.press, "r"), partial(page.mouse.wheel, 0, 40)
    for kind in kinds:
        name = f"nothing on an empty page, by {kind}"
        if kind == "mouse":
            yield name, await pointing(page, [(9 * i, 9 * i) for i in range(30)], ".answer")
        else:
            event, deed = ("keydown", key) if kind == "key" else ("wheel", wheel)
            yield name, await turning(page, ".answer", event, deed)


async def middles(page: Page, selector: str) -> list[tuple[float, float]]:
    """The middles of elements, as far as nothing lies over them."""
    found: list[tuple[float, float]] = await page.evaluate(_MIDDLES, selector)
    return found


async def drawn(
    browser: Browser, address: str, sit: Sit, moves: Mapping[str, Events], previews: Previews
) -> AsyncIterator[Figure]:
    """Frames while the mouse makes these moves at a table, then previews, also of a slow machine."""
    async with visitor(browser, address) as page:
        await page.goto("/healthz")
        empty = await while_moving(page, next(iter(moves.values()))())
        yield Figure("frames while the mouse is moved over an empty page", empty.tell())
        await sit(page)
        for name, events in moves.items():
            moved = await while_moving(page, events())
            # What an empty page does not reach either is the machine's.
            is_good = moved.late <= empty.late + MOST_LATE
            yield Figure(f"frames while {name}", moved.tell(), "60 a second", is_good)
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
