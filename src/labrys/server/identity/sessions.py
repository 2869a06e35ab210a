"""Sessions: a signed cookie that says who one is and under which epoch. The server keeps nothing about it.

A session cannot be ended alone, only forgotten by its browser; the player's next epoch ends all of them at once.

A session from the future is good: nobody but a server of ours can sign one. The clock of another server may be ahead,
or that of this one was and has been set back. A session from more than a few minutes ahead is signed again, so that its
time counts from now.
"""

from __future__ import annotations

import hashlib
import time

import msgspec
from itsdangerous import BadData, URLSafeTimedSerializer
from litestar.datastructures import Cookie

from labrys.server.settings import SKEW

LASTS = 400 * 86_400
"""Seconds that a session lasts: browsers keep no cookie longer."""
_RENEWED_AFTER = 7 * 86_400
_LONGEST = 300


class Session(msgspec.Struct, frozen=True):
    """What a cookie says, once its signature is found good."""

    player: str
    epoch: int
    is_due: bool
    """Whether it is time to sign it anew, so that who comes back is never forgotten."""


class Sessions:
    """Signs and reads cookies with the server's secret."""

    def __init__(self, secret: str, secure: bool) -> None:
        # With the prefix no other page, not even of a neighbouring host, can plant a cookie of this name.
        self.cookie_name = "__Host-labrys" if secure else "labrys"
        self._secure = secure
        self._serializer = URLSafeTimedSerializer(
            secret, salt="labrys.session", signer_kwargs={"digest_method": hashlib.sha256, "key_derivation": "hmac"}
        )

    def cookie(self, player: str, epoch: int) -> Cookie:
        """The cookie that makes its bearer this player."""
        return self._made(self._serializer.dumps([player, epoch]), LASTS)

    def no_cookie(self) -> Cookie:
        """The cookie that takes the session away."""
        return self._made("", 0)

    def read(self, value: str | None) -> Session | None:
        """What a cookie says; None if it is not one of ours, was altered, or is too old."""
        if not value or len(value) > _LONGEST:
            return None
        try:
            # Without `max_age`, for which a signature from the future is a bad one.
            said, signed = self._serializer.loads(value, return_timestamp=True)
            player, epoch = msgspec.convert(said, tuple[str, int])
        except (BadData, msgspec.ValidationError):
            return None
        age = time.time() - signed.timestamp()
        if age > LASTS:
            return None
        return Session(player, epoch, age > _RENEWED_AFTER or age < -SKEW)

    def _made(self, value: str, max_age: int) -> Cookie:
        return Cookie(
            key=self.cookie_name,
            value=value,
            max_age=max_age,
            path="/",
            secure=self._secure,
            httponly=True,
            samesite="lax",
        )
