"""Making tables, sitting down, standing up, beginning (S4)."""

from __future__ import annotations

from typing import Any

import pytest

from labrys.core.chance import Seeded
from labrys.core.compact import pack
from labrys.core.components import shipped
from labrys.core.registry import game, game_with
from labrys.core.table import Table
from labrys.server.tables import entries as e
from labrys.server.tables import wishes as w
from labrys.server.tables.branching import Branch
from labrys.server.tables.declined import Declined
from labrys.server.tables.setup import Clock, SeatPlan, Setup, settle
from labrys.server.tables.sitting import OPEN, PLAYING, Sitting
from tests.server.tables.room import Room, asker, two


def refused(setup: Setup, code: str, rule: str, *words: str) -> None:
    with pytest.raises(Declined) as no:
        settle(setup)

    assert (code, rule, 422) == (no.value.refusal.code, no.value.refusal.rule, no.value.status)
    for word in words:
        assert word in no.value.refusal.text


def seats(*plans: Any) -> tuple[SeatPlan, ...]:
    return tuple(SeatPlan(*plan) for plan in plans)


@pytest.mark.rule("S4.1")
def test_what_is_left_open_is_filled_in():
    setup = settle(Setup("akrotiri", seats(("me",), ("open",))))

    assert {"edition": "revised", "variant": "none", "first": "random"} == setup.options
    assert ("minos", True, 60 * 86_400, "full") == (setup.standin, setup.talk, setup.limit, setup.starts)


@pytest.mark.rule("S9.1")
@pytest.mark.parametrize(("public", "said", "talk"), [(True, None, False), (True, True, True), (False, False, False)])
def test_public_tables_are_silent_unless_their_maker_says_otherwise(public: bool, said: bool | None, talk: bool):
    setup = settle(Setup("akrotiri", seats(("me",), ("open",)), public=public, talk=said))

    assert talk is setup.talk


@pytest.mark.rule("S4.1")
def test_what_cannot_be_played_is_refused():
    both = seats(("me",), ("open",))
    refused(Setup("chess", both), "no-such-game", "S4", "chess", "akrotiri")
    refused(Setup("akrotiri", both, options={"edition": "third"}), "bad-options", "S4", "third")
    refused(Setup("akrotiri", both[:1]), "bad-options", "S4", "2, 3, 4 seats, not for 1")
    refused(Setup("akrotiri", both, options={"first": "3"}), "bad-options", "S4")
    refused(Setup("akrotiri", both, limit=60, clock=Clock(move=61)), "bad-clock", "S4", "archived before")
    refused(Setup("akrotiri", both, standin="deep"), "no-such-bot", "S4", "'deep'", "random, novice")


@pytest.mark.rule("S4.2")
def test_a_bot_sits_only_where_it_is_meant_to():
    refused(Setup("akrotiri", seats(("me",), ("bot", "deep"))), "no-such-bot", "S4", "deep")
    refused(Setup("akrotiri", seats(("me",), ("bot",))), "no-such-bot", "S4")
    refused(Setup("akrotiri", seats(("me",), ("open", "greedy"))), "bad-seat", "S4", "seat 1")
    refused(Setup("akrotiri", seats(("bot", "greedy"), ("bot", "random"))), "no-people", "S4")


@pytest.mark.rule("S4.4", "S4.6")
def test_people_sit_down_and_the_game_begins_when_the_last_seat_is_taken():
    room = Room("me", "open", "open")
    assert OPEN == room.sitting.status
    room.wish("ben", w.Join(seat=2))
    assert ["Ann", "seat 1", "Ben"] == list(room.sitting.names())
    room.wish("cleo", w.Join())

    assert PLAYING == room.sitting.status
    assert ("Ann", "Cleo", "Ben") == room.table.record.header.seats
    assert isinstance(room.last, e.Began)


@pytest.mark.rule("S4.4")
def test_nobody_takes_a_seat_that_is_not_free_or_a_second_one():
    room = Room("me", "open", "greedy", "open")
    room.refused("ann", w.Join(), "seated", "S4", "you have a seat")
    for taken in (0, 2, 7):
        room.refused("ben", w.Join(seat=taken), "seat-not-free", "S4", f"seat {taken} is taken")
    room.wish("ben", w.Join())
    room.refused("ben", w.Join(seat=3), "seated", "S4")


@pytest.mark.rule("S4.4", "S4.6")
def test_nobody_sits_down_once_the_game_has_begun():
    two().refused("cleo", w.Join(), "begun", "S4")


@pytest.mark.rule("S4.4")
def test_a_table_may_be_full_and_not_begun():
    room = Room("me", "open", starts="maker")
    room.wish("ben", w.Join())

    room.refused("cleo", w.Join(), "no-free-seat", "S4", "no seat is free")


@pytest.mark.rule("S4.6")
def test_a_maker_who_wants_to_start_the_game_does_so_when_all_are_there():
    room = Room("me", "open", starts="maker")
    room.refused("ann", w.Start(), "seats-free", "S4", "1 of 2 seats are still free")
    room.wish("ben", w.Join())
    assert OPEN == room.sitting.status
    room.refused("ben", w.Start(), "not-yours-to-start", "S4", "maker")
    room.wish("ann", w.Start())

    assert PLAYING == room.sitting.status
    room.refused("ann", w.Start(), "begun", "S4")


@pytest.mark.rule("S4.6")
def test_against_bots_the_game_begins_when_the_table_is_made():
    assert PLAYING == Room("me", "greedy").sitting.status
    assert PLAYING == Room("me", "me").sitting.status


@pytest.mark.rule("S4.6")
def test_a_maker_may_start_a_table_of_bots_later():
    room = Room("me", "greedy", starts="maker")
    assert [1] == [version for version, *_ in room.rows]
    room.wish("ann", w.Start())

    assert PLAYING == room.sitting.status


@pytest.mark.rule("S4.5")
def test_who_stands_up_leaves_a_free_seat():
    room = Room("me", "open", "open")
    room.wish("ben", w.Join())
    room.wish("ben", w.Leave())
    assert ("Ann", "seat 1", "seat 2") == room.sitting.names()
    room.refused("ben", w.Leave(), "not-your-table", "S4")
    room.wish("cleo", w.Join())

    assert "id-cleo" == room.sitting.seats[1].player


@pytest.mark.rule("S4.1")
def test_a_maker_may_offer_a_table_without_sitting_at_it():
    room = Room("open", "open")
    assert 0 == room.sitting.version
    room.wish("ben", w.Join())
    room.wish("cleo", w.Join())

    assert PLAYING == room.sitting.status


@pytest.mark.rule("S4.7")
def test_one_browser_plays_several_seats_under_names_of_their_own():
    setup = settle(Setup("akrotiri", (SeatPlan("me", name="Nikos"), SeatPlan("me")), options={"first": "0"}))
    room = Room.of(setup)
    assert ("Nikos", "Ann") == room.sitting.names()
    room.move("ann")
    room.refused("ann", w.Resign(seat=3), "not-your-seat", "S4", "seat 3")
    room.until(lambda sitting: sitting.deciders == (1,))
    room.move("ann")

    assert 1 == room.sitting.history[-1].entry.seat  # type: ignore[union-attr]


@pytest.mark.rule("S4.7")
def test_whoever_has_several_seats_names_the_one_that_is_meant():
    room = Room("me", "me", "greedy")
    room.until(lambda sitting: sitting.deciders == (2,))

    room.refused("ann", w.Resign(), "which-seat", "S4", "seats 0, 1")
    room.wish("ann", w.Resign(seat=1))


@pytest.mark.rule("S4.8")
def test_nobody_speaks_for_a_seat_that_is_not_theirs():
    room = two()
    version = room.sitting.version
    for wish in (
        w.Leave(seat=0), w.Play(version=version, move="end", seat=0), w.Undo(version=version, seat=0),
        w.AnswerUndo(version=version, yes=True, seat=0), w.OfferEnd(seat=0),
        w.AnswerEnd(version=version, yes=True, seat=0), w.Resign(seat=0), w.Return(seat=0),
    ):  # fmt: skip
        room.refused("ben", wish, "not-your-seat", "S4", "seat 0")
        room.refused("cleo", wish, "not-your-table", "S4")
    room.refused("cleo", w.Wake(), "not-your-table", "S4")


@pytest.mark.rule("S4.6")
def test_before_the_game_begins_there_is_nothing_to_play():
    room = Room("me", "open")
    for wish in (w.Play(version=0, move="end"), w.Undo(version=0), w.Resign(), w.OfferEnd(), w.Return()):
        room.refused("ann", wish, "not-begun", "S4")


@pytest.mark.rule("S1.2")
def test_at_a_table_one_keeps_the_name_under_which_one_sat_down():
    room = Room("me", "open", "open")
    room.wish("ben", w.Join())

    assert e.Sat(1, asker("ben").id, "Ben") == room.last


@pytest.mark.rule("S4.1", "S7.8")
def test_a_table_has_todays_components_or_those_that_are_named():
    both, minos = seats(("me",), ("open",)), list(shipped("labrys.games.minos"))
    assert game("minos") is Sitting("a", settle(Setup("minos", both)), "00", "ann", 0.0).game
    for digest in (minos[3], minos[-1]):
        made = settle(Setup("minos", both, components=digest))
        assert digest == Sitting("a", made, "00", "ann", 0.0).game.components_digest
    refused(Setup("akrotiri", both, components=minos[3]), "no-such-components", "S4")
    refused(Setup("minos", both, components="0" * 64), "no-such-components", "S4")
    alone = seats(("me",), ("bot", "greedy"))
    refused(Setup("minos", alone, lesson="minos", components=minos[3]), "bad-lesson", "S7")
    old = Table(game_with("minos", minos[3]), ["a", "b"], {}, Seeded("00" * 32)).record
    branch = Branch(pack(old).decode(), len(old.entries))
    assert minos[3] == settle(Setup("minos", both, branch=branch)).components
    refused(Setup("minos", both, branch=branch, components=minos[-1]), "branch-options", "S7", "components")
