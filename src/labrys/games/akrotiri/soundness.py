"""Whether a position that somebody wrote could be one of this game, as far as pieces and decisions go.

The rules trust their state. So a position from outside is looked over once, here, before it becomes one.
"""

from __future__ import annotations

from collections.abc import Iterable

from labrys.core.bitsets import bits
from labrys.games.akrotiri import decisions as d
from labrys.games.akrotiri.components import COLOURS
from labrys.games.akrotiri.rules.turn import END_REASONS
from labrys.games.akrotiri.sea import THERA_LAND
from labrys.games.akrotiri.state import NO_TILE, NOBODY, NOT_DRY, State


class Unsound(ValueError):
    """A position cannot be; the sentence says why."""


def check_sound(state: State) -> None:
    """Raise Unsound unless every piece is there once and the decision that is due can be asked."""
    _check_cards(state)
    _check_cubes(state)
    _check_seats(state)
    _check_numbers(state)
    for decision in state.stack:
        _check_decision(state, decision)
    if state.stack and state.stack[-1][0] >= d.FIRST_STEP_KIND:
        raise Unsound(f"{d.NAMES[state.stack[-1][0]]} lies on top of the stack, but nobody decides it")
    if state.reason not in (("",) if state.stack else END_REASONS):
        left = len(state.stack)
        raise Unsound(f"{left} decisions are left, and the game is said to have ended by {state.reason[:40]!r}")


def _each_once(what: str, ids: tuple[str, ...], cards: Iterable[int]) -> None:
    found = sorted(cards)
    if found != list(range(len(ids))):
        wrong = next((i for i in range(len(ids)) if found.count(i) != 1), 0)
        raise Unsound(f"{what} {ids[wrong]} is there {found.count(wrong)} times, not once")


def _check_cards(state: State) -> None:
    kit, goals = state.kit, state.goal_pile
    held = [tile for tile in state.hand if tile != NO_TILE]
    _each_once("tile", kit.tile_ids, [*state.sea.tiles, *held, *bits(state.tile_pile.loose), *bits(state.discards)])
    maps = [*bits(state.map_pile), *(card for cards in state.played for card in cards)]
    _each_once("map", kit.map_ids, maps + [card for hand in state.maps for card in bits(hand)])
    hands = [goal for row in (*state.goals, *state.drawn) for goal in row]
    _each_once("goal", kit.goal_ids, [*hands, *bits(goals.loose), *goals.under, *bits(state.offer)])
    for seat, tile in enumerate(state.hand):
        if (tile != NO_TILE and not state.could_hold[seat] >> tile & 1) or (tile == NO_TILE and state.could_hold[seat]):
            raise Unsound(f"what seat {seat} could hold does not fit the tile in its hand")
    if state.tile_pile.loose & ~state.tile_pile.could_be:
        raise Unsound("the tile pile holds a tile that it is known not to hold")
    if len(state.guesses) != state.players:
        raise Unsound(f"guesses has {len(state.guesses)} entries for {state.players} players")
    for seat, row in enumerate(state.guesses):
        if len(row) != len(kit.goal_ids) or any(mask >> len(row) for mask in row):
            raise Unsound(f"the guesses of seat {seat} are not sets of the {len(kit.goal_ids)} goals")
        if any(not mask >> goal & 1 for goal, mask in enumerate(row)):
            raise Unsound(f"the guesses of seat {seat} exclude the truth")


def _check_cubes(state: State) -> None:
    for colour, name in enumerate(COLOURS):
        packs = (*state.lying, *state.cargo)
        total = state.market[colour] + sum(pack >> 4 * colour & 15 for pack in packs)
        if total != state.kit.row or state.market[colour] < 0:
            raise Unsound(f"there are {total} {name} cubes, not {state.kit.row}")


def _check_seats(state: State) -> None:
    for seat in range(state.players):
        load = sum(state.cargo[seat] >> 4 * colour & 15 for colour in range(4))
        if load > state.kit.hold:
            raise Unsound(f"the boat of seat {seat} carries {load} cubes, it holds {state.kit.hold}")
        if state.drachmas[seat] < 0:
            raise Unsound(f"seat {seat} has {state.drachmas[seat]} drachmas")
        if len(state.temples[seat]) > state.kit.temples:
            raise Unsound(f"seat {seat} has {len(state.temples[seat])} temples, there are {state.kit.temples}")
    if len(state.boats) != state.players:
        raise Unsound(f"boats has {len(state.boats)} entries for {state.players} players")


def _check_numbers(state: State) -> None:
    if not -1 <= state.first < state.players:
        raise Unsound(f"seat {state.first} began, but there are {state.players} players")
    limits = (
        ("turns", state.turns, 0, 9999),
        ("actions", state.actions, 0, max(state.kit.actions)),
        ("pair", state.pair, 0, 1),
        ("oracle", state.oracle_used, 0, 1),
        ("dug", state.dug, 0, 1),
        ("idle", state.idle, NOT_DRY, 9999),
    )
    for name, value, least, most in limits:
        if not least <= value <= most:
            raise Unsound(f"{name} is {value}, it lies between {least} and {most}")


def _check_decision(state: State, decision: d.Decision) -> None:
    kind, seat, detail = decision
    name = f"{d.NAMES[kind]}:{seat}:{detail}"
    if kind != d.WHO_BEGINS and not (0 <= seat < state.players and state.first != NOBODY):
        raise Unsound(f"the decision {name} is of a seat that cannot decide")
    if kind == d.DRAW_MAP and not 0 <= detail < len(state.kit.tier_maps):
        raise Unsound(f"the decision {name} names a tier that is not there")
    if kind == d.REVEAL and not 0 <= detail < len(COLOURS):
        raise Unsound(f"the decision {name} names a terrain that is not there")
    if kind == d.PLACE_CUBE and not 0 <= detail < len(state.sea.tiles):
        raise Unsound(f"the decision {name} names a tile that is not laid")
    if decision is state.stack[-1] and not _can_be_asked(state, decision):
        raise Unsound(f"the decision {name} is due, but there is nothing to decide")


def _can_be_asked(state: State, decision: d.Decision) -> bool:
    kind, seat, detail = decision
    match kind:
        case d.DRAW_TILE | d.REVEAL:
            return state.tile_pile.loose != 0
        case d.DRAW_MAP:
            return state.map_pile & state.kit.tier_maps[detail] != 0
        case d.DRAW_GOAL | d.OFFER:
            return state.goal_pile.loose != 0
        case d.LAY:
            return state.hand[seat] != NO_TILE
        case d.PLACE_CUBE:
            return any(state.market)
        case d.KEEP:
            return len(state.drawn[seat]) == 2
        case d.TAKE:
            return state.offer != 0
        case d.BERTH:
            return state.boats[seat] == NOBODY and len(state.sea.island_docks[THERA_LAND]) >= state.players
        case d.ACT:
            return state.boats[seat] != NOBODY
    return True
