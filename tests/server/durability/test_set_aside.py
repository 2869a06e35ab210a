"""A table that cannot be replayed is set aside: it keeps nobody waiting, and comes back when it can be."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import select, update

from labrys.server.store.schema import log, tables
from labrys.server.sweeping import Sweeper
from tests.server.attacks.inside import Inside, opened

pytestmark = pytest.mark.anyio


@pytest.fixture
async def inside(tmp_path: Path) -> AsyncIterator[Inside]:
    async with opened(tmp_path) as ready:
        yield ready


async def rewrite(inside: Inside, table: str, entry: str | None = None, **row: object) -> str:
    """Change a table's first entry, or its row in the list; what the entry was."""
    async with inside.house.store.database.engine.begin() as connection:
        first = (log.c.table_id == table, log.c.seq == 1)
        before = str((await connection.execute(select(log.c.entry).where(*first))).scalar_one())
        if entry is not None:
            await connection.execute(update(log).where(*first).values(entry=entry))
        if row:
            await connection.execute(update(tables).where(tables.c.id == table).values(**row))
    inside.house.keeper.tables.pop(table, None)
    return before


async def row_of(inside: Inside, table: str) -> tuple[object, ...]:
    async with inside.house.store.database.engine.connect() as connection:
        asked = select(tables.c.status, tables.c.due, tables.c.bots_due).where(tables.c.id == table)
        return tuple((await connection.execute(asked)).one())


@pytest.mark.rule("S5.6")
async def test_a_table_that_does_not_replay_is_due_once_and_is_then_nobodys_turn(inside: Inside):
    ann, bo = await inside.guests(2)
    bad, good = await inside.begun(ann, bo), await inside.begun(ann, bo)
    whole = await rewrite(inside, bad, '{"do":"danced"}', due=1.0, bots_due=True)
    # Past its limit: the sweep has to reach it although the other, due earlier, cannot be loaded.
    hosted = await inside.hosted(good)
    hosted.sitting.touched = 0.0
    await rewrite(inside, good, due=2.0)
    inside.house.keeper.tables[good] = hosted
    sweeper = Sweeper(inside.house, 600.0, 0.0)
    await sweeper.sweep(time.time())

    assert ("unplayable", None, False) == await row_of(inside, bad)
    assert "archived" == (await inside.hosted(good)).sitting.status
    mine = {line["id"]: line for line in (await ann.client.get("/api/tables/mine")).json()}
    assert ("unplayable", False) == (mine[bad]["status"], mine[bad]["is_my_turn"])
    assert [] == await inside.house.store.due(time.time(), 10)
    assert "unplayable" == (await ann.look(bad))["table"]["status"]

    await rewrite(inside, bad, whole)
    turn = (await inside.hosted(bad)).sitting.people_to_move
    assert "playing" == (await row_of(inside, bad))[0]
    whose = (ann, bo)[turn[0]]
    again = {line["id"]: line for line in (await whose.client.get("/api/tables/mine")).json()}
    assert again[bad]["is_my_turn"]
