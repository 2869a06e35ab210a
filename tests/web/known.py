"""What a seat may know of the cards of a game at one moment: those that lie open, and its own."""

from __future__ import annotations

from labrys.core.bitsets import bits
from labrys.core.seats import SPECTATOR
from labrys.games.akrotiri.state import NO_TILE
from labrys.games.akrotiri.state import State as AkrotiriState
from labrys.games.minos.state import State as MinosState

State = AkrotiriState | MinosState


def all_cards(state: State) -> set[str]:
    """The cards of Minos; the tiles and maps of Akrotiri."""
    if isinstance(state, MinosState):
        return set(state.kit.card_ids)
    return {*state.kit.tile_ids, *state.kit.map_ids}


def all_goals(state: State) -> set[str]:
    return set() if isinstance(state, MinosState) else set(state.kit.goal_ids)


def open_cards(state: State, seat: int) -> set[str]:
    """Those that lie open on the table, or that the seat has in its own hand."""
    if isinstance(state, MinosState):
        return _cards_of_minos(state, seat)
    # What all have seen in a hand can be nothing else.
    shown = [bits(could)[0] for could in state.could_hold if could.bit_count() == 1]
    tiles = [*state.sea.tiles, *bits(state.discards), *shown]
    maps = [card for played in state.played for card in played]
    if seat != SPECTATOR:
        tiles += [state.hand[seat]] if state.hand[seat] != NO_TILE else []
        maps += bits(state.maps[seat])
    return {state.kit.tile_ids[tile] for tile in tiles} | {state.kit.map_ids[card] for card in maps}


def _cards_of_minos(state: MinosState, seat: int) -> set[str]:
    cards = state.offer | state.discards[0] | state.discards[1]
    for one in range(state.players):
        cards |= state.area[one] | state.palace[one] | state.shown[one]
    if seat != SPECTATOR:
        cards |= state.hand[seat] | state.put_back[seat]
    return {state.kit.card_ids[card] for card in bits(cards)}


def open_goals(state: State, seat: int) -> set[str]:
    if isinstance(state, MinosState):
        return set()
    goals = bits(state.offer | state.taken)
    if seat != SPECTATOR:
        pile = state.goal_pile
        buried = [goal for goal, by in zip(pile.under, pile.buried_by, strict=True) if by == seat]
        goals += [*state.goals[seat], *state.drawn[seat], *buried]
    return {state.kit.goal_ids[goal] for goal in goals}
