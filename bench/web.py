"""Measures the client in a real Chromium: what the first load fetches, and when a page is there on a slow machine.

A slow machine has a quarter of this one's speed. Its network is a mobile one of the better kind (40 ms there and back,
10 megabits a second), for which there is a limit, or of the worse (150 ms, 1.6 megabits), which is told for comparison.
"""

from __future__ import annotations

import argparse
import platform
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from tests.server.running import running
from tools.browser import MISSING, SWITCHES, chromium

MOST_SCRIPT = 200_000
MOST_SECONDS = 1.5
_SLOWER = 4
_GOOD = {"offline": False, "latency": 40, "downloadThroughput": 1_280_000, "uploadThroughput": 640_000}
_BAD = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000}
_SETUP = {"game": "akrotiri", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}], "options": {"first": "0"}}


class Loaded:
    """What a page fetched, in bytes as they came over the network."""

    def __init__(self, session: CDPSession) -> None:
        self._kinds: dict[str, str] = {}
        self.bytes: Counter[str] = Counter()
        session.send("Network.enable")
        session.on("Network.responseReceived", self._begins)
        session.on("Network.loadingFinished", self._ends)

    def _begins(self, event: dict[str, Any]) -> None:
        self._kinds[event["requestId"]] = event["type"]

    def _ends(self, event: dict[str, Any]) -> None:
        self.bytes[self._kinds.get(event["requestId"], "?")] += int(event["encodedDataLength"])


@contextmanager
def visitor(browser: Browser, address: str) -> Iterator[Page]:
    """Somebody with an empty cache."""
    context = browser.new_context(base_url=address, viewport={"width": 1440, "height": 900}, locale="en-GB")
    try:
        yield context.new_page()
    finally:
        context.close()


def table_of(page: Page) -> str:
    """The address of a table at which this visitor plays against a bot."""
    assert page.request.post("/api/guests", data={"name": "Ariadne"}).ok
    made = page.request.post("/api/tables", data=_SETUP)
    assert made.ok, made.text()
    return f"/tables/{made.json()['table']['id']}"


def first_load(page: Page, path: str) -> Counter[str]:
    """Bytes by kind until nothing more is fetched."""
    loaded = Loaded(page.context.new_cdp_session(page))
    page.goto(path)
    page.wait_for_load_state("networkidle")
    return loaded.bytes


def seconds_until_there(page: Page, path: str, sign: str, network: Mapping[str, object]) -> float:
    """On a slow machine: from asking for the page until this sign of it is drawn and the script has come to rest."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", dict(network))
    session.send("Emulation.setCPUThrottlingRate", {"rate": _SLOWER})
    page.goto(path, wait_until="commit")
    page.wait_for_selector(sign)
    # Two frames and an idle moment later a click is heard at once.
    resting = (
        "new Promise((rest) => requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(rest))))"
    )
    page.evaluate(f"{resting}.then(() => 0)")
    return float(page.evaluate("performance.now()")) / 1000


def row(what: str, found: str, wanted: str, is_good: bool) -> None:
    reached = ("yes" if is_good else "NO") if wanted else ""
    print(f"| {what} | {found} | {wanted} | {reached} |", flush=True)


def measure(browser: Browser, address: str, rounds: int) -> bool:
    """Print the figures; whether all are as wanted."""
    good = []
    pages = {"home page": ("/", "#main h1"), "table": ("", "#main")}
    for name, (path, sign) in pages.items():
        with visitor(browser, address) as page:
            found = first_load(page, path or table_of(page))
        good.append(found["Script"] < MOST_SCRIPT)
        row(f"{name}: script of the first load, compressed", f"{found['Script'] / 1000:.1f} kB", "< 200 kB", good[-1])
        rest = sum(found.values()) - found["Script"]
        row(f"{name}: everything else of it", f"{rest / 1000:.1f} kB", "", True)
        for network, kind, limit in ((_GOOD, "better", MOST_SECONDS), (_BAD, "worse", None)):
            times = []
            for _ in range(rounds):
                with visitor(browser, address) as page:
                    times.append(seconds_until_there(page, path or table_of(page), sign, network))
            good.append(limit is None or median(times) < limit)
            wanted = "" if limit is None else f"< {limit} s"
            what = f"{name}: there on a slow machine, {kind} network, median of {rounds}"
            row(what, f"{median(times):.2f} s", wanted, good[-1])
    return all(good)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    given = parser.parse_args()
    program = chromium()
    if program is None:
        print(MISSING, file=sys.stderr)
        return 1
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(SWITCHES))
        print(f"==> the client in Chromium {browser.version}, {platform.machine()}")
        print("| what | found | wanted | reached |\n|---|---|---|---|")
        is_good = measure(browser, server.address, given.rounds)
        browser.close()
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
