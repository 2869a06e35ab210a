"""The guide of Akrotiri: its courses can be played, follow from what the seat knows, and lead turns to their end."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from math import isfinite
from pathlib import Path
from typing import Any

import pytest

import labrys.bots.search.akrotiri
from labrys.bots.search.akrotiri.guide import AkrotiriGuide
from labrys.bots.search.akrotiri.judge import FACTS, AkrotiriJudge
from labrys.core.quick import OVER, Lots
from labrys.core.registry import game
from labrys.games.akrotiri.decisions import LAY
from labrys.games.akrotiri.scoring import goal_points
from labrys.games.akrotiri.state import State

RULES: Any = game("akrotiri")
QUICK = RULES.quick
TABLES = [
    (2, {}),
    (2, {"edition": "first"}),
    (3, {"variant": "strategist"}),
    (4, {"edition": "first", "variant": "strategist"}),
]


def new_guide() -> AkrotiriGuide:
    return AkrotiriGuide(QUICK, QUICK.kit)


def positions(
    seats: int, options: dict[str, str], each: int = 7, random_share: float = 0.5
) -> Iterator[tuple[State, int]]:
    """Where seats decide in a game of which a part is played at random, the rest as the guide would."""
    lots, guide = Lots(random.Random(seats)), new_guide()
    state, decided = RULES.begin(RULES.read_options(options), seats), 0
    while (who := QUICK.decider(state)) != OVER:
        if who < 0:
            QUICK.answer(state, lots.draw)
            continue
        decided += 1
        if decided % each == 0:
            yield state.clone(), who
        if lots.draw() < random_share:
            legal = QUICK.legal(state, who)
            QUICK.apply(state, who, legal[int(lots.draw() * len(legal))])
        else:
            for code in guide.courses(state, who)[0]:
                QUICK.apply(state, who, code)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_courses_can_be_played_to_their_end(seats: int, options: dict[str, str]):
    guide = new_guide()
    for state, seat in positions(seats, options, each=3):
        courses = guide.courses(state, seat)

        assert courses
        assert len(set(courses)) == len(courses)
        for course in courses:
            world = state.clone()
            assert course
            for code in course:
                # Nobody else decides, and chance is not asked, before the last move.
                assert QUICK.decider(world) == seat
                assert code in QUICK.legal(world, seat)
                QUICK.apply(world, seat, code)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_the_same_position_has_the_same_courses(seats: int, options: dict[str, str]):
    practised = new_guide()
    for state, seat in positions(seats, options):
        first = practised.courses(state, seat)

        assert practised.courses(state.clone(), seat) == first
        assert new_guide().courses(state, seat) == first


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_others_hide_makes_no_difference(seats: int, options: dict[str, str]):
    lots = Lots(random.Random(1))
    for state, seat in positions(seats, options):
        sight = QUICK.sight(RULES.view(state, seat))
        wanted = new_guide().courses(state, seat)

        for _ in range(2):
            assert new_guide().courses(sight.world(lots), seat) == wanted


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_looking_for_courses_changes_nothing(seats: int, options: dict[str, str]):
    for state, seat in positions(seats, options):
        before = RULES.view(state, seat)

        new_guide().courses(state, seat)
        assert RULES.view(state, seat) == before


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_rest_is_where_a_turn_begins(seats: int, options: dict[str, str]):
    guide, lots = new_guide(), Lots(random.Random(2))
    for state, _ in positions(seats, options):
        turns, due = state.turns, state.stack[-1]
        world = state.clone()
        guide.bring_to_rest(world, lots)

        if due[0] == LAY and not due[2]:
            assert (world.turns, world.stack) == (turns, state.stack)
        elif QUICK.decider(world) != OVER:
            # The turn is over; or it was the setup, and the first turn begins.
            assert world.turns == turns + 1 or (world.turns == turns == 0 and world.stack[-1][0] == LAY)
            assert QUICK.decider(world) == world.stack[-1][1]
            assert world.pair == world.oracle_used == 0


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_facts_are_finite_and_as_many_as_the_weights(seats: int, options: dict[str, str]):
    guide = new_guide()
    weights = [0.1] * len(FACTS)
    judge = AkrotiriJudge(QUICK, QUICK.kit, guide.charts, 0, weights, weights)
    for state, observer in positions(seats, options):
        judge.observer = observer
        for seat in range(seats):
            facts = judge.facts(state, seat)
            assert len(facts) == len(FACTS)
            assert all(isfinite(fact) and abs(fact) < 12 for fact in facts)
        assert 0 <= judge.progress(state) <= 1
        worths = judge.worths(state, Lots(random.Random(1)))
        assert sum(worths) == pytest.approx(1)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_others_hide_is_not_judged(seats: int, options: dict[str, str]):
    lots, guide = Lots(random.Random(1)), new_guide()
    weights = [0.1 * i for i in range(len(FACTS))]
    judge = AkrotiriJudge(QUICK, QUICK.kit, guide.charts, 0, weights, weights)
    for state, seat in positions(seats, options):
        judge.observer = seat
        wanted = judge.worths(state, lots)

        assert judge.worths(QUICK.sight(RULES.view(state, seat)).world(lots), lots) == wanted


def test_the_weights_that_were_learned_are_those_of_the_facts():
    learned = json.loads((Path(labrys.bots.search.akrotiri.__file__).parent / "weights.json").read_text())

    assert tuple(learned["facts"]) == FACTS
    assert len(learned["early"]) == len(learned["late"]) == len(FACTS)


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_goals_bring_what_the_rules_say(seats: int, options: dict[str, str]):
    guide = new_guide()
    for state, _ in positions(seats, options, random_share=0.1):
        chart = guide.charts.of(state.sea)
        for seat in range(seats):
            said = sum(goal_points(state, seat, goal) for goal in state.goals[seat])
            assert guide.goals.now(state, chart, seat) == said
