from __future__ import annotations

import json
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from labrys.arena.sim import Plan
from labrys.arena.stats import Outcome, Tally, wilson
from labrys.core.registry import game
from tests.cli.program import interruptible, is_one_sentence, labrys

SIM = ("sim", "akrotiri", "--seats", "random,random", "--seed", "7", "--jobs", "1")


def test_json_is_exactly_one_object_with_these_fields():
    code, out, err = labrys(*SIM, "--games", 3, "--json")
    result = json.loads(out)

    assert (0, "", 1) == (code, err, out.count("\n"))
    assert [
        "game", "games", "finished", "decisions", "seconds", "decisions_per_second", "digest", "seats", "bots",
    ] == list(result)  # fmt: skip
    assert ("akrotiri", 3, 3) == (result["game"], result["games"], result["finished"])
    assert [["wins", "share", "low", "high", "mean_score"]] * 2 == [list(seat) for seat in result["seats"]]
    assert ["games", "wins", "share", "low", "high", "mean_score", "parts"] == list(result["bots"]["random"])
    assert {"maps", "goals", "drachmas"} == set(result["bots"]["random"]["parts"])


def test_the_same_seed_plays_the_same_games_however_many_processes_there_are():
    one = json.loads(labrys(*SIM, "--games", 5, "--json").out)
    two = json.loads(labrys(*SIM, "--games", 5, "--json", "--jobs", 2).out)
    other = json.loads(labrys(*SIM, "--games", 5, "--json", "--seed", "8").out)

    timing = {"seconds", "decisions_per_second"}
    assert {k: v for k, v in one.items() if k not in timing} == {k: v for k, v in two.items() if k not in timing}
    assert one["digest"] != other["digest"]


def test_without_json_there_is_a_table_to_read():
    code, out, err = labrys(*SIM, "--games", 3)

    assert (0, "") == (code, err)
    assert all(word in out for word in ("random", "seat 0", "seat 1", "95 %", "maps", "digest"))


def test_records_are_written_and_hold_what_was_played(tmp_path: Path):
    folder = tmp_path / "new" / "records"

    result = json.loads(labrys(*SIM, "--games", 2, "--json", "--records", folder).out)

    assert ["0001.jsonl", "0002.jsonl"] == sorted(path.name for path in folder.iterdir())
    assert [0, 0] == [labrys("replay", path).code for path in sorted(folder.iterdir())]
    assert [0, 0] == [labrys("verify", path).code for path in sorted(folder.iterdir())]
    assert 2 == result["finished"]


def test_no_record_is_ever_overwritten(tmp_path: Path):
    (tmp_path / "0002.jsonl").write_text("dear")

    code, out, err = labrys(*SIM, "--games", 3, "--json", "--records", tmp_path)

    assert (2, "") == (code, out)
    assert is_one_sentence(err)
    assert [("0002.jsonl", "dear")] == [(path.name, path.read_text()) for path in tmp_path.iterdir()]


def test_options_and_three_seats_are_taken():
    words = ("sim", "akrotiri", "--seats", "random,random,random", "--games", 1, "--option", "variant=strategist")

    result = json.loads(labrys(*words, "--option", "edition=first", "--json").out)

    assert 3 == len(result["seats"])


def test_bots_change_seats_from_game_to_game():
    plan = Plan("akrotiri", ("a", "b", "c"), 12000, "7")

    assert [("a", "b", "c"), ("b", "c", "a"), ("c", "a", "b"), ("a", "b", "c")] == [plan.seating(i) for i in range(4)]
    assert "00001.jsonl" == plan.record_path(0).name


def outcome(bots: tuple[str, ...], winners: tuple[int, ...], scores: tuple[int, ...]) -> Outcome:
    return Outcome(bots, winners, scores, tuple({"maps": score} for score in scores), 10, "state")


def test_a_shared_victory_counts_by_halves():
    tally = Tally(["a", "b"], 2)
    tally.add(outcome(("a", "b"), (0, 1), (5, 5)))
    tally.add(outcome(("b", "a"), (1,), (1, 9)))

    a, b = tally.bots()["a"], tally.bots()["b"]

    assert (2, 1.5, 0.75, 7.0, {"maps": 7.0}) == (a.games, a.wins, a.share, a.mean_score, a.parts)
    assert (2, 0.5, 0.25, 3.0) == (b.games, b.wins, b.share, b.mean_score)
    assert [0.5, 1.5] == [seat.wins for seat in tally.seats()]


def test_a_bot_that_sits_twice_is_counted_once_a_game():
    tally = Tally(["a", "b", "a"], 3)
    tally.add(outcome(("a", "b", "a"), (0, 2), (6, 3, 6)))

    a = tally.bots()["a"]

    assert (1, 1.0, 1.0, 6.0) == (a.games, a.wins, a.share, a.mean_score)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(5, 10, 0.2366, 0.7634), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (0, 0, 0, 1)],
)
def test_the_interval_is_wilsons(wins: float, games: int, low: float, high: float):
    """Values of the score interval at 95 % as tables give them."""
    assert (low, high) == pytest.approx(wilson(wins, games), abs=1e-4)


def test_the_digest_depends_on_the_order_of_games_and_on_scores():
    def digest(*scores: tuple[int, int]) -> str:
        tally = Tally(["a", "b"], 2)
        for pair in scores:
            tally.add(outcome(("a", "b"), (0,), pair))
        return tally.digest

    assert digest((1, 0), (2, 0)) != digest((2, 0), (1, 0))
    assert digest((1, 0)) != digest((1, 1))


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_an_interrupt_ends_a_simulation_cleanly(tmp_path: Path, how: signal.Signals):
    program = Path(sys.executable).parent / "labrys"
    words = [str(program), "sim", "akrotiri", "--seats", "random,random", "--games", "100000", "--jobs", "2"]
    with interruptible([*words, "--json", "--records", str(tmp_path)]) as running:
        wait_until(lambda: any(tmp_path.iterdir()))
        running.send_signal(how)
        out, err = running.communicate(timeout=60)

    assert (130, "") == (running.returncode, out)
    assert is_one_sentence(err)
    assert "of 100000 games" in err


def test_a_killed_simulation_leaves_no_process_behind(tmp_path: Path):
    program = Path(sys.executable).parent / "labrys"
    words = [str(program), "sim", "akrotiri", "--seats", "random,random", "--games", "100000", "--jobs", "2"]
    with interruptible([*words, "--json", "--records", str(tmp_path)]) as running:
        wait_until(lambda: len(list(tmp_path.iterdir())) > 4)
        family = descendants(running.pid)
        running.kill()

    assert len(family) >= 2
    wait_until(lambda: not any(is_running(pid) for pid in family))


def descendants(pid: int) -> list[int]:
    """Every process that this one started, and those that they started."""
    parents = {}
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
    children = [child for child, parent in parents.items() if parent == pid]
    return children + [below for child in children for below in descendants(child)]


def is_running(pid: int) -> bool:
    try:
        return (Path("/proc") / str(pid) / "stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def wait_until(true: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not true():
        assert time.monotonic() < deadline, "it took too long"
        time.sleep(0.05)


def test_games_can_be_simulated_with_every_bot():
    from labrys.bots.registry import bot_names

    names = bot_names(game("akrotiri").name)
    result = json.loads(labrys("sim", "akrotiri", "--seats", "greedy,random", "--games", 2, "--json").out)

    assert {"greedy", "random"} <= set(names)
    assert {"greedy", "random"} == set(result["bots"])
