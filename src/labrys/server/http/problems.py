"""Every answer that is not what was asked for: one shape, a reason, and nothing of the server's inside."""

from __future__ import annotations

import secrets
import traceback
from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

import msgspec
import structlog
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, SerializationException, ValidationException
from litestar.openapi.datastructures import ResponseSpec
from litestar.types import ExceptionHandlersMap, Send

from labrys.core.refusal import Refusal, refusal
from labrys.server.logs import kinds, places
from labrys.server.outage import UNAVAILABLE, is_outage

_log = structlog.get_logger()

_AnyRequest = Request[Any, Any, Any]


class Problem(msgspec.Struct, frozen=True):
    """Why a request was not fulfilled."""

    status: int
    refusal: Refusal


class Refused(Exception):
    """A request is not fulfilled, for a reason that its maker is told."""

    def __init__(self, status: int, refusal: Refusal, headers: Mapping[str, str] | None = None) -> None:
        super().__init__(f"{status} {refusal.code}")
        self.status = status
        self.refusal = refusal
        self.headers = dict(headers or {})


_PLAIN = {
    401: refusal("stranger", "S1", "the server does not know who you are; choose a name or sign in first"),
    403: refusal("not-yours", "S1", "this is not yours to do"),
    404: refusal("not-found", "S3", "there is nothing here"),
    405: refusal("wrong-method", "S3", "this address does not know that method"),
    413: refusal("oversized", "S2", "the request is too large"),
    429: refusal("too-many-requests", "S2", "too many requests; wait a moment"),
    503: refusal("server-busy", "S2", "the server is busy; try again in a moment"),
}
_GONE = refusal("broken-off", "S3", "the request broke off before its end")


def stranger() -> Refused:
    """For requests that need to know who makes them."""
    return Refused(401, _PLAIN[401], {"WWW-Authenticate": "Bearer"})


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of an operation, for its description in OpenAPI."""
    return {
        status: ResponseSpec(Problem, description=HTTPStatus(status).phrase, generate_examples=False)
        for status in sorted({*statuses, 400, 403, 413, 429})
    }


def answer(refused: Refused) -> Response[Problem]:
    """The answer to a refused request."""
    return Response(
        Problem(refused.status, refused.refusal),
        status_code=refused.status,
        headers=refused.headers,
        media_type=MediaType.JSON,
    )


async def send_problem(send: Send, refused: Refused, kind: str = "http.response") -> None:
    """The same answer from outside of Litestar; `kind` is websocket.http.response for a socket not yet opened."""
    body = msgspec.json.encode(Problem(refused.status, refused.refusal))
    headers = {"Content-Type": "application/json", "Content-Length": str(len(body)), **refused.headers}
    raw = [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in headers.items()]
    start: Any = {"type": f"{kind}.start", "status": refused.status, "headers": raw}
    rest: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
    await send(start)
    await send(rest)


def on_refused(_: _AnyRequest, refused: Refused) -> Response[Problem]:
    return answer(refused)


def on_malformed(_: _AnyRequest, error: Exception) -> Response[Problem]:
    """What was sent does not have the form that is asked for here."""
    return answer(Refused(400, Refusal("malformed", "S3", _what_is_malformed(error))))


def on_unread(request: _AnyRequest, error: Exception) -> Response[Problem]:
    """JSON that its reader gave up on, nested too deeply or not UTF-8; anywhere else such an error is our fault."""
    frames = traceback.extract_tb(error.__traceback__)
    was_reading = bool(frames) and frames[-1].name == "decode_json"
    return on_malformed(request, error) if was_reading else on_failure(request, error)


def on_http(request: _AnyRequest, error: HTTPException) -> Response[Problem]:
    """Whatever Litestar refuses by itself."""
    status = error.status_code
    if "disconnected" in error.detail and status == 500:
        return answer(Refused(400, _GONE))
    refusal = _PLAIN.get(status)
    if refusal is not None:
        return answer(Refused(status, refusal, error.headers))
    return on_malformed(request, error) if status < 500 else on_failure(request, error)


def on_failure(request: _AnyRequest, error: Exception) -> Response[Problem]:
    """A fault of ours. The log says where it happened; the error's own words may hold secrets and stay unsaid."""
    if is_outage(error):
        _log.warning("database-away", route=request.scope.get("path_template", ""), error=kinds(error))
        return answer(Refused(503, UNAVAILABLE, {"Retry-After": "1"}))
    number = secrets.token_hex(6)
    _log.error(
        "request-failed",
        id=number,
        method=request.scope["method"],
        route=request.scope.get("path_template", ""),
        error=kinds(error),
        at=places(error),
    )
    text = "something went wrong on the server; it is noted there as {noted}"
    return answer(Refused(500, refusal("unexpected", "S3", text, noted=number)))


HANDLERS: ExceptionHandlersMap = {
    Refused: on_refused,
    ValidationException: on_malformed,
    SerializationException: on_malformed,
    RecursionError: on_unread,
    UnicodeDecodeError: on_unread,
    HTTPException: on_http,
    Exception: on_failure,
}
"""For `Litestar(exception_handlers=...)`."""


def _what_is_malformed(error: Exception) -> str:
    if not isinstance(error, HTTPException):
        return "the request cannot be read"
    found = [one for one in error.extra if isinstance(one, dict)] if isinstance(error.extra, list) else []
    texts = [f"{one.get('key', 'request')}: {one.get('message', 'not as it should be')}" for one in found]
    return "; ".join(texts)[:300] or "the request does not have the form that is asked for here"
