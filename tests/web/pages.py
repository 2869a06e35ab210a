"""Pages in the browser, each with cookies and settings of its own."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
LANGUAGES = ("en", "fr", "es")
LOOKS: tuple[Look, ...] = ("light", "dark")
_LOCALES = {"en": "en-GB", "fr": "fr-FR", "es": "es-ES"}
_PATIENCE = 15_000

Look = Literal["light", "dark"]

_WATCH_POLICY = """
addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`));
"""


class Opener:
    """Opens pages at one server. Every page is somebody else's, with no cookies in the beginning."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.complaints: list[str] = []
        """What pages said that they should not have to say."""
        self.is_cut_off = False
        """Whether connections are cut in this test: then a browser may say that it cannot reach the server."""
        self._contexts: list[BrowserContext] = []

    def desk(self, look: Look = "light", language: str = "en", **more: Any) -> Page:
        return self.open(viewport=DESK, color_scheme=look, locale=_LOCALES[language], **more)

    def phone(self, look: Look = "light", language: str = "en", **more: Any) -> Page:
        given = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2, **more}
        return self.open(viewport=PHONE, color_scheme=look, locale=_LOCALES[language], **given)

    def open(self, **given: Any) -> Page:
        """A page for somebody new. Its addresses may be given without the server's."""
        context = self.browser.new_context(**{"base_url": self.address, **given})
        context.set_default_timeout(_PATIENCE)
        context.add_init_script(_WATCH_POLICY)
        context.on("console", self._said)
        context.on("weberror", lambda error: self.complaints.append(f"error: {error.error}"))
        self._contexts.append(context)
        return context.new_page()

    def close(self) -> None:
        for context in self._contexts:
            context.close()
        self._contexts.clear()

    def _said(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        # That the server refuses something, or has no such page, is an answer and no fault of the client; what the
        # client makes of it is tested. But a part of the client that is missing is a fault.
        is_answer = message.text.startswith("Failed to load resource: the server responded")
        is_refusal = is_answer and "/assets/" not in message.location["url"]
        # Who leaves a table before it is there hears this of the browser.
        is_leaving = "WebSocket is closed before the connection is established" in message.text
        is_away = self.is_cut_off and ("WebSocket connection to" in message.text or "net::ERR_" in message.text)
        if not is_refusal and not is_leaving and not is_away:
            self.complaints.append(f"{message.type}: {message.text} ({message.location['url']})")


AGAINST_A_BOT = {"seats": [{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]}


def begin(page: Page, **setup: Any) -> str:
    """Make a table as a new guest and sit down; its id."""
    page.goto("/")
    origin = {"Origin": page.url.rstrip("/")}
    assert page.request.post("/api/guests", data={"name": "Ariadne"}, headers=origin).ok
    plan = {"game": "akrotiri", "options": {"first": "0"}, **setup}
    answer = page.request.post("/api/tables", data=plan, headers=origin)
    assert answer.ok, answer.text()
    table = str(answer.json()["table"]["id"])
    page.goto(f"/tables/{table}")
    return table


def await_that(page: Page, expression: str) -> None:
    """Wait until something holds on a page. It is asked from outside: what Playwright's own `wait_for_function` asks
    again and again, the page evaluates itself, and that the policy of our pages forbids."""
    until = time.monotonic() + _PATIENCE / 1000
    while not page.evaluate(expression):
        assert time.monotonic() < until, f"did not come to hold: {expression}"
        page.wait_for_timeout(50)


def unfold(part: Locator) -> None:
    """Open all that is folded within a part of a page."""
    folded = part.locator("details:not([open]) > summary")
    while folded.count():
        folded.first.click()


def scrolls_sideways(page: Page) -> bool:
    """Whether anything sticks out of the page to the right."""
    root = "document.documentElement"
    return bool(page.evaluate(f"{root}.scrollWidth > {root}.clientWidth"))
