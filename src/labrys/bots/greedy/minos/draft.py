"""The draft: which die, and where it shall stand (M4.2)."""

from __future__ import annotations

from labrys.bots.greedy.minos.turn import follow, go_on, rank
from labrys.bots.greedy.minos.ventures import Ventures
from labrys.games.minos import codes
from labrys.games.minos import decisions as d
from labrys.games.minos.nodes import NO_EFFECT
from labrys.games.minos.rules import table
from labrys.games.minos.rules.dice import place_of
from labrys.games.minos.rules.progress import COLOUR_OF, GRAY, group_total, maximal_advances
from labrys.games.minos.state import NONE, VALUES, State

WILD = 4
ALL_EXTRAS = 63

Plan = tuple[tuple[int, int], ...]
"""Turns one after the other: the section and the points of each."""


class Drafter:
    """Plays the turns of a round ahead in thought: first those of the dice that it has, then one more."""

    def __init__(self) -> None:
        self.known: tuple[object, ...] = ()
        self.worlds: dict[Plan, State] = {}
        """What the table would be like after turns with so many points of a section."""
        self.turns: dict[tuple[Plan, int], list[float]] = {}
        """By turns before and section: how much one more turn betters the table, by its points."""
        self.sober: Ventures | None = None

    def best(self, state: State, prices: Ventures, allowed: list[int]) -> int:
        """The die and section of most worth."""
        self._begin(state, prices)
        own = sorted(
            (-(die >> 5), section, at, die >> 3 & 3)
            for section, row in enumerate(state.rows)
            for at, die in enumerate(row)
            if die & 7 == prices.seat
        )
        dice = [(colour, -value) for value, _, _, colour in own]
        grouped = groups_worth(state, prices, dice)
        # Whoever needs less for a group makes it without seeking it.
        sought = prices.scales.groups * group_total(state, prices.seat) / state.kit.components.tracks.group
        plan = tuple((section, state.kit.space(state.players, section, at).points) for _, section, at, _ in own)
        spaces: dict[tuple[int, int], float] = {}
        groups: dict[int, float] = {}

        def worth(code: int) -> tuple[float, int]:
            section, die = divmod(code & codes.ARGUMENT, 24)
            value = die % VALUES + 1
            if (section, value) not in spaces:
                spaces[section, value] = self._space(state, prices, plan, section, value)
            if die not in groups:
                groups[die] = groups_worth(state, prices, [*dice, (die // VALUES, value)]) - grouped
            return spaces[section, value] + sought * groups[die], code

        return max(allowed, key=worth)

    def _space(self, state: State, prices: Ventures, plan: Plan, section: int, value: int) -> float:
        """What a die of this value will bring there: its space now, or the next one if a lower die comes before it."""
        row = state.rows[section]
        at = place_of(row, value)
        spaces = state.kit.rows[state.players, section]
        free = len(spaces) - len(row)
        lower = sum(count for die, count in enumerate(state.pool) if count and die % VALUES + 1 < value)
        pushed = min(0.8, (free - 1) * 0.55 * lower / max(1, sum(state.pool))) if at + 1 < len(spaces) else 0.0
        worth = (1 - pushed) * self._at(state, prices, plan, section, at)
        if pushed:
            worth += pushed * self._at(state, prices, plan, section, at + 1)
        kit, palace = state.kit, state.palace[prices.seat]
        traits = palace & (kit.triggered[section] | kit.triggered[5 + (value - 1) // 2])
        worth += sum(prices.worth(kit.traits[card]) for card in range(traits.bit_length()) if traits >> card & 1)
        # Who acts earlier finds more; a little.
        return worth + 0.05 * value

    def _at(self, state: State, prices: Ventures, plan: Plan, section: int, at: int) -> float:
        gain = prices.worth(state.kit.space_gain[state.players, section, at])
        turn = self._turn(plan, section)
        return gain + turn[min(state.kit.space(state.players, section, at).points, len(turn) - 1)]

    def _turn(self, plan: Plan, section: int) -> list[float]:
        """What one more turn would bring after those of the plan."""
        found = self.turns.get((plan, section))
        if found is None:
            world, sober = self._world(plan), self.sober
            assert sober is not None
            most = max(space.points for space in world.kit.rows[world.players, section])
            found, worlds = turn_worths(world, sober, section, most)
            self.turns[plan, section] = found
            for points in range(1, most + 1):
                self.worlds[*plan, (section, points)] = worlds[min(points, len(worlds) - 1)]
        return found

    def _world(self, plan: Plan) -> State:
        if plan not in self.worlds:
            self._turn(plan[:-1], plan[-1][0])
        return self.worlds[plan]

    def _begin(self, state: State, prices: Ventures) -> None:
        seat = prices.seat
        known = (state.round, seat, state.hand[seat], state.offer, tuple(state.coins), tuple(state.warriors))
        if known == self.known:
            return
        self.known = known
        # What is only hoped for counts less here: the die is what makes it true.
        scales = prices.scales
        bare = scales._replace(hand=scales.hand * scales.hoped, site=scales.site * scales.hoped)
        # Whatever has been drafted: thoughts of the first die of a round and of the last are the same.
        empty = state.clone()
        empty.rows = [()] * len(state.rows)
        self.sober = Ventures(empty, seat, bare)
        self.worlds, self.turns = {(): empty}, {}


def turn_worths(state: State, prices: Ventures, section: int, points: int) -> tuple[list[float], list[State]]:
    """By points: how much a turn with so many points of a section would better the table now, and the table then."""
    seat = prices.seat
    world = state.clone()
    world.agenda[seat] = ((d.TURN, 0, 0),)
    world.active, world.points, world.space = seat, points, NO_EFFECT
    world.kind = NONE if section == WILD else section
    world.traits, world.extras, world.fresh, world.age2_point = 0, ALL_EXTRAS, 0, 0
    worths, total, worlds = [0.0], 0.0, [state]
    while len(worths) <= points:
        left = world.points
        agenda = world.agenda[seat]
        if not agenda:
            break
        if agenda[-1][0] < d.FIRST_TABLE_CHANCE:
            # What chance will give has been counted as a promise.
            world.agenda[seat] = agenda[:-1]
            go_on(world, seat)
            continue
        code, gain = rank(world, prices, table.legal(world, seat))
        if code == codes.END:
            break
        follow(world, seat, code)
        total += gain
        if world.points < left:
            worths.append(total)
            worlds.append(world)
        worths[-1] = total
        worlds[-1] = world.clone()
    return worths, worlds


def groups_worth(state: State, prices: Ventures, dice: list[tuple[int, int]]) -> float:
    """What the dice will bring on the progress tracks: exactly if they are all, else by how near they are (M4.3)."""
    total = group_total(state, prices.seat)
    steps = [prices.step(track) for track in range(3)]
    made = max(
        sum(count * step for count, step in zip(advances, steps, strict=True))
        for advances in maximal_advances(tuple(sorted(dice)), total)
    )
    left = state.kit.components.pieces.dice - len(dice)
    if not left:
        return made
    gray = sum(value for colour, value in dice if colour == GRAY)
    near = 0.0
    for track, step in enumerate(steps):
        own = sum(value for colour, value in dice if colour == COLOUR_OF[track]) + gray
        over = own % total
        near = max(near, step * 0.6 * (over / total) ** 1.5)
    return made + near
