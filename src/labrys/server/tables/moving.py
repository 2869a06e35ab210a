"""Moves as wishes: one, or several of a plan one after the other."""

from __future__ import annotations

from typing import Any

from labrys.bots.fallback import fallback_of
from labrys.core.refusal import BadNotation, IllegalMove, Refusal
from labrys.core.table import Table
from labrys.server.tables import entries as e
from labrys.server.tables import lessons
from labrys.server.tables import wishes as w
from labrys.server.tables.declined import Declined
from labrys.server.tables.deeds import Asker, Deed, in_hand, in_play, own_seat, up_to_date
from labrys.server.tables.sitting import Sitting


def _moving_seat(sitting: Sitting, asker: Asker, wish: w.Play | w.PlayAll) -> int:
    """The seat whose move this is, of somebody who has seen its decision."""
    seat = own_seat(sitting, asker, wish)
    in_play(sitting)
    # An answer to a decision that came up with others is not late because another was quicker.
    since = sitting.due_since[seat] if seat in sitting.deciders else sitting.version
    up_to_date(sitting, wish.version, since)
    in_hand(sitting, seat)
    return seat


def play(sitting: Sitting, asker: Asker, wish: w.Play) -> Deed:
    seat = _moving_seat(sitting, asker, wish)
    deed = move(sitting, seat, wish.move)
    mind_lesson(sitting, seat, deed)
    return deed


def play_all(sitting: Sitting, asker: Asker, wish: w.PlayAll) -> Deed:
    """The first is made or refused as any move; then as many more as hold without anything having happened that their
    seat could not foresee."""
    seat = _moving_seat(sitting, asker, wish)
    before = in_play(sitting)
    moved, table = _moved(sitting, before, seat, wish.moves[0])
    mind_lesson(sitting, seat, Deed((moved,), table))
    made = [moved]
    for raw in wish.moves[1:]:
        # A lesson waits for one thing after another.
        if sitting.setup.lesson or not _goes_on(before, moved):
            break
        if not_to_be_made(sitting, table, seat, raw) is not None:
            break
        before = table
        moved, table = _moved(sitting, before, seat, raw)
        made.append(moved)
    return Deed(tuple(made), table)


def _goes_on(before: Table, moved: e.Moved) -> bool:
    """Whether more can have been meant to follow this move. Not if by it something was drawn or came to light, if what
    others had answered in secret was carried out with it, or if the turn was over: what is asked then is another
    decision than the one that its seat had in mind."""
    code = before.game.encode(before.state, before.game.parse(moved.lines[0].move))
    assert code is not None, "a move that was made has a code"
    return not was_drawn(moved) and before.game.goes_on(before.state, moved.seat, code)


def was_drawn(moved: e.Moved) -> bool:
    """Whether chance answered after a move."""
    return len(moved.lines) > 1


def not_to_be_made(sitting: Sitting, table: Table, seat: int, raw: object) -> Refusal | None:
    """Why this seat cannot make this move now; None if it can."""
    try:
        return table.refusal(seat, read_move(sitting, raw))
    except BadNotation as error:
        return Refusal("not-a-move", "N1", str(error))


def mind_lesson(sitting: Sitting, seat: int, deed: Deed) -> None:
    """Decline a legal move that is not what the table's lesson waits for (S7.9)."""
    moved = deed.entries[0]
    if sitting.setup.lesson and isinstance(moved, e.Moved):
        refusal = lessons.not_yet(sitting.setup, in_play(sitting), seat, sitting.game.parse(moved.lines[0].move))
        if refusal is not None:
            raise Declined(refusal)


def move(sitting: Sitting, seat: int, raw: object, bot: str = "") -> Deed:
    """A seat's move, by whoever plays it."""
    moved, table = _moved(sitting, in_play(sitting), seat, raw, bot)
    return Deed((moved,), table)


def replace(sitting: Sitting, seat: int, failed: str) -> Deed:
    """Another bot takes a seat whose bot failed (S8.9)."""
    return Deed((e.Replaced(seat, failed, fallback_of(sitting.setup.game, failed)),))


def _moved(sitting: Sitting, table: Table, seat: int, raw: object, bot: str = "") -> tuple[e.Moved, Table]:
    """The entry of a move, and the game after it; Declined if it is refused."""
    table = table.fork()
    before = len(table.record.entries)
    try:
        table.play(seat, read_move(sitting, raw))
    except IllegalMove as error:
        raise Declined(error.refusal) from None
    except BadNotation as error:
        raise Declined(Refusal("not-a-move", "N1", str(error)), 422) from None
    return e.Moved(seat, tuple(table.record.entries[before:]), bot, table.record.end), table


def read_move(sitting: Sitting, raw: object) -> Any:
    """The move that was sent, as text or as an object; the game itself refuses what is neither."""
    return sitting.game.read_move(raw) if isinstance(raw, dict) else raw
