"""The report in the terminal leaves out what nobody would read there, and says so."""

from __future__ import annotations

import random
from collections.abc import Sequence

import msgspec
import pytest

from labrys.balance.report import Report
from labrys.cli.balance_table import print_report
from tests.balance.made_up import THINGS, made_up_games, made_up_report

WHERE = "are left out, and are in the reports of --json and --page."


def printed(report: Report, capsys: pytest.CaptureFixture[str]) -> str:
    print_report(report)
    return " ".join(capsys.readouterr().out.split())


def without_lifts(report: Report, things: Sequence[str]) -> Report:
    replace = msgspec.structs.replace
    (family,) = report.lifts
    rows = [replace(row, above=None, p=None, p_corrected=None) if row.thing in things else row for row in family.rows]
    return replace(report, lifts=(replace(family, rows=tuple(rows)),))


@pytest.fixture(scope="module")
def report() -> Report:
    return made_up_report(made_up_games(300, random.Random(1)))


def test_of_a_long_family_it_is_said_how_many_are_left_out_and_where_they_are(
    report: Report, capsys: pytest.CaptureFixture[str]
):
    text = printed(report, capsys)

    assert f"Shown are 12 of 24: 12 with lifts between these {WHERE}" in text
    assert 12 == sum(f"{thing} " in text.partition("Things had")[2] for thing in THINGS)


@pytest.mark.parametrize(
    ("without", "said"),
    [
        (4, f"Shown are 12 of 24: 8 with lifts between these, and 4 without a lift {WHERE}"),
        (18, f"Shown are 6 of 24: 18 without a lift {WHERE}"),
        (24, f"None of 24 is shown: 24 without a lift {WHERE}"),
    ],
)
def test_things_without_a_lift_are_counted_too(
    report: Report, without: int, said: str, capsys: pytest.CaptureFixture[str]
):
    text = printed(without_lifts(report, THINGS[:without]), capsys)

    assert "Things had" in text
    assert said in text


def test_where_all_are_shown_nothing_is_said(report: Report, capsys: pytest.CaptureFixture[str]):
    (family,) = report.lifts
    short = msgspec.structs.replace(family, rows=family.rows[:12])

    assert "left out" not in printed(msgspec.structs.replace(report, lifts=(short,)), capsys)
