"""How long something takes, counted by size: a histogram that costs a fraction of a microsecond to add to."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator

_BOUNDS = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Timings:
    """Durations in seconds. For one thread, the event loop's."""

    __slots__ = ("_counts", "total")

    def __init__(self) -> None:
        self._counts = [0] * (len(_BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        """Count one duration."""
        self._counts[bisect_left(_BOUNDS, seconds)] += 1
        self.total += seconds

    @property
    def count(self) -> int:
        return sum(self._counts)

    def up_to(self) -> Iterator[tuple[str, int]]:
        """For every bound, how many took no longer; all of them at last."""
        reached = 0
        for bound, count in zip((*map(str, _BOUNDS), "+Inf"), self._counts, strict=True):
            reached += count
            yield bound, reached
