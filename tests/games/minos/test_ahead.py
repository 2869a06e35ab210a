"""What points that nothing uses as things stand could still be used for in the same turn."""

from __future__ import annotations

import random

import pytest

from labrys.core.seats import CHANCE
from labrys.games.minos import ahead, codes
from labrys.games.minos.game import Minos
from labrys.games.minos.rules import planning, table
from labrys.games.minos.state import NONE, State
from labrys.games.minos.survey import Unlock
from tests.games.minos.scenario import Scene, kit_with
from tests.games.minos.test_survey import survey

DEAR = {"cost": "9", "wants": ""}
CHEAP = {"cost": "2", "wants": "", "instant": "vp"}


def unlock(scene: Scene, seat: int = 0) -> Unlock | None:
    turn = survey(scene, seat).turn
    assert turn is not None
    return turn.unlock


def silver_market(scene: Scene) -> Scene:
    """A warrior where silver is sold."""
    land = scene.state.land
    return scene.warriors(**{f"r{next(land.number[at] for at, good in enumerate(land.good) if good == 0)}": 1})


@pytest.mark.rule("M4.4", "M5.2", "M6.2")
def test_a_good_of_the_market_makes_a_card_payable():
    scene = silver_market(Scene.of(kit=kit_with(I_57={"cost": "3", "wants": "silver"})))
    scene.has(hand="I-57", coins=1).turn("develop", space=2)

    assert Unlock(("market silver",), is_sure=True) == unlock(scene)
    assert scene.play("market silver").may("play I-57 silver")


@pytest.mark.rule("M4.4", "M6.4")
def test_cards_that_are_sold_pay_for_another():
    scene = Scene.of(kit=kit_with(I_01=CHEAP, I_02=DEAR)).has(hand="I-01 I-02", coins=1).turn("develop")

    assert Unlock(("discard I-02",), is_sure=True) == unlock(scene)


@pytest.mark.rule("M4.4", "M6.1")
def test_a_march_comes_to_where_something_can_be_built():
    scene = Scene.of().has(coins=1)
    home = scene.home()
    found = unlock(scene.built("farm", 1, home).built("tower", 0, home).turn("build"))

    assert found is not None
    assert found.is_sure
    assert [f"escort {home}"] == [move.rsplit(" ", 1)[0] for move in found.moves]
    assert any(move.startswith("farm") for move in scene.play(*found.moves).moves())


@pytest.mark.rule("M4.4", "M9")
def test_a_trait_that_is_due_pays_and_its_choice_is_told():
    kit = kit_with(I_01=CHEAP, I_02={"trigger": "develop", "trait": "weaponry or 2 coin"})
    scene = Scene.of(kit=kit).has(hand="I-01", palace="I-02").turn("develop")

    assert Unlock(("take I-02", "choose 2"), is_sure=True) == unlock(scene)


@pytest.mark.rule("M4.4", "M10")
def test_an_exchange_pays():
    scene = Scene.of(kit=kit_with(I_01=CHEAP)).has(hand="I-01", coins=1, weaponry=2, ability="SA5").turn("develop")

    assert Unlock(("exchange coins 1",), is_sure=True) == unlock(scene)


@pytest.mark.rule("M4.4", "M5.2")
def test_what_is_drawn_may_be_of_use_but_need_not():
    kit = kit_with(I_01=DEAR, I_02={"trigger": "develop", "trait": "deck-card"})
    scene = Scene.of(kit=kit).has(palace="I-02", coins=3).turn("develop")

    assert Unlock(("take I-02",), is_sure=False) == unlock(scene)
    assert unlock(scene.has(coins=0)) is None  # no card costs nothing


@pytest.mark.rule("M4.4", "M16")
def test_any_card_may_be_drawn_that_the_seat_has_not_seen_even_one_that_lies_in_another_hand():
    dear = {f"I_{number:02}": DEAR for number in range(3, 73)}
    kit = kit_with(I_01=CHEAP, I_02={"trigger": "develop", "trait": "deck-card"}, **dear)
    scene = Scene.of(kit=kit).has(palace="I-02", coins=2).has(1, hand="I-01").turn("develop")

    assert Unlock(("take I-02",), is_sure=False) == unlock(scene)


@pytest.mark.rule("M4.4", "M5.2")
def test_nothing_is_said_where_nothing_helps_or_something_can_be_used_already():
    kit = kit_with(I_01=DEAR, I_02=CHEAP)
    assert unlock(silver_market(Scene.of(kit=kit)).has(hand="I-01", coins=1).turn("develop")) is None
    assert unlock(Scene.of(kit=kit).has(hand="I-02", coins=2).turn("develop")) is None
    assert unlock(Scene.of(kit=kit).has(hand="I-02", coins=1).turn("develop")) is None


def test_others_are_told_nothing_of_it():
    scene = silver_market(Scene.of(kit=kit_with(I_57={"cost": "3", "wants": "silver"})))
    scene.has(hand="I-57", coins=1).turn("develop")

    assert unlock(scene, seat=1) is None


def test_of_a_large_hand_no_more_is_sold_than_is_needed():
    cards = [f"I_{number:02}" for number in range(2, 16)]
    scene = Scene.of(kit=kit_with(I_01={"cost": "4", "wants": ""}, **dict.fromkeys(cards, DEAR)))
    hand = " ".join(["I-01", *cards]).replace("_", "-")
    found = unlock(scene.has(hand=hand, coins=2).turn("develop"))

    assert found is not None
    assert (2, True) == (len(found.moves), found.is_sure)
    assert scene.play(*found.moves).may("play I-01")


def test_a_search_that_comes_to_no_end_says_that_it_does_not_know():
    """Sixty coins to exchange, for each amount of which a market, a march and more can be tried."""
    kit = kit_with(I_01={"cost": "99", "wants": ""})
    scene = Scene.of(kit=kit).has(hand="I-01", coins=60, weaponry=60, ability="SA5").turn("develop")

    assert Unlock((), is_sure=False) == unlock(scene)


def stuck(seed: int, count: int) -> list[tuple[State, int]]:
    """Turns of random games whose points nothing uses as things stand."""
    game, rng, found = Minos(), random.Random(seed), list[tuple[State, int]]()
    while len(found) < count:
        state = game.begin(game.read_options({}), 2 + seed % 3)
        while (deciders := game.deciders(state)) and len(found) < count:
            seat = deciders[0]
            if seat == CHANCE:
                answers = game.ask(state)
                game.apply(state, CHANCE, rng.choices([code for code, _ in answers], [much for _, much in answers])[0])
                continue
            legal = table.legal(state, seat)
            if legal[-1] == codes.END and state.points and not ahead.uses_a_point(state, seat):
                found.append((state.clone(), seat))
            game.apply(state, seat, rng.choice(legal[:-1] if len(legal) > 1 and rng.random() < 0.8 else legal))
    return found


@pytest.mark.rule("M4.4")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_in_random_games_every_line_leads_to_a_use_and_without_one_no_way_does(seed: int):
    """A line is played; where there is none, many turns that are played at random find no use either."""
    rng, kinds = random.Random(seed), set()
    for state, seat in stuck(seed, 12):
        line, is_known = ahead.line_to_a_use(state, seat)
        assert is_known
        kinds.add(bool(line))
        if line and line[-1] < codes.FIRST_CHANCE:
            world = state
            for code in line:
                assert code in table.legal(world, seat)
                world = planning.foresee(world, seat, code).world
            assert ahead.uses_a_point(world, seat)
        elif not line:
            assert not any(_stumbles_on_a_use(state, seat, rng) for _ in range(40))
    assert {True, False} == kinds


def _stumbles_on_a_use(state: State, seat: int, rng: random.Random) -> bool:
    world = state.clone()
    while world.active == seat and world.points and world.agenda[seat]:
        if ahead.uses_a_point(world, seat):
            return True
        if table.asking(world) != NONE:
            table.apply_chance(world, rng.choice(table.ask(world))[0])
            continue
        legal = table.legal(world, seat)
        table.apply(world, seat, rng.choice(legal[:-1] or legal))
    return False
