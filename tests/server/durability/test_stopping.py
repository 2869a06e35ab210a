from __future__ import annotations

import asyncio

import pytest
import websockets

from tests.server.durability.playing import Seat, assert_nothing_lost_or_added
from tests.server.durability.stage import Site, fresh_rng, people

pytestmark = pytest.mark.anyio


async def test_a_server_that_is_asked_to_end_keeps_what_it_acknowledged_and_says_that_it_restarts(single: Site):
    rng, database, (server,) = fresh_rng(), *single
    async with people(server.address, "Ann", "Bo") as (ann, bo):
        table = await ann.make_table("me", "open")
        await bo.granted(table, "join")
        with_bot = await bo.make_table("random", "me")
        seats = [Seat(ann, table, rng, True), Seat(bo, table, rng, True), Seat(bo, with_bot, rng, False)]
        async with ann.live(table) as live:
            playing = asyncio.gather(*(seat.play() for seat in seats))
            await live.until(12)
            code = await asyncio.to_thread(server.stop)
            await asyncio.wait_for(playing, 30)

            assert 0 == code
            # Read to the end: a socket that nobody reads holds back its last words too.
            with pytest.raises(websockets.ConnectionClosed):
                await live.next("nothing of this kind")
            assert 1012 == live.connection.close_code
        assert [1012, 1012] == [seat.close_code for seat in seats[:2]]
        await assert_nothing_lost_or_added(database, table, *seats[:2])
        await assert_nothing_lost_or_added(database, with_bot, seats[2])
    assert "Traceback" not in server.log.read_text()
