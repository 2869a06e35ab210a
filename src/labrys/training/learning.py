"""From games that were played to weights, and how well these foretell games that they were not learned from."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from labrys.arena.numbers import Mean, mean_of
from labrys.bots.search.minds import Weights
from labrys.core.chance import seed_from
from labrys.training.choosing import Tried, best_ridge, try_ridges
from labrys.training.examples import Aim, Examples, Floats, examples_of, targets_of
from labrys.training.logit import fit, judged, losses
from labrys.training.selfplay import Played

DIGITS = 4
"""Of weights."""


class Lesson(NamedTuple):
    """How to learn from games."""

    aim: Aim
    ridges: tuple[float, ...]
    """How strongly weights are drawn back to where they began: so many times half the squared distance is added. Of
    several the best is taken."""
    is_fresh: bool
    """Whether they are drawn back to 0 instead of to the weights in place."""
    held_out: float
    """The part of the games that is not learned from."""


class Loss(NamedTuple):
    """Cross entropies of victories in games that were not learned from, each as a mean over positions."""

    what: str
    games: int
    positions: int
    uniform: Mean
    old: Mean
    new: Mean
    gain: Mean
    """Old less new, position by position."""


class Learnt(NamedTuple):
    """What came of it. Lists are in the order of the facts."""

    early: list[float]
    late: list[float]
    early_errors: list[float]
    late_errors: list[float]
    games: int
    positions: int
    ridge: float
    """The one that was taken."""
    tried: tuple[Tried, ...]
    """All of them, if there was a choice."""
    losses: tuple[Loss, ...]
    """Of all games held out, and then by the number of players where there are several."""


class TooFewGames(ValueError):
    """Nothing to learn from, or nothing to try it on."""


def is_held_out(seed: str, number: int, part: float) -> bool:
    """Whether a game is kept apart: by lot, and always the same."""
    return random.Random(seed_from("held out", seed, number)).random() < part


def learn(
    games: Sequence[Played], seed: str, in_place: Weights, lesson: Lesson, tell: Callable[[int], None] | None = None
) -> Learnt:
    """Learn weights from the games that are not held out, and try them on those that are."""
    apart = {game.number for game in games if is_held_out(seed, game.number, lesson.held_out)}
    if not 0 < len(apart) < len(games):
        raise TooFewGames(f"of {len(games)} games {len(apart)} are held out: there have to be some of both; play more")
    examples = examples_of(games)
    old = np.array([*in_place[0], *in_place[1]])
    is_apart = np.isin(examples.numbers, sorted(apart))
    known, unknown = examples.of(~is_apart), examples.of(is_apart)
    targets = targets_of(known, lesson.aim, judged(known, old))
    prior = np.zeros_like(old) if lesson.is_fresh else old
    tried = try_ridges(known, targets, prior, lesson.ridges, seed, tell)
    ridge = best_ridge(tried, lesson.ridges)
    found = fit(known, targets, prior, ridge, tell)
    # What is tried is what is written down.
    new = np.round(found.weights, DIGITS) + 0.0
    early, late = (half.tolist() for half in np.split(new, 2))
    early_errors, late_errors = (half.tolist() for half in np.split(found.errors, 2))
    return Learnt(
        early, late, early_errors, late_errors, len(games), len(examples.progress), ridge, tuple(tried),
        _losses(unknown, old, new),
    )  # fmt: skip


def _losses(unknown: Examples, old: Floats, new: Floats) -> tuple[Loss, ...]:
    players = unknown.players
    counts = sorted({int(count) for count in players})
    every = np.ones(len(players), np.bool_)
    found = [_loss("all", unknown, every, old, new)]
    if len(counts) > 1:
        found += [_loss(f"{count} players", unknown, players == count, old, new) for count in counts]
    return tuple(found)


def _loss(what: str, unknown: Examples, chosen: NDArray[np.bool_], old: Floats, new: Floats) -> Loss:
    part = unknown.of(chosen)
    uniform = np.array([math.log(count) for count in part.players.tolist()])
    before = losses(judged(part, old), part.victories)
    after = losses(judged(part, new), part.victories)

    def mean(values: Floats) -> Mean:
        return mean_of(zip(part.numbers.tolist(), values.tolist(), strict=True))

    games = len(set(part.numbers.tolist()))
    return Loss(what, games, len(uniform), mean(uniform), mean(before), mean(after), mean(before - after))
