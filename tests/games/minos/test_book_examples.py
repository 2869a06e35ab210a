"""M17: the worked examples of the rulebook."""

from __future__ import annotations

import pytest

from labrys.games.minos import decisions as d
from labrys.games.minos.restore import pool_of
from labrys.games.minos.rules.progress import BLUE, GRAY, RED, YELLOW, maximal_advances
from labrys.games.minos.rules.scoring import region_points
from tests.games.minos.moments import steps
from tests.games.minos.scenario import Scene, kit_with

pytestmark = pytest.mark.rule("M17")


@pytest.mark.rule("M4.2")
def test_dice_of_a_section_stand_in_ascending_order_and_equal_ones_queue():
    scene = Scene.of(4)
    scene.state.pool = pool_of(("red5", "blue2", "red2", "gray1", "yellow3"))
    steps(scene, (d.ACTIONS, 99, 0), (d.PROGRESS, 0, 0), (d.DRAFTING, 0, 0))
    scene.play("draft red5 prepare", "draft blue2 prepare", "draft red2 prepare", "draft gray1 prepare")
    row = [(die >> 5, die & 7) for die in scene.state.rows[0]]

    assert [(1, 3), (2, 1), (2, 2), (5, 0)] == row
    scene.refused("draft yellow3 prepare", "section-full", "M4.2", "all 4 spaces of prepare are taken")


@pytest.mark.rule("M4.3")
@pytest.mark.parametrize(
    ("dice", "expected"),
    [
        (((RED, 6), (RED, 3), (BLUE, 4), (GRAY, 6)), [(1, 0, 1)]),
        (((YELLOW, 3), (YELLOW, 2), (GRAY, 5), (GRAY, 4)), [(0, 1, 0)]),
        (((RED, 5), (RED, 5), (RED, 4), (GRAY, 4)), [(2, 0, 0)]),
        (((BLUE, 2), (BLUE, 3), (YELLOW, 2), (YELLOW, 4)), [(0, 0, 0)]),
    ],
)
def test_groups_of_dice_give_advances(dice: tuple[tuple[int, int], ...], expected: list[tuple[int, int, int]]):
    assert expected == list(maximal_advances(dice, 9))


@pytest.mark.rule("M5.2")
def test_the_develop_example():
    """Three points: cost 8 with a matched good, cost 10 with a good and a temporary one, then a card out of it."""
    kit = kit_with(
        I_01={"cost": "8", "wants": "silver", "instant": "coin + random-good"},
        I_02={"cost": "10", "wants": "silver; wood", "instant": "play instead 2 farms: play-free"},
        I_03={"cost": "8", "wants": "grain", "instant": "any-track"},
        II_01={"cost": "8", "wants": "herb; herb", "instant": "coin per warrior; 5 coin -> palace", "vp": "3"},
        I_04={"trigger": "develop", "trait": "move"},
        I_05={"trigger": "die-1-2", "trait": "deck-card"},
    )
    scene = Scene.of(4, kit)
    scene.has(hand="I-01 I-02 I-03 II-01 I-06 I-07", goods="silver silver stone herb copper", temps="wood", coins=17)
    scene.has(palace="I-04 I-05", tracks=(0, 0, 3), reserves=3)
    scene.warriors(**{f"r{scene.home()}": 5})
    scene.turn("develop")

    scene.play("play I-01")
    assert 17 - 5 + 1 == scene.coins()
    scene.play("dealt grain")
    assert 1 == scene.state.income[0]
    scene.play("play I-02 wood")
    assert 13 - 4 == scene.coins()
    assert "play" == scene.due()
    scene.play("play I-03")
    assert 9 - 5 == scene.coins()
    scene.play("advance population")
    assert (0, 0, 4) == scene.tracks()
    # 2 warriors of the supply to the reserves, and one of them onto the map.
    scene.play(f"place {scene.home()}")
    assert (3 + 2 - 1, 6) == (scene.state.reserves[0], scene.at(scene.home()))

    scene.state.coins[0] = 3
    assert not scene.may("play II-01")
    scene.play("discard I-06", "discard I-07")
    scene.play("play II-01")
    assert 0 == scene.coins()
    scene.play("take II-01/1")
    assert 6 == scene.coins()
    scene.play("take II-01/2", "convert", "palace II-01")
    assert (1, ["I-04", "I-05", "II-01"]) == (scene.coins(), scene.cards("palace"))

    assert scene.may("take I-04")
    scene.play("take I-05")
    assert "deck" == scene.due()


@pytest.mark.rule("M5.3")
def test_the_build_example_with_tower_and_ships():
    kit = kit_with(R1A={"costs": "1; 2; 3; 4; 5"}, R2A={"costs": "3; 3; 4; 5; 6"})
    scene = Scene.of(4, kit)
    city, second = scene.home(), scene.abroad()[0]
    scene.built("city", 0, second).has(
        goods="herb herb wood stone silver", temps="wood grain", coins=20, ships=(3, 0, 0)
    )
    scene.state.stock[1] = 0b11 << 15
    scene.turn("build")

    assert not any(move.startswith("sail 1") for move in scene.moves())
    scene.play(f"tower {city} 0").onward()
    assert 17 == scene.coins()
    scene.play("sail 1 0")
    assert 15 == scene.coins()
    assert "bonus-tile" == scene.due()
    scene.play(scene.moves()[0])
    scene.play("ship 2 1 0")
    assert (14, "grain") == (scene.coins(), scene.temps())
    assert 1 == scene.state.ships[1]


@pytest.mark.rule("M5.3", "M6.1", "M6.2")
def test_the_build_example_with_farms():
    scene = Scene.of(4)
    land = scene.state.land
    field = next(
        number for at, number in enumerate(land.number) if land.good[at] == 4 and not land.start[at]
    )  # a region of grain
    far = [number for number in scene.abroad() if number != field]
    mine, others = far[:2], far[2]
    scene.built("farm", 0, *mine).built("farm", 1, others)
    scene.warriors(**{f"r{scene.home()}": 0}).warriors(**{f"r{field}": 2, f"r{others}": 1})
    scene.has(goods="grain grain stone silver copper", coins=2, reserves=3)
    scene.turn("build", space=2)

    scene.play("market grain")
    assert (1, "grain") == (scene.coins(), scene.temps())
    # Three warriors less two grain; the temporary grain would waive the last one.
    assert {f"farm {field} 0 1", f"farm {field} 1 0", f"farm {field} 2 0"} == {
        move for move in scene.moves() if move.startswith(f"farm {field}")
    }
    scene.play(f"farm {field} 1 0")
    assert (1, 4, 2) == (scene.at(field), scene.state.reserves[0], scene.state.income[0])
    assert not any(move.startswith("farm") for move in scene.moves())
    to = next(n for n in (land.number[at] for at in land.next[land.index[field]]) if n not in (*mine, others))
    scene.play(f"escort {field} {to}")
    assert f"farm {to} 1 1" in scene.moves()
    scene.play(f"farm {to} 1 1")
    assert (0, "", 3) == (scene.at(to), scene.temps(), scene.state.income[0])


@pytest.mark.rule("M12.1")
def test_the_region_example():
    scene = Scene.of(4)
    one, two, three = scene.abroad()[:3]
    scene.state.warriors = [0] * len(scene.state.warriors)
    scene.warriors(0, **{f"r{one}": 3, f"r{two}": 1, f"r{three}": 1})
    scene.warriors(1, **{f"r{one}": 2, f"r{two}": 1})
    scene.warriors(2, **{f"r{one}": 2, f"r{three}": 2})
    scene.built("tower", 0, one, two).has(tracks=(0, 0, 4))

    assert 9 == sum(region_points(scene.state, 0))


@pytest.mark.rule("M11")
def test_two_seats_that_meet_a_vase_in_one_step_gain_the_same_and_fill_two_slots():
    from labrys.games.minos.rules import vases

    scene = Scene.of(4)
    kit = scene.state.kit
    cultural = next(n for n, vase in enumerate(kit.components.vases) if vase.condition == "cultural")
    scene.state.vases = (cultural,)
    scene.has(0, tracks=(0, 8, 0))
    vases.check(scene.state)
    scene.has(1, tracks=(0, 8, 0)).has(2, tracks=(0, 8, 0))
    vases.check(scene.state)
    scene.has(3, tracks=(0, 8, 0))
    vases.check(scene.state)

    assert [10, 7, 7, 0] == [scene.vp(seat) for seat in range(4)]


@pytest.mark.rule("M11")
def test_ships_on_1_and_5_meet_the_vase_of_six_spaces():
    from labrys.games.minos.rules import vases

    scene = Scene.of(4).has(ships=(1, 5, 0))
    kit = scene.state.kit
    vase = next(n for n, one in enumerate(kit.components.vases) if one.condition == "ship-spaces")

    assert vases.is_met(scene.state, 0, vase)
    assert not vases.is_met(scene.has(ships=(1, 4, 0)).state, 0, vase)


PALACE = {
    "I_01": {"trigger": "build", "trait": "coin"},
    "I_02": {"trigger": "die-3-4", "trait": "vp"},
    "I_03": {"trigger": "die-3-4", "trait": "temp"},
    "I_04": {"trigger": "build", "trait": "discard 3 -> influence"},
    "I_05": {"trigger": "wild", "trait": "weaponry"},
}


@pytest.mark.rule("M9", "M4.4")
def test_all_four_traits_of_the_palace_example_are_offered_and_each_may_be_declined():
    scene = Scene.of(4, kit_with(**PALACE)).has(palace="I-01 I-02 I-03 I-04 I-05", hand="I-06 I-07 I-08")
    scene.turn("build", die="gray3")

    assert {"take I-01", "take I-02", "take I-03", "take I-04"} == {m for m in scene.moves() if m.startswith("take")}
    left = scene.copy().play("end")
    assert 0 == left.vp()
    scene.play("take I-01", "take I-02", "take I-03", "good herb", "take I-04", "convert")
    scene.play("discard I-06", "discard I-07", "discard I-08")

    # The first space of influence gives 3 coins.
    assert (1 + 3, 1, "herb", (1, 0, 0)) == (scene.coins(), scene.vp(), scene.temps(), scene.tracks())


@pytest.mark.rule("M9", "M5.5")
def test_a_wild_die_triggers_wild_and_its_value_only():
    scene = Scene.of(4, kit_with(**PALACE)).has(palace="I-01 I-02 I-03 I-04 I-05", hand="I-06 I-07 I-08")
    scene.turn("wild", die="gray3")

    assert {"take I-02", "take I-03", "take I-05"} == {m for m in scene.moves() if m.startswith("take")}
