"""Who plays against a bot does not wait for hints of others, nor for games that nobody watches (S8.8).

The bound of the quick run tells a queue from none on any machine: in one queue each answer took half a minute. The
figures themselves are measured by bench/crowd.py and in the deep run.
"""

from __future__ import annotations

from pathlib import Path
from statistics import median

import pytest

from bench.attacks import p95
from bench.crowd import measure
from tests.server.running import running

pytestmark = [pytest.mark.anyio, pytest.mark.rule("S8.8")]


async def test_a_bots_answer_does_not_wait_for_a_crowd(tmp_path: Path):
    with running(tmp_path, limits=True, bot_pace=0.25) as server:
        found = await measure(server, 5, 10, 6.0)

    assert median(found["beside"]) < 5.0, found


@pytest.mark.deep
async def test_the_figures_of_a_crowd_hold(tmp_path: Path):
    """Thirty guests and a hundred and twenty tables, and one worker for all of them."""
    with running(tmp_path, limits=True, bot_pace=0.25) as server:
        found = await measure(server, 30, 120, 60.0)

    assert p95(found["beside"]) < 1.0, found
