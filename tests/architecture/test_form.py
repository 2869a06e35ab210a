"""The form of the source: short files, no dice in the rules, no printing, no swallowed errors."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

LABRYS = Path(__file__).resolve().parents[2] / "src" / "labrys"
LONGEST = 400

Check = Callable[[str], Iterator[str]]


def length(text: str) -> Iterator[str]:
    """A file too long to be read in one sitting."""
    lines = len(text.splitlines())
    if lines > LONGEST:
        yield f"{lines} lines, {LONGEST} at most"


def dice(text: str) -> Iterator[str]:
    """Any use of `random` but naming the type of a generator that is handed in."""
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Import(names=names):
                # Under another name its functions would pass unseen.
                yield from ("import random as ..." for a in names if a.name == "random" and a.asname)
            case ast.ImportFrom(module="random", names=names):
                yield from (f"from random import {a.name}" for a in names if a.name != "Random" or a.asname)
            case ast.Attribute(value=ast.Name(id="random"), attr=attr) if attr != "Random":
                yield f"random.{attr}"
            case ast.Call(func=ast.Name(id="Random") | ast.Attribute(attr="Random")):
                yield "a generator of its own"


def entropy(text: str) -> Iterator[str]:
    """Randomness that no seed can repeat."""
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Import(names=names):
                yield from (f"import {a.name}" for a in names if a.name in {"secrets", "uuid"})
            case ast.ImportFrom(module="secrets" | "uuid" as module):
                yield f"from {module} import ..."
            case ast.Attribute(attr="urandom") | ast.alias(name="urandom"):
                yield "urandom"


def prints(text: str) -> Iterator[str]:
    """A call of print."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "print":
            yield f"print in line {node.lineno}"


def swallows(text: str) -> Iterator[str]:
    """A handler that catches everything and does nothing about it."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ExceptHandler):
            names = {name.id for name in ast.walk(node.type) if isinstance(name, ast.Name)} if node.type else set()
            catches_all = node.type is None or names & {"Exception", "BaseException"}
            if catches_all and all(is_idle(statement) for statement in node.body):
                yield f"errors swallowed in line {node.lineno}"


def is_idle(statement: ast.stmt) -> bool:
    is_remark = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
    return is_remark or isinstance(statement, ast.Pass | ast.Continue)


def faults(check: Check, folder: Path, *, within: tuple[str, ...] = (), but: str = "") -> list[str]:
    """What a check finds in a folder's modules: in some of its packages only, or outside of one path."""
    return [
        f"{name}: {fault}"
        for path in sorted(folder.rglob("*.py"))
        for name in [path.relative_to(folder).as_posix()]
        if (not within or name.startswith(within)) and not (but and name.startswith(but))
        for fault in check(path.read_text(encoding="utf-8"))
    ]


def test_source_files_are_short():
    assert [] == [fault for fault in faults(length, LABRYS) if "/data/" not in fault]


def test_engine_and_games_roll_no_dice():
    assert [] == faults(dice, LABRYS, within=("core/", "games/"))


def test_only_a_fresh_seed_is_truly_random():
    assert [] == faults(entropy, LABRYS, within=("core/", "games/"), but="core/chance.py")


def test_only_the_command_line_prints():
    assert [] == faults(prints, LABRYS, but="cli/")


def test_no_error_is_swallowed():
    assert [] == faults(swallows, LABRYS)


@pytest.mark.parametrize(
    ("check", "planted"),
    [
        (length, "x = 1\n" * (LONGEST + 1)),
        (dice, "import random\nrandom.shuffle(pile)"),
        (dice, "import random\nroll = random.randrange"),
        (dice, "import random\nrng = random.Random(7)"),
        (dice, "from random import Random\nrng = Random()"),
        (dice, "from random import choice"),
        (dice, "import random as r"),
        (entropy, "import secrets"),
        (entropy, "from uuid import uuid4"),
        (entropy, "import os\nos.urandom(8)"),
        (entropy, "from os import urandom"),
        (prints, "def show():\n    print('thera')"),
        (swallows, "try:\n    f()\nexcept Exception:\n    pass"),
        (swallows, "try:\n    f()\nexcept:\n    ..."),
        (
            swallows,
            "for x in y:\n    try:\n        f()\n    except (ValueError, BaseException):\n        continue",
        ),
    ],
)
def test_a_planted_fault_is_caught(tmp_path: Path, check: Check, planted: str):
    path = tmp_path / "games" / "akrotiri" / "oracle.py"
    path.parent.mkdir(parents=True)
    path.write_text(planted)

    assert faults(check, tmp_path)
    assert faults(check, tmp_path, within=("games/",))
    assert [] == faults(check, tmp_path, within=("core/",))
    assert [] == faults(check, tmp_path, but="games/akrotiri")


@pytest.mark.parametrize(
    ("check", "fine"),
    [
        (length, "x = 1\n" * LONGEST),
        (
            dice,
            "import random\ndef imagine(view: View, rng: random.Random):\n    rng.shuffle(view.pile)",
        ),
        (dice, "from random import Random\ndef imagine(rng: Random): ..."),
        (entropy, "secrets = ('goal', 'tile')"),
        (prints, "printed = 'print(1)'"),
        (swallows, "try:\n    f()\nexcept KeyError:\n    pass"),
        (swallows, "try:\n    f()\nexcept Exception as why:\n    raise BadOptions(str(why)) from why"),
    ],
)
def test_what_is_fine_is_left_alone(check: Check, fine: str):
    assert [] == list(check(fine))
