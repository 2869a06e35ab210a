"""One websocket a table: how things stand, what happens, and the answers to everything that can be asked."""

from __future__ import annotations

import random

import pytest
import websockets

from tests.server.play.people import answered, move, party, play_out, refused
from tests.server.running import Live, Person, Running

pytestmark = pytest.mark.anyio


async def begun(ann: Person, ben: Person, **more: object) -> str:
    table = await ann.make_table("me", "open", options={"first": "0"}, **more)
    await ben.granted(table, "join")
    return table


async def told(live: Live, code: str, rule: str, *words: str) -> dict[str, object]:
    """The next refusal, for this reason."""
    message = await live.next("refused")
    assert (code, rule) == (message["refusal"]["code"], message["refusal"]["rule"]), message
    for word in words:
        assert word in message["refusal"]["text"]
    return message


@pytest.mark.rule("S5.1", "S10.1")
async def test_on_connecting_one_gets_the_view_the_legal_moves_and_the_version(server: Running):
    async with party(server.address, "Ann", "Ben") as (ann, ben):
        table = await begun(ann, ben)
        async with ann.live(table) as hers, ben.live(table) as his:
            first, other = await hers.next(), await his.next()

            assert ("update", 3, 0) == (first["type"], first["version"], first["view"]["seat"])
            assert {"lay"} == {one["move"] for one in first["legal"]}
            assert [] == other["legal"]
            await hers.send(wish="move", version=3, move=first["legal"][0], key="one")
            assert 4 == await answered(hers, "one")
            news = await his.next("update")
            assert (4, 3, [4]) == (news["version"], news["since"], [one["version"] for one in news["seen"]])
            assert "tile-laid" == news["seen"][0]["events"][0]["event"]


@pytest.mark.rule("S5.2", "S5.4")
async def test_a_move_sent_twice_counts_once_and_sent_late_is_told_what_changed(server: Running):
    async with party(server.address, "Ann", "Ben") as (ann, ben):
        table = await begun(ann, ben)
        async with ann.live(table) as live:
            first = await live.next()
            for _ in range(2):
                await live.send(wish="move", version=3, move=first["legal"][0], key="one")
                assert 4 == await answered(live, "one")
            await live.send(wish="move", version=3, move=first["legal"][1], key="two")
            late = await told(live, "late", "S5", "you saw version 3")

            assert (4, [4]) == (late["version"], [one["version"] for one in late["seen"]])  # type: ignore[attr-defined]
            answer = await ann.wish(table, "move", version=3, move=first["legal"][1])
            assert [4] == [one["version"] for one in refused(answer, 409, "late", "S5")["seen"]]
            again = await ann.wish(table, "move", version=3, move=first["legal"][1], key="one")
            refused(again, 409, "key-used", "S5")


@pytest.mark.rule("S3")
@pytest.mark.parametrize("query", ["?since=abc", "?since=", "?since=1e999", "?seat=one", f"?since={10**30}"])
async def test_an_address_that_names_no_number_is_refused_and_closed(server: Running, query: str):
    async with party(server.address, "Ann", "Ben") as (ann, ben):
        table = await begun(ann, ben)
        async with ann.live(table, query=query) as live:
            await told(live, "malformed", "S3", "not a number")
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await live.next()

        assert closed.value.rcvd is not None
        assert (4401, "malformed") == (closed.value.rcvd.code, closed.value.rcvd.reason)


@pytest.mark.rule("S5.5")
async def test_reconnecting_brings_exactly_what_was_missed(server: Running):
    async with party(server.address, "Ann", "Ben") as (ann, ben):
        table = await begun(ann, ben)
        async with ben.live(table) as his:
            known = (await his.next())["version"]
        for _ in range(2):
            await move(ann, table)
        async with ben.live(table, query=f"?since={known}") as his:
            update = await his.next()
            assert (known, [4, 5]) == (update["since"], [one["version"] for one in update["seen"]])
        async with ben.live(table, query="?since=0") as his:
            whole = await his.next()
            assert [1, 2, 3, 4, 5] == [one["version"] for one in whole["seen"]]
            assert update["seen"] == whole["seen"][known:]
            # A client that finds a gap asks again on the same socket.
            await his.send(wish="look", since=4)
            assert [5] == [one["version"] for one in (await his.next())["seen"]]
            await his.send(wish="look", since=2_000)
            assert (5, []) == ((await his.next())["since"], his.update["seen"])


@pytest.mark.rule("S5.5")
async def test_updates_of_one_socket_follow_each_other_without_a_gap(server: Running):
    async with party(server.address, "Ann", "Ben") as (ann, ben):
        table = await begun(ann, ben)
        async with ann.live(table) as hers, ben.live(table) as his:
            await his.next()
            await play_out(hers, random.Random(1), most=2)
            await his.until(hers.update["version"])

            updates = [one for one in his.heard if one["type"] == "update"]
            assert [one["version"] for one in updates[:-1]] == [one["since"] for one in updates[1:]]


@pytest.mark.rule("S3.1")
async def test_one_can_ask_why_a_move_is_not_legal_and_what_a_legal_one_would_bring(server: Running):
    async with party(server.address, "Ann", "Ben") as (ann, ben):
        table = await begun(ann, ben)
        async with ann.live(table) as live:
            legal = (await live.next())["legal"][0]
            moves = ["end", legal, "lay 9,9 n", "what", {"move": "fly"}]
            await live.send(wish="why", moves=moves, key="q")
            answer = await live.next("reasons")
            codes = [one and one["code"] for one in answer["refusals"]]
            assert ("q", 3) == (answer["key"], answer["version"])
            assert ["lay-first", None, "not-adjacent", "not-a-move", "not-a-move"] == codes
            await live.send(wish="preview", moves=moves[:2], key="p")
            previews = (await live.next("previews"))["previews"]
            assert (True, True) == (previews[0] is None, previews[1] is not None)

            by_http = await ann.client.post(f"/api/tables/{table}/reasons", json={"wish": "why", "moves": moves})
            assert answer["refusals"] == by_http.json()["refusals"]
            asked = {"wish": "preview", "moves": moves[:2]}
            assert previews == (await ann.client.post(f"/api/tables/{table}/previews", json=asked)).json()["previews"]


@pytest.mark.rule("S4.8", "S10.1")
async def test_who_has_no_seat_asks_nothing_about_moves(server: Running):
    async with party(server.address, "Ann", "Ben", "Cleo") as (ann, ben, cleo):
        table = await begun(ann, ben)
        asked = {"wish": "why", "moves": ["end"]}
        refused(await cleo.client.post(f"/api/tables/{table}/reasons", json=asked), 403, "not-your-table", "S4")
        asked = {"wish": "preview", "moves": ["end"], "seat": 0}  # type: ignore[dict-item]
        refused(await ben.client.post(f"/api/tables/{table}/previews", json=asked), 403, "not-your-seat", "S10")


@pytest.mark.rule("S3.1", "S3.2")
async def test_what_cannot_be_read_is_refused_and_the_socket_stays_open(server: Running):
    async with party(server.address, "Ann", "Ben") as (ann, ben):
        table = await begun(ann, ben)
        async with ann.live(table) as live:
            await live.next()
            for text in (
                "no JSON",
                '{"wish":"dance"}',
                '{"wish":"move","version":"x","move":"end"}',
                '{"wish":"ping","more":1}',
            ):
                await live.connection.send(text)
                await told(live, "malformed", "S3")
            await live.connection.send(b"\x00")
            await told(live, "malformed", "S3", "text")
            await live.send(wish="ping", key="still-there")
            assert "still-there" == (await live.next("pong"))["key"]


@pytest.mark.rule("S8.1")
async def test_heartbeats_are_answered_by_the_protocol_and_by_the_server(server: Running):
    async with party(server.address, "Ann", "Ben") as (ann, ben):
        table = await begun(ann, ben)
        async with ann.live(table) as live:
            now = (await live.next())["now"]
            await (await live.connection.ping())
            await live.send(wish="ping")

            assert now <= (await live.next("pong"))["now"]


@pytest.mark.rule("S4.3", "S1.5")
async def test_a_socket_to_nowhere_is_closed_with_the_reason(server: Running):
    async with party(server.address, "Ann", "Ben") as (ann, ben):
        table = await begun(ann, ben)
        for name, query, code, reason in (
            ("nothing", "", 4404, "no-such-table"),
            (table, "?seat=1", 4401, "not-your-seat"),
        ):
            async with ann.live(name, query=query) as live:
                assert reason == (await live.next())["refusal"]["code"]
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await live.next()
                assert (code, reason) == (closed.value.rcvd.code, closed.value.rcvd.reason)  # type: ignore[union-attr]


@pytest.mark.rule("S6.2", "S6.3", "S6.4")
async def test_taking_back_is_asked_and_answered_over_the_socket(server: Running):
    async with party(server.address, "Ann", "Ben") as (ann, ben):
        table = await begun(ann, ben)
        async with ann.live(table) as hers, ben.live(table) as his:
            await his.next()
            await play_out(hers, random.Random(1), most=1)
            await hers.send(wish="undo", version=4)
            await told(hers, "revealed", "S6", "the others have to agree", "laid")
            await hers.send(wish="undo", version=4, ask=True)
            asked = await his.until(5)
            assert {"seat": 0, "to": 1, "agreed": []} == asked["table"]["undo"]
            await his.send(wish="answer-undo", version=5, yes=True)
            update = await hers.until(7)

            assert (None, 1) == (update["table"]["undo"], update["table"]["taken_back"]["consent"])
            assert ["undo-answered", "undone"] == [one["did"] for one in update["seen"]]
            assert {"lay"} == {one["move"] for one in update["legal"]}


@pytest.mark.rule("S10.1")
async def test_who_stands_up_looks_on_as_a_spectator(server: Running):
    async with party(server.address, "Ann", "Ben") as (ann, ben):
        table = await ann.make_table("me", "open", "open")
        await ben.granted(table, "join")
        async with ben.live(table) as his:
            assert 1 == (await his.next())["seat"]
            await his.send(wish="leave")
            assert (await his.until(3))["seat"] is None


@pytest.mark.rule("S8.4", "S8.5")
async def test_a_bot_plays_for_who_left_until_they_return(server: Running):
    async with party(server.address, "Ann", "Ben") as (ann, ben):
        table = await begun(ann, ben, standin="random")
        async with ben.live(table) as his:
            await his.next()
            await ann.granted(table, "leave")
            while not his.update["legal"]:
                await his.next("update")

            moves = [one for update in his.heard for one in update["seen"] if one["did"] == "moved"]
            assert {(0, "random")} == {(one["seat"], one["bot"]) for one in moves}
            assert "left" == his.update["table"]["seats"][0]["away"]
            await ann.granted(table, "return")
            assert "" == (await his.next("update"))["table"]["seats"][0]["away"]
