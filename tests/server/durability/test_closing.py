"""What a server began to ask of its database is over when the server, or the socket that asked, has ended."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.attacks.inside import Inside, opened

pytestmark = pytest.mark.anyio


@pytest.fixture
async def inside(tmp_path: Path) -> AsyncIterator[Inside]:
    async with opened(tmp_path) as ready:
        yield ready


class Question:
    """Something asked of the database that is not answered, and takes a moment to end."""

    def __init__(self) -> None:
        self.is_asked = asyncio.Event()
        self.is_over = False

    async def ask(self, *_: object, **__: object) -> Any:
        self.is_asked.set()
        try:
            await asyncio.Event().wait()
        finally:
            await asyncio.sleep(0.05)
            self.is_over = True


async def test_a_table_that_is_being_loaded_for_nobody_is_let_go_of_at_the_end(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
):
    table = await (await inside.guest("Ariadne")).make_table("me", "open")
    inside.house.keeper.tables.clear()
    loading = Question()
    monkeypatch.setattr(inside.house.store, "load", loading.ask)
    asking = asyncio.create_task(inside.house.find(table))
    await loading.is_asked.wait()
    asking.cancel()
    await asyncio.wait([asking])
    assert not loading.is_over  # somebody else may want it

    await inside.house.close()

    assert loading.is_over


async def test_a_socket_ends_when_nothing_is_asked_for_it_any_more(inside: Inside, monkeypatch: pytest.MonkeyPatch):
    ariadne = await inside.guest("Ariadne")
    table = await ariadne.make_table("me", "open")
    looking = Question()
    async with inside.socket(table, ariadne) as socket:
        await socket.next("update")
        monkeypatch.setattr(inside.litestar.state.desk, "who", looking.ask)
        hosted = await inside.hosted(table)
        for watcher in hosted.watchers:
            # Their session may have ended: that is looked up before anything more is sent.
            watcher.doubts += 1
            hosted.tell(watcher)
        await looking.is_asked.wait()

    assert looking.is_over
