"""The guide and the judge of Minos: what they offer can be played, rests at boundaries, and tells nothing secret."""

from __future__ import annotations

import json
from collections.abc import Iterator
from math import isfinite
from pathlib import Path
from random import Random
from typing import Any

import pytest

import labrys.bots.search.minos as package
from labrys.bots.search.minos import FACTS, MinosGuide, MinosJudge
from labrys.core.quick import CHANCE, OVER, Lots
from labrys.core.registry import game
from labrys.games.minos import decisions as d

MINOS: Any = game("minos")
QUICK: Any = MINOS.quick
SEATS = (2, 3, 4)


def positions(seats: int, seed: str, *, guided: float = 0.5) -> Iterator[tuple[Any, int]]:
    """Positions of a game in which a seat decides: half random, half as the guide would."""
    lots, guide = Lots(Random(seed)), MinosGuide(QUICK)
    state = MINOS.begin(MINOS.read_options({}), seats)
    while (who := QUICK.decider(state)) != OVER:
        if who == CHANCE:
            QUICK.answer(state, lots.draw)
            continue
        yield state, who
        if lots.draw() < guided:
            for code in guide.courses(state, who)[0]:
                QUICK.apply(state, who, code)
        else:
            legal = QUICK.legal(state, who)
            QUICK.apply(state, who, legal[int(lots.draw() * len(legal))])


@pytest.mark.parametrize("seats", SEATS)
def test_every_course_can_be_played_by_its_seat_alone(seats: int) -> None:
    guide = MinosGuide(QUICK)
    for game_number in range(2):
        for state, seat in positions(seats, f"play {game_number}"):
            courses = guide.courses(state, seat)
            assert courses
            assert len(set(courses)) == len(courses)
            for course in courses:
                assert course
                world = state.clone()
                for at, code in enumerate(course):
                    assert seat in MINOS.deciders(world), (course, at)
                    assert code in QUICK.legal(world, seat), (course, at)
                    QUICK.apply(world, seat, code)


@pytest.mark.parametrize("seats", SEATS)
def test_the_order_is_the_same_for_the_same_position(seats: int) -> None:
    one, other = MinosGuide(QUICK), MinosGuide(QUICK)
    for state, seat in positions(seats, "order"):
        assert one.courses(state, seat) == other.courses(state.clone(), seat) == one.courses(state, seat)


@pytest.mark.parametrize("seats", SEATS)
def test_what_is_hidden_from_a_seat_changes_nothing(seats: int) -> None:
    guide, lots = MinosGuide(QUICK), Lots(Random("hidden"))
    for state, seat in positions(seats, "hidden"):
        if lots.draw() < 0.3:
            sight = QUICK.sight(MINOS.view(state, seat))
            worlds = [sight.world(lots) for _ in range(2)]
            expected = guide.courses(state, seat)
            assert [guide.courses(world, seat) for world in worlds] == [expected, expected]


@pytest.mark.parametrize("seats", SEATS)
def test_rest_is_at_a_boundary(seats: int) -> None:
    guide, lots = MinosGuide(QUICK), Lots(Random("rest"))
    for state, _ in positions(seats, "rest"):
        if lots.draw() < 0.3:
            world = state.clone()
            guide.bring_to_rest(world, lots)
            who = QUICK.decider(world)
            if who >= 0:
                kind = world.agenda[who][-1][0]
                assert kind in (d.DRAFT, d.RETRIEVE) or (kind == d.TURN and world.fresh)
            elif who == CHANCE:
                assert world.stack[-1][0] == d.ROLL


@pytest.mark.parametrize("seats", SEATS)
def test_facts_are_finite_and_as_many_as_the_weights(seats: int) -> None:
    weights = json.loads((Path(package.__file__).parent / "weights.json").read_text(encoding="utf-8"))
    assert tuple(weights["facts"]) == FACTS
    assert len(weights["early"]) == len(weights["late"]) == len(FACTS)
    judge, guide, lots = MinosJudge(QUICK, weights["early"], weights["late"]), MinosGuide(QUICK), Lots(Random("facts"))
    before = 0.0
    for state, _ in positions(seats, "facts"):
        if lots.draw() < 0.3:
            world = state.clone()
            guide.bring_to_rest(world, lots)
            for seat in range(seats):
                facts = judge.facts(world, seat)
                assert len(facts) == len(FACTS)
                assert all(isfinite(fact) and abs(fact) < 40 for fact in facts)
            assert before <= judge.progress(world) + 0.1 <= 1.1
            before = judge.progress(world)
            worths = judge.worths(world, lots)
            assert sum(worths) == pytest.approx(1.0)
