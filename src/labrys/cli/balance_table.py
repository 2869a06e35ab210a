"""The report of `labrys balance` in the terminal."""

from __future__ import annotations

from rich.markup import escape

from labrys.balance import words
from labrys.balance.report import LiftFamily, LiftRow, Report
from labrys.cli.tables import print_label, print_table, report_console

_ENDS = 6
"""Of long families so many with the highest and the lowest lift are shown."""


def print_report(report: Report) -> None:
    """Everything that fits to read; JSON and page have all of it."""
    console = report_console()
    print_label(console, words.label_rows(report.label))
    print_table(console, "The games as a whole", "", ("", "figure"), map(words.figure_cells, report.figures))
    for shares in report.shares:
        rows = map(words.share_cells, shares.rows)
        print_table(console, shares.title, words.about_shares(shares), words.SHARE_COLUMNS, rows)
    for worths in report.worths:
        rows = map(words.worth_cells, worths.rows)
        print_table(console, worths.title, words.about_worths(worths), words.WORTH_COLUMNS, rows)
    for lifts in report.lifts:
        shown = _ends(lifts)
        about = " ".join(filter(None, (words.about_lifts(lifts), _left_out(lifts, shown))))
        if shown:
            print_table(console, lifts.title, about, words.LIFT_COLUMNS, map(words.lift_cells, shown))
        else:
            console.print(f"[bold]{escape(lifts.title)}[/bold]\n{about}\n")
    for heading, listed in words.findings(report):
        console.print(f"{heading}:")
        for line in listed:
            console.print(f"  {escape(line)}", soft_wrap=True)
    for line in words.cautions(report):
        console.print(line)
    console.print(f"digest {report.digest}", soft_wrap=True)


def _left_out(family: LiftFamily, shown: list[LiftRow]) -> str:
    """What of a long family is not in its table, and where it is."""
    every, without = len(family.rows), sum(row.above is None for row in family.rows)
    if len(shown) == every:
        return ""
    said = [f"Shown are {len(shown)} of {every}:" if shown else f"None of {every} is shown:"]
    if ends := every - without - len(shown):
        said.append(f"{ends} with lifts between these{',' if without else ''}")
    if without:
        said.append(f"{'and ' if ends else ''}{without} without a lift")
    said.append("are left out, and are in the reports of --json and --page.")
    return " ".join(said)


def _ends(family: LiftFamily) -> list[LiftRow]:
    rows = words.sorted_lifts(family)
    if len(rows) <= 2 * _ENDS:
        return rows
    known = [row for row in rows if row.above is not None]
    return known if len(known) <= 2 * _ENDS else [*known[:_ENDS], *known[-_ENDS:]]
