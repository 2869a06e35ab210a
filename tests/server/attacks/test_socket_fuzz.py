"""Whatever comes by a socket, the server goes on, nobody else notices, and the game at the table is as it was."""

from __future__ import annotations

import asyncio
import json
import os
import random
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.sync.client import connect

from tests.server.attacks.frames import BINARY, CLOSE, CONTINUED, PING, PONG, bare, frame, handshake, say
from tests.server.attacks.test_http_fuzz import odd_json, odd_wish
from tests.server.running import Person, Running, guest, running

pytestmark = pytest.mark.anyio

IS_DEEP = os.environ.get("LABRYS_DEEP") == "1"
EXAMPLES = 400 if IS_DEEP else 15
MANY = 10_000
PING_WISH = b'{"wish":"ping"}'

FRAMES: dict[str, list[bytes]] = {
    "truncated JSON": [frame(b'{"wish":"mo')],
    "no JSON": [frame(b"hello"), frame(b""), frame(b"\x00"), frame(b"nan")],
    "wrong types": [
        frame(text) for text in (b"[]", b"null", b"1e999", b'"move"', b'{"wish":{}}', b'{"wish":"look","seat":"0"}')
    ],
    "deep JSON": [frame(b"[" * 60_000), frame(b'{"wish":"move","version":1,"move":' + b'{"a":' * 9_000)],
    "lone surrogate": [frame(b'{"wish":"say","line":"\\ud800"}')],
    "truncated frame": [frame(PING_WISH, length=1000)],
    "truncated head": [b"\x81"],
    "binary": [frame(PING_WISH, BINARY), frame(b"\xff" * 1000, BINARY)],
    "not UTF-8": [frame(b'{"wish":"ping\xc3\x28"}')],
    "half a letter": [frame(b'"\xc3', fin=False), frame(b"\x28", CONTINUED)],
    "too large": [frame(b" " * 65_537)],
    "says it is huge": [frame(b"x" * 100, length=1 << 62)],
    "says it is more than huge": [frame(b"x" * 100, length=(1 << 64) - 1)],
    "too large in parts": [frame(b" " * 40_000, fin=False), frame(b" " * 40_000, CONTINUED)],
    "many small parts": [
        frame(b'{"wish":', fin=False),
        *[frame(b" ", CONTINUED, fin=False)] * MANY,
        frame(b'"ping"}', CONTINUED),
    ],
    "part without a beginning": [frame(PING_WISH, CONTINUED)],
    "beginning in the middle": [frame(b"{", fin=False), frame(b"{")],
    "ping between parts": [frame(b'{"wish":', fin=False), frame(b"?", PING), frame(b'"ping"}', CONTINUED)],
    "large ping": [frame(b"x" * 126, PING)],
    "ping in parts": [frame(b"x", PING, fin=False)],
    "pings": [frame(b"?" * 125, PING)] * MANY,
    "pongs": [frame(b"?", PONG)] * MANY,
    "not masked": [frame(PING_WISH, masked=False)],
    "reserved bits": [frame(PING_WISH, reserved=4)],
    "unknown frames": [frame(b"", 3), frame(b"", 11)],
    "close of one byte": [frame(b"\x03", CLOSE)],
    "close that means nothing": [frame(b"\x00\x00", CLOSE)],
    "close with bad words": [frame(b"\x03\xe8\xff\xff", CLOSE)],
    "close and go on": [frame(b"\x03\xe8", CLOSE), say(wish="resign"), say(wish="resign")],
    "random bytes": [random.Random(1).randbytes(5_000)],
    "HTTP in the middle": [b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"],
}


class Victims:
    """Two who play at a table, one of them watching closely while others, or the other, misbehave."""

    def __init__(self, server: Running, ariadne: Person, minos: Person, table: str, version: int) -> None:
        self.server = server
        self.ariadne = ariadne
        self.minos = minos
        self.table = table
        self.version = version
        self._read = 0

    async def check(self) -> None:
        """The server answers, the table is as it was, and the log tells of no fault."""
        async with self.ariadne.live(self.table) as live:
            assert self.version == (await live.next("update"))["version"]
            await live.send(wish="ping", key="well")
            assert "well" == (await live.next("pong"))["key"]
        log = self.server.log.read_text()
        new, self._read = log[self._read :], len(log)
        assert "Traceback" not in new, new[-3000:]
        assert "work-failed" not in new, new[-3000:]

    async def play_on(self) -> None:
        """The game goes on to its end."""
        rng, people = random.Random(1), [self.ariadne, self.minos]
        look = await self.ariadne.look(self.table)
        while look["table"]["status"] == "playing":
            seat = look["table"]["deciders"][0]
            mine = await people[seat].look(self.table)
            await people[seat].granted(self.table, "move", version=mine["version"], move=rng.choice(mine["legal"]))
            look = await self.ariadne.look(self.table)
        assert "over" == look["table"]["status"]


async def meet(server: Running) -> Victims:
    ariadne, minos = await guest(server.address, "Ariadne"), await guest(server.address, "Minos")
    table = await ariadne.make_table("me", "open")
    await minos.granted(table, "join")
    return Victims(server, ariadne, minos, table, (await ariadne.look(table))["version"])


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("fuzzed")) as found:
        yield found


@pytest.fixture
async def victims(server: Running) -> AsyncIterator[Victims]:
    found = await meet(server)
    yield found
    await found.ariadne.client.aclose()
    await found.minos.client.aclose()


async def test_no_frame_brings_the_server_down_or_touches_the_game(victims: Victims):
    port, table = victims.server.port, victims.table
    for name, parts in FRAMES.items():
        for cookie in (victims.minos.cookie, "labrys=nobody"):
            async with bare(port, table, cookie) as connection:
                connection.send(*parts, frame(b'{"wish":"ping","key":"still-here"}'))
                await connection.rest(0.05)
                connection.abort()
        try:
            await victims.check()
        except AssertionError as error:
            raise AssertionError(f"after {name}: {error}") from error
    await victims.play_on()
    await victims.ariadne.client.get(f"/api/tables/{table}/record")


async def test_right_frames_in_odd_pieces_are_understood(victims: Victims):
    async with bare(victims.server.port, victims.table, victims.minos.cookie) as connection:
        message = frame(b'{"wish":', fin=False) + frame(b"?", PING) + frame(b'"ping","key":"a"}', CONTINUED)
        for at in range(len(message)):
            connection.send(message[at : at + 1])
            await connection.writer.drain()
        assert b'"key":"a"' in await connection.until(b'"key":"a"')


async def test_connections_that_come_and_go_leave_nothing_behind(victims: Victims):
    port, table, cookie = victims.server.port, victims.table, victims.minos.cookie
    whole = handshake(table, cookie, port, "127.0.0.1")
    for number in range(200):
        async with bare(port) as connection:
            connection.send(whole[: 1 + number * 7 % len(whole)] if number % 2 else whole)
            if number % 3:
                await connection.writer.drain()
            connection.abort()
    for opened in range(200):
        async with bare(port, table, cookie) as connection:
            if opened % 2:
                connection.abort()
    await victims.check()


async def test_connections_that_say_nothing_hold_nobody_up(victims: Victims):
    port, table, cookie = victims.server.port, victims.table, victims.minos.cookie
    silent = [await asyncio.open_connection("127.0.0.1", port) for _ in range(60)]
    for number, (_, writer) in enumerate(silent):
        writer.write(handshake(table, cookie, port, "127.0.0.1")[: None if number % 2 else 60])
    await victims.check()
    for _, writer in silent:
        writer.transport.abort()
    await victims.check()


FLOODS = [PING_WISH, b'{"wish":"look","since":0}', b"not JSON", b'{"wish":"undo","version":0}']


async def test_a_flood_holds_nobody_up(victims: Victims):
    for message in FLOODS:
        async with bare(victims.server.port, victims.table, victims.minos.cookie) as connection:
            connection.send(frame(message) * MANY)
            await victims.check()
            connection.abort()
    await victims.check()


async def test_with_limits_a_flood_is_cut_off(tmp_path: Path):
    with running(tmp_path, limits=True) as server:
        victims = await meet(server)
        for number, message in enumerate(FLOODS):
            # Each from another address: one that floods has to wait before it opens another socket.
            async with bare(server.port, victims.table, victims.minos.cookie, f"192.0.2.{number}") as connection:
                connection.send(frame(message) * MANY)
                assert await connection.tells(b"flood", b"too-slow"), message
                connection.abort()
        await victims.check()
        await victims.ariadne.client.aclose()
        await victims.minos.client.aclose()


ANSWERS = {
    "update", "refused", "granted", "made", "reasons", "previews", "survey", "plan", "hint", "hurrying", "talk", "pong",
}  # fmt: skip
"""All that a socket may be told."""


async def test_odd_wishes_by_socket_are_answered_each(victims: Victims):
    """On a table of its own, for some of them may be granted."""
    table = await victims.minos.make_table("me", "me")
    address = f"ws://127.0.0.1:{victims.server.port}/api/tables/{table}/live"
    messages = st.lists(
        odd_wish | odd_json | st.sampled_from(["look", "why", "preview", "survey", "say"]).map(_ask), max_size=6
    )

    @settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
    @given(messages)
    def send(made: list[Any]) -> None:
        headers = {"Cookie": victims.minos.cookie}
        with connect(address, additional_headers=headers, proxy=None, max_size=None) as socket:
            for message in made:
                if isinstance(message, dict) and message.get("wish") == "resign":
                    continue
                socket.send(json.dumps(message))
            socket.send(b"binary too")
            socket.send('{"wish":"ping","key":"the-last"}')
            heard: list[dict[str, Any]] = []
            while not heard or heard[-1]["type"] != "pong" or heard[-1]["key"] != "the-last":
                heard.append(json.loads(socket.recv(timeout=20)))
            assert ANSWERS >= {one["type"] for one in heard}

    await asyncio.to_thread(send)
    assert (await victims.minos.look(table, since=0))["version"] >= 3
    await victims.check()


def _ask(kind: str) -> dict[str, Any]:
    if kind == "survey":
        return {"wish": kind, "move": {"move": "lay", "cell": 5}}
    return {"wish": kind, "moves": ["end", {"move": "lay", "cell": 5}, ""], "line": "x"} | (
        {"since": 0} if kind == "look" else {}
    )
