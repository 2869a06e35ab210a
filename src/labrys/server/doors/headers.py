"""The outermost door: what comes too often, foreign pages and large bodies stay outside, and every answer tells
browsers to be strict.

It stands around the whole application, so that answers which no route gives have the same headers. Other origins are
never told that they may read an answer (CORS is not offered).
"""

from __future__ import annotations

from typing import Any

import anyio
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from labrys.core.refusal import Refusal, refusal
from labrys.server.doors.host import Hosts
from labrys.server.doors.origin import is_own
from labrys.server.doors.rates import Turnstile
from labrys.server.doors.refusing import refuse
from labrys.server.http.problems import Refused
from labrys.server.settings import Settings

LARGEST_BODY = 64 * 1024
LARGEST_RECORD = 256 * 1024
"""Of a body that brings a record, which goes to these addresses only."""
_TAKE_RECORDS = frozenset({"/api/replays", "/api/replays/survey"})
_MOST_DISCARDED = 1024 * 1024
_DISCARDING_SECONDS = 5.0

_SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; manifest-src 'self'; "
    "worker-src 'self'"
)
_HEADERS = {
    "content-security-policy": _POLICY,
    "x-content-type-options": "nosniff",
    # A private table's address is its key: other sites must not read it in Referer.
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
}
_ONLY_TLS = "max-age=31536000"

_FOREIGN = Refused(403, refusal("foreign-page", "S2", "the request comes from a page of another site"))
_BAD_LENGTH = Refused(400, Refusal("malformed", "S3", "Content-Length is no number"), {"Connection": "close"})


class Doors:
    """ASGI middleware around the application."""

    def __init__(self, app: ASGIApp, settings: Settings, turnstile: Turnstile) -> None:
        self._app = app
        self._settings = settings
        self._turnstile = turnstile
        self._hosts = Hosts(settings)
        strict = dict(_HEADERS)
        if settings.secure:
            strict["strict-transport-security"] = _ONLY_TLS
        self._headers = [(name.encode(), value.encode()) for name, value in strict.items()]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        # Starting and stopping come this way too; they have neither headers nor an answer.
        is_start_or_stop = "headers" not in scope
        if scope["type"] == ScopeType.HTTP:
            await self._pass_request(scope, receive, send)
            return
        refused = None
        if not is_start_or_stop:
            refused = await self._turnstile.too_often(scope) or self._foreign(Headers(scope["headers"]), is_safe=False)
        if refused is None:
            await self._app(scope, receive, send)
        else:
            await refuse(scope, receive, send, refused)

    async def _pass_request(self, scope: HTTPScope, receive: Receive, send: Send) -> None:
        has_started = False
        is_api = scope["path"].startswith("/api")

        async def send_strictly(message: Message) -> None:
            nonlocal has_started
            if message["type"] == "http.response.start":
                has_started = True
                message["headers"] = self._with_strictness(list(message.get("headers", ())), is_api)
            await send(message)

        # Refusing costs something too: it is counted as everything else is.
        refused = await self._turnstile.too_often(scope) or self._refusal(scope)
        if refused is not None:
            if refused.status == 413:
                await _discard_rest(receive)
            await refuse(scope, receive, send_strictly, refused)
            return
        try:
            await self._app(scope, _limited(receive, _largest(scope)), send_strictly)
        except Refused as late:
            if has_started:
                raise
            await refuse(scope, receive, send_strictly, late)

    def _foreign(self, headers: Headers, is_safe: bool) -> Refused | None:
        """Why a request, or a socket, is not for this server or not of its pages; None if it is."""
        host = headers.get("host", "")
        if not self._hosts.has(host):
            return _unknown_host(host)
        # With or without a session: signing a visitor in as somebody else is an attack too.
        return None if is_safe or is_own(headers, self._settings) else _FOREIGN

    def _refusal(self, scope: HTTPScope) -> Refused | None:
        headers, is_safe = Headers(scope["headers"]), scope["method"] in _SAFE
        foreign = self._foreign(headers, is_safe)
        if foreign is not None or is_safe:
            return foreign
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdigit()):
            return _BAD_LENGTH
        largest = _largest(scope)
        return _too_large(largest) if len(length) > 12 or int(length) > largest else None

    def _with_strictness(self, headers: list[tuple[bytes, bytes]], is_api: bool) -> list[tuple[bytes, bytes]]:
        """The answer's headers and ours; where an answer has its own it knows better."""
        given = {name.lower() for name, _ in headers}
        headers += [(name, value) for name, value in self._headers if name not in given]
        if is_api and b"cache-control" not in given:
            headers.append((b"cache-control", b"no-store"))
        return headers


def _unknown_host(host: str) -> Refused:
    text = "this server is not known as {host}; its operator can name it in LABRYS_HOSTS"
    return Refused(421, refusal("unknown-host", "S2", text, host=host[:100]))


def _largest(scope: HTTPScope) -> int:
    """How many bytes a body may have."""
    return LARGEST_RECORD if scope["path"] in _TAKE_RECORDS else LARGEST_BODY


def _limited(receive: Receive, largest: int) -> Receive:
    """The same body; too large a one ends in a refusal even if it did not say its length."""
    received = 0

    async def receive_some() -> Any:
        nonlocal received
        message = await receive()
        if message["type"] == "http.request":
            received += len(message.get("body", b""))
            if received > largest:
                if message.get("more_body", False):
                    await _discard_rest(receive)
                raise _too_large(largest)
        return message

    return receive_some


async def _discard_rest(receive: Receive) -> None:
    """Let a body that is only somewhat too large come to its end: who is still sending does not hear an answer."""
    left = _MOST_DISCARDED
    with anyio.move_on_after(_DISCARDING_SECONDS):
        while left > 0:
            message = await receive()
            if message["type"] != "http.request" or not message.get("more_body", False):
                return
            left -= len(message.get("body", b""))


def _too_large(largest: int) -> Refused:
    found = refusal("too-large", "S2", "a request has at most {most:,} bytes", most=largest)
    # The rest of the body may be left unread, so nothing else can come on this connection.
    return Refused(413, found, {"Connection": "close"})
