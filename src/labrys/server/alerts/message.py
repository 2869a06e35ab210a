"""What a call says, and its signature."""

from __future__ import annotations

import hashlib
import hmac

import msgspec

from labrys import __version__


class Turn(msgspec.Struct, frozen=True):
    """That it has become somebody's turn."""

    table: str
    game: str
    title: str
    """The game's name for readers."""
    seat: int
    version: int
    at: float
    """Seconds since 1970."""


class Message(msgspec.Struct, frozen=True, tag_field="type", tag="your-turn"):
    """The body of a call."""

    table: str
    link: str
    game: str
    seat: int
    version: int
    at: float
    content: str
    """The sentence where Discord looks for it."""
    text: str
    """The sentence where Slack looks for it."""


def body_of(turn: Turn, address: str) -> bytes:
    """The body that tells of this turn at a server with this public address."""
    link = f"{address.rstrip('/')}/tables/{turn.table}"
    sentence = f"It is your turn in {turn.title}: {link}"
    message = Message(turn.table, link, turn.game, turn.seat, turn.version, turn.at, content=sentence, text=sentence)
    return msgspec.json.encode(message)


def headers_of(body: bytes, secret: str, now: float) -> dict[str, str]:
    """The headers that go with a body: who calls, and the proof."""
    return {
        "Content-Type": "application/json",
        "Labrys-Signature": f"t={int(now)},v1={signature(body, secret, int(now))}",
        "User-Agent": f"Labrys/{__version__}",
    }


def signature(body: bytes, secret: str, seconds: int) -> str:
    """HMAC-SHA-256 of time and body: without the time an old call could be sent again by whoever saw it."""
    return hmac.new(secret.encode(), b"%d." % seconds + body, hashlib.sha256).hexdigest()
