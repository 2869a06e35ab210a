"""What goes wrong for the person at the keyboard: one sentence, and the exit code that says what kind it is."""

from __future__ import annotations

DIVERGED = 1
"""The file can be read, and what it says is not so."""
UNUSABLE = 2
"""Wrong arguments, or a file that cannot be read."""
INTERRUPTED = 130
"""Ctrl-C while it was at work."""

_LONGEST = 400


class Fault(Exception):
    """A command cannot do what it was asked; its text is one sentence for standard error."""

    def __init__(self, text: str, code: int = UNUSABLE) -> None:
        super().__init__(sentence(text))
        self.code = code


def sentence(text: str) -> str:
    """The text on one line, without anything that could move a cursor."""
    line = " ".join(printable(text).split())
    return line if len(line) <= _LONGEST else line[: _LONGEST - 3] + "..."


def printable(text: str) -> str:
    """The text with spaces for whatever a terminal would obey."""
    return "".join(mark if mark.isprintable() else " " for mark in text)
