from __future__ import annotations

import io
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from labrys.cli.session import LOADED, UNDONE
from labrys.core import record
from labrys.core.record import Record
from tests.cli.chooser import Chooser
from tests.cli.games import finished, put, text_of
from tests.cli.program import interruptible, labrys

PLAY = ("play", "akrotiri", "--against", "random", "--seed", "7", "--option", "first=0")
SETUP = "lay 0,-1 n\ncube green NW\n1\nberth thera/1\n"
"""Through the setup to the first turn of seat 0."""


def said(lines: str, *words: object) -> str:
    """What the terminal shows to somebody who types these lines."""
    code, out, err = labrys(*PLAY, *words, stdin=lines)
    assert (0, "") == (code, err)
    return out


def whole_game(seed: int, folder: Path, *words: object) -> tuple[str, Record]:
    """A whole game by the chooser: all that was shown, and its record."""
    path, out = folder / f"{seed}.jsonl", io.StringIO()
    typed = Chooser(seed, out, last_words=(f"save {path}", "score", "map", "log all", "undo", ""))
    code, shown, err = labrys("play", "akrotiri", "--against", "random", "--seed", seed, *words, stdin=typed, out=out)
    assert (0, "") == (code, err)
    return shown, record.read(path.read_bytes())


@pytest.mark.parametrize(
    ("seed", "words"),
    [
        (1, ()),
        (2, ("--seat", "1", "--option", "edition=first")),
        (3, ("--seats", "3", "--seat", "2", "--option", "variant=strategist")),
    ],
)
def test_a_whole_game_can_be_played_from_the_keyboard(tmp_path: Path, seed: int, words: tuple[str, ...]):
    shown, played = whole_game(seed, tmp_path, *words)

    assert played.end is not None
    assert "The game is over" in shown
    assert "won. The game ended" in shown or "share the victory. The game ended" in shown
    assert all(f": {score} point" in shown for score in played.end.scores)
    assert "Traceback" not in shown
    assert [0, 0] == [labrys(word, tmp_path / f"{seed}.jsonl").code for word in ("replay", "verify")]


def test_nothing_that_is_secret_is_ever_shown(tmp_path: Path):
    """A11: other hands are hidden. A map drawn by a bot has no name on the screen before it is played."""
    shown, played = whole_game(11, tmp_path)
    others = [entry.move.split()[1] for entry in played.entries if entry.by == 1 and entry.move.startswith("excavate")]
    mine = set()
    for at, entry in enumerate(played.entries):
        if entry.by == "chance" and entry.move[5] in "EMH" and entry.move[6].isdigit():
            before = next((e.by for e in reversed(played.entries[:at]) if e.by != "chance"), None)
            if at > 12 and before == 0:
                mine.add(entry.move[5:])
    drawn = {entry.move[5:] for entry in played.entries[12:] if entry.by == "chance"} - mine
    maps = {card for card in drawn if card[0] in "EMH" and card[1:].isdigit()} - set(others)

    assert maps, "the bot has bought maps that it never played"
    assert [] == sorted(card for card in maps if card in shown)


def test_the_first_screen_says_what_is_house_made_and_what_to_do():
    out = said("")

    assert "House components" in out
    assert "not the printed set" in out
    assert "lay your tile" in out
    assert out.endswith("Good-bye.\n")


def test_moves_can_be_typed_in_words_or_narrowed_step_by_step():
    by_words = said(SETUP + "lay 0,-2 e\n")
    in_steps = said("lay 0,-1\nn\ncube\n1\n1\n1\nlay\nlay 0,-2\ne\n")

    assert "You laid tile" in by_words
    assert [1, 1] == [out.count("on 0,-2, its printed north to the east") for out in (by_words, in_steps)]


def test_equal_moves_may_be_typed_in_another_order():
    out = said(SETUP + "why buy hard easy\n")

    assert "rule A5.1" in out


def test_a_refusal_names_its_rule_and_nothing_has_changed():
    out = said(SETUP + "lay 9,9 e\nwhy lay 9,9 e\nwhy lay 0,-2 e\nlay 0,0 n\nlay 0,0\nlay 0,-2 x\n")

    assert 2 == out.count("rule A5.1: 9,9 shares no side")
    assert "It is legal: lay 0,-2 e" in out
    assert "the Thera board lies on 0,0 already" in out
    assert "rule N1" in out
    assert 1 == out.count("You laid")


def test_a_number_out_of_range_is_not_taken():
    out = said("99\n0\n99999999999999999999\n")

    assert 3 == out.count("There are choices 1 to")


def test_a_move_that_is_taken_back_marks_the_game(tmp_path: Path):
    path = tmp_path / "game.jsonl"
    out = said(f"undo\n{SETUP}undo\nundo\nundo\nsave {path}\n")
    saved = record.read(path.read_bytes())

    assert "You have not decided anything yet." in out
    assert 3 == out.count("counts as unrated")
    assert ("you" + UNDONE, "random") == saved.header.seats


def test_chance_is_not_rolled_again_after_an_undo():
    out = said("lay 0,-1 n\n1\nundo\nundo\nlay 0,-1 e\n1\n")
    first, second = (
        [line for line in part.splitlines() if line.startswith("You drew the")] for part in out.split("> undo", 1)
    )

    assert first
    assert first == second


def test_a_saved_game_goes_on_where_it_was_left(tmp_path: Path):
    path, again = tmp_path / "game.jsonl", tmp_path / "again.jsonl"
    said(SETUP + f"lay 0,-2 e\n1\nsave {path}\n")
    left = record.read(path.read_bytes())

    out = labrys("play", "akrotiri", "--load", path, stdin=f"save {again}\n").out
    loaded = record.read(again.read_bytes())

    assert "Part two of your turn" in out
    assert left.entries == loaded.entries
    assert ("", ("you" + LOADED, "random")) == (loaded.header.promise, loaded.header.seats)
    assert ("you", "random") == left.header.seats


def test_a_saved_game_keeps_its_promise_if_its_seed_is_given_again(tmp_path: Path):
    path, again = tmp_path / "game.jsonl", tmp_path / "again.jsonl"
    said(f"{SETUP}save {path}\n")

    code, *_ = labrys("play", "--load", path, "--seed", 7, stdin=f"save {again}\n")

    assert 0 == code
    left, loaded = record.read(path.read_bytes()), record.read(again.read_bytes())
    assert (left.header.promise, left.entries) == (loaded.header.promise, loaded.entries)
    assert "" != left.header.promise


def test_an_undo_in_a_loaded_game_does_not_roll_again_either(tmp_path: Path):
    entries = finished().record.entries
    ends = [at for at, entry in enumerate(entries) if (entry.by, entry.move) == (0, "end")]
    path = put(tmp_path, "game.jsonl", text_of(next(at for at in ends if entries[at + 1].by == "chance")))

    out = labrys("play", "--load", path, "--seat", 0, stdin="end\nundo\nend\n").out
    first, second = (
        [line for line in part.splitlines() if line.startswith("You drew tile")] for part in out.split("> undo", 1)
    )

    assert first[-1:] == second


def test_a_finished_record_can_be_loaded_and_looked_at(tmp_path: Path):
    code, out, _ = labrys("play", "--load", put(tmp_path, "game.jsonl", text_of()), stdin="score\nlog all\n1\n\n")

    assert 0 == code
    assert "The game is over" in out


def test_saving_never_overwrites(tmp_path: Path):
    path = put(tmp_path, "dear", b"dear")
    out = said(f"save {path}\nsave\nsave {tmp_path}/no/where\nsave {tmp_path}\n")

    assert b"dear" == path.read_bytes()
    assert "is not overwritten" in out
    assert "save needs the name of a file" in out
    assert "cannot be written" in out


def test_the_log_tells_what_the_others_did_and_hides_what_is_theirs():
    out = said(SETUP + "lay 0,-2 e\n1\nend\nlog\n")
    log = out.rpartition("> log")[2]

    assert "Random (north) laid tile" in log
    assert "Random (north) drew tile" not in log


def test_the_score_so_far_hides_the_goals_of_others():
    out = said(SETUP + "score\n")

    assert 1 == out.count("secret goal")
    assert 1 == out.count("     0  goal ")


def test_end_of_input_and_interrupts_are_polite_ways_to_leave():
    class Interrupted(io.StringIO):
        def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # as StringIO itself has it
            raise KeyboardInterrupt

    for stdin in (io.StringIO(""), io.StringIO("quit\n"), Interrupted()):
        code, out, err = labrys(*PLAY, stdin=stdin)
        assert (0, "") == (code, err)
        assert out.endswith("Good-bye.\n")


def test_a_real_interrupt_leaves_with_exit_code_0():
    program = Path(sys.executable).parent / "labrys"
    with interruptible([str(program), *PLAY]) as running:
        assert running.stdout is not None
        assert "Akrotiri" in running.stdout.readline()
        time.sleep(1)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=60)

    assert (0, "") == (running.returncode, err)
    assert out.endswith("Good-bye.\n")


def test_rubbish_on_standard_input_is_not_taken_for_a_move():
    program = Path(sys.executable).parent / "labrys"
    rubbish = bytes(range(1, 256)) * 3 + b"\n\xff\xfe\n"
    done = subprocess.run([program, *PLAY], input=rubbish, capture_output=True, check=False, timeout=60)

    assert (0, b"") == (done.returncode, done.stderr)
