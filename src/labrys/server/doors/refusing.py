"""Refusing a request, or a socket not yet opened, before it reaches the application."""

from __future__ import annotations

from litestar.enums import ScopeType
from litestar.types import Receive, Scope, Send

from labrys.server.http.problems import Refused, send_problem
from labrys.server.logs import was_refused


async def refuse(scope: Scope, receive: Receive, send: Send, refused: Refused) -> None:
    """Answer with the problem; a socket's maker gets the same answer where the server can give it."""
    if scope["type"] == ScopeType.HTTP:
        await send_problem(send, refused)
        return
    # A socket may be refused only after it has asked.
    await receive()
    if "websocket.http.response" in (scope.get("extensions") or {}):
        was_refused.set(True)
        await send_problem(send, refused, kind="websocket.http.response")
    else:
        await send({"type": "websocket.close", "code": 1008, "reason": refused.refusal.code})
