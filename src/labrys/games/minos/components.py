"""A component set of Minos: what is in the box, read from the TOML files of one folder joined together.

This file knows the shape of the data and how to read it. Effects are texts of the language in `effects`. What makes
a set sound is in `validate`; what the components do in play is in the rules. The format is described in
docs/components.md.
"""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Annotated, Final, Literal, get_args

from msgspec import Meta

from labrys.core.components import BadComponents, Count, Id, Line, Part, Positive, Problem, digest_of

Good = Literal["silver", "stone", "copper", "wood", "grain", "herb"]
Colour = Literal["red", "blue", "yellow", "gray"]
Section = Literal["prepare", "develop", "build", "expand", "wild"]
Trigger = Literal["prepare", "develop", "build", "expand", "wild", "die-1-2", "die-3-4", "die-5-6"]
Track = Literal["influence", "cultural", "population"]
Structure = Literal["city", "tower", "farm", "ship"]
AbilityKind = Literal["decrees", "goods", "builder", "groups", "exchange"]
VaseCondition = Literal[
    "influence", "cultural", "population", "presence", "dominance", "towers", "ships", "ship-spaces", "income",
    "palace", "triggers", "goods",
]  # fmt: skip
VaseColour = Literal["black", "white", "red", "ochre"]
BonusColour = Literal["blue", "red"]

# The order of each of these tuples is the numbering used by the engine: index i is that thing's number.
GOODS: Final[tuple[str, ...]] = get_args(Good)
COLOURS: Final[tuple[str, ...]] = get_args(Colour)
SECTIONS: Final[tuple[str, ...]] = get_args(Section)
TRIGGERS: Final[tuple[str, ...]] = get_args(Trigger)  # trigger i < 5 is section i
TRACKS: Final[tuple[str, ...]] = get_args(Track)
STRUCTURES: Final[tuple[str, ...]] = get_args(Structure)
ABILITY_KINDS: Final[tuple[str, ...]] = get_args(AbilityKind)
VASE_CONDITIONS: Final[tuple[str, ...]] = get_args(VaseCondition)
PLAYERS: Final = (2, 3, 4)
WEALTH: Final = (
    "start", "cards", "traits", "foundations", "sea-peoples", "trade", "bonuses", "boards", "tracks", "abilities",
    "vases", "income", "palace-price", "farms", "regions", "leftovers", "player-area", "palace", "cities", "ships",
)  # fmt: skip
"""Where points come from, in the order of the score sheet."""
TOP: Final = 8
"""The last space of a progress track (M8)."""

Effect = Annotated[str, Meta(max_length=120)]
"""A text of the language of effects; empty for none."""
Ladder = tuple[Count, Count, Count]
"""A number for each of the three levels of an ability, or for each of three structures."""


class Dice(Part, frozen=True):
    """How many dice of each colour are rolled (M2.1), and how many equal ones are rolled again (M4.1)."""

    red: Count
    blue: Count
    yellow: Count
    gray: Count


class Pieces(Part, frozen=True):
    """What each player has (M2.2); one city and one warrior begin on the map."""

    cities: Positive
    towers: Positive
    ships: Positive
    farms: Positive
    warriors: Positive
    reserves: Positive
    dice: Positive


class Stock(Part, frozen=True):
    """Goods of each type (M2.3), how many lie face up (M3.2), and what the 1st, 2nd, ... of a type gives (M7)."""

    each: Positive
    stack: Positive
    arrivals: tuple[Effect, ...]


class Costs(Part, frozen=True):
    """Prices and what is off them (M5.2, M5.3, M6)."""

    city: tuple[Count, ...]
    tower: tuple[Count, ...]
    ship: tuple[Count, ...]
    farm: tuple[Count, ...]
    offer: Count
    per_good: Positive
    per_herb: Positive
    per_grain: Positive
    march: Count
    market: Count
    trio: Positive


class Board(Part, frozen=True):
    """The player board: what structures uncover, the income track, and points (M4.5, M12, M15)."""

    towers: tuple[Effect, ...]
    farms: tuple[Effect, ...]
    dominance: tuple[Count, ...]
    """Points more per dominated region with 0, 1, 2, 3 towers."""
    farm_points: tuple[Count, ...]
    city_points: tuple[Count, ...]
    ship_points: tuple[Count, ...]
    income_coins: tuple[Count, ...]
    income_points: tuple[Count, ...]
    forfeit: Count
    """Coins for a forfeited space (M4.4)."""
    leftovers: Positive
    """So many coins, weaponry and cards in hand make a point at the end (M12.3)."""


class Tracks(Part, frozen=True):
    """The progress tracks, a value for each of the spaces 0 to 8 (M8)."""

    influence: tuple[Effect, ...]
    cultural: tuple[Effect, ...]
    population: tuple[Effect, ...]
    beyond: Effect
    palace: tuple[Count, ...]
    """Standing: cards to the palace at income, by influence."""
    level: tuple[Positive, ...]
    """Standing: the level of the ability, by culture."""
    weaponry: tuple[Count, ...]
    presence: tuple[Count, ...]
    dominance: tuple[Count, ...]
    """Standing, by population."""
    group: Positive
    """The total that a group of dice needs (M4.3)."""


class Space(Part, frozen=True):
    """An action space (M5)."""

    points: Positive
    gain: Effect = ""
    age2: bool = False
    """In the first two rounds one of the points may draw from the Age II deck."""


class Row(Part, frozen=True):
    """The spaces of one section, left to right, for one number of players."""

    players: Literal[2, 3, 4]
    section: Section
    spaces: tuple[Space, ...]


class Region(Part, frozen=True):
    """A region of Crete. Its outline is a ring of named points of the map; neighbours share a stretch of it (M5.4)."""

    number: Positive
    name: Line
    good: Good
    outline: tuple[Id, ...]
    start: bool = False


class Crete(Part, frozen=True):
    """A map for one number of players (M15): points as x and y, and regions."""

    players: Literal[2, 3, 4]
    points: dict[Id, tuple[int, int]]
    regions: tuple[Region, ...]


class Card(Part, frozen=True, kw_only=True):
    """A decree card (M5.2, M9)."""

    id: Id
    age: Literal[1, 2]
    cost: Count
    wants: tuple[Good, ...] = ()
    vp: Count
    instant: tuple[Effect, ...]
    trigger: Trigger
    trait: Effect


class StartingCard(Part, frozen=True, kw_only=True):
    """What a player begins with (M3.7, M3.8)."""

    id: Id
    players: Literal[2, 3, 4]
    coins: Count
    weaponry: Count
    vp: Count
    good: Good
    temps: tuple[Good, ...] = ()
    draw: Positive
    back: Count
    region: Positive
    warrior: bool = False
    flag: bool = False


class Ability(Part, frozen=True):
    """A special ability (M10): what it is, and its numbers by level."""

    id: Id
    kind: AbilityKind
    numbers: Ladder


class Foundation(Part, frozen=True):
    id: Id
    gain: Effect


class SeaPeople(Part, frozen=True):
    """A tile of the Sea Peoples: the weaponry that beats it and what that brings (M6.6)."""

    id: Id
    level: Literal[1, 2]
    weaponry: Positive
    gain: Effect


class Route(Part, frozen=True):
    """One side of a trade route tile: five spaces from the bottom (M5.3)."""

    id: Id
    tile: Positive
    side: Literal["A", "B"]
    costs: tuple[Count, ...]
    income: tuple[Effect, ...]
    top: Count
    """Points for reaching the last space."""


class TradeBonus(Part, frozen=True):
    id: Id
    colour: BonusColour
    gain: Effect


class ActionBonus(Part, frozen=True):
    id: Id
    gain: Effect


class Vase(Part, frozen=True):
    id: Id
    colour: VaseColour
    condition: VaseCondition


class Vases(Part, frozen=True):
    """The slots of every vase, highest first, by number of players (M3.5)."""

    slots: dict[int, tuple[Count, ...]]
    in_play: Positive


class ComponentSet(Part, frozen=True):
    """Everything in the box. The order of cards and tiles is the engine's numbering."""

    name: Id
    title: Line
    house: bool
    note: Line
    dice: dict[int, Dice]
    same_dice: Positive
    """So many equal dice are all rolled again (M4.1)."""
    offer: Positive
    bonuses_a_route: dict[int, Positive]
    pieces: Pieces
    stock: Stock
    costs: Costs
    board: Board
    tracks: Tracks
    rows: tuple[Row, ...]
    maps: tuple[Crete, ...]
    cards: tuple[Card, ...]
    starts: tuple[StartingCard, ...]
    abilities: tuple[Ability, ...]
    foundations: tuple[Foundation, ...]
    sea_peoples: tuple[SeaPeople, ...]
    routes: tuple[Route, ...]
    trade_bonuses: tuple[TradeBonus, ...]
    action_bonuses: tuple[ActionBonus, ...]
    vases: tuple[Vase, ...]
    vase_slots: Vases

    @property
    def digest(self) -> str:
        return digest_of(self)


def house_text() -> bytes:
    """The house set's files as they are shipped, joined: boards and tiles, the map, the cards of both ages."""
    folder = resources.files(__package__).joinpath("data")
    return b"\n".join(folder.joinpath(f"{name}.toml").read_bytes() for name in ("house", "crete", "age1", "age2"))


def read(raw: bytes | str) -> tuple[ComponentSet | None, list[Problem]]:
    """Read a set and list all that is wrong with it; the set is None if it has not even the right shape."""
    # Here and not above, because the checks are written in terms of the structs of this file.
    from labrys.games.minos.validate import FORM

    return FORM.read(raw)


def recall(digest: str) -> ComponentSet | None:
    """The set of this digest, if it ever was the house set."""
    from labrys.games.minos.validate import FORM

    return FORM.recall(__package__, digest)


def load(path: Path | None = None) -> ComponentSet:
    """The set in a file, or the house set; raises BadComponents if anything is wrong with it."""
    components, faults = read(house_text() if path is None else path.read_bytes())
    if components is None or faults:
        raise BadComponents(faults)
    return components
