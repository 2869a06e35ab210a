"""Records over HTTP: shown as frames, and surveyed at any of them. Nothing of it is stored (S10.6)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

import msgspec
import structlog
from litestar import Request, Response, Router, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody

from labrys.core.game import Survey
from labrys.core.refusal import Refusal, refusal
from labrys.server import frames
from labrys.server.doors.headers import LARGEST_RECORD
from labrys.server.doors.rates import address_of, limit
from labrys.server.http.callers import desk_of, rates_of
from labrys.server.http.problems import Refused, refusals
from labrys.server.pages.client import allowed
from labrys.server.pool import Job, Pool
from labrys.server.tables.recorded import MOST_ENTRIES
from labrys.server.tables.wishes import SeatNumber
from labrys.server.worker import Failed, Killed

_SECONDS = 20.0
"""A game takes some tenths of a second; on a busy machine a new worker takes longer to begin."""
_MOST_WAITING = 20
_COST = 5.0
"""Of a replay, in questions such as a table is asked."""

_log = structlog.get_logger()

_Request = Request[Any, Any, Any]
RecordText = Annotated[str, msgspec.Meta(min_length=1, max_length=LARGEST_RECORD)]


class ShowRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record to be shown: its lines as in a file, or its compact text."""

    record: RecordText


class SurveyRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The frame of a record after so many entries, through the eyes of a seat or of a spectator."""

    record: RecordText
    at: Annotated[int, msgspec.Meta(ge=0, le=MOST_ENTRIES)]
    seat: SeatNumber | None = None


class Replayer:
    """One worker that replays records, one after the other."""

    def __init__(self, seconds: float = _SECONDS) -> None:
        self.pool = Pool(1)
        self._seconds = seconds
        self._waiting = 0

    async def work(self, job: Callable[..., bytes | Refusal], *given: Any) -> bytes:
        """What a job of frames.py answers; Refused with its reason, or if it takes too long."""
        if self._waiting > _MOST_WAITING:
            raise _busy()
        self._waiting += 1
        try:
            # The time that counts begins when the worker is free.
            answer: bytes | Refusal = await self.pool.run(Job((job, *given), self._seconds, lambda: 0))
        except (TimeoutError, Failed, Killed) as error:
            _log.warning("replay-failed", error=str(error) or type(error).__name__)
            raise _busy() from None
        finally:
            self._waiting -= 1
        if isinstance(answer, Refusal):
            raise Refused(422, answer)
        return answer


def _busy() -> Refused:
    return Refused(
        503,
        refusal("replays-busy", "S2", "too many records are being replayed; try again in a moment"),
        {"Retry-After": "2"},
    )


async def _count(request: _Request) -> None:
    """Anybody may ask, with a name or without; whoever asks much waits."""
    player = await desk_of(request).who(request)
    limit(rates_of(request), "asks", player.id if player is not None else address_of(request), _COST)


async def _answer(request: _Request, job: Callable[..., bytes | Refusal], *given: Any) -> Response[bytes]:
    await _count(request)
    replayer: Replayer = request.app.state.replayer
    return Response(await replayer.work(job, *given), headers={"Content-Type": "application/json"})


_SHOWN = ResponseSpec(frames.Replay, description="The record, frame by frame", generate_examples=False)
_SURVEYED = ResponseSpec(Survey, description="A survey of the game, by its own description", generate_examples=False)


@post(
    "/replays",
    status_code=200,
    request_max_body_size=LARGEST_RECORD,
    responses={**refusals(422, 503), 200: _SHOWN},
)
async def show_record(request: _Request, data: JSONBody[ShowRecord]) -> Response[bytes]:
    """A record as frames: the table before the first entry, then what each entry changed. Nothing is hidden."""
    pressed = "gzip" in allowed(request.headers.get("accept-encoding", ""))
    answer = await _answer(request, frames.shown, data.record, pressed)
    answer.headers["Vary"] = "Accept-Encoding"
    if pressed:
        answer.headers["Content-Encoding"] = "gzip"
    return answer


@post(
    "/replays/survey",
    status_code=200,
    request_max_body_size=LARGEST_RECORD,
    responses={**refusals(422, 503), 200: _SURVEYED},
)
async def survey_record(request: _Request, data: JSONBody[SurveyRecord]) -> Response[bytes]:
    """What can be worked out from a frame, as at a table."""
    return await _answer(request, frames.surveyed, data.record, data.at, data.seat)


router = Router("/api", route_handlers=[show_record, survey_record], tags=["replays"])
