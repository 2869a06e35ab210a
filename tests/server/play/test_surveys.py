"""Surveys of a table over the socket and over HTTP, and the components of its game."""

from __future__ import annotations

import random
from typing import Any

import httpx
import pytest
from litestar import Litestar

from labrys.core.components import shipped
from labrys.core.registry import game, game_with
from labrys.server.http import games, tables
from labrys.server.tables.declined import Declined
from tests.server.play.people import move, party, play_out, refused, stranger
from tests.server.running import Running

pytestmark = pytest.mark.anyio


async def survey(client: httpx.AsyncClient, table: str, **more: Any) -> httpx.Response:
    return await client.post(f"/api/tables/{table}/survey", json={"wish": "survey", **more})


@pytest.mark.rule("S10.1")
async def test_one_asks_for_the_survey_of_what_one_sees_by_socket_or_by_http(server: Running):
    async with party(server.address, "Ann", "Ben") as (ann, ben):
        table = await ann.make_table("me", "open", options={"first": "0"})
        await ben.granted(table, "join")
        await move(ann, table)
        async with ann.live(table) as live:
            await live.next("update")
            await live.send(wish="survey", seat=None, move=None, key="s")
            told = await live.next("survey")

        assert ("s", 4) == (told["key"], told["version"])
        assert told | {"key": None} == (await survey(ann.client, table)).json()
        assert ("north", "south") == (told["survey"]["up"], (await survey(ben.client, table)).json()["survey"]["up"])
        assert 1 == len(told["survey"]["icons"])


@pytest.mark.rule("S10.1")
async def test_a_survey_after_a_legal_move_shows_the_table_as_it_would_be(server: Running):
    async with party(server.address, "Ann", "Ben") as (ann, ben):
        table = await ann.make_table("me", "open", options={"first": "0"})
        await ben.granted(table, "join")
        legal = (await ann.look(table))["legal"][0]
        before = (await survey(ann.client, table)).json()["survey"]
        after = (await survey(ann.client, table, move=legal)).json()["survey"]
        in_words = f"lay {legal['cell']} {legal['turn']}"

        assert (0, 1) == (len(before["icons"]), len(after["icons"]))
        assert after == (await survey(ann.client, table, move=in_words)).json()["survey"]
        assert 3 == (await ann.look(table))["version"]
        await ann.granted(table, "move", version=3, move=legal)
        assert after == (await survey(ann.client, table)).json()["survey"]


@pytest.mark.rule("S3.2", "S10.1")
async def test_a_move_that_is_not_legal_or_not_ones_own_is_refused_with_its_reason(server: Running):
    async with party(server.address, "Ann", "Ben", "Cleo") as (ann, ben, cleo):
        table = await ann.make_table("me", "open", options={"first": "0"})
        refused(await survey(ann.client, table), 409, "not-begun", "S4")
        await ben.granted(table, "join")
        refused(await survey(ann.client, table, move="lay 9,9 n"), 409, "not-adjacent", "A5.1")
        refused(await survey(ann.client, table, move="fly"), 422, "not-a-move", "N1")
        refused(await survey(ben.client, table, move="lay 0,-1 n"), 409, "not-your-turn", "A4")
        refused(await survey(cleo.client, table, move="lay 0,-1 n"), 403, "not-your-table", "S4")
        refused(await survey(cleo.client, table, seat=0), 403, "not-your-seat", "S10")
        async with ann.live(table) as live:
            await live.send(wish="survey", move="end", key="s")
            no = await live.next("refused")
            assert ("s", "A5.1") == (no["key"], no["refusal"]["rule"])


@pytest.mark.rule("S10.2", "S10.3")
async def test_spectators_get_the_survey_of_what_is_public_also_when_the_game_is_over(server: Running):
    async with party(server.address, "Ann") as (ann,), stranger(server.address) as anybody:
        table = await ann.make_table("me", "random")
        async with ann.live(table) as live:
            await play_out(live, random.Random(1), most=40)
        seen = (await survey(anybody, table)).json()["survey"]
        assert ([], [], "north") == (seen["hand"], seen["choices"], seen["up"])
        assert "secret goal" in {line["what"] for sheet in seen["sheets"] for line in sheet["lines"]}
        async with ann.live(table) as live:
            await play_out(live, random.Random(2), keys="n")
        over = (await survey(anybody, table)).json()["survey"]

        assert "secret goal" not in {line["what"] for sheet in over["sheets"] for line in sheet["lines"]}
        end = (await ann.look(table))["table"]["end"]
        points = [sum(line["points"] for line in sheet["lines"]) for sheet in over["sheets"]]
        assert end["scores"] == points


async def test_the_components_of_a_game_can_be_had_under_their_digest_and_kept_for_ever(server: Running):
    async with stranger(server.address) as anybody:
        (facts,) = [one for one in (await anybody.get("/api/games")).json() if one["name"] == "akrotiri"]
        answer = await anybody.get(f"/api/games/akrotiri/components/{facts['components']}")

        assert game("akrotiri").components_digest == facts["components"]
        assert "public, max-age=31536000, immutable" == answer.headers["cache-control"]
        assert ("house", 36) == (answer.json()["name"], len(answer.json()["tiles"]))
        plain = await anybody.get(answer.request.url, headers={"Accept-Encoding": "identity"})
        assert ("gzip", None) == (answer.headers["content-encoding"], plain.headers.get("content-encoding"))
        assert answer.json() == plain.json()
        for path in ("akrotiri/components/0", f"go/components/{facts['components']}", "akrotiri/components/%00"):
            missing = await anybody.get(f"/api/games/{path}")
            refused(missing, 404, "no-such-components", "S4")
            assert "immutable" not in missing.headers.get("cache-control", "")


async def test_boxes_of_former_sets_are_made_once_and_others_not_at_all(monkeypatch: pytest.MonkeyPatch):
    """Making one holds up everybody for some hundredths of a second."""
    made = list[str]()
    known = [game_with("minos", digest).box_digest for digest in shipped("labrys.games.minos")]

    def recalled(name: str, digest: str) -> Any:
        made.append(digest)
        return game_with(name, digest)

    monkeypatch.setattr(games, "game_with", recalled)
    games._boxed.cache_clear()
    app = Litestar([games.router], exception_handlers={Declined: tables.on_declined}, logging_config=None)
    transport = httpx.ASGITransport(app=app)  # type: ignore[arg-type]
    async with httpx.AsyncClient(transport=transport, base_url="http://labrys.test") as anybody:
        for digest in known * 3:
            assert 200 == (await anybody.get(f"/api/games/minos/components/{digest}")).status_code
            wrong = await anybody.get(f"/api/games/minos/components/{digest[:64]}{'0' * 64}")
            assert 404 == wrong.status_code

    assert [digest[:64] for digest in known] == made
    assert len(known) > 8


async def test_a_box_has_the_numbers_of_the_rules_too_and_another_digest_if_anything_in_it_is_other(server: Running):
    async with stranger(server.address) as anybody:
        (facts,) = [one for one in (await anybody.get("/api/games")).json() if one["name"] == "minos"]
        answer = await anybody.get(f"/api/games/minos/components/{facts['components']}")

        numbers = {"scored_rounds": [2, 4], "age2_from": 3, "blue_at": 2, "red_at": 4, "discard": 1}
        assert numbers == answer.json()["numbers"]
        # What is kept for ever is not known by the components alone: phrases and numbers may change without them.
        assert game("minos").components_digest != facts["components"]
