"""The accounts that a browser has been signed in to: a signed cookie, beside the session and of no use as one.

Somebody who guesses an account's password uses up the tries that are granted for it. A browser that has been signed in
to the account before has tries of its own: so nobody can keep its owner out.
"""

from __future__ import annotations

import hashlib

import msgspec
from itsdangerous import BadData, URLSafeSerializer
from litestar.datastructures import Cookie

from labrys.server.identity.sessions import LASTS

_MOST = 5
"""How many accounts a browser is known to: the latest."""
_LONGEST = 400


class KnownAccounts:
    """Signs and reads these cookies with the server's secret."""

    def __init__(self, secret: str, secure: bool) -> None:
        self.cookie_name = "__Host-labrys-known" if secure else "labrys-known"
        self._secure = secure
        self._serializer = URLSafeSerializer(
            secret, salt="labrys.known", signer_kwargs={"digest_method": hashlib.sha256, "key_derivation": "hmac"}
        )

    def has(self, value: str | None, account: str) -> bool:
        """Whether the cookie says that its browser has been signed in to this account."""
        return _mark(account) in self._read(value)

    def cookie(self, value: str | None, account: str) -> Cookie:
        """The cookie of a browser that has this one until now, with this account too."""
        mark = _mark(account)
        marks = [mark, *[one for one in self._read(value) if one != mark]][:_MOST]
        return Cookie(
            key=self.cookie_name,
            value=str(self._serializer.dumps(marks)),
            max_age=LASTS,
            path="/",
            secure=self._secure,
            httponly=True,
            samesite="lax",
        )

    def _read(self, value: str | None) -> list[str]:
        if not value or len(value) > _LONGEST:
            return []
        try:
            return msgspec.convert(self._serializer.loads(value), list[str])
        except (BadData, msgspec.ValidationError):
            return []


def _mark(account: str) -> str:
    """Not the name itself: others who use the same browser could read it."""
    return hashlib.sha256(account.encode()).hexdigest()[:16]
