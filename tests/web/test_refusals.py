"""What cannot be done now is there to see, and says why with the facts of the case, on hover, focus and tap alike; the
rule's id beside it is a link to that rule."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.texts.reasons import reasons
from tests.web.moments import Guest, alone, sit
from tests.web.pages import Opener


class Moment(NamedTuple):
    """After so many entries of a kept game this seat has to decide this."""

    game: int
    at: int
    seat: int
    decision: str = "act"


class Case(NamedTuple):
    """A refusal that a person meets. `way` is what is pressed one after the other, the last being what cannot be done:
    a button by its name, or something on the map or in the hand by its kind and name."""

    code: str
    moment: Moment
    way: tuple[str, ...]
    sentence: str
    rule: str


AT_THERA = Moment(1, 23, 1)
ASHORE = Moment(1, 24, 1)
LAST_ACTION = Moment(1, 25, 1)
NO_ACTIONS = Moment(1, 26, 1)
FIVE_MAPS = Moment(1, 64, 1)
IN_TRANSIT = Moment(1, 132, 0)

MET = [
    Case(
        "not-a-berth",
        Moment(1, 18, 0, "berth"),
        ("dock -1,0/N-NW",),
        "Boats start at one of the 2 docks of Thera",
        "A4.4",
    ),
    Case("berth-taken", Moment(1, 18, 0, "berth"), ("dock thera/1",), "lies at Thera bottom/left already", "A4.4"),
    Case("icon-island", Moment(1, 3, 1, "cube"), ("gray", "site -1,0/NE"), "belongs to the icon", "A5.2"),
    Case("colour-gone", Moment(1, 164, 1, "cube"), ("orange",), "There are 0 orange cubes left", "A5.2"),
    Case("lay-first", Moment(1, 230, 0, "lay"), ("Sell",), "Lay your tile first.", "A5.1"),
    Case("cube-first", Moment(1, 231, 0, "cube"), ("Sell",), "Place the second cube first.", "A5.2"),
    Case("no-cubes-here", AT_THERA, ("Load",), "There is no cube where you are docked, at Thera top/right.", "A6.4"),
    Case(
        "thera", AT_THERA, ("Excavate",), "No temple is excavated on Thera, you are docked at Thera top/right.", "A7.5"
    ),
    Case("out-of-reach", AT_THERA, ("dock -1,0/S-SW",), "leads from Thera top/right to -1,0 top/right", "A6.1"),
    Case("how-many", AT_THERA, ("Buy maps", "Buy"), "One action buys 1 to 3 maps, you chose 0.", "A6.6"),
    Case("nothing-chosen", ASHORE, ("Load", "Load"), "Loading takes 1 cube or more, you chose 0.", "A6.4"),
    Case("buy-at-thera", ASHORE, ("Buy maps",), "only at Thera, you are docked at -1,0 bottom/right.", "A6.6"),
    Case("no-map-to-pay", ASHORE, ("Excavate",), "Your cheapest map costs 3 drachmas, you have 2.", "A7.1"),
    Case(
        "excavating-too-dear",
        ASHORE,
        ("map E03", "site -1,0/NE", "Excavate at"),
        "Map E03 costs 3 drachmas, you have 2.",
        "A7.1",
    ),
    Case("sell-at-thera", LAST_ACTION, ("Sell",), "only at Thera, you are docked at -1,0 bottom/right.", "A6.8"),
    Case("occupied", LAST_ACTION, ("dock thera/2",), "Thera bottom/left is occupied, and with 0 actions left", "A6.3"),
    Case("no-action-to-sail", NO_ACTIONS, ("Sail",), "A move takes 1 action, you have 0 left.", "A6.1"),
    Case("no-action-to-load", NO_ACTIONS, ("Load",), "Loading takes 1 action, you have 0 left.", "A6.4"),
    Case("no-action-to-excavate", NO_ACTIONS, ("Excavate",), "Excavating takes 1 action, you have 0 left.", "A6.5"),
    Case("no-action-to-buy", NO_ACTIONS, ("Buy maps",), "Buying maps takes 1 action, you have 0 left.", "A6.6"),
    Case("no-action-to-ask", NO_ACTIONS, ("Oracle",), "Asking the oracle takes 1 action, you have 0 left.", "A6.7"),
    Case("no-unloading-at-thera", NO_ACTIONS, ("Unload",), "you are docked at Thera top/right.", "A6.9"),
    Case("no-site-here", FIVE_MAPS, ("Excavate",), "you have 5 maps", "A7.3"),
    Case(
        "other-island",
        FIVE_MAPS,
        ("map E03", "site -1,0/NE", "Excavate at"),
        "-1,0 bottom left is not land of the",
        "A7.1",
    ),
    Case(
        "not-proved",
        FIVE_MAPS,
        ("map E03", "site -2,2/NE", "Excavate at"),
        "map E03 wants 1",
        "A7.3",
    ),
    Case("temple-there", Moment(1, 105, 1), ("Excavate",), "already has 1 temple", "A7.5"),
    Case("in-transit", IN_TRANSIT, ("Oracle",), "Your boat is in transit at Thera bottom/left", "A6.3"),
    Case("pile-empty", Moment(1, 154, 0), ("Buy maps", "+ hard"), "The hard pile has 0 maps left", "A6.6"),
    Case("buying-too-dear", Moment(1, 235, 0), ("Buy maps",), "for 1 drachma, you have 0", "A6.6"),
    Case("all-temples", Moment(1, 241, 0), ("Excavate",), "You have excavated all of your 6 temples.", "A9.2"),
    Case("boat-full", Moment(2, 116, 0), ("Load",), "Your boat is full: it carries 3 cubes.", "A6.4"),
    Case("no-map-in-hand", Moment(2, 158, 1), ("Excavate",), "You have no map in hand.", "A7.1"),
    Case("oracle-used", Moment(4, 30, 0), ("Oracle",), "you have asked it 1 time", "A6.7"),
    Case(
        "no-room",
        Moment(4, 122, 1),
        ("Load", "gray", "orange", "Load 2 cubes"),
        "The boat has room for 1 more, you chose 2.",
        "A6.4",
    ),
    Case("no-tiles", Moment(8, 303, 1), ("Oracle",), "pile and discards hold 0", "A6.7"),
]

_NAMES_AND_PLACES = [
    *(
        "no-such-cell",
        "no-such-colour",
        "no-such-corner",
        "no-such-dock",
        "no-such-goal",
        "no-such-map",
        "no-such-site",
    ),
    *("no-such-terrain", "no-such-tier", "no-such-turn", "thera-there", "cell-taken", "not-adjacent"),
    *("first-tile-at-thera", "same-dock", "not-there", "not-on-board", "not-in-hand", "not-drawn", "not-offered"),
]
NOTHING_ELSE_IS_OFFERED = "only what is there, and belongs to what is asked, can be chosen"
NOT_MET = {
    "not-a-move": "the client writes moves as the server does",
    "no-such-seat": "a person decides for seats of their own",
    "not-for-chance": "nobody plays for chance",
    "chance-first": "chance answers before anybody is asked",
    "not-possible": "nobody plays for chance",
    "not-your-turn": "nothing is offered while another one decides",
    "played-out": "nothing is offered after the end",
    "keep-first": "as lay-first, by whoever excavates with goods on board; it happens in no kept game",
    "take-first": "as keep-first, in games with face-up goals",
    "berth-first": "no boat carries anything yet, so there is nothing to sell",
    "act-now": "tiles, cubes, goals and berths are offered only when they are asked for",
    "all-occupied": "said by the same button as no-action-to-sail; it happens in no kept game",
    "no-maps-left": "said by the same button as buying-too-dear; it happens in no kept game",
    **dict.fromkeys(_NAMES_AND_PLACES, NOTHING_ELSE_IS_OFFERED),
}


def test_every_refusal_of_the_game_is_met_here_or_cannot_be_met():
    codes = {reason.code for reason in reasons() if reason.where.startswith(("games/akrotiri", "core/refusing"))}
    met = [case.code for case in MET]

    assert len(met) == len(set(met))
    assert set() == set(met) & NOT_MET.keys()
    assert codes == {*met, *NOT_MET}


class Person:
    """Somebody who stays at a table for as long as there is something to be refused."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.me = Guest(page.request, address)
        self.act = page.locator(".act")
        self.is_narrow = (page.viewport_size or {"width": 0})["width"] < 900
        self.moment: Moment | None = None

    def go(self, moment: Moment) -> None:
        if moment == self.moment:
            self.page.keyboard.press("Escape")
            while self.act.get_by_role("button", name="Back", exact=True).count():
                self.act.get_by_role("button", name="Back", exact=True).click()
            return
        table = self.me.branch(moment.game, moment.at, alone(moment.seat))
        sit(self.page, table, moment.decision)
        self.moment = moment

    def see(self, part: str) -> None:
        if self.is_narrow:
            self.page.locator(".parts").get_by_role("button", name=part, exact=True).click()

    def find(self, name: str) -> Locator:
        """What is pressed, brought into sight."""
        kind, _, which = name.partition(" ")
        if kind in ("dock", "site"):
            self.see("Map")
            self.page.get_by_role("button", name="Whole map").click()
            return self.page.locator(f'[data-kind="{kind}"][data-name="{which}"]')
        if kind == "map":
            self.see("Hand")
            return self.page.locator(f'[data-lesson="map:{which}"]')
        if kind == "Sell":
            self.see("Players")
            return self.page.locator(".market").get_by_role("button").first
        return self.act.get_by_role("button", name=re.compile(rf"^{re.escape(name)}( |$)")).first

    def press(self, name: str) -> None:
        place = self.find(name)
        if self.is_narrow:
            place.tap(force=True)
        else:
            place.click(force=True)


def is_on_the_map(name: str) -> bool:
    return name.startswith(("dock ", "site "))


def says(person: Person, case: Case) -> Locator:
    """The reason is to be read, with its link."""
    # What was picked on the map says it as well; the button's own reason lies over that.
    shown = person.page.locator("[role=tooltip], .act [role=status]").filter(has_text=case.sentence).last
    expect(shown).to_be_in_viewport(ratio=1)
    link = shown.get_by_role("link", name=case.rule)
    expect(link).to_have_attribute("href", f"/rules/akrotiri#{case.rule}")
    return shown


@pytest.fixture(scope="module")
def everybody(browser: Browser, address: str) -> Iterator[Opener]:
    opener = Opener(browser, address)
    yield opener
    opener.close()
    assert [] == opener.complaints


@pytest.fixture(scope="module")
def reader(everybody: Opener) -> Person:
    """Somebody with a mouse and a keyboard."""
    return Person(everybody.desk(reduced_motion="reduce"), everybody.address)


@pytest.fixture(scope="module")
def toucher(everybody: Opener) -> Person:
    """Somebody with a phone."""
    return Person(everybody.phone(reduced_motion="reduce"), everybody.address)


@pytest.mark.parametrize("case", MET, ids=[case.code for case in MET])
def test_a_mouse_and_a_keyboard_are_told_why(reader: Person, case: Case):
    reader.go(case.moment)
    *before, last = case.way
    for name in before:
        reader.press(name)
    place = reader.find(last)
    if is_on_the_map(last):
        reader.press(last)
        says(reader, case)
        return
    place.hover(force=True)
    says(reader, case)
    reader.page.mouse.move(4, 4)
    place.focus()
    shown = says(reader, case)
    expect(place).to_have_accessible_description(re.compile(re.escape(case.sentence)))
    reader.page.keyboard.press("Tab")
    expect(shown.get_by_role("link")).to_be_focused()


# The reasons are the same ones; that they are shown by touch is seen in some of them, and in all in the deep run.
@pytest.mark.parametrize(
    "case",
    [pytest.param(case, id=case.code, marks=[pytest.mark.deep] if at % 4 else []) for at, case in enumerate(MET)],
)
def test_a_thumb_is_told_why(toucher: Person, case: Case):
    toucher.go(case.moment)
    for name in case.way:
        toucher.press(name)
    says(toucher, case).get_by_role("link").tap(trial=True)


def test_every_rule_that_is_named_can_be_read(everybody: Opener):
    page = everybody.desk()
    for rule in sorted({case.rule for case in MET}):
        page.goto(f"/rules/akrotiri#{rule}")
        expect(page.locator(f'[id="{rule}"]')).to_be_focused()
        expect(page.locator(f'[id="{rule}-title"]')).to_be_in_viewport()
