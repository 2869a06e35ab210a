"""Plots as SVG text: small ones that fill a cell of a table row by row, and a cloud of points.

Colours come from classes, which the page gives for light and dark. Every plot stands beside its numbers.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from html import escape
from typing import NamedTuple

WIDTH, HEIGHT = 280, 24
"""Of one row."""
_MARGIN = 20


class Scale(NamedTuple):
    """From values to places across a row."""

    low: float
    high: float
    step: float

    def at(self, value: float, width: float = WIDTH, margin: float = _MARGIN) -> float:
        """Where a value lies, inside the plot."""
        inside = min(max(value, self.low), self.high)
        return round(margin + (inside - self.low) / (self.high - self.low) * (width - 2 * margin), 1)

    def ticks(self) -> list[float]:
        """The round values of the scale."""
        first, last = math.ceil(self.low / self.step - 1e-9), math.floor(self.high / self.step + 1e-9)
        return [number * self.step for number in range(first, last + 1)]


def scale_for(values: Sequence[float]) -> Scale:
    """A scale with some four round ticks that holds all values."""
    low, high = min(values), max(values)
    if high - low < 1e-9:
        low, high = low - abs(low) / 2, high + (abs(high) / 2 or 1.0)
    rough = (high - low) / 4
    power = 10 ** math.floor(math.log10(rough))
    step = next(power * times for times in (1, 2, 5, 10) if power * times >= rough * 0.999)
    return Scale(math.floor(low / step + 1e-9) * step, math.ceil(high / step - 1e-9) * step, step)


class Mark(NamedTuple):
    """A point with its interval; `look` is a class of the page."""

    value: float
    low: float
    high: float
    look: str = ""


def row(mark: Mark | None, scale: Scale, middle: float, band: tuple[float, float] | None = None) -> str:
    """One row: the band of limits, the line to compare with, the interval and the point."""
    parts = [f'<svg class="row" viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true">']
    if band:
        left, right = (scale.at(edge) for edge in band)
        parts.append(f'<rect class="band" x="{left}" y="0" width="{round(right - left, 1)}" height="{HEIGHT}"/>')
    x, y = scale.at(middle), HEIGHT // 2
    parts.append(f'<line class="middle" x1="{x}" y1="0" x2="{x}" y2="{HEIGHT}"/>')
    if mark:
        low, high, at = scale.at(mark.low), scale.at(mark.high), scale.at(mark.value)
        look = f" {mark.look}" if mark.look else ""
        parts.append(f'<line class="span{look}" x1="{low}" y1="{y}" x2="{high}" y2="{y}"/>')
        parts.append(f'<circle class="dot{look}" cx="{at}" cy="{y}" r="4.5"/>')
    return "".join((*parts, "</svg>"))


def axis(scale: Scale, form: str) -> str:
    """The heading of the rows: the ticks with their values, in a form such as `{:.0%}`."""
    ticks = "".join(
        f'<text x="{scale.at(value)}" y="14" text-anchor="middle">{form.format(value + 0.0)}</text>'
        f'<line class="tick" x1="{scale.at(value)}" y1="18" x2="{scale.at(value)}" y2="{HEIGHT}"/>'
        for value in scale.ticks()
    )
    return f'<svg class="row axis" viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true">{ticks}</svg>'


class Point(NamedTuple):
    """A thing in the cloud."""

    name: str
    x: float
    y: float
    look: str = ""
    is_named: bool = False


_CLOUD_WIDTH, _CLOUD_HEIGHT, _LEFT, _BOTTOM = 720, 340, 56, 44
_NAME_WIDTH, _NAME_HEIGHT = 44, 12
"""The room that a name takes."""


def cloud(
    points: Sequence[Point], title: str, names: tuple[str, str], forms: tuple[str, str], band: float | None
) -> str:
    """Points across a play rate and a lift, with the limits around no lift as a band."""
    across = scale_for([0.0, *(point.x for point in points)])
    upward = scale_for([0.0, *(point.y for point in points), *((-band, band) if band else ())])

    def x_of(value: float) -> float:
        return round(_LEFT + (value - across.low) / (across.high - across.low) * (_CLOUD_WIDTH - _LEFT - 20), 1)

    def y_of(value: float) -> float:
        share = (value - upward.low) / (upward.high - upward.low)
        return round(_CLOUD_HEIGHT - _BOTTOM - share * (_CLOUD_HEIGHT - _BOTTOM - 16), 1)

    right = _CLOUD_WIDTH - 20
    parts = [
        f'<svg class="cloud" viewBox="0 0 {_CLOUD_WIDTH} {_CLOUD_HEIGHT}" role="img" aria-label="{escape(title)}">',
    ]
    if band:
        top, foot = y_of(band), y_of(-band)
        parts.append(
            f'<rect class="band" x="{_LEFT}" y="{top}" width="{right - _LEFT}" height="{round(foot - top, 1)}"/>'
        )
    for value in upward.ticks():
        y = y_of(value)
        parts.append(f'<line class="grid" x1="{_LEFT}" y1="{y}" x2="{right}" y2="{y}"/>')
        parts.append(f'<text x="{_LEFT - 8}" y="{y + 4}" text-anchor="end">{forms[1].format(value + 0.0)}</text>')
    for value in across.ticks():
        x = x_of(value)
        parts.append(
            f'<text x="{x}" y="{_CLOUD_HEIGHT - _BOTTOM + 18}" text-anchor="middle">{forms[0].format(value)}</text>'
        )
    parts.append(f'<line class="middle" x1="{_LEFT}" y1="{y_of(0)}" x2="{right}" y2="{y_of(0)}"/>')
    parts.append(f'<text x="{right}" y="{_CLOUD_HEIGHT - 6}" text-anchor="end">{escape(names[0])}</text>')
    parts.append(f'<text x="{_LEFT}" y="12">{escape(names[1])}</text>')
    parts += _dots(points, x_of, y_of)
    return "".join((*parts, "</svg>"))


def _dots(points: Sequence[Point], x_of: Callable[[float], float], y_of: Callable[[float], float]) -> Iterator[str]:
    named: list[tuple[float, float]] = []
    # What stands out is named first, so that its name is not the one that finds no room.
    for point in sorted(points, key=lambda point: not point.look):
        x, y = x_of(point.x), y_of(point.y)
        look = f" {point.look}" if point.look else ""
        said = f"{point.name}: {point.x:.1%}, {point.y:+.1%}"
        yield f'<circle class="dot{look}" cx="{x}" cy="{y}" r="4.5"><title>{escape(said)}</title></circle>'
        has_room = all(abs(x - other) > _NAME_WIDTH or abs(y - above) > _NAME_HEIGHT for other, above in named)
        if point.is_named and has_room:
            named.append((x, y))
            yield f'<text class="name" x="{round(x + 7, 1)}" y="{round(y + 4, 1)}">{escape(point.name)}</text>'


_BARS_WIDTH, _BARS_HEIGHT = 720, 180
_MOST_BARS = 60


def bars(counts: Sequence[tuple[int, int]], title: str, name: str, middle: float | None = None) -> str:
    """How often values occurred, those that lie side by side put together where there are many; `middle` is marked."""
    least, high = min(value for value, _ in counts), max(value for value, _ in counts)
    width = _bar_width(high - least)
    low = least - least % width
    sums = [0] * ((high - low) // width + 1)
    for value, count in counts:
        sums[(value - low) // width] += count
    across = scale_for([low, low + width * len(sums)])
    most, foot = max(sums), _BARS_HEIGHT - _BOTTOM
    parts = [f'<svg class="cloud" viewBox="0 0 {_BARS_WIDTH} {_BARS_HEIGHT}" role="img" aria-label="{escape(title)}">']
    for at, count in enumerate(sums):
        left, right = (across.at(low + width * (at + step), _BARS_WIDTH) for step in (0, 1))
        tall = round(count / most * (foot - 10), 1)
        span = f"{low + width * at}" if width == 1 else f"{low + width * at} to {low + width * (at + 1) - 1}"
        parts.append(
            f'<rect class="bar" x="{left}" y="{round(foot - tall, 1)}" width="{max(round(right - left - 1, 1), 0.5)}" '
            f'height="{tall}"><title>{span}: {count}</title></rect>'
        )
    for tick in across.ticks():
        x = across.at(tick, _BARS_WIDTH)
        parts.append(f'<line class="tick" x1="{x}" y1="{foot}" x2="{x}" y2="{foot + 5}"/>')
        parts.append(f'<text x="{x}" y="{foot + 18}" text-anchor="middle">{tick + 0.0:g}</text>')
    if middle is not None and across.low <= middle <= across.high:
        x = across.at(middle, _BARS_WIDTH)
        parts.append(f'<line class="middle" x1="{x}" y1="4" x2="{x}" y2="{foot}"/>')
    parts.append(f'<text x="{_BARS_WIDTH - _MARGIN}" y="{_BARS_HEIGHT - 6}" text-anchor="end">{escape(name)}</text>')
    return "".join((*parts, "</svg>"))


def _bar_width(spread: int) -> int:
    """Values that share a bar: 1, 2, 5, 10, 20 and so on, such that there are not too many bars."""
    width = 1
    while spread >= _MOST_BARS * width:
        width = width * 5 // 2 if str(width).startswith("2") else width * 2
    return width
