from __future__ import annotations

import asyncio
import re
import shutil
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import httpx
import pytest
from sqlalchemy import event

from labrys import __version__, build
from labrys.server.metrics import Measures
from labrys.server.readiness import Readiness
from labrys.server.timings import Timings
from tests.server.identity.stage import refused
from tests.server.operations.stage import Stage, opened

pytestmark = pytest.mark.anyio


async def test_a_live_server_says_so_and_is_ready(tmp_path: Path):
    async with opened(tmp_path) as stage, stage.browser() as browser:
        alive, ready = await browser.get("/healthz"), await browser.get("/readyz")

    assert [(200, {"status": "alive"}), (200, {"status": "ready"})] == [
        (answer.status_code, answer.json()) for answer in (alive, ready)
    ]


async def test_without_its_database_it_lives_but_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async with opened(tmp_path) as stage, stage.browser() as browser:
        with monkeypatch.context() as patched:
            patched.setattr(stage.database, "engine", Engine(Refusal))
            alive, ready = await browser.get("/healthz"), await browser.get("/readyz")
            monkeypatch.setattr("labrys.server.readiness._HOLDS", 0.0)
        again = await browser.get("/readyz")

    assert [200, 503, 200] == [alive.status_code, ready.status_code, again.status_code]
    assert {"status": "no-database"} == ready.json()


async def test_a_database_that_never_answers_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("labrys.server.readiness._PATIENCE", 0.01)
    async with opened(tmp_path) as stage, stage.browser() as browser:
        with monkeypatch.context() as patched:
            patched.setattr(stage.database, "engine", Engine(Silence))
            ready = await browser.get("/readyz")

    assert 503 == ready.status_code


async def test_where_nothing_can_be_written_it_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """As on a full disk: what is there can be read, and changed in place, and every new page is refused."""
    monkeypatch.setattr("labrys.server.readiness._HOLDS", 0.0)
    async with opened(tmp_path) as stage, stage.browser() as browser:
        assert 200 == (await browser.get("/readyz")).status_code
        pages = await pages_of(stage)
        assert [200] * 20 == [(await browser.get("/readyz")).status_code for _ in range(20)]
        assert pages == await pages_of(stage)

        event.listen(stage.database.engine.sync_engine, "begin", lambda one: limit_pages(one, pages))
        full = await browser.get("/readyz")
        event.listen(stage.database.engine.sync_engine, "begin", lambda one: limit_pages(one, 2**30))
        again = await browser.get("/readyz")

    assert (503, {"status": "no-database"}) == (full.status_code, full.json())
    assert 200 == again.status_code


async def pages_of(stage: Stage) -> int:
    async with stage.database.engine.connect() as connection:
        return int((await connection.exec_driver_sql("PRAGMA page_count")).scalar_one())


def limit_pages(connection: Any, pages: int) -> None:
    connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")


async def test_a_database_that_may_only_be_read_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("labrys.server.readiness._HOLDS", 0.0)
    async with opened(tmp_path) as stage, stage.browser() as browser:
        event.listen(
            stage.database.engine.sync_engine, "begin", lambda one: one.exec_driver_sql("PRAGMA query_only = 1")
        )

        assert [200, 503] == [(await browser.get(path)).status_code for path in ("/healthz", "/readyz")]
        event.listen(
            stage.database.engine.sync_engine, "begin", lambda one: one.exec_driver_sql("PRAGMA query_only = 0")
        )


async def test_with_no_room_left_on_the_disk_it_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async with opened(tmp_path) as stage, stage.browser() as browser:
        monkeypatch.setattr(shutil, "disk_usage", lambda _: shutil._ntuple_diskusage(10**9, 10**9 - 4096, 4096))
        full = await browser.get("/readyz")

    assert (503, {"status": "disk-full"}) == (full.status_code, full.json())


async def test_however_many_ask_it_is_looked_at_once_a_second(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    async with opened(tmp_path) as stage, stage.browser() as browser:
        monkeypatch.setattr(Readiness, "_write", looking := AsyncMock())
        monkeypatch.setattr("labrys.server.readiness.time.monotonic", lambda: 1000.0)
        answers = await asyncio.gather(*[browser.get("/readyz") for _ in range(20)])

    assert [200] * 20 == [answer.status_code for answer in answers]
    assert 1 == looking.await_count


class Engine:
    """Stands for a database in trouble."""

    def __init__(self, connect: type[Refusal]) -> None:
        self.connect = self.begin = connect


class Refusal:
    """A connection that is refused."""

    async def __aenter__(self) -> None:
        raise ConnectionRefusedError

    async def __aexit__(self, *_: object) -> None:
        raise AssertionError("it was never entered")


class Silence(Refusal):
    """A connection that does not come about."""

    async def __aenter__(self) -> None:
        await asyncio.Event().wait()


TOKEN = "a token of the operator"


async def figures(browser: httpx.AsyncClient, **headers: str) -> httpx.Response:
    return await browser.get("/metrics", headers=headers)


@pytest.mark.parametrize("address", ["127.0.0.1", "127.8.9.10", "::1", "::ffff:127.0.0.1"])
async def test_programs_on_the_same_machine_may_read_the_figures(tmp_path: Path, address: str):
    async with opened(tmp_path) as stage, stage.browser(address) as browser:
        answer = await figures(browser)

    assert 200 == answer.status_code
    assert "text/plain; version=0.0.4; charset=utf-8" == answer.headers["content-type"]


@pytest.mark.parametrize("address", ["192.0.2.1", "10.0.0.1", "2001:db8::1", "nobody"])
async def test_others_may_not_read_the_figures(tmp_path: Path, address: str):
    async with opened(tmp_path) as stage, stage.browser(address) as browser:
        assert (403, "operators-only") == refused(await figures(browser))
        assert (403, "operators-only") == refused(await figures(browser, Authorization="Bearer "))


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "X-Real-IP", "X-Forwarded-Host"])
async def test_what_a_proxy_passes_on_does_not_count_as_this_machine(tmp_path: Path, header: str):
    async with opened(tmp_path) as stage, stage.browser("127.0.0.1") as browser:
        assert (403, "operators-only") == refused(await figures(browser, **{header: "127.0.0.1"}))


async def test_the_token_opens_the_figures_from_anywhere(tmp_path: Path):
    async with opened(tmp_path, metrics_token=TOKEN) as stage, stage.browser() as browser:
        right = await figures(browser, Authorization=f"Bearer {TOKEN}")
        wrong = [
            await figures(browser, Authorization=words)
            for words in (f"Bearer {TOKEN}x", "Bearer ", TOKEN, f"Basic {TOKEN}")
        ]

    assert 200 == right.status_code
    assert [403] * 4 == [answer.status_code for answer in wrong]


async def played(stage: Stage, browser: httpx.AsyncClient) -> dict[str, str]:
    """Somebody plays a little; what must not be in the figures."""
    me = (await browser.post("/api/guests", json={"name": "Ariadne"})).json()
    seats = [{"kind": "me"}, {"kind": "open"}]
    table = (await browser.post("/api/tables", json={"game": "akrotiri", "seats": seats, "title": "Knossos"})).json()
    where = f"/api/tables/{table['table']['id']}"
    other = stage.browser("192.0.2.77")
    async with other:
        await other.post("/api/guests", json={"name": "Theseus"})
        assert 200 == (await other.post(f"{where}/wishes", json={"wish": "join"})).status_code
        assert 409 == (await other.post(f"{where}/wishes", json={"wish": "join"})).status_code
    assert 404 == (await browser.get("/api/tables/nowhere")).status_code
    assert 404 == (await browser.get("/rubbish/of/a/stranger")).status_code
    return {"id": me["id"], "name": "Ariadne", "other": "Theseus", "title": "Knossos", "table": table["table"]["id"]}


async def test_the_figures_count_what_was_done(tmp_path: Path):
    async with opened(tmp_path) as stage, stage.browser("127.0.0.1") as browser:
        await played(stage, browser)
        text = (await figures(browser)).text

    found = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    wanted = {
        "labrys_tables_in_memory": "1.0",
        "labrys_tables_made_total": "1.0",
        'labrys_wishes_granted_total{kind="join"}': "1.0",
        'labrys_wishes_declined_total{code="begun"}': "1.0",
        "labrys_appends_total": "2.0",
        "labrys_commit_seconds_count": "2.0",
        "labrys_collisions_total": "0.0",
        "labrys_sockets_open": "0.0",
        'labrys_request_seconds_count{route="/api/tables/{table_id}/wishes",status="4xx"}': "1.0",
        'labrys_request_seconds_count{route="other",status="4xx"}': "1.0",
        'labrys_alerts_total{outcome="sent"}': "0.0",
        f'labrys_build_info{{engine="{build.running()}",version="{__version__}"}}': "1.0",
    }
    assert wanted == {name: found.get(name) for name in wanted}


async def test_the_figures_say_nothing_about_anybody(tmp_path: Path):
    async with opened(tmp_path) as stage, stage.browser("127.0.0.1") as browser:
        private = await played(stage, browser)
        text = (await figures(browser)).text

    assert [] == [what for what, value in private.items() if value in text]
    labels = set(re.findall(r'[{,](\w+)="', text))
    assert {"le", "route", "status", "kind", "code", "outcome", "version", "engine"} == labels
    assert "192.0.2" not in text
    assert "rubbish" not in text


async def test_two_applications_in_one_process_count_apart(tmp_path: Path):
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    async with opened(tmp_path / "a") as one, opened(tmp_path / "b") as two:
        async with one.browser("127.0.0.1") as browser:
            await played(one, browser)
        async with two.browser("127.0.0.1") as browser:
            assert "labrys_tables_made_total 0.0" in (await figures(browser)).text


def test_no_label_grows_without_end():
    measures = Measures()
    for number in range(1000):
        measures.answered(f"/made/up/{number}", 200, 0.001)

    assert len(measures.requests) <= 201
    assert 1000 == sum(timings.count for timings in measures.requests.values())


def test_durations_are_counted_up_to_each_bound():
    timings = Timings()
    for seconds in (0.0, 0.0005, 0.003, 99.0):
        timings.add(seconds)

    reached = dict(timings.up_to())
    assert (2, 2, 3, 3, 4) == tuple(reached[bound] for bound in ("0.0005", "0.0025", "0.005", "10.0", "+Inf"))
    assert 99.0035 == timings.total
