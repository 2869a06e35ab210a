"""The light check of speed: what fails it, what does not, and what it says where it cannot be made."""

from __future__ import annotations

import json
import platform
import shutil
from pathlib import Path

import pytest

from bench import check, counting
from bench.counted import WORKS, YARDSTICK
from bench.rounds import Unmeasured

A_DECISION = "Akrotiri, 2 players: a decision"
VERSION = f"{platform.python_version()} (GCC)"


def baseline(path: Path, python: str = VERSION, machine: str = platform.machine()) -> Path:
    """A baseline in which a decision costs a tenth of the yardstick, in both builds."""
    counts = {build: {YARDSTICK: 1000.0, A_DECISION: 100.0} for build in ("compiled", "interpreted")}
    made = {"date": "2026-01-01", "machine": machine}
    path.write_text(json.dumps({"made": made, "versions": {"Python": python}, "instructions": counts}))
    return path


def checked(path: Path, monkeypatch: pytest.MonkeyPatch, decision: float, yardstick: float = 1000.0) -> int:
    """The exit code if a decision of the compiled build now costs so much."""
    counts = {"compiled": {YARDSTICK: yardstick, A_DECISION: decision}, "interpreted": {YARDSTICK: 1000.0}}
    monkeypatch.setattr(check, "count_all", lambda: counts)
    return check.main([], path)


def test_a_loss_of_sixteen_percent_fails_and_says_by_how_much(tmp_path, monkeypatch, capsys):
    assert 1 == checked(baseline(tmp_path / "b.json"), monkeypatch, 116.0)
    said = capsys.readouterr().out
    assert f"{A_DECISION}, compiled needs 16.0% more instructions" in said
    assert "--renew" in said


def test_a_loss_of_fourteen_percent_passes(tmp_path, monkeypatch, capsys):
    assert 0 == checked(baseline(tmp_path / "b.json"), monkeypatch, 114.0)
    assert f"    {A_DECISION}, compiled: 114 instructions, +14.0% to the baseline\n" == capsys.readouterr().out


def test_what_the_yardstick_needs_more_as_well_is_no_loss(tmp_path, monkeypatch, capsys):
    assert 0 == checked(baseline(tmp_path / "b.json"), monkeypatch, 130.0, yardstick=1300.0)
    assert "+0.0% to the baseline" in capsys.readouterr().out


def test_what_the_yardstick_alone_needs_less_is_a_loss(tmp_path, monkeypatch):
    assert 1 == checked(baseline(tmp_path / "b.json"), monkeypatch, 100.0, yardstick=800.0)


def test_a_large_gain_asks_for_a_new_baseline(tmp_path, monkeypatch, capsys):
    assert 0 == checked(baseline(tmp_path / "b.json"), monkeypatch, 84.0)
    assert "More than 15% was won: renew the baseline" in capsys.readouterr().out


def test_a_small_gain_asks_for_nothing(tmp_path, monkeypatch, capsys):
    assert 0 == checked(baseline(tmp_path / "b.json"), monkeypatch, 86.0)
    assert "renew" not in capsys.readouterr().out


@pytest.mark.parametrize("other", [{"python": "3.10.1 (GCC)"}, {"machine": "abacus"}])
def test_a_baseline_of_another_language_or_machine_is_told_and_does_not_fail(tmp_path, monkeypatch, capsys, other):
    assert 0 == checked(baseline(tmp_path / "b.json", **other), monkeypatch, 200.0)
    said = capsys.readouterr().out
    assert "+100.0% to the baseline TOO MANY" in said
    assert "so this does not fail" in said


def test_a_work_that_the_baseline_does_not_have_is_told(tmp_path, monkeypatch, capsys):
    path = tmp_path / "b.json"
    path.write_text(baseline(path).read_text().replace(A_DECISION, "Akrotiri: a prayer"))

    assert 0 == checked(path, monkeypatch, 100.0)
    assert "The baseline does not have all works: renew it" in capsys.readouterr().out


def test_without_valgrind_one_line_says_so_and_it_succeeds(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(check, "builds", lambda: ["interpreted"])
    monkeypatch.setattr("bench.counting.shutil.which", lambda name: None)

    assert 0 == check.main([], baseline(tmp_path / "b.json"))
    assert "The speed is not checked: valgrind is not installed.\n" == capsys.readouterr().out


def test_without_valgrind_no_baseline_is_made(tmp_path, monkeypatch):
    monkeypatch.setattr(check, "builds", lambda: ["interpreted"])
    monkeypatch.setattr("bench.counting.shutil.which", lambda name: None)

    assert 1 == check.main(["--renew"], tmp_path / "b.json")
    assert not (tmp_path / "b.json").exists()


def test_without_a_compiled_engine_one_line_says_so_and_the_other_build_is_checked(monkeypatch, capsys):
    def none() -> str:
        raise Unmeasured("the compiled build: there is none (pure Python: no compiled build of these sources)")

    monkeypatch.setattr(check, "running_build", none)

    assert ["interpreted"] == check.builds()
    assert capsys.readouterr().out.startswith("The speed is not checked of the compiled build: there is none")


def test_a_baseline_has_both_builds(tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(check, "count_all", lambda: {"interpreted": {YARDSTICK: 1000.0}})

    assert 1 == check.main(["--renew"], tmp_path / "b.json")
    assert not (tmp_path / "b.json").exists()
    assert "make engine" in capsys.readouterr().err


def test_what_is_renewed_is_the_same_as_what_was_counted(tmp_path, monkeypatch, capsys):
    counts = {build: {YARDSTICK: 1000.0, A_DECISION: 100.0} for build in ("compiled", "interpreted")}
    monkeypatch.setattr(check, "count_all", lambda: counts)

    assert 0 == check.main(["--renew"], tmp_path / "b.json")
    assert 0 == check.main([], tmp_path / "b.json")
    assert 2 == capsys.readouterr().out.count("+0.0% to the baseline")


def test_the_committed_baseline_has_every_work_of_both_builds():
    committed = json.loads(check.BASELINE.read_text())

    titles = [work.title for work in WORKS]
    assert {"compiled": titles, "interpreted": titles} == {
        build: list(counts) for build, counts in committed["instructions"].items()
    }
    assert {"Python", "mypyc", "C compiler"} == set(committed["versions"])


@pytest.mark.skipif(shutil.which("valgrind") is None, reason="there is no valgrind here")
def test_valgrind_that_fails_cannot_count(monkeypatch):
    monkeypatch.setattr(counting, "units_of", lambda build: {YARDSTICK: 1})
    monkeypatch.setattr(counting, "MODULE", ("-c", "raise SystemExit(3)"))

    with pytest.raises(counting.CannotCount, match="exit code 3"):
        counting.count("interpreted")


@pytest.mark.skipif(shutil.which("valgrind") is None, reason="there is no valgrind here")
def test_only_what_lies_between_two_marks_counts(monkeypatch):
    """A small work and one of ten times as much, with much more before each of them."""
    script = """
import os
def work(times):
    for _ in range(times): pass
work(1000)
for times in (10_000, 100_000):
    work(300_000)
    os.getppid()
    work(times)
    os.getppid()
print('{"less": 1, "more": 1}')
"""
    monkeypatch.setattr(counting, "MODULE", ("-I", "-S", "-c", script))

    counts = counting.count("interpreted")

    assert 9 < counts["more"] / counts["less"] < 10.5
