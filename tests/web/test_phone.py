"""A game on a phone by thumb, its beginning and its end. All that can be touched is on the screen and large enough."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.hands import Thumb
from tests.web.moments import alone, game
from tests.web.pages import AGAINST_A_BOT, Opener, begin
from tests.web.reach import hard_to_reach


class CarefulThumb(Thumb):
    """Looks before each decision whether everything is in reach."""

    def decide(self) -> bool:
        self.wait()
        assert [] == hard_to_reach(self.page), self.decision
        return super().decide()


def test_a_tap_shows_the_tile_and_another_lays_it_and_so_on_until_the_boat_has_its_berth(opener: Opener):
    phone = opener.phone(reduced_motion="reduce", device_scale_factor=1)
    begin(phone, **AGAINST_A_BOT)
    hands = CarefulThumb(phone)
    assert "lay" == hands.wait()
    before = hands.version
    ghost = phone.locator(".highlights .ghost")
    expect(ghost).to_have_count(0)
    phone.locator(".candidate").first.tap()
    expect(ghost).to_have_count(1)
    assert before == hands.version
    hands.act.get_by_role("button", name="Lay on").tap()
    hands.after(before)

    while "berth" not in hands.done:
        assert hands.decide()
    assert {"cube", "keep", "berth"} == hands.done


def test_a_game_on_a_phone_to_its_end_by_thumb(opener: Opener):
    phone = opener.phone(reduced_motion="reduce", device_scale_factor=1)
    # It is the middle of the game; the bot digs, so that some four turns are left.
    begin(phone, seats=alone(1), options={}, branch={"record": game(1), "at": 120})
    hands = CarefulThumb(phone)
    hands.play()

    assert {"lay", "cube", "act", "sail"} <= hands.done
    expect(phone.get_by_role("heading", name="won")).to_be_visible()
    phone.get_by_role("link", name="replay").tap(trial=True)
