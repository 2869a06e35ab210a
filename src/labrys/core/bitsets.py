"""Sets of small numbers, kept as ints used as bit sets."""

from __future__ import annotations

from collections.abc import Iterable


def bits(members: int) -> list[int]:
    """The members of a bit set, ascending."""
    found = []
    while members:
        low = members & -members
        found.append(low.bit_length() - 1)
        members ^= low
    return found


def bit_set(members: Iterable[int]) -> int:
    """The bit set of these numbers."""
    found = 0
    for member in members:
        found |= 1 << member
    return found
