"""Plans, several moves at once and hurried bots, by socket and by HTTP."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.play.people import move, party, refused
from tests.server.running import Person, Running, running

pytestmark = pytest.mark.anyio

SLOW = 100_000
"""At this pace no bot answers while a test lasts."""


async def plan(client: httpx.AsyncClient, table: str, *moves: Any, **more: Any) -> httpx.Response:
    return await client.post(f"/api/tables/{table}/plan", json={"wish": "plan", "moves": moves, **more})


async def hurry(client: httpx.AsyncClient, table: str, **more: Any) -> httpx.Response:
    return await client.post(f"/api/tables/{table}/hurry", json={"wish": "hurry", **more})


async def first_turn(ann: Person, ben: Person) -> str:
    """A table at which Ann lays the first tile."""
    table = await ann.make_table("me", "open", options={"first": "0"})
    await ben.granted(table, "join")
    return table


@pytest.mark.rule("S10.7")
async def test_a_plan_is_answered_alike_by_socket_and_by_http_and_changes_nothing(server: Running):
    async with party(server.address, "Ann", "Ben") as (ann, ben):
        table = await first_turn(ann, ben)
        before = await ann.look(table)
        lay = before["legal"][0]
        async with ann.live(table) as live:
            await live.next("update")
            await live.send(wish="plan", moves=[lay, "end", "end"], seat=0, key="p")
            told = await live.next("plan")

        assert told | {"key": None} == (await plan(ann.client, table, lay, "end", "end")).json()
        assert (["holds", "refused", "untried"], True) == ([step["fate"] for step in told["steps"]], told["is_now"])
        assert ("cube-first", None) == (told["steps"][1]["refusal"]["code"], told["steps"][2]["refusal"])
        assert ("p", before["version"], True) == (told["key"], told["version"], told["is_open"])
        assert lay == told["steps"][0]["move"]
        assert before["view"] == (await ann.look(table))["view"]
        await ann.granted(table, "move", version=before["version"], move=lay)
        after = await ann.look(table)
        assert (after["view"], after["legal"]) == (told["view"], told["legal"])


@pytest.mark.rule("S10.7")
async def test_moves_are_previewed_after_those_of_a_plan_and_null_if_they_could_not_be_made_then(server: Running):
    async with party(server.address, "Ann", "Ben") as (ann, ben):
        table = await first_turn(ann, ben)
        lay = (await ann.look(table))["legal"][0]
        cube = (await plan(ann.client, table, lay)).json()["legal"][0]
        preview = (await plan(ann.client, table, lay, cube)).json()["steps"][1]["preview"]

        assert [preview, None] == await previews(ann.client, table, [cube, "end"], [lay])
        assert [None] == await previews(ann.client, table, [cube], [])
        assert [None] == await previews(ann.client, table, [cube], ["end"])
        assert [None] == await previews(ben.client, table, [lay], [])


async def previews(client: httpx.AsyncClient, table: str, moves: list[Any], after: list[Any]) -> list[Any]:
    wish = {"wish": "preview", "moves": moves, "after": after}
    found: list[Any] = (await client.post(f"/api/tables/{table}/previews", json=wish)).json()["previews"]
    return found


@pytest.mark.rule("S10.7")
async def test_who_does_not_decide_has_nothing_to_plan_before_the_first_turns(server: Running):
    async with party(server.address, "Ann", "Ben") as (ann, ben):
        table = await first_turn(ann, ben)
        told = (await plan(ben.client, table, "end")).json()

        assert (["untried"], None, [], None, False, False) == (
            [step["fate"] for step in told["steps"]],
            *(told[name] for name in ("view", "legal", "survey", "is_open", "is_now")),
        )


@pytest.mark.rule("S10.7", "S4.8")
async def test_only_who_has_a_seat_plans_and_only_for_it(server: Running):
    async with party(server.address, "Ann", "Ben", "Cleo") as (ann, ben, cleo):
        table = await ann.make_table("me", "open", options={"first": "0"})
        refused(await plan(ann.client, table), 409, "not-begun", "S4")
        await ben.granted(table, "join")
        refused(await plan(cleo.client, table), 403, "not-your-table", "S4")
        refused(await plan(ben.client, table, seat=0), 403, "not-your-seat", "S10")
        assert 400 == (await plan(ann.client, table, *["end"] * 41)).status_code


@pytest.mark.rule("S5.8")
async def test_several_moves_are_made_at_once_and_the_answer_says_how_many(server: Running):
    async with party(server.address, "Ann", "Ben") as (ann, ben):
        table = await first_turn(ann, ben)
        lay = (await ann.look(table))["legal"][0]
        cube = (await plan(ann.client, table, lay)).json()["legal"][0]
        async with ann.live(table) as live:
            saw = (await live.next("update"))["version"]
            await live.send(wish="moves", version=saw, moves=[lay, cube, "end"], key="m")
            made = await live.next("made")
            await live.send(wish="moves", version=saw, moves=[lay, cube, "end"], key="m")
            again = await live.next("made")
            await live.send(wish="moves", version=saw, moves=["end"], key="n")
            late = await live.next("refused")

        assert ("m", saw + made["made"], False) == (made["key"], made["version"], made["again"])
        assert made | {"again": True, "refusal": None} == again
        assert made["made"] in (1, 2)
        assert "late" == late["refusal"]["code"]
        told = (await ben.look(table, since=saw))["seen"]
        assert ["moved"] * made["made"] == [one["did"] for one in told]


@pytest.mark.rule("S5.8")
async def test_by_http_too_nothing_is_done_if_the_first_is_refused(server: Running):
    async with party(server.address, "Ann", "Ben") as (ann, ben):
        table = await first_turn(ann, ben)
        saw = (await ann.look(table))["version"]
        refused(await ann.wish(table, "moves", version=saw, moves=["lay 9,9 n"]), 409, "not-adjacent", "A5.1")
        lay = (await ann.look(table))["legal"][0]
        made = await ann.granted(table, "moves", version=saw, moves=[lay, "end"])

        assert ("made", 1, "cube-first") == (made["type"], made["made"], made["refusal"]["code"])
        assert saw + 1 == (await ann.look(table))["version"]


@pytest.mark.rule("S8.8")
async def test_whoever_sits_at_the_table_hurries_its_bots(tmp_path: Path):
    with running(tmp_path, bot_pace=SLOW) as server:
        async with party(server.address, "Ann", "Cleo") as (ann, cleo):
            table = await ann.make_table("me", "random", options={"first": "1"})
            refused(await hurry(cleo.client, table), 403, "not-your-table", "S4")
            async with ann.live(table) as live:
                assert [1] == (await live.next("update"))["table"]["deciders"]
                await live.send(wish="hurry", key="h")
                told = await live.next("hurrying")
                while live.update["table"]["deciders"] != [0]:
                    await live.next("update")

            assert ("h", [1]) == (told["key"], told["seats"])
            assert [] == (await hurry(ann.client, table)).json()["seats"]


@pytest.mark.rule("S8.8")
async def test_bots_are_hurried_until_people_have_to_decide_and_not_longer(tmp_path: Path):
    with running(tmp_path, bot_pace=SLOW) as server:
        async with party(server.address, "Ann") as (ann,):
            table = await ann.make_table("me", "random", options={"first": "1"})
            async with ann.live(table) as live:
                await live.next("update")
                await live.send(wish="hurry")
                while live.update["table"]["deciders"] != [0]:
                    await live.next("update")
                while live.update["table"]["deciders"] == [0]:
                    await move(ann, table)
                    await live.next("update")
                waiting = live.update["version"]
                await live.send(wish="ping")
                await live.next("pong")

                assert ([1], waiting) == (live.update["table"]["deciders"], live.update["version"])
