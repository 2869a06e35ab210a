"""The lesson in the browser: each step says what to do and points at it, and doing that leads to the next one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Locator, Page, expect

from labrys.games.akrotiri.lesson import lesson
from tests.web.hands import Hands
from tests.web.pages import Opener, scrolls_sideways
from tests.web.walk import Walk

STEPS = [step.id for step in lesson().steps]
COVERS_NOTHING = """() => {
  const card = document.querySelector(".lesson").getBoundingClientRect();
  return [...document.querySelectorAll("[data-pointed-out], .pointed, .act")].every((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return right <= card.left || left >= card.right || bottom <= card.top || top >= card.bottom;
  });
}"""


class Learner(Hands):
    """Somebody who reads each step and does what it allows."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.card = page.locator("section.lesson")
        page.goto("/learn/akrotiri")
        expect(self.card).to_be_visible()
        self.table = page.url.split("/")[-1]

    def update(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.request.get(f"/api/tables/{self.table}?seat=0").json()
        return found

    def steps(self) -> Iterator[str]:
        """The steps in their order, each while it is shown; whoever asks for the next one has passed it."""
        for at, name in enumerate(STEPS):
            expect(self.card.get_by_role("heading")).to_have_text(f"Step {at + 1} of {len(STEPS)}")
            yield name
            self.pass_on(lesson().steps[at].times)

    def pass_on(self, times: int) -> None:
        """Read on, or do what is allowed."""
        button = self.card.locator("button.strong")
        if button.count():
            button.click()
            return
        for _ in range(times):
            version = self.version
            move = self.update()["legal"][0]
            getattr(self, f"do_{move['move']}")(move)
            self.after(version)

    def do_excavate(self, move: dict[str, str]) -> None:
        self.show("Hand")
        self.page.locator(f'[data-lesson="map:{move["map"]}"]').click()
        self.place(move["site"]).click()
        self.press("Excavate at")

    def do_end(self, _: dict[str, str]) -> None:
        self.press("End turn")
        sure = self.act.get_by_role("button", name="Give up")
        if sure.count():
            sure.click()

    def do_lay(self, move: dict[str, str]) -> None:
        self.show("Map")
        self.place(move["cell"]).click()
        self.press("Lay on")

    def do_cube(self, move: dict[str, str]) -> None:
        self.press(move["colour"])
        self.press("corner")

    def do_sail(self, move: dict[str, str]) -> None:
        self.show("Map")
        self.place(move["dock"]).click()
        self.act.get_by_role("button", name="Sail", exact=True).last.click()

    def do_load(self, _: dict[str, str]) -> None:
        self.press("Load")
        for colour, cubes in (("green", 1), ("blue", 2)):
            for nth in range(cubes):
                self.act.get_by_role("button", name=colour, exact=True).nth(nth).click()
        self.press("Load 3 cubes")

    def do_sell(self, move: dict[str, str]) -> None:
        self.show("Players")
        self.page.locator(".market").get_by_role("button", name=move["colour"]).click()

    def do_buy(self, move: dict[str, list[str]]) -> None:
        self.press("Buy maps")
        self.press(f"+ {move['maps'][0]}")
        self.press("Buy 1 map")

    def press(self, name: str) -> None:
        self.act.get_by_role("button", name=name).first.click()

    def place(self, name: str) -> Locator:
        return self.page.locator(f'[data-name="{name}"]')

    def show(self, part: str) -> None:
        """On a small screen, the part of the table that is needed."""
        tab = self.page.get_by_role("navigation", name="Parts").get_by_role("button", name=part)
        if tab.count():
            tab.click()


def test_the_whole_lesson_is_learned_in_the_browser(page: Page):
    learner, walk = Learner(page), Walk(page)
    texts: dict[str, str] = {}
    for name in learner.steps():
        texts[name] = learner.card.inner_text()
        if name in ("card", "sell"):
            walk.stop(name)

    walk.end()
    assert STEPS == list(texts)
    assert len(STEPS) == len(set(texts.values()))
    assert not any("learn-" in text for text in texts.values())
    assert "goes on freely" in texts["done"]
    expect(learner.card).to_have_count(0)
    assert learner.update()["table"]["lesson"]["is_over"]
    # The other player now thinks for itself, which takes its time.
    assert "lay" == learner.wait()


def test_the_lesson_is_learned_on_a_phone_where_its_text_can_be_folded(opener: Opener):
    phone = opener.phone("dark")
    learner, walk = Learner(phone), Walk(phone)
    fold = learner.card.get_by_role("button", name="Text of this step")
    for name in learner.steps():
        assert not scrolls_sideways(phone), name
        expect(fold).to_have_attribute("aria-expanded", "true")
        if name == "load":
            fold.click()
            expect(learner.card.get_by_role("paragraph")).to_be_hidden()
            walk.stop(name)
    walk.end()


def test_what_was_read_is_not_read_again_by_who_comes_back(page: Page):
    learner = Learner(page)
    learner.card.get_by_role("button", name="Go on").click()
    expect(learner.card).to_contain_text("Step 2 of")
    page.reload()

    expect(learner.card).to_contain_text("Step 2 of")


def test_each_step_points_at_what_it_is_about_and_does_not_cover_it(page: Page):
    learner = Learner(page)
    for _ in learner.steps():
        expect(page.locator("[data-pointed-out], .pointed").locator("visible=true")).not_to_have_count(0)
        # The card makes room once both are drawn.
        page.wait_for_function(COVERS_NOTHING)


def test_another_move_than_the_awaited_one_is_refused_with_a_reason(page: Page):
    learner = Learner(page)
    learner.wait()
    page.get_by_role("button", name="End turn").hover()

    expect(page.get_by_role("tooltip")).to_contain_text("The lesson waits for something else: Excavate.")
