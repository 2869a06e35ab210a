"""What a view of Minos is made of: regions, routes, vases, dice and seats as everybody sees them."""

from __future__ import annotations

import msgspec

from labrys.core.position import Words

Counts = tuple[int, ...]
Seats = tuple[int, ...]


class PlacedDie(msgspec.Struct, frozen=True):
    """A die on an action space, and whose it is."""

    die: str
    seat: int


class RegionView(msgspec.Struct, frozen=True):
    """A region of the map; the Sea Peoples from the bottom, warriors by seat."""

    number: int
    foundation: str | None
    peoples: Words
    city: int | None
    tower: int | None
    farm: int | None
    warriors: Counts


class RouteView(msgspec.Struct, frozen=True):
    """A trade route, and the bonus tiles beside it."""

    route: str
    blue: Words
    red: Words


class VaseView(msgspec.Struct, frozen=True):
    """A vase in play, who has claimed it, and how many of its slots are filled."""

    vase: str
    seats: Seats
    filled: int


class SeatView(msgspec.Struct, frozen=True):
    """What everybody knows of one seat."""

    start: str | None
    ability: str | None
    agenda: Words
    """What it has to decide, the due decision last."""
    coins: int
    weaponry: int
    vp: int
    ledger: Counts
    """Points by source, in the order of the score sheet."""
    goods: Counts
    temps: Counts
    income: int
    tracks: Counts
    cards: int
    """In hand, and of those the ones that everybody knows to be there: they came from the offer."""
    shown: Words
    hidden: tuple[Counts, ...]
    """By age: how many of the other cards in hand are of each pool."""
    from_setup: int
    """Of the hidden cards of the first pool of Age I, so many at least are of the first deal: nobody put them back."""
    area: Words
    palace: Words
    reserves: int
    supply: int
    ships: Counts
    tiles: Words
    trophies: Words
