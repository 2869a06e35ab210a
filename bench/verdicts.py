"""Medians, paired ratios, and whether they are what is wanted. Pure arithmetic on what rounds have found."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import median
from typing import NamedTuple

from bench.plan import COMPILED, INTERPRETED, WANTED, Wanted
from bench.rounds import Found


class Spread(NamedTuple):
    """A median with the least and the greatest."""

    middle: float
    least: float
    most: float


class Verdict(NamedTuple):
    """A demand, what was found, and whether it holds; None where nothing is wanted or nothing was found."""

    title: str
    build: str
    peer: str
    wanted: str
    ours: float | None
    theirs: float | None
    found: Spread | None
    holds: bool | None


def spread(values: Sequence[float]) -> Spread:
    return Spread(median(values), min(values), max(values))


def column(found: Found, name: str, figure: str) -> list[float]:
    """A figure of a part, round by round; empty if it was not measured."""
    return [figures[figure] for figures in found.get(name, []) if figure in figures]


def verdict(wanted: Wanted, build: str, found: Found) -> Verdict:
    ours = column(found, f"{wanted.ours}, {build}", wanted.figure)
    theirs = column(found, wanted.peer, wanted.figure)
    values = ours
    if wanted.peer:
        pairs = list(zip(ours, theirs, strict=True)) if ours and theirs else []
        values = [b / a if wanted.is_less_better else a / b for a, b in pairs]
    measured = spread(values) if values else None
    at_least = wanted.at_least[build == COMPILED]
    said, holds = "reported", None
    if at_least is not None:
        said, holds = f"at least {at_least:g}", measured and measured.middle >= at_least
    elif wanted.at_most is not None:
        said, holds = f"at most {wanted.at_most:g}", measured and measured.middle <= wanted.at_most
    return Verdict(
        wanted.title,
        build,
        wanted.peer_title,
        said,
        median(ours) if ours else None,
        median(theirs) if theirs else None,
        measured,
        holds,
    )


def verdicts(found: Found) -> list[Verdict]:
    """All demands on both builds, in the order in which they are told."""
    return [verdict(wanted, build, found) for wanted in WANTED for build in (INTERPRETED, COMPILED)]
