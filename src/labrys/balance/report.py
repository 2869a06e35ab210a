"""The report of a study: what a set of finished games shows, as plain values for a table, JSON or a page."""

from __future__ import annotations

import msgspec

from labrys.arena.label import Label

CORRECTION = "Holm"
LEVEL = 0.05
ERRORS = 3
"""Standard errors from the mean of its family within which a lift is never called outside."""
WITHIN, MAYBE_WITHIN, MAYBE_OUTSIDE, OUTSIDE = "within", "within?", "outside?", "outside"
TOO_FEW, NOT_IN_PLAY = "too few", "not in play"


class ShareRow(msgspec.Struct, frozen=True):
    """The share of victories of the seats that had a thing; `p` is against 1 / players."""

    thing: str
    seats: int
    wins: float
    share: float
    low: float
    high: float
    p: float
    p_corrected: float = 1.0
    verdict: str = ""


class LiftRow(msgspec.Struct, frozen=True):
    """How often a thing was had, and what it did; `p` is against the mean lift of its family."""

    thing: str
    seats: int
    chances: int
    rate: float
    games: int
    """Games in which any seat had it."""
    share: float
    low: float
    high: float
    lift: float | None = None
    error: float | None = None
    above: float | None = None
    """The lift less the mean of the family."""
    p: float | None = None
    p_corrected: float | None = None
    verdict: str = ""


class WorthRow(msgspec.Struct, frozen=True):
    """What a thing brought to those who had it."""

    thing: str
    times: int
    scored: float
    """The share of times that it brought anything."""
    mean: float
    low: float | None
    high: float | None
    of_mean: float
    verdict: str = ""


class ShareFamily(msgspec.Struct, frozen=True):
    key: str
    title: str
    about: str
    limits: tuple[float, float] | None
    expected: float
    rows: tuple[ShareRow, ...]


class LiftFamily(msgspec.Struct, frozen=True):
    key: str
    title: str
    verb: str
    about: str
    limit: float | None
    mean: float
    """The mean lift of the things that have one."""
    rows: tuple[LiftRow, ...]


class WorthFamily(msgspec.Struct, frozen=True):
    key: str
    title: str
    about: str
    limits: tuple[float, float] | None
    mean: float
    """The mean of the means."""
    rows: tuple[WorthRow, ...]


class Figure(msgspec.Struct, frozen=True):
    """A mean, or a share (`is_share`), of the games as a whole, with its 95 % interval if it has one."""

    what: str
    value: float
    is_share: bool = False
    low: float | None = None
    high: float | None = None


class Report(msgspec.Struct, frozen=True):
    """Everything a study says. `comparisons` is the number of tests that `p_corrected` is corrected for."""

    balance: int
    label: Label
    correction: str
    level: float
    comparisons: int
    digest: str
    figures: tuple[Figure, ...]
    shares: tuple[ShareFamily, ...]
    lifts: tuple[LiftFamily, ...]
    worths: tuple[WorthFamily, ...]
