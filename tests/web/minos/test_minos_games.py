"""Whole games of Minos in a real browser: by mouse, with an ear on all that the browser gets; by keyboard alone."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.server.running import Running
from tests.web.betrayals import Truth, betrayals, kept_by
from tests.web.ear import Ear
from tests.web.hands import OVER
from tests.web.minos.hands import GREEDY, NEW_GAME, MinosKeys, MinosMouse
from tests.web.pages import Opener, begin

ALWAYS = {"back", "palace", "draft", "take", "end"}
"""Moves that nobody gets around who does a little of everything."""
ACTIONS = {
    "draw",
    "play",
    "city",
    "tower",
    "farm",
    "ship",
    "sail",
    "place",
    "move",
    "market",
    "battle",
    "escort",
    "tile",
}


def test_a_whole_game_by_mouse_and_nothing_that_the_browser_gets_betrays_the_opponent(opener: Opener, server: Running):
    page = opener.desk(reduced_motion="reduce")
    ear = Ear(page)
    table = begin(page, **NEW_GAME, seats=[{"kind": "me"}, GREEDY])
    hands = MinosMouse(page)
    while hands.wait() != OVER:
        ear.received += kept_by(page, hands.version)
        assert hands.decide()

    assert ALWAYS <= set(hands.moves)
    # Which of these, and how many, is for the dice to say: mostly it is seven to ten of them.
    assert ACTIONS & set(hands.moves), hands.moves
    expect(page.get_by_role("heading", name="won")).to_be_visible()
    expect(page.get_by_role("link", name="Watch the replay")).to_be_visible()
    truth = Truth.of(Path(server.environment["LABRYS_DATABASE"]), table)
    kinds = {one.kind for one in ear.received} | {one.where for one in ear.received if one.kind == "frame"}
    assert {"frame", "answer", "page", "store", "update", "survey"} <= kinds
    assert max(truth.sittings) == ear.version
    assert [] == betrayals(ear.received, truth, seat=0)


def test_a_whole_game_by_keyboard_alone_and_the_focus_is_never_lost(opener: Opener):
    page = opener.desk(reduced_motion="reduce")
    MinosKeys.forbid_pointers(page)
    begin(page, **NEW_GAME, seats=[{"kind": "me"}, GREEDY])
    hands = MinosKeys(page)
    hands.play()

    assert ALWAYS <= set(hands.moves)
    expect(page.get_by_role("heading", name="won")).to_be_visible()
    hands.tab_to(name="Watch the replay")
    assert not hands.has_pointed
