"""The greedy player of Akrotiri: ships goods to Thera, buys maps it can use, lays tiles toward its maps and goals."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

from labrys.bots.greedy.akrotiri.laying import Surveyor
from labrys.bots.greedy.akrotiri.plan import ARRIVE, Aim, Survey
from labrys.bots.greedy.akrotiri.voyage import moves_from, nearest
from labrys.core.chance import AsTheyLie
from labrys.core.game import Game, Move, View
from labrys.games.akrotiri import codes
from labrys.games.akrotiri import decisions as d
from labrys.games.akrotiri.rules.cargo import at_thera, next_price
from labrys.games.akrotiri.rules.sailing import in_transit
from labrys.games.akrotiri.scoring import goal_points
from labrys.games.akrotiri.sea import FAR
from labrys.games.akrotiri.state import State

EXPECTED = {
    "portage-1": 2.1, "portage-2": 0.7, "no-icon": 2.7, "volcano": 2.2, "lake": 2.1, "tree": 2.2, "mountain": 2.1,
    "isolated": 2.3, "largest": 5.1, "open": 4.2, "three-icons": 1.5, "quadrants": 2.8,
}  # fmt: skip
"""How often a goal's condition is met over a whole game between players like this one (docs/balance)."""


class GreedyAkrotiri:
    """One step at a time toward the aim that brings most for its cost."""

    def __init__(self, game: Game[Any, Any], seed: str) -> None:
        self.game = game
        self.rng = random.Random(seed)

    def choose(self, view: View, legal: Sequence[Move]) -> Move:
        if len(legal) == 1:
            return legal[0]
        # Only what the seat knows is looked at in this world, so it does not matter how the rest is dealt.
        world: State = self.game.imagine(view, AsTheyLie())
        allowed = self.game.legal(world, view.seat)
        kind, seat, _ = world.stack[-1]
        match kind:
            case d.LAY:
                code = self._lay(world, seat, allowed)
            case d.PLACE_CUBE:
                code = self._cube(world, allowed)
            case d.KEEP | d.TAKE:
                code = max(allowed, key=lambda code: self._goal_worth(world, seat, code & codes.ARGUMENT))
            case d.ACT:
                code = self._act(world, seat, allowed)
            case _:
                code = self.rng.choice(allowed)
        return self.game.decode(world, code)

    def _lay(self, world: State, seat: int, allowed: list[int]) -> int:
        surveyor = Surveyor(world, seat)
        return max(allowed, key=lambda code: (surveyor.worth(code), self.rng.random()))

    def _cube(self, world: State, allowed: list[int]) -> int:
        """The dearest colour, where a boat can fetch it soonest."""
        slot = world.stack[-1][2]

        def worth(code: int) -> tuple[float, float]:
            label = world.sea.island[slot * 4 + (code & 3)]
            far = world.sea.far_island[label]
            # Taking a cube off the market makes the colour dearer by the time it is sold.
            world.market[code >> 2 & 3] -= 1
            price = next_price(world, code >> 2 & 3)
            world.market[code >> 2 & 3] += 1
            return price - (3.0 if far == FAR else 0.8 * far), self.rng.random()

        return max(allowed, key=worth)

    def _goal_worth(self, world: State, seat: int, goal: int) -> float:
        """What the goal brings now, and what it is likely to bring with the temples still to come."""
        value = world.kit.goal_points[world.options.edition][goal]
        to_come = 1 - len(world.temples[seat]) / world.kit.temples
        likely = EXPECTED[world.kit.goal_ids[goal]] * value * to_come
        return goal_points(world, seat, goal) + likely + 0.01 * self.rng.random()

    def _act(self, world: State, seat: int, allowed: list[int]) -> int:
        if at_thera(world, seat) and not in_transit(world, seat):
            sales = [code for code in allowed if code & ~codes.ARGUMENT == codes.SELL]
            if sales:
                return max(sales, key=lambda code: next_price(world, code & codes.ARGUMENT))
        survey = Survey(world, seat)
        aims = sorted(survey.aims(), key=lambda aim: (aim.rate, aim.worth, aim.code), reverse=True)
        for aim in aims:
            if aim.worth > 0:
                code = self._step(world, seat, aim, allowed)
                if code is not None:
                    return code
        return self._pass_time(world, survey, allowed)

    def _step(self, world: State, seat: int, aim: Aim, allowed: list[int]) -> int | None:
        """The first step toward an aim: do it if we are there, else sail nearer; None if neither is possible."""
        if aim.code in allowed:
            return aim.code
        if world.boats[seat] in aim.docks and (aim.code == ARRIVE or not in_transit(world, seat)):
            return None
        way = moves_from(world.sea, aim.docks)
        here = nearest(way, (world.boats[seat],))
        sails = [code for code in allowed if code & ~codes.ARGUMENT == codes.SAIL]
        nearer = [code for code in sails if way.get(code & codes.ARGUMENT, FAR) < here]
        if not nearer and in_transit(world, seat):
            nearer = sails
        return min(nearer, key=lambda code: (way.get(code & codes.ARGUMENT, FAR), code), default=None)

    def _pass_time(self, world: State, survey: Survey, allowed: list[int]) -> int:
        """Nothing pays: ask the oracle for what the maps lack, or end the turn."""
        wanted = [0] * 4
        for card in survey.maps:
            if not survey.sites[card]:
                for _, terrain, count in world.kit.map_sides[card]:
                    wanted[terrain] += 1 + max(0, count - len(world.sea.icon_xs[terrain]))
        questions = [code for code in allowed if code & ~codes.ARGUMENT == codes.ORACLE]
        if questions and any(wanted):
            return max(questions, key=lambda code: (wanted[code & codes.ARGUMENT], code))
        return codes.END if codes.END in allowed else allowed[0]
