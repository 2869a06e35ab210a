"""Tables of reports in the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table


def report_console() -> Console:
    """Standard output, wide enough for a table of figures."""
    console = Console(highlight=False)
    console.width = max(console.width, 100)
    return console


def print_label(console: Console, rows: Iterable[tuple[str, str]]) -> None:
    """What was played, line by line."""
    for key, value in rows:
        console.print(f"{key:11} {escape(value)}", soft_wrap=True)
    console.print()


def print_table(
    console: Console, title: str, about: str, columns: Sequence[str], rows: Iterable[Sequence[str]]
) -> None:
    """A table with its title, if there is anything in it."""
    listed = list(rows)
    if not listed:
        return
    console.print(f"[bold]{escape(title)}[/bold]")
    if about:
        console.print(about)
    table = Table(box=box.SIMPLE, pad_edge=False)
    for at, heading in enumerate(columns):
        table.add_column(heading, justify="right" if at else "left", no_wrap=True)
    for row in listed:
        table.add_row(*map(escape, row))
    console.print(table)
