"""What happens by itself: clocks run out, tables are archived, bots left behind by another server move on."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import structlog

from labrys.server.house import House
from labrys.server.tables.declined import Declined

_AT_ONCE = 200
_log = structlog.get_logger()


class Sweeper:
    """Looks around now and then."""

    def __init__(self, house: House, every: float, grace: float) -> None:
        self._house = house
        self._every = every
        # Not by the time of day, which may be set back: then no clock would run out until it has caught up.
        self._clocks_from = time.monotonic() + grace
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while True:
            try:
                await self.sweep(time.time())
            except Exception as error:  # noqa: BLE001  Whatever it was, clocks go on.
                _log.warning("sweep-failed", error=type(error).__name__)
            await asyncio.sleep(self._every)

    @contextmanager
    def _unless_it_fails(self) -> Iterator[None]:
        """What goes wrong at one table does not keep the others waiting."""
        try:
            yield
        except Declined:
            pass  # the house has said why where it belongs
        except Exception as error:  # noqa: BLE001  As in `_run`.
            _log.warning("sweep-failed", error=type(error).__name__)

    async def sweep(self, now: float) -> None:
        """Do everything that is due."""
        house = self._house
        for hosted in list(house.keeper.doubts):
            with self._unless_it_fails():
                await house.keeper.refresh(hosted)
                await house.hear_talk(hosted)
                house.keeper.doubts.discard(hosted)
                house.let_bots_move(hosted)
        if time.monotonic() >= self._clocks_from:
            for table_id in await house.store.due(now, _AT_ONCE):
                with self._unless_it_fails():
                    await house.expire(await house.find(table_id))
        for table_id in await house.store.waiting_for_bots(now, house.keeper.lease, _AT_ONCE):
            # Claimed before it is loaded: one that cannot be does not come first again.
            if await house.store.claim(table_id, now, house.keeper.lease):
                with self._unless_it_fails():
                    hosted = await house.find(table_id)
                    await house.keeper.refresh(hosted)
                    house.let_bots_move(hosted)
        house.keeper.forget_idle(house.settings.keep_seconds)
