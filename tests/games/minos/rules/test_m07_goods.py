"""M7: goods, the income steps they bring, and what happens when they run out."""

from __future__ import annotations

from collections import Counter

import pytest

from labrys.games.minos.components import GOODS
from labrys.games.minos.options import MinosOptions
from labrys.games.minos.rules import build
from tests.games.minos.moments import played, ready
from tests.games.minos.random_games import play
from tests.games.minos.scenario import Scene, house, kit_with


def without(scene: Scene, good: str) -> Scene:
    scene.state.stacks &= ~(255 << 8 * GOODS.index(good))
    return scene


@pytest.mark.rule("M7")
@pytest.mark.parametrize("from_pile", [False, True])
@pytest.mark.parametrize(("owned", "steps", "card"), [(0, 1, 0), (1, 2, 0), (2, 1, 1), (3, 2, 0), (4, 0, 0), (5, 0, 0)])
def test_a_good_brings_income_steps_by_how_many_of_its_type_there_are(
    owned: int, steps: int, card: int, from_pile: bool
):
    scene = ready("random-good" if from_pile else "good").has(goods=" ".join(["wood"] * owned + ["herb"] * 2))
    scene.play("play I-01", "dealt wood" if from_pile else "good wood")
    if card:
        scene.play("dealt II-03")

    assert (owned + 1, steps) == (scene.goods().split().count("wood"), scene.state.income[0])
    assert ["II-03"][:card] == scene.cards("hand")


@pytest.mark.rule("M7", "M3.8")
def test_the_good_of_the_setup_counts_but_brings_no_step():
    moments, _ = play(2, MinosOptions("random", "AAA"), 0)
    state = next(moment.state for moment in moments if moment.state.round == 1)

    assert [1, 1] == [sum(pack >> 8 * good & 255 for good in range(6)) for pack in state.goods]
    assert [0, 0] == state.income


@pytest.mark.rule("M7")
def test_an_empty_stack_is_not_offered_and_without_any_the_gain_is_ignored():
    scene = without(ready("good"), "wood").play("play I-01")
    assert ["good silver", "good stone", "good copper", "good grain", "good herb", "done"] == scene.moves()

    bare = ready("good + coin")
    bare.state.stacks = 0
    assert (1, "turn", "") == (bare.play("play I-01").coins(), bare.due(), bare.goods())


@pytest.mark.rule("M7")
def test_a_random_good_comes_from_the_pile_and_none_from_an_empty_one():
    scene = played("random-good")
    before = scene.state.pile
    scene.play("dealt copper")
    assert before - (1 << 8 * GOODS.index("copper")) == scene.state.pile
    assert 5 == scene.state.stacks >> 8 * GOODS.index("copper") & 255

    bare = ready("random-good + coin")
    bare.state.pile = 0
    assert (1, "turn", "") == (bare.play("play I-01").coins(), bare.due(), bare.goods())


@pytest.mark.rule("M7")
def test_income_steps_beyond_the_end_are_lost():
    scene = ready("good").has(goods="wood")
    end = scene.state.kit.income_end
    scene.has(income=end - 1).play("play I-01", "good wood")

    assert end == scene.state.income[0]


@pytest.mark.rule("M7", "M8")
def test_warriors_come_to_the_reserves_as_long_as_the_supply_has_some():
    scene = ready("population").has(supply=1, reserves=3).play("play I-01")

    assert (0, 4) == (scene.state.supply[0], scene.state.reserves[0])


@pytest.mark.rule("M7", "M5.6")
def test_goods_are_not_lost_by_the_discounts_they_give():
    kit = kit_with(I_01={"cost": "8", "wants": "stone; wood", "instant": "coin"})
    scene = Scene.of(2, kit).has(hand="I-01", coins=20, goods="stone wood copper").turn("develop").play("play I-01")
    assert (20 - 2 + 1, "stone copper wood") == (scene.coins(), scene.goods())

    scene = Scene.of(2).has(coins=20, goods="copper").turn("build").play(f"tower {Scene.of(2).home()} 0")
    assert "copper" == scene.goods()


@pytest.mark.rule("M7")
def test_silver_lowers_no_build():
    bare, rich = Scene.of(2), Scene.of(2).has(goods="silver silver silver")

    for cost in (build.city_cost, build.tower_cost, build.ship_cost, build.farm_warriors):
        assert cost(bare.state, 0) == cost(rich.state, 0)
    assert build.space_cost(bare.state, 0, 0, 1) == build.space_cost(rich.state, 0, 0, 1)


@pytest.mark.rule("M7", "M15")
def test_more_cards_ask_for_silver_than_for_any_other_good():
    asked = Counter[str](good for card in house().cards for good in set(card.wants))

    assert all(asked["silver"] > asked[good] for good in GOODS if good != "silver")
