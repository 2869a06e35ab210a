"""What a person can say besides moves and without changing anything: look, ask, read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from labrys.cli.menu import Menu
from labrys.cli.screen import Screen
from labrys.cli.sheets import sheet_lines
from labrys.cli.words import Words
from labrys.core.table import Table

SHORT: Final = {"?": "help", "h": "help", "q": "quit", "exit": "quit"}
"""Other ways to say some of the words."""


class Asides:
    """Answers for the person at one seat, from what that seat may know."""

    def __init__(self, table: Table, seat: int, words: Words, screen: Screen) -> None:
        self.table, self.seat, self.words, self.screen = table, seat, words, screen
        self.menu: Menu | None = None
        """The choices of the present decision; None when the game is over."""

    def view(self) -> Any:
        """All that the person may know."""
        return self.table.game.view(self.table.state, self.seat)

    def commands(self) -> dict[str, Callable[[str], None]]:
        """By word, what to do with the rest of the line."""
        screen, words = self.screen, self.words
        return {
            "help": lambda _: screen.say(words.help()),
            "lesson": lambda _: screen.say(words.lesson()),
            "map": lambda part: screen.draw(words.table(self.view(), screen.width, part.lower()).rstrip()),
            "hand": lambda _: screen.say("\n".join(words.hand(self.view(), screen.width)) or "You hold nothing."),
            **{word: self._own(say) for word, say in words.asides().items()},
            "log": self._log,
            "score": lambda _: self.score(),
            "why": self._why,
            "rules": lambda rule: screen.say(words.rule(rule)),
        }

    def _own(self, say: Callable[[Any, int], str]) -> Callable[[str], None]:
        """What a word of the game's own says."""
        return lambda _: self.screen.say(say(self.view(), self.screen.width))

    def score(self) -> None:
        """Points so far, or at the end."""
        over = self.table.is_over
        sheets = self.table.game.score(self.table.state) if over else self.words.open_sheets(self.view())
        self.screen.say("\n".join(sheet_lines(sheets, self.words.names)))

    def _log(self, how_much: str) -> None:
        start = 0 if how_much.lower() == "all" else self.words.last_turn(self.table)
        self.screen.say("\n".join(self.words.recap(self.table, start, whole=True)) or "Nothing has happened yet.")

    def _why(self, text: str) -> None:
        if not text:
            self.screen.say("why needs a move, such as `why end`, or the number of a choice.")
            return
        if self.menu is not None and text.isascii() and text.isdigit():
            row = self.menu.numbered(text)
            if row is None:
                self.screen.say(f"There are choices 1 to {len(self.menu.rows)}.")
                return
            if not row.is_move:
                self.screen.say(f"All {row.moves} ways to go on with `{row.text}` are legal.")
                return
            text = row.text
        text = self.words.as_notation(self.view(), text)
        refusal = self.table.refusal(self.seat, text)
        if refusal is None:
            self.screen.say(f"It is legal: {text}")
        elif self.menu is not None:
            self.refuse(text)
        else:
            self.screen.say("The game is over: nothing is legal any more.")

    def refuse(self, line: str) -> None:
        """Say why a line is no move of this decision, in words that help."""
        assert self.menu is not None, "lines are refused only while there are choices"
        word, possible = line.partition(" ")[0], self.menu.first_words()
        refusal = self.table.refusal(self.seat, line)
        reason = self.words.why_none(self.view(), word) if line == word and word not in possible else ""
        if reason:
            self.screen.say(reason)
        elif refusal is not None and (refusal.code != "not-a-move" or word in possible):
            self.screen.say(str(refusal))
        else:
            shown = repr(word if len(word) <= 40 else f"{word[:37]}...")
            self.screen.say(f"{shown} is not possible now; there is {', '.join(possible)}. `help` lists the words.")
