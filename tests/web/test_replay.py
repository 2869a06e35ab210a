"""Replays: a record from a file or a link, step by step, through anybody's eyes, to the end and its result."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.web.moments import Guest, alone, sit
from tests.web.pages import Opener, scrolls_sideways, unfold
from tests.web.reel import Reel, link
from tests.web.walk import Walk

GOLDEN = Path(__file__).parents[1] / "games" / "akrotiri" / "golden" / "01-greedy-greedy.jsonl"
LAST = 244
EXCAVATED = 120
"""After so many entries seat 1 has just excavated its second temple."""


def reel(page: Page) -> Reel:
    return Reel(page, GOLDEN, LAST, "svg.sea")


def show(page: Page) -> None:
    reel(page).show()


def at(page: Page, entries: int) -> None:
    reel(page).at(entries)


def press(page: Page, name: str) -> None:
    reel(page).press(name)


def jump(page: Page, entries: int) -> None:
    reel(page).jump(entries)


def current(page: Page) -> Locator:
    return reel(page).current


def see_as(page: Page, eyes: str) -> None:
    reel(page).see_as(eyes)


def hand(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=f"Hand of {name}")


def maps(page: Page, name: str) -> list[str]:
    """The map cards in a hand, as they are drawn."""
    expect(hand(page, name)).to_be_visible()
    drawn = hand(page, name).locator("[data-map]").evaluate_all("(all) => all.map((one) => one.dataset.map)")
    return [str(one) for one in drawn]


def shown(page: Page) -> list[str]:
    """All there is to see of the position."""
    pieces = page.locator("svg.sea .laid, svg.sea .boat, svg.sea .temple")
    drawn = pieces.evaluate_all("(all) => all.map((one) => one.outerHTML)")
    return [*drawn, page.locator(".board").inner_text(), *current(page).all_inner_texts()]


def test_a_record_from_a_file_is_gone_through_step_by_step(page: Page):
    page.goto("/")
    page.get_by_label("Replay a game from a file").set_input_files(GOLDEN)
    at(page, 0)
    sea = page.locator("svg.sea")
    expect(sea).to_have_accessible_name("Map of the sea: Thera alone")
    seen = {}
    for entries in (2, 3, 5, 6):
        press(page, "One step on")
        at(page, entries)
        seen[entries] = current(page).all_inner_texts()
    expect(sea).to_have_accessible_name("Map of the sea: Thera and 2 tiles")
    # The second cube and the tile that was drawn after it: a step tells all that it passes.
    told = [text.partition("\n")[2] for text in seen[5]]
    assert ["Greedy 2 placed a gray cube on -1,0 top left.", "Greedy 1 drew tile T34."] == told

    for entries in (5, 3, 2):
        press(page, "One step back")
        at(page, entries)
        assert seen[entries] == current(page).all_inner_texts()
    expect(sea).to_have_accessible_name("Map of the sea: Thera alone")


def test_a_record_is_gone_through_by_keyboard(page: Page):
    show(page)
    turns = [("Shift+ArrowRight", 21), ("Shift+ArrowRight", 31), ("Shift+ArrowLeft", 21)]
    for key, entries in [("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2), *turns, ("End", LAST), ("Home", 0)]:
        page.keyboard.press(key)
        at(page, entries)


def test_the_space_bar_plays_and_pauses_and_keys_set_the_speed(page: Page):
    show(page)
    speed, play = page.get_by_label("Speed"), page.get_by_role("button", name="Play", exact=True)
    page.keyboard.press("-")
    expect(speed).to_have_value("0.5")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.keyboard.press(" ")
    expect(play).to_be_visible()

    for key in ("+", "+", "+", "+", "End", "ArrowLeft", "ArrowLeft"):
        page.keyboard.press(key)
    expect(speed).to_have_value("4")
    page.keyboard.press(" ")
    # At the end it stops by itself.
    at(page, LAST)
    expect(play).to_be_visible()


def test_a_turn_can_be_jumped_to(page: Page):
    show(page)
    turn = page.get_by_label("Turn", exact=True)
    turn.select_option(label="Greedy 2, turn 6")
    at(page, 117)
    press(page, "To the next turn")
    at(page, 128)
    expect(turn.locator("option:checked")).to_have_text("Greedy 1, turn 6")
    press(page, "To the beginning")

    expect(turn.locator("option:checked")).to_have_text("Setup")


def test_the_end_shows_the_result_with_each_source_on_the_map(page: Page):
    show(page)
    jump(page, EXCAVATED)
    expect(current(page)).to_have_text(re.compile("excavated temple 2 on 0,2 bottom right by map E03"))
    expect(current(page)).to_be_in_viewport()
    result = page.get_by_role("region", name="Greedy 1 won")
    expect(result).to_have_count(0)

    press(page, "To the end")
    at(page, LAST)
    expect(result.get_by_role("row", name=re.compile("Total"))).to_have_text(re.compile(r"Total\s*46\s*39"))
    unfold(result)
    result.get_by_role("button", name="0,2 bottom right").first.click()
    expect(page.locator("svg.sea .pointed")).to_be_visible()
    press(page, "Close the result")
    expect(current(page).filter(has_text="The game is over: the sixth temple was excavated.")).to_be_visible()
    expect(page.get_by_role("region", name="Greedy 1, at the bottom")).to_contain_text("46 points")
    expect(page.get_by_role("region", name="Greedy 2, at the top")).to_contain_text("39 points")
    press(page, "Result")
    expect(result).to_be_visible()


def test_the_log_leads_to_moments_and_to_places(page: Page):
    show(page)
    press(page, f"Go to step {EXCAVATED}")
    at(page, EXCAVATED)
    expect(page.locator("svg.sea .pointed")).to_have_count(0)

    sentence = page.locator("li", has_text="Greedy 2 loaded 1 blue and 2 orange.")
    before = page.locator("li").filter(has_text=re.compile("^121"))
    before.get_by_role("button", name="-1,0 top/left").click()
    at(page, EXCAVATED + 1)
    expect(page.locator("svg.sea .pointed")).to_be_visible()
    expect(sentence).to_have_count(1)


def test_the_market_is_shown_as_it_lay(page: Page):
    show(page)
    lit = page.locator(".market .next")
    expect(page.locator(".market .covered")).to_have_count(32)
    expect(lit).to_have_count(0)
    jump(page, EXCAVATED)
    expect(page.locator(".market .covered")).to_have_count(18)
    expect(lit).to_have_text(["2", "2", "2", "5"])


def test_everything_can_be_seen_or_what_one_seat_saw(page: Page):
    show(page)
    jump(page, EXCAVATED)
    theirs = ["E05", "E10", "E11", "M12", "H05", "H07", "H12"]
    own = ["M11", "H02", "H03", "H06", "H09", "H10"]
    assert (theirs, own) == (maps(page, "Greedy 1"), maps(page, "Greedy 2"))
    expect(hand(page, "Greedy 1")).to_contain_text("Bare islands")
    card = hand(page, "Greedy 2").get_by_role("img", name=re.compile("M11"))
    expect(card).to_have_accessible_name(re.compile("1 volcano on the left, 1 mountain above, 2 lakes on the right"))
    log = page.get_by_role("region", name="What happened")
    expect(log).to_contain_text("Greedy 1 drew tile T34.")

    see_as(page, "What Greedy 2 saw")
    expect(hand(page, "Greedy 1")).to_have_count(0)
    assert own == maps(page, "Greedy 2")
    expect(log).not_to_contain_text("Greedy 1 drew tile T34.")
    expect(log).to_contain_text("Greedy 2 drew tile T24.")
    # Without the goal that Greedy 2 could not know.
    expect(page.get_by_role("region", name="Greedy 1, at the top")).to_contain_text("7 points")

    see_as(page, "What spectators saw")
    expect(hand(page, "Greedy 2")).to_have_count(0)
    expect(log).not_to_contain_text("Greedy 2 drew tile T24.")


def test_a_copied_link_shows_the_same_moment_to_somebody_else(opener: Opener):
    page = opener.desk(permissions=["clipboard-read", "clipboard-write"])
    show(page)
    jump(page, EXCAVATED)
    see_as(page, "What Greedy 2 saw")
    press(page, "Copy link")
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")

    other = opener.desk()
    other.goto(copied)
    at(other, EXCAVATED)
    for one in (page, other):
        expect(one.get_by_role("region", name="Greedy 1, at the top")).to_contain_text("7 points")
    assert shown(page) == shown(other)


def test_a_link_that_cannot_be_copied_is_shown(page: Page):
    page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    show(page)
    press(page, "Copy link")

    expect(page.get_by_label("The link holds the whole record")).to_have_value(re.compile(r"/replay#r=[\w-]{1000,}$"))


def test_a_damaged_link_says_so_and_a_whole_one_in_its_place_is_shown(page: Page):
    page.goto("/replay#r=abcde")
    refused = page.get_by_text("This is not a record of a game.")
    expect(refused).to_be_visible()
    page.goto(link(GOLDEN))

    at(page, 0)
    expect(refused).to_have_count(0)


def test_going_back_leaves_the_replay_and_reloading_stays_at_the_moment(page: Page):
    page.goto("/")
    page.get_by_label("Replay a game from a file").set_input_files(GOLDEN)
    at(page, 0)
    jump(page, EXCAVATED)
    press(page, "One step on")
    expect(page).to_have_url(re.compile(f"&at={EXCAVATED + 1}$"))
    page.reload()
    at(page, EXCAVATED + 1)
    page.go_back()

    expect(page.get_by_role("heading", name="Play Akrotiri")).to_be_visible()


def test_a_game_goes_on_from_a_replay_at_a_new_table(page: Page):
    show(page)
    jump(page, EXCAVATED)
    press(page, "Go on from here")
    # Both seats were bots': I take the first one, until I choose otherwise.
    first, second = (page.get_by_label(f"Seat {n}", exact=True) for n in (1, 2))
    assert ["me", "bot greedy"] == [first.input_value(), second.input_value()]
    first.select_option("Bot: Greedy")
    second.select_option("Me")
    press(page, "Play on")
    expect(page).to_have_url(re.compile(r"/tables/[\w-]+$"))

    expect(page.locator(".act")).to_have_attribute("data-decision", "act")
    expect(page.locator("svg.sea")).to_have_accessible_name("Map of the sea: Thera and 13 tiles")
    expect(page.locator('[data-lesson="map:M11"]')).to_be_visible()
    page.goto("/mine")
    expect(page.get_by_text("Goes on from a record")).to_be_visible()


def test_where_a_game_is_over_none_can_go_on_and_the_replay_stays(page: Page):
    show(page)
    jump(page, LAST)
    press(page, "Go on from here")
    press(page, "Play on")
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("No new table can go on from here.")
    expect(page.locator("svg.sea")).to_be_visible()
    press(page, "One step back")

    expect(alert).to_have_count(0)
    expect(page.get_by_role("button", name="Play on")).to_have_count(0)


def test_a_game_against_a_bot_goes_on_against_that_bot_with_hints(page: Page, address: str):
    page.goto("/")
    me = Guest(page.request, address)
    seats = [{"kind": "bot", "bot": "sailor"}, {"kind": "me"}]
    table = me.branch(1, EXCAVATED, seats)
    me.wish(table, "resign")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.removeprefix(address)))
    page.goto(f"/replay/{table}")
    expect(page.locator("footer .count")).to_contain_text("0 of")
    page.get_by_role("slider", name="Step").fill(str(EXCAVATED))
    press(page, "Go on from here")
    assert ["bot sailor", "me"] == [page.get_by_label(f"Seat {n}", exact=True).input_value() for n in (1, 2)]

    press(page, "Play on")

    expect(page).to_have_url(re.compile(r"/tables/[\w-]+$"))
    expect(page.locator(".act")).to_have_attribute("data-decision", "act")
    expect(page.get_by_role("button", name="Hint")).to_be_visible()
    seats = page.request.get(f"/api{page.url.removeprefix(address)}").json()["table"]["seats"]
    assert [("sailor", ""), ("", me.id)] == [(seat["bot"], seat["player"]) for seat in seats]
    # The page of the replay did not take the new table for its own: there is no record of it yet.
    assert [f"/api/tables/{table}/record"] == [path for path in asked if path.endswith("/record")]


def test_a_game_at_one_screen_goes_on_at_one_screen(page: Page, address: str):
    page.goto("/")
    me = Guest(page.request, address)
    table = me.branch(1, EXCAVATED, [{"kind": "me"}, {"kind": "me", "name": "Bea"}])
    me.wish(table, "resign", seat=0)
    page.goto(f"/replay/{table}#at={EXCAVATED}")
    press(page, "Go on from here")
    expect(page.get_by_label("Name on seat 2")).to_have_value("Bea")

    press(page, "Play on")

    expect(page.get_by_role("region", name="Hand the screen to Bea")).to_be_visible()


def test_leaving_a_table_opens_no_other(page: Page, address: str):
    sockets: list[str] = []
    page.goto("/")
    table = Guest(page.request, address).branch(1, 29, alone(1))
    page.on("websocket", lambda socket: sockets.append(socket.url))
    sit(page, table, "act")
    page.evaluate("history.pushState(null, '', '/lobby'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.get_by_role("heading", name="Lobby")).to_be_visible()

    assert [table] == [url.split("/")[-2] for url in sockets]


def test_on_a_phone_the_map_stays_while_a_thumb_steps_and_reads(phone: Page):
    phone.goto(f"{link(GOLDEN)}&at={EXCAVATED}")
    at(phone, EXCAVATED)
    for part, entries in [("Players", 121), ("Log", 122), ("More", 123), ("Map", 124)]:
        phone.get_by_role("button", name=part, exact=True).tap()
        phone.get_by_role("button", name="One step on").tap()
        at(phone, entries)
        sea = phone.locator("svg.sea").bounding_box()
        button = phone.get_by_role("button", name="One step on").bounding_box()
        assert sea is not None
        assert button is not None
        assert sea["height"] >= 250
        assert 844 - 110 <= button["y"]
        assert min(button["width"], button["height"]) >= 44
        assert not scrolls_sideways(phone)
    expect(phone.locator(".now")).to_have_text("Greedy 2 sold an orange cube for 5 drachmas.")


def test_a_replay_has_no_fault_that_axe_can_find(opener: Opener):
    page = opener.desk()
    walk = Walk(page)
    show(page)
    jump(page, EXCAVATED)
    expect(hand(page, "Greedy 2")).to_be_visible()
    walk.stop("in the middle")
    jump(page, LAST)
    walk.stop("at the end")
    walk.end()


def test_a_replay_on_a_phone_has_no_fault_that_axe_can_find(opener: Opener):
    phone = opener.phone()
    walk = Walk(phone)
    phone.goto(f"{link(GOLDEN)}&at={EXCAVATED}")
    at(phone, EXCAVATED)
    for part in ("Map", "Players", "Log", "More"):
        phone.get_by_role("button", name=part, exact=True).tap()
        walk.stop(part)
    walk.end()
