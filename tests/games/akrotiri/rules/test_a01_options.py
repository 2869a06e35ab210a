"""A1: editions and options."""

from __future__ import annotations

import pytest

from labrys.core.refusal import BadOptions
from labrys.core.seats import CHANCE
from tests.games.akrotiri.pieces import house_game
from tests.games.akrotiri.scenario import opening, scene


@pytest.mark.rule("A1")
def test_the_revised_edition_without_variant_and_a_random_first_player_are_the_default():
    """A1."""
    options = house_game().read_options({})

    assert ("revised", "none", "random") == (options.edition, options.variant, options.first)


@pytest.mark.rule("A1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_names_the_first_player_and_every_seat_is_equally_likely(seats: int):
    """A1: random by default."""
    game = house_game()
    state = game.begin(game.read_options({}), seats)

    assert (CHANCE,) == game.deciders(state)
    assert [(f"first {seat}", 1) for seat in range(seats)] == [
        (game.text(game.decode(state, code)), weight) for code, weight in game.ask(state)
    ]


@pytest.mark.rule("A1")
def test_the_seat_that_chance_names_lays_the_first_tile():
    """A1."""
    begun = opening("first 1", "draw T01", first="random")

    assert 1 == begun.decider
    assert "1" == begun.facts.began


@pytest.mark.rule("A1")
def test_a_named_seat_goes_first_without_asking_chance_who():
    """A1: first player by agreement."""
    assert 1 == opening("draw T01", first="1").decider


@pytest.mark.rule("A1")
@pytest.mark.parametrize(
    "raw",
    [{"edition": "second"}, {"variant": "tactician"}, {"first": "4"}, {"first": "-1"}, {"colour": "blue"}],
)
def test_unknown_options_are_refused_in_a_sentence(raw: dict[str, str]):
    """A1: the values are those of the table and no others."""
    with pytest.raises(BadOptions, match="A1"):
        house_game().read_options(raw)


@pytest.mark.rule("A1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_the_game_is_for_two_to_four(seats: int):
    """A1: 2 players, 3 or 4 by house rules."""
    game = house_game()

    with pytest.raises(BadOptions, match=f"house rules.*not for {seats}"):
        game.begin(game.read_options({}), seats)


@pytest.mark.rule("A1")
def test_a_seat_that_is_not_at_the_table_cannot_go_first():
    """A1."""
    with pytest.raises(BadOptions, match="seat 2 cannot go first: there are seats 0 to 1"):
        opening(first="2")

    assert 2 == opening("draw T01", seats=3, first="2").decider


@pytest.mark.rule("A1")
@pytest.mark.parametrize("seat", [2, -2, 99])
def test_nobody_moves_without_a_seat(seat: int):
    """A1."""
    scene().refused("end", "no-such-seat", "A1", "seats 0 to 1", seat=seat)


def test_what_is_not_a_move_is_refused():
    """The move notation."""
    for rubbish in ("", "fly 0,1", "sail", "lay 0,2", 7, None, object()):
        scene().refused(rubbish, "not-a-move", "N1")
