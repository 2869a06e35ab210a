"""Akrotiri, A11: whoever looks at goals and puts them back, each seat's guesses hold the truth."""

from __future__ import annotations

import random
from typing import Any

import pytest

from labrys.core.piles import bit_set, bits
from labrys.core.registry import game
from labrys.core.seats import CHANCE
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


def with_a_goal_for(state: Any, seat: int) -> Any:
    """The state as if the seat had just excavated a temple that brings a goal."""
    state.stack.append((ACT, seat, 0))
    bring_goal(state, seat)
    return RULES.parse_position(RULES.position(state)) if False else state


@pytest.mark.rule("A7.6", "A11")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(12))
def test_guesses_hold_the_truth_when_buried_goals_are_drawn_again(players: int, seed: int):
    rng = random.Random(seed)
    state = RULES.begin(RULES.read_options({}), players)
    while RULES.deciders(state) == (CHANCE,) or not any(state.goals):
        step_at_random(state, rng)
    drawn_again = 0
    while len(state.goal_pile):
        under = set(state.goal_pile.under)
        seat = rng.randrange(players)
        depth = len(state.stack)
        bring_goal(state, seat)
        while len(state.stack) > depth:
            settle_goal(state, rng)
            check(state)
        drawn_again += len(under - set(state.goal_pile.under))
        for looker in range(players):
            view = RULES.view(state, looker)
            twin = RULES.imagine(view, rng)
            assert RULES.view(twin, looker) == view

    assert drawn_again > 0
    assert 12 == sum(map(len, state.goals))
    assert bit_set(card for goals in state.goals for card in goals) == (1 << 12) - 1


def step_at_random(state: Any, rng: random.Random) -> None:
    (seat,) = RULES.deciders(state)
    codes = [code for code, _ in RULES.ask(state)] if seat == CHANCE else RULES.legal(state, seat)
    RULES.apply(state, seat, rng.choice(codes))


def settle_goal(state: Any, rng: random.Random) -> None:
    step_at_random(state, rng)
