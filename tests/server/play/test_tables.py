"""Tables over HTTP: finding, sitting down, ending, playing again."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from labrys.bots.registry import bot_names
from labrys.core.compact import pack
from tests.server.play import records
from tests.server.play.people import move, party, record_of, refused, stranger
from tests.server.running import Person, Running, running

pytestmark = pytest.mark.anyio

RECORD = pack(records.played().record).decode()


async def mine(person: Person) -> dict[str, dict[str, Any]]:
    """My tables by id, in their order."""
    return {line["id"]: line for line in (await person.client.get("/api/tables/mine")).json()}


async def lobby(person: Person, status: str = "open") -> list[str]:
    return [line["id"] for line in (await person.client.get("/api/tables", params={"status": status})).json()]


@pytest.mark.rule("S4.3")
async def test_public_tables_are_in_the_lobby_and_private_ones_need_the_link(server: Running):
    async with party(server.address, "Ann", "Ben") as (ann, ben):
        public = await ann.make_table("me", "open", public=True, title="Come and play")
        private = await ann.make_table("me", "open")

        assert public in await lobby(ben)
        assert private not in await lobby(ben)
        assert private not in await mine(ben)
        await ben.granted(private, "join")
        await ben.granted(public, "join")
        assert public not in await lobby(ben)
        assert public in await lobby(ben, "playing")
        await ben.granted(public, "resign")
        assert public in await lobby(ben, "over")
        assert private not in await lobby(ben, "playing")


@pytest.mark.rule("S4.3", "S7.8")
async def test_a_list_tells_bots_from_people_and_games_that_go_on_from_a_record(server: Running):
    async with party(server.address, "greedy") as (namesake,):
        fresh = await namesake.make_table("me", "greedy", "open")
        going_on = await namesake.make_table("greedy", "me", branch={"record": RECORD, "at": 20})
        learning = await namesake.make_table("me", "greedy", lesson="akrotiri")
        lines = await mine(namesake)

    told = ("seats", "bots", "branched", "lesson")
    assert [["greedy", "greedy", ""], [1], False, ""] == [lines[fresh][name] for name in told]
    assert [["greedy", "greedy"], [0], True, ""] == [lines[going_on][name] for name in told]
    assert [["greedy", "greedy"], [1], True, "akrotiri"] == [lines[learning][name] for name in told]


@pytest.mark.rule("S8.3")
async def test_the_bots_of_a_game_come_from_the_weakest_to_the_strongest_who_stands_in(server: Running):
    async with party(server.address, "Ann") as (ann,):
        facts = {game["name"]: game for game in (await ann.client.get("/api/games")).json()}
        table = await ann.look(await ann.make_table("me", "open"))

    assert facts
    assert all(list(bot_names(name)) == game["bots"] for name, game in facts.items())
    assert facts[table["table"]["game"]]["bots"][-1] == table["table"]["standin"]


@pytest.mark.rule("S4.3")
async def test_a_table_that_is_not_there_is_not_found(server: Running):
    async with party(server.address, "Ann") as (ann,):
        for name in ("nothing", "a" * 22, "a" * 300):
            refused(await ann.client.get(f"/api/tables/{name}"), 404, "no-such-table", "S4")
            refused(await ann.wish(name, "join"), 404, "no-such-table", "S4")


@pytest.mark.rule("S4.4", "S4.5", "S4.6")
async def test_people_come_and_go_until_the_maker_starts_the_game(server: Running):
    async with party(server.address, "Ann", "Ben", "Cleo") as (ann, ben, cleo):
        table = await ann.make_table("me", "open", "random", starts="maker", options={"first": "0"})
        await ben.granted(table, "join")
        refused(await cleo.wish(table, "join"), 409, "no-free-seat", "S4")
        refused(await ben.wish(table, "start"), 403, "not-yours-to-start", "S4")
        await ben.granted(table, "leave")
        assert table not in await mine(ben)
        refused(await ann.wish(table, "start"), 409, "seats-free", "S4", "1 of 3")
        await cleo.granted(table, "join", seat=1)
        assert "began" == (await ann.granted(table, "start"))["did"]

        update = await cleo.look(table)
        assert ["Ann", "Cleo", "random"] == [seat["name"] for seat in update["table"]["seats"]]


@pytest.mark.rule("S4.9")
async def test_my_tables_show_first_where_it_is_my_turn(server: Running):
    async with party(server.address, "Ann", "Ben") as (ann, ben):
        first = await ann.make_table("me", "open", options={"first": "0"})
        second = await ann.make_table("me", "open", options={"first": "1"})
        for table in (first, second):
            await ben.granted(table, "join")

        hers, his = await mine(ann), await mine(ben)
        assert [first, second] == list(hers)
        assert [second, first] == list(his)
        assert [True, False] == [line["is_my_turn"] for line in hers.values()]
        assert [0] == hers[first]["my_seats"]
        assert ["Ann", "Ben"] == hers[first]["seats"]
        while (await ann.look(first))["table"]["deciders"] == [0]:
            await move(ann, first)
        assert {first: False, second: False} == {name: line["is_my_turn"] for name, line in (await mine(ann)).items()}
        assert (await mine(ben))[first]["is_my_turn"]


@pytest.mark.rule("S7.5", "S7.6", "S4.9")
async def test_a_rematch_turns_the_seats_and_keeps_them(server: Running):
    async with party(server.address, "Ann", "Ben", "Cleo") as (ann, ben, cleo):
        table = await ann.make_table("me", "random", "open", options={"first": "0"})
        await ben.granted(table, "join")
        again = f"/api/tables/{table}/rematch"
        refused(await ann.client.post(again), 409, "not-over", "S7")
        await ben.granted(table, "offer-end")
        version = (await ann.look(table))["version"]
        assert "stopped" == (await ann.granted(table, "answer-end", version=version, yes=True))["did"]
        refused(await cleo.client.post(again), 403, "not-your-table", "S4")

        asked = await asyncio.gather(ann.client.post(again), ben.client.post(again), ann.client.post(again))
        (following,) = {answer.json()["table"] for answer in asked}
        update = await ann.look(following)
        assert ["Ben", "Ann", "random"] == [seat["name"] for seat in update["table"]["seats"]]
        assert ("playing", [1]) == (update["table"]["status"], [update["seat"]])
        assert following == (await cleo.look(table))["table"]["rematch"]


@pytest.mark.rule("S4.10", "S7.5")
async def test_a_rematch_counts_among_the_tables_of_whoever_makes_it(server: Running):
    async with party(server.address, "Ann", "Ben") as (ann, ben):
        over = await ann.make_table("me", "open")
        await ben.granted(over, "join")
        await ben.granted(over, "resign")
        for _ in range(25):
            await ann.make_table("me", "open")
        again = f"/api/tables/{over}/rematch"

        refused(await ann.client.post(again), 409, "too-many-tables", "S4", "25 unfinished")
        made, joined = await ben.client.post(again), await ann.client.post(again)
        assert [201, 201] == [made.status_code, joined.status_code]
        assert made.json() == joined.json()
        assert "playing" == (await ann.look(made.json()["table"]))["table"]["status"]


@pytest.mark.rule("S7.6", "S4.9")
async def test_whoever_is_missing_finds_the_kept_seat_among_their_tables(server: Running):
    async with party(server.address, "Ann", "Ben", "Cleo") as (ann, ben, cleo):
        table = await ann.make_table("me", "me", "open")
        await ben.granted(table, "join")
        await ben.granted(table, "resign")
        await ann.granted(table, "resign", seat=0)
        following = (await ann.client.post(f"/api/tables/{table}/rematch")).json()["table"]

        assert {following: True, table: False} == {
            one: line["is_kept_for_me"] for one, line in (await mine(ben)).items()
        }
        assert [1, 2] == (await mine(ann))[following]["my_seats"]
        refused(await cleo.wish(following, "join"), 409, "no-free-seat", "S4")
        assert "began" == (await ben.granted(following, "join"))["did"]
        assert 0 == (await ben.look(following))["seat"]


@pytest.mark.rule("S7.7", "S4.9")
async def test_a_seat_kept_for_somebody_who_never_comes_is_freed_by_the_maker(server: Running):
    async with party(server.address, "Ann", "Ben", "Cleo") as (ann, ben, cleo):
        table = await ann.make_table("me", "open")
        await ben.granted(table, "join")
        await ben.granted(table, "resign")
        following = (await ann.client.post(f"/api/tables/{table}/rematch")).json()["table"]
        assert following in await mine(ben)
        refused(await cleo.wish(following, "free", seat=0), 403, "not-yours-to-free", "S7")
        refused(await ann.wish(following, "free", seat=1), 409, "not-kept", "S7", "seat 1")
        async with ann.live(following) as live:
            await live.next("update")
            await live.send(wish="free", key="f")
            assert ("freed", 2) == ((told := await live.next("granted"))["did"], told["version"])
            assert [("freed", 0)] == [(one["did"], one["seat"]) for one in live.update["seen"]]

        assert following not in await mine(ben)
        assert "began" == (await cleo.granted(following, "join"))["did"]
        refused(await ann.wish(following, "free"), 409, "free-begun", "S7")


@pytest.mark.rule("S7.2", "S10.4")
async def test_a_resigned_game_has_a_record_with_its_seed(server: Running):
    async with party(server.address, "Ann", "Ben") as (ann, ben), stranger(server.address) as anybody:
        table = await ann.make_table("me", "open")
        await ben.granted(table, "join")
        refused(await ann.client.get(f"/api/tables/{table}/record"), 403, "not-over", "S10")
        await ann.granted(table, "resign")

        record = await record_of(anybody, table)
        assert record.end is not None
        assert ("resigned", (1,)) == (record.end.end, record.end.winners)


@pytest.mark.rule("S10.1", "S10.2")
async def test_spectators_see_what_is_public_and_nobody_looks_through_anothers_eyes(server: Running):
    async with party(server.address, "Ann", "Ben") as (ann, ben), stranger(server.address) as anybody:
        table = await ann.make_table("me", "open", options={"first": "0"})
        await ben.granted(table, "join")
        await move(ann, table)
        update = (await anybody.get(f"/api/tables/{table}", params={"since": 0})).json()

        assert (None, -2, [], 4) == (update["seat"], update["view"]["seat"], update["legal"], len(update["seen"]))
        drawn = [one for one in update["seen"][2]["events"] if one["event"] == "tile-drawn"]
        assert [None] == [one["tile"] for one in drawn]
        hers = (await ann.look(table, since=0))["seen"][2]["events"]
        assert None not in [one["tile"] for one in hers if one["event"] == "tile-drawn"]
        for client in (anybody, ben.client):
            answer = await client.get(f"/api/tables/{table}", params={"seat": 0})
            refused(answer, 403, "not-your-seat", "S10", "seat 0")


@pytest.mark.rule("S4.10")
async def test_a_guest_has_a_limited_number_of_unfinished_tables(server: Running):
    async with party(server.address, "Ann") as (ann,):
        for _ in range(25):
            last = await ann.make_table("me", "random", starts="maker")
        seats = [{"kind": "me"}, {"kind": "open"}]
        answer = await ann.client.post("/api/tables", json={"game": "akrotiri", "seats": seats})
        refused(answer, 409, "too-many-tables", "S4", "25 unfinished tables")
        await ann.granted(last, "start")
        await ann.granted(last, "resign")

        await ann.make_table("me", "open")


@pytest.mark.rule("S4.1", "S3.1")
async def test_a_table_that_cannot_be_played_is_not_made(server: Running):
    async with party(server.address, "Ann") as (ann,):
        seats = [{"kind": "me"}, {"kind": "open"}]

        async def made(**setup: Any) -> Any:
            return await ann.client.post("/api/tables", json={"game": "akrotiri", "seats": seats, **setup})

        refused(await made(game="go"), 422, "no-such-game", "S4")
        refused(await made(options={"edition": "third"}), 422, "bad-options", "S4")
        refused(await made(seats=[{"kind": "me"}, {"kind": "bot", "bot": "deep"}]), 422, "no-such-bot", "S4")
        refused(await made(seats=[{"kind": "bot", "bot": "random"}] * 2), 422, "no-people", "S4")
        refused(await made(clock={"move": 1}), 400, "malformed", "S3")
        refused(await made(colour="blue"), 400, "malformed", "S3")


@pytest.mark.rule("S5.6", "S3.2")
async def test_a_table_opens_though_its_log_speaks_of_a_seat_that_is_not_there(tmp_path: Path):
    with running(tmp_path) as server:
        async with party(server.address, "Ann", "Ben") as (ann, ben):
            table = await ann.make_table("me", "open", options={"first": "0"})
            await ben.granted(table, "join")
            server.stop()
            database = sqlite3.connect(tmp_path / "labrys.db")
            database.execute("UPDATE log SET entry = replace(entry, '\"seat\":1', '\"seat\":7') WHERE seq = 2")
            assert database.execute("SELECT entry FROM log WHERE seq = 2 AND entry LIKE '%:7%'").fetchone()
            database.commit()
            database.close()
            server.start()

            assert "unplayable" == (await ann.look(table))["table"]["status"]


@pytest.mark.rule("S5.6", "S3.2")
async def test_a_table_whose_log_was_altered_is_shown_as_far_as_it_replays_and_not_played_on(tmp_path: Path):
    with running(tmp_path) as server:
        async with party(server.address, "Ann", "Ben") as (ann, ben):
            table = await ann.make_table("me", "open", options={"first": "0"})
            await ben.granted(table, "join")
            await move(ann, table)
            server.stop()
            database = sqlite3.connect(tmp_path / "labrys.db")
            database.execute("UPDATE log SET entry = replace(entry, '\"lay ', '\"berth ') WHERE seq = 4")
            database.commit()
            database.close()
            server.start()

            seen = await ann.look(table)
            assert ("unplayable", [], [], "lay:1:1") == (
                seen["table"]["status"], seen["table"]["deciders"], seen["legal"], seen["view"]["stack"][-3],
            )  # fmt: skip
            wish = await ben.wish(table, "move", version=seen["version"], move="lay -1,0 n")
            refused(wish, 410, "does-not-replay", "S5", "version 4", "close the game")
            assert 200 == (await ann.client.get("/api/tables/mine")).status_code
