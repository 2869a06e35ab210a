"""M5.1: drawing cards from the offer or a deck."""

from __future__ import annotations

from labrys.core.piles import bits
from labrys.core.refusal import Refusal, refusal
from labrys.games.minos import codes
from labrys.games.minos import decisions as d
from labrys.games.minos.moves import Draw
from labrys.games.minos.rules.cards import active_age, take_from_offer
from labrys.games.minos.rules.gain import push
from labrys.games.minos.state import State

TOP_OF = 254
"""Codes from here on are for the top of a deck, by age."""
DECKS = ("deck", "age2")


def legal(state: State, *, age2: bool = False) -> list[int]:
    """Every card of the offer, the top of the active deck, and that of Age II where a space allows it."""
    found = [codes.DRAW | card for card in bits(state.offer)]
    active = active_age(state)
    if state.deck[active]:
        found.append(codes.DRAW | TOP_OF + active)
    if age2 and active == 0 and state.deck[1]:
        found.append(codes.DRAW | TOP_OF + 1)
    return found


def draw(state: State, seat: int, argument: int) -> None:
    """A card comes to the hand; from a deck chance says which."""
    if argument >= TOP_OF:
        push(state, seat, d.DECK, argument - TOP_OF, 1)
    else:
        take_from_offer(state, seat, argument)


def refuse(state: State, move: Draw, *, age2: bool = False) -> Refusal | None:
    active = active_age(state)
    if move.card == "deck":
        return None if state.deck[active] else refusal("deck-empty", "M5.1", "deck {age} is empty", age=active + 1)
    if move.card == "age2":
        if not age2 or active == 1:
            text = "no point of yours may draw from the Age II deck in round {round}"
            return refusal("age2-closed", "M5", text, round=state.round)
        return None if state.deck[1] else refusal("deck-empty", "M5.1", "deck {age} is empty", age=2)
    number = state.kit.card_number.get(move.card)
    if number is None:
        return no_such_card(move.card)
    if not state.offer >> number & 1:
        text = "{card} is not among the {cards:card} of the offer"
        return refusal("not-on-offer", "M5.1", text, card=move.card, cards=state.offer.bit_count())
    return None


def no_such_card(card: str) -> Refusal:
    return refusal("no-such-card", "M2.3", "there is no card {card!r}", card=card)
