"""Tokens: a program plays for somebody, and does nothing else as somebody."""

from __future__ import annotations

import asyncio
import hashlib
import re

import pytest
from sqlalchemy import select

from labrys.server.http.people import FreshToken
from labrys.server.store.schema import tokens
from tests.server.identity.stage import PASSWORD, Stage, refused

pytestmark = pytest.mark.anyio


async def test_a_program_with_a_token_is_its_owner(stage: Stage):
    browser = await stage.guest("Ariadne")

    program = stage.program(await stage.token(browser))

    assert (await browser.get("/api/me")).json() == (await program.get("/api/me")).json()


async def test_a_token_is_shown_once_and_kept_as_a_digest(stage: Stage):
    browser = await stage.guest()
    made = (await browser.post("/api/tokens", json={"label": " my   bot "})).json()

    assert {"id", "label", "token"} == set(made)
    assert "my bot" == made["label"]
    assert re.fullmatch(r"labrys_[0-9a-f]{16}_[0-9a-f]{48}", made["token"])
    listed = (await browser.get("/api/tokens")).json()
    assert [{"id": made["id"], "label": "my bot"}] == [{"id": one["id"], "label": one["label"]} for one in listed]
    secret = made["token"].rpartition("_")[2]
    async with stage.database.engine.connect() as connection:
        (row,) = await connection.execute(select(tokens))
    assert hashlib.sha256(secret.encode()).hexdigest() == row.digest
    assert secret not in str(row)
    assert secret not in repr(FreshToken(id="1", label="x", token=secret))


async def test_a_withdrawn_token_is_worth_nothing(stage: Stage):
    browser = await stage.guest()
    kept, withdrawn = await stage.token(browser), await stage.token(browser)
    number = withdrawn.split("_")[1]

    assert 204 == (await browser.delete(f"/api/tokens/{number}")).status_code
    assert [200, 401] == [(await stage.program(one).get("/api/me")).status_code for one in (kept, withdrawn)]
    assert (404, "no-token") == refused(await browser.delete(f"/api/tokens/{number}"))


async def test_nobody_withdraws_or_sees_anothers_token(stage: Stage):
    owner, other = await stage.guest("Ariadne"), await stage.guest("Phaedra")
    token = await stage.token(owner)

    assert (404, "no-token") == refused(await other.delete(f"/api/tokens/{token.split('_')[1]}"))
    assert [] == (await other.get("/api/tokens")).json()
    assert 200 == (await stage.program(token).get("/api/me")).status_code


@pytest.mark.parametrize(
    "shown",
    [
        "",
        "Bearer",
        "Bearer labrys_",
        "Basic bWlub3M6eA==",
        "Bearer labrys_{id}_{wrong}",
        "Bearer labrys_{wrong_id}_{secret}",
        "Bearer labrys_{id}_{secret}0",
        "Bearer labrys_{id}_{secret_short}",
        "Bearer labrys_{id}_{secret_upper}",
        "Bearer {id}_{secret}",
        "labrys_{id}_{secret}",
        "Bearer labrys_{id}_{secret} x",
        "Bearer labrys_{id}_{digest}",
    ],
)
async def test_a_malformed_token_is_worth_nothing_even_beside_a_good_session(stage: Stage, shown: str):
    browser = await stage.guest()
    _, number, secret = (await stage.token(browser)).split("_")
    wrong = ("0" if secret[0] != "0" else "1") + secret[1:]
    header = shown.format(
        id=number,
        secret=secret,
        wrong=wrong,
        wrong_id="0" * 16,
        secret_short=secret[:-1],
        secret_upper="A" + secret.upper()[1:],
        digest=hashlib.sha256(secret.encode()).hexdigest(),
    )

    assert (401, "stranger") == refused(await browser.get("/api/me", headers={"Authorization": header}))
    assert 200 == (await browser.get("/api/me")).status_code


async def test_a_token_speaks_louder_than_the_cookie(stage: Stage):
    ariadne, phaedra = await stage.guest("Ariadne"), await stage.guest("Phaedra")
    token = await stage.token(ariadne)

    answer = await phaedra.get("/api/me", headers={"Authorization": f"Bearer {token}"})

    assert "Ariadne" == answer.json()["name"]


@pytest.mark.rule("S1.5")
async def test_a_token_does_not_do_what_its_owner_does_in_person(stage: Stage):
    browser = await stage.account("minos")
    token = await stage.token(browser)
    program = stage.program(token)
    account = {"account": "minos", "password": PASSWORD}
    asked = [
        await program.post("/api/tokens", json={"label": "another"}),
        await program.delete(f"/api/tokens/{token.split('_')[1]}"),
        await program.put("/api/account/password", json={"old": PASSWORD, "new": "battery staple"}),
        await program.delete("/api/session"),
        await program.delete("/api/sessions"),
        await program.post("/api/session", json=account),
        await program.post("/api/account", json=account),
        await program.post("/api/guests", json={"name": "Phaedra"}),
        await program.get("/api/tokens"),
        await program.patch("/api/me", json={"name": "Phaedra"}),
        await program.patch("/api/me", json={"hook": "https://hooks.example/turn"}),
        await program.patch("/api/me", json={"hook": None}),
        await program.patch("/api/me", json={}),
    ]

    assert [(403, "not-by-token")] * len(asked) == [refused(answer) for answer in asked]
    me = (await browser.get("/api/me")).json()
    assert ("minos", None) == (me["name"], me["hook"])
    assert 1 == len((await browser.get("/api/tokens")).json())


async def test_a_token_of_a_guest_outlives_the_guests_account(stage: Stage):
    browser = await stage.guest()
    program = stage.program(await stage.token(browser))

    await browser.post("/api/account", json={"account": "minos", "password": PASSWORD})

    assert "minos" == (await program.get("/api/me")).json()["account"]


async def test_a_player_has_ten_tokens_at_most(stage: Stage):
    browser = await stage.guest()
    await asyncio.gather(*[stage.token(browser) for _ in range(8)])

    answers = await asyncio.gather(*[browser.post("/api/tokens", json={"label": "more"}) for _ in range(6)])

    assert [201, 201, 409, 409, 409, 409] == sorted(answer.status_code for answer in answers)
    assert (409, "enough-tokens") == refused(await browser.post("/api/tokens", json={"label": "more"}))
    assert 10 == len((await browser.get("/api/tokens")).json())


@pytest.mark.parametrize("number", ["x", "0" * 15, "%00" * 16, "0123456789abcdeg", "..%2f..%2fme"])
async def test_what_cannot_be_a_tokens_id_is_refused(stage: Stage, number: str):
    answer = await (await stage.guest()).delete(f"/api/tokens/{number}")

    assert refused(answer)[0] in {400, 404}


async def test_strangers_have_no_tokens(stage: Stage):
    browser = stage.browser()

    assert (401, "stranger") == refused(await browser.get("/api/tokens"))
    assert (401, "stranger") == refused(await browser.post("/api/tokens", json={"label": "x"}))
    assert (401, "stranger") == refused(await browser.delete("/api/tokens/0123456789abcdef"))
