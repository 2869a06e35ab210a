"""What was learned is read by the names of facts, and a file that holds no weights is refused."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from labrys.bots.search import minds
from labrys.bots.search.minds import FACTS, BadWeights, learned, weights_path

GAMES = tuple(FACTS)


@pytest.fixture(autouse=True)
def _unread() -> Iterator[None]:
    minds._learned.clear()
    yield
    minds._learned.clear()


def told(name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(weights_path(name).read_text(encoding="utf-8"))
    return found


def put(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / "weights.json").write_text(text, encoding="utf-8")
    monkeypatch.setenv(f"LABRYS_WEIGHTS_{name.upper()}", str(tmp_path / "weights.json"))


@pytest.mark.parametrize("name", GAMES)
def test_the_order_of_facts_in_a_file_makes_no_difference(name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    before, file = learned(name), told(name)
    minds._learned.clear()
    turned = {key: file[key][::-1] for key in ("facts", "early", "late")}
    put(monkeypatch, tmp_path, name, json.dumps(turned))

    assert before == learned(name)


@pytest.mark.parametrize("name", GAMES)
def test_a_fact_that_a_file_does_not_know_weighs_nothing(name: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    file = told(name)
    put(monkeypatch, tmp_path, name, json.dumps({key: file[key][:-1] for key in ("facts", "early", "late")}))

    assert ([*file["early"][:-1], 0.0], [*file["late"][:-1], 0.0]) == learned(name)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"facts": ["maps"], "early": [1], "late": []}',
        '{"facts": ["maps"], "early": [NaN], "late": [1]}',
        '{"facts": ["maps"], "early": ["much"], "late": [1]}',
        '{"facts": 1, "early": [1], "late": [1]}',
    ],
)
def test_what_holds_no_weights_is_refused(text: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    put(monkeypatch, tmp_path, "akrotiri", text)

    with pytest.raises(BadWeights, match=r"weights\.json"):
        learned("akrotiri")


def test_a_file_that_is_not_there_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("LABRYS_WEIGHTS_MINOS", str(tmp_path / "none.json"))

    with pytest.raises(BadWeights, match=r"none\.json"):
        learned("minos")
