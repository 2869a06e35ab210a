"""Many games between bots, over all cores of a machine, with the same result on every machine.

Game i (counted from 0) is played from the seed `seed_from(seed, i)` by the list of bots turned by i places, so that
every bot sits at every seat equally often. Nothing depends on which process plays a game or when.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Generator
from concurrent.futures import Future
from functools import partial
from pathlib import Path

import msgspec

from labrys.arena.crew import AHEAD, play_here, pool_of
from labrys.arena.match import BotFailed, play_match
from labrys.arena.stats import Outcome
from labrys.arena.writing import write_whole
from labrys.core import record
from labrys.core.chance import seed_from
from labrys.core.registry import game
from labrys.core.table import Table


class Plan(msgspec.Struct, frozen=True):
    """What is to be played."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str
    options: dict[str, object] = {}
    records: str = ""
    """A directory for the records; empty for none."""
    components: str = ""
    """A file of components; empty for the house components."""

    def seating(self, i: int) -> tuple[str, ...]:
        """Which bot sits where in game i."""
        turned = i % len(self.bots)
        return self.bots[turned:] + self.bots[:turned]

    def record_path(self, i: int) -> Path:
        """Where the record of game i goes: 0001.jsonl is the first."""
        width = max(4, len(str(self.games)))
        return Path(self.records) / f"{i + 1:0{width}d}.jsonl"


def play_game(plan: Plan, i: int) -> Outcome:
    """Play game i of the plan."""
    rules = game(plan.game, plan.components or None)
    try:
        table = play_match(rules, plan.seating(i), seed_from(plan.seed, i), plan.options)
    except BotFailed as failed:
        raise BotFailed(f"in game {i + 1} {failed}") from failed
    if plan.records:
        with plan.record_path(i).open("xb", buffering=0) as file:
            write_whole(file, record.write(table.record))
    return outcome_of(table)


def outcome_of(table: Table) -> Outcome:
    """What is kept of a finished table."""
    end, sheets = table.record.end, table.game.score(table.state)
    assert end is not None, "only finished games are counted"
    return Outcome(
        bots=table.record.header.seats,
        winners=end.winners,
        scores=end.scores,
        parts=tuple(sheet.parts() for sheet in sheets),
        decisions=sum(entry.by != "chance" for entry in table.record.entries),
        digest=end.digest,
    )


def simulate(plan: Plan, jobs: int) -> Generator[Outcome, None, None]:
    """The outcomes in the order of the games, each as soon as it and those before it are there."""
    play = partial(play_game, plan)
    if jobs == 1 or plan.games == 1:
        yield from map(partial(play_here, play), range(plan.games))
        return
    pool = pool_of(min(jobs, plan.games))
    waiting: deque[Future[Outcome]] = deque()
    try:
        for i in range(plan.games):
            waiting.append(pool.submit(play, i))
            if len(waiting) > AHEAD * jobs:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
