"""The draft: which die, and where it shall stand (M4.2)."""

from __future__ import annotations

from labrys.bots.greedy.minos.turn import follow, go_on, rank
from labrys.bots.greedy.minos.ventures import Ventures
from labrys.games.minos import codes
from labrys.games.minos import decisions as d
from labrys.games.minos.kit import NO_EFFECT
from labrys.games.minos.rules import table
from labrys.games.minos.rules.dice import place_of
from labrys.games.minos.rules.progress import COLOUR_OF, GRAY, group_total, maximal_advances
from labrys.games.minos.state import NONE, VALUES, State

WILD = 4
ALL_EXTRAS = 63


class Drafter:
    """Knows what the turns of this round would bring; they are thought through once a round."""

    def __init__(self) -> None:
        self.known: tuple[object, ...] = ()
        self.turns: list[list[float]] = []
        self.spent: list[list[int]] = []
        self.bound = 0
        """Coins that the turns of the dice drafted so far will take."""

    def best(self, state: State, prices: Ventures, allowed: list[int]) -> int:
        """The die and section of most worth."""
        self._think(state, prices)
        own = [
            (die >> 3 & 3, die >> 5, section)
            for section, row in enumerate(state.rows)
            for die in row
            if die & 7 == prices.seat
        ]
        dice = [(colour, value) for colour, value, _ in own]
        grouped = groups_worth(state, prices, dice)
        self.bound = sum(self._cost(state, prices, section) for _, _, section in own)
        sections = [section for _, _, section in own]
        spaces: dict[tuple[int, int], float] = {}
        groups: dict[int, float] = {}

        def worth(code: int) -> tuple[float, int]:
            section, die = divmod(code & codes.ARGUMENT, 24)
            value = die % VALUES + 1
            if (section, value) not in spaces:
                spaces[section, value] = self._space(state, prices, section, value, sections.count(section))
            if die not in groups:
                groups[die] = groups_worth(state, prices, [*dice, (die // VALUES, value)]) - grouped
            return spaces[section, value] + groups[die], code

        return max(allowed, key=worth)

    def _space(self, state: State, prices: Ventures, section: int, value: int, before: int) -> float:
        """What a die of this value will bring there: its space now, or the next one if a lower die comes before it."""
        row = state.rows[section]
        at = place_of(row, value)
        spaces = state.kit.rows[state.players, section]
        free = len(spaces) - len(row)
        lower = sum(count for die, count in enumerate(state.pool) if count and die % VALUES + 1 < value)
        pushed = min(0.8, (free - 1) * 0.55 * lower / max(1, sum(state.pool))) if at + 1 < len(spaces) else 0.0
        worth = (1 - pushed) * self._at(state, prices, section, at, before)
        if pushed:
            worth += pushed * self._at(state, prices, section, at + 1, before)
        kit, palace = state.kit, state.palace[prices.seat]
        traits = palace & (kit.triggered[section] | kit.triggered[5 + (value - 1) // 2])
        worth += sum(prices.worth(kit.traits[card]) for card in range(traits.bit_length()) if traits >> card & 1)
        # Who acts earlier finds more; a little.
        return worth + 0.05 * value

    def _cost(self, state: State, prices: Ventures, section: int) -> int:
        """The coins that an own die in a section will take."""
        at = min((at for at, die in enumerate(state.rows[section]) if die & 7 == prices.seat), default=0)
        spent = self.spent[section]
        return max(0, spent[min(state.kit.space(state.players, section, at).points, len(spent) - 1)])

    def _at(self, state: State, prices: Ventures, section: int, at: int, before: int) -> float:
        space = state.kit.space(state.players, section, at)
        gain = prices.worth(state.kit.space_gain[state.players, section, at])
        turn = self.turns[section]
        used = min(space.points, len(turn) - 1)
        cost, left = self.spent[section][used], state.coins[prices.seat] - self.bound
        scarce = max(0.3, left / cost) if cost > left and cost > 0 else 1.0
        return gain + turn[used] * prices.scales.later**before * scarce

    def _think(self, state: State, prices: Ventures) -> None:
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
        sober = Ventures(empty, seat, bare)
        self.turns, self.spent = [], []
        for section in range(WILD + 1):
            most = max(space.points for space in state.kit.rows[state.players, section])
            worths, spent = turn_worths(empty, sober, section, most)
            self.turns.append(worths)
            self.spent.append(spent)


def turn_worths(state: State, prices: Ventures, section: int, points: int) -> tuple[list[float], list[int]]:
    """By points: how much a turn with so many points of a section would better the table now, and its coins."""
    seat = prices.seat
    world = state.clone()
    world.agenda[seat] = ((d.TURN, 0, 0),)
    world.active, world.points, world.space = seat, points, NO_EFFECT
    world.kind = NONE if section == WILD else section
    world.traits, world.extras, world.fresh, world.age2_point = 0, ALL_EXTRAS, 0, 0
    worths, total, spent = [0.0], 0.0, [0]
    while len(worths) <= points:
        left = world.points
        agenda = world.agenda[seat]
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
            spent.append(0)
        worths[-1] = total
        spent[-1] = state.coins[seat] - world.coins[seat]
    return worths, spent


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
