"""The whole truth of a game as plain data and as text: what is saved, compared and hashed.

A `Position` holds the primary facts; everything that the sea knows follows from the tiles in their order. Its
text has one line a fact, readable by a person, and the same for equal states on every machine.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from labrys.core.piles import Pile, bit_set, bits
from labrys.core.refusal import BadNotation
from labrys.games.akrotiri.compass import TURNS
from labrys.games.akrotiri.components import COLOURS
from labrys.games.akrotiri.decisions import NAMES
from labrys.games.akrotiri.kit import Kit
from labrys.games.akrotiri.options import AkrotiriOptions
from labrys.games.akrotiri.places import cell_name, dock_name, find_cell, find_dock, find_site, site_name
from labrys.games.akrotiri.sea import EMPTY, SLOTS, THERA_LAND, Sea
from labrys.games.akrotiri.state import NO_TILE, NOBODY, State, blank

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
    """One line a fact: `name: words`."""
    plain: dict[str, Any] = msgspec.to_builtins(position)
    lines = []
    for name, value in {**plain.pop("options"), **plain}.items():
        words = value if isinstance(value, list | tuple) else [value]
        lines.append(f"{name}: {' '.join(map(str, words))}".rstrip())
    return "\n".join(lines) + "\n"


def read_position(text: str) -> Position:
    """The facts of a text; BadNotation with one sentence otherwise."""
    plain: dict[str, Any] = {}
    types = {field.name: field.type for field in msgspec.structs.fields(Position)}
    for number, line in enumerate(text.strip().splitlines(), 1):
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


def state_of(position: Position, kit: Kit) -> State:
    """The state with these facts; BadNotation if a name or number in them is wrong."""
    try:
        return _Reader(position, kit).state
    except (ValueError, IndexError, KeyError, OverflowError) as error:
        raise BadNotation(f"position: {error}") from None


@lru_cache(maxsize=4096)
def _sea_of(kit: Kit, docks: int, tiles: Words) -> Sea:
    """The sea after these tiles. Remembered, because views of one game are read again and again."""
    if not tiles:
        return Sea.of_thera(kit, docks)
    sea = _sea_of(kit, docks, tiles[:-1])
    tile, _, place = tiles[-1].partition("@")
    cell = find_cell(place[:-1])
    if cell is None or sea.slot_at[cell] != EMPTY or cell not in sea.shore:
        raise ValueError(f"no tile can lie on {place[:-1]!r}")
    return sea.lay(kit.tile_ids.index(tile), cell, TURNS.index(place[-1]))


class _Reader:
    """Turns the words of one position into a state."""

    def __init__(self, position: Position, kit: Kit) -> None:
        self.position, self.kit = position, kit
        self.state = blank(kit, position.options, position.players)
        self._numbers()
        self._map()
        self._seats()
        self._piles()

    def _numbers(self) -> None:
        state, facts = self.state, self.position
        state.first = NOBODY if facts.began == "-" else int(facts.began)
        state.turns, state.actions, state.pair = facts.turns, facts.actions, facts.pair
        state.oracle_used, state.dug, state.idle = facts.oracle, facts.dug, facts.idle
        state.reason = "" if facts.ended == "-" else facts.ended.replace("-", " ")
        for word in facts.stack:
            name, seat, detail = word.split(":")
            state.stack.append((NAMES.index(name), int(seat), int(detail)))
        state.market = list(facts.market)

    def _map(self) -> None:
        state, facts = self.state, self.position
        if len(facts.tiles) > SLOTS:
            raise ValueError(f"{len(facts.tiles)} tiles are laid, there are {SLOTS}")
        state.sea = _sea_of(self.kit, len(state.sea.island_docks[THERA_LAND]), facts.tiles)
        for word in facts.cubes:
            place, colours = word.split("=")
            state.lying[THERA_LAND if place == "thera" else self._site(place)] = self._pack(colours)

    def _seats(self) -> None:
        state, facts, kit = self.state, self.position, self.kit
        state.boats = [NOBODY if word == "-" else self._dock(word) for word in facts.boats]
        state.cargo = [self._pack(word) for word in facts.cargo]
        state.drachmas = list(facts.drachmas)
        state.hand = [NO_TILE if word == "-" else kit.tile_ids.index(word) for word in facts.hands]
        state.could_hold = [self._cards(word, kit.tile_ids) for word in facts.could_hold]
        state.maps = [self._cards(word, kit.map_ids) for word in facts.maps]
        pairs = [[part.split("@") for part in parted(word)] for word in facts.played]
        state.played = [tuple(kit.map_ids.index(card) for card, _ in row) for row in pairs]
        state.temples = [tuple(self._site(site) for _, site in row) for row in pairs]
        state.goals = [self._goals(word) for word in facts.goals]
        state.drawn = [self._goals(word) for word in facts.drawn]
        for name in ("boats", "cargo", "drachmas", "hand", "could_hold", "maps", "played", "goals", "drawn"):
            if len(getattr(state, name)) != state.players:
                raise ValueError(f"{name} has {len(getattr(state, name))} entries for {state.players} players")

    def _piles(self) -> None:
        state, facts, kit = self.state, self.position, self.kit
        state.taken = self._cards(facts.taken, kit.goal_ids)
        state.offer = self._cards(facts.offer, kit.goal_ids)
        loose, could_be = (
            self._cards(facts.tile_pile, kit.tile_ids),
            self._cards(facts.tile_could_be, kit.tile_ids),
        )
        state.tile_pile = Pile(loose=loose, could_be=could_be)
        state.discards = self._cards(facts.discards, kit.tile_ids)
        state.map_pile = self._cards(facts.map_pile, kit.map_ids)
        under = [word.split(":") for word in parted(facts.goals_under)]
        state.goal_pile = Pile(
            loose=self._cards(facts.goal_pile, kit.goal_ids),
            under=tuple(kit.goal_ids.index(goal) for goal, _ in under),
            buried_by=tuple(int(seat) for _, seat in under),
        )
        state.guesses = [tuple(int(mask, 16) for mask in word.split("+")) for word in facts.guesses]

    def _site(self, name: str) -> int:
        site = find_site(self.state.sea, name)
        if site is None:
            raise ValueError(f"there is no quadrant {name!r}")
        return site

    def _dock(self, name: str) -> int:
        dock = find_dock(self.state.sea, name)
        if dock is None:
            raise ValueError(f"there is no dock {name!r}")
        return dock

    def _pack(self, word: str) -> int:
        return sum(1 << 4 * COLOURS.index(colour) for colour in parted(word))

    def _cards(self, word: str, ids: Words) -> int:
        return bit_set(ids.index(name) for name in parted(word))

    def _goals(self, word: str) -> tuple[int, ...]:
        return tuple(self.kit.goal_ids.index(name) for name in parted(word))
