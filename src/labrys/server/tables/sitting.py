"""A table as the sum of its log: `fold` takes the next entry and is the only thing that changes it.

It reads no clock, asks nobody and stores nothing. Whether an entry may be made is for wishes.py to say.
"""

from __future__ import annotations

from labrys.core.event import Event
from labrys.core.record import End, Record
from labrys.core.refusal import IllegalMove, refusal
from labrys.core.table import Table
from labrys.core.trail import Trail
from labrys.server.tables import entries as e
from labrys.server.tables.beginning import begin_table
from labrys.server.tables.clocks import Clocks
from labrys.server.tables.entries import Damaged
from labrys.server.tables.happening import Happening, moves_after
from labrys.server.tables.moments import Moments
from labrys.server.tables.remains import Remains
from labrys.server.tables.seat import Company, Seat
from labrys.server.tables.setup import Setup, game_of

OPEN, PLAYING, OVER, ARCHIVED, UNPLAYABLE = "open", "playing", "over", "archived", "unplayable"

_TOLD = 500
"""So much of what happened is told at once."""


class Sitting(Company):
    """Everything about one table."""

    def __init__(self, table_id: str, setup: Setup, seed: str, maker: str, created: float) -> None:
        self.id = table_id
        self.setup = setup
        self.seed = seed
        self.maker = maker
        self.game = game_of(setup)
        self.version = 0
        self.touched = created
        self.status = OPEN
        super().__init__(Seat(plan.bot, plan.name or plan.bot, kept_for=plan.kept_for) for plan in setup.seats)
        self.table: Table | None = None
        self._is_shared = False
        """Whether a fork has the same table, which then must not be played on in place."""
        self.remains: Remains | None = None
        """What is left of a game that cannot be played on here; None of any other."""
        self.deciders: tuple[int, ...] = ()
        """The seats that have to decide now, and which of them people and bots play."""
        self.people_to_move: tuple[int, ...] = ()
        self.bots_to_move: tuple[int, ...] = ()
        self.moments = Moments()
        self.clocks = Clocks(setup.clock, len(setup.seats))
        self.came_up: dict[int, float] = {}
        """When the decision after so many lines of the record came up; kept only where clocks run."""
        self.history: Trail[Happening] = Trail()
        self._keys: dict[tuple[str, str], int] = {}
        """By player and key: the version of what that wish became. Forks share it: what one of them wrote that was then
        not stored does not count for the others (`fulfilled`)."""
        self.due_since = [0] * len(setup.seats)
        """By seat: the version at which its present decision came up. A move that saw it is not late."""
        self.undo: e.UndoAsked | None = None
        self.undo_agreed: set[int] = set()
        self.offer: int | None = None
        self.offer_agreed: set[int] = set()
        self.taken_back = {"free": 0, "consent": 0, "alone": 0}
        self.hinted: frozenset[int] = frozenset()
        """The seats that have asked for a hint in this game."""
        self.rematch = ""

    # What it is like

    @property
    def inherited(self) -> int:
        """How many lines of the record were played elsewhere: the game went on from there (S7.8)."""
        return 0 if self.setup.branch is None else self.setup.branch.at

    @property
    def record(self) -> Record | None:
        """The record of the game; None if there is none yet, or nothing of it can be read."""
        if self.remains is not None:
            return self.remains.record
        return None if self.table is None else self.table.record

    @property
    def end(self) -> End | None:
        """How the game ended; None if it has not."""
        if self.remains is not None:
            return self.remains.end
        return None if self.table is None or self.status != OVER else self.table.record.end

    def bot_of(self, seat: int) -> str:
        """The bot that plays this seat if a bot plays it now."""
        return self.seats[seat].relief or self.seats[seat].bot or self.setup.standin

    def due(self) -> float | None:
        """When something happens by itself: a clock runs out, or the table is archived."""
        if self.status in (OVER, ARCHIVED, UNPLAYABLE):
            return None
        limit = self.touched + self.setup.limit
        first = self.clocks.first_due()
        return limit if first is None else min(limit, first[0])

    def fulfilled(self, player: str, key: str) -> int | None:
        """The version at which the wish of this key was fulfilled; None if it was not."""
        version = self._keys.get((player, key))
        if version is None or version > self.version:
            return None
        happening = self.history[version - 1]
        return version if (happening.by, happening.key) == (player, key) else None

    def since(self, version: int) -> list[Happening]:
        """What happened after this version."""
        return self.history[version:]

    def told_from(self, version: int | None) -> int:
        """The version after which somebody who saw this one is told what happened: not more than is of use."""
        return self.version if version is None else min(self.version, max(version, 0, self.version - _TOLD))

    # How it changes

    def fork(self) -> Sitting:
        """A copy that takes entries without touching this one: what would be, until it is stored."""
        self._is_shared = True
        twin = object.__new__(Sitting)
        twin.__dict__.update(self.__dict__)
        twin.seats = self.seats[:]
        twin.clocks = self.clocks.fork()
        twin.history, twin.due_since = self.history.fork(), self.due_since[:]
        twin.undo_agreed, twin.offer_agreed = self.undo_agreed.copy(), self.offer_agreed.copy()
        twin.taken_back, twin.came_up = self.taken_back.copy(), self.came_up.copy()
        if self.remains is not None:
            twin.remains = self.remains.fork()
            twin.table = twin.remains.table
        return twin

    def fold(
        self,
        version: int,
        at: float,
        entry: e.AnyEntry,
        player: str | None = None,
        key: str | None = None,
        played: Table | None = None,
    ) -> Happening:
        """Take in the next entry. `played` is the table after it, if whoever made the entry has it already."""
        if version != self.version + 1:
            raise Damaged(f"entry {version} follows version {self.version}")
        before = self.deciders
        taken = moves_after(self.history, self._beyond(entry.to)) if isinstance(entry, e.Undone) else ()
        try:
            events = self._take(entry, played) if self.remains is None else self._pass(entry, self.remains)
        except (IllegalMove, ValueError, IndexError) as error:
            raise Damaged(f"version {version} does not replay as it was stored") from error
        self.version, self.touched = version, at
        if player and key:
            self._keys[player, key.partition(" ")[0]] = version
        self._mind_turns(version, at, before, entry)
        happening = Happening(version, at, entry, events, key, player if key else None, taken)
        self.history.append(happening)
        return happening

    def give_up(self, damage: Damaged) -> None:
        """The next entry does not replay: from here on the log is taken in without playing."""
        text = "it does not replay from version {version} on: its rules have changed since, or its log was altered"
        self.remains = Remains(damage.why or refusal("does-not-replay", "S5", text, version=self.version + 1))
        for happening in self.history:
            self.remains.take(happening.entry)
        self._show(self.remains)

    def _pass(self, entry: e.AnyEntry, remains: Remains) -> tuple[Event, ...]:
        """Take in an entry of a game that cannot be played on: what it says of people counts, the rest is only kept."""
        events = remains.take(entry)
        if isinstance(entry, (e.Sat, e.Stood, e.Freed, e.Hinted, e.Resigned, e.Left, e.Replaced, e.Rematched)):
            self._take(entry, None)
        self._show(remains)
        return events

    def _show(self, remains: Remains) -> None:
        self.table, self.moments, self._is_shared = remains.table, Moments(), False
        self.undo, self.offer = None, None
        self.status = UNPLAYABLE if remains.end is None else OVER
        if self.table is not None:
            self.game = self.table.game

    def _mind_turns(self, version: int, at: float, before: tuple[int, ...], entry: e.AnyEntry) -> None:
        table = self.table
        moved = entry.seat if isinstance(entry, e.Moved) else None
        everybody = isinstance(entry, (e.Undone, e.Woken, e.Began))
        self.deciders = table.deciders() if table is not None and self.status == PLAYING else ()
        for seat, one in enumerate(self.seats):
            if one.is_returning and seat not in self.deciders:
                self._seat(seat, away="", is_returning=False)
        self.bots_to_move = tuple([seat for seat in self.deciders if self.seats[seat].is_played_by_bot])
        self.people_to_move = tuple([seat for seat in self.deciders if seat not in self.bots_to_move])
        for seat in self.deciders:
            if everybody or seat == moved or seat not in before:
                self.due_since[seat] = version
        self.clocks.turn(at, self.people_to_move, moved, self._came_up(entry, at))

    def _came_up(self, entry: e.AnyEntry, at: float) -> float | None:
        """When a decision that was freely taken back to came up for the first time; None for any other."""
        if self.table is None or not self.clocks.is_limited:
            return None
        if isinstance(entry, e.Undone):
            return self.came_up.get(entry.to) if entry.why == "free" else None
        if isinstance(entry, (e.Began, e.Moved)):
            self.came_up[len(self.table.record.entries)] = at
        return None

    def _take(self, entry: e.AnyEntry, played: Table | None) -> tuple[Event, ...]:  # noqa: C901  One case an entry.
        match entry:
            case e.Began():
                return self._begin(entry, played)
            case e.Moved():
                return self._move(entry, played)
            case e.Undone():
                self._go_back(entry, played)
            case e.Hinted():
                self.hinted |= {entry.seat}
            case e.Stopped():
                self._stop(entry.reason, entry.winners if entry.reason == "resigned" else None, played)
            case e.Closed():
                self._stop(entry.end.end, None, played)
            case e.Lost():
                raise Damaged("an entry cannot be read")
            case e.Sat():
                self._seat(entry.seat, player=entry.player, name=entry.name)
            case e.Stood():
                plan = self.setup.seats[entry.seat]
                # Not the plan's: since then a guest may have become an account, or the seat been freed.
                kept_for = self.seats[entry.seat].kept_for
                name = plan.name if kept_for or not plan.kept_for else ""
                self.seats[entry.seat] = Seat(plan.bot, name, kept_for=kept_for)
            case e.Freed():
                self._seat(entry.seat, kept_for="", name="")
            case e.UndoAsked():
                self.undo, self.undo_agreed = entry, set()
            case e.UndoAnswered():
                self.undo_agreed.add(entry.seat)
                if not entry.yes:
                    self.undo = None
            case e.EndOffered():
                self.offer, self.offer_agreed = entry.seat, set()
            case e.EndAnswered():
                self.offer_agreed.add(entry.seat)
                if not entry.yes:
                    self.offer = None
            case e.Resigned():
                self._seat(entry.seat, has_resigned=True)
                # Who no longer plays is no longer asked; whoever is, is asked again.
                self.undo, self.offer = None, None
            case e.Left():
                self._seat(entry.seat, away=entry.why, is_returning=False)
                self.undo, self.offer = None, None
            case e.Returned():
                self._come_back(entry.seat)
            case e.Replaced():
                self._seat(entry.seat, relief=entry.bot)
            case e.Archived():
                self.status = ARCHIVED
            case e.Woken():
                self.status = OPEN if self.table is None else PLAYING
            case e.Rematched():
                self.rematch = entry.table
        return ()

    def _come_back(self, seat: int) -> None:
        if self.seats[seat].away == "time":
            self.clocks.welcome_back(seat)
        if seat in self.bots_to_move:
            # The bot finishes what it is about: leaving and coming back must not stop the clock.
            self._seat(seat, is_returning=True)
        else:
            self._seat(seat, away="", is_returning=False)

    def _begin(self, entry: e.Began, played: Table | None) -> tuple[Event, ...]:
        table = played or begin_table(self.game, self.setup, self.seed, entry.header)
        if table.record.header != entry.header or tuple(table.record.entries) != entry.lines:
            raise Damaged("the game does not begin as it was stored")
        self.table, self.game = table, table.game
        self.moments = Moments((table.fork(),))
        self.status = OVER if table.is_over else PLAYING
        return tuple(event for _, event in table.events)

    def _move(self, entry: e.Moved, played: Table | None) -> tuple[Event, ...]:
        table = self._own_table() if played is None else self._in_play()
        before, told = len(table.record.entries), len(table.events)
        if played is not None:
            self.table = table = played
        else:
            table.play(entry.seat, entry.lines[0].move)
            if tuple(table.record.entries[before:]) != entry.lines:
                raise Damaged(f"version {self.version + 1} does not replay as it was stored")
        if self.seats[entry.seat].is_returning:
            self._seat(entry.seat, away="", is_returning=False)
        if not self.moments.has_step_of(table):
            self.moments = self.moments.including(table.fork())
        self.undo = None
        if table.is_over:
            self.status, self.offer = OVER, None
        return tuple([event for _, event in table.events[told:]])

    def _go_back(self, entry: e.Undone, played: Table | None) -> None:
        self._in_play()
        if played is None:
            self.moments = self.moments.go_back(self._own_table(), entry.to)
        else:
            self.table, self.moments = played, self.moments.until(entry.to)
        self.undo = None
        self.taken_back[entry.why] += 1

    def _stop(self, reason: str, winners: tuple[int, ...] | None, played: Table | None) -> None:
        self._in_play()
        if played is None:
            self._own_table().stop(reason, winners)
        else:
            self.table = played
        self.status, self.offer, self.undo = OVER, None, None

    def _beyond(self, lines: int) -> int:
        return 0 if self.table is None else len(self.table.record.entries) - lines

    def _in_play(self) -> Table:
        if self.table is None or self.status != PLAYING:
            raise Damaged(f"version {self.version + 1} belongs to a game, and none is being played")
        return self.table

    def _own_table(self) -> Table:
        """The table to play on in place; a copy, if a fork has the same."""
        table = self._in_play()
        if self._is_shared:
            self.table, self._is_shared = table.fork(), False
        assert self.table is not None
        return self.table
