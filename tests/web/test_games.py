"""Whole games in a real browser: by keyboard, and by several people at one screen. By mouse: test_secrets.py, by thumb:
test_phone.py, between two browsers: test_online.py."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.betrayals import Truth, page_betrays
from tests.web.hands import COVER, OVER, Keys, Mouse
from tests.web.moments import game
from tests.web.pages import AGAINST_A_BOT, Opener, begin


def test_a_whole_game_by_keyboard_alone_and_the_focus_is_never_lost(page: Page):
    Keys.forbid_pointers(page)
    begin(page, **AGAINST_A_BOT)
    hands = Keys(page)
    hands.wait()
    hands.open_list()
    hands.play()

    assert {"lay", "cube", "keep", "berth", "act", "sail"} <= hands.done
    expect(page.get_by_role("heading", name="won")).to_be_visible()
    hands.tab_to(name="Watch the replay")
    assert not hands.has_pointed


def test_three_people_at_one_screen_to_the_end_and_nobody_sees_the_hand_of_another(opener: Opener, server: Running):
    page = opener.desk(reduced_motion="reduce")
    people = [{"kind": "me", "name": name} for name in ("Ann", "Bea", "Cleo")]
    table = begin(page, seats=people, options={}, branch={"record": game(9), "at": 204})
    hands, covers = Mouse(page), 0
    while (decision := hands.wait()) != OVER:
        truth = Truth.of(Path(server.environment["LABRYS_DATABASE"]), table)
        version = max(truth.sittings)
        (decider,) = truth.sittings[version].deciders
        if decision == COVER:
            covers += 1
            assert 0 == page.locator(".hand, .act, .sea, .log").count()
        assert [] == page_betrays(page, truth, version, None if decision == COVER else decider)
        assert hands.decide()

    assert covers >= 3
    expect(page.get_by_role("heading", name="won")).to_be_visible()
