"""`labrys serve` as its operator meets it: a line when it is ready, a sentence when it cannot be, an orderly end."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
import websockets

from labrys.server.serve import Unfit, named, serve
from labrys.server.settings import Settings, from_environment
from tests.cli.program import is_one_sentence, labrys
from tests.server.operations.stage import PROGRAM, serving
from tests.server.running import free_port, guest


@pytest.mark.anyio
@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
async def test_it_says_when_it_is_ready_and_ends_orderly(tmp_path: Path, how: signal.Signals):
    """Ctrl-C at a terminal is for the whole group of processes, the bots' workers too."""
    with serving(tmp_path) as server:
        ready = f"Labrys is at {server.address} (database {tmp_path / 'labrys.db'}). Ctrl-C ends it.\n"
        assert ready == server.wait_until_ready()

        ariadne = await guest(server.address, "Ariadne")
        table = await ariadne.make_table("me", "random")
        async with ariadne.live(table) as live:
            update = await live.next("update")
            while not update["legal"]:
                update = await live.next("update")
            await live.send(wish="move", version=update["version"], move=update["legal"][0], key="k")
            granted = await live.next("granted")
            os.killpg(server.process.pid, how)
            with pytest.raises(websockets.ConnectionClosed) as closed:
                await live.next("the end")
        code, errors = server.ended()
        await ariadne.client.aclose()

    assert 1012 == closed.value.rcvd.code if closed.value.rcvd else None
    assert 0 == code, errors
    assert "Traceback" not in errors
    stored = sqlite3.connect(tmp_path / "labrys.db").execute("SELECT max(seq) FROM log").fetchone()[0]
    assert granted["version"] <= stored


@pytest.mark.anyio
@pytest.mark.rule("S11.2")
async def test_hints_that_are_worked_out_when_it_ends_are_refused_and_no_failures(tmp_path: Path):
    with serving(tmp_path) as server:
        server.wait_until_ready()
        people = [await guest(server.address, name) for name in ("Ariadne", "Minos", "Talos")]
        tables = [await one.make_table("me", "random", options={"first": "0"}) for one in people]
        asked = [
            asyncio.create_task(one.client.post(f"/api/tables/{table}/hint", json={"wish": "hint"}))
            for one, table in zip(people, tables, strict=True)
        ]
        for one, table in zip(people, tables, strict=True):
            while not (await one.look(table))["table"]["seats"][0]["has_asked"]:
                await asyncio.sleep(0.01)
        server.process.send_signal(signal.SIGTERM)
        answers = [await answer for answer in asked]
        code, errors = server.ended()
        for one in people:
            await one.client.aclose()

    # One of them may just have been worked out.
    statuses = {answer.status_code for answer in answers}
    assert 503 in statuses <= {200, 503}
    assert 0 == code, errors
    assert '"level": "error"' not in errors


@pytest.mark.anyio
async def test_whoever_waits_for_news_is_answered_before_the_end(tmp_path: Path):
    with serving(tmp_path) as server:
        server.wait_until_ready()
        ariadne = await guest(server.address, "Ariadne")
        table = await ariadne.make_table("me", "open")
        version = (await ariadne.look(table))["version"]
        waiting = asyncio.create_task(ariadne.look(table, since=version, wait=25))
        # The request has to be under way; a second one that is answered came after it.
        await ariadne.look(table)
        server.process.terminate()
        answer = await waiting
        code, errors = server.ended()
        await ariadne.client.aclose()

    assert (version, 0) == (answer["version"], code), errors
    assert "running task" not in errors


def test_who_asks_twice_does_not_wait_for_those_who_are_being_answered(tmp_path: Path):
    with serving(tmp_path) as server:
        server.wait_until_ready()
        with socket.create_connection(("127.0.0.1", server.port)) as slow:
            # Its end never comes; that it has begun is known when it is told to go on.
            slow.sendall(b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\nExpect: 100-continue\r\n\r\n")
            assert slow.recv(100).startswith(b"HTTP/1.1 100")
            server.process.send_signal(signal.SIGINT)
            assert server.process.stderr is not None
            while "stopping" not in server.process.stderr.readline():
                pass
            server.process.send_signal(signal.SIGINT)
            code, errors = server.ended()

    assert 130 == code, errors
    assert "Traceback" not in errors


def test_the_same_port_and_the_same_database_serve_only_one(tmp_path: Path):
    with serving(tmp_path) as server:
        server.wait_until_ready()
        other, own = tmp_path / "other.db", tmp_path / "labrys.db"
        same_port = program("serve", "--port", str(server.port), "--database", str(other))
        same_database = program("serve", "--port", str(free_port()), "--database", str(own))
        server.process.terminate()
        assert 0 == server.ended()[0]

    assert f"labrys: port {server.port} of 127.0.0.1 is taken; name another one with --port\n" == same_port
    assert f"labrys: another Labrys server has {own} open; " in same_database
    assert not other.exists()


def program(*words: str) -> str:
    """What the program writes to standard error when it cannot go on."""
    done = subprocess.run(
        [PROGRAM, *words],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        stdin=subprocess.DEVNULL,
    )
    assert (2, "") == (done.returncode, done.stdout), done.stderr
    assert is_one_sentence(done.stderr), done.stderr
    return done.stderr


@pytest.fixture(scope="module")
def broken(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Databases that no server can use."""
    folder = tmp_path_factory.mktemp("broken")
    (folder / "rubbish").write_bytes(b"rubbish" * 1000)
    newer = sqlite3.connect(folder / "newer")
    newer.execute("CREATE TABLE alembic_version (version_num TEXT)")
    newer.execute("INSERT INTO alembic_version VALUES ('9999')")
    newer.commit()
    newer.close()
    return folder


@pytest.mark.parametrize(
    ("database", "words"),
    [
        ("{}/rubbish", "cannot be opened: file is not a database"),
        ("{}/newer", "cannot be brought up to date"),
        ("{}/rubbish/below", "cannot be opened"),
        ("postgresql://minos:labyrinth@127.0.0.1:1/labrys", "cannot be opened"),
    ],
)
def test_a_database_that_cannot_be_used_is_named(broken: Path, database: str, words: str):
    with pytest.raises(Unfit) as unfit:
        serve(Settings(port=0, database=database.replace("{}", str(broken))))

    assert words in str(unfit.value)
    assert "labyrinth" not in str(unfit.value)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("--port many", "many"),
        ("--port 70000", "--port: `int` <= 65535 is expected"),
        ("--log loud", "--log: one of debug, info, warning, error is expected"),
        ("--workers 0", "--workers: `int` >= 1 is expected"),
        ("--database mysql://minos@db.example/labrys", "a path or postgresql://... is expected, not mysql://..."),
        ("--host nowhere.invalid", "nowhere.invalid"),
        ("extra", "extra"),
    ],
)
def test_wrong_settings_get_one_sentence(words: str, said: str):
    code, out, err = labrys("serve", *words.split())

    assert (2, "") == (code, out)
    assert is_one_sentence(err)
    assert said in err


def test_a_wrong_variable_is_named(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("LABRYS_SECURE", "perhaps")

    assert (2, "", "labrys: LABRYS_SECURE: `bool` is expected\n") == labrys("serve")


def test_options_go_before_the_environment_and_that_before_what_is_usual(monkeypatch: pytest.MonkeyPatch):
    given: list[Settings] = []
    monkeypatch.setattr("labrys.server.serve.run", lambda settings, ready: given.append(settings))
    monkeypatch.setenv("LABRYS_PORT", "8001")
    monkeypatch.setenv("LABRYS_WORKERS", "3")
    monkeypatch.setenv("LABRYS_SECURE", "true")

    assert 0 == labrys("serve", "--port", "8002", "--no-secure", "--address", "https://play.example").code

    (settings,) = given
    found = (settings.port, settings.workers, settings.secure, settings.address, settings.host)
    assert (8002, 3, False, "https://play.example", "127.0.0.1") == found


def test_without_the_servers_packages_it_says_what_to_install():
    code = "import sys; sys.modules['litestar'] = None; from labrys.cli.main import run; sys.exit(run(['serve']))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, timeout=60)

    wanted = "labrys: the server needs litestar, which is not installed: pip install 'labrys[server]'\n"
    assert (2, "", wanted) == (done.returncode, done.stdout, done.stderr)


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("postgresql://minos:labyrinth@db.example:5433/labrys", "postgresql://db.example:5433/labrys"),
        ("postgresql:///labrys?host=/run/postgresql", "postgresql://local socket/labrys"),
    ],
)
def test_a_database_is_named_without_its_password(url: str, told: str):
    assert told == named(Settings(database=url))
    assert "labyrinth" not in repr(Settings(database=url))


def test_origins_are_listed_with_spaces():
    assert ("https://a.example", "https://b.example") == (
        from_environment({"LABRYS_ORIGINS": "https://a.example https://b.example"}).origins
    )


def test_a_name_with_several_addresses_is_listened_to_at_all_of_them():
    from labrys.server.serve import _bind

    sockets = _bind(Settings(host="localhost", port=free_port()))
    try:
        families = {one.family for one in sockets}
        assert socket.AF_INET in families
        assert {place[0] for place in socket.getaddrinfo("localhost", 80, type=socket.SOCK_STREAM)} == families
    finally:
        for one in sockets:
            one.close()
