"""Keeping measured processes on a core of their own, where the system lets one choose."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

CAN_CHOOSE = hasattr(os, "sched_setaffinity")


def cores() -> list[int]:
    """The cores that this process may use; one without a number where that cannot be told."""
    return sorted(os.sched_getaffinity(0)) if CAN_CHOOSE else [0]


@contextmanager
def on_core(core: int) -> Iterator[None]:
    """Processes started inside inherit this core and no other."""
    if not CAN_CHOOSE:
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {core})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)
