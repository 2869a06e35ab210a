"""What the rules make of one view: islands, sites, prices, points, voyages. For drawing the table and for hints.

Worked out in a world imagined from the view. Of that world only what the view tells is named: cards that the view's
seat cannot name stay unnamed. Places are called as in the notation, islands and docks as on the text map.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from labrys.core.bitsets import bits
from labrys.core.game import Survey
from labrys.core.position import parted
from labrys.core.score import Line, ScoreSheet
from labrys.games.akrotiri.chart import dock_numbers, island_letters
from labrys.games.akrotiri.clues import Beyond, Icon, MapHelp, hand_help, icons_on, point_up
from labrys.games.akrotiri.components import COLOURS, TERRAINS
from labrys.games.akrotiri.decisions import ACT
from labrys.games.akrotiri.kit import unpacked
from labrys.games.akrotiri.places import cell_name, dock_name, site_name
from labrys.games.akrotiri.rules.cargo import colour_names, legal_loads, loaded_from, next_price
from labrys.games.akrotiri.rules.sailing import in_transit
from labrys.games.akrotiri.scoring import goal_line, score_sheet
from labrys.games.akrotiri.sea import FAR, RIM, RIM_VERTICES, THERA_LAND
from labrys.games.akrotiri.state import State, island_cubes
from labrys.games.akrotiri.view import AkrotiriView
from labrys.games.akrotiri.voyages import Voyage, voyages_of


class Temple(msgspec.Struct, frozen=True):
    seat: int
    site: str


class Island(msgspec.Struct, frozen=True):
    """An island with a tile; Thera is none of them."""

    name: str
    """Its letter. It keeps it all game; joined islands keep that of the oldest."""
    quadrants: tuple[str, ...]
    docks: tuple[str, ...]
    rim: tuple[int, ...]
    """The points of Thera's rim that belong to it, numbered 0 to 7 anticlockwise from the south-western corner."""
    size: int
    is_complete: bool
    portages: int | None
    """From Thera; None if no way leads there."""
    icons: dict[str, int]
    cubes: dict[str, int]
    temples: tuple[Temple, ...]


class Dock(msgspec.Struct, frozen=True):
    name: str
    island: str
    """The island's letter, or `Thera`."""
    corner: str
    """The quadrant whose land it is at, or `thera`."""
    boats: tuple[int, ...]


class CubeHere(msgspec.Struct, frozen=True):
    """A cube that can be taken on board: its quadrant or `thera`, and its place among those there."""

    site: str
    index: int
    colour: str


class Space(msgspec.Struct, frozen=True):
    price: int
    is_covered: bool
    is_next: bool
    """Whether the next cube sold comes to lie here."""


class Row(msgspec.Struct, frozen=True):
    """A colour's row of the market, from left to right."""

    colour: str
    left: int
    """Cubes on the market."""
    spaces: tuple[Space, ...]
    sale: int | None
    """What a cube would fetch if it were sold now; None if the row is full."""


class MapPrice(msgspec.Struct, frozen=True):
    """So many maps bought in one action, whatever their tiers."""

    maps: int
    price: int


class GoalHelp(msgspec.Struct, frozen=True):
    """A goal card of a seat, and what it has brought so far."""

    seat: int
    goal: str
    each: int
    """Points for each thing that it counts."""
    points: int
    sites: tuple[str, ...]
    """The temples that count."""


class AkrotiriSurvey(Survey, frozen=True):
    """Everything worked out from one view."""

    islands: tuple[Island, ...]
    docks: tuple[Dock, ...]
    shore: tuple[str, ...]
    """The free cells beside a tile or Thera."""
    icons: tuple[Icon, ...]
    beyond: Beyond
    market: tuple[Row, ...]
    purchases: tuple[MapPrice, ...]
    hand: tuple[MapHelp, ...]
    """The maps of the view's seat."""
    goals: tuple[GoalHelp, ...]
    """The goals kept by all seats, as far as the view's seat can name them."""
    choices: tuple[GoalHelp, ...]
    """Goals that the view's seat has drawn or may take from the offer, as they would count for it now."""
    sheets: tuple[ScoreSheet, ...]
    """The points so far; a goal that cannot be named has a line without points."""
    voyages: tuple[Voyage, ...]
    """Of the seat in part two of its turn, whoever looks."""
    loads: tuple[CubeHere, ...]
    """The cubes that this seat can load now, each for itself; none if the rules let it load nothing."""
    up: str
    """The point of the compass to which `up` of a map card points for the view's seat."""


def survey_of(world: State, seat: int, nameable: frozenset[str]) -> AkrotiriSurvey:
    """The survey of a world, for a seat (or SPECTATOR) that can name these goals."""
    sea = world.sea
    letters, icons = island_letters(sea), icons_on(sea)
    return AkrotiriSurvey(
        islands=tuple([_island(world, label, letters[label]) for label in _by_letter(letters)]),
        docks=tuple(_docks(world, letters)),
        shore=tuple(map(cell_name, sea.shore)),
        icons=icons.icons,
        beyond=icons.beyond(sea),
        market=tuple([_row(world, colour) for colour in range(len(COLOURS))]),
        purchases=tuple([MapPrice(*offer) for offer in enumerate(world.kit.map_prices, 1)]),
        hand=() if seat < 0 else hand_help(world, seat, icons),
        goals=tuple(_kept_goals(world, nameable)),
        choices=() if seat < 0 else tuple(_choices(world, seat, nameable)),
        sheets=open_sheets(world, nameable),
        voyages=voyages_of(world),
        loads=tuple(_loads(world)),
        up=point_up(world, seat),
    )


def named_goals(view: AkrotiriView) -> frozenset[str]:
    """The goal cards of which the view says where they are: in a hand, drawn, on offer, taken, or in the pile."""
    places = [word for row in (*view.goals, *view.drawn) for word in row]
    places += [word.partition(":")[0] for word in view.goals_under]
    places += [view.goal_could_be, *parted(view.offer), *parted(view.taken)]
    return frozenset(word for word in places if "|" not in word)


def open_sheets(world: State, nameable: frozenset[str]) -> tuple[ScoreSheet, ...]:
    """Every seat's points so far, as far as these goals can be named: any other has a line without points."""
    sheets = []
    for seat in range(world.players):
        sheet = score_sheet(world, seat)
        goals = iter(world.goals[seat])
        lines = [
            Line("goals", "secret goal", 0)
            if line.part == "goals" and world.kit.goal_ids[next(goals)] not in nameable
            else line
            for line in sheet.lines
        ]
        sheets.append(ScoreSheet(seat, tuple(lines), sheet.tie_break))
    return tuple(sheets)


def _by_letter(letters: dict[int, str]) -> list[int]:
    return sorted(letters, key=lambda label: (len(letters[label]), letters[label]))


def _counts(pack: int, names: tuple[str, ...]) -> dict[str, int]:
    return {name: n for name, n in zip(names, unpacked(pack), strict=True) if n}


def _island(world: State, label: int, letter: str) -> Island:
    sea, far = world.sea, world.sea.far_island[label]
    return Island(
        name=letter,
        quadrants=tuple([site_name(sea, node) for node in sea.island_nodes[label]]),
        docks=tuple([dock_name(sea, dock) for dock in sea.island_docks[label]]),
        rim=tuple([i for i in range(len(RIM_VERTICES)) if sea.island[RIM + i] == label]),
        size=sea.size(label),
        is_complete=sea.is_complete(label),
        portages=None if far == FAR else far,
        icons=_counts(sea.icons(label), TERRAINS),
        cubes=_counts(island_cubes(world, label), COLOURS),
        temples=tuple(
            [
                Temple(seat, site_name(sea, site))
                for seat, sites in enumerate(world.temples)
                for site in sites
                if sea.island[site] == label
            ]
        ),
    )


def _docks(world: State, letters: dict[int, str]) -> Iterator[Dock]:
    sea = world.sea
    for dock in dock_numbers(sea):
        land = sea.dock_land[dock]
        yield Dock(
            name=dock_name(sea, dock),
            island="Thera" if land == THERA_LAND else letters[sea.island[land]],
            corner=site_name(sea, land),
            boats=tuple([seat for seat, boat in enumerate(world.boats) if boat == dock]),
        )


def _row(world: State, colour: int) -> Row:
    prices, left = world.kit.prices, world.market[colour]
    # Cubes are taken from the left and put back from the right: those that are left lie on the right (A2.3).
    first = len(prices) - left
    spaces = [Space(price, at >= first, at == first - 1) for at, price in enumerate(prices)]
    return Row(COLOURS[colour], left, tuple(spaces), next_price(world, colour) if first else None)


def _loads(world: State) -> Iterator[CubeHere]:
    if not world.stack or world.stack[-1][0] != ACT:
        return
    seat = world.stack[-1][1]
    if in_transit(world, seat) or not legal_loads(world, seat):
        return
    for node in loaded_from(world, seat):
        for index, colour in enumerate(colour_names(world.lying[node])):
            yield CubeHere(site_name(world.sea, node), index, colour)


def _kept_goals(world: State, nameable: frozenset[str]) -> Iterator[GoalHelp]:
    for seat, goals in enumerate(world.goals):
        yield from (_goal(world, seat, goal) for goal in goals if world.kit.goal_ids[goal] in nameable)


def _choices(world: State, seat: int, nameable: frozenset[str]) -> Iterator[GoalHelp]:
    goals = [*world.drawn[seat], *bits(world.offer)]
    yield from (_goal(world, seat, goal) for goal in goals if world.kit.goal_ids[goal] in nameable)


def _goal(world: State, seat: int, goal: int) -> GoalHelp:
    line, each = goal_line(world, seat, goal), world.kit.goal_points[world.options.edition][goal]
    return GoalHelp(seat, world.kit.goal_ids[goal], each, line.points, line.why)
