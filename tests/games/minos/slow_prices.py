"""What an action point can do, by the slow referee: every card, build and march with every way to pay for it
(M5.1 to M5.5), and every extra action (M6).

Temporary goods are spent only where each of them makes the cost smaller. All ways are tried one by one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product

from tests.games.minos.slow_box import CARDS, COSTS, GOOD_OF, GOODS, NEXT_TO, PEOPLES, ROUTES
from tests.games.minos.slow_table import Table


def numbers_worth_spending(most: int, cost: Callable[[int], int]) -> list[int]:
    """How many temporary goods may be spent: any number of which the last one still lowers the cost."""
    return [spent for spent in range(most + 1) if not spent or cost(spent) < cost(spent - 1)]


# Prepare (M5.1)


def draws(table: Table, *, age2: bool = False) -> set[str]:
    found = {f"draw {card}" for card in table.offer}
    if table.deck[table.active_age()]:
        found.add("draw deck")
    if age2 and table.active_age() == 0 and table.deck[1]:
        found.add("draw age2")
    return found


# Develop (M5.2)


def card_cost(table: Table, seat: int, card: str, spent: tuple[str, ...]) -> int:
    """What is paid for a card with these temporary goods, all of which are for icons that no own good matches."""
    icons: list[str] = CARDS[card].get("wants", [])
    matched = sum(min(icons.count(good), table.goods[seat][good]) for good in set(icons))
    cost: int = CARDS[card]["cost"] - 3 * matched - 3 * len(spent)
    if table.is_ability(seat, "decrees"):
        cost -= table.level(seat)
    return max(0, cost) + (3 if card in table.offer else 0)


def card_payments(table: Table, seat: int, card: str) -> Iterator[tuple[str, ...]]:
    """Every handful of temporary goods that may be spent on a card, in the order of its icons."""
    icons: list[str] = CARDS[card].get("wants", [])
    types = list(dict.fromkeys(icons))
    missing = [max(0, icons.count(good) - table.goods[seat][good]) for good in types]
    most = [min(number, table.temps[seat][good]) for number, good in zip(missing, types, strict=True)]
    for numbers in product(*(range(number + 1) for number in most)):
        spent = tuple(good for number, good in zip(numbers, types, strict=True) for _ in range(number))
        if not spent or card_cost(table, seat, card, spent) < card_cost(table, seat, card, spent[1:]):
            yield spent


def plays(table: Table, seat: int, *, free: bool = False) -> set[str]:
    """Cards of the hand and of the offer."""
    cards = table.hands[seat] | table.offer
    if free:
        return {f"play {card}" for card in cards}
    return {
        " ".join(("play", card, *spent))
        for card in cards
        for spent in card_payments(table, seat, card)
        if card_cost(table, seat, card, spent) <= table.coins[seat]
    }


# Build (M5.3)


def coin_off(table: Table, seat: int) -> int:
    """What SA3 takes off whatever is newly built for coins, from its second level on (M10)."""
    return 1 if table.is_ability(seat, "builder") and table.level(seat) >= 2 else 0


def structure_cost(table: Table, seat: int, kind: str, good: str, spent: int, *, free: bool) -> int:
    """The coins for the next city, tower or ship with so many temporary goods."""
    printed = COSTS[{"cities": "city", "towers": "tower", "ships": "ship"}[kind]][table.built(seat, kind)]
    owned = table.goods[seat][good]
    return 0 if free else max(0, printed - 3 * (owned + spent) - coin_off(table, seat))


def space_cost(table: Table, seat: int, route: int, space: int, herbs: int, *, free: bool) -> int:
    """The coins for a space of a route; SA3 is for the first one, which only a new ship enters."""
    printed = ROUTES[table.route_tiles[route - 1]]["costs"][space - 1]
    off = table.goods[seat]["herb"] + herbs + (coin_off(table, seat) if space == 1 else 0)
    return 0 if free else max(0, printed - off)


def builds(table: Table, seat: int, *, free: bool = False) -> set[str]:
    """All that one build point can do."""
    return {
        *_cities_and_towers(table, seat, free=free),
        *_farms(table, seat, free=free),
        *_new_ships(table, seat, free=free),
        *_sailings(table, seat, free=free),
    }


def _cities_and_towers(table: Table, seat: int, *, free: bool) -> Iterator[str]:
    settled = [region for region in table.present(seat) if table.cities[region] is None]
    walled = [region for region, owner in table.cities.items() if owner == seat and table.towers[region] is None]
    for kind, word, good, where in (("cities", "city", "stone", settled), ("towers", "tower", "copper", walled)):
        if table.built(seat, kind) == 3:
            continue

        def cost(spent: int, kind: str = kind, good: str = good) -> int:
            return structure_cost(table, seat, kind, good, spent, free=free)

        for spent in numbers_worth_spending(table.temps[seat][good], cost):
            if cost(spent) <= table.coins[seat]:
                yield from (f"{word} {region} {spent}" for region in where)


def _farms(table: Table, seat: int, *, free: bool) -> Iterator[str]:
    """Each grain takes away a warrior of the cost if its owner likes; temporary ones come after the own."""
    if table.built(seat, "farms") == 4:
        return
    full = table.built(seat, "farms") + 1
    least = max(0, full - table.goods[seat]["grain"])
    for region in table.present(seat):
        if table.farms[region] is not None:
            continue
        ways = {(0, 0)}
        if not free:
            ways = {(returned, 0) for returned in range(least, full + 1)}
            ways |= {(least - grain, grain) for grain in range(1, min(least, table.temps[seat]["grain"]) + 1)}
        for returned, grain in ways:
            if returned <= table.warriors[region][seat]:
                yield f"farm {region} {returned} {grain}"


def _new_ships(table: Table, seat: int, *, free: bool) -> Iterator[str]:
    ships = table.built(seat, "ships")
    if ships == 3 or ships >= table.built(seat, "cities"):
        return
    temps = table.temps[seat]
    for route in (1, 2, 3):
        if table.ships[seat][route - 1]:
            continue

        def hull(wood: int) -> int:
            return structure_cost(table, seat, "ships", "wood", wood, free=free)

        def space(herbs: int, route: int = route) -> int:
            return space_cost(table, seat, route, 1, herbs, free=free)

        for wood in numbers_worth_spending(temps["wood"], hull):
            for herbs in numbers_worth_spending(temps["herb"], space):
                if hull(wood) + space(herbs) <= table.coins[seat]:
                    yield f"ship {route} {wood} {herbs}"


def _sailings(table: Table, seat: int, *, free: bool) -> Iterator[str]:
    for route in (1, 2, 3):
        here = table.ships[seat][route - 1]
        if here not in (1, 2, 3, 4):
            continue
        far = sum(1 for space in table.ships[seat] if space >= 4)
        if here == 3 and far + 1 > table.built(seat, "towers"):
            continue

        def cost(herbs: int, route: int = route, there: int = here + 1) -> int:
            return space_cost(table, seat, route, there, herbs, free=free)

        for herbs in numbers_worth_spending(table.temps[seat]["herb"], cost):
            if cost(herbs) <= table.coins[seat]:
                yield f"sail {route} {herbs}"


# Expand (M5.4)


def placings(table: Table, seat: int) -> set[str]:
    if not table.reserves[seat]:
        return set()
    return {f"place {region}" for region, owner in table.cities.items() if owner == seat}


def marches(table: Table, seat: int, word: str = "move") -> set[str]:
    borders = NEXT_TO[table.players]
    return {f"{word} {region} {to}" for region in table.present(seat) for to in borders[region]}


# A point of any kind (M5.5)


def acts(table: Table, seat: int, kind: str | None, *, age2: bool = False) -> set[str]:
    """What a point of a section may do; None is a wild point whose kind is still open."""
    found: set[str] = set()
    if kind in ("prepare", None):
        found |= draws(table, age2=age2)
    if kind in ("develop", None):
        found |= plays(table, seat)
    if kind in ("build", None):
        found |= builds(table, seat)
    if kind in ("expand", None):
        found |= placings(table, seat) | marches(table, seat)
    return found


SECTION_OF = {"draw": "prepare", "play": "develop", "place": "expand", "move": "expand"} | dict.fromkeys(
    ("city", "tower", "farm", "ship", "sail"), "build"
)
"""By word of a move: the section whose point it uses."""


# Extra actions (M6) and the exchange (M10)


def extra_actions(table: Table, seat: int) -> set[str]:
    """Those that are left in this turn. Cards are sold one by one; whoever does something else has finished selling."""
    found: set[str] = set()
    if "discard" not in table.extras or table.discarding:
        found |= {f"discard {card}" for card in table.hands[seat]}
    if "tile" not in table.extras:
        found |= {f"tile {tile}" for tile in table.tiles[seat]}
    if "battle" not in table.extras:
        found |= {f"battle {region}" for region in table.present(seat) if can_beat(table, seat, region)}
    if "march" not in table.extras and table.coins[seat] >= 1:
        found |= marches(table, seat, "escort")
    if "market" not in table.extras and table.coins[seat] >= 1:
        found |= {f"market {GOOD_OF[table.players][region]}" for region in table.present(seat)}
    if "trio" not in table.extras:
        found |= {f"trade {good}" for good in GOODS if table.temps[seat][good] >= 3 and table.stacks[good]}
    return found


def can_beat(table: Table, seat: int, region: int) -> bool:
    """Whether the topmost Sea Peoples of a region are there and within a seat's weaponry (M6.6)."""
    tiles = table.peoples[region]
    return bool(tiles) and PEOPLES[tiles[-1]]["weaponry"] <= table.weaponry[seat]


def ratio(table: Table, seat: int) -> int:
    """What SA5 pays for one (M10)."""
    return 2 if table.level(seat) == 1 else 1


def exchanges(table: Table, seat: int) -> set[str]:
    """Every amount, but nothing that the seat has just exchanged goes back."""
    if not table.is_ability(seat, "exchange"):
        return set()
    price, found = ratio(table, seat), set()
    if seat not in table.for_coins:
        found |= {f"exchange weaponry {gained}" for gained in range(1, table.coins[seat] // price + 1)}
    if seat not in table.for_weaponry:
        found |= {f"exchange coins {gained}" for gained in range(1, table.weaponry[seat] // price + 1)}
    return found
