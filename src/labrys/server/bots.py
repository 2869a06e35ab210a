"""Bots think in processes of their own, get a view and its legal moves and nothing else, and have a limited time.

A bot may stumble over one thought: so it is asked again, all tries together within one limit of time. A bot that then
has not answered has failed, and the house gives its seat to another. A process that was ended from outside, by a system
that is out of memory for instance, says nothing about the bot: it is asked again, as often as that happens.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable, Sequence
from enum import IntEnum

import msgspec
import structlog

from labrys.bots.advice.advise import Advice
from labrys.core.game import Bound, Move, View
from labrys.server.pool import Job, Pool, Unwanted
from labrys.server.thinking import hint, think
from labrys.server.worker import Failed, Killed

_TRIES = 3
_HURRIED = 0.05
"""The beat of bots for which somebody does not want to wait."""
_PATIENCE = 30.0
"""Seconds that somebody waits for a hint before being told to try again."""
_AGAIN, _AGAIN_AT_MOST = 0.1, 30.0
"""Seconds before a bot is asked again whose process was ended from outside: twice as many each time."""
_KILLS = 20
"""After this many for one decision, in some six minutes, it is the bot whose thoughts take all memory."""
_log = structlog.get_logger()


class Urgency(IntEnum):
    """What comes first where there is more to think about than processors."""

    WATCHED = 0
    """A move in a game that a person plays, while somebody looks on."""
    AWAITED = 1
    """A move in a game that a person plays."""
    ASKED = 2
    """A hint; or a move in a game of bots that somebody watches."""
    UNATTENDED = 3
    """A move in a game of bots that nobody watches, or that all people have left."""


class Asking(msgspec.Struct, frozen=True):
    """How soon something has to be thought about, and for whom."""

    urgency: Callable[[], Urgency] = lambda: Urgency.WATCHED
    people: tuple[str, ...] = ()
    is_wanted: Callable[[], bool] = lambda: True


_AT_ONCE = Asking()


class Workers:
    """The processes in which bots think. `thinks` is what they do; it has to be a function of some module."""

    def __init__(
        self,
        workers: int,
        seconds: float,
        pace: float,
        thinks: Callable[..., int] | None = None,
        advises: Callable[..., Advice] | None = None,
    ) -> None:
        self.pool = Pool(workers)
        self._seconds = seconds
        self._pace = pace
        self._thinks = thinks or think
        self._advises = advises or hint
        self.asked = 0
        self.failed = 0
        self.killed = 0
        self.gave_up = 0
        self.hints_failed = 0
        self._hints: set[Job] = set()
        self._are_hints_over = False

    async def choose(
        self,
        bot: str,
        rules: Bound,
        seed: str,
        view: View,
        legal: Sequence[Move],
        hurry: asyncio.Event | None = None,
        asking: Asking = _AT_ONCE,
    ) -> Move | None:
        """The bot's move, None if it cannot be made to answer; at a quicker pace once in a hurry."""
        began, left = asyncio.get_running_loop().time(), self._seconds
        for attempt in range(_TRIES):
            work = (self._thinks, bot, rules, f"{seed}:{attempt}", view, tuple(legal))
            job = Job(work, left, asking.urgency, asking.people)
            try:
                move = _among(legal, await self._asked(job))
                await self._keep_pace(began, hurry)
                return move
            except Exception as error:  # noqa: BLE001  A bot may fail in any way: the game goes on.
                self.failed += 1
                kind = str(error) if isinstance(error, Failed) else type(error).__name__
                _log.warning("bot-failed", bot=bot, game=rules.name, error=kind, attempt=attempt)
            left = job.left
            if left <= 0:
                break
        self.gave_up += 1
        await self._keep_pace(began, hurry)
        return None

    async def _asked(self, job: Job) -> int:
        """What a bot answers, asked again when its process is ended from outside."""
        again, kills = _AGAIN, 0
        while True:
            self.asked += 1
            try:
                answer: int = await self.pool.run(job)
                return answer
            except Killed:
                self.killed += 1
                kills += 1
                if kills >= _KILLS:
                    job.left = 0.0
                    raise Failed("killed too often") from None
                _log.warning("worker-killed", again_in=again)
                await asyncio.sleep(again)
                again = min(2 * again, _AGAIN_AT_MOST)

    async def draw(self, seed: str, legal: Sequence[Move], hurry: asyncio.Event | None = None) -> Move:
        """Any legal move, at a bot's pace and without a worker: what is left when even the fallback failed."""
        await self._keep_pace(asyncio.get_running_loop().time(), hurry)
        return random.Random(seed).choice(legal)

    async def advise(
        self,
        rules: Bound,
        seed: str,
        view: View,
        among: Sequence[Move] | None,
        begun: Sequence[Move],
        seconds: float,
        asking: Asking = _AT_ONCE,
    ) -> Advice | None:
        """Advice for a person, from a view alone; None if it cannot be had, or not soon."""
        work = (self._advises, rules, seed, view, among, begun, seconds)
        job = Job(work, seconds + self._seconds, asking.urgency, asking.people, asking.is_wanted)
        if self._are_hints_over:
            return None
        self._hints.add(job)
        try:
            async with asyncio.timeout(_PATIENCE + seconds + self._seconds):
                advice: Advice = await self.pool.run(job)
                return advice
        except Unwanted:
            return None
        except Exception as error:  # noqa: BLE001  Whatever is wrong with it, nothing depends on a hint.
            self.hints_failed += 1
            kind = str(error) if isinstance(error, Failed) else type(error).__name__
            _log.warning("hint-failed", game=rules.name, error=kind)
            return None
        finally:
            self._hints.discard(job)

    def end_hints(self) -> None:
        """The server stops: those who wait for a hint are answered now."""
        self._are_hints_over = True
        for job in self._hints:
            if not job.answer.done():
                job.answer.set_exception(Unwanted())

    async def _keep_pace(self, began: float, hurry: asyncio.Event | None = None) -> None:
        """Answer on the next beat only: how long a bot thought must not tell what it holds. In a hurry too."""
        if self._pace <= 0:
            return
        if hurry is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(hurry.wait(), _to_next_beat(began, self._pace))
        if hurry is None or hurry.is_set():
            await asyncio.sleep(_to_next_beat(began, min(self._pace, _HURRIED) if hurry else self._pace))


def _among(legal: Sequence[Move], chosen: int) -> Move:
    """The move at this place; IndexError if there is none, from whichever end it is counted."""
    if not 0 <= chosen < len(legal):
        raise IndexError("not one of the legal moves")
    return legal[chosen]


def _to_next_beat(began: float, pace: float) -> float:
    spent = asyncio.get_running_loop().time() - began
    return pace - spent % pace
