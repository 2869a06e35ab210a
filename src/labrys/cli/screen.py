"""The terminal of a person who plays: what is said, what is asked. Works with and without a terminal."""

from __future__ import annotations

import os
import re
import shutil
import sys
import textwrap
from collections.abc import Callable
from typing import Final

from rich.console import Console

from labrys.cli.faults import Fault
from labrys.cli.menu import Menu, Row

PAGE: Final = 24
"""Rows of choices at a time."""
WIDE: Final = 112
"""Columns where there is no terminal that says how many it has."""
NARROWEST: Final = 40

_ENTRY: Final = re.compile(r"^ *(?:\d+  )?\S+(?: \S+)* {2,}")
"""The beginning of a line that names something and, after a gap, says what it is."""


class Screen:
    """Says lines and asks for lines."""

    def __init__(self) -> None:
        if sys.stdin is None:
            raise Fault("standard input is closed, there is nobody to ask")
        self.console = Console(highlight=False, markup=False, emoji=False)
        self.next_row = 0
        """Where the next page of choices begins."""
        if sys.stdin.isatty():
            # Gives the line that is typed a history and arrow keys.
            import readline  # noqa: F401

    @property
    def width(self) -> int:
        """Columns of the terminal, which may change while it is open."""
        known = sys.stdout.isatty() or "COLUMNS" in os.environ
        return max(NARROWEST, shutil.get_terminal_size((WIDE, 24)).columns if known else WIDE)

    def say(self, text: str, style: str | None = None) -> None:
        """Prose: a line that is too long goes on below, under the beginning of what it says."""
        width = self.width
        lines = [part for line in text.split("\n") for part in _folded(line, width)]
        self.draw("\n".join(lines).replace("\N{NO-BREAK SPACE}", " "), style)

    def draw(self, text: str, style: str | None = None) -> None:
        """Lines exactly as they are."""
        self.console.print(text, style=style, soft_wrap=True)

    def ask(self, prompt: str) -> str | None:
        """The next line, without surrounding spaces; None when there are no more or the person interrupts."""
        try:
            if sys.stdin.isatty():
                return " ".join(input(prompt).split())
            sys.stdout.write(prompt)
            sys.stdout.flush()
            line = sys.stdin.readline()
        except (EOFError, KeyboardInterrupt):
            return None
        except UnicodeDecodeError:
            return "\N{REPLACEMENT CHARACTER}"
        if not line:
            return None
        # Without a terminal nobody else writes down what was answered.
        self.draw(line.strip())
        return " ".join(line.split())

    def list_rows(self, menu: Menu, hint: Callable[[str], str], start: int = 0) -> None:
        """The numbered choices, a page of them from this row on."""
        rows = menu.rows
        start = start if start < len(rows) else 0
        if all(not row.is_move for row in rows):
            self._list_groups(rows)
            self.next_row = 0
            return
        page = rows[start : start + PAGE]
        wide = max(len(row.text) for row in page)
        for number, row in enumerate(page, start + 1):
            note = hint(row.text) if row.is_move else f"... {row.moves} ways"
            self.say(f"{number:4d}  {row.text:{wide}}  {note}".rstrip())
        self.next_row = start + len(page)
        if self.next_row < len(rows):
            self.say(f"      {len(rows) - self.next_row} further choices: more", style="dim")
        if menu.is_narrowed:
            self.say(f"      {len(menu.moves) - len(menu.shown)} other choices: all", style="dim")

    def _list_groups(self, rows: list[Row]) -> None:
        """Many groups side by side, since there is nothing to say about each."""
        stem = rows[0].words[:-1]
        cells = [f"{number:4d}  {row.words[-1]:8}" for number, row in enumerate(rows, 1)]
        across = max(1, min(6, self.width // 14))
        self.say(f"Choose a number, or write {' '.join(stem)} and one of these, for the ways to do it there:")
        for start in range(0, len(cells), across):
            self.draw("".join(cells[start : start + across]).rstrip())


def _folded(line: str, width: int) -> list[str]:
    if len(line) <= width:
        return [line]
    entry = _ENTRY.match(line)
    indent = len(line) - len(line.lstrip())
    hanging = entry.end() if entry and entry.end() <= width // 2 else indent + 4 if indent else 0
    # Only the gaps before the text itself are worth keeping.
    head = line[: entry.end()] if entry else line[:indent]
    return textwrap.wrap(
        line[len(head) :],
        width,
        initial_indent=head,
        subsequent_indent=" " * hanging,
        break_on_hyphens=False,
        break_long_words=False,
    )
