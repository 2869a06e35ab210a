"""M4: the round: roll, draft, progress, actions, income."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from labrys.games.minos import decisions as d
from labrys.games.minos.components import SECTIONS
from labrys.games.minos.rules import table
from labrys.games.minos.state import NONE
from tests.games.minos.scenario import Scene, kit_with


def rolling(players: int = 2, first: int = 0) -> Scene:
    scene = Scene.of(players, first=first)
    scene.state.round = 0
    scene.state.stack = [(d.ROUND, 0, 0)]
    table.settle(scene.state)
    return scene


def roll(scene: Scene, values: Sequence[int]) -> Scene:
    """All dice as the colours come, with these values."""
    for value in values:
        colour = ("red", "blue", "yellow", "gray")[scene.state.stack[-1][1]]
        scene.play(f"rolled {colour}{value}")
    return scene


def progressing(players: int, *dice: str, first: int = 0) -> Scene:
    """The progress step with these dice on the board."""
    scene = Scene.of(players, first=first).dice(*dice)
    scene.state.stack = [(d.ACTIONS, 99, 0), (d.PROGRESS, 0, 0)]
    return scene


def go(scene: Scene) -> Scene:
    table.settle(scene.state)
    return scene


def earning(players: int = 2, round: int = 1, part: int = 0) -> Scene:  # noqa: A002
    scene = Scene.of(players, round=round)
    scene.state.stack = [(d.INCOME, part, 0)]
    return scene


@pytest.mark.rule("M4", "M4.1")
def test_all_dice_are_rolled_and_lie_in_the_pool():
    scene = roll(rolling(2), [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 1])

    assert 13 == sum(scene.state.pool)
    assert "draft" == scene.due(0)
    assert {"draft red1 prepare", "draft gray6 wild"} <= set(scene.moves())
    assert not scene.may("draft red4 build")


@pytest.mark.rule("M4.1")
@pytest.mark.parametrize(("same", "again"), [(5, False), (6, True)])
def test_six_equal_dice_are_all_rolled_again(same: int, again: bool):
    values = [2] * same + [1, 3, 4, 5, 6, 1, 3, 4][: 13 - same]
    scene = roll(rolling(2), values)

    assert again == (scene.state.stack[-1][0] == d.ROLL)
    assert (0 if again else 13) == sum(scene.state.pool)


@pytest.mark.rule("M4.2")
@pytest.mark.parametrize(("first", "turns"), [(0, [0, 1]), (1, [1, 0])])
def test_each_in_turn_order_drafts_four_dice(first: int, turns: list[int]):
    scene = roll(rolling(2, first), [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 1])
    order = []
    while scene.due(scene.deciders[0]) == "draft":
        order.append(scene.deciders[0])
        scene.play(scene.moves()[0])
        if not scene.deciders:
            break

    assert turns * 4 == order
    assert 13 - 8 == sum(scene.state.pool)


@pytest.mark.rule("M4.2")
def test_a_full_section_takes_no_more_dice():
    scene = roll(rolling(2), [1, 2, 3, 4, 5, 6, 1, 2, 3, 4, 5, 6, 1])
    scene.play("draft red1 build", "draft red2 build")

    assert not any(move.endswith(" build") for move in scene.moves())
    assert any(move.endswith(" expand") for move in scene.moves())


@pytest.mark.rule("M4.2")
def test_the_space_counts_on_which_a_die_stands_when_the_draft_ends_and_spaces_do_not_close_up():
    scene = Scene.of(4).dice("0 build red4", "1 build red2", "1 expand red5")
    scene.state.stack = [(d.ACTIONS, 0, 0)]
    go(scene).onward()

    # Seat 0 has its only die on the second space of four; when it is gone, seat 1 still stands on the first.
    assert (2, 1) == (scene.state.points, scene.state.rows[SECTIONS.index("build")].count(NONE))
    row = scene.state.rows[SECTIONS.index("build")]
    assert NONE == row[1]


@pytest.mark.rule("M4.3")
def test_advances_by_groups_may_be_ordered_and_declined():
    scene = go(progressing(2, "0 build red6", "0 expand red3", "0 wild blue4", "0 prepare gray6"))

    assert ["advance influence", "advance population", "done"] == scene.moves(0)
    fewer = scene.copy().play("advance population", "done", seat=0)
    assert (0, 0, 1) == fewer.tracks()
    scene.play("advance population", seat=0)
    assert ["advance influence", "done"] == scene.moves(0)
    scene.play("advance influence", seat=0)
    assert ((1, 0, 1), 3, 5) == (scene.tracks(), scene.coins(), scene.state.reserves[0])


@pytest.mark.rule("M4.3")
def test_several_maximal_sets_are_offered():
    """A gray six goes with the red or the yellow three, not with both."""
    scene = go(progressing(2, "0 build red3", "0 expand yellow3", "0 prepare gray6"))

    assert ["advance influence", "advance cultural", "done"] == scene.moves(0)
    scene.play("advance cultural", seat=0)
    assert "groups" != scene.due(0), "the other group is no longer possible"


@pytest.mark.rule("M4.3", "M10")
def test_the_ability_lowers_the_total_as_at_the_start_of_the_step():
    dice = ("0 build yellow5", "0 expand yellow3", "0 wild red5", "0 prepare red2")
    assert ["advance cultural", "done"] == go(progressing(2, *dice).has(ability="SA4")).moves(0)
    scene = go(progressing(2, *dice).has(ability="SA4", tracks=(0, 1, 0)))
    scene.play("advance cultural", seat=0)

    # Level 2 is reached now; the red seven would be enough for it, but not in this step.
    assert (0, 2, 0) == scene.tracks()


@pytest.mark.rule("M4.4")
def test_dice_are_retrieved_from_the_highest_in_turn_order():
    scene = Scene.of(2).dice("0 build red2", "1 build red6", "0 expand red5", "1 wild blue6")
    scene.state.stack = [(d.INCOME, 0, 0), (d.ACTIONS, 4, 0)]
    go(scene).onward()

    assert ("turn", "") == (scene.due(0), scene.due(1))
    assert 4 == scene.state.points or scene.state.kind == SECTIONS.index("expand")
    scene.play("end").onward()
    assert ["retrieve build/2", "retrieve wild/1"] == scene.moves(1)


@pytest.mark.rule("M4.4")
def test_a_space_may_be_forfeited_for_coins_before_anything_else():
    scene = Scene.of(4).has(hand="I-01").turn("build")

    forfeited = scene.copy().play("forfeit")
    assert (2, 0) == (forfeited.coins(), forfeited.state.points)
    assert not any(move.startswith(("tower", "farm", "ship", "forfeit")) for move in forfeited.moves())
    scene.play("discard I-01")
    assert not scene.may("forfeit")


@pytest.mark.rule("M4.4", "M9")
def test_traits_trigger_although_the_space_is_forfeited():
    kit = kit_with(I_01={"trigger": "build", "trait": "2 coin"})
    scene = Scene.of(4, kit).has(palace="I-01").turn("build").play("forfeit")

    assert scene.may("take I-01")
    assert 4 == scene.play("take I-01").coins()


@pytest.mark.rule("M4.4")
def test_space_points_traits_and_extra_actions_come_in_any_order():
    kit = kit_with(I_01={"trigger": "expand", "trait": "vp"})
    scene = Scene.of(4, kit).has(palace="I-01", hand="I-02", coins=1).turn("expand", space=3)
    home = scene.home()

    kinds = {move.split()[0] for move in scene.moves()}
    assert {"take", "place", "move", "escort", "discard", "market", "end", "forfeit"} <= kinds
    scene.play(f"place {home}", "discard I-02", "take I-01", f"place {home}", "take space")
    assert ["advance influence", "advance cultural", "advance population", "done"] == scene.moves()
    scene.play("advance influence")
    assert (2, 1, 3, (1, 0, 0)) == (scene.state.points, scene.vp(), scene.at(home), scene.tracks())


@pytest.mark.rule("M4.4")
def test_points_that_are_not_used_are_lost():
    scene = Scene.of(4).turn("expand").play("end")

    assert (0, "") == (scene.state.points, scene.due(0))


@pytest.mark.rule("M4.5")
def test_income_gives_coins_and_points_of_the_income_space():
    scene = go(earning().has(income=10))
    board = scene.state.kit.components.board

    assert (board.income_coins[10], board.income_coins[0]) == (scene.coins(0), scene.coins(1))
    assert (board.income_points[10], 0) == (scene.vp(0), scene.vp(1))


@pytest.mark.rule("M4.5")
def test_ships_pay_before_weaponry_and_palace_which_use_the_new_places():
    kit = kit_with(
        R1A={"income": "population; coin; coin; coin; coin"}, R2A={"income": "influence; coin; coin; coin; coin"}
    )
    scene = earning().has(ships=(1, 1, 0), tracks=(1, 0, 1), hand="I-01 I-02 I-03", vp=30)
    scene.state.kit = kit
    go(scene)

    assert (2, 0, 2) == scene.tracks()
    assert 2 == scene.state.weaponry[0]
    for _ in range(2):
        scene.play(next(move for move in scene.moves(0) if move.startswith("palace")), seat=0)
    if 1 in scene.deciders:
        scene.play("done", seat=1)
    assert 2 == scene.state.palace[0].bit_count()


@pytest.mark.rule("M4.5")
def test_cards_for_the_palace_are_free_from_the_area_and_cost_their_points_from_the_hand():
    kit = kit_with(I_01={"vp": "4"}, I_02={"vp": "2"})
    scene = earning(part=3).has(area="I-03", hand="I-01 I-02", vp=3, tracks=(5, 0, 0))
    scene.state.kit = kit
    go(scene)

    assert ["palace I-02", "palace I-03", "done"] == scene.moves(0)
    scene.play("palace I-02", "palace I-03", seat=0)
    assert (1, ["I-02", "I-03"], ["I-01"]) == (scene.vp(), scene.cards("palace"), scene.cards("hand"))


@pytest.mark.rule("M4.5", "M10")
def test_ability_5_gains_weaponry_last():
    scene = go(earning(part=4).has(ability="SA5", tracks=(0, 5, 0)))

    assert 3 == scene.state.weaponry[0]


@pytest.mark.rule("M4.5")
def test_after_income_the_dice_go_back_and_the_first_player_passes_left():
    scene = earning(3, part=5).dice("0 build red2").has(area="I-01")
    go(scene).onward()

    assert (2, 1, [()] * 5) == (scene.state.round, scene.state.first, scene.state.rows)
    assert ["I-01"] == scene.cards("area"), "played cards stay"


@pytest.mark.rule("M4")
def test_after_round_2_age_2_is_active_with_a_new_offer():
    scene = earning(2, round=2, part=5).offer("I-01", "I-02")
    go(scene).onward()

    assert (3, 5) == (scene.state.round, scene.state.offer.bit_count())
    assert not scene.state.offer & ~scene.state.kit.age_cards[1]


@pytest.mark.rule("M4.6", "M10")
@pytest.mark.parametrize(("culture", "asked"), [(0, "temp"), (2, "random-good"), (5, "temp")])
def test_ability_2_gives_at_the_start_of_a_round(culture: int, asked: str):
    scene = Scene.of(2, round=1).has(1, ability="SA2", tracks=(0, culture, 0))
    scene.state.stack = [(d.ROUND, 0, 0)]
    go(scene)

    assert asked == scene.due(1)
    if culture == 5:
        scene.play("good herb", "good wood")
        assert ("herb", "wood") == (scene.temps(1), scene.goods(1))
    assert 0 == sum(scene.state.pool)


@pytest.mark.rule("M4.7")
def test_answers_are_kept_until_all_are_in_and_their_order_does_not_matter():
    dice = ("0 build red6", "0 expand red3", "1 wild blue6", "1 prepare blue3")
    ends = []
    for order in ((0, 1), (1, 0)):
        scene = go(progressing(2, *dice))
        answers = {0: "advance influence", 1: "advance population"}
        scene.play(answers[order[0]], seat=order[0])
        assert [(0, 0, 0), (0, 0, 0)] == [scene.tracks(0), scene.tracks(1)]
        assert [order[1]] == scene.deciders
        scene.play(answers[order[1]], seat=order[1])
        ends.append((scene.tracks(0), scene.tracks(1), scene.state.coins, scene.state.reserves))

    assert ends[0] == ends[1]
    assert ((1, 0, 0), (0, 0, 1)) == ends[0][:2]


BUILDING = ("0 build yellow6", "0 expand yellow3", "1 wild yellow6", "1 prepare yellow3")


def both_want_a_farm(players: int = 2, first_player: int = 0, warriors: int = 2, weaponry: int = 0) -> Scene:
    """Seats 0 and 1 have a build point and warriors in the same region; seat 0 so many, and so much weaponry."""
    scene = progressing(players, *BUILDING, first=first_player)
    scene.has(0, tracks=(0, 2, 0)).has(1, tracks=(0, 2, 0))
    where = f"r{scene.abroad()[0]}"
    scene.warriors(0, **{where: warriors}).warriors(1, **{where: 2})
    scene.has(0, weaponry=weaponry).has(1, weaponry=1)
    go(scene)
    for seat in (0, 1):
        scene.play("advance cultural", seat=seat)
    return scene


@pytest.mark.rule("M4.7")
@pytest.mark.parametrize(
    ("players", "first_player", "warriors", "weaponry", "winner"),
    [
        (2, 0, 3, 0, 0),
        (2, 0, 2, 0, 1),
        (2, 0, 2, 1, 0),
        (2, 0, 2, 2, 0),
        (2, 1, 3, 0, 0),
        (2, 1, 2, 2, 0),
        (2, 1, 2, 1, 1),
        (3, 1, 2, 1, 1),
        (3, 2, 2, 1, 0),
    ],
)
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_two_builds_in_one_region_go_to_most_warriors_then_weaponry_then_turn_order(
    players: int, first_player: int, warriors: int, weaponry: int, winner: int, order: tuple[int, int]
):
    scene = both_want_a_farm(players, first_player, warriors, weaponry)
    where = scene.abroad()[0]
    for seat in order:
        scene.play(f"farm {where} 1 0", seat=seat)

    assert winner == scene.state.farm[scene.state.land.index[where]]
    assert "build" == scene.due(1 - winner), "who lost chooses again"
    assert not any(move.startswith(f"farm {where}") for move in scene.moves(1 - winner))
