"""M4.5, M9: cards go into the palace: from the player area for nothing, from the hand for their points."""

from __future__ import annotations

from labrys.core.refusal import Refusal, refusal
from labrys.games.minos import decisions as d
from labrys.games.minos import events
from labrys.games.minos.moves import Palace
from labrys.games.minos.rules import vases
from labrys.games.minos.rules.cards import reveal
from labrys.games.minos.rules.named import no_such_card
from labrys.games.minos.state import FROM_PALACE_PRICE, SOURCES, State, vp


def candidates(state: State, seat: int, *, free: bool) -> int:
    """The set of cards that may go into the palace: of the player area, and of the hand as far as points allow."""
    kit, hand = state.kit, state.hand[seat]
    if not free and hand:
        points = vp(state, seat)
        for card in kit.cards_of(hand):
            if kit.card_vp[card] > points:
                hand &= ~(1 << card)
    return hand | state.area[seat]


def legal(state: State, seat: int, *, free: bool) -> list[int]:
    """Moves into the palace, ascending. Nobody may change the list."""
    return state.kit.move_ins.of(candidates(state, seat, free=free))


def move_in(state: State, seat: int, card: int, *, free: bool) -> None:
    """A card enters the palace; one of the hand costs its points unless that is free."""
    bit, from_hand = 1 << card, not state.area[seat] >> card & 1
    lost = 0
    if from_hand:
        reveal(state, seat, card)
        lost = 0 if free else state.kit.card_vp[card]
        state.ledger[seat * SOURCES + FROM_PALACE_PRICE] -= lost
    else:
        state.area[seat] &= ~bit
    state.palace[seat] |= bit
    state.stirred |= vases.OF_PALACE
    if state.events is not None:
        state.events.append(events.CardToPalace(seat, state.kit.card_ids[card], lost, from_hand))


def asked_price(state: State, seat: int, card: int) -> int:
    """The points that a card of the hand costs if it is what the seat is asked to put into the palace now."""
    is_priced = any(kind == d.PALACE and not free for kind, _, free in state.agenda[seat][-1:])
    return state.kit.card_vp[card] if is_priced else 0


def refuse(state: State, seat: int, move: Palace, *, free: bool) -> Refusal | None:
    fault = no_such_card(state, move.card)
    if fault is not None:
        return fault
    card = state.kit.card_number[move.card]
    if state.area[seat] >> card & 1:
        return None
    if not state.hand[seat] >> card & 1:
        text = "{card} is neither in your player area nor in your hand"
        return refusal("card-not-yours", "M9", text, card=move.card)
    points = vp(state, seat)
    if not free and state.kit.card_vp[card] > points:
        text = "{card} would cost you {cost:point}, you have {points}"
        return refusal("palace-too-dear", "M4.5", text, card=move.card, cost=state.kit.card_vp[card], points=points)
    return None
