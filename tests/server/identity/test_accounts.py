"""Accounts: the same player on every device, and the guest's games with it."""

from __future__ import annotations

import asyncio
import logging
import threading
from typing import Literal

import anyio
import argon2
import httpx
import pytest
from sqlalchemy import insert, select

from labrys.server.http.people import NewAccount, NewPasswords, SignIn
from labrys.server.http.problems import Refused
from labrys.server.identity import adoption
from labrys.server.identity.passwords import Passwords
from labrys.server.store.schema import mutes, players, seats, tables
from tests.server.identity.stage import PASSWORD, CountingHasher, Stage, refused

pytestmark = pytest.mark.anyio


class HeldHasher(CountingHasher):
    """Checks no password until it is let go, and knows how many it was given at once."""

    def __init__(self) -> None:
        super().__init__()
        self.let_go = threading.Event()
        self.most_at_once = self._at_once = 0
        self._counting = threading.Lock()

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002  argon2 calls it so.
        with self._counting:
            self._at_once += 1
            self.most_at_once = max(self.most_at_once, self._at_once)
        self.let_go.wait(30)
        with self._counting:
            self._at_once -= 1
        return super().verify(hash, password)


async def sign_in(browser: httpx.AsyncClient, account: str, password: str = PASSWORD, **more: bool) -> httpx.Response:
    return await browser.post("/api/session", json={"account": account, "password": password, **more})


async def id_of(browser: httpx.AsyncClient) -> str:
    return str((await browser.get("/api/me")).json()["id"])


async def kept(stage: Stage, account: str) -> str:
    async with stage.database.engine.connect() as connection:
        return str((await connection.execute(select(players.c.password).where(players.c.account == account))).scalar())


async def seat(stage: Stage, table: str, player: str, number: int = 0) -> None:
    row = {"id": table, "game": "akrotiri", "setup": "{}", "seed": "", "maker": player, "status": "open"}
    times = {"public": False, "version": 0, "created": 0.0, "touched": 0.0, "bots_due": False, "claimed": 0.0}
    async with stage.database.engine.begin() as connection:
        await connection.execute(insert(tables).values(**row, **times))
        await connection.execute(insert(seats).values(table_id=table, seat=number, player=player, to_move=False))


async def test_a_guest_who_makes_an_account_stays_the_same_player(stage: Stage):
    browser, elsewhere = await stage.guest("Ariadne"), stage.browser()
    elsewhere.cookies["labrys"] = browser.cookies["labrys"]
    before = (await browser.get("/api/me")).json()

    answer = await browser.post("/api/account", json={"account": "Ariadne.K", "password": PASSWORD})

    assert 201 == answer.status_code
    assert {**before, "is_guest": False, "account": "ariadne.k"} == answer.json()
    assert answer.json() == (await browser.get("/api/me")).json()
    assert 401 == (await elsewhere.get("/api/me")).status_code


async def test_a_stranger_who_makes_an_account_is_a_new_player(stage: Stage):
    browser = stage.browser()

    answer = await browser.post("/api/account", json={"account": "minos", "password": PASSWORD, "name": "King Minos"})

    assert (201, "King Minos", "minos") == (answer.status_code, answer.json()["name"], answer.json()["account"])
    assert "talos" == (await (await stage.account("talos")).get("/api/me")).json()["name"]


async def test_an_account_is_named_once_however_it_is_written(stage: Stage):
    await stage.account("minos")

    for name in ("minos", "MINOS", "\uff2d\uff29nos", " Minos "):
        body = {"account": name, "password": PASSWORD}
        assert (409, "account-taken") == refused(await stage.browser().post("/api/account", json=body))
    assert 200 == (await sign_in(stage.browser(), "\uff2dINOS")).status_code


async def test_of_two_who_want_the_same_name_at_once_one_gets_it(stage: Stage):
    body = {"account": "minos", "password": PASSWORD}
    guests = [await stage.guest(name) for name in ("Ariadne", "Phaedra")]
    browsers = [*guests, stage.browser(), stage.browser()]

    answers = await asyncio.gather(*[browser.post("/api/account", json=body) for browser in browsers])

    assert [201, 409, 409, 409] == sorted(answer.status_code for answer in answers)
    assert all((409, "account-taken") == refused(answer) for answer in answers if answer.status_code != 201)


async def test_whoever_has_an_account_makes_no_second_one_by_mistake(stage: Stage):
    browser = await stage.account("minos")

    answer = await browser.post("/api/account", json={"account": "talos", "password": PASSWORD})

    assert (409, "has-account") == refused(answer)


async def test_one_guest_does_not_become_two_accounts(stage: Stage):
    browser = await stage.guest()
    guest = await id_of(browser)

    answers = await asyncio.gather(
        *[browser.post("/api/account", json={"account": name, "password": PASSWORD}) for name in ("minos", "talos")]
    )

    # The other one came too late, or so late that the guest's session had ended: then it is somebody new.
    assert {201} <= {answer.status_code for answer in answers} <= {201, 409}
    assert 1 == len([answer for answer in answers if answer.json().get("id") == guest])


async def test_an_account_is_the_same_player_on_every_device(stage: Stage):
    first, second = await stage.account("minos"), stage.browser()

    answer = await sign_in(second, "Minos")

    assert (200, []) == (answer.status_code, answer.json()["adopted"])
    assert await id_of(first) == await id_of(second) == answer.json()["id"]


async def test_a_wrong_name_and_a_wrong_password_are_answered_alike_with_the_same_work(stage: Stage):
    await stage.account("minos")
    known = await kept(stage, "minos")
    for account in ("minos", "nobody", "!", "x" * 90):
        stage.hasher.checked.clear()
        answer = await sign_in(stage.browser(), account, "wrong password")

        assert (401, "wrong-sign-in") == refused(answer)
        assert "there is no account with this name and password" == answer.json()["refusal"]["text"]
        assert "set-cookie" not in answer.headers
        assert "www-authenticate" not in answer.headers
        (checked,) = stage.hasher.checked
        assert argon2.extract_parameters(known) == argon2.extract_parameters(checked)


async def test_passwords_are_kept_as_argon2_hashes_of_todays_strength(stage: Stage):
    stage.desk.accounts.passwords = Passwords()
    browser = await stage.account("minos")

    assert argon2.profiles.RFC_9106_LOW_MEMORY == argon2.extract_parameters(await kept(stage, "minos"))
    assert 200 == (await sign_in(browser, "minos")).status_code
    assert (401, "wrong-sign-in") == refused(await sign_in(browser, "minos", "wrong password"))
    assert (401, "wrong-sign-in") == refused(await sign_in(browser, "nobody", "wrong password"))


async def test_an_older_hash_is_made_anew_at_the_next_sign_in(stage: Stage):
    await stage.account("minos")
    weak = await kept(stage, "minos")
    stage.desk.accounts.passwords = Passwords(argon2.PasswordHasher(time_cost=2, memory_cost=16, parallelism=1))

    assert 401 == (await sign_in(stage.browser(), "minos", "wrong password")).status_code
    assert weak == await kept(stage, "minos")
    assert 200 == (await sign_in(stage.browser(), "minos")).status_code
    assert 2 == argon2.extract_parameters(await kept(stage, "minos")).time_cost
    assert 200 == (await sign_in(stage.browser(), "minos")).status_code


async def test_a_damaged_hash_lets_nobody_in(stage: Stage):
    await stage.account("minos")
    async with stage.database.engine.begin() as connection:
        await connection.exec_driver_sql("UPDATE players SET password = 'damaged'")

    assert (401, "wrong-sign-in") == refused(await sign_in(stage.browser(), "minos"))


async def test_a_password_is_the_same_however_its_accents_are_composed(stage: Stage):
    body = {"account": "minos", "password": "caf\u00e9 caf\u00e9"}
    assert 201 == (await stage.browser().post("/api/account", json=body)).status_code

    assert 200 == (await sign_in(stage.browser(), "minos", "cafe\u0301 cafe\u0301")).status_code


@pytest.mark.parametrize("password", ["short", "\ufdfa" * 60, "x" * 201, ""])
async def test_a_password_too_short_or_too_long_is_refused(stage: Stage, password: str):
    answer = await stage.browser().post("/api/account", json={"account": "minos", "password": password})

    assert 400 == refused(answer)[0]
    assert not password or password not in answer.text


async def test_changing_the_password_ends_the_sessions_elsewhere(stage: Stage):
    browser, elsewhere = await stage.account("minos"), stage.browser()
    await sign_in(elsewhere, "minos")

    wrong = await browser.put("/api/account/password", json={"old": "wrong password", "new": "battery staple"})
    right = await browser.put("/api/account/password", json={"old": PASSWORD, "new": "battery staple"})

    assert (403, "wrong-password") == refused(wrong)
    assert 200 == right.status_code
    assert [200, 401] == [(await one.get("/api/me")).status_code for one in (browser, elsewhere)]
    assert 401 == (await sign_in(elsewhere, "minos")).status_code
    assert 200 == (await sign_in(elsewhere, "minos", "battery staple")).status_code


async def test_a_guest_has_no_password_to_change(stage: Stage):
    body = {"old": PASSWORD, "new": "battery staple"}

    assert (409, "no-account") == refused(await (await stage.guest()).put("/api/account/password", json=body))
    assert (401, "stranger") == refused(await stage.browser().put("/api/account/password", json=body))


async def test_an_account_adopts_the_guests_games(stage: Stage):
    account = await stage.account("minos", "King Minos")
    browser = await stage.guest("Ariadne")
    guest, owner = await id_of(browser), await id_of(account)
    await browser.patch("/api/me", json={"hook": "https://hooks.example/turn"})
    token = await stage.token(browser)
    cookie = browser.cookies["labrys"]
    for number, table in enumerate(("first", "second")):
        await seat(stage, table, guest, number)
    await seat(stage, "third", "somebody else")

    answer = await sign_in(browser, "minos", adopt=True)

    assert (owner, ["first", "second"]) == (answer.json()["id"], sorted(answer.json()["adopted"]))
    assert [("adopted", guest, owner)] == stage.porter.told
    async with stage.database.engine.connect() as connection:
        sitting = await connection.execute(select(seats.c.player).order_by(seats.c.table_id))
        makers = await connection.execute(select(tables.c.maker).order_by(tables.c.id))
        row = (await connection.execute(select(players).where(players.c.id == guest))).one()
    assert [owner, owner, "somebody else"] == list(sitting.scalars()) == list(makers.scalars())
    assert (owner, None, None) == (row.adopted_by, row.hook, row.hook_secret)
    assert {guest: "King Minos"} == await stage.desk.names([guest])
    old = stage.browser()
    assert 401 == (await old.get("/api/me", headers={"Cookie": f"labrys={cookie}"})).status_code
    assert 401 == (await stage.program(token).get("/api/me")).status_code


async def test_without_adopting_the_guest_is_left_as_it_was(stage: Stage):
    await stage.account("minos")
    browser = await stage.guest("Ariadne")
    guest, cookie = await id_of(browser), browser.cookies["labrys"]
    await seat(stage, "first", guest)

    assert [] == (await sign_in(browser, "minos")).json()["adopted"]
    assert [] == stage.porter.told
    again = stage.browser()
    again.cookies["labrys"] = cookie
    assert guest == await id_of(again)


async def test_a_wrong_password_adopts_nothing(stage: Stage):
    await stage.account("minos")
    browser = await stage.guest("Ariadne")
    guest = await id_of(browser)

    assert 401 == (await sign_in(browser, "minos", "wrong password", adopt=True)).status_code
    assert guest == await id_of(browser)
    assert [] == stage.porter.told


async def test_an_account_is_never_adopted(stage: Stage):
    minos, talos = await stage.account("minos"), await stage.account("talos")
    before = await id_of(talos)

    assert [] == (await sign_in(talos, "minos", adopt=True)).json()["adopted"]
    assert await id_of(minos) == await id_of(talos)
    assert 200 == (await sign_in(stage.browser(), "talos")).status_code
    assert None is await adoption.adopt(stage.database, before, await id_of(minos))
    assert [] == stage.porter.told


async def test_a_guest_is_adopted_by_one_account_only(stage: Stage):
    await stage.account("minos")
    await stage.account("talos")
    browser = await stage.guest()
    await seat(stage, "first", await id_of(browser))
    others = []
    for _ in range(2):
        others.append(stage.browser())
        others[-1].cookies["labrys"] = browser.cookies["labrys"]

    answers = await asyncio.gather(
        *[sign_in(one, name, adopt=True) for one, name in zip(others, ("minos", "talos"), strict=True)]
    )

    assert [[], ["first"]] == sorted(answer.json()["adopted"] for answer in answers)
    assert 1 == len(stage.porter.told)


async def test_an_adopted_guest_stays_muted(stage: Stage):
    account, guest, other = await stage.account("minos"), await stage.guest(), await stage.guest("Phaedra")
    ids = {name: await id_of(one) for name, one in (("account", account), ("guest", guest), ("other", other))}
    for muting, muted in (("other", "guest"), ("other", "account"), ("guest", "other"), ("account", "guest")):
        browser = {"account": account, "guest": guest, "other": other}[muting]
        assert 204 == (await browser.put(f"/api/mutes/{ids[muted]}")).status_code

    await sign_in(guest, "minos", adopt=True)

    async with stage.database.engine.connect() as connection:
        found = {tuple(row) for row in await connection.execute(select(mutes))}
    assert {(ids["other"], ids["account"]), (ids["account"], ids["other"])} == found


async def test_too_many_sign_ins_at_once_are_asked_to_come_again():
    passwords = Passwords(held := HeldHasher())
    async with anyio.create_task_group() as group:
        for _ in range(42):
            group.start_soon(passwords.is_right, None, PASSWORD)
        await anyio.wait_all_tasks_blocked()

        with pytest.raises(Refused) as refusal:
            await passwords.is_right(None, PASSWORD)
        held.let_go.set()

    assert (503, "many-signing-in") == (refusal.value.status, refusal.value.refusal.code)
    assert 2 == held.most_at_once
    assert not await passwords.is_right(None, PASSWORD)


async def test_what_holds_secrets_does_not_show_them(stage: Stage, caplog: pytest.LogCaptureFixture):
    caplog.set_level(logging.DEBUG)
    browser = await stage.account("minos")
    await browser.patch("/api/me", json={"hook": "https://hooks.example/turn?key=1"})
    person = await stage.desk.accounts.person(await id_of(browser))
    structs = [
        SignIn(account="minos", password=PASSWORD),
        NewAccount(account="minos", password=PASSWORD),
        NewPasswords(old=PASSWORD, new=PASSWORD),
        person,
    ]

    assert "key=1" not in repr(person)
    assert PASSWORD not in repr(structs)
    assert PASSWORD not in caplog.text
