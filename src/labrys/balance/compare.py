"""Finished games made into a report: every family compared, and all comparisons corrected together."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

import msgspec

from labrys.arena.label import Label
from labrys.arena.numbers import holm, mean_of, share_of, share_test, two_sided
from labrys.balance.facts import Facts, Lifts, Shares, Study, Worths
from labrys.balance.figures import digest_of, figures_of
from labrys.balance.lift import FEWEST, Field, Row
from labrys.balance.plan import Plan
from labrys.balance.report import (
    CORRECTION,
    ERRORS,
    LEVEL,
    MAYBE_OUTSIDE,
    MAYBE_WITHIN,
    NOT_IN_PLAY,
    OUTSIDE,
    TOO_FEW,
    WITHIN,
    LiftFamily,
    LiftRow,
    Report,
    ShareFamily,
    ShareRow,
    WorthFamily,
    WorthRow,
)


class Sitting(msgspec.Struct, frozen=True):
    """One seat of one game, with the number of the cluster."""

    cluster: int
    facts: Facts
    seat: int
    victory: float

    def had(self, family: str) -> tuple[str, ...]:
        """The things of a family that the seat had."""
        return self.facts.story.seats[self.seat].had.get(family, ())

    @property
    def bot(self) -> str:
        return self.facts.bots[self.seat]


def make_report(label: Label, plan: Plan, study: Study, games: Sequence[Facts]) -> Report:
    """What the games show."""
    sittings = [
        Sitting(plan.cluster(facts.number), facts, seat, facts.victory(seat))
        for facts in games
        for seat in range(label.players)
    ]
    shares = [_shares(family, sittings, 1 / label.players) for family in study.shares]
    lifts = [_lifts(family, study, sittings) for family in study.lifts]
    comparisons = [row.p for one in shares for row in one.rows]
    comparisons += [row.p for other in lifts for row in other.rows if row.p is not None]
    corrected = iter(holm(comparisons))
    return Report(
        balance=1,
        label=label,
        correction=CORRECTION,
        level=LEVEL,
        comparisons=len(comparisons),
        digest=digest_of(games),
        figures=figures_of(games, plan),
        shares=tuple(_corrected_shares(family, corrected) for family in shares),
        lifts=tuple(_corrected_lifts(family, corrected) for family in lifts),
        worths=tuple(_worths(family, sittings) for family in study.worths),
    )


def _corrected_shares(family: ShareFamily, corrected: Iterator[float]) -> ShareFamily:
    replace = msgspec.structs.replace
    return replace(family, rows=tuple(replace(row, p_corrected=next(corrected)) for row in family.rows))


def _corrected_lifts(family: LiftFamily, corrected: Iterator[float]) -> LiftFamily:
    replace = msgspec.structs.replace
    rows = (row if row.p is None else replace(row, p_corrected=next(corrected)) for row in family.rows)
    return replace(family, rows=tuple(rows))


def _shares(family: Shares, sittings: Sequence[Sitting], expected: float) -> ShareFamily:
    by_thing: dict[str, list[tuple[int, float]]] = {}
    for sitting in sittings:
        for thing in sitting.had(family.key):
            by_thing.setdefault(thing, []).append((sitting.cluster, sitting.victory))
    rows = []
    for thing in _in_order(by_thing):
        victories = by_thing[thing]
        found = share_of(victories)
        verdict = verdict_of(found.share, found.among(len(by_thing)), family.limits) if family.limits else ""
        wins = sum(victory for _, victory in victories)
        p = share_test(found, expected)
        rows.append(ShareRow(thing, len(victories), wins, found.share, found.low, found.high, p, verdict=verdict))
    return ShareFamily(family.key, family.title, family.about, family.limits, expected, tuple(rows))


def _in_order(things: dict[str, list[tuple[int, float]]]) -> list[str]:
    """By name, but places in the order of play as places."""
    places = {name: at for at, name in enumerate(("first", "second", "third", "fourth"))}
    return sorted(things, key=lambda thing: (places.get(thing, 0), thing))


def verdict_of(value: float, interval: tuple[float, float], limits: tuple[float, float]) -> str:
    """Whether a value lies within limits, and whether its whole interval lies on the same side."""
    (low, high), (least, most) = interval, limits
    if least <= value <= most:
        return WITHIN if least <= low and high <= most else MAYBE_WITHIN
    return OUTSIDE if high < least or low > most else MAYBE_OUTSIDE


def _lifts(family: Lifts, study: Study, sittings: Sequence[Sitting]) -> LiftFamily:
    given = family.given or (family.key,)
    has_bots = len({sitting.bot for sitting in sittings}) > 1
    field = Field([_row(sitting, study.settings, given, has_bots=has_bots) for sitting in sittings])
    having: dict[str, set[int]] = {thing: set() for thing in family.things}
    chances: dict[str, int] = dict.fromkeys(family.things, 0 if family.chances else len(sittings))
    for at, sitting in enumerate(sittings):
        for thing in sitting.had(family.key):
            having[thing].add(at)
        for thing in sitting.had(family.chances) if family.chances else ():
            chances[thing] += 1
    rows = [_lift_row(thing, chances[thing], having[thing], sittings, field) for thing in family.things]
    lifts = [row.lift for row in rows if row.lift is not None]
    mean = sum(lifts) / len(lifts) if lifts else 0.0
    judged = tuple(_judged(row, mean, family.limit) for row in rows)
    return LiftFamily(family.key, family.title, family.verb, family.about, family.limit, mean, judged)


def _row(sitting: Sitting, settings: Sequence[str], given: Sequence[str], *, has_bots: bool) -> Row:
    marks: list[Hashable] = [sitting.had(key) for key in settings]
    if has_bots:
        marks.append(sitting.bot)
    return Row(sitting.cluster, sitting.victory, tuple(marks), tuple(float(len(sitting.had(key))) for key in given))


def _lift_row(thing: str, chances: int, having: set[int], sittings: Sequence[Sitting], field: Field) -> LiftRow:
    found = share_of((sittings[at].cluster, sittings[at].victory) for at in sorted(having))
    lift = field.lift(having)
    return LiftRow(
        thing,
        seats=len(having),
        chances=chances,
        rate=len(having) / chances if chances else 0.0,
        games=len({sittings[at].facts.number for at in having}),
        share=found.share,
        low=found.low,
        high=found.high,
        lift=lift.lift if lift else None,
        error=lift.error if lift else None,
    )


def _judged(row: LiftRow, mean: float, limit: float | None) -> LiftRow:
    """The row with its distance from the mean of the family, and whether that is too much."""
    if not row.chances and not row.seats:
        return msgspec.structs.replace(row, verdict=NOT_IN_PLAY)
    if row.lift is None or not row.error:
        return msgspec.structs.replace(row, verdict=TOO_FEW)
    above = row.lift - mean
    verdict = ""
    if limit is not None:
        is_sure = abs(above) > ERRORS * row.error
        if abs(above) > limit:
            verdict = OUTSIDE if is_sure else MAYBE_OUTSIDE
        else:
            verdict = WITHIN if abs(above) + ERRORS * row.error <= limit else MAYBE_WITHIN
    return msgspec.structs.replace(row, above=above, p=two_sided(above / row.error), verdict=verdict)


def _worths(family: Worths, sittings: Sequence[Sitting]) -> WorthFamily:
    by_thing: dict[str, list[tuple[int, float]]] = {}
    for sitting in sittings:
        for thing, points in sitting.facts.story.seats[sitting.seat].brought.get(family.key, ()):
            by_thing.setdefault(thing, []).append((sitting.cluster, points))
    means = {thing: mean_of(points) for thing, points in by_thing.items()}
    middle = sum(found.mean for found in means.values()) / len(means) if means else 0.0
    rows = []
    for thing in sorted(means, key=lambda name: (-means[name].mean, name)):
        found, times = means[thing], by_thing[thing]
        relative = found.mean / middle if middle else 0.0
        verdict = ""
        interval = found.among(len(means))
        if len(times) < FEWEST or interval is None:
            verdict = TOO_FEW
        elif family.limits and middle:
            low, high = interval
            verdict = verdict_of(relative, (low / middle, high / middle), family.limits)
        scored = sum(worth > 0 for _, worth in times) / len(times)
        rows.append(WorthRow(thing, len(times), scored, *found, relative, verdict))
    return WorthFamily(family.key, family.title, family.about, family.limits, middle, tuple(rows))
