"""What the tests of durability share: servers on one database, its logs read past them, and people anywhere."""

from __future__ import annotations

import contextlib
import json
import os
import random
import sqlite3
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import asyncpg
import httpx
import msgspec

from labrys.core.seats import SPECTATOR
from labrys.server.store.tables import Logged
from labrys.server.tables import entries as e
from labrys.server.tables import wire
from labrys.server.tables.setup import Setup
from labrys.server.tables.sitting import Sitting
from tests.server.running import Person, Running, guest


class Site(NamedTuple):
    """Servers and the one database behind them."""

    database: str
    servers: tuple[Running, ...]

    @property
    def addresses(self) -> tuple[str, ...]:
        return tuple(server.address for server in self.servers)


@contextlib.contextmanager
def several(folder: Path, database: str, paces: tuple[float, ...]) -> Iterator[Site]:
    """Servers on one database, each with the pace of its bots; started together, ended in any case."""
    servers = tuple(Running(folder, database=database, sweep_seconds=0.05, bot_pace=pace) for pace in paces)
    try:
        with ThreadPoolExecutor(len(servers)) as threads:
            list(threads.map(Running.start, servers))
        yield Site(database, servers)
    finally:
        for server in servers:
            if server.process is not None:
                server.kill()


def fresh_rng() -> random.Random:
    """Chance for one run of a test; what it prints brings the same choices again."""
    seed = int(os.environ.get("LABRYS_TEST_SEED") or random.SystemRandom().randrange(2**32))
    print(f"LABRYS_TEST_SEED={seed}")  # noqa: T201  Seen when the test fails.
    return random.Random(seed)


@contextlib.asynccontextmanager
async def people(address: str, *names: str) -> AsyncIterator[list[Person]]:
    """Guests who leave in the end."""
    async with contextlib.AsyncExitStack() as stack:
        found = [await guest(address, name) for name in names]
        for person in found:
            stack.push_async_callback(person.client.aclose)
        yield found


@contextlib.asynccontextmanager
async def elsewhere(person: Person, address: str) -> AsyncIterator[Person]:
    """The same person with another browser, at another server."""
    cookies = person.client.cookies
    async with httpx.AsyncClient(
        base_url=address, cookies=cookies, trust_env=False, timeout=40, verify=False
    ) as client:
        yield Person(client, person.id, person.name)


async def ask(database: str, query: str, *values: object) -> list[tuple[Any, ...]]:
    """The rows of a question put to the database itself. Values stand at $1, $2 and so on."""
    if database.startswith("postgresql"):
        connection = await asyncpg.connect(database)
        try:
            return [tuple(row) for row in await connection.fetch(query, *values)]
        finally:
            await connection.close()
    with contextlib.closing(sqlite3.connect(database, timeout=10)) as file, file:
        return list(file.execute(query.replace("$", "?"), values))


async def log_of(database: str, table: str) -> list[Logged]:
    """A table's log as it is stored."""
    query = 'SELECT seq, at, player, "key", entry FROM log WHERE table_id = $1 ORDER BY seq'
    return [Logged(*row) for row in await ask(database, query, table)]


async def talk_of(database: str, table: str) -> list[str]:
    """What was said, as it is stored."""
    return [row[0] for row in await ask(database, "SELECT line FROM talk WHERE table_id = $1 ORDER BY n", table)]


async def empty_sitting(database: str, table: str) -> Sitting:
    """A table before anything happened at it."""
    rows = await ask(database, "SELECT id, setup, seed, maker, created FROM tables WHERE id = $1", table)
    id_, setup, seed, maker, created = rows[0]
    return Sitting(id_, msgspec.json.decode(setup, type=Setup), seed, maker, created)


def fold(sitting: Sitting, rows: list[Logged]) -> Sitting:
    """The sitting after these entries, which must be its next ones."""
    for row in rows:
        sitting.fold(row.seq, row.at, e.read(row.entry), row.player, row.key)
    return sitting


async def assert_shown_as_stored(database: str, table: str, *everybody: Person, since: int = 0) -> int:
    """Whatever server they ask, people see what follows from the log and nothing else; the version they see.

    Each of them sees at least what happened up to `since`.
    """
    sitting = await empty_sitting(database, table)
    for person in everybody:
        seen = await person.look(table, since=max(since, sitting.version))
        assert seen["version"] >= max(since, sitting.version)
        seen = await person.look(table, since=0)
        if seen["version"] > sitting.version:
            rows = await log_of(database, table)
            fold(sitting, rows[sitting.version : seen["version"]])
        audience = SPECTATOR if seen["seat"] is None else seen["seat"]
        expected = json.loads(msgspec.json.encode(wire.update(sitting, audience, 0, seen["now"])))

        assert expected == seen
    return sitting.version
