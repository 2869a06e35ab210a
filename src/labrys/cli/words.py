"""The words of one game for one person: recaps, questions, hints, cards and rules, each from the game's own telling.

A game's package has a module `telling` and a module `hints` with the same names in each; they are found by the game's
name, so that this file names no game.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from labrys.core.registry import AnyGame
from labrys.core.score import ScoreSheet
from labrys.core.table import Table

RULES = Path(__file__).resolve().parents[3] / "docs" / "rules"
"""Present in a checkout; an installed package has no pages."""

_HELP = """\
Type the number of a choice, or a move in words such as {example}, or the beginning of one to narrow the list.{extra}
  map          {table}
  hand         {hand}
{own}
  log          what happened since your last turn; log all: since the beginning
  score        the points so far
  why MOVE     whether a move (or the choice with a number) is legal, and the rule against it
  hint         the best moves and why; the game is then marked
  all, more    all choices again; the next page of choices
  undo         take back your last decision; the game is then marked as unrated
  save FILE    write the record; go on later with: labrys play --load FILE
  rules ID     a rule, such as {rule}; without one the chapters
  lesson       the game in brief
  help, ?      these words
  quit         leave"""


class Words:
    """How to speak to the person at one seat."""

    def __init__(self, game: AnyGame, seat: int, bots: Sequence[str]) -> None:
        self.game: Any = game
        self.seat, self.seats = seat, len(bots)
        package = type(game).__module__.rpartition(".")[0]
        self.telling: Any = import_module(f"{package}.telling")
        self.hints: Any = import_module(f"{package}.hints")
        places = [self.telling.seat_place(len(bots), other) for other in range(len(bots))]
        self.names = [
            "You" if other == seat else f"{name.capitalize()} ({places[other]})" for other, name in enumerate(bots)
        ]

    def help(self) -> str:
        """What can be said besides moves."""
        hints = self.hints
        own = "\n".join(f"  {word:<12} {what}" for word, (what, _, _) in hints.ASIDES.items())
        return _HELP.format(
            example=hints.EXAMPLE, extra=hints.EXTRA_HELP, table=hints.TABLE_HELP, hand=hints.HAND_HELP, own=own,
            rule=hints.RULE_EXAMPLE,
        )  # fmt: skip

    def welcome(self) -> list[str]:
        """Where the person sits; what is of our own design is said only where it is."""
        place, house, *more = self.hints.welcome(self.seats, self.seat)
        return [place, *([house] if self.game.has_house_components else []), *more]

    def asides(self) -> dict[str, Callable[[Any, int], str]]:
        """The words of the game's own: what each says of a view, in a width."""

        def answer(say: Callable[[Any, Any, int], list[str]], nothing: str) -> Callable[[Any, int], str]:
            return lambda view, width: "\n".join(say(self.game, view, width)) or nothing

        return {word: answer(say, nothing) for word, (_, say, nothing) in self.hints.ASIDES.items()}

    def recap(self, table: Table, start: int, *, whole: bool = False) -> list[str]:
        """What this seat may know of the entries from `start` on, a sentence each."""
        seen = [event.seen_by(self.seat) for at, event in table.events if at >= start]
        return [
            self.game.tell(event, self.names) for event in seen if whole or not isinstance(event, self.telling.MINOR)
        ]

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
        """What to show before a question: much at first, then what has changed since that entry."""
        seen = None if since < 0 else [event.seen_by(self.seat) for at, event in table.events if at >= since]
        return str(self.hints.look(self.game, view, seen, width))

    def table(self, view: Any, width: int, part: str = "") -> str:
        """Everything that this seat sees; of a wide map the named part."""
        return str(self.hints.whole_table(self.game, view, width, part))

    def last_look(self, view: Any, width: int) -> str:
        """The map at the end."""
        return str(self.hints.glance(self.game, view, width))

    def round(self, view: Any) -> int:
        """Which round it is, counted from 1."""
        return int(self.hints.round_of(view))

    def as_notation(self, view: Any, text: str) -> str:
        """What a person wrote for a move, as the notation writes it."""
        return str(self.hints.as_notation(self.game, view, text))

    def why_none(self, view: Any, word: str) -> str:
        return str(self.hints.why_none(self.game, view, word))

    def question(self, view: Any) -> str:
        return str(self.telling.question(view, self.game.kit))

    def hinter(self, view: Any) -> Callable[[str], str]:
        """A function from a legal move's notation to a few words about it."""
        about = self.hints.Hints(self.game, view)
        return lambda text: str(about.of(self.game.parse(text)))

    def hand(self, view: Any, width: int) -> list[str]:
        lines: list[str] = self.hints.hand(self.game, view, width)
        return lines

    def open_sheets(self, view: Any) -> tuple[ScoreSheet, ...]:
        sheets: tuple[ScoreSheet, ...] = self.hints.open_sheets(self.game, view)
        return sheets

    def lesson(self) -> str:
        return str(self.hints.LESSON)

    def rule(self, rule: str) -> str:
        """A rule with its heading, from the rules page."""
        page = RULES / f"{self.game.name}.md"
        if not page.is_file():
            return f"The rules are in docs/rules/{self.game.name}.md of the project, which is not installed here."
        lines = page.read_text(encoding="utf-8").splitlines()
        example = self.hints.RULE_EXAMPLE
        if not rule:
            chapters = [line.strip("# ") for line in lines if re.match(rf"## {example[0]}\d", line)]
            return "\n".join([*chapters, f"`rules {example}` shows one, whole or in part."])
        if rule[0].isdigit():
            rule = example[0] + rule
        heading = re.compile(rf"#+ {re.escape(rule)}(?![.\w])", re.IGNORECASE)
        start = next((at for at, line in enumerate(lines) if heading.match(line)), None)
        if start is None:
            return f"There is no rule {rule!r}; ids look like {example}."
        end = next((at for at in range(start + 1, len(lines)) if lines[at].startswith("#")), len(lines))
        return "\n".join(lines[start:end]).strip("# \n")
