"""The table: the one way to change a game, and what it writes down."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from labrys.core import record as records
from labrys.core.chance import Rolled, Scripted, Seeded, promise
from labrys.core.record import BadRecord, Entry, Record
from labrys.core.refusal import BadOptions, IllegalMove
from labrys.core.registry import game
from labrys.core.seats import CHANCE
from labrys.core.table import Divergence, Table, digest, replay
from labrys.core.trail import Trail

RULES = game("akrotiri")


def new_table(seed: str = "5eed", seats: int = 2) -> Table:
    return Table(RULES, [f"player {seat}" for seat in range(seats)], {}, Seeded(seed))


def play_on(table: Table, decisions: int, seed: int = 0) -> Table:
    rng = random.Random(seed)
    while not table.is_over and decisions:
        seat = table.deciders()[0]
        table.play(seat, rng.choice(table.legal(seat)))
        decisions -= 1
    return table


def finished() -> Table:
    return play_on(new_table(), 10_000)


def changed(table: Table, at: int, entry: Entry) -> Record:
    entries = list(table.record.entries)
    entries[at] = entry
    return Record(table.record.header, Trail(entries), table.record.end)


def all_of(table: Table) -> tuple[object, ...]:
    return records.write(table.record), RULES.position(table.state), list(table.events), table.asked


def test_a_new_table_has_asked_chance_until_a_seat_decides():
    table = new_table()

    assert table.deciders()[0] in (0, 1)
    assert all(entry.by == "chance" for entry in table.record.entries)
    assert len(table.record.entries) == table.asked > 0
    assert promise("5eed") == table.record.header.promise


def test_an_illegal_move_changes_nothing_and_gives_its_reason():
    table = play_on(new_table(), 7)
    before = all_of(table)
    seat = table.deciders()[0]

    attempts: list[tuple[int, Any]] = [
        (seat, "lay 0,0 n"),
        (1 - seat, table.legal(seat)[0]),
        (7, "end"),
        (seat, "nonsense"),
    ]
    for who, move in attempts:
        with pytest.raises(IllegalMove) as caught:
            table.play(who, move)
        assert str(caught.value) == str(caught.value.refusal)
        assert str(caught.value).startswith(f"rule {caught.value.refusal.rule}: ")
    assert before == all_of(table)


def test_a_move_may_be_given_in_words():
    one, other = new_table(), new_table()
    seat = one.deciders()[0]
    move = one.legal(seat)[3]
    one.play(seat, move)
    other.play(seat, f"  {RULES.text(move)} ")

    assert all_of(one) == all_of(other)


def test_nothing_can_be_played_after_the_end():
    table = finished()
    before = all_of(table)

    assert () == table.deciders()
    assert all(table.legal(seat) == [] for seat in (0, 1))
    for seat in (0, 1, CHANCE):
        with pytest.raises(IllegalMove, match="over"):
            table.play(seat, "end")
    assert before == all_of(table)


def test_the_end_is_written_with_the_seed_and_what_it_came_to():
    end = finished().record.end

    assert end is not None
    assert "5eed" == end.seed
    assert digest(RULES, finished().state) == end.digest
    assert tuple(sheet.total for sheet in RULES.score(finished().state)) == end.scores
    assert RULES.winners(finished().state) == end.winners
    assert new_table().record.end is None


def test_a_table_without_chance_waits_to_be_answered():
    table = Table(RULES, ["a", "b"])

    assert (CHANCE,) == table.deciders()
    assert [] == table.record.entries
    table.play(CHANCE, "first 1")
    assert [Entry("chance", "first 1", ("first 0", "first 1"))] == table.record.entries
    assert "" == table.record.header.promise


def test_a_seat_cannot_speak_for_chance():
    """An answer of chance has its question beside it, or the record could not be replayed."""
    table = Table(RULES, ["a", "b"])
    try:
        table.play(CHANCE, "first 1")
    except IllegalMove:
        assert [] == table.record.entries
    else:
        assert Entry("chance", "first 1", ("first 0", "first 1")) == table.record.entries[0]


def test_a_script_answers_for_chance():
    table = Table(RULES, ["a", "b"], {"first": "0"}, Scripted([], then=Seeded("x")))

    assert 0 == table.deciders()[0]


def test_events_carry_the_number_of_the_entry_that_brought_them_about():
    table = play_on(new_table(), 60)
    numbers = [number for number, _ in table.events]

    assert sorted(numbers) == numbers
    assert set(numbers) <= set(range(len(table.record.entries)))
    for at in range(len(table.record.entries)):
        later = [event for number, event in table.events if number == at]
        assert later == [event for number, event in replay(table.record, RULES, at + 1).events if number == at]


def test_rewinding_gives_the_earlier_game_and_says_how_much_was_taken_back():
    table = play_on(new_table(), 20)
    earlier, count = all_of(table), len(table.record.entries)
    play_on(table, 10, seed=1)
    more = len(table.record.entries) - count

    assert more == table.rewind(count)
    assert earlier == all_of(table)


def test_rewinding_into_the_middle_of_chance_says_how_much_was_really_taken_back():
    table = play_on(new_table(), 30)
    entries = table.record.entries
    at = next(at for at in range(5, len(entries) - 1) if entries[at].by == entries[at + 1].by == "chance")
    before = len(entries)
    taken_back = table.rewind(at + 1)

    assert before - len(table.record.entries) == taken_back


def test_undo_goes_back_to_before_the_latest_decision_of_a_seat():
    table = new_table()
    seat = table.deciders()[0]
    before = all_of(table)
    table.play(seat, table.legal(seat)[0])

    assert table.undo(seat) >= 1
    assert before == all_of(table)
    with pytest.raises(ValueError, match=f"seat {seat} has not decided"):
        table.undo(seat)


def test_what_chance_answers_cannot_be_rolled_again():
    table = play_on(new_table(), 40)
    whole = all_of(table)
    table.rewind(20)
    for entry in json_entries(whole)[len(table.record.entries) :]:
        if entry.by != "chance":
            table.play(int(entry.by), entry.move)

    assert whole == all_of(table)


def json_entries(whole: tuple[object, ...]) -> Trail[Entry]:
    data = whole[0]
    assert isinstance(data, bytes)
    return records.read(data).entries


def test_a_branch_goes_its_own_way():
    table = play_on(new_table(), 30)
    before = all_of(table)
    branch = table.branch(12, Seeded("another"))
    play_on(branch, 10_000, seed=9)

    assert before == all_of(table)
    assert branch.is_over
    for entries in (-1, len(table.record.entries) + 1):
        with pytest.raises(ValueError, match="there is no entry"):
            table.branch(entries)


def test_a_branch_of_a_finished_game_is_finished():
    table = finished()

    branch = table.branch(len(table.record.entries))

    assert branch.is_over
    assert table.record.entries == branch.record.entries
    assert RULES.position(table.state) == RULES.position(branch.state)


def test_a_branch_promises_nothing_and_never_publishes_a_seed():
    """Else whoever plays a branch to its end would know all that a live game is still to draw."""
    table = play_on(new_table(), 30)
    branch = table.branch(12, table.chance)
    play_on(branch, 10_000, seed=9)

    assert "" != table.record.header.promise
    assert branch.is_over
    assert branch.record.end is not None
    assert ("", "") == (branch.record.header.promise, branch.record.end.seed)


def test_a_record_that_is_written_otherwise_is_refused():
    """Other words for the same move, a question beside a seat's move, options left out: a record has one form."""
    table = finished()
    entries = table.record.entries
    at = next(at for at, entry in enumerate(entries) if entry.by != "chance")
    spaced = msgspec.structs.replace(entries[at], move=entries[at].move.replace(" ", "  "))
    asking = msgspec.structs.replace(entries[at], of=("end",))
    for entry in (spaced, asking):
        with pytest.raises(Divergence, match="written otherwise") as caught:
            replay(changed(table, at, entry), RULES)
        assert at == caught.value.entry
    for header, reason in [
        (msgspec.structs.replace(table.record.header, options={}), "written out in full"),
        (msgspec.structs.replace(table.record.header, components="printed"), r"'printed' \(\w{12}\), not with 'house'"),
    ]:
        with pytest.raises(records.BadRecord, match=reason):
            replay(records.Record(header, entries), RULES)


def test_a_record_can_be_replayed_in_part():
    table = finished()
    part = replay(table.record, to=10)

    assert table.record.entries[:10] == part.record.entries
    assert part.record.end is None


def test_a_record_of_something_else_is_refused():
    record = finished().record
    changes: list[tuple[dict[str, Any], str]] = [
        ({"rules": 99}, "rules version 99"),
        ({"components_hash": "00"}, r"the components 'house' \(00\), which are not known here"),
        ({"game": "chess"}, "line 1: no game is called 'chess'"),
        ({"options": {"edition": "third"}}, "line 1: "),
        ({"seats": ("a",)}, "line 1: "),
        ({"seats": ("a",) * 9}, "line 1: "),
    ]
    for change, reason in changes:
        header = msgspec.structs.replace(record.header, **change)
        with pytest.raises(BadRecord, match=reason):
            replay(Record(header, record.entries, record.end))


def test_the_first_entry_that_is_not_as_the_rules_say_is_named():
    table = finished()
    entries = table.record.entries
    at = next(at for at, entry in enumerate(entries) if entry.by != "chance")
    asked = next(at for at, entry in enumerate(entries) if at > 9 and entry.by == "chance" and len(entry.of) > 1)
    seat = entries[at].by
    fewer = msgspec.structs.replace(entries[asked], of=entries[asked].of[:-1])
    for place, entry, reason in [
        (at, Entry(seat, "lay 0,0 n"), "not legal, rule A5.1"),
        (at, Entry(1 - int(seat), entries[at].move), "not legal"),
        (at, Entry(seat, "jump"), "not legal, rule N1"),
        (at, entries[0], "a seat has to decide"),
        (asked, fewer, "answers that are not the"),
        (asked, Entry("chance", "draw nothing", entries[asked].of), "not among the possible answers"),
        (asked, Entry("chance", "jump", entries[asked].of), "not among the possible answers"),
        (asked, Entry(0, entries[asked].move), "not legal"),
        (asked, Entry(CHANCE, entries[asked].move), "not a seat"),
    ]:
        with pytest.raises(Divergence, match=reason) as caught:
            replay(changed(table, place, entry), RULES)
        assert place == caught.value.entry


def test_an_end_that_is_not_the_true_one_is_named():
    record = finished().record
    assert record.end is not None
    for end in [
        msgspec.structs.replace(record.end, winners=()),
        msgspec.structs.replace(record.end, digest="00"),
    ]:
        with pytest.raises(Divergence, match="by the rules it is"):
            replay(Record(record.header, record.entries, end))
    with pytest.raises(Divergence, match="by the rules the game goes on"):
        replay(Record(record.header, Trail(record.entries[:-1]), record.end))
    with pytest.raises(Divergence, match="the game is over by the rules"):
        replay(Record(record.header, Trail([*record.entries, record.entries[-1]]), record.end))


def test_options_that_cannot_be_had_are_refused():
    for options, seats in [({"edition": "third"}, 2), ({"color": "blue"}, 2), ({}, 1), ({}, 5), ({"first": "3"}, 2)]:
        with pytest.raises(BadOptions):
            Table(RULES, ["x"] * seats, options, Rolled(random.Random(1)))


def test_a_legal_move_plays_the_same_whether_or_not_it_was_asked_for():
    """A table remembers what it offered; that only saves time."""
    asked, blind = new_table(), new_table()
    rng = random.Random(4)
    while not asked.is_over:
        (seat,) = asked.deciders()
        move = rng.choice(asked.legal(seat))
        asked.play(seat, move)
        blind.play(seat, RULES.text(move))

    assert records.write(blind.record) == records.write(asked.record)


def offered(table: Table) -> tuple[int, Any]:
    seat = table.deciders()[0]
    return seat, table.legal(seat)[0]


def test_what_was_offered_is_judged_anew_once_a_move_was_made():
    table = new_table()
    seat, keep = offered(table)
    table.play(seat, keep)

    with pytest.raises(IllegalMove):
        table.play(seat, keep)


def test_what_was_offered_is_judged_anew_in_an_earlier_game():
    table = play_on(new_table(), 12)
    seat, later = offered(table)
    table.rewind(0)

    with pytest.raises(IllegalMove):
        table.play(seat, later)


def test_what_was_offered_is_no_longer_possible_once_the_game_was_ended():
    table = play_on(new_table(), 12)
    seat, move = offered(table)
    table.stop("agreed")

    with pytest.raises(IllegalMove):
        table.play(seat, move)


def test_what_was_offered_to_one_seat_is_not_for_another():
    table = play_on(new_table(), 12)
    seat, move = offered(table)

    with pytest.raises(IllegalMove):
        table.play(1 - seat, move)


def test_a_move_with_nonsense_in_its_fields_is_refused_whatever_was_offered():
    table = new_table()
    seat, move = offered(table)

    for field in move.__struct_fields__:
        with pytest.raises(IllegalMove):
            table.play(seat, msgspec.structs.replace(move, **{field: ["not", "hashable"]}))
