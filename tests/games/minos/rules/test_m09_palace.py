"""M9: the palace: what its cards lose and keep, and when their traits trigger."""

from __future__ import annotations

import pytest

from labrys.games.minos.components import SECTIONS, TRIGGERS
from tests.games.minos.moments import next_turn, scoring
from tests.games.minos.scenario import Scene, kit_with

CARDS = tuple(f"I-{at:02}" for at in range(1, 9))
TRAITS = {
    f"I_{at:02}": {"trigger": trigger, "trait": "2 move", "instant": "9 coin"} for at, trigger in enumerate(TRIGGERS, 1)
}
"""A card for each of the eight triggers."""


def due_traits(scene: Scene) -> list[str]:
    return [move.split()[1] for move in scene.moves() if move.startswith("take I")]


@pytest.mark.rule("M9")
@pytest.mark.parametrize("section", SECTIONS)
@pytest.mark.parametrize("value", range(1, 7))
def test_a_die_triggers_the_traits_of_its_section_and_of_its_value(section: str, value: int):
    scene = Scene.of(2, kit_with(**TRAITS)).has(palace=" ".join(CARDS)).turn(section, f"red{value}")
    pair = ("die-1-2", "die-3-4", "die-5-6")[(value - 1) // 2]

    assert [CARDS[TRIGGERS.index(section)], CARDS[TRIGGERS.index(pair)]] == due_traits(scene)


@pytest.mark.rule("M9")
def test_a_trait_triggers_once_for_each_die():
    kit = kit_with(I_01={"trigger": "build", "trait": "vp"})
    scene = Scene.of(2, kit).has(palace="I-01").turn("build").play("take I-01")
    assert not scene.may("take I-01")

    next_turn(scene, "build").play("take I-01")
    assert 2 == scene.vp()


@pytest.mark.rule("M9")
def test_a_card_in_the_palace_has_lost_its_instant_effects():
    kit = kit_with(I_01={"trigger": "build", "trait": "vp", "instant": "9 coin"})
    scene = Scene.of(2, kit).has(palace="I-01").turn("build").play("take I-01")

    assert (0, 1) == (scene.coins(), scene.vp())


@pytest.mark.rule("M9")
def test_a_card_that_moves_in_gives_nothing_by_that():
    kit = kit_with(
        I_01={"instant": "9 coin", "trait": "9 coin", "trigger": "develop"}, I_02={"cost": "0", "instant": "palace"}
    )
    scene = Scene.of(2, kit).has(area="I-01", hand="I-02").turn("develop").play("play I-02", "palace I-01")

    assert (0, ["I-01"]) == (scene.coins(), scene.cards("palace"))


@pytest.mark.rule("M9", "M12.3")
def test_the_points_of_a_palace_card_come_at_the_end_of_the_game():
    kit = kit_with(I_01={"vp": "4"}, II_01={"vp": "7"})
    scene = Scene.of(2, kit, round=4).has(palace="I-01 II-01")
    scene.warriors(**{f"r{scene.home()}": 0})

    assert 0 == scene.vp()
    assert 11 == scoring(scene).vp()


@pytest.mark.rule("M9")
def test_points_and_cards_out_of_effects_trigger_nothing():
    kit = kit_with(
        I_01={"trigger": "build", "trait": "vp"},
        I_02={"trigger": "develop", "trait": "vp"},
        I_03={"trigger": "wild", "trait": "vp"},
        I_04={"trigger": "expand", "trait": "vp"},
        I_05={"cost": "0", "wants": "", "instant": "build; play; wild; place"},
        I_06={"cost": "0", "wants": "", "instant": "coin"},
    )
    scene = Scene.of(2, kit).has(palace="I-01 I-02 I-03 I-04", hand="I-05 I-06").turn("develop").play("play I-05")
    scene.play("take I-05/1", f"farm {scene.home()} 1 0", "take I-05/2", "play I-06").onward()
    scene.play("take I-05/4", f"place {scene.home()}", "take I-05/3", f"place {scene.home()}")

    assert ["I-02"] == due_traits(scene), "only that of the section from which the die was retrieved"


@pytest.mark.rule("M9")
def test_only_cards_that_were_in_the_palace_when_the_die_was_retrieved_trigger():
    kit = kit_with(
        I_01={"trigger": "develop", "trait": "vp"},
        I_02={"cost": "0", "wants": "", "instant": "palace"},
    )
    scene = Scene.of(2, kit).has(area="I-01", hand="I-02").turn("develop").play("play I-02", "palace I-01")
    assert [] == due_traits(scene)

    assert ["I-01"] == due_traits(next_turn(scene, "develop"))


@pytest.mark.rule("M9")
def test_a_trait_is_for_the_owner_of_the_palace_alone():
    kit = kit_with(I_01={"trigger": "build", "trait": "vp"})
    scene = Scene.of(2, kit).has(1, palace="I-01").turn("build")

    assert [] == due_traits(scene)
