"""Ways through the client: every address can be loaded again and gone back to, and the focus goes along."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.moments import Guest, alone, sit
from tests.web.pages import Opener
from tests.web.reel import link
from tests.web.test_replay import GOLDEN

ADDRESSES = ["/", "/lobby", "/mine", "/settings", "/rules/akrotiri", "/rules/table", "/nowhere"]


def heading(page: Page) -> str:
    """The heading of the page when all of it is there."""
    if "/tables/" in page.url or "#r=" in page.url:
        expect(page.locator("svg.sea")).to_be_visible()
    title = page.get_by_role("heading", level=1)
    expect(title).to_be_visible()
    return title.inner_text()


def test_back_forward_and_reload_lead_to_the_same_page(page: Page, opener: Opener):
    me = Guest(page.request, opener.address)
    table = me.branch(1, 119, alone(1))
    ways = [*ADDRESSES, f"/tables/{table}", link(GOLDEN), "/replay"]
    shown = []
    for address in ways:
        page.goto(address)
        shown.append((page.url, heading(page)))
        page.reload()
        assert shown[-1] == (page.url, heading(page))
    for url, title in reversed(shown[:-1]):
        page.go_back()
        expect(page).to_have_url(url)
        expect(page.get_by_role("heading", level=1)).to_have_text(title)
    page.go_forward()
    expect(page).to_have_url(shown[1][0])
    expect(page.get_by_role("heading", level=1)).to_have_text(shown[1][1])


def test_links_are_followed_without_loading_and_the_focus_goes_along(page: Page):
    page.goto("/")
    page.evaluate("window.isSame = true")
    names = page.get_by_role("navigation").first.get_by_role("link").all_inner_texts()
    for name in names[1:] + names[:1]:
        page.get_by_role("navigation").first.get_by_role("link", name=name, exact=True).press("Enter")
        expect(page.get_by_role("link", name=name, exact=True)).to_have_attribute("aria-current", "page")
        expect(page.locator("#main")).to_be_focused()
    page.go_back()
    expect(page.locator("#main")).to_be_focused()
    assert page.evaluate("window.isSame")


def test_the_first_tab_leads_past_the_navigation(page: Page):
    for address in ("/settings", link(GOLDEN)):
        page.goto(address)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        before = page.url
        page.keyboard.press("Tab")
        expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
        page.keyboard.press("Enter")
        expect(page.locator("#main")).to_be_focused()
        # The record that is in an address stays there.
        assert before == page.url


def test_who_waits_in_the_main_part_for_a_replay_stands_in_it_when_it_comes(page: Page):
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/replays", hold)
    page.goto(link(GOLDEN))
    expect(page.get_by_role("status").filter(has_text="being read")).to_be_visible()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#main")).to_be_focused()
    held[0].continue_()
    expect(page.locator("svg.sea")).to_be_visible()
    expect(page.locator("#main")).to_be_focused()


def test_going_to_a_table_puts_the_focus_on_it(page: Page):
    page.goto("/")
    page.get_by_role("button", name="Play against Greedy").press("Enter")
    expect(page).to_have_url(re.compile("/tables/"))
    expect(page.locator(".act")).to_be_visible()

    assert page.evaluate("document.getElementById('main').contains(document.activeElement)")


@pytest.mark.parametrize("answer", ["Escape", "Cancel"])
def test_a_question_keeps_the_focus_and_gives_it_back(page: Page, opener: Opener, answer: str):
    sit(page, Guest(page.request, opener.address).branch(1, 119, alone(1)), "act")
    menu = page.get_by_role("button", name="Menu")
    menu.press("Enter")
    page.get_by_role("button", name="Resign").press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name="Cancel")).to_be_focused()
    for _ in range(4):
        page.keyboard.press("Tab")
        inside = (
            "['BODY', 'HTML'].includes(document.activeElement.tagName) || !!document.activeElement.closest('dialog')"
        )
        assert page.evaluate(inside)
    if answer == "Escape":
        page.keyboard.press("Escape")
    else:
        dialog.get_by_role("button", name=answer).press("Enter")
    expect(dialog).to_have_count(0)
    expect(menu).to_be_focused()


def test_the_menu_is_left_with_escape(page: Page, opener: Opener):
    sit(page, Guest(page.request, opener.address).branch(1, 119, alone(1)), "act")
    menu = page.get_by_role("button", name="Menu")
    menu.press("Enter")
    page.keyboard.press("Tab")
    expect(page.locator("#table-menu :focus")).to_have_count(1)
    page.keyboard.press("Escape")

    expect(menu).to_be_focused()
    expect(page.locator("#table-menu")).to_be_hidden()


def test_a_refusal_is_put_away_and_the_focus_stays(page: Page, opener: Opener):
    sit(page, Guest(page.request, opener.address).branch(1, 21, alone(1)), "lay")
    undo = page.get_by_role("button", name="Undo")
    undo.press("Enter")
    away = page.get_by_role("alert").get_by_role("button")
    expect(away).to_be_visible()
    expect(undo).to_be_focused()
    away.focus()
    page.keyboard.press("Enter")

    expect(away).to_have_count(0)
    expect(undo).to_be_focused()


@pytest.mark.parametrize("script", ["Lobby", "Rules"])
def test_a_page_that_cannot_be_fetched_says_so_and_can_be_loaded_again(page: Page, opener: Opener, script: str):
    opener.is_cut_off = True
    page.goto("/")
    page.route(f"**/assets/{script}-*.js", lambda route: route.abort())
    page.get_by_role("navigation").get_by_role("link", name=script, exact=True).click()
    fault = page.get_by_text("could not be loaded")
    expect(fault).to_be_visible()
    page.unroute_all()
    page.get_by_role("button", name="Reload").click()

    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(fault).to_have_count(0)


def test_a_board_without_its_components_says_so(page: Page, opener: Opener):
    opener.is_cut_off = True
    table = Guest(page.request, opener.address).branch(1, 119, alone(1))
    page.route("**/components/*", lambda route: route.abort())
    page.goto(f"/tables/{table}")

    expect(page.get_by_text("could not be loaded")).to_be_visible()


def test_a_line_that_cannot_be_said_is_not_lost(page: Page, opener: Opener):
    opener.is_cut_off = True
    table = Guest(page.request, opener.address).table([{"kind": "me"}, {"kind": "bot", "bot": "greedy"}])
    page.goto(f"/tables/{table}")
    page.get_by_role("tab", name="Talk").click()
    line, said = page.get_by_label("Say something"), page.get_by_role("log").get_by_role("paragraph")
    line.fill("a fair wind")
    line.press("Enter")
    expect(said).to_contain_text(["a fair wind"])
    expect(line).to_have_value("")

    page.route("**/talk", lambda route: route.abort())
    line.fill("and calm seas")
    line.press("Enter")
    expect(page.get_by_role("alert")).not_to_be_empty()
    expect(line).to_have_value("and calm seas")
