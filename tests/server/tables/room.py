"""A table without a server: people wish, time passes, and everything is folded and written down as the house does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from labrys.core.chance import seed_from
from labrys.core.seats import SPECTATOR
from labrys.core.table import Table
from labrys.server.keys import marked, reached_before
from labrys.server.tables import entries as e
from labrys.server.tables import granting, moving, wire
from labrys.server.tables import wishes as w
from labrys.server.tables.declined import Declined
from labrys.server.tables.deeds import Asker, Deed
from labrys.server.tables.setup import SeatPlan, Setup, settle
from labrys.server.tables.sitting import Sitting

Row = tuple[int, float, str | None, str | None, str]
MAKER = "ann"


def asker(name: str) -> Asker:
    return Asker(f"id-{name}", name.capitalize())


def plan(word: str) -> SeatPlan:
    """`me`, `open`, or the name of a bot."""
    return SeatPlan(word) if word in ("me", "open") else SeatPlan("bot", word)  # type: ignore[arg-type]


def refused(wrong: Setup, code: str, rule: str, *words: str) -> None:
    """Such a table is not made, for this reason."""
    with pytest.raises(Declined) as no:
        settle(wrong)

    assert (code, rule, 422) == (no.value.refusal.code, no.value.refusal.rule, no.value.status)
    for word in words:
        assert word in no.value.refusal.text


class Room:
    """One table, made by Ann. It keeps the log as it would be stored."""

    def __init__(self, *seats: str, seed: int = 1, game: str = "akrotiri", **more: Any) -> None:
        more.setdefault("options", {"first": "0"} if game == "akrotiri" else {})
        self._open(settle(Setup(game, tuple(map(plan, seats)), **more)), seed)

    @classmethod
    def of(cls, setup: Setup, seed: int = 1) -> Room:
        """A table of a setup that is settled already, as a rematch has it."""
        room = object.__new__(cls)
        room._open(setup, seed)
        return room

    def _open(self, setup: Setup, seed: int) -> None:
        self.now = 1_000.0
        self.rows: list[Row] = []
        self.sitting = self._made(setup, seed)
        self._again = lambda: self._made(setup, seed)
        deed = granting.first_deed(self.sitting, asker(MAKER))
        if deed is not None:
            self._carry_out(deed, asker(MAKER).id, None)

    @staticmethod
    def _made(setup: Setup, seed: int) -> Sitting:
        return Sitting("table-1", setup, seed_from("room", seed), asker(MAKER).id, 1_000.0)

    @property
    def table(self) -> Table:
        assert self.sitting.table is not None
        return self.sitting.table

    @property
    def lines(self) -> list[str]:
        """The record so far, a text a line."""
        return [f"{line.by} {line.move}" for line in self.table.record.entries]

    # Wishing

    def wish(self, who: str, wish: w.AnyWish) -> int:
        """Grant a wish as the house does; the version reached."""
        person = asker(who)
        before = self.sitting.fulfilled(person.id, wish.key or "")
        if before is not None:
            return reached_before(self.sitting, before, wish)
        return self._carry_out(granting.grant(self.sitting, person, wish), person.id, marked(wish))

    def _carry_out(self, deed: Deed, player: str | None, key: str | None) -> int:
        after = self.sitting.fork()
        for entry in deed.entries:
            is_last = entry is deed.entries[-1]
            last = key if is_last else None
            after.fold(after.version + 1, self.now, entry, player, last, deed.played if is_last else None)
            self.rows.append((after.version, self.now, player, last, e.write(entry)))
        self.sitting = after
        return after.version

    def refused(self, who: str, wish: w.AnyWish, code: str, rule: str, *words: str) -> Declined:
        """The wish is declined for this reason, in a sentence with these words, and nothing has changed."""
        before = snapshot(self.sitting)
        with pytest.raises(Declined) as no:
            self.wish(who, wish)

        assert (code, rule) == (no.value.refusal.code, no.value.refusal.rule), str(no.value)
        for word in words:
            assert word in no.value.refusal.text
        assert before == snapshot(self.sitting)
        return no.value

    # Short ways to wish

    def move(self, who: str, move: str | None = None, seat: int | None = None, **more: Any) -> int:
        """A move; the first legal one if none is named."""
        if move is None:
            chair = self.sitting.deciders[0] if seat is None else seat
            move = self.table.game.text(self.table.legal(chair)[0])
        return self.wish(who, w.Play(version=self.sitting.version, move=move, seat=seat, **more))

    def undo(self, back: int = 1, *, ask: bool = False, seat: int | None = None) -> w.Undo:
        return w.Undo(version=self.sitting.version, back=back, ask=ask, seat=seat)

    def answer(self, yes: bool, seat: int | None = None) -> w.AnswerUndo:
        return w.AnswerUndo(version=self.sitting.version, yes=yes, seat=seat)

    def bot_moves(self) -> None:
        """The first bot that has to decide makes its first legal move."""
        seat = self.sitting.bots_to_move[0]
        deed = moving.move(
            self.sitting, seat, self.table.game.text(self.table.legal(seat)[0]), self.sitting.bot_of(seat)
        )
        self._carry_out(deed, None, None)

    def bot_fails(self, seat: int) -> None:
        """The bot of this seat cannot be made to answer."""
        self._carry_out(moving.replace(self.sitting, seat, self.sitting.bot_of(seat)), None, None)

    def until(self, arrived: Callable[[Sitting], bool]) -> None:
        """Everybody makes the first legal move until it has come to this."""
        assert self.comes_to(arrived), "it never came to this"

    def comes_to(self, arrived: Callable[[Sitting], bool]) -> bool:
        """Whether it comes to this before the game ends, with everybody making the first legal move."""
        people = {seat.player: seat.player.removeprefix("id-") for seat in self.sitting.seats}
        while not arrived(self.sitting):
            if not self.sitting.deciders:
                return False
            seat = self.sitting.deciders[0]
            if self.sitting.seats[seat].is_played_by_bot:
                self.bot_moves()
            else:
                self.move(people[self.sitting.seats[seat].player], seat=seat)
        return True

    def expire(self) -> bool:
        """Let happen what time brings about; whether anything did."""
        deed = granting.expire(self.sitting, self.now)
        if deed is not None:
            self._carry_out(deed, None, None)
        return deed is not None

    def folded(self, to: int | None = None) -> Sitting:
        """The sitting made anew from what is stored."""
        sitting = self._again()
        for version, at, player, key, stored in self.rows[:to]:
            sitting.fold(version, at, e.read(stored), player, key)
        return sitting

    @property
    def last(self) -> e.AnyEntry:
        return self.sitting.history[-1].entry


def snapshot(sitting: Sitting) -> dict[str, object]:
    """Everything that anybody can learn about a sitting, and what later wishes depend on."""
    audiences = [SPECTATOR, *range(len(sitting.seats))]
    return {
        "updates": [msgspec.json.encode(wire.update(sitting, audience, 0, 0.0)) for audience in audiences],
        "keys": [(happening.by, happening.mark) for happening in sitting.history],
        "due since": sitting.due_since[:],
        "due": sitting.due(),
        "kept": [seat.kept_for for seat in sitting.seats],
        "truth": sitting.game.position(sitting.table.state) if sitting.table is not None else None,
        "record": sitting.table.record.entries[:] if sitting.table is not None else None,
        "end": sitting.table.record.end if sitting.table is not None else None,
    }


def two(**more: Any) -> Room:
    """Ann on seat 0 and Ben on seat 1, the game begun."""
    room = Room("me", "open", **more)
    room.wish("ben", w.Join())
    return room


def four(**more: Any) -> Room:
    """Ann, Ben, Cleo and Dan, the game begun."""
    room = Room("me", "open", "open", "open", **more)
    for who in ("ben", "cleo", "dan"):
        room.wish(who, w.Join())
    return room


def at_sea(room: Room, seat: int = 0) -> Room:
    """The same table when this seat has laid a tile and its cube in its first turn, and has actions to spend."""

    def has_actions(sitting: Sitting) -> bool:
        moves = sitting.table.legal(seat) if sitting.table is not None and sitting.deciders == (seat,) else []
        return any(sitting.game.text(move).startswith("sail") for move in moves)

    room.until(has_actions)
    return room


def sail(room: Room, seat: int = 0) -> str:
    """A move that reveals nothing."""
    texts = [room.table.game.text(move) for move in room.table.legal(seat)]
    return next(text for text in texts if text.startswith("sail"))


def place(room: Room) -> str:
    """The whole truth about the game."""
    return room.table.game.position(room.table.state)


def after_buying(room: Room) -> Room:
    """Ann has bought a map in her first turn, and chance has answered which."""
    at_sea(room)
    room.move("ann", "buy easy", seat=0)
    return room
