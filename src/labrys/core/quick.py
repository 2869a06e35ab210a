"""The quick way into a game, for searches: numbers alone, without events, words, previews or checks.

A search looks at its seat's view once (`sight`), imagines as many worlds of it as it wants, copies them (`clone` of
the state), and plays on in them: `decider` says who is next, `legal` and `apply` are for seats, `ask` and `answer` for
chance. `points` and `ranks` tell how it stands. Nothing of it is meant for a table where people play: `core.table` is.

Each game has a compiled `Quick` of its own. The one here goes through the methods of any game, and says what they mean.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final, Generic, TypeVar

from labrys.core.chance import Shuffler
from labrys.core.seats import CHANCE as _CHANCE

S = TypeVar("S")

CHANCE: Final = -1
OVER: Final = -3
"""Who decides when the game is over: nobody."""
assert CHANCE == _CHANCE


class Lots:
    """The chance of a search: any generator, asked for numbers only: much quicker than its own shuffle."""

    def __init__(self, rng: Random) -> None:
        self.draw: Callable[[], float] = rng.random
        """A number from 0 up to 1."""

    def shuffle(self, x: list[int]) -> None:
        draw = self.draw
        for last in range(len(x) - 1, 0, -1):
            other = int(draw() * (last + 1))
            x[last], x[other] = x[other], x[last]


class Sight(Generic[S]):
    """What one view tells, read once: worlds of it are then cheap. Nothing is in it that the view does not tell."""

    def world(self, rng: Shuffler) -> S:
        """A world that the view's seat cannot tell from the real one; what it does not know is dealt by `rng`."""
        raise NotImplementedError


class Quick(Generic[S]):
    """A game's quick way in. Where a state is handed over, it belongs to the caller: `apply` and `answer` change it."""

    def __init__(self, game: Any) -> None:
        self.game = game

    def decider(self, state: S) -> int:
        """Who decides now: a seat, CHANCE, or OVER. Of several that decide at once, the first who has not answered."""
        deciders: tuple[int, ...] = self.game.deciders(state)
        return deciders[0] if deciders else OVER

    def legal(self, state: S, seat: int) -> list[int]:
        """The moves of a seat that decides now, as codes, ascending. Not to be changed."""
        found: list[int] = self.game.legal(state, seat)
        return found

    def apply(self, state: S, seat: int, code: int) -> None:
        """A seat's legal move, or for CHANCE a possible answer, and all that follows until somebody decides again."""
        self.game.apply(state, seat, code)

    def ask(self, state: S) -> list[tuple[int, int]]:
        """What chance may answer now, as codes with weights, ascending. Not to be changed."""
        found: list[tuple[int, int]] = self.game.ask(state)
        return found

    def points(self, state: S) -> list[int]:
        """By seat: the points as the game stands, all that counts at its end included."""
        return [sheet.total for sheet in self.game.score(state)]

    def ranks(self, state: S) -> list[int]:
        """By seat: a number that is the greater, the better it is placed, ties broken; equal if they share a place."""
        keys = [sheet.rank_key for sheet in self.game.score(state)]
        order = sorted(set(keys))
        return [order.index(key) for key in keys]

    def sight(self, view: Any) -> Sight[S]:
        """What a view tells, to imagine worlds of."""
        return _AnySight(self.game, view)

    # The rest is the same for all.

    def answer(self, state: S, draw: Callable[[], float]) -> int:
        """Let chance answer, each answer as likely as its weight; `draw` gives numbers from 0 up to 1. The answer."""
        question = self.ask(state)
        code = pick(question, draw())
        self.apply(state, CHANCE, code)
        return code

    def rollout(self, state: S, draw: Callable[[], float]) -> int:
        """Random moves until the game is over, all equally likely. How many decisions seats made."""
        decided = 0
        while True:
            who = self.decider(state)
            if who >= 0:
                legal = self.legal(state, who)
                self.apply(state, who, legal[int(draw() * len(legal))])
                decided += 1
            elif who == CHANCE:
                self.answer(state, draw)
            else:
                return decided


class _AnySight(Sight[S]):
    """Worlds of any game, by its own `imagine`."""

    def __init__(self, game: Any, view: Any) -> None:
        self.game, self.view = game, view

    def world(self, rng: Shuffler) -> S:
        world: S = self.game.imagine(self.view, rng)
        return world


def pick(question: list[tuple[int, int]], number: float) -> int:
    """The answer in whose share of the weights a number from 0 up to 1 falls."""
    total = 0
    for _, weight in question:
        total += weight
    left = int(number * total)
    for code, weight in question:
        if left < weight:
            return code
        left -= weight
    return question[-1][0]
