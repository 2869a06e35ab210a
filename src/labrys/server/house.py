"""The house: grants wishes at tables, lets bots move and time run out, passes on talk, and tells whose turn it is."""

from __future__ import annotations

import asyncio
import base64
import hmac
import time
from collections.abc import Coroutine
from hashlib import sha256
from typing import Any

import msgspec
import structlog

from labrys.bots.fallback import LAST
from labrys.core.chance import new_seed
from labrys.core.game import Move
from labrys.core.record import Record
from labrys.server.alerts.bell import Bell, Turn
from labrys.server.bots import Asking, Workers
from labrys.server.hosted import Hosted
from labrys.server.keeping import Keeper
from labrys.server.made import Made, made_of
from labrys.server.neighbours import Neighbours
from labrys.server.outage import outages_declined
from labrys.server.settings import Settings
from labrys.server.store.database import Database
from labrys.server.store.schema import new_id
from labrys.server.store.tables import Stored
from labrys.server.tables import entries as e
from labrys.server.tables import granting, lessons, moving, wire
from labrys.server.tables import wishes as w
from labrys.server.tables.declined import Declined, declined
from labrys.server.tables.deeds import Asker, Deed
from labrys.server.tables.setup import Setup, rotated, settle
from labrys.server.tables.sitting import OPEN, OVER, Sitting
from labrys.server.tally import Tally
from labrys.server.thought import Thought

_log = structlog.get_logger()

_PAUSE = 1.0
"""Before a bot tries again to have its move stored."""


class House:
    """All tables of one server process."""

    def __init__(self, database: Database, settings: Settings, secret: str, bell: Bell | None = None) -> None:
        self.settings = settings
        self.tally = Tally()
        # So long this server has for one decision of a bot before another may take over.
        lease = 4 * settings.bot_seconds + settings.bot_pace + 5
        self.keeper = Keeper(database, self.tally, lease, self._changed)
        self.store = self.keeper.store
        self.workers = Workers(settings.workers, settings.bot_seconds, settings.bot_pace)
        self.bell = bell
        self.is_closing = False
        """Whether the server is about to end: nobody waits for news any more."""
        self.hinting: set[str] = set()
        """The players for whom a hint is being worked out."""
        self._secret = secret.encode()
        self._tasks: set[asyncio.Task[None]] = set()
        self.neighbours = Neighbours(self.keeper, self.hear_talk, self.soon)

    async def find(self, table_id: str, since: int | None = None) -> Hosted:
        """The table of this id, not older than the version somebody has seen; Declined if there is none."""
        return await self.keeper.find(table_id, since)

    async def make(self, setup: Setup, maker: Asker, most: int) -> Hosted:
        """A new table, unless its maker has this many unfinished ones."""
        await self._mind_most(maker, most)
        return await self._make(new_id(), settle(setup), maker)

    async def _mind_most(self, maker: Asker, most: int) -> None:
        if await self.store.unfinished(maker.id) >= most:
            text = "you have {most} unfinished tables; finish one first"
            raise declined("too-many-tables", "S4", text, most=most)

    async def _make(self, table_id: str, setup: Setup, maker: Asker) -> Hosted:
        now = time.time()
        stored = Stored(table_id, msgspec.json.encode(setup).decode(), new_seed(), maker.id, now)
        kept = {seat: plan.kept_for for seat, plan in enumerate(setup.seats) if plan.kept_for}
        if await self.store.make(stored, setup.game, setup.public, now + setup.limit, kept):
            self.tally.tables_made += 1
        hosted = await self.find(table_id)

        def grant() -> Deed | None:
            return granting.first_deed(hosted.sitting, maker) if hosted.sitting.version == 0 else None

        async with hosted.lock:
            await self.keeper.settle(hosted, maker.id, None, grant)
        return hosted

    async def wish(self, hosted: Hosted, asker: Asker, wish: w.AnyWish) -> wire.Granted | Made:
        """Grant a wish: what comes back is stored. Declined with the reason otherwise, and nothing has changed."""

        def grant() -> Deed:
            return granting.grant(hosted.sitting, asker, wish)

        async with hosted.lock:
            version, again = await self.keeper.settle(hosted, asker.id, wish, grant)
            did = wire.did(hosted.sitting, version)
            made = made_of(hosted.sitting, wish, version, again) if isinstance(wish, w.PlayAll) else None
        self.tally.granted[type(wish).__name__.lower()] += 1
        return made or wire.Granted(wish.key, version, did, again)

    def _changed(self, hosted: Hosted, before: Sitting) -> None:
        """Tell everybody; wake the bots; ring for those whose turn it has become."""
        hosted.publish()
        sitting = hosted.sitting
        self.let_bots_move(hosted)
        if self.bell is None:
            return
        waited = set(before.people_to_move)
        for seat in sitting.people_to_move:
            player = sitting.seats[seat].player
            if seat not in waited and not hosted.is_watched_by(player):
                game, title = sitting.setup.game, sitting.game.title
                self.bell.ring(player, Turn(sitting.id, game, title, seat, sitting.version, sitting.touched))

    # Bots

    def let_bots_move(self, hosted: Hosted) -> None:
        """Have the bots think whose turn it is, unless they do already."""
        if hosted.bots_at_work is None and hosted.sitting.bots_to_move:
            hosted.bots_at_work = self.soon(self._bots_move(hosted))

    def hurry_bots(self, hosted: Hosted) -> None:
        """Take the waiting out of what the bots of a table do, until none of them has to decide."""
        if hosted.bots_at_work is not None:
            hosted.hurry.set()

    async def _bots_move(self, hosted: Hosted) -> None:
        try:
            while seats := hosted.sitting.bots_to_move:
                try:
                    await self._bot_moves(hosted, seats[0])
                except Declined as no:
                    if no.status != 503:
                        return  # the table went another way meanwhile; whoever changed it sees to its bots
                    await asyncio.sleep(_PAUSE)
        finally:
            hosted.bots_at_work = None
            hosted.hurry.clear()
            hosted.used = time.monotonic()

    async def _bot_moves(self, hosted: Hosted, seat: int) -> None:
        thought = hosted.thought = Thought(hosted.sitting, seat)
        try:
            with thought.scope:
                move = await self._chosen(hosted, thought)
        finally:
            hosted.thought = None
        if thought.scope.cancelled_caught:
            return

        def grant() -> Deed | None:
            now = hosted.sitting
            if not thought.is_asked(now):
                return None
            return moving.replace(now, seat, thought.bot) if move is None else moving.move(now, seat, move, thought.bot)

        async with hosted.lock:
            await self.keeper.settle(hosted, None, None, grant)
        if move is not None:
            self.tally.bot_moves += 1
        else:
            self.tally.bots_replaced += 1
            _log.error("bot-replaced", bot=thought.bot, game=hosted.sitting.setup.game, by=hosted.sitting.bot_of(seat))

    async def _chosen(self, hosted: Hosted, thought: Thought) -> Move | None:
        """What the bot of a seat does, or a lesson in its place; None if the bot has failed."""
        sitting, seat = hosted.sitting, thought.seat
        table = sitting.table
        assert table is not None
        view, legal = table.game.view(table.state, seat), table.legal(seat)
        # A seed of its own, from which nothing follows about the game's.
        seed = hmac.new(self._secret, f"bot:{sitting.id}:{seat}:{sitting.version}".encode(), sha256).hexdigest()
        scripted = lessons.scripted(sitting.setup, table, seat)
        if scripted is not None:
            return scripted
        if sitting.seats[seat].relief == LAST:
            return await self.workers.draw(seed, legal, hosted.hurry)
        asking = Asking(hosted.urgency, hosted.people())
        return await self.workers.choose(thought.bot, table.game.bound, seed, view, legal, hosted.hurry, asking)

    # Time, ends and new beginnings

    async def expire(self, hosted: Hosted) -> None:
        """Let happen what is due."""
        async with hosted.lock:
            await self.keeper.settle(hosted, None, None, lambda: granting.expire(hosted.sitting, time.time()))

    async def rematch(self, hosted: Hosted, asker: Asker, most: int) -> Hosted:
        """The next table of the same people, everybody one seat further; whoever asks sits down there (S7).

        Whoever asks first makes it, and so must not have as many unfinished tables as this.
        """
        if hosted.sitting.status != OVER:
            await self.keeper.look_again(hosted)
        sitting = hosted.sitting
        if not sitting.seats_of(asker.id):
            raise declined("not-your-table", "S4", "you have no seat at this table", 403)
        if sitting.status != OVER:
            raise declined("not-over", "S7", "the game is not over yet")
        # The same id whoever asks first, wherever: nobody can guess it, and there is never a second rematch.
        digest = hmac.new(self._secret, f"rematch:{sitting.id}".encode(), sha256).digest()
        table_id = base64.urlsafe_b64encode(digest[:16]).decode().rstrip("=")
        if not sitting.rematch and await self.store.load(table_id) is None:
            await self._mind_most(asker, most)
        people = tuple(seat.player for seat in sitting.seats)
        setup = rotated(sitting.setup, people, sitting.names(), sitting.game.components_digest)
        following = await self._make(table_id, setup, asker)

        def grant() -> Deed | None:
            return None if hosted.sitting.rematch else Deed((e.Rematched(table_id),))

        async with hosted.lock:
            await self.keeper.settle(hosted, asker.id, None, grant)
        while following.sitting.status == OPEN and following.sitting.is_kept_for(asker.id):
            try:
                await self.wish(following, asker, w.Join())
            except Declined:
                # Whoever asks twice at once, or on two servers, is seated by the other question.
                if following.sitting.is_kept_for(asker.id):
                    raise
        return following

    async def record(self, table_id: str) -> Record:
        """The record of a finished game, also of one that this server could not have played on."""
        hosted = await self.find(table_id)
        if hosted.sitting.status != OVER:
            await self.keeper.look_again(hosted)
        record = hosted.sitting.record
        if hosted.sitting.status != OVER:
            raise declined("not-over", "S10", "the game is not over yet", 403)
        if record is None:
            raise declined("no-record", "S10", "nothing of the game's record can be read", 404)
        return record

    # Talk

    async def say(self, hosted: Hosted, asker: Asker, line: str) -> wire.TalkLine:
        """Say something at the table (S9)."""
        if not hosted.sitting.seats_of(asker.id):
            await self.keeper.look_again(hosted)
        if not hosted.sitting.seats_of(asker.id):
            raise declined("not-your-talk", "S9", "only those who sit at the table talk", 403)
        if not hosted.sitting.setup.talk:
            raise declined("no-talk", "S9", "there is no talk at this table", 403)
        with outages_declined():
            said = await self.store.say(hosted.sitting.id, time.time(), asker.id, asker.name, line)
        # What others said before on another server comes first.
        self.soon(self.hear_talk(hosted))
        return wire.TalkLine(said.n, said.at, said.player, said.name, said.line)

    async def hear_talk(self, hosted: Hosted) -> None:
        """Pass on what was said and not yet heard here."""
        for said in await self.store.talk(hosted.sitting.id, hosted.last_said):
            if said.n > hosted.last_said:
                hosted.say(wire.TalkLine(said.n, said.at, said.player, said.name, said.line))

    # Closing

    def soon(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Do something besides, until the house closes."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            _log.error("work-failed", error=type(error).__name__)

    async def close(self) -> None:
        """Let go of everybody, and wait for what is being stored."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.workers.pool.close()
        for hosted in self.keeper.tables.values():
            for watcher in list(hosted.watchers):
                watcher.lose()
        await self.keeper.close()
