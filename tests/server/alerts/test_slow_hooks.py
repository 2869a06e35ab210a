"""Webhooks that take long hold up each other, and nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from pathlib import Path

import pytest

from labrys.server.alerts.bell import CALLS_AT_ONCE, SLOW_CALLS_AT_ONCE, Bell, Pace
from labrys.server.alerts.calls import Answer, Caller
from labrys.server.settings import Settings
from labrys.server.store.database import Database, open_database
from tests.server.alerts.test_bell import counts, seat, turn

pytestmark = pytest.mark.anyio

SLOW = [f"slow-{n}" for n in range(12)]
TIMED_OUT, LATE, GOOD = Answer(why="time"), Answer(status=503), Answer(status=204)


class Held(Caller):
    """Answers the first call of every webhook at once, and holds every later one until all are let go."""

    def __init__(self, first: Answer) -> None:
        super().__init__()
        self.first = first
        self.known: set[str] = set()
        self.most_held = 0
        self.let_go = asyncio.Event()
        self._held = 0
        self._news = asyncio.Event()

    async def call(self, url: str, body: bytes, headers: Mapping[str, str]) -> Answer:
        if url not in self.known:
            self.known.add(url)
            self._news.set()
            return self.first
        self._held += 1
        self.most_held = max(self.most_held, self._held)
        self._news.set()
        await self.let_go.wait()
        self._held -= 1
        return GOOD

    async def has(self, known: int, held: int) -> None:
        """Wait until so many webhooks have been called, and so many calls are held."""
        async with asyncio.timeout(10):
            while len(self.known) < known or self._held < held:
                self._news.clear()
                await self._news.wait()


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await open_database(Settings(database=str(tmp_path / "labrys.db")))
    for player in (*SLOW, "ariadne"):
        await seat(opened, player, f"https://{player}.example/", f"{player}-atoll", f"{player}-bay")
    yield opened
    await opened.close()


def make_bell(database: Database, caller: Caller, slow: float) -> Bell:
    return Bell(database, Settings(), "https://play.example", pace=Pace(pauses=(0.0,), slow=slow), caller=caller)


@pytest.mark.parametrize(("first", "slow"), [(TIMED_OUT, 60.0), (LATE, 0.0)])
async def test_slow_webhooks_take_no_more_than_a_quarter_of_the_calls(database: Database, first: Answer, slow: float):
    caller = Held(first)
    bell = make_bell(database, caller, slow)
    await bell.start()

    for player in SLOW:
        bell.ring(player, turn(f"{player}-atoll"))
    await caller.has(len(SLOW), SLOW_CALLS_AT_ONCE)
    caller.first = GOOD
    bell.ring("ariadne", turn("ariadne-atoll"))
    await caller.has(len(SLOW) + 1, SLOW_CALLS_AT_ONCE)
    caller.let_go.set()
    await bell.quiet()
    await bell.stop()

    assert SLOW_CALLS_AT_ONCE == caller.most_held
    assert (len(SLOW) + 1, 0, 0) == counts(bell)


async def test_a_webhook_that_was_quick_again_is_slow_no_more(database: Database):
    caller = Held(TIMED_OUT)
    bell = make_bell(database, caller, 60.0)
    await bell.start()
    for player in SLOW:
        bell.ring(player, turn(f"{player}-atoll"))
    caller.let_go.set()
    await bell.quiet()

    caller.let_go.clear()
    for player in SLOW:
        bell.ring(player, turn(f"{player}-bay"))
    await caller.has(len(SLOW), len(SLOW))
    caller.let_go.set()
    await bell.quiet()
    await bell.stop()

    assert SLOW_CALLS_AT_ONCE < len(SLOW) <= CALLS_AT_ONCE
    assert (2 * len(SLOW), 0, 0) == counts(bell)
