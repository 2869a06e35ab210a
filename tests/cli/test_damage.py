"""Whatever happens to a file, the answer is a sentence and an exit code."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from labrys.core import record
from labrys.core.registry import game
from tests.cli.games import position_after, put, text_of
from tests.cli.program import is_one_sentence, labrys

MOMENTS = (0, 2, 13, 60, 150, 330)
"""Entries after which positions are taken: setup, choices of goals, a young and an old game."""


def same_but_for_names(one: bytes, other: bytes) -> bool:
    """Whether two records differ at most in what the rules do not know: names, promise and seed."""
    old, new = record.read(one), record.read(other)
    assert old.end is not None
    if new.end is None or old.entries != new.entries:
        return False
    facts = [
        (r.header.options, len(r.header.seats), r.header.components_hash, r.end.digest if r.end else "")
        for r in (old, new)
    ]
    return facts[0] == facts[1]


@pytest.mark.parametrize("part", range(5))
def test_a_flipped_bit_in_a_record_is_found(tmp_path: Path, part: int):
    """Replay finds it, or it lies where the rules do not look; then verify may find it. Neither ever breaks."""
    whole, rng = text_of(), random.Random(part)
    for _ in range(10):
        damaged = bytearray(whole)
        damaged[rng.randrange(len(whole))] ^= 1 << rng.randrange(8)
        path = put(tmp_path, "damaged.jsonl", bytes(damaged))
        for command in ("replay", "verify"):
            code, out, err = labrys(command, path)
            assert code in (0, 1, 2)
            if code:
                assert is_one_sentence(err), err
                assert "" == out
            elif command == "replay":
                assert same_but_for_names(whole, bytes(damaged))


@pytest.mark.parametrize("part", range(3))
def test_a_truncated_record_is_found_or_is_a_game_not_yet_finished(tmp_path: Path, part: int):
    whole, rng = text_of(), random.Random(100 + part)
    for _ in range(6):
        size = rng.randrange(len(whole))
        path = put(tmp_path, "truncated.jsonl", whole[:size])
        is_whole_lines = size > 0 and whole[size - 1 : size] == b"\n"
        for command in ("replay", "verify", "show"):
            code, _, err = labrys(command, path)
            expected = 0 if is_whole_lines and command != "verify" else 2
            assert expected == code
            assert not code or is_one_sentence(err), err


def chance_lines(lines: list[bytes]) -> list[int]:
    return [at for at, line in enumerate(lines) if line.startswith(b'{"by":"chance"')]


def test_a_record_that_lacks_an_answer_of_chance_diverges(tmp_path: Path):
    lines = text_of().splitlines(keepends=True)
    for at in random.Random(1).sample(chance_lines(lines), 10):
        path = put(tmp_path, "gap.jsonl", b"".join(lines[:at] + lines[at + 1 :]))

        code, _, err = labrys("replay", path)

        assert 1 == code
        assert is_one_sentence(err), err


def test_an_answer_of_chance_in_another_place_diverges(tmp_path: Path):
    lines = text_of().splitlines(keepends=True)
    for at in random.Random(2).sample(chance_lines(lines), 10):
        swapped = [*lines[: at - 1], lines[at], lines[at - 1], *lines[at + 1 :]]

        code, _, err = labrys("replay", put(tmp_path, "swapped.jsonl", b"".join(swapped)))

        assert (2 if at == 1 else 1) == code
        assert is_one_sentence(err), err


@pytest.mark.parametrize(
    "data",
    [
        b"\n",
        b"{}\n",
        b"[]\n",
        b"null\n",
        b"[" * 100_000 + b"\n",
        b'{"labrys":' * 5000 + b"\n",
        b'{"labrys":1}\n',
        b'{"labrys":1e999}\n',
        b'{"labrys":1,"a\\nb\\u001b[2J":2}\n',
        b"\xef\xbb\xbf{}\n",
        b"\x00" * 1000,
        b"{\xff\xfe}\n",
        "{ακρωτήρι}\n".encode("utf-16"),
    ],
)
@pytest.mark.parametrize("command", ["replay", "verify", "show", "play"])
def test_rubbish_is_refused(tmp_path: Path, command: str, data: bytes):
    path = put(tmp_path, "rubbish", data)
    words = ["play", "akrotiri", "--load", path] if command == "play" else [command, path]

    code, out, err = labrys(*words)

    assert 2 == code
    assert is_one_sentence(err), err
    assert "" == out
    assert "\x1b" not in err


def mutated(text: str, rng: random.Random) -> str:
    """A position with one thing wrong with it: a word, a character or a line."""
    lines = text.splitlines()
    at = rng.randrange(len(lines))
    name, _, rest = lines[at].partition(": ")
    words = rest.split()
    match rng.randrange(6):
        case 0:
            del lines[at]
        case 1:
            lines[at] = lines[rng.randrange(len(lines))]
        case 2 if words:
            words[rng.randrange(len(words))] = rng.choice(["-1", "999", "x", "thera/9", "99,99", "a:b:c", "+", "-"])
            lines[at] = f"{name}: {' '.join(words)}"
        case 3 if words:
            del words[rng.randrange(len(words))]
            lines[at] = f"{name}: {' '.join(words)}"
        case 4:
            lines[at] = f"{name}: {' '.join([*words, *words])}"
        case _:
            place = rng.randrange(max(1, len(lines[at])))
            lines[at] = lines[at][:place] + rng.choice("0123456789abc+-:@/ \t\x00β") + lines[at][place + 1 :]
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("entries", MOMENTS)
def test_a_damaged_position_is_refused_or_is_another_position(tmp_path: Path, entries: int):
    whole, rng = position_after(entries), random.Random(entries)
    assert whole == game("akrotiri").position(game("akrotiri").parse_position(whole))
    for _ in range(16):
        path = put(tmp_path, "position", mutated(whole, rng))
        for words in (["show", path], ["show", path, "--seat", "1"], ["perft", "akrotiri", path, "1"]):
            code, out, err = labrys(*words)
            assert code in (0, 2)
            assert ("" == err) if code == 0 else is_one_sentence(err), (err, path.read_text())
            assert not code or "" == out
