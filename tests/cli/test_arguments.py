from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import labrys as package
from tests.cli.games import position_after, put, text_of
from tests.cli.program import is_one_sentence, labrys


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    put(tmp_path, "game.jsonl", text_of())
    put(tmp_path, "begun.jsonl", text_of(30))
    put(tmp_path, "position", position_after(40))
    put(tmp_path, "rubbish", bytes(range(256)) * 20)
    put(tmp_path, "empty", b"")
    (tmp_path / "directory").mkdir()
    return tmp_path


COMMANDS = ("play", "serve", "backup", "sim", "replay", "show", "verify", "validate", "perft")

WRONG = """
frobnicate
--frobnicate
sim
sim akrotiri
sim chess --seats random,random
sim akrotiri --seats random
sim akrotiri --seats random,deepthought
sim akrotiri --seats ,
sim akrotiri --seats random,random,random,random,random
sim akrotiri --seats random,random --games -5
sim akrotiri --seats random,random --games 0
sim akrotiri --seats random,random --games many
sim akrotiri --seats random,random --jobs 0
sim akrotiri --seats random,random --jobs 99999999
sim akrotiri --seats random,random --option edition
sim akrotiri --seats random,random --option edition=third
sim akrotiri --seats random,random --option colour=blue
sim akrotiri --seats random,random --option edition=first --option edition=first
sim akrotiri --seats random,random --option first=3
sim akrotiri --seats random,random --games 1 --records {}/empty
sim akrotiri --seats random,random --games 1 --records {}/empty/below
play chess
play akrotiri --against deepthought
play akrotiri --seat 2
play akrotiri --seat -1
play akrotiri --seats 1
play akrotiri --seats 5
play akrotiri --seats 3 --against random,random,random
play akrotiri --option variant=chess
play akrotiri --load {}/missing
play akrotiri --load {}/rubbish
play akrotiri --load {}/begun.jsonl --seats 2
play akrotiri --load {}/begun.jsonl --seat 7
play akrotiri --load {}/begun.jsonl --seed another
replay
replay {}/missing
replay {}/directory
replay {}/rubbish
replay {}/empty
replay {}/position
replay {}/game.jsonl --to 99999
replay {}/game.jsonl --to -1
replay {}/game.jsonl --to x
verify {}/missing
verify {}/directory
verify {}/rubbish
verify {}/begun.jsonl
validate {}/missing
validate {}/directory
validate {}/rubbish
show {}/missing
show {}/directory
show {}/rubbish
show {}/empty
show {}/game.jsonl --seat 2
show {}/game.jsonl --seat -2
show {}/game.jsonl --at 99999
show {}/position --at 3
show {}/position --seat 2
perft akrotiri start
perft chess start 1
perft akrotiri start -1
perft akrotiri start 1000000000
perft akrotiri start deep
perft akrotiri start:seats=3,edition=third 1
perft akrotiri start:seats=9 1
perft akrotiri start:seats=x 1
perft akrotiri start:seats 1
perft akrotiri {}/missing 1
perft akrotiri {}/directory 1
perft akrotiri {}/rubbish 1
perft akrotiri {}/game.jsonl 1
serve extra
serve --port many
serve --port -1
serve --workers 0
serve --secure=perhaps
serve --database mysql://db.example/labrys
backup
backup {}/copy --database {}/missing
backup {}/copy --database {}/directory
backup {}/copy --database {}/rubbish
backup {}/empty --database {}/rubbish
""".strip().splitlines()


@pytest.mark.parametrize("line", WRONG)
def test_wrong_arguments_get_one_sentence_and_exit_code_2(folder: Path, line: str):
    words = [word.replace("{}", str(folder)) for word in line.split()]

    code, out, err = labrys(*words)

    assert 2 == code, err
    assert is_one_sentence(err), err
    assert "" == out


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may read everything")
def test_a_file_without_permission_is_named(folder: Path):
    (folder / "game.jsonl").chmod(0)

    code, _, err = labrys("replay", folder / "game.jsonl")

    assert 2 == code
    assert is_one_sentence(err)


def test_no_words_at_all_print_what_there_is():
    code, out, err = labrys()

    assert (0, "") == (code, err)
    assert all(word in out for word in COMMANDS)


@pytest.mark.parametrize("word", COMMANDS)
def test_every_command_explains_itself(word: str):
    code, out, err = labrys(word, "--help")

    assert (0, "") == (code, err)
    assert word in out


def test_the_version_is_the_packages():
    assert (0, f"labrys {package.__version__} ({package.build.running()})\n", "") == labrys("--version")


def test_the_program_itself_exits_with_the_code(tmp_path: Path):
    program = Path(sys.executable).parent / "labrys"
    done = subprocess.run(
        [program, "replay", tmp_path / "missing"], capture_output=True, text=True, check=False, timeout=60
    )

    assert (2, "") == (done.returncode, done.stdout)
    assert is_one_sentence(done.stderr)


def test_a_reader_that_goes_away_is_no_disaster():
    program = Path(sys.executable).parent / "labrys"
    code = f"{program} sim --help | true; exit ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", code], capture_output=True, text=True, check=False, timeout=60)

    assert "Traceback" not in done.stderr
