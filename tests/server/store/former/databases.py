"""Databases as former versions left them. How they were made, `make.py` says."""

from __future__ import annotations

import lzma
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from tests.server.attacks.inside import Inside, opened
from tests.server.running import Person
from tests.server.store.former.make import NAME, PASSWORD

HERE = Path(__file__).parent
COMMITS = ("41f7bf1", "875bd7b", "73c2f1f")
"""The first was made before the lesson of Minos, and before rules of Minos changed without a new version."""
PLAYED_BY_OTHERS = ("41f7bf1", "minos")


def laid(commit: str, folder: Path) -> Path:
    """The database of that commit in a folder, as if it had been used until a moment ago."""
    file = folder / "labrys.db"
    database = sqlite3.connect(file)
    database.executescript(lzma.decompress((HERE / f"{commit}.sql.xz").read_bytes()).decode())
    (last,) = database.execute("SELECT max(at) FROM log").fetchone()
    later = time.time() - last
    database.execute("UPDATE log SET at = at + ?", (later,))
    database.execute("UPDATE tables SET created = created + ?, touched = touched + ?, due = due + ?", (later,) * 3)
    database.commit()
    database.close()
    return file


def changed(file: Path, old: str, new: str, title: str = "%", game: str = "%") -> None:
    """Replace some text in the logs of the tables of this title and game."""
    database = sqlite3.connect(file)
    of = "table_id IN (SELECT id FROM tables WHERE game LIKE ? AND setup LIKE ?)"
    database.execute(
        f"UPDATE log SET entry = replace(entry, ?, ?) WHERE {of}",
        (old, new, game, f'%"title":"{title}"%'),
    )
    database.commit()
    database.close()


@asynccontextmanager
async def at_work(file: Path) -> AsyncIterator[tuple[Inside, Person]]:
    """Today's server with such a database, and Ann, who has signed in."""
    async with opened(file.parent, database=str(file), bot_seconds=120.0) as inside:
        client = inside.browser()
        answer = await client.post("/api/session", json={"account": NAME, "password": PASSWORD})
        assert answer.status_code == 200, answer.text
        yield inside, Person(client, str(answer.json()["id"]), NAME)


async def lines(ann: Person) -> dict[tuple[str, str], dict[str, Any]]:
    """Ann's tables as lists show them, by game and title."""
    mine = (await ann.client.get("/api/tables/mine")).json()
    return {(line["game"], line["title"]): line for line in mine}


async def turn(ann: Person, table: str) -> dict[str, Any]:
    """The table when it is Ann's turn, or over."""
    seen = await ann.look(table)
    while seen["table"]["status"] == "playing" and not seen["legal"]:
        seen = await ann.look(table, since=seen["version"], wait=20)
    return seen
