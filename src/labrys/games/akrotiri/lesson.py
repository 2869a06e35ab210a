"""The first lesson of Akrotiri, read from its file.

Its steps point at `boat:SEAT`, `map:ID`, `maps`, `goal:ID`, `site:SITE`, `cell:CELL`, `dock:DOCK`, `market`, `track`
and `button:MOVE`, with places as in the notation.
"""

from __future__ import annotations

from functools import cache
from importlib import resources

from labrys.core.lesson import Lesson, read_lesson


@cache
def lesson() -> Lesson:
    """The lesson, whose words are the texts `learn-akrotiri-...`."""
    return read_lesson(resources.files(__package__).joinpath("data/lesson.toml").read_text(encoding="utf-8"))
