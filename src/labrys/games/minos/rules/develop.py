"""M5.2: playing decree cards: what they cost, with which discounts, and what comes then."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from labrys.core.refusal import Refusal, refusal
from labrys.games.minos import codes, events
from labrys.games.minos.components import GOODS
from labrys.games.minos.kit import PACK, Kit, count_in
from labrys.games.minos.moves import Play
from labrys.games.minos.rules import ability
from labrys.games.minos.rules.cards import reveal
from labrys.games.minos.rules.named import no_such_card, no_such_good
from labrys.games.minos.state import State

_ICONS: Final[tuple[int, ...]] = (0, 1, 1, 2)
"""By set of the two icons of a card: how many they are."""


def unmatched(state: State, seat: int, card: int) -> int:
    """The good icons of a card that no own good matches, as a set of their places; a doubled icon needs two goods."""
    goods, found = state.goods[seat], 0
    for at, (good, needed) in enumerate(state.kit.card_needs[card]):
        if count_in(goods, good) < needed:
            found |= 1 << at
    return found


def price(state: State, seat: int, card: int, spent: int, *, free: bool = False) -> int:
    """What a card costs a seat that spends a temporary good for each icon of the set (M5.2, M10)."""
    if free:
        return 0
    kit, open_icons = state.kit, unmatched(state, seat, card)
    left = _unspent(kit, card, open_icons, discount(state, seat)) - spent.bit_count() * kit.per_good
    return max(0, left) + (kit.offer_cost if state.offer >> card & 1 else 0)


def discount(state: State, seat: int) -> int:
    """What a seat's ability takes off the cost of every card (M10)."""
    return ability.number(state, seat, "decrees", 0)


def _unspent(kit: Kit, card: int, open_icons: int, off: int) -> int:
    """The cost of a card less goods and ability, before temporary goods and the offer; it may be below 0."""
    matched = len(kit.card_needs[card]) - _ICONS[open_icons]
    return kit.card_cost[card] - matched * kit.per_good - off


def spendings(state: State, seat: int, card: int, *, free: bool = False) -> list[int]:
    """The sets of icons that a seat can pay for with temporary goods so that each of them lowers the cost."""
    if free:
        return [0]
    kit, open_icons = state.kit, unmatched(state, seat, card)
    left = _unspent(kit, card, open_icons, discount(state, seat))
    return [0, *_saving(kit, card, open_icons, left, state.temps[seat])]


def _saving(kit: Kit, card: int, open_icons: int, left: int, temps: int) -> list[int]:
    """The sets of open icons for which there are temporary goods and each of them lowers what is left of the cost."""
    found = []
    for spent, goods in kit.card_spends[card]:
        if spent & ~open_icons or left <= (_ICONS[spent] - 1) * kit.per_good:
            continue
        for good, needed in goods:
            if count_in(temps, good) < needed:
                break
        else:
            found.append(spent)
    return found


def legal(state: State, seat: int, *, free: bool = False) -> list[int]:
    """Every card of the hand and the offer that the seat can pay for, in every way that saves something; ascending."""
    kit, coins = state.kit, state.coins[seat]
    if free:
        return [codes.PLAY | card << 2 for card in kit.cards_of(state.hand[seat] | state.offer)]
    found: list[int] = []
    _add_plays(found, state, seat, kit.cards_of(state.hand[seat]), coins)
    if state.offer and coins >= kit.offer_cost:
        _add_plays(found, state, seat, kit.cards_of(state.offer), coins - kit.offer_cost)
        found.sort()
    return found


def _add_plays(found: list[int], state: State, seat: int, cards: list[int], coins: int) -> None:
    """Every way to pay for one of these cards with so many coins."""
    kit, temps, off = state.kit, state.temps[seat], discount(state, seat)
    for card in cards:
        open_icons = unmatched(state, seat, card)
        left = _unspent(kit, card, open_icons, off)
        if left <= coins:
            found.append(codes.PLAY | card << 2)
        if temps and open_icons and left > 0 and left - _ICONS[open_icons] * kit.per_good <= coins:
            for spent in _saving(kit, card, open_icons, left, temps):
                if left - _ICONS[spent] * kit.per_good <= coins:
                    found.append(codes.PLAY | card << 2 | spent)


def play(state: State, seat: int, argument: int, *, free: bool = False) -> None:
    """Pay, and put the card into the player area (M5.2). Its effects follow: `instants.begin`."""
    card, spent = argument >> 2, argument & 3
    bit, kit = 1 << card, state.kit
    cost, from_offer = price(state, seat, card, spent, free=free), bool(state.offer & bit)
    wants = [good for at, good in enumerate(kit.card_wants[card]) if spent >> at & 1]
    state.coins[seat] -= cost
    for good in wants:
        state.temps[seat] -= 1 << PACK * good
    if from_offer:
        state.offer &= ~bit
    else:
        reveal(state, seat, card)
    state.area[seat] |= bit
    if state.events is not None:
        names = tuple(GOODS[good] for good in wants)
        state.events.append(events.CardPlayed(seat, kit.card_ids[card], cost, names, from_offer))


def refuse(state: State, seat: int, move: Play, *, free: bool = False) -> Refusal | None:
    name, goods = move.words[0], move.words[1:]
    fault = no_such_card(state, name)
    if fault is not None:
        return fault
    card = state.kit.card_number[name]
    if not (state.hand[seat] | state.offer) >> card & 1:
        return refusal("card-not-at-hand", "M5.2", "{card} is neither in your hand nor in the offer", card=name)
    fault = _refuse_temps(state, seat, card, goods)
    if fault is not None:
        return fault
    spent = icons_paid(state.kit.card_wants[card], goods)
    if spent not in spendings(state, seat, card, free=free):
        cost = price(state, seat, card, 0, free=free)
        text = "{card} costs you {cost:coin} without temporary goods; to spend {temps} of them would waste one"
        return refusal("temps-of-no-use", "M5.2", text, card=name, cost=cost, temps=len(goods))
    cost = price(state, seat, card, spent, free=free)
    if cost > state.coins[seat]:
        text = "{card} costs you {cost:coin}, you have {coins}"
        return refusal("card-too-dear", "M5.2", text, card=name, cost=cost, coins=state.coins[seat])
    return None


def _refuse_temps(state: State, seat: int, card: int, goods: tuple[str, ...]) -> Refusal | None:
    """Whether a seat has these temporary goods, and the card an icon for each that no own good matches."""
    wants, unmatched_icons = state.kit.card_wants[card], unmatched(state, seat, card)
    icons = [GOODS[good] for at, good in enumerate(wants) if unmatched_icons >> at & 1]
    for name in goods:
        fault = no_such_good(name)
        if fault is not None:
            return fault
        spent, have = goods.count(name), count_in(state.temps[seat], GOODS.index(name))
        if spent > icons.count(name):
            text = "{card} has {icons:icon} of {good} that no good of yours matches, you named {spent}"
            number, card_id = icons.count(name), state.kit.card_ids[card]
            return refusal("no-icon-for-good", "M5.2", text, card=card_id, icons=number, good=name, spent=spent)
        if spent > have:
            text = "you have {have} temporary {good}, you named {spent}"
            return refusal("too-few-temps", "M5.2", text, have=have, good=name, spent=spent)
    return None


def icons_paid(wants: tuple[int, ...], goods: Sequence[str]) -> int | None:
    """The set of icons for which these goods are spent, found from the last; None if there are too few of them.

    Of two equal icons an own good matches the first.
    """
    left, spent = list(goods), 0
    for at in reversed(range(len(wants))):
        if GOODS[wants[at]] in left:
            left.remove(GOODS[wants[at]])
            spent |= 1 << at
    return None if left else spent
