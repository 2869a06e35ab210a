from __future__ import annotations

import json
import signal
import sys
import time
from collections.abc import Callable
from math import inf
from pathlib import Path

import msgspec
import pytest

from labrys.arena.results import BadResults
from labrys.balance.crew import play_missing
from labrys.balance.plan import Plan
from labrys.balance.results import StudyResults, heading_of
from labrys.core.registry import game
from tests.cli.program import interruptible, is_one_sentence, labrys

PLAN = Plan("akrotiri", ("random", "random"), "7")
HEADING = heading_of(PLAN, game("akrotiri"))


def play(path: Path | None, games: int, *, until: float = inf, jobs: int = 1) -> StudyResults:
    """Play on, and stop after some more games; several may end at once."""
    results = StudyResults(HEADING, path)
    before = len(results.found)
    for _ in play_missing(PLAN, results, games, jobs, lambda: len(results.found) - before >= until):
        pass
    results.close()
    return results


def numbers(path: Path) -> list[int]:
    return [json.loads(line)["number"] for line in path.read_text().splitlines()[1:]]


def test_after_an_interruption_every_game_is_there_once(tmp_path: Path):
    path = tmp_path / "results.jsonl"

    stopped = play(path, 6, until=2)
    resumed = play(path, 6)
    whole = play(None, 6)

    assert 2 == len(stopped.found)
    assert [0, 1, 2, 3, 4, 5] == sorted(numbers(path))
    assert whole.first(6) == resumed.first(6)
    assert whole.first(6) == play(path, 6).first(6)


def test_what_is_finished_is_not_played_again(tmp_path: Path):
    path = tmp_path / "results.jsonl"
    play(path, 3)
    before = path.read_bytes()

    play(path, 3)

    assert before == path.read_bytes()


def test_more_games_may_be_asked_for_later(tmp_path: Path):
    path = tmp_path / "results.jsonl"
    play(path, 2)

    longer = play(path, 4)

    assert [0, 1, 2, 3] == numbers(path)
    assert 2 == len(longer.first(2))


def test_a_line_that_was_being_written_when_the_machine_failed_is_played_again(tmp_path: Path):
    path = tmp_path / "results.jsonl"
    play(path, 3)
    whole = path.read_bytes()
    path.write_bytes(whole[:-40])

    play(path, 3)

    assert whole == path.read_bytes()


def test_a_heading_that_was_being_written_is_written_anew(tmp_path: Path):
    path = tmp_path / "results.jsonl"
    path.write_bytes(msgspec.json.encode(HEADING)[:20])

    play(path, 1)

    assert [0] == numbers(path)


@pytest.mark.parametrize("text", ["dear diary", "dear diary\n", '{"balance": 1}\n', "[]\n"])
def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path, text: str):
    path = tmp_path / "results.jsonl"
    path.write_text(text)

    with pytest.raises(BadResults):
        StudyResults(HEADING, path)

    assert text == path.read_text()


def test_results_of_another_study_are_refused(tmp_path: Path):
    path = tmp_path / "results.jsonl"
    play(path, 1)

    with pytest.raises(BadResults, match="its seed is '7', not '8'"):
        StudyResults(msgspec.structs.replace(HEADING, seed="8"), path)


def test_a_game_that_is_there_twice_is_refused(tmp_path: Path):
    path = tmp_path / "results.jsonl"
    play(path, 1)
    lines = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([*lines, lines[-1]]))

    with pytest.raises(BadResults, match="line 3"):
        StudyResults(HEADING, path)


def test_stopped_processes_finish_what_they_began_and_write_it_down(tmp_path: Path):
    path = tmp_path / "results.jsonl"

    stopped = play(path, 30, until=1, jobs=2)

    assert 1 <= len(stopped.found) < 30
    assert sorted(stopped.found) == sorted(numbers(path))


def test_an_interrupted_command_goes_on_when_it_is_given_again(tmp_path: Path):
    path = tmp_path / "results.jsonl"
    words = ["balance", "akrotiri", "--bots", "random", "--seed", "7", "--out", str(path)]
    program = [sys.executable, "-c", "from labrys.cli.main import main; main()"]

    with interruptible([*program, *words, "--games", "100000", "--jobs", "2"]) as running:
        wait_until(lambda: path.exists() and path.read_bytes().count(b"\n") > 2)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=60)
    kept = numbers(path)
    code, _, _ = labrys(*words, "--games", max(kept) + 1, "--jobs", "1")

    assert (130, "") == (running.returncode, out)
    assert is_one_sentence(err)
    assert f"stopped after {len(kept)} of 100000 games" in err
    assert 0 == code
    assert kept == numbers(path)[: len(kept)]
    assert sorted({*kept, *range(max(kept) + 1)}) == sorted(numbers(path))


def wait_until(happens: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not happens():
        assert time.monotonic() < deadline, "it never happened"
        time.sleep(0.02)
