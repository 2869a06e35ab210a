"""The quick way into Akrotiri, for searches."""

from __future__ import annotations

from typing import Final

from labrys.core.quick import OVER, Quick
from labrys.games.akrotiri import course
from labrys.games.akrotiri.imagine import AkrotiriSight
from labrys.games.akrotiri.kit import Kit
from labrys.games.akrotiri.scoring import points
from labrys.games.akrotiri.state import State
from labrys.games.akrotiri.view import AkrotiriView

PURSE: Final = 1 << 16
"""More than anybody's drachmas, which break a tie (A10)."""


class QuickAkrotiri(Quick[State]):
    """What `core.quick` promises, straight from the rules."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit

    def decider(self, state: State) -> int:
        deciders = course.deciders(state)
        return deciders[0] if deciders else OVER

    def legal(self, state: State, seat: int) -> list[int]:
        return course.legal(state, seat)

    def apply(self, state: State, seat: int, code: int) -> None:
        course.apply(state, code)

    def ask(self, state: State) -> list[tuple[int, int]]:
        return course.ask(state)

    def points(self, state: State) -> list[int]:
        return [points(state, seat) for seat in range(state.players)]

    def ranks(self, state: State) -> list[int]:
        return [points(state, seat) * PURSE + state.drachmas[seat] for seat in range(state.players)]

    def sight(self, view: AkrotiriView) -> AkrotiriSight:
        return AkrotiriSight(view, self.kit)
