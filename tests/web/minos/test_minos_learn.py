"""The lesson of Minos in the browser: each step points at what it is about, and what it says of prices and gains is
what the table offers."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from labrys.games.minos.lesson import lesson
from tests.web.learner import COVERS_NOTHING, Learner
from tests.web.pages import Opener, await_that, scrolls_sideways
from tests.web.walk import Walk

OFFERED = {
    "groups": ["Advance on influence", "Advance on culture"],
    "trait": ["I-19: 1 coin", "I-20: 2 weaponry"],
    "city": ["city in Armenoi (3) for 3 coins"],
    "build": ["tower in Kydonia (1) for 3 coins", "farm in Kydonia (1) for 1 warrior", "farm in Armenoi (3)"],
    "space": ["any track +1"],
    "draw": ["Draw I-27 from the offer"],
    "market": ["temporary grain for 1 coin"],
    "play": ["Play I-27 for 4 coins, with 1 temporary grain", "1 VP per city"],
    "ship": ["1 coin, 3 VP, 1 build point", "space 2 of route 1 for 1 coin"],
    "cards": ["Play I-57 for 0 coins", "Play I-38 for 0 coins"],
    "battle": ["in Armenoi (3) for 2 weaponry: 1 coin, 5 VP"],
    "palace": ["Put I-27 into the palace"],
}
"""What the text of a step says is possible, as the list has it while the step lasts."""

NAMED = {"cultural": "culture", "deck": "from the deck", "I-27/1": "1 build point", "I-27/2": "1 VP per city"}
"""What is called otherwise in the list than in the notation."""


class Cretan(Learner):
    """Somebody who learns Minos, and does what the script has them do."""

    def __init__(self, page: Page) -> None:
        super().__init__(page, "minos", lesson())
        script = lesson().script[lesson().begins :]
        self.script = iter([line.removeprefix("0 ") for line in script if line.startswith("0 ")])
        self.seen: dict[str, set[str]] = {name: set() for name in self.names}
        """By step: what was pointed out."""
        self.offered: dict[str, str] = dict.fromkeys(self.names, "")

    def steps(self) -> Iterator[str]:
        for name in super().steps():
            self.look(name)
            yield name

    def look(self, name: str) -> None:
        """Take in what this step shows now."""
        self.seen[name] |= self.marked()
        self.offered[name] += self.act.inner_text()

    def act_on(self, at: int) -> None:
        title = self.card.get_by_role("heading").filter(has_text=re.compile(f"^{self.title(at)}$"))
        while title.count():
            self.look(self.names[at])
            version = self.version
            self.make(next(self.script))
            self.after(version)
            self.wait()

    def make(self, notation: str) -> None:
        """Make a move: on the table where it is best seen there, in the list otherwise."""
        kind, *words = notation.split()
        if kind == "draft":
            self.show("Dice")
            self.press(self.page.locator(f'.pool [data-die="{words[0]}"]'))
            self.press(self.page.locator(f'button.name[data-section="{words[1]}"]'))
            self.press(self.page.locator(".thought button.strong"))
            return
        if kind in ("city", "move"):
            self.show("Crete")
            for region in words if kind == "move" else words[:1]:
                self.press(self.page.locator(f'.grip[data-lesson="region:{region}"]'))
        self.unfold()
        self.press(self.choice(kind, words))
        if kind == "end" and self.act.locator(".finish .asking").count():
            self.press(self.choice(kind, words))

    def choice(self, kind: str, words: list[str]) -> Locator:
        """The button of a move, among those of its kind."""
        found = self.act.locator(f"button[data-move={kind}]")
        if not words or kind in ("choose", "move", "city"):
            return found.first
        name = NAMED.get(words[0], words[0])
        return found.filter(has_text=f"({name})" if name.isdigit() and kind != "sail" else name).first

    def unfold(self) -> None:
        for heading in self.act.locator("h3 button[aria-expanded=false]").all():
            self.press(heading)

    def press(self, what: Locator) -> None:
        what.click()


def test_the_whole_lesson_is_learned_in_the_browser(page: Page):
    learner, walk = Cretan(page), Walk(page)
    texts: dict[str, str] = {}
    points: dict[str, int] = {}
    mine = page.locator('[data-lesson="seat:0"] .points b')
    for name in learner.steps():
        texts[name] = learner.card.inner_text()
        points[name] = int(mine.inner_text())
        # The card makes room once both are drawn.
        await_that(page, COVERS_NOTHING)
        if name in ("order", "city", "cards"):
            walk.stop(name)

    walk.end()
    assert learner.names == list(texts)
    assert 20 == len(set(texts.values()))
    assert not any("learn-" in text for text in texts.values())
    for step in lesson().steps:
        assert set(step.points) <= learner.seen[step.id], step.id
    for name, words in OFFERED.items():
        assert [] == [word for word in words if word not in learner.offered[name]], (name, learner.offered[name])
    expect(learner.card).to_have_count(0)
    assert learner.update()["table"]["lesson"]["is_over"]
    assert "draft" == learner.wait()
    agrees_with_the_texts(points)


def agrees_with_the_texts(points: dict[str, int]) -> None:
    """What the learner has at each step is what its text says, or the one before."""
    assert 32 == points["welcome"]
    # A foundation, and the ability for everything that is built.
    assert points["city"] + 2 + 2 == points["build"]
    # Two cities count for I-27.
    assert points["play"] + 2 == points["ship"]
    assert points["battle"] + 5 == points["expand"]
    # The vase, a farm, and the regions.
    assert points["palace"] + 10 + 2 < points["done"]


@pytest.mark.deep
def test_the_lesson_is_learned_on_a_phone_where_its_text_can_be_folded(opener: Opener):
    phone = opener.phone("dark")
    learner, walk = Cretan(phone), Walk(phone)
    fold = learner.card.get_by_role("button", name="Text of this step")
    for name in learner.steps():
        assert not scrolls_sideways(phone), name
        assert {one for one in learner.seen[name] if one}, name
        expect(fold).to_have_attribute("aria-expanded", "true")
        if name == "expand":
            fold.click()
            expect(learner.card.get_by_role("paragraph")).to_be_hidden()
            walk.stop(name)
    walk.end()


def test_another_move_than_the_awaited_one_is_refused_with_a_reason(page: Page):
    learner = Cretan(page)
    for name in learner.steps():
        if name == "city":
            break
    # It may be pressed, though there is nothing that the lesson awaits. By keyboard: the map may just be scrolled.
    page.locator('.grip[data-lesson="region:1"]').focus()
    page.keyboard.press("Enter")

    expect(learner.act.locator(".closed[role=status]")).to_contain_text("The lesson waits for something else")


def test_a_phone_scrolls_to_what_a_step_is_about(opener: Opener):
    """Steps 2 and 3 are about the action board, of which the strip of the lesson leaves little on a low phone."""
    phone = opener.phone(reduced_motion="reduce")
    phone.set_viewport_size({"width": 390, "height": 560})
    learner = Cretan(phone)
    for name in learner.steps():
        if name in learner.names[1:3]:
            first = phone.locator("[data-of=dice] [data-pointed-out]").first
            expect(first).to_be_in_viewport(ratio=1)
        if name == learner.names[2]:
            return
