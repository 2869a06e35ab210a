"""The whole application inside the tests' process, and the program in one of its own."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx

from labrys.server.app import make_app
from labrys.server.metrics import Measures
from labrys.server.settings import Settings
from tests.server.running import free_port

PROGRAM = Path(sys.executable).parent / "labrys"


class Stage:
    """An application that has started."""

    def __init__(self, app: Any, settings: Settings, measures: Measures) -> None:
        self.app = app
        self.settings = settings
        self.measures = measures

    def browser(self, address: str = "192.0.2.1") -> httpx.AsyncClient:
        transport = httpx.ASGITransport(app=self.app, client=(address, 4321))
        return httpx.AsyncClient(transport=transport, base_url="http://labrys.test")

    @property
    def database(self) -> Any:
        """The open database, for tests that take it away."""
        assert self.measures.house is not None
        return self.measures.house.store.database


@asynccontextmanager
async def opened(folder: Path, **given: Any) -> AsyncIterator[Stage]:
    """An application with a database in this folder, started and in the end stopped."""
    settings = Settings(**{"database": str(folder / "labrys.db"), "limits": False, "bot_pace": 0.0, **given})
    measures = Measures()
    app: Any = make_app(settings, measures)
    said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    heard: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
    living = asyncio.create_task(app({"type": "lifespan", "state": {}}, said.get, heard.put))
    await said.put({"type": "lifespan.startup"})
    assert "lifespan.startup.complete" == (await heard.get())["type"]
    try:
        yield Stage(app, settings, measures)
    finally:
        await said.put({"type": "lifespan.shutdown"})
        await living


# Also where the tests themselves run in the background and ignore interrupts.
_HEEDING_INTERRUPTS = """
import os, signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
os.execv(sys.argv[1], sys.argv[1:])
"""


class Serving:
    """`labrys serve` in a process of its own."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self.process = process
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        self.line = ""

    def wait_until_ready(self) -> str:
        """The line that it says when it is ready."""
        assert self.process.stdout is not None
        self.line = self.process.stdout.readline()
        return self.line

    def ended(self) -> tuple[int, str]:
        """Its exit code and what it wrote to standard error."""
        _, errors = self.process.communicate(timeout=40)
        return self.process.returncode, errors


@contextmanager
def serving(folder: Path, *words: str, **environment: str) -> Iterator[Serving]:
    """`labrys serve` with these words, ended in any case; a group of its own, as a terminal makes one."""
    port = free_port()
    given = ["--port", str(port), "--database", str(folder / "labrys.db")]
    process = subprocess.Popen(
        [sys.executable, "-c", _HEEDING_INTERRUPTS, PROGRAM, "serve", *given, *words],
        env=os.environ | {"LABRYS_BOT_PACE": "0", "LABRYS_LIMITS": "false", **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        yield Serving(process, port)
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()
