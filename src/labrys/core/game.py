"""What a game is to everybody above it: a state, decisions about it, views of it, and words for it all.

A `Game` is bound to one set of components and keeps nothing else; all that changes is in the state. Inside,
a move is a small int (its code); at every boundary it is a frozen struct with a text form.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import ClassVar, Generic, NamedTuple, Protocol, Self, TypeVar

import msgspec

from labrys.core.chance import AsTheyLie, Shuffler
from labrys.core.event import Event
from labrys.core.quick import Quick
from labrys.core.refusal import Refusal
from labrys.core.score import ScoreSheet, best
from labrys.core.seats import CHANCE


class Move(msgspec.Struct, frozen=True, gc=False, tag_field="move", forbid_unknown_fields=True):
    """The base of every game's moves, chance's answers among them: ids and numbers, never objects."""

    needs: ClassVar[str] = ""
    """What its word needs after it, with an example, for whoever writes it otherwise."""


class Options(msgspec.Struct, frozen=True):
    """The base of every game's options: what is agreed before the first decision."""


class View(msgspec.Struct, frozen=True):
    """The base of every game's views: all that one seat may know, and no way back to the state."""

    seat: int


class Preview(msgspec.Struct, frozen=True):
    """The base of every game's previews: what a move changes for its mover, up to chance."""


class Survey(msgspec.Struct, frozen=True):
    """The base of every game's surveys: what the rules make of one view, for drawing the table and for hints."""


class GameState(Protocol):
    """All truth about one game. Only `Game.apply` changes it."""

    events: list[Event] | None
    """Where `apply` tells what happens; None while searching, when nobody listens."""

    def clone(self) -> Self: ...


S = TypeVar("S", bound=GameState)
V = TypeVar("V", bound=View)


class Foreseen(NamedTuple, Generic[S]):
    """What comes of a planned move, as far as it can be known."""

    world: S
    """After the move, and before chance answers or anybody else decides."""
    goes_on: bool
    """Whether the same turn of the seat goes on, so that there is more to plan."""
    asks_chance: bool
    """Whether something is drawn now that the seat cannot know."""


class Bound(NamedTuple):
    """A game and the components that it is bound to, in words: another process finds the same by them."""

    name: str
    digest: str
    """The components' digest."""


class Game(ABC, Generic[S, V]):
    """The contract of a game. The laws under tests/laws hold for every registered one."""

    name: ClassVar[str]
    title: ClassVar[str]
    rules_version: ClassVar[int]
    seat_counts: ClassVar[tuple[int, ...]]
    components: object
    """What is in the box, of which plain data can be made."""
    components_name: str
    components_digest: str
    has_house_components: bool
    """Whether the components are of our own design and not the printed ones; people are told."""
    lights: ClassVar[tuple[type[Event], ...]] = ()
    """Events in which a move may bring to light, without asking chance, what its mover did not know."""

    @property
    def bound(self) -> Bound:
        """What this game is called elsewhere (`registry.game_with`)."""
        return Bound(self.name, self.components_digest)

    def box(self) -> object:
        """What a table is drawn from: the components, and what a game has to say about them besides."""
        return self.components

    @property
    def box_digest(self) -> str:
        """By what the box is known: the components' digest, and more if there is more in the box."""
        return self.components_digest

    @cached_property
    def quick(self) -> Quick[S]:
        """The quick way in, for searches. A game may have a quicker one than this, which any has."""
        return Quick(self)

    # Playing

    @abstractmethod
    def read_options(self, raw: Mapping[str, object]) -> Options:
        """Options from plain data; BadOptions with one sentence if they cannot be had."""

    @abstractmethod
    def options_offered(self) -> dict[str, tuple[str, ...]]:
        """By option: all that it can be, what it is without being named in front."""

    @abstractmethod
    def begin(self, options: Options, seats: int) -> S:
        """The state before the first decision; BadOptions if the options do not suit so many seats."""

    @abstractmethod
    def deciders(self, state: S) -> tuple[int, ...]:
        """Who may decide now: seats, or (CHANCE,), or () when the game is over."""

    @abstractmethod
    def legal(self, state: S, seat: int) -> list[int]:
        """All that this seat may do now, ascending and distinct; empty if it does not decide."""

    @abstractmethod
    def ask(self, state: S) -> list[tuple[int, int]]:
        """The question to chance: possible answers and weights, ascending by code."""

    @abstractmethod
    def apply(self, state: S, seat: int, code: int) -> None:
        """Carry out a legal move in place. The quick way in: nothing is checked here."""

    # Words

    @abstractmethod
    def decode(self, state: S, code: int) -> Move:
        """The struct of a code that is legal, or a possible answer, in this state."""

    def decode_all(self, state: S, legal: Sequence[int]) -> list[Move]:
        """The structs of many codes. A game may have a quicker way than one by one."""
        return [self.decode(state, code) for code in legal]

    @abstractmethod
    def encode(self, state: S, move: Move) -> int | None:
        """The code of a move in this state; None if it names something that is not there."""

    @abstractmethod
    def text(self, move: Move) -> str:
        """The move in notation."""

    def spelled(self, state: S, code: int) -> str:
        """A code of this state in notation. A game may know a quicker way than over the move."""
        return self.text(self.decode(state, code))

    @abstractmethod
    def parse(self, text: str) -> Move:
        """The move of a notation; BadNotation with one sentence otherwise."""

    @abstractmethod
    def read_move(self, raw: Mapping[str, object]) -> Move:
        """The move of plain data, as JSON has it; BadNotation with one sentence otherwise."""

    @abstractmethod
    def refusal(self, state: S, seat: object, move: object) -> Refusal | None:
        """Why this seat may not make this move now; None if it may. Takes anything and never raises."""

    @abstractmethod
    def tell(self, event: Event, names: Sequence[str]) -> str:
        """One sentence for a reader; `names` has a name for every seat. What the event does not show stays untold."""

    @abstractmethod
    def position(self, state: S) -> str:
        """The whole truth in notation, the same for equal states on every machine."""

    @abstractmethod
    def parse_position(self, text: str) -> S:
        """The state of a position; BadNotation with one sentence otherwise."""

    # Looking

    @abstractmethod
    def view(self, state: S, seat: int) -> V:
        """What this seat (or SPECTATOR) may know, built up field by field."""

    def views(self, state: S, seats: Sequence[int]) -> list[V]:
        """The views of several seats of one moment. A game may work out once what they have in common."""
        return [self.view(state, seat) for seat in seats]

    @abstractmethod
    def imagine(self, view: V, rng: Shuffler) -> S:
        """A world that the view's seat cannot tell from the real one."""

    # Planning

    def own_turn(self, view: V) -> S | None:
        """A world imagined from the view in which it is the turn of its seat now; None where there is nothing to plan.

        If the seat has to decide, it is the world as it is. A game may know what the seat's next turn would be with
        the table as it lies while others play: then what they are about is set aside.
        """
        world = self.imagine(view, AsTheyLie())
        return world if view.seat in self.deciders(world) else None

    def foresee(self, world: S, seat: int, code: int) -> Foreseen[S]:
        """What comes of a legal move in such a world, which is not changed. Nothing imagined becomes known by it."""
        after, told = world.clone(), list[Event]()
        after.events = told
        self.apply(after, seat, code)
        after.events = None
        if any(isinstance(event, self.lights) for event in told):
            return Foreseen(world, goes_on=False, asks_chance=True)
        deciders = self.deciders(after)
        return Foreseen(after, goes_on=seat in deciders, asks_chance=deciders == (CHANCE,))

    def goes_on(self, state: S, seat: int, code: int) -> bool:
        """Whether a seat whose move this is can have meant another one to follow: it goes on with what it is about, and
        nothing will have happened that it cannot know before. Asked of the true state."""
        return self.foresee(state, seat, code).goes_on

    @abstractmethod
    def previews(self, view: V, moves: Sequence[Move]) -> Sequence[Preview]:
        """What each of these legal moves changes for the view's seat, equal to what then happens, up to chance."""

    def preview(self, view: V, move: Move) -> Preview:
        """The same of one move."""
        return self.previews(view, [move])[0]

    @abstractmethod
    def survey(self, view: V, move: Move | None = None) -> Survey:
        """What the rules make of a view as it is, or as it would be after a legal move of its seat, up to chance.

        Worked out from the view alone: it names nothing that the view does not.
        """

    @abstractmethod
    def show(self, view: V) -> str:
        """The table as text for a terminal."""

    @abstractmethod
    def score(self, state: S) -> tuple[ScoreSheet, ...]:
        """Every seat's sheet as the game stands."""

    def winners(self, state: S) -> tuple[int, ...]:
        """The seats that win, or lead."""
        return best(self.score(state))

    @abstractmethod
    def end_reason(self, state: S) -> str:
        """Why the game is over, as a short word; empty while it goes on."""

    @abstractmethod
    def census(self, state: S) -> dict[str, int]:
        """How many pieces of each kind there are anywhere: the same at every moment of a game."""
