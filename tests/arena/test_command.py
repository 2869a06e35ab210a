from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from labrys.core.registry import game, names
from tests.cli.program import Terminal, is_one_sentence, labrys

TINY = ("--bots", "greedy,random", "--games", "4", "--seed", "7", "--jobs", "1")


def standings_of(*words: object) -> dict[str, Any]:
    code, out, err = labrys("arena", *words, "--json")
    assert (0, "") == (code, err)
    standings: dict[str, Any] = json.loads(out)
    return standings


def without_times(standings: dict[str, Any]) -> dict[str, Any]:
    for row in standings["ratings"]:
        del row["milliseconds"]
    return standings


@pytest.mark.parametrize("name", names())
def test_a_tiny_arena_of_every_game_has_table_file_records_and_page(tmp_path: Path, name: str):
    out, page, records = tmp_path / "r.jsonl", tmp_path / "r.html", tmp_path / "records"

    code, told, err = labrys("arena", name, *TINY, "--out", out, "--page", page, "--records", records)

    assert (0, "") == (code, err)
    for text in (told, page.read_text()):
        assert f"labrys arena {name} --bots greedy,random --games 4 --seed 7" in text
        assert all(word in text for word in (game(name).title, game(name).components_digest, "greedy against random"))
    assert 5 == len(out.read_text().splitlines())
    assert ["000000.jsonl", "000001.jsonl", "000002.jsonl", "000003.jsonl"] == sorted(p.name for p in records.iterdir())
    assert 0 == labrys("replay", records / "000003.jsonl").code
    assert 0 == labrys("verify", records / "000003.jsonl").code


def test_one_job_and_two_give_the_same_standings_also_where_they_stop_early():
    words = ("akrotiri", "--bots", "greedy,random", "--games", "200", "--settle", "0.3:0.7")

    one, two = (without_times(standings_of(*words, "--jobs", jobs)) for jobs in (1, 2))

    (row,) = one["pairings"]
    assert (True, "high", 16) == (row["is_early"], row["verdict"], row["games"])
    assert 0 == row["beyond"]
    one["pairings"][0]["beyond"] = two["pairings"][0]["beyond"]
    assert one == two


def test_four_players_are_one_against_three():
    standings = standings_of("akrotiri", "--bots", "greedy,random", "--seats", "4", "--games", "5", "--jobs", "1")

    (row,) = standings["pairings"]
    assert (8, 2, 0.25) == (row["games"], row["rounds"], row["fair"])
    assert 4 == len(standings["seats"])
    assert 8.0 == pytest.approx(sum(seat["wins"] for seat in standings["seats"]))


def test_what_stopped_early_is_said_so():
    code, out, _ = labrys(
        "arena", "akrotiri", "--bots", "greedy,random", "--games", "200", "--settle", "0.3:0.7", "--jobs", "1"
    )

    assert 0 == code
    assert "0.7, not 0.3 (early)" in out
    assert "1 of 1 pairings stopped early" in out
    assert "biased away from equality" in out


def test_options_are_told_and_part_of_the_question(tmp_path: Path):
    path = tmp_path / "r.jsonl"
    first = standings_of("akrotiri", *TINY, "--option", "edition=first", "--out", path)
    refused = labrys("arena", "akrotiri", *TINY, "--out", path)

    assert "first" == first["label"]["options"]["edition"]
    assert "--option edition=first" in first["label"]["command"]
    assert (2, "") == (refused.code, refused.out)
    assert is_one_sentence(refused.err)
    assert "holds another arena: its options is" in refused.err


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("--bots", "random"),
        ("--bots", "random,random"),
        ("--bots", "random,nobody"),
        ("--bots", "random,greedy", "--seats", "9"),
        ("--bots", "random,greedy", "--games", "0"),
        ("--bots", "random,greedy", "--jobs", "0"),
        ("--bots", "random,greedy", "--option", "edition=third"),
        ("--bots", "random,greedy", "--settle", "soon"),
        ("--bots", "random,greedy", "--settle", "0.7:0.6"),
        ("--bots", "random,greedy", "--settle", "0.7:nan"),
        ("--bots", "random,greedy", "127.0.0.2:6379"),
        ("--bots", "random,greedy", "--page", "/nowhere/page.html"),
        ("--bots", "random,greedy", "--out", "/nowhere/out.jsonl"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_sentence(words: tuple[str, ...]):
    code, out, err = labrys("arena", "akrotiri", *words)

    assert (2, "") == (code, out)
    assert is_one_sentence(err)


def test_a_page_replaces_a_page_and_nothing_else(tmp_path: Path):
    dear, page = tmp_path / "dear", tmp_path / "page"
    dear.write_text("dear diary")

    refused = labrys("arena", "akrotiri", *TINY, "--page", dear)
    first, second = (labrys("arena", "akrotiri", *TINY, "--page", page).code for _ in range(2))

    assert (2, "dear diary") == (refused.code, dear.read_text())
    assert (0, 0) == (first, second)


def test_a_folder_with_other_records_is_refused_before_anything_is_played(tmp_path: Path):
    records = tmp_path / "records"
    words = ("arena", "akrotiri", "--bots", "greedy,random", "--games", "2", "--jobs", "1", "--records", records)
    labrys(*words, "--seed", "7")
    before = {path.name: path.read_bytes() for path in records.iterdir()}

    again, other = labrys(*words, "--seed", "7"), labrys(*words, "--seed", "8", "--out", tmp_path / "r.jsonl")

    assert (0, 2, "") == (again.code, other.code, other.out)
    assert is_one_sentence(other.err)
    assert "000000.jsonl is there already and is no record of this game" in other.err
    assert before == {path.name: path.read_bytes() for path in records.iterdir()}
    assert not (tmp_path / "r.jsonl").exists()


def test_a_record_with_other_moves_under_the_name_of_a_game_is_found(tmp_path: Path):
    """Seats and seed are those of the game, as after a change of a bot: only what was played differs."""
    records, path = tmp_path / "records", tmp_path / "r.jsonl"
    words = ("arena", "akrotiri", *TINY, "--records", records, "--out", path)
    labrys(*words)
    last, lost = records / "000003.jsonl", records / "000000.jsonl"
    header, *entries = last.read_bytes().splitlines(keepends=True)
    last.write_bytes(b"".join([header, *entries[:5]]))
    lost.unlink()

    code, out, err = labrys(*words)

    assert (2, "") == (code, out)
    assert is_one_sentence(err)
    assert "000003.jsonl is there already" in err
    assert not lost.exists(), "nothing is written beside games of others"


def test_a_game_whose_moves_are_damaged_is_told_when_its_record_is_wanted(tmp_path: Path):
    path = tmp_path / "r.jsonl"
    labrys("arena", "akrotiri", *TINY, "--out", path)
    path.write_text(path.read_text().replace(r"\ndraw T", r"\ndraw X", 1))

    code, out, err = labrys("arena", "akrotiri", *TINY, "--out", path, "--records", tmp_path / "records")

    assert (2, "") == (code, out)
    assert is_one_sentence(err)
    assert "cannot be written as a record" in err


def test_a_bar_tells_how_far_the_games_have_come(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("TERM", "xterm")
    terminal = Terminal()

    code, out, _ = labrys("arena", "akrotiri", *TINY, err=terminal)

    assert (0, True) == (code, "random" in out)
    assert "akrotiri" in terminal.getvalue()
    assert "100%" in terminal.getvalue()


def test_where_there_is_no_terminal_a_line_tells_now_and_then_how_many_games_were_played(
    monkeypatch: pytest.MonkeyPatch,
):
    monkeypatch.setattr("labrys.cli.reports.EVERY", 0.0)

    code, _, err = labrys("arena", "akrotiri", *TINY)

    assert (0, [f"akrotiri: {number} of 4" for number in range(1, 5)]) == (code, err.splitlines())
