"""Two browsers at one table, to the end of the game: the connection of one is cut, and the server is restarted."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Running, running
from tests.web.cable import Cable, cable_to
from tests.web.hands import OVER, Mouse
from tests.web.moments import game
from tests.web.pages import Opener, begin

NEARLY_OVER = {"record": game(8), "at": 262}
"""Three tiles before the last; who does nothing else has some twenty decisions left to make."""


@pytest.fixture
def cable(server: Running) -> Iterator[Cable]:
    with cable_to(server.port) as made:
        yield made


@pytest.fixture
def two(opener: Opener, cable: Cable) -> tuple[Mouse, Mouse]:
    """Two people at a table. The first is connected by the cable."""
    opener.is_cut_off = True
    first = opener.desk(base_url=cable.address, reduced_motion="reduce")
    second = opener.desk(reduced_motion="reduce")
    table = begin(first, seats=[{"kind": "me"}, {"kind": "open"}], options={}, branch=NEARLY_OVER)
    second.goto(f"/tables/{table}")
    second.get_by_role("button", name="Sit down").first.click()
    second.locator(".act").wait_for()
    return Mouse(first), Mouse(second)


def lost(page: Page) -> None:
    expect(page.locator("p.lost")).to_have_text("Connection lost. Reconnecting…")


def back(page: Page) -> None:
    expect(page.locator("p.back")).to_have_text("Connected again.")


def whose_turn(one: Mouse, other: Mouse) -> Mouse | None:
    """Who has to decide; nobody if the game is over. Both know the same."""
    version = max(one.version, other.version)
    for hands in (one, other):
        hands.after(version - 1)
    decisions = {hands.decision: hands for hands in (one, other)}
    return None if OVER in decisions else next(hands for decision, hands in decisions.items() if decision != "wait")


def until_decides(hands: Mouse, what: str, one: Mouse, other: Mouse) -> None:
    """Play on until this is what somebody has to decide."""
    while True:
        turn = whose_turn(one, other)
        assert turn is not None, f"the game was over before {what}"
        if turn is hands and turn.decision == what:
            return
        assert turn.decide()


def test_a_game_goes_to_its_end_though_one_connection_is_lost_twice(two: tuple[Mouse, Mouse], cable: Cable):
    one, other = two

    # The answer to a move is lost, and the connection with it. The move counts, and counts once.
    until_decides(one, "act", one, other)
    before = one.version
    cable.deafen()
    one.end_turn()
    other.after(before)
    cable.cut()
    lost(one.page)
    assert before == one.version
    # What the other does meanwhile is there when the connection is.
    assert other.decide()
    cable.mend()
    back(one.page)
    one.after(before + 1)
    assert before + 2 == one.version == other.version
    expect(one.page.locator("[role=alert] .toast")).to_have_count(0)

    # What is clicked without a connection is refused, and can be done when it is there again.
    until_decides(one, "act", one, other)
    before = one.version
    cable.cut()
    lost(one.page)
    end = one.act.get_by_role("button", name=re.compile("End turn|Give up"))
    expect(end).to_have_attribute("aria-disabled", "true")
    end.click(force=True)
    if one.act.get_by_role("button", name="Give up").count():
        end.click(force=True)
    expect(one.page.locator("[role=alert] .toast")).to_contain_text("no connection")
    assert before == one.version == other.version
    cable.mend()
    back(one.page)
    expect(end).to_have_attribute("aria-disabled", "false")
    end.click()
    one.after(before)

    while (turn := whose_turn(one, other)) is not None:
        turn.decide()
    assert one.version == other.version
    for hands in two:
        expect(hands.page.get_by_role("heading", name="won")).to_be_visible()


def test_a_table_goes_on_after_the_server_was_restarted(opener: Opener, tmp_path: Path):
    opener.is_cut_off = True
    with running(tmp_path) as server:
        page = opener.desk(base_url=server.address, reduced_motion="reduce")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]
        begin(page, seats=seats, options={}, branch=NEARLY_OVER)
        hands = Mouse(page)
        assert hands.decide()
        hands.wait()
        before = hands.version
        server.stop()
        lost(page)
        server.start()
        back(page)

        assert before == hands.version
        assert hands.decide()
