"""Clocks, absence, archive (S8): folded with given times, so that no test waits."""

from __future__ import annotations

import pytest

from labrys.server.tables import entries as e
from labrys.server.tables import wire
from labrys.server.tables import wishes as w
from labrys.server.tables.setup import Clock
from labrys.server.tables.sitting import ARCHIVED, OPEN, PLAYING
from tests.server.tables.room import Room, at_sea, sail, two

DAY = 86_400


@pytest.mark.rule("S8.1")
def test_without_a_clock_a_table_waits_as_long_as_it_takes():
    room = two(limit=3650 * DAY)
    room.now += 3649 * DAY

    assert not room.expire()
    assert () == wire.facts(room.sitting).clocks
    room.move("ann")


@pytest.mark.rule("S8.2", "S8.3")
def test_the_time_for_a_move_begins_anew_with_each_decision():
    room = two(clock=Clock(move=10))
    room.now += 9
    room.move("ann")
    room.now += 9
    assert not room.expire()
    room.now += 1
    assert 1_019.0 == room.sitting.due()
    assert room.expire()

    assert e.Left(0, "time") == room.last
    assert ("time", "minos") == (room.sitting.seats[0].away, wire.facts(room.sitting).seats[0].bot)
    assert (0,) == room.sitting.bots_to_move


@pytest.mark.rule("S8.2")
def test_the_time_for_the_game_adds_up_over_the_decisions_of_a_seat():
    room = two(clock=Clock(game=30))
    for _ in range(2):
        room.now += 14
        room.move("ann")
    room.until(lambda sitting: sitting.deciders == (1,))
    assert [28.0, 0.0] == [clock.spent for clock in wire.facts(room.sitting).clocks]
    room.now += 29
    assert not room.expire()
    room.until(lambda sitting: sitting.deciders == (0,))
    room.now += 2

    assert room.expire()
    assert e.Left(0, "time") == room.last


@pytest.mark.rule("S8.2")
def test_of_two_limits_the_first_to_be_reached_counts():
    room = two(clock=Clock(move=20, game=30))
    room.now += 19
    room.move("ann")

    assert room.now + 11 == wire.facts(room.sitting).clocks[0].due


@pytest.mark.rule("S8.2")
def test_only_peoples_time_runs():
    room = Room("me", "greedy", clock=Clock(move=10))
    room.until(lambda sitting: sitting.deciders == (1,))

    assert [None, None] == [clock.due for clock in wire.facts(room.sitting).clocks]


@pytest.mark.rule("S8.2")
def test_taking_back_gives_no_time_back():
    room = at_sea(two(clock=Clock(game=100)))
    room.now += 5
    room.move("ann", sail(room))
    room.now += 5
    room.wish("ann", room.undo())
    room.now += 5
    room.move("ann", sail(room))

    assert 15.0 == wire.facts(room.sitting).clocks[0].spent


@pytest.mark.rule("S8.2")
def test_a_decision_that_was_taken_back_to_has_the_time_that_it_had():
    """Moving and taking back does not stretch the time for a move."""
    room = at_sea(two(clock=Clock(move=100)))
    came_up = room.now
    due = room.sitting.due()
    assert came_up + 100 == due
    room.now += 60
    room.move("ann", sail(room))
    assert due != room.sitting.due()
    room.now += 10
    room.wish("ann", room.undo())

    assert due == room.sitting.due()
    room.now += 30
    assert room.expire()
    assert e.Left(0, "time") == room.last


@pytest.mark.rule("S8.2")
def test_a_decision_that_all_agreed_to_go_back_to_has_its_whole_time():
    room = two(clock=Clock(move=100))
    room.now += 60
    room.move("ann")
    room.until(lambda sitting: sitting.people_to_move == (1,))
    room.move("ben")
    room.now += 10
    room.wish("ann", room.undo(ask=True, seat=0))
    room.wish("ben", room.answer(True, seat=1))

    assert isinstance(room.last, e.Undone)
    assert "consent" == room.last.why
    assert room.now + 100 == room.sitting.due()


@pytest.mark.rule("S8.3", "S8.5")
def test_who_ran_out_of_time_takes_the_seat_back_and_has_time_to_play():
    room = two(clock=Clock(game=100))
    room.now += 100
    room.expire()
    room.refused("ann", w.Play(version=room.sitting.version, move="end"), "away", "S8", "take the seat back first")
    room.wish("ann", w.Return())
    assert ("time", True) == (room.sitting.seats[0].away, wire.facts(room.sitting).seats[0].is_returning)
    room.refused("ann", w.Return(), "not-away", "S8", "after the bot's present decision")
    room.bot_moves()

    assert ("", False) == (room.sitting.seats[0].away, room.sitting.seats[0].is_returning)
    assert room.now + 10 == wire.facts(room.sitting).clocks[0].due
    room.move("ann")
    room.refused("ann", w.Return(), "not-away", "S8", "in your hands")


@pytest.mark.rule("S8.5")
def test_leaving_and_coming_back_does_not_stop_the_clock():
    """The stand-in makes the decision that it was given; who comes back has no time for it again."""
    room = two(clock=Clock(move=100))
    lines = room.lines
    room.now += 99
    room.wish("ann", w.Leave())
    room.wish("ann", w.Return())

    assert ((0,), None) == (room.sitting.bots_to_move, room.sitting.clocks.due(0))
    room.bot_moves()
    assert lines != room.lines
    assert () == room.sitting.bots_to_move


@pytest.mark.rule("S8.5")
def test_who_comes_back_while_another_decides_has_the_seat_at_once():
    room = two()
    room.wish("ben", w.Leave())
    room.wish("ben", w.Return())

    assert ("", False) == (room.sitting.seats[1].away, room.sitting.seats[1].is_returning)


@pytest.mark.rule("S8.5")
def test_who_takes_the_seat_back_earlier_keeps_the_time_that_is_left():
    room = two(clock=Clock(game=100))
    room.now += 20
    room.wish("ann", w.Leave())
    room.now += 500
    room.wish("ann", w.Return())
    room.bot_moves()

    assert (20.0, room.now + 80) == (room.sitting.clocks.spent[0], room.sitting.clocks.due(0))


@pytest.mark.rule("S8.4", "S8.5")
def test_who_leaves_is_played_by_the_tables_bot_until_they_return():
    room = two(standin="random")
    room.wish("ann", w.Leave())
    assert ("left", "random", (0,)) == (
        room.sitting.seats[0].away,
        wire.facts(room.sitting).seats[0].bot,
        room.sitting.bots_to_move,
    )
    room.bot_moves()
    assert e.Moved(0, room.last.lines, "random") == room.last  # type: ignore[union-attr]
    room.refused("ann", w.Leave(), "already-away", "S8", "already")
    room.wish("ann", w.Return())
    room.bot_moves()

    assert ((), "") == (room.sitting.bots_to_move, room.sitting.seats[0].away)


@pytest.mark.rule("S8.6", "S8.7")
def test_a_table_that_nobody_touched_is_archived_and_can_be_woken():
    room = two(limit=3600, clock=Clock(game=7200))
    before = room.lines
    room.now += 3600
    assert room.expire()
    assert (ARCHIVED, (), None) == (room.sitting.status, room.sitting.deciders, room.sitting.due())
    for wish in (w.Play(version=room.sitting.version, move="end"), w.Leave(), w.Resign(), w.OfferEnd()):
        room.refused("ann", wish, "archived", "S8", "wake it")
    room.refused("cleo", w.Wake(), "not-your-table", "S4")
    room.now += 10_000
    assert not room.expire()
    room.wish("ben", w.Wake())

    assert (PLAYING, before) == (room.sitting.status, room.lines)
    assert (3600.0, room.now + 3600) == (room.sitting.clocks.spent[0], room.sitting.clocks.due(0))
    room.refused("ben", w.Wake(), "awake", "S8")


@pytest.mark.rule("S8.6", "S8.7")
def test_an_open_table_is_archived_too_and_its_maker_wakes_it():
    room = Room("open", "open", limit=60)
    room.now += 60
    assert room.expire()
    room.refused("ben", w.Join(), "begun", "S4", "or the table rests")
    room.wish("ann", w.Wake())

    assert OPEN == room.sitting.status


@pytest.mark.rule("S8.6")
def test_a_finished_game_is_not_archived():
    room = two(limit=60)
    room.wish("ann", w.Resign())
    room.now += 10_000

    assert (False, None) == (room.expire(), room.sitting.due())


@pytest.mark.rule("S8.2", "S8.6")
def test_a_clock_that_runs_out_comes_before_the_archive():
    room = two(limit=60, clock=Clock(move=60))
    room.now += 60
    assert room.expire()

    assert e.Left(0, "time") == room.last
