"""Between moves in words and moves as ints."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from labrys.core.game import Move
from labrys.core.notation import spell
from labrys.games.akrotiri import codes, moves
from labrys.games.akrotiri.compass import TURNS
from labrys.games.akrotiri.components import COLOURS, CORNERS, TERRAINS
from labrys.games.akrotiri.kit import Kit
from labrys.games.akrotiri.places import cell_name, dock_name, find_cell, find_dock, find_site, site_name
from labrys.games.akrotiri.rules.cargo import colour_names, load_pack
from labrys.games.akrotiri.rules.purchase import purchase_pack
from labrys.games.akrotiri.state import State


def decode(state: State, code: int) -> Move:
    """The words of a code."""
    kind, argument = code & ~codes.ARGUMENT, code & codes.ARGUMENT
    if kind == codes.SAIL:
        return _sail(dock_name(state.sea, argument))
    if kind == codes.BERTH:
        return moves.Berth(dock_name(state.sea, argument))
    if kind == codes.EXCAVATE:
        return moves.Excavate(state.kit.map_ids[argument >> 8], site_name(state.sea, argument & 255))
    return _wherever(state.kit, code)


def decode_all(state: State, legal: Sequence[int]) -> list[Move]:
    """The words of many codes: those that mean the same everywhere, which are most, are only looked up."""
    kit, wherever, here = state.kit, _wherever, _HERE
    return [decode(state, code) if code & ~codes.ARGUMENT in here else wherever(kit, code) for code in legal]


_HERE = frozenset((codes.SAIL, codes.BERTH, codes.EXCAVATE))
"""Kinds whose words depend on the map as it lies."""


@lru_cache(maxsize=1 << 12)
def _sail(dock: str) -> Move:
    return moves.Sail(dock)


@lru_cache(maxsize=1 << 14)
def _wherever(kit: Kit, code: int) -> Move:
    """The words of a code that mean the same in every state: most of those in a long list of legal moves."""
    kind, argument = code & ~codes.ARGUMENT, code & codes.ARGUMENT
    match kind:
        case codes.LAY:
            return moves.Lay(cell_name(argument >> 2), TURNS[argument & 3])
        case codes.CUBE:
            return moves.Cube(COLOURS[argument >> 2], CORNERS[argument & 3])
        case codes.KEEP:
            return moves.Keep(kit.goal_ids[argument])
        case codes.TAKE:
            return moves.Take(kit.goal_ids[argument])
        case codes.LOAD:
            return moves.Load(colour_names(argument))
        case codes.BUY:
            names = kit.tier_names
            return moves.Buy(tuple(name for tier, name in enumerate(names) for _ in range(argument >> 2 * tier & 3)))
        case codes.ORACLE:
            return moves.Oracle(TERRAINS[argument])
        case codes.SELL:
            return moves.Sell(COLOURS[argument])
        case codes.UNLOAD:
            return moves.Unload(COLOURS[argument])
        case codes.END:
            return moves.End()
    return _answer(kit, code)


def _answer(kit: Kit, code: int) -> Move:
    """The words of a code of chance, which mean the same in every state."""
    kind, argument = code & ~codes.ARGUMENT, code & codes.ARGUMENT
    match kind:
        case codes.FIRST:
            return moves.First(argument)
        case codes.TILE:
            return moves.Draw(kit.tile_ids[argument])
        case codes.MAP:
            return moves.Draw(kit.map_ids[argument])
        case codes.GOAL:
            return moves.Draw(kit.goal_ids[argument])
    raise ValueError(f"{code} is not the code of a move")


@lru_cache(maxsize=1024)
def chance_text(kit: Kit, code: int) -> str:
    """A code of chance in notation. Questions are long and written down whole, so that the words are remembered."""
    return spell(_answer(kit, code))


def encode(state: State, move: Move) -> int | None:  # noqa: C901  one short case a kind of move
    """The code of words; None if they name something that is not there."""
    kit, sea = state.kit, state.sea
    match move:
        case moves.Lay(cell, turn):
            return _code(codes.LAY, find_cell(cell), _index(TURNS, turn), 2)
        case moves.Cube(colour, corner):
            return _code(codes.CUBE, _index(COLOURS, colour), _index(CORNERS, corner), 2)
        case moves.Keep(goal):
            return _code(codes.KEEP, _index(kit.goal_ids, goal))
        case moves.Take(goal):
            return _code(codes.TAKE, _index(kit.goal_ids, goal))
        case moves.Berth(dock):
            return _code(codes.BERTH, find_dock(sea, dock))
        case moves.Sail(dock):
            return _code(codes.SAIL, find_dock(sea, dock))
        case moves.Load():
            return _code(codes.LOAD, load_pack(move))
        case moves.Excavate(card, site):
            return _code(codes.EXCAVATE, _index(kit.map_ids, card), find_site(sea, site), 8)
        case moves.Buy():
            return _code(codes.BUY, purchase_pack(state, move))
        case moves.Oracle(terrain):
            return _code(codes.ORACLE, _index(TERRAINS, terrain))
        case moves.Sell(colour):
            return _code(codes.SELL, _index(COLOURS, colour))
        case moves.Unload(colour):
            return _code(codes.UNLOAD, _index(COLOURS, colour))
        case moves.End():
            return codes.END
        case moves.First(seat):
            return _code(codes.FIRST, seat if 0 <= seat < state.players else None)
        case moves.Draw(card):
            for kind, ids in (
                (codes.TILE, kit.tile_ids),
                (codes.MAP, kit.map_ids),
                (codes.GOAL, kit.goal_ids),
            ):
                if card in ids:
                    return kind | ids.index(card)
    return None


def _index(names: tuple[str, ...], name: str) -> int | None:
    return names.index(name) if name in names else None


def _code(kind: int, high: int | None, low: int | None = 0, shift: int = 0) -> int | None:
    return None if high is None or low is None else kind | high << shift | low
