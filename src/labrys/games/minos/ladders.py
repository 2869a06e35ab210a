"""Rows of numbers and effects on boards, tracks and routes: as long as they must be, and never falling (M5, M8).

This file knows how the rows of a set belong together; what single cards and tiles must be is in `validate`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from labrys.core.components import Problem
from labrys.games.minos import effects as fx
from labrys.games.minos.components import PLAYERS, SECTIONS, TOP, TRACKS, ComponentSet

_SPACES_OF_A_ROUTE, _LEVELS = 5, 3


def faults(components: ComponentSet) -> Iterator[Problem]:
    """Every row that is too short, too long, or falls."""
    yield from _lengths(components)
    yield from _standing(components)
    yield from _rows(components)
    yield from _routes(components)


def _lengths(components: ComponentSet) -> Iterator[Problem]:
    pieces, costs, board, tracks = components.pieces, components.costs, components.board, components.tracks
    rows: tuple[tuple[str, Sequence[object], int, str], ...] = (
        ("costs, city", costs.city, pieces.cities, "M5.3"),
        ("costs, tower", costs.tower, pieces.towers, "M5.3"),
        ("costs, ship", costs.ship, pieces.ships, "M5.3"),
        ("costs, farm", costs.farm, pieces.farms, "M5.3"),
        ("board, towers", board.towers, pieces.towers, "M15"),
        ("board, farms", board.farms, pieces.farms, "M15"),
        ("board, dominance", board.dominance, pieces.towers + 1, "M12.1"),
        ("board, farm_points", board.farm_points, pieces.farms, "M12.1"),
        ("board, city_points", board.city_points, pieces.cities, "M12.3"),
        ("board, ship_points", board.ship_points, pieces.ships, "M12.3"),
        ("board, income_points", board.income_points, len(board.income_coins), "M4.5"),
        *(
            (f"tracks, {name}", getattr(tracks, name), TOP + 1, "M8")
            for name in (*TRACKS, "palace", "level", "weaponry", "presence", "dominance")
        ),
    )
    for where, row, wanted, rule in rows:
        if len(row) != wanted:
            yield Problem(where, f"{len(row)} entries instead of {wanted}", rule)
    if len(board.income_coins) < 2:
        yield Problem("board, income_coins", f"{len(board.income_coins)} spaces; 2 at least", "M4.5")


def _standing(components: ComponentSet) -> Iterator[Problem]:
    """What stands as long as it is not bettered never falls."""
    tracks, board = components.tracks, components.board
    rows = (
        *((f"tracks, {name}", getattr(tracks, name), "M8")
          for name in ("palace", "level", "weaponry", "presence", "dominance")),
        ("board, income_coins", board.income_coins, "M15"),
        ("board, income_points", board.income_points, "M15"),
        ("board, dominance", board.dominance, "M12.1"),
        ("board, farm_points", board.farm_points, "M12.1"),
    )  # fmt: skip
    for where, row, rule in rows:
        for number, (before, after) in enumerate(pairwise(row), start=1):
            if after < before:
                yield Problem(f"{where}[{number}]", f"{after} comes after {before}; the row never falls", rule)
    if max(tracks.level, default=0) > _LEVELS:
        yield Problem("tracks, level", f"level {max(tracks.level)} of {_LEVELS}", "M10")


def _rows(components: ComponentSet) -> Iterator[Problem]:
    found = Counter[tuple[int, str]]((row.players, row.section) for row in components.rows)
    for players in PLAYERS:
        for section in SECTIONS:
            if found[players, section] != 1:
                what = f"given {found[players, section]} times instead of once"
                yield Problem(f"row {section} for {players}", what, "M5")
        spaces = sum(len(row.spaces) for row in components.rows if row.players == players)
        if spaces < players * components.pieces.dice:
            what = f"{spaces} spaces for {players * components.pieces.dice} dice of {players} players"
            yield Problem("rows", what, "M5")


def _routes(components: ComponentSet) -> Iterator[Problem]:
    for route in components.routes:
        for name, row in (("costs", route.costs), ("income", route.income)):
            if len(row) != _SPACES_OF_A_ROUTE:
                what = f"{len(row)} spaces instead of {_SPACES_OF_A_ROUTE}"
                yield Problem(f"route {route.id}, {name}", what, "M5.3")


def supply(components: ComponentSet) -> Iterator[Problem]:
    """Warriors come from the population track and from towers only, and all of them come (M2.2, M13)."""
    pieces = components.pieces
    supply = pieces.warriors - pieces.reserves - 1
    texts = (*components.tracks.population, *components.board.towers)
    given = sum(
        item.amount for text in texts if text for item in fx.items_of(fx.parse(text)) if item.gain == fx.RESERVE
    )
    if given != supply:
        what = (
            f"{pieces.warriors} warriors leave a supply of {supply}; the population track and the towers give {given}"
        )
        yield Problem("pieces, warriors", what, "M2.2")
    tracks, board = components.tracks, components.board
    elsewhere = (*tracks.influence, *tracks.cultural, tracks.beyond, *board.farms, *components.stock.arrivals)
    if any(item.gain == fx.RESERVE for text in elsewhere if text for item in fx.items_of(fx.parse(text))):
        yield Problem("tracks", "warriors to the reserves come from the population track and towers only", "M13")
