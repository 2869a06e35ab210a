"""Whether a wish is granted, and what it becomes: the entries for the log, or Declined with the reason.

Pure: the sitting is not changed. A `Deed` is carried out by storing its entries and folding them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from labrys.core.record import BadRecord, closed
from labrys.server.tables import entries as e
from labrys.server.tables import moving
from labrys.server.tables import wishes as w
from labrys.server.tables.beginning import begin_table
from labrys.server.tables.declined import Declined, declined
from labrys.server.tables.deeds import (
    Asker,
    Deed,
    agreed_by,
    all_here,
    has_resigned,
    in_hand,
    in_play,
    last_change,
    own_seat,
    up_to_date,
)
from labrys.server.tables.recorded import why_not
from labrys.server.tables.sitting import ARCHIVED, OPEN, OVER, PLAYING, Sitting
from labrys.server.tables.undo import grant_answer as answer_undo
from labrys.server.tables.undo import grant_undo

MOST_ENTRIES = 20_000
"""Beyond so many entries a table can only be played to its end: everything has to be folded whenever it is loaded."""


def grant(sitting: Sitting, asker: Asker, wish: w.AnyWish) -> Deed:
    """The deed of a wish; Declined if it may not be."""
    if sitting.version >= MOST_ENTRIES and not isinstance(wish, (w.Play, w.PlayAll, w.Resign, w.Close)):
        text = "{most:,} things have happened at this table: only moves are left"
        raise declined("long-log", "S5", text, most=MOST_ENTRIES)
    rule = _GRANTS[type(wish)]
    return rule(sitting, asker, wish)


def _join(sitting: Sitting, asker: Asker, wish: w.Join) -> Deed:
    if sitting.status != OPEN:
        raise _begun()
    if sitting.seats_of(asker.id) and not sitting.is_kept_for(asker.id):
        raise declined("seated", "S4", "you have a seat at this table")
    free = [number for number, seat in enumerate(sitting.seats) if not seat.bot and not seat.player]
    fitting = [number for number in free if sitting.seats[number].kept_for in ("", asker.id)]
    fitting.sort(key=lambda number: sitting.seats[number].kept_for != asker.id)
    if wish.seat is not None and wish.seat not in fitting:
        text = "seat {seat} is taken, kept for somebody else, or not there"
        raise declined("seat-not-free", "S4", text, seat=wish.seat)
    if not fitting:
        raise declined("no-free-seat", "S4", "no seat is free")
    seat = fitting[0] if wish.seat is None else wish.seat
    kept = sitting.seats[seat]
    sat = e.Sat(seat, asker.id, (kept.kept_for and kept.name) or asker.name)
    if sitting.setup.starts == "full" and len(free) == 1:
        return _with_beginning(sitting, (sat,))
    return Deed((sat,))


def _begun() -> Declined:
    return declined("begun", "S4", "the game has begun already, or the table rests")


def _with_beginning(sitting: Sitting, first: tuple[e.Sat, ...]) -> Deed:
    """The last seat is taken, and the game begins."""
    names = list(sitting.names())
    for sat in first:
        names[sat.seat] = sat.name
    try:
        table = begin_table(sitting.game, sitting.setup, sitting.seed, tuple(names))
    except BadRecord as error:
        # Since the table was made the rules have changed.
        raise Declined(why_not(error, "S7"), 410) from None
    return Deed((*first, e.Began(table.record.header, tuple(table.record.entries))), table)


def first_deed(sitting: Sitting, maker: Asker) -> Deed | None:
    """What happens when a table is made: its maker sits down, and the game begins if nobody else is awaited."""
    mine = [seat for seat, plan in enumerate(sitting.setup.seats) if plan.kind == "me"]
    sats = tuple(e.Sat(seat, maker.id, sitting.setup.seats[seat].name or maker.name) for seat in mine)
    is_full = all(plan.kind != "open" for plan in sitting.setup.seats)
    if is_full and sitting.setup.starts == "full":
        return _with_beginning(sitting, sats)
    return Deed(sats) if sats else None


def _start(sitting: Sitting, asker: Asker, wish: w.Start) -> Deed:
    if sitting.status != OPEN:
        raise _begun()
    if sitting.maker != asker.id:
        raise declined("not-yours-to-start", "S4", "the maker of the table starts the game", 403)
    free = sum(seat.is_for_people and not seat.player for seat in sitting.seats)
    if free:
        raise declined(
            "seats-free", "S4", "{free} of {seats} seats are still free", free=free, seats=len(sitting.seats)
        )
    return _with_beginning(sitting, ())


def _free(sitting: Sitting, asker: Asker, wish: w.Free) -> Deed:
    if sitting.maker != asker.id:
        raise declined("not-yours-to-free", "S7", "the maker of the table frees seats", 403)
    if sitting.status != OPEN:
        raise declined("free-begun", "S7", "seats are freed before the game begins, and not while the table rests")
    kept = [number for number, seat in enumerate(sitting.seats) if seat.kept_for and not seat.player]
    if wish.seat is None and len(kept) != 1:
        raise declined("which-kept-seat", "S7", "{count} seats are kept for others: name one", 422, count=len(kept))
    seat = kept[0] if wish.seat is None else wish.seat
    if seat not in kept:
        raise declined("not-kept", "S7", "seat {seat} is not kept for anybody who has yet to come", seat=seat)
    return Deed((e.Freed(seat),))


def _leave(sitting: Sitting, asker: Asker, wish: w.Leave) -> Deed:
    seat = own_seat(sitting, asker, wish)
    if sitting.status == OPEN:
        return Deed((e.Stood(seat),))
    in_play(sitting)
    if sitting.seats[seat].is_played_by_bot:
        raise declined("already-away", "S8", "a bot plays seat {seat} already", seat=seat)
    return Deed((e.Left(seat, "left"),))


def _return(sitting: Sitting, asker: Asker, wish: w.Return) -> Deed:
    seat = own_seat(sitting, asker, wish)
    in_play(sitting)
    if sitting.seats[seat].has_resigned:
        raise has_resigned(seat)
    if not sitting.seats[seat].away or sitting.seats[seat].is_returning:
        text = "seat {seat} is in your hands, or will be after the bot's present decision"
        raise declined("not-away", "S8", text, seat=seat)
    return Deed((e.Returned(seat),))


def _resign(sitting: Sitting, asker: Asker, wish: w.Resign) -> Deed:
    seat = own_seat(sitting, asker, wish)
    table = in_play(sitting)
    if sitting.seats[seat].has_resigned:
        raise has_resigned(seat)
    others = tuple(number for number, other in enumerate(sitting.seats) if number != seat and not other.has_resigned)
    if len(others) > 1:
        return Deed((e.Resigned(seat),))
    table = table.fork()
    table.stop("resigned", others)
    return Deed((e.Resigned(seat), e.Stopped("resigned", others, table.record.end)), table)


def _offer_end(sitting: Sitting, asker: Asker, wish: w.OfferEnd) -> Deed:
    seat = own_seat(sitting, asker, wish)
    in_play(sitting)
    in_hand(sitting, seat)
    if sitting.offer is not None:
        raise declined("offered", "S7", "seat {seat} has offered to end the game already", seat=sitting.offer)
    others = sitting.other_people(asker.id)
    all_here(sitting, others)
    if not others:
        return _agreed(sitting, (e.EndOffered(seat),))
    return Deed((e.EndOffered(seat),))


def _answer_end(sitting: Sitting, asker: Asker, wish: w.AnswerEnd) -> Deed:
    seat = own_seat(sitting, asker, wish)
    in_play(sitting)
    offer = sitting.offer
    if offer is None:
        raise declined("no-offer", "S7", "nobody offers to end the game")
    if wish.yes:
        # To agree is to agree to the score that one saw.
        up_to_date(sitting, wish.version, last_change(sitting, e.EndOffered))
    if sitting.seats[seat].player == sitting.seats[offer].player and wish.yes:
        raise declined("own-offer", "S7", "it is for the others to agree")
    in_hand(sitting, seat)
    answered = e.EndAnswered(seat, wish.yes)
    others = set(sitting.other_people(sitting.seats[offer].player))
    if not wish.yes or not others <= agreed_by(sitting, sitting.offer_agreed, asker):
        return Deed((answered,))
    return _agreed(sitting, (answered,))


def _agreed(sitting: Sitting, first: tuple[e.AnyEntry, ...]) -> Deed:
    table = in_play(sitting).fork()
    table.stop("agreed")
    assert table.record.end is not None
    return Deed((*first, e.Stopped("agreed", table.record.end.winners, table.record.end)), table)


def _close(sitting: Sitting, asker: Asker, wish: w.Close) -> Deed:
    seat = own_seat(sitting, asker, wish)
    if sitting.remains is None:
        in_play(sitting)
        raise declined("playable", "S7", "this game can be played on: resign, or offer to end it")
    if sitting.status == OVER:
        raise declined("over", "S7", "the game is over")
    if sitting.remains.is_newer:
        raise declined("newer", "S7", "this game was begun by a newer Labrys, which can play it on")
    return Deed((close(sitting, seat),))


def close(sitting: Sitting, seat: int | None) -> e.Closed:
    """The end of a game that cannot be played on, by somebody on that seat or by who runs the server."""
    return e.Closed(seat, closed(None if sitting.record is None else sitting.record.header, sitting.seed))


def _wake(sitting: Sitting, asker: Asker, wish: w.Wake) -> Deed:
    if not sitting.seats_of(asker.id) and sitting.maker != asker.id and not sitting.is_kept_for(asker.id):
        raise declined("not-your-table", "S4", "you have no seat at this table", 403)
    if sitting.status != ARCHIVED:
        raise declined("awake", "S8", "the table is not archived")
    return Deed((e.Woken(),))


def expire(sitting: Sitting, now: float) -> Deed | None:
    """What time alone brings about by now: somebody's clock runs out, or the table is archived (S8)."""
    if sitting.status == PLAYING:
        first = sitting.clocks.first_due()
        if first is not None and first[0] <= now:
            return Deed((e.Left(first[1], "time"),))
    due = sitting.due()
    if due is not None and due <= now:
        return Deed((e.Archived(),))
    return None


def _undo(sitting: Sitting, asker: Asker, wish: w.Undo) -> Deed:
    seat = own_seat(sitting, asker, wish)
    in_play(sitting)
    in_hand(sitting, seat)
    up_to_date(sitting, wish.version, sitting.version)
    return grant_undo(sitting, asker, seat, wish)


def _answer_undo(sitting: Sitting, asker: Asker, wish: w.AnswerUndo) -> Deed:
    seat = own_seat(sitting, asker, wish)
    in_play(sitting)
    in_hand(sitting, seat)
    if wish.yes:
        # Whoever asks anew may ask for more: to agree is to agree to the question that one saw.
        up_to_date(sitting, wish.version, last_change(sitting, e.UndoAsked))
    return answer_undo(sitting, asker, seat, wish.yes)


_GRANTS: dict[type[w.Wish], Callable[[Sitting, Asker, Any], Deed]] = {
    w.Join: _join,
    w.Leave: _leave,
    w.Free: _free,
    w.Start: _start,
    w.Play: moving.play,
    w.PlayAll: moving.play_all,
    w.Undo: _undo,
    w.AnswerUndo: _answer_undo,
    w.OfferEnd: _offer_end,
    w.AnswerEnd: _answer_end,
    w.Resign: _resign,
    w.Close: _close,
    w.Return: _return,
    w.Wake: _wake,
}
