from __future__ import annotations

import lzma
import random
import re
from collections.abc import Container
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

from labrys.arena.ledger import ArenaResults, heading_of, read_results
from labrys.arena.plan import Finished, Plan
from labrys.arena.results import BadResults
from labrys.bots.registry import bot_names
from labrys.core.compact import unpacked
from labrys.core.registry import game, names
from labrys.core.table import digest
from tests.arena.made_up import made_up_game
from tools.ladder import PAGE, kept, page_of

STRENGTHS = {"random": 1.0, "greedy": 3.0, "new": 9.0}


def results(path: Path, *bots: str, rounds: int = 5, seats: int = 2, without: Container[int] = ()) -> Path:
    """A file of made-up games: who wins follows from the round, so that the same game ends alike in every file."""
    plan = Plan("akrotiri", bots, seats, "0")
    lines = [_game(plan, number) for number in range(plan.games(rounds)) if number not in without]
    return written(path, heading_of(plan, game("akrotiri")), *lines)


def _game(plan: Plan, number: int) -> Finished:
    seats, seed = plan.seating(number)
    (winner,) = random.Random(seed).choices(range(plan.seats), [STRENGTHS[bot] for bot in seats])
    line = made_up_game(plan, number, (winner,))
    # A final state is that of its game, whatever number that has in an arena.
    digest = f"{seed} {line.seat}"
    record = line.record.replace(f'"digest":"{line.digest}"', f'"digest":"{digest}"')
    return msgspec.structs.replace(line, digest=digest, record=record)


def written(path: Path, *lines: msgspec.Struct) -> Path:
    path.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    return path


def row_of(page: str, pairing: str) -> list[str]:
    """The cells of a pairing."""
    (row,) = [line for line in page.splitlines() if line.startswith(f"| {pairing} |")]
    return row.strip("| ").split(" | ")


def test_the_page_has_all_bots_with_games_and_the_command(tmp_path: Path):
    page = page_of([results(tmp_path / "a", "random", "greedy")])

    assert "## Akrotiri, 2 players" in page
    assert all(f"| {bot} |" in page for bot in ("random", "greedy"))
    assert "10 games" in page
    assert "labrys arena akrotiri --bots random,greedy --games 10 --settle never --seed 0" in page


def test_a_bot_that_comes_later_joins_the_others(tmp_path: Path):
    """Games that are in both files count once."""
    first, later = results(tmp_path / "a", "random", "greedy"), results(tmp_path / "b", "random", "greedy", "new")

    together = page_of([first, later])

    assert "30 games" in together
    assert 1 == together.count("## Akrotiri")
    assert "Never met" not in together


def test_bots_that_never_met_and_bots_that_are_missing_are_named(tmp_path: Path):
    page = page_of([results(tmp_path / "a", "random", "new"), results(tmp_path / "b", "greedy", "new")])

    assert "Never met: random and greedy." in page
    others = ", ".join(name for name in bot_names("akrotiri") if name != "random")
    assert f"Not in this table: {others}." in page_of([results(tmp_path / "c", "random", "new")])


def test_unequal_numbers_of_games_are_told(tmp_path: Path):
    page = page_of([results(tmp_path / "a", "random", "new"), results(tmp_path / "b", "greedy", "new", rounds=3)])

    assert "different numbers of games" in page


def test_a_game_that_is_missing_costs_its_round_and_no_other(tmp_path: Path):
    """The rounds after it count, and the page says what was left out."""
    whole = page_of([results(tmp_path / "a", "random", "greedy")])
    page = page_of([results(tmp_path / "b", "random", "greedy", without={3})])

    assert ["10", "8"] == [row_of(each, "random against greedy")[1] for each in (whole, page)]
    assert "- 1 game is left out, because not all games of the round are there.\n" in page
    assert "- Of the command not all games are counted: random against greedy 8 of 10.\n" in page
    assert "--games 10 --settle never" in page
    assert "left out" not in whole
    assert "not all" not in whole


def test_a_last_round_that_is_not_whole_is_no_part_of_the_command(tmp_path: Path):
    page = page_of([results(tmp_path / "a", "random", "greedy", without={9})])

    assert "--games 8 --settle never" in page
    assert "1 game is left out" in page
    assert "not all games are counted" not in page


def test_a_round_of_four_is_whole_with_four_games(tmp_path: Path):
    page = page_of([results(tmp_path / "a", "random", "greedy", rounds=3, seats=4, without={1, 2, 11})])

    assert "4" == row_of(page, "random against 3 of greedy")[1]
    assert "3 games are left out" not in page
    assert "5 games are left out" in page
    assert "--seats 4 --games 8 --settle never" in page


def test_pairings_that_were_not_played_to_the_number_of_the_command_are_named(tmp_path: Path):
    plan = Plan("akrotiri", ("random", "greedy", "new"), 2, "0")
    absent = {n for n in range(plan.games(5)) if str(plan.place(n)[0]) == "greedy against new" and plan.place(n)[1] > 2}

    page = page_of([results(tmp_path / "a", *plan.bots, without=absent)])

    assert "26 games" in page
    assert "--games 10 --settle never" in page
    assert "- Of the command not all games are counted: greedy against new 6 of 10.\n" in page


def test_all_bots_with_few_games_and_two_of_them_with_many_come_out_right(tmp_path: Path):
    """Every game counts once, in whichever order the files are named, and the commands of all files are there."""
    every = results(tmp_path / "a", "random", "greedy", "new", rounds=5)
    some = results(tmp_path / "b", "random", "new", rounds=12)
    few = results(tmp_path / "c", "random", "new", rounds=2)
    alone = page_of([some])

    page, other = page_of([every, some, few]), page_of([few, some, every])

    assert "44 games" in page
    assert ["10", "24", "10"] == [
        row_of(page, pairing)[1] for pairing in ("random against greedy", "random against new", "greedy against new")
    ]
    assert row_of(alone, "random against new") == row_of(page, "random against new")
    for words in ("random,greedy,new --games 10", "random,new --games 24", "random,new --games 4"):
        assert 1 == page.count(f"labrys arena akrotiri --bots {words} --settle never --seed 0")
    assert "Pairings have different numbers of games." in page
    assert "not all games are counted" not in page
    assert "left out" not in page
    assert "differently" not in page
    assert page.splitlines()[-2] == other.splitlines()[-2], "the digest of the games"


def test_a_file_of_two_bots_fills_the_gap_of_a_file_of_all(tmp_path: Path):
    plan = Plan("akrotiri", ("random", "greedy", "new"), 2, "0")
    absent = {n for n in range(plan.games(5)) if str(plan.place(n)[0]) == "random against new"}
    every = results(tmp_path / "a", *plan.bots, without=absent)

    page = page_of([every, results(tmp_path / "b", "random", "new", rounds=3)])

    assert "6" == row_of(page, "random against new")[1]
    assert "- Of command 1 not all games are counted: random against new 6 of 10.\n" in page


def test_a_game_that_was_played_differently_in_two_files_is_told(tmp_path: Path):
    plan = Plan("akrotiri", ("random", "greedy"), 2, "0")
    heading = heading_of(plan, game("akrotiri"))
    first = written(tmp_path / "a", heading, made_up_game(plan, 0, (0,)), made_up_game(plan, 1, (0,)))
    later = written(tmp_path / "b", heading, made_up_game(plan, 0, (0,)), made_up_game(plan, 1, (1,)))

    page = page_of([first, later])

    assert ["2", "2"] == row_of(page, "random against greedy")[1:3], "of the later file"
    assert "- 1 game is in several files and played differently there: the file named last counts.\n" in page


@pytest.mark.parametrize(
    "fields",
    [
        {},
        {"bots": ("random",)},
        {"game": "chess"},
        {"rules": 99},
        {"options": {}},
        {"options": {"colour": "red"}},
        {"seats": 9},
    ],
)
def test_a_file_of_no_game_that_can_be_shown_is_refused_in_words(tmp_path: Path, fields: dict[str, Any]):
    heading = heading_of(Plan("akrotiri", ("random", "greedy"), 2, "0"), game("akrotiri"))

    with pytest.raises(BadResults):
        page_of([written(tmp_path / "a", msgspec.structs.replace(heading, **fields))])


def test_without_one_whole_round_there_is_nothing_to_show(tmp_path: Path):
    with pytest.raises(BadResults, match="not one whole round"):
        page_of([results(tmp_path / "b", "random", "greedy", rounds=1, without={1})])


def test_bots_in_another_order_are_refused(tmp_path: Path):
    with pytest.raises(BadResults, match="same order"):
        page_of([results(tmp_path / "a", "random", "new"), results(tmp_path / "b", "new", "random")])


def test_a_file_of_something_else_is_refused(tmp_path: Path):
    path = tmp_path / "diary"
    path.write_text("dear diary\n")

    with pytest.raises(BadResults, match="no file of results"):
        page_of([path])


def packed(path: Path) -> Path:
    there = path.with_suffix(".jsonl.xz")
    there.write_bytes(lzma.compress(path.read_bytes()))
    return there


def test_a_packed_file_is_read_like_any_other(tmp_path: Path):
    plain = results(tmp_path / "a", "random", "greedy")

    assert page_of([plain]) == page_of([packed(plain)])


def test_no_game_is_added_to_a_packed_file(tmp_path: Path):
    there = packed(results(tmp_path / "a", "random", "greedy"))
    before = there.read_bytes()

    with pytest.raises(BadResults, match="unpack it first"):
        ArenaResults(heading_of(Plan("akrotiri", ("random", "greedy"), 2, "0"), game("akrotiri")), there)
    assert before == there.read_bytes()


def test_a_packed_file_that_is_damaged_is_refused(tmp_path: Path):
    there = packed(results(tmp_path / "a", "random", "greedy"))
    there.write_bytes(there.read_bytes()[:-20])

    with pytest.raises(BadResults, match="cannot be unpacked"):
        page_of([there])


def test_the_published_page_is_that_of_the_games_that_are_kept():
    def of_any_version(page: str) -> str:
        return re.sub(r"Labrys \S+\. A game", "Labrys. A game", page)

    assert of_any_version(PAGE.read_text(encoding="utf-8")) == of_any_version(page_of(kept()))


@cache
def published(table: str) -> str:
    """The chapter of the published page on a table."""
    _, *chapters = PAGE.read_text(encoding="utf-8").split("\n## ")
    (chapter,) = [chapter for chapter in chapters if chapter.startswith(f"{table}\n")]
    return chapter


@pytest.mark.parametrize("name", names())
def test_the_published_page_has_every_bot_of_a_game_at_its_table_of_two(name: str):
    chapter = published(f"{game(name).title}, 2 players")
    ratings = chapter.partition("\n| bot |")[2].partition("\n\n")[0]

    assert set(bot_names(name)) == {row.split(" | ")[0].strip("| ") for row in ratings.splitlines()[2:]}


@pytest.mark.parametrize(
    ("weaker", "stronger", "most", "highest"),
    [
        ("novice", "sailor", 30.0, 40.0),
        ("sailor", "captain", 30.0, 40.0),
        ("captain", "minos", 30.0, 40.0),
        ("greedy", "captain", 15.0, 100.0),
        ("random", "captain", 0.5, 100.0),
    ],
)
@pytest.mark.parametrize("name", names())
def test_a_level_is_as_much_stronger_than_the_one_below_as_it_should_be(
    name: str, weaker: str, stronger: str, most: float, highest: float
):
    games, _, share, interval = row_of(published(f"{game(name).title}, 2 players"), f"{weaker} against {stronger}")[1:5]

    assert int(games) >= 400
    assert float(share.removesuffix(" %")) <= most
    assert float(interval.split(" to ")[1]) < highest


@pytest.mark.parametrize(("weaker", "stronger"), [("novice", "sailor"), ("sailor", "captain"), ("captain", "minos")])
def test_a_level_takes_its_part_of_the_tables_with_three_of_the_one_below(weaker: str, stronger: str):
    games, _, share = row_of(published(f"{game('minos').title}, 4 players"), f"{stronger} against 3 of {weaker}")[1:4]

    assert int(games) >= 400
    assert float(share.removesuffix(" %")) >= 40.0


@pytest.mark.parametrize("path", kept(), ids=lambda path: path.name)
def test_kept_games_are_games_by_the_rules_of_today(path: Path):
    """One of each file: every move of its record is legal, and it ends as the table says."""
    _, lines = read_results(path)
    line = random.Random(path.name).choice(lines)
    table = unpacked(line.record.encode())

    assert table.is_over
    assert line.digest == digest(table.game, table.state)


@pytest.mark.parametrize("path", kept(), ids=lambda path: path.name)
def test_kept_games_are_those_that_the_bots_of_today_play(path: Path):
    """One of each file, played again: a level that is changed needs games of its own on the page."""
    asked, lines = read_results(path)
    line = random.Random(f"again {path.name}").choice(lines)
    again = Plan(asked.game, asked.bots, asked.seats, asked.seed, asked.options).play(line.number)

    assert (line.digest, line.record) == (again.digest, again.record)
