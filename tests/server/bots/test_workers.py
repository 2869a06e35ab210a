"""Bots think in processes of their own; whatever goes wrong there, the game goes on."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from labrys.core.chance import Seeded, seed_from
from labrys.core.game import Move
from labrys.core.registry import game
from labrys.core.table import Table
from labrys.server.bots import _HURRIED, Workers
from tests.server.bots import minds

pytestmark = pytest.mark.anyio


def begun() -> Table:
    return Table(game("akrotiri"), ["Ann", "bot"], {"first": "1"}, Seeded(seed_from("workers")))


async def choose(workers: Workers, bot: str = "random") -> Move | None:
    """What these workers, who are asked only this, choose."""
    table = begun()
    view, legal = table.game.view(table.state, 1), table.legal(1)
    try:
        chosen = await workers.choose(bot, table.game.bound, "seed", view, legal)
    finally:
        await workers.pool.close()
    assert chosen is None or chosen in legal
    return chosen


async def test_the_same_seed_makes_the_same_choice():
    assert await choose(Workers(1, 20, 0)) == await choose(Workers(1, 20, 0))


@pytest.mark.rule("S8.9")
@pytest.mark.parametrize(
    "mind",
    [
        minds.crash, minds.die, minds.cheat, minds.cheat_backwards, minds.leave, minds.interrupt, minds.close,
    ],
)  # fmt: skip
async def test_a_bot_that_fails_is_asked_three_times_and_then_given_up(mind: Callable[..., int]):
    workers = Workers(1, 20, 0, mind)

    assert await choose(workers) is None
    assert (3, 3, 1) == (workers.asked, workers.failed, workers.gave_up)


@pytest.mark.rule("S8.9")
async def test_a_bot_that_hangs_has_one_limit_for_all_tries():
    workers = Workers(1, 0.5, 0, minds.hang)

    assert await choose(workers) is None
    assert (1, 1, 1) == (workers.asked, workers.failed, workers.gave_up)


@pytest.mark.rule("S8.9")
async def test_what_is_left_when_all_bots_fail_is_any_legal_move_and_needs_no_worker():
    workers, legal = Workers(1, 20, 0, minds.crash), begun().legal(1)
    drawn = {repr(await workers.draw(str(seed), legal)) for seed in range(50)}

    assert 1 < len(drawn)
    assert drawn <= {repr(move) for move in legal}
    assert 0 == workers.asked


@pytest.mark.rule("S8.9")
async def test_a_worker_that_dies_is_replaced_and_the_move_asked_again(tmp_path: Path):
    workers = Workers(1, 20, 0, minds.die_once)

    assert await choose(workers, str(tmp_path / "mark")) is not None
    assert (2, 1, 0) == (workers.asked, workers.failed, workers.gave_up)
    assert os.getpid() != int((tmp_path / "mark").read_text())


@pytest.mark.rule("S8.9")
async def test_a_bot_that_does_not_exist_fails_like_any_other():
    workers = Workers(1, 20, 0)

    assert await choose(workers, "deep") is None
    assert (3, 1) == (workers.failed, workers.gave_up)


@pytest.mark.rule("S10.5")
async def test_a_worker_gets_a_view_and_legal_moves_and_nothing_else(tmp_path: Path):
    table = begun()
    await choose(Workers(1, 20, 0, minds.tell), str(tmp_path / "told"))

    view, legal = table.game.view(table.state, 1), tuple(table.legal(1))
    assert repr((table.game.bound, "seed:0", view, legal)) == (tmp_path / "told").read_text()


async def test_the_event_loop_goes_on_while_bots_think(tmp_path: Path):
    """The bot answers only when the loop has done something else meanwhile: were the loop held up, nobody would."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    thinking = asyncio.create_task(choose(Workers(1, 30, 0, minds.wait_for), str(pipe)))
    while True:
        try:
            writing = os.open(pipe, os.O_WRONLY | os.O_NONBLOCK)
            break
        except OSError:  # nobody reads yet
            await asyncio.sleep(0.01)
    assert not thinking.done()
    os.write(writing, b"0")
    os.close(writing)

    assert await thinking == begun().legal(1)[0]


@pytest.mark.rule("S8.8")
async def test_a_bot_in_a_hurry_does_not_wait_for_the_slow_beat():
    """At this pace it would answer next week."""
    table, hurry = begun(), asyncio.Event()
    view, legal = table.game.view(table.state, 1), table.legal(1)
    workers, rules = Workers(1, 20, 600_000), table.game.bound
    thinking = asyncio.create_task(workers.choose("random", rules, "seed", view, legal, hurry))
    await asyncio.sleep(0)
    hurry.set()

    assert await thinking in legal
    await workers.pool.close()


@pytest.mark.rule("S8.8")
async def test_a_bot_in_a_hurry_answers_on_a_beat_too(monkeypatch: pytest.MonkeyPatch):
    slept: list[float] = []

    async def sleep(seconds: float, result: Any = None) -> None:
        slept.append(seconds)

    hurry = asyncio.Event()
    hurry.set()
    monkeypatch.setattr("labrys.server.bots.asyncio.sleep", sleep)
    await Workers(1, 20, 0.25)._keep_pace(asyncio.get_running_loop().time() - 0.6, hurry)

    assert 1 == len(slept)
    assert 0 < slept[0] <= _HURRIED


@pytest.mark.rule("S8.8")
async def test_a_bot_answers_on_the_beat(monkeypatch: pytest.MonkeyPatch):
    slept: list[float] = []

    async def sleep(seconds: float, result: Any = None) -> None:
        slept.append(seconds)

    monkeypatch.setattr("labrys.server.bots.asyncio.sleep", sleep)
    await Workers(1, 20, 0.25)._keep_pace(asyncio.get_running_loop().time() - 0.6)

    assert 1 == len(slept)
    assert 0.14 < slept[0] <= 0.15
