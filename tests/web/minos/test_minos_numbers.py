"""What the table of Minos shows is what the rules say: numbers of boards and regions, cards as they are sorted and
sifted, the running score, and what changed for me while others played."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from labrys.core import record
from labrys.core.registry import game
from labrys.core.table import replay
from labrys.games.minos.components import ComponentSet
from labrys.games.minos.survey import MinosSurvey
from labrys.games.minos.view import MinosView
from tests.web.minos.hands import GREEDY, sit_down
from tests.web.moments import GAMES, Guest, alone
from tests.web.pages import Opener

TURN = (3, 501, 1)
"""The number of a kept game, a moment of it, and the seat that has a turn then."""
FOUR = (1, 622, 0)
OTHERS_TURN = (8, 359)
"""The number of a kept game of three, and a moment of it in a turn of seat 2; what it does then, without asking chance.
Seat 0 is next."""
OTHERS_MOVES = ("take I-47", "move 10 11", "battle 11", "move 10 8", "discard I-12", "place 10", "move 8 10",
                "move 10 8", "move 10 11", "move 8 7", "escort 7 6", "end")  # fmt: skip


@cache
def known(number: int, at: int, seat: int) -> tuple[MinosView, MinosSurvey]:
    """What the seat may know at this moment, and what the rules make of it."""
    [path] = (GAMES / "minos" / "golden").glob(f"{number:02}-*.jsonl")
    table = replay(record.read(path.read_bytes()), to=at)
    view = table.game.view(table.state, seat)
    survey = table.game.survey(view)
    assert isinstance(view, MinosView)
    assert isinstance(survey, MinosSurvey)
    return view, survey


def components() -> ComponentSet:
    found = game("minos").components
    assert isinstance(found, ComponentSet)
    return found


def numbers(page: Page, seat: int) -> dict[str, int]:
    """What is counted on a board at a glance, by its words."""
    counts: list[list[Any]] = page.locator(f'[data-lesson="seat:{seat}"] .count').evaluate_all(
        "(all) => all.map((one) => [one.querySelector('.unseen').textContent, one.querySelector('b').textContent])"
    )
    return {words.strip(" :"): int(value) for words, value in counts if value.isdigit()}


@pytest.mark.parametrize("moment", [TURN, FOUR])
def test_every_board_counts_what_its_player_has(opener: Opener, page: Page, moment: tuple[int, int, int]):
    view, survey = known(*moment)
    players = len(view.seats)
    sit_down(page, opener.address, *moment[:2], alone(moment[2], players), "turn")
    for seat, own in enumerate(view.seats):
        shown = numbers(page, seat)
        assert (own.coins, own.weaponry, own.cards) == (shown["Coins"], shown["Weaponry"], shown["Cards in hand"])
        assert (len(own.area), len(own.palace)) == (shown["Cards in the player area"], shown["Cards in the palace"])
        points = page.locator(f'[data-lesson="seat:{seat}"] .points .unseen').inner_text()
        [sheet] = [one for one in survey.sheets if one.seat == seat]
        assert [own.vp, sum(line.points for line in sheet.lines)] == [int(one) for one in re.findall(r"-?\d+", points)]


def test_every_region_tells_who_dominates_it_and_what_it_would_score(opener: Opener, page: Page):
    view, survey = known(*TURN)
    sit_down(page, opener.address, *TURN[:2], alone(TURN[2]), "turn")
    scored = 0
    for help_ in survey.regions:
        page.locator(f'.grip[data-lesson="region:{help_.number}"]').focus()
        page.keyboard.press("Shift")  # a region tells of itself to those who come by keyboard
        panel = page.locator(".crete .panel")
        expect(panel.get_by_role("heading")).to_contain_text(re.compile(rf"\b{help_.number}\b"))
        [region] = [one for one in view.regions if one.number == help_.number]
        rows = panel.locator("tbody tr")
        there = [seat for seat, count in enumerate(region.warriors) if count]
        expect(rows).to_have_count(len(there))
        for row, seat in enumerate(there):
            has = "dominance" if help_.dominant == seat else "presence"
            expect(rows.nth(row)).to_contain_text(has)
            expect(rows.nth(row).locator(".points")).to_contain_text(str(help_.points[seat]))
            scored += help_.points[seat]
    assert scored, "no region scores at this moment: it shows nothing"


def test_cards_are_sorted_and_sifted(opener: Opener, page: Page):
    view, survey = known(*TURN)
    cards = {one.id: one for one in components().cards}
    sit_down(page, opener.address, *TURN[:2], alone(TURN[2]), "turn")
    page.get_by_role("tab", name="Offer").click()
    page.get_by_role("button", name=re.compile("^Sort")).click()
    tools = page.get_by_role("group", name="Sort and filter")

    def shown() -> list[str]:
        ids: list[str] = page.locator('.cards [data-lesson^="card:"]').evaluate_all(
            "(all) => all.map((one) => one.dataset.lesson.slice(5))"
        )
        return list(dict.fromkeys(ids))

    assert list(view.offer) == shown()
    tools.get_by_role("combobox").select_option("points")
    assert sorted(view.offer, key=lambda one: -cards[one].vp) == shown()
    tools.get_by_role("combobox").select_option("cost")
    ways = {one.id: one.ways for one in survey.cards}
    price = {one: next((way.price for way in ways[one] if way.can_pay), min(way.price for way in ways[one]))
             for one in view.offer}  # fmt: skip
    assert sorted(view.offer, key=lambda one: price[one]) == shown()

    triggers = tools.get_by_role("group", name="Only with this trigger").get_by_role("button")
    sifted = []
    for button in triggers.all():
        button.click()
        kinds = {cards[one].trigger for one in shown()}
        assert [one for one in view.offer if cards[one].trigger in kinds] == sorted(shown(), key=view.offer.index)
        sifted.append(kinds)
        tools.get_by_role("button", name=re.compile("Show all")).click()
    # Each button leaves one trigger, and no two the same.
    assert {cards[one].trigger for one in view.offer} == {kind for kinds in sifted for kind in kinds}
    assert all(len(kinds) <= 1 for kinds in sifted)
    assert len(set(view.offer)) == len(shown())

    tools.get_by_role("button", name="I can pay").click()
    payable = {one.id for one in survey.cards if one.can_play} & set(view.offer)
    assert payable == set(shown())


def test_the_running_score_names_every_source(opener: Opener, page: Page):
    view, survey = known(*TURN)
    sit_down(page, opener.address, *TURN[:2], alone(TURN[2]), "turn")
    page.locator(".seats > header").get_by_role("button", name=re.compile("Scores")).click()
    sheet = page.get_by_role("dialog")
    rows: list[list[str]] = sheet.locator("tr.sum").evaluate_all(
        "(all) => all.map((row) => [...row.querySelectorAll('td')].map((one) => one.textContent))"
    )
    # Mine come first, then those of the others as they sit around the table.
    around = [*range(TURN[2], len(view.seats)), *range(TURN[2])]
    sums = {one.seat: sum(line.points for line in one.lines) for one in survey.sheets}
    assert [str(view.seats[seat].vp) for seat in around] == rows[0]
    assert [str(sums[seat]) for seat in around] == rows[-1]


def test_what_changed_for_me_while_the_other_played_is_told_first(opener: Opener, page: Page):
    """The other comes to region 11, where my warriors were alone and dominated it."""
    me = Guest(page.request, opener.address)
    other = Guest(opener.desk().request, opener.address, "Bea")
    number, at = OTHERS_TURN
    table = me.branch(number, at, [{"kind": "me"}, GREEDY, {"kind": "open"}], "minos")
    other.wish(table, "join")
    page.goto(f"/tables/{table}")
    expect(page.locator("section.act")).to_have_attribute("data-decision", "wait")
    expect(page.locator("[data-of=boards] .forecast")).to_be_attached()
    before, after = known(number, at, 0)[1].regions, known(number, at + len(OTHERS_MOVES), 0)[1].regions
    lost = [one.number for one, now in zip(before, after, strict=True) if one.dominant == 0 != now.dominant]
    assert lost
    for move in OTHERS_MOVES:
        other.wish(table, "move", version=other.version(table), move=move)

    expect(page.locator("section.act")).to_have_attribute("data-decision", "turn")
    page.locator("button.offer", has_text="for you").click()
    told = page.locator("[data-for-you] li")
    for row, region in enumerate(lost):
        expect(told.nth(row)).to_contain_text(f"({region}): you no longer dominate it.")
        # What is named is shown on the map.
        told.nth(row).get_by_role("button").first.click()
        shape = page.locator(f'.grip[data-lesson="region:{region}"]').get_attribute("d")
        expect(page.locator(f'.crete path.meant[d="{shape}"]')).to_have_count(1)
