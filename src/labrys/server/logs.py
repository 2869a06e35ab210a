"""What the server writes about itself: one line a happening on standard error, JSON unless somebody is watching.

Everything goes the same way, what libraries say included, and passes the same door: nothing that opens a table,
a session or a game's chance gets out. Table ids are links and are cut to six characters; an error is told by its kind
and its places in the code, since its own words may quote anything.
"""

from __future__ import annotations

import logging
import re
import sys
import traceback
from collections.abc import Sequence
from contextvars import ContextVar
from typing import Any, TextIO

import structlog
from structlog.types import EventDict, Processor, WrappedLogger

_QUIET = ("uvicorn", "sqlalchemy", "aiosqlite", "asyncpg", "websockets", "httpx", "httpcore", "litestar", "asyncio")
"""Below a warning these tell headers, messages and values."""

_SECRETS = re.compile(r"cookie|authorization|password|passwd|token|seed|secret|hook|query|session", re.IGNORECASE)
_WITHHELD = "[withheld]"

_TABLE = re.compile(r"(/tables/[\w-]{6})[\w-]+")
_QUERY = re.compile(r"\?[^\s\"']+")
_LONG = re.compile(r"[A-Za-z0-9_-]{20,}")
_WORDS = re.compile(r"[a-z_-]+")
_CODE = ("error", "at", "route", "level", "timestamp")
"""Fields that hold names of our code and nothing else."""

was_refused: ContextVar[bool] = ContextVar("was_refused", default=False)
"""Whether the socket of this task was refused by an answer instead of being opened."""

_PLACES = 12
_CAUSES = 5


def start_logging(level: str, stream: TextIO | None = None) -> None:
    """Log to standard error, or to this stream, from now on and in the whole process."""
    stream = stream or sys.stderr
    number = logging.getLevelName(level.upper())
    shared: list[Processor] = [
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        tell_errors_by_kind,
        withhold,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.stdlib.LoggerFactory(),
    )
    renderer: Processor = structlog.processors.JSONRenderer()
    if stream.isatty():
        renderer = structlog.dev.ConsoleRenderer()
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[*shared, structlog.stdlib.add_logger_name],
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(number)
    for name in _QUIET:
        logging.getLogger(name).setLevel(max(number, logging.WARNING))
    migrating = logging.getLogger("alembic.runtime.migration")
    migrating.setLevel(max(number, logging.INFO))
    logging.getLogger("uvicorn.error").filters = [_is_news]
    # Of what it says at every start only the steps it takes are news.
    migrating.filters = [lambda record: record.levelno > logging.INFO or "Running" in record.msg]


def _is_news(record: logging.LogRecord) -> bool:
    """Whether what uvicorn says is so, and is not said elsewhere in a better way."""
    # The reason follows, in a sentence.
    if "startup failed" in record.msg:
        return False
    # It takes a socket that is refused by an answer for a fault: any page could fill the log with errors.
    return not (was_refused.get() and "without completing handshake" in record.msg)


def tell_errors_by_kind(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """An exception's kind, those of its causes and where it happened take the place of its words."""
    found = event.pop("exc_info", None)
    if found is True:
        found = sys.exc_info()
    error = found[1] if isinstance(found, tuple) else found
    if isinstance(error, BaseException):
        event["error"] = kinds(error)
        event["at"] = places(error)
    return event


def withhold(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """The same event without anything that is nobody's business."""
    for name, value in event.items():
        if name.startswith("_") or name in _CODE:
            continue
        event[name] = _WITHHELD if _SECRETS.search(name) else scrub(value)
    return event


def scrub(value: Any) -> Any:
    """A value as it may be logged."""
    if isinstance(value, str):
        # Of a long message the later lines quote what it is about.
        text = _QUERY.sub("", _TABLE.sub(r"\1...", value.partition("\n")[0]))
        return _LONG.sub(_shortened, text)
    if isinstance(value, (bool, int, float)) or value is None:
        return value
    if isinstance(value, Sequence):
        return [scrub(one) for one in value]
    return type(value).__name__


def _shortened(found: re.Match[str]) -> str:
    """Ids, tokens, seeds and signatures are long and no words."""
    return found[0] if _WORDS.fullmatch(found[0]) else f"{found[0][:6]}..."


def kinds(error: BaseException) -> str:
    """An error's kind and the kinds of its causes."""
    found: list[str] = []
    while len(found) < _CAUSES:
        found.append(type(error).__qualname__)
        cause = error.__cause__ or error.__context__
        if cause is None:
            break
        error = cause
    return " < ".join(found)


def places(error: BaseException) -> list[str]:
    """Where in the code it happened, the innermost last."""
    frames = traceback.extract_tb(error.__traceback__)[-_PLACES:]
    return [f"{frame.filename.rpartition('/site-packages/')[2]}:{frame.lineno} {frame.name}" for frame in frames]
