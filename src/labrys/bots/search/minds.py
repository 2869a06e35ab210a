"""What a search knows of each game: what is worth trying there, and what a position is worth."""

from __future__ import annotations

import json
import os
from math import isfinite
from pathlib import Path
from typing import Any, Final

from labrys.bots.search.akrotiri.guide import AkrotiriGuide
from labrys.bots.search.akrotiri.judge import FACTS as AKROTIRI
from labrys.bots.search.akrotiri.judge import AkrotiriJudge
from labrys.bots.search.guide import Guide
from labrys.bots.search.judge import Judge, Rollouts
from labrys.bots.search.minos.guide import MinosGuide
from labrys.bots.search.minos.judge import FACTS as MINOS
from labrys.bots.search.minos.judge import MinosJudge

Weights = tuple[list[float], list[float]]
"""What each fact weighs at the beginning, and at the end of a game."""

FACTS: Final[dict[str, tuple[str, ...]]] = {"akrotiri": AKROTIRI, "minos": MINOS}
"""By game: what its judge weighs, in its order."""


class BadWeights(ValueError):
    """The file holds no weights."""


class Mind:
    """Guide and judge of one seat in one game. Both remember what they worked out: one mind serves a whole game."""

    def __init__(self, guide: Guide[Any], judge: Judge[Any]) -> None:
        self.guide, self.judge = guide, judge


def make_mind(game: Any, seat: int, weights: Weights | None = None) -> Mind:
    """A mind for a seat, with other weights than those learned if there are any. A game that has none of its own is
    played blindly, and judged by playing it to its end."""
    quick, name = game.quick, game.name
    if name == "akrotiri":
        guide = AkrotiriGuide(quick, quick.kit)
        early, late = weights or learned(name)
        return Mind(guide, AkrotiriJudge(quick, quick.kit, guide.charts, seat, early, late))
    if name == "minos":
        early, late = weights or learned(name)
        judge = MinosJudge(quick, early, late)
        judge.observer = seat
        return Mind(MinosGuide(quick), judge)
    return Mind(Guide(quick), Rollouts(quick))


_learned: dict[str, Weights] = {}


def learned(name: str) -> Weights:
    """What each fact weighs, as it was learned by self-play."""
    found = _learned.get(name)
    if found is None:
        found = _learned[name] = _read(weights_in_use(name), FACTS[name])
    return found


def _read(path: Path, facts: tuple[str, ...]) -> Weights:
    """The weights of these facts by a file, whatever their order there: one that is not in it weighs nothing."""
    try:
        told: Any = json.loads(path.read_text(encoding="utf-8"))
        names = [str(fact) for fact in told["facts"]]
        columns = [[float(weight) for weight in told[column]] for column in ("early", "late")]
    except (OSError, ValueError, TypeError, KeyError) as error:
        raise BadWeights(f"{path} holds no weights ({error})") from None
    found: list[list[float]] = []
    for column in columns:
        if len(column) != len(names):
            raise BadWeights(f"{path} has not as many weights as facts")
        if not all(map(isfinite, column)):
            raise BadWeights(f"{path} has weights that are no numbers")
        by_name = dict(zip(names, column, strict=True))
        found.append([by_name.get(fact, 0.0) for fact in facts])
    return found[0], found[1]


def weights_in_use(name: str) -> Path:
    """The file that the weights of a game are read from. To try others, LABRYS_WEIGHTS_MINOS names a file for Minos,
    and so for every game."""
    other = os.environ.get(f"LABRYS_WEIGHTS_{name.upper()}", "")
    return Path(other) if other else weights_path(name)


def weights_path(name: str) -> Path:
    """Where the weights of a game are that come with Labrys."""
    # Compiled modules may lie elsewhere: data is beside the sources.
    import labrys.bots.search

    return Path(labrys.bots.search.__file__).parent / name / "weights.json"
