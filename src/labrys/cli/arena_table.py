"""The standings of `labrys arena` in the terminal."""

from __future__ import annotations

from rich.markup import escape

from labrys.arena import words
from labrys.arena.standings import Standings
from labrys.cli.tables import print_label, print_table, report_console


def print_standings(standings: Standings) -> None:
    """Everything but what only a plot can show."""
    console = report_console()
    print_label(console, words.label_rows(standings))
    pairings = (words.pairing_cells(standings, row) for row in standings.pairings)
    print_table(console, "Pairings", "", words.PAIRING_COLUMNS, pairings)
    print_table(console, "Points", "", words.POINT_COLUMNS, map(words.point_cells, standings.pairings))
    print_table(console, "Ratings", "", words.RATING_COLUMNS, map(words.rating_cells, standings.ratings))
    print_table(console, "Seats", "", words.SEAT_COLUMNS, map(words.seat_cells, standings.seats))
    for line in words.forfeits(standings):
        console.print(f"[bold red]{escape(line)}[/bold red]", soft_wrap=True)
    for line in words.cautions(standings):
        console.print(escape(line), soft_wrap=True)
    console.print(f"digest {standings.digest}", soft_wrap=True)
