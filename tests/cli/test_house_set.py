from __future__ import annotations

import pytest

from labrys.cli import reading
from labrys.cli.faults import Fault


def test_a_house_set_that_keeps_no_promise_is_named_and_no_file(monkeypatch: pytest.MonkeyPatch):
    def broken(name: str, components: str | None) -> None:
        raise ValueError("card I-01: too good")

    monkeypatch.setattr(reading, "game", broken)

    with pytest.raises(Fault, match=r"^the house set cannot be used \(card I-01: too good\)$"):
        reading.open_game("minos")
