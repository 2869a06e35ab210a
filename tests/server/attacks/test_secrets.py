"""The seed of a game stays with the server until the game is over, and then everybody can check the promise."""

from __future__ import annotations

import hashlib
from typing import Any

import pytest
from structlog.testing import capture_logs

from tests.server.attacks.inside import PASSWORD, Inside, code_of
from tests.server.running import Person

pytestmark = pytest.mark.anyio


async def everything_said(inside: Inside, people: list[Person | None], table: str) -> list[str]:
    """All that these people can get the server to say about a table."""
    said: list[str] = []
    for person in people:
        client = person.client if person is not None else inside.browser()
        path = f"/api/tables/{table}"
        for place in ("", "?since=0", "?seat=0", "?seat=1", "/talk", "/record", "/live", "/rematch"):
            said.append((await client.get(path + place)).text)
        for body in (
            {"wish": "undo", "version": 0},
            {"wish": "undo", "version": 3, "back": 9},
            {"wish": "move", "version": 0, "move": "x"},
        ):
            said.append((await client.post(f"{path}/wishes", json=body)).text)
        said.append((await client.get(f"/tables/{table}")).text)
        said.append((await client.get("/metrics")).text)
        async with inside.socket(table, person, "since=0") as socket:
            await socket.next("update")
            said += socket.heard
    return said


async def test_the_seed_is_in_nothing_that_is_said_or_logged_before_the_end(inside: Inside):
    ariadne, minos = await inside.guests(2)
    with capture_logs() as logged:
        table = await inside.begun(ariadne, minos)
        seed = (await inside.hosted(table)).sitting.seed
        said = await everything_said(inside, [ariadne, minos, None], table)

    assert 64 == len(seed)
    assert not [text for text in (*said, str(logged)) if seed in text or seed[:16] in text]


@pytest.mark.parametrize("end", ["resign", "agree"])
async def test_the_seed_is_published_at_the_end_and_keeps_the_promise(inside: Inside, end: str):
    ariadne, minos = await inside.guests(2)
    table = await inside.begun(ariadne, minos)
    seed, before = (await inside.hosted(table)).sitting.seed, await ariadne.look(table)
    early = await ariadne.client.get(f"/api/tables/{table}/record")
    if end == "resign":
        await minos.granted(table, "resign")
    else:
        await minos.granted(table, "offer-end")
        version = (await ariadne.look(table))["version"]
        await ariadne.granted(table, "answer-end", version=version, yes=True)
    after: dict[str, Any] = (await ariadne.look(table))["table"]
    record = await inside.browser().get(f"/api/tables/{table}/record")

    assert (403, "not-over") == code_of(early)
    assert before["table"]["end"] is None
    assert seed == after["end"]["seed"]
    assert before["table"]["promise"] == after["promise"] == hashlib.sha256(seed.encode()).hexdigest()
    assert seed in record.text


async def test_two_tables_have_two_seeds(inside: Inside):
    ariadne = await inside.guest("Ariadne")
    tables = [await inside.hosted(await ariadne.make_table("me", "me")) for _ in range(8)]

    assert 8 == len({hosted.sitting.seed for hosted in tables})


async def test_passwords_tokens_and_cookies_are_not_said_or_logged(inside: Inside):
    with capture_logs() as logged:
        minos = await inside.account("minos")
        name, token = await inside.token(minos)
        secrets = [PASSWORD, token, token[-48:], minos.client.cookies["labrys"]]
        answers = [
            await minos.client.post("/api/session", json={"account": "minos", "password": PASSWORD + "?"}),
            await minos.client.post("/api/session", json={"account": "minos", "password": PASSWORD, "adopt": token}),
            await minos.client.post("/api/account", json={"account": "minos", "password": PASSWORD}),
            await inside.browser().post("/api/account", json={"account": "minos", "password": PASSWORD}),
            await inside.program(token).post("/api/guests", json={"name": token + token}),
            await inside.program(token).get("/api/me"),
            await minos.client.get("/api/tokens"),
            await minos.client.get("/api/me"),
            await minos.client.get("/metrics"),
            await inside.browser().get(f"/api/{token}"),
        ]

    assert name in answers[6].text
    for secret in secrets:
        assert not [answer.text for answer in answers if secret in answer.text]
        assert secret not in str(logged)
