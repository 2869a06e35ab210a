"""Akrotiri with one bug each in what is seen, told, imagined or promised. Every docstring says what is wrong."""

from __future__ import annotations

from itertools import pairwise
from typing import ClassVar

import msgspec

from labrys.core.chance import AsTheyLie
from labrys.core.event import Event
from labrys.core.game import Foreseen
from labrys.core.refusal import Refusal
from labrys.core.seats import CHANCE
from labrys.games.akrotiri import codes
from labrys.games.akrotiri.game import Akrotiri
from labrys.games.akrotiri.preview import MovePreview
from labrys.games.akrotiri.state import State
from labrys.games.akrotiri.view import AkrotiriView
from tests.laws.mutants import kind_of, next_seat


class NamesTheTrueTileFirst(Akrotiri):
    """Among the tiles that somebody may hold the true one stands in front."""

    def view(self, state: State, seat: int) -> AkrotiriView:
        view = super().view(state, seat)
        true = [state.kit.tile_ids[tile] if tile >= 0 else "" for tile in state.hand]
        words = [sorted(word.split("+"), key=lambda name: name not in true) for word in view.could_hold]
        return msgspec.structs.replace(view, could_hold=tuple("+".join(word) for word in words))


class ShowsTheHand(Akrotiri):
    """The view of everybody says which tile each seat holds; worlds imagined from it agree with it."""

    def view(self, state: State, seat: int) -> AkrotiriView:
        hands = tuple("-" if tile < 0 else state.kit.tile_ids[tile] for tile in state.hand)
        return msgspec.structs.replace(super().view(state, seat), could_hold=hands)


class LegalByAHiddenTile(Akrotiri):
    """What a seat may do depends on the tile in the next seat's hand."""

    def legal(self, state, seat):
        found = super().legal(state, seat)
        return found[:-1] if len(found) > 1 and state.hand[next_seat(state, seat)] & 1 else found


class RefusesInDetail(Akrotiri):
    """A reason that gives away the tile in the next seat's hand."""

    def refusal(self, state, seat, move):
        found = super().refusal(state, seat, move)
        if found is None or type(seat) is not int:
            return found
        return Refusal(found.code, found.rule, f"{found.text} ({state.hand[next_seat(state, seat)]})")


class LosesATileInDreams(Akrotiri):
    """Imagined worlds lack a tile of the pile."""

    def imagine(self, view, rng):
        world = super().imagine(view, rng)
        loose = world.tile_pile.loose
        world.tile_pile = world.tile_pile.take(loose.bit_length() - 1) if loose else world.tile_pile
        return world


class DreamsOneDream(Akrotiri):
    """Nothing hidden is ever dealt anew."""

    def imagine(self, view, rng):
        return super().imagine(view, AsTheyLie())


class PromisesADrachma(Akrotiri):
    """A preview promises one drachma more than there will be."""

    def previews(self, view, moves):
        return [self.promise_more(found) for found in super().previews(view, moves)]

    def promise_more(self, found: MovePreview) -> MovePreview:
        after = msgspec.structs.replace(found.after, drachmas=found.after.drachmas + 1)
        return msgspec.structs.replace(found, after=after)


class FeignsCertainty(Akrotiri):
    """A preview never says that chance will be asked."""

    def previews(self, view, moves):
        return [msgspec.structs.replace(found, asks_chance=False) for found in super().previews(view, moves)]


class PreviewsInARow(Akrotiri):
    """Each preview begins where the one before it ended."""

    def previews(self, view, moves):
        found = super().previews(view, moves)
        return found[:1] + [msgspec.structs.replace(after, before=before.after) for before, after in pairwise(found)]


class SurveysADream(Akrotiri):
    """A survey says which tile the next seat holds in the world in which it was worked out."""

    def survey(self, view, move=None):
        world = self.imagine(view, AsTheyLie())
        return msgspec.structs.replace(super().survey(view, move), up=str(world.hand[next_seat(world, view.seat)]))


class NamesGoalsThatComeToLight(Akrotiri):
    """A survey after a move names the goals that the move would bring to light."""

    def survey(self, view, move=None):
        world = self.imagine(view, AsTheyLie())
        if move is not None:
            code = self.encode(world, move)
            assert code is not None
            self.apply(world, view.seat, code)
        return msgspec.structs.replace(super().survey(view, move), sheets=self.score(world))


class SurveysThePresent(Akrotiri):
    """A survey after a move is that of the moment before it."""

    def survey(self, view, move=None):
        return super().survey(view)


class PlansWithADraw(Akrotiri):
    """A plan goes on with what is drawn in the imagined world."""

    def foresee(self, world, seat, code):
        after = super().foresee(world, seat, code).world.clone()
        while self.deciders(after) == (CHANCE,):
            self.apply(after, CHANCE, self.ask(after)[-1][0])
        return Foreseen(after, goes_on=seat in self.deciders(after), asks_chance=False)


class PlansRichly(Akrotiri):
    """Every planned move brings a drachma besides."""

    def foresee(self, world, seat, code):
        found = super().foresee(world, seat, code)
        found.world.drachmas[seat] += 1
        return found


class PlansForEverybody(Akrotiri):
    """There is something to plan at any time, for spectators too."""

    def own_turn(self, view):
        return self.imagine(view, AsTheyLie())


class Peeked(Event, frozen=True, tag="peeked"):
    tile: int | None
    secrets: ClassVar[tuple[str, ...]] = ("tile",)


class PeeksOnLanding(Akrotiri):
    """Whoever sails is told the tile in the next seat's hand, and no event says that it is revealed."""

    def apply(self, state, seat, code):
        if state.events is not None and kind_of(code) == codes.SAIL:
            state.events.append(Peeked(seat, state.hand[next_seat(state, seat)]))
        super().apply(state, seat, code)


class TellsAHole(Akrotiri):
    """What was left out of an event is told as None."""

    def tell(self, event, names):
        blanks = [name for name in event.secrets if getattr(event, name) is None]
        return f"{super().tell(event, names)} {blanks and getattr(event, blanks[0])}"
