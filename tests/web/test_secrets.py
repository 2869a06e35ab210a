"""Whatever a browser receives, shows or keeps during a whole game betrays nothing that its person may not know."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from tests.server.running import Running
from tests.web.betrayals import Truth, betrayals, kept_by
from tests.web.ear import Ear
from tests.web.hands import OVER, Mouse
from tests.web.pages import AGAINST_A_BOT, Opener, begin


class LookingMouse(Mouse):
    """Waits once, with the tile held over the sea, until it is told what it would join: the page asks the server only
    about a tile that is held still."""

    def put_down(self) -> None:
        if "lay" not in self.done:
            expect(self.act).to_contain_text("Joins")
        super().put_down()


def test_a_whole_game_by_mouse_and_nothing_that_the_browser_gets_betrays_the_opponent(opener: Opener, server: Running):
    page = opener.desk(reduced_motion="reduce")
    ear = Ear(page)
    table = begin(page, **AGAINST_A_BOT)
    hands = LookingMouse(page)
    while hands.wait() != OVER:
        ear.received += kept_by(page, hands.version)
        assert hands.decide()

    assert {"lay", "cube", "keep", "berth", "act", "sail"} <= hands.done
    expect(page.get_by_role("heading", name="won")).to_be_visible()
    expect(page.get_by_role("link", name="Replay")).to_be_visible()
    truth = Truth.of(Path(server.environment["LABRYS_DATABASE"]), table)
    kinds = {one.kind for one in ear.received} | {one.where for one in ear.received if one.kind == "frame"}
    assert {"frame", "answer", "page", "store", "update", "survey"} <= kinds
    assert any(one.asked.get("move") for one in ear.received if one.where == "survey")
    assert max(truth.sittings) == ear.version
    assert [] == betrayals(ear.received, truth, seat=0)
