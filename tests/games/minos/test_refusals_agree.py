"""What is refused is what is not legal, and nobody but the one who decides may make a move, at any moment of a game."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import msgspec
import pytest

from labrys.core.refusal import Refusal
from labrys.core.seats import CHANCE
from labrys.games.minos import codes, moves
from labrys.games.minos.expected import EXPECTED
from labrys.games.minos.state import NONE, State
from tests.games.minos.rules_alone import RulesAlone
from tests.laws import move_laws
from tests.laws.playing import Setting

GAME: Any = RulesAlone()
SETTINGS = [
    Setting("minos", (("setup", "draft"),), 2),
    Setting("minos", (("setup", "random"), ("routes", "random")), 3),
    Setting("minos", (("setup", "draft"), ("routes", "BAB")), 4),
]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
@pytest.mark.parametrize(
    "law",
    [
        move_laws.law_legal_moves_are_accepted,
        move_laws.law_refusals_and_legal_moves_agree,
        move_laws.law_nothing_absurd_is_accepted,
        move_laws.law_nobody_else_may_decide,
    ],
)
def test_a_law_of_moves_holds(law: Any, setting: Setting):
    law(GAME, setting, seed=1)


@cache
def moments(players: int) -> list[State]:
    """Moments of a game in which there is much to spend, so that prices and goods come into play."""
    rng = random.Random(players)
    state = GAME.begin(GAME.read_options({}), players)
    found = []
    while GAME.deciders(state):
        deciders = GAME.deciders(state)
        if deciders == (CHANCE,):
            GAME.apply(state, CHANCE, rng.choice(GAME.ask(state))[0])
            continue
        found.append(state.clone())
        seat = rng.choice(deciders)
        kinds: dict[int, list[int]] = {}
        for code in GAME.legal(state, seat):
            kinds.setdefault(code & ~codes.ARGUMENT, []).append(code)
        GAME.apply(state, seat, rng.choice(kinds[rng.choice(list(kinds))]))
        if state.active != NONE:
            _enrich(state, rng)
    return rng.sample(found, 120)


def _enrich(state: State, rng: random.Random) -> None:
    state.coins[state.active] += rng.randrange(2)
    state.weaponry[state.active] += rng.randrange(2)
    state.temps[state.active] += rng.randrange(2) << 8 * rng.randrange(6)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_moves_that_are_nearly_legal_are_refused_exactly_if_they_are_not(players: int):
    rng = random.Random(players)
    refused = 0
    for state in moments(players):
        for seat in GAME.deciders(state):
            legal = GAME.legal(state, seat)
            for code in rng.sample(legal, min(12, len(legal))):
                for move in _near(GAME.decode(state, code), rng):
                    refusal = GAME.refusal(state, seat, move)
                    assert (refusal is None) == (GAME.encode(state, move) in legal), f"{move}: {refusal}"
                    refused += refusal is not None
    assert refused > 500


def _near(move: Any, rng: random.Random) -> list[Any]:
    """The move with one of its numbers a little higher or lower, or with one more or one less of its words."""
    found = []
    for field in move.__struct_fields__:
        value = getattr(move, field)
        if isinstance(value, int):
            found += [msgspec.structs.replace(move, **{field: value + step}) for step in (-1, 1, 2)]
        elif isinstance(value, tuple):
            more = rng.choice(("silver", "stone", "copper", "wood", "grain", "herb"))
            found += [msgspec.structs.replace(move, **{field: words}) for words in ((*value, more), value[:-1])]
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_refusal_tells_nothing_of_what_others_have_answered(players: int):
    """In a simultaneous step a seat is told the same whatever the others have said meanwhile (M4.7)."""
    rng = random.Random(players)
    state = GAME.begin(GAME.read_options({}), players)
    while len(GAME.deciders(state)) < 2:
        seat = GAME.deciders(state)[0]
        GAME.apply(
            state,
            seat,
            rng.choice([code for code, _ in GAME.ask(state)] if seat == CHANCE else GAME.legal(state, seat)),
        )
    before = state.clone()
    seat, other = GAME.deciders(state)[:2]
    GAME.apply(state, other, GAME.legal(state, other)[0])

    for card in state.kit.card_ids:
        for word in ("back", "palace"):
            assert GAME.refusal(before, seat, f"{word} {card}") == GAME.refusal(state, seat, f"{word} {card}")


def test_a_seat_that_has_answered_waits_for_the_others():
    rng = random.Random(3)
    state = GAME.begin(GAME.read_options({}), 3)
    while not state.complete:
        seat = GAME.deciders(state)[0]
        GAME.apply(
            state,
            seat,
            rng.choice([code for code, _ in GAME.ask(state)] if seat == CHANCE else GAME.legal(state, seat)),
        )
    done = state.complete.bit_length() - 1

    refusal = GAME.refusal(state, done, f"back {state.kit.card_ids[0]}")
    assert isinstance(refusal, Refusal)
    assert ("answered", "M4.7") == (refusal.code, refusal.rule)
    assert "you have answered and wait for 2 other players" == refusal.text


@pytest.mark.parametrize("word", ["\U000e0001" * 150, "9" * 150])
def test_however_long_a_move_is_its_reason_is_one_sentence(word: str):
    state = moments(2)[60].clone()
    seat = GAME.deciders(state)[0]
    state.ability[seat] = state.kit.ability_kind.index("exchange")
    for kind in moves.WORDS.values():
        shape = [field.type for field in msgspec.structs.fields(kind)]
        for at in range(len(shape)):
            fields = [1 if one is int else ("x",) if one not in (str, int) else "coins" for one in shape]
            fields[at] = 10**150 if shape[at] is int else (word,) if shape[at] is not str else word
            for due in EXPECTED:
                state.agenda[seat] = ((due, 0, 0),)
                refusal = GAME.refusal(state, seat, kind(*fields))
                assert refusal is not None, kind
                assert len(refusal.text) <= move_laws.LONGEST_REASON, refusal.text
