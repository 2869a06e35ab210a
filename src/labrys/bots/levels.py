"""The levels: players named for people, each with a fixed budget of search for a decision, which may be none.

Budgets are of simulations, not of time: a level plays the same on every machine, and the same from the same seed.
"""

from __future__ import annotations

from functools import partial
from math import inf
from typing import Final

from labrys.bots.bot import BotMaker
from labrys.bots.search.thinker import Budget, Thinker

BUDGETS: Final[dict[str, dict[str, Budget]]] = {
    "akrotiri": {
        "novice": Budget(0, slips=0.25),
        "sailor": Budget(0, slips=0.05),
        "captain": Budget(24, width=1.0),
        "minos": Budget(300, ahead=2),
    },
    "minos": {
        "novice": Budget(0, slips=0.3),
        "sailor": Budget(0, slips=0.1),
        "captain": Budget(0),
        "minos": Budget(64, ahead=12, horizon=1),
    },
}
"""By game and level, from the weakest. How strong they are is measured: docs/bots/ladder.md."""


def thorough(game: str, simulations: int, seconds: float = inf) -> Budget:
    """So much thought, in the way of the strongest level of a game."""
    if game not in BUDGETS:
        return Budget(simulations, seconds)
    way = BUDGETS[game]["minos"]
    return Budget(simulations, seconds, 0.0, way.curiosity, way.width, way.ahead, way.horizon)


def level(game: str, name: str) -> BotMaker:
    """What makes a player of a level."""
    return partial(Thinker, budget=BUDGETS[game][name])
