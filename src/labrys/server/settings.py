"""What an operator may set. Everything has a default that suits one machine and no configuration."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

SKEW = 5 * 60.0
"""Seconds by which the clocks of servers at one database may differ, and nobody is the worse for it."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """The server's settings; `from_environment` reads LABRYS_<NAME> for each of them."""

    database: str = ""
    """A URL of PostgreSQL (`postgresql://...`) or a path for SQLite; empty for `labrys.db` in the data folder."""
    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535)] = 8000
    address: str = ""
    """Where people reach the server, such as https://play.example; for links in alerts."""
    origins: tuple[str, ...] = ()
    """Further origins, such as https://play.example, whose pages may use this server with a session."""
    hosts: tuple[str, ...] = ()
    """Further names by which people reach the server; `*` for all, `*.example` for all below one.
    Addresses, local names and the name in `address` always lead here."""
    secure: bool = False
    """Whether people reach the server by TLS: cookies are then sent by TLS only."""
    proxies: str = "127.0.0.1"
    """Addresses whose X-Forwarded-For and X-Forwarded-Proto are believed; `*` for all."""
    workers: Annotated[int, Meta(ge=1, le=256)] = 1
    """Processes in which bots think."""
    bot_seconds: float = 20.0
    """After so long a bot's answer is no longer awaited: its worker is replaced and the move asked again."""
    bot_pace: float = 0.25
    """Bots answer in steps of so many seconds, so that their timing tells nothing; 0 to answer at once."""
    alerts_inside: bool = False
    """Whether webhooks may call addresses inside the operator's own network. For tests and closed networks."""
    limits: bool = True
    """Whether rates are limited. Off only for load tests."""
    sweep_seconds: float = 2.0
    """How often clocks, abandoned bots' turns and tables past their limit are looked for."""
    grace_seconds: float = 60.0
    """So long after a start no clock runs out: people need a moment to find the server again."""
    keep_seconds: float = 600.0
    """So long a table that nobody watches stays in memory."""
    metrics_token: str = ""
    """Whoever shows it as a bearer token may read /metrics from elsewhere; without it only this machine may."""
    log: Literal["debug", "info", "warning", "error"] = "info"
    """How much is logged. Warnings and errors always are; debug adds a line for each request."""

    def __repr__(self) -> str:
        return "Settings(...)"  # a password may be part of the database's URL

    @property
    def link(self) -> str:
        """The beginning of every link to this server."""
        return self.address.rstrip("/") or f"http://{self.host}:{self.port}"

    @property
    def database_url(self) -> str:
        """The URL for SQLAlchemy, with the driver in it."""
        where = self.database or str(data_folder() / "labrys.db")
        for plain in ("postgresql://", "postgres://"):
            if where.startswith(plain):
                return "postgresql+asyncpg://" + where.removeprefix(plain)
        if "://" in where:
            return where
        return f"sqlite+aiosqlite:///{Path(where).expanduser().resolve()}"

    @property
    def is_postgres(self) -> bool:
        return self.database_url.startswith("postgresql")

    @property
    def sqlite_file(self) -> Path:
        """The file of the embedded database."""
        return Path(self.database_url.removeprefix("sqlite+aiosqlite:///"))


def data_folder() -> Path:
    """Where the embedded database lies unless the operator says otherwise."""
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "labrys"


def from_environment(environment: Mapping[str, str] | None = None) -> Settings:
    """The settings of LABRYS_DATABASE, LABRYS_PORT and so on; ValueError names the one that cannot be read."""
    found = os.environ if environment is None else environment
    kinds = get_type_hints(Settings, include_extras=True)
    given: dict[str, Any] = {}
    for name in Settings.__struct_fields__:
        text = found.get("LABRYS_" + name.upper())
        if text is not None:
            given[name] = _read("LABRYS_" + name.upper(), text, kinds[name])
        if name in ("address", "origins", "hosts"):
            _check_links("LABRYS_" + name.upper(), given.get(name, ""))
    database = given.get("database", "")
    if "://" in database and not database.startswith(("postgresql", "postgres:")):
        scheme = database.partition("://")[0]
        raise ValueError(f"LABRYS_DATABASE: a path or postgresql://... is expected, not {scheme}://...")
    return Settings(**given)


def _check_links(variable: str, links: str | tuple[str, ...]) -> None:
    for link in (links,) if isinstance(links, str) else links:
        try:
            urlsplit(link if "//" in link else f"//{link}")
        except ValueError:
            raise ValueError(f"{variable}: {link} is no address") from None


def _read(variable: str, text: str, kind: Any) -> Any:
    try:
        return msgspec.convert(text.split() if kind == tuple[str, ...] else text, kind, strict=False)
    except msgspec.ValidationError as error:
        # The text itself stays unsaid: it may be a secret in the wrong place.
        words = ", ".join(map(str, get_args(kind))) if get_origin(kind) is Literal else ""
        what = f"one of {words}" if words else str(error).partition(", got")[0].removeprefix("Expected ")
        raise ValueError(f"{variable}: {what} is expected") from None
