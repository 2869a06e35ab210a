"""The second seat of Akrotiri sees the map turned. What is drawn, said and held in hand agree with each other."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.web.moments import Guest, alone, sit
from tests.web.pages import LANGUAGES, Opener
from tests.web.reach import hard_to_reach
from tests.web.reel import Reel
from tests.web.test_replay import EXCAVATED, GOLDEN, LAST

TO_LAY = 21
SECOND_CUBE = 3
AT_A_SITE = 119
"""Moments of the first kept game, in which seat 1 decides: with T33, which has its icon in a corner; where it may place
a cube; and docked where a map can be excavated on 0,2/SE."""
WITH_CARGO = 95
"""A moment at which seat 0 has cubes on board, and may unload them."""
SMALL: tuple[ViewportSize, ...] = ({"width": 390, "height": 844}, {"width": 360, "height": 780})
"""Phones."""


def middle(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def corner(what: Locator, within: Locator) -> str:
    """In which corner of one thing another one is seen."""
    (x, y), (mid_x, mid_y) = middle(what), middle(within)
    return f"{'top' if y < mid_y else 'bottom'} {'left' if x < mid_x else 'right'}"


def side(what: tuple[float, float], of: tuple[float, float]) -> str:
    """On which side of one point another one is seen."""
    x, y = what[0] - of[0], what[1] - of[1]
    if abs(x) > abs(y):
        return "on the left" if x < 0 else "on the right"
    return "above" if y < 0 else "below"


def beyond(line: Locator, site: tuple[float, float]) -> str:
    """On which side of a site a line across the whole map runs."""
    box = line.bounding_box()
    assert box is not None
    if box["width"] > box["height"]:
        return "above" if box["y"] < site[1] else "below"
    return "on the left" if box["x"] < site[0] else "on the right"


def own_side_below(page: Page, is_wanted: bool) -> None:
    """Have the map turned for seat 1, or not."""
    page.goto("/settings")
    box = page.get_by_role("checkbox", name=re.compile("^My side"))
    box.set_checked(is_wanted)


@pytest.mark.parametrize("is_turned", [True, False])
def test_the_second_seat_is_told_what_it_sees(page: Page, address: str, is_turned: bool):
    page.goto("/")
    me = Guest(page.request, address)
    own_side_below(page, is_turned)

    # The tile in hand lies as it would lie on the map.
    sit(page, me.branch(1, TO_LAY, alone(1)), "lay")
    rose = page.get_by_role("img", name="North is down" if is_turned else "North is up")
    expect(rose).to_be_visible()
    held = page.get_by_role("img", name=re.compile("^Tile T33"))
    for _ in range(2):
        page.locator('.candidate[data-name="1,-1"]').click()
        ghost = page.locator(".ghost .tile")
        seen = corner(ghost.locator(":scope > g").last, ghost)
        assert seen == corner(held.locator(".tile > g").last, held)
        expect(page.locator(".act")).to_contain_text(f"icon {seen}")
        page.get_by_role("button", name="Turn to the right").click()
        ghost = page.locator(".ghost .tile")
        assert seen != corner(ghost.locator(":scope > g").last, ghost)

    # The log names a laid tile in this way.
    seen = corner(ghost.locator(":scope > g").last, ghost)
    page.get_by_role("button", name="Lay on 1,-1").click()
    expect(page.locator(".act")).to_have_attribute("data-decision", "cube")
    log = page.get_by_role("region", name="Log").last
    expect(log).to_contain_text(f"You laid tile T33 on 1,-1, its icon {seen}.")

    # The places of the second cube are called by where they are.
    tile = page.locator(".laid").last
    marked = page.locator(".highlights .corner")
    places = {corner(marked.nth(at), tile).capitalize() for at in range(marked.count())}
    buttons = page.locator(".act").get_by_role("button", name=re.compile("^(Top|Bottom) "))
    assert places == set(buttons.all_inner_texts())
    buttons.first.click()
    words = buttons.first.inner_text().lower()
    assert words == corner(page.locator(".highlights .corner.chosen"), tile)
    page.locator(".act").get_by_role("button", name="blue").click()
    expect(log).to_contain_text(f"You placed a blue cube on 1,-1 {words}.")

    # The rulers name the column and the row in which the tile lies.
    expect(page.locator(".act")).to_have_attribute("data-decision", "act")
    across, down = (page.locator(".ruler").get_by_text(name, exact=True) for name in ("1,·", "·,-1"))
    assert middle(tile) == pytest.approx((middle(across)[0], middle(down)[1]), abs=2)


@pytest.mark.parametrize("is_turned", [True, False])
def test_what_a_card_ticks_is_said_of_that_side(page: Page, address: str, is_turned: bool):
    page.goto("/")
    me = Guest(page.request, address)
    own_side_below(page, is_turned)
    sit(page, me.branch(1, AT_A_SITE, alone(1)), "act")
    card = page.locator('[data-lesson="map:E03"]')
    card.click()
    page.locator('[data-kind="site"][data-name="0,2/SE"]').hover()
    told = page.locator(".act [data-told] li")
    expect(told).to_have_count(3)

    icons = page.locator('[data-lesson="map:E03"] svg > g:not([class])')
    field = middle(card.locator(".field"))
    ticked = {side(middle(icons.nth(at)), field) for at in range(icons.count())}
    assert ticked == {text.strip().split(":")[0] for text in told.all_inner_texts()}
    # So do the lines on the map, and the card when it is read aloud.
    site, lines = middle(page.locator(".highlights .site.chosen")), page.locator(".highlights .sight")
    assert ticked == {beyond(lines.nth(at), site) for at in range(lines.count())}
    label = card.get_by_role("img").get_attribute("aria-label") or ""
    assert all(one in label for one in ticked)


def test_a_replay_is_told_as_the_chosen_eyes_see_it(page: Page):
    reel = Reel(page, GOLDEN, LAST, "svg.sea")
    reel.show(EXCAVATED)
    expect(reel.current).to_contain_text("on 0,2 bottom right by map E03")
    reel.see_as("What Greedy 2 saw")
    expect(page.get_by_role("img", name="North is down")).to_be_visible()
    expect(reel.current).to_contain_text("on 0,2 top left by map E03")


def test_the_map_lies_still_on_a_phone_between_a_choice_and_its_tap(opener: Opener):
    phone = opener.phone(reduced_motion="reduce")
    phone.goto("/")
    me = Guest(phone.request, opener.address)
    sit(phone, me.branch(1, TO_LAY, alone(1)), "lay")
    cell = phone.locator('.places [data-name="-1,0/NE"]')
    sea = phone.locator(".sea-frame")

    def stood() -> tuple[object, object]:
        return sea.bounding_box(), cell.bounding_box()

    before = stood()
    phone.locator('.candidate[data-name="1,-1"]').tap()
    expect(phone.locator(".act [data-told]")).to_contain_text("Joins")
    assert before == stood()
    phone.locator(".act").get_by_role("button", name="Lay on").tap()
    expect(phone.locator(".act")).to_have_attribute("data-decision", "cube")
    before = stood()
    phone.locator(".act").get_by_role("button", name="gray").tap()
    expect(phone.locator(".act").get_by_role("button", pressed=True)).to_have_text(re.compile("gray"))
    assert before == stood()

    sit(phone, me.branch(1, AT_A_SITE, alone(1)), "act")
    before = stood()
    for name in ("Load", "Back", "Oracle", "Back", "Sail"):
        phone.locator(".act").get_by_role("button", name=name, exact=True).tap()
        assert before == stood(), name


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_be_done_in_a_turn_is_in_sight_on_a_phone(opener: Opener, language: str):
    """The least of all may the end of the turn have to be looked for."""
    phone = opener.phone(language=language, reduced_motion="reduce")
    phone.goto("/")
    sit(phone, Guest(phone.request, opener.address).branch(1, WITH_CARGO, alone(0)), "act")
    buttons = phone.locator(".act .buttons button")
    expect(buttons).to_have_count(7)
    unload, end = buttons.nth(5), phone.locator(".act [data-lesson='button:end']")
    expect(end).to_be_in_viewport(ratio=1)
    assert_in_sight(phone, buttons)
    # Cubes of three colours to unload, and the way back.
    unload.tap()
    expect(buttons).to_have_count(4)
    assert_in_sight(phone, buttons)


def assert_in_sight(phone: Page, buttons: Locator) -> None:
    """Each is seen whole with its words, on every phone."""
    for size in SMALL:
        phone.set_viewport_size(size)
        for button in buttons.all():
            expect(button).to_be_in_viewport(ratio=1)
            assert button.evaluate("one => one.scrollHeight <= one.clientHeight && one.scrollWidth <= one.clientWidth")
        assert [] == hard_to_reach(phone)


def test_a_phone_shows_what_is_proved_before_why_not(opener: Opener):
    """There is no room for both: the proof is in sight, the reason below it."""
    phone = opener.phone(reduced_motion="reduce")
    phone.goto("/")
    sit(phone, Guest(phone.request, opener.address).branch(1, AT_A_SITE, alone(1)), "act")
    phone.locator("[data-tab=hand]").tap()
    phone.locator('[data-lesson="map:E03"]').tap()
    phone.locator("[data-tab=map]").tap()
    phone.locator('[data-kind="site"][data-name="-1,0/SE"]').dispatch_event("click")
    told = phone.locator(".act [data-told]")
    expect(told.get_by_role("status")).to_contain_text("is not land of the island")
    expect(told.locator("li")).to_have_count(3)
    for proof in told.locator("li").all():
        expect(proof).to_be_in_viewport(ratio=1)
