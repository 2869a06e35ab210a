"""Counts the instructions of the fixed works, with valgrind. Counts are no times: a busy machine has the same."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from bench.counted import MARK
from bench.rounds import ROOT, of_build

Counts = dict[str, float]
"""Instructions of one unit, by the title of the work."""
MODULE = ("-m", "bench.counted")


class CannotCount(Exception):
    """Instructions cannot be counted here; the sentence says why."""


def around(build: str) -> dict[str, str]:
    """An environment that is the same everywhere, as far as it can be: its size and the hashes of texts count too."""
    kept = {"PATH", "HOME", "LD_LIBRARY_PATH", "PYTHONPATH", "LABRYS_PURE", "TMPDIR"}
    return {key: value for key, value in of_build(build).items() if key in kept} | {"PYTHONHASHSEED": "0"}


def units_of(build: str) -> dict[str, int]:
    """How many units each work does, by doing them uncounted; that leaves bytecode of all modules, too."""
    done = subprocess.run(
        [sys.executable, *MODULE],
        cwd=ROOT,
        env=around(build),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    units: dict[str, int] = json.loads(done.stdout)
    return units


def count(build: str) -> Counts:
    """The instructions of one unit of each work; CannotCount if valgrind is not here or fails."""
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        raise CannotCount("valgrind is not installed")
    units = units_of(build)
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "counts"
        tool = ["-q", "--tool=callgrind", f"--dump-before={MARK}", f"--callgrind-out-file={out}"]
        done = subprocess.run(
            [valgrind, *tool, sys.executable, *MODULE],
            cwd=ROOT,
            env=around(build) | {"PYTHONDONTWRITEBYTECODE": "1"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            check=False,
        )
        if done.returncode or json.loads(done.stdout or "{}") != units:
            raise CannotCount(f"valgrind fails here, with exit code {done.returncode}")
        # Each mark ends a file: what lies before a work, the work, what lies before the next one, and so on.
        totals = [total(out.with_name(f"{out.name}.{number}")) for number in range(1, 2 * len(units) + 1)]
    return {title: all_of_it / units[title] for title, all_of_it in zip(units, totals[1::2], strict=True)}


def total(file: Path) -> int:
    """The instructions that one file of valgrind's counts."""
    try:
        found = re.search(r"^(?:totals|summary): (\d+)", file.read_text(encoding="utf-8"), re.MULTILINE)
    except FileNotFoundError:
        found = None
    if found is None:
        raise CannotCount("valgrind does not tell what it has counted")
    return int(found[1])


def at_once() -> int:
    """How many may count at the same time."""
    return os.cpu_count() or 1
