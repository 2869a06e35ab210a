"""M5.1, M16: cards come from decks and offer, go to hands and discards, and what everybody can know about them."""

from __future__ import annotations

from typing import Final

from labrys.games.minos import events
from labrys.games.minos.decisions import DECK, Decision
from labrys.games.minos.state import State

AGE_II_FROM: Final = 3
"""The round from which Age II is active (M4)."""


def active_age(state: State) -> int:
    """The age whose deck is active: 0, or 1 from round 3 on."""
    return 1 if state.round >= AGE_II_FROM else 0


def renew(state: State, age: int) -> None:
    """An empty deck is made of the discards of its age, as soon as there are any (M5.1)."""
    cards = state.discards[age]
    if state.deck[age] or not cards or age < active_age(state):
        return
    state.deck[age], state.discards[age] = cards, 0
    state.pools[age] += (cards,)
    if state.events is not None:
        state.events.append(events.DeckRenewed(events.TABLE, age + 1, cards.bit_count()))


def reveal(state: State, seat: int, card: int) -> None:
    """A card leaves a hand and everybody sees it."""
    bit = 1 << card
    state.hand[seat] ^= bit
    if state.shown[seat] & bit:
        state.shown[seat] ^= bit
        return
    age = state.kit.card_age[card]
    if age == 0 and state.from_setup[seat] and state.pools[0][0] & bit:
        state.from_setup[seat] -= 1
    see(state, age, bit)


def see(state: State, age: int, bit: int) -> None:
    """A card of a pool comes to light."""
    pools = state.pools[age]
    state.pools[age] = (pools[0] & ~bit,) if len(pools) == 1 else tuple([pool & ~bit for pool in pools])


def discard(state: State, seat: int, card: int) -> None:
    """A card of the hand goes to the discards of its age; those of Age I leave the game from round 3 on (M5.1)."""
    reveal(state, seat, card)
    age = state.kit.card_age[card]
    state.discards[age] |= 1 << card
    if state.events is not None:
        state.events.append(events.CardDiscarded(seat, state.kit.card_ids[card]))
    renew(state, age)


def take_from_offer(state: State, seat: int, card: int) -> None:
    """A card of the offer comes to a hand: everybody knows it to be there."""
    bit = 1 << card
    state.offer ^= bit
    state.hand[seat] |= bit
    state.shown[seat] |= bit
    if state.events is not None:
        state.events.append(events.OfferDrawn(seat, state.kit.card_ids[card]))


class FromDeck:
    """Chance: which card is on top of a deck. An empty deck gives none (M5.1)."""

    @staticmethod
    def prepare(state: State, seat: int, due: Decision) -> bool:
        _, age, _ = due
        if state.deck[age]:
            return True
        state.agenda[seat] = state.agenda[seat][:-1]
        if state.events is not None:
            state.events.append(events.NoCardLeft(seat, age + 1))
        return False

    @staticmethod
    def ask(state: State, seat: int, due: Decision) -> list[tuple[int, int]]:
        return state.kit.card_answers.of(state.deck[due[1]])

    @staticmethod
    def pick(state: State, seat: int, due: Decision, number: float) -> int:
        return state.kit.card_answers.pick(state.deck[due[1]], number)

    @staticmethod
    def apply(state: State, seat: int, due: Decision, card: int) -> None:
        _, age, left = due
        bit = 1 << card
        state.agenda[seat] = state.agenda[seat][:-1]
        if left > 1:
            state.agenda[seat] += ((DECK, age, left - 1),)
        state.deck[age] ^= bit
        state.hand[seat] |= bit
        if state.events is not None:
            state.events.append(events.CardDrawn(seat, age + 1, state.kit.card_ids[card]))
        renew(state, age)
