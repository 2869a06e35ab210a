"""M3: what chance lays out before anybody chooses. Each: the possible answers, and what comes of one."""

from __future__ import annotations

from typing import Final

from labrys.core.bitsets import bits
from labrys.games.minos import codes, events
from labrys.games.minos import decisions as d
from labrys.games.minos.kit import Answers
from labrys.games.minos.rules.cards import renew, see
from labrys.games.minos.state import NONE, State

FOUNDATIONS: Final = 0
LEVEL_1: Final = 1
LEVEL_2: Final = 2
SIDES = "AB"


def route_of(state: State, tile: int, side: str) -> int:
    """The route on one side of a tile."""
    kit = state.kit
    return next(at for at, name in enumerate(kit.route_side) if name == side and kit.route_tile[at] == tile + 1)


def starts_left(state: State) -> list[int]:
    """The starting cards for this number of players that nobody has."""
    return [card for card in state.kit.starts_for[state.players] if card not in state.start]


def _tell(state: State, what: str, where: str, number: int = 0) -> None:
    """That something has been laid out; a region or a route has a number."""
    if state.events is not None:
        state.events.append(events.LaidOut(events.TABLE, what, f"{where}/{number}" if number else where))


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
        return LayOut._answers(state, due).of(LayOut._left(state, due))

    @staticmethod
    def pick(state: State, due: d.Decision, number: float) -> int:
        return LayOut._answers(state, due).pick(LayOut._left(state, due), number)

    @staticmethod
    def _answers(state: State, due: d.Decision) -> Answers:
        return state.kit.foundation_answers if due[1] == FOUNDATIONS else state.kit.people_answers

    @staticmethod
    def _left(state: State, due: d.Decision) -> int:
        """The tiles of this kind that lie nowhere yet."""
        if due[1] == FOUNDATIONS:
            left = state.kit.foundations
            for tile in state.foundation:
                if tile != NONE:
                    left ^= 1 << tile
            return left
        left = state.kit.peoples_of[due[1]]
        for people in state.people:
            for tile in people:
                left &= ~(1 << tile)
        return left

    @staticmethod
    def apply(state: State, due: d.Decision, tile: int) -> None:
        _, what, region = due
        state.stack.pop()
        if what == FOUNDATIONS:
            state.foundation[region] = tile
        else:
            state.people[region] += (tile,)
        ids = state.kit.foundation_ids if what == FOUNDATIONS else state.kit.people_ids
        _tell(state, ids[tile], "region", state.land.number[region])


class StockRoute:
    """A trade bonus beside a route (M3.3)."""

    @staticmethod
    def ask(state: State, due: d.Decision) -> list[tuple[int, int]]:
        return state.kit.stock_answers.of(StockRoute._left(state, due))

    @staticmethod
    def pick(state: State, due: d.Decision, number: float) -> int:
        return state.kit.stock_answers.pick(StockRoute._left(state, due), number)

    @staticmethod
    def _left(state: State, due: d.Decision) -> int:
        """The tiles of this colour that lie beside no route."""
        tiles = state.kit.red if due[1] else state.kit.blue
        for used in state.stock:
            tiles &= ~used
        return tiles

    @staticmethod
    def apply(state: State, due: d.Decision, tile: int) -> None:
        _, red, at = due
        state.stack.pop()
        state.stock[2 * at + red] |= 1 << tile
        _tell(state, state.kit.bonus_ids[tile], "route", at + 1)


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
        return state.kit.card_answers.of(state.deck[due[1]])

    @staticmethod
    def pick(state: State, due: d.Decision, number: float) -> int:
        return state.kit.card_answers.pick(state.deck[due[1]], number)

    @staticmethod
    def apply(state: State, due: d.Decision, card: int) -> None:
        age, bit = due[1], 1 << card
        state.stack.pop()
        state.deck[age] ^= bit
        state.offer |= bit
        see(state, age, bit)
        if state.events is not None:
            state.events.append(events.Offered(events.TABLE, state.kit.card_ids[card]))
        renew(state, age)
