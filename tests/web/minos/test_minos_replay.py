"""Replays of Minos: a whole game step by step, through anybody's eyes, by a link alone, and going on from a moment."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Request, expect

from tests.web.moments import GAMES
from tests.web.pages import Opener, scrolls_sideways
from tests.web.reel import Reel
from tests.web.walk import Walk

GOLDEN = GAMES / "minos" / "golden" / "03-2-players.jsonl"
LAST = 622
DRAFTED = 98
"""After so many entries the first die is drafted."""
MARKET = 527
"""After so many entries seat 0 has just used the local market."""
MOVED = 548
"""After so many entries seat 0 has just moved a warrior from region 5 to region 6; six moves follow without chance."""
HANDS = [["II-12", "II-21", "II-37", "II-41"], ["II-18", "II-67", "II-70", "II-72"]]
"""What both have in hand when the market has been used."""


def reel_of(page: Page) -> Reel:
    return Reel(page, GOLDEN, LAST, "section.crete")


@pytest.fixture
def reel(page: Page) -> Reel:
    return reel_of(page)


def open_hand(reel: Reel, whose: str | None = None) -> None:
    """Look into a hand, where it can be seen."""
    reel.page.get_by_role("tab", name="Hand").click()
    if whose:
        reel.page.get_by_label("Whose").first.select_option(label=whose)


def hand(reel: Reel) -> list[str]:
    """The cards that are shown."""
    shown = reel.page.locator(".cards [role=tabpanel] [data-place^='card:']")
    drawn = shown.evaluate_all("(all) => all.map((one) => one.dataset.place.slice(5))")
    return sorted(map(str, drawn))


def test_a_whole_game_is_gone_through_by_steps_turns_and_jumps(reel: Reel):
    page = reel.page
    reel.show(DRAFTED)
    expect(reel.current).to_contain_text(re.compile("red 6.*develop", re.IGNORECASE))
    expect(page.locator("[data-space='develop/1']").get_by_role("img", name="Red 6")).to_be_visible()
    reel.press("One step on")
    reel.at(DRAFTED + 1)
    expect(reel.current).to_contain_text(re.compile("yellow 6.*develop", re.IGNORECASE))
    reel.press("One step back")
    reel.at(DRAFTED)
    reel.jump(MARKET)
    expect(reel.current).to_contain_text("silver")
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator("footer .count")).not_to_have_text(f"{MARKET} of {LAST}")
    result = page.get_by_role("region", name="eager 1 won")
    expect(result).to_have_count(0)
    reel.press("To the end")
    reel.at(LAST)
    expect(result.get_by_role("row", name=re.compile("Total"))).to_have_text(re.compile(r"Total\s*151\s*135"))
    reel.press("To the beginning")
    reel.at(0)


def test_every_moment_of_a_game_can_be_drawn(reel: Reel):
    reel.show()
    # Some of each part of the game; whatever a page complains about fails the test.
    for entries in [*range(30, LAST, 43), LAST]:
        reel.jump(entries)
        expect(reel.page.locator('[data-lesson="seat:1"]')).to_be_visible()


def test_eyes_hide_what_others_could_not_see(reel: Reel):
    page = reel.page
    reel.show(MARKET)
    for seat, name in enumerate(("eager 1", "eager 2")):
        open_hand(reel, name)
        expect(page.locator(".cards [role=tabpanel] [data-place^='card:']")).to_have_count(4)
        assert HANDS[seat] == hand(reel)
    log = page.get_by_role("region", name="What happened")
    put_back = log.get_by_role("listitem").filter(has_text="put I-37 back into the deck")
    expect(put_back).to_have_count(1)

    reel.see_as("What eager 1 saw")
    open_hand(reel)
    expect(page.locator(".cards [data-place='card:II-12']")).to_be_visible()
    assert HANDS[0] == hand(reel)
    for card in HANDS[1]:
        expect(page.locator(f"[data-place='card:{card}']")).to_have_count(0)
    expect(put_back).to_have_count(0)
    expect(log.get_by_role("listitem").filter(has_text="eager 2 put a card back")).not_to_have_count(0)

    reel.see_as("What spectators saw")
    expect(page.get_by_role("tab", name="Hand")).to_have_count(0)
    for card in (*HANDS[0], *HANDS[1]):
        expect(page.locator(f"[data-place='card:{card}']")).to_have_count(0)


def test_a_link_shows_the_same_moment_and_no_table_is_asked_for(opener: Opener):
    page = opener.desk(permissions=["clipboard-read", "clipboard-write"])
    reel = reel_of(page)
    reel.show(MARKET)
    reel.see_as("What eager 2 saw")
    reel.press("Copy link")
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")

    other = opener.desk()
    asked: list[str] = []
    other.on("request", lambda request: asked.append(path_of(request)))
    other.goto(copied)
    there = reel_of(other)
    there.at(MARKET)
    open_hand(there)
    expect(other.locator(".cards [data-place='card:II-67']")).to_be_visible()
    assert HANDS[1] == hand(there)
    assert reel.current.all_inner_texts() == there.current.all_inner_texts()
    assert not [path for path in asked if path.startswith(("/api/tables", "/api/guests"))]


def path_of(request: Request) -> str:
    return "/" + request.url.split("/", 3)[3]


def test_a_game_goes_on_from_a_moment_at_a_new_table(reel: Reel):
    page = reel.page
    reel.show(MARKET)
    reel.press("Go on from here")
    expect(page).to_have_url(re.compile(r"/tables/[\w-]+$"))
    begin = page.locator(".cover").get_by_role("button", name="I am")
    begin.or_(page.locator("section.act")).first.wait_for()
    if begin.count():
        begin.click()

    expect(page.locator("section.act")).to_have_attribute("data-decision", "turn")
    page.get_by_role("tab", name="Hand").click()
    expect(page.locator(".cards [data-place='card:II-12']")).to_be_visible()
    assert HANDS[0] == hand(reel)


def test_a_place_in_the_log_is_shown_on_the_table(reel: Reel):
    reel.show(MOVED)
    meant = reel.page.locator(".crete .meant")
    expect(meant).to_have_count(0)
    reel.current.first.get_by_role("button", name=re.compile(r"\(6\)")).click()

    expect(meant).to_have_count(1)


def test_on_a_phone_one_part_is_seen_while_a_thumb_steps(opener: Opener):
    phone = opener.phone()
    reel = reel_of(phone)
    reel.show(MOVED)
    walk = Walk(phone)
    for at, part in enumerate(("Dice", "Cards", "Boards", "Log", "More", "Crete"), start=MOVED + 1):
        phone.get_by_role("navigation").get_by_role("button", name=part, exact=True).tap()
        phone.get_by_role("button", name="One step on").tap()
        expect(phone.locator("footer .count")).to_have_text(f"{at} of {LAST}")
        assert not scrolls_sideways(phone), part
    walk.stop("Crete")
    walk.end()


def test_a_replay_has_no_fault_that_axe_can_find(reel: Reel):
    walk = Walk(reel.page)
    reel.show(MARKET)
    expect(reel.page.locator("[data-of=boards] .points small").first).to_be_visible()
    walk.stop("in the middle")
    reel.jump(LAST)
    walk.stop("at the end")
    walk.end()
