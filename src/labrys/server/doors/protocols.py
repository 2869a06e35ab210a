"""How bytes become requests and messages: uvicorn's protocols, with an end to everything that could be without one.

uvicorn reads what a socket holds and parses all of it before anybody else gets a turn, keeps what it cannot yet answer,
and waits for ever for those who stop in the middle. Here each connection has an allowance of frames, a short pipeline,
a largest head and body, and a time for each step. Beyond that it is ended, and the rest is not read.
"""

from __future__ import annotations

import asyncio
from functools import partial
from time import monotonic
from typing import Any, cast

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ProtocolError
from websockets.frames import Frame, Opcode
from websockets.server import ServerProtocol

from labrys.server.doors.connections import NO_REQUEST, Connections
from labrys.server.doors.deadlines import Deadline, Taking

FLOOD, FLOODED = 4429, "flood"
"""The code and the reason with which a websocket that floods is closed. It is then ended without waiting."""

_BURST, _PER_SECOND = 500.0, 100.0
"""Messages on one websocket. The rates of what they ask for are lower; this is about the cost of reading them."""
_SMALL = 10.0
"""What a control frame or a part of a message costs, in messages: clients need one in some seconds."""

_MOST_IN_PIPELINE = 16
_LARGEST_HEAD = 32 * 1024
_MOST_HEADERS = 100
_LARGEST_BODY = 2 * 1024 * 1024
"""Bytes that are read of a body; what is too large for the application has been refused long before."""

REQUEST_SECONDS = 20.0
"""For a request to arrive whole, from the opening of the connection or from its first byte."""
_LAST_WORDS_SECONDS = 1.0
"""For a client that floods to hear why it is let go."""


def _host(client: tuple[str, int] | None) -> str:
    return client[0] if client else ""


# Requests


class _TooMuch(Exception):
    """A request, or the pipeline of them, is larger than any that is honest."""


class Requests(HttpToolsProtocol):
    """A connection that carries requests."""

    def __init__(self, connections: Connections, **given: Any) -> None:
        super().__init__(**given)
        self._connections = connections
        self._is_in = False
        self._arriving, self._taking = Deadline(), Taking()
        self._is_in_head = True
        self._head = self._body = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._is_in = self._connections.enter(_host(self.client))
        if self._is_in:
            self._arriving.set(REQUEST_SECONDS, partial(self._abort, NO_REQUEST))
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._arriving.drop()
        self._taking.drop()
        super().connection_lost(exc)
        self._let_go_of_body()
        self._leave()
        self.pipeline.clear()

    def _let_go_of_body(self) -> None:
        self._connections.release(_host(self.client), self._body)
        self._body = 0

    def _leave(self) -> None:
        if self._is_in:
            self._is_in = False
            self._connections.leave(_host(self.client))

    def _abort(self, why: str) -> None:
        self._connections.send_away(why, _host(self.client))
        self.transport.abort()

    def _mind_taking(self) -> None:
        self._taking.watch(self.transport, partial(self._abort, "does-not-read"))

    # Reading

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._unset_keepalive_if_required()
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            # Any other upgrade is an offer, and is not taken.
            if self._should_upgrade():
                self.handle_websocket_upgrade()
                return
        except httptools.HttpParserError as error:
            self._refuse("too-large" if isinstance(error.__context__, _TooMuch) else "malformed")
        else:
            # A single header without an end is not heard of by the parser's callbacks.
            if self._is_in_head:
                self._head += len(data)
                if self._head > _LARGEST_HEAD + len(data):
                    self._refuse("too-large")
        self._mind_rest()

    def _mind_rest(self) -> None:
        """What came was no request, or the rest of one that is answered: wait for the next one as after an answer."""
        cycle: Any = self.cycle
        is_answered = cycle is None or cycle.response_complete
        is_waiting = self._arriving.is_set or self.timeout_keep_alive_task is not None
        if is_answered and not is_waiting and not self.transport.is_closing():
            self.timeout_keep_alive_task = self.loop.call_later(
                self.timeout_keep_alive, self.timeout_keep_alive_handler
            )

    def _refuse(self, why: str) -> None:
        """There is no request to answer, or far too many of them."""
        self.pipeline.clear()
        self._connections.send_away(why, _host(self.client))
        self.send_400_response("Invalid HTTP request received.")
        self._mind_taking()

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= _MOST_IN_PIPELINE:
            raise _TooMuch
        super().on_message_begin()
        self._is_in_head, self._head = True, 0
        self._arriving.set(REQUEST_SECONDS, partial(self._abort, "slow-request"))

    def on_url(self, url: bytes) -> None:
        self._grow(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._grow(len(name) + len(value))
        if len(self.headers) >= _MOST_HEADERS:
            raise _TooMuch
        super().on_header(name, value)

    def _grow(self, more: int) -> None:
        self._head += more
        if self._head > _LARGEST_HEAD:
            raise _TooMuch

    def on_headers_complete(self) -> None:
        self._is_in_head = False
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._body += len(body)
        if not self._connections.hold(_host(self.client), self._body, len(body)) or self._body > _LARGEST_BODY:
            raise _TooMuch
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._arriving.drop()
        self._let_go_of_body()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._arriving.drop()
        self._let_go_of_body()
        # The websocket takes this connection over, and counts it out when it ends.
        self._is_in = False
        super().handle_websocket_upgrade()
        # The parser holds what it reports to, which holds the parser: nobody else would take them apart.
        self.parser = None  # type: ignore[assignment]  # As uvicorn does where a connection ends.

    # Writing

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self._mind_taking()
        elif self.pipeline:
            # What has been read is answered before more is read.
            self.flow.pause_reading()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._mind_taking()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._mind_taking()

    def resume_writing(self) -> None:
        if not self.transport.is_closing():
            self._taking.drop()
        super().resume_writing()


# Messages


class _Flood(ProtocolError):
    """More frames than the allowance."""


class _Frames(ServerProtocol):
    """Counts frames as they are parsed: those behind the first that is too much are not looked at."""

    def __init__(self, is_limited: bool, **given: Any) -> None:
        super().__init__(**given)
        self._is_limited = is_limited
        self._left, self._since = _BURST, monotonic()

    def recv_frame(self, frame: Frame) -> None:
        if self._is_limited:
            is_whole = frame.fin and frame.opcode in (Opcode.TEXT, Opcode.BINARY)
            now = monotonic()
            left = min(_BURST, self._left + (now - self._since) * _PER_SECOND)
            self._left, self._since = left - (1.0 if is_whole else _SMALL), now
            if self._left < 0:
                self.fail(FLOOD, FLOODED)
                raise _Flood
        super().recv_frame(frame)


class Messages(WebSocketsSansIOProtocol):
    """A connection that has become a websocket."""

    def __init__(self, connections: Connections, **given: Any) -> None:
        super().__init__(**given)
        self._connections = connections
        self.conn = _Frames(
            connections.are_limited,
            max_size=self.config.ws_max_size,
            logger=self.logger,
        )
        self._taking = Taking()
        self._is_flooded = False
        self._held = 0
        """Bytes of a message that has not arrived whole."""

    def connection_lost(self, exc: Exception | None) -> None:
        self._taking.drop()
        super().connection_lost(exc)
        self._connections.release(_host(self.client), self._held)
        self._connections.leave(_host(self.client))
        # The parser holds the connection that holds the parser.
        self.conn.parser.close()

    def data_received(self, data: bytes) -> None:
        # Of a flood the rest is taken in and not looked at: if it stayed unread the other side would not hear why.
        if self._is_flooded or self.transport.is_closing():
            return
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(b"HTTP/1.1 400 Bad Request\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
            self.transport.close()
        self._mind_unfinished()
        self._mind_end()

    def _mind_unfinished(self) -> None:
        before, self._held = self._held, len(self.conn.reader.buffer) + sum(map(len, self.frames))
        if self._held < before:
            self._connections.release(_host(self.client), before - self._held)
        elif self._held > before and not self._connections.hold(_host(self.client), self._held, self._held - before):
            self._connections.send_away("too-large", _host(self.client))
            self.transport.abort()

    def _mind_end(self) -> None:
        """It is being closed: somebody who does not read must not keep it open."""
        if self.transport.is_closing() and not self.disconnected:
            self._taking.watch(self.transport, self._give_up)

    def _give_up(self) -> None:
        self._connections.send_away("does-not-read", _host(self.client))
        self.transport.abort()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._mind_end()

    def handle_parser_exception(self) -> None:
        if isinstance(self.conn.parser_exc, _Flood):
            self._end_flood()
        elif self.conn.close_sent is None:
            # Something came before the handshake was answered.
            self.transport.abort()
        else:
            super().handle_parser_exception()

    async def send(self, message: Any) -> None:
        if message["type"] == "websocket.close" and message.get("reason") == FLOODED:
            # Not when there is room to write: somebody who floods may never read.
            if not (self.close_sent or self.disconnected):
                self.conn.fail(FLOOD, FLOODED)
                self._end_flood()
            return
        await super().send(message)
        self._mind_end()

    async def receive(self) -> Any:
        message = await super().receive()
        if not self.writable.is_set() and not self.transport.is_closing():
            self.transport.pause_reading()
        return message

    def _end_flood(self) -> None:
        """Say why, look at nothing more, and go."""
        self._is_flooded = True
        host = _host(self.scope.get("client"))
        self._connections.send_away("flood", host)
        self._connections.flooded(host)
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": FLOOD})
        self.close_sent = True
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))
            if self.read_paused and self.writable.is_set():
                self.transport.resume_reading()
            # While this timer runs the end of the application does not end the connection.
            self.close_timer = self.loop.call_later(_LAST_WORDS_SECONDS, self.transport.abort)

    def pause_writing(self) -> None:
        """Pongs are written without waiting: while nobody reads them no more are asked for."""
        super().pause_writing()
        if not self.transport.is_closing():
            self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not (self.read_paused or self.close_sent or self.transport.is_closing()):
            self.transport.resume_reading()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._mind_end()


def protocols(connections: Connections) -> tuple[type[asyncio.Protocol], type[asyncio.Protocol]]:
    """What uvicorn makes of each connection: for requests, and for websockets."""
    return (
        cast(type[asyncio.Protocol], partial(Requests, connections)),
        cast(type[asyncio.Protocol], partial(Messages, connections)),
    )
