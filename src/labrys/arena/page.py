"""The standings of an arena as one page of HTML that needs nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape

from labrys.arena import html, plots, words
from labrys.arena.plots import Mark
from labrys.arena.standings import Standings


def page_of(standings: Standings) -> str:
    """The whole page."""
    title = f"{standings.label.title}: {', '.join(standings.label.bots)} in the arena"
    chapters = [
        ("pairings", "Pairings", _pairings(standings)),
        ("ratings", "Ratings", _ratings(standings)),
        ("points", "Points", "".join(_points(standings))),
        ("seats", "Seats", _seats(standings)),
        ("lengths", "Length of games", _lengths(standings)),
        ("time", "Time for a decision", _time(standings)),
    ]
    body = (
        html.label(words.label_rows(standings)),
        _failures(standings),
        f"<h2>How to read it</h2>{html.bullets(words.cautions(standings))}",
        html.contents((key, name) for key, name, _ in chapters),
        *(html.chapter(*chapter) for chapter in chapters),
        f"<p>Digest of all games: <code>{standings.digest}</code></p>",
    )
    return html.page(title, "arena", "".join(body))


def _failures(standings: Standings) -> str:
    said = list(words.forfeits(standings))
    return f"<h2>Bots that failed</h2>{html.bullets(said)}" if said else ""


def _pairings(standings: Standings) -> str:
    fair = 1 / standings.label.players
    scale = plots.scale_for([fair, *(edge for row in standings.pairings for edge in (row.low, row.high))])
    rows = [
        (
            words.pairing_cells(standings, row),
            plots.row(Mark(row.share, row.low, row.high, look), scale, fair),
            look,
        )
        for row in standings.pairings
        for look in ["found" if row.low > fair or row.high < fair else ""]
    ]
    about = f"The share of victories of the one named first; {words.percent(fair)} would be fair."
    return f"<p>{about}</p>{html.plot_table(words.PAIRING_COLUMNS, rows, scale, '{:.0%}')}"


def _ratings(standings: Standings) -> str:
    scale = plots.scale_for([0.0, *(edge for row in standings.ratings for edge in (row.low, row.high))])
    rows = [
        (words.rating_cells(row), plots.row(Mark(row.rating, row.low, row.high), scale, 0.0), "")
        for row in standings.ratings
    ]
    table = html.plot_table(words.RATING_COLUMNS, rows, scale, "{:+.0f}")
    return f"<p>On the scale of Elo: 400 points are odds of ten to one. The mean of these bots is 0.</p>{table}"


def _points(standings: Standings) -> Iterator[str]:
    best = "the other" if standings.label.players == 2 else "the best of the others"
    yield f"<p>Points of both; the lead is that of the one named first above {best}, below game by game.</p>"
    yield html.plain_table(words.POINT_COLUMNS, map(words.point_cells, standings.pairings))
    for row in standings.pairings:
        if row.leads:
            title = f"{words.pairing_name(row)}: differences of points"
            plot = plots.bars(row.leads, title, "points", 0.0)
            yield f'<h3>{escape(words.pairing_name(row))}</h3><div class="wide">{plot}</div>'


def _seats(standings: Standings) -> str:
    fair = 1 / standings.label.players
    scale = plots.scale_for([fair, *(edge for row in standings.seats for edge in (row.low, row.high))])
    rows = [
        (words.seat_cells(row), plots.row(Mark(row.share, row.low, row.high), scale, fair), "")
        for row in standings.seats
    ]
    about = "Victories of a seat, whoever sat there. As all sit everywhere equally often, this is the seat's own doing."
    return f"<p>{about}</p>{html.plot_table(words.SEAT_COLUMNS, rows, scale, '{:.0%}')}"


def _lengths(standings: Standings) -> str:
    about = f"<p>Decisions of all players together: {standings.mean_length:.1f} on average.</p>"
    if not standings.lengths:
        return about
    plot = plots.bars(standings.lengths, "Decisions of a game", "decisions", standings.mean_length)
    return f'{about}<div class="wide">{plot}</div>'


def _time(standings: Standings) -> str:
    columns = ("", "decisions", "ms a decision")
    rows = [(row.bot, str(row.decisions), f"{row.milliseconds:.2f}") for row in standings.ratings]
    about = "<p>As measured where it was played; figures of a busy machine are higher.</p>"
    return about + html.plain_table(columns, rows)
