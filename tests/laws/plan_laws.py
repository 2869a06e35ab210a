"""Laws about plans: what is tried on a copy of the table tells nothing that is hidden, and comes true."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from labrys.core.game import View
from labrys.core.plan import Plan, plan
from labrys.core.registry import AnyGame
from labrys.core.seats import SPECTATOR
from tests.laws.playing import Setting, onlookers, play
from tests.laws.sight_laws import dreaming

LONGEST = 8


def law_a_plan_knows_no_more_than_its_view(game: AnyGame, setting: Setting, seed: int) -> None:
    """A plan is plain data, the same to the last byte in whichever of the view's worlds it is tried."""
    rng, planned = random.Random(seed), 0
    for state in play(game, setting, seed).states(rng, 6):
        for seat in onlookers(setting):
            view = game.view(state, seat)
            moves = some_plan(game, view, rng)
            made = msgspec.json.encode(plan(game, view, moves))
            planned += len(moves)
            for _ in range(2):
                with dreaming(game, rng):
                    again = msgspec.json.encode(plan(game, view, moves))
                assert again == made, f"a plan of seat {seat} depends on what is hidden from it: {moves}"
    assert planned, "nothing can be planned"


def law_a_plan_comes_true(game: AnyGame, setting: Setting, seed: int) -> None:
    """Whoever has to decide alone and plans sees what will be, as long as the turn goes on; a move that is not legal
    is refused for the same reason, and nothing after it is tried."""
    rng = random.Random(seed)
    for state in play(game, setting, seed).states(rng, 15):
        deciders = game.deciders(state)
        if len(deciders) != 1 or deciders[0] < 0:
            continue
        seat = deciders[0]
        view = game.view(state, seat)
        if game.own_turn(view) is None:
            continue
        moves = some_plan(game, view, rng)
        made, world = plan(game, view, moves), state.clone()
        assert {"holds"} >= {step.fate for step in made.steps}, f"a legal move does not hold: {made.steps}"
        done = len(moves) if made.is_open else len(moves) - 1
        for step in made.steps[:done]:
            assert not step.asks_chance, "chance is asked in the middle of a plan"
            game.apply(world, seat, _code(game, world, step.move))
        short = plan(game, view, moves[:done])
        assert short.view == game.view(world, seat), f"after {moves[:done]} the table is another"
        assert short.legal == tuple(game.decode(world, code) for code in game.legal(world, seat))
        assert short.survey == game.survey(game.view(world, seat))
        _check_refusal(game, world, view, moves[:done], rng)


def law_a_turn_is_planned_while_others_play(game: AnyGame, setting: Setting, seed: int) -> None:
    """A seat that does not decide either has nothing to plan or has legal moves, and nothing else changes by it."""
    rng = random.Random(seed)
    for state in play(game, setting, seed).states(rng, 8):
        before = game.position(state)
        for seat in onlookers(setting):
            made = plan(game, game.view(state, seat), ())
            assert (made.view is None) == (not made.is_open) == (not made.legal), "a plan has no beginning"
            assert seat != SPECTATOR or made.view is None, "a spectator plans"
            assert game.deciders(state) or made.view is None, "there is something to plan when the game is over"
        assert game.position(state) == before, "planning has changed the table"


def some_plan(game: AnyGame, view: View, rng: random.Random) -> list[str]:
    """Moves in notation, each legal after those before it, until the plan ends or is long enough."""
    moves: list[str] = []
    made = plan(game, view, moves)
    while made.legal and len(moves) < LONGEST:
        kinds: dict[type, list[Any]] = {}
        for move in made.legal:
            kinds.setdefault(type(move), []).append(move)
        moves.append(game.text(rng.choice(kinds[rng.choice(list(kinds))])))
        made = plan(game, view, moves)
    return moves


def _code(game: AnyGame, world: Any, text: str) -> int:
    code = game.encode(world, game.parse(text))
    assert code is not None, f"{text!r} has no code"
    return code


def _check_refusal(game: AnyGame, world: Any, view: View, moves: list[str], rng: random.Random) -> None:
    """A move that is not legal now, planned after these ones."""
    wrong = rng.choice(["nothing at all", "end end", *moves, "draft red6 build", "end"])
    refusal = game.refusal(world, view.seat, wrong)
    if refusal is None:
        return
    made: Plan = plan(game, view, [*moves, wrong, wrong])
    refused, untried = made.steps[len(moves) :]
    assert (refused.fate, refused.refusal) == ("refused", refusal), f"{wrong!r} is refused for another reason"
    assert (untried.fate, untried.refusal) == ("untried", None)
