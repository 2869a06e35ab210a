"""Games for the slow referee to look at: played blindly, or by somebody who wants temples and looks one move ahead.

Blind players hardly ever excavate. The prospector sells, loads and sails where something can be done, with some
whims, so that temples, goals, full holds, empty market rows and exhausted piles come up.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from labrys.bots.bot import Bot
from labrys.bots.registry import make_bot
from labrys.core.registry import game
from labrys.core.seats import CHANCE

GAME = game("akrotiri")

WORTH = {"excavate": 100.0, "sell": 60.0, "load": 40.0, "oracle": 1.5, "end": 1.0, "unload": 0.2}
NOBODY = -3
"""Who decides when a game is over."""

Policy = Callable[[Any, int, list[int], random.Random], int]


class Setting(NamedTuple):
    """What is agreed before a game."""

    players: int
    edition: str = "revised"
    variant: str = "none"

    def __str__(self) -> str:
        return f"{self.players} players, {self.edition}, {self.variant}"

    def begin(self) -> Any:
        options = GAME.read_options({"edition": self.edition, "variant": self.variant})
        return GAME.begin(options, self.players)


SETTINGS = (
    Setting(2),
    Setting(2, "first"),
    Setting(2, "revised", "strategist"),
    Setting(2, "first", "strategist"),
    Setting(3),
    Setting(3, "first", "strategist"),
    Setting(4, "revised", "strategist"),
    Setting(4, "first"),
)


def blind(state: Any, seat: int, codes: list[int], rng: random.Random) -> int:
    """Any move."""
    return rng.choice(codes)


def prospector(state: Any, seat: int, codes: list[int], rng: random.Random) -> int:
    """Usually the move of greatest worth, sometimes any."""
    if len(codes) == 1 or rng.random() < 0.15:
        return rng.choice(codes)
    return max(codes, key=lambda code: (_worth(state, seat, code), rng.random()))


class Greedy:
    """The greedy bot, one for every seat, given its view as at a table."""

    def __init__(self) -> None:
        self.bots: dict[int, Bot] = {}

    def __call__(self, state: Any, seat: int, codes: list[int], rng: random.Random) -> int:
        if seat not in self.bots:
            self.bots[seat] = make_bot("greedy", GAME, f"{seat}")
        moves = [GAME.decode(state, code) for code in codes]
        return codes[moves.index(self.bots[seat].choose(GAME.view(state, seat), moves))]


def _worth(state: Any, seat: int, code: int) -> float:
    word, *rest = GAME.text(GAME.decode(state, code)).split()
    if word == "sail":
        after = state.clone()
        GAME.apply(after, seat, code)
        there = [GAME.text(GAME.decode(after, next_code)).split() for next_code in GAME.legal(after, seat)]
        return max((_alone(state, seat, *words) for words in there if words[0] != "end"), default=0.0) * 0.8
    return _alone(state, seat, word, *rest)


def _alone(state: Any, seat: int, word: str, *rest: str) -> float:
    """What a move is worth by itself: maps while there are few in hand, the more cubes the better."""
    if word == "buy":
        return 30.0 - 9 * state.maps[seat].bit_count() if state.drachmas[seat] > len(rest) + 3 else 1.2
    return WORTH.get(word, 0.5) + len(rest)


def decisions(setting: Setting, seed: int, policy: Policy) -> Iterator[tuple[Any, int]]:
    """Every position of a game with who decides in it, CHANCE too; the last one with NOBODY.

    The state is the same object all along: whoever wants to keep one clones it.
    """
    rng = random.Random(f"{setting}:{seed}:{getattr(policy, '__name__', 'greedy')}")
    state = setting.begin()
    while GAME.deciders(state):
        (seat,) = GAME.deciders(state)
        yield state, seat
        if seat == CHANCE:
            code = rng.choice([answer for answer, _ in GAME.ask(state)])
        else:
            code = policy(state, seat, GAME.legal(state, seat), rng)
        GAME.apply(state, seat, code)
    yield state, NOBODY
