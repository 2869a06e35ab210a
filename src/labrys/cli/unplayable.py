"""`labrys unplayable`: games on the server that cannot be played on by this version (docs/operating.md)."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from labrys.cli.faults import Fault
from labrys.cli.serve import missing

Where = Annotated[
    str | None, typer.Option(metavar="WHERE", help="The server's database, if it is not where it usually is.")
]
Folder = Annotated[
    Path | None,
    typer.Option("--records", metavar="FOLDER", help="Write their records there, with all that is hidden in them."),
]
Close = Annotated[bool, typer.Option("--close", help="End them without a result: then their records are public.")]


def unplayable(database: Where = None, records: Folder = None, close: Close = False) -> None:
    """List the server's games that this version cannot play on. The server must not run, unless it uses PostgreSQL."""
    import asyncio
    import time

    from labrys.cli.faults import printable
    from labrys.core.refusal import counted
    from labrys.server.settings import from_environment

    try:
        from structlog.testing import capture_logs

        from labrys.server.store.database import Occupied
        from labrys.server.unplayable import unplayable as found_by
    except ModuleNotFoundError as error:
        raise missing(error) from None
    said = {} if database is None else {"LABRYS_DATABASE": database}
    try:
        settings = from_environment({**os.environ, **said})
        if not settings.is_postgres and not settings.sqlite_file.is_file():
            raise Fault(f"there is no database at {database or settings.sqlite_file}; name it with --database")
        if records is not None:
            records.mkdir(parents=True, exist_ok=True)
        with capture_logs():  # what the server would log of such tables is said below
            found = asyncio.run(found_by(settings, records, close))
    except (Occupied, ValueError) as why:
        raise Fault(str(why)) from None
    except OSError as why:
        raise Fault(f"a record cannot be written: {why.strerror or why} ({why.filename})") from None
    for one in found:
        day = time.strftime("%Y-%m-%d", time.gmtime(one.touched))
        names = ", ".join(printable(name) for name in one.seats)
        print(f"{one.table}  {one.game}  {day}  {names}: {one.why}")
        if one.file is not None:
            print(f"  its record is in {one.file}")
    done = "closed" if close else "found"
    print(f"{counted(len(found), 'game')} that cannot be played on {done}.")
