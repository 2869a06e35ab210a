"""The home page is there at once, every game is two clicks from it, and what is not there leads to it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect


def test_the_home_page_loads(page: Page):
    answer = page.goto("/")

    assert answer is not None
    assert 200 == answer.status
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("banner").get_by_role("link", name="Labrys")).to_be_visible()


def test_what_is_not_there_has_a_page_and_a_way_home(page: Page):
    answer = page.goto("/nowhere")

    assert answer is not None
    assert 404 == answer.status
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.get_by_role("banner").get_by_role("link", name="Labrys").click()
    expect(page).to_have_url("/")


@pytest.mark.parametrize(("game", "board"), [("Akrotiri", "svg.sea"), ("Minos", "section.crete")])
def test_a_game_against_a_bot_is_two_clicks_away_at_most(page: Page, game: str, board: str):
    page.goto("/")
    radio = page.get_by_role("radio", name=game)
    if not radio.is_checked():
        radio.click()
    page.get_by_role("button", name="Play against Greedy").click()

    expect(page).to_have_url(re.compile(r"/tables/[\w-]+$"))
    expect(page.locator("section.act")).to_have_attribute("data-decision", re.compile("."))
    expect(page.locator(board)).to_be_visible()


@pytest.mark.parametrize("game", ["Akrotiri", "Minos"])
def test_every_game_has_its_lesson_on_the_first_page(page: Page, game: str):
    page.goto("/")
    page.get_by_role("region", name="Learn to play").get_by_role("link", name=game).click()

    expect(page.get_by_role("heading", name="Step 1 of")).to_be_visible()
    expect(page.locator("section.act")).to_be_visible()
