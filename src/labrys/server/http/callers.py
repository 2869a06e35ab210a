"""Who makes a request, for those who answer it. The application's state holds `desk`, `rates` and `neighbours`."""

from __future__ import annotations

from typing import Any, Protocol

from litestar.connection import ASGIConnection

from labrys.core.refusal import refusal
from labrys.server.doors.rates import Rates
from labrys.server.http.problems import Refused, stranger
from labrys.server.identity.desk import Desk
from labrys.server.identity.player import Player

Connection = ASGIConnection[Any, Any, Any, Any]


class Neighbours(Protocol):
    """All who keep tables open, on this server and others, and what they want to know of players."""

    async def adopted(self, guest: str, account: str) -> None:
        """An account has taken over a guest's games; it is stored."""

    async def renamed(self, player: str) -> None:
        """A player has another name now; it is stored."""

    async def signed_out(self, player: str) -> None:
        """Sessions or a token of a player have ended; it is stored."""

    async def muted(self, player: str) -> None:
        """A player wants to hear others than before; it is stored."""


def desk_of(connection: Connection) -> Desk:
    desk: Desk = connection.app.state.desk
    return desk


def rates_of(connection: Connection) -> Rates:
    rates: Rates = connection.app.state.rates
    return rates


def neighbours_of(connection: Connection) -> Neighbours | None:
    neighbours: Neighbours | None = connection.app.state.get("neighbours")
    return neighbours


async def player_of(connection: Connection) -> Player:
    """The player who makes this request, by session or by token; a stranger is refused."""
    player = await desk_of(connection).who(connection)
    if player is None:
        raise stranger()
    return player


async def person_of(connection: Connection) -> Player:
    """The player in person: what a program with a token must not do asks for this."""
    player = await player_of(connection)
    if player.by_token:
        raise not_by_token()
    return player


async def person_or_stranger(connection: Connection) -> Player | None:
    """The player in person, or nobody yet."""
    player = await desk_of(connection).who(connection)
    if player is None and "authorization" in connection.headers:
        raise stranger()
    if player is not None and player.by_token:
        raise not_by_token()
    return player


def not_by_token() -> Refused:
    return Refused(403, refusal("not-by-token", "S1", "a token does not allow this; do it in person"))
