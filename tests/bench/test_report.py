"""The report: medians of paired ratios, whether what is wanted holds, and what could not be measured."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bench import peers, report, results, rounds
from bench.plan import COMPILED, INTERPRETED, WANTED, Part, parts
from bench.verdicts import column, spread, verdict, verdicts

ROOT = Path(__file__).parents[2]
SPEED, COPY, GROWTH = (
    next(wanted for wanted in WANTED if wanted.figure == figure)
    for figure in ("decisions_per_second", "copy_microseconds", "last_to_first")
)


def rates(*values: float, figure: str = "decisions_per_second") -> list[dict[str, float]]:
    return [{figure: value} for value in values]


def test_a_ratio_is_the_median_of_the_ratios_of_each_round():
    found = {"Akrotiri 2, compiled": rates(50, 80, 60), "Catanatron 2": rates(10, 10, 20)}

    told = verdict(SPEED, COMPILED, found)

    assert (5.0, 3.0, 8.0) == told.found
    assert (60, 10) == (told.ours, told.theirs)
    assert told.holds is True


def test_what_is_short_of_what_is_wanted_does_not_hold():
    found = {"Akrotiri 2, compiled": rates(49), "Catanatron 2": rates(10)}

    assert verdict(SPEED, COMPILED, found).holds is False


def test_of_times_the_peers_is_divided_by_ours():
    found = {
        "Akrotiri 2, interpreted": rates(2, figure="copy_microseconds"),
        "Catanatron 2": rates(12, figure="copy_microseconds"),
    }

    assert (6.0, 6.0, 6.0) == verdict(COPY, INTERPRETED, found).found


def test_growth_has_a_greatest_value_and_no_peer():
    found = {"growth Akrotiri 2, compiled": rates(1.9, 2.1, 2.3, figure="last_to_first")}

    assert verdict(GROWTH, COMPILED, found).holds is False


def test_what_was_not_measured_neither_holds_nor_fails():
    assert {None} == {row.holds for row in verdicts({})}
    assert [] == column({}, "Akrotiri 2, compiled", "decisions_per_second")


def test_a_spread_has_the_median_between_its_ends():
    assert (2, 1, 9) == spread([9, 1, 2])


def test_every_demand_is_measured_in_every_round():
    names = {part.name for part in parts()}

    for wanted in WANTED:
        assert {f"{wanted.ours}, {COMPILED}", f"{wanted.ours}, {INTERPRETED}"} <= names
        assert not wanted.peer or wanted.peer in names


def test_a_peer_that_cannot_be_installed_is_told_and_the_rest_is_measured(tmp_path, monkeypatch, capsys):
    def missing(name: str) -> Path:
        raise peers.Missing("it could not be installed")

    monkeypatch.setattr(peers, "ready", missing)
    monkeypatch.setattr(rounds, "of_build", lambda build: {"PATH": ""})
    monkeypatch.setattr(rounds, "running_build", lambda: "compiled")
    (tmp_path / "figures.json").write_text('{"decisions_per_second": 1000}')
    ours = Part("ours", "json.tool", (str(tmp_path / "figures.json"),))

    found, why = rounds.play_rounds([Part("Catanatron 2", "bench.peer_catanatron", (), "catanatron"), ours], 2)

    assert ["Catanatron: it could not be installed"] == why
    assert ["ours"] == list(found)
    assert [1000, 1000] == column(found, "ours", "decisions_per_second")


def engine(**other: object) -> dict[str, object]:
    return {
        "date": "2026-01-02",
        "is_full": True,
        "rounds": 5,
        "minutes": 9.0,
        "machine": {"processor": "abacus"},
        "versions": {"Python": "3.11"},
        "missing": ["Catanatron: it could not be installed"],
        "found": {"Akrotiri 2, compiled": rates(1000, 3000, 2000)},
    } | other


def test_the_report_says_what_could_not_be_measured():
    page = report.page({"engine": engine(), "server": {"failed": "boardgame.io: it is not here"}, "client": None})

    assert "- Not measured: Catanatron: it could not be installed." in page
    assert "Not measured: boardgame.io: it is not here." in page
    assert "Not measured: it was not run, or did not come to its end." in page
    assert "| Akrotiri, 2 players | compiled | 2,000 | 1,000..3,000 |" in page
    assert "2026-01-02: 5 interleaved rounds" in page


def test_a_trial_is_told_as_one():
    server = {"date": "2026-01-02", "is_full": False, "lines": ["| moves |"]}

    page = report.page({"engine": engine(is_full=False), "server": server, "client": None})

    assert 2 == page.count("This was a trial with fewer rounds, games or tables")


@pytest.mark.parametrize(("is_full", "written"), [(True, "speed.md"), (False, "trial.md")])
def test_only_a_full_run_writes_the_committed_report(tmp_path, monkeypatch, capsys, is_full, written):
    monkeypatch.setattr(results, "OUT", tmp_path / "out")
    monkeypatch.setattr(report, "PAGE", tmp_path / "docs" / "speed.md")
    monkeypatch.setattr(report, "TRIAL", tmp_path / "docs" / "trial.md")
    results.keep("engine", engine(is_full=is_full))

    report.main()

    assert [written] == [path.name for path in (tmp_path / "docs").iterdir()]


def test_the_committed_report_is_one_of_a_full_run_with_its_date():
    page = (ROOT / "docs" / "speed.md").read_text()

    rounds_made = re.search(r"bench/run.py`, (\d{4}-\d\d-\d\d): (\d+) interleaved rounds", page)
    assert rounds_made is not None
    assert int(rounds_made[2]) >= 5
    assert "This was a trial" not in page
