"""What a move changes for its mover: counted, not named, so that it holds whatever chance answers."""

from __future__ import annotations

from labrys.core.bitsets import bit_set
from labrys.core.game import Preview
from labrys.core.position import parted
from labrys.games.akrotiri.position import pack_name
from labrys.games.akrotiri.scoring import DRACHMAS_A_POINT, goal_points
from labrys.games.akrotiri.state import NO_TILE, State


class Standing(Preview, frozen=True):
    """A seat's means and points at one moment."""

    drachmas: int
    actions: int
    moves: int
    """Moves left in the Move action of an empty boat."""
    cargo: tuple[str, ...]
    tiles: int
    maps: tuple[int, ...]
    """Maps in hand by tier."""
    goals: int
    to_choose: int
    """Goals drawn, of which one may be kept."""
    temples: int
    points: int
    """Of played maps, drachmas, and the goals that the seat could name before the move: kept, drawn or on offer."""


class MovePreview(Preview, frozen=True):
    """A seat's standing before a move and after it. `asks_chance` says that something is drawn on the way."""

    before: Standing
    after: Standing
    asks_chance: bool


def nameable_goals(state: State, seat: int) -> int:
    """The goals that a seat has or could get without drawing one unseen (bit set)."""
    return bit_set(state.goals[seat]) | bit_set(state.drawn[seat]) | state.offer


def standing(state: State, seat: int, nameable: int) -> Standing:
    """How a seat stands, counting only such of its goals as are among these."""
    kit, purse = state.kit, state.drachmas[seat]
    points = sum(kit.map_points[card] for card in state.played[seat]) + purse // DRACHMAS_A_POINT
    acts = bool(state.stack) and state.stack[-1][1] == seat
    return Standing(
        drachmas=purse,
        actions=state.actions if acts else 0,
        moves=state.pair if acts else 0,
        cargo=tuple(parted(pack_name(state.cargo[seat]))),
        tiles=int(state.hand[seat] != NO_TILE),
        maps=tuple((state.maps[seat] & tier).bit_count() for tier in kit.tier_maps),
        goals=len(state.goals[seat]),
        to_choose=len(state.drawn[seat]),
        temples=len(state.temples[seat]),
        points=points + sum(goal_points(state, seat, goal) for goal in state.goals[seat] if nameable >> goal & 1),
    )
