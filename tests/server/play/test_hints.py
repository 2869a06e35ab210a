"""Hints: who may ask for them, what they know, and who learns that they were asked for."""

from __future__ import annotations

import asyncio
import time
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from labrys.bots.advice.advise import Advice, Advised
from labrys.core.registry import game
from labrys.server import hinting
from labrys.server.bots import Workers
from labrys.server.tables import moving
from labrys.server.tables.setup import SeatPlan, Setup, may_hint
from tests.server.attacks.inside import opened
from tests.server.bots.minds import crash_hint, hang_hint
from tests.server.play.people import party, refused
from tests.server.running import Running, running

pytestmark = pytest.mark.anyio


async def hint(client: httpx.AsyncClient, table: str, **more: Any) -> httpx.Response:
    return await client.post(f"/api/tables/{table}/hint", json={"wish": "hint", **more})


def seats(*kinds: str) -> tuple[SeatPlan, ...]:
    return tuple(SeatPlan("bot", kind) if kind == "greedy" else SeatPlan(kind) for kind in kinds)  # type: ignore[arg-type]


@pytest.mark.rule("S11.1")
def test_hints_may_be_asked_for_where_one_person_plays_alone_unless_the_maker_says_otherwise():
    assert may_hint(Setup("akrotiri", seats("me", "greedy")))
    assert may_hint(Setup("minos", seats("open", "greedy", "greedy")))
    assert may_hint(Setup("akrotiri", seats("me", "me"), lesson="akrotiri"))
    for several in (seats("me", "open"), seats("me", "me"), seats("me", "open", "greedy")):
        assert not may_hint(Setup("akrotiri", several))
        assert may_hint(Setup("akrotiri", several, hints=True))
    assert not may_hint(Setup("akrotiri", seats("me", "greedy"), hints=False))


@pytest.mark.rule("S11.1")
async def test_a_table_says_to_everybody_whether_hints_may_be_asked_for(server: Running):
    async with party(server.address, "Ann", "Ben") as (ann, ben):
        alone = await ann.make_table("me", "random", options={"first": "0"})
        together = await ann.make_table("me", "open", options={"first": "0"})
        allowed = await ann.make_table("me", "open", options={"first": "0"}, hints=True)
        for table in (together, allowed):
            await ben.granted(table, "join")

        assert [True, False, True] == [(await ben.look(one))["table"]["hints"] for one in (alone, together, allowed)]
        refused(await hint(ann.client, together), 403, "no-hints", "S11", "no hints may be asked for")
        assert 200 == (await hint(ann.client, allowed)).status_code


@pytest.mark.rule("S11.2")
@pytest.mark.parametrize("name", ["akrotiri", "minos"])
async def test_a_hint_is_of_moves_that_can_be_made_by_socket_and_by_http(server: Running, name: str):
    async with party(server.address, "Ann") as (ann,):
        table = await ann.make_table("me", "random", game=name)
        look = await ann.look(table)
        while not look["legal"]:
            look = await ann.look(table, since=look["version"], wait=5)
        async with ann.live(table) as live:
            await live.next("update")
            await live.send(wish="hint", key="t")
            told = await live.next("hint")
        posted = (await hint(ann.client, table)).json()

        assert ("t", 0, False) == (told["key"], told["seat"], told["is_late"])
        for answer in (told, posted):
            assert 1 <= len(answer["moves"]) <= 3
            for one in answer["moves"]:
                assert one["move"] in look["legal"]
                assert one["text"] == game(name).text(game(name).read_move(one["move"]))
                assert one["course"][0] == one["move"]
        after = await ann.look(table)
        assert (look["view"], look["legal"]) == (after["view"], after["legal"])


@pytest.mark.rule("S11.2")
async def test_the_next_hint_for_a_seat_knows_what_the_last_one_said_is_to_follow(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async with opened(tmp_path) as inside:
        (ann,) = await inside.guests(1)
        table = await ann.make_table("me", "me", options={"first": "0"}, hints=True)
        look, rules, asked = await ann.look(table), game("akrotiri"), list[Any]()
        line = (rules.read_move(look["legal"][0]), rules.parse("sell gray"), rules.parse("end"))
        told = Advised(line[0], rules.text(line[0]), (), line, 4, goes_on=True, is_begun=False, chance=0.5, visits=1)

        async def advised(*given: Any) -> Advice:
            asked.append(given[4])
            return Advice(0, 1, (told,))

        monkeypatch.setattr(inside.house.workers, "advise", advised)
        await hint(ann.client, table)
        await ann.granted(table, "move", version=look["version"], seat=0, move=look["legal"][0])
        await hint(ann.client, table)
        # It is made up, and its first move was not made again.
        look = await ann.look(table)
        await ann.granted(table, "move", version=look["version"], seat=0, move=look["legal"][0])
        await hint(ann.client, table)

    assert [(), line[1:], ()] == asked


@pytest.mark.rule("S11.2")
async def test_only_whoever_has_to_decide_is_advised_and_for_their_own_seat(server: Running):
    async with party(server.address, "Ann", "Ben", "Cleo") as (ann, ben, cleo):
        table = await ann.make_table("me", "open", options={"first": "0"}, hints=True)
        refused(await hint(ann.client, table), 409, "not-begun", "S4")
        await ben.granted(table, "join")

        refused(await hint(ben.client, table), 409, "nothing-to-decide", "S11", "seat 1 has nothing to decide")
        refused(await hint(ben.client, table, seat=0), 403, "not-your-seat", "S10")
        refused(await hint(cleo.client, table), 403, "not-your-table", "S4")
        assert not any(seat["has_asked"] for seat in (await cleo.look(table))["table"]["seats"])


@pytest.mark.rule("S11.3")
async def test_everybody_sees_who_asked_once_and_not_how_often(server: Running):
    async with party(server.address, "Ann", "Ben") as (ann, ben):
        table = await ann.make_table("me", "open", options={"first": "0"}, hints=True)
        await ben.granted(table, "join")
        before = await ben.look(table)
        await hint(ann.client, table)
        first = await ben.look(table, since=before["version"])
        await hint(ann.client, table)
        second = await ben.look(table, since=first["version"])

        assert ["hinted"] == [seen["did"] for seen in first["seen"]]
        assert [True, False] == [seat["has_asked"] for seat in first["table"]["seats"]]
        assert (first["version"], []) == (second["version"], second["seen"])


@pytest.mark.rule("S11.3")
async def test_taking_back_does_not_undo_that_a_hint_was_asked_for_and_a_hint_does_not_stand_in_its_way(
    server: Running,
):
    async with party(server.address, "Ann") as (ann,):
        table = await ann.make_table("me", "random", options={"first": "0"})
        look = await ann.look(table)
        version = (await ann.granted(table, "move", version=look["version"], move=look["legal"][0]))["version"]
        await hint(ann.client, table)
        await ann.granted(table, "undo", version=version + 1)
        back = await ann.look(table)

        assert look["view"] == back["view"]
        assert back["table"]["seats"][0]["has_asked"]


@pytest.mark.rule("S11.2")
async def test_for_one_player_one_hint_is_worked_out_at_a_time_and_its_person_may_move_meanwhile(server: Running):
    async with party(server.address, "Ann") as (ann,):
        table = await ann.make_table("me", "random", options={"first": "0"})
        async with ann.live(table) as live:
            look = await live.next("update")
            await live.send(wish="hint", key="a")
            await live.send(wish="ping", key="p")
            assert "p" == (await live.next("pong"))["key"]
            await live.send(wish="hint", key="b")
            no = await live.next("refused")
            await live.send(wish="move", version=look["version"], move=look["legal"][0], key="m")
            late = await live.next("hint")

        assert ("b", "hint-under-way", "S11") == (no["key"], no["refusal"]["code"], no["refusal"]["rule"])
        assert ("a", True) == (late["key"], late["is_late"])


@pytest.mark.rule("S11.2")
async def test_in_a_lesson_only_moves_are_advised_that_it_waits_for(server: Running):
    async with party(server.address, "Ann") as (ann,):
        table = await ann.make_table("me", "greedy", lesson="akrotiri")
        look = await ann.look(table)
        while not look["legal"]:
            look = await ann.look(table, since=look["version"], wait=5)
        advised = (await hint(ann.client, table)).json()["moves"]

        assert advised
        assert all(one["move"] in look["legal"] for one in advised)
        # What the lesson waits for next is not the hint's to say.
        assert [1] * len(advised) == [len(one["course"]) for one in advised]


@pytest.mark.rule("S2.3")
async def test_hints_are_limited(tmp_path: Path):
    with running(tmp_path, limits=True) as server:
        async with party(server.address, "Ann", "Ben") as (ann, ben):
            table = await ann.make_table("me", "open", options={"first": "0"})
            await ben.granted(table, "join")
            answers = [await hint(ann.client, table) for _ in range(8)]

            assert [403] * 6 == [answer.status_code for answer in answers[:6]]
            refused(answers[-1], 429, "too-many", "S2")


@pytest.mark.rule("S11.2")
async def test_a_turn_that_passes_while_a_hint_waits_does_not_make_it_one_for_the_other_seat(tmp_path: Path):
    """Somebody who holds both seats, and names none, asks for the one whose turn it is."""
    async with opened(tmp_path) as inside:
        (ann,) = await inside.guests(1)
        table = await ann.make_table("me", "me", options={"first": "0"}, hints=True)
        hosted = await inside.hosted(table)
        async with hosted.lock:
            asked = asyncio.create_task(hint(ann.client, table))
            while not inside.house.hinting:
                await asyncio.sleep(0.01)
            while hosted.sitting.deciders == (0,):
                sitting = hosted.sitting
                assert sitting.table is not None
                text = sitting.game.text(sitting.table.legal(0)[0])
                await inside.house.keeper.settle(hosted, None, None, partial(moving.move, sitting, 0, text))

        refused(await asked, 409, "nothing-to-decide", "S11")
        assert (set(), 0) == (set(hosted.sitting.hinted), inside.house.workers.hints_failed)


@pytest.mark.parametrize("advises", [crash_hint, hang_hint])
async def test_a_hint_that_cannot_be_worked_out_is_none_and_hangs_nobody(advises: Any):
    rules = game("akrotiri")
    workers = Workers(1, 0.5, 0, advises=advises)
    state: Any = rules.begin(rules.read_options({}), 2)
    began = time.monotonic()

    assert await asyncio.wait_for(workers.advise(rules.bound, "a", rules.view(state, 0), None, (), 0.2), 20) is None
    await workers.pool.close()
    assert 1 == workers.hints_failed
    assert time.monotonic() - began < 15


def test_a_hint_takes_no_longer_than_people_like_to_wait():
    assert hinting.SECONDS <= 2
