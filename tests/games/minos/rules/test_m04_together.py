"""M4.7: collisions in the steps of all at once, and what goes by turn order there."""

from __future__ import annotations

import pytest

from labrys.games.minos.components import GOODS
from labrys.games.minos.events import BuildLost
from tests.games.minos.moments import income, progress
from tests.games.minos.scenario import Scene, kit_with

BUILDING = ("0 build yellow6", "0 expand yellow3", "1 wild yellow6", "1 prepare yellow3")


def both_build(**more: int) -> tuple[Scene, int]:
    """Both seats have a build point by culture 3, warriors in the same region and coins for a city."""
    scene = Scene.of(2, first=more.get("first_player", 0)).dice(*BUILDING)
    scene.has(0, tracks=(0, 2, 0), coins=9).has(1, tracks=(0, 2, 0), coins=9)
    here = scene.abroad()[0]
    scene.warriors(0, **{f"r{here}": more.get("first", 2)}).warriors(1, **{f"r{here}": more.get("second", 2)})
    progress(scene)
    for seat in (0, 1):
        scene.play("advance cultural", seat=seat)
    return scene, here


@pytest.mark.rule("M4.7")
@pytest.mark.parametrize(
    ("first", "second", "first_player", "winner"),
    [(2, 2, 0, 0), (2, 2, 1, 1), (3, 2, 0, 0), (3, 2, 1, 0), (2, 3, 0, 1), (2, 3, 1, 1)],
)
def test_two_cities_in_one_region_collide_like_farms(first: int, second: int, first_player: int, winner: int):
    scene, here = both_build(first=first, second=second, first_player=first_player)
    for seat in (1, 0):
        scene.play(f"city {here} 0", seat=seat)

    assert winner == scene.state.city[scene.state.land.index[here]]
    assert ([1 - winner], 9) == (scene.deciders, scene.coins(1 - winner)), "who lost has paid nothing"
    assert not any(move.startswith(f"city {here}") for move in scene.moves())
    assert [(1 - winner, "city", winner)] == [
        (event.seat, event.structure, event.winner) for event in scene.events if isinstance(event, BuildLost)
    ]


@pytest.mark.rule("M4.7")
def test_different_structures_in_one_region_do_not_collide():
    scene, here = both_build()
    scene.play(f"city {here} 0", seat=0).play(f"farm {here} 1 0", seat=1)
    at = scene.state.land.index[here]

    assert (0, 1, []) == (
        scene.state.city[at],
        scene.state.farm[at],
        [s for s in scene.deciders if scene.due(s) == "build"],
    )


@pytest.mark.rule("M4.7")
def test_warriors_are_counted_at_the_beginning_of_the_step():
    """Seat 0 places a warrior in the step and would be level, with more weaponry; but it was behind when it began."""
    scene = Scene.of(2).dice(*BUILDING, "0 develop blue6", "0 wild blue3")
    scene.has(0, tracks=(0, 2, 3), weaponry=5).has(1, tracks=(0, 2, 0))
    home = scene.home()
    scene.warriors(0, **{f"r{home}": 1}).warriors(1, **{f"r{home}": 2})
    progress(scene)
    scene.play("advance population", "advance cultural", f"place {home}", seat=0)
    scene.play("advance cultural", seat=1)
    assert (2, "build", "build") == (scene.at(home), scene.due(0), scene.due(1))
    for seat in (0, 1):
        scene.play(f"farm {home} 1 0", seat=seat)

    assert 1 == scene.state.farm[scene.state.land.index[home]]


@pytest.mark.rule("M4.7")
def test_weaponry_is_counted_at_the_beginning_of_the_step():
    """Seat 0 gains weaponry in the step and would have more of it; but it had less when the step began."""
    scene = Scene.of(2).dice(*BUILDING, "0 develop blue6", "0 wild blue3")
    scene.has(0, tracks=(0, 2, 2), weaponry=1).has(1, tracks=(0, 2, 0), weaponry=2)
    here = scene.abroad()[0]
    scene.warriors(0, **{f"r{here}": 2}).warriors(1, **{f"r{here}": 2})
    progress(scene)
    scene.play("advance population", "advance cultural", seat=0)
    scene.play("advance cultural", seat=1)
    for seat in (0, 1):
        scene.play(f"farm {here} 1 0", seat=seat)

    assert 3 == scene.state.weaponry[0], "the 2 of the track came"
    assert 1 == scene.state.farm[scene.state.land.index[here]]


@pytest.mark.rule("M4.7", "M7")
@pytest.mark.parametrize("first", [0, 1])
def test_the_last_good_of_a_stack_goes_to_the_earlier_in_turn_order(first: int):
    scene = Scene.of(2, first=first).dice(*BUILDING).has(0, tracks=(0, 3, 0)).has(1, tracks=(0, 3, 0))
    wood = GOODS.index("wood")
    scene.state.stacks -= 4 << 8 * wood
    progress(scene)
    for seat in (0, 1):
        scene.play("advance cultural", seat=seat)
    for seat in (1 - first, first):
        scene.play("good wood", seat=seat)

    assert ("wood", "") == (scene.goods(first), scene.goods(1 - first))
    assert ([1 - first], "good") == (scene.deciders, scene.due(1 - first)), "the other chooses again"
    assert not scene.may("good wood")


@pytest.mark.rule("M4.7", "M5.1")
@pytest.mark.parametrize("first", [0, 1])
def test_a_card_of_the_offer_goes_by_turn_order_and_the_offer_is_filled_at_the_end_of_the_step(first: int):
    kit = kit_with(R1A={"income": "card; coin; coin; coin; coin"})
    scene = Scene.of(2, kit, first=first).has(0, ships=(1, 0, 0)).has(1, ships=(1, 0, 0))
    scene.offer("I-05", "I-06", "I-07", "I-08", "I-09")
    income(scene)
    for seat in (0, 1):
        scene.play("draw I-05", seat=seat)
    later = 1 - first
    assert (["I-05"], [], [later]) == (scene.cards("hand", first), scene.cards("hand", later), scene.deciders)
    assert 4 == scene.state.offer.bit_count(), "not yet filled up"
    scene.play("draw I-06")

    assert 3 == scene.state.offer.bit_count()
    assert 5 == scene.onward().state.offer.bit_count()


@pytest.mark.rule("M4.7")
@pytest.mark.parametrize("first", [0, 1])
def test_draws_by_chance_go_by_turn_order(first: int):
    scene = progress(Scene.of(2, first=first).dice(*BUILDING))
    for seat in (0, 1):
        scene.play("advance cultural", seat=seat)
    scene.play("dealt wood", "dealt herb")

    assert ("wood", "herb") == (scene.goods(first), scene.goods(1 - first))


@pytest.mark.rule("M4.4")
def test_a_wild_die_may_be_forfeited_and_no_point_is_left_then():
    scene = Scene.of(2).turn("wild").play("forfeit")

    assert (2, 0) == (scene.coins(), scene.state.points)
    assert not {"draw", "place", "move"} & {move.split()[0] for move in scene.moves()}


@pytest.mark.rule("M4.4")
def test_the_benefit_of_a_space_may_be_left():
    scene = Scene.of(4).turn("prepare", space=2).play("end")

    assert (0, 0) == (scene.coins(), scene.state.weaponry[0])


@pytest.mark.rule("M4.4", "M9")
def test_two_gains_that_leave_nothing_to_choose_may_be_gathered():
    kit = kit_with(I_01={"trigger": "build", "trait": "vp"}, I_02={"trigger": "build", "trait": "2 coin"})
    scene = Scene.of(2, kit).has(palace="I-01 I-02").turn("build").play("gather")

    assert (1, 2) == (scene.vp(), scene.coins())
    assert not any(move.startswith("take") for move in scene.moves())
    assert not Scene.of(2, kit).has(palace="I-01").turn("build").may("gather"), "one is taken by itself"
