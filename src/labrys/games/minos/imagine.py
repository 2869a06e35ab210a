"""Worlds that a seat cannot tell from the real one: what it knows as it is, the rest dealt by chance.

Hidden are the cards of other hands and of the decks, what others put back at setup, and the answers of others in a
step of all at once. Cards are dealt pool by pool, so many to each hand as everybody can count. A seat that is known to
have answered answers anew, by legal moves chosen by chance; of a seat whose answer is not whole nobody knows whether it
has begun, and in these worlds it has not.
"""

from __future__ import annotations

from functools import lru_cache, reduce
from itertools import chain
from operator import or_

from labrys.core.bitsets import bit_set, bits
from labrys.core.chance import Shuffler
from labrys.core.position import Words
from labrys.games.minos import decisions as d
from labrys.games.minos.components import SECTIONS
from labrys.games.minos.frames import find_decision
from labrys.games.minos.kit import Kit
from labrys.games.minos.position import EXTRAS
from labrys.games.minos.restore import answer_code, cards_of, pack_of, placed_die, pool_of
from labrys.games.minos.rules import table
from labrys.games.minos.sights import PlacedDie
from labrys.games.minos.state import NOBODY, NONE, State, blank
from labrys.games.minos.view import MinosView

LONG_ANSWER = 40
"""After so many moves an answer that is imagined only declines, so that it comes to an end."""


def imagine(view: MinosView, kit: Kit, rng: Shuffler) -> State:
    """One such world."""
    open_table = view.before or view
    state = blank(kit, view.options, view.players)
    _open(state, open_table)
    _open_map(state, open_table)
    _open_seats(state, open_table)
    _deal(state, open_table, rng)
    _remember(state, open_table, rng)
    for text in view.answers:
        table.apply(state, view.seat, answer_code(state, text))
    for seat in view.answered:
        if seat != view.seat:
            _answer(state, seat, rng)
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


def _deal(state: State, view: MinosView, rng: Shuffler) -> None:
    """Every hand its hidden cards out of their pools; what is left of the last pool of an age is its deck.

    What the seat put back itself cannot be among the cards of another's first deal, so those are dealt first, from the
    other cards of the first pool.
    """
    own, back = cards_of(state.kit, view.hand), cards_of(state.kit, view.put_back)
    others = [seat for seat in range(view.players) if seat != view.seat]
    state.hand = [own if seat == view.seat else state.shown[seat] for seat in range(view.players)]
    for age, pools in enumerate(state.pools):
        for at, pool in enumerate(pools):
            wanted = {seat: view.seats[seat].hidden[age][at] for seat in others}
            cards = bits(pool & ~own)
            rng.shuffle(cards)
            if back and age == 0 and at == 0:
                certain = {seat: min(state.from_setup[seat], wanted[seat]) for seat in others}
                cards = _hand_out(state, certain, [card for card in cards if not back >> card & 1]) + [
                    card for card in cards if back >> card & 1
                ]
                rng.shuffle(cards)
                wanted = {seat: wanted[seat] - certain[seat] for seat in others}
            _hand_out(state, wanted, cards)
        state.deck[age] = pools[-1] & ~reduce(or_, state.hand)


def _hand_out(state: State, wanted: dict[int, int], cards: list[int]) -> list[int]:
    """So many of the cards to each hand, from the front; those that are left."""
    at = 0
    for seat, count in wanted.items():
        state.hand[seat] |= bit_set(cards[at : at + count])
        at += count
    return cards[at:]


def _remember(state: State, view: MinosView, rng: Shuffler) -> None:
    """What each seat put back: of oneself as it was, of the others any hidden cards that can have been.

    Where the deck has not enough of them left, those that came to light meanwhile make no difference any more.
    """
    if view.seat >= 0:
        state.put_back[view.seat] = cards_of(state.kit, view.put_back)
    cards = bits(state.deck[0] & state.pools[0][0] & ~sum(state.put_back))
    rng.shuffle(cards)
    for seat in range(view.players):
        if seat != view.seat and _has_put_back(state, seat):
            count = state.kit.components.starts[state.start[seat]].back
            state.put_back[seat], cards = bit_set(cards[:count]), cards[count:]


def _has_put_back(state: State, seat: int) -> bool:
    """Whether a seat's cards of the first deal have gone back (M3.8)."""
    if state.round:
        return True
    is_asked = any(kind == d.BACK for kind, _, _ in state.agenda[seat])
    return not is_asked and any(kind == d.SET_UP and part > 2 * state.players + 1 for kind, part, _ in state.stack)


def _answer(state: State, seat: int, rng: Shuffler) -> None:
    """A whole answer of a seat, by moves that it may make."""
    moves = 0
    while not state.complete >> seat & 1:
        legal = table.legal(state, seat)
        if moves < LONG_ANSWER:
            rng.shuffle(legal)
        table.apply(state, seat, legal[0] if moves < LONG_ANSWER else legal[-1])
        moves += 1
