"""From the facts of a position back to a state."""

from __future__ import annotations

from functools import lru_cache

from labrys.core.piles import Pile
from labrys.core.position import Words, number_of, pair_of, parted
from labrys.core.refusal import BadNotation
from labrys.games.akrotiri.compass import FACING, TURNS
from labrys.games.akrotiri.components import COLOURS
from labrys.games.akrotiri.decisions import NAMES, Decision
from labrys.games.akrotiri.kit import Kit
from labrys.games.akrotiri.places import find_cell, find_dock, find_site
from labrys.games.akrotiri.position import Position, read_position
from labrys.games.akrotiri.sea import SLOTS, THERA_LAND, Sea
from labrys.games.akrotiri.soundness import check_sound
from labrys.games.akrotiri.state import NO_TILE, NOBODY, State, blank
from labrys.games.akrotiri.view import AkrotiriView


def state_of(position: Position, kit: Kit) -> State:
    """The state with these facts, which are those of a game that was played."""
    state = open_state(position, kit)
    _read_seats(state, position)
    _read_piles(state, position)
    return state


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
        sea = Sea.of_thera(kit, docks)
    else:
        before = _sea_of(kit, docks, tiles[:-1])
        tile, place = pair_of(tiles[-1], "@")
        cell = find_cell(place[:-1])
        if cell is None or cell not in before.shore:
            raise ValueError(f"no tile can lie on {place[:-1]!r}")
        sea = before.lay(number_of(kit.tile_ids, tile), cell, number_of(TURNS, place[-1]))
    sea.shared = True
    return sea


def open_state(facts: Position | AkrotiriView, kit: Kit) -> State:
    """What lies open to all, as a position and as every view tells it; the rest as before the first decision."""
    if facts.players not in FACING:
        raise ValueError(f"{facts.players} players cannot play")
    state = blank(kit, facts.options, facts.players)
    _read_numbers(state, facts)
    _read_map(state, facts)
    state.boats = [NOBODY if word == "-" else _dock(state.sea, word) for word in facts.boats]
    state.cargo = [_pack(word, kit.row) for word in facts.cargo]
    state.drachmas = list(facts.drachmas)
    state.could_hold = [cards_of(kit.tile_numbers, word) for word in facts.could_hold]
    pairs = [[pair_of(part, "@") for part in parted(word)] for word in facts.played]
    state.played = [tuple([number_in(kit.map_numbers, card) for card, _ in row]) for row in pairs]
    state.temples = [tuple([_site(state.sea, site) for _, site in row]) for row in pairs]
    state.taken = cards_of(kit.goal_numbers, facts.taken)
    state.offer = cards_of(kit.goal_numbers, facts.offer)
    state.discards = cards_of(kit.tile_numbers, facts.discards)
    state.tile_pile = Pile(could_be=cards_of(kit.tile_numbers, facts.tile_could_be))
    return state


def _read_numbers(state: State, facts: Position | AkrotiriView) -> None:
    state.first = NOBODY if facts.began == "-" else int(facts.began)
    state.turns, state.actions, state.pair = facts.turns, facts.actions, facts.pair
    state.oracle_used, state.dug, state.idle = facts.oracle, facts.dug, facts.idle
    state.reason = "" if facts.ended == "-" else facts.ended.replace("-", " ")
    state.stack = [_decision(word) for word in facts.stack]
    state.market = list(facts.market)


@lru_cache(maxsize=1024)
def _decision(word: str) -> Decision:
    name, rest = word.split(":", 1) if ":" in word else (word, "")
    seat, detail = pair_of(rest, ":")
    return number_of(NAMES, name), int(seat), int(detail)


def _read_map(state: State, facts: Position | AkrotiriView) -> None:
    if len(facts.tiles) > SLOTS:
        raise ValueError(f"{len(facts.tiles)} tiles are laid, there are {SLOTS}")
    state.sea = _sea_of(state.kit, len(state.sea.island_docks[THERA_LAND]), facts.tiles)
    for word in facts.cubes:
        place, colours = pair_of(word, "=")
        node = THERA_LAND if place == "thera" else _site(state.sea, place)
        state.lying[node] = _pack(colours, state.kit.row)


def _read_seats(state: State, facts: Position) -> None:
    kit = state.kit
    state.hand = [NO_TILE if word == "-" else number_in(kit.tile_numbers, word) for word in facts.hands]
    state.maps = [cards_of(kit.map_numbers, word) for word in facts.maps]
    state.goals = [_goals(kit, word) for word in facts.goals]
    state.drawn = [_goals(kit, word) for word in facts.drawn]
    for name in ("boats", "cargo", "drachmas", "hand", "could_hold", "maps", "played", "goals", "drawn"):
        if len(getattr(state, name)) != state.players:
            raise ValueError(f"{name} has {len(getattr(state, name))} entries for {state.players} players")


def _read_piles(state: State, facts: Position) -> None:
    kit = state.kit
    state.tile_pile = Pile(loose=cards_of(kit.tile_numbers, facts.tile_pile), could_be=state.tile_pile.could_be)
    state.map_pile = cards_of(kit.map_numbers, facts.map_pile)
    under = [pair_of(word, ":") for word in parted(facts.goals_under)]
    state.goal_pile = Pile(
        loose=cards_of(kit.goal_numbers, facts.goal_pile),
        under=tuple(number_in(kit.goal_numbers, goal) for goal, _ in under),
        buried_by=tuple(int(seat) for _, seat in under),
    )
    state.guesses = [tuple(int(mask, 16) for mask in word.split("+")) for word in facts.guesses]


def _site(sea: Sea, name: str) -> int:
    site = find_site(sea, name)
    if site is None:
        raise ValueError(f"there is no quadrant {name!r}")
    return site


def _dock(sea: Sea, name: str) -> int:
    dock = find_dock(sea, name)
    if dock is None:
        raise ValueError(f"there is no dock {name!r}")
    return dock


@lru_cache(maxsize=4096)
def _pack(word: str, most: int) -> int:
    """Cubes in words, packed; ValueError if there are more of a colour than that."""
    if any(parted(word).count(colour) > most for colour in COLOURS):
        raise ValueError(f"{word[:40]!r} is more cubes than there are")
    return sum(1 << 4 * number_of(COLOURS, colour) for colour in parted(word))


def number_in(numbers: dict[str, int], name: str) -> int:
    """The number of a card; ValueError with its name if there is none."""
    found = numbers.get(name)
    return number_of(tuple(numbers), name) if found is None else found


def cards_of(numbers: dict[str, int], word: str, between: str = "+") -> int:
    """The bit set of joined names of cards."""
    found = 0
    for name in parted(word, between):
        found |= 1 << number_in(numbers, name)
    return found


def _goals(kit: Kit, word: str) -> tuple[int, ...]:
    return tuple([number_in(kit.goal_numbers, name) for name in parted(word)])
