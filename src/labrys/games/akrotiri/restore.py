"""From the facts of a position back to a state."""

from __future__ import annotations

from functools import lru_cache

from labrys.core.piles import Pile, bit_set
from labrys.core.position import Words, number_of, pair_of, parted
from labrys.core.refusal import BadNotation
from labrys.games.akrotiri.compass import FACING, TURNS
from labrys.games.akrotiri.components import COLOURS
from labrys.games.akrotiri.decisions import NAMES
from labrys.games.akrotiri.kit import Kit
from labrys.games.akrotiri.places import find_cell, find_dock, find_site
from labrys.games.akrotiri.position import Position, read_position
from labrys.games.akrotiri.sea import EMPTY, SLOTS, THERA_LAND, Sea
from labrys.games.akrotiri.soundness import check_sound
from labrys.games.akrotiri.state import NO_TILE, NOBODY, State, blank


def state_of(position: Position, kit: Kit) -> State:
    """The state with these facts, which are those of a game that was played."""
    return _Reader(position, kit).state


def read_state(text: str, kit: Kit) -> State:
    """The state of a text from outside; BadNotation if anything in it cannot be."""
    try:
        state = state_of(read_position(text), kit)
        check_sound(state)
    except BadNotation:
        raise
    except (ValueError, OverflowError) as error:
        raise BadNotation(f"position: {error}") from None
    return state


@lru_cache(maxsize=4096)
def _sea_of(kit: Kit, docks: int, tiles: Words) -> Sea:
    """The sea after these tiles. Remembered, because views of one game are read again and again."""
    if not tiles:
        return Sea.of_thera(kit, docks)
    sea = _sea_of(kit, docks, tiles[:-1])
    tile, place = pair_of(tiles[-1], "@")
    cell = find_cell(place[:-1])
    if cell is None or sea.slot_at[cell] != EMPTY or cell not in sea.shore:
        raise ValueError(f"no tile can lie on {place[:-1]!r}")
    return sea.lay(number_of(kit.tile_ids, tile), cell, number_of(TURNS, place[-1]))


class _Reader:
    """Turns the words of one position into a state."""

    def __init__(self, position: Position, kit: Kit) -> None:
        if position.players not in FACING:
            raise ValueError(f"{position.players} players cannot play")
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
            name, rest = word.split(":", 1) if ":" in word else (word, "")
            seat, detail = pair_of(rest, ":")
            state.stack.append((number_of(NAMES, name), int(seat), int(detail)))
        state.market = list(facts.market)

    def _map(self) -> None:
        state, facts = self.state, self.position
        if len(facts.tiles) > SLOTS:
            raise ValueError(f"{len(facts.tiles)} tiles are laid, there are {SLOTS}")
        state.sea = _sea_of(self.kit, len(state.sea.island_docks[THERA_LAND]), facts.tiles)
        for word in facts.cubes:
            place, colours = pair_of(word, "=")
            state.lying[THERA_LAND if place == "thera" else self._site(place)] = self._pack(colours)

    def _seats(self) -> None:
        state, facts, kit = self.state, self.position, self.kit
        state.boats = [NOBODY if word == "-" else self._dock(word) for word in facts.boats]
        state.cargo = [self._pack(word) for word in facts.cargo]
        state.drachmas = list(facts.drachmas)
        state.hand = [NO_TILE if word == "-" else number_of(kit.tile_ids, word) for word in facts.hands]
        state.could_hold = [self._cards(word, kit.tile_ids) for word in facts.could_hold]
        state.maps = [self._cards(word, kit.map_ids) for word in facts.maps]
        pairs = [[pair_of(part, "@") for part in parted(word)] for word in facts.played]
        state.played = [tuple(number_of(kit.map_ids, card) for card, _ in row) for row in pairs]
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
        under = [pair_of(word, ":") for word in parted(facts.goals_under)]
        state.goal_pile = Pile(
            loose=self._cards(facts.goal_pile, kit.goal_ids),
            under=tuple(number_of(kit.goal_ids, goal) for goal, _ in under),
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
        if any(parted(word).count(colour) > self.kit.row for colour in COLOURS):
            raise ValueError(f"{word[:40]!r} is more cubes than there are")
        return sum(1 << 4 * number_of(COLOURS, colour) for colour in parted(word))

    def _cards(self, word: str, ids: Words) -> int:
        return bit_set(number_of(ids, name) for name in parted(word))

    def _goals(self, word: str) -> tuple[int, ...]:
        return tuple(number_of(self.kit.goal_ids, name) for name in parted(word))
