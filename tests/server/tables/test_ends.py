"""Resigning, ending by agreement, playing again (S7)."""

from __future__ import annotations

import pytest

from labrys.server.tables import entries as e
from labrys.server.tables import wire
from labrys.server.tables import wishes as w
from labrys.server.tables.setup import Setup, rotated, settle
from labrys.server.tables.sitting import OPEN, OVER, PLAYING
from tests.server.tables.room import Room, at_sea, four, plan, snapshot, two


def answer(room: Room, yes: bool, seat: int | None = None) -> w.AnswerEnd:
    return w.AnswerEnd(version=room.sitting.version, yes=yes, seat=seat)


@pytest.mark.rule("S7.2")
def test_of_two_the_other_wins_at_once():
    room = two()
    room.wish("ann", w.Resign())

    end = wire.facts(room.sitting).end
    assert end is not None
    assert (OVER, "resigned", (1,)) == (room.sitting.status, end.end, end.winners)
    ended = room.table.record.end
    assert [e.Resigned(0), e.Stopped("resigned", (1,), ended)] == [one.entry for one in room.sitting.history[-2:]]
    for wish in (w.Resign(), w.Leave(), w.OfferEnd(), answer(room, True), w.Return()):
        room.refused("ann", wish, "over", "S7")


@pytest.mark.rule("S7.2")
def test_against_a_bot_the_bot_wins():
    room = Room("me", "greedy")
    room.wish("ann", w.Resign())

    assert (1,) == wire.facts(room.sitting).end.winners  # type: ignore[union-attr]


@pytest.mark.rule("S7.3")
def test_among_several_the_stand_in_plays_on_until_one_is_left():
    room = four(standin="random")
    room.wish("ann", w.Resign())
    assert (PLAYING, (0,)) == (room.sitting.status, room.sitting.bots_to_move)
    assert ("random", True) == (wire.facts(room.sitting).seats[0].bot, wire.facts(room.sitting).seats[0].has_resigned)
    room.bot_moves()
    room.refused("ann", w.Resign(), "resigned", "S7", "cannot be taken back")
    room.refused("ann", w.Return(), "resigned", "S7", "cannot be taken back")
    room.wish("cleo", w.Resign())
    room.wish("dan", w.Resign())

    assert (OVER, (1,)) == (room.sitting.status, wire.facts(room.sitting).end.winners)  # type: ignore[union-attr]


@pytest.mark.rule("S7.2", "S8.5")
def test_who_is_away_may_resign():
    room = two()
    room.wish("ben", w.Leave())
    room.wish("ben", w.Resign())

    assert OVER == room.sitting.status


@pytest.mark.rule("S7.4")
def test_the_game_ends_as_it_stands_when_all_agree():
    room = at_sea(four())
    leading = room.table.game.winners(room.table.state)
    room.wish("ben", w.OfferEnd())
    assert wire.OfferFacts(1, ()) == wire.facts(room.sitting).offer
    room.wish("ann", answer(room, True))
    room.wish("dan", answer(room, True))
    assert wire.OfferFacts(1, (0, 3)) == wire.facts(room.sitting).offer
    room.wish("cleo", answer(room, True))

    end = wire.facts(room.sitting).end
    assert end is not None
    assert ("agreed", leading) == (end.end, end.winners)
    assert e.Stopped("agreed", leading, room.table.record.end) == room.last


@pytest.mark.rule("S7.4")
def test_an_offer_can_be_declined_and_withdrawn():
    room = two()
    room.refused("ben", answer(room, True), "no-offer", "S7")
    room.wish("ann", w.OfferEnd())
    room.refused("ben", w.OfferEnd(), "offered", "S7", "seat 0")
    room.refused("ann", answer(room, True), "own-offer", "S7", "for the others")
    room.wish("ben", answer(room, False))
    assert room.sitting.offer is None
    room.wish("ann", w.OfferEnd())
    room.wish("ann", answer(room, False))

    room.refused("ben", answer(room, True), "no-offer", "S7")


@pytest.mark.rule("S7.4")
def test_an_offer_stands_through_moves_but_a_yes_is_to_the_score_that_one_saw():
    room = two()
    room.wish("ben", w.OfferEnd())
    room.wish("ben", answer(room, False))
    room.wish("ann", w.OfferEnd())
    saw = room.sitting.version
    room.move("ann")
    room.refused("ben", w.AnswerEnd(version=saw, yes=True), "late", "S5")
    assert 0 == room.sitting.offer
    room.wish("ben", answer(room, True))

    assert OVER == room.sitting.status


@pytest.mark.rule("S7.4")
def test_a_yes_to_an_offer_that_was_withdrawn_is_late():
    room = two()
    room.wish("ann", w.OfferEnd())
    saw = room.sitting.version
    room.wish("ann", answer(room, False))
    room.wish("ann", w.OfferEnd())

    room.refused("ben", w.AnswerEnd(version=saw, yes=True), "late", "S5")


@pytest.mark.rule("S7.4", "S8.5")
def test_who_is_away_can_neither_agree_nor_offer_and_leaving_ends_the_offer():
    room = two()
    room.wish("ann", w.OfferEnd())
    room.wish("ben", w.Leave())
    assert room.sitting.offer is None
    room.refused("ann", w.OfferEnd(), "others-away", "S8", "Ben is away")
    room.refused("ben", w.OfferEnd(), "away", "S8")
    room.wish("ben", w.Return())
    room.wish("ann", w.OfferEnd())
    room.wish("ann", w.Leave())

    assert room.sitting.offer is None


@pytest.mark.rule("S7.4")
def test_among_bots_the_offer_ends_the_game_at_once():
    room = Room("me", "greedy")
    room.wish("ann", w.OfferEnd())

    assert OVER == room.sitting.status


@pytest.mark.rule("S7.4")
def test_somebody_with_several_seats_agrees_once_for_all():
    room = Room("me", "me", "open")
    room.wish("ben", w.Join())
    room.wish("ben", w.OfferEnd())
    room.wish("ann", answer(room, True, seat=1))

    assert OVER == room.sitting.status


def after(room: Room) -> Room:
    """The table of the rematch."""
    people = tuple(seat.player for seat in room.sitting.seats)
    return Room.of(rotated(room.sitting.setup, people, room.sitting.names()))


@pytest.mark.rule("S7.5", "S7.6")
def test_in_a_rematch_everybody_is_one_seat_further_and_has_a_kept_seat():
    room = Room("me", "open", "greedy")
    room.wish("ben", w.Join())
    following = after(room)
    assert ("greedy", "Ann", "Ben") == following.sitting.names()
    assert [False, True, True] == [seat.is_kept for seat in wire.facts(following.sitting).seats]

    following.refused("cleo", w.Join(), "no-free-seat", "S4", "no seat is free")
    following.refused("cleo", w.Join(seat=2), "seat-not-free", "S4", "kept for somebody else")
    following.refused("ben", w.Join(seat=1), "seat-not-free", "S4", "kept for somebody else")
    following.wish("ben", w.Join())
    assert ("id-ben", OPEN) == (following.sitting.seats[2].player, following.sitting.status)
    following.wish("ann", w.Join())
    assert PLAYING == following.sitting.status


@pytest.mark.rule("S7.6")
def test_somebody_with_several_seats_gets_them_all_back_under_their_names():
    plans = (plan("me"), plan("open"), plan("me"))
    setup = settle(Setup("akrotiri", plans, options={"first": "0"}, starts="maker"))
    room = Room.of(setup)
    room.wish("ben", w.Join())
    room.wish("ann", w.Start())
    following = after(room)
    following.wish("ann", w.Join())
    assert following.sitting.is_kept_for("id-ann")
    following.wish("ann", w.Join())
    following.refused("ann", w.Join(), "seated", "S4")
    following.wish("ben", w.Join())

    assert ["id-ann", "id-ann", "id-ben"] == [seat.player for seat in following.sitting.seats]
    assert PLAYING == following.sitting.status


@pytest.mark.rule("S7.5")
def test_after_as_many_rematches_as_seats_everybody_sits_as_at_first():
    room = Room("me", "open", "greedy")
    room.wish("ben", w.Join())
    names = room.sitting.names()
    for _ in range(3):
        room = after(room)
        room.wish("ann", w.Join())
        room.wish("ben", w.Join())

    assert names == room.sitting.names()


@pytest.mark.rule("S7.6")
def test_who_stands_up_from_a_kept_seat_finds_it_kept():
    following = after(two())
    following.wish("ben", w.Join())
    following.wish("ben", w.Leave())

    assert following.sitting.is_kept_for("id-ben")
    following.refused("cleo", w.Join(), "no-free-seat", "S4")


@pytest.mark.rule("S7.7")
def test_the_maker_frees_a_kept_seat_and_anybody_may_take_it():
    following = after(two())
    following.wish("ann", w.Join())
    following.refused("ben", w.Free(seat=0), "not-yours-to-free", "S7", "the maker")
    following.refused("ann", w.Free(seat=1), "not-kept", "S7", "seat 1")
    following.refused("ann", w.Free(seat=5), "not-kept", "S7", "seat 5")
    following.wish("ann", w.Free())
    assert e.Freed(0) == following.last
    assert (False, "") == ((facts := wire.facts(following.sitting).seats[0]).is_kept, facts.name)
    assert snapshot(following.folded()) == snapshot(following.sitting)
    following.refused("ann", w.Free(seat=0), "not-kept", "S7", "seat 0")
    following.wish("cleo", w.Join())

    assert ("Cleo", PLAYING) == (following.sitting.seats[0].name, following.sitting.status)
    following.refused("ann", w.Free(seat=0), "free-begun", "S7")


@pytest.mark.rule("S7.7")
def test_whoever_it_was_kept_for_may_still_come_and_who_stands_up_leaves_no_name_behind():
    following = after(four())
    following.refused("ann", w.Free(), "which-kept-seat", "S7", "4 seats")
    following.wish("ann", w.Free(seat=2))
    assert not following.sitting.is_kept_for("id-ben")
    following.wish("eve", w.Join())
    following.wish("eve", w.Leave())
    assert ("", "") == (following.sitting.seats[2].name, following.sitting.seats[2].player)
    following.wish("ben", w.Join())

    assert ("Ben", "id-ben") == (following.sitting.seats[2].name, following.sitting.seats[2].player)


@pytest.mark.rule("S7.7")
def test_at_a_table_without_kept_seats_there_is_nothing_to_free():
    room = Room("me", "open")
    room.refused("ann", w.Free(), "which-kept-seat", "S7", "0 seats")
    room.refused("ann", w.Free(seat=1), "not-kept", "S7")
