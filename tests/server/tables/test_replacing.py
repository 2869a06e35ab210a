"""A bot that failed loses its seat for the rest of the game (S8.9): folded from the log, so also after a restart."""

from __future__ import annotations

import pytest

from labrys.core.seats import SPECTATOR
from labrys.server.tables import entries as e
from labrys.server.tables import wire
from labrys.server.tables import wishes as w
from labrys.server.tables.setup import rotated
from tests.server.tables.room import Room, snapshot, two


@pytest.mark.rule("S8.9")
def test_another_bot_plays_from_then_on_also_when_the_table_is_read_anew():
    room = Room("me", "greedy", options={"first": "1"})
    room.bot_fails(1)

    assert e.Replaced(1, "greedy", "random") == room.last
    for sitting in (room.sitting, room.folded()):
        assert ("random", (1,)) == (sitting.bot_of(1), sitting.bots_to_move)
        assert "random" == wire.facts(sitting).seats[1].bot
    assert snapshot(room.sitting) == snapshot(room.folded())
    room.bot_moves()
    assert "random" == room.last.bot


@pytest.mark.rule("S8.9")
def test_everybody_is_told_who_plays_for_whom_and_not_why():
    room = Room("me", "greedy", options={"first": "1"})
    room.bot_fails(1)

    for audience in (0, 1, SPECTATOR):
        told = wire.seen(room.sitting.history[-1], audience)
        assert wire.Seen(room.sitting.version, room.now, "replaced", 1, name="greedy", bot="random") == told


@pytest.mark.rule("S8.9", "S5.2")
def test_nobody_is_late_because_a_bot_was_replaced():
    room = Room("me", "greedy")
    saw, move = room.sitting.version, room.table.game.text(room.table.legal(0)[0])
    room.bot_fails(1)

    room.wish("ann", w.Play(version=saw, move=move))


@pytest.mark.rule("S8.9", "S6.7")
def test_what_is_taken_back_does_not_bring_the_bot_back():
    room = Room("me", "greedy")
    room.until(lambda sitting: sitting.bots_to_move == (1,))
    room.bot_fails(1)
    room.wish("ann", room.undo())

    assert isinstance(room.last, e.Undone)
    assert "random" == room.sitting.bot_of(1)


@pytest.mark.rule("S8.9", "S8.5")
def test_a_stand_in_that_fails_is_replaced_too_and_its_person_may_come_back():
    room = two()
    room.wish("ann", w.Leave())
    failed = room.sitting.bot_of(0)
    room.bot_fails(0)
    assert (failed, "left") == (room.last.failed, room.sitting.seats[0].away)  # type: ignore[union-attr]
    room.wish("ann", w.Return())
    room.bot_moves()

    assert failed != room.sitting.bot_of(0)
    assert not room.sitting.seats[0].is_played_by_bot


@pytest.mark.rule("S8.9", "S7.5")
def test_at_a_rematch_the_bot_that_was_chosen_sits_down_again():
    room = Room("me", "greedy")
    room.bot_fails(1)
    seats = room.sitting.seats
    again = rotated(room.sitting.setup, tuple(seat.player for seat in seats), room.sitting.names())

    assert "greedy" in [plan.bot for plan in again.seats]
