"""Bots are given a view and its legal moves and nothing else, and their answers come on the beat."""

from __future__ import annotations

import pickle
import random
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from labrys.core.game import Bound
from labrys.core.registry import game as game_called
from labrys.server import bots
from labrys.server.bots import Workers
from labrys.server.pool import Job, Pool
from labrys.server.tables.sitting import Sitting
from labrys.server.thinking import think
from tests.server.attacks.inside import Inside, opened
from tests.server.wire.laws import twin_of

pytestmark = pytest.mark.anyio

_PACE = 0.25


class Overheard:
    """Stands between the server and its workers; what a worker is given is kept as it is sent."""

    def __init__(self) -> None:
        self.jobs: list[tuple[tuple[Any, ...], bytes]] = []

    async def run(self, job: Job) -> int:
        self.jobs.append((job.work[1:], pickle.dumps(job.work)))
        return random.Random(len(self.jobs)).randrange(len(job.work[-1]))


@pytest.fixture
def overheard(monkeypatch: pytest.MonkeyPatch) -> Overheard:
    found = Overheard()
    monkeypatch.setattr(Pool, "run", found.run)
    return found


async def played_with_bots(inside: Inside, moves: int) -> tuple[str, dict[int, Sitting]]:
    """A game of a person and two bots, and what was true at each version."""
    ariadne, rng = await inside.guest("Ariadne"), random.Random(1)
    sittings: dict[int, Sitting] = {}
    inside.house.keeper._changed = _noting(inside.house.keeper._changed, sittings)
    table = await ariadne.make_table("me", "random", "random")
    for _ in range(moves):
        look = await ariadne.look(table)
        while not look["legal"]:
            look = await ariadne.look(table, since=look["version"], wait=5)
        await ariadne.granted(table, "move", version=look["version"], move=rng.choice(look["legal"]))
    return table, sittings


def _noting(changed: Any, sittings: dict[int, Sitting]) -> Any:
    def noting(hosted: Any, *before: Any) -> None:
        sittings[hosted.sitting.version] = hosted.sitting
        changed(hosted, *before)

    return noting


async def test_a_worker_gets_the_view_and_the_legal_moves_of_its_seat_and_nothing_else(
    tmp_path: Path, overheard: Overheard
):
    rng = random.Random(1)
    async with opened(tmp_path) as inside:
        table, sittings = await played_with_bots(inside, 20)
        seed, secret = (await inside.hosted(table)).sitting.seed, inside.house._secret
        assert len(overheard.jobs) > 20
        for job, sent in overheard.jobs:
            bot, game, own_seed, view, legal = job
            known = [
                s
                for s in sittings.values()
                if s.table is not None and s.table.game.view(s.table.state, view.seat) == view
            ]
            assert known, "a bot is shown a view that is no view of its seat"
            twin = twin_of(known[0], view.seat, rng).table
            assert twin is not None
            assert view == twin.game.view(twin.state, view.seat)
            assert tuple(twin.legal(view.seat)) == legal
            again = pickle.dumps(
                (
                    think, bot, game, own_seed, twin.game.view(twin.state, view.seat),
                    tuple(twin.legal(view.seat)),
                )
            )  # fmt: skip
            assert _plain(again) == _plain(sent), "a worker is sent what its seat may not know"
            for hidden in (seed.encode(), table.encode(), secret):
                assert hidden not in sent
            assert ("random", game_called("akrotiri").bound) == (bot, game)
            assert re.fullmatch(r"[0-9a-f]{64}:\d", own_seed)


def _plain(pickled: bytes) -> object:
    """What is in a pickle, whichever parts of it were the same object."""
    return pickle.loads(pickled)


async def test_each_decision_has_a_seed_of_its_own_from_which_the_games_does_not_follow(
    tmp_path: Path, overheard: Overheard
):
    async with opened(tmp_path) as inside:
        table, _ = await played_with_bots(inside, 6)
        ariadne_sees = (await inside.browser().get(f"/api/tables/{table}?since=0")).text
        seeds = [job[2].partition(":")[0] for job, _ in overheard.jobs]

        assert len(seeds) == len(set(seeds))
        assert not [seed for seed in seeds if seed in ariadne_sees]


@pytest.mark.parametrize("spent", [0.0, 0.001, 0.1, 0.2499, 0.25, 0.3, 1.26])
async def test_a_bot_answers_on_the_beat_however_long_it_thought(spent: float, monkeypatch: pytest.MonkeyPatch):
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    loop = SimpleNamespace(time=lambda: 100.0 + spent)
    stand_in = SimpleNamespace(sleep=sleep, get_running_loop=lambda: loop)
    monkeypatch.setattr(bots, "asyncio", stand_in)
    await Workers(1, 1.0, _PACE)._keep_pace(100.0)

    beats = (spent + slept[0]) / _PACE
    assert 1 <= round(beats)
    assert abs(beats - round(beats)) < 1e-6
    assert 0 < slept[0] <= _PACE


@pytest.mark.parametrize("fails", [False, True])
async def test_every_answer_keeps_the_pace_even_if_the_bot_fails(
    fails: bool, overheard: Overheard, monkeypatch: pytest.MonkeyPatch
):
    kept: list[float] = []

    async def keep_pace(_: Workers, began: float, __: object) -> None:
        kept.append(began)

    async def fail(*_: object, **__: object) -> int:
        raise OSError

    monkeypatch.setattr(Workers, "_keep_pace", keep_pace)
    if fails:
        monkeypatch.setattr(Pool, "run", fail)
    legal: list[Any] = ["a move"]
    view: Any = None

    chosen = await Workers(1, 1.0, _PACE).choose("random", Bound("akrotiri", ""), "seed", view, legal)
    assert (None if fails else legal[0]) == chosen
    assert 1 == len(kept)
