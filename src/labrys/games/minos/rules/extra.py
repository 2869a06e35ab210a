"""M6: the extra actions, each at most once in the own turn; and M10's exchange of coins and weaponry.

They may be taken between any two effects and before any cost: whoever is short of coins while paying takes them first.
"""

from __future__ import annotations

from typing import Final

from labrys.core.piles import bits
from labrys.games.minos import codes, events
from labrys.games.minos import decisions as d
from labrys.games.minos.components import GOODS
from labrys.games.minos.kit import PACK, count_in
from labrys.games.minos.rules import ability, expand
from labrys.games.minos.rules.cards import discard
from labrys.games.minos.rules.gain import receive_good, resolve
from labrys.games.minos.state import State

MARCHED, BOUGHT, TRADED_TILE, DISCARDED, TRADED_GOODS, BATTLED = (1 << bit for bit in range(6))

OPEN_IN: Final = frozenset({d.TURN, d.EFFECTS, d.CONVERT, d.BUILD, d.WILD, d.PLAY, d.PALACE})
"""The decisions at which extra actions may be taken: between effects, and where a cost is about to be paid."""
CLOSED_TO_EXCHANGE: Final = frozenset({d.PICK, d.BACK, d.FOUND})
"""Before the first round nobody has an ability yet."""


def legal(state: State, seat: int) -> list[int]:
    """All extra actions that are left and can be taken now, ascending."""
    used, costs = state.extras, state.kit.components.costs
    found: list[int] = []
    if not used & DISCARDED or state.discarding:
        found += [codes.DISCARD | card for card in bits(state.hand[seat])]
    if not used & TRADED_TILE:
        found += [codes.TILE | tile for tile in bits(state.held[seat])]
    if not used & BATTLED:
        found += [codes.BATTLE | region for region in battlefields(state, seat)]
    if not used & MARCHED and state.coins[seat] >= costs.march:
        found += expand.marches(state, seat, codes.MARCH)
    if not used & BOUGHT and state.coins[seat] >= costs.market:
        found += [codes.MARKET | good for good in markets(state, seat)]
    if not used & TRADED_GOODS:
        found += [codes.TRADE | good for good in trios(state, seat)]
    return found


def battlefields(state: State, seat: int) -> list[int]:
    """Regions with an own warrior and Sea Peoples whom the seat's weaponry can beat (M6.6)."""
    return [
        region
        for region, people in enumerate(state.people)
        if people
        and state.warriors[region * state.players + seat]
        and state.kit.people_price[people[-1]] <= state.weaponry[seat]
    ]


def markets(state: State, seat: int) -> list[int]:
    """The goods of regions with an own warrior, ascending (M6.2)."""
    here = state.warriors[seat :: state.players]
    return sorted({good for good, warriors in zip(state.land.good, here, strict=True) if warriors})


def trios(state: State, seat: int) -> list[int]:
    """The goods of which the seat has three temporary ones while a real one lies face up (M6.5)."""
    needed = state.kit.components.costs.trio
    return [
        good
        for good in range(len(GOODS))
        if count_in(state.temps[seat], good) >= needed and count_in(state.stacks, good)
    ]


def act(state: State, seat: int, code: int) -> None:
    """Carry out an extra action."""
    kind, argument = code & ~codes.ARGUMENT, code & codes.ARGUMENT
    costs = state.kit.components.costs
    if kind == codes.DISCARD:
        state.extras |= DISCARDED
        state.discarding = 1
        discard(state, seat, argument)
        state.coins[seat] += 1
    elif kind == codes.TILE:
        state.extras |= TRADED_TILE
        use_tile(state, seat, argument)
    elif kind == codes.BATTLE:
        state.extras |= BATTLED
        battle(state, seat, argument)
    elif kind == codes.MARCH:
        state.extras |= MARCHED
        expand.march(state, seat, argument, costs.march)
    elif kind == codes.MARKET:
        state.extras |= BOUGHT
        state.coins[seat] -= costs.market
        state.temps[seat] += 1 << PACK * argument
        if state.events is not None:
            state.events.append(events.GoodBought(seat, GOODS[argument], costs.market))
    else:
        state.extras |= TRADED_GOODS
        state.temps[seat] -= costs.trio << PACK * argument
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
    state.reserves[seat] += 1
    state.trophies[seat] |= 1 << tile
    if state.events is not None:
        number = state.land.number[region]
        state.events.append(events.Battled(seat, number, state.kit.people_ids[tile], price))
    resolve(state, seat, state.kit.people_gain[tile])


# The exchange of ability 5.


def exchanges(state: State, seat: int) -> list[int]:
    """Every amount of weaponry for coins and of coins for weaponry, unless this was just done (M10)."""
    if state.exchanged >> seat & 1 or not ability.has(state, seat, "exchange"):
        return []
    ratio = ability.RATIOS[ability.level(state, seat)]
    found = [codes.EXCHANGE | amount for amount in range(1, state.coins[seat] // ratio + 1)]
    return found + [codes.EXCHANGE | 4096 + amount for amount in range(1, state.weaponry[seat] // ratio + 1)]


def exchange(state: State, seat: int, argument: int) -> None:
    amount = argument & 4095
    paid = amount * ability.RATIOS[ability.level(state, seat)]
    state.exchanged |= 1 << seat
    if argument & 4096:
        state.weaponry[seat] -= paid
        state.coins[seat] += amount
    else:
        state.coins[seat] -= paid
        state.weaponry[seat] += amount
    if state.events is not None:
        gain = "coins" if argument & 4096 else "weaponry"
        state.events.append(events.Exchanged(seat, paid, gain, amount))
