"""All truth about one game of Akrotiri: flat, slotted, cloned by hand, changed only by the rules.

Seats, tiles, maps, goals, docks and land nodes are numbers; sets of cards are bit sets; cubes are counted in
packs of four bits a colour. The piles are values that clones share; the sea is shared until a tile is laid.
"""

from __future__ import annotations

from labrys.core.event import Event
from labrys.core.guesses import Guesses, know_nothing
from labrys.core.piles import Pile
from labrys.games.akrotiri.compass import FACING
from labrys.games.akrotiri.decisions import Decision
from labrys.games.akrotiri.kit import Kit
from labrys.games.akrotiri.options import AkrotiriOptions
from labrys.games.akrotiri.sea import LAND_NODES, Sea

NOBODY = -1
NO_TILE = -1
NOT_DRY = -1


class State:
    """One game. `kit`, `options` and `facing` never change; `events` belongs to whoever listens."""

    __slots__ = (
        "actions", "boats", "cargo", "could_hold", "discards", "drachmas", "drawn", "dug", "events",
        "facing", "first", "goal_pile", "goals", "guesses", "hand", "idle", "is_first_edition", "kit", "lying",
        "map_pile", "maps", "market", "offer", "options", "oracle_used", "pair", "played", "players", "reason", "sea",
        "stack", "taken", "temples", "tile_pile", "turns",
    )  # fmt: skip

    kit: Kit
    options: AkrotiriOptions
    is_first_edition: bool
    """As the options say: asked so often that it is kept here too."""
    players: int
    facing: tuple[int, ...]
    events: list[Event] | None
    stack: list[Decision]
    sea: Sea
    first: int
    """Who began; NOBODY until it is known."""
    turns: int
    """Turns finished by all players together."""
    actions: int
    """Actions left in part two of this turn."""
    pair: int
    """Moves left in the Move action of an empty boat (A6.2)."""
    oracle_used: int
    dug: int
    """1 if a temple has been excavated in this turn."""
    idle: int
    """NOT_DRY until the tiles have run out; then turns in a row without a temple (A9.3)."""
    reason: str
    """Why the game is over; empty while it goes on."""
    market: list[int]
    """By colour: cubes on the market."""
    lying: list[int]
    """By land node: the cubes there, packed."""
    boats: list[int]
    """By seat: the dock, or NOBODY before the boat is placed. Likewise cargo (packed), drachmas, ..."""
    cargo: list[int]
    drachmas: list[int]
    hand: list[int]
    """By seat: the tile in hand, or NO_TILE."""
    could_hold: list[int]
    """By seat: what the open table cannot exclude for that tile (bit set); 0 without a tile (A11)."""
    maps: list[int]
    """By seat: maps in hand (bit set)."""
    played: list[tuple[int, ...]]
    """By seat: maps excavated by, in order, and the sites (land nodes) of their temples."""
    temples: list[tuple[int, ...]]
    goals: list[tuple[int, ...]]
    """By seat: goals kept, in order; and those drawn, of which one may be kept."""
    drawn: list[tuple[int, ...]]
    taken: int
    """Goals that were taken from the face-up offer: known to all (A11)."""
    offer: int
    tile_pile: Pile
    discards: int
    map_pile: int
    """All maps in the three piles: their ids tell the tier."""
    goal_pile: Pile
    guesses: list[Guesses]
    """By seat: what it may think each hidden goal card to be."""

    def clone(self) -> State:
        """A state that shares nothing with this one but values."""
        new = State()
        new.kit = self.kit
        new.options = self.options
        new.is_first_edition = self.is_first_edition
        new.players = self.players
        new.facing = self.facing
        new.events = None
        new.stack = self.stack[:]
        self.sea.shared = True
        new.sea = self.sea
        new.first = self.first
        new.turns = self.turns
        new.actions = self.actions
        new.pair = self.pair
        new.oracle_used = self.oracle_used
        new.dug = self.dug
        new.idle = self.idle
        new.reason = self.reason
        new.market = self.market[:]
        new.lying = self.lying[:]
        new.boats = self.boats[:]
        new.cargo = self.cargo[:]
        new.drachmas = self.drachmas[:]
        new.hand = self.hand[:]
        new.could_hold = self.could_hold[:]
        new.maps = self.maps[:]
        new.played = self.played[:]
        new.temples = self.temples[:]
        new.goals = self.goals[:]
        new.drawn = self.drawn[:]
        new.taken = self.taken
        new.offer = self.offer
        new.tile_pile = self.tile_pile
        new.discards = self.discards
        new.map_pile = self.map_pile
        new.goal_pile = self.goal_pile
        new.guesses = self.guesses[:]
        return new


def blank(kit: Kit, options: AkrotiriOptions, players: int) -> State:
    """Everything in its pile, the market full, nothing decided (A2.1, A4.1)."""
    state = State()
    state.kit, state.options, state.players = kit, options, players
    state.is_first_edition = options.edition == "first"
    state.facing = FACING[players]
    state.events = None
    state.stack = []
    state.sea = Sea.of_thera(kit, len(kit.components.thera.docks.of(players)))
    state.first = NOBODY
    state.turns = state.actions = state.pair = state.oracle_used = state.dug = 0
    state.idle, state.reason = NOT_DRY, ""
    state.market = [kit.row] * 4
    state.lying = [0] * LAND_NODES
    state.boats, state.cargo = [NOBODY] * players, [0] * players
    state.drachmas = [kit.components.start.drachmas] * players
    state.hand, state.could_hold = [NO_TILE] * players, [0] * players
    state.maps = [0] * players
    state.played, state.temples = [()] * players, [()] * players
    state.goals, state.drawn = [()] * players, [()] * players
    state.taken = state.offer = 0
    tiles = (1 << len(kit.tile_ids)) - 1
    state.tile_pile, state.discards = Pile(loose=tiles, could_be=tiles), 0
    state.map_pile = (1 << len(kit.map_ids)) - 1
    state.goal_pile = Pile(loose=(1 << len(kit.goal_ids)) - 1)
    state.guesses = [know_nothing(len(kit.goal_ids))] * players
    return state


def island_cubes(state: State, label: int) -> int:
    """All cubes on an island, packed."""
    lying = state.lying
    pack = 0
    for node in state.sea.island_nodes[label]:
        pack += lying[node]
    return pack


def docked_cubes(state: State, seat: int) -> int:
    """The cubes on the island where a boat lies, packed; Thera's own land is the last node (A6.9, first)."""
    node = state.sea.dock_land[state.boats[seat]]
    label = state.sea.island[node]
    return island_cubes(state, label) if state.sea.island_nodes[label] else state.lying[node]


def cube(colour: int) -> int:
    """One cube of a colour, packed."""
    return 1 << 4 * colour


def count_of(pack: int) -> int:
    """How many cubes are in a pack."""
    return (pack & 15) + (pack >> 4 & 15) + (pack >> 8 & 15) + (pack >> 12)


def temple_on(state: State, label: int) -> bool:
    """Whether an island has a temple of anyone (A7.5)."""
    island = state.sea.island
    for sites in state.temples:
        for site in sites:
            if island[site] == label:
                return True
    return False


def is_occupied(state: State, dock: int, seat: int) -> bool:
    """Whether another boat lies in this dock."""
    return state.boats.count(dock) > (state.boats[seat] == dock)
