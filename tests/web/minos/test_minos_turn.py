"""A turn of Minos: what may be done and what it would bring, why not something else, what is forgone, undo. The draft
with what would come of a die, and the sheet at the end."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.hands import OVER
from tests.web.minos.hands import sit_down
from tests.web.moments import alone
from tests.web.pages import Opener

# Moments of kept games: which game, after how many entries, and who decides.
SECOND_DIE = (9, 302, 0)
"""The blue 4 is the only die in the build section."""
TO_BUILD = (3, 281, 1)
"""One point to build, and the benefit of the space is due."""
TO_PLAY = (3, 121, 0)
"""A point to play cards, and 4 coins."""

RULE = re.compile(r"/rules/minos#M\d")
ENDS = {2: (3, 619, 0), 3: (8, 862, 0), 4: (1, 1031, 1)}
"""By number of players: a kept game, a moment in its last step of all at once, and a seat that has to answer there."""


def rule_of(reason: Locator) -> Locator:
    return reason.get_by_role("link").first


def test_a_region_that_is_closed_says_why_with_the_rule(opener: Opener, page: Page):
    hands = sit_down(page, opener.address, *TO_BUILD[:2], alone(TO_BUILD[2]), "turn")
    before = hands.version
    # It may be pressed all the same, to be told. By keyboard: the map may just be scrolled.
    page.locator(".grip[aria-disabled=true]").first.focus()
    page.keyboard.press("Enter")
    why = hands.act.locator(".closed[role=status]")
    expect(why).to_contain_text("nothing can be done with it now")
    expect(rule_of(why)).to_have_attribute("href", RULE)
    assert before == hands.version


def test_a_card_too_dear_says_so_with_the_rule(opener: Opener, page: Page):
    hands = sit_down(page, opener.address, *TO_PLAY[:2], alone(TO_PLAY[2]), "turn")
    page.get_by_role("tab", name="Offer").click()
    card = page.locator(".cards .card-of:not(.open)").first
    card.click()
    why = hands.act.locator(".closed[role=status]")
    expect(why).to_contain_text(re.compile(r"costs you \d+ coins?, you have 4"))
    expect(rule_of(why)).to_have_attribute("href", RULE)
    # Beside the card stands what it costs, and why.
    expect(page.locator(".detail")).to_contain_text("coin")


def test_a_card_of_the_hand_that_may_only_be_sold_says_why_it_cannot_be_played(opener: Opener, page: Page):
    hands = sit_down(page, opener.address, *TO_PLAY[:2], alone(TO_PLAY[2]), "turn")
    page.get_by_role("tab", name="Hand").click()
    page.locator('.cards [data-lesson="card:I-27"]').click()
    expect(hands.act.locator("button[data-move=discard]")).to_contain_text("Sell I-27")
    why = hands.act.locator(".closed[role=status]")
    expect(why).to_contain_text(re.compile(r"I-27 costs you \d+ coins?, you have 4"))
    expect(why).not_to_contain_text("nothing can be done")
    expect(rule_of(why)).to_have_attribute("href", RULE)

    # One that can be played needs no reason, nor does one that is let go.
    page.keyboard.press("Escape")
    expect(why).to_have_count(0)


def test_an_extra_action_that_is_not_open_says_why(opener: Opener, page: Page):
    hands = sit_down(page, opener.address, *TO_BUILD[:2], alone(TO_BUILD[2]), "turn")
    extras = hands.act.locator("[data-group=extra]")
    folded = extras.locator("h3 button[aria-expanded=false]")
    if folded.count():
        folded.click()
    tile = extras.locator("button[data-extra=tile]")
    expect(tile).to_contain_text("not now")
    tile.click(force=True)
    expect(extras.locator(".reason")).to_have_text("You have no trade bonus tile.")


def test_what_a_move_would_change_stands_beside_it_and_is_what_it_changes(opener: Opener, page: Page):
    hands = sit_down(page, opener.address, *TO_BUILD[:2], alone(TO_BUILD[2]), "turn")
    ship = hands.act.locator("[data-subject^='ship:'], [data-move=ship]").first
    expect(ship.locator(".change", has_text="fewer coins")).to_be_visible()
    told = ship.locator(".change .unseen", has_text="coins").inner_text()
    price = int(re.findall(r"\d+", told)[0])
    coins = page.locator(f"[data-lesson='seat:{TO_BUILD[2]}'] .count[title^=Coins] b")
    before = int(coins.inner_text())
    if ship.get_attribute("data-subject") is not None:
        ship.click()
        ship = hands.act.locator(".ways button[data-move]").first
    version = hands.version
    ship.click()
    hands.after(version)
    assert before - price == int(coins.inner_text())


def test_ending_the_turn_names_what_is_forgone_and_asks_once(opener: Opener, page: Page):
    hands = sit_down(page, opener.address, *TO_BUILD[:2], alone(TO_BUILD[2]), "turn")
    before = hands.version
    end = hands.act.locator(".finish button[data-move=end]")
    expect(hands.act.locator(".finish")).to_contain_text("Not used yet: 1 point to build")
    end.click()
    asking = hands.act.get_by_role("alert")
    expect(asking).to_contain_text("1 point to build, any track +1 or the action bonus, and")
    assert before == hands.version
    hands.act.get_by_role("button", name="Go on with the turn").click()
    expect(asking).to_have_count(0)

    end.click()
    expect(asking).to_be_visible()
    expect(end).to_have_text("End it all the same")
    end.click()
    hands.after(before)
    expect(asking).to_have_count(0)


def test_own_moves_are_taken_back_one_by_one(opener: Opener, page: Page):
    hands = sit_down(page, opener.address, *TO_BUILD[:2], alone(TO_BUILD[2]), "turn")
    points = hands.act.locator(".points").first
    expect(points).to_contain_text("point left")
    ship = hands.act.locator("[data-subject^='ship:'], [data-move=ship]").first
    if ship.get_attribute("data-subject") is not None:
        ship.click()
        ship = hands.act.locator(".ways button[data-move]").first
    ship.click()
    expect(points).to_contain_text("no points left")
    hands.act.locator("[data-group=due] button[data-move=take]").first.click()
    expect(hands.act).not_to_have_attribute("data-decision", "turn")

    page.get_by_role("button", name="Undo").click()
    expect(hands.act).to_have_attribute("data-decision", "turn")
    expect(points).to_contain_text("no points left")
    page.get_by_role("button", name="Undo").click()
    expect(points).to_contain_text("1")
    expect(points).not_to_contain_text("no points left")
    expect(hands.act.locator(".finish")).to_contain_text("1 point to build")


def test_a_die_and_a_section_show_where_it_would_stand_and_what_would_come_of_it(opener: Opener, page: Page):
    hands = sit_down(page, opener.address, *SECOND_DIE[:2], alone(SECOND_DIE[2]), "draft")
    before = hands.version
    board = page.get_by_role("region", name="Action board")
    expect(page.locator('[data-space="build/1"]').get_by_role("img", name="blue 4")).to_be_visible()
    expect(board.locator(".order")).to_contain_text("Would be retrieved in this order")
    order = board.locator(".order li")
    known = order.count()
    board.locator(".pool button[data-die=yellow5]").first.click()
    board.locator("button[data-section=build]").click()
    thought = board.locator(".thought[role=status]")
    expect(thought).to_contain_text(re.compile(r"[Yy]ellow 5 would stand on build, space \d\."))
    place = re.search(r"space (\d)", thought.inner_text())
    assert place is not None
    space = page.locator(f'[data-space="build/{place[1]}"]')
    expect(space).to_have_class(re.compile(r"\bnew\b"))
    expect(order).to_have_count(known + 1)
    expect(board.locator(".order ol")).to_have_class(re.compile("thought"))
    outlook = hands.act.locator(".outlook")
    expect(outlook).to_contain_text("Your dice would give")
    expect(outlook.locator("li")).to_have_count(2)
    expect(outlook.locator(".groups")).to_contain_text("Groups of")

    # A low die comes before it and pushes it to the right.
    board.locator(".pool button[data-die=gray2]").first.click()
    expect(thought).to_contain_text("Gray 2 would stand on build, space 1.")
    expect(thought).to_contain_text("It pushes your blue 4 to space 2.")
    expect(page.locator('[data-space="build/2"]')).to_have_class(re.compile(r"\bshifted\b"))
    assert before == hands.version

    thought.get_by_role("button", name="Place it").click()
    hands.after(before)
    expect(page.locator('[data-space="build/1"]').get_by_role("img", name="gray 2")).to_be_visible()
    expect(page.locator('[data-space="build/2"]').get_by_role("img", name="blue 4")).to_be_visible()


def test_the_board_stands_still_under_the_pointer_whatever_is_thought_of(opener: Opener, page: Page):
    # Of the first kept game: many dice stand already, and low ones push two or three of them.
    sit_down(page, opener.address, 1, 148, alone(1, 4), "draft")
    board = page.get_by_role("region", name="Action board")
    board.locator(".pool button[data-die]").first.click()
    sections = board.locator("button.name[data-section]")
    where = "(all) => all.map((one) => one.getBoundingClientRect().y)"
    before = sections.evaluate_all(where)
    pushed = 0
    for section in sections.all():
        section.hover()
        expect(board.locator(".thought[role=status]")).to_contain_text(section.inner_text())
        pushed = max(pushed, board.locator(".thought .shift").count())
        assert before == sections.evaluate_all(where)
    assert pushed >= 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_end_sheet_is_itemised_for_every_seat(opener: Opener, players: int):
    number, at, seat = ENDS[players]
    page = opener.desk(reduced_motion="reduce")
    hands = sit_down(page, opener.address, number, at, alone(seat, players), "palace")
    hands.play()
    assert OVER == hands.wait()

    sheet = page.locator("section.end table")
    expect(sheet.locator("thead th")).to_have_count(players)
    rows = sheet.locator("tbody tr").evaluate_all(
        "(all) => all.map((one) => [...one.cells].map((cell) => cell.innerText))"
    )
    totals = [int(one) for one in sheet.locator("tfoot td").all_inner_texts()]
    assert len(rows) >= 5
    assert totals == [sum(int(row[1 + one]) for row in rows) for one in range(players)]
    facts = page.request.get(f"/api/tables/{page.url.split('/')[-1]}").json()["table"]
    assert facts["end"]["scores"] == totals
    expect(page.locator("section.end details li").first).to_be_attached()
