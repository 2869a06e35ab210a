"""A player as the rest of the server knows one."""

from __future__ import annotations

import msgspec


class Player(msgspec.Struct, frozen=True):
    """Somebody who may sit at tables."""

    id: str
    name: str
    is_guest: bool
    by_token: bool = False
    """Whether this request was made by a program with a token. A program may play, but not do as its owner does."""
