"""Decisions to think about, players that search, and what is asked of every player: for the tests of searches."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from math import inf
from typing import Any, NamedTuple

from labrys.bots.bot import Bot
from labrys.bots.levels import BUDGETS, thorough
from labrys.bots.search.minds import make_mind
from labrys.bots.search.thinker import Budget, Thinker
from labrys.core import registry
from labrys.core.game import Move, View
from labrys.core.registry import AnyGame
from labrys.core.seats import CHANCE
from tests.laws.playing import Setting, play

MOST = 40
"""Simulations where there is no limit of time."""
SECONDS = (0.0, 1e-9, 1e-6, 1e-4, 1e-3, 5e-3)
"""Limits of time from none at all to some simulations."""


class Asked(NamedTuple):
    """A decision of a seat in the middle of a game."""

    game: AnyGame
    state: Any
    seat: int

    @property
    def view(self) -> View:
        view: View = self.game.view(self.state, self.seat)
        return view

    @property
    def legal(self) -> list[Move]:
        return self.game.decode_all(self.state, self.game.legal(self.state, self.seat))

    @property
    def is_worth_thought(self) -> bool:
        """Whether a player that may search does so here."""
        return make_mind(self.game, self.seat).guide.is_worth_thought(self.state, self.seat)

    @property
    def twin(self) -> Asked:
        """The same decision in another world, which the seat cannot tell from this one."""
        return self._replace(state=self.game.imagine(self.view, random.Random(0)))


def asked(setting: Setting, seed: int, count: int) -> Iterator[Asked]:
    """Decisions in a game of varied moves, good and bad ones, with more than one legal move."""
    game = registry.game(setting.game)
    for step in play(game, setting, seed).sample(random.Random(seed), count):
        found = Asked(game, step.before, step.seat)
        if step.seat != CHANCE and len(found.legal) > 1:
            yield found


def weighty(setting: Setting, seed: int, count: int) -> list[Asked]:
    """So many decisions about which a player thinks that may, from the whole of a game; at least one."""
    game = registry.game(setting.game)
    steps = play(game, setting, seed).steps
    mixed = (steps[at] for at in random.Random(seed).sample(range(len(steps)), len(steps)) if steps[at].seat != CHANCE)
    found = (Asked(game, step.before, step.seat) for step in mixed)
    chosen = list(islice((at for at in found if len(at.legal) > 1 and at.is_worth_thought), count))
    assert chosen
    return chosen


def any_budget(game: str, rng: random.Random) -> Budget:
    """That of a level or any other, and mostly a limit of time that ends the search before its simulations do."""
    seconds = rng.choice(SECONDS) if rng.random() < 0.75 else inf
    if rng.random() < 0.3:
        level = rng.choice([budget for budget in BUDGETS[game].values() if budget.simulations <= MOST or seconds < inf])
        ways = (level.slips, level.curiosity, level.width, level.ahead, level.horizon)
        return Budget(level.simulations, seconds, *ways)
    slips, ahead, horizon = rng.choice((0.0, 0.0, 0.5)), rng.choice((0, 0, 1, 4)), rng.choice((0, 1, 2))
    return Budget(rng.randint(0, MOST), seconds, slips, rng.uniform(0.0, 1.0), rng.uniform(0.5, 3.0), ahead, horizon)


def assert_legal(at: Asked, budget: Budget, seed: str) -> None:
    """The player proposes a legal move, which is accepted and can be carried out."""
    game, state, seat = at
    chosen = Thinker(game, seed, budget).choose(at.view, at.legal)
    told = f"{chosen} by seat {seat} with {budget.simulations} in {budget.seconds} s of {game.position(state)}"

    assert chosen in at.legal, told
    assert game.refusal(state, seat, chosen) is None, told
    code = game.encode(state, chosen)
    assert code is not None, told
    game.apply(state.clone(), seat, code)


def assert_all_see_only_their_views(decisions: Iterable[Asked], make: Callable[[Asked], Bot]) -> None:
    """What a player chooses does not change when what its seat cannot see is changed."""
    for at in decisions:
        here, there = (make(world).choose(world.view, at.legal) for world in (at, at.twin))

        assert here == there, f"seat {at.seat} chose {here}, and in another world {there}"


def thinker_of(simulations: int) -> Callable[[Asked], Bot]:
    """Makes players that think so much in the way of the strongest level, always with the same seed."""
    return lambda at: Thinker(at.game, "5eed", thorough(at.game.name, simulations))


class Peeking:
    """A cheat: it looks at the state, and lets what it sees there decide."""

    def __init__(self, at: Asked) -> None:
        self.truth = at.game.position(at.state)

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        return random.Random(self.truth).choice(legal)
