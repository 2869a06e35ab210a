"""What the lobby shows: public tables, those with people at them first, and not too many of one maker."""

from __future__ import annotations

from labrys.server.hosted import Hosted
from labrys.server.house import House
from labrys.server.store.tables import Listed

_MOST = 100
_MOST_ATTENDED = 500
"""How many tables with people at them are preferred: databases limit what a question may hold."""


async def lobby(house: House, status: str) -> list[Listed]:
    """Public tables of a status: attended ones first, then the latest.

    A server knows who is present at it, and not who is at others.
    """
    here = [one for one in house.keeper.tables.values() if one.sitting.setup.public and one.sitting.status == status]
    attended = [one.sitting.id for one in here if _is_attended(one)]
    return await house.store.lobby(status, _MOST, attended[:_MOST_ATTENDED])


def _is_attended(hosted: Hosted) -> bool:
    """Whether its maker or somebody who sits there has it open."""
    sitting = hosted.sitting
    people = {sitting.maker, *(seat.player for seat in sitting.seats if seat.player)}
    return any(watcher.player in people for watcher in hosted.watchers)
