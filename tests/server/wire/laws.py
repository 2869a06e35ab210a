"""What is sent to a seat is the same, to the last byte, in every world that the seat cannot tell from the true one.

For each message a twin of the table is made: the state is one that the audience imagines from its view, and whatever
the log, the record, the events and the seed hold that the audience may not know is replaced by other words. What would
be sent from there must be what was sent.
"""

from __future__ import annotations

import random
import re
from typing import Any

import msgspec

from labrys.core.event import Event
from labrys.core.record import Entry as Line
from labrys.core.record import Record
from labrys.core.seats import SPECTATOR
from labrys.core.trail import Trail
from labrys.games.akrotiri.game import Akrotiri
from labrys.games.akrotiri.view import AkrotiriView
from labrys.server.tables import entries as e
from labrys.server.tables import wire
from labrys.server.tables.happening import Happening
from labrys.server.tables.sitting import OVER, Sitting

OTHER = "something else"
"""Stands in a twin wherever the audience may not know what there is."""

encode = msgspec.json.Encoder().encode


class Heading(msgspec.Struct):
    """What has to be known of an update to make it again."""

    type: str
    version: int = -1
    since: int = 0
    now: float = 0.0
    seat: int | None = None
    view: msgspec.Raw = msgspec.Raw(b"null")


def twin_of(sitting: Sitting, audience: int, rng: random.Random) -> Sitting:
    """A sitting that differs from the true one in everything that the audience may not know."""
    twin = sitting.fork()
    assert twin.table is not None
    if twin.status != OVER:
        twin.seed = OTHER
    twin.history = Trail(_other_happening(happening, audience) for happening in sitting.history)
    table, view = twin.table.fork(), sitting.game.view(twin.table.state, audience)
    table.state = sitting.game.imagine(view, rng)
    table.events = Trail((at, _other_event(event, audience)) for at, event in table.events)
    table.record = Record(table.record.header, Trail(map(_other_line, table.record.entries)), table.record.end)
    table.chance = None
    twin.table = table
    return twin


def _other_event(event: Event, audience: int) -> Event:
    if audience == event.seat or not event.secrets:
        return event
    return msgspec.structs.replace(event, **dict.fromkeys(event.secrets, OTHER))


def _other_line(line: Line) -> Line:
    return Line(line.by, OTHER, (OTHER,) * len(line.of))


def _other_happening(happening: Happening, audience: int) -> Happening:
    entry = happening.entry
    if isinstance(entry, (e.Moved, e.Began)):
        entry = msgspec.structs.replace(entry, lines=tuple(_other_line(line) for line in entry.lines))
    events = tuple(_other_event(event, audience) for event in happening.events)
    is_own = getattr(entry, "seat", None) == audience
    mark = happening.mark if is_own or happening.mark is None else OTHER
    return msgspec.structs.replace(happening, entry=entry, events=events, mark=mark)


def check_update(text: str, audience: int, sittings: dict[int, Sitting], rng: random.Random) -> None:
    """An update is what a twin of that moment would send, and its view that of the truth."""
    heading = msgspec.json.decode(text, type=Heading)
    sitting = sittings[heading.version]
    assert sitting.table is not None
    assert (None if audience == SPECTATOR else audience) == heading.seat, (
        f"audience {audience} looks through {heading.seat}"
    )
    view = encode(sitting.game.view(sitting.table.state, audience))
    assert view == bytes(heading.view), f"audience {audience} is shown another view at version {heading.version}"
    twin = twin_of(sitting, audience, rng)
    again = encode(wire.update(twin, audience, heading.since, heading.now)).decode()
    assert again == text, f"audience {audience} is told what it may not know: {difference(again, text)}"


def difference(one: str, other: str) -> str:
    """The place at which two texts part."""
    at = next(
        (at for at, pair in enumerate(zip(one, other, strict=False)) if pair[0] != pair[1]), min(len(one), len(other))
    )
    return f"{one[max(0, at - 60) : at + 60]!r} or {other[max(0, at - 60) : at + 60]!r}"


# No hidden word

_IDS = re.compile(r"\b(?:T\d\d|[EMH]\d\d)\b")
_GUESSES = ("could_hold", "tile_could_be", "goals", "drawn", "goal_could_be", "goals_under")
"""Fields of a view that name what something could be; that they name no more than that is what the twins show."""


def ever_known(sitting: Sitting, audience: int, known: set[str]) -> set[str]:
    """`known`, and the tiles and maps that the audience may name at this moment: laid, played, discarded, its own."""
    table = sitting.table
    assert table is not None
    view, game = table.game.view(table.state, audience), table.game
    assert isinstance(view, AkrotiriView)
    assert isinstance(game, Akrotiri)
    open_words = " ".join([*view.tiles, *view.played, view.discards, view.hand, view.maps])
    told = [event.seen_by(audience) for happening in sitting.history for event in happening.events]
    return known | set(_IDS.findall(open_words)) | set(_IDS.findall(encode(told).decode()))


def words_in(text: str, asked: str) -> set[str]:
    """The tiles and maps that a message names, other than as what something could be or in the question's words."""
    message = msgspec.json.decode(text)
    if isinstance(message, dict) and isinstance(message.get("view"), dict):
        for name in _GUESSES:
            del message["view"][name]
    return set(_IDS.findall(encode(_strings(message)).decode())) - set(_IDS.findall(asked))


def _strings(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        # Ids of tables and players are random and may look like anything.
        return [
            text
            for name, part in value.items()
            if name not in ("id", "player", "maker", "promise", "digest", "seed")
            for text in _strings(part)
        ]
    return [text for part in value for text in _strings(part)] if isinstance(value, list) else []
