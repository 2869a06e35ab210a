"""What the first load of a page fetches, and when the page is there.

The network is one of the better kind (40 ms there and back, 10 megabits a second), for which there is a limit, once
with this machine as it is and once with a quarter of its speed; or a poor mobile one (150 ms, 1.6 megabits) and a slow
machine, which is told for comparison.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Mapping
from statistics import median
from typing import Any, NamedTuple

from playwright.async_api import Browser, CDPSession, Page

from bench.web_pages import SLOWER, Figure, slow_down, table_of, visitor

MOST_SCRIPT = 200_000
MOST_SECONDS = 1.5
_GOOD = {"offline": False, "latency": 40, "downloadThroughput": 1_280_000, "uploadThroughput": 640_000}
_BAD = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000}


class Profile(NamedTuple):
    """How slow network and machine are."""

    name: str
    network: Mapping[str, object]
    slower: int
    has_limit: bool


_PROFILES = (
    Profile("better network", _GOOD, 1, has_limit=True),
    Profile("better network, slow machine", _GOOD, SLOWER, has_limit=True),
    Profile("worse network, slow machine", _BAD, SLOWER, has_limit=False),
)
_EMPTY = "empty page"
# What can be clicked first is the sign that a page is there.
_PAGES = {
    _EMPTY: ("/healthz", "body"),
    "home page": ("/", "#main h1"),
    "table of Akrotiri": ("akrotiri", ".act .question, .act button"),
    "table of Minos": ("minos", ".act button"),
}
"""By name: an address, or the game of a new table; and the sign."""
# Two frames and an idle moment later a click is heard at once.
_RESTING = "new Promise((rest) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(rest))))"


class Loaded:
    """What a page fetched, in bytes as they came over the network."""

    def __init__(self, session: CDPSession) -> None:
        self._kinds: dict[str, str] = {}
        self.bytes: Counter[str] = Counter()
        session.on("Network.responseReceived", self._begins)
        session.on("Network.loadingFinished", self._ends)

    def _begins(self, event: dict[str, Any]) -> None:
        self._kinds[event["requestId"]] = event["type"]

    def _ends(self, event: dict[str, Any]) -> None:
        self.bytes[self._kinds.get(event["requestId"], "?")] += int(event["encodedDataLength"])


async def first_load(page: Page, path: str) -> Counter[str]:
    """Bytes by kind until nothing more is fetched."""
    session = await page.context.new_cdp_session(page)
    loaded = Loaded(session)
    await session.send("Network.enable")
    await page.goto(path)
    await page.wait_for_load_state("networkidle")
    return loaded.bytes


async def seconds_until_there(page: Page, path: str, sign: str, profile: Profile) -> float:
    """From asking for the page until this sign of it is drawn and the script has come to rest."""
    await slow_down(await page.context.new_cdp_session(page), profile.network, profile.slower)
    await page.goto(path, wait_until="commit")
    await page.wait_for_selector(sign)
    await page.evaluate(f"{_RESTING}.then(() => 0)")
    return float(await page.evaluate("performance.now()")) / 1000


async def median_until_there(browser: Browser, address: str, name: str, profile: Profile, rounds: int) -> float:
    path, sign = _PAGES[name]
    times = []
    for _ in range(rounds):
        async with visitor(browser, address) as page:
            times.append(await seconds_until_there(page, await _address(page, path), sign, profile))
    return median(times)


async def _address(page: Page, path: str) -> str:
    """The address itself, or that of a new table at which this visitor is to decide."""
    if path.startswith("/"):
        return path
    return await table_of(page, path, options={"first": "0"} if path == "akrotiri" else {"setup": "random"})


async def figures(browser: Browser, address: str, rounds: int) -> AsyncIterator[Figure]:
    """Those of the home page, and those of a table; before them what this machine needs for an empty page."""
    for name, (path, _) in _PAGES.items():
        if name != _EMPTY:
            async with visitor(browser, address) as page:
                found = await first_load(page, await _address(page, path))
            script, rest = found["Script"], sum(found.values()) - found["Script"]
            what = f"{name}: script of the first load, compressed"
            yield Figure(what, f"{script / 1000:.1f} kB", f"< {MOST_SCRIPT // 1000} kB", script < MOST_SCRIPT)
            yield Figure(f"{name}: everything else of it", f"{rest / 1000:.1f} kB")
        for profile in _PROFILES:
            seconds = await median_until_there(browser, address, name, profile, rounds)
            has_limit = profile.has_limit and name != _EMPTY
            wanted = f"< {MOST_SECONDS} s" if has_limit else ""
            what = f"{name}: there, {profile.name}, median of {rounds}"
            yield Figure(what, f"{seconds:.2f} s", wanted, not has_limit or seconds < MOST_SECONDS)
