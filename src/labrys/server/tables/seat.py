"""The seats of a table, and who is on them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec.structs import replace


class Seat(msgspec.Struct, frozen=True):
    """A seat and who is on it."""

    bot: str = ""
    """The bot that this seat was made for."""
    name: str = ""
    player: str = ""
    away: str = ""
    """Why a stand-in plays: left or time; empty if nobody stands in."""
    is_returning: bool = False
    """Whether its person takes it back as soon as the stand-in has made the decision that it is about."""
    has_resigned: bool = False
    kept_for: str = ""
    relief: str = ""
    """The bot that plays here in place of one that failed; empty if none did."""

    @property
    def is_for_people(self) -> bool:
        return not self.bot

    @property
    def is_played_by_bot(self) -> bool:
        return bool(self.bot or self.away or self.has_resigned)


class Company:
    """Those who sit at a table."""

    def __init__(self, seats: Iterable[Seat]) -> None:
        self.seats = list(seats)

    def seats_of(self, player: str) -> tuple[int, ...]:
        return tuple([number for number, seat in enumerate(self.seats) if player and seat.player == player])

    def is_kept_for(self, player: str) -> bool:
        """Whether a seat that nobody has taken yet is kept for this player."""
        return any(seat.kept_for == player and not seat.player for seat in self.seats if player)

    def other_people(self, player: str) -> tuple[int, ...]:
        """The seats of people still in the game, other than this player's own."""
        return tuple(
            number
            for number, seat in enumerate(self.seats)
            if seat.player and seat.player != player and not seat.has_resigned
        )

    def names(self) -> tuple[str, ...]:
        return tuple(seat.name or f"seat {number}" for number, seat in enumerate(self.seats))

    def _seat(self, number: int, **changes: Any) -> None:
        self.seats[number] = replace(self.seats[number], **changes)
