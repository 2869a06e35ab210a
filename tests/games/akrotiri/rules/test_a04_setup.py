"""A4: setup. Tiles T01 and T02 are crosses with a tree in the SW."""

from __future__ import annotations

import pytest

from labrys.core.seats import CHANCE
from labrys.games.akrotiri import events
from tests.games.akrotiri.scenario import ALL_GOALS, opening

TILES = ("draw T01", "lay 0,-1 n", "cube gray NE", "draw T02", "lay 0,2 n", "cube gray SE")
MAPS = ("draw E01", "draw M01", "draw E02", "draw M02")
GOALS = ("draw lake", "draw open", "draw tree", "draw largest")
KEPT = ("keep lake", "keep largest")
BOATS = ("berth thera/2", "berth thera/1")
HANDS = ("draw T03", "draw T04")


@pytest.mark.rule("A4")
def test_the_steps_of_the_setup_come_in_their_order():
    """A4: tiles, maps, goals, boats, tiles in hand; then the first player's turn."""
    ready = opening(*TILES, *MAPS, *GOALS, *KEPT, *BOATS, *HANDS)

    assert 0 == ready.decider
    assert ready.legal() == ready.legal("lay")
    assert (2, 2) == ready.facts.drachmas


@pytest.mark.rule("A4")
def test_what_is_drawn_comes_from_its_pile_and_each_card_is_equally_likely():
    """A4: 36 tiles, of which a drawn one is no longer there; maps of the tier that is dealt."""
    start = opening()
    dealt = opening(*TILES)

    assert [1] * 36 == [weight for _, weight in start.game.ask(start.state)]
    assert "draw T01" not in opening("draw T01", "lay 0,-1 n", "cube gray NE").legal("draw")
    assert [f"draw E{n:02}" for n in range(1, 13)] == dealt.legal("draw")
    dealt.refused("draw M01", "not-possible", "A4", "12 possible answers")
    dealt.refused("draw nothing", "not-possible", "A4")
    dealt.refused("draw E01", "chance-first", "A4", "chance has to answer now, not seat 0", seat=0)


@pytest.mark.rule("A4.1")
def test_thera_lies_alone_and_the_market_is_full():
    """A4.1."""
    start = opening()

    assert ((), (8, 8, 8, 8), ()) == (start.facts.tiles, start.facts.market, start.facts.cubes)


@pytest.mark.rule("A4.1")
def test_seat_0_sits_south_and_seat_1_north():
    """A4.1: what is up for one is down for the other; A7.3 shows it at work."""
    assert (0, 2) == opening().state.facing


@pytest.mark.rule("A4.2")
@pytest.mark.parametrize("first", [0, 1])
def test_in_turn_order_each_draws_a_tile_lays_it_and_places_two_cubes(first: int):
    """A4.2."""
    setup = opening("draw T01", first=str(first))
    assert first == setup.decider
    setup.play("lay 0,-1 n")
    assert first == setup.decider
    setup.play("cube gray NE")
    assert ("0,-1/NE=gray", "0,-1/SW=green") == setup.facts.cubes
    assert CHANCE == setup.decider
    setup.play("draw T02", "lay 0,2 n")
    assert 1 - first == setup.decider
    assert 4 == len(setup.play("cube gray SE").facts.cubes)


@pytest.mark.rule("A4.2")
def test_in_the_revised_edition_the_second_tile_may_go_beside_the_first():
    """A4.2, A5.1."""
    assert opening("draw T01", "lay 0,-1 n", "cube gray NE", "draw T02").may("lay 0,-2 n")


@pytest.mark.rule("A4.2")
def test_in_the_first_edition_the_tiles_of_the_setup_go_against_thera():
    """A4.2, first edition."""
    setup = opening("draw T01", "lay 0,-1 n", "cube gray NE", "draw T02", edition="first")

    setup.refused("lay 0,-2 n", "first-tile-at-thera", "A4.2", "0,-2 is not beside it")
    assert setup.may("lay 1,-1 n")
    assert 28 == len(setup.legal("lay"))


@pytest.mark.rule("A4.2", "A5.1")
def test_in_the_first_edition_later_tiles_may_go_anywhere():
    """A4.2: the restriction is one of the setup."""
    ready = opening(*TILES, *MAPS, *GOALS, *KEPT, *BOATS, *HANDS, edition="first")

    assert ready.may("lay 0,-2 n")


@pytest.mark.rule("A4.3")
def test_each_is_dealt_an_easy_and_a_medium_map():
    """A4.3."""
    dealt = opening(*TILES, *MAPS)

    assert ("E01+M01", "E02+M02") == dealt.facts.maps
    assert (10, 10, 12) == dealt.view(0).maps_left


@pytest.mark.rule("A4.3")
def test_each_is_dealt_two_goals_keeps_one_and_puts_the_other_under_the_pile():
    """A4.3: and all have their two before the first chooses."""
    setup = opening(*TILES, *MAPS, *GOALS)

    assert (0, ["keep lake", "keep open"]) == (setup.decider, setup.legal())
    assert ("lake+open", "tree+largest") == setup.facts.drawn
    setup.refused("keep tree", "not-drawn", "A4.3", "tree is not one of the 2 goals")
    setup.refused("keep lakes", "no-such-goal", "A8", "'lakes'")
    setup.refused("end", "keep-first", "A4.3", "keep one of the 2 goals")
    setup.refused("keep tree", "not-your-turn", "A4", "seat 0 has to decide now, not seat 1", seat=1)
    setup.play("keep open")
    assert (1, ["keep tree", "keep largest"]) == (setup.decider, setup.legal())
    setup.play("keep tree")
    assert ("open", "tree") == setup.facts.goals
    assert "lake:0+largest:1" == setup.facts.goals_under
    assert 8 == setup.view(0).goals_left


@pytest.mark.rule("A4.4")
def test_boats_are_placed_on_different_docks_of_thera_in_turn_order():
    """A4.4."""
    setup = opening(*TILES, *MAPS, *GOALS, *KEPT)

    assert (0, ["berth thera/1", "berth thera/2"]) == (setup.decider, setup.legal())
    setup.refused("berth 0,-1/E-SE", "not-a-berth", "A4.4", "thera/1 to thera/2", "0,-1/E-SE")
    setup.refused("berth thera/3", "not-a-berth", "A4.4")
    setup.refused("sail thera/1", "berth-first", "A4.4", "place your boat first")
    setup.play("berth thera/2")
    setup.refused("berth thera/2", "berth-taken", "A4.4", "the boat of seat 0 lies at thera/2")
    assert (1, ["berth thera/1"]) == (setup.decider, setup.legal())


@pytest.mark.rule("A4.4")
def test_then_each_draws_a_tile_in_secret():
    """A4.4: in turn order; the other sees that there is a tile, not which."""
    setup = opening(*TILES, *MAPS, *GOALS, *KEPT, *BOATS, "draw T03")
    assert ("T03", "-") == setup.facts.hands
    setup.play("draw T04")

    assert ("T03", "T04") == setup.facts.hands
    assert ("T04", (True, True)) == (setup.view(1).hand, setup.view(1).holds_tile)
    drawn = [event for event in setup.told(events.TileDrawn) if event.seat == 0][-1]
    assert isinstance(drawn, events.TileDrawn)
    assert (None, "T03") == (drawn.seen_by(1).tile, drawn.seen_by(0).tile)


@pytest.mark.rule("A4.3", "A4.4")
def test_whoever_goes_first_is_dealt_chooses_berths_and_draws_first():
    """A4.3 and A4.4, ruling: in turn order. Here seat 1 goes first."""
    setup = opening(*TILES, *MAPS, *GOALS, first="1")
    assert (("E02+M02", "E01+M01"), ("tree+largest", "lake+open")) == (setup.facts.maps, setup.facts.drawn)

    deciders = []
    for text in ("keep lake", "keep tree", "berth thera/1", "berth thera/2"):
        deciders.append(setup.decider)
        setup.play(text)
    assert [1, 0, 1, 0] == deciders
    assert ("-", "T03") == setup.play("draw T03").facts.hands
    assert 1 == setup.play("draw T04").decider


@pytest.mark.rule("A4.5")
@pytest.mark.parametrize(("edition", "cards"), [("revised", 5), ("first", 4)])
def test_the_strategist_turns_up_goals_last_of_all(edition: str, cards: int):
    """A4.5: 5, or 4 in the first edition, from the unseen cards before those put under the pile."""
    setup = opening(*TILES, *MAPS, *GOALS, *KEPT, *BOATS, *HANDS, edition=edition, variant="strategist")
    loose = sorted(ALL_GOALS - {"lake", "open", "tree", "largest"})

    assert CHANCE == setup.decider
    assert sorted(f"draw {goal}" for goal in loose) == sorted(setup.legal())
    setup.onward()
    assert cards == len(setup.facts.offer.split("+")) == len(setup.told(events.GoalOffered))
    assert 8 - cards == setup.view(0).goals_left
    assert 0 == setup.decider


@pytest.mark.rule("A4.5")
def test_without_the_variant_no_goal_lies_open():
    """A4.5."""
    assert "-" == opening(*TILES, *MAPS, *GOALS, *KEPT, *BOATS, *HANDS).facts.offer
