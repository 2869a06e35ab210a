"""When the database cannot be reached or takes nothing: which errors mean that, and what people are told then (S5)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg
from sqlalchemy import exc

from labrys.core.refusal import Refusal
from labrys.server.tables.declined import Declined

UNAVAILABLE = Refusal(
    "unavailable",
    "S5",
    "the database does not answer; look in a moment whether it was done, or send it again with the same key",
)

# What is wrong in the question rather than with the database.
_OURS = (exc.ProgrammingError, exc.IntegrityError, exc.DataError, exc.NotSupportedError)
# Drivers let some errors of connecting through as they are.
_OUTAGES = (exc.DBAPIError, exc.TimeoutError, OSError, asyncpg.PostgresError, asyncpg.InterfaceError)


def is_outage(error: BaseException) -> bool:
    """Whether this error says that the database is away, full or may not be written to."""
    return isinstance(error, _OUTAGES) and not isinstance(error, _OURS)


@contextmanager
def outages_declined() -> Iterator[None]:
    """Whatever is done here is declined, for now, if the database is away."""
    try:
        yield
    except _OUTAGES as error:
        if not is_outage(error):
            raise
        raise Declined(UNAVAILABLE, 503) from error
