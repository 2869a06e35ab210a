"""A person made of code: reads what the terminal shows and types numbers, moves and commands."""

from __future__ import annotations

import io
import random
import re

ROW = re.compile(r"^ {0,3}(\d{1,3})  \S", re.MULTILINE)
ASIDES = (
    *("map", "map 2,-1", "log", "score", "hand", "sites", "help", "why end", "why fly home", "why 1", "why sail 3"),
    *("load", "all", "more", "lesson", "rules A6.4", ""),
)


class Chooser(io.StringIO):
    """Standard input that is written while it is read."""

    def __init__(self, seed: int, out: io.StringIO, *, last_words: tuple[str, ...] = (), patience: int = 20000) -> None:
        super().__init__()
        self.rng = random.Random(seed)
        self.out = out
        self.last_words = list(last_words)
        self.patience = patience
        self.read_so_far = 0
        self.numbers = ["1"]
        self.undone = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # as StringIO itself has it
        self.patience -= 1
        assert self.patience > 0, "the game does not come to an end"
        shown = self.out.getvalue()[self.read_so_far :]
        self.read_so_far += len(shown)
        if "an empty line leaves" in shown or (self.last_words and self.last_words[0] == "#"):
            return self._leave()
        self.numbers = ROW.findall(shown) or self.numbers
        if self.rng.random() < 0.03:
            return f"{self.rng.choice(ASIDES)}\n"
        if self.undone < 3 and self.rng.random() < 0.01:
            self.undone += 1
            return "undo\n"
        # The later choices end a turn: without a lean to them the game would last very long.
        return f"{max(self.rng.choices(self.numbers, k=2), key=int)}\n"

    def _leave(self) -> str:
        """Say the last words one by one, then nothing more."""
        if self.last_words and self.last_words[0] == "#":
            self.last_words.pop(0)
        if not self.last_words:
            return ""
        line = self.last_words.pop(0)
        self.last_words.insert(0, "#")
        return f"{line}\n"
