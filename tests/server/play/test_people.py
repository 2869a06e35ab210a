"""Who one is, over a real server: guests, accounts, tokens; talk and mutes; the limits at the doors."""

from __future__ import annotations

from pathlib import Path

import pytest
import websockets

from tests.server.play.people import move, party, refused, stranger
from tests.server.running import Live, Running, running

pytestmark = pytest.mark.anyio

PASSWORD = "twelve islands"


async def flood(live: Live) -> None:
    for _ in range(200):
        await live.send(wish="why", moves=["end"] * 100)
    await live.next("pong")


@pytest.mark.rule("S1.1", "S1.2")
async def test_a_name_is_enough_to_play(server: Running):
    async with party(server.address, "  Ann   of Thera ") as (ann,), stranger(server.address) as anybody:
        assert "Ann of Thera" == (await ann.client.get("/api/me")).json()["name"]
        refused(await anybody.post("/api/guests", json={"name": "\u202e"}), 400, "name-character", "S1")
        refused(await anybody.get("/api/me"), 401, "stranger", "S1")
        seats = [{"kind": "me"}, {"kind": "open"}]
        refused(await anybody.post("/api/tables", json={"game": "akrotiri", "seats": seats}), 401, "stranger", "S1")


@pytest.mark.rule("S1.2")
async def test_a_new_name_counts_at_the_next_table(server: Running):
    async with party(server.address, "Ann") as (ann,):
        table = await ann.make_table("me", "open")
        await ann.client.patch("/api/me", json={"name": "Anna"})

        assert "Ann" == (await ann.look(table))["table"]["seats"][0]["name"]
        assert "Anna" == (await ann.look(await ann.make_table("me", "open")))["table"]["seats"][0]["name"]


@pytest.mark.rule("S1.2")
async def test_a_new_name_counts_for_what_is_said_on_sockets_that_are_open(server: Running):
    async with party(server.address, "Ann", "Ben") as (ann, ben):
        table = await ann.make_table("me", "open")
        async with ann.live(table) as hers, ben.live(table) as his:
            await his.next("update")
            await hers.send(wish="say", line="before")
            said = [await his.next("talk")]
            await ann.client.patch("/api/me", json={"name": "Anna"})
            await hers.send(wish="say", line="after")
            said.append(await his.next("talk"))

            assert [("Ann", "before"), ("Anna", "after")] == [(line["name"], line["line"]) for line in said]


@pytest.mark.rule("S1.3")
async def test_a_guest_who_makes_an_account_keeps_every_game_and_plays_on_elsewhere(server: Running):
    async with party(server.address, "Ann", "Ben") as (ann, ben), stranger(server.address) as elsewhere:
        table = await ann.make_table("me", "open", options={"first": "0"})
        await ben.granted(table, "join")
        made = await ann.client.post("/api/account", json={"account": "ann-1", "password": PASSWORD})
        assert (201, ann.id) == (made.status_code, made.json()["id"])
        await move(ann, table)
        signed = await elsewhere.post("/api/session", json={"account": "ANN-1", "password": PASSWORD})
        assert ann.id == signed.json()["id"]

        update = (await elsewhere.get(f"/api/tables/{table}")).json()
        wish = {"wish": "move", "version": update["version"], "move": update["legal"][0]}
        assert 200 == (await elsewhere.post(f"/api/tables/{table}/wishes", json=wish)).status_code


@pytest.mark.rule("S1.4", "S7.6")
async def test_signing_in_brings_the_games_of_the_guest_along(server: Running):
    async with party(server.address, "Ann", "Gast", "Ben") as (ann, guest, ben):
        await ann.client.post("/api/account", json={"account": "ann-2", "password": PASSWORD})
        table = await guest.make_table("me", "open", options={"first": "0"})
        await ben.granted(table, "join")
        over = await guest.make_table("me", "open")
        await ben.granted(over, "join")
        await ben.granted(over, "resign")
        kept = (await ben.client.post(f"/api/tables/{over}/rematch")).json()["table"]
        async with guest.live(table) as live:
            await live.next()
            body = {"account": "ann-2", "password": PASSWORD, "adopt": True}
            signed = await guest.client.post("/api/session", json=body)
            assert (ann.id, {table, over}) == (signed.json()["id"], set(signed.json()["adopted"]))
            await live.send(wish="ping")
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await live.next("pong")
            assert (4401, "signed-out") == (closed.value.rcvd.code, closed.value.rcvd.reason)  # type: ignore[union-attr]
        assert 0 == (await ann.look(table))["seat"]
        await move(ann, table)
        async with guest.live(table) as live:
            assert "Gast" == (await live.next("update"))["table"]["seats"][0]["name"]
            assert 0 == live.update["seat"]
        # The seat that a rematch keeps for the guest is kept for the account.
        assert "began" == (await ann.granted(kept, "join"))["did"]


@pytest.mark.rule("S1.5")
async def test_a_token_plays_for_its_player_and_does_nothing_else(server: Running):
    async with party(server.address, "Ann", "Ben") as (ann, ben):
        made = (await ben.client.post("/api/tokens", json={"label": "my bot"})).json()
        table = await ann.make_table("me", "open", options={"first": "1"})
        async with stranger(server.address, made["token"]) as program:
            joined = await program.post(f"/api/tables/{table}/wishes", json={"wish": "join"})
            assert "began" == joined.json()["did"]
            refused(await program.post("/api/tokens", json={"label": "more"}), 403, "not-by-token", "S1")
            url = f"{server.address.replace('http', 'ws')}/api/tables/{table}/live"
            headers = {"Authorization": f"Bearer {made['token']}"}
            async with websockets.connect(url, additional_headers=headers, proxy=None) as socket:
                assert '"seat":1' in str(await socket.recv())
            await ben.client.delete(f"/api/tokens/{made['id']}")
            refused(await program.get(f"/api/tables/{table}"), 401, "stranger", "S1")
            async with websockets.connect(url, additional_headers=headers, proxy=None) as socket:
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await socket.recv()
                assert 4401 == closed.value.rcvd.code  # type: ignore[union-attr]


@pytest.mark.rule("S9.1", "S9.2")
async def test_those_who_sit_talk_in_plain_lines(server: Running):
    async with party(server.address, "Ann", "Ben", "Cleo") as (ann, ben, cleo):
        table = await ann.make_table("me", "open", "open")
        await ben.granted(table, "join")
        talk = f"/api/tables/{table}/talk"
        async with ann.live(table) as hers:
            await hers.next()
            said = await ben.client.post(talk, json={"wish": "say", "line": "<b>good\u202e\n luck</b>"})
            assert "<b>good luck</b>" == said.json()["line"]
            heard = await hers.next("talk")
            assert ("Ben", 1, "<b>good luck</b>") == (heard["name"], heard["n"], heard["line"])
            await hers.send(wish="say", line="thanks")
            assert "thanks" == (await hers.next("talk"))["line"]
        assert ["thanks"] == [one["line"] for one in (await cleo.client.get(talk, params={"after": 1})).json()]
        refused(await cleo.client.post(talk, json={"wish": "say", "line": "hello"}), 403, "not-your-talk", "S9")
        refused(await ben.client.post(talk, json={"wish": "say", "line": "\u200b \n"}), 422, "empty-line", "S9")
        refused(await ben.client.post(talk, json={"wish": "say", "line": "a" * 281}), 400, "malformed", "S3")


@pytest.mark.rule("S9.1")
async def test_a_public_table_is_silent_unless_its_maker_wants_talk(server: Running):
    async with party(server.address, "Ann") as (ann,):
        for more, status in (({}, 403), ({"talk": True}, 201)):
            table = await ann.make_table("me", "open", public=True, **more)
            answer = await ann.client.post(f"/api/tables/{table}/talk", json={"wish": "say", "line": "hello"})
            assert status == answer.status_code
        silent = await ann.make_table("me", "open", talk=False)
        answer = await ann.client.post(f"/api/tables/{silent}/talk", json={"wish": "say", "line": "hello"})
        refused(answer, 403, "no-talk", "S9")


@pytest.mark.rule("S9.3")
async def test_whom_one_has_muted_one_does_not_hear(server: Running):
    async with party(server.address, "Ann", "Ben", "Cleo") as (ann, ben, cleo):
        table = await ann.make_table("me", "open", "open")
        for person in (ben, cleo):
            await person.granted(table, "join")
        assert 204 == (await ann.client.put(f"/api/mutes/{ben.id}")).status_code
        async with ann.live(table) as live:
            await live.next()
            for person in (ben, cleo):
                await person.client.post(f"/api/tables/{table}/talk", json={"wish": "say", "line": person.name})

            assert "Cleo" == (await live.next("talk"))["line"]
        heard = (await ann.client.get(f"/api/tables/{table}/talk")).json()
        assert ["Cleo"] == [one["line"] for one in heard]


@pytest.mark.rule("S2.1", "S2.2")
async def test_pages_of_other_sites_and_large_messages_stay_outside(server: Running):
    async with party(server.address, "Ann") as (ann,):
        foreign = {"Origin": "https://elsewhere.example"}
        answer = await ann.client.post("/api/guests", json={"name": "Eve"}, headers=foreign)
        refused(answer, 403, "foreign-page", "S2")
        answer = await ann.client.post("/api/guests", content=b" " * 70_000)
        refused(answer, 413, "too-large", "S2")
        async with ann.live(await ann.make_table("me", "open")) as live:
            await live.next()
            await live.connection.send(" " * 70_000)
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await live.next()
            assert 1009 == closed.value.rcvd.code  # type: ignore[union-attr]


@pytest.mark.rule("S2.3")
async def test_too_much_at_once_is_refused_with_the_time_to_wait(tmp_path: Path):
    with running(tmp_path, limits=True) as server:
        async with party(server.address, "Ann") as (ann,):
            table = await ann.make_table("me", "open")
            async with ann.live(table) as live:
                await live.next()
                for number in range(6):
                    await live.send(wish="say", line=f"line {number}")
                message = await live.next("refused")
                assert ("too-many", "S2") == (message["refusal"]["code"], message["refusal"]["rule"])
                # Whoever goes on regardless is let go.
                with pytest.raises(websockets.ConnectionClosed) as closed:
                    await flood(live)
                assert (4429, "flood") == (closed.value.rcvd.code, closed.value.rcvd.reason)  # type: ignore[union-attr]
            made = [{"game": "akrotiri", "seats": [{"kind": "me"}, {"kind": "open"}]}] * 25
            answers = [await ann.client.post("/api/tables", json=setup) for setup in made]
            refused(answers[-1], 429, "too-many", "S2", "try again in")
            assert 1 <= int(answers[-1].headers["Retry-After"])
