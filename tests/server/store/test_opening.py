"""Whoever is cancelled while a connection is being opened leaves nothing behind once the database is closed."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from labrys.server.settings import Settings
from labrys.server.store.database import Database, open_database

pytestmark = pytest.mark.anyio

_SECONDS = 20


class Slow:
    """The file system, on which files are opened when the test says so; it may be that they cannot be."""

    def __init__(self, fails: bool = False) -> None:
        self.made: list[sqlite3.Connection] = []
        self._fails = fails
        self._connect = sqlite3.connect
        self._is_asked = threading.Event()
        self._may_go = threading.Event()

    def connect(self, *args: Any, **given: Any) -> sqlite3.Connection:
        self._is_asked.set()
        assert self._may_go.wait(_SECONDS)
        if self._fails:
            raise sqlite3.OperationalError("unable to open database file")
        self.made.append(self._connect(*args, **given))
        return self.made[-1]

    async def asked(self) -> None:
        assert await asyncio.to_thread(self._is_asked.wait, _SECONDS)

    def go(self) -> None:
        self._may_go.set()


@contextlib.contextmanager
def slowly(slow: Slow) -> Iterator[Slow]:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(sqlite3, "connect", slow.connect)
        try:
            yield slow
        finally:
            slow.go()


def is_closed(connection: sqlite3.Connection) -> bool:
    try:
        connection.execute("SELECT 1")
    except sqlite3.ProgrammingError:
        return True
    connection.close()
    return False


async def ask(database: Database) -> None:
    async with database.engine.connect() as connection:
        await connection.execute(text("SELECT 1"))


async def given_up(database: Database, slow: Slow) -> None:
    """A question for which a second connection is needed, cancelled while the file is being opened."""
    async with database.engine.connect():
        asking = asyncio.create_task(ask(database))
        await slow.asked()
        asking.cancel()
        await asyncio.wait([asking])

        assert asking.cancelled()


async def test_a_database_that_is_closed_waits_for_a_connection_that_nobody_wants_any_more(tmp_path: Path):
    database = await open_database(Settings(database=str(tmp_path / "labrys.db")))
    with slowly(Slow()) as slow:
        await given_up(database, slow)
        assert [] == slow.made  # whoever was cancelled has not waited for it
        closing = asyncio.create_task(database.close())
        slow.go()
        await closing

    assert [True] == [is_closed(connection) for connection in slow.made]


async def test_one_that_could_not_be_opened_is_no_trouble_when_nobody_wants_it(tmp_path: Path):
    database = await open_database(Settings(database=str(tmp_path / "labrys.db")))
    with slowly(Slow(fails=True)) as slow:
        await given_up(database, slow)
        slow.go()
        await database.close()


async def test_one_that_nobody_wants_is_closed_while_the_database_stays_open(tmp_path: Path):
    database = await open_database(Settings(database=str(tmp_path / "labrys.db")))
    assert database._opener is not None
    with slowly(Slow()) as slow:
        await given_up(database, slow)
        slow.go()
        await database._opener.settle()

    assert [True] == [is_closed(connection) for connection in slow.made]
    await ask(database)
    await database.close()


async def test_a_start_that_is_cancelled_lets_go_of_the_file(tmp_path: Path):
    settings = Settings(database=str(tmp_path / "labrys.db"))
    with slowly(Slow()) as slow:
        starting = asyncio.create_task(open_database(settings))
        await slow.asked()
        starting.cancel()
        slow.go()
        await asyncio.wait([starting])

    assert starting.cancelled()
    assert [True] == [is_closed(connection) for connection in slow.made]
    await (await open_database(settings)).close()
