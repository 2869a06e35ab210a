"""The rules of Minos without views, positions and the rest: what a move, a refusal and the laws of moves need."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from labrys.core import notation
from labrys.core.game import Move
from labrys.core.refusal import Refusal
from labrys.core.seats import CHANCE
from labrys.games.minos import moves
from labrys.games.minos.components import load
from labrys.games.minos.encoding import decode, encode
from labrys.games.minos.kit import Kit
from labrys.games.minos.options import MinosOptions, read_options
from labrys.games.minos.refusing import refuse
from labrys.games.minos.rules import setup, table
from labrys.games.minos.state import NONE, State, blank
from tests.games.fields import fields

_SHARED = ("kit", "land", "options", "events", "stirred", "worlds")


@cache
def house_kit() -> Kit:
    return Kit(load())


class RulesAlone:
    """As much of the contract of a game as the rules know."""

    def read_options(self, raw: Mapping[str, object]) -> MinosOptions:
        return read_options(raw)

    def begin(self, options: MinosOptions, seats: int) -> State:
        state = blank(house_kit(), options, seats)
        setup.open_game(state)
        table.settle(state)
        return state

    def deciders(self, state: State) -> tuple[int, ...]:
        if table.asking(state) != NONE:
            return (CHANCE,)
        waiting = tuple(seat for seat in range(state.players) if state.agenda[seat] and not state.complete >> seat & 1)
        return waiting or ((CHANCE,) if state.stack else ())

    def legal(self, state: State, seat: int) -> list[int]:
        if not 0 <= seat < state.players or table.asking(state) != NONE:
            return []
        return table.legal(state, seat)

    def ask(self, state: State) -> list[tuple[int, int]]:
        return table.ask(state)

    def apply(self, state: State, seat: int, code: int) -> None:
        if seat == CHANCE:
            table.apply_chance(state, code)
        else:
            table.apply(state, seat, code)

    def decode(self, state: State, code: int) -> Move:
        return decode(state, code)

    def encode(self, state: State, move: Move) -> int | None:
        return encode(state, move)

    def text(self, move: Move) -> str:
        return notation.spell(move)

    def parse(self, text: str) -> Move:
        return notation.read(text, moves.WORDS)

    def refusal(self, state: State, seat: object, move: object) -> Refusal | None:
        return refuse(self, state, seat, move)

    def position(self, state: State) -> str:
        """Everything that can change, to be compared."""
        return repr([getattr(state, name) for name in fields(State) if name not in _SHARED])
