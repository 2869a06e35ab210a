"""What can happen in a game of Akrotiri, told to everybody, with the secret part for its owner alone.

What an event reveals is what A11 hides until then: tiles in a hand or in the pile, maps, goals that were not open.
"""

from __future__ import annotations

from typing import ClassVar

from labrys.core.event import Event


class Began(Event, frozen=True, tag="began"):
    """This seat goes first."""


class TileDrawn(Event, frozen=True, tag="tile-drawn"):
    tile: str | None
    secrets: ClassVar[tuple[str, ...]] = ("tile",)
    reveals: ClassVar[tuple[str, ...]] = ("tile",)


class TilesReshuffled(Event, frozen=True, tag="tiles-reshuffled"):
    """The discards have become the pile."""

    tiles: int


class TilesGone(Event, frozen=True, tag="tiles-gone"):
    """Pile and discards are empty: no tile is drawn (A9.3)."""


class TileLaid(Event, frozen=True, tag="tile-laid"):
    tile: str
    cell: str
    turn: str
    reveals: ClassVar[tuple[str, ...]] = ("tile",)


class CubePlaced(Event, frozen=True, tag="cube-placed"):
    colour: str
    site: str
    by_icon: bool


class CubeSkipped(Event, frozen=True, tag="cube-skipped"):
    """No cube was placed, and why."""

    why: str


class MapDrawn(Event, frozen=True, tag="map-drawn"):
    tier: str
    map: str | None
    secrets: ClassVar[tuple[str, ...]] = ("map",)
    reveals: ClassVar[tuple[str, ...]] = ("map",)


class GoalDrawn(Event, frozen=True, tag="goal-drawn"):
    """A goal came from the pile: by chance, or a buried one in its order, which chance is not asked about."""

    goal: str | None
    secrets: ClassVar[tuple[str, ...]] = ("goal",)
    reveals: ClassVar[tuple[str, ...]] = ("goal",)


class GoalKept(Event, frozen=True, tag="goal-kept"):
    """One of two goals was kept. Its owner has seen both before, and nobody else sees either."""

    goal: str | None
    buried: str | None
    secrets: ClassVar[tuple[str, ...]] = ("goal", "buried")


class LastGoalKept(Event, frozen=True, tag="last-goal-kept"):
    """Only one goal was left to draw, so it was kept and none was buried (A7.6)."""

    goal: str | None
    secrets: ClassVar[tuple[str, ...]] = ("goal",)
    reveals: ClassVar[tuple[str, ...]] = ("goal",)


class GoalOffered(Event, frozen=True, tag="goal-offered"):
    """A goal is turned up for everybody. The seat is the one who goes first."""

    goal: str
    reveals: ClassVar[tuple[str, ...]] = ("goal",)


class GoalTaken(Event, frozen=True, tag="goal-taken"):
    goal: str


class NoGoalLeft(Event, frozen=True, tag="no-goal-left"):
    """A temple would have brought a goal, but there is none."""


class Berthed(Event, frozen=True, tag="berthed"):
    dock: str


class TurnBegan(Event, frozen=True, tag="turn-began"):
    turn: int


class ActionsBegan(Event, frozen=True, tag="actions-began"):
    actions: int


class Sailed(Event, frozen=True, tag="sailed"):
    """A boat moved. `way` is route or portage; `cost` is the actions spent; in transit it must move on."""

    start: str
    dock: str
    way: str
    cost: int
    in_transit: bool


class Loaded(Event, frozen=True, tag="loaded"):
    cubes: tuple[str, ...]


class Sold(Event, frozen=True, tag="sold"):
    colour: str
    price: int


class Unloaded(Event, frozen=True, tag="unloaded"):
    colour: str
    site: str


class MapsBought(Event, frozen=True, tag="maps-bought"):
    tiers: tuple[str, ...]
    price: int


class Excavated(Event, frozen=True, tag="excavated"):
    map: str
    site: str
    cost: int
    points: int
    temple: int
    reveals: ClassVar[tuple[str, ...]] = ("map",)


class OracleAsked(Event, frozen=True, tag="oracle-asked"):
    terrain: str


class TileRevealed(Event, frozen=True, tag="tile-revealed"):
    """The oracle turned up a tile for all to see; it is kept, or goes to the discards."""

    tile: str
    kept: bool
    reveals: ClassVar[tuple[str, ...]] = ("tile",)


class TurnEnded(Event, frozen=True, tag="turn-ended"):
    pass


class LastRound(Event, frozen=True, tag="last-round"):
    """The game ends with this round, and why."""

    why: str


class GameEnded(Event, frozen=True, tag="game-ended"):
    """The seat is the one whose turn was the last."""

    why: str


class GoalsRevealed(Event, frozen=True, tag="goals-revealed"):
    """At the end everybody sees the goals that score."""

    goals: tuple[str, ...]
    reveals: ClassVar[tuple[str, ...]] = ("goals",)
