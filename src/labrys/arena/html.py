"""One page of HTML that needs nothing else: no scripts, no fonts, no pictures from anywhere. Light and dark.

The parts that every page of figures has; what it says is for others to know.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from labrys.arena import plots
from labrys.arena.plots import Scale

STYLE = """
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
.grid { stroke: var(--rule); } .bar { fill: var(--mark); }
.span { stroke: var(--mark); stroke-width: 2; } .dot { fill: var(--mark); }
.span.bad { stroke: var(--bad); } .dot.bad { fill: var(--bad); } .span.doubt { stroke: var(--doubt); }
.dot.doubt { fill: var(--doubt); } .span.found { stroke: var(--found); } .dot.found { fill: var(--found); }
"""


def generator(command: str) -> str:
    """The mark by which a page is known to be one that may be made anew."""
    return f'<meta name="generator" content="labrys {command}">'


def page(title: str, command: str, body: str) -> str:
    """The whole page around its body."""
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8">'
        "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'\">"
        f'<meta name="viewport" content="width=device-width, initial-scale=1">{generator(command)}'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head><body><main><h1>{escape(title)}</h1>"
        f"{body}</main></body></html>\n"
    )


def chapter(key: str, title: str, body: str) -> str:
    """A part of the page that can be linked to."""
    return f'<section id="{escape(key)}"><h2>{escape(title)}</h2>{body}</section>'


def contents(chapters: Iterable[tuple[str, str]]) -> str:
    """Links to the chapters, each given by key and title."""
    links = "".join(f'<li><a href="#{escape(key)}">{escape(title)}</a></li>' for key, title in chapters)
    return f"<nav><h2>Contents</h2><ul>{links}</ul></nav>"


def label(rows: Iterable[tuple[str, str]]) -> str:
    """What was played, line by line."""
    return "<dl>" + "".join(f"<dt>{escape(key)}</dt><dd>{_value(key, value)}</dd>" for key, value in rows) + "</dl>"


def _value(key: str, value: str) -> str:
    return f"<code>{escape(value)}</code>" if key == "command" else escape(value)


def bullets(lines: Iterable[str]) -> str:
    """A list."""
    return "<ul>" + "".join(f"<li>{escape(line)}</li>" for line in lines) + "</ul>"


def plain_table(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table of words and figures."""
    heads = "".join(f'<th scope="col">{escape(name)}</th>' for name in columns)
    lines = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>" for cells in rows)
    return f'<div class="wide"><table><thead><tr>{heads}</tr></thead><tbody>{lines}</tbody></table></div>'


def plot_table(columns: Sequence[str], rows: Iterable[tuple[Sequence[str], str, str]], scale: Scale, form: str) -> str:
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
