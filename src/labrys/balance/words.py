"""How the report puts things: the same words and columns in the terminal and on the page."""

from __future__ import annotations

from collections.abc import Iterator

from labrys.arena import label as labels
from labrys.arena.label import Label
from labrys.balance.report import (
    MAYBE_OUTSIDE,
    NOT_IN_PLAY,
    OUTSIDE,
    TOO_FEW,
    Figure,
    LiftFamily,
    LiftRow,
    Report,
    ShareFamily,
    ShareRow,
    WorthFamily,
    WorthRow,
)

ENOUGH = 2000
"""Limits are meant for measurements of at least so many games for each thing."""
SHARE_COLUMNS = ("", "seats", "wins", "95 %", "p", "p, Holm", "verdict")
LIFT_COLUMNS = ("", "seats", "rate", "wins", "lift", "error", "p", "p, Holm", "verdict")
WORTH_COLUMNS = ("", "times", "scores", "points", "95 %", "of the mean", "verdict")

NO_FIGURE = "-"


def percent(value: float) -> str:
    """A share."""
    return f"{100 * value:.1f} %"


def points(value: float | None) -> str:
    """A difference of shares, in points of a hundred."""
    return "" if value is None else f"{100 * value:+.1f}"


def chance(p: float | None) -> str:
    """How likely something is by luck alone."""
    if p is None:
        return ""
    return "< 0.001" if p < 0.001 else f"{p:.3f}"


def share_cells(row: ShareRow) -> tuple[str, ...]:
    """A row under SHARE_COLUMNS."""
    interval = f"{100 * row.low:.1f} to {100 * row.high:.1f}"
    return (
        row.thing, str(row.seats), percent(row.share), interval, chance(row.p), chance(row.p_corrected), row.verdict,
    )  # fmt: skip


def lift_cells(row: LiftRow) -> tuple[str, ...]:
    """A row under LIFT_COLUMNS; of what nobody could have there are no figures."""
    if row.verdict == NOT_IN_PLAY:
        return row.thing, *[NO_FIGURE] * (len(LIFT_COLUMNS) - 2), row.verdict
    error = "" if row.error is None else f"{100 * row.error:.1f}"
    wins = percent(row.share) if row.seats else ""
    rate = percent(row.rate) if row.chances else ""
    chances = (chance(row.p), chance(row.p_corrected))
    return row.thing, str(row.seats), rate, wins, points(row.above), error, *chances, row.verdict


def worth_cells(row: WorthRow) -> tuple[str, ...]:
    """A row under WORTH_COLUMNS."""
    interval = NO_FIGURE if row.low is None or row.high is None else f"{row.low:.2f} to {row.high:.2f}"
    return (
        row.thing, str(row.times), percent(row.scored), f"{row.mean:.2f}", interval, f"{row.of_mean:.2f}", row.verdict,
    )  # fmt: skip


def figure_cells(figure: Figure) -> tuple[str, str]:
    """What, and how much."""
    form = percent if figure.is_share else "{:.2f}".format
    interval = "" if figure.low is None or figure.high is None else f" ({form(figure.low)} to {form(figure.high)})"
    return figure.what, form(figure.value) + interval


def about_shares(family: ShareFamily) -> str:
    """What the figures of the family are compared with."""
    said = [family.about, f"Expected is {percent(family.expected)} of the victories."]
    if family.limits:
        least, most = family.limits
        said.append(f"Limits are {100 * least:.0f} to {100 * most:.0f} %.")
    return " ".join(filter(None, said))


def about_lifts(family: LiftFamily) -> str:
    """The same of lifts."""
    said = [family.about, f"Lift in points of a hundred above the mean of these, which is {points(family.mean)}."]
    if family.limit is not None:
        said.append(f"Limit: {100 * family.limit:.0f} points, where that is beyond 3 standard errors.")
    return " ".join(filter(None, said))


def about_worths(family: WorthFamily) -> str:
    """The same of points."""
    said = [family.about, f"The mean of these is {family.mean:.2f} points."]
    if family.limits:
        least, most = family.limits
        said.append(f"Limits are {least:g} and {most:g} times that.")
    return " ".join(filter(None, said))


def sorted_lifts(family: LiftFamily) -> list[LiftRow]:
    """The highest lift first; those without one last."""
    return sorted(family.rows, key=lambda row: (row.above is None, -(row.above or 0.0)))


def label_rows(label: Label) -> list[tuple[str, str]]:
    """What was played, line by line."""
    same = len(set(label.bots)) == 1
    bots = f"{label.bots[0]} in all {label.players} seats" if same else f"{', '.join(label.bots)}, taking turns"
    return labels.label_rows(label, bots)


def findings(report: Report) -> list[tuple[str, list[str]]]:
    """What stands out, as headings with lists."""
    found = [
        ("Outside the limits", list(_with_verdict(report, OUTSIDE))),
        ("Outside the limits, by no more than chance may do", list(_with_verdict(report, MAYBE_OUTSIDE))),
        (f"Unlike the rest (p below {report.level} after {report.correction}'s correction)", list(_certain(report))),
    ]
    return [(heading, listed) for heading, listed in found if listed]


def _with_verdict(report: Report, verdict: str) -> Iterator[str]:
    for shares in report.shares:
        yield from (f"{shares.title}: {r.thing} {percent(r.share)}" for r in shares.rows if r.verdict == verdict)
    for lifts in report.lifts:
        yield from (f"{lifts.title}: {r.thing} {points(r.above)}" for r in lifts.rows if r.verdict == verdict)
    for worths in report.worths:
        yield from (f"{worths.title}: {r.thing} {r.of_mean:.2f}" for r in worths.rows if r.verdict == verdict)


def _certain(report: Report) -> Iterator[str]:
    for shares in report.shares:
        yield from (f"{shares.title}: {r.thing} {percent(r.share)}" for r in shares.rows if is_certain(report, r))
    for lifts in report.lifts:
        yield from (f"{lifts.title}: {r.thing} {points(r.above)}" for r in lifts.rows if is_certain(report, r))


def is_certain(report: Report, row: ShareRow | LiftRow) -> bool:
    """Whether a row differs from the rest by more than chance does, many comparisons considered."""
    return row.p_corrected is not None and row.p_corrected < report.level


def cautions(report: Report) -> list[str]:
    """What a reader has to know to trust the figures neither too much nor too little."""
    said = [
        "Intervals are 95 % each; verdicts go by wider ones, of 95 % for all of a family together.",
        f"{report.correction}'s correction is over all {report.comparisons} comparisons of this report.",
        "Lifts hold equal the settings and how many such things a seat had.",
        "They cannot tell what puts a seat ahead from what seats do that are ahead.",
        "Figures are those of these bots: other players may use the same components better or worse.",
    ]
    limited = [row.seats for family in report.shares if family.limits for row in family.rows]
    if limited and min(limited) < ENOUGH:
        said.append(f"Limits ask for at least {ENOUGH} games for each thing; here it is {min(limited)} at the least.")
    if len(set(report.label.bots)) > 1:
        said.append("The bots differ: a share mixes what a thing is worth with which bot had it.")
    few = sum(row.verdict == TOO_FEW for family in report.lifts for row in family.rows)
    if few:
        said.append(f"{few} things were had, or were not had, by too few seats to give them a lift.")
    return said
