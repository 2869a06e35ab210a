from __future__ import annotations

import pytest

from labrys.core.seats import SPECTATOR
from labrys.games.minos.game import Minos
from labrys.games.minos.prices import CardHelp, Discount, Unmet, Way
from labrys.games.minos.survey import MinosSurvey, ScoringHelp
from tests.games.minos.scenario import Scene, kit_with

MINOS = Minos()


def survey(scene: Scene, seat: int = 0) -> MinosSurvey:
    MINOS.kit = scene.state.kit
    return MINOS.survey(MINOS.view(scene.state, seat))


def card(scene: Scene, name: str) -> CardHelp:
    return next(one for one in survey(scene).cards if one.id == name)


def build(scene: Scene, what: str, route: int | None = None) -> tuple[int, int, str]:
    """Cost, price and what it lacks."""
    found = next(one for one in survey(scene).builds if (one.what, one.route) == (what, route))
    return found.cost, found.price, found.lacks


@pytest.mark.rule("M5.2", "M10")
def test_a_card_is_told_with_its_discounts_and_every_way_to_pay():
    kit = kit_with(I_01={"cost": "10", "wants": "wood; herb"})
    scene = Scene.of(kit=kit).has(hand="I-01", goods="wood", temps="herb", coins=3, ability="SA1").turn("develop")

    found = card(scene, "I-01")

    assert (10, 0, (Discount("wood", 3), Discount("ability", 1))) == (found.cost, found.extra, found.discounts)
    assert (Way((), 6, False), Way(("herb",), 3, True)) == found.ways
    assert found.can_play


@pytest.mark.rule("M5.2")
def test_a_card_of_the_offer_costs_more_and_nothing_is_off_that():
    kit = kit_with(I_01={"cost": "2", "wants": "wood"})
    found = card(Scene.of(kit=kit).has(goods="wood", coins=2).offer("I-01").turn("develop"), "I-01")

    assert (True, 3, (Way((), 3, False),), False) == (found.is_offered, found.extra, found.ways, found.can_play)


@pytest.mark.rule("M4.5", "M9")
@pytest.mark.parametrize(("effect", "price"), [("palace", 3), ("palace-free", 0)])
def test_a_card_of_the_hand_tells_what_it_costs_to_put_it_into_the_palace_that_is_asked(effect: str, price: int):
    kit = kit_with(I_01={"trigger": "build", "trait": effect}, I_02={"vp": "3"}, I_03={"vp": "4"})
    scene = Scene.of(2, kit).has(palace="I-01", hand="I-02", vp=9).offer("I-03").turn("build")
    asked = [card(scene, "I-02").palace]
    scene.play("take I-01")

    assert [0, price] == [*asked, card(scene, "I-02").palace]
    assert 0 == card(scene, "I-03").palace


@pytest.mark.rule("M13", "M13.2")
def test_effects_say_what_they_lack_as_if_the_card_had_been_played():
    kit = kit_with(
        I_01={"cost": "3", "wants": "", "instant": "2 towers: 3 vp; coin per area; coin per farm; 5 coin -> vp"}
    )
    found = card(Scene.of(kit=kit).has(hand="I-01", coins=4).built("tower", 0, 1).turn("develop"), "I-01")

    assert [False, True, False, False] == [effect.does for effect in found.effects]
    assert [(Unmet("towers", 1, 2),), (), (Unmet("farm", 0, 1),), (Unmet("coin", 1, 5),)] == [
        effect.unmet for effect in found.effects
    ]


@pytest.mark.rule("M5.3")
def test_the_next_of_everything_has_its_price():
    scene = Scene.of().has(goods="stone copper grain herb").turn("build")

    assert (6, 3, "") == build(scene, "city")
    assert (3, 0, "") == build(scene, "tower")
    assert (1, 0, "") == build(scene, "farm")
    assert (3 + 3, 5, "") == build(scene, "ship", 3)


@pytest.mark.rule("M5.3")
def test_a_ship_lacks_a_city_or_a_tower():
    scene = Scene.of().has(ships=(3, 0, 0)).turn("build")

    assert "towers" == build(scene, "sail", 1)[2]
    assert "cities" == build(scene, "ship", 2)[2]


@pytest.mark.rule("M12.1")
def test_regions_are_judged_as_they_would_score():
    scene = Scene.of()
    one, two = scene.abroad()[:2]
    homes = [scene.home(seat) for seat in (0, 1)]
    scene.warriors(0, **{f"r{one}": 2, f"r{two}": 1}).warriors(1, **{f"r{one}": 1, f"r{two}": 1})
    found = {region.number: region for region in survey(scene).regions}

    assert (0, (3, 1)) == (found[one].dominant, found[one].points)
    assert (None, (1, 1)) == (found[two].dominant, found[two].points)
    assert [(0, (3, 0)), (1, (0, 3))] == [(found[home].dominant, found[home].points) for home in homes]
    assert (ScoringHelp(0, 0, 7), ScoringHelp(1, 0, 5)) == survey(scene).scoring


@pytest.mark.rule("M4.3")
def test_groups_of_dice_are_told_for_everybody():
    scene = Scene.of().dice("0 build red6", "0 build red3", "0 wild blue4", "0 expand gray6", "1 prepare blue2")
    mine, other = survey(scene).groups

    assert (9, ({"influence": 1, "population": 1},)) == (mine.total, mine.advances)
    assert () == other.advances


@pytest.mark.rule("M4.4", "M6", "M9")
def test_a_turn_is_told_with_its_dues_and_extra_actions():
    kit = kit_with(I_01={"trigger": "build", "trait": "2 towers: vp"})
    scene = Scene.of(kit=kit).has(palace="I-01", coins=1).turn("build", space=2)
    turn = survey(scene).turn
    assert turn is not None

    assert (0, "build", 1, True) == (turn.seat, turn.section, turn.points, turn.may_forfeit)
    assert [("space", True), ("I-01", False)] == [
        (due.what, due.effect is not None and due.effect.does) for due in turn.dues
    ]
    assert {"march", "market"} == {extra.action for extra in turn.extras if extra.is_open}

    after = survey(scene.play(next(move for move in scene.moves() if move.startswith("market")))).turn
    assert after is not None
    assert ["market"] == [extra.action for extra in after.extras if extra.is_used]


@pytest.mark.rule("M16")
def test_of_anothers_turn_only_what_is_open_is_told():
    scene = Scene.of().turn("build", space=2)
    for looker in (1, SPECTATOR):
        turn = survey(scene, looker).turn
        assert turn is not None
        assert [None] == [due.effect for due in turn.dues]
        assert not any(extra.is_open for extra in turn.extras)
    assert () == survey(scene, SPECTATOR).cards
    assert () == survey(scene, SPECTATOR).builds


@pytest.mark.rule("M11")
def test_vases_tell_how_far_everybody_is():
    scene = Scene.of().has(tracks=(6, 0, 0)).has(1, tracks=(8, 0, 0))
    scene.state.vases = (scene.state.kit.vase_ids.index("V01"),)
    scene.state.vase_by[0], scene.state.vase_filled[0] = 0b10, 1
    (vase,) = survey(scene).vases

    assert ("V01", 3, 8, (6, 8), (1,)) == (vase.id, vase.worth, vase.needed, vase.have, vase.claimed)


@pytest.mark.rule("M4.5")
def test_income_is_forecast():
    scene = Scene.of().has(income=6, tracks=(2, 0, 5), ability="SA5", ships=(1, 0, 0))
    mine, board = survey(scene).income[0], scene.state.kit.components.board

    assert (board.income_coins[6], board.income_points[6], 3 + 1, 2, 1) == (
        mine.coins,
        mine.vp,
        mine.weaponry,
        mine.palace,
        len(mine.routes),
    )


@pytest.mark.rule("M12.3")
def test_the_sheets_tell_where_everybody_would_stand_now():
    scene = Scene.of().has(vp=4, coins=5)

    assert [5, 0] == [sheet.total for sheet in survey(scene).sheets]
