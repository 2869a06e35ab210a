"""Several seats decide at the same time (S5.3)."""

from __future__ import annotations

import pytest

from labrys.core.seats import SPECTATOR
from labrys.server.tables import wire
from labrys.server.tables import wishes as w
from labrys.server.tables.setup import Clock
from tests.server.tables.duel import Chosen
from tests.server.tables.room import Room, two


def choose(room: Room, who: str, hand: int, saw: int) -> int:
    return room.wish(who, w.Play(version=saw, move=f"choose {hand}"))


@pytest.mark.rule("S5.3")
def test_nobody_is_late_because_another_was_quicker(duel: str):
    room = two(game=duel)
    saw = room.sitting.version
    choose(room, "ben", 2, saw)
    choose(room, "ann", 1, saw)

    assert [1, 2] == room.table.state.sums


@pytest.mark.rule("S5.2", "S5.3")
def test_the_next_decision_is_a_new_one_for_both(duel: str):
    room = two(game=duel)
    saw = room.sitting.version
    choose(room, "ben", 2, saw)
    ben_saw = room.sitting.version
    choose(room, "ann", 1, saw)

    room.refused("ben", w.Play(version=ben_saw, move="choose 0"), "late", "S5", "1 thing")
    room.refused("ann", w.Play(version=saw, move="choose 0"), "late", "S5", "2 things")


@pytest.mark.rule("S10.1", "S10.2")
def test_what_one_has_chosen_is_not_shown_to_the_others_before_its_time(duel: str):
    room = two(game=duel)
    choose(room, "ben", 2, room.sitting.version)

    told = [wire.seen(room.sitting.history[-1], audience).events for audience in (0, 1, SPECTATOR)]
    assert [(Chosen(1, None),), (Chosen(1, 2),), (Chosen(1, None),)] == told
    assert (None, 2) == tuple(wire.update(room.sitting, seat, 0, 0.0).view.mine for seat in (0, 1))


@pytest.mark.rule("S6.1")
def test_a_choice_that_nobody_has_seen_is_taken_back_freely_until_all_have_chosen(duel: str):
    room = two(game=duel)
    choose(room, "ann", 1, room.sitting.version)
    room.wish("ann", room.undo())
    assert {"free": 1, "consent": 0, "alone": 0} == room.sitting.taken_back
    choose(room, "ann", 2, room.sitting.version)
    choose(room, "ben", 1, room.sitting.version)

    room.refused("ann", room.undo(), "revealed", "S6", "All show (2, 1). Ben acted.")


@pytest.mark.rule("S8.2")
def test_the_clocks_of_all_who_decide_run_at_once(duel: str):
    room = two(game=duel, clock=Clock(move=10, game=100))
    room.now += 4
    choose(room, "ann", 1, room.sitting.version)
    ann, ben = room.sitting.clocks.running()
    assert (4.0, None, None) == (ann.spent, ann.since, ann.due)
    assert (0.0, 1_000.0, 1_010.0) == (ben.spent, ben.since, ben.due)
    room.now += 7
    assert room.expire()

    assert ("", "time") == (room.sitting.seats[0].away, room.sitting.seats[1].away)


@pytest.mark.rule("S7.1")
def test_the_game_ends_by_its_own_rules(duel: str):
    room = two(game=duel)
    room.until(lambda sitting: sitting.status == "over")

    assert "chosen" == room.table.record.end.end  # type: ignore[union-attr]
    room.refused("ann", w.Play(version=room.sitting.version, move="choose 1"), "over", "S7")
