"""What the server writes about itself, and what it never does."""

from __future__ import annotations

import io
import json
import logging
import secrets
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import structlog
import websockets
from websockets.typing import Origin

from labrys.server.logs import scrub, start_logging
from labrys.server.store.schema import new_id
from tests.server.running import Running, guest, running


@pytest.fixture
def _logging_afterwards_as_before() -> Iterator[None]:
    root, quiet = logging.getLogger(), logging.getLogger("uvicorn")
    before = root.handlers[:], root.level, quiet.level
    yield
    root.handlers, root.level, quiet.level = before
    structlog.reset_defaults()


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def logged(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


PASSWORD, WORD = "the minotaur sleeps", "xyzzy-4711"


@pytest.mark.anyio
async def test_a_server_that_logs_everything_logs_no_secret(tmp_path: Path):
    with running(tmp_path, log="debug", alerts_inside=True) as server:
        told = await _play_with_secrets(server)
        assert 0 == server.stop()
        text = server.log.read_text()

    lines = [json.loads(line) for line in text.splitlines()]
    assert {"request", "alert-failed", "ready", "stopping", "stopped"} <= {line["event"] for line in lines}
    assert [] == [what for what, secret in told.items() if secret in text]
    assert "/api/tables/{table_id}/wishes" in {line.get("route") for line in lines}


async def _play_with_secrets(server: Running) -> dict[str, str]:
    """A whole life at a server; everything in it that has to stay out of the log."""
    ariadne, theseus = await guest(server.address, "Ariadne"), await guest(server.address, "Theseus")
    account = await ariadne.client.post("/api/account", json={"account": "ariadne", "password": PASSWORD})
    assert 201 == account.status_code
    token = (await ariadne.client.post("/api/tokens", json={"label": "my bot"})).json()["token"]
    hook_path = f"hooks-{secrets.token_urlsafe(16)}"
    # Whoever begins is called before anybody watches.
    hook, _ = [
        await person.client.patch("/api/me", json={"hook": f"{server.address}/{hook_path}"})
        for person in (ariadne, theseus)
    ]
    table = await ariadne.make_table("me", "open")
    await theseus.granted(table, "join")
    seed = await _play(ariadne, theseus, table)
    async with httpx.AsyncClient(base_url=server.address, trust_env=False) as program:
        bearer = {"Authorization": f"Bearer {token}"}
        for headers in (bearer, {"Authorization": f"Bearer {WORD}"}, {"Cookie": f"labrys={WORD}"}):
            await program.get(f"/api/tables/{table}?since=0&word={WORD}", headers=headers)
        await program.post("/api/session", json={"account": "ariadne", "password": WORD})
        await program.post("/api/session", content=f"{{{WORD}")
    _wait_for(server, "alert-failed")
    cookies = [value for person in (ariadne, theseus) for value in person.client.cookies.values()]
    for person in (ariadne, theseus):
        await person.client.aclose()
    return {
        "table": table,
        "part of the table": table[:12],
        "seed": seed,
        "password": PASSWORD,
        "token": token,
        "part of the token": token[-20:],
        "webhook": hook_path,
        "webhook's secret": hook.json()["hook_secret"],
        "cookie": cookies[0],
        "other cookie": cookies[1],
        "part of a cookie": cookies[0].split(".")[0],
        "wrong words": WORD,
        "authorization": "Bearer",
        "query": "since=",
    }


async def _play(ariadne: Any, theseus: Any, table: str) -> str:
    """A few moves by socket and by request, then the end; the seed, which everybody may know now."""
    async with ariadne.live(table) as live, theseus.live(table) as other:
        await live.next("update")
        await other.next("update")
        for turn in range(6):
            one = live if live.update["legal"] else other
            version = one.update["version"]
            await one.send(wish="move", version=version, move=one.update["legal"][0], key=f"{turn}")
            await live.until(version + 1)
            await other.until(version + 1)
    await theseus.granted(table, "resign")
    seed = (await ariadne.look(table))["table"]["end"]["seed"]
    assert 64 == len(seed)
    return str(seed)


def _wait_for(server: Running, word: str) -> None:
    ends = time.monotonic() + 30
    while word not in server.log.read_text():
        assert time.monotonic() < ends, f"no {word} in the log"
        time.sleep(0.05)


@pytest.mark.usefixtures("_logging_afterwards_as_before")
def test_lines_are_json_unless_somebody_watches():
    stream, terminal = io.StringIO(), Terminal()
    start_logging("info", stream)
    structlog.get_logger().warning("bot-failed", bot="random", attempt=1)
    start_logging("info", terminal)
    structlog.get_logger().warning("bot-failed", bot="random", attempt=1)

    (line,) = logged(stream)
    assert ("bot-failed", "warning", "random", 1) == tuple(line[key] for key in ("event", "level", "bot", "attempt"))
    assert "bot-failed" in terminal.getvalue()
    assert "{" not in terminal.getvalue()


@pytest.mark.usefixtures("_logging_afterwards_as_before")
@pytest.mark.parametrize(
    ("level", "told"),
    [
        ("debug", ["debug", "info", "warning", "error"]),
        ("info", ["info", "warning", "error"]),
        ("error", ["error"]),
    ],
)
def test_the_level_is_the_settings(level: str, told: list[str]):
    stream = io.StringIO()
    start_logging(level, stream)
    log = structlog.get_logger()
    log.debug("debug")
    log.info("info")
    log.warning("warning")
    log.error("error")

    assert told == [line["event"] for line in logged(stream)]


@pytest.mark.usefixtures("_logging_afterwards_as_before")
def test_what_libraries_say_goes_the_same_way():
    stream, table = io.StringIO(), new_id()
    start_logging("debug", stream)
    logging.getLogger("uvicorn.error").debug("> Cookie: labrys=%s", WORD)
    logging.getLogger("uvicorn.error").info('"WebSocket %s" [accepted]', f"/api/tables/{table}/live?seat=1")
    logging.getLogger("uvicorn.error").warning('"WebSocket %s" 403', f"/api/tables/{table}/live?seat=1")
    logging.getLogger("sqlalchemy.engine.Engine").info("[generated] ('%s',)", WORD)
    logging.getLogger("alembic.runtime.migration").info("Context impl SQLiteImpl.")
    logging.getLogger("alembic.runtime.migration").info("Running upgrade 0001 -> 0002")

    assert [
        ("uvicorn.error", f'"WebSocket /api/tables/{table[:6]}.../live" 403'),
        ("alembic.runtime.migration", "Running upgrade 0001 -> 0002"),
    ] == [(line["logger"], line["event"]) for line in logged(stream)]


async def refused_socket(server: Running, origin: str, host: str = "127.0.0.1") -> int:
    """The status of the answer to a page of this origin that opens a socket at this host."""
    address = f"ws://{host}:{server.port}/api/tables/{'x' * 22}/live"
    with pytest.raises(websockets.InvalidStatus) as no:
        await websockets.connect(address, origin=Origin(origin), host="127.0.0.1", port=server.port, proxy=None)
    return no.value.response.status_code


@pytest.mark.anyio
async def test_a_socket_that_is_not_let_in_is_no_error(tmp_path: Path):
    with running(tmp_path, log="info") as server:
        assert 403 == await refused_socket(server, "https://evil.example")
        assert 421 == await refused_socket(server, f"http://evil.example:{server.port}", "evil.example")
        assert 0 == server.stop()
        lines = [json.loads(line) for line in server.log.read_text().splitlines()]

    assert ["ready", "stopping", "stopped"] == [line["event"] for line in lines if "alembic" not in str(line)]


@pytest.mark.usefixtures("_logging_afterwards_as_before")
def test_an_error_is_told_by_its_kind_and_its_place():
    stream = io.StringIO()
    start_logging("info", stream)
    try:
        try:
            raise KeyError(WORD)
        except KeyError as cause:
            raise ValueError(WORD) from cause
    except ValueError:
        structlog.get_logger().exception("work-failed")
        logging.getLogger("asyncio").exception("Task exception was never retrieved\nfuture: %s", WORD)

    assert WORD not in stream.getvalue()
    for line in logged(stream):
        assert "ValueError < KeyError" == line["error"]
        assert "test_an_error_is_told_by_its_kind_and_its_place" in line["at"][-1]


@pytest.mark.usefixtures("_logging_afterwards_as_before")
def test_fields_that_are_named_like_secrets_are_withheld():
    stream = io.StringIO()
    start_logging("info", stream)
    named = {"Cookie": WORD, "authorization": WORD, "password": WORD, "token": WORD, "seed": WORD, "hook": WORD}
    structlog.get_logger().warning("odd", **named, things=[f"/tables/{'a' * 22}", b"bytes", {"seed": WORD}])

    assert WORD not in stream.getvalue()


@pytest.mark.parametrize("make", [new_id, lambda: secrets.token_hex(32), lambda: secrets.token_urlsafe(32)])
def test_ids_tokens_and_seeds_are_cut_wherever_they_stand(make: Any):
    whole = [make() for _ in range(2000)]

    assert [] == [one for one in whole if one in scrub(f"the thing {one} is odd")]


@pytest.mark.parametrize(
    "text",
    [
        "ConnectionRefused",
        "the_name_of_a_long_function",
        "127.0.0.1:54321",
        "table-does-not-replay-at-all",
        "1.5",
    ],
)
def test_words_stay_whole(text: str):
    assert text == scrub(text)


def test_a_process_of_its_own_logs_to_standard_error():
    code = "from labrys.server.logs import *; start_logging('info'); structlog.get_logger().warning('odd')"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)

    assert ("", "odd") == (done.stdout, json.loads(done.stderr)["event"])
