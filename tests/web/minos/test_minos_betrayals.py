"""The search for betrayals is worth something in Minos too: hands, decks and answers still secret are found."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import msgspec
import pytest

from labrys.games.minos.game import Minos
from labrys.games.minos.rules.table import private
from labrys.games.minos.state import State
from labrys.games.minos.view import MinosView
from labrys.server.tables import wire
from labrys.server.tables.sitting import Sitting
from tests.server.wire.replaying import golden, replaying
from tests.web.betrayals import Received, Truth, betrayals

pytestmark = pytest.mark.anyio

ANSWERED = 7
"""After so many moves seat 1 has founded its palace with I-66, and seat 0 still looks at its hand."""
SECRET = "I-66"
_view = Minos.view
_encode = msgspec.json.Encoder().encode


@pytest.fixture
async def truth(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Truth]:
    record = golden("03", "minos")
    assert record.end is not None
    async with replaying(tmp_path, record, monkeypatch) as replay:
        for at in range(ANSWERED):
            await replay.step(at)
        yield Truth(replay.sittings, record.end.seed)


def last(truth: Truth) -> Sitting:
    return truth.sittings[max(truth.sittings)]


def frame(truth: Truth, seat: int) -> Received:
    """What a seat is sent when it comes."""
    sitting = last(truth)
    return Received("frame", _encode(wire.update(sitting, seat, 0, 0.0)).decode(), sitting.version, "update")


@pytest.mark.parametrize("seat", [0, 1])
async def test_what_an_honest_server_sends_betrays_nothing(truth: Truth, seat: int):
    state = truth.state(last(truth).version)
    assert isinstance(state, State)
    assert [False, True] == [bool(state.complete >> one & 1) for one in (0, 1)]
    assert [] == betrayals([frame(truth, seat)], truth, seat)


def hand_of_the_other(self: Minos, state: State, seat: int) -> MinosView:
    return msgspec.structs.replace(_view(self, state, seat), hand=_view(self, state, 1).hand)


def answers_of_the_other(self: Minos, state: State, seat: int) -> MinosView:
    return _view(self, private(state, 1), seat)


@pytest.mark.parametrize("leak", [hand_of_the_other, answers_of_the_other])
async def test_a_server_that_tells_too_much_is_found_out(
    truth: Truth, monkeypatch: pytest.MonkeyPatch, leak: Callable[[Minos, State, int], MinosView]
):
    with monkeypatch.context() as patch:
        patch.setattr(Minos, "view", leak)
        sent = frame(truth, 0)

    assert [] != betrayals([sent], truth, 0)


async def test_a_card_of_the_other_is_found_on_the_page_in_what_is_kept_and_in_an_answer(truth: Truth):
    version = last(truth).version
    assert SECRET in truth.hidden(version, 0)[0]
    assert SECRET not in truth.hidden(version, 1)[0]
    for one in (
        Received("page", f"<p>They have {SECRET}.</p>", version),
        Received("store", json.dumps({"kept": SECRET}), version),
        Received("answer", json.dumps([{"told": SECRET}]), version, "/api/tables/mine"),
    ):
        assert [SECRET] == [found.split(": ")[1] for found in betrayals([one], truth, 0)]
        assert [] == betrayals([one], truth, 1)
