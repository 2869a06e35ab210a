"""Games to try the laws on: every registered game, every seat count, every set of options of its table.

What the laws need to know of a game and cannot ask it stands in tests/games/<name>/table_options.py:

- `OPTION_SETS`: options, as plain data, that together reach every part of the rules;
- `lavish(state)`: changes a state at its beginning so that rare things happen in random play;
- `standing(game, before, after, seat)`: what a preview promises of a move, read from the states around it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from functools import lru_cache
from importlib import import_module
from typing import Any, NamedTuple

from labrys.core import registry
from labrys.core.chance import Rolled, Seeded, seed_from
from labrys.core.event import Event
from labrys.core.game import Move
from labrys.core.registry import AnyGame
from labrys.core.seats import CHANCE, SPECTATOR
from labrys.core.table import Table

DECISIONS_AT_MOST = 5000
"""Chance's answers included. Far more than any game of random moves has taken."""


class Setting(NamedTuple):
    """A way to sit down to a game."""

    game: str
    options: tuple[tuple[str, object], ...]
    seats: int
    is_lavish: bool = False

    def __str__(self) -> str:
        words = [self.game, str(self.seats), *(str(value) for _, value in self.options)]
        return "-".join(words + ["lavish"] * self.is_lavish)


def table_of(name: str) -> Any:
    """The module in which a game tells the laws what they have to know."""
    return import_module(f"tests.games.{name}.table_options")


def settings(*, lavish: bool = False) -> list[Setting]:
    """Every registered game with every seat count and set of options."""
    return [
        Setting(name, tuple(options.items()), seats, is_lavish)
        for name in registry.names()
        for options in table_of(name).OPTION_SETS
        for seats in registry.game(name).seat_counts
        for is_lavish in ((False, True) if lavish else (False,))
    ]


class Step(NamedTuple):
    """One decision of a game: the state before it, who decided what, and what was told of it."""

    before: Any
    seat: int
    code: int
    events: list[Event]


class Played(NamedTuple):
    """A whole game, state by state. The states are only ever cloned, never changed."""

    steps: list[Step]
    last: Any

    def sample(self, rng: random.Random, count: int) -> list[Step]:
        """Some of its decisions, in their order: of as many different kinds, by what was told of them, as possible."""
        times: dict[tuple[object, ...], int] = {}
        turns = []
        for at in rng.sample(range(len(self.steps)), len(self.steps)):
            kind = (self.steps[at].seat == CHANCE, *(type(event) for event in self.steps[at].events[:1]))
            times[kind] = times.get(kind, 0) + 1
            turns.append((times[kind], at))
        return [self.steps[at] for at in sorted(at for _, at in sorted(turns, key=lambda turn: turn[0])[:count])]

    def states(self, rng: random.Random, count: int) -> list[Any]:
        """The states before some decisions, and the last one."""
        return [*(step.before for step in self.sample(rng, count)), self.last]


class Choosy:
    """Chooses now any move, now a move of any kind, now one of the kind that came least so far."""

    def __init__(self, game: AnyGame, rng: random.Random) -> None:
        self.game, self.rng = game, rng
        self.chosen: dict[type[Move], int] = {}

    def __call__(self, state: Any, legal: list[int]) -> int:
        kinds: dict[type[Move], list[int]] = {}
        for code in legal:
            kinds.setdefault(type(self.game.decode(state, code)), []).append(code)
        mood = self.rng.random()
        if mood < 0.2:
            return self.rng.choice(legal)
        kind = self.rng.choice(list(kinds)) if mood < 0.5 else min(kinds, key=lambda kind: self.chosen.get(kind, 0))
        self.chosen[kind] = self.chosen.get(kind, 0) + 1
        return self.rng.choice(kinds[kind])


def open_game(game: AnyGame, setting: Setting) -> Any:
    """The state before the first decision."""
    state = game.begin(game.read_options(dict(setting.options)), setting.seats)
    if setting.is_lavish:
        table_of(setting.game).lavish(state)
    return state


def next_decision(game: AnyGame, state: Any, choose: Choosy, rng: random.Random) -> tuple[int, int]:
    """Who decides now, and what: chance by its weights, a seat as it is chosen for it."""
    deciders = game.deciders(state)
    if deciders == (CHANCE,):
        return CHANCE, Rolled(rng).answer(0, game.ask(state))
    seat = rng.choice(deciders)
    legal = game.legal(state, seat)
    assert legal, f"seat {seat} has to decide and has no legal move"
    return seat, choose(state, legal)


@lru_cache(maxsize=64)
def play(game: AnyGame, setting: Setting, seed: int) -> Played:
    """A game of varied moves, from begin to end or until it is far too long."""
    rng = random.Random(f"{setting}:{seed}")
    state, choose, steps = open_game(game, setting), Choosy(game, rng), list[Step]()
    while game.deciders(state) and len(steps) < DECISIONS_AT_MOST:
        seat, code = next_decision(game, state, choose, rng)
        before, told = state.clone(), list[Event]()
        state.events = told
        game.apply(state, seat, code)
        state.events = None
        steps.append(Step(before, seat, code, told))
    return Played(steps, state)


def play_at_table(game: AnyGame, setting: Setting, seed: int, decisions: int = DECISIONS_AT_MOST) -> Table:
    """The same through a table with a committed seed, so that there is a record; as lavish as the rules allow."""
    rng = random.Random(f"{setting}:{seed}")
    choose = Choosy(game, rng)
    names = [f"player {seat}" for seat in range(setting.seats)]
    table = Table(game, names, dict(setting.options), Seeded(seed_from(str(setting), seed)))
    while not table.is_over and decisions > 0:
        seat = rng.choice(table.deciders())
        code = choose(table.state, game.legal(table.state, seat))
        table.play(seat, game.decode(table.state, code))
        decisions -= 1
    return table


def onlookers(setting: Setting) -> Iterator[int]:
    """Every seat, and somebody who has none."""
    yield from range(setting.seats)
    yield SPECTATOR


def question(game: AnyGame, state: Any) -> list[tuple[int, int]]:
    """What chance is asked; nothing if it is not asked."""
    return game.ask(state) if game.deciders(state) == (CHANCE,) else []


def codes_of(game: AnyGame, state: Any, seat: int) -> list[int]:
    """What a seat or chance may say now."""
    return [code for code, _ in question(game, state)] if seat == CHANCE else game.legal(state, seat)


def facts(game: AnyGame, state: Any, setting: Setting) -> Mapping[str, object]:
    """Everything that can be asked of a state, what it keeps and what it works out."""
    return {
        "position": game.position(state),
        "deciders": game.deciders(state),
        "legal": [game.legal(state, seat) for seat in range(setting.seats)],
        "ask": question(game, state),
        "views": [game.view(state, seat) for seat in onlookers(setting)],
        "score": game.score(state),
        "census": game.census(state),
        "end": game.end_reason(state),
    }
