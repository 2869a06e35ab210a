"""When the database cannot be reached or takes nothing: which errors mean that, and what people are told then (S5)."""

from __future__ import annotations

from types import TracebackType

import asyncpg
from sqlalchemy import exc

from labrys.core.refusal import refusal
from labrys.server.tables.declined import Declined

UNAVAILABLE = refusal(
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


class outages_declined:  # noqa: N801  It is used like a function; as a generator it would cost a hundredth of a move.
    """Whatever is done here is declined, for now, if the database is away."""

    def __enter__(self) -> None:
        return

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is not None and is_outage(error):
            raise Declined(UNAVAILABLE, 503) from error
