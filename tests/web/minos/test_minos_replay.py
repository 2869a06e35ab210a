"""Replays of Minos: a whole game step by step, through anybody's eyes, by a link alone, and going on from a moment."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Request, expect

from labrys.games.minos.components import SECTIONS
from tests.web.minos.moments import Moment, find, view
from tests.web.pages import Opener, scrolls_sideways
from tests.web.reel import Reel
from tests.web.walk import Walk

STEPS = ("Dice", "Cards", "Boards", "Log", "More", "Crete")
"""Parts of the table on a phone, a step of the game with each."""


def bought() -> Moment:
    """In a game of two that one wins, somebody has just used the local market, and goes on with their turn."""
    return find("one of two who hold cards has used the market", _has_bought, players=2)


def _has_bought(moment: Moment) -> bool:
    last, end = moment.last, moment.record.end
    if last is None or last.by != moment.seat or not last.move.startswith("market ") or moment.asked != "turn":
        return False
    return end is not None and len(end.winners) == 1 and all(hands(moment))


def hands(moment: Moment) -> list[list[str]]:
    """What both have in hand."""
    return [sorted(view(moment.table, seat).hand) for seat in range(moment.players)]


def moved() -> Moment:
    """Somebody has just moved a warrior; a move follows for each step, without chance."""
    return find("a warrior was moved, and nothing is drawn for a while", _has_moved, players=2)


def _has_moved(moment: Moment) -> bool:
    # Chance's answers belong to the step before them, so none may follow the last step either.
    last, following = moment.last, [entry.by for entry in moment.rest[: len(STEPS) + 1]]
    is_calm = len(STEPS) < len(following) and "chance" not in following
    return is_calm and last is not None and last.by != "chance" and last.move.startswith("move ")


def length(moment: Moment) -> int:
    return len(moment.record.entries)


def name_of(seat: int) -> str:
    return f"eager {seat + 1}"


def reel_of(page: Page, moment: Moment) -> Reel:
    return Reel(page, moment.path, length(moment), "section.crete")


def open_hand(reel: Reel, whose: str | None = None) -> None:
    """Look into a hand, where it can be seen."""
    reel.page.get_by_role("tab", name="Hand").click()
    if whose:
        reel.page.get_by_label("Whose").first.select_option(label=whose)


def hand(reel: Reel) -> list[str]:
    """The cards that are shown."""
    shown = reel.page.locator(".cards [role=tabpanel] [data-place^='card:']")
    drawn = shown.evaluate_all("(all) => all.map((one) => one.dataset.place.slice(5))")
    return sorted(map(str, drawn))


def drafted(move: str) -> tuple[str, str]:
    """The words of a die that was drafted, and the section it stands in."""
    _, die, section = move.split()
    return f"{die[:-1]} {die[-1]}", section


def test_a_whole_game_is_gone_through_by_steps_turns_and_jumps(page: Page):
    market = bought()
    end, last = market.record.end, length(market)
    assert end is not None
    assert market.last is not None
    second = find(
        "a second die is drafted",
        lambda moment: moment.number == market.number and moment.asked == "draft" and any(moment.view.rows),
    )
    assert second.last is not None
    (die, section), (next_die, next_section) = drafted(second.last.move), drafted(second.rest[0].move)
    reel = reel_of(page, market)
    reel.show(second.at)
    expect(reel.current).to_contain_text(re.compile(f"{die}.*{section}", re.IGNORECASE))
    assert [1] == [len(row) for row in second.view.rows if row]
    assert second.view.rows[SECTIONS.index(section)]
    expect(page.locator(f"[data-space='{section}/1']").get_by_role("img", name=die)).to_be_visible()
    reel.press("One step on")
    reel.at(second.at + 1)
    expect(reel.current).to_contain_text(re.compile(f"{next_die}.*{next_section}", re.IGNORECASE))
    reel.press("One step back")
    reel.at(second.at)
    reel.jump(market.at)
    expect(reel.current).to_contain_text(market.last.move.split()[1])
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator("footer .count")).not_to_have_text(f"{market.at} of {last}")
    result = page.get_by_role("region", name=f"{name_of(end.winners[0])} won")
    expect(result).to_have_count(0)
    reel.press("To the end")
    reel.at(last)
    totals = r"\s*".join(map(str, ("Total", *end.scores)))
    expect(result.get_by_role("row", name=re.compile("Total"))).to_have_text(re.compile(totals))
    reel.press("To the beginning")
    reel.at(0)


def test_every_moment_of_a_game_can_be_drawn(page: Page):
    moment = bought()
    reel = reel_of(page, moment)
    reel.show()
    # Some of each part of the game; whatever a page complains about fails the test.
    for entries in [*range(30, length(moment), 43), length(moment)]:
        reel.jump(entries)
        expect(page.locator('[data-lesson="seat:1"]')).to_be_visible()


def test_eyes_hide_what_others_could_not_see(page: Page):
    moment = bought()
    reel = reel_of(page, moment)
    reel.show(moment.at)
    both = hands(moment)
    for seat, cards in enumerate(both):
        open_hand(reel, name_of(seat))
        expect(page.locator(".cards [role=tabpanel] [data-place^='card:']")).to_have_count(len(cards))
        assert cards == hand(reel)
    other = 1 - moment.seat
    moves = [entry.move.split() for entry in moment.record.entries if entry.by == other]
    [secret, *_] = [words[1] for words in moves if words[0] == "back"]
    log = page.get_by_role("region", name="What happened")
    put_back = log.get_by_role("listitem").filter(has_text=f"put {secret} back into the deck")
    expect(put_back).to_have_count(1)

    reel.see_as(f"What {name_of(moment.seat)} saw")
    open_hand(reel)
    expect(page.locator(f".cards [data-place='card:{both[moment.seat][0]}']")).to_be_visible()
    assert both[moment.seat] == hand(reel)
    for card in both[other]:
        expect(page.locator(f"[data-place='card:{card}']")).to_have_count(0)
    expect(put_back).to_have_count(0)
    expect(log.get_by_role("listitem").filter(has_text=f"{name_of(other)} put a card back")).not_to_have_count(0)

    reel.see_as("What spectators saw")
    expect(page.get_by_role("tab", name="Hand")).to_have_count(0)
    for card in (*both[0], *both[1]):
        expect(page.locator(f"[data-place='card:{card}']")).to_have_count(0)


def test_a_link_shows_the_same_moment_and_no_table_is_asked_for(opener: Opener):
    page = opener.desk(permissions=["clipboard-read", "clipboard-write"])
    moment = bought()
    eyes = 1 - moment.seat
    reel = reel_of(page, moment)
    reel.show(moment.at)
    reel.see_as(f"What {name_of(eyes)} saw")
    reel.press("Copy link")
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")

    other = opener.desk()
    asked: list[str] = []
    other.on("request", lambda request: asked.append(path_of(request)))
    other.goto(copied)
    there = reel_of(other, moment)
    there.at(moment.at)
    open_hand(there)
    expect(other.locator(f".cards [data-place='card:{hands(moment)[eyes][0]}']")).to_be_visible()
    assert hands(moment)[eyes] == hand(there)
    assert reel.current.all_inner_texts() == there.current.all_inner_texts()
    assert not [path for path in asked if path.startswith(("/api/tables", "/api/guests"))]


def path_of(request: Request) -> str:
    return "/" + request.url.split("/", 3)[3]


def test_a_game_goes_on_from_a_moment_at_a_new_table(page: Page):
    moment = bought()
    reel = reel_of(page, moment)
    reel.show(moment.at)
    reel.press("Go on from here")
    for seat in range(moment.players):
        page.get_by_label(f"Seat {seat + 1}", exact=True).select_option("Me" if seat == moment.seat else "Bot: Greedy")
    reel.press("Play on")
    expect(page).to_have_url(re.compile(r"/tables/[\w-]+$"))
    begin = page.locator(".cover").get_by_role("button", name="I am")
    begin.or_(page.locator("section.act")).first.wait_for()
    if begin.count():
        begin.click()

    expect(page.locator("section.act")).to_have_attribute("data-decision", "turn")
    page.get_by_role("tab", name="Hand").click()
    cards = hands(moment)[moment.seat]
    expect(page.locator(f".cards [data-place='card:{cards[0]}']")).to_be_visible()
    assert cards == hand(reel)


def test_a_place_in_the_log_is_shown_on_the_table(page: Page):
    moment = moved()
    assert moment.last is not None
    reel = reel_of(page, moment)
    reel.show(moment.at)
    meant = page.locator(".crete .meant")
    expect(meant).to_have_count(0)
    reel.current.first.get_by_role("button", name=f"({moment.last.move.split()[2]})").click()

    expect(meant).to_have_count(1)


def test_on_a_phone_one_part_is_seen_while_a_thumb_steps(opener: Opener):
    phone = opener.phone()
    moment = moved()
    reel = reel_of(phone, moment)
    reel.show(moment.at)
    walk = Walk(phone)
    for at, part in enumerate(STEPS, start=moment.at + 1):
        phone.get_by_role("navigation").get_by_role("button", name=part, exact=True).tap()
        phone.get_by_role("button", name="One step on").tap()
        expect(phone.locator("footer .count")).to_have_text(f"{at} of {length(moment)}")
        assert not scrolls_sideways(phone), part
    walk.stop("Crete")
    walk.end()


def test_a_replay_has_no_fault_that_axe_can_find(page: Page):
    walk, moment = Walk(page), bought()
    reel = reel_of(page, moment)
    reel.show(moment.at)
    expect(page.locator("[data-of=boards] .points small").first).to_be_visible()
    walk.stop("in the middle")
    reel.jump(length(moment))
    walk.stop("at the end")
    walk.end()
