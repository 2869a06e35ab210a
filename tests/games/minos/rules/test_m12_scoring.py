"""M12: farms and regions, the last battles, the end of the game, and who wins."""

from __future__ import annotations

from typing import Any

import pytest

from labrys.games.minos.events import GameEnded
from labrys.games.minos.rules.scoring import region_points
from labrys.games.minos.scoring import score_sheet
from tests.games.minos.moments import income, scoring
from tests.games.minos.scenario import Scene, kit_with


def bare(players: int = 2, round: int = 4, **changes: dict[str, str]) -> Scene:  # noqa: A002
    """Nobody has a warrior anywhere."""
    scene = Scene.of(players, kit_with(**changes), round)
    scene.state.warriors = [0] * len(scene.state.warriors)
    return scene


def line(scene: Scene, part: str, seat: int = 0) -> int:
    return sum(one.points for one in score_sheet(scene.state, seat).lines if one.part == part)


# M12.1


@pytest.mark.rule("M12.1")
@pytest.mark.parametrize(("farms", "points"), [(0, 0), (1, 2), (2, 4), (3, 8), (4, 14)])
@pytest.mark.parametrize("round", [2, 4])
def test_farms_score_by_how_many_they_are(farms: int, points: int, round: int):  # noqa: A002
    scene = bare(round=round)
    scoring(scene.built("farm", 0, *scene.abroad()[:farms]))

    assert (points, 0) == (line(scene, "farms"), line(scene, "farms", 1))


@pytest.mark.rule("M12.1", "M4")
@pytest.mark.parametrize(("round", "scored"), [(1, False), (2, True), (3, False), (4, True)])
def test_there_is_a_scoring_after_rounds_2_and_4(round: int, scored: bool):  # noqa: A002
    scene = bare(round=round)
    income(scene.built("farm", 0, *scene.abroad()[:4]), 5).onward()

    assert (14 if scored else 0) == line(scene, "farms")


@pytest.mark.rule("M12.1")
@pytest.mark.parametrize(
    ("here", "expected"),
    [
        ((1, 0, 0), (3, 0, 0)),
        ((2, 1, 0), (3, 1, 0)),
        ((2, 1, 1), (3, 1, 1)),
        ((1, 1, 0), (1, 1, 0)),
        ((2, 2, 1), (1, 1, 1)),
        ((1, 1, 1), (1, 1, 1)),
        ((0, 0, 0), (0, 0, 0)),
    ],
)
def test_dominance_is_alone_the_most_and_a_tie_leaves_presence(here: tuple[int, ...], expected: tuple[int, ...]):
    scene = bare(3, 2)
    region = f"r{scene.abroad()[0]}"
    for seat in range(3):
        scene.warriors(seat, **{region: here[seat]})
    scoring(scene)

    assert expected == tuple(line(scene, "regions", seat) for seat in range(3))


@pytest.mark.rule("M12.1")
@pytest.mark.parametrize(("towers", "more"), [(0, 0), (1, 0), (2, 1), (3, 2)])
def test_towers_add_to_dominated_regions_only(towers: int, more: int):
    scene = bare(2, 2)
    one, two, three = scene.abroad()[:3]
    scene.warriors(**{f"r{one}": 1, f"r{two}": 2, f"r{three}": 1}).warriors(1, **{f"r{three}": 1})
    scoring(scene.built("tower", 0, *scene.abroad()[:towers]))

    assert 2 * (3 + more) + 1 == line(scene, "regions")
    assert 1 == line(scene, "regions", 1), "the towers of another do not help"


@pytest.mark.rule("M12.1", "M8")
def test_each_player_scores_by_the_own_population_track():
    scene = bare(2, 2).has(0, tracks=(0, 0, 5)).has(1, tracks=(0, 0, 2))
    one, two = scene.abroad()[:2]
    scene.warriors(0, **{f"r{one}": 2, f"r{two}": 1}).warriors(1, **{f"r{one}": 1, f"r{two}": 2})

    assert (5 + 3, 2 + 4) == (sum(region_points(scene.state, 0)), sum(region_points(scene.state, 1)))


# M12.2

PEOPLE: dict[str, Any] = {"P1_01": {"weaponry": "1", "gain": "9 coin"}, "P2_01": {"weaponry": "3", "gain": "4 vp"}}
MORE: dict[str, Any] = {"P2_02": {"weaponry": "3", "gain": "4 vp"}}


def last(players: int = 2, **changes: dict[str, str]) -> tuple[Scene, int]:
    """Round 4 with Sea Peoples of both levels in the first region that is nobody's start."""
    scene = bare(players, **{**PEOPLE, **changes})
    here = scene.abroad()[0]
    return scene.tiles(here, None, "P2-01 P1-01"), here


@pytest.mark.rule("M12.2", "M6.6")
def test_level_1_leaves_and_level_2_is_battled_for_its_usual_price():
    scene, here = last()
    scene.warriors(**{f"r{here}": 2}).has(weaponry=5)
    scoring(scene)
    assert ("fight", [f"battle {here}", "done"]) == (scene.due(), scene.moves())
    scene.play(f"battle {here}")

    state = scene.state
    assert (2, 1, 4) == (state.weaponry[0], scene.at(here), state.reserves[0])
    assert (1 << state.kit.people_ids.index("P2-01"), 0) == (state.trophies[0], scene.coins())
    assert [()] * state.land.size == state.people
    assert 4 == line(scene, "sea-peoples")
    assert 3 == line(scene, "regions"), "regions were scored before, with both warriors"


@pytest.mark.rule("M12.2")
def test_there_are_no_last_battles_after_round_2():
    scene, here = last()
    scene.state.round = 2
    scene.warriors(**{f"r{here}": 2}).has(weaponry=5)
    scoring(scene)

    assert ("", 2) == (scene.due(), len(scene.state.people[scene.state.land.index[here]]))


@pytest.mark.rule("M12.2")
@pytest.mark.parametrize(
    ("warriors", "weaponry", "first", "order"),
    [
        ((1, 2, 3), (3, 3, 3), 0, (2, 1, 0)),
        ((2, 2, 1), (3, 4, 9), 0, (1, 0, 2)),
        ((1, 1, 1), (3, 3, 3), 0, (0, 1, 2)),
        ((1, 1, 1), (3, 3, 3), 2, (2, 0, 1)),
        ((1, 1, 1), (3, 3, 3), 1, (1, 2, 0)),
        ((1, 1, 1), (4, 3, 4), 1, (2, 0, 1)),
        ((2, 1, 2), (3, 9, 3), 1, (2, 0, 1)),
        ((1, 2, 3), (3, 3, 3), 1, (2, 1, 0)),
        ((1, 0, 1), (3, 9, 4), 0, (2, 0)),
    ],
)
def test_they_are_asked_by_warriors_then_weaponry_then_turn_order(
    warriors: tuple[int, ...], weaponry: tuple[int, ...], first: int, order: tuple[int, ...]
):
    scene, here = last(3)
    scene.state.first = first
    for seat in range(3):
        scene.warriors(seat, **{f"r{here}": warriors[seat]}).has(seat, weaponry=weaponry[seat])
    scoring(scene)
    asked = []
    while scene.deciders:
        asked.append(scene.deciders[0])
        assert 1 == len(scene.deciders)
        scene.play("done")

    assert list(order) == asked
    assert [()] * scene.state.land.size == scene.state.people, "a tile that nobody battles leaves"
    assert [0, 0, 0] == scene.state.trophies


@pytest.mark.rule("M12.2")
def test_when_one_has_battled_nobody_else_is_asked():
    scene, here = last()
    for seat in (0, 1):
        scene.warriors(seat, **{f"r{here}": 1 + seat}).has(seat, weaponry=3)
    scoring(scene)
    scene.play(f"battle {here}")

    assert ([], "four rounds played") == (scene.deciders, scene.state.reason)


@pytest.mark.rule("M12.2")
def test_who_cannot_pay_is_passed_over():
    scene, here = last()
    scene.warriors(0, **{f"r{here}": 2}).has(0, weaponry=2).warriors(1, **{f"r{here}": 1}).has(1, weaponry=3)
    scoring(scene)

    assert [1] == scene.deciders


@pytest.mark.rule("M12.2")
def test_regions_are_gone_through_by_number_and_weaponry_counts_at_that_moment():
    scene, here = last(**MORE)
    there = scene.abroad()[1]
    assert here < there
    scene.tiles(there, None, "P2-02")
    for seat, weaponry in ((0, 5), (1, 4)):
        scene.has(seat, weaponry=weaponry).warriors(seat, **{f"r{here}": 1, f"r{there}": 1})
    scoring(scene)
    assert ([0], [f"battle {here}", "done"]) == (scene.deciders, scene.moves())
    scene.play(f"battle {here}")

    assert ([1], [f"battle {there}", "done"]) == (scene.deciders, scene.moves()), "2 against 4"


# M12.3


@pytest.mark.rule("M12.3")
@pytest.mark.parametrize(
    ("coins", "weaponry", "hand", "points"),
    [
        (4, 0, "", 0),
        (5, 0, "", 1),
        (2, 2, "I-01", 1),
        (0, 0, "I-01 I-02 I-03 I-04 II-01", 1),
        (7, 6, "I-01", 2),
        (10, 5, "", 3),
    ],
)
def test_leftovers_are_counted_together_and_the_rest_is_dropped(coins: int, weaponry: int, hand: str, points: int):
    scene = scoring(bare().has(coins=coins, weaponry=weaponry, hand=hand))

    assert points == line(scene, "leftovers")


@pytest.mark.rule("M12.3")
def test_each_card_in_the_player_area_is_a_point_whatever_is_printed_on_it():
    scene = scoring(bare(I_01={"vp": "4"}, II_01={"vp": "7"}).has(area="I-01 II-01 I-02"))

    assert (3, 0) == (line(scene, "player-area"), line(scene, "palace"))


@pytest.mark.rule("M12.3", "M9")
def test_cards_in_the_palace_are_worth_what_is_printed_on_them():
    scene = scoring(bare(I_01={"vp": "4"}, II_01={"vp": "7"}).has(palace="I-01 II-01"))

    assert (11, 0) == (line(scene, "palace"), line(scene, "player-area"))


@pytest.mark.rule("M12.3")
@pytest.mark.parametrize("cities", [1, 2, 3])
@pytest.mark.parametrize("ships", [0, 1, 2, 3])
def test_the_points_of_cities_and_ships_are_summed_and_the_city_of_the_setup_has_none(cities: int, ships: int):
    scene = bare()
    spaces = [3] * ships + [0] * (3 - ships)
    scene.built("city", 0, *scene.abroad()[: cities - 1]).has(ships=spaces)
    scoring(scene)
    board = scene.state.kit.components.board

    assert (sum(board.city_points[:cities]), sum(board.ship_points[:ships])) == (
        line(scene, "cities"),
        line(scene, "ships"),
    )
    assert 0 == board.city_points[0]
    assert 0 < board.city_points[1] < board.city_points[2]
    assert 0 <= board.ship_points[0] < board.ship_points[1] < board.ship_points[2]


@pytest.mark.rule("M12.3")
def test_nothing_of_this_is_scored_after_round_2():
    scene = scoring(bare(round=2).has(coins=50, area="I-01", palace="I-02", ships=(1, 1, 0)))

    assert (0, "") == (scene.vp(), scene.state.reason)


# M12.4


def winners(scene: Scene) -> tuple[int, ...]:
    return next(event.winners for event in scene.events if isinstance(event, GameEnded))


@pytest.mark.rule("M12.4")
def test_the_most_points_win():
    assert (2,) == winners(scoring(bare(4).has(0, vp=3).has(1, vp=5).has(2, vp=6).has(3, vp=2)))


@pytest.mark.rule("M12.4")
def test_those_with_equally_many_points_share_the_victory_whatever_they_have_left():
    scene = bare(4).has(0, vp=6, coins=4).has(1, vp=5).has(2, vp=6).has(3, vp=2)

    assert (0, 2) == winners(scoring(scene))


@pytest.mark.rule("M12.4")
def test_points_of_the_end_decide():
    assert (1,) == winners(scoring(bare().has(0, vp=6).has(1, vp=6, coins=5)))
