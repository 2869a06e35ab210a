"""The greedy player of Akrotiri: strong enough to teach, sensible enough to watch."""

from __future__ import annotations

import pytest

from labrys.arena.sim import Plan, play_game
from labrys.bots.greedy.akrotiri.voyage import actions_for, moves_from
from labrys.games.akrotiri.components import load
from labrys.games.akrotiri.kit import Kit
from labrys.games.akrotiri.sea import THERA_DOCK, Sea


def share_of(name: str, plan: Plan, games: range) -> float:
    """The victories of a bot, shared ones by their part."""
    won = 0.0
    for i in games:
        outcome = play_game(plan, i)
        won += sum(outcome.bots[seat] == name for seat in outcome.winners) / len(outcome.winners)
    return won


@pytest.mark.parametrize("piece", range(4))
def test_greedy_beats_random_in_at_least_98_of_100_games(piece: int) -> None:
    """Four pieces of 25 games; none may lose more than its part of two in a hundred, rounded down."""
    plan = Plan("akrotiri", ("greedy", "random"), 100, "greedy beats random")

    assert share_of("greedy", plan, range(piece * 25, piece * 25 + 25)) > 24


@pytest.mark.parametrize("options", [{}, {"edition": "first"}, {"variant": "strategist"}], ids=str)
def test_games_between_greedy_players_end_by_a_sixth_temple(options: dict[str, object]) -> None:
    plan = Plan("akrotiri", ("greedy", "greedy"), 4, "sixth temple", options)

    for i in range(plan.games):
        outcome = play_game(plan, i)
        maps = [parts["maps"] for parts in outcome.parts]
        assert max(maps) >= 6
        assert min(outcome.scores) > 0


def test_ways_are_counted_in_moves_and_an_empty_boat_makes_two_for_one_action() -> None:
    sea = Sea.of_thera(Kit(load()), 2)

    assert {THERA_DOCK: 0, THERA_DOCK + 1: 1} == moves_from(sea, (THERA_DOCK,))
    assert [0, 1, 1, 2] == [actions_for(moves, True) for moves in range(4)]
    assert [0, 1, 2, 3] == [actions_for(moves, False) for moves in range(4)]
    assert 1 == actions_for(3, True, pair=1)
