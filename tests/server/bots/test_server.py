"""A worker of a real server is killed in the middle of a game: another takes its place, and the game goes on."""

from __future__ import annotations

import os
import random
import signal
from pathlib import Path

import pytest

from tests.server.play.people import party, record_of
from tests.server.running import Live, running

pytestmark = pytest.mark.anyio


def children(process: int) -> set[int]:
    """The processes that this one has started."""
    found: set[int] = set()
    for task in Path(f"/proc/{process}/task").iterdir():
        found |= {int(word) for word in (task / "children").read_text().split()}
    return found


def signal_all(processes: set[int], how: signal.Signals) -> None:
    for process in processes:
        os.kill(process, how)


async def pass_on(live: Live, rng: random.Random, server: int) -> set[int]:
    """Play until it is the bot's turn, and have its workers stand still from that moment on."""
    while True:
        while not live.update or not live.update["legal"]:
            await live.next("update")
        workers, version = children(server), live.update["version"]
        signal_all(workers, signal.SIGSTOP)
        try:
            await live.send(wish="move", version=version, move=rng.choice(live.update["legal"]))
            await live.until(version + 1)
        except BaseException:
            # Nobody else would ever wake them.
            signal_all(workers, signal.SIGKILL)
            raise
        if live.update["table"]["deciders"] == [1]:
            return workers
        signal_all(workers, signal.SIGCONT)


@pytest.mark.rule("S8.9")
async def test_a_worker_killed_in_the_middle_of_thinking_is_replaced_and_the_game_goes_on(tmp_path: Path):
    with running(tmp_path) as server:
        assert server.process is not None
        async with party(server.address, "Ann") as (ann,):
            table = await ann.make_table("me", "greedy", options={"first": "1"})
            rng, killed = random.Random(1), 0
            async with ann.live(table) as live:
                while not killed:
                    workers = await pass_on(live, rng, server.process.pid)
                    version = live.update["version"]
                    signal_all(workers, signal.SIGKILL)
                    killed += len(workers)
                    await live.until(version + 1)

                    moved = live.update["seen"][0]
                    assert ("moved", 1, "greedy") == (moved["did"], moved["seat"], moved["bot"])
                    assert workers.isdisjoint(children(server.process.pid))
            await ann.granted(table, "resign")
            await record_of(ann.client, table)
