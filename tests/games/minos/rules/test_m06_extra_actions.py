"""M6: the extra actions of a turn."""

from __future__ import annotations

import pytest

from labrys.games.minos.components import GOODS
from tests.games.minos.moments import income, next_turn, progress, ready
from tests.games.minos.scenario import Scene, kit_with

WORDS = ("escort", "market", "tile", "discard", "trade", "battle")


def rich(players: int = 2, **changes: dict[str, str]) -> Scene:
    """Everything that the six extra actions need, twice."""
    scene = Scene.of(players, kit_with(**{"P1_01": {"gain": "coin"}, "P1_02": {"gain": "coin"}, **changes}))
    one, two = scene.abroad()[:2]
    scene.has(coins=9, weaponry=20, hand="I-01 I-02 I-03", held="B01 B02", temps="wood wood wood herb herb herb")
    scene.warriors(**{f"r{one}": 2, f"r{two}": 2}).tiles(one, None, "P2-01 P1-01").tiles(two, None, "P2-02 P1-02")
    return scene


def kinds(scene: Scene, seat: int | None = None) -> set[str]:
    return {move.split()[0] for move in scene.moves(seat)} & set(WORDS)


def of(scene: Scene, word: str) -> list[str]:
    return [move for move in scene.moves() if move.split()[0] == word]


@pytest.mark.rule("M6", "M6.1", "M6.2", "M6.3", "M6.5", "M6.6")
@pytest.mark.parametrize("word", [word for word in WORDS if word != "discard"])
def test_each_extra_action_is_taken_once_in_a_turn_and_again_in_the_next(word: str):
    scene = rich(B01={"gain": "coin"}, B02={"gain": "coin"}).turn("expand")
    assert set(WORDS) == kinds(scene)

    scene.play(of(scene, word)[0])
    assert set(WORDS) - {word} == kinds(scene)
    assert word in kinds(next_turn(scene, "expand"))


@pytest.mark.rule("M6")
def test_all_six_may_be_taken_in_one_turn_in_any_order():
    scene = rich(B01={"gain": "coin"}, B02={"gain": "coin"}).turn("expand")
    for word in reversed(WORDS):
        scene.play(of(scene, word)[0])

    assert {"discard"} >= kinds(scene)
    assert 6 == scene.state.points, "they take no action point"


@pytest.mark.rule("M6")
def test_extra_actions_are_for_the_own_turn_only():
    turn = rich().has(1, coins=9, hand="I-04").turn("expand")
    assert [0] == turn.deciders
    assert [] == turn.moves(1)

    scene = rich().dice("0 build red6", "0 expand red3", "1 wild blue6", "1 prepare blue3")
    assert set() == kinds(progress(scene), 0)
    assert set() == kinds(income(rich().has(area="I-05"), 3), 0)


@pytest.mark.rule("M6", "M4.4")
@pytest.mark.parametrize(
    ("text", "due"),
    [
        ("build", "build"), ("wild", "wild"), ("play", "play"), ("2 coin -> vp", "convert"), ("palace", "palace"),
        ("temp; move", "effects"),
    ],
)  # fmt: skip
def test_extra_actions_may_be_taken_while_a_cost_is_to_be_paid_or_between_effects(text: str, due: str):
    scene = ready(text).has(coins=4, hand="I-02 I-03").built("city", 0, Scene.of(2).abroad()[0]).play("play I-01")

    assert due == scene.due()
    assert {"escort", "market", "discard"} <= kinds(scene)
    scene.play("discard I-02")
    assert (5, due) == (scene.coins(), scene.due()), "what was asked is still asked"


@pytest.mark.rule("M6", "M4.4")
@pytest.mark.parametrize("text", ["temp", "good", "card", "place", "move", "any-track", "coin or vp"])
def test_an_effect_is_completed_before_an_extra_action_is_taken(text: str):
    scene = ready(text).has(coins=4, hand="I-02").play("play I-01")

    assert set() == kinds(scene)


@pytest.mark.rule("M6.1")
def test_a_march_costs_a_coin_and_leads_over_one_border():
    scene = Scene.of(2).has(coins=1).turn("prepare")
    home, land = scene.home(), scene.state.land
    near = [land.number[at] for at in land.next[land.index[home]]]

    assert [f"escort {home} {to}" for to in near] == of(scene, "escort")
    scene.play(f"escort {home} {near[0]}")
    assert (0, 0, 1) == (scene.coins(), scene.at(home), scene.at(near[0]))
    assert not of(Scene.of(2).turn("prepare"), "escort"), "without a coin there is no march"


@pytest.mark.rule("M6.2")
def test_the_local_market_sells_for_a_coin_what_regions_with_an_own_warrior_show():
    scene = Scene.of(2).has(coins=2)
    land, abroad = scene.state.land, scene.abroad()[0]
    scene.warriors(**{f"r{abroad}": 2}).turn("prepare")
    shown = {GOODS[land.good[land.index[region]]] for region in (scene.home(), abroad)}

    assert shown == {move.split()[1] for move in of(scene, "market")}
    scene.play(f"market {min(shown)}")
    assert (1, min(shown), "") == (scene.coins(), scene.temps(), scene.goods())
    assert not of(Scene.of(2).turn("prepare"), "market"), "without a coin there is no market"


@pytest.mark.rule("M6.3")
def test_a_trade_bonus_gives_all_that_it_shows_and_leaves_the_game():
    scene = Scene.of(2, kit_with(B01={"gain": "2 coin + influence + vp"})).has(held="B01 B02").turn("prepare")
    stock = scene.state.stock[:]
    scene.play("tile B01")

    assert (2 + 3, (1, 0, 0), 1) == (scene.coins(), scene.tracks(), scene.vp())
    assert (1 << scene.state.kit.bonus_ids.index("B02"), stock) == (scene.state.held[0], scene.state.stock)
    assert not scene.may("tile B02")


@pytest.mark.rule("M6.3")
def test_only_own_tiles_are_used():
    scene = Scene.of(2).has(1, held="B01").turn("prepare")

    assert [] == of(scene, "tile")


@pytest.mark.rule("M6.4")
def test_any_number_of_cards_is_sold_for_a_coin_each_as_one_extra_action():
    scene = Scene.of(2).has(hand="I-01 I-02 I-03 I-04").turn("expand")
    scene.play("discard I-01", "discard I-03", "discard I-04")

    assert (3, ["I-02"]) == (scene.coins(), scene.cards("hand"))
    assert 3 == scene.state.discards[0].bit_count()
    assert scene.may("discard I-02")
    scene.play(f"place {scene.home()}")
    assert not scene.may("discard I-02"), "the sale was over"


@pytest.mark.rule("M6.4")
def test_another_extra_action_ends_the_sale():
    scene = Scene.of(2).has(hand="I-01 I-02").turn("expand").play("discard I-01")
    scene.play(of(scene, "market")[0])

    assert [] == of(scene, "discard")


@pytest.mark.rule("M6.5")
def test_three_equal_temporary_goods_become_a_good_with_its_income_steps():
    scene = Scene.of(2).has(temps="wood wood wood wood herb herb", goods="wood").turn("prepare")

    assert ["trade wood"] == of(scene, "trade"), "two of a type are too few"
    scene.play("trade wood")
    assert ("wood wood", "wood herb herb", 2) == (scene.goods(), scene.temps(), scene.state.income[0])
    assert 4 == scene.state.stacks >> 8 * GOODS.index("wood") & 255


@pytest.mark.rule("M6.5", "M7")
def test_the_third_good_of_a_type_brings_an_age_2_card_also_by_trade():
    scene = Scene.of(2).has(temps="wood wood wood", goods="wood wood").turn("prepare").play("trade wood", "dealt II-07")

    assert (1, ["II-07"]) == (scene.state.income[0], scene.cards("hand"))


@pytest.mark.rule("M6.5", "M7")
def test_from_an_empty_stack_nothing_is_traded():
    scene = Scene.of(2).has(temps="wood wood wood").turn("prepare")
    scene.state.stacks &= ~(255 << 8 * GOODS.index("wood"))

    assert [] == of(scene, "trade")


@pytest.mark.rule("M6.6")
def test_a_battle_takes_weaponry_and_a_warrior_and_brings_benefit_and_tile():
    kit = kit_with(P1_01={"weaponry": "2", "gain": "3 coin + vp"}, P2_01={"weaponry": "4"})
    scene = Scene.of(2, kit).has(weaponry=3)
    here = scene.abroad()[0]
    scene.warriors(**{f"r{here}": 2}).tiles(here, None, "P2-01 P1-01").turn("prepare")
    scene.play(f"battle {here}")

    state = scene.state
    assert (1, 1, 4) == (state.weaponry[0], scene.at(here), state.reserves[0])
    assert (3, 1, 1 << kit.people_ids.index("P1-01")) == (scene.coins(), scene.vp(), state.trophies[0])
    assert (kit.people_ids.index("P2-01"),) == state.people[state.land.index[here]]


@pytest.mark.rule("M6.6")
@pytest.mark.parametrize(
    ("weaponry", "own", "people", "may"),
    [
        (2, 1, "P2-01 P1-01", True),
        (1, 1, "P2-01 P1-01", False),
        (9, 0, "P2-01 P1-01", False),
        (9, 1, "", False),
        (3, 1, "P2-01", False),
        (4, 1, "P2-01", True),
    ],
)
def test_a_battle_needs_a_warrior_sea_peoples_and_the_weaponry_of_the_topmost(
    weaponry: int, own: int, people: str, may: bool
):
    kit = kit_with(P1_01={"weaponry": "2"}, P2_01={"weaponry": "4"})
    scene = Scene.of(2, kit).has(weaponry=weaponry)
    here = scene.abroad()[0]
    scene.warriors(**{f"r{here}": own}).warriors(1, **{f"r{here}": 1}).tiles(here, None, people).turn("prepare")

    assert may == scene.may(f"battle {here}")
