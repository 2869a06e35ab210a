"""Taking back by information (S6).

It is free back to the last point at which anything hidden or random was revealed or another seat acted. Beyond
that the others have to agree. Where all others are bots nobody has to, and the table says that it was done.
"""

from __future__ import annotations

from typing import Literal

from labrys.core.refusal import Fact, Refusal, counted
from labrys.core.table import Table
from labrys.server.tables import entries as e
from labrys.server.tables.declined import Declined, declined
from labrys.server.tables.deeds import Asker, Deed, agreed_by, all_here, in_play
from labrys.server.tables.sitting import Sitting
from labrys.server.tables.wishes import Undo

_TOLD = 3


def grant_undo(sitting: Sitting, asker: Asker, seat: int, wish: Undo) -> Deed:
    """Back before so many of the seat's own latest decisions, or the question to the others whether that may be."""
    table, back = in_play(sitting), wish.back
    own = [at for at, line in enumerate(table.record.entries) if line.by == seat and at >= sitting.inherited]
    if back > len(own):
        text = "you have made {decisions:decision}, not {back}"
        raise declined("nothing-to-undo", "S6", text, decisions=len(own), back=back)
    to = own[-back]
    bar = what_bars(sitting, table, seat, to)
    if bar is None:
        return _undone(sitting, seat, to, "free")
    others = sitting.other_people(asker.id)
    if not others:
        return _undone(sitting, seat, to, "alone")
    if not wish.ask:
        raise Declined(bar)
    all_here(sitting, others)
    if sitting.undo is not None and sitting.undo.seat == seat and sitting.undo.to == to:
        raise declined("undo-asked", "S6", "you have asked for this already")
    return Deed((e.UndoAsked(seat, to),))


def grant_answer(sitting: Sitting, asker: Asker, seat: int, yes: bool) -> Deed:
    """Another's answer to the one who asked. Whoever asked may say no too, and so withdraws it."""
    asked = sitting.undo
    if asked is None:
        raise declined("no-undo-asked", "S6", "nobody asks to take anything back")
    answered = e.UndoAnswered(seat, yes)
    if not yes:
        return Deed((answered,))
    if sitting.seats[seat].player == sitting.seats[asked.seat].player:
        raise declined("own-undo", "S6", "it is for the others to agree")
    others = set(sitting.other_people(sitting.seats[asked.seat].player))
    if not others <= agreed_by(sitting, sitting.undo_agreed, asker):
        return Deed((answered,))
    deed = _undone(sitting, asked.seat, asked.to, "consent")
    return Deed((answered, *deed.entries), deed.played)


def what_bars(sitting: Sitting, table: Table, seat: int, to: int) -> Refusal | None:
    """Why taking back to here is not free, as far as this seat may know; None if it is."""
    names = sitting.names()
    revealed = [table.game.tell(event.seen_by(seat), names) for at, event in table.events if at >= to and event.reveals]
    acted = sorted({line.by for line in table.record.entries[to:] if line.by != "chance" and line.by != seat})
    drawn = sum(line.by == "chance" for line in table.record.entries[to:])
    reasons = revealed[:_TOLD]
    if len(revealed) > _TOLD:
        reasons.append(f"{len(revealed) - _TOLD} more were revealed.")
    if drawn and not revealed:
        reasons.append(f"Chance answered {counted(drawn, 'time')}.")
    if acted:
        reasons.append(f"{' and '.join(names[other] for other in acted)} acted.")
    if not reasons:
        return None
    facts: dict[str, Fact] = {"revealed": len(revealed), "drawn": 0 if revealed else drawn, "acted": len(acted)}
    return Refusal("revealed", "S6", f"the others have to agree, for since then: {' '.join(reasons)}", facts)


def _undone(sitting: Sitting, seat: int, to: int, why: Literal["free", "consent", "alone"]) -> Deed:
    earlier = in_play(sitting).fork()
    earlier.rewind(to, sitting.moments.before(to))
    return Deed((e.Undone(seat, to, why),), earlier)
