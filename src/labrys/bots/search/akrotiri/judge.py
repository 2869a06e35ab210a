"""What counts of a position of Akrotiri where a turn begins: points, money, temples, how near the next points are."""

from __future__ import annotations

from typing import Final

from labrys.bots.search.akrotiri.aims import is_last_round, taken_islands
from labrys.bots.search.akrotiri.chart import Chart, Charts
from labrys.bots.search.akrotiri.goals import Goals
from labrys.bots.search.akrotiri.trade import best_load, proceeds
from labrys.bots.search.judge import Learned
from labrys.core.bitsets import bits
from labrys.core.quick import Quick
from labrys.games.akrotiri.kit import Kit
from labrys.games.akrotiri.sea import FAR, SLOTS, THERA_LAND
from labrys.games.akrotiri.state import NOBODY, State, count_of, island_cubes

FACTS: Final = (
    "maps", "goals", "goals to come", "purse", "purse to spend", "temples", "actions", "goal cards",
    "cargo", "cargo near", "dig", "second dig", "third dig", "dig at once", "dear digs", "usable maps", "useless maps",
    "nearly useful", "fetch", "second fetch", "moves next", "last turn", "reach", "all temples",
    "rival", "rival's maps", "rival's digs", "rival's goals",
)  # fmt: skip
"""Of a seat, in the order of the weights. The last four are told of rivals alone, whose maps and goals are hidden."""

PATIENCE: Final = tuple([0.85**actions for actions in range(2 * FAR + 3)])
"""What a thing is worth that takes so many actions more."""


class AkrotiriJudge(Learned[State]):
    """Akrotiri, as one seat judges it.

    Of the others it weighs only what lies open. Their maps and goals are dealt anew in every world that a search
    imagines: to weigh those would tell nothing, and hide small differences behind large accidents.
    """

    def __init__(
        self, quick: Quick[State], kit: Kit, charts: Charts, observer: int, early: list[float], late: list[float]
    ) -> None:
        self.quick, self.early, self.late = quick, early, late
        self.observer = observer
        self.charts = charts
        self.goals = Goals(kit)

    def progress(self, world: State) -> float:
        temples = 0
        for sites in world.temples:
            temples = max(temples, len(sites))
        last = world.kit.last_tiles[world.players]
        return min(1.0, max(temples / 6.0, len(world.sea.tiles) / (last or SLOTS * 1.2)))

    def facts(self, world: State, seat: int) -> list[float]:
        if world.boats[seat] == NOBODY:
            return [0.0] * len(FACTS)
        kit, chart = world.kit, self.charts.of(world.sea)
        purse, cargo, temples = world.drachmas[seat], world.cargo[seat], len(world.temples[seat])
        left = kit.temples - temples
        way = chart.way(world.boats[seat], ())
        far = way.far
        is_next, turns_left = _tempo(world, seat)
        is_rival = seat != self.observer
        digs: tuple[float, ...] = _NO_DIGS
        if left and turns_left and not is_rival:
            digs = self._digs(world, seat, chart, far, purse, left)
        first, second = _fetches(world, seat, chart, far, way.dock) if turns_left else (0.0, 0.0)
        income = float(proceeds(world, cargo)) if cargo and turns_left else 0.0
        map_points = 0
        for card in world.played[seat]:
            map_points += kit.map_points[card]
        to_come, now, cards, goal_cards = 0.0, 0, 0, len(world.goals[seat])
        if is_rival:
            cards = world.maps[seat].bit_count() if turns_left else 0
        else:
            now = self.goals.now(world, chart, seat)
        if turns_left and not is_rival:
            for goal in world.goals[seat]:
                to_come += self.goals.to_come(world, chart, seat, goal)
        reach = 0
        for label in chart.labels:
            if far[label] <= 2:
                reach += 1
        return [
            map_points / 10.0,
            now / 10.0,
            to_come / 10.0,
            purse / 10.0,
            min(float(purse), digs[7]) / 10.0,
            temples / 6.0,
            kit.actions[temples] / 6.0,
            goal_cards / 3.0,
            income / 10.0,
            income * PATIENCE[far[THERA_LAND]] / 10.0,
            digs[0] / 10.0,
            digs[1] / 10.0,
            digs[2] / 10.0,
            digs[3] / 10.0,
            digs[4] / 10.0,
            digs[5] / 3.0,
            digs[6] / 3.0,
            digs[8] / 3.0,
            first / 10.0,
            second / 10.0,
            is_next,
            0.0 if turns_left else 1.0,
            reach / 10.0,
            0.0 if left else 1.0,
            1.0 if is_rival else 0.0,
            cards / 3.0,
            min(cards, left) / 3.0,
            goal_cards * temples / 18.0 if is_rival else 0.0,
        ]

    def _digs(self, world: State, seat: int, chart: Chart, far: bytearray, purse: int, left: int) -> tuple[float, ...]:
        """The best three temples as far as the money goes; what could be found next turn; those too dear; what maps
        are of use and what they cost; those of no use, and how near they are to being of use."""
        kit = world.kit
        actions = kit.actions[kit.temples - left]
        is_empty = world.cargo[seat] == 0
        taken = taken_islands(world, chart)
        gains: dict[int, float] = {}
        pairs: list[tuple[float, int, int]] = []
        useless, nearly, at_once = 0, 0.0, 0.0
        for card in bits(world.maps[seat]):
            is_useless, is_paid = True, kit.map_cost[card] <= purse
            for label, nodes in chart.sites(world, seat, card):
                moves = far[label]
                if taken[label] or moves == FAR:
                    continue
                is_useless = False
                gain = gains.get(label, -99.0)
                if gain == -99.0:
                    gain = gains[label] = self.goals.gain(world, chart, seat, nodes[0])
                needed = ((moves + 1) // 2 if is_empty else moves) + 1
                worth = (kit.map_points[card] + 2.0 + gain) * PATIENCE[needed - 1]
                pairs.append((worth, card, label))
                if is_paid and needed <= actions and worth > at_once:
                    at_once = worth
            if is_useless:
                useless += 1
                nearly += _nearness(world, card)
        pairs.sort(reverse=True)
        found = [0.0, 0.0, 0.0]
        at, counted, dear, cost_of_all, used = 0, 0, 0.0, 0, 0
        for worth, card, label in pairs:
            # One temple for a map, and one for an island.
            if used >> card & 1 or taken[label] or counted == left:
                continue
            used |= 1 << card
            taken[label] = 1
            counted += 1
            cost = kit.map_cost[card]
            cost_of_all += cost
            if cost <= purse and at < 3:
                purse -= cost
                found[at] = worth
                at += 1
            else:
                dear += worth
        # A map that is still to be bought wants to be paid too.
        if counted < left:
            cost_of_all += 6
        return (
            found[0], found[1], found[2], at_once, dear, float(counted), float(min(useless, 4)), float(cost_of_all),
            nearly,
        )  # fmt: skip


_NO_DIGS: Final = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0)


def _tempo(world: State, seat: int) -> tuple[float, int]:
    """Whether the seat's turn comes next, and whether it has one at all before a round that is the last ends."""
    if not world.stack:
        return 0.0, 0
    mover = world.stack[-1][1]
    players, first = world.players, world.first
    # Seats that have had their turn in this round sit before the one whose turn it is.
    has_moved = (seat - first) % players < (mover - first) % players
    return (1.0 if mover == seat else 0.0), (0 if has_moved and is_last_round(world) else 1)


def _nearness(world: State, card: int) -> float:
    """How much of what a map asks for lies on the table: 1 if only the places are wrong."""
    wanted, there = 0, 0
    for _, terrain, count in world.kit.map_sides[card]:
        wanted += count
        there += min(count, len(world.sea.icon_xs[terrain]))
    return there / wanted


def _fetches(world: State, seat: int, chart: Chart, far: bytearray, docks: list[int]) -> tuple[float, float]:
    """The best two islands to fetch cubes from and bring them home."""
    cargo = world.cargo[seat]
    room = world.kit.hold - count_of(cargo)
    first = second = 0.0
    if room:
        for label in chart.labels:
            moves = far[label]
            if moves < FAR:
                there = island_cubes(world, label)
                if there:
                    pack = best_load(world, cargo, there, room)
                    actions = ((moves + 1) // 2 if cargo == 0 else moves) + 1 + chart.home[docks[label]]
                    worth = proceeds(world, pack) * PATIENCE[actions]
                    if worth > first:
                        first, second = worth, first
                    elif worth > second:
                        second = worth
    return first, second
