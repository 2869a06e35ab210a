"""A sequential test: after which round the games have answered whether a share of victories is high or low.

It is the generalised likelihood ratio test that testers of chess engines use (GSPRT), on whole rounds: a round's
result is the mean of its games' shares, whose distribution is not known beforehand, so each hypothesis says only what
its mean is and gets the likeliest distribution with that mean (a multinomial one on the values that occurred). The
test ends when the logarithm of the ratio leaves Wald's bounds. With two players the five possible results of a pair
make it the "pentanomial" test.
"""

from __future__ import annotations

import math
from typing import Final

ERROR: Final = 0.05
"""How often, at most, the test may say `high` where `low` is so, and the other way round."""
BOUND: Final = math.log((1 - ERROR) / ERROR)
"""Wald's bounds for both errors alike."""
FEWEST: Final = 8
"""Rounds before which nothing is said: a distribution has to be seen before it is judged by its mean."""
_UNSEEN: Final = 0.25
"""A weight in rounds for each of the extreme results, 0 and 1, as long as they have not occurred."""
_STEPS: Final = 40


class Sequential:
    """One test, which is told the rounds in their order."""

    def __init__(self, low: float, high: float) -> None:
        assert 0 < low < high < 1, "the hypotheses are two shares"
        self.low, self.high = low, high
        self.rounds = 0
        self.ratio = 0.0
        """The logarithm of the likelihood ratio of `high` to `low`."""
        self._seen: dict[float, int] = {}

    def add(self, result: float) -> None:
        """One more round, unless the test has ended."""
        assert not self.is_settled, "a test ends once"
        self.rounds += 1
        # Thirds do not add up to the same number in every order.
        result = round(result, 9)
        self._seen[result] = self._seen.get(result, 0) + 1
        weights = {0.0: _UNSEEN, 1.0: _UNSEEN, **self._seen}
        self.ratio = _likelihood(weights, self.high) - _likelihood(weights, self.low)

    @property
    def is_settled(self) -> bool:
        return self.rounds >= FEWEST and abs(self.ratio) >= BOUND

    @property
    def is_high(self) -> bool:
        """What has been found, if it is settled; what is likelier until then."""
        return self.ratio > 0


def _likelihood(weights: dict[float, float], mean: float) -> float:
    """The logarithm of the greatest likelihood with this mean, less that of the greatest of all.

    The likeliest distribution takes each weight by 1 + t (value - mean), with t such that the mean comes out.
    """
    off = [(value - mean, weight) for value, weight in weights.items()]
    left, right = -1 / max(d for d, _ in off), -1 / min(d for d, _ in off)
    for _ in range(_STEPS):
        t = (left + right) / 2
        if sum(weight * d / (1 + t * d) for d, weight in off) > 0:
            left = t
        else:
            right = t
    t = (left + right) / 2
    return -sum(weight * math.log(1 + t * d) for d, weight in off)
