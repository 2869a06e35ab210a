"""The same doors with real sockets and uvicorn around them."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
import uvicorn
import websockets
from websockets.typing import Origin

from labrys.server.doors.headers import LARGEST_BODY
from labrys.server.doors.rates import Rates
from tests.server.identity.stage import opened, refused

pytestmark = pytest.mark.anyio


class Server(uvicorn.Server):
    """Tells when it is ready."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.ready = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.ready.set()

    @contextlib.contextmanager
    def capture_signals(self):
        # Signals are for the tests' own process.
        yield


@pytest.fixture
async def address(tmp_path: Path) -> AsyncIterator[str]:
    """Where a real server listens."""
    async with opened(tmp_path, Rates()) as stage:
        listening = socket.create_server(("127.0.0.1", 0))
        server = Server(uvicorn.Config(stage.app, log_config=None, lifespan="off", ws="websockets-sansio"))
        serving = asyncio.create_task(server.serve([listening]))
        await server.ready.wait()
        yield f"127.0.0.1:{listening.getsockname()[1]}"
        server.should_exit = True
        await serving


async def in_pieces() -> AsyncIterator[bytes]:
    for _ in range(2 * LARGEST_BODY // 1024):
        yield b" " * 1024


async def test_a_guest_comes_by_http_and_by_socket(address: str):
    async with httpx.AsyncClient(base_url=f"http://{address}", trust_env=False) as browser:
        made = await browser.post("/api/guests", json={"name": "Ariadne"}, headers={"Origin": f"http://{address}"})
        assert 201 == made.status_code
        cookie = {"Cookie": f"labrys={browser.cookies['labrys']}"}
        async with websockets.connect(f"ws://{address}/socket", additional_headers=cookie, proxy=None) as opened_:
            assert "Ariadne" == await opened_.recv()


async def test_a_foreign_page_is_told_why_its_socket_is_not_opened(address: str):
    with pytest.raises(websockets.InvalidStatus) as refusal:
        await websockets.connect(f"ws://{address}/socket", origin=Origin("https://evil.example"), proxy=None)

    assert 403 == refusal.value.response.status_code
    assert b"foreign-page" in (refusal.value.response.body or b"")


async def test_a_huge_body_is_cut_off(address: str):
    async with httpx.AsyncClient(base_url=f"http://{address}", trust_env=False) as browser:
        said = await browser.post("/api/guests", content=b" " * (LARGEST_BODY + 1))
        unsaid = await browser.post("/api/guests", content=in_pieces())

        assert [(413, "too-large")] * 2 == [refused(said), refused(unsaid)]
        assert 401 == (await browser.get("/api/me")).status_code
