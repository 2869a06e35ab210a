"""Hands that play Minos in a browser: by mouse or thumb on the table and in the list of what may be done, or by
keyboard in that list alone."""

from __future__ import annotations

import random
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.web.hands import COVER, Hands, Keyboard
from tests.web.minos.moments import Moment
from tests.web.moments import Guest

GREEDY = {"kind": "bot", "bot": "greedy"}
NEW_GAME: dict[str, Any] = {"game": "minos", "options": {"setup": "draft", "routes": "AAA"}}
"""A table of Minos, as `begin` makes it."""

# Entries of folded groups are not there; the ways of a subject stand under it when it is unfolded.
_OFFERED = """
(act) => [...act.querySelectorAll("[data-group]")].map((group) => ({
  group: group.dataset.group,
  is_folded: group.querySelector("h3 button[aria-expanded=false]") !== null,
  entries: [...group.querySelectorAll(":is(button[data-move], button[data-subject]):not(.ways *)")]
    .map((one) => ({kind: one.dataset.move ?? "", is_unfolded: one.ariaExpanded === "true"})),
  ways: [...group.querySelectorAll(".ways button[data-move]")].map((one) => one.dataset.move),
}))
"""
_ENTRY = ":is(button[data-move], button[data-subject]):not(.ways *)"

# A region may be under what is told about another one.
_REGIONS_IN_SIGHT = """
() => [...document.querySelectorAll(".grip.open")].filter((one) => {
  const box = one.getBoundingClientRect();
  return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === one;
}).map((one) => one.dataset.lesson)
"""

_WORTH = {"due": 9, "play": 8, "build": 7, "expand": 6, "draw": 5, "asked": 4, "tile": 3, "extra": 2}
"""By group of the list: what is done before what. To exchange and to forfeit never ends a turn."""
_MOST_OF_A_TURN = 4
"""After so many moves a turn is ended."""


class MinosHands(Hands):
    """Somebody who does a few things of each kind in every turn, and ends it."""

    def __init__(self, page: Page, seed: str = "hands") -> None:
        super().__init__(page)
        self.rng = random.Random(seed)
        self.moves: list[str] = []
        """The kinds of moves that were made, in this order."""
        self._in_turn = 0

    def press(self, what: Locator) -> None:
        raise NotImplementedError

    def answer(self, what: str) -> None:
        if what == COVER:
            self.press(self.page.locator(".cover").get_by_role("button", name="I am"))
        elif what == "draft":
            self._draft()
        else:
            self._do()

    def _draft(self) -> None:
        assert self._choose("asked")

    def _do(self) -> None:
        """Something of the best group of the list; or end the turn, where that is enough."""
        offered = self.offered()
        wanted = sorted((name for name in offered if name in _WORTH), key=lambda name: -_WORTH[name])
        is_enough = self._in_turn >= _MOST_OF_A_TURN or (wanted[:1] == ["extra"] and self.rng.random() < 0.7)
        self._in_turn += 1
        if ("finish" in offered and is_enough) or not self._choose(*wanted):
            self.end()

    def offered(self) -> dict[str, Any]:
        """By group: what the list offers."""
        return {one["group"]: one for one in self.act.evaluate(_OFFERED)}

    def end(self) -> None:
        """End the turn, whatever is forgone, or do without the rest."""
        self._in_turn = 0
        finish = self.act.locator(".finish button[data-move]")
        self.moves.append(finish.get_attribute("data-move") or "")
        self.press(finish)
        if self.act.locator(".finish .asking").count():
            self.press(finish)

    def _choose(self, *groups: str) -> bool:
        """Make a move of the first of these groups that has one; False if none has."""
        for name in groups:
            if self.offered()[name]["is_folded"]:
                self.press(self.act.locator(f"[data-group={name}] h3 button"))
            entries = self.offered()[name]["entries"]
            if entries:
                self._take(name, self._pick([one["kind"] for one in entries[:6]]))
                return True
        return False

    def _pick(self, kinds: list[str]) -> int:
        """What was not done yet, rather than the same again; whatever the dice are, a game has many kinds of moves."""
        new = [at for at, kind in enumerate(kinds) if kind not in self.moves]
        return self.rng.choice(new or range(len(kinds)))

    def _take(self, name: str, at: int) -> None:
        """Make the move of an entry, or one of the ways to do it."""
        group = self.act.locator(f"[data-group={name}]")
        entry, kind = group.locator(_ENTRY).nth(at), self.offered()[name]["entries"][at]["kind"]
        if not kind:
            if not self.offered()[name]["entries"][at]["is_unfolded"]:
                self.press(entry)
            ways = self.offered()[name]["ways"]
            chosen = self._pick(ways[:5])
            entry, kind = group.locator(".ways button[data-move]").nth(chosen), ways[chosen]
        self.moves.append(kind)
        self.press(entry)


class MinosMouse(MinosHands):
    """By mouse: dice are drafted on the action board, and some regions are picked on the map."""

    def press(self, what: Locator) -> None:
        what.click()

    def put_away(self) -> None:
        """What the others did is told over the table, and put away first, as people do."""
        recap = self.page.get_by_role("button", name="Got it")
        if recap.count():
            self.press(recap)

    def _draft(self) -> None:
        self.put_away()
        dice = self.page.locator(".pool button[data-die]")
        dice.first.wait_for()
        self.press(dice.nth(self.rng.randrange(dice.count())))
        sections = self.page.locator("button.name[data-section]")
        # One section after the other: so a game has turns of all kinds.
        self.press(sections.nth(self.moves.count("draft") % sections.count()))
        self.press(self.page.locator(".thought button.strong"))
        self.moves.append("draft")

    def _do(self) -> None:
        self.put_away()
        if self._in_turn < _MOST_OF_A_TURN and self.rng.random() < 0.5:
            regions = self.page.evaluate(_REGIONS_IN_SIGHT)
            if regions:
                self.press(self.page.locator(f'.grip[data-lesson="{self.rng.choice(regions)}"]'))
                self.done.add("region")
        super()._do()


class MinosThumb(MinosMouse):
    """By thumb: as by mouse, one part of the table at a time."""

    def press(self, what: Locator) -> None:
        what.tap()

    def _do(self) -> None:
        MinosHands._do(self)


class MinosKeys(MinosHands, Keyboard):
    """By keyboard alone: everything is in the list of what may be done, reached with Tab and pressed with Enter."""

    def press(self, what: Locator) -> None:
        here = what.element_handle()
        for _ in range(self.MOST_TABS):
            step = self.page.evaluate(_TOWARDS, here)
            if not step:
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press(step)
            assert "BODY" != self.focus()["tag"], "the focus is lost on the way"
        raise AssertionError(f"Tab does not lead to {what}")


_TOWARDS = """
(wanted) => {
  const at = document.activeElement;
  if (at === wanted) return "";
  const isLater = at === document.body || at.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING;
  return isLater ? "Tab" : "Shift+Tab";
}
"""


def sit_down(page: Page, address: str, moment: Moment) -> MinosMouse:
    """Go on with a kept game of Minos among bots, and wait until I am asked with all that is known."""
    page.goto("/")
    table = Guest(page.request, address).table(moment.alone, "minos", branch=moment.branch)
    page.goto(f"/tables/{table}")
    hands = MinosMouse(page)
    expect(hands.act).to_have_attribute("data-decision", moment.asked)
    # What the round's end would bring is told by the survey, which comes last.
    expect(page.locator(".forecast").first).to_be_attached()
    return hands
