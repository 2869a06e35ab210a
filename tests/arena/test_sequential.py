from __future__ import annotations

import math
import random
from collections.abc import Callable

import pytest

from labrys.arena.sequential import BOUND, FEWEST, Sequential

Law = Callable[[random.Random], float]
RUNS = 120
MOST = 13
"""Of 120 runs with a chance of 0.05 each, more than 13 err in 5 of 1,000 cases."""


def apart(share: float, games: int = 2) -> Law:
    """A round whose games have nothing in common."""
    return lambda rng: sum(rng.random() < share for _ in range(games)) / games


def by_luck(share: float) -> Law:
    """A pair that luck splits in most cases, as it often does where the seats are swapped."""
    return lambda rng: 0.5 if rng.random() < 0.6 else apart(0.5 + (share - 0.5) / 0.4)(rng)


def run(law: Law, low: float, high: float, seed: int) -> Sequential:
    test, rng = Sequential(low, high), random.Random(seed)
    while not test.is_settled:
        test.add(law(rng))
    return test


@pytest.mark.parametrize(
    ("law", "low", "high", "is_high"),
    [
        (apart(0.6), 0.6, 0.7, False),
        (apart(0.7), 0.6, 0.7, True),
        (by_luck(0.45), 0.45, 0.55, False),
        (by_luck(0.55), 0.45, 0.55, True),
        (apart(0.2, 4), 0.2, 0.3, False),
        (apart(0.3, 4), 0.2, 0.3, True),
    ],
)
def test_it_errs_as_seldom_as_it_says(law: Law, low: float, high: float, is_high: bool):
    wrong = sum(run(law, low, high, seed).is_high != is_high for seed in range(RUNS))

    assert wrong <= MOST


def test_pairs_that_luck_splits_are_settled_sooner():
    """The same share of victories, and less to be seen through."""
    noisy = sum(run(apart(0.55), 0.45, 0.55, seed).rounds for seed in range(40))
    quiet = sum(run(by_luck(0.55), 0.45, 0.55, seed).rounds for seed in range(40))

    assert quiet < 0.7 * noisy


def test_of_whole_rounds_won_and_lost_it_is_walds_test():
    """Each round won tells for `high` by log(high / low), each lost by log((1 - high) / (1 - low))."""
    test = Sequential(0.4, 0.6)
    for at in range(40):
        test.add(float(at % 2))

    assert 0.0 == pytest.approx(test.ratio, abs=1e-6)
    test.add(1.0)
    assert math.log(0.6 / 0.4) == pytest.approx(test.ratio, abs=1e-6)


def test_nothing_is_said_after_a_few_rounds():
    test = Sequential(0.1, 0.9)
    for _ in range(FEWEST - 1):
        test.add(1.0)

    assert test.ratio > BOUND
    assert not test.is_settled
    test.add(1.0)
    assert (True, True) == (test.is_settled, test.is_high)


def test_a_draw_all_the_time_says_nothing_about_who_is_better():
    test = Sequential(0.45, 0.55)
    for _ in range(50):
        test.add(0.5)

    assert 0.0 == pytest.approx(test.ratio, abs=1e-6)
