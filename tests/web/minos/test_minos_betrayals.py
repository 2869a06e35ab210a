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
from tests.server.wire.replaying import replaying
from tests.web.betrayals import Received, Truth, betrayals
from tests.web.minos.moments import Moment, find

pytestmark = pytest.mark.anyio

_view = Minos.view
_encode = msgspec.json.Encoder().encode


@pytest.fixture
def moment() -> Moment:
    """The other has just founded its palace with a card that is still secret; the seat that looks at it has not."""
    return find("only the other has founded its palace", _is_ahead, players=2)


def _is_ahead(moment: Moment) -> bool:
    last, other = moment.last, 1 - moment.seat
    return (other,) == moment.view.answered and last is not None and last.by == other and last.move.startswith("palace")


@pytest.fixture
def secret(moment: Moment) -> str:
    assert moment.last is not None
    return moment.last.move.split()[1]


@pytest.fixture
async def truth(moment: Moment, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Truth]:
    record = moment.record
    assert record.end is not None
    async with replaying(tmp_path, record, monkeypatch) as replay:
        for at in range(sum(entry.by != "chance" for entry in record.entries[: moment.at])):
            await replay.step(at)
        yield Truth(replay.sittings, record.end.seed)


def last(truth: Truth) -> Sitting:
    return truth.sittings[max(truth.sittings)]


def frame(truth: Truth, seat: int) -> Received:
    """What a seat is sent when it comes."""
    sitting = last(truth)
    return Received("frame", _encode(wire.update(sitting, seat, 0, 0.0)).decode(), sitting.version, "update")


@pytest.mark.parametrize("seat", [0, 1])
async def test_what_an_honest_server_sends_betrays_nothing(truth: Truth, moment: Moment, seat: int):
    state = truth.state(last(truth).version)
    assert isinstance(state, State)
    assert [1 - moment.seat] == [one for one in (0, 1) if state.complete >> one & 1]
    assert [] == betrayals([frame(truth, seat)], truth, seat)


def hand_of_the_other(self: Minos, state: State, seat: int) -> MinosView:
    return msgspec.structs.replace(_view(self, state, seat), hand=_view(self, state, 1 - seat).hand)


def answers_of_the_other(self: Minos, state: State, seat: int) -> MinosView:
    return _view(self, private(state, 1 - seat), seat)


@pytest.mark.parametrize("leak", [hand_of_the_other, answers_of_the_other])
async def test_a_server_that_tells_too_much_is_found_out(
    truth: Truth, moment: Moment, monkeypatch: pytest.MonkeyPatch, leak: Callable[[Minos, State, int], MinosView]
):
    with monkeypatch.context() as patch:
        patch.setattr(Minos, "view", leak)
        sent = frame(truth, moment.seat)

    assert [] != betrayals([sent], truth, moment.seat)


async def test_a_card_of_the_other_is_found_on_the_page_in_what_is_kept_and_in_an_answer(
    truth: Truth, moment: Moment, secret: str
):
    version = last(truth).version
    assert secret in truth.hidden(version, moment.seat)[0]
    assert secret not in truth.hidden(version, 1 - moment.seat)[0]
    for one in (
        Received("page", f"<p>They have {secret}.</p>", version),
        Received("store", json.dumps({"kept": secret}), version),
        Received("answer", json.dumps([{"told": secret}]), version, "/api/tables/mine"),
    ):
        assert [secret] == [found.split(": ")[1] for found in betrayals([one], truth, moment.seat)]
        assert [] == betrayals([one], truth, 1 - moment.seat)
