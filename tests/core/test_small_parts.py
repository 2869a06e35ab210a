"""Score sheets, event audiences, registry and the notation of moves."""

from __future__ import annotations

from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labrys.core import registry
from labrys.core.event import Event
from labrys.core.game import Move
from labrys.core.notation import by_word, read, spell
from labrys.core.refusal import BadNotation, IllegalMove, Refusal
from labrys.core.score import Line, ScoreSheet, best
from labrys.core.seats import CHANCE, SPECTATOR


class Dug(Event, frozen=True, tag="dug"):
    place: str
    card: str | None
    secrets: ClassVar[tuple[str, ...]] = ("card",)


class Go(Move, frozen=True, tag="go"):
    place: str
    steps: int


class Pack(Move, frozen=True, tag="pack"):
    goods: tuple[str, ...]


class Rest(Move, frozen=True, tag="rest"):
    pass


KINDS = by_word(Go, Pack, Rest)
words = st.text(st.characters(exclude_categories=["Z", "C"]), min_size=1).filter(lambda word: len(word.split()) == 1)


def sheet(seat: int, *points: int, tie: tuple[int, ...] = ()) -> ScoreSheet:
    return ScoreSheet(seat, tuple(Line("maps", f"map {i}", value) for i, value in enumerate(points)), tie)


def test_a_sheet_adds_up_its_lines_and_parts():
    mixed = ScoreSheet(0, (Line("maps", "a", 3), Line("goals", "b", 2, ("x",)), Line("maps", "c", 1)))

    assert 6 == mixed.total
    assert {"maps": 4, "goals": 2} == mixed.parts()
    assert 0 == sheet(0).total
    assert {} == sheet(0).parts()


def test_the_best_sheet_wins_and_ties_are_broken_in_their_order():
    assert (1,) == best((sheet(0, 3), sheet(1, 2, 2)))
    assert (0,) == best((sheet(0, 4, tie=(9, 0)), sheet(1, 4, tie=(8, 5))))
    assert (1,) == best((sheet(0, 4, tie=(9, 0)), sheet(1, 4, tie=(9, 5))))
    assert (0, 2) == best((sheet(0, 4, tie=(9,)), sheet(1, 4, tie=(8,)), sheet(2, 4, tie=(9,))))


def test_a_secret_is_for_its_seat_alone():
    event = Dug(1, "2,-1/NE", "M04")

    assert event == event.seen_by(1)
    assert [Dug(1, "2,-1/NE", None)] * 3 == [event.seen_by(seat) for seat in (0, CHANCE, SPECTATOR)]


def test_an_event_without_secrets_is_for_everybody():
    class Rang(Event, frozen=True, tag="rang"):
        bell: str

    event = Rang(0, "great")

    assert event is event.seen_by(1) is event.seen_by(SPECTATOR)


def test_nobody_who_acts_or_looks_has_the_number_of_a_seat():
    assert len({CHANCE, SPECTATOR}) == 2
    assert max(CHANCE, SPECTATOR) < 0


def test_every_game_is_made_once_and_knows_its_name():
    for name in registry.names():
        assert name == registry.game(name).name
        assert registry.game(name) is registry.game(name)
    assert sorted(registry.names()) == list(registry.names())


def test_a_game_that_does_not_exist_is_named_with_those_that_do():
    with pytest.raises(registry.UnknownGame, match=r"no game is called 'chess'; there is .*akrotiri"):
        registry.game("chess")


@given(words, st.integers())
def test_fields_are_spelt_after_the_word(place: str, steps: int):
    assert Go(place, steps) == read(spell(Go(place, steps)), KINDS)


@given(st.lists(words))
def test_a_list_is_spelt_word_by_word(goods: list[str]):
    assert " ".join(["pack", *goods]) == spell(Pack(tuple(goods)))
    assert Pack(tuple(goods)) == read(spell(Pack(tuple(goods))), KINDS)


def test_a_move_without_fields_is_its_word():
    assert "rest" == spell(Rest())
    assert Rest() == read("  rest\n", KINDS)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "a move needs a word, such as go, pack, rest"),
        (" \n ", "a move needs a word"),
        ("fly", "'fly' is not a move; there is go, pack, rest"),
        ("GO a 1", "'GO' is not a move"),
        ("x" * 150, r"'x{37}\.\.\.' is not a move"),
        ("rest now", "rest takes nothing, you wrote 1 word"),
        ("go", "go takes place steps, you wrote 0 words"),
        ("go a 1 2", "go takes place steps, you wrote 3 words"),
        ("go a b", "go: .*int"),
        ("go a \ud800", "go"),
        ("go a " + "9" * 5000, "go|characters"),
    ],
    ids=range(11),
)
def test_what_is_no_move_is_refused_in_words(text: str, reason: str):
    with pytest.raises(BadNotation, match=reason):
        read(text, KINDS)


def test_a_refusal_is_read_as_its_rule_and_reason():
    refusal = Refusal("no-room", "A6.4", "the boat has room for 1 more, you chose 2")

    assert "rule A6.4: the boat has room for 1 more, you chose 2" == str(refusal) == str(IllegalMove(refusal))
    assert refusal is IllegalMove(refusal).refusal
