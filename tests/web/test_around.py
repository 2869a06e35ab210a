"""The pages around the table: beginning a game, finding tables, settings, in every language and look."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import FilePayload, Page, Route, expect

from tests.web.pages import Opener

GOLDEN = Path(__file__).parents[1] / "games" / "akrotiri" / "golden" / "02-greedy-greedy.jsonl"
AT_A_TABLE = re.compile(r"/tables/[\w-]+$")


def make_public_table(page: Page, title: str) -> None:
    page.goto("/")
    page.get_by_text("Options", exact=True).click()
    page.get_by_label("Name of the table").fill(title)
    page.get_by_label("Public").check()
    page.get_by_role("button", name="Invite friends").click()
    expect(page).to_have_url(AT_A_TABLE)


def test_a_game_against_a_bot_is_one_click_away(page: Page):
    page.goto("/")
    page.get_by_role("button", name="Play against Greedy").click()

    expect(page).to_have_url(AT_A_TABLE)
    facts = page.request.get(f"/api/tables/{page.url.split('/')[-1]}").json()["table"]
    assert ["", "greedy"] == [seat["bot"] for seat in facts["seats"]]
    assert "playing" == facts["status"]


def test_a_stranger_plays_under_the_name_that_is_shown(page: Page):
    page.goto("/")
    page.get_by_label("Your name").fill("Ann of Melos")
    page.get_by_role("button", name="Play against Random").click()
    expect(page).to_have_url(AT_A_TABLE)

    assert "Ann of Melos" == page.request.get("/api/me").json()["name"]


def test_who_comes_back_goes_on_where_it_is_their_turn(page: Page):
    page.goto("/")
    page.get_by_text("Options", exact=True).click()
    page.get_by_label("Who goes first").select_option("0")
    page.get_by_role("button", name="Play against Random").click()
    expect(page).to_have_url(AT_A_TABLE)
    address = page.url

    page.go_back()
    going_on = page.get_by_role("list", name="Go on")
    expect(going_on.get_by_text("Your turn")).to_be_visible()
    going_on.get_by_role("link", name="Go on").click()
    expect(page).to_have_url(address)


def test_seats_mix_people_and_bots(page: Page):
    page.goto("/")
    page.get_by_text("Options", exact=True).click()
    page.get_by_label("4", exact=True).check()
    page.get_by_label("Seat 2", exact=True).select_option(label="Bot: Greedy")
    page.get_by_label("Seat 3", exact=True).select_option(label="Me")
    page.get_by_label("Name on seat 3").fill("Bea")
    page.get_by_label("Clock").select_option(label="24 hours a move")
    page.get_by_role("button", name="Set up this table").click()
    expect(page).to_have_url(AT_A_TABLE)

    facts = page.request.get(f"/api/tables/{page.url.split('/')[-1]}").json()["table"]
    assert ["", "greedy", "", ""] == [seat["bot"] for seat in facts["seats"]]
    assert ["Bea", ""] == [seat["name"] for seat in facts["seats"][2:]]
    assert {"move": 86400} == facts["clock"]


def test_several_people_play_at_one_screen(page: Page):
    page.goto("/")
    page.get_by_role("button", name="At one screen").click()
    expect(page).to_have_url(AT_A_TABLE)

    facts = page.request.get(f"/api/tables/{page.url.split('/')[-1]}").json()["table"]
    assert 1 == len({seat["player"] for seat in facts["seats"]})
    assert "Player 2" == facts["seats"][1]["name"]


def test_what_cannot_be_played_says_why(page: Page):
    page.goto("/")
    page.get_by_text("Options", exact=True).click()
    for seat in ("Seat 1", "Seat 2"):
        page.get_by_label(seat, exact=True).select_option(label="Bot: Random")
    page.get_by_role("button", name="Set up this table").click()

    expect(page.get_by_role("alert").filter(has_text="person")).to_be_visible()
    expect(page).to_have_url("/")


def test_the_lobby_shows_public_tables_to_others(opener: Opener):
    make_public_table(opener.desk(), "Around the cape")
    other = opener.desk()
    other.goto("/lobby")
    table = other.get_by_role("list", name="To join").get_by_role("listitem").filter(has_text="Around the cape")

    expect(table).to_contain_text("free seat")
    table.get_by_role("link", name="Join").click()
    expect(other).to_have_url(AT_A_TABLE)


def test_my_games_lists_my_tables(page: Page):
    page.goto("/mine")
    expect(page.get_by_text("You sit at no table yet")).to_be_visible()

    make_public_table(page, "Mine alone")
    page.goto("/mine")
    expect(page.get_by_role("list", name="Waiting for players")).to_contain_text("Mine alone")


def test_a_record_from_a_file_goes_into_the_address(page: Page):
    page.goto("/")
    page.get_by_label("Replay a game from a file").set_input_files(GOLDEN)

    expect(page).to_have_url(re.compile(r"/replay#r=[\w-]{500,}$"))


def test_a_file_that_is_no_record_is_refused(page: Page):
    page.goto("/")
    letter: FilePayload = {"name": "letter.txt", "mimeType": "text/plain", "buffer": b"Dear Ann"}
    page.get_by_label("Replay a game from a file").set_input_files(letter)

    expect(page.get_by_role("alert").filter(has_text="not a record")).to_be_visible()


def test_an_account_takes_over_what_a_guest_began(opener: Opener):
    page = opener.desk()
    make_public_table(page, "Begun as a guest")
    page.goto("/settings")
    page.get_by_label("Account", exact=True).fill("ariadne")
    page.get_by_label("Password", exact=True).fill("a thread of wool")
    page.get_by_role("button", name="Open an account").last.click()
    expect(page.get_by_text("Signed in as ariadne")).to_be_visible()
    page.get_by_role("button", name="Sign out", exact=True).click()
    expect(page.get_by_text("You are signed out.")).to_be_visible()

    make_public_table(page, "Begun as another guest")
    page.goto("/settings")
    page.get_by_role("button", name="Sign in").click()
    page.get_by_label("Account", exact=True).fill("ariadne")
    page.get_by_label("Password", exact=True).fill("a thread of wool")
    page.get_by_role("button", name="Sign in").last.click()
    expect(page.get_by_text("Signed in as ariadne")).to_be_visible()
    page.goto("/mine")
    expect(page.get_by_role("main")).to_contain_text("Begun as a guest")
    expect(page.get_by_role("main")).to_contain_text("Begun as another guest")


def test_a_token_is_shown_once_and_can_be_withdrawn(page: Page):
    page.goto("/settings")
    page.get_by_label("Your name").fill("Talos")
    page.get_by_role("button", name="Keep").click()
    # A new guest has new forms below.
    expect(page.get_by_text("You are Talos now.")).to_be_visible()
    page.get_by_label("What the new token is for").fill("my bot")
    page.get_by_role("button", name="Make a token").click()
    expect(page.get_by_label("Token “my bot”")).to_have_value(re.compile("^labrys_"))

    page.reload()
    withdraw = page.get_by_role("listitem").filter(has_text="my bot").get_by_role("button", name="Withdraw")
    expect(withdraw).to_be_visible()
    expect(page.get_by_label("Token “my bot”")).to_have_count(0)
    withdraw.click()
    expect(page.get_by_text("my bot")).to_have_count(0)


def test_a_token_can_be_made_while_the_list_of_tokens_is_still_on_its_way(page: Page):
    held: list[Route] = []

    def hold_the_first_list(route: Route) -> None:
        if route.request.method == "GET" and not held:
            held.append(route)
        else:
            route.continue_()

    page.goto("/settings")
    page.get_by_label("Your name").fill("Talos")
    page.get_by_role("button", name="Keep").click()
    expect(page.get_by_text("You are Talos now.")).to_be_visible()
    page.route("**/tokens", hold_the_first_list)
    page.reload()
    page.get_by_label("What the new token is for").fill("my bot")
    page.get_by_role("button", name="Make a token").click()
    expect(page.get_by_label("Token “my bot”")).to_have_value(re.compile("^labrys_"))
    assert held
    held[0].continue_()

    expect(page.get_by_role("listitem").filter(has_text="my bot")).to_be_visible()


def test_a_webhook_inside_a_network_is_refused_with_the_reason(page: Page):
    page.goto("/settings")
    page.get_by_label("Your name").fill("Talos")
    page.get_by_role("button", name="Keep").click()
    expect(page.get_by_text("You are Talos now.")).to_be_visible()
    page.get_by_label("Address of the webhook").fill("https://127.0.0.1/hook")
    page.get_by_role("button", name="Keep").last.click()

    expect(page.get_by_role("alert").filter(has_text=re.compile(r"\w"))).to_be_visible()


def test_language_and_look_are_kept(page: Page):
    page.goto("/settings")
    page.get_by_label("Language").select_option("fr")
    expect(page.get_by_role("heading", level=1)).to_have_text("Réglages")
    page.get_by_label("Apparence").select_option("dark")
    page.reload()

    expect(page.get_by_role("heading", level=1)).to_have_text("Réglages")
    assert "dark" == page.evaluate("document.documentElement.dataset.look")
