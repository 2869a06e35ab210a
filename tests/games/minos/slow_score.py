"""Income, vases, scorings and the end of a game, by the slow referee (M4.5, M11, M12), with the numbers of the rules'
page wherever it has them.
"""

from __future__ import annotations

from collections import Counter

from tests.games.minos.slow_box import BOARD, CARDS, GOODS, INCOME_END, VASES
from tests.games.minos.slow_gains import refill_offer, resolve_named
from tests.games.minos.slow_table import Table

FARMS = {0: 0, 1: 2, 2: 4, 3: 8, 4: 14}
SLOTS = {2: (10, 3), 3: (10, 7, 3), 4: (10, 7, 3)}


def standing(space: int, steps: dict[int, int]) -> int:
    """Of the values that stand on a track from some space on, the highest that is reached (M8)."""
    return max(value for start, value in steps.items() if start <= space)


def income_part(table: Table, part: int) -> None:
    """One of the five parts of the income step, for all (M4.5)."""
    for seat in table.turn_order():
        tracks = table.tracks[seat]
        if part == 1:
            space = table.income[seat]
            table.coins[seat] += BOARD["income_coins"][space]
            table.ledger[seat]["income"] += BOARD["income_points"][space]
        elif part == 2:
            # What is on top of a stack comes first: the route furthest left.
            for _, name in reversed(table.route_income(seat)):
                resolve_named(table, seat, name)
        elif part == 3:
            table.weaponry[seat] += standing(tracks["population"], {0: 1, 2: 2, 5: 3, 7: 4})
        elif part == 4:
            table.push(seat, "palace", standing(tracks["influence"], {0: 1, 2: 2, 5: 3, 7: 4}), "paid")
        elif table.is_ability(seat, "exchange"):
            table.weaponry[seat] += table.level(seat)


def begin_together(table: Table) -> None:
    """A step of all at once: warriors and weaponry of this moment decide collisions (M4.7)."""
    table.together = 1
    table.opening_warriors = {region: list(here) for region, here in table.warriors.items()}
    table.opening_weaponry = list(table.weaponry)


def end_together(table: Table) -> None:
    table.together, table.opening_warriors, table.opening_weaponry = 0, {}, []
    check_vases(table)
    refill_offer(table)


# The vases of M11.


def meets_vase(table: Table, seat: int, condition: str) -> bool:
    match condition:
        case "influence" | "cultural" | "population":
            return table.tracks[seat][condition] == 8
        case "presence":
            return len(table.present(seat)) >= 7
        case "dominance":
            return sum(table.dominates(seat, region) for region in table.numbers) >= 5
        case "towers" | "ships":
            return table.built(seat, condition) == 3
        case "ship-spaces":
            return sum(table.ships[seat]) >= 6
        case "income":
            return table.income[seat] == INCOME_END
        case "palace":
            return len(table.palace[seat]) >= 10
        case "triggers":
            return max(Counter(CARDS[card]["trigger"] for card in table.palace[seat]).values(), default=0) >= 3
        case "goods":
            return any(table.goods[seat][good] >= 3 for good in GOODS)
    raise AssertionError(condition)


def check_vases(table: Table) -> None:
    """Whoever meets a condition now gains the highest free value; as many slots are filled as there are such seats."""
    slots = SLOTS[table.players]
    for at, (vase, seats, filled) in enumerate(table.vases):
        now = {
            seat
            for seat in range(table.players)
            if seat not in seats and meets_vase(table, seat, VASES[vase]["condition"])
        }
        if filled < len(slots):
            for seat in now:
                table.ledger[seat]["vases"] += slots[filled]
            table.vases[at] = (vase, seats | now, min(len(slots), filled + len(now)))


# The scorings of M12.


def score_farms_and_regions(table: Table) -> None:
    for seat in range(table.players):
        table.ledger[seat]["farms"] += FARMS[table.built(seat, "farms")]
        population = table.tracks[seat]["population"]
        presence = standing(population, {0: 1, 2: 2, 5: 3})
        dominance = standing(population, {0: 3, 2: 4, 5: 5}) + {2: 1, 3: 2}.get(table.built(seat, "towers"), 0)
        for region in table.present(seat):
            table.ledger[seat]["regions"] += dominance if table.dominates(seat, region) else presence


def score_the_end(table: Table) -> None:
    for seat in range(table.players):
        sheet = table.ledger[seat]
        left = table.coins[seat] + table.weaponry[seat] + len(table.hands[seat])
        sheet["leftovers"] += left // (3 if table.is_ability(seat, "exchange") and table.level(seat) == 3 else 5)
        sheet["player-area"] += len(table.area[seat])
        sheet["palace"] += sum(CARDS[card]["vp"] for card in table.palace[seat])
        # The city of the setup is the first one and has no points.
        sheet["cities"] += sum(BOARD["city_points"][1 : table.built(seat, "cities")])
        sheet["ships"] += sum(BOARD["ship_points"][: table.built(seat, "ships")])
    table.ended = "four-rounds-played"


def next_fighter(table: Table, region: int, asked: set[int]) -> int | None:
    """Who may battle next in a region: more warriors, then more weaponry, then earlier in turn order (M12.2)."""
    order = table.turn_order()
    waiting = [seat for seat in order if table.warriors[region][seat] and seat not in asked]
    waiting.sort(key=lambda seat: (-table.warriors[region][seat], -table.weaponry[seat], order.index(seat)))
    return waiting[0] if waiting else None
