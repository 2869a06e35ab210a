"""Measures the client in a real Chromium: its first load, how large tables move, and how soon previews show."""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import sys
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from playwright.async_api import Browser, async_playwright

from bench import results, web_akrotiri, web_load, web_minos
from bench.web_pages import Figure
from tests.server.running import running
from tools.browser import MISSING, SWITCHES, chromium

ROUNDS = 5


async def figures(browser: Browser, address: str, rounds: int, only: str) -> AsyncIterator[Figure]:
    parts = {
        "load": web_load.figures(browser, address, rounds),
        "akrotiri": web_akrotiri.figures(browser, address),
        "minos": web_minos.figures(browser, address),
    }
    for name, part in parts.items():
        if only in ("", name):
            async for figure in part:
                yield figure


async def measure(program: str, address: str, rounds: int, only: str) -> bool:
    """Print the figures; whether all are as wanted."""
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=program, args=list(SWITCHES))
        about = f"Chromium {browser.version}, {platform.machine()}, {os.cpu_count()} processors"
        print(f"==> the client in {about}")
        lines = ["| what | found | wanted | reached | load of the machine |", "|---|---|---|---|---|"]
        print("\n".join(lines))
        is_good = True
        async for figure in figures(browser, address, rounds, only):
            lines.append(figure.told())
            print(lines[-1], flush=True)
            is_good &= figure.is_good
        await browser.close()
    if not only:
        results.keep("client", {"is_full": rounds >= ROUNDS, "lines": [*lines, "", f"{about}."]})
    return is_good


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help="how often a page is loaded")
    parser.add_argument("--only", choices=["load", "akrotiri", "minos"], default="", help="these figures alone")
    given = parser.parse_args()
    program = chromium()
    if not given.only:
        results.forget("client")
    if program is None:
        print(MISSING, file=sys.stderr)
        results.keep("client", {"failed": "there is no Chromium here"})
        return 1
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server:
        is_good = asyncio.run(measure(program, server.address, given.rounds, given.only))
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
