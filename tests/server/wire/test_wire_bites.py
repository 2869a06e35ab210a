"""The laws of the wire are worth something: each way to tell too much is found."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from labrys.core.refusal import Refusal
from labrys.core.seats import SPECTATOR
from labrys.server import asking, live
from labrys.server.hosted import Hosted
from labrys.server.http import tables as http_tables
from labrys.server.tables import undo, wire
from labrys.server.tables.happening import Happening
from labrys.server.tables.sitting import Sitting
from tests.server.wire.replaying import golden, replaying
from tests.server.wire.test_wire import check_all, played

pytestmark = pytest.mark.anyio

Patch = pytest.MonkeyPatch
_seen, _facts, _update, _refused = wire.seen, wire.facts, wire.update, live.refused


def events_whole(patch: Patch) -> None:
    """Events go out as they are, secrets and all."""

    def seen(happening: Happening, audience: int) -> wire.Seen:
        return msgspec.structs.replace(_seen(happening, audience), events=happening.events)

    patch.setattr(wire, "seen", seen)


def events_of_a_neighbour(patch: Patch) -> None:
    """Everybody is told what seat 0 is told."""
    patch.setattr(wire, "seen", lambda happening, audience: _seen(happening, 0))


def views_of_a_neighbour(patch: Patch) -> None:
    """On a change everybody gets the view of the first audience."""

    def publish(hosted: Hosted, told: Callable[[Hosted], None] = Hosted.publish) -> None:
        game = type(hosted.sitting.game)
        with pytest.MonkeyPatch.context() as inner:
            inner.setattr(game, "views", lambda self, state, seats: [self.view(state, max(seats)) for _ in seats])
            told(hosted)

    patch.setattr(Hosted, "publish", publish)


def views_of_the_truth_on_a_gap(patch: Patch) -> None:
    """Whoever asks for what they missed gets another seat's eyes."""

    def update(sitting: Sitting, audience: int, since: int, *rest: Any) -> wire.Update:
        eyes = 0 if since == 0 else audience
        seat = None if audience == SPECTATOR else audience
        return msgspec.structs.replace(_update(sitting, eyes, since, *rest), seat=seat)

    patch.setattr(wire, "update", update)


def lines_of_the_log(patch: Patch) -> None:
    """What happened is told as the log has it."""

    def seen(happening: Happening, audience: int) -> wire.Seen:
        why = str(getattr(happening.entry, "lines", ""))
        return msgspec.structs.replace(_seen(happening, audience), why=why)

    patch.setattr(wire, "seen", seen)


def the_seed_among_the_facts(patch: Patch) -> None:
    """The promise is the seed itself."""
    patch.setattr(wire, "facts", lambda sitting: msgspec.structs.replace(_facts(sitting), promise=sitting.seed))


def legal_moves_to_all(patch: Patch) -> None:
    """Everybody is sent the moves of whoever decides."""

    def update(sitting: Sitting, audience: int, *rest: Any) -> wire.Update:
        made = _update(sitting, audience, *rest)
        assert sitting.table is not None
        legal = tuple(move for seat in sitting.table.deciders() for move in sitting.table.legal(seat))
        return msgspec.structs.replace(made, legal=legal)

    patch.setattr(wire, "update", update)


def late_refusals_whole(patch: Patch) -> None:
    """Whoever was late is told everything that happened."""

    def refused(hosted: Hosted, audience: int, *rest: Any) -> wire.Refused:
        with pytest.MonkeyPatch.context() as inner:
            events_whole(inner)
            return _refused(hosted, audience, *rest)

    patch.setattr(http_tables, "refused", refused)


def undo_refusals_whole(patch: Patch) -> None:
    """The refusal to take back says what others drew."""

    def what_bars(sitting: Sitting, table: Any, seat: int, to: int) -> Refusal | None:
        told = [str(event) for at, event in table.events if at >= to and event.reveals]
        return Refusal("revealed", "S6", " ".join(told)) if told else None

    patch.setattr(undo, "what_bars", what_bars)


def reasons_from_the_truth(patch: Patch) -> None:
    """Why a move is not legal is said from the eyes of somebody who sees everything."""

    def why(sitting: Sitting, *rest: Any, told: Callable[..., wire.Reasons] = asking.why) -> wire.Reasons:
        assert sitting.table is not None
        made = told(sitting, *rest)
        return msgspec.structs.replace(made, key=str(sitting.table.state.map_pile))

    patch.setattr(asking, "why", why)


def surveys_from_the_truth(patch: Patch) -> None:
    """What the rules make of a view is said with the tiles that everybody holds."""

    def survey(sitting: Sitting, *rest: Any, told: Callable[..., wire.SurveyAnswer] = asking.survey) -> Any:
        assert sitting.table is not None
        made = told(sitting, *rest)
        return msgspec.structs.replace(made, key=str(sitting.table.state.map_pile))

    patch.setattr(asking, "survey", survey)


MUTANTS = [
    events_whole,
    events_of_a_neighbour,
    views_of_a_neighbour,
    views_of_the_truth_on_a_gap,
    lines_of_the_log,
    the_seed_among_the_facts,
    legal_moves_to_all,
    late_refusals_whole,
    undo_refusals_whole,
    reasons_from_the_truth,
    surveys_from_the_truth,
]


@pytest.mark.parametrize("mutant", MUTANTS)
async def test_a_wire_that_tells_too_much_is_found(tmp_path: Path, mutant: Callable[[Patch], None], monkeypatch: Patch):
    async with replaying(tmp_path, golden("02"), monkeypatch) as replay:
        rng = random.Random(1)
        await played(replay, rng, every=1000, moves=16)
        mutant(monkeypatch)
        with pytest.raises(AssertionError, match="audience"):
            check_all(replay, await played_on(replay, rng), rng)


async def test_the_same_moves_without_a_mutant_pass(tmp_path: Path, monkeypatch: Patch):
    async with replaying(tmp_path, golden("02"), monkeypatch) as replay:
        rng = random.Random(1)
        await played(replay, rng, every=1000, moves=16)
        check_all(replay, await played_on(replay, rng), rng)


async def played_on(replay: Any, rng: random.Random) -> list[Any]:
    """Some more moves, then everybody asks for everything."""
    from tests.server.wire.asking_around import ask_around

    for at in range(16, 34):
        await replay.step(at)
    return await ask_around(replay, rng)
