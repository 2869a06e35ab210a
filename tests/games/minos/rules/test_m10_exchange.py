"""M10: after an exchange of coins and weaponry only the way back is closed, until something else is done."""

from __future__ import annotations

import pytest

from tests.games.minos.moments import ready
from tests.games.minos.scenario import Scene

AT_ONCE = 2
"""A space of the culture track where one coin is one weaponry."""


def exchanging(scene: Scene) -> set[str]:
    """What may be had by an exchange now."""
    return {move.split()[1] for move in scene.moves() if move.startswith("exchange")}


def beginning() -> Scene:
    return Scene.of().has(ability="SA5", tracks=(0, AT_ONCE, 0), coins=4, weaponry=4).turn("expand")


@pytest.mark.rule("M10")
@pytest.mark.parametrize(("gain", "other"), [("coins", "weaponry"), ("weaponry", "coins")])
def test_who_has_exchanged_may_exchange_more_of_the_same(gain: str, other: str):
    scene = beginning()
    assert {gain, other} == exchanging(scene)

    scene.play(f"exchange {gain} 1")
    assert {gain} == exchanging(scene)
    scene.refused(
        f"exchange {other} 1", "just-exchanged", "M10", "you have just exchanged the other way; do something else first"
    )

    scene.play(f"exchange {gain} 2")
    have = {"coins": scene.coins(), "weaponry": scene.state.weaponry[0]}
    assert (7, 1) == (have[gain], have[other])


@pytest.mark.rule("M10")
@pytest.mark.parametrize("gain", ["coins", "weaponry"])
def test_both_ways_are_open_again_after_something_else(gain: str):
    scene = beginning().play(f"exchange {gain} 1")
    scene.play(f"place {scene.home()}")

    assert {"coins", "weaponry"} == exchanging(scene)


@pytest.mark.rule("M10")
def test_who_comes_upon_a_price_after_an_exchange_is_still_asked_about_the_rest():
    """The exchange opened nothing yet, but more of the same would."""
    scene = ready("build").has(ability="SA5", coins=0, weaponry=6)
    scene.warriors(**{f"r{scene.home()}": 0}).play("play I-01")
    assert ("build", 0) == (scene.due(), scene.coins())
    scene.play("exchange coins 1")

    assert "build" == scene.due(), "a tower costs 3"
    assert {"exchange coins 1", "exchange coins 2", "done"} == set(scene.moves())
    scene.play("exchange coins 2", f"tower {scene.home()} 0")
    assert (0, 0) == (scene.coins(), scene.state.weaponry[0])
