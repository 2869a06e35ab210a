"""The quick way in, where laws do not reach: single numbers, ties, and games that have no quick way of their own."""

from __future__ import annotations

import random

import pytest

from labrys.core.quick import OVER, Lots, pick
from labrys.core.registry import game
from labrys.games.akrotiri.state import State
from tests.server.tables.duel import Duel


def test_an_answer_is_picked_by_its_weight():
    question = [(10, 1), (20, 2), (30, 1)]

    assert [pick(question, number) for number in (0.0, 0.24, 0.25, 0.74, 0.75, 0.999)] == [10, 10, 20, 20, 30, 30]


def test_rounding_never_picks_beyond_the_last_answer():
    assert pick([(1, 1), (2, 1), (3, 1)], 1.0) == 3


def test_lots_lose_nothing_and_fall_evenly():
    lots, first = Lots(random.Random(1)), [0] * 5
    for _ in range(5_000):
        cards = list(range(5))
        lots.shuffle(cards)
        assert sorted(cards) == list(range(5))
        first[cards[0]] += 1

    assert all(900 < count < 1_100 for count in first)


def test_lots_of_one_seed_fall_alike():
    def shuffled() -> list[int]:
        cards, lots = list(range(40)), Lots(random.Random("seed"))
        lots.shuffle(cards)
        return cards

    assert shuffled() == shuffled()


def test_lots_may_be_drawn_for_nothing():
    cards: list[int] = []

    Lots(random.Random(1)).shuffle(cards)

    assert cards == []


def test_drachmas_break_a_tie():
    akrotiri = game("akrotiri")
    state: State = akrotiri.begin(akrotiri.read_options({}), 2)
    state.drachmas = [12, 17]

    assert akrotiri.quick.points(state) == [1, 1]
    assert akrotiri.quick.ranks(state)[0] < akrotiri.quick.ranks(state)[1]


def test_points_come_before_drachmas():
    akrotiri = game("akrotiri")
    state: State = akrotiri.begin(akrotiri.read_options({}), 2)
    state.drachmas = [19, 20]
    dearest = max(range(len(state.kit.map_ids)), key=lambda card: state.kit.map_points[card])
    state.played, state.temples = [(dearest,), ()], [(0,), ()]

    assert akrotiri.quick.points(state)[0] > akrotiri.quick.points(state)[1]
    assert akrotiri.quick.ranks(state)[0] > akrotiri.quick.ranks(state)[1]


@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_without_a_quick_way_of_its_own_has_one_all_the_same(seats: int):
    duel, lots = Duel(), Lots(random.Random(3))
    state = duel.begin(duel.read_options({}), seats)
    world = duel.quick.sight(duel.view(state, 0)).world(lots)

    assert duel.quick.decider(world) == 0
    assert duel.quick.rollout(world, lots.draw) == 2 * seats
    assert duel.quick.decider(world) == OVER
    assert max(duel.quick.ranks(world)) == max(duel.quick.ranks(world)[seat] for seat in duel.winners(world))
    assert duel.quick.points(world) == [sheet.total for sheet in duel.score(world)]
