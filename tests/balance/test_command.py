from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from labrys.balance.facts import facts_of
from labrys.balance.plan import Plan
from labrys.balance.studies import study_of
from labrys.core.chance import seed_from
from labrys.core.registry import game, names
from labrys.core.table import Table
from tests.cli.program import is_one_sentence, labrys
from tools import figures_akrotiri

TINY = ("--bots", "random", "--games", "3", "--seed", "7", "--jobs", "1")
LIMITED = {"minos": ["place", "start", "ability"], "akrotiri": []}


def report_of(tmp_path: Path, *words: str) -> dict[str, Any]:
    path = tmp_path / "report.json"
    code, _, err = labrys("balance", *words, "--json", path)
    assert (0, "") == (code, err)
    report: dict[str, Any] = json.loads(path.read_text())
    return report


@pytest.mark.parametrize("name", names())
def test_a_tiny_study_of_every_game_has_table_json_and_page(tmp_path: Path, name: str):
    files = ("--out", tmp_path / "r.jsonl", "--json", tmp_path / "r.json", "--page", tmp_path / "r.html")

    code, out, err = labrys("balance", name, *TINY, *files)
    report = json.loads((tmp_path / "r.json").read_text())
    page = (tmp_path / "r.html").read_text()

    assert (0, "") == (code, err)
    digest = game(name).components_digest
    for text in (out, page):
        assert all(word in text for word in (game(name).title, "house components", digest, "random", "seed 7", "Holm"))
        assert f"labrys balance {name} --bots random --seats 2 --games 3 --seed 7" in text
    assert (name, digest, True, 3) == tuple(
        report["label"][key] for key in ("game", "components_hash", "house", "games")
    )
    assert LIMITED[name] == [family["key"] for family in report["shares"] if family["limits"]]
    assert 4 == len((tmp_path / "r.jsonl").read_text().splitlines())


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("seats", [3, 4])
def test_larger_tables_are_studied_too(tmp_path: Path, name: str, seats: int):
    report = report_of(tmp_path, name, "--bots", "random", "--games", "1", "--seats", str(seats), "--jobs", "1")

    (places,) = (family for family in report["shares"] if family["key"] == "place")
    assert ["first", "second", "third", "fourth"][:seats] == [row["thing"] for row in places["rows"]]
    assert 1.0 == pytest.approx(sum(row["wins"] for row in places["rows"]))
    assert 1 / seats == places["expected"]


@pytest.mark.parametrize("name", names())
def test_facts_are_such_that_every_thing_is_known_and_could_be_had(name: str):
    rules, plan = game(name), Plan(name, ("random", "random"), "3")
    study = study_of(rules, 2)

    for seat in (seat for number in range(3) for seat in plan.play(number).story.seats):
        assert [(family.key, 1) for family in study.shares] == [
            (one.key, len(seat.had[one.key])) for one in study.shares
        ]
        for family in study.lifts:
            had = seat.had[family.key]
            assert len(had) == len(set(had))
            assert set(had) <= set(family.things)
            assert set(had) <= set(seat.had[family.chances] if family.chances else family.things)
            assert set(family.given) <= set(seat.had)


def test_the_number_of_processes_changes_nothing(tmp_path: Path):
    one = report_of(tmp_path, "akrotiri", "--bots", "random", "--games", "4", "--jobs", "1")
    two = report_of(tmp_path, "akrotiri", "--bots", "random", "--games", "4", "--jobs", "2")

    assert one == two


def test_different_bots_take_turns_from_the_same_seed():
    plan = Plan("akrotiri", ("a", "b", "b"), "7")

    assert [("a", "b", "b"), ("b", "b", "a"), ("b", "a", "b"), ("a", "b", "b")] == [plan.seating(i) for i in range(4)]
    assert [0, 0, 0, 1] == [plan.cluster(i) for i in range(4)]


def test_equal_bots_have_a_seed_for_every_game():
    plan = Plan("akrotiri", ("a", "a"), "7")

    assert [0, 1, 2] == [plan.cluster(i) for i in range(3)]
    assert 2 == Plan("akrotiri", ("a", "b", "a", "b"), "7").turns


def test_unequal_bots_are_reported_as_such(tmp_path: Path):
    report = report_of(tmp_path, "akrotiri", "--bots", "greedy,random", "--games", "2", "--jobs", "1")

    shares = {figure["what"]: figure["value"] for figure in report["figures"]}
    assert 1.0 == pytest.approx(shares["victories of a seat of greedy"] + shares["victories of a seat of random"])


def test_akrotiris_figures_are_those_of_the_page_of_figures(tmp_path: Path):
    """The tool that writes docs/balance/akrotiri.md and the command play the same games from this seed."""
    jobs = [("random", seed_from("figures", "1", "revised", i), 2, ()) for i in range(3)]
    table = dict(
        line.strip("| ").split(" | ")[:2]
        for line in figures_akrotiri.chapter("", list(map(figures_akrotiri.facts_of, jobs)))
        if " | " in line
    )

    report = report_of(tmp_path, "akrotiri", "--bots", "random", "--games", "3", "--seed", "figures:1:revised")
    figures = {figure["what"]: figure["value"] for figure in report["figures"]}

    assert table["points"] == f"mean {figures['points']:.1f}"
    assert table["turns (all players)"] == f"mean {figures['turns (all players)']:.1f}"
    fates = [what for what in table if what.startswith(("maps received", "islands with a way", "temples"))]
    assert [table[what] for what in fates] == [f"{100 * figures[what]:.1f} %" for what in fates]


def test_options_and_components_are_told(tmp_path: Path):
    report = report_of(tmp_path, "akrotiri", *TINY, "--options", "edition=first")

    assert "first" == report["label"]["options"]["edition"]
    assert "--option edition=first" in report["label"]["command"]


@pytest.mark.parametrize(
    "words",
    [
        ("--bots", "nobody"),
        ("--bots", "random,random", "--seats", "3"),
        ("--bots", "random", "--seats", "9"),
        ("--bots", "random", "--games", "0"),
        ("--bots", "random", "--jobs", "0"),
        ("--bots", "random", "--option", "edition=third"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_sentence(words: tuple[str, ...]):
    code, out, err = labrys("balance", "akrotiri", *words)

    assert (2, "") == (code, out)
    assert is_one_sentence(err)


@pytest.mark.parametrize("what", ["--json", "--page"])
def test_a_report_replaces_a_report_and_nothing_else(tmp_path: Path, what: str):
    dear, path = tmp_path / "dear", tmp_path / "report"
    dear.write_text("dear diary")

    refused = labrys("balance", "akrotiri", *TINY, what, dear)
    first, second = (labrys("balance", "akrotiri", *TINY, what, path).code for _ in range(2))

    assert (2, "") == (refused.code, refused.out)
    assert is_one_sentence(refused.err)
    assert "dear diary" == dear.read_text()
    assert (0, 0) == (first, second)


def test_only_finished_games_are_counted():
    rules = game("akrotiri")
    with pytest.raises(AssertionError):
        facts_of(0, Table(rules, ["a", "b"]), study_of(rules, 2).tell)
