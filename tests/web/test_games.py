"""Whole games in a real browser: by mouse, by keyboard, on a phone, at one screen, and between two browsers."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.hands import Hands, Keys, Mouse
from tests.web.pages import Look, Opener, faults


def begin(page: Page, **setup: Any) -> str:
    """Make a table as a new guest and sit down; its id."""
    page.goto("/")
    origin = {"Origin": page.url.rstrip("/")}
    assert page.request.post("/api/guests", data={"name": "Ariadne"}, headers=origin).ok
    plan = {"game": "akrotiri", "options": {"first": "0"}, **setup}
    answer = page.request.post("/api/tables", data=plan, headers=origin)
    assert answer.ok, answer.text()
    table = str(answer.json()["table"]["id"])
    page.goto(f"/tables/{table}")
    return table


AGAINST_A_BOT = {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]}


def test_a_whole_game_against_a_bot_by_mouse(page: Page):
    begin(page, **AGAINST_A_BOT)
    hands = Mouse(page)
    hands.play()

    assert {"lay", "cube", "keep", "berth", "act", "sail"} <= hands.done
    expect(page.get_by_role("heading", name="won")).to_be_visible()
    expect(page.get_by_role("link", name="Replay")).to_be_visible()


def test_a_whole_game_by_keyboard_alone(page: Page):
    begin(page, **AGAINST_A_BOT)
    tab = page.get_by_role("button", name="All moves")
    tab.focus()
    page.keyboard.press("Enter")
    hands = Keys(page)
    hands.play()

    expect(page.get_by_role("heading", name="won")).to_be_visible()


def test_a_game_on_a_phone(phone: Page):
    begin(phone, **AGAINST_A_BOT)
    hands = Mouse(phone)
    hands.play(25)

    assert {"lay", "cube", "act"} <= hands.done


def test_two_browsers_go_on_after_a_lost_connection(opener: Opener):
    first, second = opener.desk(), opener.desk()
    table = begin(first, seats=[{"kind": "me"}, {"kind": "open"}])
    second.goto(f"/tables/{table}")
    second.get_by_role("button", name="Sit down").first.click()
    one, other = Mouse(first), Mouse(second)
    _in_turn(one, other, 12)

    first.context.set_offline(True)
    first.evaluate("dispatchEvent(new Event('offline'))")
    first.context.set_offline(False)
    _in_turn(one, other, 12)
    assert one.version == other.version


def _in_turn(one: Hands, other: Hands, decisions: int) -> None:
    for _ in range(decisions):
        waiting = [hands for hands in (one, other) if hands.decision not in ("wait", "")]
        if not waiting:
            expect(one.act).to_be_visible()
            one.page.wait_for_timeout(50)
            continue
        version = waiting[0].version
        waiting[0].decide()
        for hands in (one, other):
            hands.after(version)


@pytest.mark.parametrize("look", ["light", "dark"])
def test_the_table_has_no_fault_that_axe_can_find(opener: Opener, look: Look):
    page = opener.desk(look)
    begin(page, **AGAINST_A_BOT)
    hands = Mouse(page)
    hands.wait()
    assert [] == faults(page)
    hands.play(7)
    hands.wait()
    assert [] == faults(page)


def test_nothing_secret_reaches_the_browser(page: Page):
    """Whatever the page receives names neither the opponent's maps nor their goals nor the tile in their hand."""
    received: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: received.append(str(frame))))
    page.on("response", lambda answer: received.append(answer.text()) if "/api/tables/" in answer.url else None)
    begin(page, **AGAINST_A_BOT)
    hands = Mouse(page)
    hands.play(14)

    assert len(received) > 14
    for text in received:
        if not text.startswith("{"):
            continue
        view = (json.loads(text).get("view") or {}) if '"view"' in text else {}
        if view:
            assert all("|" in goal for goal in view["goals"][1]), "the bot's goals are not known"
        for event in [event for seen in json.loads(text).get("seen", ()) for event in seen.get("events", ())]:
            if event["seat"] == 1 and event["event"] in ("map-drawn", "goal-drawn", "tile-drawn", "goal-kept"):
                assert not ({"map", "goal", "tile", "buried"} & {name for name, value in event.items() if value})
