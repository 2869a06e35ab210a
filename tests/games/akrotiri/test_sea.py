"""The map grows in place where nobody else looks at it, and otherwise in a copy."""

from __future__ import annotations

import random
from copy import deepcopy

import pytest

from labrys.core.bitsets import bits
from labrys.core.registry import game
from labrys.core.seats import CHANCE
from labrys.games.akrotiri.components import load
from labrys.games.akrotiri.kit import Kit
from labrys.games.akrotiri.sea import Sea
from labrys.games.akrotiri.state import State

AKROTIRI = game("akrotiri")
KIT = Kit(load())
TABLES = (
    "tiles", "cells", "turns", "slot_at", "lays", "island", "net", "island_nodes", "island_docks", "net_sails",
    "dock_exit", "dock_land", "node_x", "node_y", "node_icon", "icon_xs", "icon_ys", "far_island", "far_net", "strait",
)  # fmt: skip


def tables(sea: Sea) -> list[object]:
    """All that a sea knows, copied."""
    return [deepcopy(getattr(sea, name)) for name in TABLES]


@pytest.mark.parametrize("seed", range(4))
def test_a_sea_that_grows_is_the_same_as_one_laid_anew_tile_by_tile(seed: int):
    rng, laid, grown = random.Random(seed), Sea.of_thera(KIT, 2), Sea.of_thera(KIT, 2)
    for tile in range(36):
        code = rng.choice(laid.lays)
        laid, before = laid.lay(tile, code >> 2, code & 3), grown
        grown = grown.grow(tile, code >> 2, code & 3)

        assert grown is before
        assert tables(laid) == tables(grown)


def test_a_sea_that_is_shared_never_changes():
    state: State = AKROTIRI.begin(AKROTIRI.read_options({}), 2)
    rng, kept = random.Random(1), list[tuple[Sea, list[object]]]()
    while who := AKROTIRI.deciders(state):
        codes = [code for code, _ in AKROTIRI.ask(state)] if who[0] == CHANCE else AKROTIRI.legal(state, who[0])
        if rng.random() < 0.1:
            copy = state.clone()
            assert copy.sea is state.sea
            kept.append((copy.sea, tables(copy.sea)))
        AKROTIRI.apply(state, who[0], rng.choice(codes))

    assert len({id(sea) for sea, _ in kept}) > 10
    assert all(tables(sea) == known for sea, known in kept)


def test_every_card_that_a_seat_cannot_exclude_is_imagined_as_often_as_the_others():
    state: State = AKROTIRI.begin(AKROTIRI.read_options({"first": "0"}), 2)
    while AKROTIRI.deciders(state) != (0,) or state.turns < 4:
        (who,) = AKROTIRI.deciders(state)
        # The last of the legal moves is the end of a turn: nobody does more than the rules ask for.
        code = AKROTIRI.ask(state)[0][0] if who == CHANCE else AKROTIRI.legal(state, who)[-1]
        AKROTIRI.apply(state, who, code)
    view, rng = AKROTIRI.view(state, 0), random.Random(1)
    worlds = [AKROTIRI.imagine(view, rng) for _ in range(3000)]

    for could_be, found in (
        (state.could_hold[1] & ~(1 << state.hand[0]), [world.hand[1] for world in worlds]),
        (state.guesses[0][state.goals[1][0]], [world.goals[1][0] for world in worlds]),
        (state.guesses[0][state.goal_pile.under[1]], [world.goal_pile.under[1] for world in worlds]),
    ):
        cards = bits(could_be)
        share = len(worlds) / len(cards)
        assert len(cards) > 5
        assert all(abs(found.count(card) - share) < 5 * share**0.5 for card in cards)
        assert set(cards) == set(found)
