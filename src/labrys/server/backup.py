"""Copying the embedded database while a server plays on it. It needs nothing but SQLite."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from urllib.parse import parse_qsl, quote, urlencode, urlsplit, urlunsplit

import msgspec

from labrys.server.settings import Settings


class NoBackup(Exception):
    """No copy was made, and nothing is left of the attempt; the text is one sentence."""


class Copied(msgspec.Struct, frozen=True):
    """What a copy holds."""

    tables: int
    entries: int
    size: int


def back_up(settings: Settings, target: Path) -> Copied:
    """A sound copy of the embedded database as it is at one moment; NoBackup with the reason otherwise."""
    if settings.is_postgres:
        raise NoBackup(f"the database is PostgreSQL, which makes its own backups: {pg_dump(settings, target)}")
    source = settings.sqlite_file
    if not source.is_file():
        raise NoBackup(f"there is no database at {source}; name it with --database")
    if target.exists():
        raise NoBackup(f"{target} exists already, and is not overwritten")
    part = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        # It holds all that the database does: nobody else on this machine reads it.
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        copied = _copy(source, part)
        _put_in_place(part, target)
    except sqlite3.Error as error:
        raise NoBackup(f"{source} could not be copied: {error}") from None
    except FileExistsError:
        raise NoBackup(f"{target} exists already, and is not overwritten") from None
    except OSError as error:
        raise NoBackup(f"{target} cannot be written: {error.strerror or error}") from None
    finally:
        with suppress(FileNotFoundError):
            part.unlink()
    return copied


def _copy(source: Path, part: Path) -> Copied:
    address = f"file:{quote(str(source))}?mode=ro"
    with closing(sqlite3.connect(address, uri=True, timeout=30)) as original, closing(sqlite3.connect(part)) as copy:
        # In one step: all of it is read from one moment, while the server goes on writing.
        original.backup(copy)
        # Without the log of its own that a database in use has, so that the copy is one file.
        copy.execute("PRAGMA journal_mode=DELETE")
        (soundness,) = copy.execute("PRAGMA integrity_check(1)").fetchone()
        if soundness != "ok":
            raise NoBackup(f"{source} is damaged: {soundness}")
        (tables,) = copy.execute("SELECT count(*) FROM tables").fetchone()
        (entries,) = copy.execute("SELECT count(*) FROM log").fetchone()
    return Copied(tables, entries, part.stat().st_size)


def _put_in_place(part: Path, target: Path) -> None:
    """Give the copy its name once it is on the disk; FileExistsError if somebody else took the name meanwhile."""
    with part.open("rb+") as copied:
        os.fsync(copied.fileno())
    try:
        target.hardlink_to(part)
    except PermissionError:
        # Some file systems know no links.
        if target.exists():
            raise FileExistsError from None
        part.rename(target)
    folder = os.open(target.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def pg_dump(settings: Settings, target: Path) -> str:
    """The command that copies a PostgreSQL database, without its password."""
    parts = urlsplit(settings.database_url)
    user = f"{quote(parts.username)}@" if parts.username else ""
    host = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname or ""
    port = f":{parts.port}" if parts.port else ""
    query = [(name, value) for name, value in parse_qsl(parts.query) if "pass" not in name.lower()]
    url = urlunsplit(("postgresql", f"{user}{host}{port}", parts.path, urlencode(query, safe="/"), ""))
    # A URL without a host must keep its two slashes.
    url = url if "://" in url else url.replace("postgresql:", "postgresql://", 1)
    return f"pg_dump --format=custom --file={target} '{url}'"
