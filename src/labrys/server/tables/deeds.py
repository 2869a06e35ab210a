"""Who wishes, what a wish becomes, and the questions that every wish is asked first."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from labrys.core.refusal import refusal
from labrys.core.table import Table
from labrys.server.tables import entries as e
from labrys.server.tables.declined import Declined, declined
from labrys.server.tables.sitting import ARCHIVED, OVER, UNPLAYABLE, Sitting
from labrys.server.tables.wishes import Wish


class Asker(msgspec.Struct, frozen=True):
    """Who wishes."""

    id: str
    name: str


class Deed(msgspec.Struct, frozen=True):
    """What a wish becomes. `played` is the game after the last entry, so that it need not be played twice."""

    entries: tuple[e.AnyEntry, ...]
    played: Table | None = None


def own_seat(sitting: Sitting, asker: Asker, wish: Wish) -> int:
    """The seat that the asker speaks for (S4)."""
    own = sitting.seats_of(asker.id)
    if not own:
        raise declined("not-your-table", "S4", "you have no seat at this table", 403)
    if wish.seat is None:
        due = [seat for seat in own if seat in sitting.deciders] or own
        if len(due) == 1:
            return due[0]
        seats = ", ".join(map(str, own))
        raise declined("which-seat", "S4", "you have the seats {seats}: say which one", 422, seats=seats)
    if wish.seat not in own:
        raise declined("not-your-seat", "S4", "seat {seat} is not yours", 403, seat=wish.seat)
    return wish.seat


def in_play(sitting: Sitting) -> Table:
    """The game, if it is being played."""
    if sitting.status == ARCHIVED:
        raise declined("archived", "S8", "the table is archived; wake it to go on")
    if sitting.status == UNPLAYABLE and sitting.remains is not None:
        why = sitting.remains.why
        cure = "anybody who sits at the table can close the game, without a result"
        raise Declined(replace(why, text=f"this game cannot be played on here: {why.text}; {cure}"), 410)
    if sitting.table is None:
        raise declined("not-begun", "S4", "the game has not begun")
    if sitting.status == OVER:
        raise declined("over", "S7", "the game is over")
    return sitting.table


def in_hand(sitting: Sitting, seat: int) -> None:
    """Decline if a bot plays the seat (S8)."""
    if sitting.seats[seat].has_resigned:
        raise has_resigned(seat)
    if sitting.seats[seat].away:
        raise declined("away", "S8", "a bot plays seat {seat}; take the seat back first", seat=seat)


def has_resigned(seat: int) -> Declined:
    """For whoever would act for a seat that has been given up."""
    return declined("resigned", "S7", "seat {seat} has resigned, which cannot be taken back", seat=seat)


def up_to_date(sitting: Sitting, seen: int, since: int) -> None:
    """Decline what was wished in sight of an older version than `since` (S5)."""
    if seen > sitting.version:
        text = "the table is at version {version}, you named {seen}"
        raise declined("no-such-version", "S5", text, version=sitting.version, seen=seen)
    if seen < since:
        text = "you saw version {seen}; since then {missed:thing} happened"
        raise Declined(refusal("late", "S5", text, seen=seen, missed=sitting.version - seen), seen=seen)


def last_change(sitting: Sitting, *questions: type[e.Entry]) -> int:
    """The version of the latest change in the game itself, or of the latest question of these kinds."""
    for happening in reversed(sitting.history):
        if isinstance(happening.entry, (e.Began, e.Moved, e.Undone, *questions)):
            return happening.version
    return 0


def all_here(sitting: Sitting, people: tuple[int, ...]) -> None:
    """Decline if somebody who would have to agree is away (S8)."""
    for number in people:
        if sitting.seats[number].away:
            raise declined("others-away", "S8", "{name} is away and cannot agree", name=sitting.names()[number])


def agreed_by(sitting: Sitting, agreed: set[int], asker: Asker) -> set[int]:
    """All seats whose people have agreed, the asker's own among them."""
    agreeing = {sitting.seats[number].player for number in agreed} | {asker.id}
    return {number for number, seat in enumerate(sitting.seats) if seat.player in agreeing}
