"""Worlds that a seat cannot tell from the real one: what it knows as it is, the rest dealt by chance.

Searches imagine many worlds of one view. So a view is read once, into numbers, and what it leaves open is dealt anew
for each world.
"""

from __future__ import annotations

from functools import lru_cache

from labrys.core.bitsets import bit_set, bits
from labrys.core.chance import Shuffler
from labrys.core.guesses import Guesses, match
from labrys.core.piles import Pile
from labrys.core.quick import Sight
from labrys.games.akrotiri.kit import Kit
from labrys.games.akrotiri.restore import cards_of, open_state
from labrys.games.akrotiri.state import NO_TILE, State
from labrys.games.akrotiri.view import AkrotiriView


def imagine(view: AkrotiriView, kit: Kit, rng: Shuffler) -> State:
    """One such world."""
    return _read(view, kit).world(rng)


@lru_cache(maxsize=256)
def _read(view: AkrotiriView, kit: Kit) -> AkrotiriSight:
    return AkrotiriSight(view, kit)


class AkrotiriSight(Sight[State]):
    """A view in numbers: what is the same in all of its worlds, and what is to be dealt."""

    def __init__(self, view: AkrotiriView, kit: Kit) -> None:
        self.open = open_state(view, kit)
        self.tiles = _Tiles(view, self.open)
        self.maps = _Maps(view, self.open)
        self.goals = _Goals(view, self.open)

    def world(self, rng: Shuffler) -> State:
        world = self.open.clone()
        self.tiles.deal(world, rng)
        self.maps.deal(world, rng)
        self.goals.deal(world, rng)
        return world


class _Tiles:
    """A tile for each hand that is not seen, and those of the pile."""

    def __init__(self, view: AkrotiriView, state: State) -> None:
        own = cards_of(state.kit.tile_numbers, view.hand)
        state.hand = [NO_TILE] * view.players
        if own:
            state.hand[view.seat] = own.bit_length() - 1
        self.holders = [seat for seat in range(view.players) if view.holds_tile[seat] and seat != view.seat]
        hands = [state.could_hold[seat] & ~own for seat in self.holders]
        self.could_be = state.tile_pile.could_be
        self.unseen = ((1 << len(state.kit.tile_ids)) - 1) & ~(bit_set(state.sea.tiles) | state.discards | own)
        self.hands, self.pile = _places(hands, self.unseen, self.could_be & ~own, view.tiles_left)

    def deal(self, world: State, rng: Shuffler) -> None:
        dealt = match(self.hands + self.pile, rng)
        assert dealt is not None, "what a seat knows of the tiles is true of at least one world"
        held = 0
        for i, seat in enumerate(self.holders):
            world.hand[seat] = dealt[i]
            held |= 1 << dealt[i]
        loose = bit_set(dealt[len(self.holders) :]) if self.pile else self.unseen & ~held
        world.tile_pile = Pile(loose=loose, could_be=self.could_be)


def _places(hands: list[int], unseen: int, could_be: int, left: int) -> tuple[list[int], list[int]]:
    """What may lie in each hand and in each place of the pile; no places of the pile if it gets what is left over.

    It does if any unseen card may lie there, or if those that may not are just enough for the hands. In a pile cards
    lie in no order: so nothing has to be chosen for it then.
    """
    elsewhere = unseen & ~could_be
    if unseen.bit_count() != len(hands) + left or elsewhere.bit_count() not in (0, len(hands)):
        return hands, [could_be] * left
    return [hand & elsewhere for hand in hands] if elsewhere else hands, []


class _Maps:
    """Maps for the hands of the others, and the piles."""

    def __init__(self, view: AkrotiriView, state: State) -> None:
        own = cards_of(state.kit.map_numbers, view.maps)
        state.maps = [own if seat == view.seat else 0 for seat in range(view.players)]
        seen = own
        for cards in state.played:
            seen |= bit_set(cards)
        self.unseen = [bits(cards & ~seen) for cards in state.kit.tier_maps]
        state.map_pile = ((1 << len(state.kit.map_ids)) - 1) & ~seen
        self.wanted = [
            [seat for seat in range(view.players) if seat != view.seat for _ in range(view.map_counts[seat][tier])]
            for tier in range(len(self.unseen))
        ]
        """By tier: the seats that hold one, as often as they do."""

    def deal(self, world: State, rng: Shuffler) -> None:
        for tier, seats in enumerate(self.wanted):
            if seats:
                cards = self.unseen[tier][:]
                rng.shuffle(cards)
                for seat in seats:
                    card = 1 << cards.pop()
                    world.maps[seat] |= card
                    world.map_pile &= ~card


class _Goals:
    """A goal for every hidden place, one that the seat may think it to be; and what the others then think."""

    def __init__(self, view: AkrotiriView, state: State) -> None:
        numbers = state.kit.goal_numbers
        unders = [word.split(":") for word in view.goals_under]
        words = [word for row in (*view.goals, *view.drawn) for word in row] + [word for word, _ in unders]
        self.seat, self.ended = view.seat, view.ended != "-"
        self.everything = (1 << len(numbers)) - 1
        self.kept, self.drawn = [len(row) for row in view.goals], [len(row) for row in view.drawn]
        self.buried_by = tuple(int(seat) for _, seat in unders)
        masks = [cards_of(numbers, word, "|") for word in words]
        self.masks, self.cards = masks, [mask.bit_length() - 1 for mask in masks]
        self.hidden = [place for place, mask in enumerate(masks) if mask.bit_count() > 1]
        seen = bit_set(mask.bit_length() - 1 for mask in masks if mask.bit_count() == 1)
        self.could_be = cards_of(numbers, view.goal_could_be, "|")
        self.unseen = self.everything & ~(state.offer | seen)
        hands = [masks[place] for place in self.hidden]
        self.places, self.pile = _places(hands, self.unseen, self.could_be, view.goals_left)

    def deal(self, world: State, rng: Shuffler) -> None:
        dealt = match(self.places + self.pile, rng)
        assert dealt is not None, "what a seat knows of the goals is true of at least one world"
        cards, loose = self.cards[:], self.unseen
        for i, place in enumerate(self.hidden):
            cards[place] = dealt[i]
            loose &= ~(1 << dealt[i])
        if self.pile:
            loose = bit_set(dealt[len(self.hidden) :])
        at = 0
        for rows, sizes in ((world.goals, self.kept), (world.drawn, self.drawn)):
            for seat, size in enumerate(sizes):
                rows[seat] = tuple(cards[at : at + size])
                at += size
        world.goal_pile = Pile(loose=loose, under=tuple(cards[at:]), buried_by=self.buried_by)
        shown = world.offer | world.taken
        if self.ended:
            for row in world.goals:
                shown |= bit_set(row)
        for seat in range(world.players):
            world.guesses[seat] = self._own(cards, shown) if seat == self.seat else self._of_other(world, seat, shown)

    def _own(self, cards: list[int], shown: int) -> Guesses:
        """The looking seat thinks what its view says of each place."""
        thought = [self.could_be] * self.everything.bit_length()
        for goal, mask in zip(cards, self.masks, strict=True):
            thought[goal] = mask
        for goal in bits(shown):
            thought[goal] = 1 << goal
        return tuple(thought)

    def _of_other(self, world: State, seat: int, shown: int) -> Guesses:
        """Another seat knows what is open, in its hand, and under the pile by its own hand."""
        seen = shown | bit_set(world.goals[seat]) | bit_set(world.drawn[seat])
        for goal, by in zip(world.goal_pile.under, self.buried_by, strict=True):
            if by == seat:
                seen |= 1 << goal
        return _knowing(seen, self.everything)


@lru_cache(maxsize=1 << 12)
def _knowing(seen: int, everything: int) -> Guesses:
    """Who has seen these goals knows them, and of no other one which it is."""
    return tuple(1 << goal if seen >> goal & 1 else everything & ~seen for goal in bits(everything))
