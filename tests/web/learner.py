"""Somebody who learns a game in the browser: reads each step, and does what it allows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Page, expect

from labrys.core.lesson import Lesson
from tests.web.hands import Hands

_MARKED = """
() => [...document.querySelectorAll("[data-pointed-out], .pointed")].filter((one) => one.checkVisibility())
  .flatMap((one) => (one.dataset.lesson ?? "").split(" "))
"""
COVERS_NOTHING = """() => {
  const card = document.querySelector(".lesson").getBoundingClientRect();
  return [...document.querySelectorAll("[data-pointed-out], .pointed, .act")].every((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return right <= card.left || left >= card.right || bottom <= card.top || top >= card.bottom;
  });
}"""


class Learner(Hands):
    """Whoever goes through a lesson. How a move is made is a method `do_` with its first word."""

    def __init__(self, page: Page, game: str, lesson: Lesson) -> None:
        super().__init__(page)
        self.lesson = lesson
        self.names = [step.id for step in lesson.steps]
        self.card = page.locator("section.lesson")
        page.goto(f"/learn/{game}")
        expect(self.card).to_be_visible()
        self.table = page.url.split("/")[-1]

    def update(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.request.get(f"/api/tables/{self.table}?seat=0").json()
        return found

    def title(self, at: int) -> str:
        return f"Step {at + 1} of {len(self.names)}"

    def steps(self) -> Iterator[str]:
        """The steps in their order, each while it is shown; whoever asks for the next one has passed it."""
        for at, name in enumerate(self.names):
            expect(self.card.get_by_role("heading")).to_have_text(self.title(at))
            yield name
            button = self.card.locator("button.strong")
            if button.count():
                button.click()
            else:
                self.act_on(at)

    def act_on(self, at: int) -> None:
        """Do what this step allows, until it is done."""
        raise NotImplementedError

    def marked(self) -> set[str]:
        """What is pointed out now and can be seen, by the names of the lesson."""
        return set(self.page.evaluate(_MARKED))

    def show(self, part: str) -> None:
        """On a small screen, the part of the table that is needed."""
        tab = self.page.get_by_role("navigation", name="Parts").get_by_role("button", name=part)
        if tab.count():
            tab.click()
