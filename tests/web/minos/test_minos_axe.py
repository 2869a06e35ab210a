"""Open to everybody: axe finds no fault in any state of the table of Minos, light or dark, desk or phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.minos.moments import moment_of, sit_at, unfold_groups
from tests.web.moments import Guest, alone
from tests.web.pages import Opener, unfold
from tests.web.walk import Walk

DEVICES = {"desk": Opener.desk, "phone": Opener.phone}


@pytest.fixture(params=["desk", pytest.param("phone", marks=pytest.mark.deep)])
def walk(opener: Opener, request: pytest.FixtureRequest) -> Walk:
    return Walk(DEVICES[request.param](opener))


@pytest.fixture
def me(walk: Walk, opener: Opener) -> Guest:
    return Guest(walk.page.request, opener.address)


def see(page: Page, part: str) -> None:
    """On a phone the table is shown a part at a time."""
    tab = page.locator(f".parts [data-tab={part}]")
    if tab.is_visible():
        tab.click()


def test_the_set_up(walk: Walk, me: Guest):
    page = walk.page
    sit_at(page, me, "pick")
    walk.stop("pick a card or an ability")
    sit_at(page, me, "back")
    walk.stop("the first hand")
    page.locator(".act button[data-move=back]").first.click()
    expect(page.locator(".answers li")).not_to_have_count(0)
    walk.stop("the first hand, a card put back")
    walk.end()


def test_the_draft(walk: Walk, me: Guest):
    page = walk.page
    sit_at(page, me, "draft")
    walk.stop("draft")
    page.locator(".pool button[data-die]").first.click()
    page.locator("button.name[data-section]").first.click()
    expect(page.locator(".thought button.strong")).to_be_visible()
    walk.stop("draft, a die and a section picked")
    sit_at(page, me, "groups")
    walk.stop("groups")
    sit_at(page, me, "retrieve")
    walk.stop("which die to retrieve")
    walk.end()


def test_a_turn(walk: Walk, me: Guest):
    page = walk.page
    sit_at(page, me, "turn")
    walk.stop("turn")
    unfold_groups(page.locator(".act"))
    for _ in range(min(3, page.locator(".act button[data-subject][aria-expanded=false]").count())):
        page.locator(".act button[data-subject][aria-expanded=false]").first.click()
    page.locator(".act [data-closed]").first.click(force=True)
    expect(page.locator(".act p.reason")).to_be_visible()
    walk.stop("turn, everything unfolded, and why an extra action cannot be taken")
    see(page, "map")
    page.locator(".grip[aria-disabled=true]").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".act .closed[role=status]")).to_be_visible()
    walk.stop("turn, a region looked at")
    page.keyboard.press("Escape")
    see(page, "cards")
    card = page.locator('[data-lesson^="card:"]').locator("visible=true").first
    card.click()
    expect(page.locator(".detail")).to_be_visible()
    walk.stop("turn, a card picked, and what it does")
    sit_at(page, me, "turn")
    finish = page.locator(".act .finish button[data-move=end]")
    finish.click()
    expect(page.locator(".act .asking")).to_be_visible()
    walk.stop("turn, sure to end?")
    walk.end()


# Most of them look alike: all are seen in the deep run.
@pytest.mark.parametrize("part", [0, *[pytest.param(part, marks=pytest.mark.deep) for part in (1, 2, 3)]])
def test_what_is_asked_within_a_turn_and_after_it(walk: Walk, me: Guest, part: int):
    asked = ["effects", "either", "convert", "discard", "track", "good", "temp", "draw", "place", "move", "fight"]
    asked += ["build", "play", "wild", "bonus-tile", "palace"]
    for name in asked[part::4]:
        sit_at(walk.page, me, name)
        walk.stop(name)
    walk.end()


def test_all_that_is_told_of_boards_and_scores(walk: Walk, me: Guest):
    page = walk.page
    sit_at(page, me, "turn")
    see(page, "boards")
    walk.stop("boards")
    for seat in (0, 1):
        page.locator(f'[data-lesson="seat:{seat}"] button.name').click()
        dialog(walk, f"the board of seat {seat}")
    for name in ("Scores", "Forecast"):
        page.locator(".seats > header").get_by_role("button", name=re.compile(name, re.IGNORECASE)).click()
        dialog(walk, name)
    walk.end()


def dialog(walk: Walk, name: str) -> None:
    """Look at what is spread over the table, and close it."""
    spread = walk.page.get_by_role("dialog")
    expect(spread).to_be_visible()
    walk.stop(name)
    walk.page.keyboard.press("Escape")
    expect(spread).to_have_count(0)


def test_others_and_the_end(walk: Walk, me: Guest, opener: Opener):
    page = walk.page
    other = Guest(opener.desk().request, opener.address, "Bea")
    moment = moment_of("turn")
    seats = alone((moment.seat + 1) % moment.players, moment.players)
    seats[moment.seat] = {"kind": "open"}
    table = me.table(seats, "minos", branch=moment.branch)
    other.wish(table, "join")
    page.goto(f"/tables/{table}")
    expect(page.locator(".act")).to_have_attribute("data-decision", "wait")
    walk.stop("the other's turn")
    see(page, "log")
    for tab in page.locator("[data-of=log]").get_by_role("tab").all():
        tab.click()
        walk.stop(f"the other's turn, {tab.inner_text()}")
    other.wish(table, "resign")
    expect(page.get_by_role("heading", name="won")).to_be_visible()
    walk.stop("the end after a resignation")
    sit_at(page, me, "last")
    page.locator(".act .finish button[data-move=done]").click()
    expect(page.get_by_role("heading", name="won")).to_be_visible()
    unfold(page.locator(".end"))
    walk.stop("the end, item by item")
    walk.end()


@pytest.mark.deep
def test_in_french(opener: Opener):
    walk = Walk(opener.desk(language="fr"))
    me = Guest(walk.page.request, opener.address)
    for name in ("draft", "turn", "palace"):
        sit_at(walk.page, me, name)
        walk.stop(name)
    walk.end()
