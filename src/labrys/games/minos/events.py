"""What can happen in a game of Minos, told to everybody, with the secret part for its owner alone.

What an event reveals is what M16 hides until then: cards of a hand or a deck, goods of the pile, tiles laid out, dice.
"""

from __future__ import annotations

from typing import ClassVar

from labrys.core.event import Event
from labrys.core.seats import CHANCE

TABLE = CHANCE
"""The seat of what happens to nobody in particular."""


class LaidOut(Event, frozen=True, tag="laid-out"):
    """A tile comes to its place at setup (M3): `where` is a region, a route, or what it is."""

    what: str
    where: str
    reveals: ClassVar[tuple[str, ...]] = ("what",)


class ChoosesFirst(Event, frozen=True, tag="chooses-first"):
    """This seat chooses first (M3.7)."""

    reveals: ClassVar[tuple[str, ...]] = ("seat",)


class StartTaken(Event, frozen=True, tag="start-taken"):
    card: str


class AbilityTaken(Event, frozen=True, tag="ability-taken"):
    tile: str


class Dealt(Event, frozen=True, tag="dealt"):
    """Chance gave this seat its starting card or ability (M3.7)."""

    what: str
    reveals: ClassVar[tuple[str, ...]] = ("what",)


class SetUp(Event, frozen=True, tag="set-up"):
    """The seat has its starting goods and its first city (M3.8)."""

    region: int
    is_first: bool


class CardDrawn(Event, frozen=True, tag="card-drawn"):
    age: int
    card: str | None
    secrets: ClassVar[tuple[str, ...]] = ("card",)
    reveals: ClassVar[tuple[str, ...]] = ("card",)


class NoCardLeft(Event, frozen=True, tag="no-card-left"):
    age: int


class OfferDrawn(Event, frozen=True, tag="offer-drawn"):
    card: str


class Offered(Event, frozen=True, tag="offered"):
    card: str
    reveals: ClassVar[tuple[str, ...]] = ("card",)


class DeckRenewed(Event, frozen=True, tag="deck-renewed"):
    age: int
    cards: int


class CardPutBack(Event, frozen=True, tag="card-put-back"):
    card: str | None
    secrets: ClassVar[tuple[str, ...]] = ("card",)


class PalaceFounded(Event, frozen=True, tag="palace-founded"):
    card: str
    reveals: ClassVar[tuple[str, ...]] = ("card",)


class RoundBegan(Event, frozen=True, tag="round-began"):
    """`seat` is the first player."""

    round: int


class DieRolled(Event, frozen=True, tag="die-rolled"):
    die: str
    reveals: ClassVar[tuple[str, ...]] = ("die",)


class RolledAgain(Event, frozen=True, tag="rolled-again"):
    """So many dice show one value: all are rolled again (M4.1)."""

    value: int
    dice: int


class DieDrafted(Event, frozen=True, tag="die-drafted"):
    die: str
    section: str
    space: int


class Answered(Event, frozen=True, tag="answered"):
    """The seat has answered in a simultaneous step; what, nobody knows until all have (M4.7)."""

    reveals: ClassVar[tuple[str, ...]] = ("seat",)


class Declined(Event, frozen=True, tag="declined"):
    """The seat does without what it was offered, or without the rest of it."""

    what: str


class Drawing(Event, frozen=True, tag="drawing"):
    """A card is to come from the deck of an age."""

    age: int


class Grouped(Event, frozen=True, tag="grouped"):
    """The seat chooses to advance on a track by a group of its dice (M4.3)."""

    track: str


class Advanced(Event, frozen=True, tag="advanced"):
    """On a progress track; `space` 9 is past the top."""

    track: str
    space: int


class DieRetrieved(Event, frozen=True, tag="die-retrieved"):
    die: str
    section: str
    space: int


class Forfeited(Event, frozen=True, tag="forfeited"):
    coins: int


class Gained(Event, frozen=True, tag="gained"):
    """Coins, weaponry, points, income steps or warriors, and where they come from."""

    what: str
    amount: int
    source: str


class Took(Event, frozen=True, tag="took"):
    """An effect begins: of the space, a trait, a card, a tile."""

    source: str


class GoodGained(Event, frozen=True, tag="good-gained"):
    good: str
    from_pile: bool
    reveals: ClassVar[tuple[str, ...]] = ("good",)


class NoGoodLeft(Event, frozen=True, tag="no-good-left"):
    """The face-down pile is empty: the gain is ignored (M7)."""


class TempGained(Event, frozen=True, tag="temp-gained"):
    good: str


class CardPlayed(Event, frozen=True, tag="card-played"):
    card: str
    coins: int
    temps: tuple[str, ...]
    from_offer: bool
    reveals: ClassVar[tuple[str, ...]] = ("card",)


class CardToPalace(Event, frozen=True, tag="card-to-palace"):
    card: str
    lost: int
    """Points that it cost."""
    from_hand: bool
    reveals: ClassVar[tuple[str, ...]] = ("card",)


class CardDiscarded(Event, frozen=True, tag="card-discarded"):
    card: str
    reveals: ClassVar[tuple[str, ...]] = ("card",)


class Built(Event, frozen=True, tag="built"):
    """A city, tower or farm in a region."""

    structure: str
    region: int
    coins: int
    warriors: int
    temps: int


class ShipBuilt(Event, frozen=True, tag="ship-built"):
    route: int
    coins: int
    temps: int


class ShipAdvanced(Event, frozen=True, tag="ship-advanced"):
    route: int
    space: int
    coins: int
    temps: int


class BonusTaken(Event, frozen=True, tag="bonus-taken"):
    tile: str


class BonusUsed(Event, frozen=True, tag="bonus-used"):
    tile: str


class WarriorPlaced(Event, frozen=True, tag="warrior-placed"):
    region: int


class WarriorMoved(Event, frozen=True, tag="warrior-moved"):
    region: int
    to: int
    coins: int


class GoodBought(Event, frozen=True, tag="good-bought"):
    """A temporary good for coins (M6.2)."""

    good: str
    coins: int


class TempsTraded(Event, frozen=True, tag="temps-traded"):
    """Three equal temporary goods for that good (M6.5)."""

    good: str


class Exchanged(Event, frozen=True, tag="exchanged"):
    paid: int
    gain: str
    amount: int


class Paid(Event, frozen=True, tag="paid"):
    """The price of an effect."""

    coins: int
    weaponry: int
    source: str


class Battled(Event, frozen=True, tag="battled"):
    region: int
    tile: str
    weaponry: int


class BuildLost(Event, frozen=True, tag="build-lost"):
    """Another seat builds there in the same step (M4.7)."""

    structure: str
    region: int
    winner: int


class VaseClaimed(Event, frozen=True, tag="vase-claimed"):
    vase: str
    points: int


class Scored(Event, frozen=True, tag="scored"):
    """Points of a scoring, and for what."""

    source: str
    points: int


class TurnEnded(Event, frozen=True, tag="turn-ended"):
    pass


class AgeBegan(Event, frozen=True, tag="age-began"):
    age: int


class PeopleLeft(Event, frozen=True, tag="people-left"):
    """Sea Peoples that nobody beat leave the game (M12.2)."""

    tile: str
    region: int


class GameEnded(Event, frozen=True, tag="game-ended"):
    winners: tuple[int, ...]
