"""The page of figures of Minos says what its reports say, and corrects what it puts together from them."""

from __future__ import annotations

import json
from math import erfc, sqrt
from pathlib import Path
from typing import Any

import pytest

from labrys.balance.words import chance
from tests.cli.program import labrys
from tools.figures_minos import FAMILIES, LIFTS, page

Row = dict[str, Any]


@pytest.fixture(scope="module")
def reports(tmp_path_factory: pytest.TempPathFactory) -> list[Row]:
    return [report(tmp_path_factory.mktemp("reports") / f"{seats}.json", seats) for seats in (2, 3)]


def report(path: Path, seats: int) -> Row:
    words = ("minos", "--bots", "random", "--games", "25", "--seats", seats, "--option", "setup=random", "--jobs", "1")
    assert 0 == labrys("balance", *words, "--json", path).code
    made: Row = json.loads(path.read_text())
    return made


def rows_of(text: str, heading: str) -> list[list[str]]:
    """The cells of the tables of a chapter."""
    chapter = text.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    return [[cell.strip() for cell in line.split("|")[1:-1]] for line in chapter.splitlines() if line.startswith("| ")]


def test_a_share_has_the_corrected_p_of_its_report(reports: list[Row]):
    text = page(reports)

    for one in reports:
        told = {row[0]: row[4] for row in rows_of(text, f"{one['label']['players']} players") if row[0]}
        rows = [row for family in one["shares"] if family["key"] in FAMILIES for row in family["rows"]]
        assert {row["thing"]: chance(row["p_corrected"]) for row in rows} == told


def test_lifts_put_together_are_corrected_over_all_lifts_of_the_page(reports: list[Row]):
    """Against a count of its own: Holm's value is the largest p times those not smaller, of all not larger ones."""
    for at, row in enumerate(lift_rows(reports)):
        # 25 games of random bots leave most without a lift. Now all but every tenth row have one, some of them sure.
        row.update({"above": 0.001 * (at % 50), "error": 0.01} if at % 10 else {"above": None, "error": None})
    text = page(reports)

    told: dict[str, str] = {}
    for title in {family["title"] for family in reports[0]["lifts"] if family["key"] in LIFTS}:
        told |= {row[0]: row[5] for row in rows_of(text, title) if row[0]}

    chances = raw_chances(reports)
    assert len(chances) > 100
    for thing, p in chances.items():
        smaller = [other for other in chances.values() if other <= p]
        holm = max(other * sum(each >= other for each in chances.values()) for other in smaller)
        assert chance(min(1.0, holm)) == told.pop(thing)
    assert set(told.values()) <= {""}
    assert any(p < 0.05 < 1.0 == min(1.0, p * len(chances)) for p in chances.values()), "what was only luck is seen so"


def lift_rows(reports: list[Row]) -> list[Row]:
    return [
        row
        for one in reports
        for family in one["lifts"]
        if family["key"] in LIFTS
        for row in family["rows"]
        if row["chances"]
    ]


def raw_chances(reports: list[Row]) -> dict[str, float]:
    """By thing: how likely a lift is by luck, from the lifts of its reports, each weighed by its error."""
    found: dict[str, list[tuple[float, float]]] = {}
    for row in lift_rows(reports):
        if row["above"] is not None:
            found.setdefault(row["thing"], []).append((row["above"], row["error"]))
    chances = {}
    for thing, known in found.items():
        weights = [1 / error**2 for _, error in known]
        mean = sum(weight * above for weight, (above, _) in zip(weights, known, strict=True)) / sum(weights)
        chances[thing] = erfc(abs(mean) * sqrt(sum(weights)) / sqrt(2))
    return chances
