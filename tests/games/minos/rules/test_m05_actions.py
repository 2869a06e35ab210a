"""M5: what the points of each section do, and what they cost."""

from __future__ import annotations

import pytest

from labrys.games.minos.components import SECTIONS
from labrys.games.minos.rules import build, develop
from tests.games.minos.scenario import Scene, house, kit_with

FOUR = {
    "prepare": ((4, "coin + weaponry"), (3, "3 coin + weaponry"), (2, "any-track"), (2, "bonus")),
    "develop": ((3, ""), (2, ""), (1, "any-track"), (1, "bonus")),
    "build": ((3, ""), (2, ""), (1, "any-track"), (1, "bonus")),
    "expand": ((6, ""), (5, ""), (4, "any-track"), (4, "bonus")),
    "wild": ((2, ""), (1, "coin"), (1, "any-track"), (1, "bonus")),
}


@pytest.mark.rule("M5")
@pytest.mark.parametrize("section", SECTIONS)
def test_the_spaces_of_each_section_by_number_of_players(section: str):
    rows = {row.players: [(s.points, s.gain) for s in row.spaces] for row in house().rows if row.section == section}
    four = list(FOUR[section])

    assert four == rows[4]
    assert [four[0], four[2], four[3]] == rows[3]
    assert [four[0], (four[3][0], "any-track or bonus")] == rows[2]


@pytest.mark.rule("M5")
def test_the_benefit_of_a_space_is_taken_by_choice():
    scene = Scene.of(4).turn("prepare", space=2)

    scene.play("take space")
    assert (3, 1) == (scene.coins(), scene.state.weaponry[0])
    assert not scene.may("take space")


@pytest.mark.rule("M5")
def test_the_action_bonus_of_the_game_is_gained_on_the_last_space():
    kit = kit_with(A1={"gain": "4 coin"})
    scene = Scene.of(4, kit).turn("expand", space=4).play("take space")

    assert 4 == scene.coins()


@pytest.mark.rule("M5")
def test_with_two_players_the_last_space_gives_a_track_or_the_bonus():
    kit = kit_with(A1={"gain": "4 coin"})
    scene = Scene.of(2, kit).turn("build", space=2).play("take space")

    assert ["choose 1", "choose 2", "done"] == scene.moves()
    assert 4 == scene.play("choose 2").coins()


@pytest.mark.rule("M5", "M5.1")
def test_one_point_of_the_first_prepare_space_may_draw_from_age_2_in_the_first_rounds():
    scene = Scene.of(4).offer("I-01", "I-02").turn("prepare")

    assert {"draw I-01", "draw I-02", "draw deck", "draw age2"} == {m for m in scene.moves() if m.startswith("draw")}
    scene.play("draw age2", "dealt II-05")
    assert ["II-05"] == scene.cards("hand")
    assert not scene.may("draw age2")
    assert not Scene.of(4, round=3).turn("prepare").may("draw age2")
    assert not Scene.of(4).turn("prepare", space=2).may("draw age2")


@pytest.mark.rule("M5.1")
def test_a_prepare_point_draws_from_offer_or_deck_and_the_offer_is_refilled_after_the_turn():
    scene = Scene.of(4).offer("I-01", "I-02", "I-03", "I-04", "I-05").turn("prepare")
    scene.play("draw I-02", "draw deck", "dealt I-10", "draw I-05")

    assert (["I-02", "I-05", "I-10"], 3, 1) == (
        scene.cards("hand"),
        scene.state.offer.bit_count(),
        scene.state.points,
    )
    scene.play("end", "dealt I-20", "dealt I-21")
    assert 5 == scene.state.offer.bit_count()


@pytest.mark.rule("M5.1")
def test_an_empty_deck_is_renewed_from_its_discards():
    scene = Scene.of(2)
    kit = scene.state.kit
    scene.offer("I-01", "I-02", "I-03", "I-04", "I-05")
    scene.state.discards[0] = scene.state.deck[0] & ~(1 << kit.card_number["I-10"])
    scene.state.pools[0] = (1 << kit.card_number["I-10"],)
    scene.state.deck[0] = 1 << kit.card_number["I-10"]
    scene.turn("prepare").play("draw deck", "dealt I-10")

    assert (66, 0) == (scene.state.deck[0].bit_count(), scene.state.discards[0])


@pytest.mark.rule("M5.1")
def test_without_deck_and_discards_draws_are_ignored_until_a_card_is_discarded():
    scene = Scene.of(2).offer("I-01").has(hand="I-02")
    scene.state.deck[0], scene.state.pools[0] = 0, (1 << scene.state.kit.card_number["I-02"],)
    scene.turn("prepare")

    assert not scene.may("draw deck")
    scene.play("discard I-02")
    assert scene.may("draw deck")


@pytest.mark.rule("M5.1")
def test_cards_of_age_1_discarded_from_round_3_on_leave_the_game():
    scene = Scene.of(2, round=3).has(hand="I-02")
    scene.state.deck[0], scene.state.pools[0] = 0, (1 << scene.state.kit.card_number["I-02"],)
    scene.turn("prepare").play("discard I-02")

    assert 0 == scene.state.deck[0]


COSTS = {
    "I_01": {"cost": "8", "wants": "stone; wood", "instant": "coin"},
    "II_01": {"cost": "9", "wants": "herb; herb", "instant": "coin"},
}


@pytest.mark.rule("M5.2")
@pytest.mark.parametrize(
    ("goods", "temps", "expected"),
    [
        ("", "", {"play I-01": 8}),
        ("stone stone", "", {"play I-01": 5}),
        ("stone", "wood wood", {"play I-01": 5, "play I-01 wood": 2}),
        ("", "stone wood", {"play I-01": 8, "play I-01 stone": 5, "play I-01 wood": 5, "play I-01 stone wood": 2}),
        ("stone wood", "stone", {"play I-01": 2}),
    ],
)
def test_each_icon_is_matched_by_a_good_or_a_temporary_one(goods: str, temps: str, expected: dict[str, int]):
    scene = Scene.of(2, kit_with(**COSTS)).has(hand="I-01", coins=20, goods=goods, temps=temps).turn("develop")
    found = {move: 20 - scene.copy().play(move).coins() + 1 for move in scene.moves() if move.startswith("play I-01")}

    assert expected == found


@pytest.mark.rule("M5.2", "M5.6")
@pytest.mark.parametrize(
    ("goods", "temps", "expected"),
    [
        ("herb", "", {"play II-01": 6}),
        ("herb herb", "herb", {"play II-01": 3}),
        ("herb", "herb herb", {"play II-01": 6, "play II-01 herb": 3}),
        ("", "herb herb", {"play II-01": 9, "play II-01 herb": 6, "play II-01 herb herb": 3}),
    ],
)
def test_a_doubled_icon_needs_two(goods: str, temps: str, expected: dict[str, int]):
    scene = Scene.of(2, kit_with(**COSTS)).has(hand="II-01", coins=20, goods=goods, temps=temps).turn("develop")
    found = {move: 20 - scene.copy().play(move).coins() + 1 for move in scene.moves() if move.startswith("play II-01")}

    assert expected == found


@pytest.mark.rule("M5.2")
def test_from_the_offer_a_card_costs_three_more_whatever_is_off():
    kit = kit_with(I_01={"cost": "3", "wants": "stone", "instant": "place"})
    scene = Scene.of(2, kit).offer("I-01").has(coins=3, goods="stone").turn("develop")

    assert 0 == scene.play("play I-01").coins()
    assert ["I-01"] == scene.cards("area")
    poor = Scene.of(2, kit).offer("I-01").has(coins=2, goods="stone").turn("develop")
    assert not poor.may("play I-01")


@pytest.mark.rule("M5.2")
def test_effects_of_a_card_come_in_any_order_and_plain_gains_at_once():
    kit = kit_with(I_01={"cost": "0", "instant": "place; 2 coin; influence"})
    scene = Scene.of(2, kit).has(hand="I-01").turn("develop").play("play I-01")

    assert 2 == scene.coins()
    assert {"take I-01/1", "take I-01/3", "done"} <= set(scene.moves())
    scene.play("take I-01/3")
    assert (1, 0, 0) == scene.tracks()
    scene.play("take I-01/1", f"place {scene.home()}")
    assert (2, "turn") == (scene.at(scene.home()), scene.due())


@pytest.mark.rule("M5.2")
def test_cards_are_played_one_after_the_other():
    kit = kit_with(I_01={"cost": "0", "instant": "place; influence"}, I_02={"cost": "0", "instant": "coin"})
    scene = Scene.of(2, kit).has(hand="I-01 I-02").turn("develop").play("play I-01")

    assert not scene.may("play I-02")
    scene.play("done")
    assert scene.may("play I-02")


@pytest.mark.rule("M5.3")
def test_a_city_needs_a_warrior_and_a_region_without_one_and_gains_the_foundation():
    kit = kit_with(F01={"gain": "5 coin"})
    scene = Scene.of(2, kit).has(coins=6)
    here, _, taken = scene.abroad()[:3]
    scene.warriors(**{f"r{here}": 1, f"r{taken}": 1}).built("city", 1, taken).tiles(here, "F01")
    scene.turn("build")

    assert [f"city {here} 0"] == [move for move in scene.moves() if move.startswith("city")]
    scene.play(f"city {here} 0")
    assert (5, 0) == (scene.coins(), scene.state.city[scene.state.land.index[here]])
    assert -1 == scene.state.foundation[scene.state.land.index[here]]


@pytest.mark.rule("M5.3")
@pytest.mark.parametrize(
    ("structure", "built", "goods", "cost"),
    [
        ("city", 1, "", 6), ("city", 2, "", 9), ("city", 2, "stone stone", 3), ("city", 1, "stone stone stone", 0),
        ("tower", 0, "", 3), ("tower", 1, "", 6), ("tower", 2, "copper", 6),
        ("ship", 0, "", 3), ("ship", 1, "wood", 3), ("ship", 2, "", 9),
    ],
)  # fmt: skip
def test_prices_rise_and_goods_lower_them(structure: str, built: int, goods: str, cost: int):
    scene = Scene.of(4).has(goods=goods)
    regions = [scene.home(), *scene.abroad()]
    if structure in ("city", "tower"):
        scene.built(structure, 0, *regions[:built])
        found = (build.city_cost if structure == "city" else build.tower_cost)(scene.state, 0)
    else:
        found = build.ship_cost(scene.has(ships=(*[1] * built, *[0] * (3 - built))).state, 0)

    assert cost == found


@pytest.mark.rule("M5.3")
def test_a_tower_stands_in_a_region_with_an_own_city_and_none_besides():
    scene = Scene.of(2).has(coins=20)
    second = scene.abroad()[0]
    scene.built("city", 0, second).built("tower", 0, scene.home()).turn("build")

    assert [f"tower {second} 0"] == [move for move in scene.moves() if move.startswith("tower")]


@pytest.mark.rule("M5.3")
def test_a_farm_needs_a_warrior_even_if_it_takes_none():
    scene = Scene.of(2).has(goods="grain")
    here = scene.abroad()[0]
    scene.warriors(**{f"r{here}": 1, f"r{scene.home()}": 0}).turn("build")

    assert [f"farm {here} 0 0", f"farm {here} 1 0"] == [m for m in scene.moves() if m.startswith("farm")]
    scene.play(f"farm {here} 0 0")
    assert (1, 0) == (scene.at(here), scene.state.farm[scene.state.land.index[here]])


@pytest.mark.rule("M5.3")
def test_one_farm_a_region_whoever_owns_it():
    scene = Scene.of(2).built("farm", 1, Scene.of(2).home()).turn("build")

    assert not any(move.startswith("farm") for move in scene.moves())


@pytest.mark.rule("M5.3")
def test_ships_never_exceed_cities_and_there_is_one_a_route():
    scene = Scene.of(2).has(coins=50, ships=(1, 0, 0)).turn("build")
    assert not any(move.startswith("ship") for move in scene.moves())

    scene = Scene.of(2).has(coins=50, ships=(1, 0, 0)).built("city", 0, scene.abroad()[0]).turn("build")
    assert {"2", "3"} == {move.split()[1] for move in scene.moves() if move.startswith("ship")}


@pytest.mark.rule("M5.3")
@pytest.mark.parametrize(
    ("ships", "towers", "may"),
    [((3, 0, 0), 0, False), ((3, 0, 0), 1, True), ((3, 4, 0), 1, False), ((3, 5, 0), 1, False), ((3, 5, 0), 2, True)],
)
def test_the_fourth_space_needs_a_tower_for_each_ship_there(ships: tuple[int, ...], towers: int, may: bool):
    scene = Scene.of(2).has(coins=50, ships=ships)
    scene.built("tower", 0, *scene.abroad()[:towers]).turn("build")

    assert may == scene.may("sail 1 0")


@pytest.mark.rule("M5.3")
def test_the_second_and_fourth_spaces_bring_bonus_tiles_and_the_fifth_points():
    scene = Scene.of(2).has(coins=90, ships=(1, 0, 0)).built("tower", 0, Scene.of(2).home())
    kit = scene.state.kit
    blue, red = (kit.bonus_ids.index(tile) for tile in ("B01", "D01"))
    scene.state.stock = [1 << blue | 2 << blue, 1 << red | 2 << red, 0, 0, 0, 0]
    scene.turn("build").play("sail 1 0")
    assert 2 == len(scene.moves())
    scene.play("tile B01", "sail 1 0", "sail 1 0", "tile D01")

    assert 1 << blue | 1 << red == scene.state.held[0]
    points = kit.route_top[scene.state.routes[0]]
    scene.state.points = 1
    assert points == scene.play("sail 1 0").vp()


@pytest.mark.rule("M5.3")
def test_herbs_lower_the_cost_of_a_space():
    scene = Scene.of(2, kit_with(R1A={"costs": "3; 3; 3; 3; 3"})).has(
        coins=9, ships=(1, 0, 0), goods="herb", temps="herb herb"
    )
    scene.turn("build")

    assert [("sail 1 0", 7), ("sail 1 1", 8), ("sail 1 2", 9)] == [
        (move, scene.copy().play(move).coins()) for move in scene.moves() if move.startswith("sail")
    ]


@pytest.mark.rule("M5.4")
def test_an_expand_point_places_a_warrior_at_an_own_city_or_moves_one_over_a_border():
    scene = Scene.of(2).turn("expand")
    home, land = scene.home(), scene.state.land
    near = {land.number[at] for at in land.next[land.index[home]]}

    assert {f"place {home}"} == {m for m in scene.moves() if m.startswith("place")}
    assert {f"move {home} {to}" for to in near} == {m for m in scene.moves() if m.startswith("move")}
    to = min(near)
    scene.play(f"place {home}", f"move {home} {to}")
    assert (1, 1, 2, 4) == (scene.at(home), scene.at(to), scene.state.reserves[0], scene.state.points)


@pytest.mark.rule("M5.4")
def test_without_reserves_nothing_is_placed():
    assert not any(m.startswith("place") for m in Scene.of(2).has(reserves=0).turn("expand").moves())


@pytest.mark.rule("M5.5")
def test_wild_points_are_all_for_one_kind():
    kit = kit_with(I_01={"cost": "0", "instant": "coin"}, I_02={"cost": "0", "instant": "coin"})
    scene = Scene.of(2, kit).offer("I-03").has(hand="I-01 I-02", coins=20).turn("wild")

    kinds = {move.split()[0] for move in scene.moves()}
    assert {"draw", "play", "tower", "ship", "place", "move"} <= kinds
    scene.play("play I-01")
    assert {"play"} == {m.split()[0] for m in scene.moves()} & {"draw", "play", "tower", "ship", "place", "move"}


@pytest.mark.rule("M5.6")
def test_a_temporary_good_is_gone_after_its_discount_and_no_cost_falls_below_0():
    kit = kit_with(I_01={"cost": "4", "wants": "stone; wood", "instant": "coin"})
    scene = Scene.of(2, kit).has(hand="I-01", coins=9, temps="stone wood").turn("develop")

    assert 9 + 1 == scene.play("play I-01 stone wood").coins()
    assert "" == scene.temps()


@pytest.mark.rule("M5.6")
def test_a_temporary_good_that_would_save_nothing_is_not_taken():
    kit = kit_with(I_01={"cost": "3", "wants": "stone; wood", "instant": "coin"})
    scene = Scene.of(2, kit).has(hand="I-01", coins=9, goods="stone", temps="wood").turn("develop")

    assert [0] == develop.spendings(scene.state, 0, 0)


@pytest.mark.rule("M5.6")
def test_sea_peoples_block_neither_building_nor_movement():
    scene = Scene.of(2).has(coins=20)
    here = scene.abroad()[0]
    scene.warriors(**{f"r{here}": 1}).tiles(here, "F01", "P2-01 P1-01").turn("build")

    assert {f"city {here} 0", f"farm {here} 1 0"} <= set(scene.moves())
