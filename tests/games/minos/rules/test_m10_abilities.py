"""M10: the five special abilities at all three levels."""

from __future__ import annotations

from typing import Any

import pytest

from labrys.games.minos import decisions as d
from labrys.games.minos.rules import build, develop, progress
from tests.games.minos import moments
from tests.games.minos.moments import income, ready, scoring, steps
from tests.games.minos.scenario import Scene, kit_with

LEVELS = ((0, 1), (2, 2), (5, 3))
"""A space of the culture track, and the level it stands for."""


def with_ability(ability: str, culture: int, players: int = 2, round: int = 1, **changes: dict[str, str]) -> Scene:  # noqa: A002
    return Scene.of(players, kit_with(**changes), round).has(ability=ability, tracks=(0, culture, 0))


# SA1


@pytest.mark.rule("M10", "M5.2")
@pytest.mark.parametrize(("culture", "level"), LEVELS)
def test_ability_1_lowers_the_cost_of_playing_and_goods_come_on_top(culture: int, level: int):
    scene = with_ability("SA1", culture, I_01={"cost": "9", "wants": "stone", "instant": "move"})
    scene.has(hand="I-01", coins=20, goods="stone").turn("develop").play("play I-01")

    assert 20 - (9 - 3 - level) == scene.coins()


@pytest.mark.rule("M10", "M5.2")
@pytest.mark.parametrize(("culture", "level"), LEVELS)
def test_ability_1_never_lowers_the_three_coins_for_the_offer(culture: int, level: int):
    scene = with_ability("SA1", culture, I_01={"cost": "3", "wants": "stone"}, I_02={"cost": "9", "wants": ""})
    scene.has(goods="stone").offer("I-01", "I-02")
    state, number = scene.state, scene.state.kit.card_number

    assert 3 == develop.price(state, 0, number["I-01"], 0)
    assert 9 - level + 3 == develop.price(state, 0, number["I-02"], 0)
    assert 9 + 3 == develop.price(state, 1, number["I-02"], 0), "whoever has not the ability pays all"


@pytest.mark.rule("M10")
def test_ability_1_helps_also_where_an_effect_lets_play():
    scene = (
        ready("play", I_02={"cost": "9", "wants": "", "instant": "vp"})
        .has(ability="SA1", coins=8, hand="I-02")
        .play("play I-01")
    )

    assert 0 == scene.play("play I-02").coins()


# SA2


def beginning(culture: int, round: int = 1) -> Scene:  # noqa: A002
    return steps(with_ability("SA2", culture, round=round), (d.ROUND, 0, 0))


@pytest.mark.rule("M10", "M4.6")
@pytest.mark.parametrize("after", [1, 2, 3])
def test_ability_2_gives_at_the_start_of_each_round_before_the_roll(after: int):
    scene = beginning(0, after)
    assert ("temp", 0, after + 1) == (scene.due(), sum(scene.state.pool), scene.state.round)
    scene.play("good herb")

    assert ("herb", "", "") == (scene.temps(), scene.goods(), scene.due())


@pytest.mark.rule("M10", "M4.6")
def test_ability_2_at_level_2_gives_a_random_good_in_place_of_the_temporary_one():
    scene = beginning(2)
    assert "random-good" == scene.due()
    scene.play("dealt wood")

    assert ("", "wood", 1, "") == (scene.temps(), scene.goods(), scene.state.income[0], scene.due())


@pytest.mark.rule("M10", "M4.6")
def test_ability_2_at_level_3_gives_both_of_choice():
    scene = beginning(5)
    scene.play("good herb", "good wood")

    assert ("herb", "wood", "") == (scene.temps(), scene.goods(), scene.due())


@pytest.mark.rule("M10")
def test_ability_2_gives_nothing_to_others():
    scene = beginning(0).play("good herb")

    assert "" == scene.temps(1)


# SA3


@pytest.mark.rule("M10")
@pytest.mark.parametrize(("culture", "points", "off", "card"), [(0, 2, 0, 0), (2, 2, 1, 0), (5, 3, 1, 1)])
@pytest.mark.parametrize(
    ("text", "cost"), [("city {one} 0", 6), ("tower {home} 0", 3), ("ship 1 0 0", 3 + 2), ("farm {home} 1 0", 0)]
)
def test_ability_3_rewards_what_is_newly_built(text: str, cost: int, culture: int, points: int, off: int, card: int):
    changes: dict[str, Any] = {
        "R1A": {"costs": "2; 3; 3; 3; 3"}, "F01": {"gain": "weaponry"},
    }  # fmt: skip
    scene = with_ability("SA3", culture, **changes).has(coins=20)
    one = scene.abroad()[0]
    scene.warriors(**{f"r{one}": 1}).tiles(one, "F01").turn("build")
    scene.play(text.format(one=one, home=scene.home()))
    kind = text.partition(" ")[0]
    if kind == "tower":
        scene.play("dealt II-09")
    assert card == (scene.due() == "deck")
    if card:
        scene.play("dealt I-09")
    saved = {"city": off, "tower": off, "ship": 2 * off, "farm": 0}[kind]
    uncovered = 1 if kind == "farm" else 0

    assert (points, 20 - cost + saved + uncovered) == (scene.vp(), scene.coins())
    assert card == scene.cards("hand").count("I-09")


@pytest.mark.rule("M10")
def test_ability_3_takes_its_coin_off_the_ship_and_once_more_off_its_first_space():
    scene = with_ability("SA3", 2, R1A={"costs": "2; 3; 3; 3; 3"})

    assert (3 - 1, 2 - 1) == (build.ship_cost(scene.state, 0), build.space_cost(scene.state, 0, 0, 1))
    cheap = with_ability("SA3", 2, R1A={"costs": "2; 3; 3; 3; 3"}).has(goods="wood herb herb")
    assert (0, 0) == (build.ship_cost(cheap.state, 0), build.space_cost(cheap.state, 0, 0, 1)), "never below 0"
    rest = with_ability("SA3", 2, R1A={"costs": "5; 6; 6; 6; 6"}).has(goods="wood")
    assert (0, 4) == (build.ship_cost(rest.state, 0), build.space_cost(rest.state, 0, 0, 1)), "separately"


@pytest.mark.rule("M10")
@pytest.mark.parametrize("culture", [0, 2, 5])
def test_ability_3_takes_nothing_off_a_farm_and_a_ship_that_moves_on_brings_nothing(culture: int):
    scene = with_ability("SA3", culture, R1A={"costs": "2; 3; 3; 3; 3"}).has(coins=20, ships=(2, 0, 0))

    assert (1, 1) == build.farm_warriors(scene.state, 0)
    scene.turn("build").play("sail 1 0")
    assert (17, 0, "turn") == (scene.coins(), scene.vp(), scene.due())


@pytest.mark.rule("M10")
def test_ability_3_rewards_a_build_point_out_of_an_effect_too():
    scene = ready("build").has(ability="SA3", coins=3).play("play I-01", f"tower {Scene.of(2).home()} 0").onward()

    assert 2 == scene.vp()


# SA4


@pytest.mark.rule("M10", "M4.3")
@pytest.mark.parametrize(("culture", "total"), [(0, 8), (2, 7), (5, 6)])
def test_ability_4_lowers_the_total_of_a_group(culture: int, total: int):
    for value in range(1, 7):
        scene = with_ability("SA4", culture).dice(f"0 build red{value}", "0 wild red3")
        expected = ((1, 0, 0),) if value + 3 >= total else ((0, 0, 0),)
        assert expected == progress.possible(scene.state, 0)
    assert 9 == progress.group_total(with_ability("SA4", culture).state, 1)


@pytest.mark.rule("M10", "M4.3")
def test_the_total_that_ability_4_needs_is_that_of_the_beginning_of_the_step():
    scene = with_ability("SA4", 1).dice("0 build yellow6", "0 expand yellow2", "0 wild red5", "0 prepare red2")
    moments.progress(scene)

    assert ["advance cultural", "done"] == scene.moves(0)
    scene.play("advance cultural")
    assert ((0, 2, 0), "") == (scene.tracks(), scene.due()), "red 7 would do at level 2"


# SA5


@pytest.mark.rule("M10")
@pytest.mark.parametrize(("culture", "ratio"), [(0, 2), (2, 1), (5, 1)])
def test_ability_5_exchanges_in_both_directions(culture: int, ratio: int):
    scene = with_ability("SA5", culture).has(coins=5, weaponry=3).turn("prepare")
    found = {move for move in scene.moves() if move.startswith("exchange")}

    expected = {f"exchange weaponry {n}" for n in range(1, 5 // ratio + 1)}
    assert expected | {f"exchange coins {n}" for n in range(1, 3 // ratio + 1)} == found
    coins = scene.copy().play("exchange coins 1")
    assert (6, 3 - ratio) == (coins.coins(), coins.state.weaponry[0])
    arms = scene.copy().play("exchange weaponry 2")
    assert (5 - 2 * ratio, 5) == (arms.coins(), arms.state.weaponry[0])


@pytest.mark.rule("M4.4", "M10")
def test_who_has_exchanged_no_longer_forfeits_the_space():
    scene = with_ability("SA5", 0).has(coins=4).turn("build")
    assert scene.may("forfeit")
    assert not scene.play("exchange weaponry 1").may("forfeit")


def exchanging(scene: Scene, seat: int = 0) -> bool:
    return any(move.startswith("exchange") for move in scene.moves(seat))


@pytest.mark.rule("M10")
@pytest.mark.parametrize(
    "text",
    [
        "build", "wild", "play", "1 coin -> vp", "palace", "temp; move", "temp", "good", "card", "place", "move",
        "any-track", "coin or vp", "repeat 1 weaponry -> vp",
    ],
)  # fmt: skip
def test_ability_5_exchanges_at_every_decision_of_the_turn(text: str):
    scene = ready(text).has(ability="SA5", coins=4, weaponry=4, hand="I-02").play("play I-01")

    assert scene.due() not in ("turn", "")
    assert exchanging(scene)
    due = scene.due()
    scene.play("exchange coins 1")
    assert (5, 2, due) == (scene.coins(), scene.state.weaponry[0], scene.due())


@pytest.mark.rule("M10")
def test_ability_5_exchanges_in_progress_income_and_last_battles_but_not_in_the_draft():
    dice = ("0 build red6", "0 expand red3", "1 wild blue6", "1 prepare blue3")
    assert exchanging(moments.progress(with_ability("SA5", 0).has(coins=4).dice(*dice)))
    assert exchanging(income(with_ability("SA5", 0).has(coins=4, area="I-01"), 3))
    last = with_ability("SA5", 0, round=4).has(coins=8)
    last.tiles(last.home(), None, "P2-01")
    scoring(last)
    assert ("fight", True) == (last.due(), exchanging(last))

    draft = steps(with_ability("SA5", 0).has(coins=4), (d.DRAFTING, 0, 0))
    draft.state.pool = (1,) * 24
    assert ("draft", False) == (draft.due(), exchanging(draft))
    others = Scene.of(2).has(coins=4, weaponry=4).turn("prepare")
    assert not exchanging(others), "without the ability nobody exchanges"


@pytest.mark.rule("M10", "M12.2")
def test_ability_5_may_pay_for_a_last_battle():
    scene = with_ability("SA5", 2, round=4, P2_01={"weaponry": "4", "gain": "9 vp"}).has(coins=4)
    scene.tiles(scene.home(), None, "P2-01")
    scoring(scene)

    assert not scene.may(f"battle {scene.home()}")
    scene.play("exchange weaponry 4", f"battle {scene.home()}")
    assert 1 == scene.state.trophies[0].bit_count()


@pytest.mark.rule("M10", "M4.7")
def test_an_exchange_in_a_step_of_all_at_once_is_hidden_until_all_have_answered():
    dice = ("0 build red6", "0 expand red3", "1 wild blue6", "1 prepare blue3")
    scene = moments.progress(with_ability("SA5", 0).has(coins=4).dice(*dice))
    scene.play("exchange weaponry 2", "advance influence", seat=0)
    assert (4, 0) == (scene.coins(), scene.state.weaponry[0])

    scene.play("advance population", seat=1)
    assert (0 + 3, 2) == (scene.coins(), scene.state.weaponry[0])


@pytest.mark.rule("M10", "M4.7")
def test_an_exchange_is_no_answer_to_what_is_asked_of_all_at_once():
    dice = ("0 build yellow6", "0 expand yellow3", "1 wild yellow6", "1 prepare yellow3")
    scene = with_ability("SA5", 2).has(weaponry=3).dice(*dice)
    scene.has(1, tracks=(0, 2, 0))
    moments.progress(scene)
    for seat in (0, 1):
        scene.play("advance cultural", seat=seat)
    assert not scene.may(f"tower {scene.home()} 0", 0)
    scene.play("exchange coins 3", seat=0)

    assert [0, 1] == scene.deciders
    scene.play(f"tower {scene.home()} 0", seat=0).play("done", seat=1)
    assert (0, 0) == (scene.coins(), scene.state.tower[scene.state.land.index[scene.home()]])


@pytest.mark.rule("M10", "M4.5")
@pytest.mark.parametrize(("culture", "level"), LEVELS)
def test_ability_5_brings_weaponry_at_income(culture: int, level: int):
    scene = income(with_ability("SA5", culture), 4)

    assert [level, 0] == scene.state.weaponry


@pytest.mark.rule("M10", "M12.3")
@pytest.mark.parametrize(("culture", "per"), [(0, 5), (2, 5), (4, 5), (5, 3), (8, 3)])
@pytest.mark.parametrize("left", [2, 3, 4, 5, 14, 15])
def test_ability_5_at_level_3_scores_leftovers_per_three(culture: int, per: int, left: int):
    scene = with_ability("SA5", culture, round=4).has(coins=left - 2, weaponry=1, hand="I-01").has(1, coins=left)
    scene.warriors(**{f"r{scene.home()}": 0}).warriors(1, **{f"r{scene.home(1)}": 0})
    scoring(scene)

    assert (left // per, left // 5) == (scene.vp(0), scene.vp(1))
