"""The file of weights: what each fact counts early and late in a game, and how that was made."""

from __future__ import annotations

import json
import math
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from labrys import __version__
from labrys.bots.search.minds import BadWeights
from labrys.training.learning import Learnt

_TRIED = ("equal shares", "before", "these")


class Made(msgspec.Struct, frozen=True):
    """How weights came about: enough to make them again."""

    command: str
    date: str
    version: str
    games: int
    positions: int
    ridge: float
    """How strongly they were drawn back, of those that were tried."""
    held_out: dict[str, float]
    """Cross entropies in games that were not learned from: of equal shares, of the weights before, of these."""
    before: str
    """A digest of the weights that were in place."""
    sources: str
    """Of the files of engine, games and bots that played."""


class WeightsFile(msgspec.Struct, frozen=True):
    """Weights in the order of their facts."""

    facts: tuple[str, ...]
    early: tuple[float, ...]
    late: tuple[float, ...]
    made: object = ""
    """`Made` where it is written; other versions may have written something else."""

    def of(self, facts: Sequence[str]) -> tuple[list[float], list[float]]:
        """Early and late weights of these facts; one that is not in the file weighs nothing."""
        early, late = dict(zip(self.facts, self.early, strict=True)), dict(zip(self.facts, self.late, strict=True))
        return [early.get(fact, 0.0) for fact in facts], [late.get(fact, 0.0) for fact in facts]


def read_weights(path: Path) -> WeightsFile:
    """The weights of a file."""
    try:
        found = msgspec.json.decode(path.read_bytes(), type=WeightsFile)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadWeights(f"{path} holds no weights ({error})") from None
    if not len(found.facts) == len(found.early) == len(found.late):
        raise BadWeights(f"{path} has not as many weights as facts")
    if not _are_finite(found):
        raise BadWeights(f"{path} has weights that are no finite numbers")
    return found


def write_weights(found: WeightsFile) -> bytes:
    """The file's bytes: one line for each part, so that a difference can be read. BadWeights if no bot could use it."""
    if not _are_finite(found):
        raise BadWeights("what was learned has weights that are no finite numbers, so nothing is written")
    parts = msgspec.to_builtins(found)
    made = parts.pop("made")
    lines = [f' "{key}": {json.dumps(value)},' for key, value in parts.items()]
    told = json.dumps(made, indent=1).replace("\n", "\n ")
    return ("\n".join(["{", *lines, f' "made": {told}', "}"]) + "\n").encode()


def _are_finite(found: WeightsFile) -> bool:
    return all(map(math.isfinite, (*found.early, *found.late)))


def make_file(facts: Sequence[str], learnt: Learnt, command: str, before: str, sources: str) -> WeightsFile:
    """The file of what was learned today by this version."""
    (loss, *_) = learnt.losses
    held_out = {
        what: round(mean.mean, 5) for what, mean in zip(_TRIED, (loss.uniform, loss.old, loss.new), strict=True)
    }
    made = Made(
        command, datetime.now(UTC).date().isoformat(), __version__, learnt.games, learnt.positions, learnt.ridge,
        held_out, before, sources,
    )  # fmt: skip
    return WeightsFile(tuple(facts), tuple(learnt.early), tuple(learnt.late), made)
