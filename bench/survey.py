"""What it costs to survey a full map of Akrotiri, as the browser asks for it.
Prints JSON: python -m bench.survey TIMES"""

from __future__ import annotations

import random
from itertools import count

from bench.timing import numbers, report, seconds_each
from labrys.core.registry import game
from labrys.core.seats import CHANCE
from labrys.games.akrotiri.decisions import ACT
from labrys.games.akrotiri.sea import SLOTS
from labrys.games.akrotiri.state import State
from labrys.games.akrotiri.view import AkrotiriView

AKROTIRI = game("akrotiri")


def full_map() -> AkrotiriView:
    """A random game when all tiles are laid, in part two of a turn, through the eyes of the seat that acts."""
    for seed in count():
        rules, rng = AKROTIRI, random.Random(seed)
        state: State = rules.begin(rules.read_options({}), 2)
        while who := rules.deciders(state):
            if len(state.sea.tiles) == SLOTS and state.stack[-1][0] == ACT:
                view: AkrotiriView = rules.view(state, who[0])
                return view
            codes = [code for code, _ in rules.ask(state)] if who[0] == CHANCE else rules.legal(state, who[0])
            rules.apply(state, who[0], rng.choice(codes))
    raise AssertionError


if __name__ == "__main__":
    (times,) = numbers()
    view = full_map()
    report({"survey_milliseconds": seconds_each(lambda: AKROTIRI.survey(view), times) * 1e3})
