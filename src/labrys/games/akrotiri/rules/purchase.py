"""A6.6: buy maps at Thera. And A4.3: the maps dealt at the start."""

from __future__ import annotations

from labrys.core.refusal import Refusal, refusal
from labrys.games.akrotiri import events
from labrys.games.akrotiri.decisions import DRAW_MAP, Decision
from labrys.games.akrotiri.kit import Codes
from labrys.games.akrotiri.moves import Buy
from labrys.games.akrotiri.rules.cargo import at_thera, here
from labrys.games.akrotiri.state import State


def pile_size(state: State, tier: int) -> int:
    """How many maps of a tier are left in its pile."""
    return (state.map_pile & state.kit.tier_maps[tier]).bit_count()


def legal_purchases(state: State, seat: int) -> Codes:
    """Every choice of tiers for 1 to 3 maps that can be paid and that the piles hold."""
    if not state.actions or not at_thera(state, seat):
        return ()
    easy, medium, hard = pile_size(state, 0), pile_size(state, 1), pile_size(state, 2)
    return state.kit.purchase_codes(state.drachmas[seat], easy, medium, hard)


def buy(state: State, seat: int, pack: int) -> None:
    """Pay; the cards then come one by one, easy ones first."""
    tiers = [tier for tier in range(3) for _ in range(pack >> 2 * tier & 3)]
    price = state.kit.map_prices[len(tiers) - 1]
    state.actions -= 1
    state.drachmas[seat] -= price
    state.stack.extend((DRAW_MAP, seat, tier) for tier in reversed(tiers))
    if state.events is not None:
        names = tuple(state.kit.tier_names[tier] for tier in tiers)
        state.events.append(events.MapsBought(seat, names, price))


def purchase_pack(state: State, move: Buy) -> int | None:
    """The tiers of a move, packed; None if they are not a purchase that could ever be made."""
    names = state.kit.tier_names
    if not 1 <= len(move.maps) <= len(state.kit.map_prices) or any(tier not in names for tier in move.maps):
        return None
    return sum(move.maps.count(name) << 2 * tier for tier, name in enumerate(names))


def refuse_buy(state: State, seat: int, move: Buy) -> Refusal | None:
    """Why these maps cannot be bought; first what holds for any, so that a purchase of none asks for that alone."""
    names, most = state.kit.tier_names, len(state.kit.map_prices)
    unknown = next((tier for tier in move.maps if tier not in names), None)
    if unknown is not None:
        return refusal("no-such-tier", "A6.6", "maps are easy, medium, hard, not {tier!r}", tier=unknown)
    if not at_thera(state, seat):
        text = "maps are bought only at Thera, you are docked at {dock}"
        return refusal("buy-at-thera", "A6.6", text, dock=here(state, seat))
    if not state.actions:
        return refusal("no-action-to-buy", "A6.6", "buying maps takes 1 action, you have 0 left")
    if not any(pile_size(state, tier) for tier in range(len(names))):
        return refusal("no-maps-left", "A6.6", "the piles of maps are empty")
    if len(move.maps) > most:
        return _how_many(most, len(move.maps))
    chosen = max(1, len(move.maps))
    price, purse = state.kit.map_prices[chosen - 1], state.drachmas[seat]
    if price > purse:
        text = "{chosen:map} in one action for {price:drachma}, you have {purse}"
        return refusal("buying-too-dear", "A6.6", text, chosen=chosen, price=price, purse=purse)
    if not move.maps:
        return _how_many(most, 0)
    for tier, name in enumerate(names):
        wanted, left = move.maps.count(name), pile_size(state, tier)
        if wanted > left:
            text = "the {tier} pile has {left:map} left, you chose {chosen}"
            return refusal("pile-empty", "A6.6", text, tier=name, left=left, chosen=wanted)
    return None


def _how_many(most: int, chosen: int) -> Refusal:
    text = "one action buys 1 to {most} maps, you chose {chosen}"
    return refusal("how-many", "A6.6", text, most=most, chosen=chosen)


class DrawMap:
    """Chance: which map of its tier a seat gets, seen by that seat alone (A4.3, A6.6)."""

    @staticmethod
    def ask(state: State, decision: Decision) -> list[tuple[int, int]]:
        return state.kit.map_answers.of(state.map_pile & state.kit.tier_maps[decision[2]])

    @staticmethod
    def apply(state: State, decision: Decision, argument: int) -> None:
        seat = decision[1]
        state.stack.pop()
        state.map_pile &= ~(1 << argument)
        state.maps[seat] |= 1 << argument
        if state.events is not None:
            tier = state.kit.tier_names[decision[2]]
            state.events.append(events.MapDrawn(seat, tier, state.kit.map_ids[argument]))
