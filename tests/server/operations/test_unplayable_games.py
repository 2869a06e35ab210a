"""`labrys unplayable`: who runs the server finds the games that it cannot play on, keeps their records, ends them."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from labrys.core.record import read
from labrys.core.registry import game
from tests.cli.program import is_one_sentence, labrys
from tests.server.store.former.databases import at_work, changed, laid, lines

TODAYS = game("minos").components_digest
UNKNOWN = "0123456789ab" + TODAYS[12:]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database with a running and a finished game of Minos that nobody can play here."""
    found = laid("73c2f1f", tmp_path)
    for title in ("playing", "over"):
        changed(found, TODAYS, UNKNOWN, title=title, game="minos")
    return found


def test_where_all_games_can_be_played_on_there_is_nothing_to_list(tmp_path: Path):
    code, out, _ = labrys("unplayable", "--database", laid("875bd7b", tmp_path))

    assert (0, "0 games that cannot be played on found.") == (code, out.strip())


def test_unfinished_games_are_listed_with_the_reason_and_nothing_is_changed(file: Path):
    for _ in range(2):
        code, out, _ = labrys("unplayable", "--database", file)
        first, last = out.splitlines()

        assert (0, "1 game that cannot be played on found.") == (code, last)
        assert all(word in first for word in ("minos", "Ann, greedy", "'house' (0123456789ab)"))


@pytest.mark.rule("S7.10")
@pytest.mark.anyio
async def test_they_are_written_to_files_and_closed(file: Path, tmp_path: Path):
    folder = tmp_path / "records"
    async with at_work(file) as (_, ann):
        table = (await lines(ann))["minos", "playing"]["id"]
    # Not in this thread, where a loop runs.
    code, out, err = await asyncio.to_thread(labrys, "unplayable", "--database", file, "--records", folder, "--close")
    assert (0, "") == (code, err)
    assert "1 game that cannot be played on closed." in out
    record = read((folder / f"minos-{table}.jsonl").read_bytes())
    assert record.end is not None
    assert ("closed", (), 64) == (record.end.end, record.end.winners, len(record.end.seed))
    async with at_work(file) as (_, ann):
        assert "over" == (await lines(ann))["minos", "playing"]["status"]
        seen = await ann.look(table)
        assert ("closed", None) == (seen["table"]["end"]["end"], seen["view"])
    assert 0 == labrys("verify", folder / f"minos-{table}.jsonl").code


def test_what_cannot_be_done_is_said_in_a_sentence(file: Path, tmp_path: Path):
    code, _, err = labrys("unplayable", "--database", tmp_path / "nothing.db")
    assert 2 == code
    assert is_one_sentence(err)
    folder = tmp_path / "records"
    assert 0 == labrys("unplayable", "--database", file, "--records", folder).code
    code, _, err = labrys("unplayable", "--database", file, "--records", folder)
    assert 2 == code
    assert "cannot be written" in err
    # Nothing is closed whose record cannot be written.
    assert 2 == labrys("unplayable", "--database", file, "--records", folder, "--close").code
    assert "1 game that cannot be played on found." in labrys("unplayable", "--database", file).out
