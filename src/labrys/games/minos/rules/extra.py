"""M6: the extra actions, each at most once in the own turn; and M10's exchange of coins and weaponry.

They may be taken between any two effects and before any cost: whoever is short of coins while paying takes them first.
"""

from __future__ import annotations

from typing import Final

from labrys.core.bitsets import bits
from labrys.core.refusal import Refusal, refusal
from labrys.core.refusing import quoted
from labrys.games.minos import codes, events, moves
from labrys.games.minos import decisions as d
from labrys.games.minos.components import GOODS
from labrys.games.minos.kit import ONE_GOOD, PACK, count_in
from labrys.games.minos.rules import ability, expand, vases
from labrys.games.minos.rules.cards import discard
from labrys.games.minos.rules.gain import receive_good, resolve
from labrys.games.minos.rules.named import (
    no_such_good,
    no_such_region,
    no_such_tile,
    no_warrior_there,
    not_in_hand,
    stack_empty,
)
from labrys.games.minos.state import State

MARCHED: Final = 1
BOUGHT: Final = 2
TRADED_TILE: Final = 4
DISCARDED: Final = 8
TRADED_GOODS: Final = 16
BATTLED: Final = 32
DISCARD_COINS: Final = 1
"""For every card discarded (M6.4)."""

OPEN_IN: Final = frozenset({d.TURN, d.EFFECTS, d.CONVERT, d.BUILD, d.WILD, d.PLAY, d.PALACE})
"""The decisions at which extra actions may be taken: between effects, and where a cost is about to be paid."""
CLOSED_TO_EXCHANGE: Final = frozenset({d.PICK, d.BACK, d.FOUND, d.DRAFT, d.RETRIEVE})
"""Ability 5 is for turns, progress, income and the last battles (M10)."""
PRICED: Final = frozenset({d.TURN, d.EFFECTS, d.CONVERT, d.BUILD, d.WILD, d.PLAY, d.FIGHT})
"""The decisions at which coins or weaponry open ways: who could exchange is asked even without any other choice."""
_IS_OPEN: Final = tuple(kind in OPEN_IN for kind in range(len(d.NAMES)))


def is_open(kind: int) -> bool:
    """Whether extra actions may be taken at a kind of decision."""
    return _IS_OPEN[kind]


def legal(state: State, seat: int) -> list[int]:
    """All extra actions that are left and can be taken now, ascending."""
    found: list[int] = []
    add(found, state, seat, expand.posts(state, seat))
    return found


def add(found: list[int], state: State, seat: int, posts: list[int]) -> None:
    """The same, behind what is found already, of a seat with warriors in these regions."""
    used, kit = state.extras, state.kit
    if not used & DISCARDED or state.discarding:
        found += kit.discards.of(state.hand[seat])
    if not used & TRADED_TILE and state.held[seat]:
        found += [codes.TILE | tile for tile in bits(state.held[seat])]
    if not used & BATTLED and state.weaponry[seat] >= kit.least_price:
        _add_battles(found, state, posts, state.weaponry[seat])
    _add_bought(found, state, posts, state.coins[seat])
    if not used & TRADED_GOODS and state.temps[seat]:
        _add_trios(found, state, seat)


def _add_battles(found: list[int], state: State, posts: list[int], arms: int) -> None:
    people, prices = state.people, state.kit.people_price
    for region in posts:
        there = people[region]
        if there and prices[there[-1]] <= arms:
            found.append(codes.BATTLE | region)


def _add_bought(found: list[int], state: State, posts: list[int], coins: int) -> None:
    """Marches and the market: what is paid for with so many coins where warriors stand."""
    used, kit, land = state.extras, state.kit, state.land
    if not used & MARCHED and coins >= kit.march_cost:
        escorts = land.escorts
        for region in posts:
            found += escorts[region]
    if not used & BOUGHT and coins >= kit.market_cost:
        found += land.markets[goods_of(state, posts)]


def goods_of(state: State, regions: list[int]) -> int:
    """The goods of these regions, as a set."""
    found, goods = 0, state.land.good
    for region in regions:
        found |= 1 << goods[region]
    return found


def has_free(state: State, seat: int) -> bool:
    """Whether a card or a tile can be given away: extra actions for which one look is enough."""
    used = state.extras
    if state.hand[seat] and (not used & DISCARDED or state.discarding):
        return True
    return bool(state.held[seat] and not used & TRADED_TILE)


def _add_trios(found: list[int], state: State, seat: int) -> None:
    """The goods of which the seat has three temporary ones while a real one lies face up (M6.5)."""
    needed, temps, good = state.kit.trio, state.temps[seat], 0
    while temps:
        if temps & ONE_GOOD >= needed and count_in(state.stacks, good):
            found.append(codes.TRADE | good)
        temps >>= PACK
        good += 1


def act(state: State, seat: int, code: int) -> None:
    """Carry out an extra action."""
    kind, argument = code & ~codes.ARGUMENT, code & codes.ARGUMENT
    kit = state.kit
    if kind == codes.DISCARD:
        state.extras |= DISCARDED
        state.discarding = 1
        discard(state, seat, argument)
        state.coins[seat] += DISCARD_COINS
    elif kind == codes.TILE:
        state.extras |= TRADED_TILE
        use_tile(state, seat, argument)
    elif kind == codes.BATTLE:
        state.extras |= BATTLED
        battle(state, seat, argument)
    elif kind == codes.MARCH:
        state.extras |= MARCHED
        expand.march(state, seat, argument, kit.march_cost)
    elif kind == codes.MARKET:
        state.extras |= BOUGHT
        state.coins[seat] -= kit.market_cost
        state.temps[seat] += 1 << PACK * argument
        if state.events is not None:
            state.events.append(events.GoodBought(seat, GOODS[argument], kit.market_cost))
    else:
        state.extras |= TRADED_GOODS
        state.temps[seat] -= kit.trio << PACK * argument
        state.stacks -= 1 << PACK * argument
        if state.events is not None:
            state.events.append(events.TempsTraded(seat, GOODS[argument]))
        receive_good(state, seat, argument, from_pile=False)


def use_tile(state: State, seat: int, tile: int) -> None:
    """All that a trade bonus gives; then it is out of the game (M6.3)."""
    state.held[seat] &= ~(1 << tile)
    if state.events is not None:
        state.events.append(events.BonusUsed(seat, state.kit.bonus_ids[tile]))
    resolve(state, seat, state.kit.bonus_gain[tile])


def battle(state: State, seat: int, region: int) -> None:
    """Weaponry spent, a warrior back to the reserves, the tile won and its benefit gained (M6.6)."""
    tile = state.people[region][-1]
    price = state.kit.people_price[tile]
    state.people[region] = state.people[region][:-1]
    state.weaponry[seat] -= price
    state.warriors[region * state.players + seat] -= 1
    state.stirred |= vases.OF_WARRIORS
    state.reserves[seat] += 1
    state.trophies[seat] |= 1 << tile
    if state.events is not None:
        number = state.land.number[region]
        state.events.append(events.Battled(seat, number, state.kit.people_ids[tile], price))
    resolve(state, seat, state.kit.people_gain[tile])


# The exchange of ability 5.


_AMOUNTS: Final = range(1, 4096)
_FOR_WEAPONRY: Final = [codes.EXCHANGE | amount for amount in _AMOUNTS]
_FOR_COINS: Final = [codes.EXCHANGE | 4096 + amount for amount in _AMOUNTS]
"""Every amount that a code can tell, ascending."""


def can_exchange(state: State, seat: int) -> bool:
    return ability.has(state, seat, "exchange")


def exchanges(state: State, seat: int) -> list[int]:
    """Every amount of weaponry for coins and of coins for weaponry, but not back what was just exchanged (M10)."""
    ratio = ability.RATIOS[ability.level(state, seat)]
    arms = 0 if state.for_coins >> seat & 1 else state.coins[seat] // ratio
    coins = 0 if state.for_weaponry >> seat & 1 else state.weaponry[seat] // ratio
    return _FOR_WEAPONRY[:arms] + _FOR_COINS[:coins]


def exchange(state: State, seat: int, argument: int) -> None:
    amount = argument & 4095
    paid = amount * ability.RATIOS[ability.level(state, seat)]
    if argument & 4096:
        state.for_coins |= 1 << seat
        state.weaponry[seat] -= paid
        state.coins[seat] += amount
    else:
        state.for_weaponry |= 1 << seat
        state.coins[seat] -= paid
        state.weaponry[seat] += amount
    if state.events is not None:
        gain = "coins" if argument & 4096 else "weaponry"
        state.events.append(events.Exchanged(seat, paid, gain, amount))


# Why not.

Extra = moves.Discard | moves.Tile | moves.Battle | moves.Escort | moves.Market | moves.Trade


def refuse(state: State, seat: int, move: Extra) -> Refusal | None:
    """Why an extra action cannot be taken at a moment that is open to them."""
    match move:
        case moves.Discard():
            fault = not_in_hand(state, seat, move.card, "M6.4")
            return fault or (None if state.discarding else _used(state, DISCARDED, "discard", "M6.4"))
        case moves.Tile():
            return no_such_tile(state, move.tile) or _refuse_tile(state, seat, move)
        case moves.Battle():
            fault = no_such_region(state, move.region)
            return fault or _used(state, BATTLED, "battle", "M6.6") or refuse_battle(state, seat, move)
        case moves.Escort():
            fault = expand.refuse_march(state, seat, move, "M6.1") or _used(state, MARCHED, "escort", "M6.1")
            return fault or _refuse_price(state, seat, state.kit.march_cost, "M6.1")
        case moves.Market():
            return no_such_good(move.good) or _refuse_market(state, seat, move)
        case moves.Trade():
            return no_such_good(move.good) or _refuse_trade(state, seat, move)


def _used(state: State, bit: int, action: str, rule: str) -> Refusal | None:
    if not state.extras & bit:
        return None
    return refusal("extra-used", rule, "you have used the extra action {action} in this turn", action=action)


def _refuse_price(state: State, seat: int, cost: int, rule: str) -> Refusal | None:
    if cost <= state.coins[seat]:
        return None
    text = "this extra action costs {cost:coin}, you have {coins}"
    return refusal("extra-too-dear", rule, text, cost=cost, coins=state.coins[seat])


def _refuse_tile(state: State, seat: int, move: moves.Tile) -> Refusal | None:
    if not state.held[seat] >> state.kit.bonus_ids.index(move.tile) & 1:
        return refusal("tile-not-held", "M6.3", "you do not have the tile {tile}", tile=move.tile)
    return _used(state, TRADED_TILE, "tile", "M6.3")


def refuse_battle(state: State, seat: int, move: moves.Battle) -> Refusal | None:
    """Of a region that there is."""
    people = state.people[state.land.index[move.region]]
    if not people:
        return refusal("no-sea-peoples", "M6.6", "there are no Sea Peoples in region {region}", region=move.region)
    fault = no_warrior_there(state, seat, move.region, "M6.6")
    price = state.kit.people_price[people[-1]]
    if fault is not None or price <= state.weaponry[seat]:
        return fault
    text = "the Sea Peoples of region {region} take {price} weaponry, you have {weaponry}"
    return refusal("battle-too-dear", "M6.6", text, region=move.region, price=price, weaponry=state.weaponry[seat])


def _refuse_market(state: State, seat: int, move: moves.Market) -> Refusal | None:
    fault = _used(state, BOUGHT, "market", "M6.2")
    if fault is not None:
        return fault
    if not goods_of(state, expand.posts(state, seat)) >> GOODS.index(move.good) & 1:
        return refusal("no-market", "M6.2", "you have no warrior in a region of {good}", good=move.good)
    return _refuse_price(state, seat, state.kit.market_cost, "M6.2")


def _refuse_trade(state: State, seat: int, move: moves.Trade) -> Refusal | None:
    fault = _used(state, TRADED_GOODS, "trade", "M6.5")
    if fault is not None:
        return fault
    good, needed = GOODS.index(move.good), state.kit.trio
    have = count_in(state.temps[seat], good)
    if have < needed:
        text = "it takes {needed} temporary {good}, you have {have}"
        return refusal("too-few-to-trade", "M6.5", text, needed=needed, good=move.good, have=have)
    return None if count_in(state.stacks, good) else stack_empty(move.good, "M6.5")


def refuse_exchange(state: State, seat: int, kind: int, move: moves.Exchange) -> Refusal | None:
    """Why coins and weaponry cannot be exchanged, at this kind of decision (M10)."""
    if move.gain not in ("coins", "weaponry"):
        text = "an exchange gains coins or weaponry, not {gain!r}"
        return refusal("exchange-for-what", "M10", text, gain=quoted(move.gain))
    if not ability.has(state, seat, "exchange"):
        return refusal("no-exchange", "M10", "you do not have the ability to exchange coins and weaponry")
    if kind in CLOSED_TO_EXCHANGE:
        text = "coins and weaponry are exchanged in turns, progress, income and the last battles only"
        return refusal("exchange-closed", "M10", text)
    if (state.for_coins if move.gain == "weaponry" else state.for_weaponry) >> seat & 1:
        return refusal("just-exchanged", "M10", "you have just exchanged the other way; do something else first")
    if move.amount < 1:
        return refusal("exchange-nothing", "M10", "an exchange is for 1 or more, not for {amount}", amount=move.amount)
    have, paid = (state.coins[seat], "coins") if move.gain == "weaponry" else (state.weaponry[seat], "weaponry")
    most = have // ability.RATIOS[ability.level(state, seat)]
    if move.amount > most:
        text = "for your {have} {paid} you gain {most} {gain} at most, not {amount}"
        return refusal(
            "exchange-too-dear", "M10", text, have=have, paid=paid, most=most, gain=move.gain, amount=move.amount
        )
    return None
