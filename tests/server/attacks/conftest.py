from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.attacks.inside import Inside, opened


@pytest.fixture
async def inside(tmp_path: Path) -> AsyncIterator[Inside]:
    """The whole server without limits."""
    async with opened(tmp_path) as server:
        yield server
