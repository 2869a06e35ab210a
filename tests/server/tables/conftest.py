from collections.abc import Iterator

import pytest

from labrys.bots import registry as bots
from labrys.bots.random import RandomBot
from labrys.core import registry


@pytest.fixture
def duel(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The name of a game that is there in this test only."""
    monkeypatch.setitem(registry._PACKAGES, "duel", "tests.server.tables.duel")
    monkeypatch.setitem(bots._BOTS, "duel", {"random": RandomBot})
    yield "duel"
    registry.game.cache_clear()
