"""Games for the slow referee to look at: played blindly, or by somebody who takes whatever there is to take; begun as
the rules say, or with full purses, or with decks that soon run out.

Blind players hardly ever build a third tower or sail to the end of a route. The eager one does, if it is rich.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from labrys.core.seats import CHANCE
from labrys.games.minos.game import Minos
from tests.games.minos.slow_box import CARDS
from tests.games.minos.slow_table import Table

GAME = Minos()

WORTH = {
    "done": 0.02, "end": 0.02, "exchange": 0.05, "discard": 0.15, "back": 1.0, "forfeit": 0.1, "draw": 1.0,
    "move": 1.0, "escort": 0.5, "place": 3.0, "advance": 6.0, "city": 12.0, "tower": 12.0, "farm": 9.0, "ship": 12.0,
    "sail": 12.0, "play": 5.0, "palace": 6.0, "battle": 4.0, "trade": 9.0,
}  # fmt: skip
"""How likely the eager one is to choose a move of a kind; 2 for kinds that are not named."""

Policy = Callable[[list[str], random.Random], int]


class Setting(NamedTuple):
    """What is agreed before a game."""

    players: int
    setup: str
    routes: str

    def __str__(self) -> str:
        return f"{self.players} players, {self.setup}, {self.routes}"


SETTINGS = tuple(
    Setting(players, *options)
    for players in (2, 3, 4)
    for options in (("draft", "AAA"), ("random", "random"), ("draft", "BBB"))
)


class Moment(NamedTuple):
    """A position, who decides in it, what may be decided with the codes, and which of it is."""

    state: Any
    seat: int
    codes: dict[str, int]
    move: str


def blind(moves: list[str], rng: random.Random) -> int:
    """Any move."""
    return rng.randrange(len(moves))


def eager(moves: list[str], rng: random.Random) -> int:
    """Rather a kind of move that brings something, then any move of that kind."""
    kinds = sorted({move.split()[0] for move in moves})
    kind = rng.choices(kinds, [WORTH.get(kind, 2.0) for kind in kinds])[0]
    return rng.choice([at for at, move in enumerate(moves) if move.split()[0] == kind])


def with_words(text: str, **words: str) -> str:
    """A position's text with other facts."""
    lines = [line.partition(":") for line in text.splitlines()]
    assert set(words) <= {name for name, _, _ in lines}
    return "\n".join(f"{name}: {words[name]}" if name in words else f"{name}:{rest}" for name, _, rest in lines) + "\n"


def rich(text: str, rng: random.Random) -> str:
    """Full purses, temporary goods, all warriors in the reserves, markers high up on the tracks."""
    table = Table(text)
    seats = range(table.players)

    def each(least: int, most: int) -> str:
        return " ".join(str(rng.randint(least, most)) for _ in seats)

    return with_words(
        text,
        coins=each(10, 50),
        weaponry=each(4, 14),
        temps=" ".join(",".join(str(rng.choice((0, 1, 3))) for _ in range(6)) for _ in seats),
        tracks=" ".join(",".join(str(rng.randint(0, 7)) for _ in range(3)) for _ in seats),
        income=each(0, 11),
        reserves=" ".join(str(table.reserves[seat] + table.supply[seat]) for seat in seats),
        supply=" ".join("0" for _ in seats),
    )


def short_of_cards(text: str, rng: random.Random) -> str:
    """Decks of a few cards; the others are discarded."""
    table = Table(text)
    decks, discards = [], []
    for age in (0, 1):
        kept = rng.randint(1, 4)
        deck = sorted(table.deck[age])
        left = deck[:kept] if age else [card for card in deck if card in set().union(*table.put_back)] or deck[:kept]
        decks.append("+".join(left))
        # Most are out of the way in a palace, so that soon there is no card at all.
        discards.append(sorted(set(deck) - set(left)))
    stored = [set(cards[2:]) for cards in discards]
    palace = [set(cards) for cards in table.palace]
    palace[-1] |= stored[0] | stored[1]
    hidden = [set(deck.split("+")) for deck in decks]
    for seat in range(table.players):
        for card in table.hands[seat] - table.shown[seat]:
            hidden[CARDS[card]["age"] - 1].add(card)
    return with_words(
        text,
        deck=" ".join(decks),
        discards=" ".join("+".join(cards[:2]) or "-" for cards in discards),
        pools=" ".join("+".join(sorted(cards)) for cards in hidden),
        palace=" ".join("+".join(sorted(cards)) or "-" for cards in palace),
    )


Change = Callable[[str, random.Random], str]


def moments(setting: Setting, seed: object, policy: Policy, *changes: Change) -> Iterator[Moment]:
    """Every decision of a game; what is to be changed is changed before the first roll.

    The state is the same object all along: whoever wants to keep one clones it.
    """
    rng = random.Random(f"{setting}:{seed}")
    options = {"setup": setting.setup, "routes": setting.routes}
    state = GAME.begin(GAME.read_options(options), setting.players)
    changed = not changes
    while GAME.deciders(state):
        if state.round and not changed:
            changed, text = True, GAME.position(state)
            for change in changes:
                text = change(text, rng)
            state = GAME.parse_position(text)
        seat = rng.choice(GAME.deciders(state))
        found = [code for code, _ in GAME.ask(state)] if seat == CHANCE else GAME.legal(state, seat)
        codes = {GAME.text(GAME.decode(state, code)): code for code in found}
        assert len(codes) == len(found)
        texts = list(codes)
        move = texts[(blind if seat == CHANCE else policy)(texts, rng)]
        yield Moment(state, seat, codes, move)
        GAME.apply(state, seat, codes[move])
