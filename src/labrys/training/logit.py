"""The fit: weights under which the shares of the victory come out most likely.

A seat's strength is the sum of its facts, each by a weight that goes from an early to a late one as the game comes
along; shares are the softmax of strengths over the seats of a table (conditional logit). The weights sought have the
least cross entropy, plus a ridge that draws them back to those they began from. Both are convex: Newton's method finds
the one answer in a handful of steps.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

import numpy as np

from labrys.training.examples import Examples, Floats, softmax

AT_ONCE = 8192
"""Positions worked on at a time, so that memory stays small."""
STEPS = 50
CLOSE = 1e-9
"""The search ends when a step promises less than this part of what there is to gain."""

TINY = 1e-300
"""What an impossible outcome is taken for, where one came about."""


class Fit(NamedTuple):
    """Weights, early ones first, and their standard errors, which count games and not positions."""

    weights: Floats
    errors: Floats


class Slope(NamedTuple):
    """What the weights cost, and which way it falls."""

    cost: float
    gradient: Floats
    curvature: Floats


def strengths(examples: Examples, weights: Floats) -> Floats:
    """By position and seat."""
    early, late = np.split(weights, 2)
    at = examples.progress[:, None]
    found: Floats = (examples.facts @ early) * (1 - at) + (examples.facts @ late) * at
    return found


def judged(examples: Examples, weights: Floats) -> Floats:
    """By position and seat: the share that these weights expect."""
    return softmax(strengths(examples, weights), examples.is_there)


def losses(shares: Floats, targets: Floats) -> Floats:
    """By position: the cross entropy of shares expected, where these are the true ones."""
    told: Floats = np.where(targets > 0, targets * np.log(np.maximum(shares, TINY)), 0.0)
    found: Floats = -told.sum(axis=1)
    return found


def slope(examples: Examples, targets: Floats, weights: Floats, prior: Floats, ridge: float) -> Slope:
    """Cost, gradient and curvature at some weights."""
    away = weights - prior
    cost = 0.5 * ridge * float(away @ away)
    gradient, curvature = ridge * away, ridge * np.eye(len(weights))
    for part, wanted in _parts(examples, targets):
        shares, columns = judged(part, weights), _columns(part)
        cost += float(losses(shares, wanted).sum())
        gradient += np.einsum("ns,nsk->k", shares * wanted.sum(axis=1, keepdims=True) - wanted, columns)
        middle = np.einsum("ns,nsk->nk", shares, columns)
        spread = np.sqrt(shares)[:, :, None] * (columns - middle[:, None, :])
        flat = spread.reshape(-1, len(weights))
        curvature += flat.T @ flat
    return Slope(cost, gradient, curvature)


def fit(
    examples: Examples, targets: Floats, prior: Floats, ridge: float, tell: Callable[[int], None] | None = None
) -> Fit:
    """The weights that cost least. `tell` hears of every step."""
    weights = prior.copy()
    here = slope(examples, targets, weights, prior, ridge)
    for step in range(STEPS):
        if tell:
            tell(step)
        way: Floats = np.asarray(np.linalg.solve(here.curvature, here.gradient), np.float64)
        promised = float(here.gradient @ way)
        if promised <= CLOSE * (1.0 + abs(here.cost)):
            break
        size = 1.0
        while True:
            there = slope(examples, targets, weights - size * way, prior, ridge)
            if there.cost <= here.cost - 0.25 * size * promised or size < 1e-4:
                break
            size /= 2
        weights, here = weights - size * way, there
    return Fit(weights, _errors(examples, targets, weights, here.curvature))


def _errors(examples: Examples, targets: Floats, weights: Floats, curvature: Floats) -> Floats:
    """The sandwich estimate: what each game pulls at the weights, through the curvature."""
    _, games = np.unique(examples.numbers, return_inverse=True)
    pulls = np.zeros((int(games.max()) + 1, len(weights)))
    done = 0
    for part, wanted in _parts(examples, targets):
        pull = np.einsum("ns,nsk->nk", judged(part, weights) - wanted, _columns(part))
        np.add.at(pulls, games[done : done + len(wanted)], pull)
        done += len(wanted)
    inverse = np.linalg.inv(curvature)
    found: Floats = np.sqrt(np.diag(inverse @ (pulls.T @ pulls) @ inverse))
    return found


def _columns(part: Examples) -> Floats:
    """By position and seat: facts as they count for the early weights, then as they count for the late ones."""
    at = part.progress[:, None, None]
    found: Floats = np.concatenate([part.facts * (1 - at), part.facts * at], axis=2)
    return found


def _parts(examples: Examples, targets: Floats) -> Iterator[tuple[Examples, Floats]]:
    for at in range(0, len(targets), AT_ONCE):
        some = slice(at, at + AT_ONCE)
        yield examples.of(some), targets[some]
