"""Akrotiri, A11: whoever looks at goals and puts them back, each seat's guesses hold the truth."""

from __future__ import annotations

import random
from typing import Any

import pytest

from labrys.core.bitsets import bits
from labrys.core.registry import game
from labrys.core.seats import CHANCE, SPECTATOR
from labrys.games.akrotiri.course import settle
from labrys.games.akrotiri.decisions import ACT
from labrys.games.akrotiri.rules.goals import bring_goal
from tests.laws.playing import Setting, play, settings

RULES = game("akrotiri")


def check(state: Any) -> None:
    """The truth is among every seat's guesses, and what a seat must know it knows."""
    cards = range(len(state.kit.goal_ids))
    for seat, guesses in enumerate(state.guesses):
        assert all(guesses[card] >> card & 1 for card in cards)
        own = [*state.goals[seat], *state.drawn[seat], *bits(state.offer | state.taken)]
        assert all(guesses[card] == 1 << card for card in own)
        assert len({guesses[card] for card in bits(state.goal_pile.loose)}) <= 1, "loose cards cannot be told apart"
    for card, seat in zip(state.goal_pile.under, state.goal_pile.buried_by, strict=True):
        assert state.guesses[seat][card] == 1 << card, "who buried a card knows it"


@pytest.mark.rule("A11")
@pytest.mark.parametrize("setting", [one for one in settings(lavish=True) if one.game == "akrotiri"], ids=str)
def test_guesses_hold_the_truth_during_games(setting: Setting):
    for seed in range(4):
        played = play(RULES, setting, seed)
        for step in played.steps:
            check(step.before)
        check(played.last)


def decide_at_random(state: Any, rng: random.Random) -> None:
    (seat,) = RULES.deciders(state)
    codes = [code for code, _ in RULES.ask(state)] if seat == CHANCE else RULES.legal(state, seat)
    RULES.apply(state, seat, rng.choice(codes))


@pytest.mark.rule("A7.6", "A11")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(8))
def test_guesses_hold_the_truth_when_buried_goals_are_drawn_again(players: int, seed: int):
    """As if one seat after the other excavated temples that bring goals, until the pile is empty."""
    rng = random.Random(seed)
    state = RULES.begin(RULES.read_options({}), players)
    while state.stack[-1][0] != ACT:
        decide_at_random(state, rng)
    buried, drawn_again, promised = set(state.goal_pile.under), set[int](), len(state.stack)
    while len(state.goal_pile):
        bring_goal(state, rng.randrange(players))
        settle(state)
        while len(state.stack) > promised:
            check(state)
            check_views(state, rng)
            drawn_again |= buried - set(state.goal_pile.under)
            decide_at_random(state, rng)
        buried |= set(state.goal_pile.under)
        check(state)

    assert drawn_again
    assert list(range(12)) == sorted(goal for goals in state.goals for goal in goals)


def check_views(state: Any, rng: random.Random) -> None:
    for seat in (*range(state.players), SPECTATOR):
        view = RULES.view(state, seat)
        assert RULES.view(RULES.imagine(view, rng), seat) == view
