"""The search for betrayals is worth something: on a server that tells too much, each way to do so is found."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import msgspec
import pytest

from labrys.games.akrotiri.state import State
from labrys.server.tables import wire
from labrys.server.tables.happening import Happening
from labrys.server.tables.sitting import Sitting
from tests.server.wire.replaying import golden, replaying
from tests.web.betrayals import Received, Truth, betrayals, goal_titles

pytestmark = pytest.mark.anyio

AT = 40
"""So many moves of a recorded game are made."""
_seen, _facts = wire.seen, wire.facts
_encode = msgspec.json.Encoder().encode


@pytest.fixture
async def truth(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Truth]:
    record = golden("02")
    assert record.end is not None
    async with replaying(tmp_path, record, monkeypatch) as replay:
        for at in range(AT):
            await replay.step(at)
        yield Truth(replay.sittings, record.end.seed)


def last(truth: Truth) -> Sitting:
    return truth.sittings[max(truth.sittings)]


def frame(truth: Truth) -> Received:
    """What seat 0 is sent when it comes."""
    sitting = last(truth)
    return Received("frame", _encode(wire.update(sitting, 0, 0, 0.0)).decode(), sitting.version, "update")


def of_the_other(truth: Truth) -> tuple[str, str, str]:
    """A map, the tile or a tile of the pile, and a goal that seat 0 does not know."""
    cards, goals = truth.hidden(last(truth).version, 0)
    state = truth.state(last(truth).version)
    assert isinstance(state, State)
    maps = state.kit.map_names.of(state.maps[1]).split("+")
    assert set(maps) <= cards
    return maps[0], min(card for card in cards if card.startswith("T")), min(goals)


async def test_what_an_honest_server_sends_betrays_nothing(truth: Truth):
    assert [] == betrayals([frame(truth)], truth, 0)


def events_whole(patch: pytest.MonkeyPatch) -> None:
    """Events go out with their secrets."""

    def seen(happening: Happening, audience: int) -> wire.Seen:
        return msgspec.structs.replace(_seen(happening, audience), events=happening.events)

    patch.setattr(wire, "seen", seen)


def seed_for_its_hash(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(wire, "facts", lambda sitting: msgspec.structs.replace(_facts(sitting), promise=sitting.seed))


def view_of_the_other(patch: pytest.MonkeyPatch) -> None:
    """Seat 0 is sent what seat 1 sees."""
    from labrys.games.akrotiri.game import Akrotiri

    honest = Akrotiri.view
    patch.setattr(Akrotiri, "view", lambda self, state, seat: honest(self, state, 1 if seat == 0 else seat))


@pytest.mark.parametrize("leak", [events_whole, seed_for_its_hash, view_of_the_other])
async def test_a_server_that_tells_too_much_is_found_out(truth: Truth, leak: Callable[[pytest.MonkeyPatch], None]):
    with pytest.MonkeyPatch.context() as patch:
        leak(patch)
        sent = frame(truth)

    assert [] != betrayals([sent], truth, 0)


@pytest.mark.parametrize("which", [0, 1, 2])
async def test_a_secret_on_the_page_or_in_what_the_browser_keeps_is_found_out(truth: Truth, which: int):
    secret, version = of_the_other(truth)[which], last(truth).version
    shown = goal_titles().get(secret, secret)
    for one in (
        Received("page", f"<p>They have {shown}.</p>", version),
        Received("store", json.dumps({"kept": secret}), version),
    ):
        assert [secret] == [found.split(": ")[1] for found in betrayals([one], truth, 0)]


async def test_a_survey_of_another_view_is_found_out(truth: Truth):
    sitting = last(truth)
    assert sitting.table is not None
    game, state = sitting.game, sitting.table.state
    own, others = (msgspec.to_builtins(game.survey(game.view(state, seat))) for seat in (0, 1))
    for survey, expected in ((own, 0), (others, 1)):
        message = json.dumps({"type": "survey", "key": "k", "version": sitting.version, "survey": survey})
        assert expected == len(betrayals([Received("frame", message, sitting.version, "survey")], truth, 0))


async def test_an_answer_by_http_that_names_a_hidden_card_is_found_out(truth: Truth):
    card, *_ = of_the_other(truth)
    version = last(truth).version
    answer = Received("answer", json.dumps([{"title": "a table", "told": card}]), version, "/api/tables/mine")

    assert [] != betrayals([answer], truth, 0)
    assert [] == betrayals([answer._replace(where="/api/games/akrotiri/components/1234")], truth, 0)
