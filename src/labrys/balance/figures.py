"""Figures of the games as a whole: how long, how close, points and where they come from, shares of kinds."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from labrys.arena.numbers import mean_of, share_of
from labrys.balance.facts import Facts
from labrys.balance.plan import Plan
from labrys.balance.report import Figure


def digest_of(games: Sequence[Facts]) -> str:
    """One fingerprint of all games in their order."""
    lines = (f"{facts.digest} {' '.join(map(str, facts.scores))}\n" for facts in games)
    return hashlib.sha256("".join(lines).encode()).hexdigest()


def figures_of(games: Sequence[Facts], plan: Plan) -> tuple[Figure, ...]:
    """All figures, in the order of the report."""
    return (*_means(games, plan), *_bots(games, plan), *_kinds(games))


def _means(games: Sequence[Facts], plan: Plan) -> Iterator[Figure]:
    def mean(what: str, of: Callable[[Facts], float]) -> Figure:
        found = mean_of((plan.cluster(facts.number), of(facts)) for facts in games)
        return Figure(what, found.mean, low=found.low, high=found.high)

    yield mean("decisions, chance's answers included", lambda facts: facts.decisions + facts.answers)
    yield mean("decisions by players", lambda facts: facts.decisions)
    for what in dict.fromkeys(what for facts in games for what in facts.story.counts):
        yield mean(what, lambda facts, what=what: facts.story.counts.get(what, 0.0))  # type: ignore[misc]
    yield mean("points", lambda facts: sum(facts.scores) / len(facts.scores))
    for part in dict.fromkeys(part for facts in games for parts in facts.parts for part in parts):
        yield mean(
            f"points from {part}",
            lambda facts, part=part: sum(parts.get(part, 0) for parts in facts.parts) / len(facts.parts),  # type: ignore[misc]
        )
    yield mean("points of the best", lambda facts: max(facts.scores))
    yield mean("points of the best above the second", lambda facts: _lead(facts.scores))
    yield mean("winners", lambda facts: len(facts.winners))


def _lead(scores: Sequence[int]) -> int:
    best, second, *_ = sorted(scores, reverse=True)
    return best - second


def _bots(games: Sequence[Facts], plan: Plan) -> Iterator[Figure]:
    """How the bots did, where they differ."""
    names = dict.fromkeys(plan.bots)
    for name in names if len(names) > 1 else ():
        victories = [
            (plan.cluster(facts.number), facts.victory(seat))
            for facts in games
            for seat, bot in enumerate(facts.bots)
            if bot == name
        ]
        found = share_of(victories)
        yield Figure(f"victories of a seat of {name}", found.share, True, found.low, found.high)


def _kinds(games: Sequence[Facts]) -> Iterator[Figure]:
    ends = Counter(facts.end for facts in games)
    for end, count in ends.most_common():
        yield Figure(f"ended by: {end}", count / len(games), True)
    kinds: dict[str, Counter[str]] = {}
    for facts in games:
        for what, counts in facts.story.kinds.items():
            kinds.setdefault(what, Counter()).update(counts)
    for what, found in kinds.items():
        total = found.total()
        for kind, count in found.items():
            yield Figure(f"{what}: {kind}", count / total if total else 0.0, True)
