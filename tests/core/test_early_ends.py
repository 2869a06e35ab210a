"""Games that end before their rules end them, and tables that are copied."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import pytest

from labrys.core import record as records
from labrys.core.record import End, Record
from labrys.core.refusal import IllegalMove
from labrys.core.seats import CHANCE
from labrys.core.table import Divergence, Table, digest, replay
from tests.core.test_table import RULES, all_of, finished, new_table, play_on


def stopped(reason: str, winners: Sequence[int] | None = None, seats: int = 2) -> Table:
    table = play_on(new_table(seats=seats), 30)
    table.stop(reason, winners)
    return table


def end_of(table: Table) -> End:
    assert table.record.end is not None
    return table.record.end


def with_end(table: Table, **fields: object) -> Record:
    end = msgspec.structs.replace(end_of(table), **fields)
    return Record(table.record.header, table.record.entries, end)


def test_whoever_resigns_leaves_the_victory_to_the_others():
    table = stopped("resigned", [0])

    assert ("resigned", (0,), "5eed") == (end_of(table).end, end_of(table).winners, end_of(table).seed)
    assert tuple(sheet.total for sheet in RULES.score(table.state)) == end_of(table).scores
    assert digest(RULES, table.state) == end_of(table).digest
    assert "seat 1 resigned" == table.record.early_end()
    assert "seats 0 and 2 resigned" == stopped("resigned", (1,), seats=3).record.early_end()
    assert (0, 2) == end_of(stopped("resigned", (0, 2), seats=3)).winners


def test_by_agreement_those_win_who_lead():
    table = stopped("agreed")

    assert ("agreed", RULES.winners(table.state)) == (end_of(table).end, end_of(table).winners)
    assert "ended by agreement" == table.record.early_end()


def test_a_game_that_is_over_by_its_rules_has_no_early_end():
    assert "" == finished().record.early_end()
    assert "" == new_table().record.early_end()


def test_after_an_early_end_nobody_decides():
    table = stopped("agreed")
    before = all_of(table)

    assert table.is_over
    assert () == table.deciders()
    assert [[], []] == [table.legal(seat) for seat in (0, 1)]
    for seat in (0, 1, CHANCE):
        with pytest.raises(IllegalMove, match="rule R1: the game is over: ended by agreement") as caught:
            table.play(seat, "end")
        assert ("ended-by-agreement", "R1") == (caught.value.refusal.code, caught.value.refusal.rule)
    assert table.refusal(object(), object()) == table.refusal(0, "end")
    assert before == all_of(table)


def test_a_table_refuses_what_its_game_refuses():
    table = play_on(new_table(), 30)
    seat = table.deciders()[0]

    assert table.refusal(seat, table.legal(seat)[0]) is None
    assert RULES.refusal(table.state, 1 - seat, "end") == table.refusal(1 - seat, "end")


def test_a_game_is_ended_only_for_a_reason_that_there_is():
    table = play_on(new_table(), 30)
    before = all_of(table)
    for reason, winners, words in [
        ("bored", None, "resigned, agreed, closed, not 'bored'"),
        ("", None, "resigned, agreed"),
        ("sixth temple", (0,), "resigned, agreed"),
        ("agreed", (0,), "who wins"),
        ("closed", (0,), "who wins"),
        ("resigned", None, "who wins"),
        ("resigned", (), "exactly the others win"),
        ("resigned", (0, 1), "exactly the others win"),
        ("resigned", (2,), "exactly the others win"),
        ("resigned", (CHANCE,), "exactly the others win"),
        ("resigned", (0, 0), "exactly the others win"),
    ]:
        with pytest.raises(ValueError, match=words):
            table.stop(reason, winners)
        assert before == all_of(table)
    for over in (finished(), stopped("agreed")):
        with pytest.raises(ValueError, match="over already"):
            over.stop("agreed")


@pytest.mark.parametrize(("reason", "winners"), [("agreed", None), ("resigned", (1,))])
def test_the_record_of_an_early_end_replays(reason: str, winners: tuple[int, ...] | None):
    table = stopped(reason, winners)
    written = records.write(table.record)
    again = replay(records.read(written))

    assert again.is_over
    assert written == records.write(again.record)
    assert not replay(table.record, to=20).is_over


def test_an_early_end_that_is_not_as_the_game_stands_is_named():
    agreed, resigned = stopped("agreed"), stopped("resigned", (1,))
    other = (0,) if end_of(agreed).winners != (0,) else (1,)
    for record, reason in [
        (with_end(agreed, end="bored"), "by the rules the game goes on"),
        (with_end(agreed, end="sixth temple"), "by the rules the game goes on"),
        (with_end(agreed, winners=other), "as winners, by the rules"),
        (with_end(agreed, scores=(99, 99)), "as scores, by the rules"),
        (with_end(resigned, digest="00"), "as digest, by the rules"),
        (with_end(resigned, winners=()), "exactly the others win"),
        (with_end(resigned, winners=(0, 1)), "exactly the others win"),
        (with_end(resigned, winners=(7,)), "exactly the others win"),
        (with_end(finished(), end="agreed"), "agreed as end, by the rules it is"),
        (with_end(finished(), end="resigned"), "resigned as end, by the rules it is"),
    ]:
        with pytest.raises(Divergence, match=reason) as caught:
            replay(record)
        assert len(record.entries) == caught.value.entry


def test_a_game_that_was_stopped_goes_on_where_it_is_rewound_to():
    table, same = play_on(new_table(), 30), play_on(new_table(), 30)
    table.stop("agreed")

    assert 0 == table.rewind(len(table.record.entries))
    assert all_of(same) == all_of(table)
    assert not table.is_over
    table.stop("resigned", (1,))
    seat = same.deciders()[0]
    assert same.undo(seat) == table.undo(seat)
    assert all_of(same) == all_of(table)


def test_a_branch_goes_on_beyond_an_early_end():
    table = stopped("agreed")
    branch = table.branch(len(table.record.entries), table.chance)

    assert not branch.is_over
    assert branch.legal(branch.deciders()[0])
    assert table.is_over


def test_an_end_without_a_promise_publishes_no_seed():
    branch = play_on(new_table(), 30).branch(12, new_table().chance)
    branch.stop("agreed")

    assert "" == end_of(branch).seed


def test_a_fork_plays_on_for_itself():
    table = play_on(new_table(), 30)
    before = all_of(table)
    fork, same = table.fork(), table.fork()

    assert before == all_of(fork)
    play_on(fork, 10_000, seed=3)
    assert fork.is_over
    assert before == all_of(table) == all_of(same)
    assert "5eed" == end_of(fork).seed
    same.stop("agreed")
    assert before == all_of(table)


def test_a_fork_of_a_table_that_was_stopped_is_stopped():
    table = stopped("resigned", (0,))

    assert table.fork().is_over
    assert all_of(table) == all_of(table.fork())
