"""Hands that play Akrotiri in a browser: by mouse or thumb on the map and its buttons, or by keyboard on lists."""

from __future__ import annotations

import re

from playwright.sync_api import Page, TimeoutError, expect  # noqa: A004  Its own kind of lateness.

OVER = "over"
_FREE_DOCK = ".reach:not(.occupied)"
_NOT_WAITING = re.compile(r"^(?!wait$)")


class Hands:
    """Somebody at a table. They lay tiles, place cubes, sail and end their turns; others do the excavating."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.act = page.locator(".act")
        self.done: set[str] = set()
        """The kinds of things that were done."""
        self.turns = 0
        """Turns begun after the setup."""

    @property
    def decision(self) -> str:
        return self.act.get_attribute("data-decision") or ""

    @property
    def version(self) -> int:
        return int(self.act.get_attribute("data-version") or 0)

    def wait(self) -> str:
        """Wait until it is this person's turn, or the game is over; what is asked then."""
        expect(self.act).to_have_attribute("data-decision", _NOT_WAITING, timeout=60_000)
        return self.decision

    def after(self, version: int) -> None:
        """Wait until the server has said that something happened after this version."""
        expect(self.act).not_to_have_attribute("data-version", str(version))

    def decide(self) -> bool:
        """Make one decision; False if the game is over."""
        what = self.wait()
        if what == OVER:
            return False
        version = self.version
        getattr(self, f"_{what}")()
        self.done.add(what)
        self.after(version)
        return True

    def play(self, decisions: int = 1_000) -> None:
        """Decide so often, or until the game is over."""
        for _ in range(decisions):
            if not self.decide():
                return


class Mouse(Hands):
    """By mouse, or by thumb where `tap` is said: what is picked on the map is looked at first, then confirmed."""

    def _lay(self) -> None:
        # What the others did is told over the map, and put away first, as people do.
        recap = self.page.get_by_role("button", name="Got it")
        if self.turns:
            recap.click()
        self.turns += "keep" in self.done
        self.page.locator(".candidate").first.click()
        self.page.get_by_role("button", name="Turn to the right").click()
        self.act.get_by_role("button", name="Lay on").click()

    def _cube(self) -> None:
        self.act.locator("button:not([aria-disabled=true])").first.click()
        self.act.get_by_role("button", name="corner").first.click()

    def _keep(self) -> None:
        self.act.get_by_role("button").first.click()

    _take = _keep
    _berth = _keep

    def _act(self) -> None:
        if "sail" not in self.done and self._sees_a_dock():
            self.done.add("sail")
            name = self.page.locator(_FREE_DOCK).first.get_attribute("data-dock")
            self.page.locator(f'[data-kind="dock"][data-name="{name}"]').click()
            self.act.get_by_role("button", name="Sail", exact=True).last.click()
            return
        end = self.act.get_by_role("button", name="End turn")
        end.click()
        sure = self.act.get_by_role("button", name="Give up")
        if sure.count():
            sure.click()

    def _sees_a_dock(self) -> bool:
        """Whether there is a free dock to sail to: on some maps there is none at first."""
        try:
            self.page.locator(_FREE_DOCK).first.wait_for(timeout=4_000)
        except TimeoutError:
            return False
        return True


class Keys(Hands):
    """By keyboard alone: the list of all moves is reached with Tab, a move chosen with Enter."""

    def _choose(self, heading: str) -> None:
        choices = self.page.get_by_role("region", name="All that can be done now")
        group = choices.get_by_role("heading", name=heading).first
        expect(group).to_be_visible()
        group.locator("xpath=following-sibling::ul[1]").get_by_role("button").first.focus()
        self.page.keyboard.press("Enter")

    def _lay(self) -> None:
        self._choose("Lay the tile")

    def _cube(self) -> None:
        self._choose("Second cube")

    def _keep(self) -> None:
        self._choose("Keep a goal")

    def _take(self) -> None:
        self._choose("Take a goal")

    def _berth(self) -> None:
        self._choose("Place the boat")

    def _act(self) -> None:
        can = {heading.split(" (")[0] for heading in self.page.locator(".choices h3").all_inner_texts()}
        # A boat at an occupied dock has to sail on.
        sails = "Sail" in can and ("act" not in self.done or "End" not in can)
        self._choose("Sail" if sails else "End")
