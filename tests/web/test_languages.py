"""Three languages: from the first page to the end sheet and the rules nothing is said in English to those who read
French or Spanish."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.web.moments import Guest, alone, sit
from tests.web.pages import Opener, scrolls_sideways
from tests.web.spoken import foreign, speaks, words


class Spoken(NamedTuple):
    """Words by which a reader of a language finds their way."""

    language: str
    title: str
    load: str
    refusal: str
    end: str
    rules: str
    a_day: str


SPOKEN = [
    Spoken("fr", "Réglages", "Charger", "Charger coûte 1 action, il vous en reste 0.", "Finir", "cube", "1 jour"),
    Spoken("es", "Ajustes", "Cargar", "Cargar cuesta 1 acción, te quedan 0.", "Terminar", "cubo", "1 día"),
]

# Not those of Minos: their glossary has the English words beside the others.
RULES = ("/rules/akrotiri", "/rules/table")


@pytest.fixture(params=SPOKEN, ids=[one.language for one in SPOKEN])
def spoken(request: pytest.FixtureRequest) -> Spoken:
    one: Spoken = request.param
    return one


@pytest.fixture
def page(opener: Opener, spoken: Spoken) -> Page:
    """The page of somebody whose browser asks for that language first."""
    return opener.desk(language=spoken.language)


def test_english_would_be_noticed(opener: Opener):
    page = opener.desk()
    page.goto("/settings")
    expect(page.get_by_role("heading", level=1)).to_be_visible()

    assert 10 < len(foreign(page, "fr"))
    assert 10 < len(foreign(page, "es"))


def test_every_page_speaks_the_language_of_the_browser(page: Page, spoken: Spoken, opener: Opener):
    me = Guest(page.request, opener.address)
    me.table([{"kind": "me"}, {"kind": "open"}], public=True, clock={"move": 86400})
    for address in ("/", "/lobby", "/mine", "/settings", "/nowhere", *RULES, "/replay"):
        page.goto(address)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.wait_for_load_state("networkidle")
        for summary in page.locator("summary").all():
            summary.click()
        speaks(page, spoken.language)
        page.set_viewport_size({"width": 390, "height": 844})
        assert not scrolls_sideways(page), address
        page.set_viewport_size({"width": 1440, "height": 900})


def test_the_table_speaks_it_from_the_invitation_to_the_end(page: Page, spoken: Spoken, opener: Opener):
    language = spoken.language
    me = Guest(page.request, opener.address)
    page.goto(f"/tables/{me.table([{'kind': 'me'}, {'kind': 'open'}], clock={'move': 86400})}")
    expect(page.locator(".waiting")).to_contain_text(spoken.a_day)
    speaks(page, language)

    for at, decision in [(15, "keep"), (17, "berth"), (163, "lay"), (164, "cube"), (119, "act")]:
        sit(page, me.branch(1, at, alone(1)), decision)
        speaks(page, language)
        for tab in page.locator(".aside > .tabs > button").all():
            tab.click()
            speaks(page, language)

    sit(page, me.branch(1, 49, alone(1)), "act")
    page.locator(".act").get_by_role("button", name=spoken.load, exact=True).focus()
    expect(page.get_by_role("tooltip")).to_contain_text(spoken.refusal)
    expect(page.locator(".log li").first).to_be_visible()
    speaks(page, language)
    page.locator("[aria-controls=table-menu]").click()
    speaks(page, language)

    sit(page, me.branch(1, 242, alone(0)), "act")
    end = page.locator(".act").get_by_role("button", name=re.compile(spoken.end))
    end.last.click()
    if page.locator(".end").count() == 0 and end.count():
        end.last.click()
    expect(page.locator(".end table")).to_be_visible()
    speaks(page, language)


def test_a_lesson_speaks_it(page: Page, spoken: Spoken):
    page.goto("/learn/akrotiri")
    expect(page.locator(".lesson")).to_be_visible()
    expect(page.locator(".act")).to_be_visible()
    speaks(page, spoken.language)


def test_the_rules_are_searched_in_it(page: Page, spoken: Spoken):
    page.goto("/rules/akrotiri")
    page.get_by_role("searchbox").fill(spoken.rules)
    expect(page.locator("mark").first).to_be_visible()
    speaks(page, spoken.language)


def test_a_choice_is_kept_against_the_browser(opener: Opener, spoken: Spoken):
    page = opener.desk()
    page.goto("/settings")
    assert "en" == page.evaluate("document.documentElement.lang")
    page.get_by_label("Language").select_option(spoken.language)
    expect(page.get_by_role("heading", level=1)).to_have_text(spoken.title)
    speaks(page, spoken.language)

    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text(spoken.title)
    page.goto("/")
    speaks(page, spoken.language)


@pytest.mark.parametrize(
    ("wanted", "language"), [("pt-BR", "en"), ("fr-CA", "fr"), ("es-MX", "es")], ids=["another", "fr", "es"]
)
def test_the_first_language_of_a_browser_that_is_spoken_here_is_taken(opener: Opener, wanted: str, language: str):
    page = opener.open(locale=wanted)
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()

    assert language == page.evaluate("document.documentElement.lang")
    assert "Labrys" in words(page)
