"""The law about steps in which several decide at once."""

from __future__ import annotations

import random
from itertools import islice, permutations

from labrys.core.registry import AnyGame
from labrys.core.seats import CHANCE
from tests.laws.playing import Setting, play

STEPS, ORDERS = 12, 6
"""So many steps of a game are looked at, and each in so many orders at most."""


def law_answers_to_one_step_end_alike_in_any_order(game: AnyGame, setting: Setting, seed: int) -> None:
    """Where several are asked at once it makes no difference who answers first."""
    rng = random.Random(seed)
    together = [
        step.before
        for step in play(game, setting, seed).steps
        if len(game.deciders(step.before)) > 1 and CHANCE not in game.deciders(step.before)
    ]
    for state in rng.sample(together, min(STEPS, len(together))):
        answers = {seat: rng.choice(game.legal(state, seat)) for seat in game.deciders(state)}
        orders = list(permutations(answers))
        ends = set()
        for order in islice(rng.sample(orders, len(orders)), ORDERS):
            world = state.clone()
            for seat in order:
                game.apply(world, seat, answers[seat])
            ends.add(game.position(world))
        assert len(ends) == 1, f"who answers first makes a difference in {game.position(state)}"
