"""Hints: advice for one seat that has to decide, worked out from its view in the processes of the bots (S11)."""

from __future__ import annotations

from typing import Any

import msgspec

from labrys.bots.advice.advise import Advised
from labrys.bots.advice.keeping import Kept, begun, keep
from labrys.core.chance import new_seed
from labrys.core.table import Table
from labrys.server.asking import seat_in_play
from labrys.server.bots import Asking, Urgency
from labrys.server.hosted import Hosted
from labrys.server.house import House
from labrys.server.identity.player import Player
from labrys.server.tables import entries as e
from labrys.server.tables import lessons
from labrys.server.tables import wishes as w
from labrys.server.tables.declined import declined
from labrys.server.tables.deeds import Deed, in_hand
from labrys.server.tables.setup import may_hint
from labrys.server.tables.sitting import Sitting

SECONDS = 1.5
"""Of one processor, for one hint."""


class Hint(msgspec.Struct, frozen=True, tag="hint", tag_field="wish", forbid_unknown_fields=True, kw_only=True):
    """Ask which moves are best, and why, where one has to decide."""

    seat: w.SeatNumber | None = None
    key: w.Key | None = None


class HintAnswer(msgspec.Struct, frozen=True, tag="hint", tag_field="type"):
    """The best moves of a decision, the best first, as its seat could know at a version."""

    key: str | None
    version: int
    seat: int
    is_late: bool
    """Whether the seat no longer has this decision: it was made, or taken back, while somebody thought about it."""
    simulations: int
    """How often the search has tried how the game might go on; none where there is only one move."""
    moves: tuple[Advised, ...]


async def hint(house: House, hosted: Hosted, player: Player | None, wish: Hint, address: str) -> HintAnswer:
    """Advice for the asker's seat; Declined if there is none to be had. The first of a game is noted in its log."""
    seat = _may_ask(hosted.sitting, player, wish)
    assert player is not None, "a seat belongs to somebody"
    if player.id in house.hinting:
        raise declined("hint-under-way", "S11", "a hint is being worked out for you already", 429)
    house.hinting.add(player.id)
    try:
        await _note(house, hosted, player, wish, seat)
        return await _worked_out(house, hosted, seat, wish, (address, player.id))
    finally:
        house.hinting.discard(player.id)


def _may_ask(sitting: Sitting, player: Player | None, wish: Hint) -> int:
    """The seat that is to be advised."""
    _, seat = seat_in_play(sitting, player, wish.seat)
    if not may_hint(sitting.setup):
        raise declined("no-hints", "S11", "no hints may be asked for at this table", 403)
    in_hand(sitting, seat)
    if seat not in sitting.deciders:
        raise declined("nothing-to-decide", "S11", "seat {seat} has nothing to decide now", seat=seat)
    return seat


async def _note(house: House, hosted: Hosted, player: Player | None, wish: Hint, seat: int) -> None:
    """Let everybody at the table see that a hint was asked for (S11.3)."""

    def grant() -> Deed | None:
        if _may_ask(hosted.sitting, player, wish) != seat:
            # Somebody with several seats was asked for another one meanwhile.
            raise declined("nothing-to-decide", "S11", "seat {seat} has nothing to decide now", seat=seat)
        return None if seat in hosted.sitting.hinted else Deed((e.Hinted(seat),))

    async with hosted.lock:
        await house.keeper.settle(hosted, None, None, grant)


async def _worked_out(house: House, hosted: Hosted, seat: int, wish: Hint, people: tuple[str, str]) -> HintAnswer:
    sitting = hosted.sitting
    table, since = sitting.table, sitting.due_since[seat]
    assert isinstance(table, Table), "whoever decides sits at a game that is being played"
    view: Any = table.game.view(table.state, seat)
    among = lessons.allowed(sitting.setup, table, seat, table.legal(seat)) if sitting.setup.lesson else None

    def is_asked() -> bool:
        now = hosted.sitting
        return seat in now.deciders and now.due_since[seat] == since

    entries = table.record.entries.fork()
    going_on = begun(table.game, hosted.hinted.get(seat, Kept()), entries, seat)
    asking = Asking(lambda: Urgency.ASKED, people, is_asked)
    # A seed of its own, from which nothing follows about the game's.
    advice = await house.workers.advise(table.game.bound, new_seed(), view, among, going_on, SECONDS, asking)
    if advice is None:
        raise declined("no-hint-now", "S11", "no hint could be worked out; try again", 503)
    hosted.hinted[seat] = keep(table.game, entries, advice)
    house.tally.hints += 1
    return HintAnswer(wish.key, sitting.version, seat, not is_asked(), advice.simulations, advice.moves)
