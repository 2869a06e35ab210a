"""By kind of decision: the moves that answer it, and what is said to any other move.

Extra actions and the exchange are open at some decisions besides; that is in `rules/extra`.
"""

from __future__ import annotations

from functools import partial

from labrys.core.game import Move
from labrys.core.refusal import Refusal, refusal
from labrys.games.minos import decisions as d
from labrys.games.minos import moves as m

_BUILDS: tuple[type[Move], ...] = (m.City, m.Tower, m.Farm, m.Ship, m.Sail)
_ACTS: tuple[type[Move], ...] = (m.Draw, m.Play, *_BUILDS, m.Place, m.March)

EXPECTED: dict[int, tuple[tuple[type[Move], ...], partial[Refusal]]] = {
    d.PICK: (
        (m.Start, m.Ability),
        partial(refusal, "pick-first", "M3.7", "take a starting card or an ability now; {move!r} is not possible"),
    ),
    d.BACK: (
        (m.Back,),
        partial(refusal, "back-first", "M3.8", "put a card back into the deck first; {move!r} is not possible now"),
    ),
    d.FOUND: (
        (m.Palace,),
        partial(refusal, "found-first", "M3.8", "put a card into your palace first; {move!r} is not possible now"),
    ),
    d.DRAFT: (
        (m.Draft,),
        partial(refusal, "draft-first", "M4.2", "draft a die first; {move!r} is not possible now"),
    ),
    d.GROUPS: (
        (m.Advance, m.Done),
        partial(refusal, "groups-first", "M4.3", "advance by your groups of dice first; {move!r} is not possible now"),
    ),
    d.RETRIEVE: (
        (m.Retrieve,),
        partial(refusal, "retrieve-first", "M4.4", "retrieve a die first; {move!r} is not possible now"),
    ),
    d.TURN: (
        (m.Forfeit, m.Take, m.Gather, *_ACTS, m.End),
        partial(refusal, "turn-now", "M4.4", "this is your turn: act, or end it; {move!r} is not possible now"),
    ),
    d.EFFECTS: (
        (m.Take, m.Done),
        partial(refusal, "effects-first", "M5.2", "take the card's effects first; {move!r} is not possible now"),
    ),
    d.EITHER: (
        (m.Choose, m.Done),
        partial(refusal, "choose-first", "M13", "choose one of the gains first; {move!r} is not possible now"),
    ),
    d.CONVERT: (
        (m.Convert, m.Done),
        partial(refusal, "convert-first", "M13", "say first whether you pay; {move!r} is not possible now"),
    ),
    d.DISCARD: (
        (m.Discard,),
        partial(refusal, "discard-first", "M13", "discard the cards of the price first; {move!r} is not possible now"),
    ),
    d.TRACK: (
        (m.Advance, m.Done),
        partial(refusal, "advance-first", "M8", "advance on a track first; {move!r} is not possible now"),
    ),
    d.TEMP: (
        (m.Good, m.Done),
        partial(refusal, "temp-first", "M13", "take a temporary good first; {move!r} is not possible now"),
    ),
    d.GOOD: (
        (m.Good, m.Done),
        partial(refusal, "good-first", "M7", "take a good from its stack first; {move!r} is not possible now"),
    ),
    d.DRAW: (
        (m.Draw, m.Done),
        partial(refusal, "draw-first", "M13.1", "draw a card first; {move!r} is not possible now"),
    ),
    d.PLACE: (
        (m.Place, m.Done),
        partial(refusal, "place-first", "M13.2", "place a warrior first; {move!r} is not possible now"),
    ),
    d.MOVE: (
        (m.March, m.Done),
        partial(refusal, "move-first", "M13.2", "move a warrior first; {move!r} is not possible now"),
    ),
    d.BUILD: (
        (*_BUILDS, m.Done),
        partial(refusal, "build-first", "M5.3", "use your build point first; {move!r} is not possible now"),
    ),
    d.WILD: (
        (*_ACTS, m.Done),
        partial(refusal, "wild-first", "M5.5", "use your wild point first; {move!r} is not possible now"),
    ),
    d.PLAY: (
        (m.Play, m.Done),
        partial(refusal, "play-first", "M13.1", "play a card first; {move!r} is not possible now"),
    ),
    d.PALACE: (
        (m.Palace, m.Done),
        partial(refusal, "palace-first", "M9", "choose cards for your palace first; {move!r} is not possible now"),
    ),
    d.ROUTE: (
        (m.Income, m.Done),
        partial(refusal, "route-first", "M13", "take the income of a route first; {move!r} is not possible now"),
    ),
    d.BONUS_TILE: (
        (m.Tile, m.Done),
        partial(refusal, "tile-first", "M5.3", "take a trade bonus tile first; {move!r} is not possible now"),
    ),
    d.FIGHT: (
        (m.Battle, m.Done),
        partial(refusal, "battle-first", "M12.2", "say first whether you battle; {move!r} is not possible now"),
    ),
}
