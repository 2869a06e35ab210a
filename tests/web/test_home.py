"""The home page is there at once, and what is not there leads to it."""

from __future__ import annotations

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
