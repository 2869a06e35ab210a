"""What is kept so that it need not be worked out anew is what would be worked out."""

from __future__ import annotations

import random

import pytest

from labrys.core.bitsets import bits
from labrys.core.chance import AsTheyLie
from labrys.games.minos import codes
from labrys.games.minos.imagine import imagine
from labrys.games.minos.options import MinosOptions
from labrys.games.minos.position import position_of, position_text
from labrys.games.minos.restore import read_state
from labrys.games.minos.rules import expand, extra, table, vases
from labrys.games.minos.state import State
from labrys.games.minos.view import view_of
from tests.games.minos.random_games import SETTINGS, begin, carry_out, decide, deciders, house_kit, play, sample


def forgetful(state: State) -> State:
    """A copy that has to look at every vase anew."""
    copy = state.clone()
    copy.stirred = vases.OF_EVERYTHING
    return copy


def outcome(state: State, seat: int, code: int) -> tuple[str, list[object]]:
    """The position after a decision, and all that was told of it."""
    state.events = []
    carry_out(state, seat, code)
    told, state.events = list[object](state.events), None
    return position_text(position_of(state)), told


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_vases_that_nothing_stirs_need_not_be_looked_at(players: int, options: MinosOptions):
    moments, _ = play(players, options, 0)
    for state, seat, code in moments[::3]:
        expected = outcome(forgetful(state), seat, code)

        assert expected == outcome(state.clone(), seat, code)


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_a_vase_that_is_not_looked_at_again_has_nobody_waiting_for_it(players: int, options: MinosOptions):
    rng, state = random.Random(2), begin(players, options)
    while deciders(state):
        for at, vase in enumerate(state.vases):
            is_stirred = state.stirred >> state.kit.vase_condition[vase] & 1
            is_full = state.vase_filled[at] == len(state.kit.vase_slots[players])
            if not is_stirred and not is_full:
                met = [seat for seat in range(players) if vases.is_met(state, seat, vase)]

                assert all(state.vase_by[at] >> seat & 1 for seat in met)
        carry_out(state, *decide(state, rng))


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_worlds_read_and_imagined_go_on_alike_whether_all_is_stirred_or_not(players: int, options: MinosOptions):
    for moment in sample(players, options, 0, 6):
        read = read_state(position_text(position_of(moment.state)), house_kit())
        imagined = imagine(view_of(moment.state, 0), house_kit(), AsTheyLie())
        for world in (read, imagined):
            rng = random.Random(3)
            for _ in range(15):
                if not deciders(world):
                    break
                seat, code = decide(world, rng)
                expected = outcome(forgetful(world), seat, code)

                assert expected == outcome(world, seat, code)


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_warriors_march_from_where_they_stand(players: int, options: MinosOptions):
    land = house_kit().land[players]
    for state, _, _ in play(players, options, 1)[0][::3]:
        for seat in range(players):
            here = {region: state.warriors[region * players + seat] for region in range(land.size)}
            regions = [region for region, warriors in here.items() if warriors]
            steps = [(one, other) for one in regions for other in land.next[one]]
            goods, moves = extra.goods_of(state, regions), list[int]()
            expand.add_moves(moves, state, regions)

            assert regions == expand.posts(state, seat)
            assert [codes.MOVE | one << 4 | other for one, other in steps] == moves
            assert [codes.MARCH | one << 4 | other for one, other in steps] == [
                code for region in regions for code in land.escorts[region]
            ]
            assert sorted({codes.MARKET | land.good[region] for region in regions}) == land.markets[goods]


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_sets_of_cards_are_told_by_their_members(players: int, options: MinosOptions):
    kit = house_kit()
    for state, _, _ in play(players, options, 1)[0][::3]:
        for cards in (*state.deck, *state.hand, *state.palace, state.offer):
            assert bits(cards) == kit.cards_of(cards)
            assert [codes.DISCARD | card for card in bits(cards)] == kit.discards.of(cards)
            assert [(codes.CARD | card, 1) for card in bits(cards)] == kit.card_answers.of(cards)


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_the_world_that_is_kept_for_a_seat_is_what_its_answers_make(players: int, options: MinosOptions):
    rng, state, compared = random.Random(4), begin(players, options), 0
    while deciders(state):
        for seat in range(players):
            if state.answers[seat]:
                kept, anew = table.private(state, seat), table.private(state.clone(), seat)
                compared += 1

                assert position_text(position_of(anew)) == position_text(position_of(kept))
                assert table.legal(state.clone(), seat) == table.legal(state, seat)
        carry_out(state, *decide(state, rng))

    assert compared


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_moves_are_offered_in_ascending_order(players: int, options: MinosOptions):
    for state, _, _ in play(players, options, 2)[0]:
        for seat in range(players):
            found = table.legal(state, seat)

            assert sorted(set(found)) == found
