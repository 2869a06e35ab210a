"""For all tests of the command line."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def _no_width_of_the_testers_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is said is wrapped to the width of the terminal; here it shall always be the same."""
    monkeypatch.delenv("COLUMNS", raising=False)
