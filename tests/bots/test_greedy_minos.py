"""The greedy player of Minos: legal everywhere, sensible to watch, far better than chance."""

from __future__ import annotations

import random
from collections.abc import Iterator
from statistics import fmean

import pytest

from labrys.arena.sim import Plan, play_game
from labrys.bots.greedy.minos import GreedyMinos, quick
from labrys.bots.greedy.minos.marching import ways
from labrys.bots.greedy.minos.raising import best_raising
from labrys.bots.greedy.minos.scales import Scales
from labrys.bots.greedy.minos.standing import standing
from labrys.bots.greedy.minos.turn import follow, tried
from labrys.bots.greedy.minos.ventures import Ventures
from labrys.bots.registry import make_bot
from labrys.core import registry
from labrys.core.chance import Seeded
from labrys.core.game import Move
from labrys.core.table import Table
from labrys.games.minos import codes
from labrys.games.minos import decisions as d
from labrys.games.minos.components import load
from labrys.games.minos.kit import Kit
from labrys.games.minos.rules import table as rules
from labrys.games.minos.rules.prepare import TOP_OF
from labrys.games.minos.state import State

GAME = registry.game("minos")


def share_of(name: str, plan: Plan, games: range) -> float:
    """The victories of a bot, shared ones by their part."""
    won = 0.0
    for i in games:
        outcome = play_game(plan, i)
        won += sum(outcome.bots[seat] == name for seat in outcome.winners) / len(outcome.winners)
    return won


def decisions(seed: str, kinds: tuple[str, ...]) -> Iterator[tuple[Table, int, list[Move]]]:
    """Every decision of a game between these bots, before it is made by them."""
    players = [make_bot(kind, GAME, f"{seed}-{seat}") for seat, kind in enumerate(kinds)]
    table = Table(GAME, kinds, {}, Seeded(seed))
    while not table.is_over:
        seat = table.deciders()[0]
        legal = table.legal(seat)
        yield table, seat, legal
        table.play(seat, players[seat].choose(GAME.view(table.state, seat), legal))


def test_greedy_beats_random_for_two() -> None:
    plan = Plan("minos", ("greedy", "random"), 6, "greedy beats random")

    assert share_of("greedy", plan, range(6)) >= 5


def test_greedy_beats_three_randoms() -> None:
    plan = Plan("minos", ("greedy", "random", "random", "random"), 4, "greedy beats three")

    assert share_of("greedy", plan, range(4)) >= 3


@pytest.mark.deep
def test_greedy_beats_random_in_at_least_97_of_100_games() -> None:
    plan = Plan("minos", ("greedy", "random"), 100, "greedy beats random")

    assert share_of("greedy", plan, range(100)) >= 97


@pytest.mark.deep
def test_greedy_wins_at_least_90_of_100_tables_against_three_randoms() -> None:
    plan = Plan("minos", ("greedy", "random", "random", "random"), 100, "greedy beats three")

    assert share_of("greedy", plan, range(100)) >= 90


def test_games_of_four_greedy_players_are_rich_in_points_and_not_too_long() -> None:
    outcomes = [play_game(Plan("minos", ("greedy",) * 4, 3, "four greedy players"), number) for number in range(3)]

    assert min(min(outcome.scores) for outcome in outcomes) > 60
    assert fmean(outcome.decisions for outcome in outcomes) <= 1200


def test_greedy_chooses_the_same_from_the_same_seed_and_only_legal_moves() -> None:
    rng = random.Random(3)
    for table, seat, legal in decisions("5eed", ("random", "greedy", "random")):
        if rng.random() < 0.1:
            view = GAME.view(table.state, seat)
            chosen = GreedyMinos(GAME, "a").choose(view, legal)

            assert chosen in legal
            assert chosen == GreedyMinos(GAME, "a").choose(view, legal)


def test_what_a_greedy_player_chooses_does_not_depend_on_what_it_cannot_see() -> None:
    rng = random.Random(4)
    for table, seat, legal in decisions("5eed", ("greedy", "random")):
        if rng.random() < 0.15:
            view = GAME.view(table.state, seat)
            twin = GAME.imagine(view, rng)

            assert GreedyMinos(GAME, "a").choose(view, legal) == GreedyMinos(GAME, "a").choose(
                GAME.view(twin, seat), legal
            )


def test_what_it_remembers_of_a_round_does_not_change_what_it_drafts() -> None:
    lasting = GreedyMinos(GAME, "a")
    drafted = 0
    for table, seat, legal in decisions("5eed", ("random", "random")):
        state: State = table.state
        if seat == 0 and state.agenda[seat][-1][0] == d.DRAFT:
            drafted += 1
            view = GAME.view(state, seat)
            assert GreedyMinos(GAME, "a").choose(view, legal) == lasting.choose(view, legal)
    assert 16 == drafted


def worlds(seed: str, share: float) -> Iterator[tuple[State, int, list[int]]]:
    """Some of the decisions of a game between greedy players, as tables and moves in numbers; no secret answers."""
    rng = random.Random(seed)
    for table, seat, _ in decisions(seed, ("greedy", "greedy")):
        state: State = table.state
        if not state.answers[seat] and state.agenda[seat][-1][0] >= d.TURN and rng.random() < share:
            yield state.clone(), seat, rules.legal(state, seat)


def test_moves_that_are_judged_without_a_copy_are_judged_alike() -> None:
    seen = set()
    for world, seat, legal in worlds("5eed", 0.5):
        prices = Ventures(world, seat, Scales())
        due, before = world.agenda[seat][-1], standing(world, prices)
        for code in legal:
            kind, argument = code & ~codes.ARGUMENT, code & codes.ARGUMENT
            if kind == codes.DRAW and argument < TOP_OF:
                gain = quick.drawn(world, prices, argument, due)
            elif kind == codes.MARKET:
                gain = quick.bought(world, prices, argument)
            elif kind == codes.MARCH:
                gain = quick.marched(world, prices, argument)
            else:
                continue
            seen.add(kind)
            assert gain == pytest.approx(tried(world, prices, code) - before)
    assert seen == {codes.DRAW, codes.MARKET, codes.MARCH}


def test_coins_are_raised_by_legal_moves_for_what_was_too_dear() -> None:
    seen = set()
    for world, seat, _ in worlds("5eed", 0.3):
        world.ability[seat] = world.kit.ability_kind.index("exchange")
        world.coins[seat] = 2
        prices, legal = Ventures(world, seat, Scales()), rules.legal(world, seat)
        for _, code in best_raising(world, prices, legal, standing(world, prices), standing, follow):
            seen.add(code & ~codes.ARGUMENT)
            assert code in legal
    assert seen == {codes.DISCARD, codes.EXCHANGE}


@pytest.mark.parametrize("players", GAME.seat_counts)
def test_the_ways_over_land_are_the_shortest(players: int) -> None:
    borders = Kit(load()).land[players].next
    found = ways(borders)
    for start, row in enumerate(found):
        for to, (far, first) in enumerate(row):
            assert (far == 0) == (start == to)
            if far:
                assert first in borders[start]
                assert far == 1 + found[first][to][0]
