"""Planning at a table of Minos: a turn on a copy of the table while the other decides, what of it no longer holds, and
carrying it out at once. And bots that need not be waited for."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from labrys.games.minos.moves import Draw, End
from tests.server.running import running
from tests.web.hands import Hands
from tests.web.minos.moments import Moment, asked, seek, unfold_groups, view
from tests.web.moments import Guest, Seats, alone
from tests.web.pages import Opener, begin
from tests.web.walk import Walk

Seat = dict[str, str]
CARD = re.compile(r"\bII?-\d\d\b")
_LOOKS = 200
"""So often is looked for a move to plan, until it is given up."""
_KEPT = "() => Object.keys(sessionStorage).filter((name) => name.startsWith('labrys.plan.'))"


class Drawing(NamedTuple):
    """The other has a turn in which it may draw a card; in mine, which is next, I can draw that one or others."""

    moment: Moment
    me: int
    card: str
    contested: str
    """The other may draw it too."""
    spare: str

    def seats(self, mine: Seat, others: Seat) -> Seats:
        """I, and the other; bots sit everywhere else."""
        seats = alone(self.me, self.moment.players)
        seats[self.me], seats[self.moment.seat] = mine, others
        return seats


def drawing() -> Drawing:
    what = "one may draw a card of the offer, and the next plan to draw two of three and use the market"
    return seek(what, _drawing)[1]


def _drawing(moment: Moment) -> Drawing | None:
    if moment.asked != "turn" or not moment.may(Draw, End) or len(moment.view.offer) < 3:
        return None
    contested = next(move for move in moment.legal if isinstance(move, Draw))
    card, spare = [one for one in moment.view.offer if one != contested.card][:2]
    plans = [f"draw {card}", f"draw {contested.card}", "market"], [f"draw {card}", f"draw {spare}"]
    if asked(moment.after(contested), moment.seat) != "turn":
        return None
    ends = [moment.after(End()), moment.after(contested, End())]
    for me in set(range(moment.players)) - {moment.seat}:
        is_next = all(asked(end, me) == "turn" for end in ends)
        if is_next and all(_holds(plan, moment, me) for plan in plans):
            return Drawing(moment, me, card, contested.card, spare)
    return None


def _holds(plan: list[str], moment: Moment, seat: int) -> bool:
    """Whether a seat can plan moves that begin with these words for its next turn, one after the other."""
    game = moment.table.game
    world: Any = game.own_turn(view(moment.table, seat))
    for words in plan if world else ():
        codes = [code for code in game.legal(world, seat) if game.spelled(world, code).startswith(words)]
        foreseen = game.foresee(world, seat, codes[0]) if codes else None
        if foreseen is None or not foreseen.goes_on:
            return False
        world = foreseen.world
    return world is not None


class Planner(Hands):
    """Somebody who plans."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.banner = page.locator("[data-plan-banner]")
        self.steps = page.locator("[data-plan] li")
        self.status = page.locator("[data-plan-status]")
        self.do = page.locator("[data-plan-do]")
        self.planned = 0
        """How many moves were planned and not given up."""

    def begin(self) -> None:
        self.page.locator("[data-plan-open]").click()
        expect(self.banner).to_be_visible()

    def leave(self) -> None:
        self.page.locator("[data-plan-leave]").click()
        expect(self.banner).to_have_count(0)

    def plan(self, kind: str, card: str = "") -> None:
        """Plan a move of this kind, and wait until it is known that all holds."""
        self.unfold(kind, card)
        self.choice(kind, card).click()
        self.planned += 1
        self.expect_whole()

    def unfold(self, kind: str, card: str) -> None:
        """Bring a move into sight. What may be planned comes a little after the last step was taken or given up."""
        subject = self.act.locator(f"button[data-subject][data-lesson~='button:{kind}'][aria-expanded=false]")
        for _ in range(_LOOKS):
            unfold_groups(self.act)
            if self.choice(kind, card).count():
                return
            if subject.count():
                subject.first.click()
            else:
                self.page.wait_for_timeout(50)
        raise AssertionError(f"{kind} {card} cannot be planned")

    def give_up(self, button: str, left: int) -> None:
        """Give up some of the plan; so many moves are left."""
        self.page.locator(f"[{button}]").click()
        self.planned = left
        expect(self.steps).to_have_count(left)

    def expect_whole(self) -> None:
        expect(self.status).to_have_text("It holds." if self.planned == 1 else f"All {self.planned} moves hold.")

    def choice(self, kind: str, card: str = "") -> Locator:
        # II-07 is another card than I-07.
        return self.act.locator(f"button[data-move={kind}]").filter(has_text=re.compile(rf"\b{card}\b")).first

    def expect_fates(self, fate: str, count: int) -> None:
        expect(self.page.locator(f"[data-plan] li[data-fate={fate}]")).to_have_count(count)


class Other(Guest):
    """Somebody at the same table, without a browser: nothing happens that they do not do."""

    def make(self, table: str, *moves: str) -> None:
        for move in moves:
            self.wish(table, "move", version=self.version(table), move=move)


def sit_together(opener: Opener, page: Page, found: Drawing) -> tuple[Planner, Other, str]:
    """I wait for the other; and the id of the table."""
    me = Guest(page.request, opener.address)
    other = Other(opener.desk().request, opener.address, "Bea")
    table = me.table(found.seats({"kind": "me"}, {"kind": "open"}), "minos", branch=found.moment.branch)
    other.wish(table, "join")
    page.goto(f"/tables/{table}")
    planner = Planner(page)
    expect(planner.act).to_have_attribute("data-decision", "wait")
    return planner, other, table


def test_a_turn_is_planned_while_the_other_decides_and_nothing_of_it_happens(opener: Opener, page: Page):
    found = drawing()
    planner, other, table = sit_together(opener, page, found)
    mine = page.locator(f'[data-lesson="seat:{found.me}"] .count[title^=Coins] b')
    version, coins = planner.version, mine.inner_text()
    walk = Walk(page)
    planner.begin()
    expect(planner.act).to_have_attribute("data-decision", "turn")
    planner.plan("draw", found.card)
    planner.plan("market")
    expect(planner.steps).to_have_count(2)
    # The table is drawn as it would be then.
    expect(mine).not_to_have_text(coins)
    expect(planner.do).to_have_count(0)
    walk.stop("planned")
    planner.leave()
    expect(mine).to_have_text(coins)
    walk.stop("waiting, with a plan")

    assert (version, version) == (planner.version, other.version(table))
    walk.end()


def test_who_begins_a_plan_by_keyboard_goes_on_in_the_list(opener: Opener, page: Page):
    planner, _, _ = sit_together(opener, page, drawing())
    page.locator("[data-plan-open]").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-plan-open]")).to_have_count(0)
    expect(planner.banner).to_be_visible()

    expect(planner.act.locator("button:focus")).to_have_count(1)


def test_what_the_other_takes_away_no_longer_holds_and_the_rest_is_done_in_one_click(opener: Opener, page: Page):
    found = drawing()
    planner, other, table = sit_together(opener, page, found)
    planner.begin()
    for card in (found.card, found.contested):
        planner.plan("draw", card)
    planner.leave()
    other.make(table, f"draw {found.contested}")
    expect(planner.status).to_have_text("The first of 2 holds.")
    broken = page.locator("[data-plan] li[data-fate=refused]")
    expect(broken).to_contain_text(found.contested)
    expect(broken.locator(".why")).to_contain_text(re.compile(rf"Not possible:.*\b{found.contested}\b", re.DOTALL))
    expect(planner.do).to_have_count(0)
    walk = Walk(page)
    walk.stop("broken")

    other.make(table, "end")
    expect(planner.do).to_have_attribute("data-plan-do", "1")
    version = planner.version
    planner.do.click()
    planner.after(version)
    expect(page.locator("[data-plan-made='1']")).to_be_visible()
    expect(page.get_by_role("log").or_(page.locator(".log")).first).to_contain_text(found.card)
    # What was not done is still planned, and still told why it cannot be done.
    expect(planner.steps).to_have_count(1)
    planner.expect_fates("refused", 1)
    planner.give_up("data-plan-clear", left=0)
    walk.end()


def test_a_whole_plan_is_kept_through_a_reload_and_done_in_one_click(opener: Opener, page: Page):
    found = drawing()
    planner, other, table = sit_together(opener, page, found)
    planner.begin()
    planner.plan("draw", found.card)
    planner.plan("draw", found.spare)
    page.reload()
    planner.expect_whole()
    expect(planner.banner).to_have_count(0)
    assert [found.card, found.spare] == [CARD.findall(text)[0] for text in planner.steps.all_inner_texts()]
    other.make(table, "end")
    expect(planner.do).to_have_attribute("data-plan-do", "2")
    version = planner.version
    planner.do.click()
    planner.after(version + 1)

    assert version + 2 == planner.version
    expect(planner.steps).to_have_count(0)
    expect(page.locator("[data-plan-made='2']")).to_contain_text("Done: 2 moves.")
    assert [] == page.evaluate(_KEPT)
    # Each is a move of its own, and can be taken back alone.
    page.get_by_role("button", name="Undo").first.click()
    planner.after(version + 2)
    unfold_groups(planner.act)
    expect(planner.choice("draw", found.spare)).to_be_attached()
    assert 0 == planner.choice("draw", found.card).count()


def test_steps_are_given_up_from_the_last_or_from_any_on(opener: Opener, page: Page):
    found = drawing()
    planner, _, _ = sit_together(opener, page, found)
    planner.begin()
    planner.plan("draw", found.card)
    planner.plan("draw", found.contested)
    planner.plan("market")
    planner.give_up("data-plan-drop", left=2)
    planner.expect_whole()
    planner.give_up("data-plan-from='0'", left=0)

    planner.plan("draw", found.spare)
    expect(planner.steps).to_contain_text(found.spare)


def test_nobody_sees_what_another_planned_at_the_same_screen(opener: Opener):
    page = opener.desk(reduced_motion="reduce")
    found = drawing()
    people = found.seats({"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bea"})
    begin(page, game="minos", seats=people, options={}, branch=found.moment.branch)
    planner = Planner(page)
    cover = page.locator(".cover")
    cover.get_by_role("button", name="I am Bea").click()
    expect(planner.act).to_have_attribute("data-decision", "turn")
    planner.begin()
    planner.plan("draw", found.contested)
    planner.leave()
    assert 1 == len(page.evaluate(_KEPT))
    end = planner.act.locator(".finish button[data-move=end]")
    end.click()
    if planner.act.locator(".finish .asking").count():
        end.click()

    expect(cover.get_by_role("button", name="I am Ann")).to_be_visible()
    assert 0 == page.locator("[data-plan], [data-plan-banner]").count()
    cover.get_by_role("button", name="I am Ann").click()
    expect(planner.act).to_have_attribute("data-decision", "turn")
    expect(page.locator("[data-plan-open]")).to_be_visible()
    assert 0 == page.locator("[data-plan]").count()
    assert [] == page.evaluate(_KEPT)


def test_a_plan_is_made_and_done_on_a_phone(opener: Opener):
    phone = opener.phone()
    found = drawing()
    planner, other, table = sit_together(opener, phone, found)
    walk = Walk(phone)
    planner.begin()
    planner.plan("draw", found.card)
    walk.stop("planned")
    planner.leave()
    other.make(table, "end")
    version = planner.version
    expect(planner.do).to_be_visible()
    walk.stop("to be done")
    planner.do.click()
    planner.after(version)
    expect(phone.locator("[data-plan-made='1']")).to_be_visible()
    walk.end()


@pytest.fixture
def slow(browser: Browser, tmp_path: Path) -> Iterator[Opener]:
    """Pages at a server whose bots think for hours, as it seems to whoever waits."""
    with running(tmp_path, bot_pace=3_600) as server:
        opener = Opener(browser, server.address)
        yield opener
        opener.close()
        assert [] == opener.complaints


def test_bots_are_hurried_by_who_does_not_want_to_wait(slow: Opener):
    page = slow.desk()
    me, found = Guest(page.request, slow.address), drawing()
    page.goto(f"/tables/{me.table(alone(found.me, found.moment.players), 'minos', branch=found.moment.branch)}")
    hands = Hands(page)
    expect(hands.act).to_have_attribute("data-decision", "wait")
    version = hands.version
    page.locator("[data-hurry]").click()

    assert "turn" == hands.wait()
    assert version < hands.version
