"""Whether the server can do its work just now: the database answers, and takes what is written to it."""

from __future__ import annotations

import asyncio
import shutil
import time

import structlog
from sqlalchemy import insert, text, update
from sqlalchemy.exc import SQLAlchemyError

from labrys.server.settings import Settings
from labrys.server.store.database import Database
from labrys.server.store.schema import secrets_kept

_PATIENCE = 2.0
"""A database that takes longer than this to answer cannot be played on."""
_HOLDS = 1.0
"""So long an answer holds: to ask often must not make the database write often."""
_LEAST_FREE = 1024 * 1024
"""Fewer free bytes on the disk of the embedded database are gone with the next moves."""
_ROW = "readiness"

_log = structlog.get_logger()


class Readiness:
    """Asks the database, at most once a second however many want to know."""

    def __init__(self, database: Database, settings: Settings) -> None:
        self._database = database
        self._settings = settings
        self._asking = asyncio.Lock()
        self._known: tuple[float, str] = (float("-inf"), "")

    async def obstacle(self) -> str:
        """What keeps the server from its work, in a word; empty if nothing does."""
        async with self._asking:
            if time.monotonic() - self._known[0] > _HOLDS:
                found = await self._look()
                if found:
                    _log.warning("not-ready", why=found)
                self._known = (time.monotonic(), found)
            return self._known[1]

    async def _look(self) -> str:
        try:
            async with asyncio.timeout(_PATIENCE):
                if not self._database.is_postgres and self._free() < _LEAST_FREE:
                    return "disk-full"
                await self._write()
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            _log.warning("database-does-not-answer", error=type(error).__name__)
            return "no-database"
        return ""

    def _free(self) -> int:
        return shutil.disk_usage(self._settings.sqlite_file.parent).free

    async def _write(self) -> None:
        """Write as little as possible, and try whether there is room for more."""
        async with self._database.engine.begin() as connection:
            row = update(secrets_kept).where(secrets_kept.c.name == _ROW).values(value=str(time.time()))
            if (await connection.execute(row)).rowcount == 0:
                await connection.execute(insert(secrets_kept).values(name=_ROW, value=""))
            if not self._database.is_postgres:
                # Room that a file is not given is missed only by what needs a new page of it.
                await connection.execute(text("SAVEPOINT room"))
                await connection.execute(insert(secrets_kept).values(name=f"{_ROW}-room", value="-" * 16_384))
                await connection.execute(text("ROLLBACK TO room"))
