"""Measures how long a bot's answer takes while others ask for hints without end and tables of bots play unattended.

    python bench/crowd.py [--guests 30] [--tables 120] [--seconds 60]

One server with one worker, as `labrys serve` starts it. Guests ask for hints as often as they may, at tables of their
own, from one address; tables of the strongest bots were made and left. Somebody else, from another address, plays
against `sailor`: what is measured is the time from their request that makes a move to the bot's answer.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from bench.attacks import p95  # noqa: E402  A neighbour in this folder.
from tests.server.running import Live, Person, Running  # noqa: E402

CROWD, VICTIM = "127.0.0.2", "127.0.0.3"
PATIENCE = 120.0


async def guest(address: str, name: str, origin: str) -> Person:
    """Somebody new who comes from this address."""
    transport = httpx.AsyncHTTPTransport(local_address=origin)
    client = httpx.AsyncClient(base_url=address, transport=transport, timeout=PATIENCE)
    answer = await client.post("/api/guests", json={"name": name})
    assert answer.status_code == 201, answer.text
    return Person(client, str(answer.json()["id"]), name)


async def ask_for_hints(one: Person, tables: int) -> None:
    """As fast as the rates let it, at one table after the other."""
    mine = [await one.make_table("me", "novice", options={"first": "0"}) for _ in range(tables)]
    while True:
        asked = [one.client.post(f"/api/tables/{table}/hint", json={"wish": "hint"}) for table in mine]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        if not any(isinstance(answer, httpx.Response) and answer.status_code == 200 for answer in answers):
            await asyncio.sleep(0.5)


async def leave_tables(one: Person, tables: int) -> None:
    """Tables of the strongest bots, from which their maker goes."""
    for _ in range(tables):
        table = await one.make_table("me", "minos", standin="minos")
        await one.granted(table, "leave")


async def play(one: Person, game: str, seconds: float) -> list[float]:
    """Play at random against `sailor`; how long each of its answers took, from the request to the last of its moves."""
    rng, waited, ends = random.Random(1), [], time.monotonic() + seconds
    while time.monotonic() < ends:
        table = await one.make_table("me", "sailor", game=game)
        async with one.live(table) as live:
            waited += await _game(live, rng, ends)
        # The game may be over.
        await one.wish(table, "resign")
    return waited


async def _game(live: Live, rng: random.Random, ends: float) -> list[float]:
    waited: list[float] = []
    look = await live.next("update")
    while time.monotonic() < ends and look["table"]["status"] == "playing":
        while not look["legal"] and look["table"]["status"] == "playing":
            look = await live.next("update")
        if not look["legal"]:
            break
        began, version = time.perf_counter(), look["version"]
        await live.send(wish="move", version=version, move=rng.choice(look["legal"]), key=f"k{version}")
        look = await live.until(version + 1)
        # Every single decision of the bot is an answer.
        while 1 in look["table"]["deciders"] and 0 not in look["table"]["deciders"]:
            look = await live.until(look["version"] + 1)
            waited.append(time.perf_counter() - began)
            began = time.perf_counter()
    return waited


async def measure(server: Running, guests: int, tables: int, seconds: float) -> dict[str, Any]:
    """The waiting times of one person, alone and beside such a crowd."""
    victim = await guest(server.address, "Ann", VICTIM)
    alone = await play(victim, "akrotiri", min(10.0, seconds))
    people = [await guest(server.address, f"guest {number}", CROWD) for number in range(guests)]
    for number, one in enumerate(people):
        await leave_tables(one, tables // guests + (number < tables % guests))
    asking = [asyncio.create_task(ask_for_hints(one, 3)) for one in people]
    try:
        await asyncio.sleep(min(5.0, seconds))
        return {"alone": alone, "beside": await play(victim, "akrotiri", seconds)}
    finally:
        for task in asking:
            task.cancel()
        await asyncio.gather(*asking, return_exceptions=True)
        for one in [victim, *people]:
            await one.client.aclose()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--guests", type=int, default=30)
    parser.add_argument("--tables", type=int, default=120)
    parser.add_argument("--seconds", type=float, default=60.0)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Running(Path(folder), limits=True, bot_pace=0.25)
        try:
            server.start()
            found = asyncio.run(measure(server, given.guests, given.tables, given.seconds))
        finally:
            if server.process is not None:
                server.kill()
    print(f"load {os.getloadavg()[0]:.1f}, {given.guests} guests, {given.tables} tables")
    for name, waited in found.items():
        if len(waited) < 2:
            print(f"{name}: {len(waited)} answers in {given.seconds:g} s")
            continue
        print(f"{name}: {len(waited)} answers, p95 {p95(waited):.2f} s, longest {max(waited):.2f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
