"""M4.4: extra actions between two effects of a card, and M11: a vase between two effects of a turn."""

from __future__ import annotations

import pytest

from labrys.games.minos import decisions as d
from labrys.games.minos.components import WEALTH
from labrys.games.minos.rules import table
from tests.games.minos.scenario import Scene, house, kit_with

WEAPONS_AND_GLORY = {"instant": "weaponry; vp per sea-people", "cost": "0"}


@pytest.mark.rule("M4.4", "M5.2")
def test_what_a_plain_effect_brings_can_be_used_before_an_effect_that_counts():
    scene = Scene.of(kit=kit_with(I_01=WEAPONS_AND_GLORY, P1_01={"gain": "coin", "weaponry": "1"}))
    away = scene.abroad()[0]
    scene.has(hand="I-01").warriors(**{f"r{away}": 1}).tiles(away, people="P2-01 P1-01").turn("develop")

    scene.play("play I-01")
    assert ("effects", 1) == (scene.due(), scene.state.weaponry[0])
    assert not scene.may("take I-01/2")  # It would still count nothing.

    scene.play(f"battle {away}", "take I-01/2")
    assert ("turn", 1) == (scene.due(), scene.vp())


@pytest.mark.rule("M4.4", "M5.2")
@pytest.mark.parametrize("instant", ["weaponry; 2 temp", "vp per sea-people", "weaponry; 2 weaponry -> vp"])
def test_a_single_effect_comes_at_once_if_there_is_nothing_to_wait_for(instant: str):
    scene = Scene.of(kit=kit_with(I_01={"instant": instant, "cost": "0"}))
    scene.has(hand="I-01", trophies="P1-01").turn("develop").play("play I-01")

    assert scene.due() in ("temp", "turn", "convert")


@pytest.mark.rule("M4.4", "M5.2")
def test_what_would_come_to_nothing_waits_for_what_the_plain_effect_makes_possible():
    """Without reserves nothing is placed; a battle, paid for with what the card brought, returns a warrior."""
    scene = Scene.of(kit=kit_with(I_01={"instant": "2 weaponry; place", "cost": "0"}, P1_01={"weaponry": "2"}))
    home, away = scene.home(), scene.abroad()[0]
    scene.has(hand="I-01", reserves=0).warriors(**{f"r{away}": 1}).tiles(away, people="P2-01 P1-01").turn("develop")
    scene.play("play I-01")
    assert "effects" == scene.due()
    assert not scene.may("take I-01/2")

    scene.play(f"battle {away}").onward()
    scene.play("take I-01/2", f"place {home}")
    assert 2 == scene.at(home)


@pytest.mark.rule("M4.4", "M12.2")
def test_nobody_waits_for_extra_actions_outside_the_own_turn():
    scene = Scene.of(kit=kit_with(I_01=WEAPONS_AND_GLORY, P2_01={"gain": "play"}), round=4)
    scene.has(hand="I-01", weaponry=9).tiles(scene.home(), people="P2-01")
    scene.state.stack = [(d.ENDING, 0, 0), (d.BATTLES, 0, 0)]
    table.settle(scene.state)
    scene.play(f"battle {scene.home()}", "play I-01")

    assert 1 == scene.state.ledger[WEALTH.index("cards")]


@pytest.mark.rule("M4.4", "M11")
@pytest.mark.parametrize("goes_back", [True, False])
def test_a_vase_is_claimed_after_the_first_of_two_wild_points_whatever_the_second_does(goes_back: bool):
    """Each point is an effect by itself: who was in 7 regions for a moment keeps the vase."""
    scene = Scene.of(kit=kit_with(D09={"gain": "2 wild"}))
    state, land = scene.state, scene.state.land
    state.vases = tuple(at for at, vase in enumerate(house().vases) if vase.condition == "presence")
    to = land.next[0][0]
    others = [region for region in range(1, land.size) if region != to][:5]
    for region in range(land.size):
        state.warriors[region * 2] = 2 if region == 0 else int(region in others)
    scene.has(held="D09").turn("expand")
    here, there = land.number[0], land.number[to]
    scene.play("tile D09", f"move {here} {there}", f"move {there} {here}" if goes_back else "done")

    assert 10 == scene.vp()
