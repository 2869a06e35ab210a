"""What is most urgent runs, what was interrupted goes on where it was, and nobody's slow bots keep others waiting."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from labrys.server import bots
from labrys.server.bots import Asking, Urgency, Workers
from labrys.server.pool import Job, Pool, Unwanted
from tests.server.bots import jobs, minds
from tests.server.bots.test_workers import begun

pytestmark = pytest.mark.anyio

PATIENCE = 60


@pytest.fixture
async def pool() -> AsyncIterator[Pool]:
    """One that runs one job at a time."""
    made = Pool(1)
    yield made
    await made.close()


def job(urgency: Urgency, *work: Any, whom: str = "somebody", seconds: float = 1e6) -> Job:
    return Job(work, seconds, lambda: urgency, (whom,))


async def until(arrived: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not arrived():
            await asyncio.sleep(0.005)


def lines(path: Path) -> list[str]:
    return path.read_text().split() if path.exists() else []


@pytest.mark.rule("S8.8")
async def test_a_move_starts_while_a_hint_is_worked_out_which_then_goes_on_where_it_was(pool: Pool, tmp_path: Path):
    counted, gate = tmp_path / "counted", tmp_path / "gate"
    hint = asyncio.create_task(pool.run(job(Urgency.ASKED, jobs.count, str(counted), 150)))
    await until(lambda: len(lines(counted)) > 10)
    move = asyncio.create_task(pool.run(job(Urgency.WATCHED, jobs.wait_for, str(gate))))
    await until(lambda: pool.standing_still == 1 and pool.running == 1)
    stood = len(lines(counted))
    await asyncio.sleep(0.3)  # it would count some thirty times meanwhile

    assert not hint.done()
    assert len(lines(counted)) <= stood + 1
    gate.write_text("")
    await move
    assert 150 == await hint
    assert [str(number) for number in range(150)] == lines(counted)


@pytest.mark.rule("S8.8")
async def test_a_move_starts_as_it_arrives_whatever_waits_and_runs(pool: Pool, tmp_path: Path):
    gate = tmp_path / "gate"
    others = [
        asyncio.create_task(pool.run(job(urgency, jobs.wait_for, str(gate), whom=str(number))))
        for urgency in (Urgency.ASKED, Urgency.UNATTENDED)
        for number in range(20)
    ]
    await until(lambda: pool.running and pool.idle)
    urgent = job(Urgency.WATCHED, jobs.wait_for, str(gate))
    move = asyncio.create_task(pool.run(urgent))
    await asyncio.sleep(0)

    assert (True, 1) == (urgent.since is not None, pool.running)
    gate.write_text("")
    await asyncio.gather(move, *others)


@pytest.mark.rule("S8.8")
async def test_games_of_bots_that_nobody_watches_run_when_nothing_else_does(pool: Pool, tmp_path: Path):
    told, gate = tmp_path / "told", tmp_path / "gate"
    first = asyncio.create_task(pool.run(job(Urgency.WATCHED, jobs.wait_for, str(gate))))
    await until(lambda: pool.running)
    words = (
        (Urgency.UNATTENDED, "unattended"),
        (Urgency.ASKED, "asked"),
        (Urgency.AWAITED, "awaited"),
        (Urgency.WATCHED, "watched"),
    )
    rest = [asyncio.create_task(pool.run(job(urgency, jobs.note, str(told), word))) for urgency, word in words]
    await asyncio.sleep(0)
    gate.write_text("")
    await asyncio.gather(first, *rest)

    assert ["watched", "awaited", "asked", "unattended"] == lines(told)


@pytest.mark.rule("S8.8")
async def test_somebody_who_has_used_little_goes_before_somebody_who_has_used_much(pool: Pool, tmp_path: Path):
    told, gate = tmp_path / "told", tmp_path / "gate"
    await pool.run(job(Urgency.WATCHED, jobs.burn, 0.5, whom="slow"))
    first = asyncio.create_task(pool.run(job(Urgency.WATCHED, jobs.wait_for, str(gate), whom="quick")))
    await until(lambda: pool.running)
    slow = [asyncio.create_task(pool.run(job(Urgency.ASKED, jobs.note, str(told), "slow", whom="slow")))]
    slow += [asyncio.create_task(pool.run(job(Urgency.ASKED, jobs.note, str(told), "slow", whom="slow")))]
    quick = asyncio.create_task(pool.run(job(Urgency.ASKED, jobs.note, str(told), "new", whom="new")))
    await asyncio.sleep(0)
    gate.write_text("")
    await asyncio.gather(first, *slow, quick)

    assert ["new", "slow", "slow"] == lines(told)


@pytest.mark.rule("S8.8")
async def test_a_quick_bot_does_not_wait_until_a_slow_one_has_thought(pool: Pool, tmp_path: Path):
    """As urgent as each other: the slow one stands still as soon as it has used more than the other's person."""
    gate = tmp_path / "gate"
    slow = asyncio.create_task(pool.run(job(Urgency.WATCHED, jobs.wait_for, str(gate), whom="slow")))
    await until(lambda: pool.running)

    assert "quick" == await asyncio.wait_for(
        pool.run(job(Urgency.WATCHED, jobs.note, str(tmp_path / "told"), "quick", whom="quick")), PATIENCE
    )
    assert not slow.done()
    gate.write_text("")
    await slow


async def test_a_job_that_somebody_comes_to_watch_becomes_more_urgent(pool: Pool, tmp_path: Path):
    told, gate, urgency = tmp_path / "told", tmp_path / "gate", [Urgency.UNATTENDED]
    first = asyncio.create_task(pool.run(job(Urgency.ASKED, jobs.wait_for, str(gate))))
    await until(lambda: pool.running)
    watched = asyncio.create_task(
        pool.run(Job((jobs.note, str(told), "watched"), 1e6, lambda: urgency[0], ("nobody",)))
    )
    await asyncio.sleep(0)
    urgency[0] = Urgency.WATCHED
    pool.arrange()

    assert "watched" == await asyncio.wait_for(watched, PATIENCE)
    assert not first.done()
    gate.write_text("")
    await first


async def test_what_nobody_wants_any_more_is_not_thought_about(pool: Pool, tmp_path: Path):
    told, wanted = tmp_path / "told", [True]
    asked = Job((jobs.note, str(told), "thought"), 1e6, lambda: 0, (), lambda: wanted[0])
    waiting = asyncio.create_task(pool.run(asked))
    await asyncio.sleep(0)
    wanted[0] = False

    with pytest.raises(Unwanted):
        await waiting
    assert [] == lines(told)


async def test_standing_still_does_not_count_as_thinking(pool: Pool, tmp_path: Path):
    """It would be out of time long before the other one has come to its end."""
    counted, gate = tmp_path / "counted", tmp_path / "gate"
    hint = asyncio.create_task(pool.run(job(Urgency.ASKED, jobs.wait_for, str(gate), seconds=20)))
    await until(lambda: pool.running)
    move = asyncio.create_task(pool.run(job(Urgency.WATCHED, jobs.count, str(counted), 100)))
    await until(lambda: pool.standing_still)
    (stands,) = pool._paused
    left = stands.left
    await until(lambda: len(lines(counted)) > 50)

    assert (left, None) == (stands.left, stands.timer)
    await move
    gate.write_text("")
    await hint


async def test_a_process_that_had_answered_when_it_was_stopped_goes_on_with_the_next_job(pool: Pool, tmp_path: Path):
    """The loop is held up: it stops the process before it has read the answer."""
    told = tmp_path / "told"
    await asyncio.gather(*(pool.run(job(Urgency.ASKED, jobs.burn, 0.01)) for _ in range(2)))
    await until(lambda: pool.idle == 2)
    first = asyncio.create_task(pool.run(job(Urgency.ASKED, jobs.note, str(told), "first")))
    for _ in range(5):
        await asyncio.sleep(0)  # until the job has been sent
    while lines(told) != ["first"]:
        time.sleep(0.01)  # the loop stands still meanwhile, and so does what it would read
    time.sleep(0.1)
    urgent = [asyncio.create_task(pool.run(job(Urgency.WATCHED, jobs.note, str(told), "urgent"))) for _ in range(3)]
    await asyncio.wait_for(asyncio.gather(first, *urgent), PATIENCE)

    # Both processes are needed now, the one that was stopped among them.
    gate = tmp_path / "gate"
    slow = asyncio.create_task(pool.run(job(Urgency.ASKED, jobs.wait_for, str(gate), seconds=30)))
    await asyncio.sleep(0)
    assert "last" == await asyncio.wait_for(pool.run(job(Urgency.WATCHED, jobs.note, str(told), "last")), 20)
    gate.write_text("")
    assert await slow


async def test_a_job_that_nobody_wants_and_that_was_let_go_disturbs_no_other(pool: Pool, tmp_path: Path):
    unwanted = Job((jobs.note, str(tmp_path / "told"), "unwanted"), 1e6, lambda: 0, (), lambda: False)
    waiting = asyncio.create_task(pool.run(unwanted))
    await asyncio.sleep(0)
    unwanted.answer.cancel()
    assert "other" == await pool.run(job(Urgency.WATCHED, jobs.note, str(tmp_path / "told"), "other"))
    with pytest.raises(asyncio.CancelledError):
        await waiting


async def test_a_job_that_is_let_go_while_it_stands_still_leaves_no_process(pool: Pool, tmp_path: Path):
    gate = tmp_path / "gate"
    hint = asyncio.create_task(pool.run(job(Urgency.ASKED, jobs.wait_for, str(tmp_path / "never"))))
    await until(lambda: pool.running)
    move = asyncio.create_task(pool.run(job(Urgency.WATCHED, jobs.wait_for, str(gate))))
    await until(lambda: pool.standing_still)
    hint.cancel()
    await until(lambda: not pool.standing_still)
    gate.write_text("")

    assert await move
    with pytest.raises(asyncio.CancelledError):
        await hint


async def killed_five_times(folder: Path) -> tuple[Workers, bool]:
    """A bot is asked whose process is killed five times before it answers; whether it came to a legal move."""
    workers, table = Workers(1, 1e6, 0, minds.killed_five_times), begun()
    view, legal = table.game.view(table.state, 1), table.legal(1)
    chosen = await workers.choose(str(folder / "mark"), table.game.bound, "seed", view, legal, asking=Asking())
    await workers.pool.close()
    return workers, chosen in legal


@pytest.mark.rule("S8.9")
async def test_a_process_killed_from_outside_is_not_counted_as_the_bots_failure(tmp_path: Path):
    """As often as the system ends it for want of memory: the bot keeps its seat."""
    workers, is_legal = await killed_five_times(tmp_path)

    assert is_legal
    assert (5, 0, 0) == (workers.killed, workers.failed, workers.gave_up)


@pytest.mark.rule("S8.9")
async def test_a_bot_whose_every_process_is_killed_has_failed_in_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """Its own thoughts may take all memory: the game goes on without it."""
    monkeypatch.setattr(bots, "_KILLS", 3)
    workers, is_legal = await killed_five_times(tmp_path)

    assert not is_legal
    assert (3, 1, 1) == (workers.killed, workers.failed, workers.gave_up)


PARENT = """
import asyncio, sys
from labrys.server.pool import Job, Pool
from tests.server.bots import jobs

async def main():
    pool = Pool(1)
    low = asyncio.create_task(pool.run(Job((jobs.wait_for, "/nowhere/low"), 1e6, lambda: 3)))
    while not pool.running:
        await asyncio.sleep(0.01)
    high = asyncio.create_task(pool.run(Job((jobs.wait_for, "/nowhere/high"), 1e6, lambda: 0)))
    while not pool.standing_still:
        await asyncio.sleep(0.01)
    print(*[job.worker._process.pid for job in pool._running + pool._paused], flush=True)
    await asyncio.sleep(1e6)

asyncio.run(main())
"""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
async def test_workers_end_with_a_server_that_is_killed_even_those_that_stand_still():
    server = subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, text=True)
    try:
        assert server.stdout is not None
        workers = [int(word) for word in server.stdout.readline().split()]
        assert 2 == len(workers)
    finally:
        server.send_signal(signal.SIGKILL)
        server.communicate()
    await until(lambda: not any(_lives(worker) for worker in workers))


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False
