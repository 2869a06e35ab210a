"""A game of two decisions for tests of the house: all seats choose a hand at once, twice; the highest sum wins.

What one has chosen is a secret until all have, as in games whose players decide at the same time.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from labrys.core.chance import Shuffler
from labrys.core.event import Event
from labrys.core.game import Game, Move, Options, Preview, Survey, View
from labrys.core.refusal import BadNotation, BadOptions, Refusal
from labrys.core.score import Line, ScoreSheet
from labrys.core.seats import CHANCE

ROUNDS, HANDS = 2, 3


class Choose(Move, frozen=True, tag="choose"):
    hand: int


class Chosen(Event, frozen=True, tag="chosen"):
    """Somebody has chosen, and knew the hand before."""

    hand: int | None
    secrets: ClassVar[tuple[str, ...]] = ("hand",)


class Shown(Event, frozen=True, tag="shown"):
    hands: tuple[int, ...]
    reveals: ClassVar[tuple[str, ...]] = ("hands",)


class DuelView(View, frozen=True):
    sums: tuple[int, ...]
    mine: int | None


class DuelOptions(Options, frozen=True):
    pass


class DuelState:
    def __init__(self, seats: int) -> None:
        self.sums = [0] * seats
        self.chosen: list[int | None] = [None] * seats
        self.rounds = 0
        self.events: list[Event] | None = None

    def clone(self) -> DuelState:
        twin = DuelState(0)
        twin.sums, twin.chosen, twin.rounds = self.sums[:], self.chosen[:], self.rounds
        return twin


class Duel(Game[DuelState, DuelView]):
    name, title, rules_version, seat_counts = "duel", "Duel", 1, (2, 3, 4)
    components = {"hands": HANDS}  # noqa: RUF012  Never changed.
    components_name, components_digest, has_house_components = "hands", "0", False
    lights = (Shown,)

    def read_options(self, raw: Mapping[str, object]) -> Options:
        if raw:
            raise BadOptions("a duel has no options")
        return DuelOptions()

    def options_offered(self) -> dict[str, tuple[str, ...]]:
        return {}

    def begin(self, options: Options, seats: int) -> DuelState:
        return DuelState(seats)

    def deciders(self, state: DuelState) -> tuple[int, ...]:
        if state.rounds == ROUNDS:
            return ()
        return tuple(seat for seat, hand in enumerate(state.chosen) if hand is None)

    def legal(self, state: DuelState, seat: int) -> list[int]:
        return list(range(HANDS)) if seat in self.deciders(state) else []

    def ask(self, state: DuelState) -> list[tuple[int, int]]:
        return []

    def apply(self, state: DuelState, seat: int, code: int) -> None:
        state.chosen[seat] = code
        told: list[Event] = [Chosen(seat, code)]
        if None not in state.chosen:
            hands = tuple(hand or 0 for hand in state.chosen)
            state.sums = [old + hand for old, hand in zip(state.sums, hands, strict=True)]
            state.chosen, state.rounds = [None] * len(hands), state.rounds + 1
            told.append(Shown(seat, hands))
        if state.events is not None:
            state.events += told

    def decode(self, state: DuelState, code: int) -> Move:
        return Choose(code)

    def encode(self, state: DuelState, move: Move) -> int | None:
        return move.hand if isinstance(move, Choose) else None

    def text(self, move: Move) -> str:
        assert isinstance(move, Choose)
        return f"choose {move.hand}"

    def parse(self, text: str) -> Move:
        word, _, hand = text.partition(" ")
        if word != "choose" or hand not in map(str, range(HANDS)):
            raise BadNotation(f"{text!r} is not a move")
        return Choose(int(hand))

    def read_move(self, raw: Mapping[str, object]) -> Move:
        try:
            return msgspec.convert(raw, Choose)
        except msgspec.ValidationError as error:
            raise BadNotation(str(error)) from None

    def refusal(self, state: DuelState, seat: object, move: object) -> Refusal | None:
        try:
            code = self.encode(state, self.parse(move) if isinstance(move, str) else move)  # type: ignore[arg-type]
        except BadNotation as error:
            return Refusal("not-a-move", "N1", str(error))
        is_legal = isinstance(seat, int) and seat != CHANCE and code in self.legal(state, seat)
        return None if is_legal else Refusal("not-now", "D1", "this cannot be chosen now")

    def tell(self, event: Event, names: Sequence[str]) -> str:
        if isinstance(event, Shown):
            return f"All show {event.hands}."
        return f"{names[event.seat]} chose."

    def position(self, state: DuelState) -> str:
        return f"{state.rounds} {state.sums} {state.chosen}"

    def parse_position(self, text: str) -> DuelState:
        raise BadNotation("a duel is not set up")

    def view(self, state: DuelState, seat: int) -> DuelView:
        return DuelView(seat, tuple(state.sums), state.chosen[seat] if seat >= 0 else None)

    def imagine(self, view: DuelView, rng: Shuffler) -> DuelState:
        return DuelState(len(view.sums))

    def previews(self, view: DuelView, moves: Sequence[Move]) -> Sequence[Preview]:
        return [Preview() for _ in moves]

    def survey(self, view: DuelView, move: Move | None = None) -> Survey:
        return Survey()

    def show(self, view: DuelView) -> str:
        return str(view.sums)

    def score(self, state: DuelState) -> tuple[ScoreSheet, ...]:
        return tuple(ScoreSheet(seat, (Line("hands", "hands", total),)) for seat, total in enumerate(state.sums))

    def end_reason(self, state: DuelState) -> str:
        return "chosen" if state.rounds == ROUNDS else ""

    def census(self, state: DuelState) -> dict[str, int]:
        return {}


def make(components: Any) -> Duel:
    return Duel()


def recall(digest: str) -> None:
    return None
