"""Names of accounts that people would take for each other."""
# ruff: noqa: RUF001  Letters that look alike are what this is about.

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from sqlalchemy import create_engine, select, text

from labrys.server.identity.looks import look
from labrys.server.store.database import migrate
from labrys.server.store.schema import players
from tests.server.identity.stage import PASSWORD, Stage, refused

pytestmark = pytest.mark.rule("S1.3")

ALIKE = [
    ("minos", "mіnos"),  # Cyrillic i
    ("minos", "mιnos"),  # Greek i
    ("minos", "mínos"),
    ("minos", "m1nos"),
    ("minos", "mlnos"),
    ("minos", "MIN0S"),
    ("minos", "ｍｉｎｏｓ"),
    ("minos", "rninos"),
    ("minos", "мinоs"),
    ("minos", "ꓟꓲꓠꓳꓢ"),
    ("paros", "раrоs"),
    ("ariadne", "аriаdnе"),
    ("king.minos", "king_minos"),
    ("king-minos", "king.minos"),
    ("lykos", "łykos"),
    ("ikaros", "lkaros"),
    ("wolf", "vvolf"),
    ("thera10", "theralo"),
    ("thera10", "thera١٠"),
    ("саrа", "cara"),
]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_names_that_people_mistake_for_each_other_look_alike(one: str, other: str):
    assert look(one) == look(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("minos", "minas"),
        ("minos", "minoss"),
        ("minos", "king.minos"),
        ("minos", "nimos"),
        ("anna", "hanna"),
        ("thera1", "thera2"),
        ("дима", "вера"),
        ("μινωσ", "νικοσ"),
        ("山田", "田山"),
        ("paros", "naxos"),
    ],
)
def test_names_that_differ_at_a_glance_do_not(one: str, other: str):
    assert look(one) != look(other)


@pytest.mark.anyio
async def test_no_account_is_opened_with_a_name_like_anothers(stage: Stage):
    await stage.account("minos")
    guest = await stage.guest()
    for name in ("mіnos", "m1nos", "mínos"):
        body = {"account": name, "password": PASSWORD}
        assert (409, "account-alike") == refused(await stage.browser().post("/api/account", json=body))
        assert (409, "account-alike") == refused(await guest.post("/api/account", json=body))

    assert (await guest.get("/api/me")).json()["is_guest"]
    assert 201 == (await guest.post("/api/account", json={"account": "minas", "password": PASSWORD})).status_code


@pytest.mark.anyio
async def test_of_several_who_ask_at_once_for_names_alike_one_gets_it(stage: Stage):
    names = ["minos", "mіnos", "m1nos", "mínos", "mlnos"]
    answers = await asyncio.gather(
        *[stage.browser().post("/api/account", json={"account": name, "password": PASSWORD}) for name in names]
    )

    assert [201, 409, 409, 409, 409] == sorted(answer.status_code for answer in answers)
    assert {(409, "account-alike")} == {refused(answer) for answer in answers if answer.status_code != 201}


@pytest.mark.anyio
async def test_accounts_that_looked_alike_before_can_sign_in(stage: Stage):
    first, second = await stage.account("minos"), await stage.account("elsewhere")
    async with stage.database.engine.begin() as connection:
        await connection.execute(text("UPDATE players SET account = 'm1nos', look = NULL WHERE account = 'elsewhere'"))

    for browser, account in ((first, "minos"), (second, "m1nos")):
        await browser.delete("/api/session")
        signed = await browser.post("/api/session", json={"account": account, "password": PASSWORD})
        assert (200, account) == (signed.status_code, signed.json()["account"])


def test_an_older_database_gets_the_looks_of_its_accounts(tmp_path: Path):
    """The oldest of those that look alike has the look."""
    engine = create_engine(f"sqlite:///{tmp_path / 'old.db'}")
    with engine.begin() as connection:
        migrate(connection, "0001")
        for id_, account, created in (("b", "'m1nos'", 2.0), ("a", "'minos'", 1.0), ("c", "NULL", 0.0)):
            row = f"('{id_}', 'x', {account}, 0, {created}, 0)"
            connection.execute(text(f"INSERT INTO players (id, name, account, epoch, created, seen) VALUES {row}"))
        migrate(connection)

        found = connection.execute(select(players.c.id, players.c.account, players.c.look).order_by(players.c.id))
        assert [("a", "minos", look("minos")), ("b", "m1nos", None), ("c", None, None)] == [tuple(one) for one in found]
    engine.dispose()
