"""What one seat may know of a game of Akrotiri (A11), built up from nothing, field by field.

Words are those of a position. What a seat cannot name it sees as the set of what it could be: `lake|open`.
"""

from __future__ import annotations

from labrys.core.game import View
from labrys.core.piles import bit_set, bits
from labrys.games.akrotiri.options import AkrotiriOptions
from labrys.games.akrotiri.position import Words, position_of
from labrys.games.akrotiri.state import State


class AkrotiriView(View, frozen=True):
    """All that the seat (or SPECTATOR) is entitled to know and to remember."""

    options: AkrotiriOptions
    players: int
    began: str
    turns: int
    actions: int
    pair: int
    oracle: int
    dug: int
    idle: int
    ended: str
    stack: Words
    tiles: Words
    market: tuple[int, int, int, int]
    cubes: Words
    boats: Words
    cargo: Words
    drachmas: tuple[int, ...]
    played: Words
    taken: str
    offer: str
    discards: str
    holds_tile: tuple[bool, ...]
    could_hold: Words
    """By seat: what the open table cannot exclude for the tile in hand."""
    tiles_left: int
    tile_could_be: str
    map_counts: tuple[tuple[int, ...], ...]
    """By seat: maps in hand, counted by tier."""
    maps_left: tuple[int, ...]
    goals: tuple[Words, ...]
    """By seat: each goal kept, as what this seat may take it for. Likewise those drawn and not yet chosen from."""
    drawn: tuple[Words, ...]
    goals_left: int
    goal_could_be: str
    goals_under: Words
    """Buried goals, the first to come in front, as `lake|open:1` with the seat that buried it."""
    hand: str
    """Own tile, or a dash. Likewise own maps."""
    maps: str


def view_of(state: State, seat: int) -> AkrotiriView:
    """The view of a seat, or of SPECTATOR."""
    kit, facts = state.kit, position_of(state)
    seated = seat >= 0
    hidden = ((1 << len(kit.goal_ids)) - 1) & ~(state.offer | state.taken)
    if state.reason:
        hidden &= ~bit_set(goal for goals in state.goals for goal in goals)

    def name(goal: int) -> str:
        if seated:
            could_be = state.guesses[seat][goal]
        else:
            could_be = hidden if hidden >> goal & 1 else 1 << goal
        return "|".join(kit.goal_ids[other] for other in bits(could_be))

    loose = bits(state.goal_pile.loose)
    under = zip(state.goal_pile.under, state.goal_pile.buried_by, strict=True)
    tiers = kit.tier_maps
    return AkrotiriView(
        seat=seat,
        options=facts.options,
        players=facts.players,
        began=facts.began,
        turns=facts.turns,
        actions=facts.actions,
        pair=facts.pair,
        oracle=facts.oracle,
        dug=facts.dug,
        idle=facts.idle,
        ended=facts.ended,
        stack=facts.stack,
        tiles=facts.tiles,
        market=facts.market,
        cubes=facts.cubes,
        boats=facts.boats,
        cargo=facts.cargo,
        drachmas=facts.drachmas,
        played=facts.played,
        taken=facts.taken,
        offer=facts.offer,
        discards=facts.discards,
        holds_tile=tuple(tile != "-" for tile in facts.hands),
        could_hold=facts.could_hold,
        tiles_left=len(state.tile_pile),
        tile_could_be=facts.tile_could_be,
        map_counts=tuple(tuple((cards & tier).bit_count() for tier in tiers) for cards in state.maps),
        maps_left=tuple((state.map_pile & tier).bit_count() for tier in tiers),
        goals=tuple(tuple(name(goal) for goal in goals) for goals in state.goals),
        drawn=tuple(tuple(name(goal) for goal in goals) for goals in state.drawn),
        goals_left=len(loose),
        goal_could_be=name(loose[0]) if loose else "-",
        goals_under=tuple(f"{name(goal)}:{buried_by}" for goal, buried_by in under),
        hand=facts.hands[seat] if seated else "-",
        maps=facts.maps[seat] if seated else "-",
    )
