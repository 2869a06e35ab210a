"""Things that are no move, no seat or no notation, whatever the game."""

from __future__ import annotations

from typing import NoReturn

from labrys.core.game import Move


class Unspeakable:
    """Raises whenever somebody wants to read, compare or count it."""

    def __str__(self) -> NoReturn:
        raise RuntimeError("unspeakable")

    __repr__ = __len__ = __iter__ = __bool__ = __str__

    def __hash__(self) -> NoReturn:
        raise RuntimeError("unspeakable")

    def __eq__(self, other: object) -> NoReturn:
        raise RuntimeError("incomparable")


class Foreign(Move, frozen=True, tag="foreign"):
    """A move of no game."""

    what: str


def _nested(depth: int) -> list[object]:
    found: list[object] = []
    for _ in range(depth):
        found = [found]
    return found


NO_TEXTS: tuple[str, ...] = (
    "",
    " \n\t",
    "\x00",
    "\ud800",
    "\ud800 \ud800",
    "play",
    "x" * 100_000,
    "x " * 10_000,
    "9" * 5000,
    "\u202e\u200b",
    "{}",
    "null",
    "name: value",
    "name:\nname:",
    ":" * 1000,
)
"""No notation of any game."""

NO_WORDS: tuple[str, ...] = ("\ud800", "\x00", "x" * 10_000, "9" * 5000, "-" + "9" * 5000, "1e400", "nan", "\u202e")
"""Nothing that any game has a name for."""

NO_MOVES: tuple[object, ...] = (
    None,
    True,
    0,
    -1,
    10**30,
    float("nan"),
    float("inf"),
    b"move",
    b"\xff",
    [],
    ["move"],
    _nested(50_000),
    {},
    {"move": "move"},
    ("move",),
    frozenset({"move"}),
    object(),
    Unspeakable(),
    Foreign("thing"),
    Foreign(None),  # type: ignore[arg-type]
    Move,
    print,
    ...,
)

NO_SEATS: tuple[object, ...] = (
    "0",
    "",
    True,
    False,
    None,
    0.0,
    1.0,
    float("nan"),
    10**30,
    -(10**30),
    -2,
    -3,
    [],
    [0],
    {},
    b"0",
    object(),
    Unspeakable(),
)
"""Nobody who could decide: a seat is an int, and only those of the table."""
