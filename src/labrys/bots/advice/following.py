"""A course carried out step by step in imagined worlds, as its seat will know the table after each move.

It goes on as the search expects, and where the search has not looked as the guide would, up to where chance answers,
another seat decides, or anything comes to light that the seat does not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from labrys.bots.search.guide import Course, Guide
from labrys.bots.search.tree import Node
from labrys.core.event import Event
from labrys.core.game import Move
from labrys.core.quick import CHANCE, Lots, Sight
from labrys.games.akrotiri import moves as akrotiri
from labrys.games.minos import moves as minos
from labrys.games.minos.rules import table as minos_table

_ENDS: Final = (akrotiri.End, minos.End)

WORLDS: Final = 8
"""In so many worlds a claim has to hold."""
MOST_MOVES: Final = 24
TRUSTED: Final = 8
"""A reply that the search has tried so often is what it expects; otherwise the guide is asked."""


class Path:
    """What one seat does in one world: its moves, and the table as it knows it before them and after each."""

    def __init__(self, game: Any, seat: int, world: Any) -> None:
        self.game, self.seat = game, seat
        self.moves: list[Move] = []
        self.known: list[Any] = [private(game, world, seat)]
        self.told: list[list[Event]] = []
        """By move: what happened to the seat by it."""
        self.world = world
        """The world after the last move, in which the next one is made."""
        self.is_shared = len(game.deciders(world)) > 1 or has_answered(game, world, seat)
        """Whether others decide at the same time, so that what comes of it depends on them."""

    def take(self, code: int) -> bool:
        """Make a move; whether the seat goes on and knows all that has happened."""
        game, seat, world = self.game, self.seat, self.world
        self.moves.append(game.decode(world, code))
        self.known.append(known_after(game, world, seat, code))
        goes_on: bool = game.goes_on(world, seat, code)
        after, told = world.clone(), list[Event]()
        after.events = told
        game.apply(after, seat, code)
        after.events = None
        self.told.append([event for event in told if event.seat == seat])
        self.world = after
        return goes_on and seat in game.deciders(after)

    def part(self, moves: int) -> Path:
        """The same path, so many moves of it."""
        made = Path(self.game, self.seat, self.world)
        made.moves, made.known, made.told = self.moves[:moves], self.known[: moves + 1], self.told[:moves]
        made.is_shared = self.is_shared
        return made

    @property
    def before(self) -> Any:
        return self.known[0]

    @property
    def after(self) -> Any:
        return self.known[-1]

    @property
    def settled(self) -> Any:
        """The table after the last move that is not the end of the turn: what follows that is of others' making too."""
        at = len(self.moves)
        while at and isinstance(self.moves[at - 1], _ENDS):
            at -= 1
        return self.known[at]

    def turn_goes_on(self) -> bool:
        """Whether the seat decides again in the same turn, once chance has answered."""
        if isinstance(self.moves[-1], _ENDS):
            return False
        if self.game.name == "minos":
            return bool(self.world.active == self.seat)
        quick, world, lots = self.game.quick, self.world.clone(), Lots(Random(0))
        while quick.decider(world) == CHANCE:
            quick.answer(world, lots.draw)
        return bool(quick.decider(world) == self.seat)


def private(game: Any, world: Any, seat: int) -> Any:
    """A world as a seat knows it: in a step of all at once with its own answers carried out."""
    return minos_table.private(world, seat) if game.name == "minos" else world


def has_answered(game: Any, world: Any, seat: int) -> bool:
    """Whether a seat has said something already in a step of all at once."""
    return game.name == "minos" and bool(world.together or world.answers[seat])


def known_after(game: Any, world: Any, seat: int, code: int) -> Any:
    """The table as a seat will know it after its move, before chance and before the secret answers of others."""
    if game.name == "minos":
        return minos_table.foresee(world, seat, code)
    return game.foresee(world, seat, code).world


def codes_of(game: Any, seat: int, world: Any, moves: Sequence[Move]) -> Course:
    """The codes of moves that are to be made one after the other; none if they cannot be."""
    path, codes = Path(game, seat, world), list[int]()
    for at, move in enumerate(moves):
        code = game.encode(path.world, move)
        if code not in game.legal(path.world, seat):
            return ()
        codes.append(code)
        if not path.take(code) and at + 1 < len(moves):
            return ()
    return tuple(codes)


def follow(game: Any, seat: int, sight: Sight[Any], lots: Lots, guide: Guide[Any], node: Node) -> list[Path]:
    """A course of the search and what is to follow it, in several worlds; the moves are the same in all of them."""
    paths = [Path(game, seat, sight.world(lots)) for _ in range(WORLDS)]
    goes_on, codes = True, list(node.course)
    while codes and goes_on and len(paths[0].moves) < MOST_MOVES:
        code = codes.pop(0)
        if not all(code in game.legal(path.world, seat) for path in paths):
            break
        goes_on = False not in [path.take(code) for path in paths]
        if goes_on and not codes:
            node = expected(game, seat, guide, node, paths[0].world)
            codes = list(node.course)
    return paths


def expected(game: Any, seat: int, guide: Guide[Any], node: Node, world: Any) -> Node:
    """How the seat is to go on after a node: as the search did most often, or as the guide would."""
    if game.quick.decider(world) == seat and node.replies:
        best = max(node.replies.values(), key=lambda reply: (reply.visits, reply.worth))
        if best.visits >= TRUSTED:
            return best
    return Node(guide.courses(world, seat)[0])
