"""Mutes: whose talk one does not want to see."""

from __future__ import annotations

import pytest

from tests.server.identity.stage import Stage, refused

pytestmark = pytest.mark.anyio


async def test_a_player_mutes_another_and_hears_him_again(stage: Stage):
    browser, other = await stage.guest("Ariadne"), await stage.guest("Theseus")
    theseus = (await other.get("/api/me")).json()["id"]

    assert [204, 204] == [(await browser.put(f"/api/mutes/{theseus}")).status_code for _ in range(2)]
    assert [{"id": theseus, "name": "Theseus"}] == (await browser.get("/api/mutes")).json()
    assert [] == (await other.get("/api/mutes")).json()
    assert [204, 204] == [(await browser.delete(f"/api/mutes/{theseus}")).status_code for _ in range(2)]
    assert [] == (await browser.get("/api/mutes")).json()


async def test_only_others_who_exist_are_muted(stage: Stage):
    browser = await stage.guest("Ariadne")
    me = (await browser.get("/api/me")).json()["id"]

    assert (400, "own-talk") == refused(await browser.put(f"/api/mutes/{me}"))
    assert (404, "no-player") == refused(await browser.put(f"/api/mutes/{'n' * 22}"))
    assert (400, "malformed") == refused(await browser.put(f"/api/mutes/{'%00' * 22}"))
    assert (401, "stranger") == refused(await stage.browser().put(f"/api/mutes/{me}"))
