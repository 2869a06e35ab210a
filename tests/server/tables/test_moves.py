"""Versions, keys and moves (S5)."""

from __future__ import annotations

import pytest

from labrys.server.tables import entries as e
from labrys.server.tables import granting, moving, wire
from labrys.server.tables import wishes as w
from tests.server.tables.room import Room, at_sea, sail, two


@pytest.mark.rule("S5.1")
def test_every_entry_has_the_next_version():
    room = two()
    room.move("ann")

    assert [1, 2, 3, 4] == [happening.version for happening in room.sitting.history]
    assert ["sat", "sat", "began", "moved"] == [wire.did(room.sitting, version) for version in range(1, 5)]
    assert "" == wire.did(room.sitting, 0)


@pytest.mark.rule("S3.1")
def test_moves_that_the_game_refuses_are_refused_with_the_rule_of_the_game():
    room = two()
    version = room.sitting.version
    room.refused("ann", w.Play(version=version, move="end"), "lay-first", "A5.1")
    room.refused("ben", w.Play(version=version, move="end"), "not-your-turn", "A4")
    room.refused("ann", w.Play(version=version, move="fly north"), "not-a-move", "N1")
    room.refused("ann", w.Play(version=version, move={"move": "fly"}), "not-a-move", "N1")


@pytest.mark.rule("S3.1")
def test_a_move_is_a_text_or_the_object_that_legal_moves_are_sent_as():
    room = two()
    legal = wire.update(room.sitting, 0, 0, 0.0).legal
    raw: dict[str, object] = {"move": "lay", "cell": "2,0", "turn": "n"}

    assert room.table.game.read_move(raw) in legal
    room.wish("ann", w.Play(version=room.sitting.version, move=raw))
    assert "0 lay 2,0 n" == room.lines[-1]


@pytest.mark.rule("S5.2")
def test_a_move_that_saw_too_little_is_late_and_is_told_what_happened():
    room = two()
    version = room.sitting.version
    text = room.table.game.text(room.table.legal(0)[0])
    room.move("ann", text)

    no = room.refused("ann", w.Play(version=version, move=text), "late", "S5", f"you saw version {version}", "1 thing")
    assert ["moved"] == [wire.seen(one, 0).did for one in room.sitting.since(no.seen or 0)]
    room.refused("ben", w.Play(version=version, move=text), "late", "S5")


@pytest.mark.rule("S5.2")
def test_a_version_that_does_not_exist_yet_is_refused():
    room = two()

    room.refused("ann", w.Play(version=99, move="end"), "no-such-version", "S5", "version 3, you named 99")
    room.refused("ann", w.Undo(version=99), "no-such-version", "S5")


@pytest.mark.rule("S5.2")
def test_what_does_not_touch_the_decision_makes_nobody_late():
    room = two()
    version = room.sitting.version
    room.wish("ben", w.OfferEnd())
    text = room.table.game.text(room.table.legal(0)[0])

    assert version + 2 == room.wish("ann", w.Play(version=version, move=text))


@pytest.mark.rule("S5.2")
def test_a_decision_that_came_up_again_by_taking_back_is_a_new_one():
    room = at_sea(two())
    version = room.sitting.version
    room.move("ann", sail(room))
    room.wish("ann", room.undo())

    room.refused("ann", w.Play(version=version, move=sail(room)), "late", "S5", "2 things")
    room.refused("ann", w.Play(version=version + 1, move=sail(room)), "late", "S5", "1 thing")


@pytest.mark.rule("S5.4")
def test_a_wish_sent_twice_with_one_key_counts_once():
    room = two()
    first = room.move("ann", key="k1")
    text = room.lines[-1].removeprefix("0 ")

    assert first == room.wish("ann", w.Play(version=0, move=text, key="k1"))
    assert first == room.sitting.version
    _, cell, turn = text.split()
    as_object: dict[str, object] = {"move": "lay", "cell": cell, "turn": turn}
    assert first == room.wish("ann", w.Play(version=0, move=as_object, key="k1"))


@pytest.mark.rule("S5.4")
def test_a_key_means_one_wish_of_one_player():
    room = two()
    room.move("ann", key="k1")
    room.refused("ann", w.Play(version=0, move="end", key="k1"), "key-used", "S5", "another wish")
    room.refused("ann", w.Play(version=0, move="what", key="k1"), "key-used", "S5", "another wish")
    room.refused("ann", w.Resign(key="k1"), "key-used", "S5", "another wish")
    room.wish("ben", w.OfferEnd(key="k1"))

    assert room.sitting.version == room.wish("ben", w.OfferEnd(key="k1"))


@pytest.mark.rule("S5.4")
def test_the_same_key_with_other_words_is_another_wish():
    room = Room("me", "me")
    saw = room.sitting.version
    text = room.table.game.text(room.table.legal(room.sitting.deciders[0])[0])
    room.wish("ann", w.Play(version=saw, move=text, key="k1", seat=room.sitting.deciders[0]))
    moved = room.sitting.history[-1].entry
    assert isinstance(moved, e.Moved)
    other = w.Play(version=saw, move=text, key="k1", seat=1 - moved.seat)
    room.refused("ann", other, "key-used", "S5")
    room = two()
    room.wish("ann", w.OfferEnd())
    room.wish("ben", w.AnswerEnd(version=room.sitting.version, yes=False, key="no"))

    yes = w.AnswerEnd(version=room.sitting.version, yes=True, key="no")
    room.refused("ben", yes, "key-used", "S5")
    assert room.sitting.version == room.wish("ben", w.AnswerEnd(version=0, yes=False, key="no"))


@pytest.mark.rule("S5.7")
def test_a_table_at_which_too_much_happened_can_only_be_played_to_its_end(monkeypatch: pytest.MonkeyPatch):
    room = two()
    monkeypatch.setattr(granting, "MOST_ENTRIES", room.sitting.version)
    room.refused("ann", w.OfferEnd(), "long-log", "S5", "only moves are left")
    room.move("ann")

    room.wish("ben", w.Resign())


@pytest.mark.rule("S5.4")
def test_a_wish_that_becomes_several_entries_is_known_by_its_key_too():
    room = Room("me", "open")
    began = room.wish("ben", w.Join(key="sit"))
    assert ("sat", "began") == (wire.did(room.sitting, began - 1), wire.did(room.sitting, began))

    assert began == room.wish("ben", w.Join(key="sit"))
    over = room.wish("ben", w.Resign(key="up"))
    assert over == room.wish("ben", w.Resign(key="up"))
    folded = room.folded()
    assert (began, over, None) == tuple(folded.fulfilled("id-ben", key) for key in ("sit", "up", "other"))


@pytest.mark.rule("S5.4")
def test_a_key_of_what_was_not_stored_after_all_counts_for_nothing():
    room = Room("me", "open")
    room.wish("ben", w.Join())
    seat, before = room.sitting.deciders[0], room.sitting
    assert before.table is not None
    one, other = before.table.legal(seat)[:2]
    lost = before.fork()
    lost.fold(before.version + 1, 0.0, moving.move(before, seat, one).entries[0], "id-ben", "k")
    assert before.version + 1 == lost.fulfilled("id-ben", "k")

    assert before.fulfilled("id-ben", "k") is None
    stored = before.fork()
    stored.fold(before.version + 1, 0.0, moving.move(before, seat, other).entries[0], "id-ben", "j")
    assert (None, before.version + 1) == (stored.fulfilled("id-ben", "k"), stored.fulfilled("id-ben", "j"))
    assert lost.history[-1] != stored.history[-1]


@pytest.mark.rule("S5.4")
def test_what_was_refused_leaves_no_trace_of_its_key():
    room = two()
    room.refused("ann", w.Play(version=room.sitting.version, move="end", key="k1"), "lay-first", "A5.1")
    room.move("ann", key="k1")

    assert isinstance(room.last, e.Moved)
