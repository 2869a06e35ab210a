"""Replays: a record from a file or a link, step by step, to the end, and on from there at a new table."""

from __future__ import annotations

import base64
import re
import zlib
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from labrys.core import compact, record
from tests.web.pages import LOOKS, Look, Opener, faults

GOLDEN = Path(__file__).parents[1] / "games" / "akrotiri" / "golden" / "01-greedy-greedy.jsonl"
LAST = 244
EXCAVATED = 120
"""After so many entries seat 1 has just excavated its second temple."""


@cache
def link() -> str:
    """The address of the replay, record included."""
    press = zlib.compressobj(wbits=-15)
    packed = press.compress(compact.pack(record.read(GOLDEN.read_bytes()))) + press.flush()
    return f"/replay#r={base64.urlsafe_b64encode(packed).decode().rstrip('=')}"


def show(page: Page) -> None:
    page.goto(link())
    at(page, 0)


def at(page: Page, entries: int) -> None:
    """Wait until this moment is shown."""
    expect(page.locator("footer .count")).to_have_text(f"{entries} of {LAST}", timeout=30_000)
    expect(page.locator("svg.sea")).to_be_visible()


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def jump(page: Page, entries: int) -> None:
    page.get_by_role("slider", name="Step").fill(str(entries))
    at(page, entries)


def current(page: Page) -> Locator:
    """What is said to have happened at this moment."""
    return page.locator("[aria-current=step]")


def shown(page: Page) -> list[str]:
    """All there is to see of the position."""
    pieces = page.locator("svg.sea .laid, svg.sea .boat, svg.sea .temple")
    drawn = pieces.evaluate_all("(all) => all.map((one) => one.outerHTML)")
    return [*drawn, page.locator(".board").inner_text(), *current(page).all_inner_texts()]


def test_a_record_from_a_file_is_gone_through_step_by_step(page: Page):
    page.goto("/")
    page.get_by_label("Replay a game from a file").set_input_files(GOLDEN)
    at(page, 0)
    sea = page.locator("svg.sea")
    expect(sea).to_have_accessible_name("Map of the sea: Thera alone")
    seen = {}
    for entries in (2, 3, 5, 6):
        press(page, "One step on")
        at(page, entries)
        seen[entries] = current(page).all_inner_texts()
    expect(sea).to_have_accessible_name("Map of the sea: Thera and 2 tiles")
    # The second cube and the tile that was drawn after it: a step tells all that it passes.
    assert ["greedy placed a gray cube on -1,0/NW.", "greedy drew tile T34."] == seen[5]

    for entries in (5, 3, 2):
        press(page, "One step back")
        at(page, entries)
        expect(current(page)).to_have_text(seen[entries])
    expect(sea).to_have_accessible_name("Map of the sea: Thera alone")


def test_a_record_is_gone_through_by_keyboard(page: Page):
    show(page)
    for key, entries in [("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2), ("End", LAST), ("Home", 0)]:
        page.keyboard.press(key)
        at(page, entries)


def test_the_slider_jumps_and_the_end_tells_how_it_came(page: Page):
    show(page)
    jump(page, EXCAVATED)
    expect(current(page)).to_have_text(re.compile("excavated temple 2 on 0,2/SE by map E03"))
    expect(current(page)).to_be_in_viewport()

    press(page, "To the end")
    at(page, LAST)
    expect(current(page).filter(has_text="The game is over: the sixth temple was excavated.")).to_be_visible()
    expect(page.get_by_role("region", name="greedy, in the south")).to_contain_text("46 points")
    expect(page.get_by_role("region", name="greedy, in the north")).to_contain_text("39 points")


def test_a_sentence_leads_to_its_moment(page: Page):
    show(page)
    press(page, "greedy excavated temple 2 on 0,2/SE by map E03 for 3 drachmas; it scores 1 point.")

    at(page, EXCAVATED)


def test_a_seat_sees_its_own_hand(page: Page):
    show(page)
    jump(page, EXCAVATED)
    assert "In hand" not in page.locator(".board").inner_text()
    page.get_by_label("Seen by").select_option("1")

    expect(page.locator(".board")).to_contain_text("In hand: M11, H02, H03, H06, H09, H10")


def test_a_copied_link_shows_the_same_moment_to_somebody_else(opener: Opener):
    page = opener.desk(permissions=["clipboard-read", "clipboard-write"])
    show(page)
    jump(page, EXCAVATED)
    press(page, "Copy a link with the whole record")
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")

    other = opener.desk()
    other.goto(copied)
    at(other, EXCAVATED)
    assert shown(page) == shown(other)


def test_a_damaged_link_says_so_and_a_whole_one_in_its_place_is_shown(page: Page):
    page.goto("/replay#r=abcde")
    refused = page.get_by_text("This is not a record of a game.")
    expect(refused).to_be_visible()
    page.goto(link())

    at(page, 0)
    expect(refused).to_have_count(0)


def test_a_game_goes_on_from_a_replay_at_a_new_table(page: Page):
    show(page)
    jump(page, EXCAVATED)
    press(page, "Go on from here at a new table")
    expect(page).to_have_url(re.compile(r"/tables/[\w-]+$"))
    cover = page.get_by_role("region", name="Hand the screen to Player 2")
    cover.get_by_role("button", name="I am Player 2").click()

    expect(page.locator(".act")).to_have_attribute("data-decision", "act")
    expect(page.locator("svg.sea")).to_have_accessible_name("Map of the sea: Thera and 13 tiles")
    expect(page.locator('[data-lesson="map:M11"]')).to_be_visible()


@pytest.mark.parametrize("look", LOOKS)
def test_a_replay_has_no_fault_that_axe_can_find(opener: Opener, look: Look):
    page = opener.desk(look)
    show(page)
    jump(page, EXCAVATED)

    assert [] == faults(page)
