"""The report as one page of HTML that needs nothing else: no scripts, no fonts, no pictures from anywhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from labrys.arena.stats import Z
from labrys.balance import plots, words
from labrys.balance.plots import Mark, Point, Scale
from labrys.balance.report import (
    MAYBE_OUTSIDE,
    OUTSIDE,
    LiftFamily,
    LiftRow,
    Report,
    ShareFamily,
    ShareRow,
    WorthFamily,
)

GENERATOR = '<meta name="generator" content="labrys balance">'
"""By this mark a page is known to be one that may be made anew."""
_NAMED = 6
"""So many points at either end of a cloud are named."""

_STYLE = """
:root { color-scheme: light dark; --paper: #fbf8f2; --ink: #23201b; --soft: #6d665b; --rule: #ddd5c6;
  --band: #e4ecdf; --mark: #2f5f8a; --bad: #a8321f; --doubt: #96650a; --found: #6a3d8f; }
@media (prefers-color-scheme: dark) { :root { --paper: #1b1a18; --ink: #ece6da; --soft: #a79f90; --rule: #3a3731;
  --band: #28342a; --mark: #84b6e0; --bad: #f08a74; --doubt: #e0b45c; --found: #c7a2e6; } }
body { background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; margin: 0 auto;
  max-width: 60rem; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.7rem; margin: 0 0 1rem; } h2 { font-size: 1.25rem; margin: 2.5rem 0 .25rem; }
h3 { font-size: 1rem; margin: 1rem 0 .25rem; } p { margin: .25rem 0 .75rem; color: var(--soft); }
ul { margin: .25rem 0 1rem; padding-left: 1.25rem; } code { overflow-wrap: anywhere; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .1rem 1rem; margin: 0 0 1rem; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
nav ul { columns: 2; } a { color: var(--mark); }
.wide { overflow-x: auto; } table { border-collapse: collapse; font-size: .9rem; }
th, td { text-align: right; padding: .1rem .6rem; white-space: nowrap; font-variant-numeric: tabular-nums; }
th:first-child, td:first-child { text-align: left; padding-left: 0; } th { color: var(--soft); font-weight: 500; }
tbody tr { border-top: 1px solid var(--rule); } td.plot, th.plot { padding: 0 .4rem; }
tr.bad td:first-child, td.bad { color: var(--bad); font-weight: 600; }
tr.doubt td:first-child, td.doubt { color: var(--doubt); font-weight: 600; }
tr.found td:first-child { color: var(--found); font-weight: 600; }
svg { display: block; } svg.row { width: 280px; height: 24px; } svg.cloud { width: 100%; min-width: 34rem; }
svg text { fill: var(--soft); font: 12px system-ui, sans-serif; } svg text.name { fill: var(--ink); }
.band { fill: var(--band); } .middle { stroke: var(--soft); stroke-dasharray: 3 3; } .tick { stroke: var(--rule); }
.grid { stroke: var(--rule); } .span { stroke: var(--mark); stroke-width: 2; } .dot { fill: var(--mark); }
.span.bad { stroke: var(--bad); } .dot.bad { fill: var(--bad); } .span.doubt { stroke: var(--doubt); }
.dot.doubt { fill: var(--doubt); } .span.found { stroke: var(--found); } .dot.found { fill: var(--found); }
"""


def page_of(report: Report) -> str:
    """The whole page."""
    title = f"{report.label.title}: balance of the {report.label.components} components"
    families = [
        *((family.key, family.title, _shares(report, family)) for family in report.shares if family.rows),
        *((f"worth-{family.key}", family.title, _worths(family)) for family in report.worths if family.rows),
        *((f"lift-{family.key}", family.title, _lifts(report, family)) for family in report.lifts if family.rows),
    ]
    contents = "".join(f'<li><a href="#{escape(key)}">{escape(name)}</a></li>' for key, name, _ in families)
    chapters = "".join(
        f'<section id="{escape(key)}"><h2>{escape(name)}</h2>{body}</section>' for key, name, body in families
    )
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">"
        f'<meta name="viewport" content="width=device-width, initial-scale=1">{GENERATOR}'
        f"<title>{escape(title)}</title><style>{_STYLE}</style></head><body><main><h1>{escape(title)}</h1>"
        f"{_label(report)}{_findings(report)}<nav><h2>Contents</h2><ul>{contents}"
        f'<li><a href="#games">The games as a whole</a></li></ul></nav>{chapters}{_figures(report)}'
        f"<p>Digest of all games: <code>{report.digest}</code></p></main></body></html>\n"
    )


def _label(report: Report) -> str:
    rows = "".join(
        f"<dt>{escape(key)}</dt><dd>{_value(key, value)}</dd>" for key, value in words.label_rows(report.label)
    )
    return f"<dl>{rows}</dl>"


def _value(key: str, value: str) -> str:
    return f"<code>{escape(value)}</code>" if key == "command" else escape(value)


def _findings(report: Report) -> str:
    found = words.findings(report)
    said = "".join(f"<h3>{escape(heading)}</h3>{_list(listed)}" for heading, listed in found)
    return (
        f"<h2>In short</h2>{said or '<p>Nothing stands out.</p>'}<h3>How to read it</h3>{_list(words.cautions(report))}"
    )


def _list(lines: Iterable[str]) -> str:
    return "<ul>" + "".join(f"<li>{escape(line)}</li>" for line in lines) + "</ul>"


def _look(verdict: str, *, is_certain: bool) -> str:
    if verdict == OUTSIDE:
        return "bad"
    if verdict == MAYBE_OUTSIDE:
        return "doubt"
    return "found" if is_certain else ""


def _table(columns: Sequence[str], rows: Iterable[tuple[Sequence[str], str, str]], scale: Scale, form: str) -> str:
    """A table whose second column is the plot; of each row there are the cells, the plot and the look."""
    first, *rest = columns
    heads = "".join(f'<th scope="col">{escape(name)}</th>' for name in rest)
    lines = []
    for (name, *cells), plot, look in rows:
        mark = f' class="{look}"' if look else ""
        tail = "".join(f"<td>{escape(cell)}</td>" for cell in cells)
        lines.append(f'<tr{mark}><td>{escape(name)}</td><td class="plot">{plot}</td>{tail}</tr>')
    return (
        f'<div class="wide"><table><thead><tr><th scope="col">{escape(first)}</th>'
        f'<th class="plot">{plots.axis(scale, form)}</th>{heads}</tr></thead>'
        f"<tbody>{''.join(lines)}</tbody></table></div>"
    )


def _shares(report: Report, family: ShareFamily) -> str:
    ends = [family.expected, *(family.limits or ())]
    scale = plots.scale_for([*ends, *(edge for row in family.rows for edge in (row.low, row.high))])

    def line(row: ShareRow) -> tuple[Sequence[str], str, str]:
        look = _look(row.verdict, is_certain=words.is_certain(report, row))
        mark = Mark(row.share, row.low, row.high, look)
        return words.share_cells(row), plots.row(mark, scale, family.expected, family.limits), look

    table = _table(words.SHARE_COLUMNS, map(line, family.rows), scale, "{:.0%}")
    return f"<p>{escape(words.about_shares(family))}</p>{table}"


def _worths(family: WorthFamily) -> str:
    scale = plots.scale_for([0.0, family.mean, *(row.high for row in family.rows)])
    band = (family.limits[0] * family.mean, family.limits[1] * family.mean) if family.limits else None
    if band:
        scale = plots.scale_for([0.0, band[1], *(row.high for row in family.rows)])
    rows = [
        (words.worth_cells(row), plots.row(Mark(row.mean, row.low, row.high, look), scale, family.mean, band), look)
        for row in family.rows
        for look in [_look(row.verdict, is_certain=False)]
    ]
    return f"<p>{escape(words.about_worths(family))}</p>{_table(words.WORTH_COLUMNS, rows, scale, '{:g}')}"


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

    table = _table(words.LIFT_COLUMNS, map(line, rows), scale, "{:+.0%}")
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
    rows = "".join(
        f"<tr><td>{escape(what)}</td><td>{escape(value)}</td></tr>"
        for what, value in map(words.figure_cells, report.figures)
    )
    return (
        '<section id="games"><h2>The games as a whole</h2><p>Means and shares, some with 95 % intervals.</p>'
        f'<div class="wide"><table><thead><tr><th scope="col">what</th><th scope="col">figure</th></tr></thead>'
        f"<tbody>{rows}</tbody></table></div></section>"
    )
