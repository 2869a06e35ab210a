"""The bell: tells players by their webhooks that it is their turn, without ever keeping a table waiting.

Turns of one player at one table are told as one while they wait: in the queue, between two tries, and during the rest
that follows every alert. What waited through a rest is told after it, unless the player has moved by then.
Webhooks that were slow last time wait in a line of their own: they hold up each other, and nobody else.
"""

from __future__ import annotations

import asyncio
import random
import time
from contextlib import suppress

import msgspec
import structlog

from labrys.server.alerts.calls import Caller
from labrys.server.alerts.hooks import Hooks
from labrys.server.alerts.message import Turn, body_of, headers_of
from labrys.server.settings import Settings
from labrys.server.store.database import Database

__all__ = ["Bell", "Pace", "Turn"]

MOST_WAITING = 1_000
CALLS_AT_ONCE = 16
SLOW_CALLS_AT_ONCE = CALLS_AT_ONCE // 4
_MOST_REMEMBERED = 10_000

_log = structlog.get_logger()

_Key = tuple[str, str]


class Pace(msgspec.Struct, frozen=True, kw_only=True):
    """How patient the bell is, in seconds."""

    pauses: tuple[float, ...] = (1.0, 5.0, 25.0)
    """Before each further try."""
    slow: float = 2.0
    """A webhook that took longer than this, or did not answer in time, is slow until it has been quicker."""
    rest: float = 30.0
    """At least so long between two alerts to one player about one table."""
    farewell: float = 2.0
    """So long a stop waits for what is under way."""
    most_failures: int = 20
    """Alerts that failed in a row, until the webhook is removed."""


class _Alert(msgspec.Struct, frozen=True):
    player: str
    turn: Turn
    tries: int = 0

    @property
    def key(self) -> _Key:
        return self.player, self.turn.table


class Bell:
    """Rings for players. `sent`, `failed` and `dropped` count alerts since the start."""

    def __init__(
        self,
        database: Database,
        settings: Settings,
        address: str,
        *,
        caller: Caller | None = None,
        pace: Pace | None = None,
    ) -> None:
        self.sent = 0
        self.failed = 0
        self.dropped = 0
        self._address = address
        self._caller = caller or Caller(inside=settings.alerts_inside)
        self._pace = pace or Pace()
        self._hooks = Hooks(database, self._pace.most_failures)
        self._ready: dict[_Key, _Alert] = {}
        # Alerts that are being told, or were lately, each with the newest turn that came since.
        self._since: dict[_Key, Turn | None] = {}
        self._being_called: set[str] = set()
        # Players whose webhooks were slow last time, those longest ago in front.
        self._slow: dict[str, None] = {}
        self._pauses: dict[_Key, asyncio.TimerHandle] = {}
        self._rests: dict[_Key, asyncio.TimerHandle] = {}
        self._news = asyncio.Event()
        self._quiet = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    def ring(self, player_id: str, turn: Turn) -> None:
        """Tell this player, soon, that it is their turn. Returns at once and never fails."""
        alert = _Alert(player_id, turn)
        if alert.key in self._since:
            self._since[alert.key] = turn
        else:
            self._put(alert)

    async def start(self) -> None:
        """Begin to call."""
        self._tasks = [asyncio.create_task(self._call_on()) for _ in range(CALLS_AT_ONCE)]

    async def stop(self) -> None:
        """Give what is under way a moment, then let everything be."""
        if self._tasks:
            with suppress(TimeoutError):
                async with asyncio.timeout(self._pace.farewell):
                    await self.quiet()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for timer in (*self._pauses.values(), *self._rests.values()):
            timer.cancel()
        for kept in (self._tasks, self._pauses, self._rests, self._since, self._being_called):
            kept.clear()

    async def quiet(self) -> None:
        """Wait until no alert waits for a call or for another try."""
        while self._ready or self._being_called or self._pauses:
            self._quiet.clear()
            await self._quiet.wait()

    def _put(self, alert: _Alert) -> None:
        if alert.key not in self._ready and len(self._ready) >= MOST_WAITING:
            self._drop_oldest()
        self._ready[alert.key] = alert
        self._news.set()

    def _drop_oldest(self) -> None:
        key = next(iter(self._ready))
        dropped = self._ready.pop(key)
        self.dropped += 1
        if dropped.tries:
            self._rest(key)

    def _take(self) -> _Alert | None:
        """The next alert of a player who is not being called, nor slow while enough slow ones are: slow webhooks cannot
        hold up all calls."""
        may_be_slow = sum(player in self._slow for player in self._being_called) < SLOW_CALLS_AT_ONCE
        for key, alert in self._ready.items():
            if alert.player not in self._being_called and (may_be_slow or alert.player not in self._slow):
                del self._ready[key]
                self._being_called.add(alert.player)
                self._since.setdefault(key, None)
                return alert
        return None

    async def _call_on(self) -> None:
        while True:
            alert = self._take()
            if alert is None:
                self._news.clear()
                await self._news.wait()
                continue
            pause: float | None = None
            try:
                pause = await self._tell(alert)
            except Exception as error:  # noqa: BLE001  The database may be away; the bell goes on with the next.
                self.failed += 1
                # The error's text could contain an address.
                _log.error("alert-broke", error=type(error).__name__)
            self._being_called.discard(alert.player)
            # Two may be able to go on now: the next alert of this player, and the next of the slow ones.
            self._news.set()
            if pause is None:
                self._rest(alert.key)
            else:
                self._pauses[alert.key] = asyncio.get_running_loop().call_later(pause, self._again, alert)
            self._quiet.set()

    async def _tell(self, alert: _Alert) -> float | None:
        """Try once; seconds until the next try, None if there is none to be made."""
        hook = await self._hooks.of(alert.player, alert.turn.table)
        if hook is None:
            return None
        body = body_of(alert.turn, self._address)
        began = time.monotonic()
        answer = await self._caller.call(hook.address, body, headers_of(body, hook.secret, time.time()))
        self._note_pace(alert.player, answer.why == "time" or time.monotonic() - began > self._pace.slow)
        if answer.is_good:
            self.sent += 1
            self._hooks.worked(alert.player)
            return None
        if answer.may_pass and alert.tries < len(self._pace.pauses):
            # Webhooks that failed together are not all called again together.
            return self._pace.pauses[alert.tries] * random.uniform(0.8, 1.2)
        self.failed += 1
        _log.info("alert-failed", player=alert.player, place=hook.place, status=answer.status, why=answer.why)
        await self._hooks.failed(alert.player, hook)
        return None

    def _note_pace(self, player: str, was_slow: bool) -> None:
        self._slow.pop(player, None)
        if was_slow:
            self._slow[player] = None
            if len(self._slow) > _MOST_REMEMBERED:
                del self._slow[next(iter(self._slow))]

    def _again(self, alert: _Alert) -> None:
        del self._pauses[alert.key]
        newest = self._since[alert.key] or alert.turn
        self._since[alert.key] = None
        self._put(_Alert(alert.player, newest, alert.tries + 1))

    def _rest(self, key: _Key) -> None:
        self._rests[key] = asyncio.get_running_loop().call_later(self._pace.rest, self._rested, key)

    def _rested(self, key: _Key) -> None:
        del self._rests[key]
        turn = self._since.pop(key)
        if turn is not None:
            self._put(_Alert(key[0], turn))
