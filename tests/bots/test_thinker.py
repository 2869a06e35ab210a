"""A player that searches keeps its budget, has an answer at any time, and can be stopped."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path

import pytest

from labrys.bots.search.minds import make_mind
from labrys.bots.search.thinker import AT_ONCE, Budget, Thinker
from labrys.bots.search.tree import Search
from labrys.core import registry
from labrys.core.quick import Lots
from tests.bots.thinking import Asked, asked
from tests.laws.playing import Setting, settings

ROOT = Path(__file__).parents[2]
PATIENCE = 120
each_setting = pytest.mark.parametrize("setting", settings(), ids=str)
each_game = pytest.mark.parametrize("name", registry.names())


def some(name: str) -> Asked:
    """A decision with some choice."""
    setting = next(setting for setting in settings() if setting.game == name)
    return next(at for at in asked(setting, 3, 30) if len(at.legal) > 5)


def simulations(at: Asked, budget: Budget, is_stopped: Callable[[], bool] = lambda: False) -> int:
    """How many simulations such a player makes."""
    return Thinker(at.game, "5eed", budget, is_stopped).think(at.view).root.visits


@each_game
@pytest.mark.parametrize("seconds", [1, 3, 10])
def test_no_simulation_begins_after_the_time_is_up(name: str, seconds: int, monkeypatch: pytest.MonkeyPatch):
    """By a clock that goes on by a second whenever it is looked at."""
    at, ticks = some(name), count()
    with monkeypatch.context() as patch:
        patch.setattr(time, "process_time", lambda: float(next(ticks)))
        made = simulations(at, Budget(1000, seconds))

    assert seconds * AT_ONCE == made


@each_game
@pytest.mark.parametrize("wanted", [1, 2, AT_ONCE, AT_ONCE + 1, 30])
def test_so_many_simulations_are_made_as_the_budget_says(name: str, wanted: int):
    """Curious enough that no course gets a lead by which it could stop."""
    assert wanted == simulations(some(name), Budget(wanted, curiosity=99.0, width=1e9))


@each_game
def test_a_player_stops_when_it_is_told_to(name: str):
    looks = count(1)

    assert 5 * AT_ONCE == simulations(some(name), Budget(10**9), lambda: next(looks) >= 5)


@each_setting
def test_a_player_that_is_stopped_at_once_has_a_legal_move_all_the_same(setting: Setting):
    for at in asked(setting, 5, 6):
        assert Thinker(at.game, "5eed", Budget(10**9), lambda: True).choose(at.view, at.legal) in at.legal


@each_setting
@pytest.mark.parametrize("budget", [Budget(0), Budget(0, 0.0), Budget(10**9, 0.0)], ids=["none", "neither", "no time"])
def test_without_time_to_think_there_is_a_legal_move(setting: Setting, budget: Budget):
    for at in asked(setting, 6, 6):
        assert Thinker(at.game, "5eed", budget).choose(at.view, at.legal) in at.legal


@each_setting
def test_a_player_thinks_where_it_is_worth_it_and_else_does_what_comes_to_mind_first(setting: Setting):
    for at in asked(setting, 8, 20):
        looks = count()

        def is_stopped(looks: Iterator[int] = looks) -> bool:
            return next(looks) < 0

        mind, chosen = make_mind(at.game, at.seat), Thinker(at.game, "5eed", Budget(8), is_stopped).code(at.view)

        if mind.guide.is_worth_thought(at.state, at.seat):
            assert next(looks) > 0
        else:
            assert (0, mind.guide.courses(at.state, at.seat)[0][0]) == (next(looks), chosen)


def test_in_minos_the_choice_of_a_die_is_worth_a_thought_and_in_akrotiri_everything():
    worth = {setting.game: set[tuple[str, bool]]() for setting in settings()}
    for setting in settings():
        for at in asked(setting, 8, 40):
            guide = make_mind(at.game, at.seat).guide
            worth[setting.game].add((type(at.legal[0]).__name__, guide.is_worth_thought(at.state, at.seat)))

    assert {"Draft"} == {move for move, is_worth in worth["minos"] if is_worth}
    assert ("Draft", False) not in worth["minos"]
    assert {True} == {is_worth for _, is_worth in worth["akrotiri"]}


@each_setting
def test_a_search_has_an_answer_after_every_simulation(setting: Setting):
    for at in asked(setting, 7, 3):
        quick, mind = at.game.quick, make_mind(at.game, at.seat)
        search = Search(quick, quick.sight(at.view), at.seat, Lots(random.Random(1)), mind.judge, mind.guide)
        legal = at.game.legal(at.state, at.seat)
        for made in range(1, 13):
            search.simulate(1)

            assert made == search.root.visits
            assert search.best().course[0] in legal


def test_who_goes_by_the_clock_says_so():
    akrotiri = registry.game("akrotiri")

    assert (False, True) == tuple(Thinker(akrotiri, "", budget).is_timed for budget in (Budget(8), Budget(8, 1.0)))


@each_game
def test_ctrl_c_reaches_a_player_that_thinks(name: str):
    """Compiled code has no moment at which Python would let it in: the player has to see to that."""
    thinking = subprocess.Popen(
        [sys.executable, "-m", "tests.bots.ponder", name], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    try:
        assert thinking.stdout is not None
        assert "thinking\n" == thinking.stdout.readline()
        # It says so before it begins: in a moment it is deep in thought.
        time.sleep(0.5)
        thinking.send_signal(signal.SIGINT)
        out, _ = thinking.communicate(timeout=PATIENCE)
    finally:
        thinking.kill()
        thinking.wait()

    assert ("interrupted\n", 0) == (out, thinking.returncode)
