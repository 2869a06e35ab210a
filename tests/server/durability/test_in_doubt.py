"""Connections that break at the commit itself: nobody knows at first whether it was stored."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from labrys.server.store.writer import Append, Writer
from labrys.server.sweeping import Sweeper
from tests.server.attacks.inside import Inside, code_of, opened
from tests.server.durability.stage import log_of
from tests.server.postgres import Postgres
from tests.server.running import Person

pytestmark = [pytest.mark.anyio, pytest.mark.rule("S5.1"), pytest.mark.parametrize("is_stored", [False, True])]

UNAVAILABLE = (503, "unavailable")


@pytest.fixture(params=["embedded", "postgresql"])
def database(request: pytest.FixtureRequest) -> Iterator[dict[str, str]]:
    """The setting that names it, if any."""
    if request.param == "embedded":
        yield {}
        return
    postgres: Postgres = request.getfixturevalue("postgres")
    with postgres.database() as url:
        yield {"database": url}


@pytest.fixture
async def inside(tmp_path: Path, database: dict[str, str]) -> AsyncIterator[Inside]:
    async with opened(tmp_path, **database) as ready:
        yield ready


@contextmanager
def broken_commits(monkeypatch: pytest.MonkeyPatch, is_stored: bool) -> Iterator[None]:
    """Every commit breaks off: before anything is stored, or after it with the answer on its way."""
    commit = Writer._commit

    async def breaking(writer: Writer, items: Sequence[Append]) -> None:
        if is_stored:
            await commit(writer, items)
        raise ConnectionResetError("cut")

    with monkeypatch.context() as broken:
        broken.setattr(Writer, "_commit", breaking)
        yield


async def first_move(inside: Inside) -> tuple[Person, str, dict[str, Any]]:
    """Whoever begins a game of two, the table, and a move to wish."""
    ann, bo = await inside.guests(2)
    table = await inside.begun(ann, bo, options={"first": "0"})
    update = await ann.look(table)
    return ann, table, {"wish": "move", "key": "the-key", "version": update["version"], "move": update["legal"][0]}


async def versions_of(inside: Inside, table: str, key: str) -> list[int]:
    return [row.seq for row in await log_of(inside.settings.database, table) if row.key == key]


async def test_a_wish_in_doubt_is_not_granted_and_sent_again_it_counts_once(
    inside: Inside, monkeypatch: pytest.MonkeyPatch, is_stored: bool
):
    ann, table, wish = await first_move(inside)
    with broken_commits(monkeypatch, is_stored):
        assert UNAVAILABLE == code_of(await ann.wish(table, **wish))
    answers = [await ann.granted(table, **wish) for _ in range(2)]

    assert [is_stored, True] == [answer["again"] for answer in answers]
    assert [wish["version"] + 1] * 2 == [answer["version"] for answer in answers]
    assert [wish["version"] + 1] == await versions_of(inside, table, "the-key")


async def test_those_who_watch_hear_of_what_was_in_doubt_only_if_it_is_stored(
    inside: Inside, monkeypatch: pytest.MonkeyPatch, is_stored: bool
):
    ann, table, wish = await first_move(inside)
    async with inside.socket(table, ann) as socket:
        await socket.next("update")
        with broken_commits(monkeypatch, is_stored):
            assert "unavailable" == (await socket.ask(**wish))["refusal"]["code"]
        await Sweeper(inside.house, 600.0, 600.0).sweep(time.time())
        # Another wish follows: what is told of it includes all that was stored before.
        await ann.granted(table, "resign")
        told = [seen.get("key") for seen in (await socket.until(wish["version"] + 1))["seen"]]

        assert is_stored == ("the-key" in told)
        assert is_stored == bool(await versions_of(inside, table, "the-key"))
