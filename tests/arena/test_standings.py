from __future__ import annotations

import math
import random

import pytest

from labrys.arena import words
from labrys.arena.numbers import share_of_rounds
from labrys.arena.plan import Plan
from labrys.arena.ratings import ELO, Meeting, expected, ratings_of
from labrys.arena.standings import HIGH, LOW, OPEN
from labrys.arena.stats import Z, wilson
from labrys.arena.watch import Question, Watch, who_is_better
from tests.arena.made_up import PLAN, made_up_game, made_up_games, made_up_standings

STRENGTHS = {"strong": 4.0, "middling": 2.0, "weak": 1.0}


def test_of_games_apart_the_interval_is_agrestis_and_coulls():
    """70 of 100: the middle is 72 of 104."""
    found = share_of_rounds([[float(at < 70)] for at in range(100)])

    middle = 72 / 104
    reach = Z * math.sqrt(middle * (1 - middle) / 104)
    assert (0.7, middle - reach, middle + reach) == pytest.approx((found.share, found.low, found.high))
    assert wilson(70, 100) == pytest.approx((found.low, found.high), abs=0.005)


def test_pairs_that_balance_make_it_narrower_and_pairs_that_go_together_wider():
    apart = share_of_rounds([[float(at % 2)] for at in range(100)])
    balanced = share_of_rounds([[1.0, 0.0] for _ in range(50)])
    together = share_of_rounds([[float(at % 2)] * 2 for at in range(50)])

    assert balanced.high - balanced.low < 0.3 * (apart.high - apart.low)
    assert math.sqrt(2) == pytest.approx((together.high - together.low) / (apart.high - apart.low), abs=0.03)


@pytest.mark.parametrize("won", [0.0, 1.0])
def test_where_everything_was_won_or_lost_there_is_still_an_interval(won: float):
    found = share_of_rounds([[won, won] for _ in range(50)])

    assert 0.03 < found.high - found.low < 0.06
    assert won in (found.low, found.high)


@pytest.mark.parametrize(("share", "luck"), [(0.5, 0.0), (0.7, 0.0), (0.9, 0.0), (0.5, 0.6), (0.6, 0.6)])
def test_intervals_hold_as_often_as_they_say(share: float, luck: float):
    """In 300 samples of 50 pairs each, more than 28 misses have a chance below 1 in 1,000 if they are of 95 %."""
    rng = random.Random(1)
    mean = share if not luck else 0.5 + (share - 0.5) * (1 - luck)
    missed = 0
    for _ in range(300):
        rounds = [
            [1.0, 0.0] if rng.random() < luck else [float(rng.random() < share) for _ in range(2)] for _ in range(50)
        ]
        found = share_of_rounds(rounds)
        missed += not found.low <= mean <= found.high

    assert missed <= 28


def test_of_two_bots_the_ratings_are_the_odds():
    """75 of 100 and two invented games: 76 against 26, that is 186 points."""
    first, second = ratings_of([Meeting("a", "b", [[float(at < 75)] for at in range(100)], 2)])

    assert ("a", "b") == (first.bot, second.bot)
    assert 400 * math.log10(76 / 26) == pytest.approx(first.rating - second.rating)
    assert 0.0 == pytest.approx(first.rating + second.rating)


def test_their_interval_is_that_of_the_logarithm_of_odds():
    """The error of a logit is 1 / sqrt(n p q); half of it is of either bot."""
    first, _ = ratings_of([Meeting("a", "b", [[float(at < 50)] for at in range(100)], 2)])

    assert ELO * Z / math.sqrt(102 * 0.25) / 2 == pytest.approx(first.high - first.rating)


def test_rounds_go_together_in_ratings_too():
    apart, _ = ratings_of([Meeting("a", "b", [[float(at % 2)] for at in range(100)], 2)])
    balanced, _ = ratings_of([Meeting("a", "b", [[1.0, 0.0]] * 50, 2)])

    assert apart.rating == pytest.approx(balanced.rating)
    assert balanced.high - balanced.low < 0.3 * (apart.high - apart.low)


def test_who_won_all_games_has_a_finite_rating():
    first, second = ratings_of([Meeting("a", "b", [[1.0, 1.0]] * 50, 2)])

    assert 400 * math.log10(101) == pytest.approx(first.rating - second.rating)


def test_one_against_three_equals_is_fair_at_a_quarter():
    meeting = Meeting("a", "b", [[1.0, 0.0, 0.0, 0.0]] * 25, 4)

    assert 0.25 == expected(0.0, 4)
    assert 0.0 == pytest.approx(ratings_of([meeting])[0].rating, abs=1e-6)


@pytest.mark.parametrize("seats", [2, 4])
def test_strengths_are_found_from_many_games(seats: int):
    plan = Plan("akrotiri", PLAN.bots, seats, "0")
    games = made_up_games(plan, 600 // seats, random.Random(3), STRENGTHS)

    ratings = made_up_standings(games, plan, 600 // seats).ratings

    assert ["strong", "middling", "weak"] == [row.bot for row in ratings]
    mean = sum(map(math.log, STRENGTHS.values())) / 3
    for row in ratings:
        true = ELO * (math.log(STRENGTHS[row.bot]) - mean)
        assert abs(row.rating - true) < 2 * (row.high - row.rating)


def test_nobody_who_played_nothing_is_rated():
    assert () == ratings_of([])
    assert () == made_up_standings([]).ratings


def test_a_shared_victory_counts_half():
    plan = Plan("akrotiri", ("a", "b"), 2, "0")
    standings = made_up_standings([made_up_game(plan, 0, (0, 1)), made_up_game(plan, 1, (1,))], plan, 1)
    (row,) = standings.pairings

    assert (1.5, 0.75, 2) == (row.wins, row.share, row.games)
    assert [0.5, 1.5] == [seat.wins for seat in standings.seats]


def test_a_round_that_is_not_whole_does_not_count():
    plan = Plan("akrotiri", ("a", "b"), 2, "0")
    games = made_up_games(plan, 5, random.Random(1), {"a": 1, "b": 1})

    assert 8 == made_up_standings(games[:9], plan, 5).label.games


def test_a_settled_pairing_gets_no_more_games_and_the_others_go_on():
    games = made_up_games(PLAN, 100, random.Random(1), {"strong": 50.0, "middling": 1.0, "weak": 1.0})
    watch = Watch(PLAN, 100, who_is_better(2), games[:300])
    strong, other, level = PLAN.pairings

    assert [True, True, False] == [watch.is_settled(pairing) for pairing in (strong, other, level)]
    left = {PLAN.place(number)[0] for number in watch.missing({game.number for game in games[:300]})}
    assert {level} == left
    assert watch.games == sum(2 * len(watch.counted(pairing)) for pairing in (strong, other)) + 200
    assert watch.played < 300


def test_the_order_in_which_games_end_changes_nothing():
    games = made_up_games(PLAN, 60, random.Random(2), STRENGTHS)
    mixed = random.Random(3).sample(games, len(games))

    assert made_up_standings(games, PLAN, 60, who_is_better(2)) == made_up_standings(mixed, PLAN, 60, who_is_better(2))


def test_games_beyond_the_end_of_the_test_are_told_and_not_counted():
    games = made_up_games(PLAN, 60, random.Random(2), {"strong": 50.0, "middling": 1.0, "weak": 1.0})
    first, *_ = made_up_standings(games, PLAN, 60, Question(0.45, 0.55)).pairings

    assert (HIGH, True) == (first.verdict, first.is_early)
    assert 120 == first.games + first.beyond


def test_verdicts_are_high_low_or_open():
    question = Question(0.4, 0.6)
    games = made_up_games(PLAN, 60, random.Random(4), {"strong": 50.0, "middling": 1.0, "weak": 50.0})

    verdicts = [row.verdict for row in made_up_standings(games, PLAN, 60, question).pairings]

    assert [HIGH, LOW] == [verdicts[0], verdicts[2]]
    assert {OPEN} == {row.verdict for row in made_up_standings(games[:18], PLAN, 60, question).pairings}
    assert {""} == {row.verdict for row in made_up_standings(games, PLAN, 60).pairings}


def test_of_one_round_no_interval_of_the_lead_is_told():
    games = made_up_games(PLAN, 1, random.Random(1), {"strong": 9.0, "middling": 3.0, "weak": 1.0})

    for row in made_up_standings(games).pairings:
        assert (None, None, "-") == (row.lead_low, row.lead_high, words.point_cells(row)[-1])


def test_what_is_settled_is_not_searched_for_missing_games():
    """With so many rounds a walk over all of them would never end."""
    games = [made_up_game(PLAN, number, (PLAN.place(number)[2],)) for number in range(PLAN.games(100))]
    watch = Watch(PLAN, 10**15, who_is_better(2), games)

    assert all(watch.is_settled(pairing) for pairing in PLAN.pairings)
    assert [] == list(watch.missing(set()))


def test_missing_games_come_in_the_order_of_their_numbers_without_those_of_settled_pairings():
    first, *others = PLAN.pairings
    mine = [number for number in range(PLAN.games(100)) if PLAN.place(number)[0] == first]
    watch = Watch(
        PLAN, 200, who_is_better(2), [made_up_game(PLAN, number, (PLAN.place(number)[2],)) for number in mine]
    )
    played = {0, 1, 3}

    wanted = [n for n in range(PLAN.games(200)) if n not in played and PLAN.place(n)[0] in others]
    assert wanted == list(watch.missing(played))
