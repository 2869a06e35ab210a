"""A server's clock that was days ahead and has been set back: what it did meanwhile holds nobody up until then."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from labrys.server.store.tables import Stored
from labrys.server.sweeping import Sweeper
from labrys.server.tables.setup import Clock
from tests.server.attacks.inside import opened

pytestmark = pytest.mark.anyio

DAYS = 2 * 86_400.0


async def test_a_bots_turn_claimed_by_a_clock_that_was_ahead_is_taken_over(tmp_path: Path):
    async with opened(tmp_path) as inside:
        store, lease, now = inside.house.store, inside.house.keeper.lease, time.time()
        by_claim = {"ahead": now + DAYS, "skewed": now + lease + 60, "busy": now + lease - 1}
        for name, claimed in by_claim.items():
            await store.make(Stored(name, "{}", "", "", now), "akrotiri", False, now + DAYS, {})
            marked = "UPDATE tables SET bots_due = 1, claimed = ? WHERE id = ?"
            async with store.database.engine.begin() as connection:
                await connection.exec_driver_sql(marked, (claimed, name))

        await Sweeper(inside.house, 600.0, 0.0).sweep(now)

        async with store.database.engine.connect() as connection:
            rows = await connection.exec_driver_sql("SELECT id, claimed FROM tables")
            found = {str(row.id): float(row.claimed) for row in rows}
        assert by_claim | {"ahead": pytest.approx(now + lease, abs=60)} == found


@pytest.mark.rule("S8.3")
async def test_clocks_run_out_though_the_server_started_with_its_clock_ahead(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    async with opened(tmp_path) as inside:
        ann, bo = await inside.guests(2)
        table = await inside.begun(ann, bo, clock={"move": 5})
        now = time.time()
        with monkeypatch.context() as ahead:
            ahead.setattr(time, "time", lambda: now + DAYS)
            sweeper = Sweeper(inside.house, 600.0, 0.0)
        with monkeypatch.context() as later:
            later.setattr(time, "time", lambda: now + 60)

            await sweeper.sweep(time.time())

            assert Clock(move=5) == (await inside.hosted(table)).sitting.setup.clock
            assert any(seat.away for seat in (await inside.hosted(table)).sitting.seats)
