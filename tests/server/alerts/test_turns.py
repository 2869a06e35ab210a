"""A move at a table rings at the webhook of whoever has to decide next, from the wish to the call."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.alerts.receiver import Receiver, receiving
from tests.server.attacks.inside import opened

pytestmark = pytest.mark.anyio


async def test_whoever_has_to_decide_is_called_when_it_comes_to_that_and_not_before(tmp_path: Path):
    async with receiving(Receiver()) as receiver, opened(tmp_path, alerts_inside=True) as inside:
        ann, bo = await inside.guests(2)
        assert 200 == (await bo.client.patch("/api/me", json={"hook": receiver.address})).status_code
        table = await inside.begun(ann, bo, options={"first": "0"})
        update = await ann.look(table)
        while update["legal"]:
            await ann.granted(table, "move", version=update["version"], move=update["legal"][0])
            update = await ann.look(table)
        told = (await receiver.next()).json

    assert ("your-turn", table, "akrotiri", 1) == (told["type"], told["table"], told["game"], told["seat"])
    assert update["version"] == told["version"]
    assert receiver.requests.empty()
