"""Minos as a game of Labrys: the chapters of the rules put together behind the common contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import ClassVar

from labrys.core import notation
from labrys.core.chance import AsTheyLie, Shuffler
from labrys.core.components import digest_of
from labrys.core.event import Event
from labrys.core.game import Foreseen, Game, Move, Options
from labrys.core.refusal import BadNotation, BadOptions, Refusal
from labrys.core.score import ScoreSheet
from labrys.core.seats import CHANCE
from labrys.games.minos import codes, moves, position
from labrys.games.minos.census import census
from labrys.games.minos.components import ComponentSet, load
from labrys.games.minos.encoding import chance_text, decode, decode_all, encode
from labrys.games.minos.imagine import imagine
from labrys.games.minos.inscriptions import Box, box
from labrys.games.minos.kit import Kit
from labrys.games.minos.options import VALUES, MinosOptions, read_options
from labrys.games.minos.preview import MovePreview, is_carried_out, standing
from labrys.games.minos.quick import QuickMinos
from labrys.games.minos.refusing import refuse
from labrys.games.minos.restore import read_state
from labrys.games.minos.rules import planning, setup, table
from labrys.games.minos.scoring import score_sheet
from labrys.games.minos.show import show
from labrys.games.minos.state import NONE, State, blank
from labrys.games.minos.survey import MinosSurvey, survey_of
from labrys.games.minos.telling import tell
from labrys.games.minos.view import MinosView, view_of, views_of

_OWN = 16
"""How much of its own digest tells a box from others of the same components."""


class Minos(Game[State, MinosView]):
    """The game, bound to one set of components."""

    name: ClassVar[str] = position.GAME
    title: ClassVar[str] = "Minos: Dawn of the Bronze Age"
    rules_version: ClassVar[int] = 1
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3, 4)
    components: ComponentSet

    def __init__(self, components: ComponentSet | None = None, digest: str = "") -> None:
        """With today's house components unless others are given; their digest if it is known."""
        self.components = components or load()
        self.kit = Kit(self.components)
        self.components_name = self.components.name
        self.components_digest = digest or self.components.digest
        self.has_house_components = self.components.house

    def box(self) -> Box:
        return box(self.components)

    @cached_property
    def box_digest(self) -> str:
        return f"{self.components_digest}.{digest_of(self.box())[:_OWN]}"

    @cached_property
    def quick(self) -> QuickMinos:
        return QuickMinos(self.kit)

    def read_options(self, raw: Mapping[str, object]) -> MinosOptions:
        return read_options(raw)

    def options_offered(self) -> dict[str, tuple[str, ...]]:
        return dict(VALUES)

    def begin(self, options: Options, seats: int) -> State:
        assert isinstance(options, MinosOptions)
        if seats not in self.seat_counts:
            raise BadOptions(f"Minos is for 2 to 4 players (M1), not for {seats}")
        state = blank(self.kit, options, seats)
        setup.open_game(state)
        table.settle(state)
        return state

    def deciders(self, state: State) -> tuple[int, ...]:
        return table.deciders(state)

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

    def decode_all(self, state: State, legal: Sequence[int]) -> list[Move]:
        return decode_all(state, legal)

    def encode(self, state: State, move: Move) -> int | None:
        return encode(state, move)

    def text(self, move: Move) -> str:
        return notation.spell(move)

    def spelled(self, state: State, code: int) -> str:
        if code >= codes.FIRST_CHANCE:
            return chance_text(self.kit, state.players, code)
        return self.text(decode(state, code))

    def parse(self, text: str) -> Move:
        return notation.read(text, moves.WORDS)

    def read_move(self, raw: Mapping[str, object]) -> Move:
        return notation.from_data(raw, moves.WORDS)

    def refusal(self, state: State, seat: object, move: object) -> Refusal | None:
        return refuse(self, state, seat, move)

    def tell(self, event: Event, names: Sequence[str]) -> str:
        return tell(event, names)

    def position(self, state: State) -> str:
        return position.position_text(position.position_of(state))

    def parse_position(self, text: str) -> State:
        state = read_state(text, self.kit)
        if CHANCE not in self.deciders(state) and not all(self.legal(state, who) for who in self.deciders(state)):
            raise BadNotation("position: the seat that has to decide has no legal move")
        return state

    def view(self, state: State, seat: int) -> MinosView:
        return view_of(state, seat)

    def views(self, state: State, seats: Sequence[int]) -> list[MinosView]:
        return views_of(state, seats)

    def imagine(self, view: MinosView, rng: Shuffler) -> State:
        return imagine(view, self.kit, rng)

    def own_turn(self, view: MinosView) -> State | None:
        world = self.imagine(view, AsTheyLie())
        return world if view.seat >= 0 and planning.set_up(world, view.seat) else None

    def foresee(self, world: State, seat: int, code: int) -> Foreseen[State]:
        return planning.foresee(world, seat, code)

    def goes_on(self, state: State, seat: int, code: int) -> bool:
        return planning.goes_on(state, seat, code)

    def previews(self, view: MinosView, moves: Sequence[Move]) -> list[MovePreview]:
        world, seat = self.imagine(view, AsTheyLie()), view.seat
        before = standing(world, seat)
        found = []
        for move in moves:
            child, code, asked = world.clone(), encode(world, move), 0
            assert code is not None, "previews are for legal moves"
            self.apply(child, seat, code)
            if is_carried_out(world, child):
                found.append(MovePreview(before, None, asks_chance=False))
                continue
            while self.deciders(child) == (CHANCE,):
                # Each time the next answer: dice that all showed the same would be rolled again for ever (M4.1).
                answers = self.ask(child)
                self.apply(child, CHANCE, answers[asked % len(answers)][0])
                asked += 1
            found.append(MovePreview(before, standing(child, seat), asked > 0))
        return found

    def preview(self, view: MinosView, move: Move) -> MovePreview:
        return self.previews(view, [move])[0]

    def survey(self, view: MinosView, move: Move | None = None) -> MinosSurvey:
        world = self.imagine(view, AsTheyLie())
        if move is not None:
            code = encode(world, move)
            assert code is not None, "surveys are for legal moves"
            return survey_of(table.foresee(world, view.seat, code), view.seat)
        return survey_of(world if view.seat < 0 else table.private(world, view.seat), view.seat)

    def show(self, view: MinosView) -> str:
        return show(view, self.kit)

    def score(self, state: State) -> tuple[ScoreSheet, ...]:
        return tuple(score_sheet(state, seat) for seat in range(state.players))

    def end_reason(self, state: State) -> str:
        return state.reason

    def census(self, state: State) -> dict[str, int]:
        return census(state)
