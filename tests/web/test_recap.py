"""What others did: offered to whoever has watched it, told to whoever was away."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.hands import Hands
from tests.web.moments import Guest, alone, sit
from tests.web.pages import Opener

ALL_DONE = 49
"""A moment of the first kept game: seat 1 has no action left."""


def play_a_round(page: Page, address: str) -> Hands:
    """End a turn, and wait until all others have had theirs."""
    page.goto("/")
    guest = Guest(page.request, address)
    sit(page, guest.branch(1, ALL_DONE, alone(1)), "act")
    hands = Hands(page)
    hands.act.get_by_role("button", name="End turn").click()
    expect(hands.act).to_have_attribute("data-decision", "lay", timeout=60_000)
    return hands


def test_who_has_watched_is_offered_the_steps_and_who_comes_back_is_told(opener: Opener):
    page = opener.desk()
    play_a_round(page, opener.address)
    offer = page.get_by_role("button", name="Since your last turn")
    recap = page.get_by_role("region", name="Since your last turn")
    expect(offer).to_be_visible()
    expect(recap).to_have_count(0)

    page.reload()
    expect(recap).to_contain_text("Greedy laid tile")
    expect(recap).to_contain_text("in all")
    recap.get_by_role("button", name="Got it").click()
    expect(recap).to_have_count(0)
    expect(offer).to_have_count(0)


def test_the_steps_that_are_offered_are_gone_through_on_the_map(opener: Opener):
    page = opener.phone()
    play_a_round(page, opener.address)
    page.get_by_role("button", name="Since your last turn").tap()
    recap = page.get_by_role("region", name="Since your last turn")
    recap.get_by_role("button", name="Next step").tap()

    expect(recap.get_by_role("listitem").locator("visible=true")).to_contain_text("Greedy laid tile")
    expect(page.locator(".sea .pointed")).to_be_visible()
