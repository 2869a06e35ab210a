"""Akrotiri as a game of Labrys: the chapters of the rules put together behind the common contract."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar, Protocol

import msgspec

from labrys.core import notation, refusing
from labrys.core.chance import AsTheyLie, Shuffler
from labrys.core.event import Event
from labrys.core.game import Game, Move, Options
from labrys.core.refusal import BadNotation, BadOptions, Refusal, refusal
from labrys.core.score import ScoreSheet
from labrys.core.seats import CHANCE
from labrys.games.akrotiri import codes, course, events, moves, position
from labrys.games.akrotiri import decisions as d
from labrys.games.akrotiri.components import ComponentSet, load
from labrys.games.akrotiri.encoding import chance_text, decode, decode_all, encode
from labrys.games.akrotiri.expected import EXPECTED
from labrys.games.akrotiri.imagine import imagine
from labrys.games.akrotiri.kit import Kit
from labrys.games.akrotiri.options import VALUES, AkrotiriOptions, read_options
from labrys.games.akrotiri.preview import MovePreview, nameable_goals, standing
from labrys.games.akrotiri.quick import QuickAkrotiri
from labrys.games.akrotiri.restore import read_state
from labrys.games.akrotiri.rules import goals, setup, tiles
from labrys.games.akrotiri.rules.actions import Act
from labrys.games.akrotiri.scoring import score_sheet
from labrys.games.akrotiri.show import show
from labrys.games.akrotiri.state import NOBODY, State, blank, count_of
from labrys.games.akrotiri.survey import AkrotiriSurvey, named_goals, survey_of
from labrys.games.akrotiri.telling import tell
from labrys.games.akrotiri.view import AkrotiriView, view_of, views_of


class Chapter(Protocol):
    """What a file of the rules says about a move that somebody wants to make: the other face of its legal moves."""

    def refuse(self, state: State, decision: d.Decision, move: Any) -> Refusal | None: ...


# By kind of a seat's decision, in the order of their numbers.
CHAPTERS: tuple[Chapter, ...] = (
    tiles.LayTile, tiles.PlaceSecondCube, goals.KeepGoal, goals.TakeGoal, setup.PlaceBoat, Act,
)  # fmt: skip

_READER = refusing.Reader("Akrotiri", moves.WORDS)
_END_RULES = {"sixth temple": "A9.2", "no more tiles": "A9.3", "tiles laid": "A12"}


class Akrotiri(Game[State, AkrotiriView]):
    """The game, bound to one set of components."""

    name: ClassVar[str] = position.GAME
    title: ClassVar[str] = "Akrotiri"
    rules_version: ClassVar[int] = 1
    seat_counts: ClassVar[tuple[int, ...]] = (2, 3, 4)
    components: ComponentSet
    # Goals that come from under the pile, where they lie in their order, or are shown at the end.
    lights: ClassVar[tuple[type[Event], ...]] = (
        events.GoalDrawn, events.LastGoalKept, events.GoalOffered, events.GoalsRevealed,
    )  # fmt: skip

    def __init__(self, components: ComponentSet | None = None, digest: str = "") -> None:
        """With today's house components unless others are given; their digest if it is known."""
        self.components = components or load()
        self.kit = Kit(self.components)
        self.components_name = self.components.name
        self.components_digest = digest or self.components.digest
        self.has_house_components = self.components.house

    @cached_property
    def quick(self) -> QuickAkrotiri:
        return QuickAkrotiri(self.kit)

    def read_options(self, raw: Mapping[str, object]) -> AkrotiriOptions:
        return read_options(raw)

    def options_offered(self) -> dict[str, tuple[str, ...]]:
        return dict(VALUES)

    def begin(self, options: Options, seats: int) -> State:
        assert isinstance(options, AkrotiriOptions)
        if seats not in self.seat_counts:
            raise BadOptions(f"Akrotiri is for 2 players (3 and 4 by house rules, A12), not for {seats}")
        if options.first != "random" and int(options.first) >= seats:
            raise BadOptions(f"seat {options.first} cannot go first: there are seats 0 to {seats - 1}")
        state = blank(self.kit, options, seats)
        setup.open_game(state)
        course.settle(state)
        return state

    def deciders(self, state: State) -> tuple[int, ...]:
        return course.deciders(state)

    def legal(self, state: State, seat: int) -> list[int]:
        return course.legal(state, seat)

    def ask(self, state: State) -> list[tuple[int, int]]:
        return course.ask(state)

    def apply(self, state: State, seat: int, code: int) -> None:
        course.apply(state, code)

    def decode(self, state: State, code: int) -> Move:
        return decode(state, code)

    def decode_all(self, state: State, legal: Sequence[int]) -> list[Move]:
        return decode_all(state, legal)

    def encode(self, state: State, move: Move) -> int | None:
        return encode(state, move)

    def text(self, move: Move) -> str:
        return notation.spell(move)

    def spelled(self, state: State, code: int) -> str:
        return self.text(decode(state, code)) if code < codes.FIRST else chance_text(self.kit, code)

    def parse(self, text: str) -> Move:
        return notation.read(text, moves.WORDS)

    def read_move(self, raw: Mapping[str, object]) -> Move:
        return notation.from_data(raw, moves.WORDS)

    def refusal(self, state: State, seat: object, move: object) -> Refusal | None:
        read = _READER.read(move)
        if isinstance(read, Refusal):
            return read
        if not state.stack:
            rule = _END_RULES.get(state.reason, "A9.2")
            text = "the game is over after {turns:turn}: {reason}"
            return refusal("played-out", rule, text, turns=state.turns, reason=state.reason.replace(" ", "-"))
        who = refusing.seat_at(seat, state.players, "A1")
        if isinstance(who, Refusal):
            return who
        fault = refusing.refuse_decider(who, self.deciders(state), _turn_rule(state))
        if fault is not None:
            return fault
        if who == CHANCE:
            return refusing.refuse_answer(encode(state, read), self.ask(state), "A4")
        due = state.stack[-1]
        kinds, not_now = EXPECTED[due[0]]
        if not isinstance(read, kinds):
            found = not_now(move=refusing.quoted_move(read))
            is_setup = due[0] == d.KEEP and not state.temples[who]
            return msgspec.structs.replace(found, rule="A4.3") if is_setup else found
        return CHAPTERS[due[0] - d.FIRST_SEAT_KIND].refuse(state, due, read)

    def tell(self, event: Event, names: Sequence[str]) -> str:
        return tell(event, names)

    def position(self, state: State) -> str:
        return position.position_text(position.position_of(state))

    def parse_position(self, text: str) -> State:
        state = read_state(text, self.kit)
        if CHANCE not in self.deciders(state) and not all(self.legal(state, who) for who in self.deciders(state)):
            raise BadNotation("position: the seat that has to decide has no legal move")
        return state

    def view(self, state: State, seat: int) -> AkrotiriView:
        return view_of(state, seat)

    def views(self, state: State, seats: Sequence[int]) -> list[AkrotiriView]:
        return views_of(state, seats)

    def imagine(self, view: AkrotiriView, rng: Shuffler) -> State:
        return imagine(view, self.kit, rng)

    def own_turn(self, view: AkrotiriView) -> State | None:
        world, seat = self.imagine(view, AsTheyLie()), view.seat
        if seat in self.deciders(world):
            return world
        # Not before the first turn and after the last; nor while goals are drawn that lie nowhere else (A7.6).
        if seat < 0 or not world.stack or world.stack[0][0] != d.FINISH or any(world.drawn):
            return None
        world.stack, world.actions = [(d.TURN, seat, 0)], 0
        course.settle(world)
        return world

    def previews(self, view: AkrotiriView, moves: Sequence[Move]) -> list[MovePreview]:
        world = self.imagine(view, AsTheyLie())
        known = nameable_goals(world, view.seat)
        before = standing(world, view.seat, known)
        found = []
        for move in moves:
            child, asks = world.clone(), False
            code = encode(child, move)
            assert code is not None, "previews are for legal moves"
            self.apply(child, view.seat, code)
            while self.deciders(child) == (CHANCE,):
                asks = True
                self.apply(child, CHANCE, self.ask(child)[0][0])
            found.append(MovePreview(before, standing(child, view.seat, known), asks))
        return found

    def preview(self, view: AkrotiriView, move: Move) -> MovePreview:
        return self.previews(view, [move])[0]

    def survey(self, view: AkrotiriView, move: Move | None = None) -> AkrotiriSurvey:
        world = self.imagine(view, AsTheyLie())
        if move is not None:
            code = encode(world, move)
            assert code is not None, "surveys are for legal moves"
            self.apply(world, view.seat, code)
        return survey_of(world, view.seat, named_goals(view))

    def show(self, view: AkrotiriView) -> str:
        return show(view, self.kit)

    def score(self, state: State) -> tuple[ScoreSheet, ...]:
        return tuple(score_sheet(state, seat) for seat in range(state.players))

    def end_reason(self, state: State) -> str:
        return state.reason

    def census(self, state: State) -> dict[str, int]:
        cubes = sum(state.market) + sum(map(count_of, state.lying)) + sum(map(count_of, state.cargo))
        held = sum(tile >= 0 for tile in state.hand)
        tile_count = len(state.sea.tiles) + len(state.tile_pile) + state.discards.bit_count() + held
        hands = sum(cards.bit_count() for cards in state.maps) + sum(map(len, state.played))
        goal_count = sum(map(len, state.goals)) + sum(map(len, state.drawn)) + state.offer.bit_count()
        return {
            "cubes": cubes,
            "tiles": tile_count,
            "maps": hands + state.map_pile.bit_count(),
            "goals": goal_count + len(state.goal_pile),
        }


def _turn_rule(state: State) -> str:
    """The chapter that says whose turn it is: setup until every boat is placed, then the turns."""
    return "A4" if NOBODY in state.boats else "A6"
