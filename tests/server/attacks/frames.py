"""Websocket frames made by hand, right ones and wrong ones, over a bare connection."""

from __future__ import annotations

import asyncio
import contextlib
import json
import struct
from collections.abc import AsyncIterator
from typing import Any

TEXT, BINARY, CONTINUED, CLOSE, PING, PONG = 1, 2, 0, 8, 9, 10
_MASK = b"\x01\x02\x03\x04"


def frame(
    payload: bytes = b"",
    opcode: int = TEXT,
    *,
    fin: bool = True,
    masked: bool = True,
    reserved: int = 0,
    length: int | None = None,
) -> bytes:
    """One frame; `length` is what it says of its payload, true or not."""
    said = len(payload) if length is None else length
    first = (0x80 if fin else 0) | reserved << 4 | opcode
    bit = 0x80 if masked else 0
    if said < 126:
        head = struct.pack("!BB", first, bit | said)
    elif said < 1 << 16:
        head = struct.pack("!BBH", first, bit | 126, said)
    else:
        head = struct.pack("!BBQ", first, bit | 127, said)
    if not masked:
        return head + payload
    key = (_MASK * (len(payload) // 4 + 1))[: len(payload)]
    size = len(payload)
    mixed = (int.from_bytes(payload, "big") ^ int.from_bytes(key, "big")).to_bytes(size, "big") if size else b""
    return head + _MASK + mixed


def say(**message: Any) -> bytes:
    return frame(json.dumps(message).encode())


def handshake(table: str, cookie: str, port: int, origin: str) -> bytes:
    return (
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: {cookie}\r\nX-Forwarded-For: {origin}\r\n\r\n"
    ).encode()


class Bare:
    """A connection without any manners."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def send(self, *parts: bytes) -> None:
        for part in parts:
            self.writer.write(part)

    async def until(self, what: bytes) -> bytes:
        """All that comes up to and with these bytes; less if the server closes before."""
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            async with asyncio.timeout(20):
                return await self.reader.readuntil(what)
        return b""

    async def rest(self, seconds: float = 20) -> bytes:
        """All that comes until the server closes the connection, or for so long."""
        parts: list[bytes] = []
        with contextlib.suppress(ConnectionError, TimeoutError):
            async with asyncio.timeout(seconds):
                while part := await self.reader.read(65_536):
                    parts.append(part)
        return b"".join(parts)

    async def tells(self, *words: bytes) -> bool:
        """Whether one of these words comes before the connection ends."""
        heard = b""
        with contextlib.suppress(ConnectionError, TimeoutError):
            async with asyncio.timeout(20):
                while part := await self.reader.read(65_536):
                    heard = heard[-100:] + part
                    if any(word in heard for word in words):
                        return True
        return False

    def abort(self) -> None:
        """Go without a word."""
        self.writer.transport.abort()


@contextlib.asynccontextmanager
async def bare(port: int, table: str = "", cookie: str = "", origin: str = "127.0.0.1") -> AsyncIterator[Bare]:
    """A bare connection; a websocket at a table if one is named, from an address as a proxy tells it."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1 << 24)
    connection = Bare(reader, writer)
    try:
        if table:
            connection.send(handshake(table, cookie, port, origin))
            assert b" 101 " in await connection.until(b"\r\n\r\n")
        yield connection
    finally:
        writer.close()
        with contextlib.suppress(ConnectionError, TimeoutError):
            async with asyncio.timeout(5):
                await writer.wait_closed()
