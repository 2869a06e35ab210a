"""Components from a file: for those who own the box and enter the printed set."""

from __future__ import annotations

from pathlib import Path

import pytest

from labrys.cli.main import run
from labrys.games.akrotiri.components import house_text


@pytest.fixture
def other_set(tmp_path: Path) -> Path:
    """A sound set that is not the house set: hard maps score 8."""
    text = (
        house_text().decode().replace('name = "house"', 'name = "mine"', 1).replace("house = true", "house = false", 1)
    )
    path = tmp_path / "mine.toml"
    path.write_text(text.replace("points = 7", "points = 8", 1))
    return path


def test_a_game_can_be_played_recorded_and_replayed_with_components_from_a_file(
    other_set: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["sim", "akrotiri", "--seats", "random,random", "--games", "1", "--jobs", "1", "--json"]
    record = str(tmp_path / "records" / "0001.jsonl")

    assert 0 == run([*words, "--components", str(other_set), "--records", str(tmp_path / "records")])
    assert '"mine"' in Path(record).read_text().splitlines()[0]
    assert 0 == run(["replay", record, "--components", str(other_set)])
    assert "mine components" in capsys.readouterr().out


def test_a_record_is_refused_without_its_components(
    other_set: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["sim", "akrotiri", "--seats", "random,random", "--games", "1", "--jobs", "1", "--json"]
    run([*words, "--components", str(other_set), "--records", str(tmp_path / "records")])
    capsys.readouterr()

    assert 2 == run(["replay", str(tmp_path / "records" / "0001.jsonl")])
    said = capsys.readouterr().err
    assert "which are not known here" in said
    assert "--components FILE" in said


def test_unsound_components_are_refused_in_one_line(
    other_set: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other_set.write_text(other_set.read_text().replace('routes = ["', 'routes = ["N ', 1))

    assert 2 == run(["play", "akrotiri", "--components", str(other_set)])
    assert 1 == capsys.readouterr().err.count("\n")
    assert 2 == run(["play", "akrotiri", "--components", str(tmp_path / "nowhere.toml")])
