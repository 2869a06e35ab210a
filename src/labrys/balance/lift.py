"""Win lifts: how much likelier a seat wins that had a thing, everything else that is known being equal.

The victories of all seats are regressed (least squares) on having had the thing, with marks for each setting (bot,
place, starting card, ability) and with the number of such things the seat had. Compared are thus seats that had equally
many, of which one had this and another had others: a lift is what this one is worth above the usual one. Standard
errors are clustered by game.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Hashable, Sequence
from typing import Generic, NamedTuple, TypeVar

from labrys.arena.numbers import Normal

Cell = TypeVar("Cell", bound=Hashable)

FEWEST = 30
"""A lift is given only if at least so many seats had the thing, and so many had not: with fewer, errors lie."""


class Lift(NamedTuple):
    """By how much the share of victories is higher, and the standard error of that."""

    lift: float
    error: float


class Row(NamedTuple):
    """One seat of one game."""

    cluster: int
    victory: float
    settings: tuple[Hashable, ...]
    numbers: tuple[float, ...]


class Field:
    """All seats of all games, ready to measure the lifts of many things."""

    def __init__(self, rows: Sequence[Row]) -> None:
        # Marks and numbers are few and recur: each different combination is worked out once.
        self._settings = _Cells([row.settings for row in rows])
        self._numbers = _Cells([row.numbers for row in rows])
        marks = sorted({(at, mark) for cell in self._settings.cells for at, mark in enumerate(cell)}, key=repr)
        column = {mark: 1 + at for at, mark in enumerate(marks)}
        self._marks = [[0, *(column[at, mark] for at, mark in enumerate(cell))] for cell in self._settings.cells]
        self._first_number = 1 + len(marks)
        self._size = self._first_number + (len(rows[0].numbers) if rows else 0)
        self._rows = rows
        self._clusters = _Cells([row.cluster for row in rows])
        self._pairs = _Cells(list(zip(self._settings.of, self._numbers.of, strict=True)))
        self._normal = Normal(self._products())
        self._residuals = self._without_settings([row.victory for row in rows])

    def lift(self, having: Collection[int]) -> Lift | None:
        """The lift of a thing, by the numbers of the rows that had it; None if too few had or lacked it."""
        if min(len(having), len(self._rows) - len(having)) < FEWEST or self._clusters.number < 2:
            return None
        crossed = self._crossed(dict.fromkeys(having, 1.0))
        coefficients = self._normal.solve(crossed)
        left = len(having) - sum(a * b for a, b in zip(crossed, coefficients, strict=True))
        if left < 1e-6 * len(having):
            return None  # Who had it follows from the settings.
        residuals = self._residuals
        lift = sum(residuals[at] for at in having) / left
        by_setting, by_number = self._parts(coefficients)
        expected = [by_setting[setting] + by_number[number] for setting, number in self._pairs.cells]
        sums = [0.0] * self._clusters.number
        for cluster, pair, residual in zip(self._clusters.of, self._pairs.of, residuals, strict=True):
            own = expected[pair]
            sums[cluster] -= own * (residual + lift * own)
        for at in having:
            # These had it, and above they were counted as if they had not.
            own, residual = expected[self._pairs.of[at]], residuals[at]
            sums[self._clusters.of[at]] += own * (residual + lift * own) + (1 - own) * (residual - lift * (1 - own))
        clusters = self._clusters.number
        spread = sum(each * each for each in sums) * clusters / (clusters - 1)
        return Lift(lift, math.sqrt(spread) / left)

    def _products(self) -> list[list[float]]:
        """The products of all columns with each other, summed over the rows."""
        products = [[0.0] * self._size for _ in range(self._size)]
        counts = Counter(self._pairs.of)
        for pair, (setting, number) in enumerate(self._pairs.cells):
            row, count = self._row(setting, number), counts[pair]
            for i, a in row:
                for j, b in row:
                    products[i][j] += count * a * b
        return products

    def _row(self, setting: int, number: int) -> list[tuple[int, float]]:
        numbers = enumerate(self._numbers.cells[number], self._first_number)
        return [*((column, 1.0) for column in self._marks[setting]), *numbers]

    def _crossed(self, values: dict[int, float]) -> list[float]:
        """The products of all columns with the values of some rows."""
        crossed = [0.0] * self._size
        for at, value in values.items():
            for column, own in self._row(self._settings.of[at], self._numbers.of[at]):
                crossed[column] += own * value
        return crossed

    def _parts(self, coefficients: Sequence[float]) -> tuple[list[float], list[float]]:
        """What the coefficients make of every combination of settings, and of numbers."""
        last = coefficients[self._first_number :]
        by_setting = [sum(coefficients[column] for column in columns) for columns in self._marks]
        by_number = [sum(a * b for a, b in zip(cell, last, strict=True)) for cell in self._numbers.cells]
        return by_setting, by_number

    def _without_settings(self, values: Sequence[float]) -> list[float]:
        """What the settings and numbers do not explain of the values."""
        by_setting, by_number = self._parts(self._normal.solve(self._crossed(dict(enumerate(values)))))
        cells = zip(values, self._settings.of, self._numbers.of, strict=True)
        return [value - by_setting[setting] - by_number[number] for value, setting, number in cells]


class _Cells(Generic[Cell]):
    """The different values among many, and which of them each one is."""

    def __init__(self, values: Sequence[Cell]) -> None:
        number: dict[Cell, int] = {}
        self.of = [number.setdefault(value, len(number)) for value in values]
        self.cells = list(number)
        self.number = len(number)
