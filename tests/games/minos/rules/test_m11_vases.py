"""M11: vases: their twelve conditions, who gains what, and when."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from labrys.games.minos.components import VASE_CONDITIONS
from labrys.games.minos.events import VaseClaimed
from labrys.games.minos.rules import table, vases
from tests.games.minos.moments import income, progress, ready, scoring
from tests.games.minos.scenario import Scene, house, kit_with


def in_play(scene: Scene, *conditions: str) -> Scene:
    """These vases are in play."""
    numbers: dict[str, int] = {vase.condition: at for at, vase in enumerate(house().vases)}
    scene.state.vases = tuple(numbers[condition] for condition in conditions)
    return scene


def spread(scene: Scene, seat: int, regions: int, warriors: int = 1) -> None:
    for region in range(scene.state.land.size):
        scene.state.warriors[region * scene.state.players + seat] = warriors if region < regions else 0


def track(at: int) -> Callable[[Scene, int, bool], None]:
    def reach(scene: Scene, seat: int, met: bool) -> None:
        scene.state.tracks[seat * 3 + at] = 8 if met else 7

    return reach


def dominate(scene: Scene, seat: int, met: bool) -> None:
    """In five regions alone the most; or in four, with a tie in the fifth."""
    players = scene.state.players
    other = (seat + 1) % players
    for region in range(scene.state.land.size):
        scene.state.warriors[region * players + seat] = 2 if region < 5 else 0
        scene.state.warriors[region * players + other] = (1, 1, 1, 1, 1 if met else 2, *[0] * 9)[region]


def build_towers(scene: Scene, seat: int, met: bool) -> None:
    for region in range(3 if met else 2):
        scene.state.tower[region + 3 * seat] = seat


def palace(scene: Scene, seat: int, met: bool) -> None:
    """Ten cards, or nine; never three of one trigger."""
    cards = [f"{age}-{at:02}" for at in (1, 10, 19, 28, 37) for age in ("I", "II")]
    scene.has(seat, palace=" ".join(cards[: 10 if met else 9]))


CONDITIONS: dict[str, Callable[[Scene, int, bool], object]] = {
    "influence": track(0),
    "cultural": track(1),
    "population": track(2),
    "presence": lambda scene, seat, met: spread(scene, seat, 7 if met else 6),
    "dominance": dominate,
    "towers": build_towers,
    "ships": lambda scene, seat, met: scene.has(seat, ships=(1, 1, int(met))),
    "ship-spaces": lambda scene, seat, met: scene.has(seat, ships=(1, 5 if met else 4, 0)),
    "income": lambda scene, seat, met: scene.has(seat, income=scene.state.kit.income_end - (not met)),
    "palace": palace,
    "triggers": lambda scene, seat, met: scene.has(seat, palace="I-01 I-02 " + ("II-01" if met else "I-10")),
    "goods": lambda scene, seat, met: scene.has(
        seat, goods="wood wood herb herb " + ("wood" if met else "grain"), temps="wood wood wood"
    ),
}


def test_there_is_a_scene_for_every_vase():
    assert set(VASE_CONDITIONS) == set(CONDITIONS) == {vase.condition for vase in house().vases}


@pytest.mark.rule("M11")
@pytest.mark.parametrize("condition", VASE_CONDITIONS)
@pytest.mark.parametrize("met", [True, False])
def test_a_vase_is_claimed_at_its_threshold_and_not_below(condition: str, met: bool):
    scene = in_play(Scene.of(3), condition)
    CONDITIONS[condition](scene, 1, met)
    scene.turn("prepare")

    assert (10 if met else 0, int(met), 2 if met else 0) == (
        scene.vp(1),
        scene.state.vase_filled[0],
        scene.state.vase_by[0],
    )
    assert 0 == scene.vp(0) + scene.vp(2)


@pytest.mark.rule("M11")
def test_dominated_regions_count_as_presence_and_temporary_goods_do_not_count():
    scene = in_play(Scene.of(3), "presence", "goods").has(temps="wood wood wood")
    spread(scene, 0, 7, 3)
    scene.turn("prepare")

    assert [1, 0] == scene.state.vase_by[:2]


@pytest.mark.rule("M11")
@pytest.mark.parametrize(
    ("players", "filled", "at_once", "each", "after"),
    [
        (4, 0, 1, 10, 1),
        (4, 0, 2, 10, 2),
        (4, 0, 3, 10, 3),
        (4, 0, 4, 10, 3),
        (4, 1, 2, 7, 3),
        (4, 1, 3, 7, 3),
        (4, 2, 1, 3, 3),
        (4, 2, 2, 3, 3),
        (4, 3, 1, 0, 3),
        (2, 0, 1, 10, 1),
        (2, 0, 2, 10, 2),
        (2, 1, 1, 3, 2),
    ],
)
def test_all_at_once_gain_the_highest_free_value_and_fill_as_many_slots(
    players: int, filled: int, at_once: int, each: int, after: int
):
    scene = in_play(Scene.of(players), "income")
    scene.state.vase_filled[0] = filled
    for seat in range(at_once):
        scene.has(seat, income=scene.state.kit.income_end)
    scene.turn("prepare")

    assert [each] * at_once + [0] * (players - at_once) == [scene.vp(seat) for seat in range(players)]
    assert after == scene.state.vase_filled[0]


@pytest.mark.rule("M11")
def test_a_vase_is_claimed_once_and_never_taken_back():
    scene = in_play(Scene.of(2), "presence")
    spread(scene, 0, 7)
    scene.turn("expand")
    assert 10 == scene.vp()

    spread(scene, 0, 1)
    table.settle(scene.state)
    assert (10, 1) == (scene.vp(), scene.state.vase_filled[0])
    spread(scene, 0, 8)
    table.settle(scene.state)
    assert (10, 1) == (scene.vp(), scene.state.vase_filled[0])


@pytest.mark.rule("M11")
def test_who_comes_later_gains_the_next_slot():
    scene = in_play(Scene.of(3), "income").has(0, income=Scene.of(3).state.kit.income_end)
    scene.turn("prepare")
    scene.has(2, income=scene.state.kit.income_end)
    table.settle(scene.state)

    assert [10, 0, 7] == [scene.vp(seat) for seat in range(3)]


@pytest.mark.rule("M11")
def test_a_vase_is_claimed_at_once_in_the_middle_of_a_turn():
    scene = in_play(ready("influence; move").has(tracks=(7, 0, 0)), "influence").play("play I-01")
    scene.play("take I-01/1")

    assert 3 + 10 == scene.vp()


@pytest.mark.rule("M11")
def test_another_player_may_meet_a_condition_by_what_the_active_one_does():
    scene = in_play(Scene.of(2), "dominance")
    land = scene.state.land
    dominate(scene, 1, met=False)
    tied = land.number[4]
    scene.turn("expand")
    assert [0, 0] == [scene.vp(0), scene.vp(1)]
    to = next(n for at in land.next[4] if at > 4 for n in [land.number[at]])
    scene.play(f"move {tied} {to}")

    assert (0, 10) == (scene.vp(0), scene.vp(1))


@pytest.mark.rule("M11")
def test_every_vase_in_play_is_looked_at():
    scene = in_play(Scene.of(3), "income", "towers", "goods")
    for condition in ("income", "towers", "goods"):
        CONDITIONS[condition](scene, 0, True)
    scene.turn("prepare")

    assert (30, [1, 1, 1]) == (scene.vp(), scene.state.vase_filled)


DICE = ("0 build red6", "0 expand red3", "1 wild red6", "1 prepare red3")


@pytest.mark.rule("M11", "M4.7")
@pytest.mark.parametrize("order", [(0, 1), (1, 0)])
def test_the_progress_step_is_one_moment(order: tuple[int, int]):
    scene = in_play(Scene.of(2).dice(*DICE).has(0, tracks=(7, 0, 0)).has(1, tracks=(7, 0, 0)), "influence")
    progress(scene)
    for seat in order:
        scene.play("advance influence", seat=seat)

    assert [10 + 3, 10 + 3] == [scene.vp(0), scene.vp(1)]
    assert 2 == scene.state.vase_filled[0]


@pytest.mark.rule("M11")
def test_in_the_progress_step_vases_wait_for_its_end():
    """One seat has reached the space, the other has cards to come: nothing is claimed before."""
    scene = in_play(Scene.of(2).dice(*DICE).has(0, tracks=(7, 0, 0)).has(1, tracks=(2, 0, 0)), "influence")
    progress(scene)
    scene.play("advance influence", seat=0).play("advance influence", "choose 1", seat=1)
    assert ("deck", 3, 0) == (scene.due(1), scene.vp(0), scene.state.vase_by[0])

    scene.play("dealt I-30", "dealt II-30")
    assert (13, 1) == (scene.vp(0), scene.state.vase_by[0])


@pytest.mark.rule("M11", "M4.5")
def test_the_income_step_is_one_moment():
    """One has its tenth palace card by a ship (part 2), the other by influence (part 4)."""
    kit = kit_with(R1A={"income": "palace; coin; coin; coin; coin"})
    scene = in_play(Scene.of(2, kit), "palace")
    palace(scene, 0, met=False)
    others = [f"{age}-{at:02}" for at in (2, 11, 20, 29, 38) for age in ("I", "II")][:9]
    scene.has(0, ships=(1, 0, 0), area="I-50").has(1, palace=" ".join(others), area="I-51")
    income(scene)
    scene.play("palace I-50", seat=0)
    assert (10, 0) == (scene.state.palace[0].bit_count(), scene.state.vase_by[0])
    while "palace" in (scene.due(0), scene.due(1)):
        scene.play(scene.moves()[0])

    claims = [(event.seat, event.points) for event in scene.events if isinstance(event, VaseClaimed)]
    assert [(0, 10), (1, 10)] == claims


@pytest.mark.rule("M11", "M12.2")
def test_vases_are_claimed_in_the_last_battles_too():
    kit = kit_with(P2_01={"weaponry": "3", "gain": "influence"})
    scene = in_play(Scene.of(2, kit, round=4).has(weaponry=3, tracks=(7, 0, 0)), "influence")
    scene.tiles(scene.home(), None, "P2-01")
    scoring(scene).play(f"battle {scene.home()}")
    assert 1 == scene.state.vase_by[0]


@pytest.mark.rule("M11", "M4.4", "M6")
def test_an_extra_action_is_an_effect_by_itself_also_before_a_build():
    """The seventh region is entered before a farm takes the warrior away again: the vase is claimed in between."""
    scene = in_play(ready("build").has(coins=1), "presence")
    spread(scene, 0, 6)
    land = scene.state.land
    source, to = next((here, near) for here in range(6) for near in land.next[here] if near > 5)
    scene.state.warriors[source * 2] = 2
    scene.play("play I-01")
    assert ("build", 0) == (scene.due(), scene.vp())
    scene.play(f"escort {land.number[source]} {land.number[to]}")

    assert ("build", 10) == (scene.due(), scene.vp())


def quiet(scene: Scene) -> Scene:
    """All that was set up has been looked at: what follows has to make itself noticed."""
    assert not vases.check(scene.state)
    assert 0 == scene.state.stirred
    return scene


def by_placing() -> tuple[Scene, str]:
    scene = Scene.of(2)
    spread(scene, 0, 6)
    scene.state.warriors[-2] = 0
    scene.built("city", 0, scene.state.land.number[7])
    return in_play(scene, "presence").turn("expand"), f"place {scene.state.land.number[7]}"


def by_moving() -> tuple[Scene, str]:
    scene = Scene.of(2)
    spread(scene, 0, 6)
    land = scene.state.land
    source, to = next((here, near) for here in range(6) for near in land.next[here] if near > 5)
    scene.state.warriors[source * 2] = 2
    return in_play(scene, "presence").turn("expand"), f"move {land.number[source]} {land.number[to]}"


def by_battle() -> tuple[Scene, str]:
    """The rival is alone the most in the fifth region when a warrior goes back from there."""
    kit = kit_with(P2_01={"weaponry": "3", "gain": "coin"})
    scene = in_play(Scene.of(2, kit).has(weaponry=3), "dominance")
    dominate(scene, 1, met=False)
    tied = scene.state.land.number[4]
    scene.tiles(tied, None, "P2-01")
    return scene.turn("expand"), f"battle {tied}"


def by_farm() -> tuple[Scene, str]:
    """Likewise when a farm takes one."""
    scene = in_play(Scene.of(2), "dominance")
    dominate(scene, 1, met=False)
    return scene.turn("build"), f"farm {scene.state.land.number[4]} 1 0"


def by_tower() -> tuple[Scene, str]:
    scene = in_play(Scene.of(2).has(coins=20), "towers")
    scene.built("tower", 0, *scene.abroad()[:2])
    return scene.turn("build"), f"tower {scene.home()} 0"


def by_ship() -> tuple[Scene, str]:
    scene = in_play(Scene.of(2).has(coins=30, ships=(1, 1, 0)), "ships")
    scene.built("city", 0, *scene.abroad()[:2])
    return scene.turn("build"), "ship 3 0 0"


def by_sailing() -> tuple[Scene, str]:
    return in_play(Scene.of(2).has(coins=30, ships=(3, 2, 0)), "ship-spaces").turn("build"), "sail 2 0"


def by_trading() -> tuple[Scene, str]:
    scene = Scene.of(2).has(goods="wood wood", temps="wood wood wood")
    return in_play(scene, "goods").turn("build"), "trade wood"


def by_income() -> tuple[Scene, str]:
    scene = in_play(Scene.of(2).has(temps="herb herb herb"), "income")
    return scene.has(income=scene.state.kit.income_end - 1).turn("build"), "trade herb"


def by_palace() -> tuple[Scene, str]:
    scene = in_play(ready("palace-free"), "palace")
    palace(scene, 0, met=False)
    return scene.has(hand="I-50").play("play I-01"), "palace I-50"


def by_trigger() -> tuple[Scene, str]:
    scene = in_play(ready("palace-free").has(hand="I-03", palace="I-02 II-01"), "triggers")
    return scene.play("play I-01"), "palace I-03"


def by_track() -> tuple[Scene, str]:
    return in_play(ready("any-track").has(tracks=(0, 0, 7)), "population").play("play I-01"), "advance population"


WAYS = {
    by_placing: 0, by_moving: 0, by_battle: 1, by_farm: 1, by_tower: 0, by_ship: 0, by_sailing: 0, by_trading: 0,
    by_income: 0, by_palace: 0, by_trigger: 0, by_track: 0,
}  # fmt: skip
"""How a vase comes to be met, and the seat that meets it."""


@pytest.mark.rule("M11", "M4.4")
@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_whatever_meets_a_vase_claims_it_at_once(way: Callable[[], tuple[Scene, str]]):
    scene, move = way()
    seat = WAYS[way]
    quiet(scene).play(move).onward()

    claims = [(event.seat, event.points) for event in scene.events if isinstance(event, VaseClaimed)]
    assert [(seat, 10)] == claims
    assert 1 << seat == scene.state.vase_by[0]
