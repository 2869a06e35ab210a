"""The page on searching is true: its Python runs, its table names what there is, and its example plays."""

from __future__ import annotations

import random
import re
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from labrys.core.quick import Lots
from labrys.core.registry import game, names

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "search.md").read_text()


def test_its_python_runs_and_says_a_move():
    (code,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)

    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)

    assert done.stderr == ""
    assert re.fullmatch(r"[a-z]+ .+\n", done.stdout)


@pytest.mark.parametrize("name", names())
def test_its_table_names_what_there_is(name: str):
    quick, named = game(name).quick, re.findall(r"quick\.(\w+)\(", PAGE)

    assert {"sight", "decider", "legal", "apply", "ask", "answer", "points", "ranks", "rollout"} <= set(named)
    assert [] == [word for word in named if not callable(getattr(quick, word, None))]


def test_its_links_lead_somewhere():
    links = re.findall(r"\]\(([^)#:]+)\)", PAGE)

    assert links
    assert [] == [link for link in links if not (ROOT / "docs" / link).exists()]


@pytest.mark.parametrize("name", names())
def test_its_example_chooses_what_is_legal(name: str, monkeypatch: pytest.MonkeyPatch):
    spec = spec_from_file_location("flat_search", ROOT / "examples" / "flat_search.py")
    assert spec is not None
    assert spec.loader is not None
    example: Any = module_from_spec(spec)
    spec.loader.exec_module(example)
    monkeypatch.setattr(example, "ROLLOUTS", 1)
    rules, lots = game(name), Lots(random.Random(5))
    quick, state = rules.quick, rules.begin(rules.read_options({}), 2)
    while (who := quick.decider(state)) < 0 or len(quick.legal(state, who)) < 2:
        if who < 0:
            quick.answer(state, lots.draw)
        else:
            quick.apply(state, who, quick.legal(state, who)[0])

    assert example.choose(rules, rules.view(state, who), who, lots) in quick.legal(state, who)
