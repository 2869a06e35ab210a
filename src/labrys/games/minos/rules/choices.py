"""M13: the small decisions that effects ask of a seat. Each can be declined unless a price has been begun."""

from __future__ import annotations

from typing import Final

from labrys.core.bitsets import bits
from labrys.games.minos import codes, events
from labrys.games.minos import decisions as d
from labrys.games.minos.components import GOODS
from labrys.games.minos.kit import GOOD_KINDS, PACK, count_in
from labrys.games.minos.nodes import NO_EFFECT
from labrys.games.minos.rules import build, develop, expand, extra, instants, palace, prepare
from labrys.games.minos.rules.cards import discard
from labrys.games.minos.rules.due import can_pay, is_possible
from labrys.games.minos.rules.gain import (
    begin,
    climb,
    count_down,
    pop,
    push,
    receive_good,
    resolve,
    route_effects,
    swap,
    tracks_open,
)
from labrys.games.minos.rules.turn import act, add_acts, section_of
from labrys.games.minos.state import NONE, State


class ChooseGain:
    """One of several gains."""

    @staticmethod
    def legal(state: State, seat: int, due: d.Decision) -> list[int]:
        inner = state.kit.inner[due[1]]
        return [codes.CHOOSE | at for at, node in enumerate(inner) if is_possible(state, seat, node)] + [codes.DONE]

    @staticmethod
    def apply(state: State, seat: int, due: d.Decision, code: int) -> None:
        pop(state, seat)
        if code != codes.DONE:
            begin(state, seat, state.kit.inner[due[1]][code & codes.ARGUMENT])


class ConvertOrNot:
    """Pay and gain, once or as often as one likes."""

    @staticmethod
    def legal(state: State, seat: int, due: d.Decision) -> list[int]:
        node = due[1]
        can = can_pay(state, seat, node) and is_possible(state, seat, state.kit.inner[node][0])
        return [codes.CONVERT, codes.DONE] if can else [codes.DONE]

    @staticmethod
    def apply(state: State, seat: int, due: d.Decision, code: int) -> None:
        _, node, times = due
        if code == codes.DONE:
            pop(state, seat)
            return
        if state.kit.repeats[node]:
            swap(state, seat, d.CONVERT, node, times + 1)
        else:
            pop(state, seat)
        coins, weaponry, discards = state.kit.effect_price[node]
        state.coins[seat] -= coins
        state.weaponry[seat] -= weaponry
        if state.events is not None and (coins or weaponry):
            name = state.kit.effect_names[node]
            state.events.append(events.Paid(seat, coins, weaponry, name))
        if discards:
            push(state, seat, d.DISCARD, node, discards)
        else:
            resolve(state, seat, state.kit.inner[node][0])


class PayWithCards:
    """Discard cards of the hand until the price is paid; then comes the gain."""

    @staticmethod
    def legal(state: State, seat: int, due: d.Decision) -> list[int]:
        return state.kit.discards.of(state.hand[seat])[:]

    @staticmethod
    def apply(state: State, seat: int, due: d.Decision, code: int) -> None:
        _, node, left = due
        if left > 1:
            swap(state, seat, d.DISCARD, node, left - 1)
        else:
            pop(state, seat)
        discard(state, seat, code & codes.ARGUMENT)
        if left == 1:
            resolve(state, seat, state.kit.inner[node][0])


class AdvanceTrack:
    """One space on a track of choice, or on the lowest one (M13.2)."""

    @staticmethod
    def legal(state: State, seat: int, due: d.Decision) -> list[int]:
        return [codes.ADVANCE | track for track in tracks_open(state, seat, due[1])] + [codes.DONE]

    @staticmethod
    def apply(state: State, seat: int, due: d.Decision, code: int) -> None:
        pop(state, seat)
        if code != codes.DONE:
            climb(state, seat, code & codes.ARGUMENT)


_ANY_GOOD: Final = [*(codes.GOOD | good for good in range(GOOD_KINDS)), codes.DONE]


class TakeTemp:
    """A temporary good of choice."""

    @staticmethod
    def legal(state: State, seat: int, due: d.Decision) -> list[int]:
        return _ANY_GOOD[:]

    @staticmethod
    def apply(state: State, seat: int, due: d.Decision, code: int) -> None:
        if code == codes.DONE:
            pop(state, seat)
            return
        count_down(state, seat, due)
        good = code & codes.ARGUMENT
        state.temps[seat] += 1 << PACK * good
        if state.events is not None:
            state.events.append(events.TempGained(seat, GOODS[good]))


class TakeGood:
    """A good of choice from its face-up stack (M7)."""

    @staticmethod
    def legal(state: State, seat: int, due: d.Decision) -> list[int]:
        return [codes.GOOD | good for good in range(GOOD_KINDS) if count_in(state.stacks, good)] + [codes.DONE]

    @staticmethod
    def apply(state: State, seat: int, due: d.Decision, code: int) -> None:
        if code == codes.DONE:
            pop(state, seat)
            return
        count_down(state, seat, due)
        good = code & codes.ARGUMENT
        state.stacks -= 1 << PACK * good
        receive_good(state, seat, good, from_pile=False)


class RandomGood:
    """Chance: which good comes from the face-down pile; from an empty one none (M7)."""

    @staticmethod
    def prepare(state: State, seat: int, due: d.Decision) -> bool:
        if state.pile:
            return True
        pop(state, seat)
        if state.events is not None:
            state.events.append(events.NoGoodLeft(seat))
        return False

    @staticmethod
    def ask(state: State, seat: int, due: d.Decision) -> list[tuple[int, int]]:
        goods = range(GOOD_KINDS)
        return [(codes.DEALT_GOOD | good, count_in(state.pile, good)) for good in goods if count_in(state.pile, good)]

    @staticmethod
    def apply(state: State, seat: int, due: d.Decision, good: int) -> None:
        count_down(state, seat, due)
        state.pile -= 1 << PACK * good
        receive_good(state, seat, good, from_pile=True)


class DrawCard:
    """A card of the offer or the top of the active deck (M13.1)."""

    @staticmethod
    def legal(state: State, seat: int, due: d.Decision) -> list[int]:
        found = prepare.legal(state)
        found.append(codes.DONE)
        return found

    @staticmethod
    def apply(state: State, seat: int, due: d.Decision, code: int) -> None:
        if code == codes.DONE:
            pop(state, seat)
            return
        count_down(state, seat, due)
        prepare.draw(state, seat, code & codes.ARGUMENT)


class PlaceWarrior:
    @staticmethod
    def legal(state: State, seat: int, due: d.Decision) -> list[int]:
        found: list[int] = []
        expand.add_placings(found, state, seat)
        found.append(codes.DONE)
        return found

    @staticmethod
    def apply(state: State, seat: int, due: d.Decision, code: int) -> None:
        if code == codes.DONE:
            pop(state, seat)
            return
        count_down(state, seat, due)
        expand.place(state, seat, code & codes.ARGUMENT)


class MoveWarrior:
    @staticmethod
    def legal(state: State, seat: int, due: d.Decision) -> list[int]:
        found: list[int] = []
        expand.add_moves(found, state, expand.posts(state, seat))
        found.append(codes.DONE)
        return found

    @staticmethod
    def apply(state: State, seat: int, due: d.Decision, code: int) -> None:
        if code == codes.DONE:
            pop(state, seat)
            return
        count_down(state, seat, due)
        expand.march(state, seat, code & codes.ARGUMENT)


class UseBuildPoint:
    """A build point that an effect gives; it triggers no trait (M9)."""

    @staticmethod
    def legal(state: State, seat: int, due: d.Decision) -> list[int]:
        found = build.legal(state, seat, free=bool(due[2]))
        found.append(codes.DONE)
        return found

    @staticmethod
    def apply(state: State, seat: int, due: d.Decision, code: int) -> None:
        if code == codes.DONE:
            pop(state, seat)
            return
        count_down(state, seat, due)
        build.build(state, seat, code, free=bool(due[2]))


class UseWildPoint:
    """Wild points that an effect gives: all for one of the four kinds (M5.5)."""

    @staticmethod
    def legal(state: State, seat: int, due: d.Decision) -> list[int]:
        found: list[int] = []
        add_acts(found, state, seat, due[2] - 1 if due[2] else NONE, expand.posts(state, seat))
        found.append(codes.DONE)
        return found

    @staticmethod
    def apply(state: State, seat: int, due: d.Decision, code: int) -> None:
        if code == codes.DONE:
            pop(state, seat)
            return
        _, left, _ = due
        if left > 1:
            swap(state, seat, d.WILD, left - 1, section_of(code & ~codes.ARGUMENT) + 1)
        else:
            pop(state, seat)
        act(state, seat, code)


class PlayCard:
    """A card that an effect lets the seat play, as with a develop point, or free of all costs (M13.1)."""

    @staticmethod
    def legal(state: State, seat: int, due: d.Decision) -> list[int]:
        found = develop.legal(state, seat, free=bool(due[2]))
        found.append(codes.DONE)
        return found

    @staticmethod
    def apply(state: State, seat: int, due: d.Decision, code: int) -> None:
        if code == codes.DONE:
            pop(state, seat)
            return
        count_down(state, seat, due)
        develop.play(state, seat, code & codes.ARGUMENT, free=bool(due[2]))
        instants.begin(state, seat, (code & codes.ARGUMENT) >> 2)


class ToPalace:
    """Cards for the palace, up to a number (M4.5, M9)."""

    @staticmethod
    def legal(state: State, seat: int, due: d.Decision) -> list[int]:
        return [*palace.legal(state, seat, free=bool(due[2])), codes.DONE]

    @staticmethod
    def apply(state: State, seat: int, due: d.Decision, code: int) -> None:
        if code == codes.DONE:
            pop(state, seat)
            return
        count_down(state, seat, due)
        palace.move_in(state, seat, code & codes.ARGUMENT, free=bool(due[2]))


class RouteIncome:
    """The income of one route (M13)."""

    @staticmethod
    def legal(state: State, seat: int, due: d.Decision) -> list[int]:
        nodes = enumerate(route_effects(state, seat))
        return [codes.ROUTE | at for at, node in nodes if node != NO_EFFECT and is_possible(state, seat, node)] + [
            codes.DONE
        ]

    @staticmethod
    def apply(state: State, seat: int, due: d.Decision, code: int) -> None:
        pop(state, seat)
        if code != codes.DONE:
            begin(state, seat, route_effects(state, seat)[code & codes.ARGUMENT])


class TakeTile:
    """A bonus tile beside a route whose 2nd or 4th space was reached (M5.3)."""

    @staticmethod
    def legal(state: State, seat: int, due: d.Decision) -> list[int]:
        _, at, red = due
        return [codes.TILE | tile for tile in bits(state.stock[2 * at + red])] or [codes.DONE]

    @staticmethod
    def apply(state: State, seat: int, due: d.Decision, code: int) -> None:
        _, at, red = due
        pop(state, seat)
        if code == codes.DONE:
            return
        tile = code & codes.ARGUMENT
        state.stock[2 * at + red] &= ~(1 << tile)
        state.held[seat] |= 1 << tile
        if state.events is not None:
            state.events.append(events.BonusTaken(seat, state.kit.bonus_ids[tile]))


class Fight:
    """At the end of the game: battle the Sea Peoples of a region, or leave them to the next (M12.2)."""

    @staticmethod
    def legal(state: State, seat: int, due: d.Decision) -> list[int]:
        region = due[1]
        can = state.kit.people_price[state.people[region][-1]] <= state.weaponry[seat]
        return [codes.BATTLE | region, codes.DONE] if can else [codes.DONE]

    @staticmethod
    def apply(state: State, seat: int, due: d.Decision, code: int) -> None:
        pop(state, seat)
        if code != codes.DONE:
            extra.battle(state, seat, due[1])
