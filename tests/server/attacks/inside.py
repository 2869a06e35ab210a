"""The whole server without a network: every byte that it would send can be read, and its clock of rates be held."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
from litestar import Litestar
from litestar.types import ASGIApp

from labrys.server.app import make_app
from labrys.server.hosted import Hosted
from labrys.server.house import House
from labrys.server.settings import Settings
from labrys.server.store.database import open_database
from tests.server.running import Person

HOST = "labrys.test"
PASSWORD = "correct horse"
_SECONDS = 20


class Socket:
    """A socket at a table. `heard` has the texts as they were sent; `closed` the code and the reason of its end."""

    def __init__(self, app: ASGIApp, scope: dict[str, Any]) -> None:
        self.heard: list[str] = []
        self.closed: tuple[int, str] | None = None
        self.status = 101
        """Of the answer to the handshake."""
        self._read = 0
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._news = asyncio.Event()
        self._in.put_nowait({"type": "websocket.connect"})
        served: Any = app(scope, self._in.get, self._send)  # type: ignore[arg-type]
        self.task: asyncio.Task[None] = asyncio.create_task(served)

    async def _send(self, message: Any) -> None:
        match message["type"]:
            case "websocket.send":
                self.heard.append(message["text"])
            case "websocket.close":
                self.closed = (message["code"], message.get("reason") or "")
                self._in.put_nowait({"type": "websocket.disconnect", "code": message["code"]})
            case "websocket.http.response.start":
                self.status = message["status"]
                self.closed = (message["status"], "")
        self._news.set()

    async def send(self, **message: Any) -> None:
        self.send_text(json.dumps(message))

    def send_text(self, text: str) -> None:
        self._in.put_nowait({"type": "websocket.receive", "text": text})

    async def raw(self, *kinds: str) -> str:
        """The next text, of one of these kinds if any are named."""
        async with asyncio.timeout(_SECONDS):
            while True:
                while self._read == len(self.heard):
                    assert self.closed is None, f"closed by {self.closed} while {kinds} was awaited"
                    self._news.clear()
                    await self._news.wait()
                self._read += 1
                text = self.heard[self._read - 1]
                if not kinds or json.loads(text)["type"] in kinds:
                    return text

    async def next(self, *kinds: str) -> dict[str, Any]:
        return dict(json.loads(await self.raw(*kinds)))

    async def until(self, version: int) -> dict[str, Any]:
        """The update that brings at least this version."""
        while True:
            update = await self.next("update")
            if update["version"] >= version:
                return update

    async def ask(self, **message: Any) -> dict[str, Any]:
        """The answer to a message, by its key."""
        key = message.setdefault("key", f"ask-{len(self.heard)}")
        await self.send(**message)
        while True:
            answer = await self.next()
            if answer.get("key") == key:
                return answer

    async def end(self) -> tuple[int, str]:
        """How the server closes it."""
        async with asyncio.timeout(_SECONDS):
            while self.closed is None:
                self._news.clear()
                await self._news.wait()
        return self.closed

    async def leave(self) -> None:
        """Close it from outside."""
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        async with asyncio.timeout(_SECONDS):
            await asyncio.gather(self.task, return_exceptions=True)


class Inside:
    """A running server in this process."""

    def __init__(self, litestar: Litestar, app: ASGIApp, settings: Settings) -> None:
        self.litestar = litestar
        self.app = app
        self.settings = settings

    @property
    def house(self) -> House:
        house: House = self.litestar.state.house
        return house

    async def hosted(self, table: str) -> Hosted:
        return await self.house.find(table)

    def browser(self, address: str = "192.0.2.1") -> httpx.AsyncClient:
        transport = httpx.ASGITransport(app=self.app, client=(address, 4321))  # type: ignore[arg-type]
        scheme = "https" if self.settings.secure else "http"
        return httpx.AsyncClient(transport=transport, base_url=f"{scheme}://{HOST}", timeout=_SECONDS)

    async def guest(self, name: str, address: str = "192.0.2.1") -> Person:
        client = self.browser(address)
        answer = await client.post("/api/guests", json={"name": name})
        assert 201 == answer.status_code, answer.text
        return Person(client, str(answer.json()["id"]), name)

    async def guests(self, count: int) -> list[Person]:
        return [await self.guest(f"player {number}") for number in range(count)]

    async def account(self, name: str) -> Person:
        client = self.browser()
        answer = await client.post("/api/account", json={"account": name, "password": PASSWORD})
        assert 201 == answer.status_code, answer.text
        return Person(client, str(answer.json()["id"]), name)

    async def token(self, person: Person) -> tuple[str, str]:
        """A new token: its id and itself."""
        made = (await person.client.post("/api/tokens", json={"label": "a program"})).json()
        return made["id"], made["token"]

    def program(self, token: str) -> httpx.AsyncClient:
        client = self.browser()
        client.headers["Authorization"] = f"Bearer {token}"
        return client

    @contextlib.asynccontextmanager
    async def socket(
        self, table: str, who: Person | None = None, query: str = "", **headers: str
    ) -> AsyncIterator[Socket]:
        """A socket at a table, opened by somebody's browser or by nobody known; headers with _ for -."""
        given = {"Host": HOST, **({"Cookie": who.cookie} if who is not None else {}), **headers}
        path = f"/api/tables/{table}/live"
        scope = {
            "type": "websocket",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "scheme": "ws",
            "query_string": query.encode(),
            "client": ("192.0.2.1", 4321),
            "headers": [(name.lower().replace("_", "-").encode(), text.encode()) for name, text in given.items()],
            "subprotocols": [],
            "extensions": {"websocket.http.response": {}},
        }
        socket = Socket(self.app, scope)
        try:
            yield socket
        finally:
            await socket.leave()

    async def begun(self, *people: Person, **more: Any) -> str:
        """A table at which these people have sat down and begun, in this order."""
        table = await people[0].make_table("me", *["open"] * (len(people) - 1), **more)
        for person in people[1:]:
            await person.granted(table, "join")
        return table


@contextlib.asynccontextmanager
async def opened(folder: Path, **given: Any) -> AsyncIterator[Inside]:
    """A server inside, without limits unless they are asked for; its clock of rates then stands still."""
    plain = {"database": str(folder / "labrys.db"), "limits": False, "bot_pace": 0.0, "sweep_seconds": 600.0}
    settings = Settings(**{**plain, **given})
    if "database" not in given:
        (folder / "labrys.db").write_bytes(await _blank(folder))
    app = make_app(settings)
    litestar = _innermost(app)
    async with litestar.lifespan():
        litestar.state.rates._clock = lambda: 0.0
        yield Inside(litestar, app, settings)


_blanks: list[bytes] = []


async def _blank(folder: Path) -> bytes:
    """A database in which nothing has happened, made once: to make each of them anew takes its time."""
    if not _blanks:
        made = folder / "blank.db"
        await (await open_database(Settings(database=str(made)))).close()
        _blanks.append(made.read_bytes())
    return _blanks[0]


def _innermost(app: Any) -> Litestar:
    while not isinstance(app, Litestar):
        app = app._app
    return app


def code_of(answer: httpx.Response) -> tuple[int, str]:
    """An answer's status and the code of its refusal."""
    return answer.status_code, str(answer.json()["refusal"]["code"])
