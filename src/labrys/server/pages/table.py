"""The permanent page of a table: who plays or played, how it ended, every point with its reason, and the seed.

Games by rules that are no longer played are for kept.py to show.
"""

from __future__ import annotations

from datetime import UTC, datetime

from labrys.core.record import AGREED, RESIGNED, End
from labrys.core.refusal import counted
from labrys.core.score import ScoreSheet
from labrys.core.table import Table
from labrys.server.pages.home import SOON
from labrys.server.pages.layout import facts, page
from labrys.server.pages.markup import Html, many, tag
from labrys.server.tables import entries as e
from labrys.server.tables.sitting import ARCHIVED, OPEN, OVER, Sitting

_WHY = {"free": "before anything was revealed", "consent": "with the others' consent", "alone": "alone against bots"}
_STATUS = {OPEN: "Waiting for players", OVER: "Over", ARCHIVED: "Archived: it rests until one of its people wakes it"}

_PROMISED = tag(
    "p",
    "The promise is the hash of the seed from which chance answers: it was made before the first move, and the seed is "
    "published when the game is over.",
)


def table_page(sitting: Sitting) -> bytes:
    """The page of this table, as everybody may see it who has its address."""
    title = sitting.setup.title or sitting.game.title
    table = sitting.table
    if sitting.status == OVER and table is not None and table.record.end is not None:
        body = _finished(sitting, table, table.record.end)
    else:
        body = _unfinished(sitting)
    return page(title, tag("h1", title), *body, is_private=not sitting.setup.public)


def _unfinished(sitting: Sitting) -> list[Html]:
    status = _STATUS.get(sitting.status, "Being played")
    seats = [tag("li", _seat(sitting, number)) for number in range(len(sitting.seats))]
    promised = [] if sitting.table is None else [("Promise", tag("code", sitting.table.record.header.promise))]
    known = facts(("Game", sitting.game.title), ("Status", status), *_options(sitting), *promised)
    return [known, tag("ul", *seats), *([_PROMISED] if promised else []), SOON]


def _seat(sitting: Sitting, number: int) -> Html:
    seat = sitting.seats[number]
    turn = tag("em", " to move") if number in sitting.deciders else Html()
    if seat.bot:
        return many(f"{seat.bot}, a bot", turn)
    if not seat.player:
        return tag("span", "kept for somebody" if seat.kept_for else "free", class_="none")
    away = f" ({sitting.bot_of(number)}, a bot, plays meanwhile)" if seat.is_played_by_bot else ""
    return many(seat.name, away, turn)


def _finished(sitting: Sitting, table: Table, end: End) -> list[Html]:
    sheets = table.game.score(table.state)
    link = tag("a", "The next game of the same people", href=f"/tables/{sitting.rematch}")
    following = [tag("p", link)] if sitting.rematch else []
    return [
        tag("p", verdict(end, sitting.names()), class_="lead"),
        *following,
        tag("div", *(_sheet(sitting, sheet, sheet.seat in end.winners) for sheet in sheets), class_="sheets"),
        tag("h2", "The game"),
        facts(
            ("Game", sitting.game.title),
            ("Played", _when(sitting)),
            *_options(sitting),
            ("Taken back", _taken_back(sitting)),
        ),
        *chance(sitting.id, table.record.header.promise, end.seed),
    ]


def verdict(end: End, names: tuple[str, ...]) -> str:
    """Who won, and how it ended."""
    won = " and ".join(names[seat] for seat in end.winners)
    return f"{won} {'won' if len(end.winners) == 1 else 'share the victory'}. {_how(end, names)}."


def _how(end: End, names: tuple[str, ...]) -> str:
    if end.end == AGREED:
        return "The game ended by agreement"
    if end.end == RESIGNED:
        gone = [name for seat, name in enumerate(names) if seat not in end.winners]
        return f"{' and '.join(gone) or 'Somebody'} resigned"
    return f"The game ended: {end.end}"


def _sheet(sitting: Sitting, sheet: ScoreSheet, won: bool) -> Html:
    seat = sitting.seats[sheet.seat]
    who = "a bot" if seat.bot else "resigned" if seat.has_resigned else "a bot played on" if seat.away else ""
    rows = [
        tag("tr", tag("td", line.what, *([tag("small", " ".join(line.why))] if line.why else [])), _points(line.points))
        for line in sheet.lines
    ]
    parts = ", ".join(f"{part} {points}" for part, points in sheet.parts().items())
    notes = [tag("small", f" {who}")] * bool(who) + [tag("span", "winner", class_="won")] * won
    head = tag("caption", sitting.names()[sheet.seat], *notes)
    total = tag("tr", tag("th", "Total", tag("small", parts), scope="row"), _points(sheet.total))
    return tag("table", head, tag("tbody", *rows), tag("tfoot", total))


def _points(points: int) -> Html:
    return tag("td", str(points), class_="points")


def _options(sitting: Sitting) -> list[tuple[str, str]]:
    """Options by name, and whose components they were."""
    chosen = ", ".join(f"{name} {value}" for name, value in sitting.setup.options.items())
    rows = [("Options", chosen)] if chosen else []
    if sitting.game.has_house_components:
        rows.append(("Components", "house components: our own design, not the printed set"))
    return rows


def _taken_back(sitting: Sitting) -> str:
    """Whether moves were taken back, and on whose word (S6)."""
    told = [f"{counted(count, 'time')} {_WHY[why]}" for why, count in sitting.taken_back.items() if count]
    return "; ".join(told) or "nothing"


def _when(sitting: Sitting) -> str:
    times = [one.at for one in sitting.history if isinstance(one.entry, (e.Began, e.Moved, e.Stopped))]
    days = [datetime.fromtimestamp(at, UTC).strftime("%d %B %Y, %H:%M").lstrip("0") for at in (min(times), max(times))]
    return f"{' to '.join(dict.fromkeys(days))} UTC"


def chance(table_id: str, promise: str, seed: str) -> list[Html]:
    """How anybody can check that chance was not meddled with."""
    record = tag("a", "record of the game", href=f"/api/tables/{table_id}/record", download="")
    explained = tag(
        "p",
        "Before the game the server promised its chance by the hash of a seed; here is the seed. Download the ",
        record,
        " and check it: ",
        tag("code", "labrys verify FILE"),
        " says whether every answer of chance follows from the seed, ",
        tag("code", "labrys replay FILE"),
        " whether every move was lawful.",
    )
    return [
        tag("h2", "Chance"),
        explained,
        facts(("Promise", tag("code", promise)), ("Seed", tag("code", seed))),
    ]
