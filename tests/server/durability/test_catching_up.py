"""Catching up with the log and with other servers, where something goes wrong on the way."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from sqlalchemy import select, update

from labrys.server.identity.adoption import adopt
from labrys.server.keeping import Keeper
from labrys.server.store import notices
from labrys.server.store.notices import CHANNEL, Listener
from labrys.server.store.schema import log, seats
from labrys.server.store.tables import Logged, Said
from labrys.server.sweeping import Sweeper
from labrys.server.tables import entries as e
from labrys.server.tables import wishes as w
from labrys.server.tables.deeds import Asker
from tests.server.attacks.inside import Inside, opened
from tests.server.durability.stage import ask
from tests.server.postgres import Postgres
from tests.server.running import Person

pytestmark = pytest.mark.anyio


@pytest.fixture
async def inside(tmp_path: Path) -> AsyncIterator[Inside]:
    async with opened(tmp_path) as ready:
        yield ready


async def store_elsewhere(inside: Inside, table: str, entry: str) -> int:
    """Append to a log as another server would; the version."""
    version = (await inside.hosted(table)).sitting.version + 1
    row = {"table_id": table, "seq": version, "at": time.time(), "entry": entry}
    async with inside.house.store.database.engine.begin() as connection:
        await connection.execute(log.insert().values(**row))
    return version


async def seats_of(inside: Inside, table: str) -> list[str]:
    async with inside.house.store.database.engine.connect() as connection:
        asked = select(seats.c.player).where(seats.c.table_id == table).order_by(seats.c.seat)
        return list((await connection.execute(asked)).scalars())


async def two_tables(inside: Inside) -> tuple[Person, str, str]:
    ann, bo = await inside.guests(2)
    return ann, await inside.begun(ann, bo), await inside.begun(ann, bo)


OFFERED = e.write(e.EndOffered(0))


@pytest.mark.rule("S5.6")
async def test_a_table_that_does_not_replay_keeps_no_other_from_being_told(inside: Inside):
    ann, bad, good = await two_tables(inside)
    async with inside.socket(good, ann) as socket:
        await socket.next("update")
        await store_elsewhere(inside, bad, '{"do": "danced"}')
        version = await store_elsewhere(inside, good, OFFERED)
        inside.house.neighbours.missed()

        assert "end-offered" == (await socket.until(version))["seen"][-1]["did"]
    await asyncio.gather(*inside.house._tasks)
    for _ in range(2):
        assert "unplayable" == (await inside.hosted(bad)).sitting.status
    assert set() == inside.house.keeper.doubts


async def test_a_table_that_could_not_be_looked_at_is_looked_at_again(inside: Inside, monkeypatch: pytest.MonkeyPatch):
    ann, sick, well = await two_tables(inside)
    store, reading = inside.house.store, inside.house.store.log

    async def failing(table_id: str, after: int = 0) -> list[Logged]:
        if table_id == sick:
            raise RuntimeError("this one and no other")
        return await reading(table_id, after)

    async with inside.socket(sick, ann) as first, inside.socket(well, ann) as second:
        await first.next("update")
        await second.next("update")
        versions = [await store_elsewhere(inside, table, OFFERED) for table in (sick, well)]
        monkeypatch.setattr(store, "log", failing)
        inside.house.neighbours.missed()
        await second.until(versions[1])
        while not inside.house.keeper.doubts:
            await asyncio.sleep(0)
        monkeypatch.setattr(store, "log", reading)
        await Sweeper(inside.house, 600.0, 600.0).sweep(time.time())

        assert versions[0] == (await first.until(versions[0]))["version"]
    assert set() == inside.house.keeper.doubts


async def test_news_that_could_not_be_followed_is_looked_at_again(inside: Inside, monkeypatch: pytest.MonkeyPatch):
    _, table, _ = await two_tables(inside)
    version = await store_elsewhere(inside, table, OFFERED)
    hosted = await inside.hosted(table)

    async def failing(_: object, __: object) -> None:
        raise RuntimeError("whatever it may be")

    with monkeypatch.context() as broken:
        broken.setattr(Keeper, "follow", failing)
        inside.house.neighbours.heard(f"log {table} {version}")
        while not inside.house.keeper.doubts:
            await asyncio.sleep(0)
    await Sweeper(inside.house, 600.0, 600.0).sweep(time.time())

    assert version == hosted.sitting.version


@pytest.mark.rule("S9.1")
async def test_talk_that_could_not_be_heard_is_heard_without_another_line(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
):
    ann, table, _ = await two_tables(inside)
    store, reading = inside.house.store, inside.house.store.talk
    async with inside.socket(table, ann) as socket:
        await socket.next("update")
        said = await store.say(table, time.time(), "somebody", "Bo", "said on another server")

        async def failing(*_: object) -> list[Said]:
            raise RuntimeError("not now")

        monkeypatch.setattr(store, "talk", failing)
        inside.house.neighbours.heard(f"talk {table} {said.n}")
        while not inside.house.keeper.doubts:
            await asyncio.sleep(0)
        sweeper = Sweeper(inside.house, 600.0, 600.0)
        await sweeper.sweep(time.time())
        assert 1 == len(inside.house.keeper.doubts)
        monkeypatch.setattr(store, "talk", reading)
        await sweeper.sweep(time.time())

        assert "said on another server" == (await socket.next("talk"))["line"]
    assert set() == inside.house.keeper.doubts


async def test_a_seat_stored_while_it_was_adopted_is_the_accounts(inside: Inside):
    ann, bo, account = await inside.guest("Ann"), await inside.guest("Bo"), await inside.account("ariadne")
    table = await inside.begun(ann, bo, options={"first": "0"})
    # The database knows of it, and the tables in memory do not yet, when something more is stored.
    await adopt(inside.house.store.database, ann.id, account.id)
    await inside.house.wish(await inside.hosted(table), Asker(ann.id, ann.name), w.Resign())
    stored = await seats_of(inside, table)
    await inside.house.neighbours.adopted(ann.id, account.id)

    assert [ann.id, bo.id] == stored
    assert [account.id, bo.id] == await seats_of(inside, table)


async def test_a_seat_still_listed_as_the_guests_is_the_accounts_when_its_table_is_loaded(inside: Inside):
    ann, bo, account = await inside.guest("Ann"), await inside.guest("Bo"), await inside.account("ariadne")
    table = await inside.begun(ann, bo)
    await adopt(inside.house.store.database, ann.id, account.id)
    async with inside.house.store.database.engine.begin() as connection:
        await connection.execute(update(seats).where(seats.c.player == account.id).values(player=ann.id))
    inside.house.keeper.tables.clear()

    assert (0,) == (await inside.hosted(table)).sitting.seats_of(account.id)
    assert [account.id, bo.id] == await seats_of(inside, table)


@pytest.fixture
def shared(postgres: Postgres) -> Iterator[str]:
    with postgres.database() as url:
        yield url


async def test_a_listener_listens_again_whatever_broke_it(shared: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(notices, "_PAUSE", 0.0)
    heard: asyncio.Queue[str] = asyncio.Queue()
    breaks: list[int] = []

    def missed() -> None:
        breaks.append(1)
        if len(breaks) == 1:
            raise ValueError("nothing that a database says")
        heard.put_nowait("missed")

    listener = Listener(shared, heard.put_nowait, missed)
    await listener.start()
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'labrys-listener'"
    await ask(shared, f"{cut} AND datname = current_database()")
    async with asyncio.timeout(20):
        assert "missed" == await heard.get()
        await ask(shared, "SELECT pg_notify($1, 'log table 1')", CHANNEL)
        assert "log table 1" == await heard.get()
    await listener.close()

    assert 2 == len(breaks)
