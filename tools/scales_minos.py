"""Finds the scales of the guide of Minos, src/labrys/bots/search/minos/scales.py, by playing.

    python tools/scales_minos.py --steps 240 --seed S [--write]
    python tools/scales_minos.py --match 400 OTHER.py

A step moves all scales a little, each up or down by lot, lets that guide play against the one moved the opposite way,
both without any search, and goes the way of the winner as far as it led in points (simultaneous perturbation). The
steps grow smaller, and what is found is the mean of the second half of them. The same command finds the same scales,
however many processes play. With --write they are put in place; the weights have to be learned anew then, for the
facts that they weigh are told by these scales: `labrys train minos`. With --match the scales in place meet those of
another file.
"""

from __future__ import annotations

import argparse
import random
import re
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import exp, log
from os import cpu_count
from pathlib import Path
from statistics import fmean, stdev

from rich.progress import track

from labrys.arena.crew import pool_of
from labrys.bots.search.minos.guide import MinosGuide
from labrys.bots.search.minos.scales import Scales
from labrys.core.quick import CHANCE, OVER, Lots
from labrys.core.registry import game

PLACE = Path(__file__).resolve().parents[1] / "src" / "labrys" / "bots" / "search" / "minos" / "scales.py"
SCALE = re.compile(r"^( +self\.(\w+) = )([\d.]+)$", re.MULTILINE)
TABLES = (2, 4) * 4
"""Players of the pairs of games of a step."""
MOVED = 0.1
"""By what part scales are moved to compare two guides."""
PACE = 0.001
"""By what part they are moved for a point of lead, at first."""
MOST = 90
"""A lead beyond this says no more."""

Found = dict[str, float]


def read(path: Path) -> Found:
    """The scales of a file, by name."""
    return {name: float(number) for _, name, number in SCALE.findall(path.read_text(encoding="utf-8"))}


def write(path: Path, found: Found) -> None:
    """Put other numbers in place of those of a file."""
    text = path.read_text(encoding="utf-8")
    path.write_text(SCALE.sub(lambda match: f"{match[1]}{round(found[match[2]], 3)}", text), encoding="utf-8")


def lead(one: Found, other: Found, players: int, first: int, seed: str) -> float:
    """The mean points of the first, who have every other seat from `first` on, above those of the others."""
    rules = game("minos")
    quick, lots = rules.quick, Lots(random.Random(seed))
    guides = [MinosGuide(quick, _scales(one if seat % 2 == first else other)) for seat in range(players)]
    state = rules.begin(rules.read_options({}), players)
    while (who := quick.decider(state)) != OVER:
        if who == CHANCE:
            quick.answer(state, lots.draw)
        else:
            for code in guides[who].courses(quick.sight(rules.view(state, who)).world(lots), who)[0]:
                quick.apply(state, who, code)
    points = quick.points(state)
    return fmean(points[first::2]) - fmean(points[1 - first :: 2])


def _scales(found: Found) -> Scales:
    scales = Scales()
    for name, number in found.items():
        setattr(scales, name, number)
    return scales


def pair(one: Found, other: Found, seed: str, players: int) -> float:
    """The lead of the first in two games from one seed, with the seats swapped."""
    return max(-MOST, min(MOST, fmean(lead(one, other, players, first, seed) for first in (0, 1))))


def find(start: Found, steps: int, seed: str, pool: ProcessPoolExecutor) -> Found:
    """Scales that play better, after so many steps."""
    at = [log(number) for number in start.values()]
    total, counted = [0.0] * len(at), 0
    for step in track(range(steps), "playing"):
        lots = random.Random(f"{seed}:{step}")
        way = [lots.choice((-MOVED, MOVED)) for _ in at]
        up, down = (_named(start, at, [sign * move for move in way]) for sign in (1, -1))
        seeds = [f"{seed}:{step}:{number}" for number in range(len(TABLES))]
        leads = list(pool.map(partial(pair, up, down), seeds, TABLES))
        pace = PACE * (1 - 0.7 * step / steps) * fmean(leads) / MOVED
        at = [each + pace * move for each, move in zip(at, way, strict=True)]
        if 2 * step >= steps:
            total = [sum(both) for both in zip(total, at, strict=True)]
            counted += 1
    return _named(start, [each / counted for each in total], [0.0] * len(at))


def _named(names: Found, at: Sequence[float], moves: Sequence[float]) -> Found:
    return {name: exp(each + move) for name, each, move in zip(names, at, moves, strict=True)}


def match(one: Found, other: Found, games: int, pool: ProcessPoolExecutor) -> str:
    """What pairs of games for two show."""
    pairs = games // 2
    leads = list(track(pool.map(partial(pair, one, other, players=2), map(str, range(pairs))), "match", pairs))
    return f"lead {fmean(leads):+.1f} +- {stdev(leads) / pairs**0.5:.1f} points in {2 * pairs} games for two"


def main() -> None:
    """The program."""
    parser = argparse.ArgumentParser(description="Finds the scales of the guide of Minos by playing.")
    parser.add_argument("--steps", type=int, default=400)
    parser.add_argument("--seed", default="0")
    parser.add_argument("--match", type=int, default=0, metavar="GAMES")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--jobs", type=int, default=cpu_count())
    parser.add_argument("other", nargs="?", type=Path)
    given = parser.parse_args()
    before = read(PLACE)
    with pool_of(given.jobs) as pool:
        if given.other is not None:
            print(match(before, read(given.other), given.match or 400, pool))
            return
        found = find(before, given.steps, given.seed, pool)
        for name, number in found.items():
            print(f"{name:14}{before[name]:8.3f}{number:8.3f}")
        if given.match:
            print(match(found, before, given.match, pool))
    if given.write:
        write(PLACE, found)


if __name__ == "__main__":
    main()
