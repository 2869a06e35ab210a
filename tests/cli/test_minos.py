"""Minos at the command line: everything that works for one game works for the other."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from labrys.core import record
from labrys.games.akrotiri.components import house_text as akrotiri_text
from labrys.games.minos.components import house_text
from tests.cli.chooser import Chooser
from tests.cli.program import is_one_sentence, labrys

PLAY = ("play", "minos", "--against", "random", "--seed", "7")


def said(lines: str, *words: object) -> str:
    """What the terminal shows to somebody who types these lines."""
    code, out, err = labrys(*PLAY, *words, stdin=lines)
    assert (0, "") == (code, err)
    return out


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game that a person played in the terminal."""
    path, out = tmp_path_factory.mktemp("minos") / "game.jsonl", io.StringIO()
    typed = Chooser(3, out, last_words=(f"save {path}", "score", "map", "log all", ""))
    code, _, err = labrys("play", "minos", "--against", "random", "--seed", 3, "--seat", 1, stdin=typed, out=out)
    assert (0, "") == (code, err)
    return path


def test_a_person_plays_a_whole_game_in_the_terminal(played: Path):
    found = record.read(played.read_bytes())

    assert found.end is not None
    assert "four rounds played" == found.end.end
    assert found.header.seats[1].startswith("you")


def test_the_record_can_be_replayed_verified_and_shown(played: Path):
    replayed, verified = labrys("replay", played), labrys("verify", played)
    shown = labrys("show", played, "--at", 150, "--seat", 1)
    position = labrys("show", played, "--at", 150, "--position")

    assert [0, 0, 0, 0] == [one.code for one in (replayed, verified, shown, position)]
    assert "The game ended: four rounds played." in replayed.out
    assert "The promise was kept" in verified.out
    assert "Your hand, seat 1: secret" in shown.out
    assert position.out.startswith("game: minos\n")


def test_a_position_can_be_shown_and_counted_from(played: Path, tmp_path: Path):
    path = tmp_path / "position"
    path.write_text(labrys("show", played, "--at", 150, "--position").out)

    assert 0 == labrys("show", path).code
    assert int(labrys("perft", "minos", path, 1).out) > 0


def test_a_saved_game_goes_on(played: Path, tmp_path: Path):
    path = tmp_path / "begun.jsonl"
    said(f"1\n1\nsave {path}\nquit\n")

    assert "Loaded" in labrys("play", "--load", path, "--against", "random", stdin="quit\n").out


def test_words_besides_moves_are_answered():
    out = said(
        "help\nlesson\nhand\nprices\nscore\nmap offer\nmap xyz\nrules\nrules M5.2\nrules 5.4\n"
        "why end\nhint\nlog all\nundo\nquit\n"
    )

    for words in (
        "such as `draft red5 build`",
        "what the next pieces cost you",
        "Draft dice onto action spaces",
        "You hold nothing.",
        "tower: 3 coins farm: 1 warrior ",
        "M17 Examples of the book `rules M5.2` shows one, whole or in part.",
        "M5.4 ",
        "Offer (3 coins more to play from there)",
        "map takes one of dice,",
        "A point plays a card from the hand",
        "rule M3.7: take a starting card or an ability now",
        "had the first choice.",
        "You have not decided anything yet.",
    ):
        assert words in " ".join(out.split()), words


def test_bots_play_many_games():
    result = labrys("sim", "minos", "--seats", "random,random", "--games", 1, "--jobs", 1, "--json")

    assert (0, "") == (result.code, result.err)
    assert '"finished":1' in result.out


def test_what_many_games_show_can_be_read_in_a_narrow_terminal(monkeypatch: pytest.MonkeyPatch):
    """Minos has eighteen sources of points."""
    monkeypatch.setenv("COLUMNS", "60")
    out = labrys("sim", "minos", "--seats", "random,greedy", "--games", 2, "--jobs", 1).out

    assert "…" not in out
    assert max(map(len, out.splitlines()[:-1])) <= 80
    assert all(word in out for word in ("random", "greedy", "seat 1", "vases", "leftovers", "cities"))


def test_the_start_can_have_seats_and_options():
    drafted, dealt = labrys("perft", "minos", "start", 1), labrys("perft", "minos", "start:seats=4,setup=random", 1)

    assert [(0, "20\n"), (0, "20\n")] == [(one.code, one.out) for one in (drafted, dealt)]


def test_a_file_of_components_is_held_against_the_game_it_is_for(tmp_path: Path):
    sets = {"minos": house_text(), "akrotiri": akrotiri_text()}
    for name, text in sets.items():
        path = tmp_path / f"{name}.toml"
        path.write_bytes(text)
        code, out, _ = labrys("validate", path)
        assert (0, True) == (code, f"components of {name.capitalize()}): sound, hash" in out)
    path = tmp_path / "broken.toml"
    path.write_bytes(house_text().replace(b'trait = "coin"', b'trait = "gold"', 1))
    code, out, _ = labrys("validate", path)

    assert (1, True) == (code, "'gold' is no gain" in out)


def test_options_of_the_other_game_are_refused():
    result = labrys("play", "minos", "--option", "edition=first")

    assert (2, True) == (result.code, is_one_sentence(result.err))
