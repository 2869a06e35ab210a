from __future__ import annotations

import asyncio
import random
import resource
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.durability.playing import Seat, Sent, assert_nothing_lost_or_added, at_play
from tests.server.durability.stage import Site, ask, assert_shown_as_stored, fresh_rng, log_of, people
from tests.server.postgres import Cluster
from tests.server.running import Person, Running, running

pytestmark = pytest.mark.anyio

UNAVAILABLE = {"code": "unavailable", "rule": "S5"}


def wished(update: dict[str, Any], rng: random.Random, key: str) -> Sent:
    return Sent({"wish": "move", "key": key, "version": update["version"], "move": rng.choice(update["legal"])})


def assert_unavailable(answer: httpx.Response) -> None:
    """A refusal for now, with a sentence, and nothing of what happened inside."""
    assert 503 == answer.status_code, answer.text
    refusal = answer.json()["refusal"]
    assert UNAVAILABLE | {"text": refusal["text"]} == refusal
    assert "database" in refusal["text"]


async def in_time(until: int, *seats: Seat) -> None:
    """All play until the table has this version."""
    async with asyncio.timeout(60), asyncio.TaskGroup() as group:
        for seat in seats:
            group.create_task(seat.play(until))


async def test_while_postgresql_is_away_wishes_are_unavailable_and_then_all_goes_on(
    tmp_path: Path, stoppable: tuple[str, Cluster]
):
    rng, (database, cluster) = fresh_rng(), stoppable
    with running(tmp_path, database=database, sweep_seconds=0.05) as server:
        async with people(server.address, "Ann") as (ann,):
            table = await ann.make_table("me", "random")
            seat = Seat(ann, table, rng, by_socket=False)
            await in_time(12, seat)
            async with ann.live(table) as live:
                update = await live.next("update")
                while not update["legal"]:
                    update = await live.next("update")
                before = await log_of(database, table)
                await asyncio.to_thread(cluster.stop)
                by_socket, by_http = wished(update, rng, "by-socket"), wished(update, rng, "by-http")
                seat.sent += [by_socket, by_http]
                await live.send(**by_socket.wish)
                assert "unavailable" == (await live.next("refused", "granted"))["refusal"]["code"]
                assert_unavailable(await ann.wish(table, **by_http.wish))
                assert_unavailable(await ann.client.get(f"/api/tables/{table}"))
                assert_unavailable(await ann.client.post("/api/tables", json=_SETUP))
                assert 200 == (await ann.client.get("/api/games")).status_code
                await asyncio.to_thread(cluster.start)

                assert before == await log_of(database, table)
                await live.send(**by_socket.wish)
                by_socket.hear(await live.next("granted", "refused"))
                assert len(before) + 1 == by_socket.granted
            await seat.resend()
            await in_time(len(before) + 12, seat)
            await assert_nothing_lost_or_added(database, table, seat)
            await assert_shown_as_stored(database, table, ann)


async def test_connections_cut_in_the_middle_lose_and_double_nothing(pair: Site):
    rng, database, server = fresh_rng(), pair.database, pair.servers[1]
    async with people(server.address, "Ann", "Bo") as (ann, bo):
        table = await ann.make_table("me", "open")
        await bo.granted(table, "join")
        with_bot = await bo.make_table("me", "random")
        seats = [Seat(ann, table, rng, True), Seat(bo, table, rng, False), Seat(bo, with_bot, rng, True)]
        async with at_play(*seats):
            for _ in range(10):
                await asyncio.sleep(rng.uniform(0.0, 0.2))
                await cut_all(database)
        for seat in seats:
            await seat.resend()
        await assert_nothing_lost_or_added(database, table, *seats[:2])
        await assert_nothing_lost_or_added(database, with_bot, seats[2])
        await assert_shown_as_stored(database, table, ann, bo)
        await assert_shown_as_stored(database, with_bot, bo)
        await until_my_turn(bo, with_bot)


async def until_my_turn(person: Person, table: str) -> None:
    """Bots go on as well."""
    update = await person.look(table)
    while not update["legal"] and update["table"]["status"] == "playing":
        update = await person.look(table, since=update["version"], wait=20)


async def cut_all(database: str) -> None:
    await ask(
        database,
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid()",
    )


def leave_room(server: Running, room: int | None, database: str) -> None:
    """Let the server's files grow by so many bytes and no more; by as many as they like if it is None."""
    assert server.process is not None
    size = max(file.stat().st_size for file in Path(database).parent.iterdir())
    _, hard = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    limit = hard if room is None else size + room
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (limit, hard))


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="needs limits that can be set from outside")
async def test_on_a_full_disk_moves_are_unavailable_and_then_all_goes_on(single: Site):
    rng, database, (server,) = fresh_rng(), *single
    async with people(server.address, "Ann", "Bo") as (ann, bo):
        table = await ann.make_table("me", "open")
        await bo.granted(table, "join")
        seats = [Seat(ann, table, rng, by_socket=False), Seat(bo, table, rng, by_socket=True)]
        leave_room(server, 30_000, database)
        await play_until_unavailable(seats, rng)
        assert_unavailable(await ann.client.post("/api/tables", json=_SETUP))
        full = await log_of(database, table)
        assert len(full) == (await ann.look(table))["version"]
        leave_room(server, None, database)

        for seat in seats:
            await seat.resend()
        await in_time(len(full) + 20, *seats)
        await assert_nothing_lost_or_added(database, table, *seats)
        await assert_shown_as_stored(database, table, ann, bo)


async def play_until_unavailable(seats: list[Seat], rng: random.Random) -> None:
    """Play on by HTTP until there is no more room."""
    for number in range(200):
        for seat in seats:
            update = await seat.person.look(seat.table)
            if update["legal"]:
                sent = wished(update, rng, f"filling-{number}-{seat.person.name}")
                seat.sent.append(sent)
                answer = await seat.person.wish(seat.table, **sent.wish)
                if answer.status_code != 200:
                    assert_unavailable(answer)
                    return
                sent.hear(answer.json())
    raise AssertionError("there was always room")


_SETUP = {"game": "akrotiri", "seats": [{"kind": "me"}, {"kind": "open"}]}
