"""Bots think in processes of their own, get a view and its legal moves and nothing else, and have a limited time.

A worker that dies or takes too long is replaced and the move asked again, of a new one; a bot that fails every
time is spared, and any legal move is made in its place, so that no game hangs.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
from collections.abc import Callable, Sequence

import anyio
import anyio.to_process
import structlog

from labrys.bots.registry import make_bot
from labrys.core.game import Move, View
from labrys.core.registry import game

_TRIES = 3
_HURRIED = 0.05
"""The beat of bots for which somebody does not want to wait."""
_log = structlog.get_logger()


class Workers:
    """The processes in which bots think. `thinks` is what they do; it has to be a function of some module."""

    def __init__(self, workers: int, seconds: float, pace: float, thinks: Callable[..., int] | None = None) -> None:
        self._free = asyncio.Semaphore(workers)
        self._limiter = anyio.CapacityLimiter(workers)
        self._seconds = seconds
        self._pace = pace
        self._thinks = thinks or think
        self.asked = 0
        self.failed = 0
        self.gave_up = 0

    async def choose(
        self,
        bot: str,
        game_name: str,
        seed: str,
        view: View,
        legal: Sequence[Move],
        hurry: asyncio.Event | None = None,
    ) -> Move:
        """The bot's move, or any legal one if the bot cannot be made to answer; at a quicker pace once in a hurry."""
        began = asyncio.get_running_loop().time()
        for attempt in range(_TRIES):
            self.asked += 1
            try:
                # The time that counts begins when a worker is free.
                async with self._free:
                    with anyio.fail_after(self._seconds):
                        job = (bot, game_name, f"{seed}:{attempt}", view, tuple(legal))
                        chosen = await anyio.to_process.run_sync(
                            self._thinks, *job, cancellable=True, limiter=self._limiter
                        )
                await self._keep_pace(began, hurry)
                return legal[chosen]
            except Exception as error:  # noqa: BLE001  A bot may fail in any way: the game goes on.
                self.failed += 1
                _log.warning("bot-failed", bot=bot, game=game_name, error=type(error).__name__, attempt=attempt)
        self.gave_up += 1
        await self._keep_pace(began, hurry)
        return random.choice(legal)

    async def _keep_pace(self, began: float, hurry: asyncio.Event | None = None) -> None:
        """Answer on the next beat only: how long a bot thought must not tell what it holds. In a hurry too."""
        if self._pace <= 0:
            return
        if hurry is not None:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(hurry.wait(), _to_next_beat(began, self._pace))
        if hurry is None or hurry.is_set():
            await asyncio.sleep(_to_next_beat(began, min(self._pace, _HURRIED) if hurry else self._pace))


def _to_next_beat(began: float, pace: float) -> float:
    spent = asyncio.get_running_loop().time() - began
    return pace - spent % pace


_is_humble = False


def be_humble() -> None:
    """What a worker does first: it lets the server come first, and be the one that ends it."""
    global _is_humble  # noqa: PLW0603  Once in the life of a worker.
    if not _is_humble:
        # The server comes first whenever both want to run.
        os.nice(10)
        # Ctrl-C at a terminal reaches workers too; it is for the server to end them.
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        _is_humble = True


def think(bot: str, game_name: str, seed: str, view: View, legal: tuple[Move, ...]) -> int:
    """What a worker does: which of the legal moves the bot chooses, by its place."""
    be_humble()
    return legal.index(make_bot(bot, game(game_name), seed).choose(view, legal))
