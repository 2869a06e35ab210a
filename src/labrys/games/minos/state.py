"""All truth about one game of Minos: flat, slotted, cloned by hand, changed only by the rules.

Seats, cards, tiles, regions and routes are numbers; sets of cards and tiles are bit sets; goods are counted in packs of
eight bits a type. Tuples and ints are shared by clones; lists are copied.
"""

from __future__ import annotations

from typing import Final

from labrys.core.event import Event
from labrys.games.minos.components import COLOURS, GOODS, WEALTH
from labrys.games.minos.decisions import Decision
from labrys.games.minos.kit import PACK, Kit
from labrys.games.minos.land import Land
from labrys.games.minos.options import MinosOptions

NOBODY: Final = -1
NONE: Final = -1
MOST_PLAYERS: Final = 4
ROUTES: Final = 3
SECTIONS: Final = 5
VALUES: Final = 6
SOURCES: Final = len(WEALTH)
"""Of points."""
(
    FROM_START, FROM_CARDS, FROM_TRAITS, FROM_FOUNDATIONS, FROM_PEOPLES, FROM_TRADE, FROM_BONUSES, FROM_BOARDS,
    FROM_TRACKS, FROM_ABILITIES, FROM_VASES, FROM_INCOME, FROM_PALACE_PRICE, FROM_FARMS, FROM_REGIONS, FROM_LEFTOVERS,
    FROM_AREA, FROM_PALACE, FROM_CITIES, FROM_SHIPS,
) = range(len(WEALTH))  # fmt: skip


class State:
    """One game. `kit`, `options`, `players` and `land` never change; `events` belongs to whoever listens."""

    __slots__ = (
        "abilities", "ability", "active", "age2_point", "agenda", "answers", "area", "bonus", "city", "coins",
        "complete", "deck", "discarding", "discards", "events", "extras", "farm", "first", "for_coins",
        "for_weaponry", "foundation", "fresh", "from_setup", "goods", "hand", "held", "income", "kind", "kit", "land",
        "ledger", "offer", "opening", "options", "palace", "people", "pile", "players", "points", "pool", "pools",
        "put_back", "reason", "reserves", "round", "routes", "rows", "ships", "shown", "space", "stack", "stacks",
        "start", "stirred", "stock", "supply", "temps", "together", "tower", "tracks", "traits", "trophies", "vase_by",
        "vase_filled", "vases", "warriors", "weaponry", "worlds",
    )  # fmt: skip

    kit: Kit
    options: MinosOptions
    players: int
    land: Land
    events: list[Event] | None

    # What is to be decided.
    stack: list[Decision]
    """What the table has to do when no seat has anything due."""
    agenda: list[tuple[Decision, ...]]
    """By seat: what it has to decide, the due one last."""
    answers: list[tuple[int, ...]]
    """By seat: moves made in a simultaneous step that nobody else may know yet (M4.7)."""
    worlds: list[State | None]
    """By seat: the table as it is with these moves carried out, once it was needed. It only saves carrying them out
    again: no position tells it, and no clone has it."""
    complete: int
    """The seats whose answer is whole."""
    together: bool
    """Whether all act at once: vases and the offer wait for the end of the step (M4.7, M11)."""
    opening: tuple[tuple[int, ...], ...]
    """Warriors and weaponry at the start of a simultaneous step, which decide collisions (M4.7)."""
    for_coins: int
    for_weaponry: int
    """The seats that have exchanged for these since their last other move, and do not exchange back (M10)."""

    # The round.
    round: int
    """1 to 4; 0 during setup."""
    first: int
    active: int
    """Whose turn it is in the action step, or NOBODY."""
    pool: tuple[int, ...]
    """Dice not drafted, by colour * 6 + value - 1."""
    rows: list[tuple[int, ...]]
    """By section: the dice from the left as value * 32 + colour * 8 + seat, NONE where one was retrieved."""

    # The turn.
    points: int
    kind: int
    """The section of the points; with a wild die NONE until the first point is used (M5.5)."""
    space: int
    """The effect of the space that is still due, or NONE."""
    age2_point: int
    """1 if a point may draw from the Age II deck (M5)."""
    traits: int
    """Cards whose trait has triggered and is still due (M9)."""
    extras: int
    """Extra actions used, a bit each (M6)."""
    fresh: int
    """1 until anything is done: then the space may be forfeited (M4.4)."""
    discarding: int
    """1 while cards are discarded for coins one after another: together they are one extra action (M6.4)."""

    # The table.
    deck: list[int]
    """By age: the cards of the deck, and the discards."""
    discards: list[int]
    offer: int
    pools: list[tuple[int, ...]]
    """By age: hidden cards as everybody can tell them apart. Cards that were shuffled into the deck together are one
    pool; all but the last lie in hands only. Their members are known, where each of them is, is not (M16)."""
    stacks: int
    """Goods face up, and those face down, packed."""
    pile: int
    routes: tuple[int, ...]
    stock: list[int]
    """Bonus tiles beside route r: blue at 2r, red at 2r + 1."""
    abilities: int
    """Ability tiles laid out and not taken."""
    bonus: int
    """The action bonus of this game."""
    vases: tuple[int, ...]
    vase_by: list[int]
    """By vase in play: the seats that have claimed it, and how many of its slots are filled."""
    vase_filled: list[int]
    stirred: int
    """The conditions of vases about which anything has changed since vases were last looked at. It only saves measuring
    anew what has not changed: no position tells it."""
    foundation: list[int]
    """By region: the tile, or NONE. Likewise city, tower and farm: the owner."""
    people: list[tuple[int, ...]]
    """By region: the Sea Peoples from the bottom."""
    city: list[int]
    tower: list[int]
    farm: list[int]
    warriors: list[int]
    """By region * players + seat."""

    # The players, by seat.
    start: list[int]
    ability: list[int]
    coins: list[int]
    weaponry: list[int]
    ledger: list[int]
    """Points by seat * len(WEALTH) + source."""
    goods: list[int]
    temps: list[int]
    income: list[int]
    tracks: list[int]
    """By seat * 3 + track."""
    hand: list[int]
    shown: list[int]
    """Cards of the hand that everybody knows to be there: they came from the offer."""
    area: list[int]
    palace: list[int]
    put_back: list[int]
    """Cards put back at setup: their owner remembers them."""
    from_setup: list[int]
    """Hidden cards in hand that are certainly of the first deal: nobody else put them back."""
    reserves: list[int]
    supply: list[int]
    ships: list[int]
    """By seat * 3 + route: the space from 1 to 5, or 0."""
    held: list[int]
    """Trade bonus tiles."""
    trophies: list[int]
    """Sea Peoples tiles won."""
    reason: str

    def clone(self) -> State:
        """A state that shares nothing with this one but values."""
        new = State()
        new.kit, new.options, new.players, new.land = self.kit, self.options, self.players, self.land
        new.events = None
        new.stack = self.stack[:]
        new.agenda = self.agenda[:]
        new.answers = self.answers[:]
        new.worlds = [None] * self.players
        new.complete = self.complete
        new.together = self.together
        new.opening = self.opening
        new.for_coins, new.for_weaponry = self.for_coins, self.for_weaponry
        new.round, new.first, new.active = self.round, self.first, self.active
        new.pool = self.pool
        new.rows = self.rows[:]
        new.points, new.kind, new.space = self.points, self.kind, self.space
        new.age2_point, new.traits, new.extras = self.age2_point, self.traits, self.extras
        new.fresh, new.discarding = self.fresh, self.discarding
        new.deck, new.discards, new.offer = self.deck[:], self.discards[:], self.offer
        new.pools = self.pools[:]
        new.stacks, new.pile = self.stacks, self.pile
        new.routes, new.stock = self.routes, self.stock[:]
        new.abilities, new.bonus = self.abilities, self.bonus
        new.vases, new.vase_by, new.vase_filled = self.vases, self.vase_by[:], self.vase_filled[:]
        new.stirred = self.stirred
        new.foundation, new.people = self.foundation[:], self.people[:]
        new.city, new.tower, new.farm = self.city[:], self.tower[:], self.farm[:]
        new.warriors = self.warriors[:]
        new.start, new.ability = self.start[:], self.ability[:]
        new.coins, new.weaponry = self.coins[:], self.weaponry[:]
        new.ledger = self.ledger[:]
        new.goods, new.temps = self.goods[:], self.temps[:]
        new.income, new.tracks = self.income[:], self.tracks[:]
        new.hand, new.shown = self.hand[:], self.shown[:]
        new.area, new.palace = self.area[:], self.palace[:]
        new.put_back, new.from_setup = self.put_back[:], self.from_setup[:]
        new.reserves, new.supply, new.ships = self.reserves[:], self.supply[:], self.ships[:]
        new.held, new.trophies = self.held[:], self.trophies[:]
        new.reason = self.reason
        return new


def blank(kit: Kit, options: MinosOptions, players: int) -> State:
    """Everything in its pile, nothing laid out, nothing decided (M2)."""
    state = State()
    land = kit.land[players]
    pieces, stock = kit.components.pieces, kit.components.stock
    state.kit, state.options, state.players, state.land = kit, options, players, land
    state.events = None
    state.stack, state.agenda = [], [()] * players
    state.answers, state.complete, state.together = [()] * players, 0, False
    state.worlds = [None] * players
    state.opening, state.for_coins, state.for_weaponry = (), 0, 0
    state.round, state.first, state.active = 0, NOBODY, NOBODY
    state.pool, state.rows = (0,) * (len(COLOURS) * VALUES), [()] * SECTIONS
    state.points, state.kind, state.space = 0, NONE, NONE
    state.age2_point = state.traits = state.extras = state.fresh = state.discarding = 0
    state.deck, state.discards, state.offer = list(kit.age_cards), [0, 0], 0
    state.pools = [(cards,) for cards in kit.age_cards]
    everything = sum(stock.stack << PACK * good for good in range(len(GOODS)))
    state.stacks = everything
    state.pile = sum(stock.each - stock.stack << PACK * good for good in range(len(GOODS)))
    state.routes, state.stock = (), [0] * (2 * ROUTES)
    state.abilities, state.bonus = 0, NONE
    state.vases, state.vase_by, state.vase_filled = (), [0] * 3, [0] * 3
    state.stirred = ~0
    state.foundation, state.people = [NONE] * land.size, [()] * land.size
    state.city, state.tower, state.farm = [NOBODY] * land.size, [NOBODY] * land.size, [NOBODY] * land.size
    state.warriors = [0] * (land.size * players)
    state.start, state.ability = [NONE] * players, [NONE] * players
    state.coins, state.weaponry = [0] * players, [0] * players
    state.ledger = [0] * (players * len(WEALTH))
    state.goods, state.temps = [0] * players, [0] * players
    state.income, state.tracks = [0] * players, [0] * (players * 3)
    state.hand, state.shown, state.area, state.palace = ([0] * players for _ in range(4))
    state.put_back, state.from_setup = [0] * players, [0] * players
    state.reserves = [pieces.reserves] * players
    state.supply = [pieces.warriors - pieces.reserves - 1] * players
    state.ships = [0] * (players * ROUTES)
    state.held, state.trophies = [0] * players, [0] * players
    state.reason = ""
    return state


def vp(state: State, seat: int) -> int:
    """A seat's points so far."""
    found = 0
    for at in range(seat * SOURCES, (seat + 1) * SOURCES):
        found += state.ledger[at]
    return found


_CLOCKWISE: Final = tuple(
    tuple(tuple((first + step) % players for step in range(players)) for first in (*range(players), 0))
    for players in range(MOST_PLAYERS + 1)
)


def seats_from(first: int, players: int) -> tuple[int, ...]:
    """All seats clockwise from one; from seat 0 if that is NOBODY, the last of the table."""
    return _CLOCKWISE[players][first]
