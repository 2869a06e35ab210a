"""Whether a line of results can have been written for its arena: it is held against the plan and its own record.

The game is not played again for that, so a record whose moves are damaged is found only by whoever replays it.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

import msgspec

from labrys.arena.plan import Finished, Plan
from labrys.core.compact import Opening
from labrys.core.record import RESIGNED, End

_OPENING, _END = msgspec.json.Decoder(Opening), msgspec.json.Decoder(End)


def unsound(plan: Plan, line: Finished) -> str:
    """What is wrong with the line; nothing if it is sound. Its number is known to be one."""
    return next(_wrong(plan, line), "")


def _wrong(plan: Plan, line: Finished) -> Iterator[str]:
    pairing, at, seat = plan.place(line.number)
    if (pairing, at, seat) != (line.pairing, line.round, line.seat):
        yield f"this number is that of {pairing}, round {at}, seat {seat}"
    if plan.seating(line.number) != (line.seats, line.seed):
        yield "it has other seats or another seed than this game of the arena"
    if any(len(by_seat) != plan.seats for by_seat in (line.scores, line.decisions, line.seconds)):
        yield f"scores, decisions and seconds are not those of {plan.seats} seats"
    if min(line.decisions) < 0 or not all(0 <= each < math.inf for each in line.seconds):
        yield "decisions and seconds are not numbers from 0 on"
    if not line.winners or line.winners != tuple(seat for seat in range(plan.seats) if seat in line.winners):
        yield "the winners are not some of the seats, in their order"
    if not set(line.timed) <= set(line.seats):
        yield "a bot that goes by the clock does not sit there"
    if line.forfeit and (line.end != RESIGNED or line.forfeit.seat not in _losers(plan, line)):
        yield "the seat that forfeited the game is none that lost it"
    yield from _other_record(plan, line)


def _losers(plan: Plan, line: Finished) -> set[int]:
    return set(range(plan.seats)).difference(line.winners)


def _other_record(plan: Plan, line: Finished) -> Iterator[str]:
    """What the record says otherwise, in its first and last lines."""
    whole = line.record.removesuffix("\n")
    try:
        header, end = _OPENING.decode(whole.partition("\n")[0]).header, _END.decode(whole.rpartition("\n")[2])
    except (msgspec.DecodeError, RecursionError) as error:
        yield f"its record cannot be read ({error})"
        return
    if (header.game, header.seats) != (plan.game, line.seats):
        yield "its record is of another game or of other seats"
    if end != End(line.end, line.winners, line.scores, line.digest, line.seed):
        yield "its record ended otherwise"
