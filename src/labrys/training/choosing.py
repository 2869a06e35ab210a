"""How strongly weights are to be drawn back: what foretells best within the games that are learned from.

The games are split into some heaps by lot. Weights learned from all heaps but one are tried on that one, heap by heap
(cross-validation). Games that are held out for the final figures have no part in it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from labrys.core.chance import seed_from
from labrys.training.examples import Examples, Floats
from labrys.training.logit import fit, judged, losses

HEAPS = 4


class Tried(NamedTuple):
    """A ridge, and the cross entropy of victories that weights learned with it have in games they do not know."""

    ridge: float
    loss: float


def try_ridges(
    known: Examples,
    targets: Floats,
    prior: Floats,
    ridges: Sequence[float],
    seed: str,
    tell: Callable[[int], None] | None = None,
) -> list[Tried]:
    """What comes of each ridge; nothing where there is no choice, or but one game to learn from."""
    numbers = sorted(set(known.numbers.tolist()))
    if len(ridges) == 1 or len(numbers) == 1:
        return []
    random.Random(seed_from("heaps", seed)).shuffle(numbers)
    found = dict.fromkeys(ridges, 0.0)
    for heap in range(min(HEAPS, len(numbers))):
        is_apart = np.isin(known.numbers, numbers[heap::HEAPS])
        inside, outside = known.of(~is_apart), known.of(is_apart)
        for ridge in ridges:
            weights = fit(inside, targets[~is_apart], prior, ridge, tell).weights
            found[ridge] += float(losses(judged(outside, weights), outside.victories).sum())
    return [Tried(ridge, loss / len(targets)) for ridge, loss in found.items()]


def best_ridge(tried: Sequence[Tried], ridges: Sequence[float]) -> float:
    """The one that foretells best; the strongest where nothing could be tried."""
    return min(tried, key=lambda each: each.loss).ridge if tried else max(ridges)
