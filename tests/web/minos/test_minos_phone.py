"""A round of Minos on a phone by thumb: one part of the table at a time, all of it in reach."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.ear import Ear
from tests.web.minos.hands import MinosThumb
from tests.web.minos.moments import Moment, find
from tests.web.pages import Opener, begin
from tests.web.reach import hard_to_reach

PARTS = ("map", "dice", "cards", "boards", "log")


def first_draft() -> Moment:
    """Somebody is to draft their first die."""
    return find("the first die is drafted", lambda moment: moment.asked == "draft")


class CarefulThumb(MinosThumb):
    """Looks before each decision whether everything is in reach."""

    def decide(self) -> bool:
        self.wait()
        assert [] == hard_to_reach(self.page), self.decision
        return super().decide()


def test_a_round_on_a_phone_by_thumb(opener: Opener):
    phone = opener.phone(reduced_motion="reduce", device_scale_factor=1)
    ear = Ear(phone)
    moment = first_draft()
    begin(phone, game="minos", seats=moment.alone, options={}, branch=moment.branch)
    hands = CarefulThumb(phone)
    while hands.wait() == "draft":
        assert hands.decide()
    while ear.view["round"] == 1:
        assert hands.decide()

    assert {"draft", "turn"} <= hands.done
    assert "end" in hands.moves


def test_every_part_of_the_table_is_a_tap_away(opener: Opener):
    phone = opener.phone(reduced_motion="reduce", device_scale_factor=1)
    moment = first_draft()
    begin(phone, game="minos", seats=moment.alone, options={}, branch=moment.branch)
    hands = MinosThumb(phone)
    assert "draft" == hands.wait()
    for name in PARTS:
        phone.locator(f"[data-tab={name}]").tap()
        expect(phone.locator(f"[data-of={name}]")).to_be_visible()
        for other in set(PARTS) - {name}:
            expect(phone.locator(f"[data-of={other}]")).to_be_hidden()
        assert [] == hard_to_reach(phone), name

    # What may be done is put away while dice are drafted on the board, and there again when something else is asked.
    expect(hands.act.locator(".list")).to_be_hidden()
    phone.get_by_role("button", name="Show the choices").tap()
    expect(hands.act.locator(".list")).to_be_visible()
    phone.get_by_role("button", name="Hide the choices").tap()
    expect(hands.act.locator(".list")).to_be_hidden()
