"""Taking back what the others have to agree to, or nobody is there to agree to (S6)."""

from __future__ import annotations

import pytest

from labrys.server.tables import entries as e
from labrys.server.tables import wire
from labrys.server.tables import wishes as w
from tests.server.tables.room import Room, after_buying, at_sea, four, place, sail, two


@pytest.mark.rule("S6.3")
def test_with_the_consent_of_the_only_other_it_is_done():
    room = at_sea(two())
    before = place(room)
    room.move("ann", "buy easy")
    room.wish("ann", room.undo(ask=True))
    assert wire.UndoFacts(0, len(room.lines) - 2, ()) == wire.facts(room.sitting).undo
    room.wish("ben", room.answer(True))

    assert before == place(room)
    assert [e.UndoAnswered(1, True), e.Undone(0, len(room.lines), "consent")] == [
        happening.entry for happening in room.sitting.history[-2:]
    ]
    assert {"free": 0, "consent": 1, "alone": 0} == room.sitting.taken_back


@pytest.mark.rule("S6.3")
def test_asking_for_what_is_free_asks_nobody():
    room = at_sea(two())
    room.move("ann", sail(room))
    room.wish("ann", room.undo(ask=True))

    assert isinstance(room.last, e.Undone)


@pytest.mark.rule("S6.3")
def test_all_three_others_have_to_agree():
    room = after_buying(four())
    room.wish("ann", room.undo(ask=True))
    room.wish("cleo", room.answer(True))
    room.wish("cleo", room.answer(True))
    room.wish("ben", room.answer(True))
    assert (1, 2) == wire.facts(room.sitting).undo.agreed  # type: ignore[union-attr]
    assert room.lines[-2] == "0 buy easy"
    room.wish("dan", room.answer(True))

    assert isinstance(room.last, e.Undone)
    assert room.lines[-1].startswith("0 cube")


@pytest.mark.rule("S6.4")
def test_one_no_ends_the_question():
    room = after_buying(four())
    room.wish("ann", room.undo(ask=True))
    room.wish("ben", room.answer(True))
    room.wish("cleo", room.answer(False))
    assert room.sitting.undo is None
    room.refused("dan", room.answer(True), "no-undo-asked", "S6")

    # Asked again, nobody's earlier yes counts.
    room.wish("ann", room.undo(ask=True))
    room.wish("dan", room.answer(True))
    room.wish("cleo", room.answer(True))
    assert not isinstance(room.last, e.Undone)


@pytest.mark.rule("S6.4")
def test_whoever_asked_may_withdraw_and_cannot_agree():
    room = after_buying(two())
    room.wish("ann", room.undo(ask=True))
    room.refused("ann", room.answer(True), "own-undo", "S6", "for the others")
    room.wish("ann", room.answer(False))

    assert room.sitting.undo is None
    room.refused("ben", room.answer(True), "no-undo-asked", "S6")


@pytest.mark.rule("S6.4")
def test_a_yes_to_an_older_question_is_late():
    room = after_buying(two())
    room.wish("ann", room.undo(ask=True))
    saw = room.sitting.version
    room.wish("ann", room.undo(3, ask=True))

    room.refused("ben", w.AnswerUndo(version=saw, yes=True), "late", "S5")
    assert saw + 2 == room.wish("ben", w.AnswerUndo(version=saw, yes=False))


@pytest.mark.rule("S6.4", "S5.2")
def test_a_yes_is_not_late_because_another_answered_meanwhile():
    room = after_buying(four())
    room.wish("ann", room.undo(ask=True))
    saw = room.sitting.version
    for who in ("dan", "ben", "cleo"):
        room.wish(who, w.AnswerUndo(version=saw, yes=True))

    assert isinstance(room.last, e.Undone)


@pytest.mark.rule("S6.5")
def test_a_move_ends_the_question_and_a_late_yes_does_nothing():
    room = after_buying(two())
    room.wish("ann", room.undo(ask=True))
    saw = room.sitting.version
    room.move("ann", sail(room))

    assert room.sitting.undo is None
    room.refused("ben", w.AnswerUndo(version=saw, yes=True), "late", "S5")
    room.refused("ben", room.answer(True), "no-undo-asked", "S6")


@pytest.mark.rule("S6.5")
@pytest.mark.parametrize("wish", [w.Leave(), w.Resign()])
def test_leaving_and_resigning_end_the_question(wish: w.AnyWish):
    room = after_buying(four())
    room.wish("ann", room.undo(ask=True))
    room.wish("dan", wish)

    room.refused("ben", room.answer(True), "no-undo-asked", "S6")


@pytest.mark.rule("S6.5")
def test_the_same_is_not_asked_twice_and_another_question_replaces_it():
    room = after_buying(four())
    room.wish("ann", room.undo(ask=True))
    room.wish("ben", room.answer(True))
    room.refused("ann", room.undo(ask=True), "undo-asked", "S6")
    room.wish("ann", room.undo(3, ask=True))

    assert () == wire.facts(room.sitting).undo.agreed  # type: ignore[union-attr]


@pytest.mark.rule("S6.6")
def test_while_somebody_is_away_consent_cannot_be_asked():
    room = after_buying(four())
    room.wish("cleo", w.Leave())
    room.refused("ann", room.undo(ask=True), "others-away", "S8", "Cleo is away")
    room.wish("cleo", w.Return())
    room.wish("ann", room.undo(ask=True))

    assert isinstance(room.last, e.UndoAsked)


@pytest.mark.rule("S6.6", "S8.5")
def test_who_is_away_or_has_resigned_takes_nothing_back_and_answers_nothing():
    room = after_buying(four())
    room.wish("ann", w.Leave())
    room.refused("ann", room.undo(), "away", "S8", "take the seat back")
    room.wish("ann", w.Resign())
    room.refused("ann", room.undo(), "resigned", "S7")
    room.refused("ann", room.answer(True), "resigned", "S7")


@pytest.mark.rule("S6.6")
def test_who_has_resigned_is_not_asked():
    room = after_buying(four())
    room.wish("cleo", w.Resign())
    room.wish("ann", room.undo(ask=True))
    room.wish("ben", room.answer(True))
    room.wish("dan", room.answer(True))

    assert isinstance(room.last, e.Undone)


@pytest.mark.rule("S6.7")
def test_among_bots_nobody_has_to_be_asked_and_the_table_is_marked():
    room = after_buying(Room("me", "greedy", "random"))
    room.wish("ann", room.undo())

    assert {"free": 0, "consent": 0, "alone": 1} == wire.facts(room.sitting).taken_back
    assert room.lines[-1].startswith("0 cube")


@pytest.mark.rule("S6.7")
def test_in_one_browser_nobody_has_to_be_asked_either():
    room = Room("me", "me")
    room.until(lambda sitting: sitting.deciders == (1,))
    room.wish("ann", room.undo(seat=0))

    assert 1 == room.sitting.taken_back["alone"]
    assert (0,) == room.sitting.deciders


@pytest.mark.rule("S6.7")
def test_when_all_others_have_resigned_nobody_has_to_be_asked():
    room = Room("me", "open", "greedy")
    room.wish("ben", w.Join())
    after_buying(room)
    room.wish("ben", w.Resign())
    room.wish("ann", room.undo())

    assert 1 == room.sitting.taken_back["alone"]


@pytest.mark.rule("S6.3")
def test_somebody_with_several_seats_answers_once_for_all():
    room = Room("me", "me", "open")
    room.wish("ben", w.Join())
    room.until(lambda sitting: any(line.startswith("2 cube") for line in room.lines))
    room.wish("ben", room.undo(2, ask=True))
    room.wish("ann", room.answer(True, seat=1))

    assert isinstance(room.last, e.Undone)
