"""Positions of all kinds to ask advice in, and worlds in which what was claimed is looked at."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from labrys.bots.advice.advise import Advice, advise
from labrys.bots.levels import BUDGETS, thorough
from labrys.bots.search.minds import make_mind
from labrys.core.event import Event
from labrys.core.quick import OVER, Lots
from labrys.core.registry import game

TABLES = [
    ("akrotiri", 2, {}),
    ("akrotiri", 3, {"edition": "first"}),
    ("akrotiri", 4, {"variant": "strategist"}),
    ("minos", 2, {}),
    ("minos", 3, {}),
    ("minos", 4, {}),
]
FEW = {name: thorough(name, 24) for name in BUDGETS}
"""By game: little thought, in the way of the hints that people get."""


class Asked(NamedTuple):
    """A decision, and what was advised."""

    game: Any
    state: Any
    seat: int
    view: Any
    advice: Advice


def decisions(name: str, seats: int, options: dict[str, str], each: int) -> Iterator[tuple[Any, Any, int]]:
    """Every so many decisions of a game that is played as the guide would, and a fifth of the time at random.

    The first decision of every kind of move is always among them.
    """
    rules: Any = game(name)
    quick, lots, mind = rules.quick, Lots(random.Random(f"{name}{seats}")), make_mind(rules, 0)
    state, decided, kinds = rules.begin(rules.read_options(options), seats), 0, set[type]()
    while (who := quick.decider(state)) != OVER:
        if who < 0:
            quick.answer(state, lots.draw)
            continue
        decided += 1
        legal = quick.legal(state, who)
        kind = type(rules.decode(state, legal[0]))
        if decided % each == 0 or kind not in kinds:
            kinds.add(kind)
            # Of those who decide at once any may ask.
            seat = rules.deciders(state)[-1]
            yield rules, state.clone(), seat
        if lots.draw() < 0.2:
            quick.apply(state, who, legal[int(lots.draw() * len(legal))])
        else:
            for code in mind.guide.courses(state, who)[0]:
                quick.apply(state, who, code)


def asked(name: str, seats: int, options: dict[str, str], each: int) -> Iterator[Asked]:
    """The same with advice."""
    for rules, state, seat in decisions(name, seats, options, each):
        view = rules.view(state, seat)
        yield Asked(rules, state, seat, view, advise(rules, view, FEW[name], "5eed"))


class Replayed(NamedTuple):
    """The moves of which a sentence speaks, made in a world of its seat by the rules alone."""

    game: Any
    seat: int
    before: Any
    """The view of the seat; and after the moves."""
    after: Any
    first: Any
    """The world before the moves; and after them."""
    world: Any
    events: list[Event]

    def told(self, kind: type[Event]) -> list[Any]:
        """What happened to the seat, of one kind."""
        return [event for event in self.events if type(event) is kind and event.seat == self.seat]


def replayed(rules: Any, view: Any, course: Sequence[Any], rng: random.Random) -> Replayed:
    """Carry out the moves of which a sentence speaks; where all decide at once, the others answer anything."""
    seat: int = view.seat
    world = rules.imagine(view, rng)
    first, before, told = world.clone(), rules.view(world, seat), list[Event]()
    shared = len(rules.deciders(world)) > 1 or bool(rules.name == "minos" and world.together)
    moves = list(course)
    while len(moves) > 1 and type(moves[-1]).__name__ == "End":
        # What follows the end of a turn is of others' making.
        moves.pop()
    for move in moves:
        assert rules.refusal(world, seat, move) is None
        code = rules.encode(world, move)
        assert code in rules.legal(world, seat)
        world.events = told
        rules.apply(world, seat, code)
        world.events = None
    while shared and any(other != seat and other >= 0 for other in rules.deciders(world)) and any(world.answers):
        other = next(other for other in rules.deciders(world) if other != seat)
        rules.apply(world, other, rng.choice(rules.legal(world, other)))
    return Replayed(rules, seat, before, rules.view(world, seat), first, world, told)
