"""A game of Minos in which every seat does what the guide thinks of first: for tools that look at many of them."""

from __future__ import annotations

import random
from collections.abc import Iterator

from labrys.bots.search.minos.guide import MinosGuide
from labrys.core.quick import CHANCE, OVER, Lots
from labrys.games.minos.game import Minos
from labrys.games.minos.state import State


def begin(rules: Minos, players: int) -> State:
    """A new game, setup and routes by chance."""
    return rules.begin(rules.read_options({"setup": "random", "routes": "random"}), players)


def guided(rules: Minos, state: State, seed: str) -> Iterator[tuple[int, int]]:
    """Plays to the end. Before each move of a seat says whose it is, and its code."""
    quick, lots = rules.quick, Lots(random.Random(seed))
    guide = MinosGuide(quick)
    while (who := quick.decider(state)) != OVER:
        if who == CHANCE:
            quick.answer(state, lots.draw)
            continue
        for code in guide.courses(quick.sight(rules.view(state, who)).world(lots), who)[0]:
            yield who, code
            quick.apply(state, who, code)
