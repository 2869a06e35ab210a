"""The home page: there at once, for everybody, in every language and look."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.pages import LANGUAGES, LOOKS, Look, Opener, faults, scrolls_sideways


def test_the_home_page_loads(page: Page):
    answer = page.goto("/")

    assert answer is not None
    assert 200 == answer.status
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("banner").get_by_role("link", name="Labrys")).to_be_visible()


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_home_page_is_open_to_everybody(opener: Opener, language: str, look: Look):
    page = opener.desk(look, language)
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()

    assert language == page.evaluate("document.documentElement.lang")
    assert [] == faults(page)


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_home_page_fits_a_phone(opener: Opener, language: str, look: Look):
    page = opener.phone(look, language)
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()

    assert not scrolls_sideways(page)
    assert [] == faults(page)


def test_what_is_not_there_has_a_page_and_a_way_home(page: Page):
    answer = page.goto("/nowhere")

    assert answer is not None
    assert 404 == answer.status
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.get_by_role("banner").get_by_role("link", name="Labrys").click()
    expect(page).to_have_url("/")
