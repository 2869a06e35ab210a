"""One hostile client does not keep others waiting, and what it cost is given back (S2.3).

The bounds here tell harm from none on any machine, however busy: the faults that they stand for made everybody wait as
long as the client went on. The figures themselves are measured by bench/attacks.py and in the deep runs.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from bench import hostile
from bench.attacks import PROXY, STRANGER, attack, megabytes
from tests.server.attacks.frames import CLOSE, bare, frame
from tests.server.running import Running, guest, running

pytestmark = [pytest.mark.anyio, pytest.mark.rule("S2.3")]

QUICK = 2.0
"""Seconds of each kind in the quick run."""
HARMFUL = ("small-pings", "pongs", "fragments", "messages", "empty-messages", "pipeline", "tiny-pipeline")


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server with limits for all kinds."""
    with running(tmp_path_factory.mktemp("strict"), limits=True) as server:
        yield server


@pytest.mark.parametrize("kind", HARMFUL)
async def test_others_are_answered_and_memory_stays_while_somebody_floods(strict: Running, kind: str):
    """Once from an address of its own, once by a proxy that is trusted, as through nginx."""
    for origin in (STRANGER, PROXY):
        found = await attack(strict, kind, QUICK / 2, origin=origin)

        assert found["p95"] < QUICK / 2, found
        assert found["most"] < found["before"] + 60, found
        assert found["after"] < found["before"] + 30, found


@pytest.mark.deep
@pytest.mark.parametrize("origin", [STRANGER, PROXY])
@pytest.mark.parametrize("kind", hostile.KINDS)
async def test_the_figures_of_each_kind_hold(tmp_path: Path, kind: str, origin: str):
    """A hundred megabits a second for ten seconds."""
    with running(tmp_path, limits=True) as server:
        found = await attack(server, kind, 10.0, origin=origin)

        assert found["p95"] < 0.25, found
        assert found["most"] < 200, found
        assert found["after"] < found["before"] + 30, found


AT_ONCE = 50


async def closed_sockets(server: Running, table: str, count: int) -> None:
    """Open sockets, some of them at once, each time from another address, and close every second one without a word."""
    for _ in range(count // AT_ONCE):
        origin = f"198.51.{random.randrange(256)}.{random.randrange(256)}"
        async with contextlib.AsyncExitStack() as stack:
            opened = [await stack.enter_async_context(bare(server.port, table, "", origin)) for _ in range(AT_ONCE)]
            for number, one in enumerate(opened):
                assert await one.tells(b'"type":"update"')
                if number % 2:
                    one.send(frame(b"\x03\xe8", CLOSE))
                    await one.rest()
                else:
                    one.abort()


@pytest.mark.parametrize("count", [1_500, pytest.param(5_000, marks=pytest.mark.deep)])
async def test_a_closed_socket_leaves_nothing_behind(tmp_path: Path, count: int):
    """Each left 7 kB. With few sockets the noise of memory hides some hundreds of bytes."""
    with running(tmp_path) as server:
        assert server.process is not None
        ann = await guest(server.address, "Ann")
        table = await ann.make_table("me", "open", public=True)
        await closed_sockets(server, table, 300)
        before = megabytes(server.process.pid)
        await closed_sockets(server, table, count)
        grown = (megabytes(server.process.pid) - before) * 1e6 / count
        await ann.client.aclose()

        assert grown < (200 if count > 2_000 else 1_500)


@pytest.mark.deep
async def test_memory_is_level_over_half_an_hour(tmp_path: Path):
    """Sockets come and go, tables are made and played by bots, and floods come now and then."""
    with running(tmp_path, limits=True, keep_seconds=5, bot_pace=0.0) as server:
        assert server.process is not None
        levels = []
        for minute in range(30):
            ann = await guest(server.address, f"Ann {minute}")
            table = await ann.make_table("me", "random", public=True)
            ends = asyncio.get_running_loop().time() + 55
            await attack(server, hostile.KINDS[minute % len(hostile.KINDS)], 3.0)
            while asyncio.get_running_loop().time() < ends:
                await closed_sockets(server, table, AT_ONCE)
                look = await ann.look(table)
                if look["legal"]:
                    await ann.wish(table, "move", version=look["version"], move=look["legal"][0])
                # Within the rates of one player.
                await asyncio.sleep(0.3)
            await ann.client.aclose()
            levels.append(megabytes(server.process.pid))

        # Some kinds leave the heap a little larger when they come for the first time.
        first = len(hostile.KINDS)
        assert max(levels[first:]) < max(levels[:first]) + 1, levels
