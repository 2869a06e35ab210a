from __future__ import annotations

import random

import msgspec
import pytest

from labrys.arena.match import Forfeit
from labrys.arena.page import page_of
from labrys.arena.plots import bars
from labrys.arena.standings import Standings
from labrys.arena.watch import who_is_better
from tests.arena.made_up import PLAN, made_up_game, made_up_games, made_up_standings
from tests.arena.reader import LOADING, Reader, read


@pytest.fixture(scope="module")
def standings() -> Standings:
    games = made_up_games(PLAN, 60, random.Random(2), {"strong": 4.0, "middling": 2.0, "weak": 1.0})
    failed = made_up_game(PLAN, len(games) - 1, (0,), Forfeit(1, "<b>it broke</b>"))
    return made_up_standings([*games[:-1], failed], PLAN, 60)


@pytest.fixture(scope="module")
def reader(standings: Standings) -> Reader:
    return read(page_of(standings))


def test_the_page_is_well_formed_and_loads_nothing(reader: Reader):
    assert [] == reader.open
    assert set() == LOADING & set(reader.tags)
    assert [] == [value for _, value in reader.attributes if "://" in value or value.startswith("//")]
    assert [] == [name for name, _ in reader.attributes if name.startswith("on") or name in {"src", "style"}]
    assert ("content", "default-src 'none'; style-src 'unsafe-inline'") in reader.attributes
    assert "prefers-color-scheme: dark" in reader.said


def test_its_links_stay_on_the_page(reader: Reader):
    links = [value for name, value in reader.attributes if name == "href"]

    assert 6 == len(links)
    assert all(link.startswith("#") and link[1:] in reader.ids for link in links)


def test_it_has_everything_and_a_plot_for_each_row(standings: Standings, reader: Reader):
    rows = [*standings.pairings, *standings.ratings, *standings.seats]
    histograms = len(standings.pairings) + 1

    assert len(rows) + 3 + histograms == reader.tags.count("svg")
    for word in ("strong against weak", "ms a decision", "seat 1", "Length of games", "Bots that failed"):
        assert word in reader.said


def test_what_bots_say_does_no_harm(standings: Standings, reader: Reader):
    assert "<b>it broke</b>" in reader.said
    label = msgspec.structs.replace(standings.label, title="<script>alert(1)</script>")

    assert "<script" not in page_of(msgspec.structs.replace(standings, label=label))


def test_arenas_that_say_hardly_anything_are_pages_too():
    few = made_up_games(PLAN, 1, random.Random(1), {"strong": 1, "middling": 1, "weak": 1})

    for games in ([], few):
        assert [] == read(page_of(made_up_standings(games, PLAN, 1, who_is_better(2)))).open


@pytest.mark.parametrize("counts", [[(0, 1)], [(-3, 1), (4, 2)], [(-250, 3), (990, 1)], [(7, 5), (70, 1)]])
def test_bars_are_not_too_many_and_hold_all(counts: list[tuple[int, int]]):
    drawn = read(bars(counts, "title", "points", 0.0))

    assert 1 <= drawn.tags.count("rect") <= 61
    assert sum(count for _, count in counts) == sum(int(said.rpartition(": ")[2]) for said in drawn.titles)
