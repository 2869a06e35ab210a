"""The players of the server benchmark: two sockets a table, moves chosen blindly among the legal ones.

A process of its own, on a core of its own. It reads websocket frames by itself and decodes of each message only
what it needs, so that the server is what is measured.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import struct
import sys
import time
from functools import partial
from typing import Any

import httpx
import msgspec
import uvloop


class Facts(msgspec.Struct):
    status: str


class News(msgspec.Struct):
    """What is needed of any message."""

    type: str
    version: int = 0
    seat: int | None = None
    legal: tuple[msgspec.Raw, ...] = ()
    table: Facts | None = None


_read = msgspec.json.Decoder(News).decode


class Socket(asyncio.Protocol):
    """One end of a websocket that sends masked text frames and takes unmasked ones."""

    def __init__(self, pair: Pair, seat: int, request: bytes) -> None:
        self.pair = pair
        self.seat = seat
        self.request = request
        self.buffer = b""
        self.is_open = False
        self.transport: Any = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport
        self.transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                raise RuntimeError(head.decode())
            self.is_open, self.buffer = True, rest
        at, buffer = 0, self.buffer
        while len(buffer) - at >= 2:
            length, start = buffer[at + 1] & 127, at + 2
            if length == 126:
                if len(buffer) < start + 2:
                    break
                length, start = int.from_bytes(buffer[start : start + 2], "big"), start + 2
            elif length == 127:
                if len(buffer) < start + 8:
                    break
                length, start = int.from_bytes(buffer[start : start + 8], "big"), start + 8
            if len(buffer) < start + length:
                break
            kind, payload = buffer[at] & 15, buffer[start : start + length]
            at = start + length
            if kind == 1:
                self.pair.heard(self, _read(payload))
            elif kind == 9:
                self._frame(10, payload)
        self.buffer = buffer[at:]

    def connection_lost(self, error: Exception | None) -> None:
        if not self.pair.load.is_closing:
            raise RuntimeError(f"the server closed a socket: {error}")

    def send(self, text: bytes) -> None:
        self._frame(1, text)

    def _frame(self, kind: int, text: bytes) -> None:
        # A mask of zeros masks nothing and is as good as any other between two programs.
        size = len(text)
        head = bytes((128 | kind, 128 | size)) if size < 126 else struct.pack("!BBH", 128 | kind, 254, size)
        self.transport.write(head + b"\0\0\0\0" + text)


class Pair:
    """The two players of one table."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.is_over = False
        self.in_play = False
        self.mover = -1
        self.sent_at = 0.0
        self.sent_version = 0
        self.turn: tuple[Socket, News] | None = None

    def heard(self, socket: Socket, news: News) -> None:
        if news.type == "refused":
            sys.stderr.write("a move was refused\n")
        if news.type != "update":
            return
        if socket.seat != self.mover and news.version > self.sent_version and self.sent_at:
            self.load.done(time.perf_counter() - self.sent_at)
            self.sent_at = 0.0
        if news.table is not None and news.table.status == "over" and not self.is_over:
            self.is_over = True
            self.load.replace(self)
        if news.legal:
            self.turn = (socket, news)
        # The next move is made when both have heard of the last.
        if self.in_play and not self.load.rate:
            self.move()

    def move(self) -> bool:
        if self.turn is None or self.sent_at:
            return False
        (socket, news), self.turn = self.turn, None
        chosen = bytes(random.choice(news.legal))
        self.mover, self.sent_version, self.sent_at = socket.seat, news.version, time.perf_counter()
        self.load.keys += 1
        socket.send(b'{"wish":"move","key":"%d","version":%d,"move":%s}' % (self.load.keys, news.version, chosen))
        return True


class Load:
    """All tables, and what was measured."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.keys = 0
        self.pairs: list[Pair] = []
        self.idle: list[Pair] = []
        self.times: list[float] = []
        self.is_measuring = False
        self.is_closing = False

    def done(self, seconds: float) -> None:
        if self.is_measuring:
            self.times.append(seconds)

    def replace(self, pair: Pair) -> None:
        """A game is over: another table is played in its place."""
        if pair.in_play and self.idle:
            pair.in_play = False
            self.begin(self.idle.pop())

    def begin(self, pair: Pair) -> None:
        pair.in_play = True
        if not self.rate:
            pair.move()

    async def at_rate(self) -> None:
        """So many moves a second, spread over the tables in play."""
        began, moves = time.perf_counter(), 0
        while not self.is_closing:
            due = int((time.perf_counter() - began) * self.rate)
            for _ in range(due - moves):
                playing = [pair for pair in random.sample(self.pairs, 50) if pair.in_play]
                any(pair.move() for pair in playing)
            moves = due
            await asyncio.sleep(0.002)


async def seat_pair(load: Load, address: str, port: int, gate: asyncio.Semaphore) -> None:
    pair = Pair(load)
    cookies = []
    async with gate, httpx.AsyncClient(base_url=address, trust_env=False, timeout=60) as client:
        table = ""
        for seat in (0, 1):
            client.cookies.clear()
            (await client.post("/api/guests", json={"name": f"Player {seat}"})).raise_for_status()
            cookies.append("; ".join(f"{name}={value}" for name, value in client.cookies.items()))
            if seat == 0:
                made = await client.post(
                    "/api/tables", json={"game": "akrotiri", "seats": [{"kind": "me"}, {"kind": "open"}]}
                )
                made.raise_for_status()
                table = made.json()["table"]["id"]
            else:
                (await client.post(f"/api/tables/{table}/wishes", json={"wish": "join"})).raise_for_status()
        loop = asyncio.get_running_loop()
        for seat, cookie in enumerate(cookies):
            request = (
                f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
                f"Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n"
                f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}\r\n\r\n"
            ).encode()
            await loop.create_connection(partial(Socket, pair, seat, request), "127.0.0.1", port)
    load.pairs.append(pair)


async def main(wishes: dict[str, Any]) -> None:
    load = Load(wishes["rate"])
    port = wishes["port"]
    gate = asyncio.Semaphore(16)
    await asyncio.gather(*(seat_pair(load, f"http://127.0.0.1:{port}", port, gate) for _ in range(wishes["tables"])))
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    await asyncio.to_thread(sys.stdin.readline)
    for pair in load.pairs[: wishes["in_play"]]:
        load.begin(pair)
    load.idle = load.pairs[wishes["in_play"] :]
    rating = asyncio.create_task(load.at_rate()) if load.rate else None
    await asyncio.sleep(wishes["warm_up"])
    load.is_measuring, began, cpu = True, time.perf_counter(), time.process_time()
    sys.stdout.write("measuring\n")
    sys.stdout.flush()
    await asyncio.sleep(wishes["seconds"])
    seconds, times = time.perf_counter() - began, sorted(load.times)
    load.is_measuring, load.is_closing = False, True
    if rating is not None:
        await rating
    figures = {
        "moves_per_second": len(times) / seconds,
        "p50_ms": 1000 * times[len(times) // 2],
        "p99_ms": 1000 * times[int(len(times) * 0.99)],
        "max_ms": 1000 * times[-1],
        "client_cpu": (time.process_time() - cpu) / seconds,
    }
    sys.stdout.write(json.dumps(figures) + "\n")


if __name__ == "__main__":
    uvloop.run(main(json.loads(sys.argv[1])))
