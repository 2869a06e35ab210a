"""Decisions to think about, players that search, and what is asked of every player: for the tests of searches."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from labrys.bots.bot import Bot
from labrys.bots.search.thinker import Budget, Thinker
from labrys.core import registry
from labrys.core.game import Move, View
from labrys.core.registry import AnyGame
from labrys.core.seats import CHANCE
from tests.laws.playing import Setting, play

SIMULATIONS = 40
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


def any_budget(rng: random.Random) -> Budget:
    """Any number of simulations up to 40, and often a limit of time that ends the search before them."""
    simulations = rng.randint(0, SIMULATIONS)
    slips = rng.choice((0.0, 0.0, 0.5))
    if rng.random() < 0.5:
        return Budget(simulations, slips=slips)
    return Budget(simulations, rng.choice(SECONDS), slips)


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
    """Makes players that think so much, always with the same seed."""
    return lambda at: Thinker(at.game, "5eed", Budget(simulations))


class Peeking:
    """A cheat: it looks at the state, and lets what it sees there decide."""

    def __init__(self, at: Asked) -> None:
        self.truth = at.game.position(at.state)

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        return random.Random(self.truth).choice(legal)
