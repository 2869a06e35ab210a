"""Games that cannot be played on here, for the operator of the server: found, written to files, closed."""

from __future__ import annotations

from contextlib import nullcontext
from functools import partial
from pathlib import Path

import msgspec

from labrys.core.record import write
from labrys.server.hosted import Hosted
from labrys.server.keeping import Keeper
from labrys.server.settings import Settings
from labrys.server.store.database import open_database
from labrys.server.tables.deeds import Deed
from labrys.server.tables.granting import close
from labrys.server.tables.sitting import UNPLAYABLE, Sitting
from labrys.server.tally import Tally


class Unplayable(msgspec.Struct, frozen=True):
    """A table whose game was not over and cannot be played on."""

    table: str
    game: str
    seats: tuple[str, ...]
    touched: float
    why: str
    file: Path | None
    """Where its record was written, if that was wanted and there is one."""


async def unplayable(settings: Settings, folder: Path | None, closes: bool) -> list[Unplayable]:
    """All of them, each closed first if that is wanted, and written to the folder if there is one.

    Those of a newer Labrys are not closed.
    """
    database = await open_database(settings)
    found = []
    keeper = Keeper(database, Tally(), 0.0, lambda *_: None)
    try:
        for table in await keeper.store.unfinished_games():
            hosted = await keeper.find(table)
            if hosted.sitting.status == UNPLAYABLE and not (closes and _is_newer(hosted.sitting)):
                file = _file_for(hosted.sitting, folder)
                # The file comes first: nothing is closed whose record cannot be written.
                with nullcontext() if file is None else file.open("xb") as written:
                    if closes:
                        async with hosted.lock:
                            await keeper.settle(hosted, None, None, partial(_closing, hosted))
                    found.append(_told(hosted.sitting, file))
                    if written is not None:
                        written.write(_record(hosted.sitting))
            keeper.forget_idle(0.0)
    finally:
        await keeper.close()
        await database.close()
    return found


def _is_newer(sitting: Sitting) -> bool:
    return sitting.remains is not None and sitting.remains.is_newer


def _closing(hosted: Hosted) -> Deed | None:
    return Deed((close(hosted.sitting, None),)) if hosted.sitting.status == UNPLAYABLE else None


def _file_for(sitting: Sitting, folder: Path | None) -> Path | None:
    if folder is None or sitting.remains is None or sitting.remains.record is None:
        return None
    return folder / f"{sitting.game.name}-{sitting.id}.jsonl"


def _record(sitting: Sitting) -> bytes:
    assert sitting.remains is not None
    assert sitting.remains.record is not None
    return write(sitting.remains.record)


def _told(sitting: Sitting, file: Path | None) -> Unplayable:
    assert sitting.remains is not None, "only a game that cannot be played on has remains"
    why = sitting.remains.why.text
    return Unplayable(sitting.id, sitting.setup.game, sitting.names(), sitting.touched, why, file)
