"""At the table: the cover between two hands, why something cannot be done, languages, undo, cards and the text map."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from labrys.core import compact, record
from tests.web.hands import Hands, Mouse
from tests.web.pages import LOOKS, Look, Opener, faults
from tests.web.test_games import begin

GOLDEN = Path(__file__).parents[1] / "games" / "akrotiri" / "golden" / "01-greedy-greedy.jsonl"
TEXTS = Path(__file__).parents[2] / "src" / "labrys" / "texts" / "en"
ALONE = [{"kind": "bot", "bot": "greedy"}, {"kind": "me"}]
AT_ONE_SCREEN = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bea"}]

# Moments of that game, as numbers of entries. In all of them it is seat 1 that decides.
TO_LAY = 21
SOLD = 29
"""All that was on board is sold, and the turn can be ended."""
NO_ACTIONS = 49
AT_A_SITE = 119
"""Docked at an island where map E03 can be excavated, on 0,2/SE."""


@cache
def game() -> str:
    return compact.pack(record.read(GOLDEN.read_bytes())).decode()


def sit(page: Page, at: int, hands: type[Hands] = Hands) -> Hands:
    """Go on with that game from a moment, on seat 1."""
    begin(page, seats=ALONE, options={}, branch={"record": game(), "at": at})
    sitting = hands(page)
    sitting.wait()
    return sitting


def cover(page: Page) -> Locator:
    """Two people before one screen, the second is to decide; the cover stands."""
    begin(page, seats=AT_ONE_SCREEN, options={}, branch={"record": game(), "at": SOLD})
    covered = page.get_by_role("region", name="Hand the screen to")
    expect(covered).to_contain_text("Bea", timeout=30_000)
    return covered


def reason(page: Page) -> Locator:
    return page.get_by_role("tooltip")


def body(page: Page) -> str:
    return str(page.evaluate("document.body.innerText"))


def test_the_cover_stands_between_two_hands_and_hides_the_former_one(page: Page):
    covered = cover(page)
    assert 0 == page.locator(".hand").count()
    covered.get_by_role("button", name="I am Bea").click()
    hand = page.get_by_role("region", name="My hand")
    expect(hand.get_by_role("button", pressed=False)).to_have_count(2)
    expect(hand).to_contain_text("Three terrains")
    expect(page.get_by_role("region", name="Log").last).to_contain_text("You drew the easy map E03")

    page.get_by_role("button", name="End turn").click()
    expect(covered).to_contain_text("Hand the screen to Ann")
    whole = page.content()
    for secret in ("E03", "M11", "three-icons", "Three terrains", "Lakes", "T33", "map:", "goal:"):
        assert secret not in whole, secret
        assert secret not in body(page), secret
    assert 0 == page.locator(".hand, .act, .sea, .log").count()

    covered.get_by_role("button", name="I am Ann").click()
    expect(hand).to_contain_text("Bare islands")
    expect(page.locator('[data-lesson="map:E11"]')).to_be_visible()
    expect(hand.get_by_role("img", name=re.compile("^Tile T31"))).to_be_visible()
    assert "Three terrains" not in body(page)


def test_a_covered_screen_stays_covered_when_the_page_is_loaded_again(page: Page):
    covered = cover(page)
    page.reload()

    expect(covered).to_contain_text("Bea")
    assert 0 == page.locator(".hand").count()


@pytest.mark.parametrize("look", LOOKS)
def test_the_cover_has_no_fault_that_axe_can_find(opener: Opener, look: Look):
    page = opener.desk(look)
    cover(page)

    assert [] == faults(page)


IMPOSSIBLE = [
    ("Load", "Loading takes 1 action, you have 0 left.", "A6.4"),
    ("Excavate", "Excavating takes 1 action, you have 0 left.", "A6.5"),
    ("Buy maps", "Buying maps takes 1 action, you have 0 left.", "A6.6"),
    ("Oracle", "Asking the oracle takes 1 action, you have 0 left.", "A6.7"),
]


def test_what_cannot_be_done_says_why_to_mouse_and_keyboard(page: Page):
    hands = sit(page, NO_ACTIONS)
    for name, sentence, rule in IMPOSSIBLE:
        button = hands.act.get_by_role("button", name=name, exact=True)
        button.hover(force=True)  # it is said to be disabled, and yet in reach
        expect(reason(page)).to_contain_text(sentence)
        expect(reason(page).get_by_role("link")).to_have_attribute("href", f"/rules/akrotiri#{rule}")
        page.mouse.move(5, 300)
        expect(reason(page)).to_have_count(0)

        button.focus()
        expect(reason(page)).to_contain_text(sentence)
        expect(button).to_have_accessible_description(re.compile(re.escape(sentence)))
        page.keyboard.press("Tab")
        expect(reason(page).get_by_role("link")).to_be_focused()
        page.keyboard.press("Escape")
        expect(reason(page)).to_have_count(0)


def test_the_reason_leads_to_its_rule(page: Page):
    hands = sit(page, NO_ACTIONS)
    hands.act.get_by_role("button", name="Load", exact=True).hover(force=True)
    with page.context.expect_page() as opened:
        reason(page).get_by_role("link").click()
    rules = opened.value

    expect(rules).to_have_url(re.compile(r"/rules/akrotiri#A6\.4$"))
    expect(rules.locator('[id="A6.4"]')).to_be_in_viewport()


def test_what_cannot_be_done_says_why_to_a_thumb(phone: Page):
    hands = sit(phone, NO_ACTIONS)
    for name, sentence, rule in IMPOSSIBLE:
        hands.act.get_by_role("button", name=name, exact=True).tap(force=True)
        expect(reason(phone)).to_contain_text(sentence)
        expect(reason(phone)).to_be_in_viewport(ratio=1)
        link = reason(phone).get_by_role("link", name=rule)
        # Nothing lies over it, and nothing cuts it off.
        link.tap(trial=True)
        phone.touchscreen.tap(195, 300)
    assert "act" == hands.decision


SAID = {
    "fr": (
        "Plus aucune action.",
        "Charger",
        "Charger coûte 1 action, il vous en reste 0.",
        "Vous avez pioché la tuile",
    ),
    "es": ("No queda ninguna acción.", "Cargar", "Cargar cuesta 1 acción, te quedan 0.", "Has robado"),
}


@cache
def families() -> set[str]:
    """The first words of the names that texts have."""
    lines = [line for file in TEXTS.glob("*.ftl") for line in file.read_text().splitlines()]
    return {found[1] for line in lines if (found := re.match(r"([a-z]+)-[\w-]+ =", line))}


def names_of_texts(page: Page) -> list[str]:
    """Names of texts that stand on the page, or that a screen reader says, where the text itself should."""
    labelled = "[...document.querySelectorAll('[aria-label], [title]')]"
    labels = page.evaluate(f"{labelled}.map((one) => `${{one.ariaLabel}} ${{one.title}}`).join(' ')")
    words = re.findall(r"(?<![\w/-])[a-z]+(?:-[a-z0-9]+)+(?![\w-])", f"{body(page)} {labels}")
    return [word for word in words if word.split("-")[0] in families()]


@pytest.mark.parametrize("language", ["fr", "es"])
def test_the_table_speaks_the_language_of_the_reader(opener: Opener, language: str):
    question, button, refusal, entry = SAID[language]
    page = opener.desk(language=language)
    hands = sit(page, NO_ACTIONS)
    hands.act.get_by_role("button", name=button, exact=True).hover(force=True)

    expect(reason(page)).to_contain_text(refusal)
    expect(hands.act).to_contain_text(question)
    expect(page.locator(".log")).to_contain_text(entry)
    assert [] == names_of_texts(page)
    for tab in page.locator(".aside > .tabs > button").all():
        tab.click()
        assert [] == names_of_texts(page)


def test_a_tile_is_taken_back(page: Page):
    hands = sit(page, TO_LAY, Mouse)
    sea = page.locator("svg.sea")
    expect(sea).to_have_accessible_name("Map of the sea: Thera and 2 tiles")
    before = sea.locator(".laid").evaluate_all("(all) => all.map((one) => one.outerHTML)")
    assert hands.decide()
    assert "cube" == hands.wait()
    expect(sea).to_have_accessible_name("Map of the sea: Thera and 3 tiles")

    page.get_by_role("button", name="Undo").click()
    expect(hands.act).to_have_attribute("data-decision", "lay")
    expect(sea).to_have_accessible_name("Map of the sea: Thera and 2 tiles")
    assert before == sea.locator(".laid").evaluate_all("(all) => all.map((one) => one.outerHTML)")
    expect(page.get_by_role("region", name="My hand").get_by_role("img", name=re.compile("^Tile T33"))).to_be_visible()


def test_a_chosen_card_lights_its_sites_and_a_quadrant_tells_each_side(page: Page):
    hands = sit(page, AT_A_SITE)
    lit = page.locator(".highlights .site.good")
    expect(lit).to_have_count(0)
    card = page.locator('[data-lesson="map:E03"]')
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    expect(lit).to_have_count(7)

    sides = hands.act.get_by_role("listitem")
    page.locator('[data-kind="site"][data-name="0,2/SE"]').hover()
    expect(sides).to_have_text([re.compile(rf"{point}: . of 1, proved") for point in ("west", "north", "east")])
    page.locator('[data-kind="site"][data-name="0,2/NW"]').hover()
    expect(sides).to_have_text(
        [
            re.compile("west: 0 of 1, 1 missing"),
            re.compile("north: 0 of 1, 1 missing"),
            re.compile("east: 2 of 1, proved"),
        ]
    )
    page.locator('[data-kind="site"][data-name="0,2/SE"]').click()
    expect(hands.act.get_by_role("button", name="Excavate at 0,2/SE for 3")).to_be_enabled()


def test_the_map_is_explored_by_arrow_keys_and_told(page: Page):
    sit(page, AT_A_SITE)
    page.get_by_role("button", name="Text map").press("Enter")
    pad = page.get_by_role("application", name="Explore the map")
    pad.focus()
    expect(pad).to_contain_text("0,-1 NW, tile T03. Island A, 10 tiles, open.")
    page.keyboard.press("b")
    expect(pad).to_contain_text("0,2 SE, tile T08. Island N, 2 tiles, open. Cubes: 1 orange. Dock 0,2/E-SE, occupied.")
    # Seat 1 sits in the north: what is up for them is south.
    for key, told in [
        ("ArrowUp", "0,1: Thera."),
        ("ArrowDown", "0,2 SE, tile T08."),
        ("ArrowLeft", "1,2: free, a tile may lie here."),
        ("ArrowRight", "0,2 SE, tile T08."),
        ("ArrowRight", "0,2 SW, tile T08."),
    ]:
        page.keyboard.press(key)
        expect(pad).to_contain_text(told)
    page.keyboard.press("a")
    expect(page.locator(".explore li")).to_have_count(4)
