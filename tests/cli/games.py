"""Records and positions for the tests of the command line."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from labrys.arena.match import play_match
from labrys.core import record
from labrys.core.chance import seed_from
from labrys.core.registry import game
from labrys.core.table import Table, replay
from labrys.core.trail import Trail


@cache
def finished() -> Table:
    """One whole game between random bots."""
    return play_match(game("akrotiri"), ["random", "random"], seed_from("tests of the command line"))


def text_of(entries: int | None = None) -> bytes:
    """Its record: whole, or cut off after so many entries."""
    whole = finished().record
    if entries is None:
        return record.write(whole)
    return record.write(record.Record(whole.header, Trail(whole.entries[:entries])))


@cache
def position_after(entries: int) -> str:
    """The position after so many entries."""
    return game("akrotiri").position(replay(finished().record, to=entries).state)


def put(folder: Path, name: str, data: bytes | str) -> Path:
    """A file in a folder."""
    path = folder / name
    path.write_bytes(data if isinstance(data, bytes) else data.encode())
    return path
