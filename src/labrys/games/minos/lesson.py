"""The first lesson of Minos, read from its file.

Its steps point at `die:DIE`, `section:SECTION`, `space:SPACE`, `track:TRACK`, `card:CARD`, `deck:DECK`,
`region:REGION`, `route:ROUTE`, `good:GOOD`, `vase:VASE`, `seat:SEAT`, `income` and `button:MOVE`, with names as in the
notation and MOVE the first word of a move. Tracks, goods and income are the learner's own.
"""

from __future__ import annotations

from functools import cache
from importlib import resources

from labrys.core.lesson import Lesson, read_lesson


@cache
def lesson() -> Lesson:
    """The lesson, whose words are the texts `learn-minos-...`."""
    return read_lesson(resources.files(__package__).joinpath("data/lesson.toml").read_text(encoding="utf-8"))
