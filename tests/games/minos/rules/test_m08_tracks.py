"""M8: every cell of the table of the progress tracks, what stands, and what comes past the end."""

from __future__ import annotations

import pytest

from labrys.games.minos.components import TRACKS
from labrys.games.minos.rules import develop
from tests.games.minos.moments import income, ready, scoring
from tests.games.minos.scenario import Scene, kit_with

INFLUENCE, CULTURE, POPULATION = range(3)
FACTS = ("coins", "weaponry", "reserves", "supply", "income", "goods", "temps", "area", "palace", "hand")


def arriving(track: int, space: int) -> Scene:
    """A card advances the marker to this space; nothing else has been done."""
    heights = [0, 0, 0]
    heights[track] = space - 1
    scene = ready(TRACKS[track]).has(tracks=tuple(heights), supply=6, reserves=2).offer("I-05", "I-06")
    return scene.play("play I-01")


def gained(scene: Scene) -> dict[str, int]:
    """What the seat has beyond the reserves and the supply of `arriving`."""
    found = {name: getattr(scene.state, name)[0] for name in ("coins", "weaponry", "income")}
    found |= {"reserves": scene.state.reserves[0] - 2, "vp": scene.vp()}
    return {name: amount for name, amount in found.items() if amount}


@pytest.mark.rule("M8")
@pytest.mark.parametrize(
    ("track", "space", "expected"),
    [
        (INFLUENCE, 1, {"coins": 3}),
        (INFLUENCE, 2, {}),
        (INFLUENCE, 4, {"coins": 5}),
        (INFLUENCE, 5, {}),
        (INFLUENCE, 7, {}),
        (INFLUENCE, 8, {"vp": 3}),
        (CULTURE, 2, {}),
        (CULTURE, 5, {}),
        (CULTURE, 8, {"vp": 4}),
        (POPULATION, 1, {"reserves": 2}),
        (POPULATION, 2, {}),
        (POPULATION, 3, {"weaponry": 2}),
        (POPULATION, 5, {}),
        (POPULATION, 6, {"weaponry": 3}),
        (POPULATION, 7, {}),
        (POPULATION, 8, {"vp": 5}),
    ],
)
def test_a_space_gives_once_what_the_table_says(track: int, space: int, expected: dict[str, int]):
    scene = arriving(track, space)

    assert space == scene.tracks()[track]
    assert ("turn", expected) == (scene.due(), gained(scene))


@pytest.mark.rule("M8")
@pytest.mark.parametrize("space", [3, 6])
def test_influence_3_and_6_give_two_cards_or_one_to_the_palace(space: int):
    scene = arriving(INFLUENCE, space)
    assert ("either", ["choose 1", "choose 2", "done"]) == (scene.due(), scene.moves())

    cards = scene.copy().play("choose 1", "dealt I-20", "dealt II-20")
    assert (["I-20", "II-20"], 2, "turn") == (cards.cards("hand"), cards.state.offer.bit_count(), cards.due())
    scene.play("choose 2", "palace I-01")
    assert (["I-01"], [], "turn") == (scene.cards("palace"), scene.cards("area"), scene.due())


@pytest.mark.rule("M8")
def test_culture_1_gives_a_random_good():
    scene = arriving(CULTURE, 1)

    assert "random-good" == scene.due()
    assert "silver" == scene.play("dealt silver").goods()


@pytest.mark.rule("M8")
def test_culture_4_gives_a_good_of_choice_from_a_stack():
    scene = arriving(CULTURE, 4)

    assert "good" == scene.due()
    assert ("silver", 1) == (scene.play("good silver").goods(), scene.state.income[0])


@pytest.mark.rule("M8")
@pytest.mark.parametrize("space", [3, 6])
def test_culture_3_and_6_give_a_build_point_at_its_cost(space: int):
    scene = ready("cultural").has(tracks=(0, space - 1, 0), coins=3).play("play I-01")
    home = scene.home()

    assert "build" == scene.due()
    assert {f"tower {home} 0", f"farm {home} 1 0"} <= set(scene.moves())
    scene.play(f"tower {home} 0").onward()
    assert (0, "turn") == (scene.coins(), scene.due())


@pytest.mark.rule("M8")
def test_population_4_gives_two_warriors_to_the_reserves_and_places_one():
    scene = arriving(POPULATION, 4)
    assert ("place", 4, 4) == (scene.due(), scene.state.reserves[0], scene.state.supply[0])
    scene.play(f"place {scene.home()}")

    assert (3, 2) == (scene.state.reserves[0], scene.at(scene.home()))


@pytest.mark.rule("M8")
@pytest.mark.parametrize("track", range(3))
def test_past_8_each_advance_brings_three_points_and_the_marker_stays(track: int):
    heights = [0, 0, 0]
    heights[track] = 8
    scene = ready(f"2 {TRACKS[track]}").has(tracks=tuple(heights)).play("play I-01")

    assert (heights, 6) == (list(scene.tracks()), scene.vp())


@pytest.mark.rule("M8")
@pytest.mark.parametrize(
    ("move", "cost"), [("city {one} 0", 6), ("tower {home} 0", 3), ("ship 1 0 0", 3), ("sail 2 0", 3)]
)
def test_the_free_build_of_culture_7_waives_coins(move: str, cost: int):
    scene = ready("cultural", R2A={"costs": "2; 3; 3; 3; 3"}).has(tracks=(0, 6, 0), coins=1, ships=(0, 1, 0))
    one = scene.abroad()[0]
    scene.warriors(**{f"r{one}": 1}).built("city", 0, scene.abroad()[1]).play("play I-01")
    text = move.format(one=one, home=scene.home())

    assert "build" == scene.due()
    scene.state.city[scene.state.land.index[one]] = -1
    assert scene.may(text)
    assert 1 == scene.play(text).coins(), f"it would cost {cost} or more"


@pytest.mark.rule("M8")
def test_the_free_build_of_culture_7_waives_the_warriors_of_a_farm_but_not_the_one_who_is_there():
    scene = ready("cultural").has(tracks=(0, 6, 0))
    one, two, three = scene.abroad()[:3]
    scene.warriors(**{f"r{one}": 1}).warriors(1, **{f"r{two}": 1}).built("farm", 0, three).play("play I-01")

    farms = [move for move in scene.moves() if move.startswith("farm")]
    assert [f"farm {min(one, scene.home())} 0 0", f"farm {max(one, scene.home())} 0 0"] == farms
    scene.play(f"farm {one} 0 0")
    assert (1, 0) == (scene.at(one), scene.state.farm[scene.state.land.index[one]])


@pytest.mark.rule("M8")
def test_the_free_build_of_culture_7_waives_no_other_condition():
    scene = ready("cultural").has(tracks=(0, 6, 0), ships=(3, 0, 0)).play("play I-01")
    kinds = {move.split()[0] for move in scene.moves()}

    assert "ship" not in kinds, "no more ships than cities"
    assert "sail" not in kinds, "no fourth space without a tower"
    assert "city" not in kinds, "the only region with a warrior has a city"
    assert {"tower", "farm"} <= kinds


PALACE = [1, 1, 2, 2, 2, 3, 3, 4, 4]
LEVEL = [1, 1, 2, 2, 2, 3, 3, 3, 3]
WEAPONRY = [1, 1, 2, 2, 2, 3, 3, 4, 4]
PRESENCE = [1, 1, 2, 2, 2, 3, 3, 3, 3]
DOMINANCE = [3, 3, 4, 4, 4, 5, 5, 5, 5]


@pytest.mark.rule("M8", "M4.5")
@pytest.mark.parametrize("space", range(9))
def test_influence_stands_for_cards_to_the_palace(space: int):
    scene = income(Scene.of(2).has(area="I-01 I-02 I-03 I-04 I-05", tracks=(space, 0, 0)), 3)
    moved = 0
    while 0 in scene.deciders and scene.due() == "palace" and moved < 9:
        scene.play(scene.moves(0)[0], seat=0)
        moved += 1
        if not scene.state.agenda[0]:
            break

    assert PALACE[space] == scene.state.palace[0].bit_count()


@pytest.mark.rule("M8", "M10")
@pytest.mark.parametrize("space", range(9))
def test_culture_stands_for_the_level_of_the_ability(space: int):
    scene = Scene.of(2, kit_with(I_01={"cost": "9", "wants": ""})).has(hand="I-01", ability="SA1", tracks=(0, space, 0))

    assert 9 - LEVEL[space] == develop.price(scene.state, 0, scene.state.kit.card_number["I-01"], 0)


@pytest.mark.rule("M8", "M4.5")
@pytest.mark.parametrize("space", range(9))
def test_population_stands_for_weaponry_at_income(space: int):
    assert WEAPONRY[space] == income(Scene.of(2).has(tracks=(0, 0, space)), 2).state.weaponry[0]


@pytest.mark.rule("M8", "M12.1")
@pytest.mark.parametrize("space", range(9))
def test_population_stands_for_the_points_of_regions(space: int):
    scene = Scene.of(2, round=2).has(tracks=(0, 0, space))
    one, two = scene.abroad()[:2]
    home = scene.home()
    scene.warriors(**{f"r{home}": 0, f"r{one}": 1, f"r{two}": 1}).warriors(1, **{f"r{one}": 1})

    assert PRESENCE[space] + DOMINANCE[space] == scoring(scene).vp()
