"""What lies open to all in a view of Minos, as numbers: the part that is the same in every world imagined from it."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain

from labrys.core.bitsets import bit_set
from labrys.core.position import Words
from labrys.games.minos.components import SECTIONS
from labrys.games.minos.frames import find_decision
from labrys.games.minos.kit import Kit
from labrys.games.minos.position import EXTRAS
from labrys.games.minos.restore import cards_of, pack_of, placed_die, pool_of
from labrys.games.minos.sights import PlacedDie
from labrys.games.minos.state import NOBODY, NONE, State, blank
from labrys.games.minos.view import MinosView


def open_table(view: MinosView, kit: Kit) -> State:
    """The table without what is hidden: no hand but the known cards, no deck, nothing put back."""
    state = blank(kit, view.options, view.players)
    _open(state, view)
    _open_map(state, view)
    _open_seats(state, view)
    return state


def _seat(seat: int | None) -> int:
    return NOBODY if seat is None else seat


# The same few names are looked up again and again, for every world: their numbers are remembered.


@lru_cache(maxsize=1 << 12)
def _number(kit: Kit, family: str, name: str | None) -> int:
    """The number of a thing in its family of the kit; NONE for none."""
    return NONE if name is None else int(getattr(kit, family).index(name))


@lru_cache(maxsize=1 << 12)
def _numbers(kit: Kit, family: str, names: Words) -> tuple[int, ...]:
    return tuple([_number(kit, family, name) for name in names])


@lru_cache(maxsize=1 << 14)
def _some(kit: Kit, family: str, names: Words) -> int:
    return bit_set(_numbers(kit, family, names))


@lru_cache(maxsize=1 << 12)
def _row(row: tuple[PlacedDie | None, ...]) -> tuple[int, ...]:
    return tuple([NONE if die is None else placed_die(die.die, die.seat) for die in row])


_pool_of, _pack_of = lru_cache(maxsize=1 << 12)(pool_of), lru_cache(maxsize=1 << 12)(pack_of)


def _open(state: State, view: MinosView) -> None:
    """What lies on the table, and what is being done."""
    kit, players = state.kit, view.players
    state.round, state.first, state.active = view.round, _seat(view.first), _seat(view.active)
    state.reason = view.ended.replace("-", " ")
    state.stack = [find_decision(kit, players, word) for word in view.stack]
    state.for_coins, state.for_weaponry = bit_set(view.for_coins), bit_set(view.for_weaponry)
    state.together = view.together
    if view.together:
        state.opening = (tuple(chain.from_iterable(view.opening_warriors)), view.opening_weaponry)
    state.pool, state.rows = _pool_of(view.dice), [_row(row) for row in view.rows]
    state.points, state.kind = view.points, NONE if view.kind is None else SECTIONS.index(view.kind)
    state.space = _number(kit, "effect_names", view.space)
    state.age2_point, state.traits = int(view.age2_point), cards_of(kit, view.traits)
    state.extras = bit_set([EXTRAS.index(name) for name in view.extras])
    state.fresh, state.discarding = int(view.fresh), int(view.discarding)
    state.discards, state.offer = [cards_of(kit, cards) for cards in view.discards], cards_of(kit, view.offer)
    state.pools = [tuple([cards_of(kit, cards) for cards in pools]) for pools in view.pools]
    state.stacks, state.pile = _pack_of(view.stacks), _pack_of(view.pile)
    state.abilities = _some(kit, "ability_ids", view.abilities)
    state.bonus = _number(kit, "action_ids", view.bonus)


def _open_map(state: State, view: MinosView) -> None:
    """Regions, routes and vases."""
    kit, regions = state.kit, view.regions
    state.foundation = [_number(kit, "foundation_ids", region.foundation) for region in regions]
    state.people = [_numbers(kit, "people_ids", region.peoples) for region in regions]
    state.city = [_seat(region.city) for region in regions]
    state.tower = [_seat(region.tower) for region in regions]
    state.farm = [_seat(region.farm) for region in regions]
    state.warriors = list(chain.from_iterable([region.warriors for region in regions]))
    state.routes = tuple([_number(kit, "route_ids", route.route) for route in view.routes])
    for at, route in enumerate(view.routes):
        state.stock[2 * at] = _some(kit, "bonus_ids", route.blue)
        state.stock[2 * at + 1] = _some(kit, "bonus_ids", route.red)
    state.vases = tuple([_number(kit, "vase_ids", vase.vase) for vase in view.vases])
    for at, vase in enumerate(view.vases):
        state.vase_by[at], state.vase_filled[at] = bit_set(vase.seats), vase.filled


def _open_seats(state: State, view: MinosView) -> None:
    """What everybody knows of the seats."""
    kit, players, seats = state.kit, view.players, view.seats
    state.agenda = [tuple([find_decision(kit, players, word) for word in seat.agenda]) for seat in seats]
    state.start = [_number(kit, "start_ids", seat.start) for seat in seats]
    state.ability = [_number(kit, "ability_ids", seat.ability) for seat in seats]
    state.coins, state.weaponry = [seat.coins for seat in seats], [seat.weaponry for seat in seats]
    state.ledger = list(chain.from_iterable([seat.ledger for seat in seats]))
    state.goods, state.temps = [_pack_of(seat.goods) for seat in seats], [_pack_of(seat.temps) for seat in seats]
    state.income, state.tracks = [seat.income for seat in seats], list(chain.from_iterable([s.tracks for s in seats]))
    state.area, state.palace = [cards_of(kit, s.area) for s in seats], [cards_of(kit, s.palace) for s in seats]
    state.shown, state.from_setup = [cards_of(kit, s.shown) for s in seats], [seat.from_setup for seat in seats]
    state.reserves, state.supply = [seat.reserves for seat in seats], [seat.supply for seat in seats]
    state.ships = list(chain.from_iterable([seat.ships for seat in seats]))
    state.held = [_some(kit, "bonus_ids", seat.tiles) for seat in seats]
    state.trophies = [_some(kit, "people_ids", seat.trophies) for seat in seats]
