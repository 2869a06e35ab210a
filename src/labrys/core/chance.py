"""Who answers for chance: a committed seed, a script, or a generator of one's own.

A question to chance is the list of its possible answers with integer weights. Rules never roll: they ask,
and the answer becomes an entry of the record.

The committed seed: its hash is published before the first question and the seed after the last, and the
answer to the n-th question follows from seed and n alone (docs/chance.md), so that anybody can check that
no answer was chosen later. It does not depend on the moves in between: taking moves back cannot re-roll.
"""

from __future__ import annotations

import hashlib
import random
import secrets
from collections.abc import Sequence
from typing import Protocol

Question = Sequence[tuple[int, int]]
"""Possible answers as (code, weight), in the order that the derivation counts in."""

_SPAN = 1 << 256


def new_seed() -> str:
    """A fresh secret seed."""
    return secrets.token_hex(32)


def seed_from(*parts: object) -> str:
    """A seed that can be made again from its parts: for simulations, not for games against people."""
    return hashlib.sha256(":".join(map(str, parts)).encode()).hexdigest()


def promise(seed: str) -> str:
    """The hash that is published before the game begins."""
    return hashlib.sha256(seed.encode("ascii")).hexdigest()


def roll(seed: str, n: int, total: int) -> int:
    """The answer of the seed to question n: a number below `total`, each equally likely."""
    limit = _SPAN - _SPAN % total
    k = 0
    while True:
        x = int.from_bytes(hashlib.sha256(f"{seed}:{n}:{k}".encode("ascii")).digest(), "big")
        if x < limit:
            return x % total
        k += 1


def pick(question: Question, rolled: int) -> int:
    """The code in whose span of weights the rolled number falls."""
    for code, weight in question:
        if rolled < weight:
            return code
        rolled -= weight
    raise ValueError("the rolled number lies outside of the question's weights")


def weight_of(question: Question) -> int:
    """The sum of a question's weights."""
    return sum(weight for _, weight in question)


class Shuffler(Protocol):
    """Whoever mixes what an imagined world deals: a `random.Random`, or somebody who leaves all as it lies."""

    def shuffle(self, x: list[int]) -> None: ...


class AsTheyLie:
    """A shuffler that mixes nothing: for worlds of which only what is known will be looked at."""

    def shuffle(self, x: list[int]) -> None:
        pass


class Chance(Protocol):
    """Anything that can answer question n (counted from 0 over the whole game)."""

    def answer(self, n: int, question: Question) -> int: ...


class Seeded:
    """Chance of a live game or a simulation."""

    def __init__(self, seed: str) -> None:
        self.seed = seed

    def answer(self, n: int, question: Question) -> int:
        return pick(question, roll(self.seed, n, weight_of(question)))


class Rolled:
    """Chance of a search: any generator, quick and forgettable."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def answer(self, n: int, question: Question) -> int:
        return pick(question, self.rng.randrange(weight_of(question)))


class Scripted:
    """Chance of a test or a lesson: answers given beforehand, then those of another chance."""

    def __init__(self, codes: Sequence[int], then: Chance | None = None) -> None:
        self.codes = list(codes)
        self.then = then

    def answer(self, n: int, question: Question) -> int:
        if n < len(self.codes):
            if all(code != self.codes[n] for code, _ in question):
                raise ValueError(f"scripted answer {n} is not among the possible ones")
            return self.codes[n]
        if self.then is None:
            raise ValueError(f"chance is asked question {n}, but the script has {len(self.codes)} answers")
        return self.then.answer(n, question)
