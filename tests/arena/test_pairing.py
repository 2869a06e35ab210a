from __future__ import annotations

from itertools import combinations

import pytest

from labrys.arena.match import play_match, play_refereed
from labrys.arena.plan import Pairing, Plan
from labrys.core import compact
from labrys.core.chance import seed_from
from labrys.core.registry import game, names
from labrys.core.table import replay

TWO = Plan("akrotiri", ("a", "b", "c"), 2, "7")
FOUR = Plan("akrotiri", ("a", "b"), 4, "7")


def test_every_two_meet():
    assert [Pairing("a", "b"), Pairing("a", "c"), Pairing("b", "c")] == list(TWO.pairings)


def test_games_of_two_come_in_pairs_with_seats_swapped():
    places = [TWO.place(number) for number in range(8)]

    assert [("a", 0, 0), ("a", 0, 1), ("a", 0, 0), ("a", 0, 1), ("b", 0, 0), ("b", 0, 1), ("a", 1, 0), ("a", 1, 1)] == [
        (pairing.bot, at, seat) for pairing, at, seat in places
    ]


def test_one_against_three_sits_at_every_seat():
    assert [(0, 0), (0, 1), (0, 2), (0, 3), (1, 0)] == [FOUR.place(number)[1:] for number in range(5)]


def test_no_two_games_of_an_arena_are_the_same():
    places = [TWO.place(number) for number in range(TWO.games(5))]

    assert 30 == len(places) == len(set(places))


def test_a_round_has_one_seed_whoever_else_is_there():
    wider = Plan("akrotiri", ("a", "x", "b"), 2, "7")
    pairing = Pairing("a", "b")

    assert seed_from("7", "a", "b", 3) == TWO.chance(pairing, 3) == wider.chance(pairing, 3)
    seeds = [TWO.chance(other, at) for other in TWO.pairings for at in range(3)]
    assert len(seeds) == len(set(seeds))


@pytest.mark.parametrize("name", names())
def test_a_line_says_what_was_played_and_its_record_replays(name: str):
    plan = Plan(name, ("greedy", "random"), 2, "7")
    first, second = plan.play(0), plan.play(1)

    assert (("greedy", "random"), 0) == (first.seats, first.seat)
    assert (("random", "greedy"), 1) == (second.seats, second.seat)
    assert first.seed == second.seed
    assert 1.0 == sum(first.victory(seat) for seat in range(2))
    assert first.lead == first.scores[0] - first.scores[1]
    record = compact.unpack(first.record.encode(), game(name))
    assert record.end is not None
    assert (first.digest, first.scores) == (record.end.digest, record.end.scores)
    assert replay(record).is_over
    assert sum(first.decisions) == sum(entry.by != "chance" for entry in record.entries)


def test_a_refereed_game_is_the_same_as_any_other():
    rules, bots = game("akrotiri"), ("greedy", "random")

    assert play_match(rules, bots, "7").record == play_refereed(rules, bots, "7").table.record


def test_three_and_four_can_play():
    line = Plan("akrotiri", ("greedy", "random"), 4, "7").play(2)

    assert ("random", "random", "greedy", "random") == line.seats
    assert line.lead == line.scores[2] - max(line.scores[seat] for seat in (0, 1, 3))


def test_names_order_pairings_and_nothing_else():
    assert [*combinations(TWO.bots, 2)] == [(pairing.bot, pairing.against) for pairing in TWO.pairings]
