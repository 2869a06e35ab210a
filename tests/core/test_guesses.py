"""Guesses hold the truth whatever happens, and worlds are dealt from them soundly and completely."""

from __future__ import annotations

import random
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from labrys.core.bitsets import bits
from labrys.core.chance import AsTheyLie
from labrys.core.guesses import confuse, know_nothing, match, see

places = st.lists(st.integers(0, 31), max_size=5)


def all_ways(masks: list[int]) -> set[tuple[int, ...]]:
    """Every dealing of five cards to these places, by trying all."""
    return {
        dealt
        for dealt in permutations(range(5), len(masks))
        if all(mask >> card & 1 for mask, card in zip(masks, dealt, strict=True))
    }


@given(masks=places, seed=st.integers(0, 99))
def test_a_match_gives_each_place_one_of_its_own_cards(masks: list[int], seed: int):
    found = match(masks, random.Random(seed))

    assert (found is None) == (not all_ways(masks))
    assert found is None or tuple(found) in all_ways(masks)


@given(masks=places)
def test_every_possible_world_can_come_up(masks: list[int]):
    rng = random.Random(0)
    ways = all_ways(masks)
    found = {tuple(match(masks, rng) or ()) for _ in range(40 * len(ways))}

    assert ways == found if ways else found <= {()}


def test_somebody_who_mixes_nothing_gets_the_least_cards_first():
    assert [0, 1, 2] == match([7, 7, 7], AsTheyLie())
    assert [1, 2, 0] == match([6, 6, 1], AsTheyLie())
    assert match([1, 1], AsTheyLie()) is None
    assert [] == match([], AsTheyLie())


def test_a_card_that_was_seen_is_no_other():
    assert (0b110, 0b110, 0b110) == tuple(mask & 0b110 for mask in know_nothing(3))
    assert (0b001, 0b110, 0b110) == see(know_nothing(3), 0)


def test_two_cards_that_were_mixed_up_may_be_either():
    known = see(see(know_nothing(4), 0), 1)

    assert (0b0011, 0b0011, 0b1100, 0b1100) == confuse(known, 0, 1)
    assert (0b1101, 0b0010, 0b1101, 0b1100) == confuse(known, 0, 2)


moves = st.lists(st.tuples(st.booleans(), st.integers(0, 5), st.integers(0, 5)), max_size=30)


@given(moves)
def test_the_truth_is_always_among_the_guesses(steps: list[tuple[bool, int, int]]):
    guesses = know_nothing(6)
    for looks, one, other in steps:
        guesses = see(guesses, one) if looks else confuse(guesses, one, other)

        assert all(mask >> card & 1 for card, mask in enumerate(guesses))


@given(moves, st.integers(0, 99))
def test_what_a_seat_guesses_is_true_of_some_world(steps: list[tuple[bool, int, int]], seed: int):
    guesses = know_nothing(6)
    for looks, one, other in steps:
        guesses = see(guesses, one) if looks else confuse(guesses, one, other)
    world = match(guesses, random.Random(seed))

    assert world is not None
    assert sorted(world) == list(range(6))


@pytest.mark.parametrize("cards", [0, 1, 12])
def test_knowing_nothing_excludes_nothing(cards: int):
    assert [list(range(cards))] * cards == [bits(mask) for mask in know_nothing(cards)]
