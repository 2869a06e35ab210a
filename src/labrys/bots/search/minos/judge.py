"""What counts of a position of Minos: points, those that are certain to come, and those that an engine promises."""

from __future__ import annotations

from typing import Final

from labrys.bots.search.judge import Learned
from labrys.bots.search.minos.acts import Acts
from labrys.bots.search.minos.dice import Prospects, dice_worths, groups_worth, own_dice
from labrys.bots.search.minos.lore import GOOD_STEPS, SPACES, Lore
from labrys.bots.search.minos.prices import Prices
from labrys.bots.search.minos.scales import Scales
from labrys.core.bitsets import bits
from labrys.core.quick import Quick
from labrys.games.minos import decisions as d
from labrys.games.minos.quick import QuickMinos
from labrys.games.minos.rules import vases
from labrys.games.minos.rules.progress import group_total
from labrys.games.minos.state import SOURCES, State

FACTS: Final = (
    "points", "held", "sites", "battles", "reach", "reserves", "coins", "weaponry", "income", "influence", "cultural",
    "population", "goods", "temporary goods", "cities", "towers", "farms", "ships", "palace", "area", "hand", "vases",
    "tiles", "prepare dice", "develop dice", "build dice", "expand dice", "wild dice", "groups", "first",
    "cards in hand", "warriors", "raw coins", "raw income", "palace cards", "raw weaponry",
    "to draft", "dice left",
)  # fmt: skip
"""Of a seat, in the order of the weights."""
UNSEEN: Final = 2.0
"""What a card that is not looked at would bring."""
ENOUGH: Final = 3
"""Of more temporary goods than this not all will find a use."""


class MinosJudge(Learned[State]):
    """Minos, judged. Most facts are worths in tens of points, by what is still to come."""

    def __init__(
        self, quick: Quick[State], early: list[float], late: list[float], scales: Scales | None = None
    ) -> None:
        super().__init__(quick, early, late)
        assert isinstance(quick, QuickMinos)
        self.lore = Lore(quick.kit, scales or Scales())
        self.observer = -1
        """Whose search it judges for: what others hold in secret is then taken as usual cards, not as imagined, which
        would only be noise. Without one every hand is looked at."""

    def progress(self, world: State) -> float:
        if not world.round:
            return 0.0
        # While the dice are being drafted the round has only begun.
        if _is_drafting(world):
            return (world.round - 1) / 4.0
        left = 0
        for row in world.rows:
            for die in row:
                if die >= 0:
                    left += 1
        return min(1.0, (world.round - left / (world.players * 4)) / 4.0)

    def facts(self, world: State, seat: int) -> list[float]:
        lore, s = self.lore, self.lore.scales
        prices = Prices(lore, world, seat, is_open=self.observer < 0 or self.observer == seat)
        acts = Acts(prices)
        held, sites, fights, reach = acts.realm.holdings()
        first = seat * 3
        points = 0
        for at in range(seat * SOURCES, (seat + 1) * SOURCES):
            points += world.ledger[at]
        coins, weaponry = _purse(prices)
        goods, temps = _goods(acts)
        palace, area, hand = _cards(prices)
        reserves = world.reserves[seat]
        reserve = s.reserve * min(1.0, prices.turns / 3) * (min(reserves, 3) + 0.5 * max(0, reserves - 3))
        opening = prices.opening()
        cities = 0.8 * prices.cities * opening
        for at in range(prices.cities):
            cities += lore.city_points[at]
        farms = 0.25 * prices.farms * min(1.0, prices.turns / 4)
        if prices.farms:
            farms += lore.farm_points[prices.farms - 1] * prices.harvests
        ships = prices.ships * s.vessel * min(1.0, prices.turns / 12)
        number = 0
        for at in range(3):
            space = world.ships[first + at]
            if space:
                ships += lore.ship_points[number] + prices.ship(at, space)
                number += 1
        near = 0.0
        for vase, prize, hope in _vases(world, prices):
            have, needed = vases.standing(world, seat, vase)
            near += prize if have >= needed else hope * (have / needed) ** 3
        tiles = 0.0
        for tile in bits(world.held[seat]):
            tiles += 0.9 * prices.worth(prices.kit.bonus_gain[tile])
        dice, groups = [0.0] * 5, 0.0
        if prices.turns % 4 or sum(world.pool) or world.fresh:
            dice = dice_worths(Prospects(acts))
            if prices.to_draft < 4 and _is_drafting(world):
                groups = groups_worth(prices, own_dice(world, seat), group_total(world, seat))
        warriors = 0
        for at in range(seat, len(world.warriors), world.players):
            warriors += world.warriors[at]
        dice_left = 0
        if not prices.to_draft and world.round:
            # Of this round; a turn that has only begun counts.
            dice_left = prices.turns - 4 * (4 - world.round)
            if world.active == seat and world.fresh:
                dice_left += 1
        tracks = prices.tracks
        return [
            points / 10.0,
            held / 10.0,
            sites / 10.0,
            fights / 10.0,
            reach / 10.0,
            reserve / 10.0,
            coins / 10.0,
            weaponry / 10.0,
            prices.income[world.income[seat]] / 10.0,
            tracks[world.tracks[first]] / 10.0,
            tracks[SPACES + world.tracks[first + 1]] / 10.0,
            tracks[2 * SPACES + world.tracks[first + 2]] / 10.0,
            goods / 10.0,
            temps / 10.0,
            cities / 10.0,
            (0.7 * min(prices.towers, prices.ships) + 0.3 * prices.towers) * opening / 10.0,
            farms / 10.0,
            ships / 10.0,
            palace / 10.0,
            area / 10.0,
            hand / 10.0,
            near / 10.0,
            tiles / 10.0,
            dice[0] / 10.0,
            dice[1] / 10.0,
            dice[2] / 10.0,
            dice[3] / 10.0,
            dice[4] / 10.0,
            groups / 10.0,
            0.3 if world.first == seat else 0.0,
            world.hand[seat].bit_count() / 5.0,
            warriors / 5.0,
            world.coins[seat] / 10.0,
            world.income[seat] / 10.0,
            world.palace[seat].bit_count() / 5.0,
            world.weaponry[seat] / 10.0,
            prices.to_draft / 4.0,
            dice_left / 4.0,
        ]


def _is_drafting(world: State) -> bool:
    for due in world.stack:  # noqa: SIM110 (compiled, a loop is quicker)
        if due[0] == d.DRAFTING or due[0] == d.ROLL:
            return True
    return False


def _vases(world: State, prices: Prices) -> list[tuple[int, float, float]]:
    """The vases that the seat can still claim, with their points and what being near counts at most."""
    slots, found = prices.lore.vase_slots[world.players], list[tuple[int, float, float]]()
    hope = prices.scales.vase * min(1.0, prices.turns / 6)
    for at, vase in enumerate(world.vases):
        filled = world.vase_filled[at]
        if filled < len(slots) and not world.vase_by[at] >> prices.seat & 1:
            found.append((vase, float(slots[filled]), hope * slots[filled]))
    return found


def _purse(prices: Prices) -> tuple[float, float]:
    """Coins and weaponry: what can be spent at their worth, the rest as leftovers."""
    state, seat = prices.state, prices.seat
    coins = state.coins[seat]
    useful = min(coins, 4 + 4 * prices.turns)
    return useful * prices.coin + (coins - useful) * prices.scales.left, prices.arms(state.weaponry[seat])


def _goods(acts: Acts) -> tuple[float, float]:
    """Goods that lower costs again and again, temporary ones that do so once."""
    prices = acts.prices
    goods, temps = prices.state.goods[prices.seat], prices.state.temps[prices.seat]
    worth, spares, total = 0.0, 0.0, 0.0
    for good in range(6):
        worth += prices.goods[good * GOOD_STEPS + min(goods >> 8 * good & 255, 8)]
        spare = temps >> 8 * good & 255
        if spare:
            total += spare
            spares += acts.temps[good] * (1.0 if spare == 1 else 1.6 if spare == 2 else 3.0)
    if total > ENOUGH:
        spares *= (ENOUGH + (total - ENOUGH) / 2) / total
    return worth, spares


def _cards(prices: Prices) -> tuple[float, float, float]:
    """The palace; the player area and the hand as far as they will get there or be played."""
    s, state, seat, kit = prices.scales, prices.state, prices.seat, prices.kit
    palace = 0.0
    for card in bits(state.palace[seat]):
        palace += prices.card(card)[0]
    rising: list[float] = []
    area = 0.0
    for card in bits(state.area[seat]):
        rising.append(s.area * (prices.card(card)[1] - 1.0))
        area += 1.0
    played: list[float] = []
    for _ in range(prices.hidden):
        played.append(UNSEEN)
        rising.append(s.rising * UNSEEN)
    for card in bits(prices.hand):
        _, to_palace, gain, _ = prices.card(card)
        played.append(max(0.0, gain))
        rising.append(s.rising * (to_palace - kit.card_vp[card]))
    rising.sort(reverse=True)
    slots = prices.incomes * prices.lore.palace[state.tracks[seat * 3]]
    for at in range(min(slots, len(rising))):
        if rising[at] > 0.0:
            area += rising[at]
    played.sort(reverse=True)
    keep = s.left if prices.turns < 2 else s.kept
    hand = 0.0
    for at, gain in enumerate(played):
        hand += keep + s.hand * prices.plays(at, 0) * gain
    return palace, area, hand
