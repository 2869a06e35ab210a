"""Worlds that a seat cannot tell from the real one: what it knows as it is, the rest dealt by chance.

Hidden are the cards of other hands and of the decks, what others put back at setup, and the answers of others in a
step of all at once. Cards are dealt pool by pool, so many to each hand as everybody can count. A seat that is known to
have answered answers anew, by legal moves chosen by chance; of a seat whose answer is not whole nobody knows whether it
has begun, and in these worlds it has not.
"""

from __future__ import annotations

from labrys.core.bitsets import bit_set, bits
from labrys.core.chance import AsTheyLie, Shuffler
from labrys.core.quick import Sight
from labrys.games.minos import decisions as d
from labrys.games.minos.kit import Kit
from labrys.games.minos.open_table import open_table
from labrys.games.minos.restore import answer_code, cards_of
from labrys.games.minos.rules import table
from labrys.games.minos.state import State
from labrys.games.minos.view import MinosView

Wanted = list[tuple[int, int]]
"""Seats, and how many cards each gets."""
LONG_ANSWER = 40
"""After so many moves an answer that is imagined only declines, so that it comes to an end."""


def imagine(view: MinosView, kit: Kit, rng: Shuffler) -> State:
    """One such world."""
    return MinosSight(view, kit).world(rng)


class MinosSight(Sight[State]):
    """A view in numbers: what is the same in all of its worlds, and what is to be dealt."""

    def __init__(self, view: MinosView, kit: Kit) -> None:
        self.view, self.kit = view, kit
        before: MinosView = view.before or view
        self.open = open_table(before, kit)
        self.cards = _Cards(before, self.open)
        self.answered: list[int] = [seat for seat in view.answered if seat != view.seat]
        self.answers = self._own_answers()

    def _own_answers(self) -> list[int]:
        """What the seat has answered so far in a step of all at once: nothing hidden makes a difference to it."""
        if not self.view.answers:
            return []
        world, found = self.open.clone(), list[int]()
        self.cards.deal(world, AsTheyLie())
        for text in self.view.answers:
            found.append(answer_code(world, text))
            table.apply(world, self.view.seat, found[-1])
        return found

    def world(self, rng: Shuffler) -> State:
        world = self.open.clone()
        self.cards.deal(world, rng)
        seat: int = self.view.seat
        for code in self.answers:
            table.apply(world, seat, code)
        for other in self.answered:
            _answer(world, other, rng)
        return world


class _Cards:
    """Every hand its hidden cards out of their pools; what is left of the last pool of an age is its deck.

    What the seat put back itself cannot be among the cards of another's first deal, so those are dealt first, from the
    other cards of the first pool.
    """

    def __init__(self, view: MinosView, state: State) -> None:
        self.own, self.back = cards_of(state.kit, view.hand), cards_of(state.kit, view.put_back)
        self.seat: int = view.seat
        others = [seat for seat in range(state.players) if seat != self.seat]
        self.deals: list[tuple[list[int], Wanted, Wanted]] = []
        """The cards of a pool, and who gets how many of them: certainly of the first deal, and besides."""
        for age, pools in enumerate(state.pools):
            for at, pool in enumerate(pools):
                wanted: Wanted = [(seat, view.seats[seat].hidden[age][at]) for seat in others]
                certain: Wanted = []
                if self.back and age == 0 and at == 0:
                    certain = [(seat, min(state.from_setup[seat], count)) for seat, count in wanted]
                    wanted = [(seat, count - certain[i][1]) for i, (seat, count) in enumerate(wanted)]
                if any(count for _, count in certain + wanted):
                    self.deals.append((bits(pool & ~self.own), certain, wanted))
        self.has_back = [
            (seat, state.kit.components.starts[state.start[seat]].back) for seat in others if _has_put_back(state, seat)
        ]
        """The others that have put cards back, and how many."""

    def deal(self, world: State, rng: Shuffler) -> None:
        world.hand = world.shown[:]
        if self.seat >= 0:
            world.hand[self.seat] = self.own
        for pool, certain, wanted in self.deals:
            cards = pool[:]
            rng.shuffle(cards)
            if certain:
                cards = self._deal_first(world, certain, cards, rng)
            _hand_out(world, wanted, cards)
        held = 0
        for hand in world.hand:
            held |= hand
        world.deck = [pools[-1] & ~held for pools in world.pools]
        self._remember(world, rng)

    def _deal_first(self, world: State, certain: Wanted, cards: list[int], rng: Shuffler) -> list[int]:
        """What is certainly of the first deal, none of it put back by the looking seat; the cards that are left."""
        left = _hand_out(world, certain, [card for card in cards if not self.back >> card & 1])
        left += [card for card in cards if self.back >> card & 1]
        rng.shuffle(left)
        return left

    def _remember(self, world: State, rng: Shuffler) -> None:
        """What each seat put back: of oneself as it was, of the others any hidden cards that can have been.

        Where the deck has not enough of them left, those that came to light meanwhile make no difference any more.
        """
        if self.seat >= 0:
            world.put_back[self.seat] = self.back
        if not self.has_back:
            return
        cards = bits(world.deck[0] & world.pools[0][0] & ~self.back)
        rng.shuffle(cards)
        for seat, count in self.has_back:
            world.put_back[seat], cards = bit_set(cards[:count]), cards[count:]


def _hand_out(world: State, wanted: Wanted, cards: list[int]) -> list[int]:
    """So many of the cards to each hand, from the front; those that are left."""
    at = 0
    for seat, count in wanted:
        world.hand[seat] |= bit_set(cards[at : at + count])
        at += count
    return cards[at:]


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
