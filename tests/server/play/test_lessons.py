"""Lessons: every way through them is legal, nothing else is allowed meanwhile, and then the game is free."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from labrys.core.compact import unpacked
from labrys.core.lesson import Lesson
from labrys.core.registry import game, names
from labrys.server.tables import lessons, moving, wire
from labrys.server.tables import wishes as w
from labrys.server.tables.branching import Branch
from labrys.server.tables.declined import Declined
from labrys.server.tables.setup import SeatPlan, Setup, rotated, settle
from tests.server.play.people import party, play_out
from tests.server.play.people import refused as answered_no
from tests.server.running import Person, Running, running
from tests.server.tables.room import Room, refused, snapshot

NAMES = sorted(lessons._LESSONS)


def lesson_of(name: str = "akrotiri") -> Lesson:
    found = lessons._named(name)
    assert found is not None
    return found


def setup(name: str = "akrotiri", **more: Any) -> Setup:
    lesson = lesson_of(name)
    seats = tuple(SeatPlan("me") if seat == lesson.seat else SeatPlan("bot", "greedy") for seat in range(lesson.seats))
    return Setup(name, seats, lesson=name, **more)


def begun(name: str = "akrotiri", seed: int = 1) -> Room:
    return Room.of(settle(setup(name)), seed)


def facts(room: Room) -> lessons.LessonFacts:
    found = wire.facts(room.sitting).lesson
    assert found is not None
    return found


def learned(room: Room) -> Lesson:
    """The lesson of this table."""
    return lesson_of(room.sitting.setup.lesson)


def offered(room: Room) -> list[str]:
    """What the learner may do now, by the update."""
    seat = learned(room).seat
    return [room.table.game.text(move) for move in wire.update(room.sitting, seat, 0, 0.0).legal]


def opponents_move(room: Room) -> None:
    """The opponents do what the script says, as the house lets them, until it is the learner's turn."""
    while room.sitting.bots_to_move and not facts(room).is_over:
        seat = room.sitting.bots_to_move[0]
        move = lessons.scripted(room.sitting.setup, room.table, seat)
        assert move is not None, "the script has nothing for the opponent"
        room._carry_out(moving.move(room.sitting, seat, move, "greedy"), None, None)


def step(room: Room, move: str) -> None:
    room.move("ann", move, seat=learned(room).seat)
    opponents_move(room)


@cache
def canonical(name: str = "akrotiri") -> tuple[str, ...]:
    """What the learner does in the script."""
    lesson = lesson_of(name)
    record = unpacked(lesson.text(game(name)).encode()).record
    return tuple(entry.move for entry in record.entries[lesson.begins :] if entry.by == lesson.seat)


@pytest.mark.rule("S7.9")
def test_every_game_has_a_lesson():
    assert sorted(names()) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_the_script_of_a_lesson_is_legal_and_goes_through_all_its_steps(name: str):
    lesson = lesson_of(name)
    record = unpacked(lesson.text(game(name)).encode()).record

    assert len(lesson.script) == len(record.entries)
    standing = lesson.standing(record.entries[lesson.begins :])
    assert (None, True) == (standing.waits_for, standing.at >= len(lesson.steps) - 1)
    assert len(lesson.steps) == len({one.id for one in lesson.steps})
    assert 12 <= len(lesson.steps) <= 20
    assert lesson.steps[-1].is_read


@pytest.mark.rule("S7.9")
def test_a_lesson_begins_where_a_temple_is_one_move_away():
    room = begun()

    assert {"excavate M05 2,0/NW", "excavate M05 2,1/SW"} == set(offered(room))
    before = room.table.game.score(room.table.state)[0].total
    step(room, "excavate M05 2,0/NW")
    assert 7 <= room.table.game.score(room.table.state)[0].total - before


@pytest.mark.rule("S7.9")
@pytest.mark.parametrize("name", NAMES)
def test_the_script_is_played_through_step_by_step(name: str):
    room, seen, lesson = begun(name), list[int](), lesson_of(name)
    for move in canonical(name):
        seen.append(facts(room).at)
        assert move in offered(room)
        assert snapshot(room.sitting) == snapshot(room.folded())
        step(room, move)

    assert sorted(seen) == seen
    assert 0 == seen[0]
    assert facts(room).is_over
    assert len(lesson.steps) - 1 == facts(room).at
    assert list(lesson.script) == [line.removeprefix("chance ") for line in room.lines[: len(lesson.script)]]


def ways(room: Room) -> Iterator[Room]:
    """Every way through the lesson; where several moves of one kind will do for a repeated step, all orders too."""
    if facts(room).is_over:
        yield room
        return
    for move in offered(room):
        twin = object.__new__(Room)
        twin.__dict__.update(room.__dict__)
        twin.rows = room.rows[:]
        step(twin, move)
        yield from ways(twin)


@pytest.mark.rule("S7.9")
@pytest.mark.parametrize("seed", range(12))
def test_whoever_chooses_freely_where_a_lesson_leaves_a_choice_comes_to_its_end(seed: int):
    rng, room = random.Random(seed), begun("minos", seed)
    for _ in range(200):
        if facts(room).is_over:
            break
        step(room, rng.choice(offered(room)))

    assert len(lesson_of("minos").steps) - 1 == facts(room).at
    assert canonical("minos")[-1] in [entry.move for entry in room.table.record.entries if entry.by == 0]


@pytest.mark.rule("S7.9")
def test_every_way_through_a_lesson_comes_to_its_end():
    found = list(ways(begun()))

    assert len(found) > 50
    lesson = lesson_of()
    for room in found:
        assert len(lesson.steps) - 1 == facts(room).at
        done = [entry.move for entry in room.table.record.entries[lesson.begins :] if entry.by == lesson.seat]
        assert len(canonical()) == len(done)


@pytest.mark.rule("S7.9")
def test_what_the_lesson_does_not_wait_for_is_refused_with_what_it_waits_for():
    room = begun()
    learner = lesson_of().seat
    legal = [room.table.game.text(move) for move in room.table.legal(learner)]
    others = sorted(set(legal) - set(offered(room)))
    assert "end" in others
    for move in others:
        wish = w.Play(version=room.sitting.version, move=move, seat=learner)
        room.refused("ann", wish, "lesson", "S7", "excavate M05 *")
    # What the rules forbid they forbid in a lesson too, and say why.
    wrong = w.Play(version=room.sitting.version, move="sell pink", seat=learner)
    with pytest.raises(Declined) as no:
        room.wish("ann", wrong)
    assert no.value.refusal.rule.startswith("A")


@pytest.mark.rule("S7.9")
def test_a_learner_may_take_back_and_is_a_step_further_back():
    room = begun()
    for move in canonical()[:4]:
        step(room, move)
    at = facts(room).at
    room.wish("ann", room.undo(1, seat=0))
    assert at > facts(room).at
    step(room, canonical()[3])
    assert at == facts(room).at
    room.wish("ann", room.undo(4, seat=0))
    assert 0 == facts(room).at
    room.refused("ann", room.undo(1, seat=0), "nothing-to-undo", "S6")
    for move in canonical():
        step(room, move)

    assert facts(room).is_over


@pytest.mark.rule("S7.9")
@pytest.mark.parametrize("name", NAMES)
def test_after_the_lesson_all_legal_moves_are_allowed_and_chance_is_its_own(name: str):
    rooms = [begun(name, seed) for seed in (1, 2)]
    for room in rooms:
        for move in canonical(name):
            step(room, move)
        room.until(lambda sitting: sitting.deciders == (0,))
        assert len(offered(room)) == len(room.table.legal(0))
        room.until(lambda sitting: sitting.status == "over")

    first, second = (room.lines for room in rooms)
    length = len(lesson_of(name).script)
    assert first[:length] == second[:length]
    assert first != second


@pytest.mark.rule("S7.9")
def test_a_lesson_in_which_another_moved_for_the_learner_is_over():
    room = begun()
    room.wish("ann", w.Leave(seat=0))
    seat = room.sitting.bots_to_move[0]
    assert (0, None) == (seat, lessons.scripted(room.sitting.setup, room.table, seat))
    for _ in range(12):
        room.bot_moves()

    assert facts(room).is_over
    assert snapshot(room.sitting) == snapshot(room.folded())


@pytest.mark.rule("S7.9")
def test_a_lesson_promises_nothing_and_has_no_second_lesson():
    room = begun()
    told = wire.facts(room.sitting)

    assert ("", True, False) == (told.promise, told.branched, told.public)
    following = rotated(room.sitting.setup, ("id-ann", None), ("Ann", "greedy"))
    assert (None, "") == (following.branch, following.lesson)
    assert wire.facts(Room("me", "greedy").sitting).lesson is None


@pytest.mark.rule("S7.9")
def test_a_lesson_is_for_one_person_and_begins_where_it_begins():
    me, bot = SeatPlan("me"), SeatPlan("bot", "greedy")
    refused(Setup("akrotiri", (me, bot), lesson="chess"), "no-such-lesson", "S7", "chess", "akrotiri")
    for seats in ((me, me), (me, SeatPlan()), (bot, me), (me, bot, bot)):
        refused(Setup("akrotiri", seats, lesson="akrotiri"), "bad-lesson", "S7", "me, bot")
    refused(setup(branch=Branch("x", 0)), "bad-lesson", "S7")
    assert settle(setup()).options == settle(setup(options={"edition": "first"})).options
    assert not settle(setup(public=True)).public


# At a server


async def do(person: Person, table: str, move: str) -> dict[str, Any]:
    """Make this move as soon as it is one's turn."""
    update = await person.look(table)
    while not update["legal"]:
        update = await person.look(table, since=update["version"], wait=20)
    await person.granted(table, "move", version=update["version"], move=move)
    return await person.look(table)


@pytest.mark.anyio
@pytest.mark.rule("S7.9")
async def test_a_lesson_is_learned_at_a_server_that_is_killed_meanwhile(tmp_path: Path):
    with running(tmp_path) as server:
        async with party(server.address, "Ann") as (ann,):
            table = await ann.make_table("me", "greedy", lesson="akrotiri")
            half = len(canonical()) // 2
            for move in canonical()[:half]:
                update = await do(ann, table, move)
            server.kill()
            server.start()
            again = await ann.look(table)
            assert update["table"]["lesson"] == again["table"]["lesson"]
            assert not again["table"]["lesson"]["is_over"]
            for move in canonical()[half:]:
                update = await do(ann, table, move)
            assert update["table"]["lesson"]["is_over"]
            async with ann.live(table) as live:
                await live.next("update")
                await asyncio.wait_for(play_out(live, random.Random("lesson")), 120)
            assert "over" == (await ann.look(table))["table"]["status"]


@pytest.mark.anyio
@pytest.mark.rule("S7.9")
async def test_questions_know_what_the_lesson_waits_for(server: Running):
    async with party(server.address, "Ann") as (ann,):
        table = await ann.make_table("me", "greedy", lesson="akrotiri")
        update = await ann.look(table)
        steps = update["table"]["lesson"]["steps"]
        assert ["welcome", "card", "excavate"] == [one["id"] for one in steps[:3]]
        assert [True, True, False] == [one["is_read"] for one in steps[:3]]
        asked = {"wish": "why", "moves": ["end", "excavate M05 2,0/NW", "sell pink"]}
        why = (await ann.client.post(f"/api/tables/{table}/reasons", json=asked)).json()["refusals"]
        assert ("lesson", "S7", "excavate") == (why[0]["code"], why[0]["rule"], why[0]["facts"]["step"])
        assert why[1] is None
        # What is not waited for need not be possible otherwise.
        assert "lesson" == why[2]["code"]
        answer = await ann.wish(table, "move", version=update["version"], move="end")
        answered_no(answer, 409, "lesson", "S7", "excavate M05 *")
