"""A table is the sum of its log: folding what is stored gives what was played, at every version; and a log that was
altered is not opened as something else."""

from __future__ import annotations

import json
import random
from collections import Counter
from contextlib import suppress
from typing import Any

import pytest

from labrys.server.tables import entries as e
from labrys.server.tables import wishes as w
from labrys.server.tables.declined import Declined
from labrys.server.tables.entries import Damaged
from labrys.server.tables.setup import Clock, rotated
from labrys.server.tables.sitting import Sitting
from tests.server.play.records import kept
from tests.server.tables.room import Room, at_sea, sail, snapshot, two

PEOPLE = ("ann", "ben", "cleo", "dan", "eve")


def any_wish(rng: random.Random, room: Room) -> tuple[str, w.AnyWish]:
    """Somebody wishes something; mostly moves of those whose turn it is, and mostly in sight of the latest version."""
    sitting = room.sitting
    seated = [(one.player.removeprefix("id-"), n) for n, one in enumerate(sitting.seats) if one.player]
    who, seat = rng.choice(PEOPLE), rng.choice([None, 0, 1, 2, 3])
    if seated and rng.random() < 0.8:
        who, seat = rng.choice(seated)
    saw = sitting.version if rng.random() < 0.9 else rng.randrange(sitting.version + 2)
    key = rng.choice([None, None, "a", "b", f"k{sitting.version}"])
    yes = rng.random() < 0.7
    if rng.random() < 0.5 and (sitting.undo or sitting.offer is not None):
        return who, (w.AnswerUndo if sitting.undo else w.AnswerEnd)(version=saw, yes=yes, seat=seat, key=key)
    if sitting.people_to_move and rng.random() < 0.6:
        seat = rng.choice(sitting.people_to_move)
        who = sitting.seats[seat].player.removeprefix("id-")
        texts = [room.table.game.text(move) for move in room.table.legal(seat)]
        return who, w.Play(version=saw, move=rng.choice([*texts, *texts, "end"]), seat=seat, key=key)
    wishes: list[w.AnyWish] = [
        w.Undo(version=saw, back=rng.choice([1, 1, 1, 2, 5]), ask=rng.random() < 0.6, seat=seat, key=key),
        w.Undo(version=saw, back=rng.choice([1, 1, 2]), ask=True, seat=seat),
        w.Undo(version=saw, ask=True, seat=seat),
        w.AnswerUndo(version=saw, yes=yes, seat=seat, key=key),
        w.OfferEnd(seat=seat, key=key),
        w.AnswerEnd(version=saw, yes=yes, seat=seat),
        w.Return(seat=seat),
        w.Return(seat=seat, key=key),
        w.Wake(key=key),
        w.Join(seat=seat, key=key),
        w.Join(),
        w.Free(),
        w.Free(seat=seat, key=key),
        w.Start(),
    ]
    if rng.random() < 0.05:
        return who, w.Resign(seat=seat) if rng.random() < 0.5 else w.Leave(seat=seat, key=key)
    return who, rng.choice(wishes)


def any_step(rng: random.Random, room: Room, told: Counter[str]) -> None:
    room.now += rng.choice([0, 1, 1, 5, 30])
    if room.sitting.bots_to_move and rng.random() < 0.8:
        if rng.random() < 0.1:
            room.bot_fails(room.sitting.bots_to_move[0])
        else:
            room.bot_moves()
    elif rng.random() < 0.05:
        room.now += 700 if rng.random() < 0.3 else 0
        room.expire()
    else:
        before = snapshot(room.sitting)
        who, wish = any_wish(rng, room)
        try:
            room.wish(who, wish)
        except Declined as no:
            told[no.refusal.code] += 1
            assert before == snapshot(room.sitting), "what was declined has changed something"


def lines(seed: int, steps: int, game: str = "akrotiri") -> tuple[list[dict[str, object]], Room, Counter[str]]:
    """A random line of wishes by random people: everything that could be known at each version."""
    rng = random.Random(seed)
    kinds = ["me", "open", rng.choice(["open", "random"]), rng.choice(["open", "me"])][: rng.choice([2, 2, 3, 4])]
    clock = rng.choice([Clock(), Clock(move=20), Clock(game=60), Clock(move=30, game=100)])
    starts: Any = rng.choice(["full", "maker"])
    room = Room(*kinds, seed=seed, game=game, clock=clock, limit=600, starts=starts)
    if rng.random() < 0.2:  # after a game of the same people
        people = [f"id-{who}" for who in PEOPLE]
        players = tuple("" if seat.bot else people.pop(0) for seat in room.sitting.seats)
        room = Room.of(rotated(room.sitting.setup, players, room.sitting.names()), seed)
    if rng.random() < 0.8:
        for who in PEOPLE:
            with suppress(Declined):
                room.wish(who, w.Join())
    if (
        rng.random() < 0.8
        and room.sitting.setup.starts == "maker"
        and all(seat.player or seat.bot for seat in room.sitting.seats)
    ):
        room.wish("ann", w.Start())
    told: Counter[str] = Counter()
    moments: dict[int, dict[str, object]] = {0: {}}
    for _ in range(steps):
        moments[room.sitting.version] = snapshot(room.sitting)
        any_step(rng, room, told)
    moments[room.sitting.version] = snapshot(room.sitting)
    told.update(type(one.entry).__name__ for one in room.sitting.history)
    return [moments.get(version, {}) for version in range(room.sitting.version + 1)], room, told


def check(seed: int, steps: int, game: str = "akrotiri") -> Counter[str]:
    moments, room, told = lines(seed, steps, game)
    sitting = room.folded(0)
    for (version, at, player, key, stored), moment in zip(room.rows, moments[1:], strict=True):
        assert stored == e.write(e.read(stored))
        sitting.fold(version, at, e.read(stored), player, key)
        # A wish that became several entries is seen only after the last of them.
        assert not moment or moment == snapshot(sitting), f"seed {seed}, version {version}"
    assert snapshot(sitting) == snapshot(room.sitting)
    return told


@pytest.mark.rule("S5.1")
def test_folding_the_stored_log_gives_what_was_played_at_every_version(duel: str):
    told: Counter[str] = Counter()
    for seed in range(16):
        told += check(seed, 70)
    for seed in range(100):
        told += check(seed, 40, duel)

    kinds = {kind.__name__ for kind in e.Entry.__subclasses__()}
    # A rematch and a hint come of no wish at a table, and only a game that cannot be played on is closed or unreadable.
    assert {"Hinted", "Rematched", "Closed", "Lost"} == kinds - set(told), (
        "the random lines reach every kind of entry that a wish or time makes"
    )


@pytest.mark.deep
def test_folding_long_logs_gives_what_was_played_at_every_version(duel: str):
    for seed in range(1_000, 1_150):
        check(seed, 300)
    for seed in range(1_000, 4_000):
        check(seed, 60, duel)


@pytest.mark.rule("S5.1")
def test_a_fork_that_replays_leaves_the_sitting_alone():
    """A server that catches up shows people its older copy meanwhile."""
    room = at_sea(two())
    behind = room.folded()
    before = snapshot(behind)
    room.move("ann", sail(room))
    room.wish("ann", room.undo())
    room.move("ann", "buy easy")
    room.wish("ben", w.Resign())
    ahead = behind.fork()
    for version, at, player, key, stored in room.rows[behind.version :]:
        ahead.fold(version, at, e.read(stored), player, key)

    assert before == snapshot(behind)
    assert snapshot(room.sitting) == snapshot(ahead)


def altered(room: Room, at: int, **change: object) -> Sitting:
    """The sitting of a log in which one entry is otherwise than it was stored."""
    version, time, player, key, stored = room.rows[at]
    room.rows[at] = (version, time, player, key, json.dumps({**json.loads(stored), **change}))
    return room.folded()


@pytest.mark.rule("S5.6")
@pytest.mark.parametrize(
    "change",
    [
        {"seat": 1},
        {"seat": 7},
        {"lines": []},
        {"lines": [{"by": 0, "move": "lay 9,9 n"}]},
        {"lines": [{"by": 0, "move": "what"}]},
        {"lines": "none"},
        {"do": "danced"},
        {"do": "began"},
        {"do": "undone", "to": 99, "why": "free"},
        {"do": "stopped", "reason": "resigned", "winners": [0, 1]},
    ],
)
def test_a_log_with_an_altered_entry_is_damaged(change: dict[str, object]):
    room = two()
    room.move("ann")

    with pytest.raises(Damaged):
        altered(room, 3, **change)


@pytest.mark.rule("S5.6")
def test_another_answer_of_chance_is_damage():
    room = two()
    began = json.loads(room.rows[2][4])
    began["lines"][0]["move"] = next(text for text in began["lines"][0]["of"] if text != began["lines"][0]["move"])

    with pytest.raises(Damaged, match="does not begin as it was stored"):
        altered(room, 2, lines=began["lines"])


@pytest.mark.rule("S5.6")
def test_a_log_with_a_hole_is_damaged():
    room = two()
    room.move("ann")
    del room.rows[1]

    with pytest.raises(Damaged, match="entry 3 follows version 1"):
        room.folded()


@pytest.mark.rule("S5.6")
def test_a_game_of_other_rules_is_not_opened_and_the_reason_names_both_versions():
    room = two()
    header = json.loads(room.rows[2][4])["header"]

    with pytest.raises(Damaged, match=r"rules version 999; this Labrys has version \d+"):
        altered(room, 2, header={**header, "rules": 999})


@pytest.mark.rule("S5.6")
@pytest.mark.parametrize("kind", ["moved", "undone", "stopped"])
def test_what_belongs_to_a_game_is_damage_where_none_is_played(kind: str):
    parts = {"seat": 0, "lines": [], "to": 0, "why": "free", "reason": "agreed", "winners": []}
    room = Room("me", "open")

    with pytest.raises(Damaged, match="none is being played"):
        altered(room, 0, do=kind, **parts)


@pytest.mark.rule("S10.4")
@pytest.mark.parametrize("ending", ["agreed", "resigned", "by the rules"])
def test_the_record_of_a_finished_game_is_in_its_log(ending: str):
    """So that it outlives the rules that it was played by. Take-backs are not part of it."""
    room = at_sea(two())
    room.move("ann", sail(room))
    room.wish("ann", room.undo())
    if ending == "agreed":
        room.wish("ann", w.OfferEnd())
        room.wish("ben", w.AnswerEnd(version=room.sitting.version, yes=True))
    elif ending == "resigned":
        room.wish("ben", w.Resign())
    else:
        room.until(lambda sitting: sitting.status == "over")

    stored = [e.read(e.write(happening.entry)) for happening in room.sitting.history]
    assert room.table.record == kept(stored)
    unfinished = kept(stored[:-1])
    assert unfinished is not None
    assert unfinished.end is None
