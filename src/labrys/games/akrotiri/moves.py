"""Everything that a seat or chance can say in a game of Akrotiri."""

from __future__ import annotations

from labrys.core.game import Move
from labrys.core.notation import by_word


class Lay(Move, frozen=True, tag="lay"):
    """Lay the tile in hand on a cell (`2,-1`), its printed north to n, e, s or w (A5.1)."""

    cell: str
    turn: str


class Cube(Move, frozen=True, tag="cube"):
    """Put the second cube on the island at a corner of the tile just laid (A5.2)."""

    colour: str
    corner: str


class Keep(Move, frozen=True, tag="keep"):
    """Keep one of two goals; the other goes under the pile (A4.3, A7.6)."""

    goal: str


class Take(Move, frozen=True, tag="take"):
    """Take one of the face-up goals (A7.6, strategist)."""

    goal: str


class Berth(Move, frozen=True, tag="berth"):
    """Put one's boat on a dock of Thera before the first turn (A4.4)."""

    dock: str


class Sail(Move, frozen=True, tag="sail"):
    """Move to a dock (`2,-1/N-NE` or `thera/1`), by route or by portage (A6.1)."""

    dock: str


class Load(Move, frozen=True, tag="load"):
    """Take cubes on board from the island where docked (A6.4)."""

    cubes: tuple[str, ...]


class Excavate(Move, frozen=True, tag="excavate"):
    """Play a map and excavate a temple at a site (`2,-1/NE`) (A6.5, A7)."""

    map: str
    site: str


class Buy(Move, frozen=True, tag="buy"):
    """Buy maps, a tier named for each (A6.6)."""

    maps: tuple[str, ...]


class Oracle(Move, frozen=True, tag="oracle"):
    """Ask the oracle for a terrain (A6.7)."""

    terrain: str


class Sell(Move, frozen=True, tag="sell"):
    """Sell one cube on Thera's market (A6.8)."""

    colour: str


class Unload(Move, frozen=True, tag="unload"):
    """Put one cube ashore (A6.9)."""

    colour: str


class End(Move, frozen=True, tag="end"):
    """End the turn (A6)."""


class First(Move, frozen=True, tag="first"):
    """Chance: who begins."""

    seat: int


class Draw(Move, frozen=True, tag="draw"):
    """Chance: which tile, map or goal comes from its pile."""

    card: str


WORDS = by_word(Lay, Cube, Keep, Take, Berth, Sail, Load, Excavate, Buy, Oracle, Sell, Unload, End, First, Draw)
