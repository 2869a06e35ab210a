"""What extra actions, the exchange and action points do to the table, by the slow referee (M5, M6, M10)."""

from __future__ import annotations

from tests.games.minos.slow_box import (
    CARDS,
    EFFECTS,
    PEOPLES,
    ROUTES,
    Effect,
    Gain,
    Instead,
    When,
    is_plain,
)
from tests.games.minos.slow_gains import discard, receive_good, resolve_named, show
from tests.games.minos.slow_legal import does_something
from tests.games.minos.slow_prices import card_cost, ratio, space_cost, structure_cost
from tests.games.minos.slow_table import Table

EXTRAS = {
    "escort": "march", "market": "market", "tile": "tile", "discard": "discard", "trade": "trio", "battle": "battle",
}  # fmt: skip
"""By word: the name under which an extra action is marked as used."""


def exchange(table: Table, seat: int, gain: str, amount: int) -> None:
    paid = amount * ratio(table, seat)
    (table.for_coins if gain == "coins" else table.for_weaponry).add(seat)
    if table.active == seat:
        table.fresh = 0
    table.coins[seat] += amount if gain == "coins" else -paid
    table.weaponry[seat] += amount if gain == "weaponry" else -paid


def extra_action(table: Table, seat: int, word: str, rest: list[str]) -> None:
    """M6.1 to M6.6."""
    match word:
        case "escort":
            table.coins[seat] -= 1
            _march(table, seat, rest)
        case "market":
            table.coins[seat] -= 1
            table.temps[seat][rest[0]] += 1
        case "tile":
            table.tiles[seat].remove(rest[0])
            resolve_named(table, seat, rest[0])
        case "discard":
            discard(table, seat, rest[0])
            table.coins[seat] += 1
        case "trade":
            table.temps[seat][rest[0]] -= 3
            table.stacks[rest[0]] -= 1
            receive_good(table, seat, rest[0])
        case "battle":
            battle(table, seat, int(rest[0]))


def battle(table: Table, seat: int, region: int) -> None:
    tile = table.peoples[region].pop()
    table.weaponry[seat] -= PEOPLES[tile]["weaponry"]
    table.warriors[region][seat] -= 1
    table.reserves[seat] += 1
    table.trophies[seat].add(tile)
    resolve_named(table, seat, tile)


# Action points (M5)


def use_point(table: Table, seat: int, word: str, rest: list[str], *, free: bool = False) -> None:
    match word:
        case "draw":
            _draw(table, seat, rest[0])
        case "play":
            _play(table, seat, rest[0], tuple(rest[1:]), free=free)
        case "place":
            table.reserves[seat] -= 1
            table.warriors[int(rest[0])][seat] += 1
        case "move":
            _march(table, seat, rest)
        case _:
            _build(table, seat, word, list(map(int, rest)), free=free)


def _draw(table: Table, seat: int, card: str) -> None:
    if card == "deck":
        table.push(seat, "deck", table.active_age() + 1, 1)
    elif card == "age2":
        table.push(seat, "deck", 2, 1)
    else:
        table.offer.remove(card)
        table.hands[seat].add(card)
        table.shown[seat].add(card)


def _march(table: Table, seat: int, rest: list[str]) -> None:
    table.warriors[int(rest[0])][seat] -= 1
    table.warriors[int(rest[1])][seat] += 1


def _play(table: Table, seat: int, card: str, spent: tuple[str, ...], *, free: bool) -> None:
    """Pay, lay the card down, and take its effects; plain ones come at once, since waiting changes nothing."""
    table.coins[seat] -= 0 if free else card_cost(table, seat, card, spent)
    for good in spent:
        table.temps[seat][good] -= 1
    if card in table.offer:
        table.offer.remove(card)
    else:
        show(table, seat, card)
    table.area[seat].add(card)
    numbers = range(1, len(CARDS[card]["instant"]) + 1)
    plain = [at for at in numbers if is_plain(EFFECTS[f"{card}/{at}"])]
    others = [at for at in numbers if at not in plain]
    for at in plain:
        resolve_named(table, seat, f"{card}/{at}")
    # Between two effects of the own turn there may be extra actions: what counts something waits for its owner, and so
    # does what would come to nothing.
    waits = table.active == seat and plain and others and _waits(table, seat, EFFECTS[f"{card}/{others[0]}"])
    if len(others) > 1 or waits:
        table.push(seat, "effects", card, ",".join(map(str, others)))
    elif others:
        resolve_named(table, seat, f"{card}/{others[0]}")


def _waits(table: Table, seat: int, effect: Effect) -> bool:
    """Whether what an effect gives depends on what the seat has when it comes."""
    match effect:
        case When() | Instead():
            return True
        case Gain():
            return any(count is not None for _, _, count in effect.items) or not does_something(table, seat, effect)
    return False


def _build(table: Table, seat: int, word: str, rest: list[int], *, free: bool) -> None:
    temps = table.temps[seat]
    match word:
        case "city":
            region, stone = rest
            table.coins[seat] -= structure_cost(table, seat, "cities", "stone", stone, free=free)
            temps["stone"] -= stone
            table.cities[region] = seat
            _reward_builder(table, seat)
            foundation, table.foundations[region] = table.foundations[region], None
            resolve_named(table, seat, str(foundation))
        case "tower":
            region, copper = rest
            table.coins[seat] -= structure_cost(table, seat, "towers", "copper", copper, free=free)
            temps["copper"] -= copper
            table.towers[region] = seat
            _reward_builder(table, seat)
            resolve_named(table, seat, f"tower/{table.built(seat, 'towers')}")
        case "farm":
            region, returned, grain = rest
            temps["grain"] -= grain
            table.warriors[region][seat] -= returned
            table.reserves[seat] += returned
            table.farms[region] = seat
            _reward_builder(table, seat)
            resolve_named(table, seat, f"farm/{table.built(seat, 'farms')}")
        case "ship":
            route, wood, herbs = rest
            table.coins[seat] -= structure_cost(table, seat, "ships", "wood", wood, free=free)
            table.coins[seat] -= space_cost(table, seat, route, 1, herbs, free=free)
            temps["wood"] -= wood
            temps["herb"] -= herbs
            table.ships[seat][route - 1] = 1
            _reward_builder(table, seat)
        case "sail":
            route, herbs = rest
            space = table.ships[seat][route - 1] + 1
            table.coins[seat] -= space_cost(table, seat, route, space, herbs, free=free)
            temps["herb"] -= herbs
            table.ships[seat][route - 1] = space
            if space in (2, 4):
                table.push(seat, "bonus-tile", route, "blue" if space == 2 else "red")
            if space == 5:
                table.ledger[seat]["trade"] += ROUTES[table.route_tiles[route - 1]]["top"]


def _reward_builder(table: Table, seat: int) -> None:
    """SA3: 2 points, at level 3 3 points and a card (M10)."""
    if table.is_ability(seat, "builder"):
        table.ledger[seat]["abilities"] += 3 if table.level(seat) == 3 else 2
        if table.level(seat) == 3:
            table.push(seat, "deck", table.active_age() + 1, 1)
