"""M13: the forms of the language of effects: choices, conversions, conditions and counts."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from labrys.games.minos.effects import CONDITIONS, COUNTS
from tests.games.minos.moments import played, ready
from tests.games.minos.scenario import Scene


@pytest.mark.rule("M13")
def test_of_several_gains_one_is_taken():
    scene = played("2 coin + vp or 3 weaponry")
    assert ["choose 1", "choose 2", "done"] == scene.moves()

    one, two = scene.copy().play("choose 1"), scene.copy().play("choose 2")
    assert (2, 1, 0) == (one.coins(), one.vp(), one.state.weaponry[0])
    assert (0, 0, 3) == (two.coins(), two.vp(), two.state.weaponry[0])
    assert ("turn", 0) == (scene.play("done").due(), scene.coins())


@pytest.mark.rule("M13")
def test_a_gain_that_would_do_nothing_is_not_among_the_choices():
    scene = ready("random-good or coin")
    scene.state.pile = 0

    assert ["choose 2", "done"] == scene.play("play I-01").moves()


@pytest.mark.rule("M13")
@pytest.mark.parametrize(
    ("text", "coins", "weaponry", "may"),
    [
        ("3 coin -> 4 vp", 3, 0, True),
        ("3 coin -> 4 vp", 2, 9, False),
        ("2 weaponry -> 4 vp", 0, 2, True),
        ("2 weaponry -> 4 vp", 9, 1, False),
        ("3 coin + 2 weaponry -> 4 vp", 3, 2, True),
        ("3 coin + 2 weaponry -> 4 vp", 3, 1, False),
        ("3 coin + 2 weaponry -> 4 vp", 2, 2, False),
    ],
)
def test_a_conversion_pays_what_stands_before_the_arrow(text: str, coins: int, weaponry: int, may: bool):
    scene = ready(text).has(coins=coins, weaponry=weaponry, hand="I-02").play("play I-01")
    assert may == scene.may("convert")
    assert scene.may("done")
    if not may:
        return

    scene.play("convert")
    price = {"coin": 0, "weaponry": 0}
    for part in text.partition(" -> ")[0].split(" + "):
        price[part.split()[1]] = int(part.split()[0])
    assert (coins - price["coin"], weaponry - price["weaponry"], 4) == (
        scene.coins(),
        scene.state.weaponry[0],
        scene.vp(),
    )
    assert "turn" == scene.due(), "once"


@pytest.mark.rule("M13")
def test_a_conversion_may_be_declined():
    scene = ready("1 coin -> 4 vp").has(coins=5).play("play I-01", "done")

    assert (5, 0, "turn") == (scene.coins(), scene.vp(), scene.due())


@pytest.mark.rule("M13")
def test_cards_of_the_hand_are_a_price_and_bring_no_coin():
    scene = ready("discard 2 -> 4 vp").has(hand="I-02 I-03 I-04").play("play I-01", "convert")
    assert ["discard I-02", "discard I-03", "discard I-04"] == scene.moves(), "a price that was begun is paid"
    scene.play("discard I-02")
    assert 0 == scene.vp()
    scene.play("discard I-04")

    assert (4, 0, ["I-03"]) == (scene.vp(), scene.coins(), scene.cards("hand"))
    assert 2 == scene.state.discards[0].bit_count()
    assert "convert" not in ready("discard 2 -> 4 vp").has(hand="I-02").play("play I-01").moves()


@pytest.mark.rule("M13", "M6.4")
def test_cards_paid_for_an_effect_are_not_the_extra_action():
    scene = ready("discard 1 -> 4 vp").has(hand="I-02 I-03").play("play I-01", "convert", "discard I-02")

    assert scene.may("discard I-03")
    assert 1 == scene.play("discard I-03").coins()


@pytest.mark.rule("M13")
def test_a_conversion_any_number_of_times_goes_on_while_it_can_be_paid():
    scene = ready("repeat 2 coin -> vp").has(coins=7).play("play I-01", "convert", "convert")
    assert (3, 2, "convert") == (scene.coins(), scene.vp(), scene.due())
    stopped = scene.copy().play("done")
    assert (3, 2, "turn") == (stopped.coins(), stopped.vp(), stopped.due())

    scene.play("convert")
    assert (1, 3) == (scene.coins(), scene.vp())
    assert not scene.may("convert")


@pytest.mark.rule("M13")
def test_a_repeated_conversion_completes_each_gain_before_the_next():
    scene = ready("repeat 1 coin -> temp").has(coins=2).play("play I-01", "convert")
    assert ("temp", 1) == (scene.due(), scene.coins())
    scene.play("good herb", "convert", "good wood")

    assert ("wood herb", 0) == (scene.temps(), scene.coins())


# Conditions


def towers(scene: Scene, n: int) -> None:
    scene.built("tower", 0, *scene.abroad()[:n]).built("tower", 1, *scene.abroad()[4:6])


def farms(scene: Scene, n: int) -> None:
    scene.built("farm", 0, *scene.abroad()[:n]).built("farm", 1, *scene.abroad()[4:6])


def cities(scene: Scene, n: int) -> None:
    scene.state.city[scene.state.city.index(0)] = -1
    scene.built("city", 0, *scene.abroad()[:n])


def peoples(scene: Scene, n: int) -> None:
    scene.has(trophies=" ".join(f"P1-0{at}" for at in range(1, n + 1))).has(1, trophies="P2-01 P2-02")


def on_map(scene: Scene, n: int) -> None:
    scene.warriors(**{f"r{scene.home()}": 0, f"r{scene.abroad()[0]}": n - 1, f"r{scene.abroad()[1]}": 1})


def present(scene: Scene, n: int) -> None:
    """Dominated and contested regions alike."""
    scene.state.warriors = [0] * len(scene.state.warriors)
    for at, region in enumerate(scene.abroad()[:n]):
        scene.warriors(**{f"r{region}": 1 + at}).warriors(1, **{f"r{region}": 2})


def in_palace(scene: Scene, n: int) -> None:
    scene.has(palace=" ".join(f"I-{at:02}" for at in range(20, 20 + n))).has(1, palace="II-01 II-02")


def in_area(scene: Scene, n: int) -> None:
    """The card that is played is one of them."""
    scene.has(area=" ".join(f"I-{at:02}" for at in range(20, 19 + n))).has(1, area="II-01 II-02")


def tracks(*heights: int) -> Callable[[Scene, int], object]:
    return lambda scene, n: scene.has(tracks=tuple(n if height < 0 else height for height in heights))


MADE: dict[str, tuple[Callable[[Scene, int], object], int]] = {
    "2 towers": (towers, 2),
    "2 farms": (farms, 2),
    "2 cities": (cities, 2),
    "2 sea-peoples": (peoples, 2),
    "influence 5": (tracks(-1, 8, 8), 5),
    "cultural 5": (tracks(8, -1, 8), 5),
    "population 5": (tracks(8, 8, -1), 5),
    "tracks 3": (tracks(8, -1, 3), 3),
    "ship 4": (lambda scene, n: scene.has(ships=(3, n, 0)).has(1, ships=(5, 5, 5)), 4),
    "6 warriors": (on_map, 6),
    "4 presence": (present, 4),
    "10 palace": (in_palace, 10),
    "4 area": (in_area, 4),
}
"""By condition: how a board gets so many of what it asks for, and how many that is."""


def test_there_is_a_board_for_every_condition():
    assert set(CONDITIONS) == set(MADE)


@pytest.mark.rule("M13", "M13.2")
@pytest.mark.parametrize("condition", CONDITIONS)
@pytest.mark.parametrize("missing", [0, 1])
def test_a_condition_is_met_at_its_number_and_not_one_below(condition: str, missing: int):
    make, needed = MADE[condition]
    scene = ready(f"{condition}: 5 coin")
    make(scene, needed - missing)

    assert (0 if missing else 5, "turn") == (scene.play("play I-01").coins(), scene.due())


@pytest.mark.rule("M13")
@pytest.mark.parametrize("condition", CONDITIONS)
def test_more_than_asked_for_meets_a_condition_too(condition: str):
    make, needed = MADE[condition]
    scene = ready(f"{condition}: 5 coin")
    make(scene, needed + 1)

    assert 5 == scene.play("play I-01").coins()


@pytest.mark.rule("M13")
@pytest.mark.parametrize("condition", CONDITIONS)
def test_who_meets_the_condition_has_the_second_effect_in_place_of_the_first(condition: str):
    make, needed = MADE[condition]
    for missing, expected in ((1, (2, 0)), (0, (0, 3))):
        scene = ready(f"2 coin instead {condition}: 3 vp")
        make(scene, needed - missing)
        scene.play("play I-01")
        assert expected == (scene.coins(), scene.vp())


@pytest.mark.rule("M13")
def test_a_conversion_may_have_a_condition():
    scene = ready("2 farms: 1 coin -> 5 vp").has(coins=1)
    assert "turn" == scene.copy().play("play I-01").due()

    farms(scene, 2)
    assert 5 == scene.play("play I-01", "convert").vp()


# Counts

COUNTED: dict[str, tuple[Callable[[Scene, int], object], tuple[int, ...]]] = {
    "area": (in_area, (1, 4)),
    "palace": (in_palace, (0, 1, 5)),
    "city": (cities, (1, 3)),
    "tower": (towers, (0, 1, 3)),
    "farm": (farms, (0, 1, 4)),
    "presence": (present, (0, 1, 5)),
    "sea-people": (peoples, (0, 1, 4)),
    "lowest": (tracks(8, -1, 7), (0, 1, 7)),
    "warrior": (on_map, (1, 6)),
    "route-space": (lambda scene, n: scene.has(ships=(min(n, 5), max(n - 5, 0), 0)).has(1, ships=(5, 5, 5)), (0, 1, 8)),
}
"""By count: how a board gets so many of it, and numbers to try."""


def test_there_is_a_board_for_every_count():
    assert set(COUNTS) == set(COUNTED)


@pytest.mark.rule("M13", "M13.2")
@pytest.mark.parametrize("count", COUNTS)
def test_a_gain_per_something_is_that_many_times_the_gain(count: str):
    make, numbers = COUNTED[count]
    for number in numbers:
        scene = ready(f"2 coin per {count} + vp")
        make(scene, number)
        scene.play("play I-01")
        assert (2 * number, 1, "turn") == (scene.coins(), scene.vp(), scene.due())


@pytest.mark.rule("M13")
def test_every_other_gain_may_be_counted_too():
    scene = ready("temp per city")
    cities(scene, 2)
    scene.play("play I-01", "good herb", "good wood")

    assert ("wood herb", "turn") == (scene.temps(), scene.due())
