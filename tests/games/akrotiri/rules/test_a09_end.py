"""A9: the end of a turn and of the game."""

from __future__ import annotations

from pathlib import Path

import pytest

from labrys.core.seats import CHANCE
from labrys.games.akrotiri import events
from tests.games.akrotiri.scenario import Scene, scene

P = "P cross tree/NE 0,-1"
Q = "Q cross lake/NW -1,-1"
TWO = ("Z1 cross tree/NW", "Z2 cross lake/NW")
FIVE = "0,2/NW 0,2/NE -1,-1/NW -1,-1/SW 0,-1/NW"
DIG = "excavate V 0,-1/SW"
SOUTH, WEST, NORTH = "up=tree right=tree left=lake", "up=tree left=tree down=lake", "down=tree left=tree right=lake"
CARDS = {2: (SOUTH, NORTH), 3: (SOUTH, WEST, NORTH)}
"""By players and seat: how a map that points to 0,-1/SW looks from there."""


def last_temple(
    seats: int = 2, turn: int = 0, began: int = 0, temples: str = FIVE, pile: tuple[str, ...] = ()
) -> Scene:
    """A seat can excavate its sixth temple. There are no tiles, so that turns are short."""
    maps, docks, dug = [""] * seats, [f"thera/{n + 1}" for n in range(seats)], [""] * seats
    maps[turn], docks[turn], dug[turn] = f"V easy {CARDS[seats][turn]}", "0,-1/S-SW", temples
    return scene(
        P, Q, "N cross tree/NE 0,2", seats=seats, turn=turn, began=began, boats=docks, maps=maps, temples=dug,
        purse=[9] * seats, pile=pile, turns=seats * 10 + (turn - began) % seats,
    )  # fmt: skip


@pytest.mark.rule("A9.1")
def test_at_the_end_of_a_turn_the_player_draws_a_tile():
    """A9.1: and then the next player's turn begins."""
    turn = scene(P, pile=TWO).play("end")

    assert (CHANCE, ["draw Z1", "draw Z2"]) == (turn.decider, turn.legal())
    turn.play("draw Z2")
    assert (("Z2", "-"), 1) == (turn.facts.hands, turn.decider)


@pytest.mark.rule("A9.1")
def test_who_has_a_tile_from_the_oracle_draws_none():
    """A9.1: nobody ever holds two."""
    turn = scene(P, pile=TWO).play("oracle lake", "draw Z2", "end")

    assert (("Z2", "-"), 1, "Z1") == (turn.facts.hands, turn.decider, turn.facts.tile_pile)


@pytest.mark.rule("A9.1")
def test_the_tile_drawn_is_the_one_laid_in_the_next_turn():
    """A9.1: one tile in hand, laid, and none after that."""
    turn = scene(P, pile=TWO).play("end", "draw Z2", "end", "draw Z1")

    assert 0 == turn.decider
    assert ("-", "Z1") == turn.play("lay 0,2 n").facts.hands


@pytest.mark.rule("A9.1")
def test_an_empty_pile_is_made_anew_from_the_discards():
    """A9.1."""
    turn = scene(P, pile=(), discards=TWO).play("end")

    assert ["draw Z1", "draw Z2"] == turn.legal()
    assert [events.TilesReshuffled(0, 2)] == turn.told(events.TilesReshuffled)
    turn.play("draw Z1")
    assert ("Z2", "-") == (turn.facts.tile_pile, turn.facts.discards)


@pytest.mark.rule("A9.1", "A6.7")
def test_tiles_that_the_oracle_discarded_come_back():
    """A9.1: the search used up the pile; the next player draws from what it discarded."""
    turn = scene(P, pile=TWO, turn=0).play("oracle lake", "draw Z1", "draw Z2", "end", "end")

    assert (CHANCE, ["draw Z1"]) == (turn.decider, turn.legal())


@pytest.mark.rule("A9.2")
def test_after_a_sixth_temple_of_the_first_player_the_other_has_one_more_turn():
    """A9.2: equal turns."""
    game = last_temple().play(DIG, "end")
    assert 1 == game.decider
    game.play("end")

    assert "sixth temple" == game.ended


@pytest.mark.rule("A9.2")
def test_after_a_sixth_temple_of_the_last_player_the_game_is_over_with_that_turn():
    """A9.2: equal turns."""
    game = last_temple(turn=1).play(DIG)
    assert 1 == game.decider

    assert game.play("end").ended


@pytest.mark.rule("A9.2")
@pytest.mark.parametrize(("began", "turn", "more"), [(0, 0, 2), (0, 1, 1), (0, 2, 0), (1, 1, 2), (1, 2, 1), (1, 0, 0)])
def test_the_round_ends_before_the_player_who_went_first(began: int, turn: int, more: int):
    """A9.2 with three players, whoever went first."""
    game = last_temple(seats=3, began=began, turn=turn).play(DIG, "end")

    for _ in range(more):
        assert game.decider is not None
        game.play("end")
    assert game.ended


@pytest.mark.rule("A9.2")
def test_a_fifth_temple_does_not_end_the_game():
    """A9.2."""
    four = " ".join(FIVE.split()[:4])
    game = last_temple(temples=four).play(DIG).onward()
    game.play(game.legal()[0], "end", "end")

    assert 0 == game.decider


@pytest.mark.rule("A9.2")
def test_nobody_excavates_a_seventh_temple():
    """A9.2."""
    turn = scene(
        P, Q, "N cross tree/NE 0,2", boats=["0,-1/S-SW"], temples=[f"{FIVE} 0,-1/SE"], purse=[9],
        maps=["V easy up=tree right=tree left=lake"],
    )  # fmt: skip

    turn.refused(DIG, "all-temples", "A9.2", "all of your 6 temples")
    assert [] == turn.legal("excavate")


@pytest.mark.rule("A9.2")
def test_when_the_game_is_over_nothing_can_be_done():
    """A9.2."""
    game = last_temple(turn=1).play(DIG, "end")

    game.refused("end", "played-out", "A9.2", "the game is over after 22 turns", "sixth-temple", seat=0)
    assert [] == game.game.legal(game.state, 0)


@pytest.mark.rule("A9.3")
def test_with_pile_and_discards_empty_no_tile_is_drawn():
    """A9.3: the turn passes on at once."""
    turn = scene(P, pile=()).play("end")

    assert (("-", "-"), 1) == (turn.facts.hands, turn.decider)
    assert [events.TilesGone(0)] == turn.told(events.TilesGone)


@pytest.mark.rule("A9.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_then_six_turns_each_without_a_temple_end_the_game(seats: int):
    """A9.3: counted from the turn after the one whose draw failed, and not a turn sooner."""
    game = scene(P, pile=(), seats=seats).play("end")
    game.play(*["end"] * (6 * seats - 1))
    assert game.decider is not None
    game.play("end")

    assert "no more tiles" == game.ended


@pytest.mark.rule("A9.3")
def test_as_long_as_tiles_can_be_drawn_nothing_is_counted():
    """A9.3: idle turns before that do not matter; nor does a pile that is empty while its last tile is in a hand."""
    game = scene(P, pile=("Z1 cross tree/NW",)).play("end", "draw Z1")
    assert -1 == game.facts.idle
    game.play("end")
    assert 0 == game.facts.idle
    game.play("lay 0,2 n", "cube blue SE", *["end"] * 11)
    assert game.decider is not None

    assert game.play("end").ended


@pytest.mark.rule("A9.3")
def test_a_temple_starts_the_count_anew():
    """A9.3: eleven idle turns; the twelfth would end the game, unless it brings a temple. Then twelve more."""
    eleven = last_temple(temples="0,2/NW").play("end", *["end"] * 11)
    assert 0 == eleven.decider
    assert eleven.after("end").ended
    again = eleven.play(DIG, "end", *["end"] * 11)
    assert again.decider is not None

    assert "no more tiles" == again.play("end").ended


@pytest.mark.rule("A9.3")
def test_the_dry_ending_is_scored_like_any_other():
    """A9.3: whoever has more points wins."""
    game = scene(P, pile=(), purse=[3, 20]).play(*["end"] * 13)

    assert (1,) == game.game.winners(game.state)


@pytest.mark.rule("A9.3")
def test_the_rules_page_says_how_a_game_without_tiles_ends():
    """A9.3: it has to be stated where players read."""
    page = Path(__file__).parents[4] / "docs" / "rules" / "akrotiri.md"
    text = " ".join(page.read_text(encoding="utf-8").split())

    assert "the game ends when every player has had six turns in a row in which nobody excavated a temple" in text
