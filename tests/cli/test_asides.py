"""What can be said besides moves, and how forgiving the reading of moves is."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest

from labrys.cli import hinting
from labrys.cli.session import HINTED, LOADED, UNDONE
from labrys.core import record
from labrys.core.registry import game
from labrys.games.akrotiri.options import VALUES
from tests.cli.games import put, text_of
from tests.cli.program import labrys
from tests.cli.test_play import PLAY, SETUP, said

FIRST_TURN = SETUP + "lay 0,-2 e\n1\n"
"""To the actions of the first turn."""


def answer(out: str, line: str) -> str:
    """What was said to a line, until the next was asked for."""
    return out.rpartition(f"> {line}\n")[2].partition("\n> ")[0]


def test_a_dock_can_be_typed_as_the_number_on_the_map():
    """Docks are numbered, Thera's first."""
    out = said(f"lay 0,-1 n\n1\n1\nberth 2\n{'lay 0,-2 e'}\n1\nwhy sail 1\nwhy sail 2\nwhy sail 99\n")

    assert "You placed the boat at thera/2." in out
    assert "thera/1" in answer(out, "why sail 1")
    assert "your boat lies at thera/2 already" in answer(out, "why sail 2")
    assert "there is no dock '99'" in answer(out, "why sail 99")


def test_a_boat_sails_to_the_dock_with_the_number():
    out = said(FIRST_TURN)
    choice = re.findall(r"sail (\S+) +(?:route|portage) to dock (\d+)", out)
    assert choice, "the first choices lead somewhere"
    name, number = choice[-1]

    assert f"to {name}" in answer(said(f"{FIRST_TURN}sail {number}\n"), f"sail {number}")


def test_choices_to_sail_say_by_which_way():
    rows = [line for line in said(FIRST_TURN).splitlines() if re.match(r" +\d+  sail ", line)]

    assert rows
    assert all("  route to " in row or "  portage to " in row for row in rows)


@pytest.mark.parametrize("lines", ["LAY 0,-1 E\nCube Green nw\n1\nBERTH THERA/1\n", "Lay 0,-1\nE\ncube green Nw\n"])
def test_capitals_make_no_difference(lines: str):
    out = said(lines)

    assert "You laid tile" in out
    assert "You placed a green cube on 0,-1/NW" in out


def test_words_have_short_forms():
    out = said("?\nH\nHELP\nq\n")

    assert 4 == out.count("  sites        where your maps point")
    assert out.endswith("> q\nGood-bye.\n")
    assert said("EXIT\n").endswith("Good-bye.\n")


def test_an_unknown_word_is_answered_with_the_words_possible_now():
    out = said("fly home\nwhy fly\ndraw T07\nfirst 0\nsail\n\x1b[2J\n")

    assert "'fly' is not possible now; there is lay. `help` lists the words." in answer(out, "fly home")
    assert answer(out, "why fly") == answer(out, "fly home")
    for line in ("draw T07", "first 0", "sail"):
        assert "draw," not in answer(out, line)
        assert "lay" in answer(out, line)


def test_loading_where_there_is_nothing_says_so():
    out = said(f"{FIRST_TURN}load\nload blue blue\n")

    assert "There is nothing to load" in answer(out, "load")
    assert "rule A6.4" in answer(out, "load blue blue")


def test_why_takes_the_number_of_a_choice():
    out = said("why 1\nwhy 99\nwhy\nlay 0,-1\nwhy 2\n")

    assert "All 4 ways to go on with `lay 0,-1` are legal." in answer(out, "why 1")
    assert "There are choices 1 to 8." in answer(out, "why 99")
    assert "why needs a move" in answer(out, "why")
    assert "It is legal: lay 0,-1 e" in answer(out, "why 2")


def test_sites_says_where_maps_point_or_what_they_lack():
    """A7.3: by the points of the compass."""
    out = said(f"sites\n{SETUP}sites\n")
    said_of = out.rpartition("> sites\n")[2]

    assert "You have no maps in hand." in out
    assert 2 == len(re.findall(r"^[EMH]\d\d wants \d ", said_of, re.MULTILINE))
    assert re.search(r"closest: \S+ on [A-Z]+ lacks \d \w+ in the (north|east|south|west)", said_of)


def test_an_unsaved_game_is_left_only_when_told_twice(tmp_path: Path):
    once, twice = said(f"{SETUP}quit\nhand\n"), said(f"{SETUP}quit\nquit\nhand\n")

    assert "The game is not saved: `save FILE` keeps it" in answer(once, "quit")
    assert "tile T" in answer(once, "hand")
    assert twice.endswith("> quit\nThe game was not saved.\nGood-bye.\n")
    assert said(f"{SETUP}save {tmp_path / 'game'}\nquit\n").endswith("> quit\nGood-bye.\n")
    assert said(f"{SETUP}save {tmp_path / 'other'}\nlay 0,-2 e\n").endswith("The game was not saved.\nGood-bye.\n")


def test_the_end_of_input_and_interrupts_leave_at_once_and_say_what_is_lost():
    class Interrupted(io.StringIO):
        def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # as StringIO itself has it
            line = super().readline()
            if not line:
                raise KeyboardInterrupt
            return line

    for stdin in (io.StringIO(SETUP), Interrupted(SETUP)):
        code, out, err = labrys(*PLAY, stdin=stdin)
        assert (0, "") == (code, err)
        assert out.endswith("The game was not saved.\nGood-bye.\n")


@pytest.mark.parametrize("width", [40, 61, 80, 100])
def test_nothing_is_wider_than_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, width: int):
    monkeypatch.setenv("COLUMNS", str(width))
    path = put(tmp_path, "g", text_of(len(text_of().splitlines()) * 2 // 3))
    words = "map\nmap 3,1\nhand\nsites\nlog\nscore\nhelp\nlesson\nwhy lay 9,9 e\nfly\n"
    out = labrys("play", "--load", path, "--seat", 0, "--against", "random", stdin=words).out
    free = [line for line in out.replace(str(path), "g").splitlines() if " " in line.strip()]

    assert [] == [line for line in free if len(line) > width]
    assert "Land is dotted" not in out.partition("> ")[0], "the first screen has no legend"


def test_a_map_wider_than_the_terminal_is_drawn_in_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("COLUMNS", "40")
    path = put(tmp_path, "g", text_of(len(text_of().splitlines()) * 2 // 3))
    out = labrys("play", "--load", path, "--seat", 0, stdin="map all\nmap 99,0\nmap -30,0\nmap 30,0\n").out
    heads = [re.findall(r"x=(-?\d+)", line) for line in out.splitlines() if re.match(r" +x=\S+ +x=", line)]
    whole = max(heads, key=len)

    assert 2 < len(whole)
    assert 2 == len(heads[0])
    assert "`map X,Y` centres" in out.replace("\n", " ")
    assert "map takes a cell such as 2,-1, or all" in out
    assert [whole[:2], whole[-2:]] == [heads[-3], heads[-1]]


def test_a_loaded_game_says_what_it_is_and_what_became_of_the_promise(tmp_path: Path):
    path = tmp_path / "g"
    said(f"{SETUP}save {path}\n")
    dropped = labrys("play", "--load", path, stdin="quit\n").out.replace("\n", " ")
    kept = labrys("play", "--load", path, "--seed", 7, stdin="quit\n").out.replace("\n", " ")
    over = labrys("play", "--load", put(tmp_path, "over", text_of()), stdin="quit\n").out.replace("\n", " ")

    assert re.search(rf"Loaded {path}: round 1, \d+ decisions made, against random", dropped)
    assert "The promise of chance is dropped" in dropped
    assert "The promise of chance is kept" in kept
    assert "not saved" not in dropped
    assert "a finished game" in over


def test_marks_survive_another_seat_and_another_bot(tmp_path: Path):
    first, second, third = (tmp_path / name for name in "abc")
    said(f"{SETUP}undo\nsave {first}\n")
    labrys("play", "--load", first, "--seat", 1, "--against", "random", stdin=f"save {second}\n")
    labrys("play", "--load", second, "--seat", 0, "--against", "greedy", stdin=f"undo\nsave {third}\n")

    assert ("random", "you" + UNDONE + LOADED) == record.read(second.read_bytes()).header.seats
    assert ("you" + UNDONE + LOADED, "greedy") == record.read(third.read_bytes()).header.seats


@pytest.mark.parametrize(
    ("option", "words"),
    [
        ("edition=third", "edition is revised or first, not 'third'"),
        ("first=9", "first is random, 0, 1, 2 or 3, not '9'"),
        ("colour=blue", "there is no option 'colour' (A1): there is edition, variant and first"),
    ],
)
def test_a_wrong_option_is_answered_with_the_right_ones(option: str, words: str):
    """A1: what is agreed before the game."""
    code, _, err = labrys("play", "--option", option)

    assert 2 == code
    assert words in err


def test_help_and_page_list_every_option_with_its_values():
    page = (Path(__file__).resolve().parents[2] / "docs" / "command-line.md").read_text(encoding="utf-8")
    for command in ("play", "sim"):
        helped = "".join(labrys(command, "--help").out.split())
        assert [] == [key for key, values in VALUES.items() if f"{key}={'|'.join(values)}" not in helped]
    for key, values in VALUES.items():
        assert f"| `{key}` | {', '.join(f'`{value}`' for value in values)} |" in page
    assert game("akrotiri").read_options({}) == game("akrotiri").read_options({k: v[0] for k, v in VALUES.items()})


def test_the_tile_is_drawn_on_the_first_real_turn_and_in_hand():
    out = said(f"{SETUP}hand\n")
    before = out.rpartition("Your turn 1:")[2].partition("Part one of your turn")[0]

    assert "laid n" in before
    assert "laid n" in answer(out, "hand")


def test_the_final_map_is_shown_at_the_end(tmp_path: Path):
    out = labrys("play", "--load", put(tmp_path, "g", text_of()), stdin="\n").out

    assert "THERA" in out.partition("save FILE keeps the game")[0]


def test_the_same_position_gets_the_same_hint_and_the_game_is_marked_once(tmp_path: Path):
    path, again = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    out = said(f"{FIRST_TURN}hint\nsave {path}\nhint\n")
    first, second = (part.partition("\n> ")[0].strip() for part in out.split("> hint\n")[1:])

    assert f"{second}\nThe game is marked: hints were asked for." == first
    assert ("you" + HINTED, "random") == record.read(path.read_bytes()).header.seats
    labrys("play", "--load", path, stdin=f"save {again}\n")
    assert "you" + HINTED + LOADED == record.read(again.read_bytes()).header.seats[0]


@pytest.mark.parametrize(
    ("error", "answered"),
    [(RuntimeError, "No hint could be worked out."), (KeyboardInterrupt, "The hint was broken off.")],
)
def test_a_hint_that_comes_to_nothing_costs_nobody_their_game(
    monkeypatch: pytest.MonkeyPatch, error: type[BaseException], answered: str
):
    def fail(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr(hinting, "advise", fail)
    out = said(f"{FIRST_TURN}hint\nscore\nquit\nquit\n")

    assert answered in answer(out, "hint")
    assert "points" in answer(out, "score")
    assert "Good-bye." in out


def test_there_is_no_hint_when_the_game_is_over(tmp_path: Path):
    path = put(tmp_path, "over.jsonl", text_of())

    assert "The game is over: there is nothing to decide." in labrys("play", "--load", path, stdin="hint\n").out
