"""M5.1: drawing cards from the offer or a deck."""

from __future__ import annotations

from typing import Final

from labrys.core.refusal import Refusal, refusal
from labrys.games.minos import codes, events
from labrys.games.minos import decisions as d
from labrys.games.minos.moves import Draw
from labrys.games.minos.rules.cards import active_age, take_from_offer
from labrys.games.minos.rules.gain import push
from labrys.games.minos.rules.named import no_such_card
from labrys.games.minos.state import State

TOP_OF: Final = 254
"""Codes from here on are for the top of a deck: the active one, or that of Age II while Age I is active."""
DECKS = ("deck", "age2")


def legal(state: State, *, age2: bool = False) -> list[int]:
    """Every card of the offer, the top of the active deck, and that of Age II where a space allows it."""
    found: list[int] = []
    add(found, state, age2=age2)
    return found


def add(found: list[int], state: State, *, age2: bool = False) -> None:
    """The same, behind what is found already."""
    found += state.kit.draws.of(state.offer)
    active = active_age(state)
    if state.deck[active]:
        found.append(codes.DRAW | TOP_OF)
    if age2 and active == 0 and state.deck[1]:
        found.append(codes.DRAW | TOP_OF + 1)


def draw(state: State, seat: int, argument: int) -> None:
    """A card comes to the hand; from a deck chance says which."""
    if argument >= TOP_OF:
        age = active_age(state) if argument == TOP_OF else 1
        push(state, seat, d.DECK, age, 1)
        if state.events is not None:
            state.events.append(events.Drawing(seat, age + 1))
    else:
        take_from_offer(state, seat, argument)


def refuse(state: State, move: Draw, *, age2: bool = False) -> Refusal | None:
    active = active_age(state)
    if move.card in DECKS:
        age = active if move.card == DECKS[0] else 1
        if move.card == DECKS[1] and active:
            return refusal("age2-active", "M4", "the Age II deck is the active one: draw from it as `deck`")
        if move.card == DECKS[1] and not age2:
            return refusal("age2-closed", "M5", "you have no point now that may draw from the Age II deck")
        return None if state.deck[age] else deck_empty(age)
    fault = no_such_card(state, move.card)
    if fault is not None or state.offer >> state.kit.card_number[move.card] & 1:
        return fault
    text = "{card} is not among the {cards:card} of the offer"
    return refusal("not-on-offer", "M5.1", text, card=move.card, cards=state.offer.bit_count())


def deck_empty(age: int) -> Refusal:
    return refusal("deck-empty", "M5.1", "the deck of Age {age} is empty", age=age + 1)
