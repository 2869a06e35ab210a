"""News between servers on one PostgreSQL: which table has a new version, a new line of talk, a new name at it.

The embedded database has one server, which needs no news. A notice says only where to look; what happened is
read from the database.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

import asyncpg
import structlog

CHANNEL = "labrys"
_PAUSE = 1.0
_ALIVE = 15.0
"""So often the connection is tried, and so long an answer is waited for."""

_log = structlog.get_logger()


class Listener:
    """Hears notices until it is closed; after a break it says so, since anything may have been missed."""

    def __init__(self, url: str, heard: Callable[[str], None], missed: Callable[[], None]) -> None:
        self._url = url.replace("+asyncpg", "")
        self._heard = heard
        self._missed = missed
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Listen; returns once nothing can be missed any more."""
        ready = asyncio.Event()
        self._task = asyncio.create_task(self._listen(ready))
        waiting = asyncio.create_task(ready.wait())
        await asyncio.wait({self._task, waiting}, return_when=asyncio.FIRST_COMPLETED)
        waiting.cancel()

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self, ready: asyncio.Event) -> None:
        while True:
            try:
                await self._listen_once(ready)
            except Exception as error:  # noqa: BLE001  Whatever it was: a server that hears nothing is behind for ever.
                _log.warning("listening-broke", error=type(error).__name__)
            await asyncio.sleep(_PAUSE)

    async def _listen_once(self, ready: asyncio.Event) -> None:
        connection = await asyncpg.connect(self._url, server_settings={"application_name": "labrys-listener"})
        try:
            ended = asyncio.Event()
            connection.add_termination_listener(lambda _: ended.set())
            await connection.add_listener(CHANNEL, lambda _c, _p, _ch, payload: self._heard(str(payload)))
            if ready.is_set():
                self._missed()
            ready.set()
            while not ended.is_set():
                try:
                    await asyncio.wait_for(ended.wait(), _ALIVE)
                except TimeoutError:
                    # A connection that died without a word would hear nothing for ever.
                    await connection.execute("SELECT 1", timeout=_ALIVE)
        finally:
            with suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await connection.close(timeout=1)
