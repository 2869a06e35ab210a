"""A small server of nothing but people and doors, and browsers to visit it with."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Literal

import argon2
import httpx
from litestar import Litestar, WebSocket, get, websocket
from litestar.datastructures import State
from litestar.types import ASGIApp

from labrys.server.doors.headers import Doors
from labrys.server.doors.rates import Rates, Turnstile
from labrys.server.http.identity import identity_router
from labrys.server.http.problems import HANDLERS
from labrys.server.identity.desk import Desk, load_secret
from labrys.server.identity.passwords import Passwords
from labrys.server.settings import Settings
from labrys.server.store.database import Database, open_database

PASSWORD = "correct horse"
SECRET_WORD = "xyzzy-4711"


class CountingHasher(argon2.PasswordHasher):
    """Hashes quickly, and counts how often a password was really checked."""

    def __init__(self) -> None:
        super().__init__(time_cost=1, memory_cost=8, parallelism=1)
        self.checked: list[str] = []

    def verify(self, hash: str | bytes, password: str | bytes) -> Literal[True]:  # noqa: A002  argon2 calls it so.
        self.checked.append(str(hash))
        return super().verify(hash, password)


class Porter:
    """Stands where the keeper of open tables will stand, and remembers what it was told."""

    def __init__(self) -> None:
        self.told: list[tuple[str, ...]] = []

    async def adopted(self, guest: str, account: str) -> None:
        self.told.append(("adopted", guest, account))

    async def renamed(self, player: str) -> None:
        self.told.append(("renamed", player))

    async def signed_out(self, player: str) -> None:
        self.told.append(("signed-out", player))

    async def muted(self, player: str) -> None:
        self.told.append(("muted", player))


class Stage:
    """The server under test."""

    def __init__(self, database: Database, settings: Settings, secret: str, rates: Rates) -> None:
        self.database = database
        self.settings = settings
        self.hasher = CountingHasher()
        self.desk = Desk(database, settings, secret)
        self.desk.accounts.passwords = Passwords(self.hasher)
        self.porter = Porter()
        self.litestar = Litestar(
            [identity_router(), fail, greet],
            exception_handlers=HANDLERS,
            state=State({"desk": self.desk, "rates": rates, "neighbours": self.porter}),
            logging_config=None,
        )
        self.app: ASGIApp = Doors(self.litestar, settings, Turnstile(rates))

    def browser(self, address: str = "192.0.2.1") -> httpx.AsyncClient:
        transport = httpx.ASGITransport(app=self.app, client=(address, 4321))  # type: ignore[arg-type]
        scheme = "https" if self.settings.secure else "http"
        return httpx.AsyncClient(transport=transport, base_url=f"{scheme}://labrys.test")

    async def guest(self, name: str = "Ariadne") -> httpx.AsyncClient:
        """A browser in which somebody has become a guest."""
        browser = self.browser()
        assert 201 == (await browser.post("/api/guests", json={"name": name})).status_code
        return browser

    async def account(self, account: str = "minos", name: str | None = None) -> httpx.AsyncClient:
        """A browser in which somebody has made an account."""
        browser = self.browser()
        answer = await browser.post("/api/account", json={"account": account, "password": PASSWORD, "name": name})
        assert 201 == answer.status_code
        return browser

    async def token(self, browser: httpx.AsyncClient, label: str = "my bot") -> str:
        return str((await browser.post("/api/tokens", json={"label": label})).json()["token"])

    def program(self, token: str) -> httpx.AsyncClient:
        browser = self.browser()
        browser.headers["Authorization"] = f"Bearer {token}"
        return browser


@get("/api/fail")
async def fail() -> None:
    raise ValueError(SECRET_WORD)


@websocket("/socket")
async def greet(socket: WebSocket[Any, Any, Any]) -> None:
    """Says who opened the socket."""
    await socket.accept()
    player = await socket.app.state.desk.who(socket)
    await socket.send_text(player.name if player else "stranger")
    await socket.close()


@asynccontextmanager
async def opened(folder: Path, rates: Rates | None = None, **given: Any) -> AsyncIterator[Stage]:
    """A stage; without limits unless rates are given."""
    settings = Settings(**{"database": str(folder / "labrys.db"), "limits": rates is not None, **given})
    database = await open_database(settings)
    try:
        secret = await load_secret(database, settings)
        yield Stage(database, settings, secret, rates or Rates(settings.limits))
    finally:
        await database.close()


async def open_socket(app: ASGIApp, headers: dict[str, str], extensions: tuple[str, ...] = ()) -> list[dict[str, Any]]:
    """What the server sends to a socket that is opened and then says nothing."""
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    scope = {
        "type": "websocket",
        "path": "/socket",
        "raw_path": b"/socket",
        "root_path": "",
        "scheme": "ws",
        "query_string": b"",
        "client": ("192.0.2.1", 4321),
        "headers": [(name.lower().encode(), value.encode()) for name, value in headers.items()],
        "subprotocols": [],
        "extensions": {name: {} for name in extensions},
    }
    await app(scope, receive, send)  # type: ignore[arg-type]
    return sent


def refused(answer: httpx.Response) -> tuple[int, str]:
    """An answer's status and code, once it is seen to be a well-formed problem."""
    problem = answer.json()
    assert {"status", "refusal"} == set(problem)
    assert {"code", "rule", "text"} == set(problem["refusal"]) - {"facts"}
    assert answer.status_code == problem["status"]
    assert "application/json" == answer.headers["content-type"].partition(";")[0]
    return answer.status_code, str(problem["refusal"]["code"])
