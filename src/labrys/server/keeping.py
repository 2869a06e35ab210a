"""Keeping copies of tables true to their logs: loading, storing what happens, and catching up with other servers.

A table's truth is its log in the database. What is here is a copy that may be behind if several servers share a
database: an append for a place that is already taken is not stored, and then the keeper looks and asks again. So
no answer rests on a copy that was behind, and no server has to own a table.
"""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable

import msgspec
import structlog

from labrys.server.hosted import Hosted
from labrys.server.keys import marked, reached_before
from labrys.server.outage import outages_declined
from labrys.server.store.database import Database
from labrys.server.store.tables import Logged, TableStore
from labrys.server.store.writer import Append, Listing, Row, Seating, Writer
from labrys.server.tables import entries as e
from labrys.server.tables import wishes as w
from labrys.server.tables.declined import Declined, declined
from labrys.server.tables.deeds import Deed
from labrys.server.tables.entries import Damaged
from labrys.server.tables.setup import Setup
from labrys.server.tables.sitting import UNPLAYABLE, Sitting
from labrys.server.tally import Tally
from labrys.server.watching import Watcher

_log = structlog.get_logger()

_TRIES = 50
_ID = re.compile(r"[A-Za-z0-9_-]{22}")


class Keeper:
    """The tables in this server's memory. `changed` is called after each change made here, `lease` as in Listing."""

    def __init__(
        self, database: Database, tally: Tally, lease: float, changed: Callable[[Hosted, Sitting], None]
    ) -> None:
        self.store = TableStore(database)
        self.writer = Writer(database)
        self.tables: dict[str, Hosted] = {}
        self.tally = tally
        self.lease = lease
        self._changed = changed
        self.doubts: set[Hosted] = set()
        """Tables at which something was perhaps stored and perhaps not: somebody has to look."""
        self._loading: dict[str, asyncio.Task[Hosted]] = {}
        self._is_shared = database.is_postgres

    async def find(self, table_id: str, since: int | None = None) -> Hosted:
        """The table of this id, from memory or from its log; Declined if there is none.

        Whoever has seen a version, here or on another server, finds the table at that version or later.
        """
        hosted, loading = self.tables.get(table_id), self._loading.get(table_id)
        with outages_declined():
            if hosted is None or loading is not None:
                if loading is None:
                    loading = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                    loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
                hosted = await asyncio.shield(loading)
            hosted.used = time.monotonic()
            if since is not None and self._is_shared and since > hosted.sitting.version:
                hosted.is_behind = True
            if hosted.is_stale:
                await self.follow(hosted)
        return hosted

    async def _load(self, table_id: str) -> Hosted:
        # What cannot be an id is not asked of the database, which may not take every character.
        stored = await self.store.load(table_id) if _ID.fullmatch(table_id) else None
        if stored is None:
            raise declined("no-such-table", "S4", "there is no table here", 404)
        setup = msgspec.json.decode(stored.setup, type=Setup)
        hosted = Hosted(Sitting(stored.id, setup, stored.seed, stored.maker, stored.created))
        hosted.is_behind = True
        async with hosted.lock:
            # From here on notices reach it: what happens after the log was read is not missed.
            self.tables[table_id] = hosted
            try:
                await self._catch_up(hosted, tell=False)
                await self._follow_adoptions(hosted)
                sitting = hosted.sitting
                if stored.status == UNPLAYABLE and sitting.remains is None:
                    turns, bots = sitting.people_to_move, bool(sitting.bots_to_move)
                    await self.store.take_up(table_id, sitting.status, sitting.due(), turns, bots)
                hosted.last_said = max(hosted.last_said, await self.store.last_said(table_id))
            except BaseException:
                del self.tables[table_id]
                raise
        self.tally.tables_loaded += 1
        return hosted

    async def settle(
        self, hosted: Hosted, player: str | None, wish: w.AnyWish | None, grant: Callable[[], Deed | None]
    ) -> tuple[int, bool]:
        """Grant, store and fold; again from the start whenever another server was quicker.

        The version reached, and whether the wish had been granted before: then nothing happened now.
        """
        with outages_declined():
            return await self._settle(hosted, player, wish, grant)

    async def _settle(
        self, hosted: Hosted, player: str | None, wish: w.AnyWish | None, grant: Callable[[], Deed | None]
    ) -> tuple[int, bool]:
        key = wish.key if wish is not None else None
        looked = not self._is_shared
        for _ in range(_TRIES):
            if hosted.is_stale:
                await self._catch_up(hosted)
                looked = True
            if wish is not None and player is not None and key is not None:
                before = hosted.sitting.fulfilled(player, key)
                if before is not None:
                    return reached_before(hosted.sitting, before, wish), True
            try:
                deed = grant()
            except Declined:
                if looked:
                    raise
                # Another server may know more: no refusal before having looked.
                hosted.is_behind = True
                continue
            if deed is None or await self.carry_out(hosted, deed, player, marked(wish) if wish is not None else None):
                return hosted.sitting.version, False
        raise declined("busy", "S5", "too much happens at this table at once; try again", 503)

    async def carry_out(self, hosted: Hosted, deed: Deed, player: str | None, key: str | None) -> bool:
        """Store a deed, then let it happen; False, and nothing done, if somebody else was first."""
        now, before = time.time(), hosted.sitting
        after, rows = before.fork(), []
        for entry in deed.entries:
            is_last = entry is deed.entries[-1]
            played = deed.played if is_last else None
            after.fold(after.version + 1, now, entry, player, key if is_last else None, played)
            rows.append(Row(after.version, now, player, key if is_last else None, e.write(entry)))
        item = Append(before.id, tuple(rows), self._listing(after), _seating(before, after), _freed(before, after))
        try:
            stored = await self.writer.append(item)
        except BaseException:
            # Whether it was stored is not known: look before anything else happens here.
            hosted.is_behind = True
            self.doubts.add(hosted)
            raise
        if not stored:
            hosted.is_behind = True
            self.tally.collisions += 1
            return False
        hosted.sitting, hosted.used = after, time.monotonic()
        self._changed(hosted, before)
        return True

    def _listing(self, sitting: Sitting) -> Listing:
        bots_due = bool(sitting.bots_to_move)
        claimed = time.time() + self.lease if bots_due else 0.0
        return Listing(sitting.status, sitting.touched, sitting.due(), bots_due, claimed)

    # Keeping up

    async def _catch_up(self, hosted: Hosted, tell: bool = True) -> None:
        """Take in what the log has beyond this copy. The lock is held."""
        sitting, could_play = hosted.sitting.fork(), hosted.sitting.remains is None
        hosted.is_behind = False
        try:
            for row in await self.store.log(sitting.id, sitting.version):
                _take_in(sitting, row)
                await asyncio.sleep(0)  # a long log must not hold up the others
            if could_play and sitting.remains is not None:
                await self.store.set_aside(sitting.id)
        except BaseException:
            hosted.is_behind = True
            raise
        if sitting.version > hosted.sitting.version:
            hosted.sitting = sitting
            if tell:
                hosted.publish()

    async def refresh(self, hosted: Hosted) -> None:
        """Look whether the log has more, and tell those who watch."""
        async with hosted.lock:
            hosted.is_behind = True
            await self._catch_up(hosted)
            if self._is_shared:
                await self._follow_adoptions(hosted)

    async def follow(self, hosted: Hosted) -> None:
        """Look whether the log has more, unless that has been done meanwhile."""
        async with hosted.lock:
            if hosted.is_stale:
                await self._catch_up(hosted)

    async def look_again(self, hosted: Hosted) -> None:
        """Before saying no: if other servers share the database, see what they have stored."""
        if self._is_shared:
            with outages_declined():
                await self.refresh(hosted)

    async def _follow_adoptions(self, hosted: Hosted) -> None:
        seats = hosted.sitting.seats
        players = sorted({who for seat in seats for who in (seat.player, seat.kept_for, hosted.sitting.maker) if who})
        for guest, account in (await self.store.adopters(players)).items():
            _hand_over(hosted, guest, account)
            await self.store.reseat(guest, account)

    async def adopt(self, guest: str, account: str) -> None:
        """Give an account what a guest had at the tables that are here."""
        was_here = False
        for hosted in list(self.tables.values()):
            # Where something is being stored just now, the guest may be sitting down.
            if hosted.lock.locked() or _has_place_for(hosted.sitting, guest):
                async with hosted.lock:
                    if _has_place_for(hosted.sitting, guest):
                        _hand_over(hosted, guest, account)
                        was_here = True
        if was_here:
            # An append that was under way may have stored a seat as the guest's; no other one can follow.
            await self.store.reseat(guest, account)

    def watchers_of(self, player: str) -> list[Watcher]:
        """The open connections of one player, at whichever tables."""
        return [watcher for hosted in self.tables.values() for watcher in hosted.watchers if watcher.player == player]

    def forget_idle(self, keep_seconds: float) -> None:
        """Let go of tables that nobody has used for a while; their logs remain."""
        latest = time.monotonic() - keep_seconds
        for table_id in [name for name, hosted in self.tables.items() if hosted.is_idle and hosted.used < latest]:
            del self.tables[table_id]

    async def close(self) -> None:
        """Let go of what is being loaded, and wait for what is being stored."""
        # Whoever asked for a table may have gone: nobody else would wait for it.
        loading = list(self._loading.values())
        for task in loading:
            task.cancel()
        await asyncio.gather(*loading, return_exceptions=True)
        await self.writer.drain()


def _take_in(sitting: Sitting, row: Logged) -> None:
    """Take in the next row of a log, with what is missing before it. One that does not replay is still taken in."""
    while sitting.version + 1 < row.seq:
        _or_give_up(sitting, sitting.version + 1, row.at, e.Lost())
    try:
        entry = e.read(row.entry)
    except Damaged:
        entry = e.Lost()
    _or_give_up(sitting, row.seq, row.at, entry, row.player, row.key)


def _or_give_up(
    sitting: Sitting, version: int, at: float, entry: e.AnyEntry, player: str | None = None, key: str | None = None
) -> None:
    try:
        sitting.fold(version, at, entry, player, key)
    except Damaged as damage:
        _log.error("table-does-not-replay", table=sitting.id[:6], why=str(damage))
        sitting.give_up(damage)
        try:
            sitting.fold(version, at, entry, player, key)
        except Damaged:
            # It makes no sense of the table either: of somebody at a seat that is not there, for instance.
            sitting.fold(version, at, e.Lost(), player, key)


def _seating(before: Sitting, after: Sitting) -> tuple[Seating, ...]:
    """The seats whose person changed, or whether it is their turn."""
    then, now = before.people_to_move, after.people_to_move
    if then == now and after.seats == before.seats:
        return ()
    return tuple(
        Seating(number, seat.player or None, number in now)
        for number, seat in enumerate(after.seats)
        if seat.player != before.seats[number].player or (number in then) != (number in now)
    )


def _freed(before: Sitting, after: Sitting) -> tuple[int, ...]:
    """The seats that were kept for somebody and are no longer."""
    pairs = enumerate(zip(before.seats, after.seats, strict=True))
    return tuple([number for number, (then, now) in pairs if then.kept_for and not now.kept_for])


def _has_place_for(sitting: Sitting, player: str) -> bool:
    return player == sitting.maker or any(player in (seat.player, seat.kept_for) for seat in sitting.seats)


def _hand_over(hosted: Hosted, guest: str, account: str) -> None:
    sitting = hosted.sitting.fork()
    for number, seat in enumerate(sitting.seats):
        sitting.seats[number] = msgspec.structs.replace(
            seat,
            player=account if seat.player == guest else seat.player,
            kept_for=account if seat.kept_for == guest else seat.kept_for,
        )
    if sitting.maker == guest:
        sitting.maker = account
    hosted.sitting = sitting
    for watcher in hosted.watchers:
        if watcher.player == guest:
            watcher.player = account
            watcher.doubts += 1
