"""Moments of kept games of Minos, found by what a test needs of them.

The kept games are made anew whenever the components change. So no test names a game or a place in it, nor what follows
from that one game: it says what it needs, takes the first moment that has it, and asks the rules what is to be seen.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property
from pathlib import Path
from typing import TypeVar

from playwright.sync_api import Locator, Page, expect

from labrys.core.chance import Seeded
from labrys.core.game import Move
from labrys.core.record import Entry, Record, read
from labrys.core.seats import CHANCE
from labrys.core.table import Table, replay
from labrys.core.trail import Trail
from labrys.games.minos import moves
from labrys.games.minos.survey import MinosSurvey, TurnHelp
from labrys.games.minos.view import MinosView
from tests.web.moments import GAMES, Guest, Seats, alone, game

T = TypeVar("T")
_GOLDEN = GAMES / "minos" / "golden"


def view(table: Table, seat: int) -> MinosView:
    """What a seat may know at a table."""
    found = table.game.view(table.state, seat)
    assert isinstance(found, MinosView)
    return found


def survey(table: Table, seat: int) -> MinosSurvey:
    """What the rules make of it."""
    found = table.game.survey(view(table, seat))
    assert isinstance(found, MinosSurvey)
    return found


def asked(table: Table, seat: int) -> str:
    """What a seat has to decide, as the client calls it; `wait` if nothing."""
    return view(table, seat).seats[seat].agenda[-1].split(":")[0] if seat in table.deciders() else "wait"


class Moment:
    """A moment of a kept game, and a seat that has something to decide then."""

    def __init__(self, number: int, table: Table, seat: int) -> None:
        self.number = number
        self.table = table
        self.seat = seat
        self.at = len(table.record.entries)
        """So many entries were made before."""
        self.players = len(table.record.header.seats)

    @cached_property
    def view(self) -> MinosView:
        return view(self.table, self.seat)

    @cached_property
    def survey(self) -> MinosSurvey:
        return survey(self.table, self.seat)

    @cached_property
    def asked(self) -> str:
        return asked(self.table, self.seat)

    @cached_property
    def legal(self) -> list[Move]:
        return self.table.legal(self.seat)

    @property
    def turn(self) -> TurnHelp:
        """The turn that the seat takes."""
        assert self.survey.turn is not None
        return self.survey.turn

    @property
    def record(self) -> Record:
        """The whole game."""
        return kept(self.number)

    @property
    def path(self) -> Path:
        return _paths()[self.number]

    @property
    def last(self) -> Entry | None:
        """What was done just before."""
        return self.record.entries[self.at - 1] if self.at else None

    @property
    def rest(self) -> list[Entry]:
        """What is done from here on."""
        return self.record.entries[self.at :]

    @property
    def alone(self) -> Seats:
        """I decide, and bots sit everywhere else."""
        return alone(self.seat, self.players)

    @property
    def branch(self) -> dict[str, object]:
        """What a table is made with that goes on from here."""
        return {"record": game(self.number, "minos"), "at": self.at}

    def may(self, *kinds: type[Move]) -> bool:
        """Whether there is a move of each of these kinds."""
        return all(any(isinstance(move, kind) for move in self.legal) for kind in kinds)

    def after(self, *made: Move | str) -> Table:
        """The table after the seat has made these moves; chance answers as it likes."""
        table = self.table.fork()
        table.chance = Seeded("afterwards")
        for move in made:
            table.play(self.seat, move)
        return table


@cache
def _paths() -> dict[int, Path]:
    """The kept games by their numbers; those of the fewest players first, whose tables are drawn the soonest."""
    paths = sorted(_GOLDEN.glob("*.jsonl"), key=lambda path: (path.name.split("-")[1], path.name))
    return {int(path.name.split("-")[0]): path for path in paths}


@cache
def kept(number: int) -> Record:
    return read(_paths()[number].read_bytes())


@cache
def _moments(number: int) -> tuple[Moment, ...]:
    """Every moment of a kept game, once for each seat that decides."""
    found, record = [], kept(number)
    table = replay(Record(record.header, Trail()))
    for entry in record.entries:
        if entry.by != "chance":
            now = table.fork()
            found += [Moment(number, now, seat) for seat in table.deciders()]
        table.play(CHANCE if entry.by == "chance" else entry.by, entry.move)
    return tuple(found)


def seek(
    what: str, look: Callable[[Moment], T | None], players: int | None = None, *, late: bool = False
) -> tuple[Moment, T]:
    """The first moment at which `look` finds something, and what it finds: of all kept games, or those for so many.

    Or the latest moment of the first game that has one: then most lies on the table.
    """
    for number in _paths():
        if players in (None, len(kept(number).header.seats)):
            moments = _moments(number)
            for moment in reversed(moments) if late else moments:
                if found := look(moment):
                    return moment, found
    raise AssertionError(f"no kept game{f' of {players} players' if players else ''} has a moment at which {what}")


def find(what: str, is_it: Callable[[Moment], bool], players: int | None = None, *, late: bool = False) -> Moment:
    """The first moment at which this is so, as `seek` finds it."""
    return seek(what, is_it, players, late=late)[0]


def closed_regions(moment: Moment) -> list[int]:
    """The regions that no legal move is about."""
    named = {getattr(move, name, None) for move in moment.legal for name in ("region", "to")}
    return [one.number for one in moment.view.regions if one.number not in named]


def _shows_all_of_a_turn(moment: Moment) -> bool:
    if moment.asked != "turn" or not moment.may(moves.Take, moves.End) or not closed_regions(moment):
        return False
    has_cards = bool(moment.view.hand and moment.view.offer)
    return has_cards and not all(extra.is_open for extra in moment.turn.extras)


def _ends_the_game(moment: Moment) -> bool:
    return moment.may(moves.Done) and moment.after(moves.Done()).is_over


_NAMED: dict[str, tuple[str, Callable[[Moment], bool]]] = {
    "turn": ("something is due in a turn, and a region and an extra action are closed", _shows_all_of_a_turn),
    "last": ("the game ends if nothing more is done", _ends_the_game),
}


def moment_of(name: str) -> Moment:
    """A moment at which this is asked, as late as can be; `last` is the last of all, when nothing need be done."""
    what, is_it = _NAMED.get(name, (f"{name} is asked", lambda moment: moment.asked == name))
    return find(what, is_it, late=True)


def unfold_groups(act: Locator) -> None:
    """Open whatever is folded of what may be done, one after the other: what is open is no longer counted."""
    folded = act.locator("h3 button[aria-expanded=false]")
    while folded.count():
        folded.first.click()


def sit_at(page: Page, me: Guest, name: str) -> str:
    """Go to a table at one of these moments, and wait until this is asked with all that is known; the table's id."""
    moment = moment_of(name)
    table = me.table(moment.alone, "minos", branch=moment.branch)
    page.goto(f"/tables/{table}")
    expect(page.locator("section.act")).to_have_attribute("data-decision", moment.asked)
    # What each seat may count on is told by the survey, which comes last.
    expect(page.locator("[data-of=boards] .forecast")).to_be_attached()
    return table
