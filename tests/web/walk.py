"""A walk through the client with axe: at every stop the whole page, as it is now, in both looks."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from playwright.sync_api import Page

from tests.web.pages import AXE, LOOKS, scrolls_sideways

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa", "best-practice"]
"""All rules with one of these marks, those that axe leaves out unless asked among them."""

OF_COLOUR = ["color-contrast", "link-in-text-block"]
"""What the second look can change: the page is the same one, in other colours."""

_RUN = """(rules) => axe.run(document, { runOnly: rules, resultTypes: ["violations"] })
  .then((result) => result.violations.map(({ id, help, nodes }) => ({
    id, help, nodes: nodes.map(({ target, html, failureSummary }) => ({ target, html, failureSummary })),
  })))"""


@cache
def _axe() -> str:
    return AXE.read_text()


def found(page: Page, rules: list[str]) -> list[str]:
    """What axe finds wrong by these rules: a line for each kind of fault, with the first places of it."""
    if not page.evaluate("'axe' in window"):
        # By evaluate alone: the page's policy allows no script that is not the server's.
        page.evaluate(_axe())
    faults: list[dict[str, Any]] = page.evaluate(_RUN, rules)
    return [f"{one['id']}: {one['help']}: {_places(one['nodes'])}" for one in faults]


def _places(nodes: list[dict[str, Any]]) -> str:
    return "; ".join(
        f"{json.dumps(node['target'])} {node['html'][:160]} {node['failureSummary']}" for node in nodes[:3]
    )


class Walk:
    """Whoever walks notes what is wrong and goes on; in the end all of it is told at once."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.stops: list[str] = []
        self.faults: list[str] = []

    def end(self) -> None:
        assert not self.faults, "\n".join(["", *self.faults])

    def stop(self, name: str) -> None:
        """Look at the page as it is now."""
        self.stops.append(name)
        first, *others = LOOKS
        self._note(name, first, RULES)
        for look in others:
            self._note(name, look, OF_COLOUR)
        self.page.emulate_media(color_scheme=first)
        if scrolls_sideways(self.page):
            self.faults.append(f"{name}: it scrolls sideways")

    def _note(self, name: str, look: str, rules: list[str]) -> None:
        # What is still fading from one colour to the other has neither.
        self.page.emulate_media(color_scheme=look, reduced_motion="reduce")  # type: ignore[arg-type]
        self.page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        faults = found(self.page, rules)
        if faults:
            # A busy browser may still be painting the other look: what is wrong stays wrong for a second look at it.
            self.page.wait_for_timeout(500)
            faults = found(self.page, rules)
        self.faults += [f"{name}, {look}: {fault}" for fault in faults]
