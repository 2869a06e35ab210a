"""M2: how many pieces of each kind there are anywhere, the same at every moment of a game.

Counted are the pieces that the rules move from place to place. Coins, weaponry and temporary goods are unlimited;
structures are taken from nowhere when they are built; Sea Peoples and trade bonuses leave the game without a trace.
"""

from __future__ import annotations

from labrys.games.minos import decisions as d
from labrys.games.minos.components import GOODS
from labrys.games.minos.kit import count_in
from labrys.games.minos.rules.count import cities, on_map
from labrys.games.minos.state import NONE, State


def census(state: State) -> dict[str, int]:
    """Pieces by kind, wherever they are."""
    return {
        **_cards(state),
        **_goods(state),
        **{f"warriors of seat {seat}": _warriors(state, seat) for seat in range(state.players)},
        "dice": _dice(state),
        "foundations": _foundations(state),
        "vases": len(state.vases) + _due(state, d.TURN_VASE),
        "abilities": _abilities(state),
    }


def _due(state: State, kind: int, what: int | None = None) -> int:
    """How many of a kind the table has still to lay out."""
    return sum(one == kind and what in (None, a) for one, a, _ in state.stack)


def _cards(state: State) -> dict[str, int]:
    places = (*state.deck, *state.discards, state.offer, *state.hand, *state.area, *state.palace)
    return {
        f"cards of age {age + 1}": sum((place & cards).bit_count() for place in places)
        for age, cards in enumerate(state.kit.age_cards)
    }


def _goods(state: State) -> dict[str, int]:
    packs = (state.stacks, state.pile, *state.goods)
    return {name: sum(count_in(pack, good) for pack in packs) for good, name in enumerate(GOODS)}


def _warriors(state: State, seat: int) -> int:
    """The one that comes with the first city stands beside the map until then."""
    return state.reserves[seat] + state.supply[seat] + on_map(state, seat) + (not cities(state, seat))


def _dice(state: State) -> int:
    """Those on the table, retrieved ones among them; between rounds all of them are away."""
    rolling = sum(left for kind, _, left in state.stack if kind == d.ROLL)
    return sum(state.pool) + sum(map(len, state.rows)) + rolling or sum(state.kit.dice[state.players])


def _foundations(state: State) -> int:
    """On the map, still to be laid out, or under a city."""
    built = sum(owner != NONE and not is_start for owner, is_start in zip(state.city, state.land.start, strict=True))
    return sum(tile != NONE for tile in state.foundation) + built + _due(state, d.LAY_OUT, 0)


def _abilities(state: State) -> int:
    taken = sum(tile != NONE for tile in state.ability)
    return state.abilities.bit_count() + taken + _due(state, d.TURN_ABILITY)
