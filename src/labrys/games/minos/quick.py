"""The quick way into Minos, for searches."""

from __future__ import annotations

from collections.abc import Callable

from labrys.core.quick import CHANCE, OVER, Quick
from labrys.games.minos.imagine import MinosSight
from labrys.games.minos.kit import Kit
from labrys.games.minos.rules import table
from labrys.games.minos.scoring import points
from labrys.games.minos.state import State
from labrys.games.minos.view import MinosView


class QuickMinos(Quick[State]):
    """What `core.quick` promises, straight from the rules."""

    def __init__(self, kit: Kit) -> None:
        self.kit = kit

    def decider(self, state: State) -> int:
        deciders = table.deciders(state)
        return deciders[0] if deciders else OVER

    def legal(self, state: State, seat: int) -> list[int]:
        return table.legal(state, seat)

    def apply(self, state: State, seat: int, code: int) -> None:
        if seat == CHANCE:
            table.apply_chance(state, code)
        else:
            table.apply(state, seat, code)

    def ask(self, state: State) -> list[tuple[int, int]]:
        return table.ask(state)

    def answer(self, state: State, draw: Callable[[], float]) -> int:
        code = table.pick(state, draw())
        table.apply_chance(state, code)
        return code

    def points(self, state: State) -> list[int]:
        return [points(state, seat) for seat in range(state.players)]

    def ranks(self, state: State) -> list[int]:
        return self.points(state)

    def sight(self, view: MinosView) -> MinosSight:
        return MinosSight(view, self.kit)
