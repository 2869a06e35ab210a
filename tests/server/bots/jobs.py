"""Jobs for workers of tests: a worker finds them by the name of their module."""

from __future__ import annotations

import os
import time
from pathlib import Path


def count(path: str, until: int) -> int:
    """Count as far as this, one step a line of a file, and as fast as a hundredth of a second lets it."""
    with Path(path).open("a") as file:
        for number in range(until):
            file.write(f"{number}\n")
            file.flush()
            time.sleep(0.01)
    return until


def note(path: str, word: str) -> str:
    """Write a word down where others do."""
    with Path(path).open("a") as file:
        file.write(f"{word}\n")
    return word


def wait_for(path: str) -> int:
    """Wait until the file is there; the number of the process."""
    while not Path(path).exists():
        time.sleep(0.01)
    return os.getpid()


def burn(seconds: float) -> float:
    """Use so much of a processor."""
    ends = time.process_time() + seconds
    while time.process_time() < ends:
        pass
    return seconds
