"""What has ended no longer counts, on sockets that were opened before too."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import httpx
import pytest

from tests.server.attacks.inside import PASSWORD, Inside, code_of
from tests.server.running import Person

pytestmark = pytest.mark.anyio


async def adopted(inside: Inside, person: Person) -> None:
    await inside.account("theseus")
    body = {"account": "theseus", "password": PASSWORD, "adopt": True}
    assert 200 == (await person.client.post("/api/session", json=body)).status_code


async def signed_out_everywhere(inside: Inside, person: Person) -> None:
    assert 204 == (await person.client.delete("/api/sessions")).status_code


async def made_an_account(inside: Inside, person: Person) -> None:
    body = {"account": "ariadne", "password": PASSWORD}
    assert 201 == (await person.client.post("/api/account", json=body)).status_code


ENDS = [adopted, signed_out_everywhere, made_an_account]
End = Callable[[Inside, Person], Awaitable[None]]


@pytest.mark.parametrize("end", ENDS)
async def test_an_open_socket_of_an_ended_session_plays_no_more(inside: Inside, end: End):
    ariadne, minos = await inside.guests(2)
    table = await inside.begun(ariadne, minos, options={"first": "0"})
    async with inside.socket(table, ariadne) as socket:
        first = await socket.next("update")
        await end(inside, ariadne)
        await socket.send(wish="move", version=first["version"], move=first["legal"][0])

        assert (4401, "signed-out") == await socket.end()
        assert 1 == len(socket.heard)
    assert first["version"] == (await minos.look(table))["version"]


@pytest.mark.parametrize("end", ENDS)
async def test_an_open_socket_of_an_ended_session_is_told_no_more(inside: Inside, end: End):
    ariadne, minos = await inside.guests(2)
    table = await inside.begun(ariadne, minos, options={"first": "1"})
    async with inside.socket(table, ariadne) as socket:
        await socket.next("update")
        await end(inside, ariadne)
        look = await minos.look(table)
        await minos.granted(table, "move", version=look["version"], move=look["legal"][0])

        assert (4401, "signed-out") == await socket.end()
        assert 1 == len(socket.heard)


@pytest.mark.parametrize("end", ENDS)
async def test_the_cookie_of_an_ended_session_is_nobodys(inside: Inside, end: End):
    ariadne, minos = await inside.guests(2)
    table = await inside.begun(ariadne, minos)
    stolen = ariadne.cookie
    await end(inside, ariadne)
    thief = inside.browser()

    looked = await thief.get(f"/api/tables/{table}", headers={"Cookie": stolen})
    through = await thief.get(f"/api/tables/{table}?seat=0", headers={"Cookie": stolen})
    resigned = await thief.post(f"/api/tables/{table}/wishes", json={"wish": "resign"}, headers={"Cookie": stolen})

    assert looked.json()["seat"] is None
    assert (403, "not-your-seat") == code_of(through)
    assert (401, "stranger") == code_of(resigned)
    async with inside.socket(table, Cookie=stolen) as socket:
        assert (await socket.next("update"))["seat"] is None


async def test_another_password_ends_open_sockets(inside: Inside):
    ariadne, minos = await inside.account("ariadne"), await inside.guest("Minos")
    table = await inside.begun(ariadne, minos, options={"first": "0"})
    async with inside.socket(table, ariadne) as socket:
        await socket.next("update")
        body = {"old": PASSWORD, "new": "another horse"}
        assert 200 == (await ariadne.client.put("/api/account/password", json=body)).status_code
        await socket.send(wish="resign")

        assert (4401, "signed-out") == await socket.end()
    assert "playing" == (await minos.look(table))["table"]["status"]


async def test_a_withdrawn_token_ends_its_socket_and_no_other(inside: Inside):
    ariadne, minos = await inside.guests(2)
    table = await inside.begun(ariadne, minos, options={"first": "0"})
    name, token = await inside.token(ariadne)
    async with (
        inside.socket(table, Authorization=f"Bearer {token}") as program,
        inside.socket(table, ariadne) as browser,
    ):
        assert [0, 0] == [(await socket.next("update"))["seat"] for socket in (program, browser)]
        await ariadne.client.delete(f"/api/tokens/{name}")
        await program.send(wish="resign")

        assert (4401, "signed-out") == await program.end()
        assert "pong" == (await browser.ask(wish="ping"))["type"]


async def test_adopted_seats_are_the_accounts(inside: Inside):
    ariadne, minos = await inside.guests(2)
    table = await inside.begun(ariadne, minos)
    _, token = await inside.token(ariadne)
    await adopted(inside, ariadne)

    answer: httpx.Response = await ariadne.client.get(f"/api/tables/{table}?seat=0")

    assert 200 == answer.status_code
    assert (401, "stranger") == code_of(await inside.program(token).get(f"/api/tables/{table}"))
