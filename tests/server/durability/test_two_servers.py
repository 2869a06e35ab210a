from __future__ import annotations

import asyncio
import contextlib
import random
import time
from typing import Any

import pytest

from labrys.server.tables import entries as e
from tests.server.durability.playing import Seat, assert_nothing_lost_or_added, at_play
from tests.server.durability.stage import (
    Site,
    ask,
    assert_shown_as_stored,
    elsewhere,
    fresh_rng,
    log_of,
    people,
    talk_of,
)
from tests.server.running import Live, Person

pytestmark = pytest.mark.anyio


async def begin(ann: Person, bo: Person) -> str:
    table = await ann.make_table("me", "open")
    await bo.granted(table, "join")
    return table


async def play(lives: list[Live], rng: random.Random, moves: int) -> int:
    """Make moves by whoever has the turn; each is told to everybody. The version reached."""
    version = max(int(live.update["version"]) for live in lives)
    for live in lives:
        await live.until(version)
    for number in range(moves):
        mover = next(live for live in lives if live.update["legal"])
        key = f"move-{version}-{number}"
        await mover.send(wish="move", version=mover.update["version"], move=rng.choice(mover.update["legal"]), key=key)
        version = (await mover.next("granted"))["version"]
        for live in lives:
            await live.until(version)
    return version


def versions_seen(live: Live) -> list[int]:
    return [seen["version"] for message in live.heard if message["type"] == "update" for seen in message["seen"]]


async def say(person: Person, table: str, line: str) -> int:
    answer = await person.client.post(f"/api/tables/{table}/talk", json={"wish": "say", "line": line})
    assert 201 == answer.status_code, answer.text
    return int(answer.json()["n"])


async def hear(live: Live, lines: int, after: int = 0) -> list[dict[str, Any]]:
    """The first so many lines that come by this socket with higher numbers than that."""
    while len(said := [one for one in live.heard if one["type"] == "talk" and one["n"] > after]) < lines:
        await live.next("talk")
    return said


async def test_players_on_different_servers_see_each_others_moves(pair: Site):
    first, second = pair.addresses
    async with people(first, "Ann") as (ann,), people(second, "Bo") as (bo,):
        table = await begin(ann, bo)
        async with ann.live(table) as left, bo.live(table, query="?since=0") as right:
            await left.next("update")
            await right.next("update")
            version = await play([left, right], fresh_rng(), 25)

        assert list(range(1, version + 1)) == versions_seen(right)
        assert await assert_shown_as_stored(pair.database, table, ann, bo) == version


async def test_whoever_joins_at_one_server_is_known_at_the_other(pair: Site):
    first, second = pair.addresses
    async with people(first, "Ann", "Bo") as (ann, bo), elsewhere(bo, second) as bo_there:
        for _ in range(10):
            table = await ann.make_table("me", "open")
            assert (await bo_there.look(table))["seat"] is None
            version = (await bo.granted(table, "join"))["version"]

            assert 1 == (await bo_there.look(table, since=version))["seat"]


async def test_talk_reaches_both_servers_once_and_in_order(pair: Site):
    first, second = pair.addresses
    async with people(first, "Ann") as (ann,), people(second, "Bo") as (bo,):
        table = await begin(ann, bo)
        await say(ann, table, "before anybody listens")
        async with ann.live(table) as left, bo.live(table) as right:
            await left.next("update")
            await right.next("update")
            both = [say(ann, table, f"a{n}") for n in range(10)] + [say(bo, table, f"b{n}") for n in range(10)]
            await asyncio.gather(*both)
            stored = (await talk_of(pair.database, table))[1:]

            assert 20 == len(set(stored))
            for live in (left, right):
                # Of the line before, the other server may have heard only after somebody had come in there.
                assert stored == [line["line"] for line in await hear(live, 20, after=1)]


async def test_a_new_name_reaches_what_is_said_at_the_other_server(pair: Site):
    first, second = pair.addresses
    async with people(first, "Ann") as (ann,), elsewhere(ann, second) as there:
        table = await ann.make_table("me", "open")
        async with there.live(table) as speaking, ann.live(table) as listening:
            await speaking.next("update")
            await listening.next("update")
            await ann.client.patch("/api/me", json={"name": "Anna"})
            # News goes in order: when this line has come, the new name has too.
            await say(ann, table, "renamed")
            await hear(speaking, 1)
            await speaking.send(wish="say", line="hear my name")

            assert ["Anna", "Anna"] == [line["name"] for line in await hear(listening, 2)]


async def test_a_listener_that_was_cut_off_misses_nothing(pair: Site):
    first, second = pair.addresses
    async with people(first, "Ann") as (ann,), people(second, "Bo") as (bo,):
        table = await begin(ann, bo)
        async with ann.live(table) as left, bo.live(table) as right:
            await left.next("update")
            await right.next("update")
            cut = await ask(
                pair.database,
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE application_name = 'labrys-listener' AND datname = current_database()",
            )
            assert [(True,), (True,)] == cut
            n = await say(ann, table, "can you hear me")
            version = await play([left, right], fresh_rng(), 5)

            assert [n] == [line["n"] for line in await hear(right, 1)]
            assert version == right.update["version"]


@pytest.mark.parametrize("victim", [0, 1])
async def test_a_killed_server_loses_nothing_and_its_players_go_on_with_the_other(pair: Site, victim: int):
    rng, other = fresh_rng(), pair.addresses[1 - victim]
    async with people(pair.addresses[victim], "Ann") as (ann,), people(other, "Bo") as (bo,):
        table = await begin(ann, bo)
        seats = Seat(ann, table, rng, by_socket=True), Seat(bo, table, rng, by_socket=True)
        async with (
            ann.live(table, query="?since=0") as watching,
            bo.live(table) as staying,
            at_play(*seats) as (anns, _),
        ):
            await watching.until(rng.randrange(8, 40))
            await asyncio.to_thread(pair.servers[victim].kill)
            await anns
            with contextlib.suppress(Exception):
                while True:
                    await watching.next()
            async with elsewhere(ann, other) as moved:
                await _go_on(moved, watching, staying, seats, rng)
        await assert_nothing_lost_or_added(pair.database, table, *seats)


async def _go_on(moved: Person, watching: Live, staying: Live, seats: tuple[Seat, Seat], rng: random.Random) -> None:
    """Ann, whose server is gone, takes the game up at the other one."""
    table, known = seats[0].table, watching.update["version"]
    async with moved.live(table, query=f"?since={known}") as again:
        update = await again.next("update")
        assert known == update["since"]
        seats[0].person = moved
        await seats[0].resend()
        await asyncio.wait_for(seats[0].play(update["version"] + 12), 30)
        reached = max(known, *(one.granted or 0 for one in seats[0].sent))
        await again.until(reached)
        await staying.until(reached)

        seen = versions_seen(watching) + versions_seen(again)
        assert list(range(1, again.update["version"] + 1)) == seen


async def test_a_bots_turn_in_the_hands_of_a_killed_server_is_taken_over(pair: Site):
    """Bots of the first server answer after two seconds: it is killed before."""
    victim, other = pair.servers[0], pair.addresses[1]
    async with people(victim.address, "Ann") as (ann,), elsewhere(ann, other) as there:
        table = await ann.make_table("me", "random")
        async with there.live(table) as watching:
            update = await watching.next("update")
            while update["legal"]:
                granted = await ann.granted(table, "move", version=update["version"], move=update["legal"][0])
                update = await watching.until(granted["version"])
            await asyncio.to_thread(victim.kill)
            ((claimed, bots_due),) = await ask(
                pair.database, "SELECT claimed, bots_due FROM tables WHERE id = $1", table
            )
            assert bots_due
            assert claimed > time.time()
            assert update["version"] == len(await log_of(pair.database, table))
            # The time that the killed server had for it passes.
            await ask(pair.database, "UPDATE tables SET claimed = 1 WHERE id = $1 AND bots_due", table)
            while not watching.update["legal"]:
                await watching.next("update")
        rows = await log_of(pair.database, table)
        moved = [e.read(row.entry) for row in rows[update["version"] :]]
        assert moved
        assert all(isinstance(entry, e.Moved) and entry.bot == "random" for entry in moved)
        await assert_shown_as_stored(pair.database, table, there)
