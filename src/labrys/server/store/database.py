"""Opening and closing the database: the embedded SQLite file, or PostgreSQL; migrated before it is used."""

from __future__ import annotations

import fcntl
from pathlib import Path
from typing import IO, Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from labrys.server.settings import Settings
from labrys.server.store.opening import Opener

_PRAGMAS = (
    "PRAGMA journal_mode=WAL",
    # A commit returns when it is on the disk: an acknowledged move outlives a loss of power too.
    "PRAGMA synchronous=FULL",
    "PRAGMA busy_timeout=10000",
)
_MIGRATING = 0x1ABE7  # any number, the same in every server


class Occupied(RuntimeError):
    """Another server has the embedded database open."""


class Database:
    """An open database."""

    def __init__(
        self, engine: AsyncEngine, opener: Opener | None, lock: IO[bytes] | None, writing: Engine | None
    ) -> None:
        self.engine = engine
        self.writing = writing
        """The embedded database once more, for writing whole batches in a thread."""
        self.is_postgres = opener is None
        self._opener = opener
        self._lock = lock

    async def close(self) -> None:
        """Close every connection and let go of the file."""
        await _dispose(self.engine, self._opener)
        if self.writing is not None:
            self.writing.dispose()
        if self._lock is not None:
            self._lock.close()


async def open_database(settings: Settings) -> Database:
    """The database of these settings, brought to the newest schema; Occupied if it belongs to another server."""
    lock = None if settings.is_postgres else _occupy(settings.sqlite_file)
    opener = None if settings.is_postgres else Opener(settings.sqlite_file)
    engine = make_engine(settings, opener)
    try:
        async with engine.begin() as connection:
            if settings.is_postgres:
                # Servers that start together migrate one after the other.
                await connection.execute(text("SELECT pg_advisory_xact_lock(:n)"), {"n": _MIGRATING})
            else:
                # By itself the driver begins no transaction for changes of the schema: half of them could remain.
                await connection.exec_driver_sql("BEGIN IMMEDIATE")
            await connection.run_sync(migrate)
    except BaseException:
        await _dispose(engine, opener)
        if lock is not None:
            lock.close()
        raise
    return Database(engine, opener, lock, None if settings.is_postgres else _writing(settings))


def make_engine(settings: Settings, opener: Opener | None) -> AsyncEngine:
    """An engine for either kind of database. Its errors do not repeat the values, which may be secret."""
    if opener is None:
        return create_async_engine(
            settings.database_url, pool_size=8, max_overflow=4, pool_pre_ping=True, hide_parameters=True
        )
    engine = create_async_engine(settings.database_url, async_creator=opener.open, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    return engine


async def _dispose(engine: AsyncEngine, opener: Opener | None) -> None:
    await engine.dispose()
    if opener is not None:
        await opener.settle()


def _writing(settings: Settings) -> Engine:
    engine = create_engine(f"sqlite:///{settings.sqlite_file}", hide_parameters=True)
    event.listen(engine, "connect", _set_up_sqlite)
    return engine


def migrate(connection: Connection, version: str = "head") -> None:
    """Bring the schema to its newest version, or to this one, within the connection's transaction."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, version)


def _set_up_sqlite(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in _PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _occupy(file: Path) -> IO[bytes]:
    """Take hold of the embedded database: it serves one server, which is all that it can tell of changes."""
    file.parent.mkdir(parents=True, exist_ok=True)
    lock: IO[Any] = Path(f"{file}.lock").open("ab")  # noqa: SIM115  It stays open as long as the server runs.
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise Occupied(
            f"another Labrys server has {file} open; stop it, name another file, or use PostgreSQL for several servers"
        ) from None
    # It holds password hashes and the seeds of games: nobody else on this machine reads it.
    file.touch(mode=0o600)
    return lock
