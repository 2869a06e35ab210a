"""Settings do what they say, and are kept: sounds, notifications, motion, look, the own side, confirmation."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.moments import Guest, alone, sit
from tests.web.pages import Opener, await_that

LISTEN = """
window.heard = [];
window.AudioContext = class {
  state = "running"; currentTime = 0; destination = {};
  createOscillator() {
    const voice = { frequency: {}, connect: (next) => next, stop() {}, start: () => heard.push(voice.frequency.value) };
    return voice;
  }
  createGain() {
    const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { gain, connect() {} };
  }
};
"""
"""Instead of sounding, tones are noted."""

NOTIFY = """
window.notes = [];
window.Notification = class {
  static permission = sessionStorage.getItem("asked") ?? "default";
  static requestPermission() {
    sessionStorage.setItem("asked", window.answer ?? "granted");
    return Promise.resolve((Notification.permission = window.answer ?? "granted"));
  }
  constructor(title, { body, tag }) { notes.push({ title, body, tag }); }
};
"""
"""Instead of being shown, notifications are noted; whoever is asked says yes, or what `answer` says."""

HIDE = """Object.defineProperty(document, "hidden", { get: () => true, configurable: true })"""


def check(page: Page, name: str, is_wanted: bool = True) -> None:
    page.goto("/settings")
    page.get_by_role("checkbox", name=name).set_checked(is_wanted)
    page.reload()
    expect(page.get_by_role("checkbox", name=name)).to_be_checked(checked=is_wanted)


def choose(page: Page, label: str, option: str) -> None:
    page.goto("/settings")
    page.get_by_label(label, exact=True).select_option(label=option)
    page.reload()
    expect(page.get_by_label(label, exact=True).locator("option:checked")).to_have_text(option)


@pytest.fixture
def me(page: Page, opener: Opener) -> Guest:
    return Guest(page.request, opener.address)


def end_turn(page: Page) -> None:
    page.locator(".act").get_by_role("button", name="End turn").click()


def my_next_turn(page: Page, me: Guest) -> None:
    """Sit where only the end of the turn is left, and end it; the bot plays, and it is my turn again."""
    sit(page, me.branch(1, 29, alone(1)), "act")
    if page.evaluate("'notes' in window"):
        page.evaluate(HIDE)
    end_turn(page)
    expect(page.locator(".act")).to_have_attribute("data-decision", "lay")


def test_nothing_sounds_unless_it_is_wanted(page: Page, me: Guest):
    page.add_init_script(LISTEN)
    my_next_turn(page, me)
    assert [] == page.evaluate("heard")

    check(page, "Sounds")
    my_next_turn(page, me)
    # Others have moved, and it is my turn again.
    await_that(page, "heard.length > 2")
    assert {392, 523.25, 783.99} == set(page.evaluate("heard"))


def test_the_menu_of_the_table_turns_sounds_on_too(page: Page, me: Guest):
    page.add_init_script(LISTEN)
    sit(page, me.branch(1, 21, alone(1)), "lay")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Sounds").click()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Undo").click()
    await_that(page, "heard.length > 0")

    page.goto("/settings")
    expect(page.get_by_role("checkbox", name="Sounds")).to_be_checked()


def test_a_notification_comes_when_it_is_my_turn_in_a_hidden_tab(page: Page, me: Guest):
    page.add_init_script(NOTIFY)
    my_next_turn(page, me)
    assert [] == page.evaluate("notes"), "nobody asked for it"

    check(page, "Notif")
    my_next_turn(page, me)
    await_that(page, "notes.length > 0")
    [note] = page.evaluate("notes")
    assert "Your turn" == note["title"]
    assert "Akrotiri" in note["body"]


def test_a_notification_shows_at_once_that_they_arrive(page: Page):
    page.add_init_script(NOTIFY)
    page.goto("/settings")
    page.get_by_role("checkbox", name="Notif").click()
    await_that(page, "notes.some((one) => one.body === 'Notifications look like this.')")


def test_who_forbids_notifications_is_told_what_that_means(page: Page):
    page.add_init_script(NOTIFY + "window.answer = 'denied';")
    page.goto("/settings")
    box = page.get_by_role("checkbox", name="Notif")
    box.click()

    expect(box).not_to_be_checked()
    expect(page.get_by_role("status").filter(has_text="A webhook works without it")).to_be_visible()
    page.reload()
    expect(box).not_to_be_checked()


def test_permission_that_was_taken_back_switches_notifications_off(page: Page):
    page.add_init_script(NOTIFY)
    check(page, "Notif")
    page.evaluate("sessionStorage.setItem('asked', 'denied')")
    page.reload()

    expect(page.get_by_role("checkbox", name="Notif")).not_to_be_checked()
    expect(page.get_by_role("status").filter(has_text="its own settings can")).to_be_visible()


THROWS = """
window.Notification = class extends Notification {
  constructor() { throw new TypeError("Illegal constructor"); }
};
"""
MOBILE = "Object.defineProperty(navigator, 'userAgentData', { value: { mobile: true } });"
INSECURE = "Object.defineProperty(window, 'isSecureContext', { value: false });"


@pytest.mark.parametrize(
    ("browser_has", "told"),
    [
        (THROWS, "This browser shows none"),
        ("sessionStorage.setItem('asked', 'granted');" + NOTIFY + THROWS + MOBILE, "This browser shows none"),
        ("delete window.Notification;", "This browser shows none"),
        (INSECURE, "only on pages that come by https"),
    ],
    ids=["phone", "phone that allows them", "no notifications", "plain http"],
)
def test_notifications_are_off_where_none_can_arrive(page: Page, browser_has: str, told: str):
    """As a former version left it: switched on."""
    page.add_init_script(browser_has + "localStorage.setItem('labrys.settings', JSON.stringify({ notify: true }));")
    page.goto("/settings")
    box = page.get_by_role("checkbox", name="Notif")

    expect(box).to_be_disabled()
    expect(box).not_to_be_checked()
    expect(page.get_by_role("status").filter(has_text=told)).to_contain_text("webhook")


THROWS_ONCE_ALLOWED = """
window.Notification = class extends Notification {
  constructor(...given) {
    if (Notification.permission === "granted") throw new TypeError("Illegal constructor");
    super(...given);
  }
};
"""


def test_where_the_first_one_does_not_arrive_they_stay_off(page: Page):
    page.add_init_script(NOTIFY + THROWS_ONCE_ALLOWED)
    page.goto("/settings")
    box = page.get_by_role("checkbox", name="Notif")
    expect(box).to_be_enabled()
    box.click()

    expect(page.get_by_role("status").filter(has_text="This browser shows none")).to_be_visible()
    expect(box).not_to_be_checked()


def test_the_tab_says_whose_turn_it_is(page: Page, me: Guest):
    sit(page, me.branch(1, 29, alone(1)), "act")
    expect(page).to_have_title("● Your turn · Akrotiri · Labrys")
    table = me.branch(1, 29, [{"kind": "open"}, {"kind": "me"}], title="Sailors")
    page.goto(f"/tables/{table}")
    expect(page).to_have_title("Waiting for players · Sailors · Labrys")
    page.goto("/lobby")
    expect(page).not_to_have_title("Sailors")


# A jump is no motion: what takes no time at all may still be said to be running.
MOVING = "document.getAnimations().filter((one) => one.effect.getComputedTiming().duration > 1).length"
WATCH = f"""() => {{
  window.most = 0;
  const look = () => {{ most = Math.max(most, {MOVING}); requestAnimationFrame(look); }};
  look();
}}"""


def most_moving(page: Page, me: Guest) -> int:
    """How many things moved at once, at most, while a tile was laid and a place was shown."""
    sit(page, me.branch(1, 21, alone(1)), "lay")
    page.evaluate(WATCH)
    page.locator(".candidate").first.click()
    page.locator(".act").get_by_role("button", name="Lay on").click()
    expect(page.locator(".act")).to_have_attribute("data-decision", "cube")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".act")).to_have_attribute("data-decision", "lay")
    return int(page.evaluate("most"))


def test_things_move_unless_motion_is_off(page: Page, me: Guest):
    assert 0 < most_moving(page, me)
    choose(page, "Motion", "None")
    assert 0 == most_moving(page, me)


def test_who_wants_less_motion_of_every_program_gets_it_here(opener: Opener):
    page = opener.desk(reduced_motion="reduce")
    assert 0 == most_moving(page, Guest(page.request, opener.address))


def lengths(page: Page, me: Guest) -> set[Any]:
    """How long a boat takes to its next dock, in seconds."""
    sit(page, me.branch(1, 21, alone(1)), "lay")
    return set(
        page.locator("svg.sea .boat").evaluate_all("(all) => all.map((b) => getComputedStyle(b).transitionDuration)")
    )


def test_motion_is_as_fast_as_chosen(page: Page, me: Guest):
    usual = lengths(page, me)
    choose(page, "Motion", "Slow")
    slow = lengths(page, me)

    assert [1, 1] == [len(usual), len(slow)]
    assert 2 * float(usual.pop().rstrip("s")) == float(slow.pop().rstrip("s"))


@pytest.mark.parametrize(("chosen", "system", "is_dark"), [("Dark", "light", True), ("Light", "dark", False)])
def test_a_look_is_chosen_against_the_system(page: Page, chosen: str, system: Any, is_dark: bool):
    page.emulate_media(color_scheme=system)
    page.goto("/settings")
    brightness = """() => getComputedStyle(document.documentElement).backgroundColor.match(/\\d+/g).slice(0, 3)
      .reduce((sum, one) => sum + Number(one), 0)"""
    assert (page.evaluate(brightness) > 380) == is_dark, "first it is as the system has it"
    choose(page, "Look", chosen)

    assert (page.evaluate(brightness) < 380) == is_dark


def up(page: Page, me: Guest) -> str:
    sit(page, me.branch(1, 119, alone(1)), "act")
    page.get_by_role("button", name="Text map").press("Enter")
    pad = page.get_by_role("application", name="Explore the map")
    pad.focus()
    page.keyboard.press("b")
    at_the_boat = re.compile(r"0,2 (top left|bottom right), tile")
    expect(pad).to_contain_text(at_the_boat)
    page.keyboard.press("ArrowUp")
    expect(pad).not_to_contain_text(at_the_boat)
    return pad.inner_text()


def test_the_own_side_lies_below_unless_north_is_wanted_up(page: Page, me: Guest):
    # Seat 1 sits in the north and looks south, to Thera.
    assert "Thera" in up(page, me)
    check(page, "My side", False)
    assert "Thera" not in up(page, me)


def test_the_end_of_a_turn_is_confirmed_while_actions_are_left_unless_that_is_off(page: Page, me: Guest):
    at = me.branch(1, 168, alone(1))
    sit(page, at, "act")
    end_turn(page)
    expect(page.locator(".act").get_by_role("button", name="Give up")).to_be_visible()
    assert me.version(at) == int(page.locator(".act").get_attribute("data-version") or 0)

    # The list of all moves asks likewise, and in the same place.
    page.locator(".act").get_by_role("button", name="Back").click()
    page.get_by_role("button", name="All moves").click()
    choices = page.get_by_role("region", name="All that can be done now")
    choices.get_by_role("button", name="End turn").click()
    expect(choices.get_by_role("button", name="Give up")).to_be_focused()
    assert me.version(at) == int(page.locator(".act").get_attribute("data-version") or 0)

    check(page, "Ask before", False)
    sit(page, me.branch(1, 168, alone(1)), "act")
    end_turn(page)
    expect(page.locator(".act")).to_have_attribute("data-decision", "lay")
