from __future__ import annotations

from labrys.cli.menu import Menu

LAYS = [f"lay {x},2 {turn}" for x in range(9) for turn in "nesw"]
LOADS = [f"load {' '.join(['blue'] * blue + ['gray'] * gray)}" for blue in range(4) for gray in range(4) if blue + gray]


def test_few_moves_are_listed_one_by_one():
    menu = Menu(["sell blue", "end"])

    assert [("sell blue", True), ("end", True)] == [(row.text, row.is_move) for row in menu.rows]


def test_many_moves_are_grouped_by_their_next_word():
    menu = Menu(LAYS)

    assert [f"lay {x},2" for x in range(9)] == [row.text for row in menu.rows]
    assert {4} == {row.moves for row in menu.rows}


def test_small_groups_are_listed_among_large_ones():
    menu = Menu([*LOADS, "sell blue", "sell gray", "end"])

    assert ["load", "sell blue", "sell gray", "end"] == [row.text for row in menu.rows]
    assert [15, 1, 1, 1] == [row.moves for row in menu.rows]


def test_a_word_narrows_and_a_further_word_completes():
    menu = Menu(LAYS)

    assert menu.narrow("3,2")
    assert ["lay 3,2 n", "lay 3,2 e", "lay 3,2 s", "lay 3,2 w"] == [row.text for row in menu.rows]
    assert "lay 3,2 e" == menu.completed("e")
    assert menu.completed("x") is None
    menu.widen()
    assert 9 == len(menu.rows)


def test_narrowing_can_begin_anew_and_words_may_be_cut_short():
    menu = Menu([*LAYS, "sell blue"])

    assert menu.narrow("lay 3,2")
    assert menu.narrow("se")
    assert ["sell blue"] == [row.text for row in menu.rows]


def test_nothing_is_narrowed_to_nothing():
    menu = Menu(LAYS)

    assert not menu.narrow("fly")
    assert not menu.narrow("lay 3,2 e now")
    assert 9 == len(menu.rows)


def test_a_move_that_is_the_beginning_of_others_stays_reachable():
    texts = [*(f"load blue {word}" for word in "abcdefghijklmnopqr"), "load blue"]
    menu = Menu(texts)

    assert sorted(texts) == sorted(row.text for row in menu.rows)
