"""Guests: a player at once, with a name of one's own."""

from __future__ import annotations

import pytest

from tests.server.identity.stage import Stage, refused

pytestmark = pytest.mark.anyio


async def test_a_stranger_is_nobody(stage: Stage):
    answer = await stage.browser().get("/api/me")

    assert (401, "stranger") == refused(answer)
    assert "Bearer" == answer.headers["www-authenticate"]


async def test_a_guest_is_a_player_at_once(stage: Stage):
    browser = stage.browser()

    made = await browser.post("/api/guests", json={"name": "  Ariadne   of Knossos "})

    assert 201 == made.status_code
    assert "Ariadne of Knossos" == made.json()["name"]
    assert made.json() == (await browser.get("/api/me")).json()
    assert {"id", "name", "is_guest", "account", "hook"} == set(made.json())
    assert (True, None, None) == (made.json()["is_guest"], made.json()["account"], made.json()["hook"])
    assert 22 == len(made.json()["id"])


async def test_a_guest_who_comes_again_is_renamed_and_stays_the_same_player(stage: Stage):
    browser = await stage.guest("Ariadne")
    before = (await browser.get("/api/me")).json()

    again = await browser.post("/api/guests", json={"name": "Phaedra"})

    assert 200 == again.status_code
    assert {**before, "name": "Phaedra"} == again.json()
    assert [("renamed", before["id"])] == stage.porter.told


async def test_whoever_has_an_account_does_not_become_a_guest_by_mistake(stage: Stage):
    browser = await stage.account("minos")

    assert (409, "signed-in") == refused(await browser.post("/api/guests", json={"name": "Phaedra"}))
    assert "minos" == (await browser.get("/api/me")).json()["account"]


async def test_a_player_changes_name(stage: Stage):
    browser = await stage.guest("Ariadne")

    changed = await browser.patch("/api/me", json={"name": "Phaedra"})

    assert (200, "Phaedra", None) == (changed.status_code, changed.json()["name"], changed.json()["hook_secret"])
    assert (await browser.get("/api/me")).json()["id"] == changed.json()["id"]
    assert [("renamed", changed.json()["id"])] == stage.porter.told
    assert 200 == (await browser.patch("/api/me", json={"name": "Phaedra"})).status_code
    assert 1 == len(stage.porter.told)


async def test_a_webhook_is_set_with_a_secret_shown_once_and_taken_away(stage: Stage):
    browser = await stage.guest()

    set_ = (await browser.patch("/api/me", json={"hook": "https://hooks.example/turn?key=1"})).json()

    assert "https://hooks.example/turn?key=1" == set_["hook"]
    assert 64 == len(set_["hook_secret"])
    assert "hook_secret" not in (await browser.get("/api/me")).json()
    another = (await browser.patch("/api/me", json={"hook": "https://hooks.example/turn?key=2"})).json()
    assert set_["hook_secret"] != another["hook_secret"]
    assert another["hook"] == (await browser.patch("/api/me", json={})).json()["hook"]
    gone = (await browser.patch("/api/me", json={"hook": None})).json()
    assert (None, None) == (gone["hook"], gone["hook_secret"])


@pytest.mark.parametrize(
    "hook", ["http://127.0.0.1/x", "ftp://hooks.example/", "nowhere", "https://hooks.example/\x00", "http://[::1]/"]
)
async def test_a_webhook_inside_or_of_another_kind_is_refused_and_nothing_changes(stage: Stage, hook: str):
    browser = await stage.guest("Ariadne")

    assert (400, "bad-hook") == refused(await browser.patch("/api/me", json={"hook": hook, "name": "Phaedra"}))
    me = (await browser.get("/api/me")).json()
    assert ("Ariadne", None) == (me["name"], me["hook"])


async def test_names_of_many_players_are_found_together(stage: Stage):
    ids = [(await (await stage.guest(name)).get("/api/me")).json()["id"] for name in ("Ariadne", "Phaedra")]

    assert dict(zip(ids, ("Ariadne", "Phaedra"), strict=True)) == await stage.desk.names([*ids, "nobody"])
    assert {} == await stage.desk.names([])
    assert {} == await stage.desk.names(str(number) for number in range(3000))
