"""A turn of Minos: what may be done and what it would bring, why not something else, what is forgone, undo. The draft
with what would come of a die, and the sheet at the end."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from labrys.core.game import Move
from labrys.core.refusal import counted
from labrys.games.minos.components import SECTIONS
from labrys.games.minos.draft import PickHelp
from labrys.games.minos.game import Minos
from labrys.games.minos.inscriptions import text
from labrys.games.minos.moves import (
    Battle,
    City,
    Discard,
    End,
    Escort,
    Farm,
    March,
    Place,
    Play,
    Sail,
    Ship,
    Take,
    Tower,
)
from labrys.games.minos.preview import MovePreview
from tests.web.hands import OVER
from tests.web.minos.hands import MinosMouse, sit_down
from tests.web.minos.moments import Moment, asked, closed_regions, find, seek, unfold_groups, view
from tests.web.pages import Opener

RULE = re.compile(r"/rules/minos#M\d")
BUILDS = (City, Tower, Farm, Ship, Sail)


def to_build() -> Moment:
    """There are points to build with, something is due, some regions are closed, and there is no trade bonus tile."""
    return find("in a turn without a trade bonus tile there are points to build and something is due", _is_to_build)


def _is_to_build(moment: Moment) -> bool:
    if moment.asked != "turn" or moment.view.kind != "build" or not moment.may(Take, End):
        return False
    has_tile = moment.view.seats[moment.seat].tiles or "tile" in moment.view.extras
    return not has_tile and any(isinstance(move, BUILDS) for move in moment.legal) and bool(closed_regions(moment))


def to_ship() -> Moment:
    """The last point could go into a ship that costs coins. The turn goes on with something that asks for more."""
    return find("the last point could build a ship, and something is due that asks for more", _is_to_ship)


def _is_to_ship(moment: Moment) -> bool:
    is_to_build = moment.asked == "turn" and moment.view.kind == "build" and moment.view.points == 1
    if not is_to_build or not moment.may(Ship, Take) or ship_price(moment) < 1:
        return False
    ship = first(moment.legal, Ship)
    then = moment.after(ship)
    if asked(then, moment.seat) != "turn" or view(then, moment.seat).points:
        return False
    at_last = moment.after(ship, first(then.legal(moment.seat), Take))
    # Nothing was drawn: so both can be taken back.
    return asked(at_last, moment.seat) not in ("turn", "wait") and len(at_last.record.entries) == moment.at + 2


def first(legal: list[Move], kind: type[Move]) -> Move:
    """The first move of a kind, as the list has it."""
    return next(move for move in legal if isinstance(move, kind))


def ship_price(moment: Moment) -> int:
    """How many coins fewer there are after the first ship is built."""
    preview = moment.table.game.preview(moment.view, first(moment.legal, Ship))
    assert isinstance(preview, MovePreview)
    assert preview.after is not None
    return preview.before.coins - preview.after.coins


def forgone(moment: Moment) -> str:
    """What would be forgone if a turn to build ended now, in words."""
    said = {due.what: text(due.said) for due in moment.turn.dues}
    dues = [said[move.what] for move in moment.legal if isinstance(move, Take)]
    *words, last = [f"{counted(moment.view.points, 'point')} to build", *dues]
    return f"{', '.join(words)}{',' if len(words) > 1 else ''} and {last}"


def too_dear(moment: Moment, cards: tuple[str, ...]) -> dict[str, str]:
    """In a turn to play cards: why those of these cards cannot be played that cost too much in whatever way."""
    if moment.asked != "turn" or moment.view.kind != "develop" or not moment.view.points:
        return {}
    playable = {move.words[0] for move in moment.legal if isinstance(move, Play)}
    why = {card: moment.table.refusal(moment.seat, Play((card,))) for card in cards if card not in playable}
    return {card: one.text for card, one in why.items() if one is not None and one.code == "card-too-dear"}


def rule_of(reason: Locator) -> Locator:
    return reason.get_by_role("link").first


def test_a_region_that_is_closed_says_why_with_the_rule(opener: Opener, page: Page):
    moment = to_build()
    hands = sit_down(page, opener.address, moment)
    before = hands.version
    # It may be pressed all the same, to be told. By keyboard: the map may just be scrolled.
    page.locator(f'.grip[data-lesson="region:{closed_regions(moment)[0]}"][aria-disabled=true]').focus()
    page.keyboard.press("Enter")
    why = hands.act.locator(".closed[role=status]")
    expect(why).to_contain_text("nothing can be done with it now")
    expect(rule_of(why)).to_have_attribute("href", RULE)
    assert before == hands.version


def test_a_warrior_is_moved_by_where_it_goes_too(opener: Opener, page: Page):
    """The region that is reached is picked first: what may go there is offered, and the other end narrows it."""
    moment, (here, there) = seek("warriors of two regions can move to a third one, where none is", _to_reach)
    hands = sit_down(page, opener.address, moment)
    before = hands.version
    page.locator(f'.grip[data-lesson="region:{there}"]').focus()
    page.keyboard.press("Enter")
    expect(hands.act.locator(".picked + p[role=status]")).to_have_text(
        "Now pick the region that the warrior comes from."
    )
    assert hands.act.locator("button[data-move=move], [data-subject^='move:']").count() > 1
    page.locator(f'.grip[data-lesson="region:{here}"]').focus()
    page.keyboard.press("Enter")
    hands.act.locator("[data-group=expand] button[data-move=move]").click()
    hands.after(before)


def _to_reach(moment: Moment) -> tuple[int, int] | None:
    """From where, and to where."""
    if moment.asked != "turn":
        return None
    ways = [move for move in moment.legal if isinstance(move, March)]
    closed = {move.region for move in moment.legal if isinstance(move, (Place, Battle))}
    for move in ways:
        origins = {one.region for one in ways if one.to == move.to}
        if len(origins) > 1 and move.to not in closed | {one.region for one in ways}:
            return move.region, move.to
    return None


def test_a_warrior_is_moved_by_where_it_goes_though_one_could_leave_it(opener: Opener, page: Page):
    """The region picked first may be either end of the way, and is asked about as that."""
    moment, (here, there) = seek("warriors of two regions can move to and fro, and nothing else be done", _to_and_fro)
    hands = sit_down(page, opener.address, moment)
    before = hands.version
    wanted = hands.act.locator(".picked + p[role=status]")
    page.locator(f'.grip[data-lesson="region:{there}"]').focus()
    page.keyboard.press("Enter")
    expect(wanted).to_have_text("Now pick the other region: where the warrior goes, or where it comes from.")
    page.locator(f'.grip[data-lesson="region:{here}"]').focus()
    page.keyboard.press("Enter")
    expect(wanted).to_have_count(0)
    moves = hands.act.locator("[data-group=expand] button[data-move=move]")
    ends = [region_name(moment, number) for number in (here, there)]
    expect(moves).to_have_text([re.compile("from {1} to {0}".format(*ends)), re.compile("from {} to {}".format(*ends))])
    moves.last.click()
    hands.after(before)
    log = page.get_by_role("region", name="Log").last
    expect(log).to_contain_text(f"You moved a warrior from {ends[0]} ({here}) to {ends[1]} ({there}).")


def test_on_a_phone_nothing_lies_over_the_regions_that_one_is_told_to_pick(opener: Opener):
    phone = opener.phone(reduced_motion="reduce")
    moment, (here, there) = seek("warriors of two regions can move to and fro, and nothing else be done", _to_and_fro)
    hands = sit_down(phone, opener.address, moment)
    wanted = hands.act.locator(".picked + p[role=status]")
    panel, whole = phone.locator(".crete .panel"), phone.get_by_role("button", name="Whole island")
    whole.tap()
    phone.locator(f'.grip[data-lesson="region:{there}"]').tap()
    expect(wanted).to_be_visible()
    # Below a map that is seen whole it is in nobody's way.
    expect(panel).to_contain_text(f"{there} {region_name(moment, there)}")
    phone.get_by_role("button", name="Show everything").tap()

    whole.tap()
    phone.locator(f'.grip[data-lesson="region:{there}"]').tap()
    expect(wanted).to_be_visible()
    expect(panel).to_be_hidden()
    phone.locator(f'.grip[data-lesson="region:{here}"]').tap()
    expect(wanted).to_have_count(0)
    expect(panel).to_contain_text(f"{here} {region_name(moment, here)}")
    expect(panel).to_be_visible()


def _to_and_fro(moment: Moment) -> tuple[int, int] | None:
    """From where, and to where; both are regions of which nothing but ways can be meant."""
    if moment.asked != "turn":
        return None
    ways = {(move.region, move.to) for move in moment.legal if isinstance(move, March)}
    others = {getattr(move, "region", None) for move in moment.legal if not isinstance(move, (March, Escort))}
    escorted = {move.region for move in moment.legal if isinstance(move, Escort)}
    return next((way for way in ways if way[::-1] in ways and not {*way} & (others | escorted)), None)


def region_name(moment: Moment, number: int) -> str:
    """What a region of the moment's map is called."""
    assert isinstance(moment.table.game, Minos)
    [crete] = [one for one in moment.table.game.components.maps if one.players == moment.players]
    return next(one.name for one in crete.regions if one.number == number)


def test_a_card_too_dear_says_so_with_the_rule(opener: Opener, page: Page):
    moment, found = seek("a card of the offer is too dear", lambda moment: too_dear(moment, moment.view.offer))
    [(card, reason), *_] = found.items()
    hands = sit_down(page, opener.address, moment)
    page.get_by_role("tab", name="Offer").click()
    page.locator(f'.cards .card-of:not(.open)[data-lesson="card:{card}"]').click()
    why = hands.act.locator(".closed[role=status]")
    expect(why).to_contain_text(reason)
    expect(rule_of(why)).to_have_attribute("href", RULE)
    # Beside the card stands what it costs, and why.
    expect(page.locator(".detail")).to_contain_text("coin")


def test_a_card_of_the_hand_that_may_only_be_sold_says_why_it_cannot_be_played(opener: Opener, page: Page):
    def only_sold(moment: Moment) -> dict[str, str]:
        return {card: why for card, why in too_dear(moment, moment.view.hand).items() if Discard(card) in moment.legal}

    moment, found = seek("a card of the hand is too dear and can be sold", only_sold)
    [(card, reason), *_] = found.items()
    hands = sit_down(page, opener.address, moment)
    page.get_by_role("tab", name="Hand").click()
    page.locator(f'.cards [data-lesson="card:{card}"]').click()
    expect(hands.act.locator("button[data-move=discard]")).to_contain_text(f"Sell {card}")
    why = hands.act.locator(".closed[role=status]")
    expect(why).to_contain_text(reason)
    expect(why).not_to_contain_text("nothing can be done")
    expect(rule_of(why)).to_have_attribute("href", RULE)

    # One that can be played needs no reason, nor does one that is let go.
    page.keyboard.press("Escape")
    expect(why).to_have_count(0)


def test_an_extra_action_that_is_not_open_says_why(opener: Opener, page: Page):
    hands = sit_down(page, opener.address, to_build())
    extras = hands.act.locator("[data-group=extra]")
    folded = extras.locator("h3 button[aria-expanded=false]")
    if folded.count():
        folded.click()
    tile = extras.locator("button[data-closed=tile]")
    expect(tile).to_contain_text("not now")
    tile.click(force=True)
    expect(extras.locator(".reason")).to_have_text("You have no trade bonus tile.")


def test_the_reason_of_the_last_entry_of_a_long_list_is_seen(opener: Opener, page: Page):
    hands = sit_down(page, opener.address, to_build())
    page.set_viewport_size({"width": 1366, "height": 640})
    unfold_groups(hands.act)
    last = hands.act.locator("button[data-closed]").last
    # As somebody presses it who has scrolled no further than to see it.
    last.evaluate("one => { one.scrollIntoView({block: 'end'}); one.click(); }")
    expect(hands.act.locator("p.reason")).to_be_in_viewport(ratio=1)


def test_what_cannot_be_built_says_why_with_the_rule(opener: Opener, page: Page):
    """Every kind of building that no point can do has an entry of its own, with what the rules say of it."""
    moment = find("in a turn to build neither a tower nor a ship can be built", _is_barred)
    hands = sit_down(page, opener.address, moment)
    unfold_groups(hands.act)
    for what in ("tower", "ship"):
        row = hands.act.locator(f"button[data-closed={what}]")
        row.click(force=True)
        expect(row).to_have_attribute("aria-expanded", "true")
    reasons = hands.act.locator("p.reason")
    expect(reasons).to_have_count(2)
    for at in range(2):
        expect(rule_of(reasons.nth(at))).to_have_attribute("href", RULE)


def _is_barred(moment: Moment) -> bool:
    if moment.asked != "turn" or moment.view.kind != "build" or not moment.view.points:
        return False
    return moment.may(Farm) and not moment.may(Tower) and not moment.may(Ship)


def first_ship(hands: MinosMouse) -> Locator:
    return hands.act.locator("[data-subject^='ship:'], [data-move=ship]").first


def build(hands: MinosMouse, ship: Locator) -> None:
    """Build a ship, in the first of the ways to do so if there are several."""
    if ship.get_attribute("data-subject") is not None:
        ship.click()
        ship = hands.act.locator(".ways button[data-move]").first
    ship.click()


def test_what_a_move_would_change_stands_beside_it_and_is_what_it_changes(opener: Opener, page: Page):
    moment = to_ship()
    hands = sit_down(page, opener.address, moment)
    ship, price = first_ship(hands), ship_price(moment)
    expect(ship.locator(".change .unseen", has_text="coin")).to_have_text(f"{price} fewer coin{'s' * (price > 1)}")
    coins = page.locator(f"[data-lesson='seat:{moment.seat}'] .count[title^=Coins] b")
    before = int(coins.inner_text())
    version = hands.version
    build(hands, ship)
    hands.after(version)
    assert before - price == int(coins.inner_text())


def test_ending_the_turn_names_what_is_forgone_and_asks_once(opener: Opener, page: Page):
    moment = to_build()
    hands = sit_down(page, opener.address, moment)
    before = hands.version
    end = hands.act.locator(".finish button[data-move=end]")
    expect(hands.act.locator(".finish")).to_contain_text(f"Not used yet: {forgone(moment)}.")
    end.click()
    asking = hands.act.get_by_role("alert")
    expect(asking).to_contain_text(f"{forgone(moment)}.")
    assert before == hands.version
    hands.act.get_by_role("button", name="Go on with the turn").click()
    expect(asking).to_have_count(0)

    end.click()
    expect(asking).to_be_visible()
    expect(end).to_have_text("End it all the same")
    end.click()
    hands.after(before)
    expect(asking).to_have_count(0)


def test_points_that_only_another_act_makes_useful_are_not_lost_without_a_word(opener: Opener, page: Page):
    """No move uses a point as things stand, but one does after a purchase, a sale or a march."""
    moment = find("points can be used after an extra action only", _is_locked)
    hands = sit_down(page, opener.address, moment)
    before = hands.version
    said = f"{counted(moment.view.points, 'point')} to "
    expect(hands.act.locator(".finish")).to_contain_text(re.compile(f"{said}.*can still be used in this turn after: "))
    hands.act.locator(".finish button[data-move=end]").click()
    expect(hands.act.get_by_role("alert")).to_contain_text(said)
    assert before == hands.version


def _is_locked(moment: Moment) -> bool:
    if moment.asked != "turn" or moment.turn.unlock is None or moment.may(Take):
        return False
    return moment.turn.unlock.is_sure and moment.turn.unlock.moves[0].split()[0] in ("market", "escort", "discard")


def test_own_moves_are_taken_back_one_by_one(opener: Opener, page: Page):
    hands = sit_down(page, opener.address, to_ship())
    points = hands.act.locator(".points").first
    expect(points).to_contain_text("point left")
    build(hands, first_ship(hands))
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


class Around(NamedTuple):
    """My only die stands alone in a section, and two others might come there: one after it, and one that pushes it."""

    mine: str
    after: PickHelp
    before: PickHelp


def around(moment: Moment) -> Around | None:
    rows = dict(zip(SECTIONS, moment.view.rows, strict=True))
    own = [section for section, row in rows.items() for die in row if die and die.seat == moment.seat]
    if moment.asked != "draft" or len(own) != 1 or len(rows[own[0]]) != 1:
        return None
    [die] = rows[own[0]]
    picks = [one for one in moment.survey.draft.picks if one.section == own[0]]
    after, before = [one for one in picks if not one.shifts], [one for one in picks if one.shifts]
    return Around(die.die, after[0], before[0]) if die and after and before else None


def die_words(die: str) -> str:
    return f"{die[:-1]} {die[-1]}"


def test_a_die_and_a_section_show_where_it_would_stand_and_what_would_come_of_it(opener: Opener, page: Page):
    what = "the only die of a seat stands alone in a section, and another might push it, or stand behind it"
    moment, found = seek(what, around)
    mine, after, before = (die_words(one) for one in (found.mine, found.after.die, found.before.die))
    section = found.after.section
    hands = sit_down(page, opener.address, moment)
    version = hands.version
    board = page.get_by_role("region", name="Action board")
    spaces = [page.locator(f'[data-space="{section}/{number}"]') for number in (1, 2)]
    expect(spaces[0].get_by_role("img", name=mine)).to_be_visible()
    expect(board.locator(".order")).to_contain_text("Would be retrieved in this order")
    order = board.locator(".order li")
    known = order.count()
    board.locator(f".pool button[data-die={found.after.die}]").first.click()
    board.locator(f"button[data-section={section}]").click()
    thought = board.locator(".thought[role=status]")
    expect(thought).to_contain_text(f"{after.capitalize()} would stand on {section}, space {found.after.space}.")
    assert 2 == found.after.space
    expect(spaces[1]).to_have_class(re.compile(r"\bnew\b"))
    expect(order).to_have_count(known + 1)
    expect(board.locator(".order ol")).to_have_class(re.compile("thought"))
    outlook = hands.act.locator(".outlook")
    expect(outlook).to_contain_text("Your dice would give")
    expect(outlook.locator("li")).to_have_count(2)
    expect(outlook.locator(".groups")).to_contain_text("Groups of")

    # A low die comes before it and pushes it to the right.
    board.locator(f".pool button[data-die={found.before.die}]").first.click()
    expect(thought).to_contain_text(f"{before.capitalize()} would stand on {section}, space 1.")
    expect(thought).to_contain_text(f"It pushes your {mine} to space 2.")
    expect(spaces[1]).to_have_class(re.compile(r"\bshifted\b"))
    assert version == hands.version

    thought.get_by_role("button", name="Place it").click()
    hands.after(version)
    expect(spaces[0].get_by_role("img", name=before)).to_be_visible()
    expect(spaces[1].get_by_role("img", name=mine)).to_be_visible()


def test_the_board_stands_still_under_the_pointer_whatever_is_thought_of(opener: Opener, page: Page):
    def pushes(moment: Moment) -> dict[str, int]:
        """By section: how many dice the lowest one would push there."""
        picks = moment.survey.draft.picks if moment.asked == "draft" else ()
        return {one.section: len(one.shifts) for one in picks if one.die == picks[0].die}

    moment = find("a die would push several", lambda moment: max(pushes(moment).values(), default=0) >= 2, players=4)
    sit_down(page, opener.address, moment)
    board = page.get_by_role("region", name="Action board")
    board.locator(f".pool button[data-die={moment.survey.draft.picks[0].die}]").click()
    sections = board.locator("button.name[data-section]")
    where = "(all) => all.map((one) => one.getBoundingClientRect().y)"
    before = sections.evaluate_all(where)
    assert list(pushes(moment)) == [section.get_attribute("data-section") for section in sections.all()]
    for section, pushed in zip(sections.all(), pushes(moment).values(), strict=True):
        section.hover()
        expect(board.locator(".thought[role=status]")).to_contain_text(section.inner_text())
        expect(board.locator(".thought .shift")).to_have_count(pushed)
        assert before == sections.evaluate_all(where)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_end_sheet_is_itemised_for_every_seat(opener: Opener, players: int):
    def is_last_palace(moment: Moment) -> bool:
        return moment.asked == "palace" and "end" not in [entry.move for entry in moment.rest]

    page = opener.desk(reduced_motion="reduce")
    hands = sit_down(page, opener.address, find("a palace is filled for the last time", is_last_palace, players))
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
