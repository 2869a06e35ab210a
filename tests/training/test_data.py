"""The file of positions: who may write it, what may stand in it, and that all of it is learned from."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from labrys.arena.results import BadResults
from labrys.bots.search.akrotiri.judge import FACTS
from labrys.training.ledger import Positions, heading_of, read_positions
from labrys.training.selfplay import Plan
from tests.cli.program import is_one_sentence, labrys
from tests.training.program import TINY, train


def test_all_games_are_learned_from_also_beyond_a_gap(tmp_path: Path):
    data, place = tmp_path / "positions.jsonl", tmp_path / "b.json"
    train(tmp_path / "a.json", "--data", data)
    heading, *lines = data.read_bytes().splitlines(keepends=True)
    data.write_bytes(b"".join([heading, *lines[:2], *lines[3:]]))

    train(place, "--data", data, "--refit")

    made = json.loads(place.read_text())["made"]
    assert 7 == made["games"]
    assert made["command"].endswith(" --refit --data positions.jsonl"), "played anew, there would be no gap"


@pytest.mark.parametrize("is_refit", [True, False])
def test_two_trainings_do_not_write_one_file_and_learning_again_writes_none(tmp_path: Path, is_refit: bool):
    data = tmp_path / "positions.jsonl"
    train(tmp_path / "a.json", "--data", data)
    before = data.read_bytes()
    writer = Positions(heading_of(Plan("akrotiri", (2,), "0", 0, 0.1)), data)

    words = ("--data", data, "--out", tmp_path / "b.json", *(["--refit"] if is_refit else []))
    code, _, err = labrys("train", "akrotiri", *TINY, *words)
    writer.close()

    assert (0 if is_refit else 2, before) == (code, data.read_bytes())
    assert is_refit or "is being written by another command" in err


def test_very_many_games_may_be_asked_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """They are not counted out beforehand: that would take all memory, and nobody could stop it."""
    data = tmp_path / "positions.jsonl"
    monkeypatch.setattr("labrys.cli.reports.Stopping.__call__", lambda _: data.read_bytes().count(b"\n") > 2)

    words = ("--games", 10**14, "--simulations", "0", "--jobs", "1", "--data", data, "--out", tmp_path / "w.json")
    code, _, err = labrys("train", "akrotiri", *words)

    assert 130 == code
    assert f"stopped after 2 of {10**14} games" in err


@pytest.mark.parametrize(
    ("fields", "why"),
    [
        ({"positions": []}, "it has no position"),
        ({"victories": [1.0]}, "victories and points are not those of 2 seats"),
        ({"victories": [1.0, 1.0]}, "do not make one"),
        ({"victories": [2.0, -1.0]}, "do not make one"),
        ({"points": []}, "victories and points are not those of 2 seats"),
        ({"points": [10**400, 3]}, "nobody has so many points"),
        ({"number": 10**25}, "which no plan has"),
        ({"positions": [[0, 0.5, [[0.0], [1.0]]]]}, f"position 0 has not {len(FACTS)} facts of each of 2 seats"),
        ({"positions": [[0, 0.5, [[0.0] * len(FACTS)]]]}, "of each of 2 seats"),
        ({"positions": [[0, 1e300, [[0.0] * len(FACTS)] * 2]]}, "is seen by no seat, or at no time of the game"),
        ({"positions": [[2, 0.5, [[0.0] * len(FACTS)] * 2]]}, "is seen by no seat, or at no time of the game"),
        ({"positions": [[0, 0.5, [[1e300] * len(FACTS)] * 2]]}, "has facts beyond all measure"),
    ],
)
@pytest.mark.parametrize("is_refit", [True, False])
def test_a_game_that_was_not_played_so_is_not_learned_from(
    tmp_path: Path, fields: dict[str, Any], why: str, is_refit: bool
):
    data = tmp_path / "positions.jsonl"
    plan = Plan("akrotiri", (2,), "0", 0, 0.1)
    line = json.loads(msgspec.json.encode(plan.play(0)))
    data.write_bytes(msgspec.json.encode(heading_of(plan)) + b"\n" + json.dumps({**line, **fields}).encode() + b"\n")

    words = ("--data", data, "--out", tmp_path / "w.json", *(["--refit"] if is_refit else []))
    code, out, err = labrys("train", "akrotiri", *TINY, *words)

    assert (2, "") == (code, out)
    assert is_one_sentence(err)
    assert "line 2" in err
    assert why in err


def test_positions_of_no_table_are_refused(tmp_path: Path):
    data = tmp_path / "positions.jsonl"
    heading = heading_of(Plan("akrotiri", (2,), "0", 0, 0.1))
    for seats in ((), (9,)):
        data.write_bytes(msgspec.json.encode(msgspec.structs.replace(heading, seats=seats)) + b"\n")
        with pytest.raises(BadResults, match="nobody plays akrotiri"):
            read_positions(data, "akrotiri")
