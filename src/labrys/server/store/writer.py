"""Appending to the logs of tables. Whatever is waiting goes into one transaction: one wait for the disk serves all.

An append names the place that it is meant for. If somebody else, here or on another server, was first at that
place, it is not stored, and its maker looks again: so two moves can never follow the same version of a table.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, Engine, bindparam, delete, insert, text, update
from sqlalchemy.exc import IntegrityError

from labrys.server.store import schema
from labrys.server.store.database import Database
from labrys.server.timings import Timings

_BATCH = 256
_GATHERING = 0.002
_LONGEST_GATHERING = 0.02
"""While many tables are being played a batch waits for more, two milliseconds for each in the last one, but not longer
than this: a commit costs more than what is in it."""


class Row(msgspec.Struct, frozen=True):
    """One entry of a table's log."""

    seq: int
    at: float
    player: str | None
    key: str | None
    entry: str


class Listing(msgspec.Struct, frozen=True):
    """What lists say of a table after an append."""

    status: str
    touched: float
    due: float | None
    bots_due: bool
    claimed: float
    """Until when this server takes the bots' turn upon itself."""


class Seating(msgspec.Struct, frozen=True):
    """Whose seat it is, and whether it has to decide."""

    seat: int
    player: str | None
    to_move: bool


class Append(msgspec.Struct, frozen=True):
    """What is to be stored together, or not at all."""

    table_id: str
    rows: tuple[Row, ...]
    listing: Listing
    seating: tuple[Seating, ...]
    """Only the seats that changed."""
    freed: tuple[int, ...] = ()
    """Seats that are no longer kept for anybody."""


_LOG = insert(schema.log)
_LIST = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"), schema.tables.c.version < bindparam("newer"))
    .values(
        version=bindparam("newer"),
        status=bindparam("to_status"),
        touched=bindparam("to_touched"),
        due=bindparam("to_due"),
        bots_due=bindparam("to_bots_due"),
        claimed=bindparam("to_claimed"),
    )
)
_UNSEAT = delete(schema.seats).where(
    schema.seats.c.table_id == bindparam("table"), schema.seats.c.seat == bindparam("place")
)
_SEAT = insert(schema.seats)
_FREE = delete(schema.kept).where(
    schema.kept.c.table_id == bindparam("table"), schema.kept.c.seat == bindparam("place")
)
_NOTIFY = text("SELECT pg_notify('labrys', :payload)")


class Writer:
    """Stores appends, many at a time."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.appends = 0
        """How many were stored; `commits` has the time of each transaction that stored some."""
        self.commits = Timings()
        self._waiting: list[tuple[Append, asyncio.Future[bool]]] = []
        self._writing: asyncio.Task[None] | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    async def append(self, item: Append) -> bool:
        """Store it. True once it is on the disk; False, and nothing stored, if somebody else was first.

        After any exception it is not known whether it was stored: the caller has to look.
        """
        # Asked once: until Python 3.12 each question is a call to the system.
        self._loop = self._loop or asyncio.get_running_loop()
        done: asyncio.Future[bool] = self._loop.create_future()
        self._waiting.append((item, done))
        if self._writing is None or self._writing.done():
            self._writing = asyncio.create_task(self._write())
        # The commit goes on even if whoever asked for it has gone.
        return await done

    async def drain(self) -> None:
        """Wait until nothing is left to store."""
        if self._writing is not None:
            await asyncio.shield(self._writing)

    async def _write(self) -> None:
        size = 0
        while self._waiting:
            if size > 1:
                await asyncio.sleep(min(size * _GATHERING, _LONGEST_GATHERING))
            batch, self._waiting = self._waiting[:_BATCH], self._waiting[_BATCH:]
            size = len(batch)
            try:
                await self._store([item for item, _ in batch])
            except IntegrityError:
                for item, done in batch:
                    await self._store_alone(item, done)
            except Exception as error:  # noqa: BLE001  Whatever it was, it is for those who wait to hear of it.
                for _, done in batch:
                    _fail(done, error)
            else:
                for _, done in batch:
                    if not done.done():
                        done.set_result(True)

    async def _store_alone(self, item: Append, done: asyncio.Future[bool]) -> None:
        try:
            await self._store([item])
        except IntegrityError:
            if not done.done():
                done.set_result(False)
        except Exception as error:  # noqa: BLE001  As above.
            _fail(done, error)
        else:
            if not done.done():
                done.set_result(True)

    async def _store(self, items: Sequence[Append]) -> None:
        # In one order everywhere: servers that store for the same tables at once wait for each other, not in a ring.
        items = sorted(items, key=lambda item: item.table_id)
        began = time.perf_counter()
        await self._commit(items)
        self.commits.add(time.perf_counter() - began)
        self.appends += len(items)

    async def _commit(self, items: Sequence[Append]) -> None:
        database = self.database
        if database.writing is not None:
            # One hop to a thread and back, in place of one for each statement.
            await asyncio.to_thread(_store_in_thread, database.writing, items)
            return
        async with database.engine.begin() as connection:
            await connection.run_sync(_store, items, database.is_postgres)


def _store_in_thread(engine: Engine, items: Sequence[Append]) -> None:
    with engine.begin() as connection:
        _store(connection, items, notify=False)


def _store(connection: Connection, items: Sequence[Append], notify: bool) -> None:
    connection.execute(_LOG, [_log_row(item.table_id, row) for item in items for row in item.rows])
    connection.execute(_LIST, [_list_row(item) for item in items])
    changed = [(item.table_id, seating) for item in items for seating in item.seating]
    if changed:
        connection.execute(_UNSEAT, [{"table": table, "place": seating.seat} for table, seating in changed])
        rows = [
            {"table_id": table, "seat": seating.seat, "player": seating.player, "to_move": seating.to_move}
            for table, seating in changed
            if seating.player is not None
        ]
        if rows:
            connection.execute(_SEAT, rows)
    freed = [{"table": item.table_id, "place": seat} for item in items for seat in item.freed]
    if freed:
        connection.execute(_FREE, freed)
    if notify:
        # Sent by the database at the commit, not before.
        payloads = [{"payload": f"log {item.table_id} {item.rows[-1].seq}"} for item in items]
        connection.execute(_NOTIFY, payloads)


def _log_row(table_id: str, row: Row) -> dict[str, object]:
    return {
        "table_id": table_id,
        "seq": row.seq,
        "at": row.at,
        "player": row.player,
        "key": row.key,
        "entry": row.entry,
    }


def _list_row(item: Append) -> dict[str, object]:
    listing = item.listing
    return {
        "table": item.table_id,
        "newer": item.rows[-1].seq,
        "to_status": listing.status,
        "to_touched": listing.touched,
        "to_due": listing.due,
        "to_bots_due": listing.bots_due,
        "to_claimed": listing.claimed,
    }


def _fail(done: asyncio.Future[bool], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)
