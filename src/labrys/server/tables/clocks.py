"""Whose time runs, and when it is up (S8). Fed with the times of log entries, so that every server agrees."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from labrys.server.tables.setup import Clock

# Whoever takes a seat back after the time for the whole game is up gets this part of it again.
_AGAIN = 0.1


class Running(msgspec.Struct, frozen=True):
    """One seat's clock as others see it."""

    seat: int
    spent: float
    """Seconds of the time for the game that are used up, not counting the present decision."""
    since: float | None
    """Since when the present decision has been waited for; None while the clock stands."""
    due: float | None
    """When it runs out; None if it does not."""


class Clocks:
    """The clocks of one table."""

    def __init__(self, limits: Clock, seats: int) -> None:
        self.limits = limits
        self.is_limited = limits != Clock()
        self.spent = [0.0] * seats
        self.since: list[float | None] = [None] * seats
        self.came_up = [0.0] * seats
        """When each seat's present decision came up: taking back does not give a new one."""

    def fork(self) -> Clocks:
        twin = object.__new__(Clocks)
        twin.limits, twin.is_limited = self.limits, self.is_limited
        twin.spent, twin.since, twin.came_up = self.spent[:], self.since[:], self.came_up[:]
        return twin

    def turn(self, at: float, deciding: Iterable[int], moved: int | None, again: float | None = None) -> None:
        """At this moment these people have to decide; `moved` has just done so, and begins anew if again due.

        `again` is when the decision came up for the first time, if it has freely been taken back to.
        """
        if not self.is_limited:
            return
        waited = set(deciding)
        for seat, since in enumerate(self.since):
            if since is not None and (seat not in waited or seat == moved):
                self.spent[seat] += max(0.0, at - since)
                self.since[seat] = None
            if seat in waited and self.since[seat] is None:
                self.since[seat] = self.came_up[seat] = at
            if seat in waited and again is not None:
                self.came_up[seat] = again

    def welcome_back(self, seat: int) -> None:
        """Somebody takes a seat back: there must be time to play."""
        if self.limits.game is not None:
            self.spent[seat] = min(self.spent[seat], self.limits.game * (1 - _AGAIN))

    def due(self, seat: int) -> float | None:
        """When this seat's time is up."""
        since = self.since[seat]
        if since is None:
            return None
        left = []
        if self.limits.move is not None:
            left.append(self.came_up[seat] + self.limits.move)
        if self.limits.game is not None:
            left.append(since + self.limits.game - self.spent[seat])
        return min(left, default=None)

    def first_due(self) -> tuple[float, int] | None:
        """The time at which the first of them runs out, and whose it is."""
        if not self.is_limited:
            return None
        dues = [(due, seat) for seat in range(len(self.since)) if (due := self.due(seat)) is not None]
        return min(dues, default=None)

    def running(self) -> tuple[Running, ...]:
        """All clocks, for people to see; none where there is no limit."""
        if not self.is_limited:
            return ()
        return tuple(
            Running(seat, self.spent[seat], self.since[seat], self.due(seat)) for seat in range(len(self.since))
        )
