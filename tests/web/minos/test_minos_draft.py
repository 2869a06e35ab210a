"""The draft: the hand for whose sake dice are drafted, and the whole action board, in sight on every screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from labrys.games.minos.components import SECTIONS
from tests.web.hands import Hands
from tests.web.minos.hands import sit_down
from tests.web.minos.moments import Moment, find
from tests.web.pages import LANGUAGES, Opener

DESKS: tuple[ViewportSize, ...] = ({"width": 1440, "height": 900}, {"width": 1366, "height": 768})
HELD: tuple[ViewportSize, ...] = ({"width": 390, "height": 844}, {"width": 360, "height": 780})
ROW = 6
"""Cards that stand in one row on these desks; the rest of a larger hand is scrolled to."""

# Icons that stick out of their space, or out of whatever cuts off what is too large for it; names that do so too.
_CUT = """
(board) => [...[...board.querySelectorAll("[data-space] svg")].filter((icon) => {
  const inner = icon.getBoundingClientRect();
  const around = [];
  for (let one = icon.parentElement; one !== board; one = one.parentElement)
    if (one.matches("[data-space]") || getComputedStyle(one).overflow !== "visible") around.push(one);
  const isWithin = (outer) => inner.left > outer.left - 0.5 && inner.right < outer.right + 0.5
    && inner.top > outer.top - 0.5 && inner.bottom < outer.bottom + 0.5;
  return !around.every((one) => isWithin(one.getBoundingClientRect()));
}).map((icon) => `${icon.closest("[data-space]").dataset.space} ${icon.dataset.icon ?? "die"}`),
...[...board.querySelectorAll(".name span")].filter((name) => {
  const [inner, outer] = [name, name.parentElement].map((one) => one.getBoundingClientRect());
  return inner.left < outer.left || inner.right > outer.right;
}).map((name) => name.textContent)]
"""


def to_draft(players: int) -> Moment:
    """A die is to be drafted by somebody with some cards, when several lie on the board already."""

    def is_it(moment: Moment) -> bool:
        return moment.asked == "draft" and 3 <= len(moment.view.hand) <= ROW and any(map(any, moment.view.rows))

    return find("somebody with some cards drafts", is_it, players, late=True)


def first_of_age_1(players: int) -> Moment:
    """The first space of prepare draws from the Age II deck as well."""
    return find("a die is drafted", lambda moment: moment.asked == "draft", players)


@pytest.mark.parametrize("players", [2, 4])
def test_every_card_of_the_hand_is_in_sight_while_dice_are_drafted(opener: Opener, page: Page, players: int):
    moment = to_draft(players)
    sit_down(page, opener.address, moment)
    cards = page.locator(".cards [role=tabpanel] .card-of")
    expect(cards).to_have_count(len(moment.view.hand))
    for desk in DESKS:
        page.set_viewport_size(desk)
        for card in cards.all():
            expect(card).to_be_in_viewport(ratio=1)
        for name in SECTIONS:
            expect(section(page, name)).to_be_in_viewport(ratio=1)
    # What would come of a die has room of its own: nothing is pushed out by it.
    page.locator(".pool button[data-die]").first.click()
    page.locator("button.name[data-section]").first.click()
    expect(page.locator(".sections .thought button.strong")).to_be_in_viewport(ratio=1)
    expect(cards.last).to_be_in_viewport(ratio=1)


def section(page: Page, name: str) -> Locator:
    return page.locator(f".sections [data-lesson='section:{name}']")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_icon_and_no_name_of_the_action_board_is_cut_off(opener: Opener, language: str):
    moment = first_of_age_1(4)
    for page, sizes in ((opener.desk(language=language), DESKS), (opener.phone(language=language), HELD)):
        sit_down(page, opener.address, moment)
        board = page.locator(".sections")
        expect(board.locator("[data-space='prepare/1'] [data-icon=age2-card]")).to_be_visible()
        for size in sizes:
            page.set_viewport_size(size)
            assert [] == board.evaluate(_CUT), size


def test_a_phone_shows_the_whole_action_board_while_dice_are_drafted(opener: Opener):
    phone = opener.phone()
    sit_down(phone, opener.address, first_of_age_1(4))
    for name in SECTIONS:
        expect(section(phone, name)).to_be_in_viewport(ratio=1)
    lowest = section(phone, SECTIONS[-1]).bounding_box()
    routes = phone.locator(".routes").bounding_box()
    assert lowest is not None
    assert routes is not None
    assert routes["y"] >= lowest["y"] + lowest["height"]


def test_a_thumb_sees_what_would_come_of_a_die_before_it_is_placed(opener: Opener):
    """In the list too: a section tells what it would give, is picked by one tap, and taken by another."""
    phone = opener.phone()
    moment = first_of_age_1(4)
    hands = sit_down(phone, opener.address, moment)
    before = hands.version
    pick = moment.survey.draft.picks[0]
    phone.get_by_role("button", name="Show the choices").tap()
    phone.locator(f".act [data-subject='die:{pick.die}']").tap()
    way = hands.act.locator(".ways button").filter(has_text=pick.section)
    expect(way.locator(".gives .unseen").first).to_be_attached()
    expect(way.locator(".row .ghost")).to_have_count(1)
    way.tap()
    expect(hands.act.locator(".thought")).to_contain_text(f"would stand on {pick.section}, space {pick.space}")
    assert before == hands.version
    _place(hands)
    hands.after(before)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_lies_still_on_a_phone_whatever_is_thought_of(opener: Opener, language: str):
    """A thumb would hit what has moved under it."""

    def is_it(moment: Moment) -> bool:
        return moment.asked == "draft" and {0, 1, 2} <= {len(one.shifts) for one in moment.survey.draft.picks}

    phone = opener.phone(language=language, reduced_motion="reduce")
    moment = find("a die would push none, one or two others", is_it, players=4)
    sit_down(phone, opener.address, moment)
    board = phone.locator(".sections")
    thought, rows = board.locator(".thought[role=status]"), board.locator(".rows")
    where = rows.bounding_box()
    for pushed in (0, 1, 2):
        pick = next(one for one in moment.survey.draft.picks if len(one.shifts) == pushed)
        for place in (f".pool button[data-die={pick.die}]", f"button.name[data-section={pick.section}]"):
            if board.locator(place).get_attribute("aria-pressed") != "true":
                board.locator(place).tap()
        expect(thought.locator(".shift")).to_have_count(pushed)
        assert where == rows.bounding_box(), pick
        expect(thought.locator("button")).to_be_in_viewport(ratio=1)
        assert thought.evaluate("one => one.scrollHeight <= one.clientHeight"), pick


def _place(hands: Hands) -> None:
    hands.act.get_by_role("button", name="Place it").tap()
