"""A12: three and four players, by house rules. How their seats read maps is shown with A7.3."""

from __future__ import annotations

import pytest

from tests.games.akrotiri.scenario import Scene, opening, scene

LIMIT = {3: 24, 4: 28}


def line(tiles: int) -> tuple[str, ...]:
    """So many tiles in one line to the south of Thera."""
    return tuple(f"L{n} cross tree/NW 0,{-n}" for n in range(1, tiles + 1))


def set_up(seats: int, edition: str = "revised", variant: str = "none") -> Scene:
    """A game after its setup, with the first legal choice in every decision."""
    game = opening(seats=seats, edition=edition, variant=variant).onward()
    while game.facts.turns == 0 and any(word.split(":")[0] in ("berth", "keep", "choose-goal") or word.endswith(":1")
                                        for word in game.facts.stack):  # fmt: skip
        game.play(game.legal()[0]).onward()
    return game


@pytest.mark.rule("A12")
@pytest.mark.parametrize("seats", [3, 4])
def test_turns_go_round_clockwise(seats: int):
    """A12: south, west, north, east."""
    game = scene("P cross tree/NW 0,-1", seats=seats, pile=())
    order = []
    for _ in range(seats + 1):
        order.append(game.decider)
        game.play("end")

    assert [*range(seats), 0] == order


@pytest.mark.rule("A12")
def test_seats_are_south_west_north_east():
    """A12: quarter turns clockwise from the south."""
    assert [(0, 1, 2), (0, 1, 2, 3)] == [opening(seats=seats).state.facing for seats in (3, 4)]


@pytest.mark.rule("A12", "A4.3", "A4.4")
@pytest.mark.parametrize("seats", [3, 4])
def test_everyone_has_a_start_hand_a_boat_and_a_tile(seats: int):
    """A12: one more of each for each player."""
    ready = set_up(seats)

    assert ((1, 1, 0),) * seats == ready.view(0).map_counts
    assert [1] * seats == [len(goals) for goals in ready.view(0).goals]
    assert seats == len(set(ready.facts.boats)) == len(ready.facts.tiles)
    assert all(dock.startswith("thera/") for dock in ready.facts.boats)
    assert (True,) * seats == ready.view(0).holds_tile
    assert (2,) * seats == ready.facts.drachmas


@pytest.mark.rule("A12", "A4.5")
@pytest.mark.parametrize(
    ("seats", "edition", "cards"),
    [(2, "revised", 5), (3, "revised", 7), (2, "first", 4), (3, "first", 6), (4, "first", 8)],
)
def test_the_strategists_offer_grows_with_the_players(seats: int, edition: str, cards: int):
    """A12: 2n + 1, in the first edition 2n."""
    assert cards == len(set_up(seats, edition=edition, variant="strategist").facts.offer.split("+"))


@pytest.mark.rule("A12", "A4.5")
def test_the_offer_has_no_more_cards_than_the_pile():
    """A12: four players hold 4 of 12 cards; 9 are wanted, 8 are there, the buried ones among them."""
    ready = set_up(4, variant="strategist")

    assert 8 == len(ready.facts.offer.split("+"))
    assert ("-", "-") == (ready.facts.goal_pile, ready.facts.goals_under)
    assert ready.decider == 0


@pytest.mark.rule("A12")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_game_ends_after_the_round_in_which_the_last_tile_is_laid(seats: int):
    """A12: the 24th with three players, the 28th with four; all have equal turns."""
    before = line(LIMIT[seats] - 1)
    game = scene(*before, seats=seats, due="lay", hands=["H cross lake/NW"], pile=(), turns=6 * seats)
    game.play("lay 0,2 n", "cube blue SE", "end")
    for seat in range(1, seats):
        assert seat == game.decider
        game.play("end")

    assert "tiles laid" == game.ended


@pytest.mark.rule("A12")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_last_player_of_a_round_may_end_it_with_the_last_tile(seats: int):
    """A12: then nobody has another turn; one tile fewer, and the game goes on."""
    for laid, over in ((LIMIT[seats] - 1, True), (LIMIT[seats] - 2, False)):
        hands = ["-"] * (seats - 1) + ["H cross lake/NW"]
        game = scene(*line(laid), seats=seats, turn=seats - 1, due="lay", hands=hands, pile=())
        game.play("lay 0,2 n", "cube blue SE", "end")

        assert over == (game.decider is None)


@pytest.mark.rule("A12")
def test_two_players_have_no_such_end():
    """A12: thirty tiles, and the game goes on."""
    assert 0 == scene(*line(30), turn=1, pile=()).play("end").decider


@pytest.mark.rule("A12", "A9.2")
def test_a_sixth_temple_ends_the_game_of_three_too():
    """A12, ruling: whichever is first."""
    six = "0,-1/NW 0,-1/SW 0,-2/SW 0,-3/SW 0,-4/SW 0,-5/SW"
    game = scene(*line(6), seats=3, turn=2, temples=["", "", six], pile=()).play("end")

    assert "sixth temple" == game.ended
