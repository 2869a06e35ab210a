"""What happened so far, as a list that only grows and of which a copy costs nothing.

Copies share one list, each with a length of its own. Whoever adds at the shared end goes on with the same list;
whoever adds where another copy has already gone on takes a list of its own first. So a table that is copied for every
move neither fills the memory with lists nor gives the garbage collector anything to look through.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from typing import TypeVar, overload

T = TypeVar("T")


class Trail(Sequence[T]):
    """A sequence to add to. What is in it never changes."""

    __slots__ = ("_items", "_length")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._items = list(items)
        self._length = len(self._items)

    def fork(self) -> Trail[T]:
        """A copy that goes its own way from here."""
        twin: Trail[T] = object.__new__(Trail)
        twin._items, twin._length = self._items, self._length
        return twin

    def append(self, item: T) -> None:
        items = self._items
        if len(items) > self._length:
            items = self._items = items[: self._length]
        items.append(item)
        self._length += 1

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> list[T]: ...
    def __getitem__(self, at: int | slice) -> T | list[T]:
        if isinstance(at, slice):
            start, stop, step = at.indices(self._length)
            if step > 0:
                return self._items[start:stop:step]
            return [self._items[place] for place in range(start, stop, step)]
        if not -self._length <= at < self._length:
            raise IndexError("the trail does not go so far")
        return self._items[at if at >= 0 else at + self._length]

    def __iter__(self) -> Iterator[T]:
        return islice(self._items, self._length)

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, Trail | list) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Trail({list(self)!r})"
