"""A verifier that shares nothing with Labrys comes to the same result."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from labrys.arena.match import play_match
from labrys.core import record as records
from labrys.core.chance import promise
from labrys.core.registry import game, names

TOOL = Path(__file__).resolve().parents[2] / "tools" / "verify_seed.py"
Lines = list[dict[str, Any]]


def verify(path: Path) -> tuple[int, str]:
    done = subprocess.run(
        [sys.executable, "-S", "-E", str(TOOL), str(path)], capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    assert len(done.stdout.splitlines()) == 1
    return done.returncode, done.stdout


@pytest.fixture(scope="module", params=names())
def lines(request: pytest.FixtureRequest) -> Lines:
    rules = game(request.param)
    table = play_match(rules, ["random"] * rules.seat_counts[0], "5eed")
    return [json.loads(line) for line in records.write(table.record).splitlines()]


def written(path: Path, lines: Lines) -> Path:
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    return path


def chances(lines: Lines) -> Lines:
    return [line for line in lines if line.get("by") == "chance" and len(line["of"]) > 1]


def another_answer(lines: Lines) -> None:
    entry = chances(lines)[-1]
    entry["move"] = next(text for text in entry["of"] if text != entry["move"])


def another_seed(lines: Lines) -> None:
    lines[-1]["seed"] = "beef"


def another_seed_and_promise(lines: Lines) -> None:
    another_seed(lines)
    lines[0]["promise"] = promise("beef")


def a_dropped_question(lines: Lines) -> None:
    lines.remove(chances(lines)[0])


def an_answer_from_nowhere(lines: Lines) -> None:
    chances(lines)[-1]["by"] = -1


def another_order(lines: Lines) -> None:
    entry = chances(lines)[1]
    at = entry["of"].index(entry["move"])
    entry["of"][at], entry["of"][at - 1] = entry["of"][at - 1], entry["of"][at]


def test_a_good_record_is_as_promised(tmp_path: Path, lines: Lines):
    assert (0, "chance is as promised\n") == verify(written(tmp_path / "good.jsonl", lines))


@pytest.mark.parametrize(
    "tamper",
    [
        another_answer,
        another_seed,
        another_seed_and_promise,
        a_dropped_question,
        an_answer_from_nowhere,
        another_order,
    ],
)
def test_a_record_that_was_tampered_with_is_caught(tmp_path: Path, lines: Lines, tamper: Callable[[Lines], None]):
    tampered = json.loads(json.dumps(lines))
    tamper(tampered)

    assert verify(written(tmp_path / "bad.jsonl", tampered))[0] == 1


@pytest.mark.parametrize("text", ["", "\n", "not json\n", "{}\n", "{}\n{}\n", "[]\n[]\n", "1\n2\n", "\ufeff"])
def test_what_is_no_finished_record_cannot_be_checked(tmp_path: Path, text: str):
    path = tmp_path / "none.jsonl"
    path.write_text(text, encoding="utf-8")

    assert verify(path)[0] == 2


def test_a_game_without_end_or_without_promise_cannot_be_checked(tmp_path: Path, lines: Lines):
    unpromised = [{**lines[0], "promise": ""}, *lines[1:]]

    assert verify(written(tmp_path / "unfinished.jsonl", lines[:-1]))[0] == 2
    assert verify(written(tmp_path / "unpromised.jsonl", unpromised))[0] == 2
    assert verify(tmp_path / "missing.jsonl")[0] == 2


def test_weights_are_respected(tmp_path: Path):
    """docs/chance.md, the example."""
    header = {"promise": promise("5eed"), "seats": ["a"]}
    first = {"by": "chance", "move": "first 1", "of": ["first 0", "first 1"]}
    second = {"by": "chance", "move": "draw B", "of": ["draw A", "draw B*3", "draw C"]}

    assert verify(written(tmp_path / "page.jsonl", [header, first, second, {"seed": "5eed"}]))[0] == 0
    second["of"] = ["draw A", "draw B", "draw C*3"]
    assert verify(written(tmp_path / "page.jsonl", [header, first, second, {"seed": "5eed"}]))[0] == 1


def test_the_verifier_is_short_and_stands_alone():
    text = TOOL.read_text(encoding="utf-8")
    imported = {
        name
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Import | ast.ImportFrom)
        for name in ([alias.name for alias in node.names] if isinstance(node, ast.Import) else [node.module])
    }

    assert len(text.splitlines()) <= 40
    assert {"hashlib", "json", "sys"} == imported
