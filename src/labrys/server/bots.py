"""Bots think in processes of their own, get a view and its legal moves and nothing else, and have a limited time.

A worker may die of what is not the bot's fault, and a bot may stumble over one thought: so it is asked again, all
tries together within one limit of time. A bot that then has not answered has failed, and the house gives its seat to
another. Whoever stops waiting for an answer ends the worker that thinks about it: nothing else would stop a search
that is compiled.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
from collections.abc import Callable, Sequence
from typing import TypeVar

import anyio
import anyio.to_process
import structlog

from labrys.bots.advice.advise import Advice, advise
from labrys.bots.levels import thorough
from labrys.bots.registry import make_bot
from labrys.core.game import Move, View
from labrys.core.registry import game

T = TypeVar("T")

_TRIES = 3
_MOST_SIMULATIONS = 1_000_000
"""For a hint: more than its time allows."""
_HURRIED = 0.05
"""The beat of bots for which somebody does not want to wait."""
_log = structlog.get_logger()


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
        self._free = asyncio.Semaphore(workers)
        self._limiter = anyio.CapacityLimiter(workers)
        self._seconds = seconds
        self._pace = pace
        self._thinks = thinks or think
        self._advises = advises or hint
        self.asked = 0
        self.failed = 0
        self.gave_up = 0
        self.hints_failed = 0

    async def choose(
        self,
        bot: str,
        game_name: str,
        seed: str,
        view: View,
        legal: Sequence[Move],
        hurry: asyncio.Event | None = None,
    ) -> Move | None:
        """The bot's move, None if it cannot be made to answer; at a quicker pace once in a hurry."""
        clock = asyncio.get_running_loop().time
        began, left, move = clock(), self._seconds, None
        for attempt in range(_TRIES):
            self.asked += 1
            try:
                # The time that counts begins when a worker is free.
                async with self._free:
                    asked = clock()
                    try:
                        with anyio.fail_after(left):
                            job = (bot, game_name, f"{seed}:{attempt}", view, tuple(legal))
                            chosen = await anyio.to_process.run_sync(
                                answer, self._thinks, *job, cancellable=True, limiter=self._limiter
                            )
                    finally:
                        left -= clock() - asked
                move = _among(legal, chosen)
                break
            except Exception as error:  # noqa: BLE001  A bot may fail in any way: the game goes on.
                self.failed += 1
                _log.warning("bot-failed", bot=bot, game=game_name, error=type(error).__name__, attempt=attempt)
                if left <= 0:
                    break
        self.gave_up += move is None
        await self._keep_pace(began, hurry)
        return move

    async def draw(self, seed: str, legal: Sequence[Move], hurry: asyncio.Event | None = None) -> Move:
        """Any legal move, at a bot's pace and without a worker: what is left when even the fallback failed."""
        await self._keep_pace(asyncio.get_running_loop().time(), hurry)
        return random.Random(seed).choice(legal)

    async def advise(
        self, game_name: str, seed: str, view: View, among: Sequence[Move] | None, seconds: float
    ) -> Advice | None:
        """Advice for a person, from a view alone; None if it cannot be had. It waits for a worker as bots do."""
        try:
            async with self._free:
                with anyio.fail_after(seconds + self._seconds):
                    job = (game_name, seed, view, among, seconds)
                    return await anyio.to_process.run_sync(
                        answer, self._advises, *job, cancellable=True, limiter=self._limiter
                    )
        except Exception as error:  # noqa: BLE001  Whatever is wrong with it, nothing depends on a hint.
            self.hints_failed += 1
            _log.warning("hint-failed", game=game_name, error=type(error).__name__)
            return None

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


def answer(thought: Callable[..., T], *job: object) -> T:
    """What a worker does. Whatever is raised there is raised here again, and what ends a program would end the server:
    from a worker comes an error, nothing worse."""
    be_humble()
    try:
        return thought(*job)
    except Exception:
        raise
    except BaseException as error:  # noqa: BLE001  A bot may want to exit, say.
        raise RuntimeError(type(error).__name__) from None


def think(bot: str, game_name: str, seed: str, view: View, legal: tuple[Move, ...]) -> int:
    """Which of the legal moves the bot chooses, by its place."""
    return legal.index(make_bot(bot, game(game_name), seed).choose(view, legal))


def hint(game_name: str, seed: str, view: View, among: Sequence[Move] | None, seconds: float) -> Advice:
    """What is thought for somebody who asks for a hint."""
    return advise(game(game_name), view, thorough(game_name, _MOST_SIMULATIONS, seconds), seed, among)
