from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from labrys.arena.plan import Plan
from tests.arena.nodes import PATIENCE, RAY, take_away_at_work, three_nodes
from tests.cli.program import is_one_sentence, labrys

GAMES = 60
PROGRAM = (sys.executable, "-c", "from labrys.cli.main import main; main()")


@pytest.mark.skipif(not (RAY.exists() and Path("/proc/self/stat").exists()), reason="Ray nodes are ended by /proc")
def test_a_node_that_is_taken_away_costs_no_game(tmp_path: Path):
    """Three nodes play, one is killed while it plays: every game is there once, and is the game of its number."""
    path = tmp_path / "results.jsonl"
    words = ("arena", "akrotiri", "--bots", "greedy,random", "--games", str(GAMES), "--seed", "7", "--settle", "never")
    with three_nodes() as nodes:
        running = subprocess.Popen(
            [*PROGRAM, *words, "--out", path, "--json", "--ray", nodes.address],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            env=nodes.environment,
        )
        try:
            wait_for_lines(path, 10, running)
            take_away_at_work(nodes.running[2])
            when_taken = len(numbers(path))
            out, _ = running.communicate(timeout=PATIENCE)
        finally:
            running.kill()
            running.communicate()

    standings = json.loads(out)
    assert when_taken < GAMES
    assert list(range(GAMES)) == sorted(numbers(path))
    assert GAMES == standings["label"]["games"] == standings["pairings"][0]["games"]
    plan = Plan("akrotiri", ("greedy", "random"), 2, "7")
    by_number = {line["number"]: line["digest"] for line in lines(path)}
    assert all(plan.play(number).digest == by_number[number] for number in (0, 1, GAMES - 1))


def lines(path: Path) -> list[dict[str, Any]]:
    whole = path.read_bytes().rpartition(b"\n")[0] if path.exists() else b""
    return [json.loads(line) for line in whole.splitlines()[1:]]


def numbers(path: Path) -> list[int]:
    return [line["number"] for line in lines(path)]


def wait_for_lines(path: Path, count: int, running: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + PATIENCE
    while len(numbers(path)) < count:
        assert running.poll() is None, "it ended before its time"
        assert time.monotonic() < deadline, "it never began"
        time.sleep(0.05)


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    monkeypatch.setattr("os.environ", dict(os.environ))

    code, out, err = labrys("arena", "akrotiri", "--bots", "greedy,random", "--games", "2", "--ray")

    assert (2, "") == (code, out)
    assert is_one_sentence(err)
    assert "pip install 'labrys[arena]'" in err


@pytest.mark.parametrize("address", ["127.0.0.9:1", "127.0.0.9:port", "127.0.0.9:99999"])
def test_where_no_cluster_is_it_is_said_at_once(address: str):
    code, out, err = labrys("arena", "akrotiri", "--bots", "greedy,random", "--games", "2", "--ray", address)

    assert (2, "") == (code, out)
    assert is_one_sentence(err)
    assert f"no Ray cluster answers at {address}" in err


HANGS = """
import sys
from labrys.arena.cluster import cluster
from labrys.arena.plan import Plan
from tests.arena.made_up import Abroad

contest = Abroad(Plan("akrotiri", ("hanging", "random", "timed"), 2, "7"))
with cluster("", 2.0) as crew:
    for line in crew(contest, iter(range(6)), is_stopped=lambda: False):
        print(line.number, *line.seats, line.forfeit.why if line.forfeit else "", sep=",", flush=True,
              file=sys.__stdout__)  # What Ray says goes to standard error.
"""


@pytest.mark.deep
@pytest.mark.skipif(not RAY.exists(), reason="Ray is not here")
def test_on_a_cluster_too_a_bot_that_hangs_forfeits_and_every_game_is_there_once(tmp_path: Path):
    root = str(Path(__file__).parents[2])
    environment = {**os.environ, "PYTHONPATH": root, "HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", HANGS],
        cwd=root,
        env=environment,
        check=False,
        capture_output=True,
        text=True,
        timeout=2 * PATIENCE,
    )

    told = sorted(line.split(",") for line in done.stdout.splitlines() if line[:1].isdigit())
    assert [str(number) for number in range(6)] == [number for number, *_ in told], done.stderr
    for _, *seats, why in told:
        assert ("it did not decide within 2 seconds" if "hanging" in seats else "") == why
