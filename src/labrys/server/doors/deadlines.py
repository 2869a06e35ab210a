"""Timers of a connection: how long a step may take, and how long somebody may take nothing of what was written."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

_TAKING_SECONDS = 60.0
"""For somebody to take anything at all of what has been written. A slow line takes a little all the time."""


class Deadline:
    """One timer of a connection."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None

    @property
    def is_set(self) -> bool:
        return self._timer is not None

    def set(self, seconds: float, then: Callable[[], None]) -> None:
        self.drop()
        self._timer = asyncio.get_running_loop().call_later(seconds, then)

    def drop(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class Taking:
    """Ends the connection if the other side takes nothing of what has been written; it may take it slowly."""

    def __init__(self) -> None:
        self._deadline = Deadline()

    def watch(self, transport: asyncio.Transport, give_up: Callable[[], None]) -> None:
        """From now on look now and then. What is to be done is kept by the timer alone: nothing hangs in a ring."""
        if not self._deadline.is_set:
            self._look_later(transport, give_up)

    def _look_later(self, transport: asyncio.Transport, give_up: Callable[[], None]) -> None:
        left = transport.get_write_buffer_size()
        self._deadline.set(_TAKING_SECONDS, partial(self._look, transport, give_up, left))

    def _look(self, transport: asyncio.Transport, give_up: Callable[[], None], before: int) -> None:
        if 0 < transport.get_write_buffer_size() < before:
            self._look_later(transport, give_up)
        else:
            self._deadline.drop()
            give_up()

    def drop(self) -> None:
        self._deadline.drop()
