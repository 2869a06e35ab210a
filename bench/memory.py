"""What states and records take up. Prints JSON: python -m bench.memory GAME PLAYERS GAMES

A state is a copy as searches keep it. A record is a finished game between random players: in memory, as the text of
docs/record-format.md, in its compact form, and as the server's log keeps it in the database.
"""

from __future__ import annotations

import random
import tracemalloc
from collections.abc import Callable, Iterator
from functools import partial
from statistics import fmean
from typing import Any

from bench.play import play
from bench.timing import Figures, numbers, report, word
from labrys.arena.match import play_match
from labrys.core import compact, record
from labrys.core.registry import game
from labrys.core.seats import CHANCE
from labrys.server.tables import entries

COPIES = 500


def bytes_of(make: Callable[[], object]) -> int:
    """What is still there, in bytes, of all that was allocated to make something."""
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    made = make()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    del made
    return after - before


def all_states(name: str, seats: int, seed: int) -> list[Any]:
    """A copy of the state at every decision of a random game."""
    rules, rng = game(name), random.Random(seed)
    state = rules.begin(rules.read_options({}), seats)
    kept = []
    while who := rules.deciders(state):
        if who[0] == CHANCE:
            codes = [code for code, _ in rules.ask(state)]
        else:
            kept.append(state.clone())
            codes = rules.legal(state, who[0])
        rules.apply(state, who[0], codes[int(rng.random() * len(codes))])
    return kept


def logged(played: record.Record) -> Iterator[str]:
    """The texts of a server's log that hold this game: one for its beginning, one for each decision of a seat."""
    lines = list(played.entries)
    starts = [at for at, line in enumerate(lines) if line.by != "chance"]
    yield entries.write(entries.Began(played.header, tuple(lines[: starts[0]])))
    for start, stop in zip(starts, [*starts[1:], len(lines)], strict=True):
        end = played.end if stop == len(lines) else None
        yield entries.write(entries.Moved(int(lines[start].by), tuple(lines[start:stop]), end=end))


def figures_of(name: str, seats: int, games: int) -> Figures:
    rules = game(name)
    _, length, _ = play(name, seats, random.Random(0))
    state, _, _ = play(name, seats, random.Random(0), stop_after=length // 2)
    game_of_states = bytes_of(lambda: all_states(name, seats, 0))
    played = [play_match(rules, ["random"] * seats, f"{seed:064x}").record for seed in range(games)]
    texts = [record.write(one) for one in played]
    return {
        "copy_bytes": bytes_of(lambda: [state.clone() for _ in range(COPIES)]) / COPIES,
        "state_bytes": game_of_states / length,
        "record_decisions": fmean(sum(line.by != "chance" for line in one.entries) for one in played),
        "record_in_memory_bytes": fmean(bytes_of(partial(record.read, text)) for text in texts),
        "record_text_bytes": fmean(map(len, texts)),
        "record_compact_bytes": fmean(len(compact.pack(one)) for one in played),
        "record_log_bytes": fmean(sum(len(text.encode()) for text in logged(one)) for one in played),
    }


if __name__ == "__main__":
    report(figures_of(word(), *numbers(after=1)))
