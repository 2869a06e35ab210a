"""`labrys backup`: sound copies of a database in use, and games that go on from them."""

from __future__ import annotations

import sqlite3
import stat
import threading
from pathlib import Path

import pytest

from labrys.server.backup import NoBackup, back_up, pg_dump
from labrys.server.settings import Settings
from tests.cli.program import is_one_sentence, labrys
from tests.server.running import guest, running


def small_database(path: Path) -> Path:
    """A file with the two tables that a copy is asked for."""
    connection = sqlite3.connect(path)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("CREATE TABLE tables (id TEXT)")
    connection.execute("CREATE TABLE log (table_id TEXT, seq INTEGER)")
    connection.execute("INSERT INTO tables VALUES ('t')")
    connection.executemany("INSERT INTO log VALUES ('t', ?)", [(seq,) for seq in range(3)])
    connection.commit()
    connection.close()
    return path


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.mark.anyio
async def test_games_go_on_from_a_copy_that_was_made_while_they_were_played(tmp_path: Path):
    copy = tmp_path / "copies" / "labrys.db"
    copy.parent.mkdir()
    with running(tmp_path) as server:
        ariadne = await guest(server.address, "Ariadne")
        table = await ariadne.make_table("me", "me")
        first = await ariadne.look(table)
        await ariadne.granted(table, "move", version=first["version"], move=first["legal"][0], key="first")
        seen = await ariadne.look(table, since=0)

        assert (0, "") == labrys("backup", copy, "--database", tmp_path / "labrys.db")[::2]

        await ariadne.granted(table, "move", version=seen["version"], move=seen["legal"][0], key="second")
    with running(copy.parent) as again:
        ariadne.client.base_url = again.address
        restored = await ariadne.look(table, since=0)
        assert {**seen, "now": 0} == {**restored, "now": 0}

        await ariadne.granted(table, "move", version=seen["version"], move=seen["legal"][-1], key="otherwise")
    await ariadne.client.aclose()


def test_it_says_how_much_was_copied(tmp_path: Path):
    small_database(tmp_path / "labrys.db")

    code, out, err = labrys("backup", tmp_path / "copy.db", "--database", tmp_path / "labrys.db")

    assert (0, "") == (code, err)
    assert f"{tmp_path}/copy.db is a sound copy: 1 table, 3 log entries, 12,288 bytes.\n" == out


def test_a_copy_is_one_file_that_only_its_owner_reads(tmp_path: Path):
    database, copies = small_database(tmp_path / "labrys.db"), tmp_path / "copies"
    copies.mkdir()

    back_up(Settings(database=str(database)), copies / "copy.db")

    assert ["copy.db"] == names(copies)
    assert 0o600 == stat.S_IMODE((copies / "copy.db").stat().st_mode)
    assert ("delete",) == sqlite3.connect(copies / "copy.db").execute("PRAGMA journal_mode").fetchone()


def test_nothing_is_overwritten(tmp_path: Path):
    database, target = small_database(tmp_path / "labrys.db"), tmp_path / "letters"
    target.write_text("dear Theseus")

    code, out, err = labrys("backup", target, "--database", database)

    assert (2, "") == (code, out)
    assert is_one_sentence(err)
    assert "dear Theseus" == target.read_text()


def test_a_copy_made_while_somebody_writes_is_from_one_moment(tmp_path: Path):
    """Every transaction adds two entries, so no copy has an odd number of them."""
    database, done = small_database(tmp_path / "labrys.db"), threading.Event()

    connection = sqlite3.connect(database)
    connection.execute("INSERT INTO log VALUES ('t', 0)")  # the fourth: even before the first copy is made
    connection.commit()
    connection.close()

    def write() -> None:
        connection = sqlite3.connect(database, timeout=30)
        while not done.is_set():
            connection.executemany("INSERT INTO log VALUES (?, 0)", [("t" * 2000,), ("t" * 2000,)])
            connection.commit()
        connection.close()

    writer = threading.Thread(target=write)
    writer.start()
    try:
        copies = [back_up(Settings(database=str(database)), tmp_path / f"{n}.db") for n in range(20)]
    finally:
        done.set()
        writer.join()

    assert [] == [copied.entries for copied in copies if copied.entries % 2]


@pytest.mark.parametrize("what", ["nothing", "rubbish", "another"])
def test_what_is_no_database_of_ours_is_named(tmp_path: Path, what: str):
    database = tmp_path / what
    if what == "rubbish":
        database.write_bytes(b"rubbish" * 1000)
    if what == "another":
        sqlite3.connect(database).execute("CREATE TABLE letters (text TEXT)").connection.close()

    code, out, err = labrys("backup", tmp_path / "copy.db", "--database", database)

    assert (2, "") == (code, out)
    assert is_one_sentence(err)
    assert str(database) in err
    assert [what] * (what != "nothing") == names(tmp_path)


def test_a_damaged_database_is_not_taken_for_a_backup(tmp_path: Path):
    database = small_database(tmp_path / "labrys.db")
    connection = sqlite3.connect(database)
    connection.executemany("INSERT INTO log VALUES (?, 1)", [("x" * 900,)] * 200)
    connection.commit()
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    with database.open("r+b") as file:
        file.seek(20 * 4096)
        file.write(b"\xff" * 4096)

    with pytest.raises(NoBackup, match=r"damaged|malformed"):
        back_up(Settings(database=str(database)), tmp_path / "copy.db")

    assert not (tmp_path / "copy.db").exists()


def test_a_folder_that_is_not_there_is_named(tmp_path: Path):
    database = small_database(tmp_path / "labrys.db")

    code, _, err = labrys("backup", tmp_path / "nowhere" / "copy.db", "--database", database)

    assert 2 == code
    assert is_one_sentence(err)
    assert "nowhere" in err


@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("postgresql://minos:labyrinth@db.example:5433/labrys", "postgresql://minos@db.example:5433/labrys"),
        (
            "postgresql://db.example/labrys?password=labyrinth&sslmode=require",
            "postgresql://db.example/labrys?sslmode=require",
        ),
        ("postgres://minos:labyrinth@[2001:db8::1]/labrys", "postgresql://minos@[2001:db8::1]/labrys"),
        ("postgresql:///labrys?host=/run/postgresql", "postgresql:///labrys?host=/run/postgresql"),
    ],
)
def test_for_postgresql_it_names_the_command_without_the_password(url: str, told: str):
    assert f"pg_dump --format=custom --file=copy.dump '{told}'" == pg_dump(Settings(database=url), Path("copy.dump"))

    code, out, err = labrys("backup", "copy.dump", "--database", url)
    assert (2, "") == (code, out)
    assert is_one_sentence(err)
    assert "labyrinth" not in err


def test_without_links_in_the_file_system_the_copy_still_gets_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    database = small_database(tmp_path / "labrys.db")

    def no_links(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "hardlink_to", no_links)
    back_up(Settings(database=str(database)), tmp_path / "copy.db")

    assert {"copy.db", "labrys.db"} <= set(names(tmp_path))
