"""`labrys backup`: a copy of the embedded database, also while the server runs (docs/operating.md)."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from labrys.cli.faults import Fault

File = Annotated[Path, typer.Argument(metavar="FILE", help="Where the copy goes; it must not exist yet.")]
Where = Annotated[
    str | None, typer.Option(metavar="WHERE", help="The server's database, if it is not where it usually is.")
]


def backup(file: File, database: Where = None) -> None:
    """Copy the server's embedded database. The server may run meanwhile."""
    from labrys.core.refusal import counted
    from labrys.server.backup import NoBackup, back_up
    from labrys.server.settings import from_environment

    said = {} if database is None else {"LABRYS_DATABASE": database}
    try:
        copied = back_up(from_environment({**os.environ, **said}), file)
    except (NoBackup, ValueError) as why:
        raise Fault(str(why)) from None
    entries = "1 log entry" if copied.entries == 1 else f"{copied.entries} log entries"
    print(f"{file} is a sound copy: {counted(copied.tables, 'table')}, {entries}, {copied.size:,} bytes.")
