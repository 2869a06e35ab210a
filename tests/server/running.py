"""A real server in a process of its own, and people who play on it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import httpx
import websockets

_SECONDS = 40


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Running:
    """One server process. It may be killed and started again: its port and its database stay."""

    def __init__(self, folder: Path, **settings: object) -> None:
        self.port = free_port()
        self.log = folder / f"server-{self.port}.log"
        given = {"database": folder / "labrys.db", "bot_pace": 0, "limits": False, "grace_seconds": 0, **settings}
        self.environment = os.environ | {f"LABRYS_{name.upper()}": str(value) for name, value in given.items()}
        self.environment |= {"LABRYS_PORT": str(self.port), "LABRYS_HOST": "127.0.0.1"}
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it, and return when it answers."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "labrys.server"], env=self.environment, stdout=log, stderr=log
            )
        ends = time.monotonic() + _SECONDS
        while time.monotonic() < ends:
            if self.process.poll() is not None:
                raise RuntimeError(f"the server ended with {self.process.returncode}:\n{self.log.read_text()[-3000:]}")
            with contextlib.suppress(httpx.TransportError):
                if httpx.get(f"{self.address}/api/games", trust_env=False, verify=False).status_code == 200:
                    return
            time.sleep(0.05)
        raise RuntimeError(f"the server does not answer:\n{self.log.read_text()[-3000:]}")

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to end; its exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(how)
        return self.process.wait(_SECONDS)


@contextlib.contextmanager
def running(folder: Path, **settings: object) -> Iterator[Running]:
    """A server that has started, ended in any case."""
    server = Running(folder, **settings)
    try:
        server.start()
        yield server
    finally:
        if server.process is not None:
            server.kill()


class Person:
    """A guest with a browser of their own."""

    def __init__(self, client: httpx.AsyncClient, id_: str, name: str) -> None:
        self.client = client
        self.id = id_
        self.name = name

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())

    async def make_table(self, *seats: str, **more: Any) -> str:
        """A table with these seats: `me`, `open`, or the name of a bot. Its id."""
        plans = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats]
        answer = await self.client.post("/api/tables", json={"game": "akrotiri", "seats": plans, **more})
        assert 201 == answer.status_code, answer.text
        return str(answer.json()["table"]["id"])

    async def wish(self, table: str, wish: str, **more: Any) -> httpx.Response:
        return await self.client.post(f"/api/tables/{table}/wishes", json={"wish": wish, **more})

    async def granted(self, table: str, wish: str, **more: Any) -> dict[str, Any]:
        """The answer to a wish that has to be granted."""
        answer = await self.wish(table, wish, **more)
        assert 200 == answer.status_code, answer.text
        return dict(answer.json())

    async def look(self, table: str, **query: Any) -> dict[str, Any]:
        answer = await self.client.get(f"/api/tables/{table}", params=query)
        assert 200 == answer.status_code, answer.text
        return dict(answer.json())

    @contextlib.asynccontextmanager
    async def live(self, table: str, address: str = "", query: str = "") -> AsyncIterator[Live]:
        """An open socket at a table; at another server if its address is given."""
        base = (address or str(self.client.base_url)).rstrip("/").replace("http://", "ws://")
        url = f"{base}/api/tables/{table}/live{query}"
        async with websockets.connect(
            url, additional_headers={"Cookie": self.cookie}, proxy=None, max_size=None
        ) as connection:
            yield Live(connection)


class Live:
    """A socket at a table, and the last update that came by it."""

    def __init__(self, connection: websockets.ClientConnection) -> None:
        self.connection = connection
        self.update: dict[str, Any] = {}
        self.heard: list[dict[str, Any]] = []
        self._asked: set[str | None] = set()
        self._answered: list[dict[str, Any]] = []

    async def send(self, **message: Any) -> None:
        self._asked.add(message.get("key"))
        await self.connection.send(json.dumps(message))

    async def next(self, *kinds: str) -> dict[str, Any]:
        """The next message, of one of these kinds if any are named."""
        while True:
            message = self._answered.pop(0) if self._answered else await self._receive()
            if not kinds or message["type"] in kinds:
                return message

    async def _receive(self) -> dict[str, Any]:
        # Not wait_for: before Python 3.12 it goes on if it is cancelled just when there is something to return.
        async with asyncio.timeout(_SECONDS):
            message: dict[str, Any] = json.loads(await self.connection.recv())
        self.heard.append(message)
        if message["type"] == "update":
            self.update = message
            # A wish that an update names by its key needs no other answer: here it is one all the same.
            self._answered += [
                {"type": "granted", "key": seen["key"], "version": seen["version"], "did": seen["did"], "again": False}
                for seen in message["seen"]
                if "key" in seen and seen["key"] in self._asked
            ]
            self._asked -= {seen.get("key") for seen in message["seen"]}
        return message

    async def until(self, version: int) -> dict[str, Any]:
        """The update that brings at least this version."""
        while self.update.get("version", -1) < version:
            await self.next("update")
        return self.update


async def guest(address: str, name: str, headers: dict[str, str] | None = None) -> Person:
    """Somebody new at a server, whose requests have these headers."""
    client = httpx.AsyncClient(base_url=address, headers=headers, trust_env=False, timeout=_SECONDS, verify=False)
    answer = await client.post("/api/guests", json={"name": name})
    assert 201 == answer.status_code, answer.text
    return Person(client, str(answer.json()["id"]), name)
