"""One websocket a table: how things stand on connecting, then everything that happens, and wishes the other way.

Messages are JSON texts. Whoever connects looks through the eyes of a seat of their own, or as a spectator.
"""

from __future__ import annotations

import asyncio
import random
import time
from typing import Annotated, Any

import msgspec
from litestar import WebSocket, websocket
from litestar.params import FromPath, FromQuery
from litestar.types import Receive, Scope, Send

from labrys.core.refusal import Refusal
from labrys.core.seats import SPECTATOR
from labrys.server import asking, hinting
from labrys.server.asking import Hurry, Plan, Preview, Say, Survey, Why, asker_of, audience_of
from labrys.server.doors.origin import is_own
from labrys.server.doors.protocols import FLOOD, FLOODED
from labrys.server.doors.rates import Rates, address_of, too_many
from labrys.server.hinting import Hint
from labrys.server.hosted import Hosted
from labrys.server.house import House
from labrys.server.http.problems import Refused
from labrys.server.identity.desk import Desk
from labrys.server.identity.player import Player
from labrys.server.made import Made
from labrys.server.outage import outages_declined
from labrys.server.tables import wire
from labrys.server.tables import wishes as w
from labrys.server.tables.declined import Declined
from labrys.server.watching import Watcher


class Socket(WebSocket[Any, Any, Any]):
    """A websocket that nothing is left of when it is closed.

    Litestar wraps what receives and sends in functions that hold the socket, which holds them. Only the garbage
    collector would find such a ring, and all that hangs on it.
    """

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        super().__init__(scope, receive, send)
        self.receive, self.send = receive, send

    async def accept(self, *given: Any, **more: Any) -> None:
        await super().accept(*given, **more)
        self.connection_state = "receive"


_CHECKED = 1_800.0
"""So often it is looked up whether the session or token of an open socket still counts, for no other reason than that
time has passed; what ends one is told at once."""
_MOST_SOCKETS = 100
"""Open sockets of one player, or of one address for those without a name."""

STRANGER, NO_TABLE, ELSEWHERE, LATER = 4401, 4404, 4403, 1013
"""Why the server closes a socket; 1012 when it restarts, 1013 when a client is too slow to be told everything, or the
database does not answer: it may come again."""


class Look(msgspec.Struct, frozen=True, tag="look", tag_field="wish", forbid_unknown_fields=True, kw_only=True):
    """Look through the eyes of a seat of one's own, or as a spectator: answered by an update.

    With `since` it also brings everything that happened after that version: the way to close a gap.
    """

    seat: w.SeatNumber | None = None
    since: w.Version | None = None
    key: w.Key | None = None


class Ping(msgspec.Struct, frozen=True, tag="ping", tag_field="wish", forbid_unknown_fields=True, kw_only=True):
    key: w.Key | None = None


Message = w.AnyWish | Look | Why | Preview | Survey | Plan | Hint | Hurry | Say | Ping
_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)
_encode = msgspec.json.Encoder().encode
_Number = Annotated[int, msgspec.Meta(ge=-(2**31), le=2**31 - 1)]


@websocket("/api/tables/{table_id:str}/live", websocket_class=Socket)
async def live(
    socket: Socket, table_id: FromPath[str], seat: FromQuery[str | None] = None, since: FromQuery[str | None] = None
) -> None:
    """Watch and play at one table. What should be a number and is none is refused on the socket, like all else."""
    state = socket.app.state
    desk, house, settings = state.desk, state.house, state.settings
    await socket.accept()
    if socket.headers.get("authorization") is None and not is_own(socket.headers, settings):
        await socket.close(ELSEWHERE, "foreign-origin")
        return
    try:
        with outages_declined():
            player = await desk.who(socket)
        if player is None and socket.headers.get("authorization") is not None:
            await socket.close(STRANGER, "stranger")
            return
        known, wanted = _number("since", since), _number("seat", seat)
        hosted = await house.find(table_id, known)
        audience = audience_of(hosted.sitting, player, wanted)
        await Line(socket, desk, house, hosted, player, state.rates).run(audience, known)
    except Declined as no:
        await socket.send_data(_encode(wire.Refused(None, no.refusal, 0)).decode(), mode="text")
        await socket.close({404: NO_TABLE, 503: LATER}.get(no.status, STRANGER), no.refusal.code)


def _number(name: str, text: str | None) -> int | None:
    """A number of the socket's address; Declined if it is none that a version or a seat can be."""
    if text is None:
        return None
    try:
        return msgspec.convert(text, _Number, strict=False)
    except msgspec.ValidationError:
        raise Declined(Refusal("malformed", "S3", f"{name} in the address is not a number"), 422) from None


class Line:
    """One open socket."""

    def __init__(
        self, socket: Socket, desk: Desk, house: House, hosted: Hosted, player: Player | None, rates: Rates
    ) -> None:
        self._socket = socket
        self._desk = desk
        self._house = house
        self._hosted = hosted
        self._player = player
        self._rates = rates
        self._counted_as = player.id if player is not None else address_of(socket)
        self._watcher = Watcher(player.id if player is not None else "", SPECTATOR, address_of(socket))
        # Sockets that were opened together do not look all at once.
        self._checked = time.monotonic() - random.uniform(0, _CHECKED / 2)
        self._doubts = 0
        """The doubts that were looked into and found to be without reason."""

    async def run(self, audience: int, since: int | None) -> None:
        """Serve the socket until either side closes it."""
        lines: dict[str, int] = self._socket.app.state.lines
        if lines.get(self._counted_as, 0) >= _MOST_SOCKETS and self._house.settings.limits:
            await self._socket.close(FLOOD, "too-many-sockets")
            return
        lines[self._counted_as] = lines.get(self._counted_as, 0) + 1
        self._house.tally.sockets_opened += 1
        sending = asyncio.create_task(self._send())
        try:
            await self._greet(audience, since)
            await self._receive()
        finally:
            self._hosted.watchers.discard(self._watcher)
            self._watcher.lose()
            lines[self._counted_as] -= 1
            if not lines[self._counted_as]:
                del lines[self._counted_as]
            sending.cancel()
            # It may be asking the database something: the socket is not done before that is.
            await asyncio.wait([sending])

    async def _greet(self, audience: int, since: int | None) -> None:
        self._watcher.audience = audience
        if self._player is not None:
            with outages_declined():
                self._watcher.muted = await self._house.store.muted_by(self._player.id)
        # From here on nothing is awaited until the watcher is in place: no change can fall between.
        self._hosted.watchers.add(self._watcher)
        # What its bots think about has become more urgent.
        self._house.workers.pool.arrange()
        self._hosted.tell(self._watcher, since)

    async def _send(self) -> None:
        socket, watcher = self._socket, self._watcher
        while (message := await watcher.next()) is not None:
            if not await self._still_counts():
                return
            await socket.send({"type": "websocket.send", "text": message.decode(), "bytes": None})
        await self._close(LATER, "too-slow")

    async def _close(self, code: int, reason: str) -> None:
        self._watcher.lose()
        self._house.tally.sockets_lost += 1
        await self._socket.close(code, reason)

    async def _still_counts(self) -> bool:
        """Whether the session or token still counts, and the socket closed if not; looked up when there is doubt, and
        now and then."""
        now, doubts = time.monotonic(), self._watcher.doubts
        if self._player is None or (doubts == self._doubts and now - self._checked <= _CHECKED):
            return True
        try:
            with outages_declined():
                player = await self._desk.who(self._socket, afresh=True)
        except Declined as no:
            await self._close(LATER, no.refusal.code)
            return False
        if player is None or player.id != self._watcher.player:
            await self._close(STRANGER, "signed-out")
            return False
        # Under the name that they have now.
        self._player, self._checked, self._doubts = player, now, doubts
        return True

    async def _receive(self) -> None:
        while True:
            event = await self._socket.receive()
            if event["type"] == "websocket.disconnect":
                return
            if not await self._still_counts():
                return
            text = event.get("text")
            if isinstance(text, str):
                wait = await self._answer(text)
            else:
                wait = self._refuse_form(None, "a text is expected")
            if wait and self._rates.take("hurries", self._counted_as):
                await self._close(FLOOD, FLOODED)
                return

    async def _answer(self, text: str) -> float:
        """Do what a message says; the seconds by which its sender was too quick."""
        try:
            message = _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            what = str(error) if isinstance(error, msgspec.ValidationError) else "this is not JSON"
            return self._refuse_form(None, what)
        wait = self._rates.take(rate_of(message), self._counted_as, asking.cost_of(message))
        if wait:
            self._refuse(message.key, too_many(wait).refusal)
            return wait
        try:
            await self._do(message)
        except Declined as no:
            self._decline(message.key, no)
        except Refused as no:
            self._refuse(message.key, no.refusal)
        return 0.0

    async def _do(self, message: Message) -> None:
        hosted = self._hosted
        match message:
            case Look():
                await self._house.find(hosted.sitting.id, message.since)
                self._watcher.audience = audience_of(hosted.sitting, self._player, message.seat)
                hosted.tell(self._watcher, message.since)
            case Ping():
                self._push(wire.Pong(message.key, time.time()))
            case Why():
                self._push(asking.why(hosted.sitting, self._player, message))
            case Preview():
                self._push(asking.preview(hosted.sitting, self._player, message))
            case Survey():
                self._push(asking.survey(hosted.sitting, self._player, message))
            case Plan():
                self._push(asking.plan(hosted.sitting, self._player, message))
            case Hint():
                # It takes its time, and whoever asked may want to move meanwhile.
                self._house.soon(self._hint(message))
            case Hurry():
                self._push(asking.hurry(self._house, hosted, self._player, message))
            case Say():
                await asking.say(self._house, hosted, self._player, message)
            case _:
                asker = asker_of(self._player)
                granted = await self._house.wish(hosted, asker, message)
                if not self._knows_of(granted):
                    self._push(granted)

    async def _hint(self, message: Hint) -> None:
        try:
            self._push(await hinting.hint(self._house, self._hosted, self._player, message, self._watcher.address))
        except Declined as no:
            self._decline(message.key, no)

    def _knows_of(self, granted: wire.Granted | Made) -> bool:
        """Whether the update that was just sent says by its key that the wish was granted."""
        if isinstance(granted, Made) or granted.again or granted.key is None:
            return False
        done = self._hosted.sitting.history[granted.version - 1]
        is_seen = done.key == granted.key and getattr(done.entry, "seat", None) == self._watcher.audience
        return is_seen and self._watcher.sent >= granted.version

    def _push(self, message: msgspec.Struct) -> None:
        self._watcher.push(_encode(message))

    def _refuse_form(self, key: str | None, text: str) -> float:
        self._refuse(key, Refusal("malformed", "S3", text[:300]))
        return self._rates.take("asks", self._counted_as)

    def _refuse(self, key: str | None, refusal: Refusal) -> None:
        self._house.tally.declined[refusal.code] += 1
        self._push(wire.Refused(key, refusal, self._hosted.sitting.version))

    def _decline(self, key: str | None, no: Declined) -> None:
        self._house.tally.declined[no.refusal.code] += 1
        self._push(refused(self._hosted, self._watcher.audience, key, no))


def rate_of(message: Message) -> str:
    """Which rate a message counts against."""
    match message:
        case w.Play() | w.PlayAll():
            return "moves"
        case w.Undo():
            return "undos"
        case w.Wish():
            return "questions"
        case Say():
            return "talk"
        case Hint():
            return "hints"
    return "asks"


def refused(hosted: Hosted, audience: int, key: str | None, no: Declined) -> wire.Refused:
    """The answer to a wish that was declined, with what its maker had missed."""
    sitting = hosted.sitting
    missed = [] if no.seen is None else sitting.since(sitting.told_from(no.seen))
    return wire.Refused(key, no.refusal, sitting.version, tuple(wire.seen(one, audience) for one in missed))
