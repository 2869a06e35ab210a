"""Whatever a browser receives, shows or keeps during a whole game betrays nothing that its person may not know."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route, WebSocket, expect

from tests.server.running import Running
from tests.web.betrayals import Received, Truth, betrayals, kept_by
from tests.web.hands import OVER, Mouse
from tests.web.pages import AGAINST_A_BOT, Opener, begin


class Ear:
    """Hears everything that comes to a page, by HTTP and by socket, and what it was the answer to."""

    def __init__(self, page: Page) -> None:
        self.received: list[Received] = []
        self.version = 0
        """That of the last update."""
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
        asked = self._asked.get(message.get("key") or "", {})
        self.received.append(Received("frame", text, self.version, message["type"], asked))

    def _answer(self, route: Route) -> None:
        answer = route.fetch()
        self.received.append(Received("answer", answer.text(), max(self.version, 1), route.request.url))
        route.fulfill(response=answer)


def test_a_whole_game_by_mouse_and_nothing_that_the_browser_gets_betrays_the_opponent(opener: Opener, server: Running):
    page = opener.desk(reduced_motion="reduce")
    ear = Ear(page)
    table = begin(page, **AGAINST_A_BOT)
    hands = Mouse(page)
    while hands.wait() != OVER:
        ear.received += kept_by(page, hands.version)
        assert hands.decide()

    assert {"lay", "cube", "keep", "berth", "act", "sail"} <= hands.done
    expect(page.get_by_role("heading", name="won")).to_be_visible()
    expect(page.get_by_role("link", name="Replay")).to_be_visible()
    truth = Truth.of(Path(server.environment["LABRYS_DATABASE"]), table)
    kinds = {one.kind for one in ear.received} | {one.where for one in ear.received if one.kind == "frame"}
    assert {"frame", "answer", "page", "store", "update", "survey"} <= kinds
    assert any(one.asked.get("move") for one in ear.received if one.where == "survey")
    assert max(truth.sittings) == ear.version
    assert [] == betrayals(ear.received, truth, seat=0)
