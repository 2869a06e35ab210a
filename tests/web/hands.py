"""Hands that play Akrotiri in a browser: by mouse or thumb on the map and its buttons, or by keyboard on lists."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page

OVER, COVER = "over", "cover"
_PATIENCE = 60_000
CORNER = re.compile("^(Top|Bottom) (left|right)")
"""The buttons for the place of the second cube."""

# Awaited in the page itself, without asking again and again: what a table says of itself changes with its attributes.
_AWAIT = """
([question, given, patience]) => new Promise((done, failed) => {
  const asked = {
    turn: (act) => {
      if (document.querySelector(".cover")) return ["cover", 0];
      if (act && document.querySelector("section.end")) return ["over", Number(act.dataset.version)];
      // Where all decide at once, news may be another's answer, and mine still be on its way.
      if (act?.dataset.pending === "true") return false;
      return act && !["wait", ""].includes(act.dataset.decision) && [act.dataset.decision, Number(act.dataset.version)];
    },
    news: (act) => document.querySelector(".cover") || (act && Number(act.dataset.version) > given),
    hand: (act) => act && !document.querySelector(".cover"),
    voyages: (act) => {
      const docks = [...document.querySelectorAll(".reach")];
      const free = docks.find((one) => !one.classList.contains("occupied"));
      if (docks.length) return {free: free?.dataset.dock ?? null};
      return act?.dataset.decision !== "act" && {free: null};
    },
  }[question];
  const watcher = new MutationObserver(() => look());
  const late = setTimeout(() => {
    watcher.disconnect();
    const { decision, version } = document.querySelector(".act")?.dataset ?? {};
    failed(new Error(`no ${question} at ${decision} of version ${version}: ${document.body.innerText}`));
  }, patience);
  const look = () => {
    const found = asked(document.querySelector(".act"));
    if (!found) return false;
    clearTimeout(late);
    watcher.disconnect();
    done(found);
    return true;
  };
  if (!look()) watcher.observe(document, {subtree: true, childList: true, attributes: true});
})
"""

_FOCUS = """
() => {
  const at = document.activeElement;
  const name = (at?.getAttribute("aria-label") ?? at?.textContent ?? "").trim().slice(0, 60);
  const kind = at?.closest("[data-moves]")?.dataset.moves ?? "";
  return {tag: at?.tagName ?? "", name, kind, within: at?.closest("section")?.className.split(" ")[0] ?? ""};
}
"""

# The offer to tell what happened may lie over a cell; whoever does not want it lays elsewhere.
_CELLS_IN_SIGHT = """
() => [...document.querySelectorAll(".candidate")].filter((one) => {
  const box = one.getBoundingClientRect();
  return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2) === one;
}).map((one) => one.dataset.name)
"""

_WATCH_POINTERS = """
for (const kind of ["pointerdown", "mousedown", "mousemove", "touchstart"])
  addEventListener(kind, () => { document.documentElement.dataset.pointed = kind; }, true);
"""


class Hands:
    """Somebody at a table. They lay tiles, place cubes, sail and end their turns; others do the excavating."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.act = page.locator(".act")
        self.done: set[str] = set()
        """The kinds of things that were done."""

    @property
    def decision(self) -> str:
        return self.act.get_attribute("data-decision") or ""

    @property
    def version(self) -> int:
        return int(self.act.get_attribute("data-version") or 0)

    def wait(self) -> str:
        """Wait until it is this person's turn, or the game is over, or the screen is covered; which it is."""
        decision, _ = self.until("turn")
        return str(decision)

    def after(self, version: int) -> None:
        """Wait until the server has said that something happened after this version."""
        self.until("news", version)

    def until(self, question: str, given: object = None) -> Any:
        return self.page.evaluate(_AWAIT, [question, given, _PATIENCE])

    def decide(self) -> bool:
        """Make one decision; False if the game is over."""
        what, version = self.until("turn")
        if what == OVER:
            return False
        self.answer(what)
        self.done.add(what)
        if what == COVER:
            self.until("hand")
        else:
            self.after(version)
        return True

    def answer(self, what: str) -> None:
        """Do what is asked."""
        getattr(self, f"_{what}")()

    def play(self, decisions: int = 1_000) -> None:
        """Decide so often, or until the game is over."""
        for _ in range(decisions):
            if not self.decide():
                return


class Mouse(Hands):
    """By mouse: what is picked on the map is looked at first, then confirmed."""

    def press(self, what: Locator) -> None:
        what.click()

    def _cover(self) -> None:
        self.press(self.page.locator(".cover").get_by_role("button", name="I am"))

    def _lay(self) -> None:
        # What the others did is told over the map, and put away first, as people do.
        recap = self.page.get_by_role("button", name="Got it")
        if recap.count():
            self.press(recap)
        cell, *_ = self.page.evaluate(_CELLS_IN_SIGHT)
        self.press(self.page.locator(f'.candidate[data-name="{cell}"]'))
        self.press(self.page.get_by_role("button", name="Turn to the right"))
        self.put_down()

    def put_down(self) -> None:
        """Lay the tile where it is held."""
        self.press(self.act.get_by_role("button", name="Lay on"))

    def _cube(self) -> None:
        self.press(self.act.locator(".buttons button:not([aria-disabled=true])").first)
        self.press(self.act.get_by_role("button", name=CORNER).first)

    def _keep(self) -> None:
        self.press(self.act.locator(".buttons button").first)

    _take = _keep
    _berth = _keep

    def _act(self) -> None:
        if "sail" not in self.done and (dock := self._free_dock()):
            self.press(self.page.locator(f'[data-kind="dock"][data-name="{dock}"]'))
            self.press(self.act.get_by_role("button", name="Sail", exact=True).last)
            self.done.add("sail")
            return
        self.end_turn()

    def end_turn(self) -> None:
        self.press(self.act.get_by_role("button", name="End turn"))
        sure = self.act.get_by_role("button", name="Give up")
        if sure.count():
            self.press(sure)

    def _free_dock(self) -> str | None:
        """A dock to sail to: on some maps there is none at first."""
        sail = self.act.get_by_role("button", name="Sail", exact=True).first
        if sail.get_attribute("aria-disabled") == "true":
            return None
        free: str | None = self.until("voyages")["free"]
        return free


class Thumb(Mouse):
    """By thumb: as by mouse, where nothing can be hovered over."""

    def press(self, what: Locator) -> None:
        what.tap()


class Keyboard(Hands):
    """Nothing but the keyboard. After each decision the focus is still somewhere on the page."""

    MOST_TABS = 120

    @staticmethod
    def forbid_pointers(page: Page) -> None:
        """From now on the page remembers if anything but the keyboard was used; said before it is opened."""
        page.add_init_script(_WATCH_POINTERS)

    @property
    def has_pointed(self) -> bool:
        return self.page.locator("html").get_attribute("data-pointed") is not None

    def focus(self) -> dict[str, str]:
        """Where the focus is: its element's tag and name, the kind of moves, and the section around."""
        found: dict[str, str] = self.page.evaluate(_FOCUS)
        return found

    def tab_to(self, **wanted: str) -> None:
        """Press Tab until the focus is at something like this."""
        passed = []
        for _ in range(self.MOST_TABS):
            self.page.keyboard.press("Tab")
            at = self.focus()
            if all(at[name] == value for name, value in wanted.items()):
                return
            passed.append(at["name"])
        raise AssertionError(f"Tab does not lead to {wanted}; it led to {passed}")

    def decide(self) -> bool:
        went_on = super().decide()
        at = self.focus()
        assert "BODY" != at["tag"], f"the focus is lost after {sorted(self.done)}"
        return went_on


class Keys(Keyboard):
    """The list of all moves is reached with Tab, a move chosen with Enter, a long list narrowed by writing."""

    def open_list(self) -> None:
        """Open the list of all moves, from wherever the focus is."""
        self.tab_to(tag="BUTTON", name="All moves")
        self.page.keyboard.press("Enter")

    def _choose(self, kind: str, words: str = "") -> None:
        """Go on to the first move of a kind and make it; where there is a field to find moves by, write these words."""
        self.page.keyboard.press("Tab")
        if words and self.focus()["tag"] == "INPUT":
            self.page.keyboard.insert_text(words)
        if self.focus()["kind"] != kind:
            self.tab_to(tag="BUTTON", kind=kind)
        self.page.keyboard.press("Enter")

    def _lay(self) -> None:
        self._choose("lay")

    def _cube(self) -> None:
        self._choose("cube")

    def _keep(self) -> None:
        self._choose("keep")

    def _take(self) -> None:
        self._choose("take")

    def _berth(self) -> None:
        self._choose("berth")

    def _act(self) -> None:
        can = self.page.locator("[data-moves]").evaluate_all("(all) => all.map((one) => one.dataset.moves)")
        # A boat at an occupied dock has to sail on.
        if "sail" in can and ("sail" not in self.done or "end" not in can):
            self.done.add("sail")
            self._choose("sail", "sail")
        else:
            self._choose("end", "end")
            # While actions are left one is asked, in the same place.
            if self.focus()["name"].startswith("Give up"):
                self.page.keyboard.press("Enter")
