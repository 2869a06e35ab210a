"""What played a game: a digest of the files that decide it, and of weights if others than usual are named."""

from __future__ import annotations

import hashlib
import os
from functools import cache
from pathlib import Path

import msgspec

import labrys
from labrys import build
from labrys.bots.search.minds import Weights, learned


def sources(game: str) -> str:
    """What played a game here and now. Weights of the package are among its files; others are told after a plus."""
    return f"{_files()}+{weights_digest(learned(game))}" if named_weights(game) else _files()


@cache
def _files() -> str:
    """A digest of the files that decide what is played: engine, games with their data, and bots."""
    package = Path(labrys.__file__).parent
    files = (path for folder in ("core", "games", "bots") for path in (package / folder).rglob("*") if path.is_file())
    names = sorted(path.relative_to(package).as_posix() for path in files if "__pycache__" not in path.parts)
    return build.digest(package, names)


def weights_variable(game: str) -> str:
    """The variable that names a file of weights for a game."""
    return f"LABRYS_WEIGHTS_{game.upper()}"


def named_weights(game: str) -> str:
    """The file of weights that is used in the place of that of the package; empty if there is none."""
    return os.environ.get(weights_variable(game), "")


def weights_digest(weights: Weights) -> str:
    """A short fingerprint of weights."""
    return hashlib.sha256(msgspec.json.encode(weights)).hexdigest()[:16]
