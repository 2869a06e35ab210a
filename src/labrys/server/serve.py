"""Running the server: uvicorn with our settings, a sentence if it cannot start, and an orderly end."""

from __future__ import annotations

import contextlib
import errno
import gc
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterator
from types import FrameType
from typing import Any, cast
from urllib.parse import urlsplit

import asyncpg
import structlog
import uvicorn
from alembic.util.exc import CommandError
from litestar.types import ASGIApp, Receive, Scope, Send
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from labrys.server.app import make_app
from labrys.server.doors.connections import Connections
from labrys.server.doors.protocols import protocols
from labrys.server.doors.rates import Rates
from labrys.server.logs import kinds, start_logging
from labrys.server.metrics import Measures
from labrys.server.settings import Settings
from labrys.server.store.database import Occupied

_GRACE = 5
"""So many seconds those who are being answered have when the server ends."""
_AT_MOST = 9.0
"""After so many seconds it ends in any case: what was acknowledged is stored, and nothing else matters then."""
_AT_ONCE = 1.0
"""The same when its operator asked twice."""
CUT_SHORT, INTERRUPTED = 1, 130
_SPARE_FILES = 64
"""Files that are kept for everything but connections: the database, the log, pipes to workers."""
_FEW_FILES = 4_096
"""An operator is warned of a lower limit of open files."""

_log = structlog.get_logger()


class Unfit(Exception):
    """The server cannot start; the text is one sentence for its operator."""


def run(settings: Settings, ready: Callable[[str], None] | None = None) -> None:
    """Serve until SIGINT or SIGTERM; `ready` is told where the server can be reached. Unfit if it cannot start."""
    start_logging(settings.log)
    # What was imported stays: the collector need not look at it again.
    gc.collect()
    gc.freeze()
    serve(settings, ready)


def serve(settings: Settings, ready: Callable[[str], None] | None = None) -> None:
    """The same, and the process is left as it is."""
    sockets = _bind(settings)
    server = make_server(settings, lambda: _tell_ready(settings, sockets, ready))
    try:
        server.run(sockets)
    except SystemExit:
        # So uvicorn leaves when the application did not start.
        raise Unfit(_why(settings, server.beginning.failure)) from None
    finally:
        for one in sockets:
            one.close()
        server.end_watch()
    if server.force_exit:
        raise KeyboardInterrupt


def make_server(settings: Settings, ready: Callable[[], None] | None = None) -> Server:
    """The server, ready to run."""
    measures, rates = Measures(), Rates(settings.limits)
    connections = measures.connections = Connections(rates, settings.proxies, raise_file_limit() - _SPARE_FILES)
    beginning = Beginning(make_app(settings, measures, rates))
    requests, messages = protocols(connections)
    config = uvicorn.Config(
        beginning,
        host=settings.host,
        port=settings.port,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        timeout_graceful_shutdown=_GRACE,
        http=requests,
        # uvicorn takes a class here as it does for http; only its types say otherwise.
        ws=cast(Any, messages),
        # A message that is larger than any wish ends its socket.
        ws_max_size=65_536,
        # Dead connections are noticed within 40 seconds.
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        # It would cost 300 kB a socket and more time than it saves.
        ws_per_message_deflate=False,
    )
    return Server(config, beginning, measures, ready)


class Beginning:
    """ASGI middleware that remembers why the application did not start, in place of a traceback in the log."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self.failure: BaseException | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if "headers" in scope:
            await self._app(scope, receive, send)
            return

        async def send_without_words(message: Any) -> None:
            await send({"type": message["type"]} if message["type"].endswith(".failed") else message)

        try:
            await self._app(scope, receive, send_without_words)
        except BaseException as error:
            self.failure = error
            raise


class Server(uvicorn.Server):
    """Says when it is ready, ends in time, and takes a signal for a wish and not for a failure."""

    def __init__(
        self, config: uvicorn.Config, beginning: Beginning, measures: Measures, ready: Callable[[], None] | None = None
    ) -> None:
        super().__init__(config)
        self.beginning = beginning
        self._measures = measures
        self._ready = ready
        self._watch: threading.Timer | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._ready is not None and not self.should_exit:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        _log.info("stopping", sockets=len(self.server_state.connections))
        self._end_within(_AT_MOST, CUT_SHORT)
        # Those who wait for news of a table, or for a hint, are answered now.
        if self._measures.house is not None:
            self._measures.house.is_closing = True
            self._measures.house.workers.end_hints()
            for hosted in list(self._measures.house.keeper.tables.values()):
                hosted.publish()
        await super().shutdown(sockets)
        if self.beginning.failure is None:
            _log.info("stopped")
        else:
            _log.error("stopped-badly", error=kinds(self.beginning.failure))

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """As uvicorn does, but for raising the signal once more at the end: an orderly end is a success."""
        if threading.current_thread() is not threading.main_thread():
            yield
            return
        before = {number: signal.signal(number, self.handle_exit) for number in (signal.SIGINT, signal.SIGTERM)}
        try:
            yield
        finally:
            for number, was in before.items():
                signal.signal(number, was)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        if self.force_exit:
            self._end_within(_AT_ONCE, INTERRUPTED)

    def _end_within(self, seconds: float, code: int) -> None:
        self.end_watch()
        self._watch = threading.Timer(seconds, os._exit, (code,))
        self._watch.daemon = True
        self._watch.start()

    def end_watch(self) -> None:
        """The end has come by itself."""
        if self._watch is not None:
            self._watch.cancel()


def raise_file_limit() -> int:
    """Let the process open as many files as the system lets it; how many that are. A low limit is logged."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return 1 << 20
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = (1 << 20) if hard == resource.RLIM_INFINITY else hard
    if soft != resource.RLIM_INFINITY and soft < most:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
            soft = most
    if soft == resource.RLIM_INFINITY:
        return most
    if soft < _FEW_FILES:
        _log.warning("few-files", limit=soft, wanted=_FEW_FILES)
    return soft


def _bind(settings: Settings) -> list[socket.socket]:
    """Sockets at the address of the settings, before anything else is done; nobody is listened to yet."""
    where = f"{settings.host}:{settings.port}"
    sockets: list[socket.socket] = []
    try:
        found = socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        for family, kind, _, _, place in dict.fromkeys(found):
            one = socket.socket(family, kind)
            sockets.append(one)
            one.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if family == socket.AF_INET6:
                one.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
            one.bind(place)
    except OSError as error:
        for one in sockets:
            one.close()
        if error.errno == errno.EADDRINUSE:
            raise Unfit(f"port {settings.port} of {settings.host} is taken; name another one with --port") from None
        raise Unfit(f"{where} cannot be listened at: {error.strerror or error}") from None
    return sockets


def _tell_ready(settings: Settings, sockets: list[socket.socket], ready: Callable[[str], None] | None) -> None:
    host, port = sockets[0].getsockname()[:2]
    here = f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
    link = settings.address.rstrip("/") or here
    if ready is None:
        _log.info("ready", address=here, database=named(settings))
    else:
        ready(f"Labrys is at {link} (database {named(settings)}). Ctrl-C ends it.")


def named(settings: Settings) -> str:
    """The database as it may be told: without a password."""
    if not settings.is_postgres:
        return str(settings.sqlite_file)
    parts = urlsplit(settings.database_url)
    return f"postgresql://{parts.hostname or 'local socket'}{f':{parts.port}' if parts.port else ''}{parts.path}"


def _why(settings: Settings, failure: BaseException | None) -> str:
    """Why the server could not start, in one sentence."""
    database = f"the database {named(settings)}"
    while isinstance(failure, BaseExceptionGroup):
        failure = failure.exceptions[0]
    match failure:
        case Occupied():
            return str(failure)
        case CommandError():
            return f"{database} cannot be brought up to date: {failure}; was it used by a newer Labrys?"
        case DBAPIError():
            return f"{database} cannot be opened: {failure.orig}"
        case SQLAlchemyError() | OSError():
            return f"{database} cannot be opened: {failure}"
        case asyncpg.PostgresError():
            return f"{database} cannot be opened: {failure}"
    return f"the server did not start: {kinds(failure) if failure is not None else 'interrupted'}"
