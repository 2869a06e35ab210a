"""The report as one page of HTML that needs nothing else: no scripts, no fonts, no pictures from anywhere."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from labrys.arena import html, plots
from labrys.arena.plots import Mark, Point
from labrys.arena.stats import Z
from labrys.balance import words
from labrys.balance.report import (
    MAYBE_OUTSIDE,
    OUTSIDE,
    LiftFamily,
    LiftRow,
    Report,
    ShareFamily,
    ShareRow,
    WorthFamily,
    WorthRow,
)

_NAMED = 6
"""So many points at either end of a cloud are named."""


def page_of(report: Report) -> str:
    """The whole page."""
    title = f"{report.label.title}: balance of the {report.label.components} components"
    chapters = [
        *((family.key, family.title, _shares(report, family)) for family in report.shares if family.rows),
        *((f"worth-{family.key}", family.title, _worths(family)) for family in report.worths if family.rows),
        *((f"lift-{family.key}", family.title, _lifts(report, family)) for family in report.lifts if family.rows),
        ("games", "The games as a whole", _figures(report)),
    ]
    body = (
        html.label(words.label_rows(report.label)),
        _findings(report),
        html.contents((key, name) for key, name, _ in chapters),
        *(html.chapter(*chapter) for chapter in chapters),
        f"<p>Digest of all games: <code>{report.digest}</code></p>",
    )
    return html.page(title, "balance", "".join(body))


def _findings(report: Report) -> str:
    found = words.findings(report)
    said = "".join(f"<h3>{escape(heading)}</h3>{html.bullets(listed)}" for heading, listed in found)
    read = html.bullets(words.cautions(report))
    return f"<h2>In short</h2>{said or '<p>Nothing stands out.</p>'}<h3>How to read it</h3>{read}"


def _look(verdict: str, *, is_certain: bool) -> str:
    if verdict == OUTSIDE:
        return "bad"
    if verdict == MAYBE_OUTSIDE:
        return "doubt"
    return "found" if is_certain else ""


def _shares(report: Report, family: ShareFamily) -> str:
    ends = [family.expected, *(family.limits or ())]
    scale = plots.scale_for([*ends, *(edge for row in family.rows for edge in (row.low, row.high))])

    def line(row: ShareRow) -> tuple[Sequence[str], str, str]:
        look = _look(row.verdict, is_certain=words.is_certain(report, row))
        mark = Mark(row.share, row.low, row.high, look)
        return words.share_cells(row), plots.row(mark, scale, family.expected, family.limits), look

    table = html.plot_table(words.SHARE_COLUMNS, map(line, family.rows), scale, "{:.0%}")
    return f"<p>{escape(words.about_shares(family))}</p>{table}"


def _worth_mark(row: WorthRow) -> Mark:
    """The point with its interval, or alone where there is none."""
    low, high = (row.mean if edge is None else edge for edge in (row.low, row.high))
    return Mark(row.mean, low, high, _look(row.verdict, is_certain=False))


def _worths(family: WorthFamily) -> str:
    marks = [_worth_mark(row) for row in family.rows]
    scale = plots.scale_for([0.0, family.mean, *(mark.high for mark in marks)])
    band = (family.limits[0] * family.mean, family.limits[1] * family.mean) if family.limits else None
    if band:
        scale = plots.scale_for([0.0, band[1], *(mark.high for mark in marks)])
    rows = [
        (words.worth_cells(row), plots.row(mark, scale, family.mean, band), mark.look)
        for row, mark in zip(family.rows, marks, strict=True)
    ]
    return f"<p>{escape(words.about_worths(family))}</p>{html.plot_table(words.WORTH_COLUMNS, rows, scale, '{:g}')}"


def _lifts(report: Report, family: LiftFamily) -> str:
    about = f"<p>{escape(words.about_lifts(family))}</p>"
    rows = words.sorted_lifts(family)
    known = [row for row in rows if row.above is not None and row.error is not None]
    ends = [0.0, *((-family.limit, family.limit) if family.limit else ())]
    scale = plots.scale_for([*ends, *(edge for row in known for edge in _reach(row))] if known else [-0.1, 0.1])
    band = (-family.limit, family.limit) if family.limit else None

    def line(row: LiftRow) -> tuple[Sequence[str], str, str]:
        look = _look(row.verdict, is_certain=words.is_certain(report, row))
        mark = Mark(row.above, *_reach(row), look) if row.above is not None else None
        return words.lift_cells(row), plots.row(mark, scale, 0.0, band), look

    table = html.plot_table(words.LIFT_COLUMNS, map(line, rows), scale, "{:+.0%}")
    return about + (_cloud(report, family, known) if len(known) > _NAMED else "") + table


def _reach(row: LiftRow) -> tuple[float, float]:
    above, error = row.above or 0.0, row.error or 0.0
    return above - Z * error, above + Z * error


def _cloud(report: Report, family: LiftFamily, known: Sequence[LiftRow]) -> str:
    ends = {row.thing for row in (*known[:_NAMED], *known[-_NAMED:])}
    points = [
        Point(row.thing, row.rate, row.above or 0.0, look, bool(look) or row.thing in ends)
        for row in known
        for look in [_look(row.verdict, is_certain=words.is_certain(report, row))]
    ]
    title = f"{family.title}: how often they are {family.verb}, and the lift"
    names = (f"how often {family.verb} by those who could", "lift above the mean")
    return f'<div class="wide">{plots.cloud(points, title, names, ("{:.0%}", "{:+.0%}"), family.limit)}</div>'


def _figures(report: Report) -> str:
    table = html.plain_table(("what", "figure"), map(words.figure_cells, report.figures))
    return f"<p>Means and shares, some with 95 % intervals.</p>{table}"
