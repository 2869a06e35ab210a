from __future__ import annotations

import random
from itertools import count, islice

import msgspec
import pytest

from labrys.core.bitsets import bits
from labrys.core.chance import AsTheyLie
from labrys.core.seats import CHANCE, SPECTATOR
from labrys.games.minos import codes
from labrys.games.minos import decisions as d
from labrys.games.minos.census import census
from labrys.games.minos.imagine import imagine
from labrys.games.minos.options import MinosOptions
from labrys.games.minos.position import position_of, position_text
from labrys.games.minos.restore import read_state
from labrys.games.minos.rules import table
from labrys.games.minos.state import State
from labrys.games.minos.view import MinosView, view_of, views_of
from tests.games.minos.random_games import SETTINGS, begin, carry_out, deciders, house_kit, play, sample

pytestmark = pytest.mark.rule("M16")


def onlookers(players: int) -> list[int]:
    return [*range(players), SPECTATOR]


def text_of(state: State) -> str:
    return position_text(position_of(state))


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_an_imagined_world_looks_like_the_real_one_and_the_same_may_be_done_in_it(players: int, options: MinosOptions):
    rng = random.Random(2)
    for moment in sample(players, options, 1, 18):
        state = moment.state
        for seat in onlookers(players):
            view = view_of(state, seat)
            for shuffler in (rng, AsTheyLie()):
                world = imagine(view, house_kit(), shuffler)
                assert msgspec.json.encode(view) == msgspec.json.encode(view_of(world, seat))
                assert deciders(state) == deciders(world)
                if seat in deciders(state):
                    assert table.legal(state, seat) == table.legal(world, seat)


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_an_imagined_world_is_like_any_other(players: int, options: MinosOptions):
    rng = random.Random(3)
    pieces = census(begin(players, options))
    for moment in sample(players, options, 1, 6):
        for seat in onlookers(players):
            world = imagine(view_of(moment.state, seat), house_kit(), rng)
            text = text_of(world)

            assert pieces == census(world)
            assert text == text_of(read_state(text, house_kit()))
            for _ in range(10):
                for decider in deciders(world)[:1]:
                    legal = [code for code, _ in table.ask(world)] if decider == CHANCE else table.legal(world, decider)
                    carry_out(world, decider, rng.choice(legal))
            assert pieces == census(world)


@pytest.mark.parametrize(("players", "options"), SETTINGS)
def test_looking_together_shows_what_looking_alone_shows(players: int, options: MinosOptions):
    for moment in sample(players, options, 1, 9):
        before = text_of(moment.state)
        looking = onlookers(players)

        assert [view_of(moment.state, seat) for seat in looking] == views_of(moment.state, looking)
        assert looking == [view.seat for view in views_of(moment.state, looking)]
        assert before == text_of(moment.state)


def test_a_view_is_plain_data():
    for moment in sample(3, MinosOptions(), 1, 9):
        for seat in onlookers(3):
            view = view_of(moment.state, seat)

            assert view == msgspec.json.decode(msgspec.json.encode(view), type=MinosView)


def after_setup(players: int = 3) -> State:
    """The first state of round 1, every card put back."""
    return next(moment.state for moment in play(players, MinosOptions(), 0)[0] if moment.state.round)


def exchange_cards(state: State, seat: int, card: int, other: int) -> State:
    """The same world but that a card of a seat's hand and one of the deck have changed places."""
    twin = state.clone()
    age = state.kit.card_age[card]
    twin.hand[seat] ^= 1 << card | 1 << other
    twin.deck[age] ^= 1 << card | 1 << other
    return twin


def test_a_view_does_not_show_which_cards_others_hold():
    state = after_setup()
    card, other = bits(state.hand[1])[0], bits(state.deck[0] & ~sum(state.put_back))[0]
    twin = exchange_cards(state, 1, card, other)

    for seat in (0, 2, SPECTATOR):
        assert view_of(state, seat) == view_of(twin, seat)
    assert view_of(state, 1) != view_of(twin, 1)


def test_a_view_does_not_show_what_others_put_back():
    state = after_setup()
    twin = state.clone()
    twin.put_back[1] = 0

    for seat in (0, 2, SPECTATOR):
        assert view_of(state, seat) == view_of(twin, seat)
    assert view_of(state, 1) != view_of(twin, 1)


def test_a_seat_remembers_what_it_put_back_and_never_gives_it_to_a_first_hand():
    rng = random.Random(4)
    state = after_setup()
    for seat in range(3):
        view = view_of(state, seat)
        back = state.kit.components.starts[state.start[seat]].back
        assert back == len(view.put_back)
        for _ in range(20):
            world = imagine(view, house_kit(), rng)
            assert state.put_back[seat] == world.put_back[seat]
            assert all(not world.hand[other] & state.put_back[seat] for other in range(3))
            assert [tiles.bit_count() for tiles in state.put_back] == [tiles.bit_count() for tiles in world.put_back]


def test_a_card_put_back_may_come_to_a_hand_that_has_drawn_since():
    rng = random.Random(5)
    state = after_setup()
    drawn = bits(state.deck[0])[:3]
    for card in drawn:
        state = exchange_drawn(state, 1, card)
    view = view_of(state, 0)
    hands = [imagine(view, house_kit(), rng).hand[1] for _ in range(300)]

    assert any(hand & state.put_back[0] for hand in hands)
    assert all((hand & ~state.put_back[0]).bit_count() >= state.from_setup[1] for hand in hands)


def exchange_drawn(state: State, seat: int, card: int) -> State:
    """A seat has drawn a card of the first deck."""
    twin = state.clone()
    twin.hand[seat] |= 1 << card
    twin.deck[0] &= ~(1 << card)
    return twin


def test_worlds_differ():
    rng = random.Random(6)
    view = view_of(after_setup(), 0)

    assert len({text_of(imagine(view, house_kit(), rng)) for _ in range(6)}) > 1


def test_cards_taken_from_the_offer_stay_known():
    shown = 0
    for moment in play(3, MinosOptions(), 0)[0]:
        for seat, cards in enumerate(moment.state.shown):
            view = view_of(moment.state, SPECTATOR)
            names = tuple(moment.state.kit.card_ids[card] for card in bits(cards))
            assert names == view.seats[seat].shown
            shown += bool(names)
    assert shown


def in_secret(players: int = 3) -> list[State]:
    """States of a game in which some seat has begun an answer that nobody else knows."""
    return [moment.state for moment in play(players, MinosOptions(), 0)[0] if any(moment.state.answers)]


@pytest.mark.rule("M4.7")
def test_nobody_sees_an_answer_of_another_before_all_are_in():
    for state in in_secret():
        for seat in (seat for seat in range(3) if state.answers[seat] and not state.complete >> seat & 1):
            silent = state.clone()
            silent.answers[seat] = ()
            for onlooker in (other for other in onlookers(3) if other != seat):
                assert view_of(silent, onlooker) == view_of(state, onlooker)


@pytest.mark.rule("M4.7")
def test_a_seat_sees_its_own_answer_carried_out_and_the_table_before_it():
    seen = 0
    for state in in_secret():
        for seat in (seat for seat in range(3) if state.answers[seat]):
            view = view_of(state, seat)
            silent = state.clone()
            silent.answers[seat] = ()
            assert len(state.answers[seat]) == len(view.answers)
            assert view_of(silent, seat) == view.before
            assert [other for other in range(3) if state.complete >> other & 1] == list(view.answered)
            backs = [code & codes.ARGUMENT for code in state.answers[seat] if code & ~codes.ARGUMENT == codes.BACK]
            assert not {state.kit.card_ids[card] for card in backs} & set(view.hand)
            seen += len(backs)
    assert seen


@pytest.mark.rule("M4.7")
def test_who_is_known_to_have_answered_has_answered_in_every_world():
    rng = random.Random(7)
    for state in in_secret()[:12]:
        for seat in onlookers(3):
            world = imagine(view_of(state, seat), house_kit(), rng)
            assert state.complete == world.complete
            assert all(bool(world.answers[other]) for other in range(3) if world.complete >> other & 1)
            if seat >= 0:
                assert state.answers[seat] == world.answers[seat]


def test_the_pools_tell_what_can_lie_where():
    for moment in play(2, MinosOptions(), 0)[0][::7]:
        state = moment.state
        view = view_of(state, SPECTATOR)
        for age in (0, 1):
            unseen = sum(len(pool) for pool in view.pools[age])
            in_hands = sum(sum(seat.hidden[age]) for seat in view.seats)
            assert unseen == view.deck[age] + in_hands
        for seat in view.seats:
            assert seat.cards == len(seat.shown) + sum(map(sum, seat.hidden))


@pytest.mark.rule("M5.1")
@pytest.mark.parametrize("players", [2, 4])
def test_cards_that_were_shuffled_together_stay_together_in_every_world(players: int):
    rng = random.Random(8)
    games = (play(players, MinosOptions(), seed, short_of_cards=True)[0] for seed in count())
    states = (moment.state for moments in games for moment in moments)
    renewed = (state for state in states if any(sum(map(bool, pools)) > 1 for pools in state.pools))
    for state in rng.sample(list(islice(renewed, 60)), 12):
        for seat in onlookers(players):
            world = imagine(view_of(state, seat), house_kit(), rng)
            text = text_of(world)

            assert view_of(state, seat) == view_of(world, seat)
            assert text == text_of(read_state(text, house_kit()))
            for pools, deck in zip(world.pools, world.deck, strict=True):
                assert not deck & ~pools[-1]


def test_decisions_are_open_to_all():
    state = next(moment.state for moment in play(3, MinosOptions(), 0)[0] if moment.state.active >= 0)
    view = view_of(state, SPECTATOR)

    assert d.NAMES[d.TURN] == view.seats[state.active].agenda[0]
    assert state.active == view.active
