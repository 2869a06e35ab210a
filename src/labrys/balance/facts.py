"""What is kept of one finished game for a study of balance, and how a game says what is worth comparing.

A game's own module (`akrotiri`, `minos`) turns a finished table into facts in the game's words and lists the families
of things to compare. Everything else here knows no game.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from labrys.core.table import Table

Things = tuple[str, ...]


class SeatFacts(msgspec.Struct, frozen=True):
    """What one seat had, by family; each thing once."""

    had: dict[str, Things]
    brought: dict[str, tuple[tuple[str, int], ...]] = {}
    """By family: things that score, each time with the points they brought."""


class Story(msgspec.Struct, frozen=True):
    """What a game's own module tells of a finished table."""

    seats: tuple[SeatFacts, ...]
    counts: dict[str, float] = {}
    """Numbers of the whole game, reported as means."""
    kinds: dict[str, dict[str, int]] = {}
    """By what is counted: how many of each kind there were, reported as shares."""


class Facts(msgspec.Struct, frozen=True):
    """One line of a file of results."""

    number: int
    """The game's number in its plan, from 0."""
    bots: tuple[str, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    parts: tuple[dict[str, int], ...]
    decisions: int
    answers: int
    """Decisions of seats, and answers of chance."""
    end: str
    digest: str
    story: Story

    def victory(self, seat: int) -> float:
        """1 for a victory, 1/k for one shared by k seats, 0 for none."""
        return 1 / len(self.winners) if seat in self.winners else 0.0


class Shares(msgspec.Struct, frozen=True):
    """A family of which every seat has one from the beginning: seats, starting cards. Its figure is the win share."""

    key: str
    title: str
    about: str = ""
    limits: tuple[float, float] | None = None
    """The share of victories has to lie between these."""


class Lifts(msgspec.Struct, frozen=True):
    """A family of things that a seat comes to have by playing. Its figure is the win lift, all else being equal."""

    key: str
    title: str
    verb: str
    """What is done with it: played, claimed."""
    things: Things
    """All there are, so that those never had are listed too."""
    chances: str = ""
    """The family of those that a seat might have had; without it every seat might have each."""
    given: Things = ()
    """The families whose number a seat has is held equal. Without any, its own."""
    about: str = ""
    limit: float | None = None
    """A lift may be so far from the mean of the family, unless it is within three standard errors of it."""


class Worths(msgspec.Struct, frozen=True):
    """A family of things that bring points. Its figure is the mean of them, beside the mean of the family."""

    key: str
    title: str
    about: str = ""
    limits: tuple[float, float] | None = None
    """The mean has to lie between so many times the mean of the family."""


class Study(msgspec.Struct, frozen=True):
    """What is compared in a game, and how to read a finished table of it."""

    shares: tuple[Shares, ...]
    lifts: tuple[Lifts, ...]
    worths: tuple[Worths, ...]
    settings: Things
    """The families of `shares` that are held equal where lifts are measured."""
    tell: Callable[[Table], Story]


def facts_of(number: int, table: Table, tell: Callable[[Table], Story]) -> Facts:
    """What is kept of a finished table."""
    end, entries = table.record.end, table.record.entries
    assert end is not None, "only finished games are counted"
    decisions = sum(entry.by != "chance" for entry in entries)
    return Facts(
        number=number,
        bots=table.record.header.seats,
        winners=end.winners,
        scores=end.scores,
        parts=tuple(sheet.parts() for sheet in table.game.score(table.state)),
        decisions=decisions,
        answers=len(entries) - decisions,
        end=end.end,
        digest=end.digest,
        story=tell(table),
    )


def position_names(players: int) -> Things:
    """The places in the order of play, the first first."""
    return ("first", "second", "third", "fourth")[:players]
