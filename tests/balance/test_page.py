from __future__ import annotations

import random

import msgspec
import pytest

from labrys.arena.plots import scale_for
from labrys.balance.facts import SeatFacts
from labrys.balance.page import page_of
from labrys.balance.report import Report
from tests.arena.reader import LOADING, Reader, read
from tests.balance.made_up import STUDY, THINGS, made_up_games, made_up_report


def strength(seat: SeatFacts) -> float:
    return 4.0 if THINGS[3] in seat.had["things"] else 1.0


@pytest.fixture(scope="module")
def report() -> Report:
    return made_up_report(made_up_games(300, random.Random(2), strength))


@pytest.fixture(scope="module")
def reader(report: Report) -> Reader:
    return read(page_of(report))


def test_the_page_is_well_formed_and_loads_nothing(reader: Reader):
    assert [] == reader.open
    assert set() == LOADING & set(reader.tags)
    assert [] == [value for _, value in reader.attributes if "://" in value or value.startswith("//")]
    assert [] == [name for name, _ in reader.attributes if name.startswith("on") or name in {"src", "style"}]
    assert not any(word in reader.said for word in ("@import", "url(", "javascript:"))
    assert ("content", "default-src 'none'; style-src 'unsafe-inline'") in reader.attributes


def test_its_links_stay_on_the_page(reader: Reader):
    links = [value for name, value in reader.attributes if name == "href"]

    assert links
    assert all(link.startswith("#") and link[1:] in reader.ids for link in links)


def test_it_has_plots_and_names_what_stands_out(report: Report, reader: Reader):
    assert reader.tags.count("svg") > len(THINGS)
    assert "Outside the limits" in reader.said
    assert THINGS[3] in reader.said
    assert all(row.thing in reader.said for row in report.lifts[0].rows)


def test_it_is_for_light_and_dark(reader: Reader):
    assert "prefers-color-scheme: dark" in reader.said


def test_names_with_signs_of_html_do_no_harm(report: Report):
    label = msgspec.structs.replace(report.label, title="<script>alert(1)</script>", command="a & b")

    page = page_of(msgspec.structs.replace(report, label=label))

    assert "<script" not in page
    assert "a &amp; b" in page


def test_a_report_on_hardly_anything_is_still_a_page():
    report = made_up_report(made_up_games(1, random.Random(1)), study=STUDY)

    assert "too few" in page_of(report)


@pytest.mark.parametrize("values", [[0.5, 0.5], [0.0, 0.0], [0.0, 1.0], [-0.031, 0.08, 0.0712], [0.0, 12.3]])
def test_a_scale_holds_its_values_and_has_a_few_ticks(values: list[float]):
    scale = scale_for(values)

    assert scale.low <= min(values)
    assert max(values) <= scale.high
    assert scale.low < scale.high
    assert 2 <= len(scale.ticks()) <= 8
