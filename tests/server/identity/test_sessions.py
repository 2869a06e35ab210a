"""Sessions: signed, bound to an epoch, and worth nothing when altered."""

from __future__ import annotations

import time
from pathlib import Path

import httpx
import pytest
from itsdangerous import TimestampSigner
from litestar.connection import ASGIConnection

from labrys.server.identity.desk import load_secret
from labrys.server.identity.sessions import LASTS, Sessions
from tests.server.identity.stage import PASSWORD, Stage, open_socket, opened, refused

pytestmark = pytest.mark.anyio


async def shown(stage: Stage, cookie: str) -> int:
    """The answer to whoever shows this cookie."""
    return (await stage.browser().get("/api/me", headers={"Cookie": f"labrys={cookie}"})).status_code


def signed_ago(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    then = int(time.time() - seconds)
    monkeypatch.setattr(TimestampSigner, "get_timestamp", lambda _: then)


async def test_the_cookie_is_hidden_from_scripts_and_from_other_sites(stage: Stage):
    answer = await stage.browser().post("/api/guests", json={"name": "Ariadne"})

    parts = answer.headers["set-cookie"].split("; ")
    assert parts[0].startswith("labrys=")
    assert {"HttpOnly", "SameSite=lax", "Path=/", f"Max-Age={LASTS}"} == set(parts[1:])


async def test_behind_tls_the_cookie_is_sent_by_tls_only_and_cannot_be_planted(tmp_path: Path):
    async with opened(tmp_path, secure=True) as stage:
        browser = stage.browser()
        answer = await browser.post("/api/guests", json={"name": "Ariadne"})

        assert answer.headers["set-cookie"].startswith("__Host-labrys=")
        assert "Secure" in answer.headers["set-cookie"].split("; ")
        assert "Domain" not in answer.headers["set-cookie"]
        assert 200 == (await browser.get("/api/me")).status_code
        value = browser.cookies["__Host-labrys"]
        assert 401 == await shown(stage, value)
        gone = await browser.delete("/api/session")
        assert {"Secure", "Max-Age=0"} <= set(gone.headers["set-cookie"].split("; "))


async def test_a_forged_altered_or_truncated_cookie_is_worth_nothing(stage: Stage):
    cookie = (await stage.guest()).cookies["labrys"]
    me = await stage.guest()
    player = (await me.get("/api/me")).json()["id"]
    forged = Sessions("another secret", secure=False).cookie(player, 0).value or ""
    rest = cookie.partition(".")[2]
    other = (me.cookies["labrys"]).partition(".")[0]

    assert 200 == await shown(stage, cookie)
    assert 401 == await shown(stage, forged)
    assert 401 == await shown(stage, f"{other}.{rest}")
    assert {401} == {await shown(stage, cookie[:length]) for length in range(len(cookie))}
    assert 401 == await shown(stage, cookie + "A" * 5000)
    for at in range(0, len(cookie), 7):
        altered = cookie[:at] + ("A" if cookie[at] != "A" else "B") + cookie[at + 1 :]
        # The last sign of a digest has spare bits; no other change goes unnoticed.
        assert at == len(cookie) - 1 or 401 == await shown(stage, altered)


@pytest.mark.parametrize("said", [None, 7, [], ["x"], ["x", "y"], ["x", 0, 0], {"player": "x"}, [None, 0], ["x", 1e99]])
async def test_a_well_signed_cookie_of_another_shape_is_worth_nothing(stage: Stage, said: object):
    serializer = stage.desk.sessions._serializer

    assert 401 == await shown(stage, str(serializer.dumps(said)))


async def test_a_session_of_somebody_who_does_not_exist_is_worth_nothing(stage: Stage):
    assert 401 == await shown(stage, stage.desk.sessions.cookie("n" * 22, 0).value or "")


async def test_a_session_ends_after_its_time(stage: Stage, monkeypatch: pytest.MonkeyPatch):
    browser = await stage.guest()
    player = (await browser.get("/api/me")).json()["id"]
    with monkeypatch.context() as past:
        signed_ago(past, LASTS + 60)
        old = stage.desk.sessions.cookie(player, 0).value or ""

    assert 401 == await shown(stage, old)


@pytest.mark.parametrize("ahead", [2, 4 * 60, 2 * 86_400, 1000 * 86_400])
async def test_a_session_signed_by_a_clock_that_is_ahead_is_good(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, ahead: int
):
    """The clock of another server, or of this one before it was set back."""
    browser = await stage.guest()
    player = (await browser.get("/api/me")).json()["id"]
    with monkeypatch.context() as future:
        signed_ago(future, -ahead)
        browser.cookies.clear()
        browser.cookies["labrys"] = stage.desk.sessions.cookie(player, 0).value or ""

    answer = await browser.get("/api/me")

    assert 200 == answer.status_code
    # From far ahead it would last too long: it is signed again by the right time. Servers that differ little leave it.
    assert (ahead > 5 * 60) == ("set-cookie" in answer.headers)


async def test_a_session_from_the_future_ends_with_all_others(stage: Stage, monkeypatch: pytest.MonkeyPatch):
    browser = await stage.guest()
    player = (await browser.get("/api/me")).json()["id"]
    with monkeypatch.context() as future:
        signed_ago(future, -86_400)
        ahead = stage.desk.sessions.cookie(player, 0).value or ""
    assert 200 == await shown(stage, ahead)

    await browser.delete("/api/sessions")

    assert 401 == await shown(stage, ahead)


async def test_an_old_session_is_renewed_and_a_young_one_left_alone(stage: Stage, monkeypatch: pytest.MonkeyPatch):
    browser = await stage.guest()
    assert "set-cookie" not in (await browser.get("/api/me")).headers
    player = (await browser.get("/api/me")).json()["id"]
    with monkeypatch.context() as past:
        signed_ago(past, 8 * 86_400)
        old = stage.desk.sessions.cookie(player, 0).value or ""
    browser.cookies.clear()
    browser.cookies["labrys"] = old

    renewed = await browser.get("/api/me")

    assert 200 == await shown(stage, renewed.headers["set-cookie"].partition(";")[0].removeprefix("labrys="))
    assert old not in renewed.headers["set-cookie"]


async def test_signing_out_takes_the_cookie_away_here(stage: Stage):
    browser = await stage.account()

    answer = await browser.delete("/api/session")

    assert (204, b"") == (answer.status_code, answer.content)
    assert "labrys" not in browser.cookies
    assert 401 == (await browser.get("/api/me")).status_code
    assert 204 == (await browser.delete("/api/session")).status_code


async def test_signing_out_everywhere_ends_the_other_sessions_too(stage: Stage):
    browser, elsewhere = await stage.account("minos"), stage.browser()
    await elsewhere.post("/api/session", json={"account": "minos", "password": PASSWORD})
    assert 200 == (await elsewhere.get("/api/me")).status_code
    copied = browser.cookies["labrys"]

    assert 204 == (await browser.delete("/api/sessions")).status_code
    assert "labrys" not in browser.cookies
    assert [401, 401] == [(await elsewhere.get("/api/me")).status_code, await shown(stage, copied)]
    assert (401, "stranger") == refused(await browser.delete("/api/sessions"))


async def test_a_server_that_starts_again_knows_its_sessions(tmp_path: Path):
    async with opened(tmp_path) as stage:
        cookie = (await stage.guest()).cookies["labrys"]
        first = await load_secret(stage.database, stage.settings)
    async with opened(tmp_path) as stage:
        assert first == await load_secret(stage.database, stage.settings)
        assert 64 == len(first)
        assert 200 == await shown(stage, cookie)


async def test_a_socket_knows_who_opened_it(stage: Stage):
    browser = await stage.guest("Ariadne")
    token = await stage.token(browser)
    by_cookie = await open_socket(stage.app, {"Cookie": f"labrys={browser.cookies['labrys']}"})
    by_token = await open_socket(stage.app, {"Authorization": f"Bearer {token}"})
    unknown = await open_socket(stage.app, {})

    assert ["Ariadne", "Ariadne", "stranger"] == [sent[1]["text"] for sent in (by_cookie, by_token, unknown)]


async def test_who_looks_once_a_request_and_again_when_asked(stage: Stage):
    browser = await stage.guest("Ariadne")
    cookie = f"labrys={browser.cookies['labrys']}".encode()
    connection = ASGIConnection({"type": "http", "headers": [(b"cookie", cookie)]})  # type: ignore[arg-type,var-annotated]
    first = await stage.desk.who(connection)
    await browser.delete("/api/sessions")

    assert first is not None
    assert first == await stage.desk.who(connection)
    assert None is await stage.desk.who(connection, afresh=True)


async def test_somebody_long_away_is_noted_as_seen(stage: Stage):
    browser = await stage.guest()
    player = (await browser.get("/api/me")).json()["id"]
    async with stage.database.engine.begin() as connection:
        await connection.exec_driver_sql("UPDATE players SET seen = 5.0")

    await browser.get("/api/me")

    person = await stage.desk.accounts.person(player)
    assert person is not None
    assert person.seen > time.time() - 3600


async def test_nobody_is_signed_in_by_a_cookie_in_another_place(stage: Stage):
    cookie = (await stage.guest()).cookies["labrys"]
    browser: httpx.AsyncClient = stage.browser()

    assert 401 == (await browser.get("/api/me", params={"labrys": cookie})).status_code
    assert 401 == (await browser.get("/api/me", headers={"Authorization": f"Bearer {cookie}"})).status_code
