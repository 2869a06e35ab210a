from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

import msgspec
import pytest

from labrys.arena.booth import play_watched
from labrys.arena.ledger import ArenaResults, heading_of, play_missing
from labrys.arena.plan import Finished, Plan
from labrys.arena.results import BadResults
from labrys.arena.watch import Watch
from labrys.core.registry import game
from tests.arena.made_up import made_up_game
from tests.cli.program import interruptible, is_one_sentence, labrys

PLAN = Plan("akrotiri", ("greedy", "random"), 2, "7")
HEADING = heading_of(PLAN, game("akrotiri"))
ROUNDS = 3


def made_up_crew(contest: object, numbers: Any, *, is_stopped: Any) -> Any:
    """Plays nothing: each game's winner is its number's."""
    for number in numbers:
        if is_stopped():
            return
        yield made_up_game(PLAN, number, (number // 3 % 2,))


def play(path: Path | None, until: int = 100, rounds: int = ROUNDS) -> dict[int, Finished]:
    """Play on, and stop after some more games."""
    results = ArenaResults(HEADING, path)
    before = len(results.found)
    watch = Watch(PLAN, rounds, None, results.found.values())
    for _ in play_missing(results, watch, made_up_crew, lambda: len(results.found) - before >= until):
        pass
    results.close()
    return results.found


def numbers(path: Path) -> list[int]:
    return [json.loads(line)["number"] for line in path.read_text().splitlines()[1:]]


def test_a_disk_that_is_full_is_told_and_the_same_command_goes_on_when_there_is_room(tmp_path: Path):
    path = tmp_path / "results.jsonl"
    words = ["arena", "akrotiri", "--bots", "greedy,random", "--games", "24", "--settle", "never", "--seed", "7"]
    words += ["--jobs", "1", "--out", str(path)]
    room = 20_000
    # The system lets no file of that program grow beyond this.
    full = f"import resource; resource.setrlimit(resource.RLIMIT_FSIZE, ({room}, {room})); "
    program = [sys.executable, "-B", "-c", full + "from labrys.cli.main import main; main()", *words]
    stopped = subprocess.run(program, capture_output=True, text=True, check=False, timeout=120)

    assert (2, "") == (stopped.returncode, stopped.stdout)
    assert stopped.stderr.endswith(f"labrys: {path} cannot be used: File too large\n")
    assert room == path.stat().st_size
    kept = path.read_bytes().splitlines()[1:-1]
    assert kept

    assert 0 == labrys(*words).code
    assert kept == path.read_bytes().splitlines()[1 : len(kept) + 1]
    assert list(range(24)) == sorted(numbers(path))


def test_what_is_no_file_holds_no_results(tmp_path: Path):
    place = tmp_path / "pipe"
    os.mkfifo(place)
    code, out, err = labrys("arena", "akrotiri", "--bots", "greedy,random", "--games", "2", "--out", place)

    assert (2, "") == (code, out)
    assert f"{place} is no file" in err
    assert is_one_sentence(err)


def test_cut_off_at_any_byte_no_game_is_lost_and_none_is_played_twice(tmp_path: Path):
    path = tmp_path / "results.jsonl"
    whole = play(path)
    data = path.read_bytes()
    ends = [at + 1 for at, byte in enumerate(data) if byte == ord("\n")]

    for cut in range(len(data) + 1):
        path.write_bytes(data[:cut])
        kept = sum(end <= cut for end in ends[1:])
        resumed = play(path)

        assert whole == resumed
        assert list(range(kept)) == numbers(path)[:kept]
        assert list(range(6)) == sorted(numbers(path))


def test_after_an_interruption_the_rest_is_played(tmp_path: Path):
    path = tmp_path / "results.jsonl"

    assert 2 == len(play(path, until=2))
    assert play(None) == play(path)
    assert list(range(6)) == sorted(numbers(path))


def test_what_is_finished_is_left_alone(tmp_path: Path):
    path = tmp_path / "results.jsonl"
    play(path)
    before = path.read_bytes()

    play(path, rounds=2)

    assert before == path.read_bytes()


def test_more_rounds_may_be_asked_for_later(tmp_path: Path):
    path = tmp_path / "results.jsonl"
    play(path, rounds=1)

    assert list(range(8)) == sorted(play(path, rounds=4))


@pytest.mark.parametrize(
    ("field", "other"),
    [
        ("game", "minos"),
        ("rules", 99),
        ("components_hash", "00"),
        ("bots", ("greedy", "minos")),
        ("seats", 4),
        ("seed", "8"),
        ("options", {}),
    ],
)
def test_results_of_another_question_are_refused(tmp_path: Path, field: str, other: Any):
    path = tmp_path / "results.jsonl"
    play(path, until=1)
    before = path.read_bytes()

    with pytest.raises(BadResults, match=f"holds another arena: its {field} is"):
        ArenaResults(msgspec.structs.replace(HEADING, **{field: other}), path)

    assert before == path.read_bytes()


def test_a_file_of_something_else_is_refused_and_left_alone(tmp_path: Path):
    path = tmp_path / "diary"
    path.write_text("dear diary\n")

    code, out, err = labrys("arena", "akrotiri", "--bots", "greedy,random", "--games", "2", "--out", path)

    assert (2, "") == (code, out)
    assert is_one_sentence(err)
    assert "dear diary\n" == path.read_text()


def test_one_process_and_two_play_the_same_games():
    def played(jobs: int) -> dict[int, tuple[str, str]]:
        results = ArenaResults(HEADING)
        crew = partial(play_watched, jobs=jobs, seconds=0.0)
        lines = play_missing(results, Watch(PLAN, 2, None), crew)
        return {line.number: (line.digest, line.record) for line in lines}

    one = played(1)

    assert one == played(2)
    assert [0, 1, 2, 3] == sorted(one)


def test_an_interrupted_command_goes_on_when_it_is_given_again(tmp_path: Path):
    path = tmp_path / "results.jsonl"
    words = ["arena", "akrotiri", "--bots", "greedy,random", "--settle", "never", "--out", str(path)]
    program = [sys.executable, "-c", "from labrys.cli.main import main; main()"]

    with interruptible([*program, *words, "--games", "100000", "--jobs", "2"]) as running:
        deadline = time.monotonic() + 60
        while not (path.exists() and path.read_bytes().count(b"\n") > 2):
            assert time.monotonic() < deadline, "it never began"
            time.sleep(0.02)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=60)
    kept = numbers(path)
    games = max(kept) + 1 + (max(kept) + 1) % 2
    code, told, _ = labrys(*words, "--games", games, "--jobs", "1", "--json")

    assert (130, "") == (running.returncode, out)
    assert is_one_sentence(err)
    assert f"stopped after {len(kept)} of 100000 games" in err
    assert 0 == code
    assert kept == numbers(path)[: len(kept)]
    assert list(range(games)) == sorted(numbers(path))
    assert games == json.loads(told)["label"]["games"]


def test_two_commands_do_not_write_one_file(tmp_path: Path):
    path = tmp_path / "results.jsonl"
    first = ArenaResults(HEADING, path)
    first.add(made_up_game(PLAN, 0, (0,)))

    code, out, err = labrys(
        "arena", "akrotiri", "--bots", "greedy,random", "--games", "2", "--seed", "7", "--out", path
    )
    first.add(made_up_game(PLAN, 1, (0,)))
    first.close()

    assert (2, "") == (code, out)
    assert is_one_sentence(err)
    assert "is being written by another command" in err
    assert [0, 1] == numbers(path)
    assert [0, 1, 2, 3] == sorted(play(path, rounds=2)), "once it is closed, the next may write"


def test_a_refused_file_can_be_opened_again(tmp_path: Path):
    path = tmp_path / "results.jsonl"
    play(path, until=1)

    with pytest.raises(BadResults, match="another arena"):
        ArenaResults(msgspec.structs.replace(HEADING, seed="8"), path)

    assert list(range(6)) == sorted(play(path))


def test_however_many_games_are_asked_for_only_the_next_are_looked_for():
    results = ArenaResults(HEADING)
    results.add(made_up_game(PLAN, 1, (0,)))
    many = 10**14

    assert [0, 2, 3] == list(islice(results.missing(many), 3))
    assert many - 1 == results.left(many)
    assert [1] == [line.number for line in results.first(many)]
