"""The tree search: what it finds, and that it finds the same again."""

from __future__ import annotations

import random
from typing import Any

import pytest

from labrys.bots.search.guide import Course, Guide
from labrys.bots.search.judge import Rollouts, shares
from labrys.bots.search.minds import make_mind
from labrys.bots.search.tree import Node, Search
from labrys.core.quick import Lots
from labrys.core.registry import game, names
from tests.server.tables.duel import HANDS, Duel


def searched(rules: Any, state: Any, seat: int, times: int, seed: int = 1) -> Search[Any]:
    quick, lots = rules.quick, Lots(random.Random(seed))
    search = Search(quick, quick.sight(rules.view(state, seat)), seat, lots, Rollouts(quick), Guide(quick))
    search.simulate(times)
    return search


def midgame(name: str, seats: int) -> tuple[Any, Any, int]:
    """Some way into a random game, where a seat has a choice."""
    rules, lots = game(name), Lots(random.Random(7))
    state, decided = rules.begin(rules.read_options({}), seats), 0
    while (who := rules.quick.decider(state)) < 0 or decided < 60 or len(rules.quick.legal(state, who)) < 3:
        if who < 0:
            rules.quick.answer(state, lots.draw)
        else:
            legal = rules.quick.legal(state, who)
            rules.quick.apply(state, who, legal[int(lots.draw() * len(legal))])
            decided += 1
    return rules, state, who


@pytest.mark.parametrize("seat", [0, 1])
def test_it_finds_the_move_that_wins(seat: int):
    duel = Duel()
    state = duel.begin(duel.read_options({}), 2)

    assert searched(duel, state, seat, 300).best().course == (HANDS - 1,)


@pytest.mark.parametrize("name", names())
def test_the_same_seed_finds_the_same(name: str):
    rules, state, seat = midgame(name, 2)

    def visits() -> dict[Course, int]:
        return {course: node.visits for course, node in searched(rules, state, seat, 60).root.replies.items()}

    assert visits() == visits()
    assert sum(visits().values()) == 60


@pytest.mark.parametrize("name", names())
def test_what_is_hidden_makes_no_difference(name: str):
    rules, state, seat = midgame(name, 2)
    other = rules.imagine(rules.view(state, seat), random.Random(3))
    assert rules.position(other) != rules.position(state)

    found = [searched(rules, world, seat, 40).root.replies for world in (state, other)]

    assert [(code, node.visits) for code, node in found[0].items()] == [
        (code, node.visits) for code, node in found[1].items()
    ]


def test_looking_ahead_it_takes_the_middle_of_now_and_some_turns_later():
    rules, state, seat = midgame("akrotiri", 2)
    quick, mind = rules.quick, make_mind(rules, seat)

    def looking(ahead: int) -> Search[Any]:
        sight, lots = quick.sight(rules.view(state, seat)), Lots(random.Random(1))
        search = Search(quick, sight, seat, lots, mind.judge, mind.guide, ahead=ahead)
        search.simulate(1)
        return search

    now, middle = looking(0).best(), looking(2)
    world, lots = middle._world(0)
    for code in now.course:
        quick.apply(world, seat, code)
    mind.guide.bring_to_rest(world, lots)
    turns = world.turns
    assert mind.judge.worths(world, lots)[seat] == pytest.approx(now.worth)
    while world.turns < turns + 2 or not mind.guide.is_at_rest(world):
        who = quick.decider(world)
        if who < 0:
            quick.answer(world, lots.draw)
        else:
            quick.apply(world, who, mind.guide.courses(world, who)[0][0])
    later = mind.judge.worths(world, lots)[seat]

    assert later != pytest.approx(now.worth)
    assert middle.best().worth == pytest.approx((now.worth + later) / 2)


def depth(node: Node) -> int:
    return 1 + max(map(depth, node.replies.values()), default=-1)


@pytest.mark.parametrize(("players", "horizon", "reached"), [(3, 1, 1), (4, 1, 1), (3, 2, 2)])
def test_with_several_others_it_does_not_go_beyond_its_horizon(players: int, horizon: int, reached: int):
    rules, state, seat = midgame("minos", players)
    quick, sight = rules.quick, rules.quick.sight(rules.view(state, seat))

    def grown(horizon: int) -> Search[Any]:
        search = Search(quick, sight, seat, Lots(random.Random(1)), Rollouts(quick), Guide(quick), horizon=horizon)
        search.simulate(40 * len(search.courses))
        return search

    assert depth(grown(horizon).root) == reached
    assert depth(grown(0).root) > reached


def test_between_two_there_is_no_horizon():
    rules, state, seat = midgame("minos", 2)
    mind, sight = make_mind(rules, seat), rules.quick.sight(rules.view(state, seat))

    def visits(horizon: int) -> dict[Course, int]:
        search = Search(
            rules.quick, sight, seat, Lots(random.Random(1)), mind.judge, mind.guide, width=1.0, horizon=horizon
        )
        search.simulate(80)
        return {course: node.visits for course, node in search.root.replies.items()} | {(): depth(search.root)}

    assert visits(1) == visits(0)


def test_it_goes_on_where_it_was():
    rules, state, seat = midgame("akrotiri", 2)
    search = searched(rules, state, seat, 10)

    search.simulate(15)

    assert search.root.visits == 25
    assert search.best().course[0] in rules.legal(state, seat)


def test_those_who_win_together_share():
    assert shares([3, 7, 7, 1]) == [0.0, 0.5, 0.5, 0.0]
    assert shares([2, 1]) == [1.0, 0.0]
