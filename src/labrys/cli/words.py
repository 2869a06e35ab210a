"""The words of one game for one person: recaps, questions, hints, cards and rules, each from the game's own telling.

A game's package has a module `telling` and a module `hints`; this file is the only place that names them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from labrys.core.registry import AnyGame
from labrys.core.score import ScoreSheet
from labrys.core.table import Table
from labrys.games.akrotiri import hints, telling
from labrys.games.akrotiri.events import TileLaid

RULES = Path(__file__).resolve().parents[3] / "docs" / "rules"
"""Present in a checkout; an installed package has no pages."""


class Words:
    """How to speak to the person at one seat."""

    def __init__(self, game: AnyGame, seat: int, bots: Sequence[str]) -> None:
        self.game: Any = game
        self.seat = seat
        places = [telling.seat_place(len(bots), other) for other in range(len(bots))]
        self.place = places[seat]
        self.names = [
            "You" if other == seat else f"{name.capitalize()} ({places[other]})" for other, name in enumerate(bots)
        ]

    def recap(self, table: Table, start: int, *, whole: bool = False) -> list[str]:
        """What this seat may know of the entries from `start` on, a sentence each."""
        seen = [event.seen_by(self.seat) for at, event in table.events if at >= start]
        return [self.game.tell(event, self.names) for event in seen if whole or not isinstance(event, telling.MINOR)]

    def last_turn(self, table: Table) -> int:
        """The entry with which the others' latest turns begin."""
        by = [entry.by for entry in table.record.entries]
        at = len(by) - 1
        while at >= 0 and by[at] in (self.seat, "chance"):
            at -= 1
        while at >= 0 and by[at] != self.seat:
            at -= 1
        return at + 1

    def look(self, table: Table, view: Any, since: int, width: int) -> str:
        """What to show before a question: map and hand first, then the map whenever a tile was laid.

        A tile that has to be laid is always shown.
        """
        if since < 0:
            return hints.first_look(self.game, view, width)
        if any(at >= since and isinstance(event, TileLaid) for at, event in table.events):
            return hints.glance(self.game, view, width)
        lays = bool(view.stack) and view.stack[-1].startswith("lay:")
        return "\n".join(hints.picture(self.game, view, width)) if lays else ""

    def table(self, view: Any, width: int, part: str = "") -> str:
        """Everything that this seat sees; of a wide map the named part."""
        return hints.whole_table(self.game, view, width, part)

    def last_look(self, view: Any, width: int) -> str:
        """The map at the end."""
        return hints.glance(self.game, view, width)

    def round(self, view: Any) -> int:
        """Which round it is, counted from 1."""
        return int(view.turns) // int(view.players) + 1

    def sites(self, view: Any) -> list[str]:
        return hints.sites(self.game, view)

    def as_notation(self, view: Any, text: str) -> str:
        """What a person wrote for a move, as the notation writes it."""
        return hints.as_notation(self.game, view, text)

    def why_none(self, view: Any, word: str) -> str:
        return hints.why_none(self.game, view, word)

    def question(self, view: Any) -> str:
        return telling.question(view, self.game.kit)

    def hinter(self, view: Any) -> Callable[[str], str]:
        """A function from a legal move's notation to a few words about it."""
        about = hints.Hints(self.game, view)
        return lambda text: about.of(self.game.parse(text))

    def hand(self, view: Any, width: int) -> list[str]:
        return hints.hand(self.game, view, width)

    def open_sheets(self, view: Any) -> tuple[ScoreSheet, ...]:
        return hints.open_sheets(self.game, view)

    def lesson(self) -> str:
        return hints.LESSON

    def rule(self, rule: str) -> str:
        """A rule with its heading, from the rules page."""
        page = RULES / f"{self.game.name}.md"
        if not page.is_file():
            return f"The rules are in docs/rules/{self.game.name}.md of the project, which is not installed here."
        lines = page.read_text(encoding="utf-8").splitlines()
        heading = re.compile(rf"#+ {re.escape(rule)}(?![.\w])", re.IGNORECASE)
        start = next((at for at, line in enumerate(lines) if heading.match(line)), None)
        if start is None:
            return f"There is no rule {rule!r}; ids look like A6.4."
        end = next((at for at in range(start + 1, len(lines)) if lines[at].startswith("#")), len(lines))
        return "\n".join(lines[start:end]).strip("# \n")
