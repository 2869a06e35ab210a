from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from labrys.cli.verify import verify
from labrys.core.record import read as read_record
from labrys.core.table import replay
from tests.server.durability.playing import Seat, assert_nothing_lost_or_added
from tests.server.durability.stage import Site, ask, assert_shown_as_stored, fresh_rng, people
from tests.server.running import Person, Running, running

pytestmark = pytest.mark.anyio

Game = tuple[Seat, ...]


async def begin(ann: Person, bo: Person, rng: random.Random) -> list[Game]:
    """Tables of people and of bots, played by sockets and by HTTP."""
    shared = await ann.make_table("me", "open")
    await bo.granted(shared, "join")
    with_bot = await ann.make_table("me", "random")
    bot_first = await bo.make_table("random", "me")
    return [
        (Seat(ann, shared, rng, by_socket=True), Seat(bo, shared, rng, by_socket=True)),
        (Seat(ann, with_bot, rng, by_socket=False),),
        (Seat(bo, bot_first, rng, by_socket=True),),
    ]


async def play_and_kill(server: Running, games: list[Game], delay: float) -> None:
    """Let everybody play, and kill the server in the middle of it."""
    playing = [asyncio.create_task(seat.play()) for game in games for seat in game]
    try:
        await asyncio.sleep(delay)
        await asyncio.to_thread(server.kill)
        await asyncio.wait_for(asyncio.gather(*playing), 30)
    finally:
        for task in playing:
            task.cancel()


async def check(database: str, games: list[Game]) -> None:
    for game in games:
        await assert_nothing_lost_or_added(database, game[0].table, *game)
        for seat in game:
            await seat.resend()
        await assert_nothing_lost_or_added(database, game[0].table, *game)
        await assert_shown_as_stored(database, game[0].table, *(seat.person for seat in game))


async def check_record(seat: Seat, folder: Path) -> None:
    """The record of a finished game replays, and chance kept its promise in it."""
    answer = await seat.person.client.get(f"/api/tables/{seat.table}/record")
    assert 200 == answer.status_code, answer.text
    file = folder / f"{seat.table}.jsonl"
    file.write_bytes(answer.content)
    assert replay(read_record(answer.content)).is_over
    verify(file)


async def renew(games: list[Game], folder: Path, ann: Person, bo: Person, rng: random.Random) -> list[Game]:
    """Where all is over, check the records and begin anew."""
    status: dict[str, Any] = {game[0].table: (await game[0].person.look(game[0].table))["table"] for game in games}
    if any(table["status"] != "over" for table in status.values()):
        return games
    for game in games:
        await check_record(game[0], folder)
    return await begin(ann, bo, rng)


async def finish(games: list[Game]) -> None:
    """People play to the end; with bots it goes on for a while."""
    people_play = [seat.play() for seat in games[0]]
    for (seat,) in games[1:]:
        people_play.append(seat.play(until=(await seat.person.look(seat.table))["version"] + 20))
    await asyncio.wait_for(asyncio.gather(*people_play), 120)


async def survive(server: Running, database: str, folder: Path, kills: int) -> None:
    rng = fresh_rng()
    async with people(server.address, "Ann", "Bo") as (ann, bo):
        games = await begin(ann, bo, rng)
        for _ in range(kills):
            await play_and_kill(server, games, rng.uniform(0.05, 1.2))
            # The time that the killed server had for its bots passes.
            await ask(database, "UPDATE tables SET claimed = 0")
            await asyncio.to_thread(server.start)
            await check(database, games)
            games = await renew(games, folder, ann, bo, rng)
        await finish(games)
        await check(database, games)
        for game in games:
            await game[0].person.wish(game[0].table, "resign")
            await check_record(game[0], folder)


@pytest.mark.parametrize("kills", [5, pytest.param(50, marks=pytest.mark.deep)])
async def test_a_killed_server_has_every_acknowledged_move_and_no_other(tmp_path: Path, kills: int):
    with running(tmp_path) as server:
        await survive(server, str(tmp_path / "labrys.db"), tmp_path, kills)


@pytest.mark.parametrize("kills", [1, pytest.param(10, marks=pytest.mark.deep)])
async def test_so_has_one_of_two_servers_on_postgresql(pair: Site, tmp_path: Path, kills: int):
    await survive(pair.servers[1], pair.database, tmp_path, kills)
