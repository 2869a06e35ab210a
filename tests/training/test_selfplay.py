from __future__ import annotations

import random
from typing import Any

import pytest

from labrys.arena.crew import play_numbers
from labrys.bots.search.minds import learned, make_mind
from labrys.core.quick import OVER, Lots
from labrys.core.registry import game, names
from labrys.core.table import digest
from labrys.training.habits import HABITS
from labrys.training.match import Match, Met, play_match, verdict_of
from labrys.training.selfplay import Plan, Wanderer, look, play_through


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize("simulations", [0, 2])
def test_a_game_follows_from_seed_and_number(name: str, simulations: int):
    plan = Plan(name, (2,), "7", simulations, 0.1)

    assert plan.play(0) == plan.play(0)
    assert plan.play(0).positions != Plan(name, (2,), "8", simulations, 0.1).play(0).positions


def test_processes_play_the_same_games_as_one():
    plan = Plan("akrotiri", (2, 3), "7", 0, 0.1)

    alone, together = (list(play_numbers(plan.play, iter(range(4)), jobs)) for jobs in (1, 2))

    assert alone == sorted(together, key=lambda played: played.number)
    assert [2, 3, 2, 3] == [len(played.points) for played in alone]


@pytest.mark.parametrize("name", names())
def test_a_position_has_every_fact_of_every_seat(name: str):
    played = Plan(name, (3,), "7", 0, 0.1).play(0)

    assert 1.0 == pytest.approx(sum(played.victories))
    assert max(played.points) == max(
        points for points, victory in zip(played.points, played.victories, strict=True) if victory
    )
    assert {0, 1, 2} == {position.observer for position in played.positions}
    assert {(3, len(HABITS[name].facts))} == {
        (len(position.facts), len(position.facts[0])) for position in played.positions
    }
    progress = [position.progress for position in played.positions]
    assert 0.0 <= progress[0] < 0.2 < 0.7 < progress[-1] <= 1.0


def at_rest(name: str, seats: int) -> list[Any]:
    """Copies of a game's states that are at rest."""
    rules, found = game(name), []
    guide = make_mind(rules, 0).guide
    players = [Wanderer(rules, f"{seat}", 0, 0.2) for seat in range(seats)]

    def watch(state: Any) -> None:
        if guide.is_at_rest(state):
            found.append(state.clone())

    play_through(rules, seats, "rest", lambda view: players[view.seat].code(view), watch)
    return found


@pytest.mark.parametrize("name", names())
def test_facts_do_not_depend_on_what_the_observer_cannot_see(name: str):
    """The true state and one in which all secrets are others look the same, whatever is imagined in their place."""
    rules, seats = game(name), 3
    minds = [make_mind(rules, seat) for seat in range(seats)]
    differ = 0
    for at, state in enumerate(at_rest(name, seats)[::3]):
        observer = at % seats
        twin = rules.imagine(rules.view(state, observer), random.Random(at))
        differ += digest(rules, state) != digest(rules, twin)

        here = look(rules, minds[observer], state, observer, Lots(random.Random(1)))
        there = look(rules, minds[observer], twin, observer, Lots(random.Random(2)))

        assert here == there
    assert differ > 5, "there is something hidden"


@pytest.mark.parametrize("name", names())
def test_a_position_is_at_rest_where_a_search_would_leave_it(name: str):
    rules = game(name)
    guide = make_mind(rules, 0).guide
    for state in at_rest(name, 2)[::4]:
        before = digest(rules, state)
        if rules.quick.decider(state) >= 0:
            guide.bring_to_rest(state, Lots(random.Random(1)))
        assert before == digest(rules, state)


@pytest.mark.parametrize("name", names())
def test_a_search_leaves_a_position_at_rest_or_before_an_answer_of_chance(name: str):
    rules, lots = game(name), Lots(random.Random(3))
    guide = make_mind(rules, 0).guide
    state, ends = rules.begin(rules.read_options({}), 2), 0
    while rules.quick.decider(state) != OVER and ends < 12:
        guide.bring_to_rest(state, lots)
        who = rules.quick.decider(state)
        assert who < 0 or guide.is_at_rest(state)
        if who >= 0:
            rules.quick.apply(state, who, guide.courses(state, who)[0][0])
        elif who != OVER:
            rules.quick.answer(state, lots.draw)
        ends += 1


@pytest.mark.parametrize("wander", [0.0, 1.0])
def test_by_lot_means_among_the_first_few_courses(wander: float):
    rules = game("akrotiri")
    player, guide = Wanderer(rules, "1", 0, wander), make_mind(rules, 0).guide
    state = next(each for each in at_rest("akrotiri", 2)[2:] if rules.quick.decider(each) == 0)
    first = [course[0] for course in guide.courses(state, 0)[:4]]

    chosen = {player.code(rules.view(state, 0)) for _ in range(60)}

    assert chosen == (set(first) if wander else {first[0]})


@pytest.mark.parametrize("seats", [2, 3])
def test_weights_against_themselves_win_their_fair_share(seats: int):
    """All games of a round are then one game, seen from each seat."""
    weights = learned("akrotiri")
    match = Match("akrotiri", seats, "7", 2, weights, weights)

    verdict = verdict_of(match, play_match(match, 2 * seats, 1))

    assert (2 * seats, 1 / seats) == (verdict.games, verdict.share.share)
    assert not verdict.is_worse


def test_good_weights_beat_bad_ones():
    good = learned("akrotiri")
    bad = [-weight for weight in good[0]], [-weight for weight in good[1]]
    match = Match("akrotiri", 2, "7", 8, good, bad)

    verdict = verdict_of(match, play_match(match, 6, 1))

    assert verdict.share.share > 0.8
    assert verdict.lead.mean > 0


def test_a_verdict_counts_rounds():
    match = Match("akrotiri", 2, "7", 0, ([], []), ([], []))
    split = [Met(number, float(number % 2), 5 if number % 2 else -5) for number in range(20)]
    lost = [Met(number, 0.0, -5) for number in range(20)]

    fair, worse = verdict_of(match, reversed(split)), verdict_of(match, lost)

    assert (0.5, 0.0) == (fair.share.share, fair.lead.mean)
    assert fair.share.high - fair.share.low < 0.2, "luck that falls to both sides in turn is none"
    assert (0.0, -5.0, True) == (worse.share.share, worse.lead.mean, worse.is_worse)
