"""Those who watch a table, each through the eyes of one seat or as a spectator."""

from __future__ import annotations

import asyncio
from collections import deque

_BACKLOG = 64
_LARGEST = 1_000_000
"""So many messages, or bytes of them beyond the first, may wait to be sent."""


class Watcher:
    """One open connection at one table. What is pushed waits until it can be sent; who is too slow is let go."""

    def __init__(self, player: str, audience: int, address: str = "") -> None:
        self.player = player
        self.address = address
        self.audience = audience
        self.muted: set[str] = set()
        self.sent = 0
        """The version up to which this connection has been told."""
        self.is_lost = False
        self.doubts = 0
        """How often a session or token of this player has ended, which may be the one of this connection, or their name
        changed."""
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._asleep: asyncio.Future[None] | None = None
        """Whoever waits for the next message."""
        self._loop: asyncio.AbstractEventLoop | None = None

    def push(self, message: bytes) -> None:
        """Send this when there is time. Never waits."""
        if self._waiting and (len(self._waiting) >= _BACKLOG or self._bytes + len(message) > _LARGEST):
            self.lose()
        if not self.is_lost:
            self._waiting.append(message)
            self._bytes += len(message)
            self._wake()

    def lose(self) -> None:
        """Give the connection up: its client reconnects and asks for what it missed."""
        self.is_lost = True
        self._waiting.clear()
        self._bytes = 0
        self._wake()

    def _wake(self) -> None:
        if self._asleep is not None and not self._asleep.done():
            self._asleep.set_result(None)
        self._asleep = None

    async def next(self) -> bytes | None:
        """The next message to send; None when the connection is given up."""
        while not self._waiting:
            if self.is_lost:
                return None
            # Asked once: until Python 3.12 each question is a call to the system.
            self._loop = self._loop or asyncio.get_running_loop()
            self._asleep = self._loop.create_future()
            await self._asleep
        message = self._waiting.popleft()
        self._bytes -= len(message)
        return message
