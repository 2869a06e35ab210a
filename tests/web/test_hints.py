"""Hints at the browser table: asked for, looked at, made, put away; by mouse, keyboard and ear, in three languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.hands import Hands
from tests.web.pages import Look, Opener, begin, scrolls_sideways
from tests.web.test_table import TO_LAY, sit
from tests.web.walk import RULES, found

BOT = {"kind": "bot", "bot": "greedy"}
SOON = 30_000
"""A machine may be busy."""
TO_SELL = 168
"""A map of 7 points can be excavated once two cubes on board are sold: every search, short or long, says so."""


def button(page: Page) -> Locator:
    return page.get_by_role("button", name="Hint", exact=True)


def panel(page: Page) -> Locator:
    return page.get_by_role("region", name="Hint")


def hinted(page: Page) -> Locator:
    """The moves of a hint that was asked for."""
    button(page).click()
    moves = panel(page).get_by_role("listitem")
    expect(moves.first).to_be_visible(timeout=SOON)
    return moves


def test_a_hint_shows_moves_with_sentences_and_numbers_and_the_best_of_them_on_the_map(page: Page):
    sit(page, TO_LAY)
    moves = hinted(page)

    assert 1 <= moves.count() <= 3
    for number in range(moves.count()):
        # The chance to win is said once, if the move was tried more often than by chance; no points of the game's end.
        said = moves.nth(number).inner_text()
        assert re.search(r"tried (once|2 times)|wins \d+% of games · tried \d+ times", said), said
        assert said.count("wins") == len(re.findall(r"tried (?!once|2 times)", said))
        expect(moves.nth(number)).not_to_contain_text("at the end")
    expect(page.locator(".ghost")).to_be_visible()


def test_a_hint_names_what_is_to_follow_and_the_next_one_keeps_its_points(page: Page):
    sitting = sit(page, TO_SELL)
    best = hinted(page).first
    expect(panel(page).get_by_role("heading")).to_have_text(re.compile("^The best moves?$"))
    expect(best).to_have_text(re.compile(r"^Sell .* Then: .*Excavate map .* In all \d+ points\."))
    named = points(best.inner_text())
    version = str(sitting.act.get_attribute("data-version"))
    best.get_by_role("button", name="Make this move").click()
    expect(sitting.act).not_to_have_attribute("data-version", version, timeout=SOON)

    best = hinted(page).first
    expect(panel(page).get_by_role("heading")).to_have_text("Go on as advised")
    assert named == points(best.inner_text())


def points(said: str) -> int:
    """The points of a whole line that a hint names."""
    (number,) = re.findall(r"In all (\d+) point", said)
    return int(number)


def test_a_move_of_the_hint_is_picked_made_and_the_hint_is_gone(page: Page):
    sitting = sit(page, TO_LAY)
    moves = hinted(page)
    last = moves.nth(moves.count() - 1)
    last.get_by_role("button").first.click()
    expect(last.get_by_role("button", pressed=True)).to_be_visible()
    version = int(sitting.act.get_attribute("data-version") or 0)
    last.get_by_role("button", name="Make this move").click()

    expect(panel(page)).to_have_count(0)
    expect(sitting.act).not_to_have_attribute("data-version", str(version), timeout=SOON)
    expect(page.locator(".ghost")).to_have_count(0)


def test_a_hint_is_dismissed_while_it_is_thought_about_and_goes_away_with_its_decision(page: Page):
    sitting = sit(page, TO_LAY)
    button(page).click()
    expect(panel(page)).to_contain_text("Thinking about it")
    panel(page).get_by_role("button", name="Put the hint away").click()
    expect(panel(page)).to_have_count(0)
    expect(button(page)).to_be_focused()

    hinted(page)
    sitting.page.get_by_role("button", name=re.compile("^Lay on ")).click()
    expect(panel(page)).to_have_count(0, timeout=SOON)


def test_a_hint_can_be_asked_for_and_made_by_keyboard_and_is_said_aloud(page: Page):
    sitting = sit(page, TO_LAY)
    button(page).focus()
    page.keyboard.press("Enter")
    expect(panel(page).get_by_role("listitem").first).to_be_visible(timeout=SOON)
    expect(page.locator(".aloud").filter(has_text="Hint:")).to_have_count(1, timeout=SOON)
    expect(button(page)).to_be_focused()
    make = panel(page).get_by_role("button", name="Make this move")
    for _ in range(8):
        page.keyboard.press("Tab")
        if make.evaluate("one => one === document.activeElement"):
            break
    expect(make).to_be_focused()
    page.keyboard.press("Enter")
    expect(sitting.act).to_have_attribute("data-decision", re.compile("cube|act"), timeout=SOON)

    button(page).click()
    expect(panel(page)).to_be_visible()
    panel(page).get_by_role("button").first.focus()
    page.keyboard.press("Escape")
    expect(panel(page)).to_have_count(0)


def test_everybody_is_told_that_a_hint_was_asked_for(page: Page):
    sit(page, TO_LAY)
    page.get_by_role("tab", name="People").click()
    people = page.get_by_role("region", name="People")
    expect(people).to_contain_text("Hints may be asked for at this table.")
    expect(people).not_to_contain_text("asked for hints")
    hinted(page)
    expect(people).to_contain_text("asked for hints")


def test_where_several_people_play_there_are_none_unless_the_maker_says_so(page: Page):
    begin(page, seats=[{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bea"}])
    page.get_by_role("button", name="I am Ann").click()
    Hands(page).wait()
    expect(button(page)).to_have_count(0)
    begin(page, seats=[{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bea"}], hints=True)
    page.get_by_role("button", name="I am Ann").click()
    expect(button(page)).to_be_visible(timeout=SOON)


def test_a_hint_at_a_table_of_minos_is_picked_by_its_places(page: Page):
    begin(page, game="minos", options={"setup": "random"}, seats=[{"kind": "me"}, BOT])
    expect(button(page)).to_be_visible(timeout=SOON)
    moves = hinted(page)
    expect(moves.first).to_contain_text(re.compile(r"[A-Z][^.]+\."))
    version = int(page.locator(".act").get_attribute("data-version") or 0)
    expect(page.locator(".act .picked")).to_be_visible()
    moves.first.get_by_role("button", name="Make this move").click()
    expect(page.locator(".act")).not_to_have_attribute("data-version", str(version), timeout=SOON)


@pytest.mark.parametrize(("language", "name", "later"), [("fr", "Conseil", "gagne"), ("es", "Consejo", "gana")])
def test_a_hint_is_said_in_the_language_of_its_reader(opener: Opener, language: str, name: str, later: str):
    page = opener.desk(language=language)
    sit(page, TO_LAY)
    ask = page.get_by_role("button", name=name, exact=True)
    ask.click()
    moves = page.get_by_role("region", name=name).get_by_role("listitem")
    expect(moves.first).to_contain_text(later, timeout=SOON)
    assert "hint-" not in moves.first.inner_text()


@pytest.mark.parametrize("look", ["light", "dark"])
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_a_hint_fits_the_screen_and_axe_finds_nothing(opener: Opener, size: tuple[int, int], look: Look):
    page = opener.desk(look) if size[0] > 900 else opener.phone(look)
    sit(page, TO_LAY)
    hinted(page)
    box = panel(page).bounding_box()

    assert box is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= size[0]
    assert box["y"] + box["height"] <= size[1]
    assert not scrolls_sideways(page)
    assert [] == found(page, RULES)
