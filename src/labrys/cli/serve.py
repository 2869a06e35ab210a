"""`labrys serve`: the server, with an embedded database unless it is told otherwise (docs/operating.md)."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from labrys.cli.faults import Fault

Host = Annotated[str | None, typer.Option("--host", metavar="HOST", help="Address to listen at: 127.0.0.1.")]
Port = Annotated[int | None, typer.Option("--port", metavar="PORT", help="Port to listen at: 8000.")]
Where = Annotated[
    str | None,
    typer.Option(metavar="WHERE", help="A file for the embedded database, or postgresql://..."),
]
Address = Annotated[str | None, typer.Option(metavar="URL", help="Where people reach the server, for links.")]
Secure = Annotated[
    bool | None, typer.Option("--secure/--no-secure", help="People reach it by TLS, so cookies go by TLS only.")
]
Proxies = Annotated[str | None, typer.Option(metavar="ADDRESSES", help="Proxies whose X-Forwarded headers count.")]
Workers = Annotated[int | None, typer.Option(metavar="N", help="Processes in which bots think: 1.")]
Log = Annotated[str | None, typer.Option(metavar="LEVEL", help="debug, info (usual), warning or error.")]


def serve(
    host: Host = None,
    port: Port = None,
    database: Where = None,
    address: Address = None,
    secure: Secure = None,
    proxies: Proxies = None,
    workers: Workers = None,
    log: Log = None,
) -> None:
    """Start the server. What is not said here is read from LABRYS_HOST, LABRYS_PORT and so on."""
    from labrys.server.settings import from_environment

    given = {
        "host": host,
        "port": port,
        "database": database,
        "address": address,
        "secure": secure,
        "proxies": proxies,
        "workers": workers,
        "log": log,
    }
    said = {f"LABRYS_{name.upper()}": str(value) for name, value in given.items() if value is not None}
    try:
        settings = from_environment({**os.environ, **said})
    except ValueError as error:
        raise Fault(_as_options(str(error), said)) from None
    try:
        from labrys.server.serve import Unfit, run
    except ModuleNotFoundError as error:
        raise missing(error) from None
    try:
        run(settings, lambda line: print(line, flush=True))
    except Unfit as why:
        raise Fault(str(why)) from None


def missing(error: ModuleNotFoundError) -> Exception:
    """The sentence about a package of the server that is not installed; the error itself if it is one of ours."""
    package = (error.name or "").partition(".")[0]
    if package in ("", "labrys"):
        return error
    return Fault(f"the server needs {package}, which is not installed: pip install 'labrys[server]'")


def _as_options(sentence: str, said: dict[str, str]) -> str:
    """The sentence about a setting, by the name that the person used."""
    variable, _, rest = sentence.partition(":")
    return f"--{variable.removeprefix('LABRYS_').lower()}:{rest}" if variable in said else sentence
