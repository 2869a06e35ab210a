"""At the table: the cover between two hands, why something cannot be done, languages, undo, cards and the text map."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from labrys.core import compact, record
from tests.web.hands import Hands, Mouse
from tests.web.pages import await_that, begin

GOLDEN = Path(__file__).parents[1] / "games" / "akrotiri" / "golden" / "01-greedy-greedy.jsonl"
ALONE = [{"kind": "bot", "bot": "greedy"}, {"kind": "me"}]
AT_ONE_SCREEN = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bea"}]

# Moments of that game, as numbers of entries. In all of them it is seat 1 that decides.
TO_LAY = 21
SOLD = 29
"""All that was on board is sold, and the turn can be ended."""
NO_ACTIONS = 49
AT_A_SITE = 119
"""Docked at an island where map E03 can be excavated, on 0,2/SE."""


@cache
def game() -> str:
    return compact.pack(record.read(GOLDEN.read_bytes())).decode()


def sit(page: Page, at: int, hands: type[Hands] = Hands) -> Hands:
    """Go on with that game from a moment, on seat 1."""
    begin(page, seats=ALONE, options={}, branch={"record": game(), "at": at})
    sitting = hands(page)
    sitting.wait()
    return sitting


def cover(page: Page) -> Locator:
    """Two people before one screen, the second is to decide; the cover stands."""
    begin(page, seats=AT_ONE_SCREEN, options={}, branch={"record": game(), "at": SOLD})
    covered = page.get_by_role("region", name="Hand the screen to")
    expect(covered).to_contain_text("Bea", timeout=30_000)
    return covered


def reason(page: Page) -> Locator:
    return page.get_by_role("tooltip")


def body(page: Page) -> str:
    return str(page.evaluate("document.body.innerText"))


def test_the_cover_stands_between_two_hands_and_hides_the_former_one(page: Page):
    covered = cover(page)
    assert 0 == page.locator(".hand").count()
    covered.get_by_role("button", name="I am Bea").click()
    hand = page.get_by_role("region", name="My hand")
    expect(hand.get_by_role("button", pressed=False)).to_have_count(2)
    expect(hand).to_contain_text("Three terrains")
    expect(page.get_by_role("region", name="Log").last).to_contain_text("You drew the easy map E03")

    page.get_by_role("button", name="End turn").click()
    expect(covered).to_contain_text("Hand the screen to Ann")
    whole = page.content()
    for secret in ("E03", "M11", "three-icons", "Three terrains", "Lakes", "T33", "map:", "goal:"):
        assert secret not in whole, secret
        assert secret not in body(page), secret
    assert 0 == page.locator(".hand, .act, .sea, .log").count()

    covered.get_by_role("button", name="I am Ann").click()
    expect(hand).to_contain_text("Bare islands")
    expect(page.locator('[data-lesson="map:E11"]')).to_be_visible()
    expect(hand.get_by_role("img", name=re.compile("^Tile T31"))).to_be_visible()
    assert "Three terrains" not in body(page)


def test_a_covered_screen_stays_covered_when_the_page_is_loaded_again(page: Page):
    covered = cover(page)
    page.reload()

    expect(covered).to_contain_text("Bea")
    assert 0 == page.locator(".hand").count()


def test_a_tile_is_taken_back(page: Page):
    hands = sit(page, TO_LAY, Mouse)
    sea = page.locator("svg.sea")
    expect(sea).to_have_accessible_name("Map of the sea: Thera and 2 tiles")
    before = sea.locator(".laid").evaluate_all("(all) => all.map((one) => one.outerHTML)")
    assert hands.decide()
    assert "cube" == hands.wait()
    expect(sea).to_have_accessible_name("Map of the sea: Thera and 3 tiles")

    page.get_by_role("button", name="Undo").click()
    expect(hands.act).to_have_attribute("data-decision", "lay")
    expect(sea).to_have_accessible_name("Map of the sea: Thera and 2 tiles")
    assert before == sea.locator(".laid").evaluate_all("(all) => all.map((one) => one.outerHTML)")
    expect(page.get_by_role("region", name="My hand").get_by_role("img", name=re.compile("^Tile T33"))).to_be_visible()


def test_a_chosen_card_lights_its_sites_and_a_quadrant_tells_each_side(page: Page):
    hands = sit(page, AT_A_SITE)
    lit = page.locator(".highlights .site.good")
    expect(lit).to_have_count(0)
    card = page.locator('[data-lesson="map:E03"]')
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(lit).to_have_count(7)

    sides = hands.act.get_by_role("listitem")
    page.locator('[data-kind="site"][data-name="0,2/SE"]').hover()
    expect(sides).to_have_text(
        [re.compile(rf"{point}: . of 1, proved") for point in ("on the right", "below", "on the left")]
    )
    page.locator('[data-kind="site"][data-name="0,2/NW"]').hover()
    expect(sides).to_have_text(
        [
            re.compile("on the right: 0 of 1, 1 missing"),
            re.compile("below: 0 of 1, 1 missing"),
            re.compile("on the left: 2 of 1, proved"),
        ]
    )
    page.locator('[data-kind="site"][data-name="0,2/SE"]').click()
    expect(hands.act.get_by_role("button", name="Excavate at 0,2 top left for 3")).to_be_enabled()


def test_the_map_is_explored_by_arrow_keys_and_told(page: Page):
    sit(page, AT_A_SITE)
    page.get_by_role("button", name="Text map").press("Enter")
    pad = page.get_by_role("application", name="Explore the map")
    pad.focus()
    expect(pad).to_contain_text("0,-1 bottom right, tile T03. Island A, 10 tiles, open.")
    page.keyboard.press("b")
    expect(pad).to_contain_text(
        "0,2 top left, tile T08. Island N, 2 tiles, open. Cubes: 1 orange. Dock 0,2 left/top, occupied."
    )
    # Seat 1 sits in the north: what is up for them is south.
    for key, told in [
        ("ArrowUp", "0,1: Thera."),
        ("ArrowDown", "0,2 top left, tile T08."),
        ("ArrowLeft", "1,2: free, a tile may lie here."),
        ("ArrowRight", "0,2 top left, tile T08."),
        ("ArrowRight", "0,2 top right, tile T08."),
    ]:
        page.keyboard.press(key)
        expect(pad).to_contain_text(told)
    page.keyboard.press("a")
    expect(page.locator(".explore li")).to_have_count(4)


AT_THE_END = """() => {
  const log = document.querySelector(".log");
  return log.scrollHeight > log.clientHeight && log.scrollHeight - log.scrollTop - log.clientHeight < 2;
}"""


def test_the_log_stands_at_its_end_when_the_table_is_opened_and_when_something_happens(page: Page):
    sit(page, 163)
    await_that(page, AT_THE_END)

    page.locator(".candidate").first.click()
    page.locator(".act").get_by_role("button", name="Lay on").click()
    expect(page.locator(".log li").last).to_contain_text("cube")
    await_that(page, AT_THE_END)
