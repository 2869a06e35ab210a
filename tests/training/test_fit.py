from __future__ import annotations

import random

import numpy as np
import pytest

from labrys.bots.search.judge import Learned, chances, weigh
from labrys.bots.search.minds import make_mind
from labrys.core.registry import game, names
from labrys.training import logit
from labrys.training.choosing import best_ridge, try_ridges
from labrys.training.examples import Aim, Floats, examples_of, softmax, targets_of
from labrys.training.learning import Lesson, TooFewGames, is_held_out, learn
from labrys.training.logit import fit, judged, losses, slope
from labrys.training.selfplay import Plan
from tests.training.made_up import EARLY, LATE, made_up_games

TRUE = np.array([*EARLY, *LATE])
PLAIN = Aim(victory=1.0)


@pytest.mark.parametrize("at_once", [7, 8192])
def test_gradient_and_curvature_are_those_of_the_cost(monkeypatch: pytest.MonkeyPatch, at_once: int):
    monkeypatch.setattr(logit, "AT_ONCE", at_once)
    examples = examples_of(made_up_games(20, random.Random(1)))
    targets = targets_of(examples, Aim(0.4, 8.0, 1.0), judged(examples, TRUE))
    here, prior, step = 0.5 * TRUE + 0.1, TRUE - 0.3, 1e-5

    found = slope(examples, targets, here, prior, 3.0)

    for at in range(len(here)):
        aside = np.zeros_like(here)
        aside[at] = step
        more = slope(examples, targets, here + aside, prior, 3.0)
        less = slope(examples, targets, here - aside, prior, 3.0)
        assert (more.cost - less.cost) / (2 * step) == pytest.approx(found.gradient[at], abs=1e-6)
        assert (more.gradient - less.gradient) / (2 * step) == pytest.approx(found.curvature[at], abs=1e-6)


def test_weights_by_which_games_were_won_are_found_again():
    examples = examples_of(made_up_games(6000, random.Random(2)))

    found = fit(examples, examples.victories, np.zeros_like(TRUE), 0.01)

    assert np.all(np.abs(found.weights - TRUE) < 4 * found.errors)
    assert np.all(found.errors < 0.15)
    assert found.weights == pytest.approx(TRUE, abs=0.35)


def test_standard_errors_count_games_and_not_positions():
    """A game that is told twice over is still one game."""
    games = made_up_games(300, random.Random(3))
    twice = [type(game)(game.number, game.victories, game.points, 10, "", game.positions * 2) for game in games]

    once, double = (
        fit(examples, examples.victories, np.zeros_like(TRUE), 1e-6)
        for examples in (examples_of(games), examples_of(twice))
    )

    assert double.weights == pytest.approx(once.weights, abs=1e-4)
    assert double.errors == pytest.approx(once.errors, rel=1e-3)


def test_a_ridge_draws_weights_to_where_they_began():
    examples = examples_of(made_up_games(200, random.Random(4)))
    prior = np.full_like(TRUE, 0.3)

    away = [float(np.abs(fit(examples, examples.victories, prior, ridge).weights - prior).max()) for ridge in (1, 1e9)]

    assert away[0] > 0.3
    assert away[1] < 1e-5


def test_empty_seats_have_no_share():
    examples = examples_of(made_up_games(2, random.Random(5), seats=(2, 4)))

    shares = judged(examples, TRUE)

    assert [2, 4] == examples.players.tolist()
    assert [0.0, 0.0] == shares[0, 2:].tolist()
    assert [1.0, 1.0] == pytest.approx(shares.sum(axis=1))
    assert np.log([2, 4]) == pytest.approx(losses(softmax(np.zeros((2, 4)), examples.is_there), examples.victories))


@pytest.mark.parametrize("name", names())
def test_arrays_judge_as_the_judge_of_a_search_does(name: str):
    rules = game(name)
    judge = make_mind(rules, 0).judge
    assert isinstance(judge, Learned)
    played = Plan(name, (2,), "3", 0, 0.1).play(0)

    shares = judged(examples_of([played]), np.array([*judge.early, *judge.late]))

    for position, found in zip(played.positions, shares, strict=True):
        at = position.progress
        weights = [early + (late - early) * at for early, late in zip(judge.early, judge.late, strict=True)]
        assert chances([weigh(weights, list(facts)) for facts in position.facts]) == pytest.approx(found, abs=1e-6)


def test_a_position_stands_for_the_end_of_its_game():
    examples = examples_of(made_up_games(3, random.Random(1), positions=2))

    targets = targets_of(examples, PLAIN, judged(examples, TRUE))

    assert examples.victories.tolist() == targets.tolist()


def test_points_tell_how_clear_a_victory_was():
    (played,) = made_up_games(1, random.Random(6), seats=(2,))
    examples = examples_of([type(played)(0, (1.0, 0.0), (30, 22), 10, "", played.positions)])

    (target,) = targets_of(examples, Aim(0.4, 8.0, 1.0), examples.victories).tolist()

    assert [0.4 + 0.6 * np.e / (np.e + 1), 0.6 / (np.e + 1)] == pytest.approx(target)


def test_a_trace_leans_on_how_later_positions_of_the_game_are_judged():
    examples = examples_of(made_up_games(2, random.Random(7), positions=3, seats=(2,)))
    said = np.array([[0.5, 0.5], [0.6, 0.4], [0.7, 0.3], [0.1, 0.9], [0.2, 0.8], [0.3, 0.7]])
    first, second = examples.victories[0], examples.victories[3]

    found = targets_of(examples, Aim(1.0, 8.0, 0.25), said)

    last = 0.25 * first + 0.75 * said[2]
    assert [0.25 * last + 0.75 * said[1], last, first] == [pytest.approx(each) for each in found[:3]]
    assert second == pytest.approx(found[5])


def test_what_is_learned_foretells_games_that_were_not_learned_from():
    games = made_up_games(2000, random.Random(8))
    lesson = Lesson(PLAIN, (1.0,), True, 0.25)

    learnt = learn(games, "s", ([0.0] * 4, [0.0] * 4), lesson)

    every, two, three = learnt.losses
    assert ["all", "2 players", "3 players"] == [loss.what for loss in learnt.losses]
    assert every.games == two.games + three.games == sum(is_held_out("s", at, 0.25) for at in range(2000))
    assert [np.log(2), np.log(3)] == pytest.approx([two.uniform.mean, three.uniform.mean])
    assert every.old == every.uniform
    assert every.gain.low is not None
    assert every.gain.low > 0.2
    assert every.gain.mean == pytest.approx(every.old.mean - every.new.mean)
    assert (2000, 2000) == (learnt.games, learnt.positions)


@pytest.mark.parametrize(("prior", "best"), [(TRUE, 1000.0), (-TRUE, 0.1)])
def test_weights_are_drawn_back_as_far_as_that_foretells_best(prior: Floats, best: float):
    """Hard where they began from the truth, hardly where they began from its contrary."""
    games, ridges = made_up_games(200, random.Random(10)), (0.1, 10.0, 1000.0)
    early, late = (half.tolist() for half in np.split(prior, 2))

    learnt = learn(games, "s", (early, late), Lesson(PLAIN, ridges, False, 0.2))

    assert best == learnt.ridge
    assert ridges == tuple(tried.ridge for tried in learnt.tried)
    assert min(learnt.tried, key=lambda tried: tried.loss).ridge == best


def test_where_nothing_can_be_tried_the_strongest_ridge_is_taken():
    examples = examples_of(made_up_games(1, random.Random(11)))

    assert [] == try_ridges(examples, examples.victories, TRUE, (1.0, 30.0), "s")
    assert 30.0 == best_ridge([], (1.0, 30.0))


@pytest.mark.parametrize("part", [0.0, 1.0])
def test_there_have_to_be_games_to_learn_from_and_others_to_try_it_on(part: float):
    with pytest.raises(TooFewGames):
        learn(made_up_games(5, random.Random(9)), "s", (EARLY, LATE), Lesson(PLAIN, (1.0,), False, part))


def test_lots_decide_which_games_are_held_out_always_the_same():
    held = [is_held_out("s", number, 0.2) for number in range(1000)]

    assert held == [is_held_out("s", number, 0.2) for number in range(1000)]
    assert 150 < sum(held) < 250
