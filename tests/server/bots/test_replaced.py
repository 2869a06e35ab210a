"""A bot that fails at a table of a running server loses its seat, once and for all, and the game goes on."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from labrys.bots import registry
from labrys.bots.random import RandomBot
from labrys.core.game import Move
from labrys.server.bots import Workers
from labrys.server.metrics import Measures
from labrys.server.tables import entries as e
from tests.server.attacks.inside import Inside, opened
from tests.server.bots import minds
from tests.server.running import Person

pytestmark = pytest.mark.anyio

PATIENCE = 120


@pytest.fixture(autouse=True)
def _clever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._BOTS, "akrotiri", {**registry._BOTS["akrotiri"], minds.CLEVER: RandomBot})


class Impatient(Workers):
    """Wait a moment for the clever one, and as long as a busy machine may need for everybody else."""

    async def choose(self, bot: str, *more: Any) -> Move | None:
        self._seconds = 0.5 if bot == minds.CLEVER else 120.0
        return await super().choose(bot, *more)


def hire(inside: Inside, mind: Callable[..., int], kind: type[Workers] = Workers) -> Workers:
    """From now on bots think in this way, and almost as long as they like."""
    inside.house.workers = kind(1, 100_000.0, 0, mind)
    return inside.house.workers


async def until(arrived: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not arrived():
            await asyncio.sleep(0.01)


async def play_on(inside: Inside, ann: Person, table: str, moves: int) -> None:
    """Ann makes some moves, each as soon as it is hers to make."""
    hosted = await inside.hosted(table)
    for _ in range(moves):
        await until(lambda: hosted.sitting.people_to_move)
        update = await ann.look(table)
        await ann.granted(table, "move", version=update["version"], move=update["legal"][0])


async def entries(inside: Inside, table: str, *kinds: type[e.Entry]) -> list[e.AnyEntry]:
    hosted = await inside.hosted(table)
    return [one.entry for one in hosted.sitting.history if isinstance(one.entry, kinds)]


@pytest.mark.rule("S8.9")
@pytest.mark.parametrize(
    ("mind", "kind", "failures"),
    [
        (minds.clever_raises, Workers, 3),
        (minds.clever_dies, Workers, 3),
        (minds.clever_cheats, Workers, 3),
        (minds.clever_hangs, Impatient, 1),
    ],
    ids=["raises", "dies", "cheats", "hangs"],
)
async def test_the_fallback_plays_on_and_the_bot_is_never_asked_again(
    tmp_path: Path, mind: Callable[..., int], kind: type[Workers], failures: int
):
    async with opened(tmp_path) as inside:
        workers = hire(inside, mind, kind)
        (ann,) = await inside.guests(1)
        table = await ann.make_table("me", minds.CLEVER, options={"first": "1"})
        await play_on(inside, ann, table, 6)

        assert [e.Replaced(1, minds.CLEVER, "greedy")] == await entries(inside, table, e.Replaced)
        moved = [one.bot for one in await entries(inside, table, e.Moved) if isinstance(one, e.Moved) and one.seat == 1]
        assert {"greedy"} == set(moved)
        assert (failures, 1, 1) == (workers.failed, workers.gave_up, inside.house.tally.bots_replaced)


@pytest.mark.rule("S8.9")
async def test_after_a_restart_the_fallback_is_asked_and_not_the_bot(tmp_path: Path):
    async with opened(tmp_path) as inside:
        hire(inside, minds.clever_raises)
        (ann,) = await inside.guests(1)
        table = await ann.make_table("me", minds.CLEVER, options={"first": "1"})
        await play_on(inside, ann, table, 1)
        cookie = ann.cookie
    async with opened(tmp_path, database=str(tmp_path / "labrys.db")) as inside:
        workers, client = hire(inside, minds.clever_raises), inside.browser()
        client.headers["Cookie"] = cookie
        inside.house.let_bots_move(await inside.hosted(table))
        await play_on(inside, Person(client, ann.id, ann.name), table, 6)

        assert 0 == workers.failed
        assert 0 < workers.asked


@pytest.mark.rule("S8.9")
async def test_if_the_fallback_fails_too_any_legal_move_is_made_and_no_bot_asked(tmp_path: Path):
    with capture_logs() as logged:
        async with opened(tmp_path) as inside:
            workers, measures = hire(inside, minds.crash), Measures()
            measures.house = inside.house
            (ann,) = await inside.guests(1)
            table = await ann.make_table("me", minds.CLEVER, options={"first": "1"})
            await play_on(inside, ann, table, 8)

            replaced = await entries(inside, table, e.Replaced)
            assert [e.Replaced(1, minds.CLEVER, "greedy"), e.Replaced(1, "greedy", "random")] == replaced
            assert (6, 2) == (workers.asked, workers.gave_up)
            assert b"labrys_bots_replaced_total 2.0" in measures.page()
            assert b"labrys_bots_given_up_total 2.0" in measures.page()
    told = [(line["bot"], line["by"]) for line in logged if line["event"] == "bot-replaced"]
    assert [(minds.CLEVER, "greedy"), ("greedy", "random")] == told


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


@pytest.mark.rule("S8.8")
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
@pytest.mark.parametrize("wish", ["resign", "undo"])
async def test_a_bot_stops_thinking_when_its_decision_is_no_longer_wanted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wish: str
):
    """It hangs, and would be waited for until tomorrow: its worker is ended, and nothing is held against the bot."""
    mark = tmp_path / "mark"
    monkeypatch.setenv(minds.MARK, str(mark))
    async with opened(tmp_path) as inside:
        workers = hire(inside, minds.hang_and_tell)
        (ann,) = await inside.guests(1)
        table = await ann.make_table("me", minds.CLEVER, options={"first": "0"})
        hosted = await inside.hosted(table)
        while hosted.sitting.people_to_move:
            await play_on(inside, ann, table, 1)
        await until(lambda: mark.exists() and mark.read_text())
        process = int(mark.read_text())
        assert is_running(process)
        await ann.granted(table, wish, **({"version": hosted.sitting.version} if wish == "undo" else {}))
        await until(lambda: hosted.bots_at_work is None)
        await until(lambda: not is_running(process))

        assert [] == await entries(inside, table, e.Replaced)
        assert (1, 0, 0) == (workers.asked, workers.failed, workers.gave_up)
        assert os.getpid() != process
