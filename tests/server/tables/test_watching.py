"""What waits to be sent, and how much of the past is told, have bounds."""

from __future__ import annotations

import pytest

from labrys.server.tables import sitting as sittings
from labrys.server.watching import Watcher
from tests.server.tables.room import two

pytestmark = pytest.mark.anyio


async def test_messages_come_in_order_and_a_sleeper_is_woken():
    watcher = Watcher("ann", 0)
    for message in (b"one", b"two"):
        watcher.push(message)

    assert [b"one", b"two"] == [await watcher.next(), await watcher.next()]


@pytest.mark.parametrize(("message", "fit"), [(b"x", 64), (b"x" * 400_000, 2), (b"x" * 3_000_000, 1)])
async def test_who_does_not_read_is_let_go_by_number_and_by_size(message: bytes, fit: int):
    watcher = Watcher("ann", 0)
    for _ in range(fit):
        watcher.push(message)
    assert not watcher.is_lost
    watcher.push(message)

    assert watcher.is_lost
    assert None is await watcher.next()


async def test_who_reads_along_is_sent_everything():
    watcher = Watcher("ann", 0)
    for _ in range(200):
        watcher.push(b"x" * 400_000)
        await watcher.next()

    assert not watcher.is_lost


async def test_only_the_latest_of_a_long_past_is_told(monkeypatch: pytest.MonkeyPatch):
    room = two()
    room.until(lambda sitting: sitting.version >= 20)
    monkeypatch.setattr(sittings, "_TOLD", 7)
    version = room.sitting.version

    told = [room.sitting.told_from(since) for since in (0, -5, version - 3, version, version + 9, None)]
    assert [version - 7, version - 7, version - 3, version, version, version] == told
