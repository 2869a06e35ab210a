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
from labrys.games.minos.rules.cards import renew, reveal
from labrys.games.minos.rules.gain import pop, push, swap
from labrys.games.minos.rules.named import not_in_hand
from labrys.games.minos.rules.round import begin_together, give_goods
from labrys.games.minos.state import FROM_START, NONE, ROUTES, State

NEEDS_CARD: Final = 1
NEEDS_TILE: Final = 2
FOUNDATIONS: Final = 0
LEVEL_1: Final = 1
LEVEL_2: Final = 2
SIDES = "AB"


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


def route_of(state: State, tile: int, side: str) -> int:
    """The route on one side of a tile."""
    kit = state.kit
    return next(at for at, name in enumerate(kit.route_side) if name == side and kit.route_tile[at] == tile + 1)


# What chance lays out. Each: the possible answers, and what comes of one.


def _tell(state: State, what: str, where: str) -> None:
    if state.events is not None:
        state.events.append(events.LaidOut(events.TABLE, what, where))


class WhoChooses:
    @staticmethod
    def ask(state: State, due: d.Decision) -> list[tuple[int, int]]:
        return [(codes.SEAT | seat, 1) for seat in range(state.players)]

    @staticmethod
    def apply(state: State, due: d.Decision, seat: int) -> None:
        state.stack.pop()
        state.first = seat
        if state.events is not None:
            state.events.append(events.ChoosesFirst(seat))


class LayOut:
    """A foundation or Sea Peoples tile for a region (M3.1)."""

    @staticmethod
    def ask(state: State, due: d.Decision) -> list[tuple[int, int]]:
        what, kit = due[1], state.kit
        if what == FOUNDATIONS:
            return [(codes.FOUNDATION | n, 1) for n in range(len(kit.foundation_ids)) if n not in state.foundation]
        used = {tile for people in state.people for tile in people}
        return [(codes.PEOPLE | n, 1) for n, level in enumerate(kit.people_level) if level == what and n not in used]

    @staticmethod
    def apply(state: State, due: d.Decision, tile: int) -> None:
        _, what, region = due
        state.stack.pop()
        if what == FOUNDATIONS:
            state.foundation[region] = tile
        else:
            state.people[region] += (tile,)
        ids = state.kit.foundation_ids if what == FOUNDATIONS else state.kit.people_ids
        _tell(state, ids[tile], f"region/{state.land.number[region]}")


class StockRoute:
    """A trade bonus beside a route (M3.3)."""

    @staticmethod
    def ask(state: State, due: d.Decision) -> list[tuple[int, int]]:
        tiles = state.kit.red if due[1] else state.kit.blue
        for used in state.stock:
            tiles &= ~used
        return [(codes.STOCK | tile, 1) for tile in bits(tiles)]

    @staticmethod
    def apply(state: State, due: d.Decision, tile: int) -> None:
        _, red, at = due
        state.stack.pop()
        state.stock[2 * at + red] |= 1 << tile
        _tell(state, state.kit.bonus_ids[tile], f"route/{at + 1}")


class TurnVase:
    """Vases are turned up until there are three colours; one of a colour that lies there is passed over (M3.5)."""

    @staticmethod
    def ask(state: State, due: d.Decision) -> list[tuple[int, int]]:
        kit = state.kit
        colours = {kit.vase_colour[vase] for vase in state.vases}
        return [(codes.VASE | n, 1) for n, colour in enumerate(kit.vase_colour) if colour not in colours]

    @staticmethod
    def apply(state: State, due: d.Decision, vase: int) -> None:
        state.stack.pop()
        state.vases += (vase,)
        _tell(state, state.kit.vase_ids[vase], "vases")


class TurnBonus:
    """The action bonus of this game (M3.6)."""

    @staticmethod
    def ask(state: State, due: d.Decision) -> list[tuple[int, int]]:
        return [(codes.BONUS | n, 1) for n in range(len(state.kit.action_ids))]

    @staticmethod
    def apply(state: State, due: d.Decision, tile: int) -> None:
        state.stack.pop()
        state.bonus = tile
        _tell(state, state.kit.action_ids[tile], "action-bonus")


class TurnAbility:
    """An ability that can be chosen in this game (M3.7)."""

    @staticmethod
    def ask(state: State, due: d.Decision) -> list[tuple[int, int]]:
        tiles = range(len(state.kit.ability_ids))
        return [(codes.DEALT_ABILITY | n, 1) for n in tiles if not state.abilities >> n & 1]

    @staticmethod
    def apply(state: State, due: d.Decision, tile: int) -> None:
        state.stack.pop()
        state.abilities |= 1 << tile
        _tell(state, state.kit.ability_ids[tile], "abilities")


class TurnRoute:
    """Which side of a route tile is up (M1)."""

    @staticmethod
    def ask(state: State, due: d.Decision) -> list[tuple[int, int]]:
        return [(codes.SIDE | route_of(state, due[1], side), 1) for side in SIDES]

    @staticmethod
    def apply(state: State, due: d.Decision, route: int) -> None:
        state.stack.pop()
        state.routes += (route,)
        _tell(state, state.kit.route_ids[route], "routes")


class Deal:
    """A starting card or an ability for a seat, in the random set-up (M3.7)."""

    @staticmethod
    def ask(state: State, due: d.Decision) -> list[tuple[int, int]]:
        if due[1]:
            return [(codes.DEALT_ABILITY | tile, 1) for tile in bits(state.abilities)]
        return [(codes.DEALT_START | card, 1) for card in starts_left(state)]

    @staticmethod
    def apply(state: State, due: d.Decision, number: int) -> None:
        _, what, seat = due
        state.stack.pop()
        if what:
            state.abilities &= ~(1 << number)
            state.ability[seat] = number
        else:
            state.start[seat] = number
        if state.events is not None:
            name = state.kit.ability_ids[number] if what else state.kit.start_ids[number]
            state.events.append(events.Dealt(seat, name))


class OfferCard:
    """A card of the active deck comes face up into the offer (M3.4, M5.1)."""

    @staticmethod
    def ask(state: State, due: d.Decision) -> list[tuple[int, int]]:
        return state.kit.card_answers(state.deck[due[1]])

    @staticmethod
    def apply(state: State, due: d.Decision, card: int) -> None:
        age, bit = due[1], 1 << card
        state.stack.pop()
        state.deck[age] &= ~bit
        state.offer |= bit
        state.pools[age] = tuple([pool & ~bit for pool in state.pools[age]])
        if state.events is not None:
            state.events.append(events.Offered(events.TABLE, state.kit.card_ids[card]))
        renew(state, age)


def starts_left(state: State) -> list[int]:
    """The starting cards for this number of players that nobody has."""
    starts = state.kit.components.starts
    return [n for n, card in enumerate(starts) if card.players == state.players and n not in state.start]


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
        return [codes.BACK | card for card in state.kit.cards_of(state.hand[seat])]

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
        return [codes.PALACE | card for card in state.kit.cards_of(state.hand[seat])]

    @staticmethod
    def apply(state: State, seat: int, due: d.Decision, code: int) -> None:
        card = code & codes.ARGUMENT
        pop(state, seat)
        reveal(state, seat, card)
        state.palace[seat] |= 1 << card
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
