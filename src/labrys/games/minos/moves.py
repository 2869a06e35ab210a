"""Everything that a seat or chance can say in a game of Minos."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Meta

from labrys.core.game import Move
from labrys.core.notation import by_word


class Start(Move, frozen=True, tag="start"):
    """Take a starting card (M3.7)."""

    needs: ClassVar = "a starting card, such as start S2-1"
    card: str


class Ability(Move, frozen=True, tag="ability"):
    """Take a special ability (M3.7)."""

    needs: ClassVar = "an ability, such as ability SA4"
    tile: str


class Back(Move, frozen=True, tag="back"):
    """Put a card of the first hand back into the deck (M3.8)."""

    needs: ClassVar = "a card of the hand, such as back I-07"
    card: str


class Draft(Move, frozen=True, tag="draft"):
    """Take a die (`red5`) and place it in a section (M4.2)."""

    needs: ClassVar = "a die and a section, such as draft red5 build"
    die: str
    section: str


class Advance(Move, frozen=True, tag="advance"):
    """Advance on a track, by a group of dice (M4.3) or by an effect (M13)."""

    needs: ClassVar = "a track, such as advance cultural"
    track: str


class Retrieve(Move, frozen=True, tag="retrieve"):
    """Retrieve one of several equal dice, named by its space (`build/2`) (M4.4)."""

    needs: ClassVar = "the space of a die, such as retrieve build/2"
    space: str


class Forfeit(Move, frozen=True, tag="forfeit"):
    """Give up the space for coins (M4.4)."""

    needs: ClassVar = "nothing after it"


class Take(Move, frozen=True, tag="take"):
    """Take what is due: the benefit of the `space`, a trait (`I-17`), or an effect of the card played (`I-17/2`)."""

    needs: ClassVar = "what is due, such as take space, take I-07 or take I-07/2"
    what: str


class Gather(Move, frozen=True, tag="gather"):
    """Take all that is due and leaves nothing to choose: coins, weaponry and points."""

    needs: ClassVar = "nothing after it"


class Draw(Move, frozen=True, tag="draw"):
    """Draw a card of the offer by its name, or `deck`, or `age2` (M5.1, M13)."""

    needs: ClassVar = "a card of the offer, or a deck, such as draw I-07 or draw deck"
    card: str


class Play(Move, frozen=True, tag="play"):
    """Play a card of the hand or the offer, with these temporary goods (M5.2). `I-17 stone wood`."""

    needs: ClassVar = "a card, such as play I-07"
    words: Annotated[tuple[str, ...], Meta(min_length=1)]


class City(Move, frozen=True, tag="city"):
    """Build a city in a region with so many temporary stone (M5.3)."""

    needs: ClassVar = "a region and a number of temporary stone, such as city 4 0"
    region: int
    stone: int


class Tower(Move, frozen=True, tag="tower"):
    """Build a tower in a region with so many temporary copper (M5.3)."""

    needs: ClassVar = "a region and a number of temporary copper, such as tower 4 0"
    region: int
    copper: int


class Farm(Move, frozen=True, tag="farm"):
    """Build a farm: warriors returned, temporary grain spent (M5.3)."""

    needs: ClassVar = "a region, a number of warriors and one of temporary grain, such as farm 4 2 0"
    region: int
    warriors: int
    grain: int


class Ship(Move, frozen=True, tag="ship"):
    """Build a ship on a route with so much temporary wood and so many temporary herbs (M5.3)."""

    needs: ClassVar = "a route, a number of temporary wood and one of herbs, such as ship 1 0 0"
    route: int
    wood: int
    herb: int


class Sail(Move, frozen=True, tag="sail"):
    """Advance the ship on a route with so many temporary herbs (M5.3)."""

    needs: ClassVar = "a route and a number of temporary herbs, such as sail 1 0"
    route: int
    herb: int


class Place(Move, frozen=True, tag="place"):
    """Place a warrior from the reserves in a region with an own city (M5.4, M13.2)."""

    needs: ClassVar = "a region, such as place 6"
    region: int


class March(Move, frozen=True, tag="move"):
    """Move a warrior to an adjacent region (M5.4, M13.2)."""

    needs: ClassVar = "a region and one next to it, such as move 6 5"
    region: int
    to: int


class Choose(Move, frozen=True, tag="choose"):
    """Take one of several gains, counted from 1."""

    needs: ClassVar = "the number of a gain, such as choose 2"
    gain: int


class Good(Move, frozen=True, tag="good"):
    """Take a good of this type, or a temporary one, as asked."""

    needs: ClassVar = "a good, such as good stone"
    good: str


class Palace(Move, frozen=True, tag="palace"):
    """Put a card into the palace (M4.5, M9)."""

    needs: ClassVar = "a card, such as palace I-07"
    card: str


class Discard(Move, frozen=True, tag="discard"):
    """Discard a card: for a coin (M6.4), or as the price of an effect (M13)."""

    needs: ClassVar = "a card of the hand, such as discard I-07"
    card: str


class Convert(Move, frozen=True, tag="convert"):
    """Pay the price of an effect (M13)."""

    needs: ClassVar = "nothing after it"


class Income(Move, frozen=True, tag="income"):
    """Take the income of one route (M13)."""

    needs: ClassVar = "a route, such as income 1"
    route: int


class Tile(Move, frozen=True, tag="tile"):
    """Take a trade bonus tile (M5.3), or use it (M6.3)."""

    needs: ClassVar = "a trade bonus, such as tile B04"
    tile: str


class Battle(Move, frozen=True, tag="battle"):
    """Battle the Sea Peoples of a region (M6.6, M12.2)."""

    needs: ClassVar = "a region, such as battle 3"
    region: int


class Escort(Move, frozen=True, tag="escort"):
    """Extra action: pay to move a warrior (M6.1)."""

    needs: ClassVar = "a region and one next to it, such as escort 6 5"
    region: int
    to: int


class Market(Move, frozen=True, tag="market"):
    """Extra action: pay for a temporary good of a region with an own warrior (M6.2)."""

    needs: ClassVar = "a good, such as market wood"
    good: str


class Trade(Move, frozen=True, tag="trade"):
    """Extra action: three equal temporary goods for that good (M6.5)."""

    needs: ClassVar = "a good, such as trade herb"
    good: str


class Exchange(Move, frozen=True, tag="exchange"):
    """Ability 5: exchange for so many `coins` or `weaponry` (M10)."""

    needs: ClassVar = "coins or weaponry and how many of them, such as exchange weaponry 2"
    gain: str
    amount: int


class Done(Move, frozen=True, tag="done"):
    """Decline what is left of what is asked."""

    needs: ClassVar = "nothing after it"


class End(Move, frozen=True, tag="end"):
    """End the turn (M4.4)."""

    needs: ClassVar = "nothing after it"


class Dealt(Move, frozen=True, tag="dealt"):
    """Chance: which card, tile or good comes."""

    needs: ClassVar = "a card, a tile or a good, such as dealt I-07"
    what: str


class First(Move, frozen=True, tag="first"):
    """Chance: who chooses first (M3.7)."""

    needs: ClassVar = "a seat, such as first 0"
    seat: int


class Rolled(Move, frozen=True, tag="rolled"):
    """Chance: what a die shows, as `red5` (M4.1)."""

    needs: ClassVar = "a die, such as rolled gray4"
    die: str


WORDS = by_word(
    Start, Ability, Back, Draft, Advance, Retrieve, Forfeit, Take, Gather, Draw, Play, City, Tower, Farm, Ship, Sail,
    Place, March, Choose, Good, Palace, Discard, Convert, Income, Tile, Battle, Escort, Market, Trade, Exchange, Done,
    End, Dealt, First, Rolled,
)  # fmt: skip
