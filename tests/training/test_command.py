from __future__ import annotations

import json
import math
import signal
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from labrys.bots.search import minds
from labrys.bots.search.akrotiri.judge import FACTS
from labrys.bots.search.judge import Learned
from labrys.bots.search.minds import BadWeights, learned, weights_in_use, weights_path
from labrys.cli import lessons
from labrys.cli.reports import follow
from labrys.core.registry import game, names
from labrys.training.habits import HABITS
from labrys.training.learning import Learnt, learn
from labrys.training.weights import WeightsFile, read_weights, write_weights
from tests.cli.program import Terminal, interruptible, is_one_sentence, labrys
from tests.training.program import TINY, train


def test_the_same_command_writes_the_same_file_and_that_says_how_it_was_made(tmp_path: Path):
    first, second = train(tmp_path / "a.json", "--seed", "x"), train(tmp_path / "b.json", "--seed", "x", "--jobs", "2")
    made = json.loads((tmp_path / "a.json").read_text())["made"]

    assert first == second
    assert first != train(tmp_path / "c.json", "--seed", "y")
    assert made["command"] == (
        "labrys train akrotiri --games 8 --seats 2 --seed x --simulations 0 --wander 0.1 --victory 0.4 "
        "--temperature 8.0 --trace 1.0 --ridge 30,100,300,1000 --held-out 0.4"
    )
    assert ["equal shares", "before", "these"] == list(made["held_out"])
    assert 8 == made["games"] < made["positions"]
    code, _, _ = labrys(*made["command"].split()[1:], "--jobs", "1", "--out", tmp_path / "again.json")
    assert (0, (tmp_path / "a.json").read_bytes()) == (code, (tmp_path / "again.json").read_bytes())


def test_what_is_said_is_how_well_it_foretells_and_how_to_try_it(tmp_path: Path):
    path = tmp_path / "w.json"

    code, out, err = labrys("train", "akrotiri", *TINY, "--out", path, "--match", "2", "--match-simulations", "1")

    assert (0, "") == (code, err)
    assert all(word in out for word in ("in place", "rival's digs", "in 2 games", "50.0 % are fair"))
    assert f"LABRYS_WEIGHTS_AKROTIRI={path}" in out


def test_an_interrupted_command_goes_on_and_ends_as_if_it_had_not_been(tmp_path: Path):
    data = tmp_path / "positions.jsonl"
    words = ["train", "akrotiri", "--simulations", "0", "--held-out", "0.4", "--jobs", "1", "--data", str(data)]
    program = [sys.executable, "-c", "from labrys.cli.main import main; main()"]

    with interruptible([*program, *words, "--games", "100000"]) as running:
        deadline = time.monotonic() + 60
        while not (data.exists() and data.read_bytes().count(b"\n") > 2):
            assert time.monotonic() < deadline, "it never began"
            time.sleep(0.02)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=60)
    kept = data.read_bytes().count(b"\n") - 1
    data.write_bytes(data.read_bytes()[:-30])

    assert (130, "") == (running.returncode, out)
    assert is_one_sentence(err)
    assert f"stopped after {kept} of 100000 games; the same command goes on" in err
    assert train(tmp_path / "a.json") == train(tmp_path / "b.json", "--data", data)
    assert max(kept, 8) == data.read_bytes().count(b"\n") - 1


def test_what_was_played_is_learned_from_again_without_playing(tmp_path: Path):
    data = tmp_path / "positions.jsonl"
    first = train(tmp_path / "a.json", "--data", data, "--seed", "x", "--seats", "3,2")
    before = data.read_bytes()

    again = train(tmp_path / "b.json", "--data", data, "--refit")
    other = train(tmp_path / "c.json", "--data", data, "--refit", "--ridge", "3", "--fresh", "--trace", "0.7")

    assert first == again != other
    assert b"--seats 3,2 --seed x" in other
    assert before == data.read_bytes()


def test_weights_are_put_in_place_only_if_that_is_wished_and_they_did_no_worse(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    place = tmp_path / "installed.json"
    monkeypatch.setattr(lessons, "weights_path", lambda _: place)
    words = ("--match", "2", "--match-simulations", "1", "--install")

    train(tmp_path / "a.json")
    assert not place.exists()
    monkeypatch.setattr("labrys.training.match.Verdict.is_worse", True)
    train(tmp_path / "a.json", *words)
    assert not place.exists()
    monkeypatch.setattr("labrys.training.match.Verdict.is_worse", False)
    train(tmp_path / "a.json", *words)
    assert (tmp_path / "a.json").read_bytes() == place.read_bytes()


@pytest.mark.parametrize("name", names())
def test_the_weights_in_place_are_of_the_facts_of_the_judge(name: str):
    found = read_weights(weights_path(name))

    assert HABITS[name].facts == found.facts
    assert learned(name) == (list(found.early), list(found.late))


def test_weights_that_are_written_are_read_back(tmp_path: Path):
    found = read_weights(weights_path("minos"))
    path = tmp_path / "w.json"
    path.write_bytes(write_weights(found))

    assert found == read_weights(path)


def test_another_file_of_weights_can_be_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    path = tmp_path / "w.json"
    learned("akrotiri")  # Kept from here on, so that other tests do not meet these weights.
    path.write_bytes(write_weights(WeightsFile(FACTS, (1.0,) * len(FACTS), (2.0,) * len(FACTS))))
    monkeypatch.setenv("LABRYS_WEIGHTS_AKROTIRI", str(path))

    assert (path, weights_path("minos")) == (weights_in_use("akrotiri"), weights_in_use("minos"))
    assert '"before"' in train(tmp_path / "a.json", "--ridge", "1e9").decode()
    assert read_weights(tmp_path / "a.json").early == pytest.approx((1.0,) * len(FACTS), abs=1e-3)


def test_a_mind_can_be_given_weights_of_its_own():
    for name in names():
        early, late = [0.5] * len(HABITS[name].facts), [0.7] * len(HABITS[name].facts)
        own, usual = minds.make_mind(game(name), 1, (early, late)).judge, minds.make_mind(game(name), 1).judge
        assert isinstance(own, Learned)
        assert isinstance(usual, Learned)
        assert ((early, late), learned(name)) == ((own.early, own.late), (usual.early, usual.late))


def test_a_fact_that_is_new_weighs_nothing_and_one_that_is_gone_is_left_out():
    found = WeightsFile(("a", "b"), (1.0, 2.0), (3.0, 4.0))

    assert ([2.0, 0.0], [4.0, 0.0]) == found.of(("b", "c"))


@pytest.mark.parametrize(
    "text",
    [
        "dear diary",
        "{}",
        '{"facts": ["a"], "early": [], "late": [1]}',
        '{"facts": ["a"], "early": [1], "late": [1e999]}',
    ],
)
def test_a_file_of_something_else_holds_no_weights(tmp_path: Path, text: str):
    path = tmp_path / "w.json"
    path.write_text(text)

    with pytest.raises(BadWeights):
        read_weights(path)
    code, out, err = labrys("train", "akrotiri", *TINY, "--out", path)
    assert (2, "", text) == (code, out, path.read_text())
    assert is_one_sentence(err)


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("chess",), "no game is called 'chess'"),
        (("akrotiri", "--seats", "two"), "numbers of players are written"),
        (("akrotiri", "--seats", "2,9"), "9"),
        (("akrotiri", "--games", "0"), "at least 1 game"),
        (("akrotiri", "--games", "1", "--simulations", "0"), "of 1 games"),
        (("akrotiri", "--simulations", "-1"), "simulations is a number, 0 or more, not -1"),
        (("akrotiri", "--wander", "1.5"), "wander is a part, from 0 to 1, not 1.5"),
        (("akrotiri", "--wander", "nan"), "wander is a part, from 0 to 1, not nan"),
        (("akrotiri", "--victory", "-0.1"), "victory is a part"),
        (("akrotiri", "--trace", "2"), "trace is a part"),
        (("akrotiri", "--temperature", "0"), "temperature is a number"),
        (("akrotiri", "--ridge", "30,0"), "ridge is a number"),
        (("akrotiri", "--ridge", "some"), "ridges are written"),
        (("akrotiri", "--match", "-2"), "match is a number"),
        (("akrotiri", "--match", "2", "--match-simulations", "0"), "match-simulations is a number, 1 or more, not 0"),
        (("akrotiri", "--match-seats", "7"), "7"),
        (("akrotiri", "--refit"), "name their file with --data"),
        (("akrotiri", "--refit", "--data", "none.jsonl"), "none.jsonl cannot be used"),
        (("akrotiri", "--out", "nowhere/w.json"), "it is no file, or in no directory"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], why: str
):
    monkeypatch.chdir(tmp_path)

    code, out, err = labrys("train", *words)

    assert (2, "") == (code, out)
    assert is_one_sentence(err)
    assert why in err
    assert [] == list(tmp_path.iterdir())


def test_weights_are_not_put_in_place_while_others_are_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """The match would be against those, and what is told of it would not be true of the ones replaced."""
    place = tmp_path / "installed.json"
    monkeypatch.setattr(lessons, "weights_path", lambda _: place)
    monkeypatch.setenv("LABRYS_WEIGHTS_AKROTIRI", str(weights_path("akrotiri")))

    code, out, err = labrys("train", "akrotiri", *TINY, "--out", tmp_path / "w.json", "--install")

    assert (2, "") == (code, out)
    assert is_one_sentence(err)
    assert "LABRYS_WEIGHTS_AKROTIRI names others" in err
    assert not place.exists()


@pytest.mark.parametrize("weight", [math.nan, math.inf])
def test_weights_that_are_no_finite_numbers_are_not_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, weight: float
):
    path = tmp_path / "w.json"

    def learn_badly(*given: Any) -> Learnt:
        learnt = learn(*given)
        return learnt._replace(late=[*learnt.late[:-1], weight])

    monkeypatch.setattr(lessons, "learn", learn_badly)
    code, _, err = labrys("train", "akrotiri", *TINY, "--out", path)

    assert (2, False) == (code, path.exists())
    assert is_one_sentence(err)
    assert "no finite numbers, so nothing is written" in err


def test_positions_of_another_training_are_refused(tmp_path: Path):
    data = tmp_path / "positions.jsonl"
    train(tmp_path / "a.json", "--data", data)
    before = data.read_bytes()

    other = labrys("train", "akrotiri", *TINY, "--data", data, "--wander", "0.2", "--out", tmp_path / "b.json")
    another = labrys("train", "minos", *TINY, "--data", data, "--refit", "--out", tmp_path / "b.json")

    assert "holds another training: its wander is 0.1, not 0.2" in other.err
    assert "holds another training: its game is 'akrotiri', not 'minos'" in another.err
    assert (2, 2, before) == (other.code, another.code, data.read_bytes())


def test_without_numpy_it_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)

    code, out, err = labrys("train", "akrotiri", *TINY)

    assert (2, "") == (code, out)
    assert "labrys[training]" in err


def test_where_there_is_no_terminal_a_line_tells_now_and_then_how_far_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("labrys.cli.reports.EVERY", 0.0)

    code, _, err = labrys("train", "akrotiri", *TINY, "--out", tmp_path / "w.json")

    assert (0, [f"akrotiri: games: {number} of 8" for number in range(1, 9)]) == (code, err.splitlines())


def test_on_a_terminal_a_bar_tells_how_far_it_is(monkeypatch: pytest.MonkeyPatch):
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setenv("TERM", "xterm")

    assert [1, 2, 3] == list(follow(iter([1, 2, 3]), "akrotiri: games", 6, 3))
    assert "akrotiri: games" in terminal.getvalue()
    assert "50%" in terminal.getvalue(), "half of it was there before"
