"""Open to everybody: axe finds no fault on any page nor in any state of the table, light or dark, desk or phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.running import Running
from tests.web.cable import cable_to
from tests.web.moments import Guest, alone, game, sit
from tests.web.pages import Opener, unfold
from tests.web.walk import RULES, Walk, found

DEVICES = {"desk": Opener.desk, "phone": Opener.phone}


@pytest.fixture(params=["desk", pytest.param("phone", marks=pytest.mark.deep)])
def walk(opener: Opener, request: pytest.FixtureRequest) -> Walk:
    return Walk(DEVICES[request.param](opener))


def see(walk: Walk, part: str) -> None:
    """On a phone the table is shown a part at a time."""
    button = walk.page.locator(".parts").get_by_role("button", name=part, exact=True)
    if button.is_visible():
        button.click()


def press(walk: Walk, name: str) -> None:
    """Press a button; whatever else was in mind is given up first."""
    back = walk.page.locator(".act").get_by_role("button", name="Back", exact=True)
    if back.count():
        back.click()
    walk.page.locator(".act").get_by_role("button", name=name, exact=True).click()


def test_axe_finds_what_is_wrong(page: Page):
    page.goto("/nowhere")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert [] == found(page, RULES)

    page.evaluate("""document.querySelector("main").insertAdjacentHTML("beforeend", '<button></button><p>faint</p>')""")
    page.evaluate("""document.querySelector("main p:last-child").style.color = "#ddd" """)
    assert ["button-name", "color-contrast"] == sorted(fault.split(":")[0] for fault in found(page, RULES))


def arrive(walk: Walk, address: str) -> None:
    walk.page.goto(address)
    expect(walk.page.get_by_role("heading", level=1)).to_be_visible()
    walk.page.wait_for_load_state("networkidle")


def test_the_pages_around_the_table(walk: Walk, opener: Opener):
    page = walk.page
    for name, address in [("home of a stranger", "/"), ("settings of a stranger", "/settings"), ("mine", "/mine")]:
        arrive(walk, address)
        walk.stop(name)
    me = Guest(page.request, opener.address)
    me.table([{"kind": "me"}, {"kind": "open"}], public=True, title="Sailors wanted")
    me.post("/api/tokens", {"label": "my bot"})
    for name, address in [("home", "/"), ("lobby", "/lobby"), ("my games", "/mine"), ("missing", "/nowhere")]:
        arrive(walk, address)
        for summary in page.locator("summary").all():
            summary.click()
        walk.stop(name)
    arrive(walk, "/settings")
    walk.stop("settings of a guest")
    page.get_by_label("Account", exact=True).fill(f"ariadne{me.id[:6]}".replace("_", "-"))
    page.get_by_label("Password", exact=True).fill("a thread of wool")
    page.get_by_role("button", name="Open an account").last.click()
    expect(page.get_by_text("Signed in as")).to_be_visible()
    page.get_by_label("What the new token is for").fill("another")
    page.get_by_role("button", name="Make a token").click()
    expect(page.get_by_label("Token “another”")).to_be_visible()
    walk.stop("settings with an account and a token")
    page.goto("/programs")
    walk.stop("the guide for programs")
    walk.end()


def test_the_rules_and_replays(walk: Walk):
    page = walk.page
    for chapter in ("akrotiri", "table", "nothing"):
        arrive(walk, f"/rules/{chapter}")
        walk.stop(f"rules, {chapter}")
    arrive(walk, "/rules/akrotiri#A6.4")
    page.get_by_role("searchbox").fill("cube")
    walk.stop("rules, searched")
    page.get_by_role("searchbox").fill("zeppelin")
    walk.stop("rules, searched in vain")
    page.goto("/replay")
    walk.stop("replay of nothing")
    page.goto("/")
    page.goto("/replay#r=" + page.evaluate(PACK, game(1)))
    expect(page.locator("svg.sea")).to_be_visible()
    walk.stop("replay from a link")
    walk.end()


PACK = """async (text) => {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}"""


def test_decisions(walk: Walk, opener: Opener):
    page = walk.page
    me = Guest(page.request, opener.address)
    for name, at in [("keep", 15), ("berth", 17)]:
        sit(page, me.branch(1, at, alone(1)), name)
        walk.stop(name)
    sit(page, me.branch(1, 163, alone(1)), "lay")
    walk.stop("lay")
    page.locator(".candidate").first.click()
    expect(page.locator(".act").get_by_role("button", name="Lay on")).to_be_visible()
    walk.stop("lay with the ghost")
    sit(page, me.branch(1, 164, alone(1)), "cube")
    page.locator(".act .buttons button:not([aria-disabled=true])").first.click()
    walk.stop("cube of a colour")
    sit(page, me.branch(3, 143, alone(1)), "take")
    walk.stop("take a goal")
    walk.end()


def test_actions(walk: Walk, opener: Opener):
    page = walk.page
    me = Guest(page.request, opener.address)
    sit(page, me.branch(1, 119, alone(1)), "act")
    walk.stop("act at an island")
    page.locator('[data-kind="dock"]').first.click(force=True)
    walk.stop("a dock chosen")
    press(walk, "Load")
    walk.stop("load")
    see(walk, "Hand")
    page.locator('[data-lesson="map:E03"]').click()
    walk.stop("a card chosen")
    see(walk, "Map")
    page.locator('[data-kind="site"][data-name="0,2/SE"]').click()
    walk.stop("a card and a site that proves it")
    page.locator('[data-kind="site"][data-name="0,2/NW"]').click()
    expect(page.locator(".act")).to_contain_text("missing")
    walk.stop("a card and a site that does not")
    sit(page, me.branch(1, 168, alone(1)), "act")
    press(walk, "Buy maps")
    walk.stop("buy")
    press(walk, "Oracle")
    walk.stop("oracle")
    see(walk, "Players")
    walk.stop("sell")
    sit(page, me.branch(1, 49, alone(1)), "act")
    page.locator(".act").get_by_role("button", name="Load", exact=True).focus()
    expect(page.get_by_role("tooltip")).to_be_visible()
    walk.stop("the reason against an action")
    walk.end()


def test_a_table_before_it_begins(walk: Walk, opener: Opener):
    page = walk.page
    me, other = Guest(page.request, opener.address), Guest(opener.desk().request, opener.address, "Bea")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    page.goto(f"/tables/{me.table(seats, starts='maker')}")
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()
    walk.stop("waiting, with an invitation")
    page.goto(f"/tables/{other.table(seats, title='Sailors wanted')}")
    expect(page.get_by_role("button", name="Sit down").first).to_be_visible()
    walk.stop("invited")
    page.goto("/tables/nowhere")
    expect(page.get_by_role("link", name="Home").last).to_be_visible()
    walk.stop("no such table")
    walk.end()


def test_together_at_a_table(walk: Walk, opener: Opener):
    page = walk.page
    me, other = Guest(page.request, opener.address), Guest(opener.desk().request, opener.address, "Bea")
    table = me.branch(1, 26, [{"kind": "me"}, {"kind": "open"}], clock={"move": 86400})
    other.wish(table, "join")
    sit(page, table, "wait")
    walk.stop("the other's turn")
    other.post(f"/api/tables/{table}/talk", {"line": "Good winds!"})
    see(walk, "Log")
    page.get_by_role("tab", name="Talk").click()
    expect(page.get_by_role("log")).to_contain_text("Good winds!")
    walk.stop("talk")
    page.get_by_role("tab", name="People").click()
    walk.stop("people")
    for name in ("All moves", "Text map"):
        page.get_by_role("button", name=name).click()
        walk.stop(name)
    see(walk, "Players")
    walk.stop("means and market")
    see(walk, "Map")
    other.wish(table, "move", version=other.version(table), move="sell gray")
    other.wish(table, "move", version=other.version(table), move="end")
    recap = page.get_by_role("button", name="Since your last turn")
    expect(recap).to_be_visible()
    walk.stop("recap, folded")
    recap.click()
    walk.stop("recap")
    other.wish(table, "undo", version=other.version(table), ask=True)
    expect(page.get_by_role("region", name="Question")).to_be_visible()
    walk.stop("undo is asked")
    page.get_by_role("button", name="Menu").click()
    walk.stop("menu")
    page.get_by_role("button", name="Resign").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    walk.stop("sure to resign?")
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.get_by_role("heading", name="won")).to_be_visible()
    walk.stop("the end after a resignation")
    walk.end()


def test_refusals_covers_ends_and_lessons(walk: Walk, opener: Opener):
    page = walk.page
    me = Guest(page.request, opener.address)
    page.goto(f"/tables/{me.branch(1, 29, [{'kind': 'me', 'name': 'Ann'}, {'kind': 'me', 'name': 'Bea'}])}")
    expect(page.get_by_role("button", name="I am Bea")).to_be_visible()
    walk.stop("cover")
    sit(page, me.branch(1, 21, alone(1)), "lay")
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("alert").filter(has_text=re.compile(r"\w"))).to_be_visible()
    walk.stop("refused")
    table = me.branch(1, 242, alone(0))
    sit(page, table, "act")
    end(walk)
    expect(page.get_by_role("table", name="Points")).to_be_visible()
    unfold(page.locator(".end"))
    walk.stop("end sheet")
    page.goto(f"/replay/{table}")
    expect(page.locator("svg.sea")).to_be_visible()
    walk.stop("replay of a table")
    page.goto("/learn/akrotiri")
    expect(page.get_by_role("heading", name="Step 1")).to_be_visible()
    walk.stop("lesson")
    walk.end()


def end(walk: Walk) -> None:
    press(walk, "End turn")
    sure = walk.page.locator(".act").get_by_role("button", name="Give up")
    if sure.count():
        walk.stop("sure to end?")
        sure.click()


@pytest.mark.parametrize("device", sorted(DEVICES))
def test_a_lost_connection(opener: Opener, server: Running, device: str):
    opener.is_cut_off = True
    with cable_to(server.port) as cable:
        walk = Walk(DEVICES[device](opener, base_url=cable.address))
        sit(walk.page, Guest(walk.page.request, cable.address).branch(1, 119, alone(1)), "act")
        cable.cut()
        expect(walk.page.locator("p.lost")).to_be_visible()
        walk.stop("reconnecting")
    walk.end()
