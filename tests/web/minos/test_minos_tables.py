"""Several people at a table of Minos: in browsers of their own with bots between them, and before one screen."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, expect

from labrys.games.minos.state import State
from tests.server.running import Running
from tests.web.betrayals import Truth, betrayals, kept_by, page_betrays
from tests.web.ear import Ear
from tests.web.hands import COVER, OVER
from tests.web.minos.hands import GREEDY, NEW_GAME, MinosMouse
from tests.web.minos.moments import Moment, find
from tests.web.pages import Opener, begin

CARD = re.compile(r"\bII?-\d\d\b")
AT_ONE_SCREEN = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bea"}]


def truth_of(server: Running, table: str) -> Truth:
    return Truth.of(Path(server.environment["LABRYS_DATABASE"]), table)


def asked(*all_hands: MinosMouse) -> list[MinosMouse]:
    """Those who have something to decide, when all know the same; somebody has, as soon as the bots are done."""
    while True:
        version = max(hands.version for hands in all_hands)
        for hands in all_hands:
            hands.after(version - 1)
        found = [hands for hands in all_hands if hands.decision not in ("wait", "")]
        if found:
            return found
        all_hands[0].after(version)


def log_of(hands: MinosMouse) -> Locator:
    return hands.page.get_by_role("region", name="Log").last


def test_two_browsers_and_two_bots_from_the_setup_through_a_round_and_answers_stay_secret(
    opener: Opener, server: Running
):
    pages = [opener.desk(reduced_motion="reduce") for _ in range(2)]
    ears = [Ear(page) for page in pages]
    table = begin(pages[0], **NEW_GAME, seats=[{"kind": "me"}, {"kind": "open"}, GREEDY, GREEDY])
    pages[1].goto(f"/tables/{table}")
    pages[1].get_by_role("button", name="Sit down").first.click()
    pages[1].locator(".act").wait_for()
    ears[1].received.clear()  # it heard what a spectator hears
    one, other = (MinosMouse(page, f"seat {seat}") for seat, page in enumerate(pages))

    # Starting cards are taken in turn; then all look at their hands at once.
    while (deciding := asked(one, other))[0].decision == "pick":
        assert deciding[0].decide()
    assert [one, other] == deciding
    while one.decision != "wait":
        assert one.decide()
    answered = set(CARD.findall(one.act.locator(".answers").inner_text()))
    assert len(answered) >= 2
    version = max(one.version, other.version)
    other.after(version - 1)
    assert "wait" != other.decision
    assert not answered & set(CARD.findall(kept_by(other.page, version)[0].text))
    while other.decision != "wait" and not other.act.locator("[data-group=asked] [data-subject]").count():
        assert other.decide()
    expect(log_of(other)).to_contain_text(re.compile("|".join(sorted(answered))))

    steps = set()
    while ears[0].view["round"] < 2:
        for hands in asked(one, other):
            steps.add(hands.decision)
            for ear, page in zip(ears, pages, strict=True):
                ear.received += kept_by(page, ear.version)
            assert hands.decide()
    assert {"draft", "turn"} <= steps
    truth = truth_of(server, table)
    for seat, ear in enumerate(ears):
        assert [] == betrayals(ear.received, truth, seat)
    # It was worth listening: there were answers that others could not know, at setup and later.
    states = [state for state in map(truth.state, truth.sittings) if isinstance(state, State)]
    assert {0, 1} <= {state.round for state in states if any(state.answers)}


def test_two_before_one_screen_answer_at_once_and_neither_sees_the_hand_of_the_other(opener: Opener, server: Running):
    what = "both have their hands, to put cards back and to found their palaces with, at once"
    moment = find(what, lambda moment: moment.asked == "back" and len(moment.table.deciders()) == 2, players=2)
    covers, _ = play_at_one_screen(opener, server, moment, decisions=16)

    assert covers >= 3


def test_two_before_one_screen_to_the_end(opener: Opener, server: Running):
    def is_last_turn(moment: Moment) -> bool:
        return moment.asked == "turn" and 1 == sum(entry.move == "end" for entry in moment.rest)

    moment = find("the last turn is taken", is_last_turn, players=2)
    covers, hands = play_at_one_screen(opener, server, moment, decisions=1_000)

    assert covers >= 1
    assert OVER == hands.wait()
    expect(hands.page.get_by_role("heading", name="won")).to_be_visible()


def play_at_one_screen(opener: Opener, server: Running, moment: Moment, decisions: int) -> tuple[int, MinosMouse]:
    """Go on with a kept game of two; how often the screen was covered."""
    page = opener.desk(reduced_motion="reduce")
    table = begin(page, game="minos", seats=AT_ONE_SCREEN, options={}, branch=moment.branch)
    hands, covers = MinosMouse(page), 0
    looking: int | None = None
    for _ in range(decisions):
        decision = hands.wait()
        if decision == OVER:
            break
        truth = truth_of(server, table)
        version = max(truth.sittings)
        if decision == COVER:
            covers += 1
            looking = None
            assert 0 == page.locator(".minos, .act, .cards, .log").count()
        assert [] == page_betrays(page, truth, version, looking)
        if decision == COVER:
            named = page.locator(".cover").get_by_role("button", name="I am").inner_text()
            looking = next(seat for seat, one in enumerate(AT_ONE_SCREEN) if one["name"] in named)
        assert hands.decide()
    return covers, hands
