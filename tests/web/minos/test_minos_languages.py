"""Three languages: the table of Minos says everything in the reader's own, from the first choice to the end sheet."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.minos.moments import sit_at, unfold_groups
from tests.web.moments import Guest
from tests.web.pages import LANGUAGES, Opener, unfold
from tests.web.spoken import foreign, speaks, unsaid, words


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def page(opener: Opener, language: str) -> Page:
    return opener.desk(language=language)


def test_what_is_not_said_would_be_noticed(opener: Opener):
    page = opener.desk()
    sit_at(page, Guest(page.request, opener.address), "draft")
    assert 10 < len(foreign(page, "fr"))
    assert [] == unsaid(page)

    page.locator(".act h2").evaluate("(one) => (one.textContent = 'minos-table-nothing')")
    page.locator(".act").evaluate("(one) => (one.title = 'minos-table-or')")
    assert ["minos-table-nothing", "minos-table-or"] == unsaid(page)


@pytest.mark.parametrize("moments", ["pick back draft groups", "turn either convert good", "place draw discard palace"])
def test_whatever_is_asked_is_said_in_it(page: Page, language: str, opener: Opener, moments: str):
    me = Guest(page.request, opener.address)
    for name in moments.split():
        sit_at(page, me, name)
        unfold_groups(page.locator(".act"))
        expect(page.locator(".log li").first).to_be_visible()
        speaks(page, language)
    for number in range(2):
        page.locator(".seats > header > button").nth(number).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        speaks(page, language)
        page.keyboard.press("Escape")
    page.locator('[data-lesson="seat:0"] button.name').click()
    expect(page.get_by_role("dialog")).to_be_visible()
    speaks(page, language)


def test_the_end_is_told_in_it(page: Page, language: str, opener: Opener):
    sit_at(page, Guest(page.request, opener.address), "last")
    page.locator(".act .finish button[data-move=done]").click()
    expect(page.locator(".end table").first).to_be_visible()
    unfold(page.locator(".end"))
    speaks(page, language)
    assert 100 < len(words(page))


def test_a_lesson_speaks_it(page: Page, language: str):
    page.goto("/learn/minos")
    expect(page.locator(".lesson")).to_be_visible()
    expect(page.locator(".act")).to_be_visible()
    speaks(page, language)
