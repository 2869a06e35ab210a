"""Closed, full and plain streams: one sentence or a polite exit, never a traceback."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from labrys.cli.plain import plain
from tests.cli.games import put, text_of
from tests.cli.program import is_one_sentence

PROGRAM = Path(sys.executable).parent / "labrys"


def shell(line: str, folder: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    """A line for bash in which `labrys` is the program, and what came of it."""
    put(folder, "game.jsonl", text_of(30))
    words = " ".join(f"{name}={value}" for name, value in environment.items())
    command = f"labrys() {{ {words} '{PROGRAM}' \"$@\"; }}; cd '{folder}'; {line}"
    return subprocess.run(
        ["bash", "-c", command], capture_output=True, text=True, check=False, timeout=60, stdin=subprocess.DEVNULL
    )


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("labrys play <&-", "standard input is closed"),
        ("labrys play >&-", "standard output is closed"),
        ("labrys show game.jsonl >&-", "standard output is closed"),
        ("labrys --version >&-", "standard output is closed"),
    ],
)
def test_a_closed_stream_gets_one_sentence(tmp_path: Path, line: str, words: str):
    done = shell(line, tmp_path)

    assert (2, "") == (done.returncode, done.stdout)
    assert is_one_sentence(done.stderr)
    assert words in done.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no device that is always full")
@pytest.mark.parametrize(
    "line", ["show game.jsonl", "play", "--help", "replay game.jsonl", "perft akrotiri start 1", "show --help"]
)
def test_a_full_device_gets_one_sentence(tmp_path: Path, line: str):
    done = shell(f"labrys {line} > /dev/full", tmp_path)

    assert 2 == done.returncode
    assert is_one_sentence(done.stderr)
    assert "standard output cannot be written" in done.stderr


@pytest.mark.parametrize("line", ["show game.jsonl", "play", "--help", "perft akrotiri start 2 --split"])
def test_a_reader_that_has_gone_is_left_in_silence(tmp_path: Path, line: str):
    done = shell(f"labrys {line} | true; exit ${{PIPESTATUS[0]}}", tmp_path)

    assert "" == done.stderr
    assert done.returncode in (0, 2)


def test_without_standard_error_the_exit_code_has_to_do(tmp_path: Path):
    done = shell("labrys replay missing 2>&-", tmp_path)

    assert (2, "", "") == (done.returncode, done.stdout, done.stderr)


def test_a_terminal_without_lines_gets_plain_ones(tmp_path: Path):
    done = shell("labrys show game.jsonl", tmp_path, PYTHONIOENCODING="ascii")

    assert 0 == done.returncode
    assert done.stdout.isascii()
    assert "?" not in done.stdout
    assert "------+-----------+------" in done.stdout


def test_other_characters_become_question_marks():
    text = "│é┼"

    assert ("|?+", 3) == plain(UnicodeEncodeError("ascii", text, 0, 3, "not there"))
    with pytest.raises(UnicodeDecodeError):
        plain(UnicodeDecodeError("ascii", b"\xff", 0, 1, "not there"))
