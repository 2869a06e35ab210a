"""Records to show and to branch from, and workers that go wrong over them."""

from __future__ import annotations

import os
import random
import threading
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from labrys.core.chance import Seeded, seed_from
from labrys.core.record import Record
from labrys.core.refusal import Refusal
from labrys.core.registry import game
from labrys.core.table import Table
from labrys.server.tables import entries as e
from labrys.server.tables.remains import Remains


@cache
def played(seats: int = 2, decisions: int = 10_000) -> Table:
    """A game of random moves: to its end, or so many decisions of it."""
    rng = random.Random("records")
    names = ["Ann", "Ben", "Cleo", "Dan"][:seats]
    table = Table(game("akrotiri"), names, {}, Seeded(seed_from("records", seats)))
    while not table.is_over and decisions:
        seat = table.deciders()[0]
        table.play(seat, rng.choice(table.legal(seat)))
        decisions -= 1
    return table


def kept(log: Iterable[e.AnyEntry]) -> Record | None:
    """The record of a log, which is not played."""
    remains = Remains(Refusal("does-not-replay", "S5", "it is only read here"))
    for entry in log:
        remains.take(entry)
    return remains.record


def hang(*_: object) -> bytes | Refusal:
    threading.Event().wait()
    return b""


def die(*_: object) -> bytes | Refusal:
    os._exit(3)


def wait_for(pipe: str) -> bytes | Refusal:
    """Works until somebody writes into this pipe."""
    return Path(pipe).read_bytes()
