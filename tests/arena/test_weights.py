"""Weights of one's own are part of what played: their games are told apart, and never played without them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from labrys.arena.sources import sources
from labrys.bots.search import minds
from labrys.bots.search.minds import weights_path
from tests.cli.program import is_one_sentence, labrys

TINY = ("--bots", "novice,random", "--games", "2", "--seed", "7", "--jobs", "1")
HERE = ("--seconds-a-decision", "0")


@pytest.fixture
def named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file of other weights that is named for Akrotiri."""
    path = tmp_path / "mine.json"
    found = json.loads(weights_path("akrotiri").read_text())
    path.write_text(json.dumps({**found, "early": [-weight for weight in found["early"]]}))
    monkeypatch.setattr(minds, "_learned", {})
    monkeypatch.setenv("LABRYS_WEIGHTS_AKROTIRI", str(path))
    return path


def test_without_other_weights_the_sources_are_those_of_the_files(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv("LABRYS_WEIGHTS_AKROTIRI", raising=False)

    assert sources("akrotiri") == sources("minos")
    assert "+" not in sources("akrotiri")


def test_other_weights_are_told_in_the_sources_of_their_game_alone(named: Path):
    assert sources("akrotiri").startswith(f"{sources('minos')}+")


def test_games_with_other_weights_in_one_file_are_told(named: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    out = tmp_path / "r.jsonl"
    first = labrys("arena", "akrotiri", *TINY, "--out", out, *HERE)
    assert "LABRYS_WEIGHTS_AKROTIRI=mine.json labrys arena akrotiri" in first.out
    assert "states of engine" not in first.out
    monkeypatch.delenv("LABRYS_WEIGHTS_AKROTIRI")
    monkeypatch.setattr(minds, "_learned", {})

    second = labrys("arena", "akrotiri", *TINY, "--out", out, "--games", "4", *HERE)

    assert (0, 0) == (first.code, second.code)
    assert "played by 2 states of engine, bots and weights" in second.out.replace("\n", " ")


def test_a_cluster_does_not_play_without_the_weights_that_were_named(named: Path):
    code, out, err = labrys("arena", "akrotiri", *TINY, "--ray")

    assert (2, "") == (code, out)
    assert is_one_sentence(err)
    assert "LABRYS_WEIGHTS_AKROTIRI is of this machine alone" in err


@pytest.mark.parametrize("text", [None, "dear diary", "[]", '{"early": [1], "late": [2]}'])
def test_weights_that_cannot_be_used_are_refused_before_anything_is_played(named: Path, text: str | None):
    named.unlink() if text is None else named.write_text(text)

    code, out, err = labrys("arena", "akrotiri", *TINY)

    assert (2, "") == (code, out)
    assert is_one_sentence(err)
    assert "LABRYS_WEIGHTS_AKROTIRI names" in err
