from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.server.identity.stage import Stage, opened


@pytest.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with opened(tmp_path) as made:
        yield made
