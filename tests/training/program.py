"""`labrys train` on a few games."""

from __future__ import annotations

from pathlib import Path

from tests.cli.program import labrys

TINY = ("--games", "8", "--simulations", "0", "--held-out", "0.4", "--jobs", "1")


def train(path: Path, *words: object) -> bytes:
    """What the command writes, without the date."""
    code, _, err = labrys("train", "akrotiri", *TINY, "--out", path, *words)
    assert (0, "") == (code, err)
    return b"".join(line for line in path.read_bytes().splitlines(keepends=True) if b'"date"' not in line)
