"""Somebody who asks for everything at a moment of a replayed game, and compares each answer with a twin's."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import msgspec

from labrys.core.plan import plan
from labrys.core.seats import SPECTATOR
from labrys.server import asking
from labrys.server.identity.player import Player
from labrys.server.live import refused
from labrys.server.tables import granting
from labrys.server.tables import wishes as w
from labrys.server.tables.declined import Declined
from labrys.server.tables.deeds import Asker
from labrys.server.tables.sitting import Sitting
from tests.server.wire.laws import check_update, difference, encode, twin_of
from tests.server.wire.replaying import Replay, Sent

_WISHES: msgspec.json.Decoder[w.AnyWish] = msgspec.json.Decoder(w.AnyWish)


async def ask_around(replay: Replay, rng: random.Random) -> list[Sent]:
    """Everything that the server answers to everybody at this moment without anything being changed."""
    said: list[Sent] = []
    foreign = sorted({entry.move for entry in rng.sample(replay.moves, min(12, len(replay.moves)))})
    for audience in replay.audiences:
        said += await _looks(replay, audience, rng)
        said.append(await _survey(replay, audience, None, rng))
        if audience == SPECTATOR:
            continue
        legal = [replay.now.game.text(move) for move in _table(replay.now).legal(audience)[:3]]
        for ask, wish in (("reasons", "why"), ("previews", "preview")):
            said.append(await _question(replay, audience, ask, wish, foreign + legal, rng))
        said += [await _survey(replay, audience, move, rng) for move in legal]
        planned = [replay.now.game.text(move) for move in legal_plan(replay.now, audience)]
        said.append(await _question(replay, audience, "plan", "plan", planned + foreign, rng))
        version = replay.now.version
        for body in (
            {"wish": "undo", "version": version},
            {"wish": "undo", "version": version, "back": 3},
            {"wish": "undo", "version": version, "back": 12},
            {"wish": "undo", "version": max(0, version - 9)},
            {"wish": "move", "version": max(0, version - 9), "move": foreign[0]},
            {"wish": "move", "version": version, "move": foreign[-1]},
            {"wish": "answer-undo", "version": version, "yes": True},
        ):
            said += await _refusal(replay, audience, body, rng)
    return said


def legal_plan(sitting: Sitting, audience: int) -> list[Any]:
    """The first move of a plan that the audience may make, if there is anything to plan."""
    table = _table(sitting)
    return list(plan(table.game, table.game.view(table.state, audience), ()).legal[:1])


def _table(sitting: Sitting) -> Any:
    assert sitting.table is not None
    return sitting.table


async def _looks(replay: Replay, audience: int, rng: random.Random) -> list[Sent]:
    said = []
    for query in ({}, {"since": 0}, {"since": rng.randrange(replay.now.version)}):
        sent = await replay.look(audience, **query)
        check_update(sent.text, audience, replay.sittings, rng)
        said.append(sent)
    return said


async def _question(replay: Replay, audience: int, ask: str, wish: str, moves: list[str], rng: random.Random) -> Sent:
    person = replay.person(audience)
    answer = await person.client.post(f"/api/tables/{replay.table}/{ask}", json={"wish": wish, "moves": moves})
    twin, player = twin_of(replay.now, audience, rng), Player(person.id, person.name, True)
    again: msgspec.Struct
    if wish == "why":
        again = asking.why(twin, player, asking.Why(moves=tuple(moves)))
    elif wish == "plan":
        again = asking.plan(twin, player, asking.Plan(moves=tuple(moves)))
    else:
        again = asking.preview(twin, player, asking.Preview(moves=tuple(moves)))
    expected = encode(again).decode()
    assert expected == answer.text, f"{ask} tell audience {audience} too much: {difference(expected, answer.text)}"
    return Sent(audience, replay.now.version, answer.text, str(moves))


async def _survey(replay: Replay, audience: int, move: str | None, rng: random.Random) -> Sent:
    person = replay.person(audience)
    answer = await person.client.post(f"/api/tables/{replay.table}/survey", json={"wish": "survey", "move": move})
    twin, player = twin_of(replay.now, audience, rng), Player(person.id, person.name, True)
    expected = encode(asking.survey(twin, player, asking.Survey(move=move))).decode()
    assert expected == answer.text, f"a survey tells audience {audience} too much: {difference(expected, answer.text)}"
    return Sent(audience, replay.now.version, answer.text, str(move))


async def _refusal(replay: Replay, audience: int, body: dict[str, object], rng: random.Random) -> list[Sent]:
    """The answer to a wish that is refused; nothing if it would be granted."""
    person, twin = replay.person(audience), twin_of(replay.now, audience, rng)
    asker, wish = Asker(person.id, person.name), _WISHES.decode(encode(body))
    if _declined(replay.now, asker, wish) is None:
        return []
    no = _declined(twin, asker, wish)
    assert no is not None, f"in a twin of audience {audience} {body} would be granted"
    sent = await replay.wish(audience, **body)
    expected = encode(refused(SimpleNamespace(sitting=twin), audience, None, no)).decode()  # type: ignore[arg-type]
    assert expected == sent.text, f"audience {audience} is refused by {difference(expected, sent.text)}"
    return [sent]


def _declined(sitting: Sitting, asker: Asker, wish: w.AnyWish) -> Declined | None:
    try:
        granting.grant(sitting, asker, wish)
    except Declined as no:
        return no
    return None
