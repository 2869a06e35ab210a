"""A11: what each seat and an onlooker may know."""

from __future__ import annotations

from typing import Any

import pytest

from labrys.core.seats import SPECTATOR
from labrys.games.akrotiri import events
from tests.games.akrotiri.scenario import ALL_GOALS, SPARE_TILES, Scene, scene

P = "P cross tree/NE 0,-1"
EVERYBODY = (0, 1, SPECTATOR)


def table(**words: Any) -> Scene:
    """Both players have a tile, two maps and a goal."""
    given: dict[str, Any] = {
        "hands": ["", "H1 cross lake/NW"],
        "maps": [
            "V easy up=tree right=lake left=tree; W hard up=tree3 right=lake3 left=volcano",
            "X medium up=lake2 right=tree left=volcano",
        ],
        "goals": ["lake", "open"],
        "cargo": ["blue", "gray gray"],
        "purse": [4, 7],
        "temples": ["", "0,-1/NW"],
        "discards": ["D1 cross tree/NW"],
        "cubes": "0,-1/SW=orange",
    }
    return scene(P, **{**given, **words})


def could_be(word: str) -> set[str]:
    """The goals that a seat takes a card for."""
    return set(word.split("|"))


@pytest.mark.rule("A11")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_what_lies_on_the_table_is_open_to_all(seat: int):
    """A11: map, cubes, boats, cargo, drachmas, played maps, discards, market."""
    start = table()
    seen, facts = start.view(seat), start.facts

    for field in ("tiles", "cubes", "boats", "cargo", "drachmas", "played", "discards", "market", "actions", "stack"):
        assert getattr(facts, field) == getattr(seen, field)


@pytest.mark.rule("A11")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_how_many_cards_are_in_each_hand_and_pile_is_open_to_all(seat: int):
    """A11."""
    seen = table().view(seat)

    assert ((1, 0, 1), (0, 1, 0)) == seen.map_counts
    assert ((3, 3, 3), 4, 10) == (seen.maps_left, seen.tiles_left, seen.goals_left)
    assert [1, 1] == [len(goals) for goals in seen.goals]
    assert (False, True) == seen.holds_tile


@pytest.mark.rule("A3.4", "A4.1")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_where_everybody_sits_and_where_the_docks_of_thera_are_is_open_to_all(seat: int):
    """A4.1."""
    seen = table().view(seat)

    assert ("south", "north") == seen.places
    assert table().game.kit.components.thera.docks.two == seen.thera


@pytest.mark.rule("A11")
def test_maps_in_hand_are_seen_by_their_owner_alone():
    """A11."""
    assert ["V+W", "X", "-"] == [table().view(seat).maps for seat in EVERYBODY]
    assert "'X'" in repr(table().view(1))
    assert "'X'" not in repr(table().view(0))


@pytest.mark.rule("A11")
def test_the_tile_in_hand_is_seen_by_its_owner_alone():
    """A11: for the others it may be any that they have not seen."""
    start = table()
    unseen = {"H1", *(spec.split()[0] for spec in SPARE_TILES)}

    assert ["-", "H1", "-"] == [start.view(seat).hand for seat in EVERYBODY]
    for seat in (0, SPECTATOR):
        assert unseen == set(start.view(seat).could_hold[1].split("+"))
        assert unseen == set(start.view(seat).tile_could_be.split("+"))


@pytest.mark.rule("A11", "A6.7")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_tile_that_the_oracle_gave_is_known_to_all(seat: int):
    """A11: and it is in nobody else's hand, nor in the pile."""
    seen = table().play("oracle lake", "draw Z1", "draw Z2").view(seat)

    assert "Z2" == seen.could_hold[0]
    assert not {"Z1", "Z2"} & set(seen.could_hold[1].split("+"))
    assert not {"Z1", "Z2"} & set(seen.tile_could_be.split("+"))
    assert "Z1" in seen.discards


@pytest.mark.rule("A11")
def test_a_tile_drawn_at_the_end_of_a_turn_is_secret():
    """A11, A9.1: also in what is told about it."""
    turn = table().play("end", "draw Z3")
    (drawn,) = turn.told(events.TileDrawn)

    assert isinstance(drawn, events.TileDrawn)
    assert ["Z3", None, None] == [drawn.seen_by(seat).tile for seat in EVERYBODY]
    assert {"Z1", "Z2", "Z3", "Z4", "H1"} == set(turn.view(1).could_hold[0].split("+"))


@pytest.mark.rule("A11")
def test_maps_that_are_bought_are_told_to_their_buyer_alone():
    """A11: the others learn the tier."""
    turn = table().play("buy hard", "draw h2")
    (drawn,) = turn.told(events.MapDrawn)

    assert isinstance(drawn, events.MapDrawn)
    assert [("hard", "h2"), ("hard", None)] == [(drawn.seen_by(seat).tier, drawn.seen_by(seat).map) for seat in (0, 1)]
    assert (1, 0, 2) == turn.view(1).map_counts[0]


@pytest.mark.rule("A11")
def test_a_goal_is_known_to_its_owner_alone():
    """A11: another seat can exclude its own; an onlooker nothing."""
    start = table()

    assert {"lake"} == could_be(start.view(0).goals[0][0])
    assert ALL_GOALS - {"open"} == could_be(start.view(1).goals[0][0])
    assert ALL_GOALS == could_be(start.view(SPECTATOR).goals[0][0])


GOAL = {
    "boats": ["0,-1/S-SW"],
    "purse": [9],
    "maps": ["V easy up=tree right=tree left=lake"],
    "temples": ["0,2/NW 0,2/NE"],
    "goals": ["lake", "open"],
}


def third_temple(**words: Any) -> Scene:
    """Seat 0 excavates its third temple, which brings a goal."""
    return scene(P, "Q cross lake/NW -1,-1", "N cross tree/SW 0,2", **{**GOAL, **words}).play("excavate V 0,-1/SW")


@pytest.mark.rule("A11", "A7.6")
def test_goals_that_are_drawn_and_kept_are_secret_and_the_buried_one_is_known_to_who_buried_it():
    """A11: to the other it may be either of those two cards, and each of them anything."""
    turn = third_temple().play("draw tree", "draw isolated")
    others = ALL_GOALS - {"open"}
    assert [{"tree"}, {"isolated"}] == [could_be(word) for word in turn.view(0).drawn[0]]
    assert [others, others] == [could_be(word) for word in turn.view(1).drawn[0]]
    turn.play("keep isolated")

    assert ("tree:0",) == turn.view(0).goals_under
    for seat, known in ((1, others), (SPECTATOR, ALL_GOALS)):
        (buried,) = turn.view(seat).goals_under
        name, _, by = buried.partition(":")
        assert "0" == by
        assert known == could_be(name)
        assert known == could_be(turn.view(seat).goals[0][1])
    (kept,) = turn.told(events.GoalKept)
    assert isinstance(kept, events.GoalKept)
    assert [("isolated", "tree"), (None, None)] == [
        (kept.seen_by(seat).goal, kept.seen_by(seat).buried) for seat in (0, 1)
    ]


@pytest.mark.rule("A11", "A7.6")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_open_goals_and_those_taken_from_among_them_are_known_to_all(seat: int):
    """A11, strategist."""
    turn = third_temple(variant="strategist", offer="tree isolated").play("take tree")
    seen = turn.view(seat)

    assert ("isolated", "tree", "tree") == (seen.offer, seen.taken, seen.goals[0][1])
    assert not {"tree", "isolated"} & could_be(seen.goal_could_be)


@pytest.mark.rule("A11")
def test_a_card_that_comes_back_from_under_the_pile_is_still_known_to_who_put_it_there():
    """A11: seat 1 put open there and sees seat 0 draw it; afterwards it is one of two cards for seat 1."""
    goals = ["", " ".join(sorted(ALL_GOALS - {"lake", "open"}))]
    turn = third_temple(goals=goals, under="open:1").play("draw lake")

    assert [{"lake"}, {"open"}] == [could_be(word) for word in turn.view(1).drawn[0]]
    turn.play("keep lake")
    assert [{"lake", "open"}, {"lake", "open"}] == [
        could_be(turn.view(1).goals[0][0]),
        could_be(turn.view(1).goals_under[0].split(":")[0]),
    ]
    assert ({"lake"}, ("open:0",)) == (could_be(turn.view(0).goals[0][0]), turn.view(0).goals_under)


@pytest.mark.rule("A11")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_order_of_a_pile_is_in_no_view(seat: int):
    """A11: two worlds that differ in what is drawn next look the same."""
    start = table()
    one, other = start.after("end", "draw Z1"), start.after("end", "draw Z2")

    if seat == 0:
        assert one.view(seat) != other.view(seat)
    else:
        assert one.view(seat) == other.view(seat)
