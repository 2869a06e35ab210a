"""Worlds that a seat cannot tell from the real one: what it knows as it is, the rest dealt by chance."""

from __future__ import annotations

from labrys.core.chance import Shuffler
from labrys.core.guesses import Guesses, know_nothing, match, see
from labrys.core.piles import bits
from labrys.core.position import joined, names_of, parted
from labrys.games.akrotiri.kit import Kit
from labrys.games.akrotiri.position import Position
from labrys.games.akrotiri.restore import state_of
from labrys.games.akrotiri.state import State
from labrys.games.akrotiri.view import AkrotiriView


def imagine(view: AkrotiriView, kit: Kit, rng: Shuffler) -> State:
    """One such world."""
    tiles = _imagine_tiles(view, kit, rng)
    maps, map_pile = _imagine_maps(view, kit, rng)
    goals = _Goals(view, kit, rng)
    position = Position(
        options=view.options,
        players=view.players,
        began=view.began,
        turns=view.turns,
        actions=view.actions,
        pair=view.pair,
        oracle=view.oracle,
        dug=view.dug,
        idle=view.idle,
        ended=view.ended,
        stack=view.stack,
        tiles=view.tiles,
        market=view.market,
        cubes=view.cubes,
        boats=view.boats,
        cargo=view.cargo,
        drachmas=view.drachmas,
        hands=tuple(tiles[: view.players]),
        could_hold=view.could_hold,
        maps=tuple(maps),
        played=view.played,
        goals=goals.kept,
        drawn=goals.drawn,
        taken=view.taken,
        offer=view.offer,
        tile_pile=joined(sorted(tiles[view.players :])),
        tile_could_be=view.tile_could_be,
        discards=view.discards,
        map_pile=map_pile,
        goal_pile=goals.pile,
        goals_under=goals.under,
        guesses=tuple("+".join(f"{mask:x}" for mask in row) for row in goals.guesses),
    )
    return state_of(position, kit)


def _mask(names: list[str], ids: tuple[str, ...]) -> int:
    return sum(1 << ids.index(name) for name in names)


def _imagine_tiles(view: AkrotiriView, kit: Kit, rng: Shuffler) -> list[str]:
    """A tile (or a dash) for each hand, then those of the pile."""
    ids = kit.tile_ids
    own = 0 if view.hand == "-" else 1 << ids.index(view.hand)
    holders = [seat for seat in range(view.players) if view.holds_tile[seat]]
    places = [own if seat == view.seat else _mask(parted(view.could_hold[seat]), ids) & ~own for seat in holders]
    places += [_mask(parted(view.tile_could_be), ids) & ~own] * view.tiles_left
    dealt = match(places, rng)
    assert dealt is not None, "what a seat knows of the tiles is true of at least one world"
    hands = ["-"] * view.players
    for seat, tile in zip(holders, dealt, strict=False):
        hands[seat] = ids[tile]
    return hands + [ids[tile] for tile in dealt[len(holders) :]]


def _imagine_maps(view: AkrotiriView, kit: Kit, rng: Shuffler) -> tuple[list[str], str]:
    """Each hand of maps, and the piles."""
    own = _mask(parted(view.maps), kit.map_ids)
    seen = own
    for word in view.played:
        seen |= _mask([part.split("@")[0] for part in parted(word)], kit.map_ids)
    hands = [own if seat == view.seat else 0 for seat in range(view.players)]
    pile = 0
    for tier, cards in enumerate(kit.tier_maps):
        unseen = bits(cards & ~seen)
        rng.shuffle(unseen)
        for seat in range(view.players):
            if seat != view.seat:
                for _ in range(view.map_counts[seat][tier]):
                    hands[seat] |= 1 << unseen.pop()
        for card in unseen:
            pile |= 1 << card
    return [names_of(hand, kit.map_ids) for hand in hands], names_of(pile, kit.map_ids)


class _Goals:
    """The goal cards of one world: every hidden place gets a card that the seat may think it to be."""

    def __init__(self, view: AkrotiriView, kit: Kit, rng: Shuffler) -> None:
        ids, seats = kit.goal_ids, range(view.players)
        self.ids = ids
        unders = [word.split(":") for word in view.goals_under]
        places = [word for row in (*view.goals, *view.drawn) for word in row]
        places += [word for word, _ in unders]
        places += [view.goal_could_be] * view.goals_left
        masks = [_mask(word.split("|"), ids) for word in places]
        dealt = match(masks, rng)
        assert dealt is not None, "what a seat knows of the goals is true of at least one world"
        cards = iter(dealt)
        kept = [[next(cards) for _ in view.goals[seat]] for seat in seats]
        drawn = [[next(cards) for _ in view.drawn[seat]] for seat in seats]
        under = [next(cards) for _ in unders]
        self.kept = tuple(self._names(row) for row in kept)
        self.drawn = tuple(self._names(row) for row in drawn)
        self.under = joined([f"{ids[goal]}:{seat}" for goal, (_, seat) in zip(under, unders, strict=True)])
        self.pile = self._names(sorted(cards))
        shown = [ids.index(name) for name in parted(view.offer) + parted(view.taken)]
        if view.ended != "-":
            shown += [goal for row in kept for goal in row]
        self.guesses: list[Guesses] = []
        for seat in seats:
            buried = [goal for goal, (_, by) in zip(under, unders, strict=True) if int(by) == seat]
            if seat == view.seat:
                self.guesses.append(self._own(shown, dict(zip(dealt, masks, strict=True))))
            else:
                self.guesses.append(self._of_other(shown + kept[seat] + drawn[seat] + buried))

    def _names(self, goals: list[int]) -> str:
        return joined([self.ids[goal] for goal in goals])

    def _own(self, shown: list[int], thought: dict[int, int]) -> Guesses:
        """The looking seat thinks what its view says of each place."""
        thought |= {goal: 1 << goal for goal in shown}
        return tuple(thought[goal] for goal in range(len(self.ids)))

    def _of_other(self, seen: list[int]) -> Guesses:
        """Another seat knows what is open, in its hand, and under the pile by its own hand."""
        guesses = know_nothing(len(self.ids))
        for goal in seen:
            guesses = see(guesses, goal)
        return guesses
