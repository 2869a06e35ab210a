"""What the laws cannot ask the game itself: see tests/laws/playing.py."""

from __future__ import annotations

from typing import Any

from labrys.core.bitsets import bit_set, bits
from labrys.core.registry import AnyGame
from labrys.games.minos.components import WEALTH
from labrys.games.minos.kit import PACK
from labrys.games.minos.preview import Standing

OPTION_SETS: tuple[dict[str, object], ...] = (
    {"setup": "draft", "routes": "AAA"},
    {"setup": "random", "routes": "random"},
)


def lavish(state: Any) -> None:
    """Markers halfway up, goods, trade bonuses to come, and palaces full of traits: rare things happen early.

    Many cards of Age I lie in palaces, so that its deck runs out and discards become a deck again.
    """
    for seat in range(state.players):
        state.tracks[seat * 3 : seat * 3 + 3] = [4, 4, 4]
        state.income[seat] = 8
        for good in (seat, seat + 1):
            state.goods[seat] += 2 << PACK * good
            state.pile -= 2 << PACK * good
        cards = bit_set(bits(state.deck[0])[: 26 // state.players])
        state.palace[seat] |= cards
        state.deck[0] &= ~cards
        state.pools[0] = (state.pools[0][0] & ~cards,)


def standing(game: AnyGame, before: Any, after: Any, seat: int) -> Standing | None:
    """The seat's means after a move, read from its view and the position's text.

    None if the move was the last answer of a step of all at once, in which the others' secret ones were carried out.
    """
    then, now = facts(game, before), facts(game, after)
    waiting = [agenda for agenda in then["agenda"] if agenda != "-"]
    if before is not after and len(waiting) > 1 and all(answer == "-" for answer in now["answers"]):
        return None
    view = game.view(after, seat)
    mine, booked = view.seats[seat], dict(zip(WEALTH, view.seats[seat].ledger, strict=True))
    return Standing(
        coins=mine.coins,
        weaponry=mine.weaponry,
        vp=mine.vp - booked["vases"] - booked["leftovers"],
        points=view.points if view.active == seat else 0,
        goods=sum(mine.goods),
        temps=sum(mine.temps),
        cards=len(view.hand) - sum(count >= 3 for count in mine.goods),
        area=len(mine.area),
        palace=len(mine.palace),
        tracks=mine.tracks,
        reserves=mine.reserves,
        warriors=sum(region.warriors[seat] for region in view.regions),
        cities=sum(region.city == seat for region in view.regions),
        towers=sum(region.tower == seat for region in view.regions),
        farms=sum(region.farm == seat for region in view.regions),
        ships=mine.ships,
        tiles=len(mine.tiles),
        trophies=len(mine.trophies),
    )


def facts(game: AnyGame, state: Any) -> dict[str, list[str]]:
    """The lines of a position's text by name."""
    lines = [line.partition(":") for line in game.position(state).splitlines()]
    return {name: rest.split() for name, _, rest in lines}
