"""A component set of Akrotiri: what is in the box, read from one TOML file.

This file knows the shape of the data and how to read it. What makes a set sound is in `validate`;
what the components do in play is in the rules. The format is described in docs/components.md.
"""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Final, Literal, NamedTuple, get_args

from labrys.core.components import BadComponents, Count, Id, Line, Part, Positive, Problem, digest_of

Terrain = Literal["tree", "lake", "mountain", "volcano"]
Colour = Literal["green", "blue", "gray", "orange"]
Corner = Literal["NW", "NE", "SE", "SW"]
Exit = Literal["N", "E", "S", "W"]
TierName = Literal["easy", "medium", "hard"]
Edition = Literal["revised", "first"]

# The order of each of these tuples is the numbering used by the engine: index i is that thing's number.
TERRAINS: Final[tuple[str, ...]] = get_args(Terrain)
COLOURS: Final[tuple[str, ...]] = get_args(Colour)  # rule A2.2: COLOURS[i] is the colour of TERRAINS[i]
CORNERS: Final[tuple[str, ...]] = get_args(Corner)  # a quarter turn clockwise takes corner i to i + 1 mod 4
EXITS: Final[tuple[str, ...]] = get_args(Exit)  # and exit i to i + 1 mod 4
CIRCLE: Final = ("NW", "N", "NE", "E", "SE", "S", "SW", "W")  # A3.3: corner i is point 2i, exit i 2i + 1
SIDES: Final = ("up", "right", "down", "left")  # of a map card, clockwise
TIERS: Final[tuple[str, ...]] = get_args(TierName)
GOALS: Final = (
    "portage-1",
    "portage-2",
    "no-icon",
    "volcano",
    "lake",
    "tree",
    "mountain",
    "isolated",
    "largest",
    "open",
    "three-icons",
    "quadrants",
)
# The outer cell sides of the Thera board: 1 is the western or southern cell of that side, 2 the other one.
THERA_PLACES: Final = ("N1", "N2", "E1", "E2", "S1", "S2", "W1", "W2")


class Start(Part, frozen=True):
    """What each player begins with (A2.1), and how many cubes a boat holds (A6.4)."""

    drachmas: Count
    hold: Positive
    temples: Positive


class Market(Part, frozen=True):
    """One row's prices, left to right; every colour has the same row and a cube on each space (A2.3)."""

    prices: tuple[Positive, ...]


class Track(Part, frozen=True):
    """The player board: actions by number of temples excavated, and which temples bring a goal (A2.4)."""

    actions: tuple[Positive, ...]
    goal_at: tuple[Positive, ...]


class Purchase(Part, frozen=True):
    """The price of buying 1, 2, 3 maps in one action (A6.6)."""

    prices: tuple[Positive, ...]


class Tier(Part, frozen=True):
    """A difficulty of map cards: what excavating costs and what it scores (A2.5)."""

    name: TierName
    cost: Count
    points: Count


class ByEdition(Part, frozen=True):
    """A number that differs between the editions (A1)."""

    revised: Count
    first: Count


class Offer(Part, frozen=True):
    """Goal cards turned up in the strategist variant with two players (A4.5)."""

    strategist: ByEdition


class Ends(Part, frozen=True):
    """Tiles on the map that end a game of 3 or 4 players (A12), by number of players."""

    tiles: dict[int, Positive]


class TheraDocks(Part, frozen=True):
    """The docks of the Thera board, each named by the outer cell side it is drawn at (A3.4).

    Dock 1 is the first of the list. The place is for drawing: one net joins everything on the board.
    """

    two: tuple[str, ...]
    more: tuple[str, ...]

    def of(self, players: int) -> tuple[str, ...]:
        """Those that are open to so many players."""
        return self.two if players == 2 else self.more


class Thera(Part, frozen=True):
    docks: TheraDocks


class Tile(Part, frozen=True):
    """A land tile with its printed north up (A3.1 to A3.3)."""

    id: Id
    icon: Terrain
    quadrant: Corner
    land: tuple[str, ...]
    routes: tuple[str, ...]
    docks: tuple[str, ...]

    @property
    def pieces(self) -> tuple[tuple[int, ...], ...]:
        """The land pieces as groups of corner numbers."""
        return tuple(tuple(CORNERS.index(corner) for corner in group.split()) for group in self.land)

    @property
    def nets(self) -> tuple[tuple[int, ...], ...]:
        """The route nets as groups of exit numbers."""
        return tuple(tuple(EXITS.index(side) for side in group.split()) for group in self.routes)

    @property
    def links(self) -> tuple[tuple[int, int], ...]:
        """The docks as (exit number, corner number): that exit's net meets that corner's piece."""
        pairs = (dock.split() for dock in self.docks)
        return tuple((EXITS.index(side), CORNERS.index(corner)) for side, corner in pairs)


class Clue(NamedTuple):
    """What a map card shows on one side: so many icons of a terrain, which is given by its number."""

    terrain: int
    icons: int


class MapCard(Part, frozen=True):
    """A map card: icons wanted on three of the four sides of its temple (A2.6), as its owner holds it."""

    id: Id
    tier: TierName
    up: str | None = None
    right: str | None = None
    down: str | None = None
    left: str | None = None

    @property
    def texts(self) -> tuple[str | None, ...]:
        """The four sides as written, in the order of SIDES."""
        return (self.up, self.right, self.down, self.left)

    @property
    def clues(self) -> tuple[Clue | None, ...]:
        """The four sides in the order of SIDES; the empty side is None."""
        return tuple(None if text is None else clue(text) for text in self.texts)


class Goal(Part, frozen=True):
    """A goal card and the points it gives for each thing it counts (A8)."""

    id: Id
    points: ByEdition


class ComponentSet(Part, frozen=True):
    """Everything in the box. The order of tiles, maps and goals is the engine's numbering."""

    name: Id
    title: Line
    house: bool
    note: Line
    start: Start
    market: Market
    track: Track
    purchase: Purchase
    tiers: tuple[Tier, ...]
    offer: Offer
    ends: Ends
    thera: Thera
    tiles: tuple[Tile, ...]
    maps: tuple[MapCard, ...]
    goals: tuple[Goal, ...]

    @property
    def digest(self) -> str:
        return digest_of(self)


def clue(text: str) -> Clue:
    """Read "tree 2"; raises ValueError for anything else than a terrain and a number."""
    terrain, _, count = text.partition(" ")
    if terrain not in TERRAINS:
        raise ValueError(f'"{terrain}" is none of {", ".join(TERRAINS)}')
    if not (count.isascii() and count.isdigit() and len(count) <= 3):
        raise ValueError(f'"{text}" is not a terrain and a number such as "tree 2"')
    return Clue(TERRAINS.index(terrain), int(count))


def house_text() -> bytes:
    """The house set's file as it is shipped."""
    return resources.files(__package__).joinpath("data/house.toml").read_bytes()


def read(raw: bytes | str) -> tuple[ComponentSet | None, list[Problem]]:
    """Read a set and list all that is wrong with it; the set is None if it has not even the right shape."""
    # Here and not above, because the checks are written in terms of the structs of this file.
    from labrys.games.akrotiri.validate import FORM

    return FORM.read(raw)


def problems(raw: bytes | str) -> list[Problem]:
    """All that is wrong with the text of a component set; empty if it can be played with."""
    return read(raw)[1]


def recall(digest: str) -> ComponentSet | None:
    """The set of this digest, if it ever was the house set."""
    from labrys.games.akrotiri.validate import FORM

    return FORM.recall(__package__, digest)


def load(path: Path | None = None) -> ComponentSet:
    """The set in a file, or the house set; raises BadComponents if anything is wrong with it."""
    components, faults = read(house_text() if path is None else path.read_bytes())
    if components is None or faults:
        raise BadComponents(faults)
    return components
