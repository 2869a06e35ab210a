from __future__ import annotations

import random
from collections.abc import Callable
from itertools import count

import pytest

from labrys.core.event import Event
from labrys.core.refusal import BadNotation
from labrys.games.minos import decisions as d
from labrys.games.minos.census import census
from labrys.games.minos.frames import DETAILS, decision_word, find_decision
from labrys.games.minos.options import MinosOptions
from labrys.games.minos.position import position_of, position_text
from labrys.games.minos.restore import read_state
from labrys.games.minos.rules.scoring import last_points
from labrys.games.minos.scoring import score_sheet
from labrys.games.minos.state import NONE, State, vp
from tests.games.fields import fields
from tests.games.minos.random_games import SETTINGS, begin, carry_out, decide, deciders, house_kit, play, sample

SHARED = ("kit", "land", "options", "events", "stirred", "worlds")
"""What no position tells: what never changes, who listens, and what only saves working out anew."""


def text_of(state: State) -> str:
    return position_text(position_of(state))


def facts(state: State) -> dict[str, object]:
    return {name: getattr(state, name) for name in fields(State) if name not in SHARED}


def middle(is_fit: Callable[[State], bool] = lambda state: True) -> State:
    """A state in the middle of a game for three, with a turn going on and all that is asked of it.

    Games take another course whenever a card changes, so that a moment is looked for and never counted on.
    """
    for seed in count():
        for moment in play(3, MinosOptions(), seed)[0]:
            if moment.state.round == 2 and moment.state.active >= 0 and is_fit(moment.state):
                return moment.state
    raise AssertionError("there is no end of games")


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_a_state_read_from_its_own_text_has_the_same_facts(players: int, options: MinosOptions):
    _, last = play(players, options, 0)
    for state in [*(moment.state for moment in sample(players, options, 0, 30)), last]:
        text = text_of(state)
        loaded = read_state(text, house_kit())

        assert facts(state) == facts(loaded)
        assert text == text_of(loaded)


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_a_loaded_game_goes_on_like_the_one_that_was_saved(players: int, options: MinosOptions):
    rng = random.Random(1)
    for moment in sample(players, options, 0, 12):
        kept, loaded = moment.state.clone(), read_state(text_of(moment.state), house_kit())
        kept.events, loaded.events = list[Event](), list[Event]()
        for _ in range(15):
            if not deciders(kept):
                break
            seat, code = decide(kept, rng)
            carry_out(kept, seat, code)
            carry_out(loaded, seat, code)

        assert kept.events == loaded.events
        assert text_of(kept) == text_of(loaded)


def test_every_fact_of_a_state_is_in_its_text():
    """Whatever field of a state is changed, its text is another one."""
    state = middle()
    text = text_of(state)
    changes = {
        "complete": state.complete ^ 1, "for_coins": state.for_coins ^ 1, "for_weaponry": state.for_weaponry ^ 1,
        "together": True, "round": 3, "first": (state.first + 1) % 3, "active": -1, "points": 98, "kind": 4,
        "fresh": 1 - state.fresh, "discarding": 1 - state.discarding, "extras": state.extras ^ 1,
        "age2_point": 1 - state.age2_point, "traits": state.traits ^ 1, "offer": state.offer ^ 1,
        "space": 8 if state.space == 7 else 7, "stacks": state.stacks ^ 1, "pile": state.pile ^ 1,
        "abilities": state.abilities ^ 1, "bonus": -1 - state.bonus, "reason": "x", "vases": state.vases[::-1],
        "routes": state.routes[::-1], "pool": (9, *state.pool[1:]), "stack": state.stack[1:],
        "opening": (tuple(state.warriors), tuple(state.weaponry)),
    }  # fmt: skip
    for name, value in changes.items():
        other = state.clone()
        setattr(other, name, value)
        assert text != text_of(other), name
    for name in sorted(set(facts(state)) - changes.keys() - {"players"}):
        other = state.clone()
        row = getattr(other, name)
        row[0] = row[0][:-1] if isinstance(row[0], tuple) and row[0] else _another(name, row[0])
        assert text != text_of(other), name


def _another(name: str, value: object) -> object:
    if name == "answers":
        return (0,)
    if name == "agenda":
        return ((d.TEMP, 1, 0),)
    if name in ("people", "rows"):
        return (0,) if name == "people" else (NONE,)
    assert isinstance(value, int), name
    return value ^ 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_decision_has_a_word_of_its_own(players: int):
    kit, words = house_kit(), dict[str, d.Decision]()
    for options in (MinosOptions(), MinosOptions("random", "random")):
        for moment in play(players, options, 0)[0]:
            for decision in (*moment.state.stack, *(one for row in moment.state.agenda for one in row)):
                word = decision_word(kit, players, decision)
                assert decision == words.setdefault(word, decision)
                assert decision == find_decision(kit, players, word)
    assert len({decision[0] for decision in words.values()}) > len(d.NAMES) // 2


@pytest.mark.parametrize(
    "word", ["", "turn:1", "deck", "deck:3:1", "deck:1:0", "deck:1:01", "either:I-01", "fight:99", "roll:green:1",
             "track:up", "wild:1:wild", "groups:" + ",".join(["cultural"] * 5), "items:nothing:2", "pick:start,x"],
)  # fmt: skip
def test_a_word_that_is_no_decision_is_refused(word: str):
    with pytest.raises(ValueError, match=r"."):
        find_decision(house_kit(), 3, word)


def test_only_decisions_that_there_are_have_details():
    assert set(DETAILS) <= set(range(len(d.NAMES)))


def damaged(text: str, line: str, new: str) -> str:
    """The text with the first word of a line replaced."""
    lines = text.splitlines()
    at = next(at for at, found in enumerate(lines) if found.startswith(f"{line}:"))
    lines[at] = " ".join([f"{line}:", new, *lines[at].split()[2:]])
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("line", "new"),
    [
        ("game", "akrotiri"), ("players", "5"), ("round", "5"), ("round", "0"), ("first", "7"), ("first", "-"),
        ("active", "-"), ("ended", "by-fire"), ("stack", "scoring:1"), ("stack", "turn"), ("agenda", "nap"),
        ("complete", "0"), ("for_coins", "9"), ("for_weaponry", "9"), ("together", "1"),
        ("opening_warriors", "1,1,1"), ("dice", "red7"),
        ("rows", "red1:5"), ("rows", "red1:0+red1:0+red1:0+red1:0"), ("points", "100"), ("points", "-1"),
        ("kind", "sail"), ("space", "I-99/1"), ("age2_point", "2"), ("traits", "I-01+I-02"), ("extras", "march+march"),
        ("fresh", "7"), ("deck", "-"), ("deck", "I-01"), ("discards", "I-01+I-02+I-03"), ("pools", "-"), ("offer", "-"),
        ("stacks", "9"), ("stacks", "300"), ("pile", "-1"), ("route_tiles", "R1B"), ("route_tiles", "R2A"),
        ("blue", "D01"), ("abilities", "SA1+SA2+SA3+SA4+SA5"), ("bonus", "-"), ("vases", "V01"), ("vases", "V02:0:0"),
        ("vases", "V02:9:1"), ("foundations", "F01"), ("peoples", "P1-01+P1-01"), ("cities", "2"), ("towers", "1"),
        ("warriors", "9,9,9"), ("warriors", "1,1"), ("starts", "S4-1"), ("starts", "-"), ("ability", "-"),
        ("coins", "-1"), ("coins", "9" * 30), ("ledger", "luck=3"), ("ledger", "start=0"), ("goods", "9,9,9,9,9,9"),
        ("temps", "256,0,0,0,0,0"), ("income", "99"), ("tracks", "9,0,0"), ("hands", "-"), ("hands", "I-01+I-01"),
        ("shown", "I-01+II-01"), ("area", "I-01"), ("palace", "-"), ("put_back", "II-01"), ("from_setup", "50"),
        ("reserves", "-1"), ("supply", "9"), ("ships", "6,0,0"), ("tiles", "B01+B01"), ("trophies", "P9"),
    ],
)  # fmt: skip
def test_what_does_not_fit_is_refused_in_words(line: str, new: str):
    text = text_of(middle(lambda state: damaged(text_of(state), line, new) != text_of(state)))

    with pytest.raises(BadNotation):
        read_state(damaged(text, line, new), house_kit())


def test_an_answer_that_could_not_be_given_is_refused():
    moments, _ = play(3, MinosOptions(), 0)
    text = next(text_of(moment.state) for moment in moments if any(moment.state.answers))
    answered = next(line for line in text.splitlines() if line.startswith("answers:"))

    for wrong in ("answers: done done done", "answers: back_I-99 - -", "answers: - - -", "answers: dealt_I-01 - -"):
        if wrong != answered and not (wrong == "answers: - - -" and "complete: -" in text):
            with pytest.raises(BadNotation):
                read_state(text.replace(answered, wrong), house_kit())


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_there_is_as_much_of_everything_at_every_moment(players: int, options: MinosOptions):
    start = census(begin(players, options))
    moments, last = play(players, options, 0)

    assert all(start.values())
    assert [start] * (len(moments) + 1) == [census(state) for state in (*(moment.state for moment in moments), last)]


@pytest.mark.rule("M12.3", "M12.4")
@pytest.mark.parametrize(("players", "options"), SETTINGS[:4])
def test_a_sheet_has_what_is_booked_and_what_the_end_would_give(players: int, options: MinosOptions):
    _, last = play(players, options, 0)
    for moment in sample(players, options, 0, 12):
        for seat in range(players):
            sheet = score_sheet(moment.state, seat)
            assert vp(moment.state, seat) + sum(last_points(moment.state, seat).values()) == sheet.total
            assert () == sheet.tie_break
    assert [vp(last, seat) for seat in range(players)] == [score_sheet(last, seat).total for seat in range(players)]


@pytest.mark.rule("M12.3")
def test_a_sheet_says_what_counted():
    _, last = play(3, MinosOptions(), 0)
    for seat in range(3):
        lines = {line.part: line for line in score_sheet(last, seat).lines}
        if "palace" in lines:
            assert last.palace[seat].bit_count() == len(lines["palace"].why)
        assert (last.kit.start_ids[last.start[seat]],) == lines["start"].why
