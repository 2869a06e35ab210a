"""Tables that this version cannot open, because other rules wrote them: a finished game is shown as it was recorded."""

from __future__ import annotations

from labrys.core.record import Record
from labrys.core.registry import UnknownGame, game
from labrys.server.pages.layout import facts, page
from labrys.server.pages.markup import Html, tag
from labrys.server.pages.table import chance, verdict


def kept_page(table_id: str, record: Record, why: str) -> bytes:
    """A finished game: its result and its chance as the record has them, without the reason of every point."""
    header, end = record.header, record.end
    assert end is not None, "only finished games are kept"
    title = _title(header.game)
    options = ", ".join(f"{name} {value}" for name, value in header.options.items())
    return page(
        title,
        tag("h1", title),
        tag("p", verdict(end, header.seats), class_="lead"),
        _not_played_on(why),
        tag("div", *(_sheet(record, seat) for seat in range(len(header.seats))), class_="sheets"),
        tag("h2", "The game"),
        facts(
            ("Game", title),
            ("Rules", f"version {header.rules}"),
            *([("Options", options)] if options else []),
            ("Components", header.components),
        ),
        *chance(table_id, header.promise, end.seed),
        is_private=True,
    )


def unplayable_page(why: str) -> bytes:
    """A game that had not ended."""
    return page("Not played on", tag("h1", "This table is not played on"), _not_played_on(why), is_private=True)


def _title(name: str) -> str:
    try:
        return game(name).title
    except UnknownGame:
        return name


def _not_played_on(why: str) -> Html:
    return tag("p", f"{why[:1].upper()}{why[1:]}. Its log is kept.", class_="note")


def _sheet(record: Record, seat: int) -> Html:
    assert record.end is not None
    won = [tag("span", "winner", class_="won")] * (seat in record.end.winners)
    head = tag("caption", record.header.seats[seat], *won)
    total = tag("tr", tag("th", "Total", scope="row"), tag("td", str(record.end.scores[seat]), class_="points"))
    return tag("table", head, tag("tfoot", total))
