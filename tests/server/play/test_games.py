"""Whole games at a real server: two people, bots, one browser, by socket and by HTTP, live and slow."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from tests.server.play.people import answered, move, party, play_out, record_of, refused, stranger
from tests.server.running import Running, running

pytestmark = pytest.mark.anyio


@pytest.mark.rule("S4.3", "S7.1", "S10.4")
async def test_two_guests_play_a_whole_game_and_its_record_can_be_checked(server: Running):
    async with party(server.address, "Ann", "Ben") as (ann, ben), stranger(server.address) as anybody:
        table = await ann.make_table("me", "open")
        async with ann.live(table) as hers, ben.live(table) as his:
            await his.next("update")
            await his.send(wish="join", key="sit")
            assert 3 == await answered(his, "sit")
            await his.send(wish="look")
            await his.next("update")
            promised = his.update["table"]["promise"]
            refused(await anybody.get(f"/api/tables/{table}/record"), 403, "not-over", "S10")
            await asyncio.gather(play_out(hers, random.Random(1)), play_out(his, random.Random(2)))
            for live in (hers, his):
                assert "over" == live.update["table"]["status"]
                before = [one for one in live.heard if one["type"] == "update" and one["table"]["end"] is None]
                assert before
        record = await record_of(anybody, table)
        assert (("Ann", "Ben"), promised) == (record.header.seats, record.header.promise)
        shown = (await anybody.get(f"/api/tables/{table}")).json()
        assert record.end is not None
        assert record.end.seed == shown["table"]["end"]["seed"]
        assert record.end.seed not in str(hers.heard[:-1])
        assert record.end.seed not in str(his.heard[:-1])


@pytest.mark.rule("S8.8", "S6.7")
async def test_a_guest_plays_against_bots_and_may_take_back_without_asking(server: Running):
    async with party(server.address, "Ann") as (ann,):
        table = await ann.make_table("me", "random", "random", options={"first": "0"})
        async with ann.live(table) as live:
            await play_out(live, random.Random(3), most=6)
            while not live.update["legal"]:
                await live.next("update")
            version = live.update["version"]
            await live.send(wish="undo", version=version, back=3, key="back")
            update = await live.until(version + 1)
            assert "undone" == update["seen"][0]["did"]
            await play_out(live, random.Random(4), keys="n")
        record = await record_of(ann.client, table)
        assert 3 == len(record.header.seats)
        update = await ann.look(table)
        assert 1 <= sum(update["table"]["taken_back"].values())


@pytest.mark.rule("S4.7", "S10.3")
async def test_one_browser_plays_both_seats_and_looks_through_one_at_a_time(server: Running):
    async with party(server.address, "Ann") as (ann,):
        table = await ann.make_table("me", "me", options={"first": "0"})
        rng = random.Random(5)
        async with ann.live(table) as live:
            await live.next("update")
            assert 0 == live.update["seat"]
            for _ in range(2_000):
                if live.update["table"]["status"] == "over":
                    break
                (due,) = live.update["table"]["deciders"]
                if live.update["seat"] != due:
                    assert [] == live.update["legal"]
                    await live.send(wish="look", seat=due)
                    await live.next("update")
                assert (due, due) == (live.update["seat"], live.update["view"]["seat"])
                version = live.update["version"]
                await live.send(wish="move", version=version, move=rng.choice(live.update["legal"]), seat=due)
                await live.until(version + 1)
        await record_of(ann.client, table)


@pytest.mark.rule("S5.5")
async def test_two_programs_play_by_http_alone_and_wait_for_each_other(server: Running):
    async with party(server.address, "Ann", "Ben") as (ann, ben):
        table = await ann.make_table("me", "open")
        await ben.granted(table, "join")

        async def play(person: object, rng: random.Random) -> None:
            update = await person.look(table)  # type: ignore[attr-defined]
            for _ in range(25):
                while not update["legal"]:
                    since = update["version"]
                    update = await person.look(table, since=since, wait=20)  # type: ignore[attr-defined]
                    assert since == update["since"]
                    expected = list(range(since + 1, update["version"] + 1))
                    assert expected == [one["version"] for one in update["seen"]]
                chosen = rng.choice(update["legal"])
                await person.granted(table, "move", version=update["version"], move=chosen)  # type: ignore[attr-defined]
                update = await person.look(table)  # type: ignore[attr-defined]

        done, waiting = await asyncio.wait(
            [asyncio.create_task(play(ann, random.Random(6))), asyncio.create_task(play(ben, random.Random(7)))],
            return_when=asyncio.FIRST_COMPLETED,
        )
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        for task in done:
            task.result()


@pytest.mark.rule("S8.1", "S5.1")
async def test_live_and_slow_play_are_the_same_over_restarts_of_the_server(tmp_path: Path):
    with running(tmp_path) as server:
        async with party(server.address, "Ann", "Ben") as (ann, ben):
            table = await ann.make_table("me", "open", options={"first": "0"})
            await ben.granted(table, "join")
            before = await ann.look(table, since=0)
            server.stop()
            server.start()
            update = await ann.look(table, since=0)
            for name in ("version", "view", "legal", "seen"):
                assert before[name] == update[name]
            await move(ann, table)
            mine = (await ann.client.get("/api/tables/mine")).json()
            assert [table] == [line["id"] for line in mine]
