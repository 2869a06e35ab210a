"""What one seat may know of a game of Minos (M16), built up from nothing, field by field.

Cards and tiles are told by their ids, regions by their printed numbers, decisions by the words of a position. The view
of a seat is the public one and what that seat adds to it: what is forgotten here is hidden, not shown. In a step of all
at once a seat sees the table with its own answers carried out, and beside it the table `before` them, as all see it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

import msgspec

from labrys.core.bitsets import bits
from labrys.core.game import View
from labrys.core.position import Words
from labrys.core.seats import SPECTATOR
from labrys.games.minos.components import SECTIONS, WEALTH
from labrys.games.minos.frames import stack_words
from labrys.games.minos.kit import Kit
from labrys.games.minos.nodes import NO_EFFECT
from labrys.games.minos.options import MinosOptions
from labrys.games.minos.position import EXTRAS, answer_words, dice_words, goods_in
from labrys.games.minos.rules.table import private
from labrys.games.minos.rules.turn import die_name
from labrys.games.minos.sights import Counts, PlacedDie, RegionView, RouteView, Seats, SeatView, VaseView
from labrys.games.minos.state import NOBODY, NONE, ROUTES, State, vp


class MinosView(View, frozen=True):
    """All that the seat (or SPECTATOR) is entitled to know and to remember."""

    options: MinosOptions
    players: int
    round: int
    first: int | None
    active: int | None
    ended: str
    stack: Words
    """What the table has to do when no seat has anything due, the next one last."""
    seats: tuple[SeatView, ...]
    answered: Seats
    """In a step of all at once: the seats whose secret answer is whole."""
    for_coins: Seats
    for_weaponry: Seats
    """Those that have exchanged for these since their last other move."""
    together: bool
    opening_warriors: tuple[Counts, ...]
    """By region, as they stood when a step of all at once began; nothing at other times."""
    opening_weaponry: Counts
    dice: Words
    """Those that nobody has drafted."""
    rows: tuple[tuple[PlacedDie | None, ...], ...]
    """By section: the dice from the left, None where one was retrieved."""
    points: int
    kind: str | None
    space: str | None
    age2_point: bool
    traits: Words
    extras: Words
    fresh: bool
    discarding: bool
    deck: Counts
    """By age: how many cards are left. Likewise the discards."""
    discards: tuple[Words, ...]
    pools: tuple[tuple[Words, ...], ...]
    """By age: the cards that nobody sees, as they were shuffled together. Those of the last pool lie in the deck or
    in hands, those of the others in hands only."""
    offer: Words
    stacks: Counts
    pile: Counts
    """Goods face down: what they are follows from all others."""
    routes: tuple[RouteView, ...]
    abilities: Words
    bonus: str | None
    vases: tuple[VaseView, ...]
    regions: tuple[RegionView, ...]
    hand: Words
    """Own cards; and those that the seat put back at setup."""
    put_back: Words
    answers: Words
    """Own moves of a step of all at once that nobody else knows yet."""
    before: MinosView | None
    """The table without them."""


def views_of(state: State, seats: Sequence[int]) -> list[MinosView]:
    """The views of these seats, or of SPECTATOR: what is open to all is worked out once, then each adds its own."""
    public = _public(state)
    return [public if seat < 0 else _seated(state, public, seat) for seat in seats]


def view_of(state: State, seat: int) -> MinosView:
    """The view of a seat, or of SPECTATOR."""
    return views_of(state, (seat,))[0]


def _seated(state: State, public: MinosView, seat: int) -> MinosView:
    """What everybody sees, and what this seat alone knows: its cards, those it put back, its answers."""
    seen = _with_own(state, public, seat)
    if not state.answers[seat]:
        return seen
    world = private(state, seat)
    answers = answer_words(state, seat)
    return msgspec.structs.replace(_with_own(world, _public(world), seat), answers=answers, before=seen)


def _with_own(state: State, public: MinosView, seat: int) -> MinosView:
    kit = state.kit
    hand, put_back = _cards(kit, state.hand[seat]), _cards(kit, state.put_back[seat])
    return msgspec.structs.replace(public, seat=seat, hand=hand, put_back=put_back)


def _public(state: State) -> MinosView:
    """What everybody sees, with or without a seat."""
    kit, players = state.kit, state.players
    opening, warriors = state.opening, state.warriors
    return MinosView(
        seat=SPECTATOR,
        options=state.options,
        players=players,
        round=state.round,
        first=_seat(state.first),
        active=_seat(state.active),
        ended=state.reason.replace(" ", "-"),
        stack=stack_words(kit, players, tuple(state.stack)),
        seats=tuple([_seat_view(state, seat) for seat in range(players)]),
        answered=_seats(state.complete),
        for_coins=_seats(state.for_coins),
        for_weaponry=_seats(state.for_weaponry),
        together=state.together,
        opening_warriors=_by_region(opening[0], players) if opening else (),
        opening_weaponry=opening[1] if opening else (),
        dice=dice_words(state.pool),
        rows=tuple([_row(row) for row in state.rows]),
        points=state.points,
        kind=None if state.kind == NONE else SECTIONS[state.kind],
        space=None if state.space == NO_EFFECT else kit.effect_names[state.space],
        age2_point=bool(state.age2_point),
        traits=_cards(kit, state.traits),
        extras=_extras(state.extras),
        fresh=bool(state.fresh),
        discarding=bool(state.discarding),
        deck=(state.deck[0].bit_count(), state.deck[1].bit_count()),
        discards=(_cards(kit, state.discards[0]), _cards(kit, state.discards[1])),
        pools=tuple([tuple([_cards(kit, pool) for pool in pools]) for pools in state.pools]),
        offer=_cards(kit, state.offer),
        stacks=goods_in(state.stacks),
        pile=goods_in(state.pile),
        routes=_routes(kit, state.routes, tuple(state.stock)),
        abilities=_abilities(kit, state.abilities),
        bonus=None if state.bonus == NONE else kit.action_ids[state.bonus],
        vases=_vases(kit, state.vases, tuple(state.vase_by), tuple(state.vase_filled)),
        regions=tuple(
            [
                RegionView(
                    number,
                    None if state.foundation[region] == NONE else kit.foundation_ids[state.foundation[region]],
                    _peoples(kit, state.people[region]),
                    _seat(state.city[region]),
                    _seat(state.tower[region]),
                    _seat(state.farm[region]),
                    tuple(warriors[region * players : (region + 1) * players]),
                )
                for region, number in enumerate(state.land.number)
            ]
        ),
        hand=(),
        put_back=(),
        answers=(),
        before=None,
    )


def _seat_view(state: State, seat: int) -> SeatView:
    kit, start, ability = state.kit, state.start[seat], state.ability[seat]
    hidden = state.hand[seat] & ~state.shown[seat]
    return SeatView(
        start=None if start == NONE else kit.start_ids[start],
        ability=None if ability == NONE else kit.ability_ids[ability],
        agenda=stack_words(kit, state.players, state.agenda[seat]),
        coins=state.coins[seat],
        weaponry=state.weaponry[seat],
        vp=vp(state, seat),
        ledger=tuple(state.ledger[seat * len(WEALTH) : (seat + 1) * len(WEALTH)]),
        goods=goods_in(state.goods[seat]),
        temps=goods_in(state.temps[seat]),
        income=state.income[seat],
        tracks=tuple(state.tracks[seat * 3 : seat * 3 + 3]),
        cards=state.hand[seat].bit_count(),
        shown=_cards(kit, state.shown[seat]),
        hidden=tuple([tuple([(hidden & pool).bit_count() for pool in pools]) for pools in state.pools]),
        from_setup=state.from_setup[seat],
        area=_cards(kit, state.area[seat]),
        palace=_cards(kit, state.palace[seat]),
        reserves=state.reserves[seat],
        supply=state.supply[seat],
        ships=tuple(state.ships[seat * ROUTES : (seat + 1) * ROUTES]),
        tiles=_tiles(kit, state.held[seat]),
        trophies=_trophies(kit, state.trophies[seat]),
    )


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def _by_region(warriors: tuple[int, ...], players: int) -> tuple[Counts, ...]:
    return tuple([warriors[at : at + players] for at in range(0, len(warriors), players)])


# The same few sets are named again and again, for every view: their names are remembered.


def _naming(ids: str) -> Callable[[Kit, int], Words]:
    """What names any set of a family of the kit."""

    @lru_cache(maxsize=1 << 14)
    def name(kit: Kit, members: int) -> Words:
        family: Words = getattr(kit, ids)
        return tuple([family[member] for member in bits(members)])

    return name


_cards, _tiles, _trophies, _abilities = map(_naming, ("card_ids", "bonus_ids", "people_ids", "ability_ids"))


@lru_cache(maxsize=1 << 10)
def _peoples(kit: Kit, people: tuple[int, ...]) -> Words:
    return tuple([kit.people_ids[tile] for tile in people])


@lru_cache(maxsize=64)
def _seats(seats: int) -> Seats:
    return tuple(bits(seats))


@lru_cache(maxsize=64)
def _extras(extras: int) -> Words:
    return tuple([EXTRAS[extra] for extra in bits(extras)])


@lru_cache(maxsize=1 << 12)
def _row(row: tuple[int, ...]) -> tuple[PlacedDie | None, ...]:
    return tuple([None if die == NONE else PlacedDie(die_name(die >> 3 & 3, die >> 5), die & 7) for die in row])


@lru_cache(maxsize=1 << 10)
def _routes(kit: Kit, routes: tuple[int, ...], stock: tuple[int, ...]) -> tuple[RouteView, ...]:
    return tuple(
        [
            RouteView(kit.route_ids[route], _tiles(kit, stock[2 * at]), _tiles(kit, stock[2 * at + 1]))
            for at, route in enumerate(routes)
        ]
    )


@lru_cache(maxsize=1 << 10)
def _vases(kit: Kit, vases: tuple[int, ...], by: tuple[int, ...], filled: tuple[int, ...]) -> tuple[VaseView, ...]:
    return tuple([VaseView(kit.vase_ids[vase], _seats(by[at]), filled[at]) for at, vase in enumerate(vases)])
