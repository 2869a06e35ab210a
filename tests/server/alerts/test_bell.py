from __future__ import annotations

import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import insert, select, update
from structlog.testing import capture_logs

from labrys.server.alerts import bell as bells
from labrys.server.alerts.bell import Bell, Pace, Turn
from labrys.server.alerts.calls import Answer, Caller
from labrys.server.alerts.hooks import Hook, Hooks
from labrys.server.alerts.message import signature
from labrys.server.settings import Settings
from labrys.server.store.database import Database, open_database
from labrys.server.store.schema import players, seats
from tests.server.alerts.receiver import OK, Receiver, receiving, status

pytestmark = pytest.mark.anyio

SETTINGS = Settings(alerts_inside=True)
SECRET = "s3cret"
HASTY = Pace(pauses=(0.0, 0.0, 0.0))
NO_REST = Pace(pauses=(0.0, 0.0, 0.0), rest=0.0)


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    opened = await open_database(Settings(database=str(tmp_path / "labrys.db")))
    yield opened
    await opened.close()


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    async with receiving(Receiver()) as ready:
        yield ready


async def seat(database: Database, player: str, hook: str | None, *tables: str) -> None:
    """A player with this webhook who is to move at these tables."""
    person = {"id": player, "name": player, "epoch": 0, "created": 0.0, "seen": 0.0}
    async with database.engine.begin() as connection:
        await connection.execute(insert(players).values(**person, hook=hook, hook_secret=SECRET if hook else None))
        for table in tables:
            await connection.execute(insert(seats).values(table_id=table, seat=0, player=player, to_move=True))


async def hook_of(database: Database, player: str) -> tuple[str | None, str | None]:
    async with database.engine.connect() as connection:
        question = select(players.c.hook, players.c.hook_secret).where(players.c.id == player)
        row = (await connection.execute(question)).one()
    return row.hook, row.hook_secret


def turn(table: str = "atoll", version: int = 17) -> Turn:
    return Turn(table, "akrotiri", "Akrotiri", 0, version, 1790000000.0)


def make_bell(database: Database, pace: Pace = HASTY, caller: Caller | None = None) -> Bell:
    return Bell(database, SETTINGS, "https://play.example", pace=pace, caller=caller)


def counts(bell: Bell) -> tuple[int, int, int]:
    return bell.sent, bell.failed, bell.dropped


async def test_a_turn_is_told_with_a_signature(database: Database, receiver: Receiver):
    await seat(database, "ariadne", receiver.address, "atoll")
    bell = make_bell(database)
    await bell.start()

    bell.ring("ariadne", turn())
    request = await receiver.next()
    await bell.stop()

    assert (1, 0, 0) == counts(bell)
    assert ("your-turn", "atoll", 17) == tuple(request.json[name] for name in ("type", "table", "version"))
    assert "https://play.example/tables/atoll" == request.json["link"]
    signed = re.fullmatch(r"t=(\d+),v1=(\w+)", request.headers["Labrys-Signature"])
    assert signed is not None
    assert signed[2] == signature(request.body, SECRET, int(signed[1]))


async def test_who_has_no_webhook_or_has_moved_since_is_not_called(database: Database, receiver: Receiver):
    await seat(database, "theseus", None, "atoll")
    await seat(database, "ariadne", receiver.address, "bay")
    await seat(database, "minos", receiver.address)
    async with database.engine.begin() as connection:
        await connection.execute(update(seats).where(seats.c.player == "ariadne").values(to_move=False))
    bell = make_bell(database)
    await bell.start()

    for player, table in [("theseus", "atoll"), ("ariadne", "bay"), ("minos", "cape"), ("nobody", "delta")]:
        bell.ring(player, turn(table))
    await bell.quiet()
    await bell.stop()

    assert (0, 0, 0) == counts(bell)
    assert receiver.requests.empty()


async def test_a_turn_of_many_decisions_rings_once(database: Database, receiver: Receiver):
    await seat(database, "ariadne", receiver.address, "atoll", "bay")
    bell = make_bell(database)
    for version in range(10):
        bell.ring("ariadne", turn(version=version))
    await bell.start()
    await bell.quiet()

    for version in range(10, 20):
        bell.ring("ariadne", turn(version=version))
    bell.ring("ariadne", turn("bay"))
    await bell.quiet()
    await bell.stop()

    assert [("atoll", 9), ("bay", 17)] == [
        (request.json["table"], request.json["version"])
        for request in [receiver.requests.get_nowait() for _ in range(receiver.requests.qsize())]
    ]


async def test_a_turn_that_came_during_the_rest_is_told_after_it(database: Database, receiver: Receiver):
    await seat(database, "ariadne", receiver.address, "atoll")
    bell = make_bell(database, Pace(rest=0.05))
    await bell.start()

    bell.ring("ariadne", turn(version=1))
    first = await receiver.next()
    for version in (2, 3, 4):
        bell.ring("ariadne", turn(version=version))
    second = await receiver.next()
    await bell.stop()

    assert [1, 4] == [first.json["version"], second.json["version"]]
    assert 2 == bell.sent


@pytest.mark.parametrize("passing", [status(500), status(503), status(429), b"rubbish\r\n\r\n"])
async def test_a_fault_that_may_pass_is_tried_again(database: Database, receiver: Receiver, passing: bytes):
    receiver.answers = [passing, passing, passing, OK]
    await seat(database, "ariadne", receiver.address, "atoll")
    bell = make_bell(database)
    await bell.start()

    bell.ring("ariadne", turn())
    await bell.quiet()
    await bell.stop()

    assert (1, 0, 0) == counts(bell)
    assert 4 == receiver.requests.qsize()


async def test_after_three_more_tries_an_alert_has_failed(database: Database, receiver: Receiver):
    receiver.answers = [status(500)]
    await seat(database, "ariadne", receiver.address, "atoll")
    bell = make_bell(database)
    await bell.start()

    bell.ring("ariadne", turn())
    await bell.quiet()
    await bell.stop()

    assert (0, 1, 0) == counts(bell)
    assert 4 == receiver.requests.qsize()
    assert (receiver.address, SECRET) == await hook_of(database, "ariadne")


@pytest.mark.parametrize("code", [302, 400, 401, 404, 410])
async def test_a_refusal_is_not_tried_again(database: Database, receiver: Receiver, code: int):
    receiver.answers = [status(code)]
    await seat(database, "ariadne", receiver.address, "atoll")
    bell = make_bell(database)
    await bell.start()

    bell.ring("ariadne", turn())
    await bell.quiet()
    await bell.stop()

    assert (0, 1, 0) == counts(bell)
    assert 1 == receiver.requests.qsize()


async def test_another_try_tells_the_newest_turn(database: Database, receiver: Receiver):
    receiver.answers = [status(500), OK]
    await seat(database, "ariadne", receiver.address, "atoll")
    bell = make_bell(database, Pace(pauses=(0.2,)))
    await bell.start()

    bell.ring("ariadne", turn(version=1))
    await receiver.next()
    bell.ring("ariadne", turn(version=2))
    again = await receiver.next()
    await bell.quiet()
    await bell.stop()

    assert 2 == again.json["version"]
    assert (1, 0, 0) == counts(bell)


async def test_a_webhook_that_fails_twenty_times_in_a_row_is_removed(database: Database, receiver: Receiver):
    receiver.answers = [status(404)] * 19 + [OK] + [status(404)]
    tables = [f"table-{n}" for n in range(41)]
    await seat(database, "ariadne", receiver.address, *tables)
    bell = make_bell(database)
    await bell.start()

    with capture_logs() as logs:
        for table in tables[:39]:
            bell.ring("ariadne", turn(table))
        await bell.quiet()
        kept = await hook_of(database, "ariadne")
        for table in tables[39:]:
            bell.ring("ariadne", turn(table))
        await bell.quiet()
    await bell.stop()

    assert (receiver.address, SECRET) == kept
    assert (None, None) == await hook_of(database, "ariadne")
    assert (1, 39, 0) == counts(bell)
    assert 40 == receiver.requests.qsize()
    removed = {"player": "ariadne", "place": f"127.0.0.1:{receiver.port}", "failures": 20}
    assert [removed | {"event": "hook-removed", "log_level": "warning"}] == [
        line for line in logs if line["event"] == "hook-removed"
    ]
    assert "secret" not in str(logs)
    assert SECRET not in str(logs)


async def test_an_address_inside_is_refused_unless_the_operator_allows_it(database: Database, receiver: Receiver):
    await seat(database, "ariadne", receiver.address, "atoll")
    bell = Bell(database, Settings(), "https://play.example", pace=HASTY)
    await bell.start()

    bell.ring("ariadne", turn())
    await bell.quiet()
    await bell.stop()

    assert (0, 1, 0) == counts(bell)
    assert receiver.requests.empty()


async def test_when_too_many_wait_the_oldest_is_dropped(
    database: Database, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(bells, "MOST_WAITING", 3)
    await seat(database, "ariadne", receiver.address, "t0", "t1", "t2", "t3", "t4")
    bell = make_bell(database)

    for n in range(5):
        bell.ring("ariadne", turn(f"t{n}"))
    bell.ring("ariadne", turn("t2", version=18))
    await bell.start()
    await bell.quiet()
    await bell.stop()

    assert (3, 0, 2) == counts(bell)
    assert [("t2", 18), ("t3", 17), ("t4", 17)] == [
        (request.json["table"], request.json["version"])
        for request in [receiver.requests.get_nowait() for _ in range(3)]
    ]


async def test_a_slow_webhook_holds_up_its_own_player_only(database: Database, receiver: Receiver):
    async with receiving(Receiver([b""])) as slow:
        slow_tables = [f"slow-{n}" for n in range(8)]
        await seat(database, "theseus", slow.address, *slow_tables)
        await seat(database, "ariadne", receiver.address, "atoll")
        bell = make_bell(database, Pace(farewell=0.0))
        await bell.start()

        for table in slow_tables:
            bell.ring("theseus", turn(table))
        bell.ring("ariadne", turn())
        await slow.next()
        await receiver.next()
        await bell.stop()

        assert slow.requests.empty()


async def test_a_broken_database_does_not_silence_the_bell(database: Database, receiver: Receiver):
    await seat(database, "ariadne", receiver.address, "atoll", "bay")
    async with database.engine.begin() as connection:
        await connection.exec_driver_sql("ALTER TABLE seats RENAME TO away")
    bell = make_bell(database)
    await bell.start()

    with capture_logs() as logs:
        bell.ring("ariadne", turn("atoll"))
        await bell.quiet()
    async with database.engine.begin() as connection:
        await connection.exec_driver_sql("ALTER TABLE away RENAME TO seats")
    bell.ring("ariadne", turn("bay"))
    await bell.quiet()
    await bell.stop()

    assert (1, 1, 0) == counts(bell)
    assert [{"event": "alert-broke", "error": "OperationalError", "log_level": "error"}] == logs


async def test_a_stopped_bell_can_be_rung_and_started_again(database: Database, receiver: Receiver):
    await seat(database, "ariadne", receiver.address, "atoll")
    bell = make_bell(database)
    await bell.stop()
    bell.ring("ariadne", turn(version=1))
    for version in (2, 3):
        await bell.start()
        await bell.quiet()
        await bell.stop()
        bell.ring("ariadne", turn(version=version))

    assert (2, 0, 0) == counts(bell)


async def test_a_rest_of_nothing_lets_every_turn_through(database: Database, receiver: Receiver):
    await seat(database, "ariadne", receiver.address, "atoll")
    bell = make_bell(database, NO_REST)
    await bell.start()

    told = []
    for version in range(5):
        bell.ring("ariadne", turn(version=version))
        told.append((await receiver.next()).json["version"])
    await bell.stop()

    assert [0, 1, 2, 3, 4] == told


async def test_a_webhook_set_anew_is_not_removed_for_the_failures_of_the_old(database: Database):
    class Changing(Caller):
        """While it fails for the last time, the player sets another webhook."""

        async def call(self, *_: object) -> Answer:
            async with database.engine.begin() as connection:
                await connection.execute(update(players).values(hook="https://new.example/"))
            return Answer(status=404)

    await seat(database, "ariadne", "https://old.example/", "atoll")
    bell = make_bell(database, Pace(most_failures=1), Changing())
    await bell.start()

    bell.ring("ariadne", turn())
    await bell.quiet()
    await bell.stop()

    assert ("https://new.example/", SECRET) == await hook_of(database, "ariadne")


async def test_a_new_webhook_begins_a_new_row_of_failures(database: Database):
    await seat(database, "ariadne", "https://old.example/", "atoll")
    hooks = Hooks(database, most_failures=3)

    for where in ("new", "new", "old", "old"):
        await hooks.failed("ariadne", Hook(f"https://{where}.example/", SECRET))

    assert ("https://old.example/", SECRET) == await hook_of(database, "ariadne")


def test_a_webhook_shows_neither_path_nor_secret():
    assert "Hook(hooks.example)" == repr(Hook("https://hooks.example/path?query", SECRET))
    assert "Hook(?)" == repr(Hook("nonsense", SECRET))
