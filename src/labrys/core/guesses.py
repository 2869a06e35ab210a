"""What each seat may still think each hidden card to be.

For families of cards that players look at and put back. A table of guesses has one bit set per seat and
card: the identities that this seat cannot exclude for that physical card. It is part of the state, so that
a view can hold all that a seat is entitled to remember, and imagined worlds respect it.

The sets are sound: the truth is always among them. Worlds are drawn from them by matching.
"""

from __future__ import annotations

from collections.abc import Sequence

from labrys.core.bitsets import bits
from labrys.core.chance import Shuffler

Guesses = tuple[int, ...]
"""One seat's guesses, by card. A value, so that copies of a state share it."""


def know_nothing(cards: int) -> Guesses:
    """Any card may be any card."""
    return ((1 << cards) - 1,) * cards


def see(guesses: Guesses, card: int) -> Guesses:
    """After the seat has looked at a card: it is this one, and no other is."""
    bit = 1 << card
    return tuple(bit if other == card else mask & ~bit for other, mask in enumerate(guesses))


def confuse(guesses: Guesses, one: int, other: int) -> Guesses:
    """After two cards have changed places behind somebody's hand, or not: the seat cannot tell."""
    either = guesses[one] | guesses[other]
    return tuple(either if card in (one, other) else mask for card, mask in enumerate(guesses))


def match(places: Sequence[int], rng: Shuffler) -> list[int] | None:
    """A card for each place out of the place's bit set, all different, by chance; None if there is no way.

    Narrow places choose first; where a choice leads nowhere the next candidate is tried.
    """
    order = sorted(range(len(places)), key=lambda place: places[place].bit_count())
    chosen = [-1] * len(places)

    def fill(step: int, used: int) -> bool:
        if step == len(order):
            return True
        place = order[step]
        candidates = bits(places[place] & ~used)
        rng.shuffle(candidates)
        for card in candidates:
            chosen[place] = card
            if fill(step + 1, used | 1 << card):
                return True
        return False

    return chosen if fill(0, 0) else None
