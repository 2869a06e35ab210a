"""What is worth trying in Akrotiri: whole errands instead of single moves, the most promising first."""

from __future__ import annotations

from typing import Final

from labrys.bots.search.akrotiri.aims import Aim, Survey
from labrys.bots.search.akrotiri.chart import Charts
from labrys.bots.search.akrotiri.goals import Goals
from labrys.bots.search.akrotiri.laying import Surveyor
from labrys.bots.search.akrotiri.scales import Scales
from labrys.bots.search.akrotiri.trade import sales
from labrys.bots.search.guide import Course, Guide
from labrys.core.quick import CHANCE, OVER, Lots, Quick
from labrys.games.akrotiri import codes
from labrys.games.akrotiri.decisions import ACT, KEEP, LAY, PLACE_CUBE, TAKE
from labrys.games.akrotiri.kit import Kit
from labrys.games.akrotiri.rules.sailing import in_transit
from labrys.games.akrotiri.sea import FAR, THERA_LAND
from labrys.games.akrotiri.state import State

MOST: Final = 16
"""So many courses are offered at most where a seat acts."""
REMEMBERED: Final = 4000
_END: Final = (codes.END,)

Key = tuple[object, ...]


class AkrotiriGuide(Guide[State]):
    """Guides a search by the aims of the seat that decides. It looks at what that seat knows, and nothing else."""

    is_blind = False

    def __init__(self, quick: Quick[State], kit: Kit) -> None:
        self.quick = quick
        self.charts = Charts()
        self.goals = Goals(kit)
        self.scales = Scales()
        self._known: dict[Key, list[Course]] = {}

    def courses(self, world: State, seat: int) -> list[Course]:
        key = _key(world, seat)
        found = self._known.get(key)
        if found is None:
            if len(self._known) >= REMEMBERED:
                self._known.clear()
            found = self._known[key] = self._courses(world, seat)
        return found

    def is_at_rest(self, world: State) -> bool:
        """Where a turn begins, and at the end."""
        if not world.stack:
            return True
        kind, _, detail = world.stack[-1]
        return kind == LAY and not detail

    def bring_to_rest(self, world: State, lots: Lots) -> None:
        """Play the turn in progress, or the setup, to its end: positions are judged where a turn begins."""
        quick, turns = self.quick, world.turns
        while world.turns == turns:
            who = quick.decider(world)
            if who == OVER:
                return
            if who == CHANCE:
                quick.answer(world, lots.draw)
                continue
            if self.is_at_rest(world):
                return
            for code in self.courses(world, who)[0]:
                quick.apply(world, who, code)

    def _courses(self, world: State, seat: int) -> list[Course]:
        kind = world.stack[-1][0]
        if kind == ACT:
            return self._errands(world, seat)
        allowed = self.quick.legal(world, seat)
        if len(allowed) > 1:
            if kind == LAY:
                allowed = Surveyor(world, seat, self.charts.of(world.sea), self.goals, self.scales).order(allowed)
            elif kind == PLACE_CUBE:
                allowed = _cubes(world, allowed)
            elif kind == KEEP or kind == TAKE:
                allowed = self._goal_cards(world, seat, allowed)
        return [(code,) for code in allowed]

    # The second part of a turn

    def _errands(self, world: State, seat: int) -> list[Course]:
        forced = self._forced(world, seat)
        if forced:
            return forced
        survey = Survey(world, seat, self.charts.of(world.sea), self.goals, self.scales)
        found: list[Course] = []
        for aim in survey.aims():
            course = _course(world, survey, aim)
            if course and course not in found:
                found.append(course)
                if len(found) == MOST:
                    break
        found.append(_END)
        return found

    def _forced(self, world: State, seat: int) -> list[Course]:
        """Where there is nothing to weigh: on the way through an occupied dock, with goods at Thera, at the end."""
        if in_transit(world, seat):
            return [(code,) for code in self._nearest_home_first(world, self.quick.legal(world, seat))]
        if world.cargo[seat] and world.sea.dock_land[world.boats[seat]] == THERA_LAND:
            return [tuple(sales(world, world.cargo[seat]))]
        if not world.actions and not world.pair:
            return [_END]
        return []

    def _nearest_home_first(self, world: State, allowed: list[int]) -> list[int]:
        home = self.charts.of(world.sea).home
        ranked = [(world.boats.count(code & codes.ARGUMENT), home[code & codes.ARGUMENT], code) for code in allowed]
        ranked.sort()
        return [code for _, _, code in ranked]

    # Single moves

    def _goal_cards(self, world: State, seat: int, allowed: list[int]) -> list[int]:
        chart = self.charts.of(world.sea)
        ranked = [(-self.goals.worth(world, chart, seat, code & codes.ARGUMENT), code) for code in allowed]
        ranked.sort()
        return [code for _, code in ranked]


def _key(world: State, seat: int) -> Key:
    """All that courses depend on. What others hide is not in it."""
    sea = world.sea
    return (
        world.stack[-1],
        world.actions << 2 | world.pair << 1 | world.oracle_used,
        tuple(sea.tiles),
        tuple(sea.cells),
        tuple(sea.turns),
        tuple(world.lying[: 4 * len(sea.tiles)]),
        tuple(world.market),
        tuple(world.boats),
        world.cargo[seat],
        world.drachmas[seat],
        world.hand[seat],
        world.maps[seat],
        world.goals[seat],
        world.drawn[seat],
        world.offer,
        tuple(world.temples),
        tuple(world.played),
        tuple([(world.map_pile & tier).bit_count() for tier in world.kit.tier_maps]),
        bool(world.tile_pile.loose or world.discards),
    )


def _course(world: State, survey: Survey, aim: Aim) -> Course:
    """The moves of an aim, or as many as this turn has; empty if there are none. Goods that come home are sold."""
    way = survey.way.to(aim.dock)
    if aim.actions <= world.actions:
        course = [codes.SAIL | dock for dock in way]
        if world.sea.dock_land[aim.dock] == THERA_LAND and survey.cargo:
            course += sales(world, survey.cargo)
        if aim.deed:
            course.append(aim.deed)
        return tuple(course)
    moves = world.actions if survey.cargo else 2 * world.actions + world.pair
    return tuple([codes.SAIL | dock for dock in way[:moves]])


def _cubes(world: State, allowed: list[int]) -> list[int]:
    """The dearest colour, where a boat can fetch it soonest."""
    sea, prices, last = world.sea, world.kit.prices, world.kit.row - 1
    slot = world.stack[-1][2]
    ranked: list[tuple[float, int]] = []
    for code in allowed:
        far = sea.far_island[sea.island[slot * 4 + (code & 3)]]
        # Taking a cube off the market makes the colour dearer by the time it is sold.
        price = prices[max(0, last - (world.market[code >> 2 & 3] - 1))]
        ranked.append(((3.0 if far == FAR else 0.8 * far) - price, code))
    ranked.sort()
    return [code for _, code in ranked]
