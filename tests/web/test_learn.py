"""The lesson in the browser: each step says what to do and points at it, and doing that leads to the next one."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, Page, expect

from labrys.games.akrotiri.lesson import lesson
from tests.web.hands import CORNER
from tests.web.learner import COVERS_NOTHING, Learner
from tests.web.pages import Opener, await_that, scrolls_sideways
from tests.web.walk import Walk

STEPS = [step.id for step in lesson().steps]


class Sailor(Learner):
    """Somebody who learns Akrotiri."""

    def __init__(self, page: Page) -> None:
        super().__init__(page, "akrotiri", lesson())

    def act_on(self, at: int) -> None:
        for _ in range(lesson().steps[at].times):
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
        self.press(CORNER)

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

    def press(self, name: str | re.Pattern[str]) -> None:
        self.act.get_by_role("button", name=name).first.click()

    def place(self, name: str) -> Locator:
        return self.page.locator(f'[data-name="{name}"]')


def test_the_whole_lesson_is_learned_in_the_browser(page: Page):
    learner, walk = Sailor(page), Walk(page)
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
    learner, walk = Sailor(phone), Walk(phone)
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
    learner = Sailor(page)
    learner.card.get_by_role("button", name="Go on").click()
    expect(learner.card).to_contain_text("Step 2 of")
    page.reload()

    expect(learner.card).to_contain_text("Step 2 of")


def test_each_step_points_at_what_it_is_about_and_does_not_cover_it(page: Page):
    learner = Sailor(page)
    for _ in learner.steps():
        expect(page.locator("[data-pointed-out], .pointed").locator("visible=true")).not_to_have_count(0)
        # The card makes room once both are drawn.
        await_that(page, COVERS_NOTHING)


def test_another_move_than_the_awaited_one_is_refused_with_a_reason(page: Page):
    learner = Sailor(page)
    learner.wait()
    page.get_by_role("button", name="End turn").hover()

    expect(page.get_by_role("tooltip")).to_contain_text("The lesson waits for something else: Excavate.")
