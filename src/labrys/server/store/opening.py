"""Opening connections to the embedded database. Each has a thread of its own, which answers into the event loop.

Whoever asks may be cancelled while the thread is opening the file: the server ends, or a time is up. They do not wait
for it, but somebody has to. Otherwise the thread would open a file that the server has let go of, and answer into a
loop that is closed.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import aiosqlite


class Opener:
    """Opens connections to one file, and closes those that nobody waits for any more."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._closing: set[asyncio.Task[None]] = set()

    async def open(self) -> aiosqlite.Connection:
        """A new connection."""
        connection = aiosqlite.connect(self._file, check_same_thread=False)
        # No thread keeps the process from ending. Before aiosqlite 0.22 a connection is its thread.
        thread: Any = getattr(connection, "_thread", connection)
        thread.daemon = True
        opening = asyncio.create_task(_opened(connection))
        try:
            return await asyncio.shield(opening)
        except asyncio.CancelledError:
            closing = asyncio.create_task(_close(opening))
            self._closing.add(closing)
            closing.add_done_callback(self._closing.discard)
            raise

    async def settle(self) -> None:
        """Wait until everything is closed that was opened for nobody."""
        while self._closing:
            await asyncio.wait(self._closing)


async def _opened(connection: aiosqlite.Connection) -> aiosqlite.Connection:
    return await connection


async def _close(opening: asyncio.Task[aiosqlite.Connection]) -> None:
    await asyncio.wait([opening])
    if not opening.cancelled() and opening.exception() is None:
        await opening.result().close()
