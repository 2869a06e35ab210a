"""M3: laying out the table, choosing starting cards and abilities, the first hands and the first palace card."""

from __future__ import annotations

from typing import Final

from labrys.core.bitsets import bits
from labrys.core.refusal import Refusal, refusal
from labrys.core.refusing import quoted
from labrys.games.minos import codes, events
from labrys.games.minos import decisions as d
from labrys.games.minos.components import GOODS, WEALTH
from labrys.games.minos.kit import PACK, packed
from labrys.games.minos.moves import Ability, Back, Palace, Start
from labrys.games.minos.rules import vases
from labrys.games.minos.rules.cards import reveal
from labrys.games.minos.rules.gain import pop, push, swap
from labrys.games.minos.rules.laying import FOUNDATIONS, LEVEL_1, LEVEL_2, route_of, starts_left
from labrys.games.minos.rules.named import not_in_hand
from labrys.games.minos.rules.round import begin_together, give_goods
from labrys.games.minos.state import FROM_START, NONE, ROUTES, State

NEEDS_CARD: Final = 1
NEEDS_TILE: Final = 2


def open_game(state: State) -> None:
    """All that chance lays out before anybody chooses, the first on top (M3.1 to M3.7)."""
    outer = [region for region, is_start in enumerate(state.land.start) if not is_start]
    kit, players = state.kit, state.players
    bonuses = kit.components.bonuses_a_route[players]
    laying = [(d.LAY_OUT, what, region) for what in (FOUNDATIONS, LEVEL_2, LEVEL_1) for region in outer]
    if state.options.routes == "random":
        laying += [(d.TURN_ROUTE, tile, 0) for tile in range(ROUTES)]
    else:
        state.routes = tuple(route_of(state, tile, state.options.routes[tile]) for tile in range(ROUTES))
    laying += [(d.STOCK_ROUTE, red, at) for at in range(ROUTES) for red in (0, 1) for _ in range(bonuses)]
    laying += [(d.OFFER, 0, 0)] * kit.offer_size
    laying += [(d.TURN_VASE, 0, 0)] * kit.components.vase_slots.in_play
    laying += [(d.TURN_BONUS, 0, 0)]
    laying += [(d.TURN_ABILITY, 0, 0)] * players
    if state.options.setup == "draft":
        laying += [(d.WHO_CHOOSES, 0, 0)]
    else:
        laying += [(d.DEAL, what, seat) for what in (0, 1) for seat in range(players)]
    state.stack = [(d.SET_UP, 0, 0), *reversed(laying)]


def step_setup(state: State, due: d.Decision) -> None:
    """Part 0: choosing; then the first hands; then what is kept of them; then round 1."""
    part = due[1]
    state.stack.pop()
    if part < 2 * state.players and state.options.setup == "draft":
        state.stack.append((d.SET_UP, part + 1, 0))
        step = part if part < state.players else 2 * state.players - 1 - part
        seat = (state.first + step) % state.players
        push(state, seat, d.PICK, _needs(state, seat))
    elif part <= 2 * state.players:
        state.stack.append((d.SET_UP, 2 * state.players + 1, 0))
        _hand_out(state)
    elif part == 2 * state.players + 1:
        state.stack.append((d.SET_UP, part + 1, 0))
        _choose_hands(state)
    else:
        state.together, state.opening = False, ()
        state.stack.append((d.ROUND, 0, 0))


def _needs(state: State, seat: int) -> int:
    """What a seat has still to take, as bits."""
    return (NEEDS_CARD if state.start[seat] == NONE else 0) | (NEEDS_TILE if state.ability[seat] == NONE else 0)


class Pick:
    """Take a starting card or an ability; the second time the other kind (M3.7)."""

    @staticmethod
    def legal(state: State, seat: int, due: d.Decision) -> list[int]:
        found = [codes.START | card for card in starts_left(state)] if due[1] & NEEDS_CARD else []
        if due[1] & NEEDS_TILE:
            found += [codes.ABILITY | tile for tile in bits(state.abilities)]
        return found

    @staticmethod
    def apply(state: State, seat: int, due: d.Decision, code: int) -> None:
        pop(state, seat)
        number = code & codes.ARGUMENT
        if code < codes.ABILITY:
            state.start[seat] = number
            if state.events is not None:
                state.events.append(events.StartTaken(seat, state.kit.start_ids[number]))
            return
        state.abilities &= ~(1 << number)
        state.ability[seat] = number
        if state.events is not None:
            state.events.append(events.AbilityTaken(seat, state.kit.ability_ids[number]))


def _hand_out(state: State) -> None:
    """What the starting cards say; the one with the flag fixes the first player (M3.7, M3.8)."""
    starts, land = state.kit.components.starts, state.land
    for seat in range(state.players):
        card = starts[state.start[seat]]
        if card.flag:
            state.first = seat
        state.coins[seat], state.weaponry[seat] = card.coins, card.weaponry
        state.ledger[seat * len(WEALTH) + FROM_START] = card.vp
        good = GOODS.index(card.good)
        state.stacks -= 1 << PACK * good
        state.goods[seat] += 1 << PACK * good
        state.temps[seat] = packed(card.temps)
        region = land.index[card.region]
        state.city[region] = seat
        state.warriors[region * state.players + seat] = 1 + card.warrior
        state.reserves[seat] -= int(card.warrior)
        state.stirred |= vases.OF_EVERYTHING
        if state.events is not None:
            state.events.append(events.SetUp(seat, card.region, card.flag))
    for seat in range(state.players):
        push(state, seat, d.DECK, 0, starts[state.start[seat]].draw)


def _choose_hands(state: State) -> None:
    """All put cards back and found their palace at once; ability 2 gains for round 1 (M3.8)."""
    begin_together(state)
    starts = state.kit.components.starts
    for seat in range(state.players):
        back = starts[state.start[seat]].back
        state.from_setup[seat] = state.hand[seat].bit_count() - back
        give_goods(state, seat)
        push(state, seat, d.FOUND)
        if back:
            push(state, seat, d.BACK, back)


class PutBack:
    """Cards go back into the deck; only their owner knows which (M3.8)."""

    @staticmethod
    def legal(state: State, seat: int, due: d.Decision) -> list[int]:
        return state.kit.put_backs.of(state.hand[seat])[:]

    @staticmethod
    def apply(state: State, seat: int, due: d.Decision, code: int) -> None:
        card, left = code & codes.ARGUMENT, due[1]
        if left > 1:
            swap(state, seat, d.BACK, left - 1)
        else:
            pop(state, seat)
        bit = 1 << card
        state.hand[seat] &= ~bit
        state.deck[0] |= bit
        state.put_back[seat] |= bit
        if state.events is not None:
            state.events.append(events.CardPutBack(seat, state.kit.card_ids[card]))


class FoundPalace:
    """One card of the first hand goes into the palace, free of points (M3.8)."""

    @staticmethod
    def legal(state: State, seat: int, due: d.Decision) -> list[int]:
        return state.kit.move_ins.of(state.hand[seat])[:]

    @staticmethod
    def apply(state: State, seat: int, due: d.Decision, code: int) -> None:
        card = code & codes.ARGUMENT
        pop(state, seat)
        reveal(state, seat, card)
        state.palace[seat] |= 1 << card
        state.stirred |= vases.OF_PALACE
        if state.events is not None:
            state.events.append(events.PalaceFounded(seat, state.kit.card_ids[card]))


def refuse_pick(state: State, seat: int, due: d.Decision, move: Start | Ability) -> Refusal | None:
    kit = state.kit
    if isinstance(move, Start):
        if move.card not in kit.start_ids:
            return refusal("no-such-start", "M2.3", "there is no starting card {card!r}", card=quoted(move.card))
        number = kit.start_ids.index(move.card)
        if not due[1] & NEEDS_CARD:
            return refusal("has-start", "M3.7", "you have a starting card; take an ability")
        players = kit.components.starts[number].players
        if players != state.players:
            text = "starting card {card} is for {players} players"
            return refusal("start-for-others", "M3.7", text, card=move.card, players=players)
        if number in state.start:
            owner = state.start.index(number)
            return refusal("start-taken", "M3.7", "seat {owner} has {card}", owner=owner, card=move.card)
        return None
    if move.tile not in kit.ability_ids:
        return refusal("no-such-ability", "M2.3", "there is no ability {tile!r}", tile=quoted(move.tile))
    number = kit.ability_ids.index(move.tile)
    if not due[1] & NEEDS_TILE:
        return refusal("has-ability", "M3.7", "you have an ability; take a starting card")
    if number in state.ability:
        owner = state.ability.index(number)
        return refusal("ability-taken", "M3.7", "seat {owner} has ability {tile}", owner=owner, tile=move.tile)
    if not state.abilities >> number & 1:
        return refusal("ability-not-out", "M3.7", "ability {tile} is not in this game", tile=move.tile)
    return None


def refuse_hand(state: State, seat: int, due: d.Decision, move: Back | Palace) -> Refusal | None:
    """Of the first hand: what is put back, and what founds the palace."""
    return not_in_hand(state, seat, move.card, "M3.8")
