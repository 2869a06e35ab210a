"""M14: no game alone. M15: the house set is sound. M16: what is open to all and what is secret."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import count

import pytest

from labrys.core.bitsets import bits
from labrys.core.refusal import BadOptions
from labrys.core.seats import SPECTATOR
from labrys.games.minos import codes
from labrys.games.minos.game import Minos
from labrys.games.minos.options import MinosOptions
from labrys.games.minos.rules import table
from labrys.games.minos.state import State
from labrys.games.minos.validate import soundness
from labrys.games.minos.view import view_of
from tests.games.minos.moments import progress
from tests.games.minos.random_games import play
from tests.games.minos.scenario import Scene, house


@pytest.mark.rule("M14", "M1")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_a_game_is_for_two_to_four(seats: int):
    game = Minos()

    assert (2, 3, 4) == game.seat_counts
    with pytest.raises(BadOptions, match="2 to 4 players"):
        game.begin(MinosOptions(), seats)


@pytest.mark.rule("M15")
def test_the_house_set_satisfies_all_that_is_promised_of_it():
    """What is refused in a set that does not is in test_house and test_components."""
    assert house().house
    assert [] == soundness(house())


@cache
def in_the_middle() -> State:
    """Round 2 of a game for three: seat 1, whose turn it is, holds a card of the deck as it is now, and has put back
    some. Nobody may change the state."""
    return next(
        moment.state
        for seed in count()
        for moment in play(3, MinosOptions(), seed)[0]
        if moment.state.round == 2 and moment.state.active == 1 and moment.state.put_back[1] and _unknown(moment.state)
    )


def _unknown(state: State) -> list[int]:
    """Cards of seat 1 that came from the deck of Age I as it is now, and nobody has seen."""
    return bits(state.hand[1] & state.pools[0][-1] & ~state.shown[1])


def bump(name: str, at: int = 1) -> Callable[[State], None]:
    def change(state: State) -> None:
        getattr(state, name)[at] += 1

    return change


def exchange(name: str, place: int) -> Callable[[State], None]:
    """A card of the deck lies there in place of nothing."""

    def change(state: State) -> None:
        card = 1 << bits(state.deck[1])[0]
        getattr(state, name)[place] |= card
        state.deck[1] &= ~card
        state.pools[1] = tuple(pool & ~card for pool in state.pools[1])

    return change


def set_to(name: str, *values: object) -> Callable[[State], None]:
    return lambda state: setattr(state, name, next(value for value in values if value != getattr(state, name)))


def offer(state: State) -> None:
    state.offer ^= 1 << bits(state.offer)[0]


def roll(state: State) -> None:
    state.pool = (state.pool[0] + 1, *state.pool[1:])


def draw(state: State) -> None:
    """Somebody has one card more, and the deck one less."""
    card = 1 << bits(state.deck[0])[0]
    state.hand[1] |= card
    state.deck[0] &= ~card


def region(name: str, *values: object) -> Callable[[State], None]:
    """The first of these values that is not there already."""

    def change(state: State) -> None:
        there = getattr(state, name)
        there[3] = next(value for value in values if value != there[3])

    return change


OPEN: dict[str, Callable[[State], None]] = {
    "dice that nobody has": roll,
    "dice on the sections": region("rows", (100,), (101,)),
    "the offer": offer,
    "coins": bump("coins"),
    "weaponry": bump("weaponry"),
    "points": bump("ledger", 25),
    "goods": bump("goods"),
    "temporary goods": bump("temps"),
    "the income marker": bump("income"),
    "the markers of progress": bump("tracks", 4),
    "ships": bump("ships", 4),
    "reserves": bump("reserves"),
    "supply": bump("supply"),
    "a player area": exchange("area", 1),
    "a palace": exchange("palace", 1),
    "discards": exchange("discards", 1),
    "a foundation": region("foundation", 17, 18),
    "Sea Peoples": region("people", (2, 1), (2,)),
    "a city": region("city", 2, 1),
    "a tower": region("tower", 2, 1),
    "a farm": region("farm", 2, 1),
    "warriors": bump("warriors", 7),
    "trade bonus tiles of a player": bump("held"),
    "trade bonus tiles of a route": region("stock", 3, 5),
    "tiles won": bump("trophies"),
    "the number of cards in a hand and a deck": draw,
    "goods face up": set_to("stacks", 3, 4),
    "the action bonus": set_to("bonus", 4, 3),
    "slots of a vase": bump("vase_filled"),
    "points of a turn": set_to("points", 9, 8),
}


@pytest.mark.rule("M16")
@pytest.mark.parametrize("what", OPEN)
def test_what_is_open_is_seen_by_everybody(what: str):
    state = in_the_middle()
    changed = state.clone()
    OPEN[what](changed)

    for seat in (0, 2, SPECTATOR):
        assert view_of(state, seat) != view_of(changed, seat)


def trade_hands(state: State) -> None:
    """A card of a hand and one of the deck that nobody can tell apart change places."""
    mine, other = _unknown(state)[0], bits(state.deck[0])[0]
    state.hand[1] ^= 1 << mine | 1 << other
    state.deck[0] ^= 1 << mine | 1 << other


def put_back(state: State) -> None:
    state.put_back[1] = 0


@pytest.mark.rule("M16")
@pytest.mark.parametrize("change", [trade_hands, put_back])
def test_the_cards_of_a_hand_and_those_put_back_are_seen_by_their_owner_alone(change: Callable[[State], None]):
    state = in_the_middle()
    changed = state.clone()
    change(changed)

    for seat in (0, 2, SPECTATOR):
        assert view_of(state, seat) == view_of(changed, seat)
    assert view_of(state, 1) != view_of(changed, 1)


@pytest.mark.rule("M16")
def test_a_card_from_the_offer_is_known_in_the_hand_and_one_from_the_deck_is_not():
    scene = Scene.of(2).offer("I-05", "I-06").turn("prepare").play("draw I-05", "draw deck", "dealt I-30")
    view = view_of(scene.state, 1)

    assert (("I-05",), 1) == (view.seats[0].shown, view.seats[0].hidden[0][0])
    assert "I-30" in view.pools[0][-1], "it is one of those that nobody sees"
    assert {"I-05", "I-30"} == set(view_of(scene.state, 0).hand)


@pytest.mark.rule("M16", "M4.7")
def test_an_answer_of_a_simultaneous_step_is_secret_until_all_are_in():
    dice = ("0 build red6", "0 expand red3", "1 wild blue6", "1 prepare blue3")
    scene = progress(Scene.of(2).dice(*dice))
    advanced, declined = scene.copy().play("advance influence", seat=0), scene.copy().play("done", seat=0)

    for seat in (1, SPECTATOR):
        assert view_of(advanced.state, seat) == view_of(declined.state, seat)
    assert view_of(advanced.state, 0) != view_of(declined.state, 0)
    advanced.play("done", seat=1)
    assert 1 == view_of(advanced.state, 1).seats[0].tracks[0]


@pytest.mark.rule("M16")
def test_the_order_of_decks_and_piles_is_known_to_nobody_as_chance_decides_it_when_a_card_is_drawn():
    scene = Scene.of(2).turn("prepare").play("draw deck")
    answers = table.ask(scene.state)

    assert set(bits(scene.state.deck[0])) == {code & codes.ARGUMENT for code, _ in answers}
    assert {1} == {weight for _, weight in answers}
