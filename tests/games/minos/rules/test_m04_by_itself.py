"""M4.4: a turn in which nothing is left ends by itself. M16: nothing goes by itself that would betray a hand."""

from __future__ import annotations

from typing import Any

import pytest

from labrys.games.minos.components import SECTIONS
from labrys.games.minos.events import TurnEnded
from labrys.games.minos.nodes import NO_EFFECT
from labrys.games.minos.rules import table
from labrys.games.minos.state import NOBODY
from tests.games.minos.scenario import Scene, kit_with

# The other seat retrieves next: it has a die, so that the scene stops there.
NEXT = "1 wild red1"


def expanding(**what: Any) -> Scene:
    """A turn with as many points to place as there are warriors in the reserves, and nothing else."""
    scene = Scene.of(2, kit_with(I_01={"trait": "play"})).has(reserves=2, **what).dice(NEXT).turn("expand")
    scene.state.points, scene.state.space, scene.state.fresh = 2, NO_EFFECT, 0
    assert ("turn", 2) == (scene.due(), scene.state.points)
    return scene


def is_over(scene: Scene) -> bool:
    return scene.state.active == NOBODY and TurnEnded(0) in scene.events


@pytest.mark.rule("M4.4")
def test_a_turn_in_which_nothing_is_left_ends_by_itself():
    scene = expanding()
    home = f"place {scene.home()}"

    assert not is_over(scene.play(home))
    assert is_over(scene.play(home))


@pytest.mark.rule("M4.4", "M6")
@pytest.mark.parametrize(
    ("what", "move"),
    [
        ({"coins": 1}, "escort"), ({"hand": "I-01"}, "discard I-01"), ({"temps": "wood wood wood"}, "trade wood"),
        ({"held": "B01"}, "tile B01"), ({"ability": "SA5", "weaponry": 2}, "exchange coins 1"),
    ],
)  # fmt: skip
def test_a_turn_with_an_extra_action_or_an_exchange_left_does_not(what: dict[str, object], move: str):
    scene = expanding(**what)
    scene.state.stacks = 1 << 8 * 3
    scene.play(*[f"place {scene.home()}"] * 2)

    assert ("turn", False) == (scene.due(), is_over(scene))
    assert any(one.startswith(move) for one in scene.moves())
    assert is_over(scene.play("end"))


@pytest.mark.rule("M4.4")
@pytest.mark.parametrize("left", ["points", "space", "traits"])
def test_what_a_turn_still_holds_is_given_up_in_the_open_even_if_it_is_of_no_use(left: str):
    """Whether it is of no use is for the seat to see, and for the others that it was not used."""
    scene = expanding(palace="I-01")
    state = scene.state
    state.kind, state.points = SECTIONS.index("develop"), int(left == "points")
    state.space = state.kit.traits[0] if left == "space" else NO_EFFECT
    state.traits = state.palace[0] if left == "traits" else 0
    table.settle(state)

    assert (["end"], False) == (scene.moves(), is_over(scene))
    assert is_over(scene.play("end"))


ROUTE = {"D13": {"gain": "route-income"}, "R1A": {"income": "play; 2 coin; 3 coin; 4 coin; 5 coin"}}


@pytest.mark.rule("M16", "M13")
@pytest.mark.parametrize("cost", ["0", "20"])
@pytest.mark.parametrize("is_known", [False, True])
def test_whether_the_income_of_a_route_is_of_use_is_not_betrayed_where_that_hangs_on_the_hand(
    cost: str, is_known: bool
):
    """Who is asked about a play must not depend on cards that nobody else sees."""
    scene = Scene.of(2, kit_with(I_01={"cost": cost, "wants": ""}, **ROUTE))
    scene.has(hand="I-01", held="D13", ships=(1, 0, 0)).turn("build")
    if is_known:
        scene.state.shown[0] = scene.state.hand[0]
    scene.play("tile D13")

    assert (cost == "0", not is_known or cost == "0") == (
        scene.due() == "route" and scene.may("income 1"),
        scene.due() == "route",
    )
