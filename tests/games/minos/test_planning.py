"""A seat plans its next turn on a copy of the table, while another plays."""

from __future__ import annotations

import pytest

from labrys.core.plan import Plan, plan
from labrys.core.seats import SPECTATOR
from labrys.games.minos import decisions as d
from labrys.games.minos.game import Minos
from labrys.games.minos.view import MinosView
from tests.games.minos.scenario import Scene, kit_with
from tests.games.minos.test_draft_help import drafting

MINOS = Minos()


def planned(scene: Scene, seat: int, *moves: str) -> Plan:
    MINOS.kit = scene.state.kit
    return plan(MINOS, MINOS.view(scene.state, seat), moves)


def seen(made: Plan) -> MinosView:
    assert isinstance(made.view, MinosView)
    return made.view


def fates(made: Plan) -> list[str]:
    return [step.fate for step in made.steps]


def at_turn(scene: Scene) -> Scene:
    """Seat 0 has retrieved its highest die; the others follow."""
    dice = scene.state.players * scene.state.kit.components.pieces.dice
    scene.state.stack = [(d.INCOME, 0, 0), (d.ACTIONS, dice - scene.state.players + 1, 0)]
    scene.state.agenda[0] = ((d.RETRIEVE, 0, 0),)
    scene.state.offer = sum(1 << card for card in range(5))
    scene.state.deck[0] &= ~scene.state.offer
    scene.state.pools[0] = (scene.state.deck[0],)
    from labrys.games.minos.rules import table

    table.settle(scene.state)
    return scene


def two_players() -> Scene:
    return at_turn(Scene.of(2).has(1, coins=9).dice("0 wild red5", "1 expand blue3"))


@pytest.mark.rule("M4.4", "S10.7")
def test_who_waits_plans_the_next_die_with_the_table_as_it_is_and_the_others_turn_set_aside():
    scene = two_players()
    before = MINOS.position(scene.state)

    made = planned(scene, 1)

    assert 0 == scene.state.active
    assert (1, 6, "expand") == (seen(made).active, seen(made).points, seen(made).kind)
    assert made.is_open
    assert "end" in [MINOS.text(move) for move in made.legal]
    assert made.survey == MINOS.survey(seen(made))
    assert before == MINOS.position(scene.state)


@pytest.mark.rule("M4.4", "S10.7")
def test_a_plan_goes_on_move_by_move_and_ends_with_the_turn():
    scene = two_players()
    home = scene.home(1)

    made = planned(scene, 1, f"place {home}", f"place {home}", "end", "end")

    assert ["holds", "holds", "holds", "untried"] == fates(made)
    assert not made.is_open
    assert ((), None, [0, 3]) == (
        made.legal, seen(made).active, list(next(one for one in seen(made).regions if one.number == home).warriors)
    )  # fmt: skip
    assert [6, 5] == [step.preview.before.points for step in made.steps[:2]]


@pytest.mark.rule("S10.7")
def test_the_first_move_that_is_refused_says_why_and_what_follows_is_not_tried():
    scene = two_players()
    made = planned(scene, 1, f"place {scene.home(1)}", "place 99", "end")

    assert ["holds", "refused", "untried"] == fates(made)
    refusal = made.steps[1].refusal
    assert refusal is not None
    assert "no-such-region" == refusal.code
    assert made.is_open
    assert planned(scene, 1, f"place {scene.home(1)}").view == made.view


@pytest.mark.rule("M5.1", "M16", "S10.7")
def test_a_card_from_the_deck_ends_the_plan_before_it_is_known():
    scene = at_turn(Scene.of(2).dice("0 wild red5", "1 prepare blue3"))
    made = planned(scene, 1, "draw deck", "draw deck")

    assert ["holds", "untried"] == fates(made)
    assert made.steps[0].asks_chance
    assert ((), False, ()) == (seen(made).hand, made.is_open, made.legal)
    assert 1 == made.steps[0].preview.after.cards


@pytest.mark.rule("M5.1", "S10.7")
def test_a_card_of_the_offer_is_planned_with():
    scene = at_turn(Scene.of(2).dice("0 wild red5", "1 prepare blue3"))
    card = seen(planned(scene, 1)).offer[0]

    made = planned(scene, 1, f"draw {card}", f"draw {card}")

    assert ["holds", "refused"] == fates(made)
    assert (card,) == seen(made).hand


@pytest.mark.rule("M4.2", "S10.7")
def test_in_the_draft_the_next_pick_is_planned_and_ends_the_plan():
    scene = drafting(Scene.of(2).dice("0 build red3"), "red2", "blue5", "gray1", seat=1)
    made = planned(scene, 0, "draft red2 build", "draft blue5 build")

    assert ["holds", "untried"] == fates(made)
    assert [("red2", 0), ("red3", 0)] == [(die.die, die.seat) for die in seen(made).rows[2] if die is not None]
    assert not made.is_open


@pytest.mark.rule("S10.7")
def test_a_choice_between_equal_dice_is_part_of_the_plan():
    scene = at_turn(Scene.of(2).dice("0 wild red5", "1 expand blue3", "1 build gray3"))

    assert ["retrieve build/1", "retrieve expand/1"] == [MINOS.text(move) for move in planned(scene, 1).legal]
    assert "build" == seen(planned(scene, 1, "retrieve build/1")).kind


@pytest.mark.rule("S10.7")
def test_there_is_nothing_to_plan_for_spectators_without_dice_or_where_all_answer_at_once():
    scene = two_players()
    done = at_turn(Scene.of(2).dice("0 wild red5"))
    together = answering()
    assert [0, 1] == together.deciders

    for made in (planned(scene, SPECTATOR, "end"), planned(done, 1, "end"), planned(together, 0, "end")):
        assert (["untried"], None, None, False) == (fates(made), made.view, made.survey, made.is_open)


@pytest.mark.rule("S10.7")
def test_in_the_own_turn_the_plan_begins_with_the_table_as_it_is():
    kit = kit_with(I_01={"trigger": "wild", "trait": "2 vp"})
    scene = at_turn(Scene.of(2, kit=kit).has(palace="I-01").dice("0 wild red5", "1 expand blue3"))

    assert MINOS.view(scene.state, 0) == planned(scene, 0).view
    made = planned(scene, 0, "take I-01")
    scene.play("take I-01")
    assert MINOS.view(scene.state, 0) == made.view


def answering() -> Scene:
    """Both may advance by groups of dice, at once."""
    scene = Scene.of(2).dice("0 build red6", "0 wild red5", "1 build blue6", "1 wild blue5")
    scene.state.stack = [(d.INCOME, 0, 0), (d.ACTIONS, 0, 0), (d.PROGRESS, 0, 0)]
    from labrys.games.minos.rules import table

    table.settle(scene.state)
    return scene


def goes_on(scene: Scene, seat: int, move: str) -> bool:
    code = MINOS.encode(scene.state, MINOS.parse(move))
    assert code is not None
    before = MINOS.position(scene.state)
    found = MINOS.goes_on(scene.state, seat, code)
    assert before == MINOS.position(scene.state)
    return found


@pytest.mark.rule("S5.8", "M4.7")
def test_more_may_follow_in_a_step_of_all_at_once_until_the_answers_of_all_are_carried_out():
    scene = answering()
    assert [0, 1] == scene.deciders

    assert goes_on(scene, 1, "done")
    scene.play("done", seat=1)
    assert not goes_on(scene, 0, "done")


@pytest.mark.rule("S5.8")
def test_more_may_follow_in_a_turn_until_it_ends_or_something_is_drawn():
    kit = kit_with(I_01={"trigger": "wild", "trait": "2 vp"})
    scene = at_turn(Scene.of(2, kit=kit).has(palace="I-01").dice("0 wild red5", "1 expand blue3"))
    MINOS.kit = kit

    assert [True, False, False] == [goes_on(scene, 0, move) for move in ("take I-01", "draw deck", "end")]
