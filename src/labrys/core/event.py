"""What happened, with an audience.

An event belongs to one seat. Fields named in `secrets` are for that seat alone; everybody else gets the
same event with those fields blank, so that no log, animation or recap can say more than the table showed.
Fields named in `reveals` bring to light what was hidden until then: a move that makes such an event cannot be
taken back as if nobody had learned anything.
"""

from __future__ import annotations

from typing import ClassVar, Self

import msgspec


class Event(msgspec.Struct, frozen=True, gc=False, tag_field="event"):
    """The base of every game's events."""

    seat: int
    secrets: ClassVar[tuple[str, ...]] = ()
    reveals: ClassVar[tuple[str, ...]] = ()
    """What became known by this event: to its seat alone if the field is secret, else to everybody."""

    def seen_by(self, seat: int) -> Self:
        """The event as this seat (or SPECTATOR) may know it."""
        if seat == self.seat or not self.secrets:
            return self
        return msgspec.structs.replace(self, **dict.fromkeys(self.secrets))
