"""What things cost a seat now and what is off them: the cards of hand and offer, the next city, tower, farm and ship.

Part of the survey: worked out from a world that the seat imagines, from what it knows alone.
"""

from __future__ import annotations

import msgspec

from labrys.core.bitsets import bits
from labrys.games.minos import effects as fx
from labrys.games.minos.components import GOODS
from labrys.games.minos.kit import count_in
from labrys.games.minos.rules import ability, build, develop, palace
from labrys.games.minos.rules.count import cities, counted, farms, is_met, ship_spaces, standing, towers
from labrys.games.minos.rules.due import can_pay, is_possible
from labrys.games.minos.state import State
from labrys.games.minos.wording import CONDITIONS, Phrase, phrase


class Discount(msgspec.Struct, frozen=True):
    """So many coins, or warriors, are off a cost: by a good, or by the `ability`."""

    by: str
    off: int


class Way(msgspec.Struct, frozen=True):
    """A way to pay: temporary goods spent, and what is then left to pay."""

    temps: tuple[str, ...]
    price: int
    can_pay: bool


class Unmet(msgspec.Struct, frozen=True):
    """A condition that is not met, or something counted of which there is none."""

    what: str
    have: int
    needed: int


class EffectHelp(msgspec.Struct, frozen=True):
    """An effect: what it says, whether it would do anything, and what it lacks."""

    said: Phrase
    does: bool
    unmet: tuple[Unmet, ...]


class CardHelp(msgspec.Struct, frozen=True):
    """A card of the hand or the offer."""

    id: str
    is_offered: bool
    cost: int
    """As printed."""
    extra: int
    """Coins more because it is in the offer."""
    discounts: tuple[Discount, ...]
    ways: tuple[Way, ...]
    """Without temporary goods first."""
    can_play: bool
    """Whether the coins suffice in one of the ways."""
    effects: tuple[EffectHelp, ...]
    """Its instant effects, as they would be once it has been played."""
    palace: int
    """Points that it takes to put it into the palace as is asked now; 0 where it takes none, or is not asked."""


class BuildHelp(msgspec.Struct, frozen=True):
    """The next piece of a kind, or the next space of a ship's route."""

    what: str
    """City, tower, farm, ship, or sail."""
    route: int | None
    """Of a ship or a sailing."""
    cost: int
    discounts: tuple[Discount, ...]
    price: int
    """After goods and ability; for a new ship with the first space of the route."""
    built: int
    lacks: str
    """What stands against it besides the price: cities, towers; nothing otherwise."""


def card_helps(state: State, seat: int) -> tuple[CardHelp, ...]:
    """Every card that the seat might play."""
    return tuple([_card(state, seat, card) for card in bits(state.hand[seat] | state.offer)])


def _card(state: State, seat: int, card: int) -> CardHelp:
    kit, coins = state.kit, state.coins[seat]
    wants, offered = kit.card_wants[card], bool(state.offer >> card & 1)
    ways = []
    for spent in develop.spendings(state, seat, card):
        price = develop.price(state, seat, card, spent)
        temps = tuple([GOODS[good] for at, good in enumerate(wants) if spent >> at & 1])
        ways.append(Way(temps, price, price <= coins))
    return CardHelp(
        id=kit.card_ids[card],
        is_offered=offered,
        cost=kit.card_cost[card],
        extra=kit.components.costs.offer if offered else 0,
        discounts=_card_discounts(state, seat, card),
        ways=tuple(ways),
        can_play=any(way.can_pay for way in ways),
        effects=_instants(state, seat, card),
        palace=0 if offered else palace.asked_price(state, seat, card),
    )


def _card_discounts(state: State, seat: int, card: int) -> tuple[Discount, ...]:
    per_good, open_icons = state.kit.components.costs.per_good, develop.unmatched(state, seat, card)
    found = [
        Discount(GOODS[good], per_good)
        for at, good in enumerate(state.kit.card_wants[card])
        if not open_icons >> at & 1
    ]
    decrees = ability.number(state, seat, "decrees", 0)
    return (*found, Discount("ability", decrees)) if decrees else tuple(found)


def _instants(state: State, seat: int, card: int) -> tuple[EffectHelp, ...]:
    """The effects of a card in a world in which it has been played as cheaply as it can be."""
    world, bit = state.clone(), 1 << card
    cheapest = min(develop.price(state, seat, card, spent) for spent in develop.spendings(state, seat, card))
    world.coins[seat] = max(0, world.coins[seat] - cheapest)
    world.hand[seat] &= ~bit
    world.offer &= ~bit
    world.area[seat] |= bit
    return tuple([effect_help(world, seat, node) for node in state.kit.instants[card]])


def effect_help(state: State, seat: int, node: int) -> EffectHelp:
    """What an effect would do for a seat as it stands."""
    does = is_possible(state, seat, node)
    return EffectHelp(phrase(state.kit.effects[node]), does, tuple(_unmet(state, seat, node)))


def _unmet(state: State, seat: int, node: int) -> list[Unmet]:
    """Conditions and prices that are not met, and counts of nothing, of the way that an effect would take."""
    effect, inner = state.kit.effects[node], state.kit.inner[node]
    match effect:
        case fx.Gain(items):
            counts = [item.per for item in items if item.per != fx.ONCE]
            return [Unmet(fx.COUNTS[count], 0, 1) for count in counts if not counted(state, seat, count)]
        case fx.Either():
            return []
        case fx.Convert(coins, weaponry, discards):
            if can_pay(state, seat, node):
                return _unmet(state, seat, inner[0])
            have = (state.coins[seat], state.weaponry[seat], state.hand[seat].bit_count())
            prices = zip(fx.PRICES, have, (coins, weaponry, discards), strict=True)
            return [Unmet(word, has, needed) for word, has, needed in prices if has < needed]
        case fx.When(condition, _):
            return _condition(state, seat, condition) or _unmet(state, seat, inner[0])
        case fx.Instead(_, condition, _):
            met = is_met(state, seat, condition)
            return _condition(state, seat, condition) + _unmet(state, seat, inner[1 if met else 0])


def _condition(state: State, seat: int, condition: int) -> list[Unmet]:
    have, needed = standing(state, seat, condition)
    return [] if have >= needed else [Unmet(CONDITIONS[condition][0], have, needed)]


def build_helps(state: State, seat: int) -> tuple[BuildHelp, ...]:
    """The next of everything that a seat could still build, and the next space of each of its ships."""
    found = [*_on_land(state, seat), *_at_sea(state, seat)]
    return tuple(found)


def _on_land(state: State, seat: int) -> list[BuildHelp]:
    costs, found = state.kit.components.costs, []
    rows = (
        ("city", cities(state, seat), costs.city, build.city_cost(state, seat), build.STONE),
        ("tower", towers(state, seat), costs.tower, build.tower_cost(state, seat), build.COPPER),
    )
    for what, built, full, price, good in rows:
        if price is not None:
            off = _discounts(state, seat, good, costs.per_good, new=True)
            found.append(BuildHelp(what, None, full[built], off, price, built, ""))
    farm = build.farm_warriors(state, seat)
    if farm is not None:
        off = _discounts(state, seat, build.GRAIN, costs.per_grain, new=False)
        found.append(BuildHelp("farm", None, farm[0], off, farm[1], farms(state, seat), ""))
    return found


def _at_sea(state: State, seat: int) -> list[BuildHelp]:
    """A new ship for each route without one, the next space for each with one."""
    costs, spaces, found = state.kit.components.costs, ship_spaces(state, seat), list[BuildHelp]()
    built = sum(map(bool, spaces))
    hull = build.ship_cost(state, seat)
    herbs = _discounts(state, seat, build.HERB, costs.per_herb, new=False)
    for at, space in enumerate(spaces[: len(state.routes)]):
        route = state.kit.route_costs[state.routes[at]]
        if space == 0 and hull is not None:
            price = hull + build.space_cost(state, seat, at, 1)
            off = _discounts(state, seat, build.WOOD, costs.per_good, new=True) + herbs
            lacks = "" if built < cities(state, seat) else "cities"
            found.append(BuildHelp("ship", at + 1, costs.ship[built] + route[0], off, price, built, lacks))
        elif 0 < space < len(route):
            price = build.space_cost(state, seat, at, space + 1)
            lacks = "" if build.may_pass(state, seat, at) else "towers"
            found.append(BuildHelp("sail", at + 1, route[space], herbs, price, space, lacks))
    return found


def _discounts(state: State, seat: int, good: int, each: int, *, new: bool) -> tuple[Discount, ...]:
    """What goods and the builder's ability take off a cost, as far as it goes."""
    owned = each * count_in(state.goods[seat], good)
    found = [Discount(GOODS[good], owned)] if owned else []
    builder = ability.BUILDER_OFF[ability.level(state, seat)] if new and ability.has(state, seat, "builder") else 0
    return (*found, Discount("ability", builder)) if builder else tuple(found)
