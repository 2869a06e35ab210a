"""A table in this server's memory: what is known of it, who watches, and the news to them."""

from __future__ import annotations

import asyncio
import time
from typing import cast

import msgspec

from labrys.bots.advice.keeping import Kept
from labrys.core.seats import SPECTATOR
from labrys.server.bots import Urgency
from labrys.server.tables import wire
from labrys.server.tables.sitting import Sitting
from labrys.server.thought import Thought
from labrys.server.watching import Watcher

_encode = msgspec.json.Encoder().encode


class Hosted:
    """One table here. Only the house changes `sitting`, and only while it holds `lock`."""

    def __init__(self, sitting: Sitting) -> None:
        self.sitting = sitting
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.is_behind = False
        """Whether the log may have entries that are not in `sitting`."""
        self.newest = 0
        """The latest version that any server has told of."""
        self.bots_at_work: asyncio.Task[None] | None = None
        self.thought: Thought | None = None
        """What one of them is asked just now."""
        self.hurry = asyncio.Event()
        """Set while somebody does not want to wait for the bots at work."""
        self.hinted: dict[int, Kept] = {}
        """By seat what its latest hint said is to follow. It stays here, and is for hints of that seat alone."""
        self.last_said = 0
        self.used = time.monotonic()
        self._waiting = 0
        """How many requests wait for the next change."""
        self._changed: asyncio.Event | None = None
        """Set at the next change, if anybody waits for it."""

    @property
    def is_stale(self) -> bool:
        """Whether somebody has to look at the log before anything is said of this table."""
        return self.is_behind or self.newest > self.sitting.version

    @property
    def is_idle(self) -> bool:
        return not self.watchers and not self.lock.locked() and self.bots_at_work is None

    def urgency(self) -> Urgency:
        """How soon its bots have to think."""
        is_watched = bool(self.watchers) or self._waiting > 0
        if any(seat.player and not seat.is_played_by_bot for seat in self.sitting.seats):
            return Urgency.WATCHED if is_watched else Urgency.AWAITED
        return Urgency.ASKED if is_watched else Urgency.UNATTENDED

    def people(self) -> tuple[str, str]:
        """For whom its bots think: an address and a player, who may be the same where only one is known."""
        here = {watcher.player: watcher.address for watcher in self.watchers}
        player = next((seat.player for seat in self.sitting.seats if seat.player), min(here, default=""))
        return here.get(player) or player, player

    def publish(self) -> None:
        """Tell everybody who watches what they have not been told. Made once for each audience."""
        if self.thought is not None and not self.thought.is_asked(self.sitting):
            self.thought.scope.cancel()
        if self._changed is not None:
            self._changed.set()
            self._changed = None
        if not self.watchers:
            return
        sitting, now = self.sitting, time.time()
        # Encoded once for all audiences: what stands in its place is written out as it is.
        common = cast(wire.TableFacts, msgspec.Raw(_encode(wire.facts(sitting))))
        groups: dict[tuple[int, int], list[Watcher]] = {}
        for watcher in self.watchers:
            self._mind_eyes(watcher)
            if watcher.sent < sitting.version:
                groups.setdefault((watcher.audience, watcher.sent), []).append(watcher)
        audiences = sorted({audience for audience, _ in groups})
        views = {}
        if sitting.table is not None:
            made = sitting.game.views(sitting.table.state, audiences)
            views = dict(zip(audiences, made, strict=True))
        for (audience, since), watchers in groups.items():
            news = _encode(wire.update(sitting, audience, since, now, common, views.get(audience)))
            for watcher in watchers:
                watcher.sent = sitting.version
                watcher.push(news)

    def tell(self, watcher: Watcher, since: int | None = None) -> None:
        """Tell one who watches how things stand, and what happened since a version."""
        self._mind_eyes(watcher)
        sitting = self.sitting
        watcher.sent = sitting.version
        watcher.push(_encode(wire.update(sitting, watcher.audience, sitting.told_from(since), time.time())))

    def _mind_eyes(self, watcher: Watcher) -> None:
        """Whoever no longer has the seat no longer sees through its eyes."""
        if watcher.audience != SPECTATOR and self.sitting.seats[watcher.audience].player != watcher.player:
            watcher.audience = SPECTATOR

    def say(self, line: wire.TalkLine) -> None:
        """Pass a line of talk on to all but those who do not want to hear its speaker."""
        self.last_said = max(self.last_said, line.n)
        said = _encode(line)
        for watcher in self.watchers:
            if line.player not in watcher.muted:
                watcher.push(said)

    def is_watched_by(self, player: str) -> bool:
        return any(watcher.player == player and watcher.audience != SPECTATOR for watcher in self.watchers)

    async def changed(self, since: int, seconds: float) -> None:
        """Wait until the table is beyond this version, but not longer than this."""
        if self.sitting.version > since:
            return
        if self._changed is None:
            self._changed = asyncio.Event()
        self._waiting += 1
        try:
            await asyncio.wait_for(self._changed.wait(), seconds)
        except TimeoutError:
            return
        finally:
            self._waiting -= 1
