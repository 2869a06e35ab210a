"""Cubes: what they bring at Thera, and which to take on board."""

from __future__ import annotations

from labrys.games.akrotiri.codes import SELL
from labrys.games.akrotiri.state import State


def proceeds(world: State, pack: int) -> int:
    """What these cubes fetch if they are sold one after the other."""
    total, prices, last = 0, world.kit.prices, world.kit.row - 1
    for colour in range(4):
        count = pack >> 4 * colour & 15
        if count:
            covered = world.market[colour]
            for _ in range(count):
                # A row that is full takes the cube for the least price; that happens to nobody who plays by the rules.
                total += prices[max(0, last - covered)]
                covered += 1
    return total


def best_load(world: State, cargo: int, there: int, room: int) -> int:
    """The dearest cubes of an island, counting that each sale lowers the next price of its colour."""
    prices, last = world.kit.prices, world.kit.row - 1
    pack = 0
    for _ in range(room):
        best, dearest = -1, -1
        for colour in range(4):
            shift = 4 * colour
            taken = pack >> shift & 15
            if (there >> shift & 15) > taken:
                price = prices[max(0, last - world.market[colour] - (cargo >> shift & 15) - taken)]
                if price > dearest:
                    best, dearest = colour, price
        if best < 0:
            break
        pack += 1 << 4 * best
    return pack


def sales(world: State, cargo: int) -> list[int]:
    """Selling all that is on board, as codes. Rows do not touch each other, so the order makes no difference."""
    found: list[int] = []
    for colour in range(4):
        for _ in range(cargo >> 4 * colour & 15):
            found.append(SELL | colour)
    return found
