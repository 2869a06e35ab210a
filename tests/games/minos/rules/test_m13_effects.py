"""M13: the gains of the language of effects: what each does, where it acts and where it does not."""

from __future__ import annotations

from typing import Any

import pytest

from labrys.games.minos.components import GOODS, TRACKS
from labrys.games.minos.rules import table
from tests.games.minos.moments import played, ready
from tests.games.minos.scenario import Scene


def of(scene: Scene, word: str) -> list[str]:
    return [move for move in scene.moves() if move.split()[0] == word]


@pytest.mark.rule("M13")
def test_coins_weaponry_and_points_come_at_once():
    scene = played("2 coin + 3 weaponry + 4 vp")

    assert (2, 3, 4, "turn") == (scene.coins(), scene.state.weaponry[0], scene.vp(), scene.due())


@pytest.mark.rule("M13")
def test_a_temporary_good_is_of_a_type_of_choice_and_taken_from_no_stack():
    scene = played("2 temp")
    assert [*(f"good {good}" for good in GOODS), "done"] == scene.moves()
    before = (scene.state.stacks, scene.state.pile)
    scene.play("good herb", "good silver")

    assert ("silver herb", "", 0, "turn") == (scene.temps(), scene.goods(), scene.state.income[0], scene.due())
    assert before == (scene.state.stacks, scene.state.pile)


@pytest.mark.rule("M13", "M7")
def test_a_good_is_of_choice_from_a_stack():
    scene = played("2 good").play("good herb", "good herb")

    assert ("herb herb", "", 3) == (scene.goods(), scene.temps(), scene.state.income[0])
    assert 3 == scene.state.stacks >> 8 * GOODS.index("herb") & 255


@pytest.mark.rule("M13", "M7")
def test_a_random_good_is_drawn_from_the_pile():
    scene = played("random-good")

    assert "random-good" == scene.due()
    assert 6 == len(table.ask(scene.state)), "chance answers"
    assert "grain" == scene.play("dealt grain").goods()


OFFER = ("I-05", "I-06", "I-07")


@pytest.mark.rule("M13", "M13.1")
@pytest.mark.parametrize("text", ["card", "deck-card", "age2-card"])
@pytest.mark.parametrize("round", [1, 2, 3, 4])
def test_cards_come_from_where_the_word_says(text: str, round: int):  # noqa: A002
    scene = ready(text, round=round).offer(*OFFER).play("play I-01")
    active = "I" if round < 3 else "II"
    if text == "card":
        assert [*(f"draw {card}" for card in OFFER), "draw deck", "done"] == scene.moves()
        taken = scene.copy().play("draw I-06")
        assert (["I-06"], 2, "turn") == (taken.cards("hand"), taken.state.offer.bit_count(), taken.due())
        scene.play("draw deck")
    expected = "II" if text == "age2-card" else active
    scene.play(f"dealt {expected}-40")

    assert ([f"{expected}-40"], 3, "turn") == (scene.cards("hand"), scene.state.offer.bit_count(), scene.due())


@pytest.mark.rule("M13", "M5.4")
def test_place_and_move_are_as_with_expand_points():
    scene = played("place + move")
    home, land = scene.home(), scene.state.land
    assert [f"place {home}", "done"] == scene.moves()
    scene.play(f"place {home}")
    near = [land.number[at] for at in land.next[land.index[home]]]
    assert [*(f"move {home} {to}" for to in near), "done"] == scene.moves()
    scene.play(f"move {home} {near[0]}")

    assert (1, 1, 2, "turn") == (scene.at(home), scene.at(near[0]), scene.state.reserves[0], scene.due())


@pytest.mark.rule("M13", "M5.3")
def test_a_build_point_builds_at_its_cost():
    scene = ready("build").has(coins=4).play("play I-01")
    scene.play(f"tower {scene.home()} 0").onward()

    assert (1, "turn") == (scene.coins(), scene.due())
    poor = ready("build").has(coins=2).play("play I-01")
    assert not of(poor, "tower")


@pytest.mark.rule("M13", "M5.5")
@pytest.mark.parametrize("first", ["draw I-05", "play I-02", "tower {home} 0", "place {home}"])
def test_a_wild_point_is_of_any_kind_and_two_are_of_one(first: str):
    scene = ready("2 wild", I_02={"cost": "0", "wants": "", "instant": "vp"}, I_03={"cost": "0", "wants": ""})
    home = scene.home()
    scene.offer(*OFFER).has(coins=20, hand="I-02 I-03").built("city", 0, scene.abroad()[0]).play("play I-01")
    own = {"draw", "play", "city", "tower", "farm", "ship", "sail", "place", "move"}
    assert {"draw", "play", "tower", "place", "move"} <= {move.split()[0] for move in scene.moves()}

    scene.play(first.format(home=home)).onward()
    kinds = {move.split()[0] for move in scene.moves()} & own
    families = ({"draw"}, {"play"}, {"city", "tower", "farm", "ship", "sail"}, {"place", "move"})
    assert kinds <= next(family for family in families if first.partition(" ")[0] in family)
    assert ("wild", True) == (scene.due(), bool(kinds))


@pytest.mark.rule("M13", "M5.2", "M13.1")
def test_play_a_card_is_at_its_cost_and_reaches_the_offer_for_three_more():
    changes: dict[str, Any] = {
        "I_02": {"cost": "6", "wants": "stone", "instant": "vp"},
        "I_05": {"cost": "6", "wants": "stone", "instant": "vp"},
    }
    scene = ready("play", **changes).has(coins=7, goods="stone", hand="I-02").offer("I-05").play("play I-01")

    assert ["play I-02", "play I-05"] == of(scene, "play")
    assert 7 - 3 == scene.copy().play("play I-02").coins()
    assert 7 - 3 - 3 == scene.play("play I-05").coins()
    assert ["I-01", "I-05"] == scene.cards("area")


@pytest.mark.rule("M13", "M5.2", "M13.1")
def test_play_a_card_reaches_the_offer_only_with_the_three_coins():
    scene = ready("play", I_05={"cost": "3", "wants": "stone", "instant": "move"}).has(coins=2, goods="stone")
    scene.offer("I-05").play("play I-01")

    assert [] == of(scene, "play")


@pytest.mark.rule("M13", "M13.1")
def test_play_a_card_free_ignores_all_costs_also_from_the_offer():
    changes: dict[str, Any] = {
        "I_02": {"cost": "14", "instant": "move"},
        "I_05": {"cost": "14", "wants": "wood", "instant": "move"},
    }
    scene = ready("play-free", **changes).has(coins=1, hand="I-02", temps="wood").offer("I-05").play("play I-01")

    assert ["play I-02", "play I-05"] == of(scene, "play"), "no temporary good is spent either"
    assert (1, "wood") == (scene.play("play I-05").coins(), scene.temps())
    assert (["I-02"], 0) == (scene.cards("hand"), scene.state.offer)


@pytest.mark.rule("M13")
@pytest.mark.parametrize(("text", "lost"), [("palace", 2), ("palace-free", 0)])
def test_a_card_goes_to_the_palace_from_the_area_for_nothing_and_from_the_hand_for_its_points(text: str, lost: int):
    scene = ready(text, I_02={"vp": "2"}).has(hand="I-02", area="I-03", vp=5).play("play I-01")
    assert ["palace I-01", "palace I-02", "palace I-03"] == of(scene, "palace")

    area = scene.copy().play("palace I-03")
    assert (5, ["I-03"], ["I-01"]) == (area.vp(), area.cards("palace"), area.cards("area"))
    hand = scene.play("palace I-02")
    assert (5 - lost, ["I-02"], []) == (hand.vp(), hand.cards("palace"), hand.cards("hand"))


@pytest.mark.rule("M13", "M4.5")
@pytest.mark.parametrize(("text", "may"), [("palace", False), ("palace-free", True)])
def test_a_card_of_the_hand_is_for_those_who_have_its_points_unless_it_is_free(text: str, may: bool):
    scene = ready(text, I_02={"vp": "2"}).has(hand="I-02", area="I-03", vp=1).play("play I-01")

    assert may == scene.may("palace I-02")


ROUTES: dict[str, Any] = {
    "R1A": {"income": "2 coin; 9 coin; coin; coin; coin"},
    "R2A": {"income": "coin; coin; 3 vp; coin; coin"},
    "R3A": {"income": "9 vp; 9 vp; 9 vp; 9 vp; 9 vp"},
}


@pytest.mark.rule("M13")
def test_route_income_is_that_of_the_space_of_one_own_ship():
    scene = ready("route-income", **ROUTES).has(ships=(1, 3, 0)).has(1, ships=(0, 0, 2)).play("play I-01")

    assert ["income 1", "income 2", "done"] == scene.moves()
    assert 2 == scene.copy().play("income 1").coins()
    assert 3 == scene.play("income 2").vp()


@pytest.mark.rule("M13")
def test_without_ships_there_is_no_route_income():
    scene = ready("route-income + coin", **ROUTES).play("play I-01")

    assert (1, "turn") == (scene.coins(), scene.due())


@pytest.mark.rule("M13", "M8")
@pytest.mark.parametrize("track", range(3))
def test_a_named_track_rises_by_one_and_on_8_brings_three_points(track: int):
    heights = [0, 0, 0]
    heights[track] = 4
    scene = ready(TRACKS[track]).has(tracks=tuple(heights)).play("play I-01")
    heights[track] = 5
    assert (heights, 0) == (list(scene.tracks()), scene.vp())

    heights[track] = 8
    scene = ready(TRACKS[track]).has(tracks=tuple(heights)).play("play I-01")
    assert (heights, 3) == (list(scene.tracks()), scene.vp())


@pytest.mark.rule("M13")
def test_any_track_is_a_track_of_choice_each_time():
    scene = ready("2 any-track").has(tracks=(4, 4, 6)).play("play I-01")
    assert [*(f"advance {track}" for track in TRACKS), "done"] == scene.moves()
    scene.play("advance population", "advance influence")

    assert ((5, 4, 7), "turn") == (scene.tracks(), scene.due())


@pytest.mark.rule("M13", "M13.2")
@pytest.mark.parametrize(
    ("heights", "open_tracks"),
    [((4, 6, 6), ()), ((4, 4, 6), (0, 1)), ((6, 4, 4), (1, 2)), ((4, 4, 4), (0, 1, 2))],
)
def test_the_lowest_track_rises_and_between_several_the_player_chooses(
    heights: tuple[int, ...], open_tracks: tuple[int, ...]
):
    scene = ready("lowest-track").has(tracks=heights).play("play I-01")
    if not open_tracks:
        # One track alone is the lowest: it may still be declined.
        assert ["advance influence", "done"] == scene.moves()
        assert (5, 6, 6) == scene.play("advance influence").tracks()
        return

    assert [*(f"advance {TRACKS[track]}" for track in open_tracks), "done"] == scene.moves()


@pytest.mark.rule("M13.2")
def test_which_track_is_lowest_is_seen_each_time_anew():
    scene = ready("2 lowest-track").has(tracks=(4, 5, 7)).play("play I-01", "advance influence")

    assert ["advance influence", "advance cultural", "done"] == scene.moves()


@pytest.mark.rule("M13", "M4.4")
@pytest.mark.parametrize(
    "text", ["temp", "good", "card", "place", "move", "build", "wild", "play", "palace", "any-track", "lowest-track"]
)
def test_a_gain_that_is_asked_about_may_be_declined(text: str):
    scene = ready(text).has(hand="I-02", coins=20).offer(*OFFER).play("play I-01")
    assert scene.may("done")
    before = scene.copy()
    scene.play("done")

    assert "turn" == scene.due()
    for name in ("coins", "hand", "area", "palace", "temps", "goods", "tracks", "warriors", "reserves"):
        assert getattr(before.state, name) == getattr(scene.state, name)


@pytest.mark.rule("M13.2")
def test_without_reserves_a_placing_is_ignored_and_what_follows_comes():
    scene = ready("place + coin").has(reserves=0).play("play I-01")

    assert (1, 1, "turn") == (scene.coins(), scene.at(scene.home()), scene.due())


@pytest.mark.rule("M13.2")
def test_a_warrior_is_placed_where_an_own_city_is():
    scene = ready("place")
    second, foreign = scene.abroad()[:2]
    scene.built("city", 0, second).built("city", 1, foreign).warriors(**{f"r{foreign}": 2}).play("play I-01")

    assert {f"place {scene.home()}", f"place {second}", "done"} == set(scene.moves())


@pytest.mark.rule("M13.2")
def test_without_a_warrior_on_the_map_a_move_is_ignored():
    scene = ready("2 move + coin")
    scene.warriors(**{f"r{scene.home()}": 0}).play("play I-01")

    assert (1, "turn") == (scene.coins(), scene.due())


@pytest.mark.rule("M13.2")
def test_a_card_that_is_played_counts_itself():
    assert 2 == played("2 coin per area").coins()
    assert 9 == ready("4 area: 9 coin").has(area="I-02 I-03 I-04").play("play I-01").coins()


@pytest.mark.rule("M13", "M2.2")
def test_warriors_come_to_the_reserves_by_towers():
    scene = Scene.of(2).has(coins=20).turn("build").play(f"tower {Scene.of(2).home()} 0").onward()

    assert (4, 5) == (scene.state.reserves[0], scene.state.supply[0])


@pytest.mark.rule("M13.1")
def test_prepare_and_develop_points_reach_the_offer():
    prepare = Scene.of(2).offer(*OFFER).has(coins=50).turn("prepare")
    develop = Scene.of(2).offer(*OFFER).has(coins=50).turn("develop")
    wild = Scene.of(2).offer(*OFFER).has(coins=50).turn("wild")

    assert ["draw I-05", "draw I-06", "draw I-07"] == of(prepare, "draw")[:3]
    assert ["play I-05", "play I-06", "play I-07"] == of(develop, "play")
    assert len(of(wild, "draw")) == 4
    assert len(of(wild, "play")) == 3
