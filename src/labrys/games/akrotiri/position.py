"""The whole truth of a game as plain data and as text: what is saved, compared and hashed.

A `Position` holds the primary facts; everything that the sea knows follows from the tiles in their order. Its
text has one line a fact, readable by a person, and the same for equal states on every machine.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import compress

import msgspec

from labrys.core.position import Words, joined, read, write
from labrys.games.akrotiri.compass import TURNS
from labrys.games.akrotiri.components import COLOURS
from labrys.games.akrotiri.decisions import NAMES, Decision
from labrys.games.akrotiri.options import AkrotiriOptions
from labrys.games.akrotiri.places import cell_name, corner_name, dock_name
from labrys.games.akrotiri.sea import THERA_LAND, Sea
from labrys.games.akrotiri.state import NO_TILE, NOBODY, State

GAME = "akrotiri"


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything, in words. Lists by seat have one entry a seat; a dash stands for nothing."""

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
    """Decisions from the bottom to the top, as `act:0:0`."""
    tiles: Words
    """In the order of laying, as `T07@2,-1e`."""
    market: tuple[int, int, int, int]
    cubes: Words
    """As `2,-1/NE=blue+gray`."""
    boats: Words
    cargo: Words
    drachmas: tuple[int, ...]
    hands: Words
    """The tile in each hand; `could_hold` is what the open table cannot exclude for it."""
    could_hold: Words
    maps: Words
    played: Words
    """As `E01@2,-1/NE+M03@0,2/SW`."""
    goals: Words
    drawn: Words
    taken: str
    offer: str
    tile_pile: str
    tile_could_be: str
    discards: str
    map_pile: str
    goal_pile: str
    goals_under: str
    """Buried goals with the seat that buried them, as `lake:1+open:0`."""
    guesses: Words
    """By seat: for each goal in order, which goals the seat may take it for, as hexadecimal bit sets."""


@lru_cache(maxsize=4096)
def pack_name(pack: int) -> str:
    """Packed cubes as joined colours."""
    return joined([name for colour, name in enumerate(COLOURS) for _ in range(pack >> 4 * colour & 15)])


# Words are made again and again from the same few numbers, for every view and every record: they are remembered.


@lru_cache(maxsize=1024)
def decision_word(decision: Decision) -> str:
    """A decision as `act:0:0`."""
    kind, seat, detail = decision
    return f"{NAMES[kind]}:{seat}:{detail}"


def tile_words(sea: Sea) -> Words:
    """The tiles in the order of laying, as `T07@2,-1e`; the sea remembers them for everybody who shares it."""
    if sea.words is None:
        ids = sea.kit.tile_ids
        laid = zip(sea.tiles, sea.cells, sea.turns, strict=True)
        sea.words = tuple([f"{ids[tile]}@{cell_name(cell)}{TURNS[turn]}" for tile, cell, turn in laid])
    return sea.words


@lru_cache(maxsize=1 << 14)
def _cubes_word(cell: int, corner: int, pack: int) -> str:
    return f"{corner_name(cell, corner)}={pack_name(pack)}"


def cube_words(state: State) -> Words:
    """Where cubes lie, as `2,-1/NE=blue+gray`: on corners of tiles, and on Thera's own land, the last of all nodes."""
    cells, lying = state.sea.cells, state.lying
    nodes = compress(range(4 * len(cells)), lying)
    words = [_cubes_word(cells[node >> 2], node & 3, lying[node]) for node in nodes]
    if lying[THERA_LAND]:
        words.append(f"thera={pack_name(lying[THERA_LAND])}")
    return tuple(words)


def boat_words(state: State) -> Words:
    """The dock of each boat; a dash before it is placed."""
    return tuple(["-" if dock == NOBODY else dock_name(state.sea, dock) for dock in state.boats])


def played_word(state: State, seat: int) -> str:
    """A seat's excavations, as `E01@2,-1/NE+M03@0,2/SW`."""
    ids, cells = state.kit.map_ids, state.sea.cells
    pairs = zip(state.played[seat], state.temples[seat], strict=True)
    return joined([_temple_word(ids[card], cells[site >> 2], site & 3) for card, site in pairs])


@lru_cache(maxsize=1 << 12)
def _temple_word(card: str, cell: int, corner: int) -> str:
    return f"{card}@{corner_name(cell, corner)}"


def position_of(state: State) -> Position:
    """The facts of a state."""
    kit = state.kit
    tiles, maps, goals = kit.tile_names.of, kit.map_names.of, kit.goal_names.of
    under = zip(state.goal_pile.under, state.goal_pile.buried_by, strict=True)
    return Position(
        options=state.options,
        players=state.players,
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
        hands=tuple("-" if tile == NO_TILE else kit.tile_ids[tile] for tile in state.hand),
        could_hold=tuple(tiles(could) or "-" for could in state.could_hold),
        maps=tuple(maps(cards) or "-" for cards in state.maps),
        played=tuple(played_word(state, seat) for seat in range(state.players)),
        goals=tuple(joined([kit.goal_ids[goal] for goal in kept]) for kept in state.goals),
        drawn=tuple(joined([kit.goal_ids[goal] for goal in drawn]) for drawn in state.drawn),
        taken=goals(state.taken) or "-",
        offer=goals(state.offer) or "-",
        tile_pile=tiles(state.tile_pile.loose) or "-",
        tile_could_be=tiles(state.tile_pile.could_be) or "-",
        discards=tiles(state.discards) or "-",
        map_pile=maps(state.map_pile) or "-",
        goal_pile=goals(state.goal_pile.loose) or "-",
        goals_under=joined([f"{kit.goal_ids[goal]}:{seat}" for goal, seat in under]),
        guesses=tuple("+".join(f"{mask:x}" for mask in row) for row in state.guesses),
    )


def position_text(position: Position) -> str:
    """The game's name, then one line a fact: `name: words`."""
    return write(GAME, position)


def read_position(text: str) -> Position:
    """The facts of a text; BadNotation with one sentence otherwise."""
    return read(text, GAME, Position)
