"""M1 to M3: options, what is in the box, and the set-up."""

from __future__ import annotations

from collections import Counter

import pytest

from labrys.core import notation
from labrys.core.bitsets import bits
from labrys.core.refusal import BadOptions
from labrys.games.minos import decisions as d
from labrys.games.minos.components import GOODS
from labrys.games.minos.encoding import decode
from labrys.games.minos.kit import Kit, count_in
from labrys.games.minos.options import MinosOptions, read_options
from labrys.games.minos.rules import setup, table
from labrys.games.minos.state import NONE, State, blank
from tests.games.minos.scenario import Scene, house

KIT = Kit(house())


def begun(players: int, **options: str) -> Scene:
    state = blank(KIT, read_options(options), players)
    setup.open_game(state)
    table.settle(state)
    return Scene(state)


def laid_out(players: int, **options: str) -> Scene:
    """Up to the first choice of a seat."""
    return begun(players, **options).onward()


def picked(players: int) -> Scene:
    """All have their starting cards and abilities, and their first hands."""
    scene = laid_out(players)
    while scene.deciders and scene.due(scene.deciders[0]) == "pick":
        scene.play(scene.moves()[-1 if len(scene.moves()) > 1 else 0]).onward()
    return scene


def questions(scene: Scene) -> list[tuple[str, list[str]]]:
    """What chance is asked until a seat decides: the kind, and the possible answers."""
    state, found = scene.state, []
    while not scene.deciders and state.stack:
        found.append((d.NAMES[state.stack[-1][0]], [notation.spell(decode(state, a)) for a, _ in table.ask(state)]))
        table.apply_chance(state, table.ask(state)[0][0])
    return found


@pytest.mark.rule("M1")
def test_the_options_are_the_setup_and_the_sides_of_the_routes():
    assert MinosOptions("draft", "AAA") == read_options({})
    assert MinosOptions("random", "BAB") == read_options({"setup": "random", "routes": "BAB"})
    with pytest.raises(BadOptions, match="M1"):
        read_options({"routes": "AAC"})
    for routes in ("AAA", "BAB"):
        sides = [KIT.route_side[route] for route in laid_out(2, routes=routes).state.routes]
        assert list(routes) == sides


@pytest.mark.rule("M1")
def test_random_routes_are_asked_of_chance():
    asked = [answers for kind, answers in questions(begun(3, routes="random")) if kind == "turn-route"]

    assert [["dealt R1A", "dealt R1B"], ["dealt R2A", "dealt R2B"], ["dealt R3A", "dealt R3B"]] == asked


@pytest.mark.rule("M2.1")
@pytest.mark.parametrize(("players", "dice"), [(2, (3, 3, 3, 4)), (3, (4, 4, 4, 4)), (4, (4, 4, 4, 5))])
def test_fewer_dice_with_fewer_players(players: int, dice: tuple[int, ...]):
    scene = Scene.of(players)
    scene.state.round = 0
    scene.state.stack = [(d.ROUND, 0, 0)]
    table.settle(scene.state)

    assert dice == tuple(count for kind, _, count in reversed(scene.state.stack) if kind == d.ROLL)


@pytest.mark.rule("M2.2")
def test_what_each_player_has():
    scene = picked(4)
    costs = KIT.components.costs

    assert (3, 3, 3, 4) == (len(costs.city), len(costs.tower), len(costs.ship), len(costs.farm))
    for seat in range(4):
        warrior = KIT.components.starts[scene.state.start[seat]].warrior
        on_map = sum(scene.state.warriors[seat :: scene.state.players])
        assert (1 + warrior, 3 - warrior, 6) == (on_map, scene.state.reserves[seat], scene.state.supply[seat])


@pytest.mark.rule("M2.3")
def test_what_is_in_the_box():
    box = house()

    assert [72, 72] == [cards.bit_count() for cards in KIT.age_cards]
    assert Counter({2: 2, 3: 3, 4: 4}) == Counter(card.players for card in box.starts)
    counts = (len(box.abilities), len(box.foundations), len(box.sea_peoples), len(box.routes), len(box.trade_bonuses))
    assert (5, 20, 20, 6, 30) == counts
    assert (5, 12, 9) == (len(box.action_bonuses), len(box.vases), box.stock.each)


@pytest.mark.rule("M3.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_region_that_is_no_start_has_a_foundation_and_two_levels_of_sea_peoples(players: int):
    state = laid_out(players).state
    used: list[int] = []
    for region, is_start in enumerate(state.land.start):
        levels = [KIT.people_level[tile] for tile in state.people[region]]
        assert ([] if is_start else [2, 1]) == levels
        assert is_start == (state.foundation[region] == NONE)
        used += [*state.people[region], *([] if is_start else [100 + state.foundation[region]])]
    assert len(used) == len(set(used))


@pytest.mark.rule("M3.2")
def test_five_goods_of_each_type_lie_face_up_and_four_in_the_pile():
    state = laid_out(4).state

    assert [5] * 6 == [count_in(state.stacks, good) for good in range(len(GOODS))]
    assert [4] * 6 == [count_in(state.pile, good) for good in range(len(GOODS))]


@pytest.mark.rule("M3.3")
@pytest.mark.parametrize(("players", "tiles"), [(2, 3), (3, 4), (4, 5)])
def test_bonus_tiles_of_both_colours_lie_beside_each_route(players: int, tiles: int):
    stock = laid_out(players).state.stock

    assert [tiles] * 6 == [beside.bit_count() for beside in stock]
    assert all(not stock[2 * at] & ~KIT.blue and not stock[2 * at + 1] & ~KIT.red for at in range(3))


@pytest.mark.rule("M3.4")
def test_the_offer_has_five_cards_of_age_1():
    state = laid_out(3).state

    assert (5, 67, 72) == (state.offer.bit_count(), state.deck[0].bit_count(), state.deck[1].bit_count())
    assert not state.offer & ~KIT.age_cards[0]


@pytest.mark.rule("M3.5")
def test_three_vases_of_three_colours():
    asked = [answers for kind, answers in questions(begun(3)) if kind == "turn-vase"]
    state = laid_out(3).state

    assert [12, 9, 6] == list(map(len, asked))
    assert 3 == len({KIT.vase_colour[vase] for vase in state.vases})


@pytest.mark.rule("M3.5")
def test_with_two_players_the_middle_slot_is_covered():
    slots = house().vase_slots.slots

    assert {2: (10, 3), 3: (10, 7, 3), 4: (10, 7, 3)} == slots


@pytest.mark.rule("M3.6")
def test_one_action_bonus_is_turned_up():
    assert [5] == [len(answers) for kind, answers in questions(begun(2)) if kind == "turn-bonus"]


@pytest.mark.rule("M3.7")
def test_cards_and_abilities_are_chosen_clockwise_and_back():
    scene = begun(4)
    asked = [answers for kind, answers in questions(scene) if kind == "who-chooses"]
    order = []
    while scene.deciders and scene.due(scene.deciders[0]) == "pick":
        seat = scene.deciders[0]
        order.append(seat)
        kinds = {move.split()[0] for move in scene.moves()}
        assert ({"start", "ability"} if order.count(seat) == 1 else kinds) == kinds
        assert 1 <= len(kinds)
        if order.count(seat) == 2:
            assert 1 == len(kinds), "the second time it is the other kind"
        scene.play(scene.moves()[0]).onward()

    assert [["first 0", "first 1", "first 2", "first 3"]] == asked
    assert [0, 1, 2, 3, 3, 2, 1] == order
    assert -1 not in scene.state.ability, "the last tile is taken without a question"


@pytest.mark.rule("M3.7")
def test_in_the_random_setup_chance_deals_both():
    scene = begun(3, setup="random")
    kinds = Counter(kind for kind, _ in questions(scene))

    assert (6, 0) == (kinds["deal"], kinds["who-chooses"])
    assert NONE not in scene.state.start + scene.state.ability


@pytest.mark.rule("M3.7")
def test_the_card_with_the_flag_fixes_the_first_player():
    state = picked(4).state

    assert [KIT.components.starts[card].flag for card in state.start].index(True) == state.first


@pytest.mark.rule("M3.8")
def test_each_has_what_the_starting_card_says():
    scene = picked(3)
    state = scene.state
    for seat in range(3):
        card = KIT.components.starts[state.start[seat]]
        assert (card.coins, card.weaponry, card.vp) == (state.coins[seat], state.weaponry[seat], scene.vp(seat))
        assert (card.good, " ".join(card.temps)) == (scene.goods(seat), scene.temps(seat))
        assert card.draw == state.hand[seat].bit_count()
        assert seat == state.city[state.land.index[card.region]]
        # A good of the setup lifts no income, a city of the setup has no foundation.
        assert 0 == state.income[seat]


@pytest.mark.rule("M3.8", "M16")
def test_all_put_back_and_found_their_palace_at_once_and_in_secret():
    scene = picked(3)
    state = scene.state
    deck = state.deck[0].bit_count()

    assert [0, 1, 2] == scene.deciders
    while 1 in scene.deciders:
        scene.play(scene.moves(1)[0], seat=1)
    assert [0, 2] == scene.deciders
    assert (deck, 0) == (state.deck[0].bit_count(), state.palace[1]), "nothing happens before all have answered"
    while scene.deciders:
        scene.play(scene.moves()[0])
        if not any(scene.due(seat) in ("back", "found") for seat in range(3)):
            break
    backs = [KIT.components.starts[card].back for card in state.start]
    assert [1, 1, 1] == [cards.bit_count() for cards in state.palace]
    assert backs == [cards.bit_count() for cards in state.put_back]
    assert deck + sum(backs) == state.deck[0].bit_count()
    assert all(not state.put_back[seat] & ~state.deck[0] for seat in range(3))


@pytest.mark.rule("M3.8")
def test_the_first_palace_card_costs_no_points():
    scene = picked(2)
    before = [scene.vp(seat) for seat in range(2)]
    for seat in (0, 1):
        while scene.due(seat) in ("back", "found") and seat in scene.deciders:
            scene.play(scene.moves(seat)[-1], seat=seat)

    assert before == [scene.vp(seat) for seat in range(2)]


@pytest.mark.rule("M3.8", "M4.6")
def test_ability_2_gives_a_temporary_good_at_setup():
    state: State = picked(2).state
    scene = Scene(state)
    goods = KIT.ability_kind.index("goods")
    state.ability[1] = goods
    state.agenda = [(), ()]
    state.stack = [(d.SET_UP, 2 * state.players + 1, 0)]
    table.settle(state)

    while scene.due(1) == "back" and len(state.answers[1]) < 9:
        moves = scene.moves(1)
        if moves[0].startswith("good"):
            break
        scene.play(moves[0], seat=1)
    assert [f"good {good}" for good in GOODS] + ["done"] == scene.moves(1)
    assert bits(state.put_back[1]) == []
