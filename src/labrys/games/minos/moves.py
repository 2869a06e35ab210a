"""Everything that a seat or chance can say in a game of Minos."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from labrys.core.game import Move
from labrys.core.notation import by_word


class Start(Move, frozen=True, tag="start"):
    """Take a starting card (M3.7)."""

    card: str


class Ability(Move, frozen=True, tag="ability"):
    """Take a special ability (M3.7)."""

    tile: str


class Back(Move, frozen=True, tag="back"):
    """Put a card of the first hand back into the deck (M3.8)."""

    card: str


class Draft(Move, frozen=True, tag="draft"):
    """Take a die (`red5`) and place it in a section (M4.2)."""

    die: str
    section: str


class Advance(Move, frozen=True, tag="advance"):
    """Advance on a track, by a group of dice (M4.3) or by an effect (M13)."""

    track: str


class Retrieve(Move, frozen=True, tag="retrieve"):
    """Retrieve one of several equal dice, named by its space (`build/2`) (M4.4)."""

    space: str


class Forfeit(Move, frozen=True, tag="forfeit"):
    """Give up the space for coins (M4.4)."""


class Take(Move, frozen=True, tag="take"):
    """Take what is due: the benefit of the `space`, a trait (`I-17`), or an effect of the card played (`I-17/2`)."""

    what: str


class Gather(Move, frozen=True, tag="gather"):
    """Take all that is due and leaves nothing to choose: coins, weaponry and points."""


class Draw(Move, frozen=True, tag="draw"):
    """Draw a card of the offer by its name, or `deck`, or `age2` (M5.1, M13)."""

    card: str


class Play(Move, frozen=True, tag="play"):
    """Play a card of the hand or the offer, with these temporary goods (M5.2). `I-17 stone wood`."""

    words: Annotated[tuple[str, ...], Meta(min_length=1)]


class City(Move, frozen=True, tag="city"):
    """Build a city in a region with so many temporary stone (M5.3)."""

    region: int
    stone: int


class Tower(Move, frozen=True, tag="tower"):
    """Build a tower in a region with so many temporary copper (M5.3)."""

    region: int
    copper: int


class Farm(Move, frozen=True, tag="farm"):
    """Build a farm: warriors returned, temporary grain spent (M5.3)."""

    region: int
    warriors: int
    grain: int


class Ship(Move, frozen=True, tag="ship"):
    """Build a ship on a route with so much temporary wood and so many temporary herbs (M5.3)."""

    route: int
    wood: int
    herb: int


class Sail(Move, frozen=True, tag="sail"):
    """Advance the ship on a route with so many temporary herbs (M5.3)."""

    route: int
    herb: int


class Place(Move, frozen=True, tag="place"):
    """Place a warrior from the reserves in a region with an own city (M5.4, M13.2)."""

    region: int


class March(Move, frozen=True, tag="move"):
    """Move a warrior to an adjacent region (M5.4, M13.2)."""

    region: int
    to: int


class Choose(Move, frozen=True, tag="choose"):
    """Take one of several gains, counted from 1."""

    gain: int


class Good(Move, frozen=True, tag="good"):
    """Take a good of this type, or a temporary one, as asked."""

    good: str


class Palace(Move, frozen=True, tag="palace"):
    """Put a card into the palace (M4.5, M9)."""

    card: str


class Discard(Move, frozen=True, tag="discard"):
    """Discard a card: for a coin (M6.4), or as the price of an effect (M13)."""

    card: str


class Convert(Move, frozen=True, tag="convert"):
    """Pay the price of an effect (M13)."""


class Income(Move, frozen=True, tag="income"):
    """Take the income of one route (M13)."""

    route: int


class Tile(Move, frozen=True, tag="tile"):
    """Take a trade bonus tile (M5.3), or use it (M6.3)."""

    tile: str


class Battle(Move, frozen=True, tag="battle"):
    """Battle the Sea Peoples of a region (M6.6, M12.2)."""

    region: int


class Escort(Move, frozen=True, tag="escort"):
    """Extra action: pay to move a warrior (M6.1)."""

    region: int
    to: int


class Market(Move, frozen=True, tag="market"):
    """Extra action: pay for a temporary good of a region with an own warrior (M6.2)."""

    good: str


class Trade(Move, frozen=True, tag="trade"):
    """Extra action: three equal temporary goods for that good (M6.5)."""

    good: str


class Exchange(Move, frozen=True, tag="exchange"):
    """Ability 5: exchange for so many `coins` or `weaponry` (M10)."""

    gain: str
    amount: int


class Done(Move, frozen=True, tag="done"):
    """Decline what is left of what is asked."""


class End(Move, frozen=True, tag="end"):
    """End the turn (M4.4)."""


class Dealt(Move, frozen=True, tag="dealt"):
    """Chance: which card, tile or good comes."""

    what: str


class First(Move, frozen=True, tag="first"):
    """Chance: who chooses first (M3.7)."""

    seat: int


class Rolled(Move, frozen=True, tag="rolled"):
    """Chance: what a die shows, as `red5` (M4.1)."""

    die: str


WORDS = by_word(
    Start, Ability, Back, Draft, Advance, Retrieve, Forfeit, Take, Gather, Draw, Play, City, Tower, Farm, Ship, Sail,
    Place, March, Choose, Good, Palace, Discard, Convert, Income, Tile, Battle, Escort, Market, Trade, Exchange, Done,
    End, Dealt, First, Rolled,
)  # fmt: skip
