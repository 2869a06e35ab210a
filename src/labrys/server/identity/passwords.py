"""Passwords: hashed with argon2, in threads, a few at a time, since each takes much memory and a while."""

from __future__ import annotations

import unicodedata
from base64 import b64encode
from collections.abc import Callable
from secrets import token_bytes
from typing import TypeVar

import argon2
from anyio import CapacityLimiter, to_thread

from labrys.core.refusal import refusal
from labrys.server.http.problems import Refused

_AT_ONCE = 2
_MOST_WAITING = 40

T = TypeVar("T")


class Passwords:
    """Makes and checks hashes without holding up anything else."""

    def __init__(self, hasher: argon2.PasswordHasher | None = None) -> None:
        self.hasher = hasher or argon2.PasswordHasher()
        self._limiter = CapacityLimiter(_AT_ONCE)
        self._nobodys = _no_hash(self.hasher)

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        return await self._in_thread(lambda: self.hasher.hash(_composed(password)))

    async def is_right(self, kept: str | None, password: str) -> bool:
        """Whether it is the password; with nothing kept it is not, and that takes just as long to find."""
        return await self._in_thread(lambda: self._verify(kept or self._nobodys, _composed(password)))

    def is_outdated(self, kept: str) -> bool:
        """Whether it was hashed with less care than is taken today."""
        return self.hasher.check_needs_rehash(kept)

    def _verify(self, kept: str, password: str) -> bool:
        try:
            return self.hasher.verify(kept, password)
        except (argon2.exceptions.VerificationError, argon2.exceptions.InvalidHashError):
            return False

    async def _in_thread(self, work: Callable[[], T]) -> T:
        if self._limiter.statistics().tasks_waiting >= _MOST_WAITING:
            text = "too many people are signing in just now; try again in a moment"
            raise Refused(503, refusal("many-signing-in", "S2", text), {"Retry-After": "5"})
        return await to_thread.run_sync(work, limiter=self._limiter)


def _composed(password: str) -> str:
    """The same whichever keyboard composed its accents."""
    return unicodedata.normalize("NFKC", password)


def _no_hash(hasher: argon2.PasswordHasher) -> str:
    """A hash of today's parameters that no password has."""
    salt, digest = (b64encode(token_bytes(size)).decode().rstrip("=") for size in (hasher.salt_len, hasher.hash_len))
    cost = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    return f"$argon2id$v=19${cost}${salt}${digest}"
