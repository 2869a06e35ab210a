"""What a move changes for its mover: counted, not named, so that it holds whatever chance answers."""

from __future__ import annotations

from labrys.core.game import Preview
from labrys.games.minos.components import GOODS, WEALTH
from labrys.games.minos.kit import count_in
from labrys.games.minos.rules import table
from labrys.games.minos.rules.count import cities, farms, heights, on_map, ship_spaces, towers
from labrys.games.minos.state import FROM_LEFTOVERS, FROM_VASES, State

THIRD = 3
"""The good of its type that brings a card (M7)."""


class Standing(Preview, frozen=True):
    """A seat's means at one moment, its own answers of a step of all at once carried out.

    Left out is what a random good may bring besides itself: income steps, the card of the third of its type, vases.
    """

    coins: int
    weaponry: int
    vp: int
    """Points gained, without those of vases and of leftovers."""
    points: int
    """Action points left, in the own turn."""
    goods: int
    temps: int
    cards: int
    """In hand, without those that third goods of their types have brought."""
    area: int
    palace: int
    tracks: tuple[int, ...]
    reserves: int
    warriors: int
    cities: int
    towers: int
    farms: int
    ships: tuple[int, ...]
    tiles: int
    trophies: int


class MovePreview(Preview, frozen=True):
    """A seat's standing before a move and after it. `asks_chance` says that something is drawn on the way.

    `after` is None for the last answer of a step of all at once: what comes of it depends on the answers of the others,
    which are secret until then (M4.7).
    """

    before: Standing
    after: Standing | None
    asks_chance: bool


def standing(state: State, seat: int) -> Standing:
    """How a seat stands, as it knows itself."""
    world = table.private(state, seat)
    owned = [count_in(world.goods[seat], good) for good in range(len(GOODS))]
    booked = world.ledger[seat * len(WEALTH) : (seat + 1) * len(WEALTH)]
    return Standing(
        coins=world.coins[seat],
        weaponry=world.weaponry[seat],
        vp=sum(booked) - booked[FROM_VASES] - booked[FROM_LEFTOVERS],
        points=world.points if world.active == seat else 0,
        goods=sum(owned),
        temps=sum(count_in(world.temps[seat], good) for good in range(len(GOODS))),
        cards=world.hand[seat].bit_count() - sum(count >= THIRD for count in owned),
        area=world.area[seat].bit_count(),
        palace=world.palace[seat].bit_count(),
        tracks=tuple(heights(world, seat)),
        reserves=world.reserves[seat],
        warriors=on_map(world, seat),
        cities=cities(world, seat),
        towers=towers(world, seat),
        farms=farms(world, seat),
        ships=tuple(ship_spaces(world, seat)),
        tiles=world.held[seat].bit_count(),
        trophies=world.trophies[seat].bit_count(),
    )


def is_carried_out(before: State, after: State) -> bool:
    """Whether a move was the last answer of a step of all at once, so that all answers were carried out with it."""
    return sum(map(bool, before.agenda)) > 1 and not any(after.answers)
