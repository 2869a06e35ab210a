"""Taking back by information (S6)."""

from __future__ import annotations

from typing import TypeVar

import pytest

from labrys.core.event import Event
from labrys.core.seats import SPECTATOR
from labrys.games.akrotiri.events import MapDrawn, TileLaid
from labrys.server.tables import entries as e
from labrys.server.tables import wire
from labrys.server.tables import wishes as w
from tests.server.tables.room import Room, after_buying, at_sea, four, place, sail, two

E = TypeVar("E", bound=Event)


def latest(room: Room, happened: type[E]) -> E:
    """The latest event of a kind."""
    return next(event for _, event in reversed(room.table.events) if isinstance(event, happened))


@pytest.mark.rule("S6.1")
def test_what_revealed_nothing_is_taken_back_freely():
    room = at_sea(two())
    before = place(room)
    room.move("ann", sail(room))
    room.wish("ann", room.undo())

    assert isinstance(room.last, e.Undone)
    assert "free" == room.last.why
    assert before == place(room)
    assert {"free": 1, "consent": 0, "alone": 0} == room.sitting.taken_back


@pytest.mark.rule("S6.1", "S6.8")
def test_it_is_free_step_by_step_or_all_at_once_back_to_where_something_was_revealed():
    room = at_sea(two())
    places = [place(room)]
    for _ in range(2):
        room.move("ann", sail(room))
        places.append(place(room))
    room.wish("ann", room.undo(2))
    assert places[0] == place(room)
    room.move("ann", sail(room))
    room.move("ann", sail(room))
    room.wish("ann", room.undo())
    assert places[1] == place(room)
    room.wish("ann", room.undo())
    assert places[0] == place(room)

    # Before the boat moved Ann placed a cube, which is free too; before that she laid her tile.
    room.wish("ann", room.undo())
    assert room.lines[-1].startswith("0 lay")
    room.refused("ann", room.undo(), "revealed", "S6")


@pytest.mark.rule("S6.2")
def test_a_tile_that_everybody_has_seen_is_not_unseen_and_the_refusal_names_it():
    room = at_sea(two())

    laid = room.lines[-2].split()
    no = room.refused("ann", room.undo(2), "revealed", "S6", "the others have to agree", laid[2])
    tile = latest(room, TileLaid).tile
    assert tile in no.refusal.text


@pytest.mark.rule("S6.2")
def test_what_chance_drew_for_the_asker_is_named_to_the_asker():
    room = after_buying(two())
    drawn = latest(room, MapDrawn).map

    assert drawn is not None
    room.refused("ann", room.undo(), "revealed", "S6", drawn)


@pytest.mark.rule("S6.2", "S10.1")
def test_what_another_drew_is_not_named_to_the_asker():
    room = at_sea(two())
    room.move("ann", "end")
    room.until(lambda sitting: sitting.deciders == (1,) and "1 cube" in " ".join(room.lines[-3:]))
    room.move("ben", "buy easy", seat=1)
    drawn = latest(room, MapDrawn).map

    no = room.refused("ann", room.undo(), "revealed", "S6", "Ben acted.")
    assert drawn is not None
    assert drawn not in no.refusal.text


@pytest.mark.rule("S6.2")
def test_another_seats_deed_bars_it_even_if_nothing_was_revealed():
    room = two()
    room.until(lambda sitting: any(line.startswith("1 keep") for line in room.lines))
    keeps = [line for line in room.lines if "keep" in line]

    assert 2 == len(keeps)
    no = room.refused("ann", room.undo(), "revealed", "S6", "since then: Ben acted.")
    assert keeps[1].split()[-1] not in no.refusal.text


@pytest.mark.rule("S6.2")
def test_a_long_list_of_what_was_revealed_is_told_in_short():
    room = four()
    room.until(lambda sitting: any("keep" in sitting.game.text(move) for move in sitting.table.legal(0)))  # type: ignore[union-attr]

    no = room.refused("ann", room.undo(), "revealed", "S6", "more were revealed.", "Ben and Cleo and Dan acted.")
    assert 300 > len(no.refusal.text)


@pytest.mark.rule("S6.8")
def test_one_takes_back_no_more_than_one_has_done():
    room = two()
    room.refused("ann", room.undo(), "nothing-to-undo", "S6", "made 0 decisions, not 1")
    room.move("ann")
    room.refused("ann", room.undo(2), "nothing-to-undo", "S6", "made 1 decision, not 2")


@pytest.mark.rule("S6.8")
def test_back_to_the_very_first_decision_by_consent():
    room = two()
    first = place(room)
    at_sea(room)
    own = sum(line.startswith("0 ") for line in room.lines)
    room.wish("ann", room.undo(own, ask=True))
    room.wish("ben", room.answer(True))

    assert first == place(room)


@pytest.mark.rule("S6.9")
def test_whoever_does_the_same_again_draws_the_same():
    room = after_buying(Room("me", "greedy"))
    lines, truth = room.lines, place(room)
    for _ in range(3):
        room.wish("ann", room.undo())
        room.move("ann", "buy easy")

    assert (lines, truth) == (room.lines, place(room))


@pytest.mark.rule("S6.10")
def test_after_the_end_nothing_is_taken_back():
    room = after_buying(two())
    room.wish("ben", w.Resign())

    room.refused("ann", room.undo(), "over", "S7")
    room.refused("ben", room.answer(True), "over", "S7")


@pytest.mark.rule("S5.2", "S6.1")
def test_taking_back_has_seen_the_latest_version():
    room = at_sea(two())
    room.move("ann", sail(room))
    saw = room.sitting.version
    room.wish("ben", w.OfferEnd())

    room.refused("ann", w.Undo(version=saw), "late", "S5")


@pytest.mark.rule("S6.2", "S10.2")
def test_the_question_shows_nobody_more_than_how_far_back_it_goes():
    room = after_buying(two())
    room.wish("ann", room.undo(ask=True))

    for audience in (1, SPECTATOR):
        shown = wire.seen(room.sitting.history[-1], audience)
        assert ("undo-asked", 0, len(room.lines) - 2, ()) == (shown.did, shown.seat, shown.to, shown.events)


@pytest.mark.rule("S6.1", "S6.8")
def test_what_was_taken_back_is_named_move_by_move():
    room = at_sea(two())
    moved = [room.move("ann", sail(room)) for _ in range(2)]
    once = room.wish("ann", room.undo())
    moved.append(room.move("ann", sail(room)))
    twice = room.wish("ann", room.undo(2))

    # The second move had been taken back before: it is not taken back again.
    named = {version: wire.seen(room.sitting.history[version - 1], SPECTATOR).taken for version in (once, twice)}
    assert {once: (moved[1],), twice: (moved[0], moved[2])} == named
    assert room.folded().history == room.sitting.history


@pytest.mark.rule("S6.2", "S6.3")
def test_what_others_did_since_is_named_among_what_was_taken_back():
    room = after_buying(two())
    bought, lines = room.sitting.version, len(room.lines)
    room.until(lambda sitting: sitting.deciders == (1,))
    ended = room.sitting.version
    laid = room.move("ben", seat=1)
    back = sum(line.by == 0 for line in room.table.record.entries[lines:]) + 1
    room.wish("ann", room.undo(back, ask=True))
    room.wish("ben", room.answer(True))

    taken = wire.seen(room.sitting.history[-1], 0).taken
    assert (bought, laid) == (taken[0], taken[-1])
    assert ended in taken
