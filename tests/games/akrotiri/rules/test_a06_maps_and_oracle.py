"""A6.5 to A6.7: excavate takes an action; buy maps; ask the oracle."""

from __future__ import annotations

import pytest

from labrys.core.seats import CHANCE
from labrys.games.akrotiri import events
from tests.games.akrotiri.scenario import scene

P = "P cross tree/NE 0,-1"
FOUR = ("Z1 cross tree/NW", "Z2 cross lake/NW", "Z3 cross lake/NW", "Z4 cross volcano/NW")


@pytest.mark.rule("A6.5")
def test_excavating_takes_one_action():
    """A6.5."""
    words = {"boats": ["0,-1/S-SW"], "purse": [9], "maps": ["V easy up=tree right=tree left=lake"]}
    tiles = (P, "Q cross lake/NW -1,-1")

    assert 2 == scene(*tiles, **words).play("excavate V 0,-1/SW").facts.actions  # type: ignore[arg-type]
    none = scene(*tiles, actions=0, **words)  # type: ignore[arg-type]
    none.refused("excavate V 0,-1/SW", "no-action-to-excavate", "A6.5", "you have 0 left")
    assert [] == none.legal("excavate")


@pytest.mark.rule("A6.6", "A13")
@pytest.mark.parametrize(("maps", "price"), [("easy", 1), ("easy hard", 3), ("easy medium hard", 7)])
def test_one_action_buys_one_two_or_three_maps_for_one_three_or_seven(maps: str, price: int):
    """A6.6."""
    bought = scene(P, purse=[price]).play(f"buy {maps}").onward()

    assert (0, 2) == (bought.facts.drachmas[0], bought.facts.actions)
    assert len(maps.split()) == len(bought.facts.maps[0].split("+"))
    poor = scene(P, purse=[price - 1])
    count = len(maps.split())
    poor.refused(
        f"buy {maps}", "buying-too-dear", "A6.6", f"{count} map", f"for {price} drachma", f"you have {price - 1}"
    )


@pytest.mark.rule("A6.6", "A13")
def test_example_three_maps_one_by_one_in_three_actions_cost_three():
    """A6.6, the books' example."""
    turn = scene(P, purse=[10])
    for _ in range(3):
        turn.play("buy easy").onward()

    assert (7, 0) == (turn.facts.drachmas[0], turn.facts.actions)


@pytest.mark.rule("A6.6")
def test_maps_are_bought_at_thera_only():
    """A6.6."""
    scene(P, boats=["0,-1/S-SW"]).refused("buy easy", "buy-at-thera", "A6.6", "docked at 0,-1/S-SW")
    scene(P, actions=0).refused("buy easy", "no-action-to-buy", "A6.6", "0 left")
    assert [] == scene(P, boats=["0,-1/S-SW"], purse=[9]).legal("buy")


@pytest.mark.rule("A6.6")
def test_one_to_three_maps_of_tiers_that_exist():
    """A6.6: with enough money, every choice of 1 to 3 out of 3 tiers: 3 + 6 + 10."""
    rich = scene(P, purse=[50])

    assert 19 == len(rich.legal("buy"))
    rich.refused("buy easy easy easy easy", "how-many", "A6.6", "1 to 3 maps", "you chose 4")
    rich.refused("buy", "how-many", "A6.6", "you chose 0")
    rich.refused("buy golden", "no-such-tier", "A6.6", "'golden'")


@pytest.mark.rule("A6.6")
def test_a_purchase_of_nothing_is_refused_for_what_keeps_any_map_unsold():
    """A6.6: away from Thera, no action, no maps, no money."""
    scene(P, boats=["0,-1/S-SW"]).refused("buy", "buy-at-thera", "A6.6", "docked at 0,-1/S-SW")
    scene(P, actions=0).refused("buy", "no-action-to-buy", "A6.6")
    scene(P, purse=[50], piles=(0, 0, 0)).refused("buy", "no-maps-left", "A6.6", "empty")
    scene(P, purse=[0]).refused("buy", "buying-too-dear", "A6.6", "1 map in one action for 1 drachma, you have 0")


@pytest.mark.rule("A6.6")
def test_tiers_are_named_before_any_card_is_seen():
    """A6.6, ruling: the seat decides nothing between the cards."""
    turn = scene(P, purse=[7]).play("buy easy medium hard")

    seen = []
    for card in ("draw e2", "draw m1", "draw h3"):
        seen.append(turn.decider)
        turn.play(card)
    assert [CHANCE] * 3 == seen
    assert "e2+m1+h3" == turn.facts.maps[0]


@pytest.mark.rule("A6.6")
def test_a_tier_gives_no_more_maps_than_its_pile_has():
    """A6.6, ruling."""
    short = scene(P, purse=[50], piles=(1, 0, 3))

    short.refused("buy medium", "pile-empty", "A6.6", "medium pile has 0", "you chose 1")
    short.refused("buy easy easy", "pile-empty", "A6.6", "easy pile has 1", "you chose 2")
    assert short.may("buy easy hard hard")


@pytest.mark.rule("A6.6")
def test_a_hand_of_maps_has_no_limit():
    """A6.6: nine in a turn, and more can be bought."""
    turn = scene(P, purse=[30], actions=4, piles=(4, 4, 4))
    for _ in range(3):
        turn.play("buy easy medium hard").onward()

    assert 9 == len(turn.facts.maps[0].split("+"))
    assert turn.may("buy easy medium hard")


@pytest.mark.rule("A6.7")
def test_the_oracle_turns_up_tiles_until_the_terrain_shows():
    """A6.7: that tile is kept, the others are discarded."""
    turn = scene(P, pile=FOUR).play("oracle lake", "draw Z4", "draw Z1", "draw Z3")

    assert ("Z3", "Z1+Z4", "Z2") == (turn.facts.hands[0], turn.facts.discards, turn.facts.tile_pile)
    assert (0, 2) == (turn.decider, turn.facts.actions)
    assert [("Z4", False), ("Z1", False), ("Z3", True)] == [
        (event.tile, event.kept) for event in turn.events if isinstance(event, events.TileRevealed)
    ]


@pytest.mark.rule("A6.7")
def test_the_oracle_that_does_not_find_the_terrain_gives_the_last_tile():
    """A6.7: no mountain in the pile; there is one among the discards, but the pile is not refilled in mid-search."""
    turn = scene(P, pile=FOUR[:2], discards=["D cross mountain/NW"])
    turn.play("oracle mountain", "draw Z1")
    assert CHANCE == turn.decider
    turn.play("draw Z2")

    assert ("Z2", "D+Z1", "-") == (
        turn.facts.hands[0],
        "+".join(sorted(turn.facts.discards.split("+"))),
        turn.facts.tile_pile,
    )
    assert 0 == turn.decider


@pytest.mark.rule("A6.7")
def test_the_oracle_is_asked_once_a_turn():
    """A6.7: again in the next."""
    turn = scene(P, pile=FOUR).play("oracle tree", "draw Z1")

    turn.refused("oracle lake", "oracle-used", "A6.7", "once a turn", "1 time")
    assert [] == turn.legal("oracle")
    assert 4 == len(turn.play("end").legal("oracle"))


@pytest.mark.rule("A6.7")
def test_the_oracle_is_asked_from_any_dock():
    """A6.7, ruling."""
    for dock in ("thera/1", "0,-1/S-SW"):
        assert 4 == len(scene(P, boats=[dock]).legal("oracle"))


@pytest.mark.rule("A6.7")
def test_the_oracle_knows_four_terrains_and_takes_an_action():
    """A6.7."""
    scene(P).refused("oracle desert", "no-such-terrain", "A6.7", "'desert'", "tree, lake, mountain, volcano")
    scene(P, actions=0).refused("oracle tree", "no-action-to-ask", "A6.7", "0 left")


@pytest.mark.rule("A6.7")
def test_with_an_empty_pile_the_discards_are_shuffled_before_the_oracle_is_asked():
    """A6.7, ruling."""
    turn = scene(P, pile=(), discards=FOUR).play("oracle lake")

    assert [events.TilesReshuffled(0, 4)] == turn.told(events.TilesReshuffled)
    assert [f"draw Z{n}" for n in (1, 2, 3, 4)] == turn.legal()
    turn.play("draw Z1", "draw Z2")
    assert ("Z2", "Z1", "Z3+Z4") == (turn.facts.hands[0], turn.facts.discards, turn.facts.tile_pile)


@pytest.mark.rule("A6.7")
def test_without_any_tile_the_oracle_cannot_be_asked():
    """A6.7, ruling."""
    dry = scene(P, pile=())

    dry.refused("oracle lake", "no-tiles", "A6.7", "pile and discards hold 0")
    assert [] == dry.legal("oracle")
