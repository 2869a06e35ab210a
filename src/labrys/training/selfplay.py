"""Games that searches play against themselves, and what a judge would have seen on the way.

Every seat has a player of its own, which gets views and nothing else. Where a position is at rest, as a search judges
them, one seat drawn by lot looks at it: the facts are those that its judge finds in a world that it imagines from its
view. So nothing is learned from what a search could not see.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import msgspec

from labrys.arena.sources import sources
from labrys.bots.search.judge import Learned, shares
from labrys.bots.search.minds import Mind, make_mind
from labrys.bots.search.thinker import Budget, Thinker
from labrys.core.chance import seed_from
from labrys.core.quick import CHANCE, OVER, Lots
from labrys.core.registry import AnyGame, game

FEW = 4
"""A choice by lot is one among so many first courses."""
DIGITS = 4
"""Of facts; more would only be written down."""


class Position(msgspec.Struct, frozen=True, array_like=True):
    """A position at rest, as one seat sees it."""

    observer: int
    progress: float
    facts: tuple[tuple[float, ...], ...]
    """By seat, in the order of the judge's facts."""


class Played(msgspec.Struct, frozen=True):
    """One line of a file of positions: a game that is over."""

    number: int
    """The game's number in its plan, from 0."""
    victories: tuple[float, ...]
    """By seat: its share of the victory."""
    points: tuple[int, ...]
    decisions: int
    sources: str
    """Of the files of engine, games and bots that played it."""
    positions: tuple[Position, ...]
    """In their order."""


class Plan(msgspec.Struct, frozen=True):
    """The games of one training; how many of them are played is not part of it."""

    game: str
    seats: tuple[int, ...]
    """Players of one game after the other, over and over."""
    seed: str
    simulations: int
    """For every decision; without any, a player does what comes to its mind first."""
    wander: float
    """The part of the decisions that is made by lot."""

    def play(self, number: int) -> Played:
        """Play a game. It follows from the plan and the number, whoever plays it and when."""
        rules, seats = game(self.game), self.seats[number % len(self.seats)]
        seed = seed_from("train", self.seed, number)
        players = [
            Wanderer(rules, seed_from(seed, "player", seat), self.simulations, self.wander) for seat in range(seats)
        ]
        minds = [make_mind(rules, seat) for seat in range(seats)]
        lots = Lots(random.Random(seed_from(seed, "looks")))
        positions: list[Position] = []

        def watch(state: Any) -> None:
            if minds[0].guide.is_at_rest(state):
                observer = int(lots.draw() * seats)
                positions.append(look(rules, minds[observer], state, observer, lots))

        state, decisions = play_through(rules, seats, seed, lambda view: players[view.seat].code(view), watch)
        quick = rules.quick
        return Played(
            number, tuple(shares(quick.ranks(state))), tuple(quick.points(state)), decisions, sources(self.game),
            tuple(positions),
        )  # fmt: skip


class Wanderer:
    """A player that thinks, but for some decisions that it makes by lot, so that games go many ways."""

    def __init__(self, rules: AnyGame, seed: str, simulations: int, wander: float) -> None:
        self.quick, self.wander = rules.quick, wander
        self.thinker = Thinker(rules, seed, Budget(simulations))
        self.lots = Lots(random.Random(seed_from(seed, "wander")))

    def code(self, view: Any) -> int:
        """The code of the move that is chosen."""
        lots = self.lots
        if lots.draw() >= self.wander:
            return self.thinker.code(view)
        world = self.quick.sight(view).world(lots)
        courses = self.thinker.known(view).guide.courses(world, view.seat)[:FEW]
        return courses[int(lots.draw() * len(courses))][0]


def look(rules: AnyGame, mind: Mind, state: Any, observer: int, lots: Lots) -> Position:
    """What a seat's judge sees of a position."""
    world, judge = rules.quick.sight(rules.view(state, observer)).world(lots), mind.judge
    assert isinstance(judge, Learned), "only what is learned is trained"
    return Position(
        observer,
        round(judge.progress(world), DIGITS),
        tuple(
            tuple(round(fact, DIGITS) for fact in judge.facts(world, seat))
            for seat in range(len(rules.quick.points(state)))
        ),
    )


def play_through(
    rules: AnyGame,
    seats: int,
    seed: str,
    choose: Callable[[Any], int],
    watch: Callable[[Any], None] | None = None,
) -> tuple[Any, int]:
    """The end of a game whose chance follows from the seed, and how many decisions led to it.

    `choose` is asked for the code of a move where there is anything to decide, and gets a view. `watch` is shown the
    state before whatever happens.
    """
    quick, lots, decisions = rules.quick, Lots(random.Random(seed_from(seed, "chance"))), 0
    state = rules.begin(rules.read_options({}), seats)
    while (who := quick.decider(state)) != OVER:
        if watch is not None:
            watch(state)
        if who == CHANCE:
            quick.answer(state, lots.draw)
            continue
        legal = quick.legal(state, who)
        quick.apply(state, who, legal[0] if len(legal) == 1 else choose(rules.view(state, who)))
        decisions += 1
    return state, decisions
