"""The whole truth of a game as plain data and as text: what is saved, compared and hashed.

A `Position` holds the primary facts; everything that the sea knows follows from the tiles in their order. Its
text has one line a fact, readable by a person, and the same for equal states on every machine.
"""

from __future__ import annotations

from typing import Any

import msgspec

from labrys.core.notation import game_of
from labrys.core.piles import bits
from labrys.core.refusal import BadNotation
from labrys.games.akrotiri.compass import TURNS
from labrys.games.akrotiri.components import COLOURS
from labrys.games.akrotiri.decisions import NAMES
from labrys.games.akrotiri.options import AkrotiriOptions
from labrys.games.akrotiri.places import cell_name, dock_name, site_name
from labrys.games.akrotiri.state import NO_TILE, NOBODY, State

GAME = "akrotiri"

Words = tuple[str, ...]


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


def joined(words: list[str]) -> str:
    """Several words as one; a dash for none."""
    return "+".join(words) or "-"


def parted(word: str) -> list[str]:
    """The words of a joined one."""
    return [] if word == "-" else word.split("+")


def names_of(cards: int, ids: Words) -> str:
    """A bit set of cards as joined names."""
    return joined([ids[card] for card in bits(cards)])


def pack_name(pack: int) -> str:
    """Packed cubes as joined colours."""
    return joined([name for colour, name in enumerate(COLOURS) for _ in range(pack >> 4 * colour & 15)])


def position_of(state: State) -> Position:
    """The facts of a state."""
    kit, sea, seats = state.kit, state.sea, range(state.players)
    laid = zip(sea.tiles, sea.cells, sea.turns, strict=True)
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
        stack=tuple(f"{NAMES[kind]}:{seat}:{detail}" for kind, seat, detail in state.stack),
        tiles=tuple(f"{kit.tile_ids[tile]}@{cell_name(cell)}{TURNS[turn]}" for tile, cell, turn in laid),
        market=(state.market[0], state.market[1], state.market[2], state.market[3]),
        cubes=tuple(f"{site_name(sea, node)}={pack_name(pack)}" for node, pack in enumerate(state.lying) if pack),
        boats=tuple("-" if dock == NOBODY else dock_name(sea, dock) for dock in state.boats),
        cargo=tuple(pack_name(pack) for pack in state.cargo),
        drachmas=tuple(state.drachmas),
        hands=tuple("-" if tile == NO_TILE else kit.tile_ids[tile] for tile in state.hand),
        could_hold=tuple(names_of(tiles, kit.tile_ids) for tiles in state.could_hold),
        maps=tuple(names_of(cards, kit.map_ids) for cards in state.maps),
        played=tuple(_played(state, seat) for seat in seats),
        goals=tuple(joined([kit.goal_ids[goal] for goal in goals]) for goals in state.goals),
        drawn=tuple(joined([kit.goal_ids[goal] for goal in goals]) for goals in state.drawn),
        taken=names_of(state.taken, kit.goal_ids),
        offer=names_of(state.offer, kit.goal_ids),
        tile_pile=names_of(state.tile_pile.loose, kit.tile_ids),
        tile_could_be=names_of(state.tile_pile.could_be, kit.tile_ids),
        discards=names_of(state.discards, kit.tile_ids),
        map_pile=names_of(state.map_pile, kit.map_ids),
        goal_pile=names_of(state.goal_pile.loose, kit.goal_ids),
        goals_under=joined([f"{kit.goal_ids[goal]}:{seat}" for goal, seat in under]),
        guesses=tuple("+".join(f"{mask:x}" for mask in row) for row in state.guesses),
    )


def _played(state: State, seat: int) -> str:
    pairs = zip(state.played[seat], state.temples[seat], strict=True)
    return joined([f"{state.kit.map_ids[card]}@{site_name(state.sea, site)}" for card, site in pairs])


def position_text(position: Position) -> str:
    """The game's name, then one line a fact: `name: words`."""
    plain: dict[str, Any] = msgspec.to_builtins(position)
    lines = [f"game: {GAME}"]
    for name, value in {**plain.pop("options"), **plain}.items():
        words = value if isinstance(value, list | tuple) else [value]
        lines.append(f"{name}: {' '.join(map(str, words))}".rstrip())
    return "\n".join(lines) + "\n"


def read_position(text: str) -> Position:
    """The facts of a text; BadNotation with one sentence otherwise."""
    if game_of(text) != GAME:
        raise BadNotation(f"this is a position of {game_of(text)[:40]!r}, not of {GAME}")
    plain: dict[str, Any] = {}
    types = {field.name: field.type for field in msgspec.structs.fields(Position)}
    for number, line in enumerate(text.strip().splitlines()[1:], 2):
        name, colon, rest = line.partition(":")
        if not colon or name in plain:
            raise BadNotation(f"position, line {number}: expected a new `name: words`, found {line[:40]!r}")
        many = types.get(name) not in (str, int, None)
        plain[name] = rest.split() if many else rest.strip()
    options = {key: plain.pop(key) for key in AkrotiriOptions.__struct_fields__ if key in plain}
    try:
        return msgspec.convert({"options": options, **plain}, Position, strict=False)
    except msgspec.ValidationError as error:
        raise BadNotation(f"position: {error}") from None
