"""Other servers at the same database: what they say has changed, and what they are told.

Notices are only ever a reason to look: what counts is in the database.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

import structlog

from labrys.server.hosted import Hosted
from labrys.server.keeping import Keeper

_log = structlog.get_logger()

_Look = Callable[[Hosted], Awaitable[None]]


class Neighbours:
    """The other servers, as one house hears of them. `hear_talk` looks for talk, `soon` has work done meanwhile."""

    def __init__(
        self, keeper: Keeper, hear_talk: _Look, soon: Callable[[Coroutine[Any, Any, None]], asyncio.Task[None]]
    ) -> None:
        self._keeper = keeper
        self._store = keeper.store
        self._hear_talk = hear_talk
        self._soon = soon

    def heard(self, notice: str) -> None:
        """Another server says that something changed."""
        kind, _, rest = notice.partition(" ")
        name, _, more = rest.partition(" ")
        if kind == "adopted":
            self._soon(self._keeper.adopt(name, more))
            return
        if kind in ("signed-out", "renamed"):
            self._doubt(name)
            return
        if kind == "muted":
            self._soon(self._mind_mutes(name))
            return
        hosted = self._keeper.tables.get(name)
        if hosted is None:
            return
        if kind == "log" and hosted.sitting.version < int(more):
            hosted.newest = max(hosted.newest, int(more))
            self._soon(self._or_doubt(hosted, self._keeper.follow))
        elif kind == "talk" and hosted.last_said < int(more):
            self._soon(self._or_doubt(hosted, self._hear_talk))

    def missed(self) -> None:
        """Notices may have been lost: look at everything that is here."""
        for hosted in self._keeper.tables.values():
            hosted.is_behind = True
            for watcher in hosted.watchers:
                watcher.doubts += 1
        self._soon(self._make_good())

    async def _make_good(self) -> None:
        # Those that somebody watches come first.
        for hosted in sorted(self._keeper.tables.values(), key=lambda one: not one.watchers):
            await self._or_doubt(hosted, self._keeper.refresh, self._hear_talk)

    async def _or_doubt(self, hosted: Hosted, *looks: _Look) -> None:
        """Look at one table. If that fails it is looked at later: others must not wait for it, nor go without news."""
        try:
            for look in looks:
                await look(hosted)
        except Exception as error:  # noqa: BLE001  Whatever it was, the next table has its turn.
            self._keeper.doubts.add(hosted)
            _log.warning("looking-failed", table=hosted.sitting.id[:6], error=type(error).__name__)

    async def adopted(self, guest: str, account: str) -> None:
        """A guest has become part of an account: its seats are the account's, here and on the other servers."""
        await self._keeper.adopt(guest, account)
        await self._store.tell_now(f"adopted {guest} {account}")

    async def renamed(self, player: str) -> None:
        """Somebody has another name now: it is under this one that they talk on open connections too.

        At a table one keeps the name under which one sat down.
        """
        self._doubt(player)
        await self._store.tell_now(f"renamed {player}")

    async def signed_out(self, player: str) -> None:
        """Sessions or a token of a player have ended: no open connection tells or does anything more by them."""
        self._doubt(player)
        await self._store.tell_now(f"signed-out {player}")

    def _doubt(self, player: str) -> None:
        for watcher in self._keeper.watchers_of(player):
            watcher.doubts += 1

    async def muted(self, player: str) -> None:
        """A player wants to hear others than before, on connections that are open too."""
        await self._mind_mutes(player)
        await self._store.tell_now(f"muted {player}")

    async def _mind_mutes(self, player: str) -> None:
        watchers = self._keeper.watchers_of(player)
        muted = await self._store.muted_by(player) if watchers else set()
        for watcher in watchers:
            watcher.muted = muted
