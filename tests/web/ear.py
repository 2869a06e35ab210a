"""Hears what comes to a page from the server."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, Route, WebSocket

from tests.web.betrayals import Received


class Ear:
    """Hears everything that comes to a page, by HTTP and by socket, and what it was the answer to."""

    def __init__(self, page: Page) -> None:
        self.received: list[Received] = []
        self.version = 0
        """That of the last update."""
        self.view: dict[str, Any] = {}
        """What was seen with it."""
        self._asked: dict[str, dict[str, Any]] = {}
        page.on("websocket", self._listen)
        page.route("**/api/**", self._answer)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", self._sent)
        socket.on("framereceived", self._heard)

    def _sent(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if "key" in message:
            self._asked[message["key"]] = message

    def _heard(self, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        message = json.loads(text)
        self.version = max(self.version, message.get("version") or 0)
        self.view = message.get("view") or self.view
        asked = self._asked.get(message.get("key") or "", {})
        self.received.append(Received("frame", text, self.version, message["type"], asked))

    def _answer(self, route: Route) -> None:
        answer = route.fetch()
        self.received.append(Received("answer", answer.text(), max(self.version, 1), route.request.url))
        route.fulfill(response=answer)
