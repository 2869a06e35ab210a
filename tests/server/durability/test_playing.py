"""The people who play while something breaks: what they report can be relied upon."""

from __future__ import annotations

import asyncio
import random

import httpx
import pytest

from tests.server.durability.playing import Seat, assert_nothing_lost_or_added, at_play
from tests.server.running import Person

pytestmark = pytest.mark.anyio


class Busy(Seat):
    """Somebody for whom there is always something to do."""

    turns = 0

    async def _play_by_http(self, until: int) -> None:
        while True:
            self.turns += 1
            await asyncio.sleep(0)


class Startled(Seat):
    """Somebody who is told what cannot be."""

    async def _play_by_http(self, until: int) -> None:
        raise AssertionError("granted twice, at different versions")


def seated(kind: type[Seat], *answers: httpx.Response) -> Seat:
    """Somebody by HTTP at a server that gives these answers, whatever it is asked."""
    coming = iter(answers)
    client = httpx.AsyncClient(base_url="http://labrys.test", transport=httpx.MockTransport(lambda _: next(coming)))
    return kind(Person(client, "ann", "Ann"), "table", random.Random(1), by_socket=False)


async def test_whoever_hears_that_the_database_is_away_looks_again_and_plays_on():
    away = httpx.Response(503, json={"status": 503, "refusal": {"code": "unavailable"}})
    playing = {"version": 1, "table": {"status": "playing"}, "legal": ["go"]}
    granted = {"type": "granted", "version": 2}
    over = {"version": 2, "table": {"status": "over"}, "legal": []}
    told = [away, httpx.Response(200, json=playing), httpx.Response(200, json=granted), away]
    seat = seated(Seat, *told, httpx.Response(200, json=over))
    await seat.play()

    assert [2] == [one.granted for one in seat.sent]


class Talkative(random.Random):
    """Chance by which somebody moves, and then has something to say."""

    def random(self) -> float:
        return 0.07


async def test_nobody_leaves_the_table_over_a_line_that_was_cut_off():
    looks = iter(
        [{"version": 1, "table": {"status": "playing"}, "legal": ["go"]}, {"version": 2, "table": {"status": "over"}}]
    )

    def answer(request: httpx.Request) -> httpx.Response:
        if request.url.path.endswith("/talk"):
            raise httpx.ReadError("the server is gone")
        told = {"type": "granted", "version": 2} if request.method == "POST" else next(looks)
        return httpx.Response(200, json=told)

    client = httpx.AsyncClient(base_url="http://labrys.test", transport=httpx.MockTransport(answer))
    seat = Seat(Person(client, "ann", "Ann"), "table", Talkative(), by_socket=False)
    await seat.play()

    assert next(looks, None) is None, "not looked again"
    assert (1, []) == (len(seat.murmured), seat.said)


async def test_when_one_of_them_finds_something_wrong_it_is_told_and_nobody_plays_on():
    busy = seated(Busy)
    assert isinstance(busy, Busy)
    with pytest.raises(ExceptionGroup) as found:
        async with asyncio.timeout(10), at_play(busy, seated(Startled)):
            await asyncio.Event().wait()
    turns = busy.turns
    await asyncio.sleep(0.01)

    assert ["granted twice, at different versions"] == [str(error) for error in found.value.exceptions]
    assert turns == busy.turns
    assert not busy.is_playing


async def test_nothing_is_compared_with_the_log_while_somebody_still_plays():
    busy = seated(Busy)
    async with at_play(busy):
        await asyncio.sleep(0)
        with pytest.raises(AssertionError, match="somebody still plays"):
            await assert_nothing_lost_or_added(":memory:", "table", busy)
