"""What the table of Minos shows is what the rules say: numbers of boards and regions, cards as they are sorted and
sifted, the running score, and what changed for me while others played."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from labrys.core.game import Move
from labrys.core.registry import game
from labrys.games.minos.components import ComponentSet
from labrys.games.minos.moves import End, Escort, March, Place
from labrys.games.minos.survey import MinosSurvey, RegionHelp
from tests.web.minos.hands import sit_down
from tests.web.minos.moments import Moment, asked, find, seek, survey
from tests.web.moments import Guest, alone
from tests.web.pages import Opener


def rich_turn(players: int | None = None) -> Moment:
    """Somebody's turn in which there is something to be seen of all that is told here."""
    what = "in a turn regions score, and some cards of the offer can be paid for, but not all"
    return find(what, _is_rich, players, late=True)


def _is_rich(moment: Moment) -> bool:
    if moment.asked != "turn" or not any(sum(region.points) for region in moment.survey.regions):
        return False
    return {True, False} == {card.can_play for card in moment.survey.cards if card.is_offered}


class Lost(NamedTuple):
    """What another can do before my turn, so that I no longer dominate some regions."""

    me: int
    move: Move
    regions: dict[int, int]
    """By row of what is told: of regions where something changed for me, in their order."""


def lost(moment: Moment) -> Lost | None:
    """A warrior with which whoever has the turn could take dominance from the next player; None if there is none."""
    for move in moment.legal if moment.asked == "turn" and moment.may(End) else ():
        if isinstance(move, Place | March | Escort) and asked(moment.after(move), moment.seat) == "turn":
            then = moment.after(move, End())
            for me in then.deciders():
                regions = told_lost(survey(moment.table, me), survey(then, me), me)
                if regions and me != moment.seat and asked(then, me) == "turn":
                    return Lost(me, move, regions)
    return None


def told_lost(before: MinosSurvey, now: MinosSurvey, me: int) -> dict[int, int]:
    """Regions that I no longer dominate, by their rows among those where something changed for me."""
    both = zip(before.regions, now.regions, strict=True)
    told = [(had, has) for had, has in both if standing(had, me) != standing(has, me)]
    return {row: has.number for row, (had, has) in enumerate(told) if had.dominant == me != has.dominant}


def standing(region: RegionHelp, seat: int) -> tuple[bool, int]:
    """Whether a seat dominates a region, and what it would score there."""
    return region.dominant == seat, region.points[seat]


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


@pytest.mark.parametrize("players", [2, 4])
def test_every_board_counts_what_its_player_has(opener: Opener, page: Page, players: int):
    moment = rich_turn(players)
    sit_down(page, opener.address, moment)
    for seat, own in enumerate(moment.view.seats):
        shown = numbers(page, seat)
        assert (own.coins, own.weaponry, own.cards) == (shown["Coins"], shown["Weaponry"], shown["Cards in hand"])
        assert (len(own.area), len(own.palace)) == (shown["Cards in the player area"], shown["Cards in the palace"])
        points = page.locator(f'[data-lesson="seat:{seat}"] .points .unseen').inner_text()
        [sheet] = [one for one in moment.survey.sheets if one.seat == seat]
        assert [own.vp, sum(line.points for line in sheet.lines)] == [int(one) for one in re.findall(r"-?\d+", points)]


def test_every_region_tells_who_dominates_it_and_what_it_would_score(opener: Opener, page: Page):
    moment = rich_turn()
    sit_down(page, opener.address, moment)
    scored = 0
    for help_ in moment.survey.regions:
        page.locator(f'.grip[data-lesson="region:{help_.number}"]').focus()
        page.keyboard.press("Shift")  # a region tells of itself to those who come by keyboard
        panel = page.locator(".crete .panel")
        expect(panel.get_by_role("heading")).to_contain_text(re.compile(rf"\b{help_.number}\b"))
        [region] = [one for one in moment.view.regions if one.number == help_.number]
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
    moment = rich_turn()
    view, survey = moment.view, moment.survey
    cards = {one.id: one for one in components().cards}
    sit_down(page, opener.address, moment)
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
    moment = rich_turn()
    view, survey = moment.view, moment.survey
    sit_down(page, opener.address, moment)
    page.locator(".seats > header").get_by_role("button", name=re.compile("Scores")).click()
    sheet = page.get_by_role("dialog")
    rows: list[list[str]] = sheet.locator("tr.sum").evaluate_all(
        "(all) => all.map((row) => [...row.querySelectorAll('td')].map((one) => one.textContent))"
    )
    # Mine come first, then those of the others as they sit around the table.
    around = [*range(moment.seat, moment.players), *range(moment.seat)]
    sums = {one.seat: sum(line.points for line in one.lines) for one in survey.sheets}
    assert [str(view.seats[seat].vp) for seat in around] == rows[0]
    assert [str(sums[seat]) for seat in around] == rows[-1]


def test_what_changed_for_me_while_the_other_played_is_told_first(opener: Opener, page: Page):
    me = Guest(page.request, opener.address)
    other = Guest(opener.desk().request, opener.address, "Bea")
    what = "a warrior can take the dominance in a region from the next player"
    moment, found = seek(what, lost)
    seats = alone(found.me, moment.players)
    seats[moment.seat] = {"kind": "open"}
    table = me.table(seats, "minos", branch=moment.branch)
    other.wish(table, "join")
    page.goto(f"/tables/{table}")
    expect(page.locator("section.act")).to_have_attribute("data-decision", "wait")
    expect(page.locator("[data-of=boards] .forecast")).to_be_attached()
    for move in (found.move, End()):
        other.wish(table, "move", version=other.version(table), move=moment.table.game.text(move))

    expect(page.locator("section.act")).to_have_attribute("data-decision", "turn")
    page.locator("button.offer", has_text="for you").click()
    told = page.locator("[data-for-you] li")
    for row, region in found.regions.items():
        expect(told.nth(row)).to_contain_text(f"({region}): you no longer dominate it.")
        # What is named is shown on the map.
        told.nth(row).get_by_role("button").first.click()
        shape = page.locator(f'.grip[data-lesson="region:{region}"]').get_attribute("d")
        expect(page.locator(f'.crete path.meant[d="{shape}"]')).to_have_count(1)
