"""Laws about records: a game is its record, and chance's answers are in it."""

from __future__ import annotations

import random
from typing import Any

from labrys.core import record as records
from labrys.core.chance import Seeded, promise
from labrys.core.record import Entry
from labrys.core.registry import AnyGame
from labrys.core.seats import CHANCE
from labrys.core.table import Table, digest, replay
from tests.laws.move_laws import slow_generator
from tests.laws.playing import Setting, play_at_table, question


def law_replay_equals_play(game: AnyGame, setting: Setting, seed: int) -> None:
    """Written, read and played again, a record gives the same record, state and events."""
    _check_replay(game, play_at_table(game, setting, seed))


def _check_replay(game: AnyGame, table: Table) -> Table:
    written = records.write(table.record)
    try:
        again = replay(records.read(written), game)
    except records.BadRecord as error:
        raise AssertionError(f"the replay does not go through: {error}") from error
    assert again.events == table.events, "the replay tells another story"
    assert digest(game, again.state) == digest(game, table.state), "the replay ends in another state"
    assert records.write(again.record) == written, "the replay writes another record"
    return again


def law_a_game_can_end_early(game: AnyGame, setting: Setting, seed: int) -> None:
    """Resigned or agreed at any moment: nobody decides any more, the seed is published, and the record replays."""
    rng = random.Random(seed)
    for reason in records.EARLY_ENDS:
        table = play_at_table(game, setting, seed, decisions=rng.randrange(40))
        position = game.position(table.state)
        resigned = rng.randrange(setting.seats)
        left = tuple(seat for seat in range(setting.seats) if seat != resigned)
        table.stop(reason, left if reason == records.RESIGNED else None)
        end = table.record.end
        assert end is not None, "a game that was stopped has no end"
        assert (end.end, end.seed) == (reason, getattr(table.chance, "seed", "")), "an end without its reason or seed"
        # A game that was closed could not be played on: it has no result.
        is_closed = reason == records.CLOSED
        winners = () if is_closed else left if reason == records.RESIGNED else game.winners(table.state)
        assert end.winners == winners, "others win"
        scores = () if is_closed else tuple(sheet.total for sheet in game.score(table.state))
        assert end.scores == scores, "other scores"
        assert game.position(table.state) == position, "stopping has changed the state"
        for stopped in (table, _check_replay(game, table)):
            assert stopped.is_over, "a game that was stopped is not over"
            assert stopped.deciders() == (), "a game that was stopped waits for somebody"
            assert not any(stopped.legal(seat) for seat in range(setting.seats)), "a game that was stopped has moves"


def law_a_fork_goes_its_own_way(game: AnyGame, setting: Setting, seed: int) -> None:
    """A fork is the table once more; whatever is played on either, the other stays as it is."""
    rng = random.Random(seed)
    table = play_at_table(game, setting, seed, decisions=rng.randrange(20, 60))
    before = _all_of(game, table)
    fork = table.fork()
    assert _all_of(game, fork) == before, "a fork differs from its table"
    _play_on(fork, rng)
    assert _all_of(game, table) == before, "playing on in a fork has changed its table"
    forked = _all_of(game, fork)
    _play_on(table, rng)
    assert _all_of(game, fork) == forked, "playing on has changed an earlier fork"


def _play_on(table: Table, rng: random.Random) -> None:
    for _ in range(12):
        if not table.is_over:
            seat = table.deciders()[0]
            table.play(seat, rng.choice(table.legal(seat)))


def law_undo_is_replay_of_a_prefix(game: AnyGame, setting: Setting, seed: int) -> None:
    """Branch, rewind and undo give the state of the first entries, and a branch leaves its origin alone."""
    rng = random.Random(seed)
    table = play_at_table(game, setting, seed)
    everything = _all_of(game, table)
    for _ in range(3):
        at = rng.randrange(len(table.record.entries) + 1)
        branch = table.branch(at, table.chance)
        assert _all_of(game, table) == everything, "branching has changed the origin"
        _check_prefix(game, table, branch, at)
        if not branch.is_over:
            seat = branch.deciders()[0]
            branch.play(seat, branch.legal(seat)[-1])
        assert _all_of(game, table) == everything, "playing on in a branch has changed the origin"
    for _ in range(2):
        shorter = play_at_table(game, setting, seed, decisions=rng.randrange(20, 60))
        before = records.write(shorter.record)
        seat = rng.randrange(setting.seats)
        entries = shorter.record.entries
        latest = max(at for at, entry in enumerate(entries) if entry.by == seat)
        assert shorter.undo(seat) == len(entries) - latest, "undo took back another number of entries"
        assert records.write(shorter.record) != before
        _check_prefix(game, table, shorter, latest)
        assert seat in shorter.deciders(), "after an undo it is not that seat's decision"


def _all_of(game: AnyGame, table: Table) -> tuple[object, ...]:
    return records.write(table.record), game.position(table.state), list(table.events), table.asked


def _check_prefix(game: AnyGame, whole: Table, part: Table, entries: int) -> None:
    """The part has the first so many entries of the whole, then what the same chance answers at once."""
    count = len(part.record.entries)
    assert count >= entries, f"{count} entries are left of {entries}"
    assert all(entry.by == "chance" for entry in part.record.entries[entries:]), "more is left than was kept"
    assert part.record.entries == whole.record.entries[:count], "the entries are not those of the origin"
    state, events = _step_through(game, whole, count)
    assert game.position(part.state) == game.position(state), "the state is not that of its entries"
    assert part.events == events, "the events are not those of its entries"
    assert part.asked == sum(entry.by == "chance" for entry in part.record.entries), "chance's count is off"


def _step_through(game: AnyGame, table: Table, entries: int) -> tuple[Any, list[Any]]:
    """State and events after the first entries, without the help of the table."""
    state = game.begin(table.options, len(table.record.header.seats))
    events = []
    for at, entry in enumerate(table.record.entries[:entries]):
        state.events = []
        code = game.encode(state, game.parse(entry.move))
        assert code is not None
        game.apply(state, CHANCE if entry.by == "chance" else entry.by, code)
        events += [(at, event) for event in state.events]
        state.events = None
    return state, events


def law_chance_answers_are_those_asked(game: AnyGame, setting: Setting, seed: int) -> None:
    """Each answer was one of its question's, the question is written down whole, and the seed gives the answer."""
    table = play_at_table(game, setting, seed)
    chance = table.chance
    assert isinstance(chance, Seeded)
    assert table.record.header.promise == promise(chance.seed), "another seed was promised"
    state = game.begin(table.options, setting.seats)
    asked, rng = 0, random.Random(seed)
    for at, entry in enumerate(table.record.entries):
        code = game.encode(state, game.parse(entry.move))
        assert code is not None
        if entry.by == "chance":
            _check_answer(game, state, entry, f"entry {at}")
            if rng.random() < 0.2:
                _check_question(game, state, setting, f"entry {at}")
            assert chance.answer(asked, game.ask(state)) == code, f"entry {at}: the seed answers something else"
            asked += 1
        else:
            assert entry.of == (), f"entry {at}: a seat was asked chance's question"
        game.apply(state, CHANCE if entry.by == "chance" else entry.by, code)
    assert asked > 0, "chance was never asked"


def _check_answer(game: AnyGame, state: Any, entry: Entry, where: str) -> None:
    """The entry holds the question as it was asked, and one of its answers."""
    spelled = []
    for answer, weight in question(game, state):
        text = game.text(game.decode(state, answer))
        spelled.append(text if weight == 1 else f"{text}*{weight}")
    assert tuple(spelled) == entry.of, f"{where}: another question than was asked"
    assert entry.move in [text.partition("*")[0] for text in spelled], f"{where}: an answer that was not possible"


def _check_question(game: AnyGame, state: Any, setting: Setting, where: str) -> None:
    """By the position's words alone, no possible answer is missing and none is invented."""
    asked = sorted(game.text(game.decode(state, code)) for code, _ in question(game, state))
    assert asked == sorted(slow_generator(setting.game).answers(game.position(state))), f"{where}: a wrong question"


def law_every_answer_leaves_its_own_mark(game: AnyGame, setting: Setting, seed: int) -> None:
    """Different answers to one question lead to different states, unless chance has to begin again in any case."""
    rng = random.Random(seed)
    table = play_at_table(game, setting, seed)
    asked = [at for at, entry in enumerate(table.record.entries) if entry.by == "chance"]
    for at in rng.sample(asked, min(6, len(asked))):
        state, _ = _step_through(game, table, at)
        answers = question(game, state)
        after = set()
        for code, _ in answers:
            child = state.clone()
            game.apply(child, CHANCE, code)
            after.add(game.position(child))
        # Of a roll with too many equal dice none counts, not even those that are still to be thrown (M4.1).
        is_void = len(after) == 1 < len(answers) and after <= _positions_until(game, table, at)
        assert is_void or len(after) == len(answers), f"entry {at}: two answers lead to the same state"


def _positions_until(game: AnyGame, table: Table, at: int) -> set[str]:
    """Where the game has been before an entry."""
    return {game.position(_step_through(game, table, earlier)[0]) for earlier in range(at)}
