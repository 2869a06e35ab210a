"""M13: effects within effects: a card out of a card out of a card, and the game saved at any depth."""

from __future__ import annotations

from typing import Any

import pytest

from labrys.games.minos.rules import table
from labrys.games.minos.state import State
from tests.games.fields import fields
from tests.games.minos.moments import ready, saved
from tests.games.minos.scenario import Scene

NESTED: dict[str, Any] = {
    "I_02": {"cost": "0", "wants": "", "instant": "place; play + vp"},
    "I_03": {"cost": "0", "wants": "", "instant": "2 temp + coin; repeat 1 coin -> move"},
}
OUT_OF_ANOTHER = (
    "play I-01", "take I-01/1", "play I-02", "take I-02/2", "play I-03", "take I-03/1", "good herb", "good wood",
    "take I-03/2", "convert", "move {home} {near}", "done", "take I-02/1", "place {home}", "take I-01/2", "good stone",
)  # fmt: skip
"""A card out of a card out of a card; then what each of them still had to give, the innermost first."""


SHARED = ("events", "kit", "land", "stirred", "worlds")
"""What no position tells."""


def facts(state: State) -> dict[str, object]:
    return {name: getattr(state, name) for name in fields(State) if name not in SHARED}


def nested() -> tuple[Scene, list[str]]:
    scene = ready("play; temp", **NESTED).has(hand="I-02 I-03", coins=1)
    land, home = scene.state.land, scene.home()
    near = land.number[land.next[land.index[home]][0]]
    return scene, [text.format(home=home, near=near) for text in OUT_OF_ANOTHER]


@pytest.mark.rule("M13", "M5.2")
def test_a_card_may_be_played_out_of_a_card_out_of_a_card_and_each_goes_on_where_it_was():
    scene, texts = nested()
    depth = 0
    for text in texts:
        scene.play(text)
        depth = max(depth, len(scene.state.agenda[0]))

    assert depth >= 5
    assert ("turn", 1, 1, "stone wood herb") == (scene.due(), scene.coins(), scene.vp(), scene.temps())
    assert ["I-01", "I-02", "I-03"] == scene.cards("area")
    assert 2 == scene.state.points, "one develop point was used"


@pytest.mark.rule("M13")
@pytest.mark.parametrize("cut", range(len(OUT_OF_ANOTHER) + 1))
def test_a_game_is_saved_and_loaded_at_any_depth(cut: int):
    scene, texts = nested()
    scene.play(*texts[:cut])
    loaded = saved(scene)

    assert facts(scene.state) == facts(loaded.state)
    assert table.legal(scene.state, 0) == table.legal(loaded.state, 0)
    loaded.play(*texts[cut:])
    scene.play(*texts[cut:])
    assert facts(scene.state) == facts(loaded.state)
