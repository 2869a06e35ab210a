"""What the names in a move must stand for: regions, routes, goods, tracks, cards and tiles that there are."""

from __future__ import annotations

from labrys.core.refusal import Refusal, refusal
from labrys.core.refusing import quoted
from labrys.games.minos.components import GOODS, TRACKS
from labrys.games.minos.state import ROUTES, State


def no_such_region(state: State, number: int) -> Refusal | None:
    """Whether a printed number is that of a region of this map."""
    if number in state.land.index:
        return None
    text = "there is no region {region} on the map for {players} players"
    return refusal("no-such-region", "M15", text, region=number, players=state.players)


def no_warrior_there(state: State, seat: int, number: int, rule: str) -> Refusal | None:
    """Whether a seat has a warrior in a region that there is."""
    if state.warriors[state.land.index[number] * state.players + seat]:
        return None
    return refusal("no-warrior-there", rule, "you have no warrior in region {region}", region=number)


def no_such_route(number: int) -> Refusal | None:
    if 1 <= number <= ROUTES:
        return None
    return refusal("no-such-route", "M3.3", "routes are numbered 1 to {last}, not {route}", last=ROUTES, route=number)


def no_such_good(name: str) -> Refusal | None:
    if name in GOODS:
        return None
    text = "goods are silver, stone, copper, wood, grain and herb, not {good!r}"
    return refusal("no-such-good", "M2.3", text, good=quoted(name))


def no_such_track(name: str) -> Refusal | None:
    if name in TRACKS:
        return None
    text = "tracks are influence, cultural and population, not {track!r}"
    return refusal("no-such-track", "M8", text, track=quoted(name))


def no_such_tile(state: State, name: str) -> Refusal | None:
    if name in state.kit.bonus_ids:
        return None
    return refusal("no-such-tile", "M2.3", "there is no trade bonus tile {tile!r}", tile=quoted(name))


def no_such_card(state: State, name: str) -> Refusal | None:
    if name in state.kit.card_number:
        return None
    return refusal("no-such-card", "M2.3", "there is no card {card!r}", card=quoted(name))


def not_in_hand(state: State, seat: int, name: str, rule: str) -> Refusal | None:
    """Whether there is such a card, and in this hand."""
    fault = no_such_card(state, name)
    if fault is not None or state.hand[seat] >> state.kit.card_number[name] & 1:
        return fault
    return refusal("card-not-in-hand", rule, "{card} is not in your hand", card=name)


def stack_empty(good: str, rule: str) -> Refusal:
    """No good of a type lies face up."""
    return refusal("stack-empty", rule, "no {good} lies face up any more", good=good)
