"""Piles: what is loose, what is buried, and what the open table cannot exclude."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from labrys.core.bitsets import bit_set, bits
from labrys.core.piles import Naming, Pile

cards = st.sets(st.integers(0, 70))


@given(cards)
def test_a_bit_set_holds_its_members_ascending(members: set[int]):
    assert sorted(members) == bits(bit_set(members))


@given(cards, st.integers(71, 80))
def test_any_set_of_cards_is_named_in_order(members: set[int], family: int):
    ids = [f"C{card}" for card in range(family)]

    assert "+".join(ids[card] for card in sorted(members)) == Naming(ids, "+").of(bit_set(members))


def test_no_cards_have_no_name():
    assert "" == Naming(["lake", "open"], "|").of(0)
    assert "lake|open" == Naming(["lake", "open"], "|").of(3)
    assert "" == Naming([], "|").of(0)


def test_an_empty_pile_has_nothing():
    assert 0 == len(Pile())
    assert [] == bits(Pile().loose)


def test_a_card_is_taken_from_the_loose_ones_and_nobody_else_knows_which():
    pile = Pile(loose=0b111, could_be=0b111)

    assert Pile(loose=0b101, could_be=0b111) == pile.take(1)
    assert Pile(loose=0b111, could_be=0b101) == pile.shown(1)
    assert Pile(loose=0b111, could_be=0b111) == pile


def test_buried_cards_come_back_in_the_order_of_their_burial():
    pile = Pile(loose=0b1, could_be=0b1).bury(5, 1).bury(3, 0)

    assert 3 == len(pile)
    assert ((5, 3), (1, 0)) == (pile.under, pile.buried_by)
    assert ((3,), (0,)) == (pile.dig_up().under, pile.dig_up().buried_by)
    assert 0b1 == pile.dig_up().could_be


@given(cards, st.data())
def test_a_pile_counts_all_of_its_cards(members: set[int], data: st.DataObject):
    buried = data.draw(st.lists(st.integers(71, 80), unique=True))
    pile = Pile(loose=bit_set(members))
    for card in buried:
        pile = pile.bury(card, 0)

    assert len(members) + len(buried) == len(pile)
