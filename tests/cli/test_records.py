from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from labrys.core import record
from labrys.core.record import Record
from labrys.core.registry import game
from labrys.core.seats import SPECTATOR
from labrys.core.table import replay
from labrys.core.trail import Trail
from tests.cli.games import finished, position_after, put, text_of
from tests.cli.program import is_one_sentence, labrys


@pytest.fixture
def whole(tmp_path: Path) -> Path:
    return put(tmp_path, "game.jsonl", text_of())


def changed(path: Path, at: int, **fields: object) -> Path:
    """The record with other fields in one entry."""
    old = record.read(path.read_bytes())
    lines = list(old.entries)
    lines[at] = msgspec.structs.replace(lines[at], **fields)
    path.write_bytes(record.write(msgspec.structs.replace(old, entries=Trail(lines))))
    return path


def test_a_record_replays_to_its_end(whole: Path):
    code, out, err = labrys("replay", whole)
    end = finished().record.end

    assert end is not None
    assert (0, "") == (code, err)
    assert f"{len(finished().record.entries)} entries replayed" in out
    assert end.digest in out
    assert all(f": {score} point" in out for score in end.scores)


def test_a_record_replays_to_any_entry(whole: Path):
    code, out, _ = labrys("replay", whole, "--to", 25)

    assert 0 == code
    assert "25 entries replayed" in out
    assert "The game is not over." in out


def test_an_unfinished_record_is_no_fault(tmp_path: Path):
    code, out, _ = labrys("replay", put(tmp_path, "begun.jsonl", text_of(30)))

    assert 0 == code
    assert "30 entries replayed" in out


def test_replay_names_the_first_entry_that_is_not_as_the_rules_say(whole: Path):
    at = next(at for at, entry in enumerate(finished().record.entries) if entry.by != "chance" and at > 50)

    code, _, err = labrys("replay", changed(whole, at, move="lay 30,30 n"))

    assert 1 == code
    assert is_one_sentence(err)
    assert f"entry {at}:" in err


def test_replay_stops_before_a_fault_that_was_not_asked_for(whole: Path):
    assert 0 == labrys("replay", changed(whole, 90, move="lay 30,30 n"), "--to", 80).code


def test_an_entry_by_chances_own_number_does_not_pass_for_one_of_chance(whole: Path):
    code, _, err = labrys("replay", changed(whole, 0, by=-1, of=()))

    assert 2 == code
    assert is_one_sentence(err)


@pytest.mark.parametrize(
    ("fields", "words"),
    [
        ({"rules": 999}, "rules version 999"),
        (
            {"components_hash": "0" * 64},
            "the components 'house' (000000000000), which are not known here; name",
        ),
        ({"game": "chess"}, "chess"),
        ({"labrys": 99}, "format 99"),
        ({"seats": ("a", "b", "c", "d", "e")}, "line 1"),
        ({"options": {"edition": "third"}}, "line 1"),
    ],
)
def test_a_record_of_another_kind_is_refused_with_a_sentence(whole: Path, fields: dict[str, object], words: str):
    old = record.read(whole.read_bytes())
    header = msgspec.structs.replace(old.header, **fields)
    whole.write_bytes(record.write(Record(header, old.entries, old.end)))

    code, _, err = labrys("replay", whole)

    assert 2 == code
    assert is_one_sentence(err)
    assert words in err


def test_the_promise_of_a_finished_game_is_kept(whole: Path):
    code, out, err = labrys("verify", whole)
    asked = sum(entry.by == "chance" for entry in finished().record.entries)

    assert (0, "") == (code, err)
    assert f"{asked} answers" in out


def test_verify_names_the_first_answer_that_does_not_follow_from_the_seed(whole: Path):
    entries = finished().record.entries
    at = next(at for at, entry in enumerate(entries) if len(entry.of) > 5 and at > 20)
    other = next(answer for answer in entries[at].of if answer != entries[at].move)

    code, _, err = labrys("verify", changed(whole, at, move=other))

    assert 1 == code
    assert is_one_sentence(err)
    assert f"entry {at} breaks the promise" in err


@pytest.mark.parametrize("seed", ["0" * 64, "β" * 64])
def test_another_seed_than_the_promised_one_is_found(whole: Path, seed: str):
    old = record.read(whole.read_bytes())
    assert old.end is not None
    whole.write_bytes(record.write(Record(old.header, old.entries, msgspec.structs.replace(old.end, seed=seed))))

    code, _, err = labrys("verify", whole)

    assert 1 == code
    assert is_one_sentence(err)


@pytest.mark.parametrize("of", [(), ("draw T01*x",), ("draw T01*0",), ("draw T01*-3",), ("draw T01*99999999999",)])
def test_a_question_without_proper_weights_cannot_be_verified(whole: Path, of: tuple[str, ...]):
    at = next(at for at, entry in enumerate(finished().record.entries) if entry.by == "chance")

    code, _, err = labrys("verify", changed(whole, at, of=of))

    assert 2 == code
    assert is_one_sentence(err)


def test_a_game_without_a_promise_cannot_be_verified(whole: Path):
    old = record.read(whole.read_bytes())
    header = msgspec.structs.replace(old.header, promise="")
    whole.write_bytes(record.write(Record(header, old.entries, old.end)))

    code, _, err = labrys("verify", whole)

    assert 2 == code
    assert "nothing to verify" in err


@pytest.mark.parametrize("seat", [SPECTATOR, 0, 1])
def test_the_table_is_shown_as_a_seat_sees_it(whole: Path, seat: int):
    rules = game("akrotiri")
    state = replay(finished().record, to=60).state
    words = [] if seat == SPECTATOR else ["--seat", seat]

    code, out, err = labrys("show", whole, "--at", 60, *words)

    assert (0, "") == (code, err)
    assert rules.show(rules.view(state, seat)).rstrip() == out.rstrip()


def test_a_position_is_shown_like_the_record_that_led_there(tmp_path: Path, whole: Path):
    position = put(tmp_path, "position", position_after(60))

    assert labrys("show", whole, "--at", 60, "--seat", 1) == labrys("show", position, "--seat", 1)


def test_a_position_can_be_printed_and_read_again(tmp_path: Path, whole: Path):
    printed = labrys("show", whole, "--at", 60, "--position").out
    path = put(tmp_path, "position", printed)

    assert position_after(60) == printed
    assert printed == labrys("show", path, "--position").out


def test_the_house_components_are_sound():
    house = Path(__file__).parents[2] / "src/labrys/games/akrotiri/data/house.toml"

    code, out, err = labrys("validate", house)

    assert (0, "") == (code, err)
    assert game("akrotiri").components_digest in out


def test_every_problem_of_a_component_file_is_a_line_with_place_and_rule(tmp_path: Path):
    house = Path(__file__).parents[2] / "src/labrys/games/akrotiri/data/house.toml"
    text = house.read_text(encoding="utf-8").replace('up = "volcano 2"', 'up = "volcano 4"').replace("hold = 3", "")

    code, out, err = labrys("validate", put(tmp_path, "mine.toml", text))

    assert (1, "") == (code, err)
    assert "start" in out
    assert all(line.endswith(")") and "(rule " in line for line in out.splitlines())
