"""Several moves of a plan as one wish."""

from __future__ import annotations

import pytest

from labrys.core.plan import plan
from labrys.server.keys import is_move
from labrys.server.made import made_of
from labrys.server.tables import entries as e
from labrys.server.tables import wire
from labrys.server.tables import wishes as w
from tests.server.tables.room import Room, snapshot, two


def wish(room: Room, *moves: str, **more: object) -> w.PlayAll:
    return w.PlayAll(version=room.sitting.version, moves=moves, **more)  # type: ignore[arg-type]


def foreseen(room: Room, seat: int) -> list[str]:
    """Moves of the seat's turn, each the first that is legal, until something is drawn or the turn is over."""
    game, moves = room.table.game, list[str]()
    view = game.view(room.table.state, seat)
    while legal := plan(game, view, moves).legal:
        moves.append(game.text(legal[0]))
    return moves


def mid_turn(room: Room) -> list[str]:
    """The game goes on until Ann can foresee three moves of her own."""
    room.until(lambda sitting: sitting.deciders == (0,) and len(foreseen(room, 0)) >= 3)
    return foreseen(room, 0)


@pytest.fixture
def room() -> Room:
    return Room("me", "random")


@pytest.mark.rule("S5.8")
def test_the_moves_of_a_plan_are_stored_one_by_one_as_if_each_had_been_wished(room: Room):
    moves = mid_turn(room)
    before, alone = room.sitting.version, room.folded()
    asked = wish(room, *moves, key="plan")
    room.wish("ann", asked)

    happened = room.sitting.since(before)
    assert moves == [one.entry.lines[0].move for one in happened if isinstance(one.entry, e.Moved)]
    assert (len(moves), None, False) == _said(room, asked)
    for move in moves:
        alone.table.play(0, move)  # type: ignore[union-attr]
    assert alone.table.record.entries == room.table.record.entries  # type: ignore[union-attr]
    assert snapshot(room.folded()) == snapshot(room.sitting)
    room.wish("ann", room.undo())
    assert moves[:-1] == [line.move for line in room.table.record.entries if line.by == 0][-len(moves) + 1 :]


def _said(room: Room, asked: w.PlayAll, again: bool = False) -> tuple[int, str | None, bool]:
    made = made_of(room.sitting, asked, room.sitting.version, again)
    return made.made, None if made.refusal is None else made.refusal.code, made.again


@pytest.mark.rule("S5.8")
def test_they_stop_before_the_first_that_is_refused_and_say_why(room: Room):
    moves = mid_turn(room)
    asked = wish(room, moves[0], "fly away", moves[1])
    before = room.sitting.version
    room.wish("ann", asked)

    assert before + 1 == room.sitting.version
    assert (1, "not-a-move", False) == _said(room, asked)


@pytest.mark.rule("S5.8")
def test_if_already_the_first_is_refused_or_late_nothing_is_done(room: Room):
    moves = mid_turn(room)
    room.refused("ann", wish(room, "fly"), "not-a-move", "N1")
    old = wish(room, *moves)
    room.wish("ann", wish(room, moves[0]))
    room.refused("ann", old, "late", "S5")
    room.refused("ben", wish(room, *moves), "not-your-table", "S4")


@pytest.mark.rule("S5.8")
def test_they_stop_after_something_was_drawn(room: Room):
    room.until(lambda sitting: sitting.deciders == (0,) and _ends_by_a_draw(room))
    moves = foreseen(room, 0)
    asked = wish(room, *moves, "end", "end")
    before = room.sitting.version
    room.wish("ann", asked)

    assert before + len(moves) == room.sitting.version
    assert (len(moves), None, False) == _said(room, asked)


def _ends_by_a_draw(room: Room) -> bool:
    game, moves = room.table.game, foreseen(room, 0)
    return plan(game, game.view(room.table.state, 0), moves).steps[-1].asks_chance


@pytest.mark.rule("S5.4", "S5.8")
def test_sent_again_with_the_same_key_they_count_once_and_nobody_is_told_the_key(room: Room):
    moves = mid_turn(room)
    asked = wish(room, *moves, key="plan")
    reached = room.wish("ann", asked)
    told = [wire.seen(one, 0).key for one in room.sitting.since(reached - len(moves))]

    assert reached == room.wish("ann", asked)
    assert (len(moves), None, True) == _said(room, asked, again=True)
    assert [None] * len(moves) == told
    room.refused("ann", wish(room, moves[0], key="plan"), "key-used", "S5")


@pytest.mark.rule("M4.7", "S5.8")
def test_a_seats_answers_of_a_step_of_all_at_once_can_be_given_together():
    room = Room("me", "open", game="minos", options={"setup": "random"})
    room.wish("ben", w.Join())
    assert (0, 1) == room.sitting.deciders
    one, *others = [room.table.game.text(move) for move in room.table.legal(0)]
    asked = wish(room, one, others[-1], "end", seat=0)
    room.wish("ann", asked)

    assert (2, "answered", False) == _said(room, asked) or (2, "back-first", False) == _said(room, asked)
    assert () == room.table.game.view(room.table.state, 1).answers


@pytest.mark.rule("S5.3", "S5.8")
def test_they_stop_where_the_secret_answers_of_all_are_carried_out(duel: str):
    room = two(game=duel)
    room.wish("ben", w.Play(version=room.sitting.version, move="choose 2"))
    asked = wish(room, "choose 1", "choose 0", seat=0)
    room.wish("ann", asked)

    assert (1, None, False) == _said(room, asked)
    assert [1, 2] == room.table.state.sums
    assert (0, 1) == room.sitting.deciders


@pytest.mark.rule("S5.8")
def test_they_stop_where_the_turn_is_over_even_if_the_seat_has_to_decide_again_at_once():
    room = next(filter(_asks_both_after_a_turn, map(_shared, range(100))))
    before = room.sitting.version
    asked = wish(room, "end", "done", seat=0)
    room.wish("ann", asked)

    assert before + 1 == room.sitting.version
    assert (1, None, False) == _said(room, asked)
    assert 0 in room.sitting.deciders


def _shared(seed: int) -> Room:
    room = Room("me", "open", game="minos", options={"setup": "random"}, seed=seed)
    room.wish("ben", w.Join())
    return room


def _asks_both_after_a_turn(room: Room) -> bool:
    """Go to the last turn of an action step, after which both have to decide in the income step, if there is one."""
    return room.comes_to(lambda sitting: sitting.deciders == (0,) and _asks_both_after_the_end(room))


def _asks_both_after_the_end(room: Room) -> bool:
    if room.table.refusal(0, "end") is not None:
        return False
    table = room.table.fork()
    before = len(table.record.entries)
    table.play(0, "end")
    return len(table.record.entries) == before + 1 and table.refusal(0, "done") is None


@pytest.mark.rule("S5")
def test_things_chosen_together_are_the_same_in_any_order():
    sitting = Room("me", "random").sitting

    assert is_move(sitting, "buy medium easy", "buy easy medium")
    assert is_move(sitting, {"move": "load", "cubes": ["gray", "blue"]}, "load blue gray")
    assert not is_move(sitting, "buy medium", "buy easy medium")
    assert not is_move(sitting, "sail 1,0/W-NW", "sail 1,0/W-SW")
    assert not is_move(sitting, "nonsense", "buy easy medium")
    assert is_move(Room("me", "random", game="minos").sitting, "play II-44 wood silver", "play II-44 silver wood")
    assert not is_move(Room("me", "random", game="minos").sitting, "move 6 5", "move 5 6")
