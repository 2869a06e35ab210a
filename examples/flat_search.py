"""A player that looks ahead, in forty lines: each move is tried in worlds that the seat can imagine.

    python examples/flat_search.py [GAME]     one game against moves by lot

It uses the quick way into a game: docs/search.md.
"""

from __future__ import annotations

import random
import sys

from labrys.core.quick import CHANCE, OVER, Lots
from labrys.core.registry import AnyGame, game

ROLLOUTS = 100
"""For one decision."""


def choose(rules: AnyGame, view: object, seat: int, lots: Lots) -> int:
    """The move after which random play brings this seat the most points, compared with the best of the others."""
    quick = rules.quick
    sight = quick.sight(view)
    legal = quick.legal(sight.world(lots), seat)
    if len(legal) == 1:
        return legal[0]
    ahead = [0] * len(legal)
    for _ in range(max(1, ROLLOUTS // len(legal))):
        world = sight.world(lots)
        for number, code in enumerate(legal):
            child = world.clone()
            quick.apply(child, seat, code)
            quick.rollout(child, lots.draw)
            points = quick.points(child)
            ahead[number] += points[seat] - max(points[:seat] + points[seat + 1 :])
    return legal[ahead.index(max(ahead))]


def main(name: str = "akrotiri") -> None:
    rules, lots = game(name), Lots(random.Random(1))
    quick, state = rules.quick, rules.begin(rules.read_options({}), 2)
    while (who := quick.decider(state)) != OVER:
        if who == CHANCE:
            quick.answer(state, lots.draw)
        elif who == 0:
            quick.apply(state, who, choose(rules, rules.view(state, who), who, lots))
        else:
            legal = quick.legal(state, who)
            quick.apply(state, who, legal[int(lots.draw() * len(legal))])
    sys.stdout.write(f"looking ahead {quick.points(state)[0]}, by lot {quick.points(state)[1]}\n")


if __name__ == "__main__":
    main(*sys.argv[1:2])
