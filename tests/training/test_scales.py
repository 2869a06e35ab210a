"""The tool that finds the scales of the guide of Minos."""

from __future__ import annotations

from pathlib import Path

import pytest

from labrys.arena.crew import pool_of
from labrys.bots.search.minos.scales import Scales
from tools import scales_minos
from tools.scales_minos import PLACE, find, lead, read, write


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scales_minos, "TABLES", (2,))


def test_the_scales_of_the_file_are_those_that_are_played_by():
    found, scales = read(PLACE), Scales()

    assert len(found) > 30
    assert found == {name: getattr(scales, name) for name in found}


def test_scales_that_are_written_are_read_back_and_nothing_else_changes(tmp_path: Path):
    path = tmp_path / "scales.py"
    path.write_text(PLACE.read_text(encoding="utf-8"), encoding="utf-8")
    found = {name: number + 1 for name, number in read(PLACE).items()}

    write(path, found)

    assert read(path) == pytest.approx(found, abs=0.001)
    write(path, read(PLACE))
    assert path.read_text(encoding="utf-8") == PLACE.read_text(encoding="utf-8")


def test_whoever_thinks_nothing_of_anything_but_leftovers_falls_behind():
    scales = read(PLACE)
    poor = {name: number if name == "left" else 0.01 for name, number in scales.items()}

    assert lead(scales, poor, 2, 0, "5eed") > 0 > lead(poor, scales, 2, 0, "5eed")


def test_the_same_command_finds_the_same_scales():
    with pool_of(1) as pool:
        one, same = (find(read(PLACE), 2, "5eed", pool) for _ in range(2))
        other = find(read(PLACE), 2, "other", pool)

    assert one == same
    assert one != other
    assert one.keys() == read(PLACE).keys()
    assert all(number > 0 for number in one.values())
