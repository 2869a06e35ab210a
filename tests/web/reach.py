"""Whether all that can be touched on a phone is on the screen and large enough."""

from __future__ import annotations

from playwright.sync_api import Page

_OUT_OF_REACH = """
() => [...document.querySelectorAll("button, a[href], input, select")]
  .filter((one) => one.checkVisibility({visibilityProperty: true}) && !one.closest("svg, .skip"))
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([one, box]) => !one.classList.contains("skip") && (box.left < 0 || box.right > innerWidth + 0.5))
  .map(([one, box]) => `${one.textContent.trim() || one.ariaLabel}: ${box.left} to ${box.right}`)
"""

_TOO_SMALL = """
() => [...document.querySelectorAll(".act button, .parts button, .recap button, .sections button")]
  .filter((one) => one.checkVisibility())
  .map((one) => [one, one.getBoundingClientRect()])
  .filter(([, box]) => box.width < 43.5 || box.height < 43.5)
  .map(([one, box]) => `${one.textContent.trim() || one.ariaLabel}: ${box.width} by ${box.height}`)
"""


def hard_to_reach(page: Page) -> list[str]:
    """A line for whatever sticks out of the screen or is too small for a thumb."""
    root = "document.documentElement"
    *found, sideways = page.evaluate(
        f"() => [...({_OUT_OF_REACH})(), ...({_TOO_SMALL})(), {root}.scrollWidth - {root}.clientWidth]"
    )
    return [*found, *([f"it scrolls sideways by {sideways}"] if sideways else [])]
