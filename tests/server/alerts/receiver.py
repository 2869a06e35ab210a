"""A real HTTP server on loopback that remembers what it was sent and answers as it is told."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

import msgspec

OK = b"HTTP/1.1 204 No Content\r\n\r\n"
HANG = b""


def status(code: int, *headers: str) -> bytes:
    lines = [f"HTTP/1.1 {code} Whatever", "Content-Length: 0", *headers]
    return "\r\n".join(lines).encode() + b"\r\n\r\n"


class Request(msgspec.Struct, frozen=True):
    line: str
    headers: dict[str, str]
    body: bytes

    @property
    def json(self) -> dict[str, object]:
        return msgspec.json.decode(self.body, type=dict[str, object])


class Receiver:
    """Answers each request with the next of its answers, and from then on with the last of them."""

    def __init__(self, answers: Sequence[bytes] = (OK,), endless: bytes = b"") -> None:
        self.answers = list(answers)
        self.endless = endless
        self.requests: asyncio.Queue[Request] = asyncio.Queue()
        self.was_cut_off = asyncio.Event()
        self.names: list[str] = []
        self.port = 0

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/hook/path-secret?query=secret"

    async def next(self) -> Request:
        async with asyncio.timeout(10):
            return await self.requests.get()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await self._answer(reader, writer)
        except (ConnectionError, asyncio.IncompleteReadError):
            self.was_cut_off.set()
        finally:
            writer.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().splitlines()
        headers = dict(line.split(": ", 1) for line in head[1:] if line)
        body = await reader.readexactly(int(headers["Content-Length"]))
        self.requests.put_nowait(Request(head[0], headers, body))
        answer = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        writer.write(answer)
        while self.endless:
            writer.write(self.endless)
            await writer.drain()
        if answer == HANG:
            await reader.read()
            self.was_cut_off.set()


@asynccontextmanager
async def receiving(receiver: Receiver, context: ssl.SSLContext | None = None) -> AsyncIterator[Receiver]:
    """The receiver at work, on a port of its own."""
    if context is not None:
        context.sni_callback = lambda _socket, name, _context: receiver.names.append(name or "")
    server = await asyncio.start_server(receiver.serve, "127.0.0.1", 0, ssl=context)
    receiver.port = server.sockets[0].getsockname()[1]
    try:
        yield receiver
    finally:
        server.close()
        await server.wait_closed()
