"""What one seat may know of a game of Akrotiri (A11), built up from nothing, field by field.

Words are those of a position. What a seat cannot name it sees as the set of what it could be: `lake|open`. The view of
a seat is the public one and what that seat adds to it: what is forgotten here is hidden, not shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from labrys.core.bitsets import bit_set
from labrys.core.game import View
from labrys.core.guesses import Guesses
from labrys.core.position import Words
from labrys.core.seats import SPECTATOR
from labrys.games.akrotiri.compass import PLACES
from labrys.games.akrotiri.kit import Kit
from labrys.games.akrotiri.options import AkrotiriOptions
from labrys.games.akrotiri.position import (
    boat_words,
    cube_words,
    decision_word,
    pack_name,
    played_word,
    tile_words,
)
from labrys.games.akrotiri.state import NO_TILE, NOBODY, State


class AkrotiriView(View, frozen=True):
    """All that the seat (or SPECTATOR) is entitled to know and to remember."""

    options: AkrotiriOptions
    players: int
    places: Words
    """By seat: the side of the table at which it sits (A4.1), such as `south`."""
    thera: Words
    """Where the docks of Thera are on its board, in the order of their numbers."""
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


def views_of(state: State, seats: Sequence[int]) -> list[AkrotiriView]:
    """The views of these seats, or of SPECTATOR: what is open to all is worked out once, then each adds its own."""
    public = _public(state)
    return [public if seat < 0 else _seated(state, public, seat) for seat in seats]


def view_of(state: State, seat: int) -> AkrotiriView:
    """The view of a seat, or of SPECTATOR."""
    return views_of(state, (seat,))[0]


def _public(state: State) -> AkrotiriView:
    """What everybody sees, with or without a seat."""
    kit, pile = state.kit, state.tile_pile
    tiles, goals, tiers = kit.tile_names.of, kit.goal_names.of, kit.tier_maps
    seen = state.offer | state.taken
    if state.reason:
        for kept in state.goals:
            seen |= bit_set(kept)
    words = _public_words(kit, seen)
    return AkrotiriView(
        seat=SPECTATOR,
        options=state.options,
        players=state.players,
        places=PLACES[state.players],
        thera=kit.components.thera.docks.of(state.players),
        began="-" if state.first == NOBODY else str(state.first),
        turns=state.turns,
        actions=state.actions,
        pair=state.pair,
        oracle=state.oracle_used,
        dug=state.dug,
        idle=state.idle,
        ended=state.reason.replace(" ", "-") or "-",
        stack=tuple(map(decision_word, state.stack)),
        tiles=tile_words(state.sea),
        market=(state.market[0], state.market[1], state.market[2], state.market[3]),
        cubes=cube_words(state),
        boats=boat_words(state),
        cargo=tuple(map(pack_name, state.cargo)),
        drachmas=tuple(state.drachmas),
        played=tuple([played_word(state, seat) for seat in range(state.players)]),
        taken=goals(state.taken) or "-",
        offer=goals(state.offer) or "-",
        discards=tiles(state.discards) or "-",
        holds_tile=tuple([tile != NO_TILE for tile in state.hand]),
        could_hold=tuple([tiles(could) or "-" for could in state.could_hold]),
        tiles_left=len(pile),
        tile_could_be=tiles(pile.could_be) or "-",
        map_counts=tuple([tuple([(cards & tier).bit_count() for tier in tiers]) for cards in state.maps]),
        maps_left=tuple([(state.map_pile & tier).bit_count() for tier in tiers]),
        goals=_rows(state.goals, words),
        drawn=_rows(state.drawn, words),
        goals_left=state.goal_pile.loose.bit_count(),
        goal_could_be=_loose(state, words),
        goals_under=_under(state, words),
        hand="-",
        maps="-",
    )


def _seated(state: State, public: AkrotiriView, seat: int) -> AkrotiriView:
    """What everybody sees, and what this seat alone knows: its tile, its maps, and more of the goals."""
    kit, hand = state.kit, state.hand[seat]
    words = _guess_words(kit, state.guesses[seat])
    return msgspec.structs.replace(
        public,
        seat=seat,
        goals=_rows(state.goals, words),
        drawn=_rows(state.drawn, words),
        goal_could_be=_loose(state, words),
        goals_under=_under(state, words),
        hand="-" if hand == NO_TILE else kit.tile_ids[hand],
        maps=kit.map_names.of(state.maps[seat]) or "-",
    )


# Below, `words` has for each goal what the one who looks may take it for. It changes only when a goal comes to light.


@lru_cache(maxsize=1024)
def _public_words(kit: Kit, seen: int) -> Words:
    """Whoever has no seat knows the goals that all have seen (bit set), and of no other one which it is."""
    unseen = kit.goal_guesses.of(((1 << len(kit.goal_ids)) - 1) & ~seen)
    return tuple([name if seen >> goal & 1 else unseen for goal, name in enumerate(kit.goal_ids)])


@lru_cache(maxsize=4096)
def _guess_words(kit: Kit, guesses: Guesses) -> Words:
    return tuple(map(kit.goal_guesses.of, guesses))


def _rows(rows: list[tuple[int, ...]], words: Words) -> tuple[Words, ...]:
    return tuple([tuple([words[goal] for goal in goals]) for goals in rows])


def _loose(state: State, words: Words) -> str:
    """Loose cards cannot be told apart: one stands for all."""
    loose = state.goal_pile.loose
    return words[(loose & -loose).bit_length() - 1] if loose else "-"


def _under(state: State, words: Words) -> Words:
    under = zip(state.goal_pile.under, state.goal_pile.buried_by, strict=True)
    return tuple([f"{words[goal]}:{buried_by}" for goal, buried_by in under])
